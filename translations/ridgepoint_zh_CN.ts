<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Content</name>
    <message>
        <source>Lab 07: Why frameworks run slowly</source>
        <extracomment>lab07.json /title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You measure what it costs to hand work to a GPU, and when that cost decides how fast a model runs.</source>
        <extracomment>lab07.json /summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dispatch tax audit</source>
        <extracomment>lab07.json /acts/0/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imani, ML infrastructure lead</source>
        <extracomment>lab07.json /acts/0/brief/from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our keyword spotter is three times slower than its paper</source>
        <extracomment>lab07.json /acts/0/brief/subject</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Our keyword-spotting model needs three times as long for one forward pass as its paper reports. We use the same weights and the same GPU.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/0</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profiler shows 1,000 kernel launches in each forward pass. Each kernel works on the GPU for 5 µs. Starting one kernel takes the framework about 10 µs.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before we spend money on faster hardware, I want to know where the time goes. Please audit one forward pass and tell me which share of it is arithmetic.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You serve large language models. If launches cost this much here, think about your decoder: at batch 1 it also starts many short kernels for every token.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/cloud</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your control loop has 10 ms. On the edge device a launch costs about 50 µs, so 200 launches alone fill the loop.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/edge</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your glasses show 60 frames per second, which leaves less than 17 ms for each frame. Time spent on launches is missing for translation.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/mobile</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your noise filter has 10 ms and no framework at all. Look at what a framework would cost you for each operation before you wish for one.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/tiny</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel launch</source>
        <extracomment>lab07.json /acts/0/brief/reading/0/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The work of the CPU that prepares one GPU kernel and hands it over. It costs about the same for short and for long kernels.</source>
        <extracomment>lab07.json /acts/0/brief/reading/0/about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <extracomment>lab07.json /acts/0/brief/reading/1/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the time of a forward pass that goes into launches and not into kernels.</source>
        <extracomment>lab07.json /acts/0/brief/reading/1/about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three meters</source>
        <extracomment>lab07.json /acts/0/brief/reading/2/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Math utilization is math time divided by wall time. GPU busy is math and memory time divided by wall time. MFU is useful arithmetic divided by what the device could do in that time. They are different numbers.</source>
        <extracomment>lab07.json /acts/0/brief/reading/2/about</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One forward pass makes 1,000 kernel launches, and each launch waits for the previous kernel to finish. Which share of the wall time is arithmetic?</source>
        <extracomment>lab07.json /acts/0/predictions/0/prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1,000 kernels in one forward pass</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/0</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 µs of arithmetic in each kernel</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/1</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>10 µs for each launch</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/2</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A launch starts only after the previous kernel has finished</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/3</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 90 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/0/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idea behind 90 % is that a launch is a small extra next to the work. That is true when a kernel works for hundreds of microseconds. Here a launch takes twice as long as the kernel it starts.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/0/feedback</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 50 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/1/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idea behind 50 % is that the CPU prepares the next launch while the GPU works, so that only the longer of the two counts. That is how launches overlap by default. In this question each launch waits for the previous kernel, so both times add up.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/1/feedback</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 33 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/2/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You added both times: 5 µs of arithmetic in every 15 µs. Because each launch waits, nothing overlaps.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/2/feedback</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 5 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/3/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idea behind 5 % is that a launch costs far more than such a small kernel. For that, a launch would have to take about 19 times as long as the kernel. Here it takes twice as long.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/3/feedback</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at keyword spotting in eager mode on the cloud GPU.</source>
        <extracomment>lab07.json /acts/0/discoveries/0/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In eager mode, {math_utilization|context=cloud,workload=kws,mode=eager} of the pass is arithmetic. {dispatch_us|context=cloud,workload=kws,mode=eager} of {total_us|context=cloud,workload=kws,mode=eager} goes into launches.</source>
        <extracomment>lab07.json /acts/0/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compile keyword spotting and compare.</source>
        <extracomment>lab07.json /acts/0/discoveries/1/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled, {kernel_count|context=cloud,workload=kws,mode=eager} launches become fewer and larger ones with the same arithmetic. Math utilization rises to {math_utilization|context=cloud,workload=kws,mode=compiled}, and the pass is {speedup_compiled|context=cloud,workload=kws} as fast.</source>
        <extracomment>lab07.json /acts/0/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the GPT-2 layer in eager mode and compiled.</source>
        <extracomment>lab07.json /acts/0/discoveries/2/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPT-2 layer reaches {math_utilization|context=cloud,workload=gpt2,mode=eager} in eager mode. Compiling changes little: {math_utilization|context=cloud,workload=gpt2,mode=compiled}. Its kernels are long, so the launches hardly count.</source>
        <extracomment>lab07.json /acts/0/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give keyword spotting in eager mode a GPU that is at least twice as fast.</source>
        <extracomment>lab07.json /acts/0/discoveries/3/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With a GPU twice as fast, math utilization falls from {math_utilization|context=cloud,workload=kws,mode=eager} to {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}. The pass still gets shorter: {total_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} instead of {total_us|context=cloud,workload=kws,mode=eager}.</source>
        <extracomment>lab07.json /acts/0/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the launches of keyword spotting in eager mode overlap with the kernels.</source>
        <extracomment>lab07.json /acts/0/discoveries/4/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With overlapped launches the CPU runs ahead, and math utilization is {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped} instead of {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=serial}. The launches still set the pace, because each one takes longer than its kernel.</source>
        <extracomment>lab07.json /acts/0/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute: {kernel_count|context=cloud,workload=kws,mode=eager} kernels × {compute_per_kernel_us|context=cloud,workload=kws,mode=eager} = {compute_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispatch: {kernel_count|context=cloud,workload=kws,mode=eager} launches × {launch_us|context=cloud,workload=kws,mode=eager} = {dispatch_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall time: {compute_us|context=cloud,workload=kws,mode=eager} + {dispatch_us|context=cloud,workload=kws,mode=eager} = {total_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Math utilization: {compute_us|context=cloud,workload=kws,mode=eager} ÷ {total_us|context=cloud,workload=kws,mode=eager} = {math_utilization|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {math_utilization|context=cloud,workload=kws,mode=eager} of the pass is arithmetic. For every 5 µs of work the GPU waits 10 µs for the next launch.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/0 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPT-2 layer reaches {math_utilization|context=cloud,workload=gpt2,mode=eager} with no change to the code. It launches only {kernel_count|context=cloud,workload=gpt2,mode=eager} kernels, and each one computes for {compute_per_kernel_us|context=cloud,workload=gpt2,mode=eager}. The same launch cost is spread over much more work.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU twice as fast finishes the 5 µs in {compute_per_kernel_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} and then waits the same 10 µs. Math utilization falls to {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower utilization is not slower. When each launch waits, the pass on the faster GPU is {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=serial,gpu_speed=2} as fast. With overlapped launches it is {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=overlapped,gpu_speed=2} as fast: the launches set the pace, and a faster GPU changes nothing.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/3 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real launches usually overlap. Then the same pass reaches {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped}, which is another answer of your question. That is why the question said that each launch waits.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A faster GPU sometimes shows lower utilization on a small model. Why?</source>
        <extracomment>lab07.json /acts/0/reflections/0/prompt</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faster GPU reaches its power or temperature limit and slows down.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/0/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idea here is that a fast chip gets hot and must slow down. That happens under long, heavy load. A GPU that waits most of the time stays cool, and the effect appears in this model with no power limit at all.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/0/feedback</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faster GPU needs longer to warm up, so the first passes look bad.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/1/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idea here is that the first passes are slow and spoil the average. First passes do cost more, but the effect stays in every later pass. The instrument shows one pass in steady operation, and utilization still falls.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/1/feedback</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute time shrinks while the fixed dispatch cost does not, so dispatch becomes a larger share.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/2/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes. The kernels get shorter and the launches do not. The share of the launches grows, even where the pass as a whole gets shorter.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/2/feedback</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Small models do not fit the memory hierarchy of a faster GPU.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/3/text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The idea here is that a new GPU has other caches and the model no longer fits. A small model fits into the cache of a larger GPU even better. This model has almost no memory time, and utilization falls all the same.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/3/feedback</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One forward pass when each launch waits</source>
        <extracomment>lab07.json /acts/0/formulas/0/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T equals N times the sum of c and l, plus M.</source>
        <extracomment>lab07.json /acts/0/formulas/0/spoken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall time of one forward pass</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/0/meaning
----------
lab07.json /acts/0/formulas/1/terms/3/meaning
----------
lab07.json /acts/0/formulas/2/terms/6/meaning
----------
lab07.json /acts/0/formulas/5/terms/0/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of kernel launches</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/1/meaning
----------
lab07.json /acts/0/formulas/1/terms/1/meaning
----------
lab07.json /acts/0/formulas/2/terms/3/meaning
----------
lab07.json /acts/0/formulas/4/terms/1/meaning
----------
lab07.json /acts/0/formulas/6/terms/2/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>math time of one kernel</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/2/meaning
----------
lab07.json /acts/0/formulas/1/terms/2/meaning
----------
lab07.json /acts/0/formulas/2/terms/4/meaning
----------
lab07.json /acts/0/formulas/4/terms/4/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of one kernel launch</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/3/meaning
----------
lab07.json /acts/0/formulas/3/terms/3/meaning
----------
lab07.json /acts/0/formulas/4/terms/3/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory time that is not hidden behind math</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/4/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Math utilization</source>
        <extracomment>lab07.json /acts/0/formulas/1/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U equals N times c, divided by T.</source>
        <extracomment>lab07.json /acts/0/formulas/1/spoken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>math utilization, the share of wall time that is arithmetic</source>
        <extracomment>lab07.json /acts/0/formulas/1/terms/0/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three meters that are easily confused</source>
        <extracomment>lab07.json /acts/0/formulas/2/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U equals N times c, divided by T. B equals the sum of N times c and M, divided by T. M F U equals F divided by T times R.</source>
        <extracomment>lab07.json /acts/0/formulas/2/spoken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>math utilization</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/0/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU busy: math and memory time count</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/1/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>useful arithmetic as a share of what the device could do</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/2/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory time of the whole pass</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/5/meaning
----------
lab07.json /acts/0/formulas/4/terms/5/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floating-point operations that the result needs</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/7/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peak rate of the device in operations per second</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/8/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same pass after compiling</source>
        <extracomment>lab07.json /acts/0/formulas/3/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T prime equals N times c, plus N prime times l, plus M prime. N prime is the larger of 1 and N times 1 minus rho, rounded. M prime is M times 1 minus phi.</source>
        <extracomment>lab07.json /acts/0/formulas/3/spoken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall time after compiling</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/0/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>math time, which compiling does not change</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/1/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of kernel launches that remain</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/2/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the launches that compiling removes</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/4/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory time that remains</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/5/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the memory time that compiling removes</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/6/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlapped launches in steady operation</source>
        <extracomment>lab07.json /acts/0/formulas/4/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T is about N times the larger of k and l. k equals c plus M divided by N. B equals k divided by the larger of k and l.</source>
        <extracomment>lab07.json /acts/0/formulas/4/spoken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wall time of one forward pass, without the small gaps at the start and between kernels</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/0/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of one kernel, math and memory together</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/2/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU busy: the GPU waits only while a kernel is shorter than a launch</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/6/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass as one CUDA graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T equals t zero, plus t one times N, plus N times k, plus N minus 1 times g.</source>
        <extracomment>lab07.json /acts/0/formulas/5/spoken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of starting the whole graph once</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/1/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU cost for each kernel in the graph, zero here</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/2/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number of kernels in the graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/3/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time of one kernel; a CUDA graph removes launches, not memory traffic</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/4/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gap between two kernels of the graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/5/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU that is s times as fast, when each launch waits</source>
        <extracomment>lab07.json /acts/0/formulas/6/title</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U of s equals N times c over s, divided by the sum of two parts: N times the sum of c over s and l, and M over s.</source>
        <extracomment>lab07.json /acts/0/formulas/6/spoken</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>math utilization on the faster GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/0/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how many times as fast the GPU is; it shortens math and memory time</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/1/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>math time of one kernel on the first GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/3/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of one kernel launch, the same on both</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/4/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory time on the first GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/5/meaning</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One kernel launch costs 5 to 20 µs.</source>
        <extracomment>lab07.json /acts/0/sources/0/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5–20 µs</source>
        <extracomment>lab07.json /acts/0/sources/0/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course text; NVIDIA developer forum, thread 68937; gpt-fast measurements of Llama-2-7B</source>
        <extracomment>lab07.json /acts/0/sources/0/from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch cost is an input of this model, not a result. Plain C++ launches were observed at 4 to 5 µs. Eager PyTorch can need more than 20 µs for each operation, so 20 µs is not an upper limit.</source>
        <extracomment>lab07.json /acts/0/sources/0/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword spotting in eager mode: 33 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/1/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course text</source>
        <extracomment>lab07.json /acts/0/sources/1/from
----------
lab07.json /acts/0/sources/4/from
----------
lab07.json /acts/0/sources/6/from
----------
lab07.json /acts/0/sources/7/from
----------
lab07.json /acts/0/sources/10/from
----------
lab07.json /acts/0/sources/11/from
----------
lab07.json /acts/0/sources/12/from
----------
lab07.json /acts/0/sources/13/from
----------
lab07.json /acts/0/sources/14/from
----------
lab07.json /acts/0/sources/15/from
----------
lab07.json /acts/0/sources/17/from
----------
lab07.json /acts/0/sources/19/from
----------
lab07.json /acts/0/sources/20/from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is exact when each launch waits for the previous kernel and the tensors stay in the cache, so that there is no memory time.</source>
        <extracomment>lab07.json /acts/0/sources/1/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>33 % is what CUDA gives for 5 µs kernels and 10 µs launches.</source>
        <extracomment>lab07.json /acts/0/sources/2/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course text, taken as a fact about CUDA</source>
        <extracomment>lab07.json /acts/0/sources/2/from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By default CUDA launches do not wait. With a launch queue the CPU runs ahead, and the same pass reaches half. Set the launch model to overlapped to see it.</source>
        <extracomment>lab07.json /acts/0/sources/2/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launches run ahead of the GPU until about 1,000 are waiting.</source>
        <extracomment>lab07.json /acts/0/sources/3/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>about 1,000</source>
        <extracomment>lab07.json /acts/0/sources/3/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA developer forum, thread 68937; Stack Overflow, question 53970187</source>
        <extracomment>lab07.json /acts/0/sources/3/from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exact depth is not documented. The model uses a queue of 1,024 launches and a gap of 1 µs between kernels; both are assumptions.</source>
        <extracomment>lab07.json /acts/0/sources/3/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword spotting compiled: 60 to 70 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/4/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling removes three of four launches. That share was chosen so that the figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/4/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half as many launches bring keyword spotting to 67 %.</source>
        <extracomment>lab07.json /acts/0/sources/5/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 % fewer launches</source>
        <extracomment>lab07.json /acts/0/sources/5/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course notebook</source>
        <extracomment>lab07.json /acts/0/sources/5/from
----------
lab07.json /acts/0/sources/8/from
----------
lab07.json /acts/0/sources/9/from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With half of the launches, compute and dispatch are equally long, which gives exactly 50 %. For 67 % three of four launches must go.</source>
        <extracomment>lab07.json /acts/0/sources/5/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling makes keyword spotting 40 % faster and brings it from 33 % to 67 %.</source>
        <extracomment>lab07.json /acts/0/sources/6/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling does not change the arithmetic, so utilization and speed grow by the same factor. From 33 % to 67 % is twice as fast; 40 % faster would end at 47 %.</source>
        <extracomment>lab07.json /acts/0/sources/6/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU is busy for less than 1 % of the time, or for 1 to 5 %, in keyword spotting.</source>
        <extracomment>lab07.json /acts/0/sources/7/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It contradicts the 33 % in the same text. The model comes to about 5 % when the same work is cut into 10,000 kernels; for 1 % a launch must take 99 times as long as a kernel.</source>
        <extracomment>lab07.json /acts/0/sources/7/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword spotting has an arithmetic intensity of 0.1, so its 5 ms of math need 50 ms of memory time.</source>
        <extracomment>lab07.json /acts/0/sources/8/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>50 ms</source>
        <extracomment>lab07.json /acts/0/sources/8/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A time divided by an arithmetic intensity has no physical meaning. The tensors of this model fit into the cache, so its memory time is close to zero.</source>
        <extracomment>lab07.json /acts/0/sources/8/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The notebook&apos;s formula for compiled utilization.</source>
        <extracomment>lab07.json /acts/0/sources/9/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to 339 %</source>
        <extracomment>lab07.json /acts/0/sources/9/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It scales the wall time and leaves the math time as it was, so it can exceed 100 %. Math time and wall time must belong to the same pass.</source>
        <extracomment>lab07.json /acts/0/sources/9/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPT-2 layer in eager mode: about 90 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/10/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory time of the layer was chosen so that this figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/10/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPT-2 layer compiled: about 92 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/11/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of memory time that compiling removes was chosen so that this figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/11/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling a GPT-2 layer gains little.</source>
        <extracomment>lab07.json /acts/0/sources/12/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimal</source>
        <extracomment>lab07.json /acts/0/sources/12/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its kernels are long, so there is little launch time to remove.</source>
        <extracomment>lab07.json /acts/0/sources/12/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling ResNet-50 raises its throughput from 1,450 to 2,150 images per second.</source>
        <extracomment>lab07.json /acts/0/sources/13/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2,150 img/s</source>
        <extracomment>lab07.json /acts/0/sources/13/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds for batch 32 and when each launch waits. Memory time and its saving were chosen so that both figures fit; the memory time also stands for everything that is not modelled.</source>
        <extracomment>lab07.json /acts/0/sources/13/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-50 gains from compiling because launches disappear.</source>
        <extracomment>lab07.json /acts/0/sources/14/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With overlapped launches the GPU is busy almost all the time already in eager mode. Fewer launches can&apos;t help a GPU that never waits; the gain is memory traffic.</source>
        <extracomment>lab07.json /acts/0/sources/14/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling makes models more than 30 % faster.</source>
        <extracomment>lab07.json /acts/0/sources/15/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds for keyword spotting and for ResNet-50, whose figure stands here. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/0/sources/15/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling makes transformers 1.3 to 2 times as fast.</source>
        <extracomment>lab07.json /acts/0/sources/16/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course text; PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/0/sources/16/from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layer modelled here has 20 long kernels and can&apos;t gain that much. Gains of this size need many short kernels or much memory traffic to remove.</source>
        <extracomment>lab07.json /acts/0/sources/16/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling one giant matrix product gains nearly nothing.</source>
        <extracomment>lab07.json /acts/0/sources/17/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>near zero</source>
        <extracomment>lab07.json /acts/0/sources/17/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is one launch of 10 µs beside 200 ms of math, and none can be removed.</source>
        <extracomment>lab07.json /acts/0/sources/17/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CUDA graph cuts a step of 80 kernels from 260 to 70 µs.</source>
        <extracomment>lab07.json /acts/0/sources/18/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>260 → 70 µs</source>
        <extracomment>lab07.json /acts/0/sources/18/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA.jl documentation, CUDA graphs</source>
        <extracomment>lab07.json /acts/0/sources/18/from</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The example bounds the cost of each replayed kernel at 0.875 µs. Starting the graph costs 3.5 µs in this model, as measured there; the gap of 0.5 µs between kernels is an assumption inside that bound. The figure is for keyword spotting.</source>
        <extracomment>lab07.json /acts/0/sources/18/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU twice as fast lowers the utilization of a small model.</source>
        <extracomment>lab07.json /acts/0/sources/19/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower</source>
        <extracomment>lab07.json /acts/0/sources/19/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds for serial and for overlapped launches. What follows differs: with serial launches the pass gets shorter, with overlapped launches it does not.</source>
        <extracomment>lab07.json /acts/0/sources/19/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On an edge device dispatch takes a larger share.</source>
        <extracomment>lab07.json /acts/0/sources/20/claim</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>larger share</source>
        <extracomment>lab07.json /acts/0/sources/20/value</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It holds only while the edge GPU is taken to be as fast as the cloud GPU; then math utilization falls far below its value in the cloud. If math and memory time grow with the slower hardware, the figure is the one shown here: a slower GPU dilutes the dispatch overhead.</source>
        <extracomment>lab07.json /acts/0/sources/20/reason</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager</source>
        <extracomment>compilation.json /stages/0/name
----------
tracks.json /edge_modes/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Python is the program.</source>
        <extracomment>compilation.json /stages/0/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The five judgements of flexibility are assumed.</source>
        <extracomment>compilation.json /stages/0/assumptions/judgements
----------
compilation.json /stages/4/assumptions/judgements</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>compilation.json /stages/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Records one path and silently drops the other.</source>
        <extracomment>compilation.json /stages/1/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch factor, the share of gains and the judgements of this stage are assumed.</source>
        <extracomment>compilation.json /stages/1/assumptions/*
----------
compilation.json /stages/2/assumptions/*
----------
compilation.json /stages/3/assumptions/*
----------
compilation.json /stages/5/assumptions/*
----------
compilation.json /stages/6/assumptions/*</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Script</source>
        <extracomment>compilation.json /stages/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A typed subset of Python that keeps branches.</source>
        <extracomment>compilation.json /stages/2/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FX</source>
        <extracomment>compilation.json /stages/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tool that rewrites graphs. Branches on values raise an error, and the output is Python.</source>
        <extracomment>compilation.json /stages/3/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch.compile</source>
        <extracomment>compilation.json /stages/4/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Falls back to Python by graph breaks and guards.</source>
        <extracomment>compilation.json /stages/4/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <extracomment>compilation.json /stages/5/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Python, and shapes are declared.</source>
        <extracomment>compilation.json /stages/5/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bare metal</source>
        <extracomment>compilation.json /stages/6/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A static memory plan and plain function calls.</source>
        <extracomment>compilation.json /stages/6/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it: the whole frame runs eagerly</source>
        <extracomment>compilation.json /surgery_options/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it: a resumable graph break</source>
        <extracomment>compilation.json /surgery_options/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The added code size is assumed.</source>
        <extracomment>compilation.json /surgery_options/1/assumptions/extra_flash_bytes
----------
compilation.json /surgery_options/2/assumptions/extra_flash_bytes
----------
compilation.json /surgery_options/3/assumptions/extra_flash_bytes
----------
compilation.json /surgery_options/5/assumptions/extra_flash_bytes
----------
compilation.json /surgery_options/6/assumptions/extra_flash_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute both branches and select</source>
        <extracomment>compilation.json /surgery_options/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The loss of readability is a judgement.</source>
        <extracomment>compilation.json /surgery_options/2/assumptions/readability_cost
----------
compilation.json /surgery_options/3/assumptions/readability_cost
----------
compilation.json /surgery_options/4/assumptions/readability_cost
----------
compilation.json /surgery_options/5/assumptions/readability_cost
----------
compilation.json /surgery_options/6/assumptions/readability_cost</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Structured control flow in the graph</source>
        <extracomment>compilation.json /surgery_options/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symbolic shapes</source>
        <extracomment>compilation.json /surgery_options/4/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide before the graph runs</source>
        <extracomment>compilation.json /surgery_options/5/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One custom operation</source>
        <extracomment>compilation.json /surgery_options/6/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language model on one of eight H100</source>
        <extracomment>compilation.json /scenarios/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All inputs of this scenario are assumed.</source>
        <extracomment>compilation.json /scenarios/0/assumptions/*
----------
compilation.json /scenarios/1/assumptions/*
----------
compilation.json /scenarios/2/assumptions/*
----------
compilation.json /scenarios/3/assumptions/*</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control loop on a Jetson Orin NX</source>
        <extracomment>compilation.json /scenarios/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translation on a phone processor</source>
        <extracomment>compilation.json /scenarios/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noise suppression on a microcontroller</source>
        <extracomment>compilation.json /scenarios/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA A100 80 GB SXM</source>
        <extracomment>devices.json /devices/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA A100 80 GB</source>
        <extracomment>devices.json /devices/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA H100 SXM5</source>
        <extracomment>devices.json /devices/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA Jetson Orin NX 16 GB</source>
        <extracomment>devices.json /devices/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The peak of the GPU part is worked out from 32 tensor cores at 0.918 GHz. No data sheet confirms it.</source>
        <extracomment>devices.json /devices/3/assumptions/dense_flops</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sparse peak is twice a dense peak that no data sheet confirms.</source>
        <extracomment>devices.json /devices/3/assumptions/sparse_flops</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phone neural processor</source>
        <extracomment>devices.json /devices/4/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The peak of 10 TOPS comes from the course only. It belongs to no named product.</source>
        <extracomment>devices.json /devices/4/assumptions/dense_flops</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory size is a typical phone, not a named product.</source>
        <extracomment>devices.json /devices/4/assumptions/ram_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microcontroller, Cortex-M4F class at 48 MHz</source>
        <extracomment>devices.json /devices/5/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four operations and four bytes per cycle are a nominal figure for this class of core. They are not measured.</source>
        <extracomment>devices.json /devices/5/assumptions/*</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword spotting</source>
        <extracomment>dispatch.json /workloads/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests</source>
        <extracomment>dispatch.json /workloads/0/throughput_unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of peak that a kernel reaches while it runs is not known. One half is assumed for every workload.</source>
        <extracomment>dispatch.json /workloads/0/assumptions/math_efficiency
----------
dispatch.json /workloads/1/assumptions/math_efficiency
----------
dispatch.json /workloads/2/assumptions/math_efficiency
----------
dispatch.json /workloads/3/assumptions/math_efficiency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <extracomment>dispatch.json /workloads/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>images</source>
        <extracomment>dispatch.json /workloads/1/throughput_unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory time is one lumped fit. It stands for memory and everything else that is not modelled, and is larger than a plain count of the traffic.</source>
        <extracomment>dispatch.json /workloads/1/assumptions/memory_us</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A batch of 32 is the natural size at which the published rates fit the model.</source>
        <extracomment>dispatch.json /workloads/1/assumptions/batch</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPT-2 layer</source>
        <extracomment>dispatch.json /workloads/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layer passes</source>
        <extracomment>dispatch.json /workloads/2/throughput_unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One giant matrix multiply</source>
        <extracomment>dispatch.json /workloads/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiplies</source>
        <extracomment>dispatch.json /workloads/3/throughput_unit</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloud</source>
        <extracomment>dispatch.json /contexts/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA A100 80 GB, 312 TFLOP/s FP16 dense, 2.0 TB/s</source>
        <extracomment>dispatch.json /contexts/0/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge</source>
        <extracomment>dispatch.json /contexts/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jetson Orin NX 16 GB, 15.04 TFLOP/s FP16 dense, 102.4 GB/s</source>
        <extracomment>dispatch.json /contexts/1/summary</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The launch cost of 50 µs comes from the course only. No measurement was found for it.</source>
        <extracomment>dispatch.json /contexts/1/assumptions/launch_us</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Developers observe that about 1,000 launches may wait. The exact depth is not documented.</source>
        <extracomment>dispatch.json /dispatch/assumptions/queue_depth</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pause between two kernels of a stream is assumed. No GPU was available to measure it.</source>
        <extracomment>dispatch.json /dispatch/assumptions/stream_gap_us</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A measurement bounds the time per replayed kernel. The pause inside that bound is a choice.</source>
        <extracomment>dispatch.json /dispatch/assumptions/graph_gap_us</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel is taken to be shorter than 2 µs. The limit is assumed, not measured.</source>
        <extracomment>dispatch.json /dispatch/assumptions/shortest_kernel_us</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library kernels</source>
        <extracomment>fusion.json /granularities/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dropout in steps</source>
        <extracomment>fusion.json /granularities/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Primitive operations</source>
        <extracomment>fusion.json /granularities/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inference: no dropout</source>
        <extracomment>fusion.json /granularities/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One fused kernel</source>
        <extracomment>fusion.json /granularities/4/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One fused kernel, inference</source>
        <extracomment>fusion.json /granularities/5/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights and bias are scalars or one value per channel</source>
        <extracomment>fusion.json /conventions/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights and bias are full tensors</source>
        <extracomment>fusion.json /conventions/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the round trips of the three intermediates</source>
        <extracomment>fusion.json /conventions/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply and add are one kernel already</source>
        <extracomment>fusion.json /conventions/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cloud</source>
        <extracomment>tracks.json /tracks/0/key
----------
tracks.json /tracks/0/context
----------
tracks.json /tracks/0/scenario</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloud Titan</source>
        <extracomment>tracks.json /tracks/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You design the serving of large language models.</source>
        <extracomment>tracks.json /tracks/0/persona</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach the highest serving throughput for Llama-3-70B.</source>
        <extracomment>tracks.json /tracks/0/goal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Python ceiling: at small batches, eager launch overhead keeps an H100 idle.</source>
        <extracomment>tracks.json /tracks/0/crisis</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H100_SXM5</source>
        <extracomment>tracks.json /tracks/0/device</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>edge</source>
        <extracomment>tracks.json /tracks/1/key
----------
tracks.json /tracks/1/context
----------
tracks.json /tracks/1/scenario
----------
tracks.json /tracks/2/context
----------
tracks.json /tracks/3/context</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edge Guardian</source>
        <extracomment>tracks.json /tracks/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead safety for an autonomous vehicle.</source>
        <extracomment>tracks.json /tracks/1/persona</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep a control loop within 10 ms, every time.</source>
        <extracomment>tracks.json /tracks/1/goal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The jitter tax: garbage collection and eager dispatch make the slowest 1 % of loops miss the deadline.</source>
        <extracomment>tracks.json /tracks/1/crisis</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ORIN_NX_16</source>
        <extracomment>tracks.json /tracks/1/device</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mobile</source>
        <extracomment>tracks.json /tracks/2/key
----------
tracks.json /tracks/2/scenario</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mobile Nomad</source>
        <extracomment>tracks.json /tracks/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You develop for augmented-reality glasses.</source>
        <extracomment>tracks.json /tracks/2/persona</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translate at 60 frames per second within the energy budget.</source>
        <extracomment>tracks.json /tracks/2/goal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fusion gap: unfused kernels spend the energy budget on moving intermediates through DRAM.</source>
        <extracomment>tracks.json /tracks/2/crisis</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MOBILE_NPU</source>
        <extracomment>tracks.json /tracks/2/device</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiny</source>
        <extracomment>tracks.json /tracks/3/key
----------
tracks.json /tracks/3/scenario</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiny Pioneer</source>
        <extracomment>tracks.json /tracks/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead the development of a hearing device.</source>
        <extracomment>tracks.json /tracks/3/persona</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suppress noise in less than 10 ms and with less than 1 mW.</source>
        <extracomment>tracks.json /tracks/3/goal</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Binary bloat: a full framework does not fit, so you weigh an interpreter against bare metal.</source>
        <extracomment>tracks.json /tracks/3/crisis</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MCU_M4F_48</source>
        <extracomment>tracks.json /tracks/3/device</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count of eager kernels per layer is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/kernels_per_layer</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count of kernels outside the layers is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/kernels_extra</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The time of one exchange between GPUs is assumed to be 8 µs.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/collective_us</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of peak that matrix products reach is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/compute_efficiency</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of launches that compiling removes is assumed to be that of keyword spotting.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/rho</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One miss in a million loops is an assumed safety target.</source>
        <extracomment>tracks.json /edge_loop/assumptions/miss_target</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share of the loop for sensing and acting is assumed.</source>
        <extracomment>tracks.json /edge_loop/assumptions/sensor_ms</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The spread of GPU times is assumed.</source>
        <extracomment>tracks.json /edge_loop/assumptions/gpu_variation</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch cost, launch spread and math time of the loop are assumed.</source>
        <extracomment>tracks.json /edge_modes/0/assumptions/*
----------
tracks.json /edge_modes/1/assumptions/*
----------
tracks.json /edge_modes/2/assumptions/*
----------
tracks.json /edge_modes/3/assumptions/*
----------
tracks.json /edge_modes/4/assumptions/*</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of garbage collection is measured. How often it and the other delays occur is assumed.</source>
        <extracomment>tracks.json /edge_modes/0/assumptions/events
----------
tracks.json /edge_modes/2/assumptions/events</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager, garbage collector frozen</source>
        <extracomment>tracks.json /edge_modes/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the system interrupts the loop is assumed.</source>
        <extracomment>tracks.json /edge_modes/1/assumptions/events
----------
tracks.json /edge_modes/3/assumptions/events
----------
tracks.json /edge_modes/4/assumptions/events</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled, garbage collector on</source>
        <extracomment>tracks.json /edge_modes/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA graphs, garbage collector frozen</source>
        <extracomment>tracks.json /edge_modes/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled C++ on a real-time kernel</source>
        <extracomment>tracks.json /edge_modes/4/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sizes, counts and efficiency of this frame are assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/*</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>36 pJ per byte is a figure for recent low-power memory that is not confirmed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/pj_per_dram_byte</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 pJ per operation is assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/pj_per_op</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget spreads the battery over two hours. The two hours are assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/power_budget_w</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operations per hop are assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/ops</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate is worked out from a published model at 216 MHz. The clock and the count of operations are not confirmed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/ops_per_cycle</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the application is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/app_flash_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of the application is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/app_ram_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the weights is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/weight_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The working memory of the model is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/arena_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The count of kernels in the model is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/kernels</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PyTorch</source>
        <extracomment>tracks.json /runtimes/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of this runtime is assumed.</source>
        <extracomment>tracks.json /runtimes/0/assumptions/*</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TensorFlow Lite, full</source>
        <extracomment>tracks.json /runtimes/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size and the 4 % overhead of this runtime are assumed.</source>
        <extracomment>tracks.json /runtimes/1/assumptions/*</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ExecuTorch</source>
        <extracomment>tracks.json /runtimes/2/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 4 % overhead of the interpreter is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/overhead
----------
tracks.json /runtimes/3/assumptions/overhead</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of one kernel is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/flash_per_kernel_bytes
----------
tracks.json /runtimes/3/assumptions/flash_per_kernel_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of the interpreter is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/ram_bytes
----------
tracks.json /runtimes/3/assumptions/ram_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TensorFlow Lite Micro</source>
        <extracomment>tracks.json /runtimes/3/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled C</source>
        <extracomment>tracks.json /runtimes/4/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The size of the generated code is assumed.</source>
        <extracomment>tracks.json /runtimes/4/assumptions/*</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3 8B</source>
        <extracomment>transformers.json /transformers/0/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3 70B</source>
        <extracomment>transformers.json /transformers/1/name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 GB of each device is taken to be kept by the driver and the framework.</source>
        <extracomment>transformers.json /serving/assumptions/reserve_bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::AssumptionMark</name>
    <message>
        <source>assumption</source>
        <extracomment>A mark beside a value that is assumed, not measured. As short as possible.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumption</source>
        <extracomment>Spoken name of the assumption mark; %1 is the name of the value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumption: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::CanvasText</name>
    <message>
        <source>From %1 to %2</source>
        <comment>Title of a value axis that has only a range. %1 and %2 are values with their units.</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <comment>Title of a value axis. %1: what it measures, %2 and %3: its ends, with their units.</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::DispatchTax</name>
    <message>
        <source>Math utilization</source>
        <extracomment>share of wall time in which the GPU does useful arithmetic</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>share of wall time in which a kernel is on the GPU, for math or for memory</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU</source>
        <extracomment>abbreviation of model FLOP utilization: useful operations against the peak of the device</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of kernel compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of dispatch overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of memory transfer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernels launched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute per kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dispatch per kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up by compiling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up by a CUDA graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up over eager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed-up by the faster GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Math utilization on the GPU at 1×</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Math utilization of KWS, eager</source>
        <extracomment>KWS: keyword spotting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Math utilization of KWS, compiled</source>
        <extracomment>KWS: keyword spotting</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>two whole sentences after one another</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eager</source>
        <extracomment>execution mode: the framework launches every operation by itself</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>execution mode: a compiler has fused operations into fewer kernels</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <extracomment>execution mode: a recorded graph of kernels is replayed by one launch; CUDA is a product name</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serial</source>
        <extracomment>launch model: each launch waits for the previous kernel</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overlapped</source>
        <extracomment>launch model: launches run ahead of the kernels through a queue</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <extracomment>scale of the chart</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Percent of the pass</source>
        <extracomment>scale of the chart</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course convention</source>
        <extracomment>math on the edge device takes as long as on the cloud device, as in the course text</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled to the device</source>
        <extracomment>math on the edge device takes longer, as its peak is lower</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model whose forward pass you look at. It brings its own kernel count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Execution mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pass that the meters and the timeline show. The chart always shows all three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launch model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Serial: each launch waits for the previous kernel. Overlapped: launches run ahead through a launch queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same total work, cut into this many kernels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time that the host needs for one kernel launch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A faster GPU shortens math and memory time. Launching stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Math on the edge device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Course convention: math takes as long as in the cloud. Scaled to the device: math and memory take longer, as this device has a lower peak and less bandwidth.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel shorter than %1</source>
        <extracomment>a switch; %1 is a duration</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A very small kernel still keeps the GPU occupied for this long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the bars in milliseconds, or each as 100 % of its own pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 kernel(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::Format</name>
    <message>
        <source>never</source>
        <extracomment>instead of a number that is infinite, e.g. a time that will never come</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not defined</source>
        <extracomment>instead of a number that does not exist, e.g. zero divided by zero</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a percentage; %1 is the number, %2 the percent sign. Use your language&apos;s order and spacing.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>a ratio, as in &quot;1.20× faster&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <extracomment>a rate per second; %1 is the number, %2 what is counted, e.g. &quot;1,450 img/s&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 µs</source>
        <extracomment>microseconds, short form</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>milliseconds, short form</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds, short form</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>minutes, short form</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>hours, short form</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <extracomment>days; %1 is the number and may have decimals, so %n is not used in the text</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 B</source>
        <extracomment>%1 is a number of bytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kB</source>
        <extracomment>%1 is a number of kilobytes (1,000 bytes)</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GB</source>
        <extracomment>%1 is a number of gigabytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 TB</source>
        <extracomment>%1 is a number of terabytes</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::HudItems</name>
    <message>
        <source>not yet (%1)</source>
        <extracomment>Status strip: a value that is not known yet; %1 is where it will come from, such as &quot;Act 2&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not yet. %2</source>
        <extracomment>Screen reader, status strip: title, and a sentence on where the value will come from.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Screen reader, status strip: title and value.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Status strip: where the model runs, cloud or edge.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Status strip: the persona with one goal that the learner has chosen.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a track in the toolbar.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal reached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track %1: goal reached. %2</source>
        <extracomment>Screen reader, status strip: name of the track, then the figure that decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track %1: goal missed. %2</source>
        <extracomment>Screen reader, status strip: name of the track, then the figure that decides.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act %1</source>
        <extracomment>Status strip: number of the act.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>Status strip: steps done, of all steps of the act.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 of %3 steps done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fusion</source>
        <extracomment>Status strip: kernel fusion.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Act 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You decide it in Act 2, in the fusion explorer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>Status strip: kernel fusion is on or off.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compiling pays</source>
        <extracomment>Status strip: whether the time spent compiling is won back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It comes from the break-even timeline of Act 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ yes</source>
        <extracomment>Status strip, answer to &quot;Compiling pays&quot;. The sign stands for gain or loss.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>− no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even</source>
        <extracomment>Status strip: after how many inferences compiling is paid back.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 inferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KWS utilization</source>
        <extracomment>Status strip: math utilization of the keyword-spotting model.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is measured when you run keyword spotting in the Explore step of Act 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>Status strip: utilization in eager mode, then compiled. The arrow points in reading direction.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keyword spotting, math utilization: eager %1, compiled %2</source>
        <extracomment>Screen reader, status strip.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::HudStrip</name>
    <message>
        <source>; </source>
        <extracomment>Separates entries of the status strip when a screen reader says all of it.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status strip</source>
        <extracomment>Screen reader: name of the strip at the window&apos;s foot that sums up the learner&apos;s design.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::InputCheck</name>
    <message>
        <source>%1 has no choice named %2; choose one of: %3.</source>
        <extracomment>%1 is the name of a control, %2 what was given, %3 a list of choices</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is a switch and cannot be set to %2; turn it on or off.</source>
        <extracomment>%1 is the name of a control, %2 what was given</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 needs a number instead of %2; enter one from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 what was given, %3 and %4 the ends of its range</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2; choose a value from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 the value given, %3 and %4 the ends of its range</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes whole numbers only, not %2; choose one from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 the value given, %3 and %4 the ends of its range</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::Instrument</name>
    <message>
        <source>There is no control named %1 in this instrument. Choose one of those on the page.</source>
        <extracomment>%1 is the untranslated name of a control</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::JsonProblem</name>
    <message>
        <source>the property %1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the property %1 is not known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value has the wrong type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value is not one of those allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text does not have the required form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are fewer than %1 entries or characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are more than %1 entries or characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number is greater than %1 allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number is smaller than %1 allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the list holds the same entry twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the value does not fit the schema</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 file name, %2 reason such as &quot;the property title is missing&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, at %2: %3.</source>
        <extracomment>%1 file name, %2 JSON pointer such as /acts/0/title, %3 reason such as &quot;the property title is missing&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the property %1 is given twice in one object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this is not JSON; the first fault is in line %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value can&apos;t be represented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the schema itself is faulty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::LabLoader</name>
    <message>
        <source>the schema for labs is missing from the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <extracomment>a reason inside a sentence; %1 is what the system said</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::Notice</name>
    <message>
        <source>Note: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <extracomment>Closes a message bar.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::NoticeArea</name>
    <message>
        <source>Save session as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notices</source>
        <extracomment>Screen reader: name of the area for messages under the toolbar.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::Placeholders</name>
    <message>
        <source>a brace of a figure placeholder has no partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the figure placeholder %1 is malformed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::ResultTable</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a value in a table and a remark on it, read aloud: &quot;33.3 %, poor: below 40 %&quot;</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a table cell read aloud: row, column: value</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::RuleCheck</name>
    <message>
        <source>the id %1 is used twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the instrument has no figure %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the instrument has no input %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the input %1 has no choice %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a single-choice question needs options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the option needs a value, because the question is held against a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a numeric question needs a minimum below its maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a numeric question needs a figure that it is held against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no instrument %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a reflection must be a single-choice question</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::SettingText</name>
    <message>
        <source>Context</source>
        <extracomment>Toolbar: where the model runs, cloud or edge.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workload</source>
        <extracomment>Toolbar: the model whose forward pass is looked at.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Toolbar: a persona with one goal that the learner follows.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Toolbar: colours of the window.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Context</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Track</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>In the toolbar while the learner has not chosen a track.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::ShortcutRegistry</name>
    <message>
        <source>Everywhere</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the list of acts and steps</source>
        <extracomment>Heading in the keyboard help: the sidebar.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the status strip</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a slider</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a chart or meter</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the launch timeline, as well</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Separates alternative keys: &quot;Ctrl+O or F3&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this list of keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next part of the window: controls, steps, page, status strip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous part of the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the session to a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue from a saved file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text at 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close Ridgepoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move through acts and steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the step, or hear why it is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the previous or next entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the whole strip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the value by one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the value by a large step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest or largest value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go into the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the points of the chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous or next point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous or next series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First or last point of the series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the keys of this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in or out</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::Sidebar</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Acts and steps</source>
        <extracomment>Screen reader: name of the sidebar.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the names of the steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::StepText</name>
    <message>
        <source>Brief</source>
        <extracomment>First step of an act: a colleague describes a problem.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict</source>
        <extracomment>Second step of an act: the learner answers a question before seeing anything.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore</source>
        <extracomment>Third step of an act: the learner uses the instrument.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reveal</source>
        <extracomment>Fourth step of an act: the prediction beside the true figure.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reflect</source>
        <extracomment>Last step of an act: questions about what was learned.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <extracomment>State of a step: it can&apos;t be opened yet.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>State of a step: it can be worked on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a step: finished.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish the act “%1” first</source>
        <extracomment>Why a step is locked; %1 is the title of an act.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read the brief first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commit your prediction first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>make the discoveries first, or skip them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>see the reveal first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, locked: %2</source>
        <extracomment>Screen reader, one entry of the step list: name of the step, then why it is locked.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, current step</source>
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <extracomment>Screen reader: title of an act, then how many of its five steps are done.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::TextBlock</name>
    <message>
        <source>Level %1</source>
        <extracomment>Spoken after a heading; %1 is 1 for the page&apos;s heading, 2 for a section&apos;s, and so on.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::Theme</name>
    <message>
        <source>Like the system</source>
        <extracomment>A colour theme: whatever the desktop uses.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A colour theme.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A colour theme.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A colour theme.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::TimelineLayout</name>
    <message>
        <source>%1–%2</source>
        <extracomment>Label of a merged bar, from one kernel&apos;s number to another&apos;s: &quot;13–16&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle %1</source>
        <extracomment>Label in a gap between two kernels; %1 is a duration.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::TopBar</name>
    <message>
        <source>Controls</source>
        <extracomment>Screen reader: name of the row of controls at the window&apos;s top.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presenter mode: all steps open, nothing is saved</source>
        <extracomment>Permanent badge while a lecturer projects the program.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::TrackVerdicts</name>
    <message>
        <source>Act 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict needs your choice of fusion, which you make in Act 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict needs your choice of runtime, which you make in Act 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict needs an execution mode, which you choose in the Explore step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU busy %1, at least %2 needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The verdict comes from the later acts.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::UtilizationMeter</name>
    <message>
        <source>%1, at or above the %2 mark</source>
        <extracomment>Spoken value of a meter. %1: its value, %2: the threshold, both as percentages.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, below the %2 mark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rp::ValueSlider</name>
    <message>
        <source>%1, exact value</source>
        <extracomment>Name of the field beside a slider; %1 is what the slider sets.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: type a number from %2 to %3.</source>
        <extracomment>%1 is a control&apos;s name, %2 and %3 the limits with their unit.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Content</name>
    <message>
        <source>Lab 07: Why frameworks run slowly</source>
        <extracomment>lab07.json /title</extracomment>
        <translation>实验 07：框架为什么慢</translation>
    </message>
    <message>
        <source>You measure what it costs to hand work to a GPU, and when that cost decides how fast a model runs.</source>
        <extracomment>lab07.json /summary</extracomment>
        <translation>你将测量把工作交给 GPU 要付出多少代价，并弄清这个代价什么时候决定模型的快慢。</translation>
    </message>
    <message>
        <source>The dispatch tax audit</source>
        <extracomment>lab07.json /acts/0/title</extracomment>
        <translation>分派税审计</translation>
    </message>
    <message>
        <source>Imani, ML infrastructure lead</source>
        <extracomment>lab07.json /acts/0/brief/from</extracomment>
        <translation>Imani，机器学习基础设施负责人</translation>
    </message>
    <message>
        <source>Our keyword spotter is three times slower than its paper</source>
        <extracomment>lab07.json /acts/0/brief/subject</extracomment>
        <translation>我们的关键词识别：用时是论文的三倍</translation>
    </message>
    <message>
        <source>Our keyword-spotting model needs three times as long for one forward pass as its paper reports. We use the same weights and the same GPU.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/0</extracomment>
        <translation>我们的关键词识别模型做一次前向传播（forward pass），用时是论文报告的三倍。权重相同，GPU 也相同。</translation>
    </message>
    <message>
        <source>The profiler shows 1,000 kernel launches in each forward pass. Each kernel works on the GPU for 5 µs. Starting one kernel takes the framework about 10 µs.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/1</extracomment>
        <translation>性能分析器显示，每次前向传播有 1,000 次内核启动（kernel launch）。每个内核（kernel）在 GPU 上工作 5 µs。框架启动一个内核约需 10 µs。</translation>
    </message>
    <message>
        <source>Before we spend money on faster hardware, I want to know where the time goes. Please audit one forward pass and tell me which share of it is arithmetic.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/2</extracomment>
        <translation>在花钱买更快的硬件之前，我想知道时间花在了哪里。请审计一次前向传播，告诉我其中有多大比例是算术运算。</translation>
    </message>
    <message>
        <source>You serve large language models. If launches cost this much here, think about your decoder: at batch 1 it also starts many short kernels for every token.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/cloud</extracomment>
        <translation>你为大语言模型提供推理服务。如果启动在这里就占了这么多时间，请想想你的解码器：批次大小为 1 时，每生成一个词元，它同样要启动许多短内核。</translation>
    </message>
    <message>
        <source>Your control loop has 10 ms. On the edge device a launch costs about 50 µs, so 200 launches alone fill the loop.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/edge</extracomment>
        <translation>你的控制循环有 10 ms。在边缘设备上，一次启动约需 50 µs，所以单是 200 次启动就占满整个循环。</translation>
    </message>
    <message>
        <source>Your glasses show 60 frames per second, which leaves less than 17 ms for each frame. Time spent on launches is missing for translation.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/mobile</extracomment>
        <translation>你的眼镜每秒显示 60 帧，每帧不到 17 ms。花在启动上的时间，翻译就用不上了。</translation>
    </message>
    <message>
        <source>Your noise filter has 10 ms and no framework at all. Look at what a framework would cost you for each operation before you wish for one.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/tiny</extracomment>
        <translation>你的降噪程序有 10 ms 可用，而且完全没有框架。想用框架之前，先看看它会让每个运算多付出多少。</translation>
    </message>
    <message>
        <source>Kernel launch</source>
        <extracomment>lab07.json /acts/0/brief/reading/0/title</extracomment>
        <translation>内核启动（kernel launch）</translation>
    </message>
    <message>
        <source>The work of the CPU that prepares one GPU kernel and hands it over. It costs about the same for short and for long kernels.</source>
        <extracomment>lab07.json /acts/0/brief/reading/0/about</extracomment>
        <translation>CPU 准备一个 GPU 内核并把它交给 GPU 的工作。内核无论长短，这项开销大致相同。</translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <extracomment>lab07.json /acts/0/brief/reading/1/title</extracomment>
        <translation>分派开销（dispatch overhead）</translation>
    </message>
    <message>
        <source>All the time of a forward pass that goes into launches and not into kernels.</source>
        <extracomment>lab07.json /acts/0/brief/reading/1/about</extracomment>
        <translation>一次前向传播中，花在启动上而不是花在内核上的全部时间。</translation>
    </message>
    <message>
        <source>Three meters</source>
        <extracomment>lab07.json /acts/0/brief/reading/2/title</extracomment>
        <translation>三个仪表</translation>
    </message>
    <message>
        <source>Math utilization is math time divided by wall time. GPU busy is math and memory time divided by wall time. MFU is useful arithmetic divided by what the device could do in that time. They are different numbers.</source>
        <extracomment>lab07.json /acts/0/brief/reading/2/about</extracomment>
        <translation>计算利用率（math utilization）是计算时间除以墙钟时间（wall time）。GPU 忙碌率（GPU busy）是计算时间与访存时间之和除以墙钟时间。MFU（model FLOP utilization）是有效运算量除以设备在这段时间内能完成的运算量。这是三个不同的数值。</translation>
    </message>
    <message>
        <source>One forward pass makes 1,000 kernel launches, and each launch waits for the previous kernel to finish. Which share of the wall time is arithmetic?</source>
        <extracomment>lab07.json /acts/0/predictions/0/prompt</extracomment>
        <translation>一次前向传播有 1,000 次内核启动，每次启动都要等前一个内核结束。算术运算占墙钟时间的多大比例？</translation>
    </message>
    <message>
        <source>1,000 kernels in one forward pass</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/0</extracomment>
        <translation>一次前向传播有 1,000 个内核</translation>
    </message>
    <message>
        <source>5 µs of arithmetic in each kernel</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/1</extracomment>
        <translation>每个内核做 5 µs 的算术运算</translation>
    </message>
    <message>
        <source>10 µs for each launch</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/2</extracomment>
        <translation>每次启动需要 10 µs</translation>
    </message>
    <message>
        <source>A launch starts only after the previous kernel has finished</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/3</extracomment>
        <translation>前一个内核结束后，才开始下一次启动</translation>
    </message>
    <message>
        <source>About 90 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/0/text</extracomment>
        <translation>约 90%</translation>
    </message>
    <message>
        <source>The idea behind 90 % is that a launch is a small extra next to the work. That is true when a kernel works for hundreds of microseconds. Here a launch takes twice as long as the kernel it starts.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/0/feedback</extracomment>
        <translation>选 90% 的想法是：与实际工作相比，启动只是很小的附加部分。内核要工作几百微秒时，确实如此。而在这里，启动内核的时间是内核本身时间的两倍。</translation>
    </message>
    <message>
        <source>About 50 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/1/text</extracomment>
        <translation>约 50%</translation>
    </message>
    <message>
        <source>The idea behind 50 % is that the CPU prepares the next launch while the GPU works, so that only the longer of the two counts. That is how launches overlap by default. In this question each launch waits for the previous kernel, so both times add up.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/1/feedback</extracomment>
        <translation>选 50% 的想法是：GPU 工作时，CPU 就在准备下一次启动，所以只有两者中较长的一个才算数。默认情况下，启动确实是这样重叠的。但在这道题里，每次启动都要等前一个内核结束，所以两段时间要相加。</translation>
    </message>
    <message>
        <source>About 33 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/2/text</extracomment>
        <translation>约 33%</translation>
    </message>
    <message>
        <source>You added both times: 5 µs of arithmetic in every 15 µs. Because each launch waits, nothing overlaps.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/2/feedback</extracomment>
        <translation>你把两段时间相加了：每 15 µs 中有 5 µs 是算术运算。每次启动都要等待，所以没有任何重叠。</translation>
    </message>
    <message>
        <source>About 5 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/3/text</extracomment>
        <translation>约 5%</translation>
    </message>
    <message>
        <source>The idea behind 5 % is that a launch costs far more than such a small kernel. For that, a launch would have to take about 19 times as long as the kernel. Here it takes twice as long.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/3/feedback</extracomment>
        <translation>选 5% 的想法是：对这么小的内核来说，启动要昂贵得多。真要如此，一次启动的时间须是内核的约 19 倍。而在这里只是两倍。</translation>
    </message>
    <message>
        <source>Look at keyword spotting in eager mode on the cloud GPU.</source>
        <extracomment>lab07.json /acts/0/discoveries/0/text</extracomment>
        <translation>观察云端 GPU 上即时模式（eager mode）的关键词识别。</translation>
    </message>
    <message>
        <source>In eager mode, {math_utilization|context=cloud,workload=kws,mode=eager} of the pass is arithmetic. {dispatch_us|context=cloud,workload=kws,mode=eager} of {total_us|context=cloud,workload=kws,mode=eager} goes into launches.</source>
        <extracomment>lab07.json /acts/0/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>在即时模式下，前向传播中只有 {math_utilization|context=cloud,workload=kws,mode=eager} 是算术运算。在 {total_us|context=cloud,workload=kws,mode=eager} 中，有 {dispatch_us|context=cloud,workload=kws,mode=eager} 花在启动上。</translation>
    </message>
    <message>
        <source>Compile keyword spotting and compare.</source>
        <extracomment>lab07.json /acts/0/discoveries/1/text</extracomment>
        <translation>编译关键词识别，并作比较。</translation>
    </message>
    <message>
        <source>Compiled, {kernel_count|context=cloud,workload=kws,mode=eager} launches become fewer and larger ones with the same arithmetic. Math utilization rises to {math_utilization|context=cloud,workload=kws,mode=compiled}, and the pass is {speedup_compiled|context=cloud,workload=kws} as fast.</source>
        <extracomment>lab07.json /acts/0/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>在编译模式（compiled mode）下，{kernel_count|context=cloud,workload=kws,mode=eager} 次启动变成次数更少、内核更大的启动，算术运算不变。计算利用率升到 {math_utilization|context=cloud,workload=kws,mode=compiled}，前向传播的速度是原来的 {speedup_compiled|context=cloud,workload=kws}。</translation>
    </message>
    <message>
        <source>Look at the GPT-2 layer in eager mode and compiled.</source>
        <extracomment>lab07.json /acts/0/discoveries/2/text</extracomment>
        <translation>观察 GPT-2 层在即时模式下和编译后的情况。</translation>
    </message>
    <message>
        <source>The GPT-2 layer reaches {math_utilization|context=cloud,workload=gpt2,mode=eager} in eager mode. Compiling changes little: {math_utilization|context=cloud,workload=gpt2,mode=compiled}. Its kernels are long, so the launches hardly count.</source>
        <extracomment>lab07.json /acts/0/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>GPT-2 层在即时模式下的计算利用率就达到 {math_utilization|context=cloud,workload=gpt2,mode=eager}。编译带来的变化很小：{math_utilization|context=cloud,workload=gpt2,mode=compiled}。它的内核很长，启动几乎不影响结果。</translation>
    </message>
    <message>
        <source>Give keyword spotting in eager mode a GPU that is at least twice as fast.</source>
        <extracomment>lab07.json /acts/0/discoveries/3/text</extracomment>
        <translation>让即时模式的关键词识别使用速度至少为两倍的 GPU。</translation>
    </message>
    <message>
        <source>With a GPU twice as fast, math utilization falls from {math_utilization|context=cloud,workload=kws,mode=eager} to {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}. The pass still gets shorter: {total_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} instead of {total_us|context=cloud,workload=kws,mode=eager}.</source>
        <extracomment>lab07.json /acts/0/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>GPU 的速度变为两倍后，计算利用率从 {math_utilization|context=cloud,workload=kws,mode=eager} 降到 {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}。前向传播仍然变短了：从 {total_us|context=cloud,workload=kws,mode=eager} 缩短到 {total_us|context=cloud,workload=kws,mode=eager,gpu_speed=2}。</translation>
    </message>
    <message>
        <source>Let the launches of keyword spotting in eager mode overlap with the kernels.</source>
        <extracomment>lab07.json /acts/0/discoveries/4/text</extracomment>
        <translation>让即时模式关键词识别的启动与内核重叠。</translation>
    </message>
    <message>
        <source>With overlapped launches the CPU runs ahead, and math utilization is {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped} instead of {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=serial}. The launches still set the pace, because each one takes longer than its kernel.</source>
        <extracomment>lab07.json /acts/0/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>启动重叠时，CPU 会提前运行，计算利用率为 {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped}，而不是 {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=serial}。决定快慢的仍是启动，因为每次启动都比它的内核更久。</translation>
    </message>
    <message>
        <source>Compute: {kernel_count|context=cloud,workload=kws,mode=eager} kernels × {compute_per_kernel_us|context=cloud,workload=kws,mode=eager} = {compute_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>计算：{kernel_count|context=cloud,workload=kws,mode=eager} 个内核 × {compute_per_kernel_us|context=cloud,workload=kws,mode=eager} = {compute_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Dispatch: {kernel_count|context=cloud,workload=kws,mode=eager} launches × {launch_us|context=cloud,workload=kws,mode=eager} = {dispatch_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>分派：{kernel_count|context=cloud,workload=kws,mode=eager} 次启动 × {launch_us|context=cloud,workload=kws,mode=eager} = {dispatch_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Wall time: {compute_us|context=cloud,workload=kws,mode=eager} + {dispatch_us|context=cloud,workload=kws,mode=eager} = {total_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>墙钟时间：{compute_us|context=cloud,workload=kws,mode=eager} + {dispatch_us|context=cloud,workload=kws,mode=eager} = {total_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Math utilization: {compute_us|context=cloud,workload=kws,mode=eager} ÷ {total_us|context=cloud,workload=kws,mode=eager} = {math_utilization|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>计算利用率：{compute_us|context=cloud,workload=kws,mode=eager} ÷ {total_us|context=cloud,workload=kws,mode=eager} = {math_utilization|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Only {math_utilization|context=cloud,workload=kws,mode=eager} of the pass is arithmetic. For every 5 µs of work the GPU waits 10 µs for the next launch.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/0 - keep what stands in {braces}</extracomment>
        <translation>前向传播中只有 {math_utilization|context=cloud,workload=kws,mode=eager} 是算术运算。每做 5 µs 的工作，GPU 就要为下一次启动等待 10 µs。</translation>
    </message>
    <message>
        <source>A GPT-2 layer reaches {math_utilization|context=cloud,workload=gpt2,mode=eager} with no change to the code. It launches only {kernel_count|context=cloud,workload=gpt2,mode=eager} kernels, and each one computes for {compute_per_kernel_us|context=cloud,workload=gpt2,mode=eager}. The same launch cost is spread over much more work.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>GPT-2 层不改任何代码就达到 {math_utilization|context=cloud,workload=gpt2,mode=eager}。它只启动 {kernel_count|context=cloud,workload=gpt2,mode=eager} 个内核，每个内核计算 {compute_per_kernel_us|context=cloud,workload=gpt2,mode=eager}。同样的启动开销分摊到了多得多的工作上。</translation>
    </message>
    <message>
        <source>A GPU twice as fast finishes the 5 µs in {compute_per_kernel_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} and then waits the same 10 µs. Math utilization falls to {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>速度为两倍的 GPU 只用 {compute_per_kernel_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} 就完成原来 5 µs 的工作，然后同样要等 10 µs。计算利用率降到 {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}。</translation>
    </message>
    <message>
        <source>Lower utilization is not slower. When each launch waits, the pass on the faster GPU is {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=serial,gpu_speed=2} as fast. With overlapped launches it is {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=overlapped,gpu_speed=2} as fast: the launches set the pace, and a faster GPU changes nothing.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/3 - keep what stands in {braces}</extracomment>
        <translation>利用率更低，不等于更慢。每次启动都要等待时，前向传播在更快的 GPU 上的速度是原来的 {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=serial,gpu_speed=2}。启动重叠时，速度是原来的 {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=overlapped,gpu_speed=2}：决定快慢的是启动，换更快的 GPU 没有任何作用。</translation>
    </message>
    <message>
        <source>Real launches usually overlap. Then the same pass reaches {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped}, which is another answer of your question. That is why the question said that each launch waits.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>实际的启动通常是重叠的。这时，同样的前向传播，计算利用率会达到 {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped}，正是你那道题的另一个选项。所以题目才说明：每次启动都要等待。</translation>
    </message>
    <message>
        <source>A faster GPU sometimes shows lower utilization on a small model. Why?</source>
        <extracomment>lab07.json /acts/0/reflections/0/prompt</extracomment>
        <translation>在小模型上，更快的 GPU 有时显示更低的利用率。为什么？</translation>
    </message>
    <message>
        <source>The faster GPU reaches its power or temperature limit and slows down.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/0/text</extracomment>
        <translation>更快的 GPU 达到功率或温度上限，因而降速。</translation>
    </message>
    <message>
        <source>The idea here is that a fast chip gets hot and must slow down. That happens under long, heavy load. A GPU that waits most of the time stays cool, and the effect appears in this model with no power limit at all.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/0/feedback</extracomment>
        <translation>这里的想法是：快的芯片会发热，必须降速。这发生在长时间的高负载下。大部分时间都在等待的 GPU 不会过热，而且本模型完全没有功率限制，也会出现这种现象。</translation>
    </message>
    <message>
        <source>The faster GPU needs longer to warm up, so the first passes look bad.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/1/text</extracomment>
        <translation>更快的 GPU 预热更久，所以最初几次前向传播的数据很差。</translation>
    </message>
    <message>
        <source>The idea here is that the first passes are slow and spoil the average. First passes do cost more, but the effect stays in every later pass. The instrument shows one pass in steady operation, and utilization still falls.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/1/feedback</extracomment>
        <translation>这里的想法是：最初几次前向传播很慢，拉低了平均值。最初几次的确更耗时，但在此后的每一次中，这种现象依然存在。仪器显示的是稳定运行中的一次前向传播，利用率仍然下降。</translation>
    </message>
    <message>
        <source>Compute time shrinks while the fixed dispatch cost does not, so dispatch becomes a larger share.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/2/text</extracomment>
        <translation>计算时间缩短，而固定的分派开销不变，所以分派所占的比例变大。</translation>
    </message>
    <message>
        <source>Yes. The kernels get shorter and the launches do not. The share of the launches grows, even where the pass as a whole gets shorter.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/2/feedback</extracomment>
        <translation>对。内核变短了，启动没有变短。即使整个前向传播变短，启动所占的比例也会上升。</translation>
    </message>
    <message>
        <source>Small models do not fit the memory hierarchy of a faster GPU.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/3/text</extracomment>
        <translation>小模型不适合更快的 GPU 的存储层次结构。</translation>
    </message>
    <message>
        <source>The idea here is that a new GPU has other caches and the model no longer fits. A small model fits into the cache of a larger GPU even better. This model has almost no memory time, and utilization falls all the same.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/3/feedback</extracomment>
        <translation>这里的想法是：新 GPU 的缓存不同，模型放不下了。其实小模型更容易放进大 GPU 的缓存。这个模型几乎没有访存时间，利用率却照样下降。</translation>
    </message>
    <message>
        <source>One forward pass when each launch waits</source>
        <extracomment>lab07.json /acts/0/formulas/0/title</extracomment>
        <translation>每次启动都要等待时的一次前向传播</translation>
    </message>
    <message>
        <source>T equals N times the sum of c and l, plus M.</source>
        <extracomment>lab07.json /acts/0/formulas/0/spoken</extracomment>
        <translation>T 等于 N 乘以 c 与 l 之和，再加 M。</translation>
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
        <translation>一次前向传播的墙钟时间</translation>
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
        <translation>内核启动次数</translation>
    </message>
    <message>
        <source>math time of one kernel</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/2/meaning
----------
lab07.json /acts/0/formulas/1/terms/2/meaning
----------
lab07.json /acts/0/formulas/2/terms/4/meaning
----------
lab07.json /acts/0/formulas/4/terms/4/meaning
----------
lab07.json /acts/1/exercises/1/formula/terms/2/meaning
----------
lab07.json /acts/1/exercises/2/formula/terms/2/meaning
----------
lab07.json /acts/1/formulas/12/terms/2/meaning</extracomment>
        <translation>一个内核的计算时间</translation>
    </message>
    <message>
        <source>cost of one kernel launch</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/3/meaning
----------
lab07.json /acts/0/formulas/3/terms/3/meaning
----------
lab07.json /acts/0/formulas/4/terms/3/meaning
----------
lab07.json /acts/1/exercises/0/formula/terms/2/meaning
----------
lab07.json /acts/1/exercises/1/formula/terms/4/meaning
----------
lab07.json /acts/1/formulas/1/terms/2/meaning
----------
lab07.json /acts/2/formulas/0/terms/5/meaning
----------
lab07.json /acts/2/formulas/7/terms/1/meaning
----------
lab07.json /acts/2/formulas/11/terms/3/meaning
----------
lab07.json /acts/2/formulas/12/terms/3/meaning
----------
lab07.json /acts/2/formulas/20/terms/2/meaning</extracomment>
        <translation>一次内核启动的开销</translation>
    </message>
    <message>
        <source>memory time that is not hidden behind math</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/4/meaning</extracomment>
        <translation>没有被计算掩盖的访存时间</translation>
    </message>
    <message>
        <source>Math utilization</source>
        <extracomment>lab07.json /acts/0/formulas/1/title</extracomment>
        <translation>计算利用率</translation>
    </message>
    <message>
        <source>U equals N times c, divided by T.</source>
        <extracomment>lab07.json /acts/0/formulas/1/spoken</extracomment>
        <translation>U 等于 N 乘以 c，再除以 T。</translation>
    </message>
    <message>
        <source>math utilization, the share of wall time that is arithmetic</source>
        <extracomment>lab07.json /acts/0/formulas/1/terms/0/meaning</extracomment>
        <translation>计算利用率，即算术运算占墙钟时间的比例</translation>
    </message>
    <message>
        <source>Three meters that are easily confused</source>
        <extracomment>lab07.json /acts/0/formulas/2/title</extracomment>
        <translation>三个容易混淆的仪表</translation>
    </message>
    <message>
        <source>U equals N times c, divided by T. B equals the sum of N times c and M, divided by T. M F U equals F divided by T times R.</source>
        <extracomment>lab07.json /acts/0/formulas/2/spoken</extracomment>
        <translation>U 等于 N 乘以 c，再除以 T。B 等于 N 乘以 c 的积与 M 之和，再除以 T。M F U 等于 F 除以 T 与 R 的乘积。</translation>
    </message>
    <message>
        <source>math utilization</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/0/meaning</extracomment>
        <translation>计算利用率</translation>
    </message>
    <message>
        <source>GPU busy: math and memory time count</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/1/meaning</extracomment>
        <translation>GPU 忙碌率：计算时间和访存时间都算在内</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of what the device could do</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/2/meaning</extracomment>
        <translation>有效运算量占设备所能完成的运算量的比例</translation>
    </message>
    <message>
        <source>memory time of the whole pass</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/5/meaning
----------
lab07.json /acts/0/formulas/4/terms/5/meaning</extracomment>
        <translation>整个前向传播的访存时间</translation>
    </message>
    <message>
        <source>floating-point operations that the result needs</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/7/meaning</extracomment>
        <translation>得出结果所需的浮点运算次数</translation>
    </message>
    <message>
        <source>peak rate of the device in operations per second</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/8/meaning</extracomment>
        <translation>设备的峰值速率，以每秒运算次数计</translation>
    </message>
    <message>
        <source>The same pass after compiling</source>
        <extracomment>lab07.json /acts/0/formulas/3/title</extracomment>
        <translation>编译后的同一次前向传播</translation>
    </message>
    <message>
        <source>T prime equals N times c, plus N prime times l, plus M prime. N prime is the larger of 1 and N times 1 minus rho, rounded. M prime is M times 1 minus phi.</source>
        <extracomment>lab07.json /acts/0/formulas/3/spoken</extracomment>
        <translation>T 撇等于 N 乘以 c，加 N 撇乘以 l，再加 M 撇。N 撇是两个数中较大的一个：一个是 1，另一个是 N 乘以 1 减 rho 之差并取整。M 撇等于 M 乘以 1 减 phi 之差。</translation>
    </message>
    <message>
        <source>wall time after compiling</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/0/meaning</extracomment>
        <translation>编译后的墙钟时间</translation>
    </message>
    <message>
        <source>math time, which compiling does not change</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/1/meaning</extracomment>
        <translation>计算时间，编译不会改变它</translation>
    </message>
    <message>
        <source>number of kernel launches that remain</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/2/meaning</extracomment>
        <translation>剩余的内核启动次数</translation>
    </message>
    <message>
        <source>share of the launches that compiling removes</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/4/meaning</extracomment>
        <translation>编译省去的启动所占的比例</translation>
    </message>
    <message>
        <source>memory time that remains</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/5/meaning</extracomment>
        <translation>剩余的访存时间</translation>
    </message>
    <message>
        <source>share of the memory time that compiling removes</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/6/meaning</extracomment>
        <translation>编译省去的访存时间所占的比例</translation>
    </message>
    <message>
        <source>Overlapped launches in steady operation</source>
        <extracomment>lab07.json /acts/0/formulas/4/title</extracomment>
        <translation>稳定运行时的重叠启动</translation>
    </message>
    <message>
        <source>T is about N times the larger of k and l. k equals c plus M divided by N. B equals k divided by the larger of k and l.</source>
        <extracomment>lab07.json /acts/0/formulas/4/spoken</extracomment>
        <translation>T 约等于 N 乘以 k 与 l 中较大的一个。k 等于 c 加上 M 除以 N 的商。B 等于 k 除以 k 与 l 中较大的一个。</translation>
    </message>
    <message>
        <source>wall time of one forward pass, without the small gaps at the start and between kernels</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/0/meaning</extracomment>
        <translation>一次前向传播的墙钟时间，不计开始处和内核之间的小间隙</translation>
    </message>
    <message>
        <source>time of one kernel, math and memory together</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/2/meaning</extracomment>
        <translation>一个内核的时间，包括计算和访存</translation>
    </message>
    <message>
        <source>GPU busy: the GPU waits only while a kernel is shorter than a launch</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/6/meaning</extracomment>
        <translation>GPU 忙碌率：只有内核比启动短时，GPU 才需要等待</translation>
    </message>
    <message>
        <source>The pass as one CUDA graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/title</extracomment>
        <translation>整个前向传播作为一个 CUDA graph</translation>
    </message>
    <message>
        <source>T equals t zero, plus t one times N, plus N times k, plus N minus 1 times g.</source>
        <extracomment>lab07.json /acts/0/formulas/5/spoken</extracomment>
        <translation>T 等于 t 零，加 t 一乘以 N，加 N 乘以 k，再加 N 减 1 之差乘以 g。</translation>
    </message>
    <message>
        <source>cost of starting the whole graph once</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/1/meaning</extracomment>
        <translation>整个图启动一次的开销</translation>
    </message>
    <message>
        <source>CPU cost for each kernel in the graph, zero here</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/2/meaning</extracomment>
        <translation>图中每个内核的 CPU 开销，这里为零</translation>
    </message>
    <message>
        <source>number of kernels in the graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/3/meaning</extracomment>
        <translation>图中的内核数量</translation>
    </message>
    <message>
        <source>time of one kernel; a CUDA graph removes launches, not memory traffic</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/4/meaning</extracomment>
        <translation>一个内核的时间；CUDA graph 省去的是启动，而不是内存传输</translation>
    </message>
    <message>
        <source>gap between two kernels of the graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/5/meaning</extracomment>
        <translation>图中两个内核之间的间隙</translation>
    </message>
    <message>
        <source>A GPU that is s times as fast, when each launch waits</source>
        <extracomment>lab07.json /acts/0/formulas/6/title</extracomment>
        <translation>每次启动都要等待时，换成速度为 s 倍的 GPU</translation>
    </message>
    <message>
        <source>U of s equals N times c over s, divided by the sum of two parts: N times the sum of c over s and l, and M over s.</source>
        <extracomment>lab07.json /acts/0/formulas/6/spoken</extracomment>
        <translation>U（s）等于 N 乘以 c 除以 s 的商，再除以两部分之和：一部分是 N 乘以 c 除以 s 的商与 l 之和，另一部分是 M 除以 s 的商。</translation>
    </message>
    <message>
        <source>math utilization on the faster GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/0/meaning</extracomment>
        <translation>更快的 GPU 上的计算利用率</translation>
    </message>
    <message>
        <source>how many times as fast the GPU is; it shortens math and memory time</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/1/meaning</extracomment>
        <translation>GPU 速度的倍数；它缩短计算时间和访存时间</translation>
    </message>
    <message>
        <source>math time of one kernel on the first GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/3/meaning</extracomment>
        <translation>一个内核在原 GPU 上的计算时间</translation>
    </message>
    <message>
        <source>cost of one kernel launch, the same on both</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/4/meaning</extracomment>
        <translation>一次内核启动的开销，在两种 GPU 上相同</translation>
    </message>
    <message>
        <source>memory time on the first GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/5/meaning</extracomment>
        <translation>原 GPU 上的访存时间</translation>
    </message>
    <message>
        <source>One kernel launch costs 5 to 20 µs.</source>
        <extracomment>lab07.json /acts/0/sources/0/claim</extracomment>
        <translation>一次内核启动需要 5 到 20 µs。</translation>
    </message>
    <message>
        <source>5–20 µs</source>
        <extracomment>lab07.json /acts/0/sources/0/value</extracomment>
        <translation>5–20 µs</translation>
    </message>
    <message>
        <source>Course text; NVIDIA developer forum, thread 68937; gpt-fast measurements of Llama-2-7B</source>
        <extracomment>lab07.json /acts/0/sources/0/from</extracomment>
        <translation>课程正文；NVIDIA 开发者论坛，主题 68937；gpt-fast 对 Llama-2-7B 的测量</translation>
    </message>
    <message>
        <source>The launch cost is an input of this model, not a result. Plain C++ launches were observed at 4 to 5 µs. Eager PyTorch can need more than 20 µs for each operation, so 20 µs is not an upper limit.</source>
        <extracomment>lab07.json /acts/0/sources/0/reason</extracomment>
        <translation>启动开销是本模型的输入，不是结果。单纯的 C++ 启动实测为 4 到 5 µs。即时模式的 PyTorch 每个运算可能超过 20 µs，所以 20 µs 不是上限。</translation>
    </message>
    <message>
        <source>Keyword spotting in eager mode: 33 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/1/claim</extracomment>
        <translation>即时模式的关键词识别：计算利用率 33%。</translation>
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
lab07.json /acts/0/sources/20/from
----------
lab07.json /acts/1/sources/0/from
----------
lab07.json /acts/1/sources/1/from
----------
lab07.json /acts/1/sources/4/from
----------
lab07.json /acts/1/sources/5/from
----------
lab07.json /acts/1/sources/6/from
----------
lab07.json /acts/1/sources/11/from
----------
lab07.json /acts/1/sources/12/from
----------
lab07.json /acts/1/sources/13/from
----------
lab07.json /acts/1/sources/21/from
----------
lab07.json /acts/1/sources/22/from
----------
lab07.json /acts/1/sources/25/from
----------
lab07.json /acts/1/sources/26/from
----------
lab07.json /acts/1/sources/29/from
----------
lab07.json /acts/2/sources/7/from</extracomment>
        <translation>课程正文</translation>
    </message>
    <message>
        <source>It is exact when each launch waits for the previous kernel and the tensors stay in the cache, so that there is no memory time.</source>
        <extracomment>lab07.json /acts/0/sources/1/reason</extracomment>
        <translation>如果每次启动都等前一个内核结束，而且张量留在缓存里，没有访存时间，那么这个数值是准确的。</translation>
    </message>
    <message>
        <source>33 % is what CUDA gives for 5 µs kernels and 10 µs launches.</source>
        <extracomment>lab07.json /acts/0/sources/2/claim</extracomment>
        <translation>内核 5 µs、启动 10 µs 时，CUDA 给出 33%。</translation>
    </message>
    <message>
        <source>Course text, taken as a fact about CUDA</source>
        <extracomment>lab07.json /acts/0/sources/2/from</extracomment>
        <translation>课程正文，被当作关于 CUDA 的事实</translation>
    </message>
    <message>
        <source>By default CUDA launches do not wait. With a launch queue the CPU runs ahead, and the same pass reaches half. Set the launch model to overlapped to see it.</source>
        <extracomment>lab07.json /acts/0/sources/2/reason</extracomment>
        <translation>CUDA 的启动默认不等待。有了启动队列（launch queue），CPU 会提前运行，同一次前向传播就能达到一半。把启动模型设为“重叠”就能看到。</translation>
    </message>
    <message>
        <source>Launches run ahead of the GPU until about 1,000 are waiting.</source>
        <extracomment>lab07.json /acts/0/sources/3/claim</extracomment>
        <translation>启动会领先于 GPU，直到约有 1,000 次启动在等待。</translation>
    </message>
    <message>
        <source>about 1,000</source>
        <extracomment>lab07.json /acts/0/sources/3/value</extracomment>
        <translation>约 1,000</translation>
    </message>
    <message>
        <source>NVIDIA developer forum, thread 68937; Stack Overflow, question 53970187</source>
        <extracomment>lab07.json /acts/0/sources/3/from</extracomment>
        <translation>NVIDIA 开发者论坛，主题 68937；Stack Overflow，问题 53970187</translation>
    </message>
    <message>
        <source>The exact depth is not documented. The model uses a queue of 1,024 launches and a gap of 1 µs between kernels; both are assumptions.</source>
        <extracomment>lab07.json /acts/0/sources/3/reason</extracomment>
        <translation>确切的深度没有公开。本模型采用能容纳 1,024 次启动的队列，内核之间的间隙为 1 µs；两者都是假设。</translation>
    </message>
    <message>
        <source>Keyword spotting compiled: 60 to 70 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/4/claim</extracomment>
        <translation>编译后的关键词识别：计算利用率 60% 到 70%。</translation>
    </message>
    <message>
        <source>Compiling removes three of four launches. That share was chosen so that the figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/4/reason</extracomment>
        <translation>编译省去四分之三的启动。这个比例是为了符合该数值而选的，所以它是拟合，不是独立的验证。</translation>
    </message>
    <message>
        <source>Half as many launches bring keyword spotting to 67 %.</source>
        <extracomment>lab07.json /acts/0/sources/5/claim</extracomment>
        <translation>启动减少一半，关键词识别就达到 67%。</translation>
    </message>
    <message>
        <source>50 % fewer launches</source>
        <extracomment>lab07.json /acts/0/sources/5/value</extracomment>
        <translation>启动减少 50%</translation>
    </message>
    <message>
        <source>Course notebook</source>
        <extracomment>lab07.json /acts/0/sources/5/from
----------
lab07.json /acts/0/sources/8/from
----------
lab07.json /acts/0/sources/9/from
----------
lab07.json /acts/1/sources/3/from
----------
lab07.json /acts/1/sources/18/from
----------
lab07.json /acts/1/sources/23/from
----------
lab07.json /acts/1/sources/24/from</extracomment>
        <translation>课程笔记本</translation>
    </message>
    <message>
        <source>With half of the launches, compute and dispatch are equally long, which gives exactly 50 %. For 67 % three of four launches must go.</source>
        <extracomment>lab07.json /acts/0/sources/5/reason</extracomment>
        <translation>启动减少一半时，计算和分派一样长，正好是 50%。要达到 67%，必须省去四分之三的启动。</translation>
    </message>
    <message>
        <source>Compiling makes keyword spotting 40 % faster and brings it from 33 % to 67 %.</source>
        <extracomment>lab07.json /acts/0/sources/6/claim</extracomment>
        <translation>编译使关键词识别加快 40%，并把它从 33% 提高到 67%。</translation>
    </message>
    <message>
        <source>Compiling does not change the arithmetic, so utilization and speed grow by the same factor. From 33 % to 67 % is twice as fast; 40 % faster would end at 47 %.</source>
        <extracomment>lab07.json /acts/0/sources/6/reason</extracomment>
        <translation>编译不改变算术运算，所以利用率和速度按同样的倍数提高。从 33% 到 67% 是速度变为两倍；加快 40% 只能到 47%。</translation>
    </message>
    <message>
        <source>The GPU is busy for less than 1 % of the time, or for 1 to 5 %, in keyword spotting.</source>
        <extracomment>lab07.json /acts/0/sources/7/claim</extracomment>
        <translation>在关键词识别中，GPU 忙碌的时间不到 1%，或者是 1% 到 5%。</translation>
    </message>
    <message>
        <source>It contradicts the 33 % in the same text. The model comes to about 5 % when the same work is cut into 10,000 kernels; for 1 % a launch must take 99 times as long as a kernel.</source>
        <extracomment>lab07.json /acts/0/sources/7/reason</extracomment>
        <translation>这与同一正文中的 33% 矛盾。把同样的工作切成 10,000 个内核时，本模型得出约 5%；要低到 1%，一次启动的时间须是内核的 99 倍。</translation>
    </message>
    <message>
        <source>Keyword spotting has an arithmetic intensity of 0.1, so its 5 ms of math need 50 ms of memory time.</source>
        <extracomment>lab07.json /acts/0/sources/8/claim</extracomment>
        <translation>关键词识别的算术强度（arithmetic intensity）是 0.1，所以 5 ms 的计算需要 50 ms 的访存时间。</translation>
    </message>
    <message>
        <source>50 ms</source>
        <extracomment>lab07.json /acts/0/sources/8/value</extracomment>
        <translation>50 ms</translation>
    </message>
    <message>
        <source>A time divided by an arithmetic intensity has no physical meaning. The tensors of this model fit into the cache, so its memory time is close to zero.</source>
        <extracomment>lab07.json /acts/0/sources/8/reason</extracomment>
        <translation>时间除以算术强度，没有物理意义。这个模型的张量放得进缓存，所以访存时间接近零。</translation>
    </message>
    <message>
        <source>The notebook&apos;s formula for compiled utilization.</source>
        <extracomment>lab07.json /acts/0/sources/9/claim</extracomment>
        <translation>笔记本中计算编译后利用率的公式。</translation>
    </message>
    <message>
        <source>up to 339 %</source>
        <extracomment>lab07.json /acts/0/sources/9/value</extracomment>
        <translation>最高 339%</translation>
    </message>
    <message>
        <source>It scales the wall time and leaves the math time as it was, so it can exceed 100 %. Math time and wall time must belong to the same pass.</source>
        <extracomment>lab07.json /acts/0/sources/9/reason</extracomment>
        <translation>它缩放了墙钟时间，却保留原来的计算时间，所以可能超过 100%。计算时间和墙钟时间必须属于同一次前向传播。</translation>
    </message>
    <message>
        <source>A GPT-2 layer in eager mode: about 90 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/10/claim</extracomment>
        <translation>即时模式的 GPT-2 层：计算利用率约 90%。</translation>
    </message>
    <message>
        <source>The memory time of the layer was chosen so that this figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/10/reason</extracomment>
        <translation>该层的访存时间是为了符合这个数值而选的，所以它是拟合，不是独立的验证。</translation>
    </message>
    <message>
        <source>A GPT-2 layer compiled: about 92 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/11/claim</extracomment>
        <translation>编译后的 GPT-2 层：计算利用率约 92%。</translation>
    </message>
    <message>
        <source>The share of memory time that compiling removes was chosen so that this figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/11/reason</extracomment>
        <translation>编译省去的访存时间所占的比例，是为了符合这个数值而选的，所以它是拟合，不是独立的验证。</translation>
    </message>
    <message>
        <source>Compiling a GPT-2 layer gains little.</source>
        <extracomment>lab07.json /acts/0/sources/12/claim</extracomment>
        <translation>编译 GPT-2 层，收益很小。</translation>
    </message>
    <message>
        <source>minimal</source>
        <extracomment>lab07.json /acts/0/sources/12/value</extracomment>
        <translation>极小</translation>
    </message>
    <message>
        <source>Its kernels are long, so there is little launch time to remove.</source>
        <extracomment>lab07.json /acts/0/sources/12/reason</extracomment>
        <translation>它的内核很长，能省去的启动时间很少。</translation>
    </message>
    <message>
        <source>Compiling ResNet-50 raises its throughput from 1,450 to 2,150 images per second.</source>
        <extracomment>lab07.json /acts/0/sources/13/claim
----------
lab07.json /acts/1/sources/21/claim</extracomment>
        <translation>编译 ResNet-50，吞吐量（throughput）从每秒 1,450 张图像提高到 2,150 张。</translation>
    </message>
    <message>
        <source>2,150 img/s</source>
        <extracomment>lab07.json /acts/0/sources/13/value
----------
lab07.json /acts/1/sources/21/value</extracomment>
        <translation>2,150 张图像/秒</translation>
    </message>
    <message>
        <source>It holds for batch 32 and when each launch waits. Memory time and its saving were chosen so that both figures fit; the memory time also stands for everything that is not modelled.</source>
        <extracomment>lab07.json /acts/0/sources/13/reason</extracomment>
        <translation>批次大小为 32 且每次启动都等待时，这个说法成立。访存时间和省去的比例是为了同时符合两个数值而选的；这里的访存时间也代表所有没有建模的部分。</translation>
    </message>
    <message>
        <source>ResNet-50 gains from compiling because launches disappear.</source>
        <extracomment>lab07.json /acts/0/sources/14/claim</extracomment>
        <translation>编译 ResNet-50 能获益，是因为启动变少了。</translation>
    </message>
    <message>
        <source>With overlapped launches the GPU is busy almost all the time already in eager mode. Fewer launches can&apos;t help a GPU that never waits; the gain is memory traffic.</source>
        <extracomment>lab07.json /acts/0/sources/14/reason</extracomment>
        <translation>启动重叠时，即时模式下的 GPU 就已经几乎一直在忙。对于从不等待的 GPU，减少启动没有帮助；收益来自内存传输的减少。</translation>
    </message>
    <message>
        <source>Compiling makes models more than 30 % faster.</source>
        <extracomment>lab07.json /acts/0/sources/15/claim
----------
lab07.json /acts/1/sources/26/claim</extracomment>
        <translation>编译使模型加快 30% 以上。</translation>
    </message>
    <message>
        <source>It holds for keyword spotting and for ResNet-50, whose figure stands here. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/0/sources/15/reason</extracomment>
        <translation>对关键词识别和 ResNet-50 成立，这里给出的是后者的数值。对 GPT-2 层和单个大型矩阵乘法不成立。</translation>
    </message>
    <message>
        <source>Compiling makes transformers 1.3 to 2 times as fast.</source>
        <extracomment>lab07.json /acts/0/sources/16/claim
----------
lab07.json /acts/1/sources/27/claim</extracomment>
        <translation>编译使 Transformer 的速度变为 1.3 到 2 倍。</translation>
    </message>
    <message>
        <source>Course text; PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/0/sources/16/from
----------
lab07.json /acts/1/sources/27/from</extracomment>
        <translation>课程正文；PyTorch 2.0 发布公告</translation>
    </message>
    <message>
        <source>The layer modelled here has 20 long kernels and can&apos;t gain that much. Gains of this size need many short kernels or much memory traffic to remove.</source>
        <extracomment>lab07.json /acts/0/sources/16/reason</extracomment>
        <translation>这里建模的层有 20 个长内核，不可能有这么大的收益。这样的收益需要有许多短内核，或者有大量内存传输可以省去。</translation>
    </message>
    <message>
        <source>Compiling one giant matrix product gains nearly nothing.</source>
        <extracomment>lab07.json /acts/0/sources/17/claim
----------
lab07.json /acts/1/sources/25/claim</extracomment>
        <translation>编译单个大型矩阵乘法，几乎没有收益。</translation>
    </message>
    <message>
        <source>near zero</source>
        <extracomment>lab07.json /acts/0/sources/17/value
----------
lab07.json /acts/1/sources/25/value</extracomment>
        <translation>接近零</translation>
    </message>
    <message>
        <source>There is one launch of 10 µs beside 200 ms of math, and none can be removed.</source>
        <extracomment>lab07.json /acts/0/sources/17/reason</extracomment>
        <translation>除了 200 ms 的计算，只有一次 10 µs 的启动，而且无法省去。</translation>
    </message>
    <message>
        <source>A CUDA graph cuts a step of 80 kernels from 260 to 70 µs.</source>
        <extracomment>lab07.json /acts/0/sources/18/claim</extracomment>
        <translation>CUDA graph 把 80 个内核的一步从 260 µs 缩短到 70 µs。</translation>
    </message>
    <message>
        <source>260 → 70 µs</source>
        <extracomment>lab07.json /acts/0/sources/18/value</extracomment>
        <translation>260 → 70 µs</translation>
    </message>
    <message>
        <source>CUDA.jl documentation, CUDA graphs</source>
        <extracomment>lab07.json /acts/0/sources/18/from</extracomment>
        <translation>CUDA.jl 文档，CUDA graph 部分</translation>
    </message>
    <message>
        <source>The example bounds the cost of each replayed kernel at 0.875 µs. Starting the graph costs 3.5 µs in this model, as measured there; the gap of 0.5 µs between kernels is an assumption inside that bound. The figure is for keyword spotting.</source>
        <extracomment>lab07.json /acts/0/sources/18/reason</extracomment>
        <translation>这个例子表明，每个重放的内核，开销不超过 0.875 µs。本模型中启动整个图需要 3.5 µs，与该处的测量一致；内核之间 0.5 µs 的间隙是在这个范围内的假设。这里的数值属于关键词识别。</translation>
    </message>
    <message>
        <source>A GPU twice as fast lowers the utilization of a small model.</source>
        <extracomment>lab07.json /acts/0/sources/19/claim</extracomment>
        <translation>速度为两倍的 GPU 会降低小模型的利用率。</translation>
    </message>
    <message>
        <source>lower</source>
        <extracomment>lab07.json /acts/0/sources/19/value</extracomment>
        <translation>更低</translation>
    </message>
    <message>
        <source>It holds for serial and for overlapped launches. What follows differs: with serial launches the pass gets shorter, with overlapped launches it does not.</source>
        <extracomment>lab07.json /acts/0/sources/19/reason</extracomment>
        <translation>对串行启动和重叠启动都成立。但后果不同：串行启动时前向传播变短，重叠启动时不变。</translation>
    </message>
    <message>
        <source>On an edge device dispatch takes a larger share.</source>
        <extracomment>lab07.json /acts/0/sources/20/claim</extracomment>
        <translation>在边缘设备上，分派占更大的比例。</translation>
    </message>
    <message>
        <source>larger share</source>
        <extracomment>lab07.json /acts/0/sources/20/value</extracomment>
        <translation>更大的比例</translation>
    </message>
    <message>
        <source>It holds only while the edge GPU is taken to be as fast as the cloud GPU; then math utilization falls far below its value in the cloud. If math and memory time grow with the slower hardware, the figure is the one shown here: a slower GPU dilutes the dispatch overhead.</source>
        <extracomment>lab07.json /acts/0/sources/20/reason</extracomment>
        <translation>只有假定边缘 GPU 与云端 GPU 一样快时才成立；那时计算利用率远低于云端的数值。如果计算时间和访存时间随较慢的硬件变长，就得到这里显示的数值：较慢的 GPU 会稀释分派开销。</translation>
    </message>
    <message>
        <source>Eager</source>
        <extracomment>compilation.json /stages/0/name
----------
tracks.json /edge_modes/0/name</extracomment>
        <translation>即时</translation>
    </message>
    <message>
        <source>Python is the program.</source>
        <extracomment>compilation.json /stages/0/summary</extracomment>
        <translation>Python 就是程序。</translation>
    </message>
    <message>
        <source>The five judgements of flexibility are assumed.</source>
        <extracomment>compilation.json /stages/0/assumptions/judgements
----------
compilation.json /stages/4/assumptions/judgements</extracomment>
        <translation>关于灵活性的五项评分是假设的。</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>compilation.json /stages/1/name</extracomment>
        <translation>追踪</translation>
    </message>
    <message>
        <source>Records one path and silently drops the other.</source>
        <extracomment>compilation.json /stages/1/summary</extracomment>
        <translation>只记录一条路径，悄悄丢掉另一条。</translation>
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
        <translation>这一阶段的启动系数、收益比例和各项评分都是假设的。</translation>
    </message>
    <message>
        <source>Script</source>
        <extracomment>compilation.json /stages/2/name</extracomment>
        <translation>脚本</translation>
    </message>
    <message>
        <source>A typed subset of Python that keeps branches.</source>
        <extracomment>compilation.json /stages/2/summary</extracomment>
        <translation>保留分支的、带类型的 Python 子集。</translation>
    </message>
    <message>
        <source>FX</source>
        <extracomment>compilation.json /stages/3/name</extracomment>
        <translation>FX</translation>
    </message>
    <message>
        <source>A tool that rewrites graphs. Branches on values raise an error, and the output is Python.</source>
        <extracomment>compilation.json /stages/3/summary</extracomment>
        <translation>改写图的工具。依赖数值的分支会报错，输出仍是 Python。</translation>
    </message>
    <message>
        <source>torch.compile</source>
        <extracomment>compilation.json /stages/4/name</extracomment>
        <translation>torch.compile</translation>
    </message>
    <message>
        <source>Falls back to Python by graph breaks and guards.</source>
        <extracomment>compilation.json /stages/4/summary</extracomment>
        <translation>通过图中断（graph break）和守卫（guard）退回到 Python。</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <extracomment>compilation.json /stages/5/name</extracomment>
        <translation>提前编译</translation>
    </message>
    <message>
        <source>No Python, and shapes are declared.</source>
        <extracomment>compilation.json /stages/5/summary</extracomment>
        <translation>没有 Python，张量形状预先声明。</translation>
    </message>
    <message>
        <source>Bare metal</source>
        <extracomment>compilation.json /stages/6/name</extracomment>
        <translation>裸机</translation>
    </message>
    <message>
        <source>A static memory plan and plain function calls.</source>
        <extracomment>compilation.json /stages/6/summary</extracomment>
        <translation>静态的内存规划和普通的函数调用。</translation>
    </message>
    <message>
        <source>Leave it: the whole frame runs eagerly</source>
        <extracomment>compilation.json /surgery_options/0/name</extracomment>
        <translation>不改动：整个栈帧以即时模式运行</translation>
    </message>
    <message>
        <source>Leave it: a resumable graph break</source>
        <extracomment>compilation.json /surgery_options/1/name</extracomment>
        <translation>不改动：可恢复的图中断</translation>
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
        <translation>增加的代码大小是假设的。</translation>
    </message>
    <message>
        <source>Compute both branches and select</source>
        <extracomment>compilation.json /surgery_options/2/name</extracomment>
        <translation>两个分支都计算，再选择结果</translation>
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
        <translation>可读性的损失是主观判断。</translation>
    </message>
    <message>
        <source>Structured control flow in the graph</source>
        <extracomment>compilation.json /surgery_options/3/name</extracomment>
        <translation>图内的结构化控制流</translation>
    </message>
    <message>
        <source>Symbolic shapes</source>
        <extracomment>compilation.json /surgery_options/4/name</extracomment>
        <translation>符号形状</translation>
    </message>
    <message>
        <source>Decide before the graph runs</source>
        <extracomment>compilation.json /surgery_options/5/name</extracomment>
        <translation>在图运行之前作决定</translation>
    </message>
    <message>
        <source>One custom operation</source>
        <extracomment>compilation.json /surgery_options/6/name</extracomment>
        <translation>单个自定义运算</translation>
    </message>
    <message>
        <source>Language model on one of eight H100</source>
        <extracomment>compilation.json /scenarios/0/name</extracomment>
        <translation>八块 H100 之一上的语言模型</translation>
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
        <translation>这个场景的所有输入都是假设的。</translation>
    </message>
    <message>
        <source>Control loop on a Jetson Orin NX</source>
        <extracomment>compilation.json /scenarios/1/name</extracomment>
        <translation>Jetson Orin NX 上的控制循环</translation>
    </message>
    <message>
        <source>Translation on a phone processor</source>
        <extracomment>compilation.json /scenarios/2/name</extracomment>
        <translation>手机处理器上的翻译</translation>
    </message>
    <message>
        <source>Noise suppression on a microcontroller</source>
        <extracomment>compilation.json /scenarios/3/name</extracomment>
        <translation>微控制器上的降噪</translation>
    </message>
    <message>
        <source>NVIDIA A100 80 GB SXM</source>
        <extracomment>devices.json /devices/0/name</extracomment>
        <translation>NVIDIA A100 80 GB SXM</translation>
    </message>
    <message>
        <source>NVIDIA A100 80 GB</source>
        <extracomment>devices.json /devices/1/name</extracomment>
        <translation>NVIDIA A100 80 GB</translation>
    </message>
    <message>
        <source>NVIDIA H100 SXM5</source>
        <extracomment>devices.json /devices/2/name</extracomment>
        <translation>NVIDIA H100 SXM5</translation>
    </message>
    <message>
        <source>NVIDIA Jetson Orin NX 16 GB</source>
        <extracomment>devices.json /devices/3/name</extracomment>
        <translation>NVIDIA Jetson Orin NX 16 GB</translation>
    </message>
    <message>
        <source>The peak of the GPU part is worked out from 32 tensor cores at 0.918 GHz. No data sheet confirms it.</source>
        <extracomment>devices.json /devices/3/assumptions/dense_flops</extracomment>
        <translation>GPU 部分的峰值是按 0.918 GHz 的 32 个张量核心推算的，没有数据手册证实。</translation>
    </message>
    <message>
        <source>The sparse peak is twice a dense peak that no data sheet confirms.</source>
        <extracomment>devices.json /devices/3/assumptions/sparse_flops</extracomment>
        <translation>稀疏峰值是稠密峰值的两倍，而这个稠密峰值没有数据手册证实。</translation>
    </message>
    <message>
        <source>Phone neural processor</source>
        <extracomment>devices.json /devices/4/name</extracomment>
        <translation>手机神经网络处理器</translation>
    </message>
    <message>
        <source>The peak of 10 TOPS comes from the course only. It belongs to no named product.</source>
        <extracomment>devices.json /devices/4/assumptions/dense_flops</extracomment>
        <translation>10 TOPS 的峰值只来自课程，不属于任何具体产品。</translation>
    </message>
    <message>
        <source>The memory size is a typical phone, not a named product.</source>
        <extracomment>devices.json /devices/4/assumptions/ram_bytes</extracomment>
        <translation>内存大小取自典型的手机，不属于任何具体产品。</translation>
    </message>
    <message>
        <source>Microcontroller, Cortex-M4F class at 48 MHz</source>
        <extracomment>devices.json /devices/5/name</extracomment>
        <translation>微控制器，Cortex-M4F 级，48 MHz</translation>
    </message>
    <message>
        <source>Four operations and four bytes per cycle are a nominal figure for this class of core. They are not measured.</source>
        <extracomment>devices.json /devices/5/assumptions/*</extracomment>
        <translation>每个时钟周期四次运算和四个字节，是这类处理器核心的标称值，没有经过测量。</translation>
    </message>
    <message>
        <source>Keyword spotting</source>
        <extracomment>dispatch.json /workloads/0/name</extracomment>
        <translation>关键词识别</translation>
    </message>
    <message>
        <source>requests</source>
        <extracomment>dispatch.json /workloads/0/throughput_unit</extracomment>
        <translation>次请求</translation>
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
        <translation>内核运行时能达到峰值的多大比例，并不清楚。所有工作负载都假设为一半。</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <extracomment>dispatch.json /workloads/1/name</extracomment>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>images</source>
        <extracomment>dispatch.json /workloads/1/throughput_unit</extracomment>
        <translation>张图像</translation>
    </message>
    <message>
        <source>The memory time is one lumped fit. It stands for memory and everything else that is not modelled, and is larger than a plain count of the traffic.</source>
        <extracomment>dispatch.json /workloads/1/assumptions/memory_us</extracomment>
        <translation>访存时间是一个笼统的拟合值。它代表内存和其他所有没有建模的部分，比单纯统计的传输量所需的时间更长。</translation>
    </message>
    <message>
        <source>A batch of 32 is the natural size at which the published rates fit the model.</source>
        <extracomment>dispatch.json /workloads/1/assumptions/batch</extracomment>
        <translation>批次大小取 32，是因为在这个大小下，公布的速率自然符合本模型。</translation>
    </message>
    <message>
        <source>GPT-2 layer</source>
        <extracomment>dispatch.json /workloads/2/name</extracomment>
        <translation>GPT-2 层</translation>
    </message>
    <message>
        <source>layer passes</source>
        <extracomment>dispatch.json /workloads/2/throughput_unit</extracomment>
        <translation>次单层前向传播</translation>
    </message>
    <message>
        <source>One giant matrix multiply</source>
        <extracomment>dispatch.json /workloads/3/name</extracomment>
        <translation>单个大型矩阵乘法</translation>
    </message>
    <message>
        <source>multiplies</source>
        <extracomment>dispatch.json /workloads/3/throughput_unit</extracomment>
        <translation>次矩阵乘法</translation>
    </message>
    <message>
        <source>Cloud</source>
        <extracomment>dispatch.json /contexts/0/name</extracomment>
        <translation>云端</translation>
    </message>
    <message>
        <source>NVIDIA A100 80 GB, 312 TFLOP/s FP16 dense, 2.0 TB/s</source>
        <extracomment>dispatch.json /contexts/0/summary</extracomment>
        <translation>NVIDIA A100 80 GB，FP16 稠密 312 TFLOP/s，2.0 TB/s</translation>
    </message>
    <message>
        <source>Edge</source>
        <extracomment>dispatch.json /contexts/1/name</extracomment>
        <translation>边缘</translation>
    </message>
    <message>
        <source>Jetson Orin NX 16 GB, 15.04 TFLOP/s FP16 dense, 102.4 GB/s</source>
        <extracomment>dispatch.json /contexts/1/summary</extracomment>
        <translation>Jetson Orin NX 16 GB，FP16 稠密 15.04 TFLOP/s，102.4 GB/s</translation>
    </message>
    <message>
        <source>The launch cost of 50 µs comes from the course only. No measurement was found for it.</source>
        <extracomment>dispatch.json /contexts/1/assumptions/launch_us</extracomment>
        <translation>50 µs 的启动开销只来自课程，没有找到相应的测量。</translation>
    </message>
    <message>
        <source>Developers observe that about 1,000 launches may wait. The exact depth is not documented.</source>
        <extracomment>dispatch.json /dispatch/assumptions/queue_depth</extracomment>
        <translation>开发者观察到，约有 1,000 次启动可以等待。确切的深度没有公开。</translation>
    </message>
    <message>
        <source>The pause between two kernels of a stream is assumed. No GPU was available to measure it.</source>
        <extracomment>dispatch.json /dispatch/assumptions/stream_gap_us</extracomment>
        <translation>同一个流中两个内核之间的停顿是假设的，因为没有 GPU 可供测量。</translation>
    </message>
    <message>
        <source>A measurement bounds the time per replayed kernel. The pause inside that bound is a choice.</source>
        <extracomment>dispatch.json /dispatch/assumptions/graph_gap_us</extracomment>
        <translation>有一项测量给出了每个重放内核的时间上限。在这个范围内取多长的停顿，是我们的选择。</translation>
    </message>
    <message>
        <source>No kernel is taken to be shorter than 2 µs. The limit is assumed, not measured.</source>
        <extracomment>dispatch.json /dispatch/assumptions/shortest_kernel_us</extracomment>
        <translation>假定没有短于 2 µs 的内核。这个下限是假设的，没有经过测量。</translation>
    </message>
    <message>
        <source>Library kernels</source>
        <extracomment>fusion.json /granularities/0/name</extracomment>
        <translation>库内核</translation>
    </message>
    <message>
        <source>Dropout in steps</source>
        <extracomment>fusion.json /granularities/1/name</extracomment>
        <translation>分步的 dropout</translation>
    </message>
    <message>
        <source>Primitive operations</source>
        <extracomment>fusion.json /granularities/2/name</extracomment>
        <translation>基本运算</translation>
    </message>
    <message>
        <source>Inference: no dropout</source>
        <extracomment>fusion.json /granularities/3/name</extracomment>
        <translation>推理：没有 dropout</translation>
    </message>
    <message>
        <source>One fused kernel</source>
        <extracomment>fusion.json /granularities/4/name</extracomment>
        <translation>一个融合内核</translation>
    </message>
    <message>
        <source>One fused kernel, inference</source>
        <extracomment>fusion.json /granularities/5/name</extracomment>
        <translation>一个融合内核，推理</translation>
    </message>
    <message>
        <source>Cloud Titan</source>
        <extracomment>lab07.json /acts/2/panels/1/title
----------
tracks.json /tracks/0/name</extracomment>
        <translation>云端巨人</translation>
    </message>
    <message>
        <source>You design the serving of large language models.</source>
        <extracomment>tracks.json /tracks/0/persona</extracomment>
        <translation>你设计大语言模型的推理服务。</translation>
    </message>
    <message>
        <source>Reach the highest serving throughput for Llama-3-70B.</source>
        <extracomment>tracks.json /tracks/0/goal</extracomment>
        <translation>让 Llama-3-70B 的推理服务达到最高的吞吐量。</translation>
    </message>
    <message>
        <source>The Python ceiling: at small batches, eager launch overhead keeps an H100 idle.</source>
        <extracomment>tracks.json /tracks/0/crisis</extracomment>
        <translation>Python 上限：批次很小时，即时模式的启动开销让 H100 空等。</translation>
    </message>
    <message>
        <source>Edge Guardian</source>
        <extracomment>lab07.json /acts/2/panels/2/title
----------
tracks.json /tracks/1/name</extracomment>
        <translation>边缘卫士</translation>
    </message>
    <message>
        <source>You lead safety for an autonomous vehicle.</source>
        <extracomment>tracks.json /tracks/1/persona</extracomment>
        <translation>你负责自动驾驶汽车的安全。</translation>
    </message>
    <message>
        <source>Keep a control loop within 10 ms, every time.</source>
        <extracomment>tracks.json /tracks/1/goal</extracomment>
        <translation>让控制循环每一次都不超过 10 ms。</translation>
    </message>
    <message>
        <source>The jitter tax: garbage collection and eager dispatch make the slowest 1 % of loops miss the deadline.</source>
        <extracomment>tracks.json /tracks/1/crisis</extracomment>
        <translation>抖动税：垃圾回收和即时模式的分派，使最慢的 1% 的循环错过截止时间。</translation>
    </message>
    <message>
        <source>Mobile Nomad</source>
        <extracomment>lab07.json /acts/2/panels/3/title
----------
tracks.json /tracks/2/name</extracomment>
        <translation>移动行者</translation>
    </message>
    <message>
        <source>You develop for augmented-reality glasses.</source>
        <extracomment>tracks.json /tracks/2/persona</extracomment>
        <translation>你开发增强现实眼镜。</translation>
    </message>
    <message>
        <source>Translate at 60 frames per second within the energy budget.</source>
        <extracomment>tracks.json /tracks/2/goal</extracomment>
        <translation>在能耗预算内，以每秒 60 帧进行翻译。</translation>
    </message>
    <message>
        <source>The fusion gap: unfused kernels spend the energy budget on moving intermediates through DRAM.</source>
        <extracomment>tracks.json /tracks/2/crisis</extracomment>
        <translation>融合缺口：没有融合的内核把能耗预算花在通过 DRAM 搬运中间结果上。</translation>
    </message>
    <message>
        <source>Tiny Pioneer</source>
        <extracomment>lab07.json /acts/2/panels/4/title
----------
tracks.json /tracks/3/name</extracomment>
        <translation>微型先锋</translation>
    </message>
    <message>
        <source>You lead the development of a hearing device.</source>
        <extracomment>tracks.json /tracks/3/persona</extracomment>
        <translation>你领导一款助听设备的开发。</translation>
    </message>
    <message>
        <source>Suppress noise in less than 10 ms and with less than 1 mW.</source>
        <extracomment>tracks.json /tracks/3/goal</extracomment>
        <translation>在 10 ms 以内、以低于 1 mW 的功率完成降噪。</translation>
    </message>
    <message>
        <source>Binary bloat: a full framework does not fit, so you weigh an interpreter against bare metal.</source>
        <extracomment>tracks.json /tracks/3/crisis</extracomment>
        <translation>程序臃肿：完整的框架放不下，所以你要在解释器和裸机之间权衡。</translation>
    </message>
    <message>
        <source>The count of eager kernels per layer is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/kernels_per_layer</extracomment>
        <translation>即时模式下每层的内核数量是假设的。</translation>
    </message>
    <message>
        <source>The count of kernels outside the layers is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/kernels_extra</extracomment>
        <translation>各层之外的内核数量是假设的。</translation>
    </message>
    <message>
        <source>The time of one exchange between GPUs is assumed to be 8 µs.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/collective_us</extracomment>
        <translation>GPU 之间交换一次数据的时间假设为 8 µs。</translation>
    </message>
    <message>
        <source>The share of peak that matrix products reach is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/compute_efficiency</extracomment>
        <translation>矩阵乘法能达到峰值的比例是假设的。</translation>
    </message>
    <message>
        <source>The share of launches that compiling removes is assumed to be that of keyword spotting.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/rho</extracomment>
        <translation>编译省去的启动所占的比例，假设与关键词识别相同。</translation>
    </message>
    <message>
        <source>One miss in a million loops is an assumed safety target.</source>
        <extracomment>tracks.json /edge_loop/assumptions/miss_target</extracomment>
        <translation>每一百万次循环只错过一次，是假设的安全目标。</translation>
    </message>
    <message>
        <source>The share of the loop for sensing and acting is assumed.</source>
        <extracomment>tracks.json /edge_loop/assumptions/sensor_ms</extracomment>
        <translation>循环中用于感知和执行的时间比例是假设的。</translation>
    </message>
    <message>
        <source>The spread of GPU times is assumed.</source>
        <extracomment>tracks.json /edge_loop/assumptions/gpu_variation</extracomment>
        <translation>GPU 时间的波动幅度是假设的。</translation>
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
        <translation>循环的启动开销、启动波动和计算时间是假设的。</translation>
    </message>
    <message>
        <source>The cost of garbage collection is measured. How often it and the other delays occur is assumed.</source>
        <extracomment>tracks.json /edge_modes/0/assumptions/events
----------
tracks.json /edge_modes/2/assumptions/events</extracomment>
        <translation>垃圾回收的开销是测量得到的。它和其他延误发生的频率是假设的。</translation>
    </message>
    <message>
        <source>Eager, garbage collector frozen</source>
        <extracomment>tracks.json /edge_modes/1/name</extracomment>
        <translation>即时，垃圾回收冻结</translation>
    </message>
    <message>
        <source>How often the system interrupts the loop is assumed.</source>
        <extracomment>tracks.json /edge_modes/1/assumptions/events
----------
tracks.json /edge_modes/3/assumptions/events
----------
tracks.json /edge_modes/4/assumptions/events</extracomment>
        <translation>系统打断循环的频率是假设的。</translation>
    </message>
    <message>
        <source>Compiled, garbage collector on</source>
        <extracomment>tracks.json /edge_modes/2/name</extracomment>
        <translation>编译，垃圾回收开启</translation>
    </message>
    <message>
        <source>CUDA graphs, garbage collector frozen</source>
        <extracomment>tracks.json /edge_modes/3/name</extracomment>
        <translation>CUDA graph，垃圾回收冻结</translation>
    </message>
    <message>
        <source>Compiled C++ on a real-time kernel</source>
        <extracomment>tracks.json /edge_modes/4/name</extracomment>
        <translation>实时操作系统内核上的编译后 C++ 程序</translation>
    </message>
    <message>
        <source>The sizes, counts and efficiency of this frame are assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/*</extracomment>
        <translation>这一帧的大小、数量和效率是假设的。</translation>
    </message>
    <message>
        <source>36 pJ per byte is a figure for recent low-power memory that is not confirmed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/pj_per_dram_byte</extracomment>
        <translation>每字节 36 pJ 是近期低功耗内存的数值，没有得到证实。</translation>
    </message>
    <message>
        <source>1 pJ per operation is assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/pj_per_op</extracomment>
        <translation>每次运算 1 pJ 是假设的。</translation>
    </message>
    <message>
        <source>The budget spreads the battery over two hours. The two hours are assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/power_budget_w</extracomment>
        <translation>预算把电池电量分摊到两小时。两小时是假设的。</translation>
    </message>
    <message>
        <source>The operations per hop are assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/ops</extracomment>
        <translation>每个音频块的运算次数是假设的。</translation>
    </message>
    <message>
        <source>The rate is worked out from a published model at 216 MHz. The clock and the count of operations are not confirmed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/ops_per_cycle</extracomment>
        <translation>这个速率是由公布的 216 MHz 模型推算的。时钟频率和运算次数没有得到证实。</translation>
    </message>
    <message>
        <source>The size of the application is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/app_flash_bytes</extracomment>
        <translation>应用程序的大小是假设的。</translation>
    </message>
    <message>
        <source>The memory of the application is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/app_ram_bytes</extracomment>
        <translation>应用程序占用的内存是假设的。</translation>
    </message>
    <message>
        <source>The size of the weights is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/weight_bytes</extracomment>
        <translation>权重的大小是假设的。</translation>
    </message>
    <message>
        <source>The working memory of the model is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/arena_bytes</extracomment>
        <translation>模型的工作内存是假设的。</translation>
    </message>
    <message>
        <source>The count of kernels in the model is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/kernels</extracomment>
        <translation>模型中的内核数量是假设的。</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <extracomment>tracks.json /runtimes/0/name</extracomment>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>The size of this runtime is assumed.</source>
        <extracomment>tracks.json /runtimes/0/assumptions/*</extracomment>
        <translation>这个运行时的大小是假设的。</translation>
    </message>
    <message>
        <source>TensorFlow Lite, full</source>
        <extracomment>tracks.json /runtimes/1/name</extracomment>
        <translation>TensorFlow Lite 完整版</translation>
    </message>
    <message>
        <source>The size and the 4 % overhead of this runtime are assumed.</source>
        <extracomment>tracks.json /runtimes/1/assumptions/*</extracomment>
        <translation>这个运行时的大小和 4% 的开销是假设的。</translation>
    </message>
    <message>
        <source>ExecuTorch</source>
        <extracomment>tracks.json /runtimes/2/name</extracomment>
        <translation>ExecuTorch</translation>
    </message>
    <message>
        <source>The 4 % overhead of the interpreter is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/overhead
----------
tracks.json /runtimes/3/assumptions/overhead</extracomment>
        <translation>解释器 4% 的开销是假设的。</translation>
    </message>
    <message>
        <source>The size of one kernel is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/flash_per_kernel_bytes
----------
tracks.json /runtimes/3/assumptions/flash_per_kernel_bytes</extracomment>
        <translation>一个内核的大小是假设的。</translation>
    </message>
    <message>
        <source>The memory of the interpreter is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/ram_bytes
----------
tracks.json /runtimes/3/assumptions/ram_bytes</extracomment>
        <translation>解释器占用的内存是假设的。</translation>
    </message>
    <message>
        <source>TensorFlow Lite Micro</source>
        <extracomment>tracks.json /runtimes/3/name</extracomment>
        <translation>TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>Compiled C</source>
        <extracomment>tracks.json /runtimes/4/name</extracomment>
        <translation>编译后的 C 程序</translation>
    </message>
    <message>
        <source>The size of the generated code is assumed.</source>
        <extracomment>tracks.json /runtimes/4/assumptions/*</extracomment>
        <translation>生成的代码的大小是假设的。</translation>
    </message>
    <message>
        <source>Llama 3 8B</source>
        <extracomment>transformers.json /transformers/0/name</extracomment>
        <translation>Llama 3 8B</translation>
    </message>
    <message>
        <source>Llama 3 70B</source>
        <extracomment>transformers.json /transformers/1/name</extracomment>
        <translation>Llama 3 70B</translation>
    </message>
    <message>
        <source>1 GB of each device is taken to be kept by the driver and the framework.</source>
        <extracomment>transformers.json /serving/assumptions/reserve_bytes</extracomment>
        <translation>假定每台设备有 1 GB 内存留给驱动程序和框架。</translation>
    </message>
    <message>
        <source>The compilation break-even</source>
        <extracomment>lab07.json /acts/1/title</extracomment>
        <translation>编译的盈亏平衡点</translation>
    </message>
    <message>
        <source>Kernel fusion</source>
        <extracomment>lab07.json /acts/1/panels/0/title
----------
lab07.json /acts/1/brief/reading/0/title</extracomment>
        <translation>内核融合</translation>
    </message>
    <message>
        <source>See which memory traffic and which launches disappear when several kernels become one.</source>
        <extracomment>lab07.json /acts/1/panels/0/about</extracomment>
        <translation>看看多个内核合成一个之后，哪些内存流量和哪些启动会消失。</translation>
    </message>
    <message>
        <source>Compilation pay-back</source>
        <extracomment>lab07.json /acts/1/panels/1/title</extracomment>
        <translation>编译成本的收回</translation>
    </message>
    <message>
        <source>See after how many calls the time spent on compiling has come back.</source>
        <extracomment>lab07.json /acts/1/panels/1/about</extracomment>
        <translation>看看经过多少次调用，花在编译上的时间能够收回。</translation>
    </message>
    <message>
        <source>Compilation continuum</source>
        <extracomment>lab07.json /acts/1/panels/2/title
----------
lab07.json /acts/1/brief/reading/3/title</extracomment>
        <translation>编译连续谱</translation>
    </message>
    <message>
        <source>Compare what seven ways to run a model gain in speed and lose in flexibility.</source>
        <extracomment>lab07.json /acts/1/panels/2/about</extracomment>
        <translation>比较运行模型的七种方式：速度上得到多少，灵活性上失去多少。</translation>
    </message>
    <message>
        <source>Daniel, model serving lead</source>
        <extracomment>lab07.json /acts/1/brief/from</extracomment>
        <translation>Daniel，模型服务负责人</translation>
    </message>
    <message>
        <source>Should we compile every model?</source>
        <extracomment>lab07.json /acts/1/brief/subject</extracomment>
        <translation>每个模型都该编译吗？</translation>
    </message>
    <message>
        <source>Your audit showed how much time launches can cost. Now the team wants to compile every model that we serve.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/0</extracomment>
        <translation>你的审计显示了启动会花掉多少时间。现在团队想把我们提供服务的每个模型都编译一遍。</translation>
    </message>
    <message>
        <source>On ResNet-50 it works: the compiled model serves 2,150 images per second instead of 1,450. Compiling takes 30 s, and nothing is served during that time.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/1</extracomment>
        <translation>在 ResNet-50 上这很有效：编译后的模型每秒处理 2,150 张图像，而不是 1,450 张。编译需要 30 s，这段时间内不提供服务。</translation>
    </message>
    <message>
        <source>But our services differ. One serves 10 million images a day. Another listens for a keyword and gets 100 requests per hour. A third multiplies two giant matrices and does nothing else.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/2</extracomment>
        <translation>但我们的服务各不相同。一个每天处理 1000 万张图像。另一个监听关键词，每小时收到 100 个请求。第三个只做两个巨型矩阵的乘法，别的什么也不做。</translation>
    </message>
    <message>
        <source>I also hear very different figures for kernel fusion, and people quote them without saying what they measured. Please find out what fusion really saves, when compiling pays, and where it never does.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/3</extracomment>
        <translation>关于内核融合（kernel fusion），我也听到过相差很大的数字，而引用的人并不说明测的是什么。请弄清楚融合真正节省什么、编译什么时候合算、在哪里永远不合算。</translation>
    </message>
    <message>
        <source>You serve large language models on many GPUs. Every replica compiles for itself after a restart, unless it finds the result in a cache. Look at what replicas do to the break-even.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/cloud</extracomment>
        <translation>你在许多 GPU 上部署大语言模型。每个副本重启后都要自己编译一次，除非它在缓存里找到结果。看看副本对盈亏平衡点有什么影响。</translation>
    </message>
    <message>
        <source>Your control loop must be on time in every pass. Compiling while it runs is out of the question, so ask what a stage that compiles ahead of time would cost you in flexibility.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/edge</extracomment>
        <translation>你的控制回路每一次都必须准时。运行中编译是不允许的，所以请考虑：提前编译的阶段会让你失去多少灵活性。</translation>
    </message>
    <message>
        <source>Your glasses spend their energy on moving intermediates through DRAM. Look at the memory traffic first and at the time second.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/mobile</extracomment>
        <translation>你的眼镜把能量花在通过 DRAM 搬运中间结果上。先看内存流量，再看时间。</translation>
    </message>
    <message>
        <source>You compile on another machine and ship the result, so the compile time is paid before delivery. Look at the far end of the continuum and at what it no longer allows.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/tiny</extracomment>
        <translation>你在另一台机器上编译，再交付结果，所以编译时间在交付之前就已付出。看看连续谱的最末端，以及它不再允许做什么。</translation>
    </message>
    <message>
        <source>A compiler joins several operations into one kernel. Intermediate results stay on the chip and are not written to memory and read again.</source>
        <extracomment>lab07.json /acts/1/brief/reading/0/about</extracomment>
        <translation>编译器把多个操作合成一个内核。中间结果留在芯片上，不再写入内存后又读回。</translation>
    </message>
    <message>
        <source>Arithmetic intensity and ridge point</source>
        <extracomment>lab07.json /acts/1/brief/reading/1/title
----------
lab07.json /acts/1/formulas/2/title</extracomment>
        <translation>算术强度与脊点</translation>
    </message>
    <message>
        <source>Arithmetic intensity is the number of floating-point operations for each byte moved. Below the ridge point of a device, memory bandwidth sets the pace. Above it, arithmetic does.</source>
        <extracomment>lab07.json /acts/1/brief/reading/1/about</extracomment>
        <translation>算术强度（arithmetic intensity）是每搬运一个字节所做的浮点运算次数。低于设备的脊点（ridge point）时，内存带宽决定速度；高于脊点时，运算决定速度。</translation>
    </message>
    <message>
        <source>Break-even</source>
        <extracomment>lab07.json /acts/1/brief/reading/2/title
----------
lab07.json /acts/1/formulas/8/title</extracomment>
        <translation>盈亏平衡点</translation>
    </message>
    <message>
        <source>The number of calls after which the time saved equals the time spent on compiling. It depends on the model, on the gain and on every restart.</source>
        <extracomment>lab07.json /acts/1/brief/reading/2/about</extracomment>
        <translation>节省的时间等于编译所花时间时的调用次数。它取决于模型、增益和每一次重启。</translation>
    </message>
    <message>
        <source>There is more than on and off. Each stage from eager mode to bare metal gives up some flexibility of Python for some speed.</source>
        <extracomment>lab07.json /acts/1/brief/reading/3/about</extracomment>
        <translation>不是只有“开”和“关”。从即时模式到裸机，每个阶段都用 Python 的一部分灵活性换取一些速度。</translation>
    </message>
    <message>
        <source>Compiling ResNet-50 takes 30 s, once. After how many images has this time been recovered?</source>
        <extracomment>lab07.json /acts/1/predictions/0/prompt</extracomment>
        <translation>编译 ResNet-50 需要 30 s，只做一次。处理多少张图像之后能收回这段时间？</translation>
    </message>
    <message>
        <source>1,450 images per second in eager mode</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/0</extracomment>
        <translation>即时模式下每秒 1,450 张图像</translation>
    </message>
    <message>
        <source>2,150 images per second compiled, a gain of 48 %</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/1</extracomment>
        <translation>编译后每秒 2,150 张图像，增益 48 %</translation>
    </message>
    <message>
        <source>30 s for compiling, once, on one GPU</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/2</extracomment>
        <translation>编译 30 s，一次，一块 GPU</translation>
    </message>
    <message>
        <source>About 1,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/0/text</extracomment>
        <translation>约 1,000</translation>
    </message>
    <message>
        <source>The idea behind 1,000 is that a gain of almost one half pays back at once. The gain counts for each image, and an image takes less than 1 ms. So 1,000 images save about 0.2 s, not 30 s.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/0/feedback</extracomment>
        <translation>选 1,000 的想法是：将近一半的增益马上就能收回成本。增益作用于每张图像，而一张图像用时不到 1 ms。所以 1,000 张图像大约节省 0.2 s，而不是 30 s。</translation>
    </message>
    <message>
        <source>About 10,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/1/text</extracomment>
        <translation>约 10,000</translation>
    </message>
    <message>
        <source>The idea behind 10,000 is that each image saves some milliseconds. In eager mode 10,000 images take 6.9 s altogether. They can&apos;t save 30 s, even if they took no time at all.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/1/feedback</extracomment>
        <translation>选 10,000 的想法是：每张图像能节省几毫秒。即时模式下 10,000 张图像总共只用 6.9 s。即使它们完全不花时间，也省不出 30 s。</translation>
    </message>
    <message>
        <source>About 130,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/2/text</extracomment>
        <translation>约 130,000</translation>
    </message>
    <message>
        <source>You held the saving of one image, about 0.22 ms, against 30 s. That is the right comparison: cost divided by the saving of one call.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/2/feedback</extracomment>
        <translation>你把一张图像的节省（约 0.22 ms）与 30 s 相比。这正是正确的比较：成本除以一次调用的节省。</translation>
    </message>
    <message>
        <source>About 10 million</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/3/text</extracomment>
        <translation>约 1000 万</translation>
    </message>
    <message>
        <source>The idea behind 10 million is that a saving far below a millisecond hardly counts. Each one is small, but they add up: 10 million images save about 37 minutes. The 30 s have come back long before.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/3/feedback</extracomment>
        <translation>选 1000 万的想法是：远小于一毫秒的节省几乎不算什么。每一份都很小，但会累加：1000 万张图像大约节省 37 分钟。那 30 s 早就收回了。</translation>
    </message>
    <message>
        <source>You compile two models, and each launch waits for the previous kernel. Which one gains more, as a share of its own time?</source>
        <extracomment>lab07.json /acts/1/predictions/1/prompt</extracomment>
        <translation>你编译两个模型，每次启动都要等前一个内核结束。按占自身时间的比例，哪一个收获更大？</translation>
    </message>
    <message>
        <source>Model A: 1,000 small layers, each one kernel of 5 µs</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/0</extracomment>
        <translation>模型 A：1,000 个小层，每层一个 5 µs 的内核</translation>
    </message>
    <message>
        <source>Model B: one giant layer, one kernel of 200 ms</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/1</extracomment>
        <translation>模型 B：一个巨型层，一个 200 ms 的内核</translation>
    </message>
    <message>
        <source>10 µs for each kernel launch</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/2</extracomment>
        <translation>每次内核启动 10 µs</translation>
    </message>
    <message>
        <source>Model A with 1,000 small layers</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/0/text</extracomment>
        <translation>有 1,000 个小层的模型 A</translation>
    </message>
    <message>
        <source>You looked at what compiling can remove. Model A spends twice as long on launches as on arithmetic, and most of these launches can go.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/0/feedback</extracomment>
        <translation>你看到了编译能去掉什么。模型 A 花在启动上的时间是运算的两倍，而这些启动大多可以去掉。</translation>
    </message>
    <message>
        <source>Model B with one giant layer</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/1/text</extracomment>
        <translation>有一个巨型层的模型 B</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a compiler can do most where most time is spent. But compiling removes launches and memory traffic, not arithmetic. Model B has one launch of 10 µs beside 200 ms of arithmetic.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/1/feedback</extracomment>
        <translation>这个答案的想法是：哪里花的时间最多，编译器就能在哪里做得最多。但编译去掉的是启动和内存流量，不是运算。模型 B 在 200 ms 的运算旁边只有一次 10 µs 的启动。</translation>
    </message>
    <message>
        <source>Both gain about the same share</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/2/text</extracomment>
        <translation>两者收获的比例大致相同</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a compiler speeds up code by a fixed factor. It has no such factor. What it gains is what it removes, and the two models have very different amounts of that.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/2/feedback</extracomment>
        <translation>这个答案的想法是：编译器按固定倍数加速代码。这样的倍数并不存在。它得到的就是它去掉的，而两个模型里可以去掉的东西相差很大。</translation>
    </message>
    <message>
        <source>Fuse the three library kernels LayerNorm, Dropout and ReLU.</source>
        <extracomment>lab07.json /acts/1/discoveries/0/text</extracomment>
        <translation>把 LayerNorm、Dropout 和 ReLU 这三个库内核融合起来。</translation>
    </message>
    <message>
        <source>Memory traffic falls from {fusion.traffic_unfused_bytes|context=cloud,granularity=library} to {fusion.traffic_fused_bytes|context=cloud,granularity=library}, a ratio of {fusion.traffic_ratio|context=cloud,granularity=library}. Arithmetic intensity rises by the same ratio, to {fusion.ai_fused|context=cloud,granularity=library}. That is still far below the ridge point at {fusion.ridge_tensor|context=cloud}.</source>
        <extracomment>lab07.json /acts/1/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>内存流量从 {fusion.traffic_unfused_bytes|context=cloud,granularity=library} 降到 {fusion.traffic_fused_bytes|context=cloud,granularity=library}，比值为 {fusion.traffic_ratio|context=cloud,granularity=library}。算术强度按同样的比值上升到 {fusion.ai_fused|context=cloud,granularity=library}。这仍远低于 {fusion.ridge_tensor|context=cloud} 处的脊点。</translation>
    </message>
    <message>
        <source>Fuse the same chain when eager mode launches every primitive operation.</source>
        <extracomment>lab07.json /acts/1/discoveries/1/text</extracomment>
        <translation>当即时模式逐个启动每个基本操作时，融合同一条操作链。</translation>
    </message>
    <message>
        <source>Now {fusion.kernels_unfused|context=cloud,granularity=primitive} kernels become one, and the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=primitive}. The fused kernel is the same as before. Only what you compare it with has changed.</source>
        <extracomment>lab07.json /acts/1/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>现在 {fusion.kernels_unfused|context=cloud,granularity=primitive} 个内核变成一个，流量比值为 {fusion.traffic_ratio|context=cloud,granularity=primitive}。融合后的内核和之前一样。变的只是你拿来比较的对象。</translation>
    </message>
    <message>
        <source>Make the tensor so large that it no longer fits into the L2 cache.</source>
        <extracomment>lab07.json /acts/1/discoveries/2/text</extracomment>
        <translation>把张量放大到 L2 缓存装不下为止。</translation>
    </message>
    <message>
        <source>The tensor at the start has {fusion.tensor_bytes|context=cloud} and the L2 cache has {fusion.l2_bytes|context=cloud}. Most of its traffic may never reach HBM, so the bars are an upper limit there. With 100 million elements the tensor has {fusion.tensor_bytes|context=cloud,elements=100000000}, and every pass goes through HBM.</source>
        <extracomment>lab07.json /acts/1/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>一开始的张量有 {fusion.tensor_bytes|context=cloud}，L2 缓存有 {fusion.l2_bytes|context=cloud}。它的大部分流量可能根本到不了 HBM，所以那里的条形只是上限。有 1 亿个元素时，张量有 {fusion.tensor_bytes|context=cloud,elements=100000000}，每一遍访问都要经过 HBM。</translation>
    </message>
    <message>
        <source>Let the fused library kernel use the bandwidth better, with at least 100 million elements.</source>
        <extracomment>lab07.json /acts/1/discoveries/3/text</extracomment>
        <translation>让融合后的库内核更好地利用带宽，元素至少 1 亿个。</translation>
    </message>
    <message>
        <source>The fused pass is now {fusion.speedup|context=cloud,granularity=library,efficiency=better_fused,elements=1000000000} as fast with a billion elements. The traffic is the same as before. The extra gain comes from a second cause: an assumed better use of the bandwidth.</source>
        <extracomment>lab07.json /acts/1/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>有 10 亿个元素时，融合后的速度是原来的 {fusion.speedup|context=cloud,granularity=library,efficiency=better_fused,elements=1000000000}。流量和之前一样。多出来的增益来自第二个原因：假设带宽利用得更好。</translation>
    </message>
    <message>
        <source>Look at FlashAttention with a sequence of at least 4,096.</source>
        <extracomment>lab07.json /acts/1/discoveries/4/text</extracomment>
        <translation>看看序列长度至少为 4,096 时的 FlashAttention。</translation>
    </message>
    <message>
        <source>Find a deployment of at most one hour in which compiling ResNet-50 pays.</source>
        <extracomment>lab07.json /acts/1/discoveries/5/text</extracomment>
        <translation>找出一个不超过一小时、且编译 ResNet-50 合算的部署。</translation>
    </message>
    <message>
        <source>On the cloud GPU, {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} of compiling have come back after {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} images. With 10 million images a day that takes {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</source>
        <extracomment>lab07.json /acts/1/discoveries/5/found - keep what stands in {braces}</extracomment>
        <translation>在云端 GPU 上，{roi.compile_s|context=cloud,workload=resnet50,compile_s=30} 的编译时间在 {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} 张图像之后收回。每天 1000 万张图像时，这需要 {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}。</translation>
    </message>
    <message>
        <source>Find a deployment that ends before compiling has paid.</source>
        <extracomment>lab07.json /acts/1/discoveries/6/text</extracomment>
        <translation>找出一个在编译收回成本之前就结束的部署。</translation>
    </message>
    <message>
        <source>A deployment that is too short loses time, and the net value is negative. With ResNet-50, 10 million images a day and a restart after 10 minutes, it is {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}. Every restart begins again.</source>
        <extracomment>lab07.json /acts/1/discoveries/6/found - keep what stands in {braces}</extracomment>
        <translation>部署太短就会损失时间，净值为负。对于 ResNet-50、每天 1000 万张图像、10 分钟后重启，净值为 {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}。每次重启都要从头开始。</translation>
    </message>
    <message>
        <source>Find a model that never pays back, however long it runs.</source>
        <extracomment>lab07.json /acts/1/discoveries/7/text</extracomment>
        <translation>找出一个无论运行多久都收不回成本的模型。</translation>
    </message>
    <message>
        <source>One giant matrix product gains nothing, so no number of calls pays for the compile time. Its launch is {roi.dispatch_share|context=cloud,workload=giant} of its kernel, and there is no second kernel to fuse with.</source>
        <extracomment>lab07.json /acts/1/discoveries/7/found - keep what stands in {braces}</extracomment>
        <translation>一个巨型矩阵乘法得不到任何增益，所以多少次调用都收不回编译时间。它的启动只占内核的 {roi.dispatch_share|context=cloud,workload=giant}，也没有第二个内核可以融合。</translation>
    </message>
    <message>
        <source>Compare keyword spotting ahead of time for serial and for overlapped launches.</source>
        <extracomment>lab07.json /acts/1/discoveries/8/text</extracomment>
        <translation>对关键词识别的提前编译，比较串行启动与重叠启动。</translation>
    </message>
    <message>
        <source>When each launch waits, ahead-of-time code is {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=aot} as fast as eager mode, and torch.compile {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile}. With overlapped launches both reach {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=aot}. The GPU no longer waits, so cheaper launches buy nothing.</source>
        <extracomment>lab07.json /acts/1/discoveries/8/found - keep what stands in {braces}</extracomment>
        <translation>当每次启动都要等待时，提前编译的代码速度是即时模式的 {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=aot}，torch.compile 是 {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile}。启动重叠时，两者都达到 {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=aot}。GPU 不再等待，所以更便宜的启动换不来任何东西。</translation>
    </message>
    <message>
        <source>Build the longest and most complex pointwise chain.</source>
        <extracomment>lab07.json /acts/1/discoveries/9/text</extracomment>
        <translation>搭出最长、最复杂的逐元素操作链。</translation>
    </message>
    <message>
        <source>Even this chain reaches only {continuum.intensity|context=cloud,precision=fp16,operation=pointwise,kernel_complexity=8,fusion_level=32}, and the Tensor Core ridge is at {continuum.ridge_tensor|context=cloud,precision=fp16}. A chain of simple operations would need {continuum.ops_to_ridge_tensor|context=cloud,precision=fp16} of them. A matrix product gets there, because it uses each value many times.</source>
        <extracomment>lab07.json /acts/1/discoveries/9/found - keep what stands in {braces}</extracomment>
        <translation>连这条链也只达到 {continuum.intensity|context=cloud,precision=fp16,operation=pointwise,kernel_complexity=8,fusion_level=32}，而 Tensor Core 脊点在 {continuum.ridge_tensor|context=cloud,precision=fp16}。简单操作的链需要 {continuum.ops_to_ridge_tensor|context=cloud,precision=fp16} 个才够。矩阵乘法能达到，因为它把每个值用很多次。</translation>
    </message>
    <message>
        <source>The shortest deployment that pays</source>
        <extracomment>lab07.json /acts/1/challenges/0/title</extracomment>
        <translation>合算的最短部署</translation>
    </message>
    <message>
        <source>A keyword spotter on the cloud GPU gets 100 requests per hour. Which is the shortest deployment for which compiling pays?</source>
        <extracomment>lab07.json /acts/1/challenges/0/prompt</extracomment>
        <translation>云端 GPU 上的一个关键词识别服务每小时收到 100 个请求。编译合算的最短部署是多长？</translation>
    </message>
    <message>
        <source>Keyword spotting, 15 ms for one request in eager mode</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/0</extracomment>
        <translation>关键词识别，即时模式下一个请求 15 ms</translation>
    </message>
    <message>
        <source>10 s for compiling, once, on one GPU</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/1</extracomment>
        <translation>编译 10 s，一次，一块 GPU</translation>
    </message>
    <message>
        <source>40 % more throughput when compiled</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/2</extracomment>
        <translation>编译后吞吐量提高 40 %</translation>
    </message>
    <message>
        <source>100 requests per hour, day and night</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/3</extracomment>
        <translation>每小时 100 个请求，昼夜不停</translation>
    </message>
    <message>
        <source>Work out what one request saves. 40 % more throughput means that a compiled request takes 15 ms divided by 1.4.</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/0</extracomment>
        <translation>先算出一个请求节省多少。吞吐量提高 40 % 意味着编译后的一个请求用时 15 ms 除以 1.4。</translation>
    </message>
    <message>
        <source>One request saves about 4.3 ms. Divide the 10 s of compiling by that to get the number of requests.</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/1</extracomment>
        <translation>一个请求大约节省 4.3 ms。用 10 s 的编译时间除以它，就得到请求数。</translation>
    </message>
    <message>
        <source>You need a little more than 2,300 requests. At 100 requests per hour, how many hours is that?</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/2</extracomment>
        <translation>你需要 2,300 多个请求。每小时 100 个请求，那是多少小时？</translation>
    </message>
    <message>
        <source>It takes {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400} requests, and that is {roi.breakeven_days|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400}. A deployment of one day just pays: the net saving is {roi.net_saved_s|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400,deployment_days=1}.</source>
        <extracomment>lab07.json /acts/1/challenges/0/solved - keep what stands in {braces}</extracomment>
        <translation>需要 {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400} 个请求，也就是 {roi.breakeven_days|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400}。一天的部署刚好合算：净节省为 {roi.net_saved_s|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400,deployment_days=1}。</translation>
    </message>
    <message>
        <source>Past the ridge in five moves</source>
        <extracomment>lab07.json /acts/1/challenges/1/title</extracomment>
        <translation>五步越过脊点</translation>
    </message>
    <message>
        <source>Bring the operating point past the Tensor Core ridge with at most five moves.</source>
        <extracomment>lab07.json /acts/1/challenges/1/prompt</extracomment>
        <translation>用最多五步让工作点越过 Tensor Core 脊点。</translation>
    </message>
    <message>
        <source>One move is one control, however far you move it</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/0</extracomment>
        <translation>一步就是动一个控件，不管移动多远</translation>
    </message>
    <message>
        <source>You start from a pointwise chain</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/1</extracomment>
        <translation>你从一条逐元素操作链开始</translation>
    </message>
    <message>
        <source>You can take back a move or start again</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/2</extracomment>
        <translation>你可以撤回一步，也可以重新开始</translation>
    </message>
    <message>
        <source>Move a pointwise chain to its longest and most complex form. See how far it stays from the Tensor Core ridge.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/0</extracomment>
        <translation>把逐元素操作链移到最长、最复杂的形式。看看它离 Tensor Core 脊点还有多远。</translation>
    </message>
    <message>
        <source>You need an operation that uses each loaded value many times. Change the operation.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/1</extracomment>
        <translation>你需要一种能把读入的每个值用很多次的操作。换一种操作。</translation>
    </message>
    <message>
        <source>A matrix product has a high intensity only when no side of it is small. Raise its batch and its inner size K.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/2</extracomment>
        <translation>只有当矩阵乘法没有一条边很小时，它的强度才高。增大批次和内部尺寸 K。</translation>
    </message>
    <message>
        <source>You needed {continuum.moves} moves. A pointwise chain does not get there, however you fuse it. A matrix product does, because with a larger batch and a larger K each loaded value is used more often.</source>
        <extracomment>lab07.json /acts/1/challenges/1/solved - keep what stands in {braces}</extracomment>
        <translation>你用了 {continuum.moves} 步。逐元素操作链无论怎么融合都到不了。矩阵乘法可以，因为批次更大、K 更大时，读入的每个值会用得更多次。</translation>
    </message>
    <message>
        <source>A published speed-up from fusion</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/title</extracomment>
        <translation>一个公开发表的融合加速比</translation>
    </message>
    <message>
        <source>S equals t c plus 3 l plus 6 n b over B, divided by t c plus l plus 2 n b over B. t c is 5 microseconds.</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/spoken</extracomment>
        <translation>S 等于 t c 加 3 l 加 B 分之 6 n b，除以 t c 加 l 加 B 分之 2 n b。t c 为 5 微秒。</translation>
    </message>
    <message>
        <source>speed-up from fusing three library kernels</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/0/meaning</extracomment>
        <translation>融合三个库内核得到的加速比</translation>
    </message>
    <message>
        <source>math time, the same before and after</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/1/meaning</extracomment>
        <translation>运算时间，融合前后相同</translation>
    </message>
    <message>
        <source>number of elements of the tensor</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/3/meaning
----------
lab07.json /acts/1/formulas/0/terms/3/meaning</extracomment>
        <translation>张量的元素个数</translation>
    </message>
    <message>
        <source>bytes of one element</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/4/meaning
----------
lab07.json /acts/1/formulas/4/terms/3/meaning
----------
lab07.json /acts/1/formulas/5/terms/6/meaning
----------
lab07.json /acts/1/formulas/14/terms/6/meaning</extracomment>
        <translation>一个元素的字节数</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/5/meaning
----------
lab07.json /acts/1/formulas/1/terms/6/meaning
----------
lab07.json /acts/1/formulas/2/terms/5/meaning
----------
lab07.json /acts/2/formulas/0/terms/7/meaning
----------
lab07.json /acts/2/formulas/3/terms/2/meaning
----------
lab07.json /acts/2/formulas/20/terms/7/meaning</extracomment>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>The formula gives {fusion.published_speedup|context=cloud}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/0 - keep what stands in {braces}</extracomment>
        <translation>公式给出 {fusion.published_speedup|context=cloud}。</translation>
    </message>
    <message>
        <source>The launch ratio is {fusion.launch_ratio|context=cloud,granularity=library}, and the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/1 - keep what stands in {braces}</extracomment>
        <translation>启动次数的比值为 {fusion.launch_ratio|context=cloud,granularity=library}，流量的比值为 {fusion.traffic_ratio|context=cloud,granularity=library}。</translation>
    </message>
    <message>
        <source>The instrument gives {fusion.speedup|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/2 - keep what stands in {braces}</extracomment>
        <translation>仪器给出 {fusion.speedup|context=cloud,granularity=library}。</translation>
    </message>
    <message>
        <source>Launches and traffic both shrink by the same factor, but the formula gives less. What is wrong with it?</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/prompt</extracomment>
        <translation>启动次数和流量都按同样的倍数减少，公式却给出更小的值。它错在哪里？</translation>
    </message>
    <message>
        <source>It adds 5 µs of math that belong to no operation here and don&apos;t shrink.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/0/text</extracomment>
        <translation>它加上了 5 µs 的运算，这些运算不属于这里的任何操作，也不会减少。</translation>
    </message>
    <message>
        <source>Yes. These operations need about 8 million floating-point operations, far less than 1 µs on this GPU, and they run while the data moves. A constant of 5 µs on both sides hides part of the gain.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/0/feedback</extracomment>
        <translation>对。这些操作大约需要 800 万次浮点运算，在这块 GPU 上远不到 1 µs，而且在数据搬运的同时进行。两边都加上 5 µs 的常数，掩盖了一部分增益。</translation>
    </message>
    <message>
        <source>It counts three launches before fusion, but there is only one.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/1/text</extracomment>
        <translation>它在融合前算了三次启动，其实只有一次。</translation>
    </message>
    <message>
        <source>The idea here is that one line of Python is one launch. Each library kernel is launched on its own, so three launches become one. This part of the formula is right.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/1/feedback</extracomment>
        <translation>这里的想法是一行 Python 就是一次启动。每个库内核都单独启动，所以三次启动变成一次。公式的这一部分是对的。</translation>
    </message>
    <message>
        <source>It counts six passes through memory, but there are only three.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/2/text</extracomment>
        <translation>它算了六遍内存访问，其实只有三遍。</translation>
    </message>
    <message>
        <source>The idea here is to count each tensor once. Each of the three kernels reads one tensor and writes one, which makes six passes. This part of the formula is right.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/2/feedback</extracomment>
        <translation>这里的想法是每个张量只算一次。三个内核各读一个张量、写一个张量，共六遍。公式的这一部分是对的。</translation>
    </message>
    <message>
        <source>It uses the same bandwidth for both, but fusion makes the memory faster.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/3/text</extracomment>
        <translation>它对两边用了同样的带宽，但融合会让内存变快。</translation>
    </message>
    <message>
        <source>The idea here is that a fused kernel gets more out of the memory. It may use the bandwidth better, but that is a separate effect. It is not the reason why this formula stays below the factor of its own parts.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/3/feedback</extracomment>
        <translation>这里的想法是融合后的内核能从内存中得到更多。它也许能更好地利用带宽，但那是另一种效应。这不是公式的结果低于其各部分倍数的原因。</translation>
    </message>
    <message>
        <source>A published math utilization after compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/title</extracomment>
        <translation>一个公开发表的编译后计算利用率</translation>
    </message>
    <message>
        <source>U prime equals N times c, divided by N times r times the sum of c and l, plus M.</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/spoken</extracomment>
        <translation>U 撇等于 N 乘以 c，除以 N 乘以 r 乘以 c 与 l 之和再加 M。</translation>
    </message>
    <message>
        <source>math utilization after compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/0/meaning</extracomment>
        <translation>编译后的计算利用率</translation>
    </message>
    <message>
        <source>number of kernel launches before compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/1/meaning</extracomment>
        <translation>编译前的内核启动次数</translation>
    </message>
    <message>
        <source>share of the kernels that remain</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/3/meaning</extracomment>
        <translation>剩下的内核所占的比例</translation>
    </message>
    <message>
        <source>memory time</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/5/meaning
----------
lab07.json /acts/1/exercises/2/formula/terms/0/meaning</extracomment>
        <translation>访存时间</translation>
    </message>
    <message>
        <source>Keyword spotting: 1,000 kernels of 5 µs, 10 µs for each launch. One fifth of the kernels remains, and memory takes 500 µs.</source>
        <extracomment>lab07.json /acts/1/exercises/1/worked/0</extracomment>
        <translation>关键词识别：1,000 个 5 µs 的内核，每次启动 10 µs。剩下五分之一的内核，访存用时 500 µs。</translation>
    </message>
    <message>
        <source>The formula gives {fusion.published_utilization}.</source>
        <extracomment>lab07.json /acts/1/exercises/1/worked/1 - keep what stands in {braces}</extracomment>
        <translation>公式给出 {fusion.published_utilization}。</translation>
    </message>
    <message>
        <source>No share can be larger than 100 %. What is wrong with the formula?</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/prompt</extracomment>
        <translation>任何比例都不能大于 100 %。公式错在哪里？</translation>
    </message>
    <message>
        <source>Above the line all the math is counted, below the line only the share r of it.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/0/text</extracomment>
        <translation>分子计入了全部运算，分母只计入了其中比例为 r 的部分。</translation>
    </message>
    <message>
        <source>Yes. Compiling removes launches, not math. Below the line, the math must stay N times c, and only the launches shrink to N times r.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/0/feedback</extracomment>
        <translation>对。编译去掉的是启动，不是运算。分母中的运算必须仍是 N 乘以 c，只有启动次数减少到 N 乘以 r。</translation>
    </message>
    <message>
        <source>The memory time below the line must shrink, too.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/1/text</extracomment>
        <translation>分母中的访存时间也必须减少。</translation>
    </message>
    <message>
        <source>The idea here is that fusion also saves memory time. That may be so, but a smaller M makes the result even larger. It can&apos;t bring it below 100 %.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/1/feedback</extracomment>
        <translation>这里的想法是融合也节省访存时间。也许如此，但 M 更小会让结果更大，不可能把它降到 100 % 以下。</translation>
    </message>
    <message>
        <source>r is the share of kernels that are removed, so 0.8 belongs there.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/2/text</extracomment>
        <translation>r 是被去掉的内核的比例，所以应该代入 0.8。</translation>
    </message>
    <message>
        <source>The idea here is that r was put in the wrong way round. With 0.8 this one result looks possible. But with a small r the same formula still exceeds 100 %, so the formula itself is wrong.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/2/feedback</extracomment>
        <translation>这里的想法是 r 代反了。代入 0.8 时，这一个结果看起来是可能的。但 r 很小时，同一个公式仍会超过 100 %，所以是公式本身错了。</translation>
    </message>
    <message>
        <source>Nothing: a GPU does several things at once, so more than 100 % is possible.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/3/text</extracomment>
        <translation>没有错：GPU 同时做几件事，所以超过 100 % 是可能的。</translation>
    </message>
    <message>
        <source>The idea here is that parallel work can add up to more than the whole. Math utilization is the share of wall time in which math runs. That share can&apos;t exceed the whole.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/3/feedback</extracomment>
        <translation>这里的想法是并行的工作加起来可以超过整体。计算利用率是墙钟时间中进行运算的比例。这个比例不能超过整体。</translation>
    </message>
    <message>
        <source>A published memory time</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/title</extracomment>
        <translation>一个公开发表的访存时间</translation>
    </message>
    <message>
        <source>M equals N times c, divided by I.</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/spoken</extracomment>
        <translation>M 等于 N 乘以 c，除以 I。</translation>
    </message>
    <message>
        <source>number of kernels</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/1/terms/1/meaning</extracomment>
        <translation>内核数</translation>
    </message>
    <message>
        <source>arithmetic intensity, in operations per byte</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/terms/3/meaning</extracomment>
        <translation>算术强度，每字节的运算次数</translation>
    </message>
    <message>
        <source>Keyword spotting: 1,000 kernels of 5 µs are 5 ms of math.</source>
        <extracomment>lab07.json /acts/1/exercises/2/worked/0</extracomment>
        <translation>关键词识别：1,000 个 5 µs 的内核就是 5 ms 的运算。</translation>
    </message>
    <message>
        <source>With an intensity of 0.1 FLOP/byte the formula gives 50 ms of memory time.</source>
        <extracomment>lab07.json /acts/1/exercises/2/worked/1</extracomment>
        <translation>强度为 0.1 FLOP/byte 时，公式给出 50 ms 的访存时间。</translation>
    </message>
    <message>
        <source>Why can this formula not give a memory time?</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/prompt</extracomment>
        <translation>为什么这个公式给不出访存时间？</translation>
    </message>
    <message>
        <source>A time divided by operations per byte is not a time.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/0/text</extracomment>
        <translation>时间除以每字节的运算次数，得到的不是时间。</translation>
    </message>
    <message>
        <source>Yes. Memory time is bytes divided by bandwidth. To get bytes from an intensity you need the number of operations, not the time that they took.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/0/feedback</extracomment>
        <translation>对。访存时间是字节数除以带宽。要从强度得到字节数，需要的是运算次数，而不是运算所用的时间。</translation>
    </message>
    <message>
        <source>The intensity of 0.1 is too low; with the right value the formula holds.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/1/text</extracomment>
        <translation>0.1 的强度太低；代入正确的值，公式就成立。</translation>
    </message>
    <message>
        <source>The idea here is that only the number is wrong. Another number changes the result, but not its unit. It would still be microseconds times bytes, divided by operations.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/1/feedback</extracomment>
        <translation>这里的想法是只有数值错了。换一个数会改变结果，但不会改变它的单位。它仍然是微秒乘以字节除以运算次数。</translation>
    </message>
    <message>
        <source>The time must be multiplied by the intensity, not divided.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/2/text</extracomment>
        <translation>时间应该乘以强度，而不是除以强度。</translation>
    </message>
    <message>
        <source>The idea here is that the formula is upside down. Then the unit is microseconds times operations per byte, which is no time either.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/2/feedback</extracomment>
        <translation>这里的想法是公式颠倒了。那样单位就是微秒乘以每字节的运算次数，同样不是时间。</translation>
    </message>
    <message>
        <source>The launch cost is missing.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/3/text</extracomment>
        <translation>缺少启动开销。</translation>
    </message>
    <message>
        <source>The idea here is that every time must include the launches. Launches are dispatch time. Memory time is about bytes, and launches move almost none.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/3/feedback</extracomment>
        <translation>这里的想法是每个时间都必须包含启动。启动属于分派时间。访存时间讲的是字节，而启动几乎不搬运字节。</translation>
    </message>
    <message>
        <source>A published change of arithmetic intensity</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/title</extracomment>
        <translation>一个公开发表的算术强度变化</translation>
    </message>
    <message>
        <source>I equals F divided by Q. I goes from 0.1 to I prime equals 0.8, while Q divided by Q prime is 3.</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/spoken</extracomment>
        <translation>I 等于 F 除以 Q。I 从 0.1 变为 I 撇等于 0.8，而 Q 除以 Q 撇等于 3。</translation>
    </message>
    <message>
        <source>arithmetic intensity before fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/0/meaning</extracomment>
        <translation>融合前的算术强度</translation>
    </message>
    <message>
        <source>arithmetic intensity after fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/1/meaning</extracomment>
        <translation>融合后的算术强度</translation>
    </message>
    <message>
        <source>floating-point operations</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/2/meaning</extracomment>
        <translation>浮点运算次数</translation>
    </message>
    <message>
        <source>bytes moved before fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/3/meaning</extracomment>
        <translation>融合前搬运的字节数</translation>
    </message>
    <message>
        <source>bytes moved after fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/4/meaning</extracomment>
        <translation>融合后搬运的字节数</translation>
    </message>
    <message>
        <source>The ratio of the two published intensities is {fusion.published_intensity_ratio}.</source>
        <extracomment>lab07.json /acts/1/exercises/3/worked/0 - keep what stands in {braces}</extracomment>
        <translation>两个公开强度的比值为 {fusion.published_intensity_ratio}。</translation>
    </message>
    <message>
        <source>The instrument: from {fusion.ai_unfused|context=cloud,granularity=library} to {fusion.ai_fused|context=cloud,granularity=library}, with a traffic ratio of {fusion.traffic_ratio|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/3/worked/1 - keep what stands in {braces}</extracomment>
        <translation>仪器：从 {fusion.ai_unfused|context=cloud,granularity=library} 到 {fusion.ai_fused|context=cloud,granularity=library}，流量比值为 {fusion.traffic_ratio|context=cloud,granularity=library}。</translation>
    </message>
    <message>
        <source>Why can these numbers not belong together?</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/prompt</extracomment>
        <translation>为什么这些数字不可能同时成立？</translation>
    </message>
    <message>
        <source>Fusion leaves the operations as they are, so intensity rises exactly as traffic falls.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/0/text</extracomment>
        <translation>融合不改变运算，所以流量降多少倍，强度就升多少倍。</translation>
    </message>
    <message>
        <source>Yes. With the same F, the intensity can only rise by the traffic ratio. If traffic falls to a third, intensity becomes three times as high.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/0/feedback</extracomment>
        <translation>对。F 不变时，强度只能按流量比值上升。如果流量降到三分之一，强度就变成三倍。</translation>
    </message>
    <message>
        <source>Fusion also removes operations, which makes the intensity rise even more.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/1/text</extracomment>
        <translation>融合还会去掉一些运算，使强度升得更多。</translation>
    </message>
    <message>
        <source>The idea here is that one kernel does less work than three. The work is the same. And if operations did go away, the intensity would fall, because they stand above the line.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/1/feedback</extracomment>
        <translation>这里的想法是一个内核比三个内核做的工作少。工作其实一样多。而且如果真去掉了运算，强度会下降，因为运算在分子上。</translation>
    </message>
    <message>
        <source>The first number is for FP32 and the second for FP16.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/2/text</extracomment>
        <translation>第一个数是 FP32 的，第二个是 FP16 的。</translation>
    </message>
    <message>
        <source>The idea here is that two precisions were mixed. Half the bytes double the intensity. Together with the traffic ratio that gives a factor of six, not of eight.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/2/feedback</extracomment>
        <translation>这里的想法是混用了两种精度。字节减半会让强度加倍。与流量比值合起来是六倍，而不是八倍。</translation>
    </message>
    <message>
        <source>0.8 lies above the ridge point, and fusion can&apos;t cross it.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/3/text</extracomment>
        <translation>0.8 高于脊点，而融合无法越过脊点。</translation>
    </message>
    <message>
        <source>The idea here is that there is a limit at the ridge point. An intensity of 0.8 is far below any ridge point of this GPU. The two numbers contradict the traffic, not the ridge.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/3/feedback</extracomment>
        <translation>这里的想法是脊点处有一个极限。0.8 的强度远低于这块 GPU 的任何脊点。这两个数与流量矛盾，与脊点无关。</translation>
    </message>
    <message>
        <source>A published claim about FlashAttention</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/title</extracomment>
        <translation>一个关于 FlashAttention 的公开说法</translation>
    </message>
    <message>
        <source>Q goes from order N squared to order N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/spoken</extracomment>
        <translation>Q 从 N 平方阶变为 N 阶。</translation>
    </message>
    <message>
        <source>bytes that attention moves to and from HBM</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/terms/0/meaning</extracomment>
        <translation>注意力与 HBM 之间搬运的字节数</translation>
    </message>
    <message>
        <source>length of the sequence</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/4/terms/1/meaning
----------
lab07.json /acts/1/formulas/5/terms/1/meaning</extracomment>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Twice the length: look at what doubles and what does not. What is wrong with the claim?</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/prompt</extracomment>
        <translation>长度加倍：看看什么加倍了，什么没有。这个说法错在哪里？</translation>
    </message>
    <message>
        <source>The footprint grows in proportion to N. The traffic still grows with the square of N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/0/text</extracomment>
        <translation>内存占用与 N 成正比。流量仍按 N 的平方增长。</translation>
    </message>
    <message>
        <source>Yes. FlashAttention reads queries and results again for every block of keys. Twice the length means twice the blocks and twice the rows, so about four times the traffic. What it never stores is the matrix of N times N values.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/0/feedback</extracomment>
        <translation>对。FlashAttention 对每一块键都要重新读取查询和结果。长度加倍意味着块数加倍、行数也加倍，所以流量约为四倍。它从不保存的是 N 乘 N 的矩阵。</translation>
    </message>
    <message>
        <source>FlashAttention needs fewer operations, so the claim should be about arithmetic.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/1/text</extracomment>
        <translation>FlashAttention 需要的运算更少，所以这个说法应该针对运算。</translation>
    </message>
    <message>
        <source>The idea here is that less time means less arithmetic. FlashAttention computes even a little more than standard attention. It gains because it moves less data.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/1/feedback</extracomment>
        <translation>这里的想法是时间少就意味着运算少。FlashAttention 的运算甚至比标准注意力略多。它之所以更快，是因为搬运的数据更少。</translation>
    </message>
    <message>
        <source>The claim is right, but only for very long sequences.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/2/text</extracomment>
        <translation>这个说法是对的，但只对很长的序列成立。</translation>
    </message>
    <message>
        <source>The idea here is that a law of growth shows itself at the far end. There the traffic grows with the square, as the two lengths above show. The ratio to standard attention ends at a fixed limit.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/2/feedback</extracomment>
        <translation>这里的想法是增长规律会在最末端显现。在那里流量按平方增长，正如上面两个长度所示。与标准注意力的比值趋于一个固定的极限。</translation>
    </message>
    <message>
        <source>Standard attention also moves bytes in proportion to N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/3/text</extracomment>
        <translation>标准注意力搬运的字节数也与 N 成正比。</translation>
    </message>
    <message>
        <source>The idea here is to count only queries, keys, values and results. Standard attention also writes and reads a matrix of N times N values. That matrix makes most of its traffic.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/3/feedback</extracomment>
        <translation>这里的想法是只计算查询、键、值和结果。标准注意力还要写入并读取 N 乘 N 的矩阵。它的流量大部分来自这个矩阵。</translation>
    </message>
    <message>
        <source>A published saving of one call, used for every model</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/title</extracomment>
        <translation>一个公开发表的单次调用节省，用于每个模型</translation>
    </message>
    <message>
        <source>Delta t equals 1 over 1450, minus 1 over 1450 times 1 plus G.</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/spoken</extracomment>
        <translation>Delta t 等于 1450 分之 1，减去 1450 乘以 1 加 G 之和分之 1。</translation>
    </message>
    <message>
        <source>time that compiling saves on one call, in seconds</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/terms/0/meaning</extracomment>
        <translation>编译在一次调用上节省的时间，单位为秒</translation>
    </message>
    <message>
        <source>gain in throughput from compiling</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/7/terms/3/meaning</extracomment>
        <translation>编译带来的吞吐量增益</translation>
    </message>
    <message>
        <source>Keyword spotting with a gain of 40 % and 10 s of compiling: this formula gives {roi.breakeven_calls|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4} calls until the break-even.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/0 - keep what stands in {braces}</extracomment>
        <translation>关键词识别，增益 40 %，编译 10 s：这个公式给出的盈亏平衡点是 {roi.breakeven_calls|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4} 次调用。</translation>
    </message>
    <message>
        <source>At 100 requests per hour that takes {roi.breakeven_days|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4,per_day=2400}.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/1 - keep what stands in {braces}</extracomment>
        <translation>每小时 100 个请求时，这需要 {roi.breakeven_days|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4,per_day=2400}。</translation>
    </message>
    <message>
        <source>With its own rate of {roi.eager_rate|context=cloud,workload=kws} it takes {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4} calls.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/2 - keep what stands in {braces}</extracomment>
        <translation>用它自己的速率 {roi.eager_rate|context=cloud,workload=kws}，只需要 {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4} 次调用。</translation>
    </message>
    <message>
        <source>Why is this break-even so far away for keyword spotting?</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/prompt</extracomment>
        <translation>为什么关键词识别的盈亏平衡点会这么远？</translation>
    </message>
    <message>
        <source>1,450 per second is the eager rate of ResNet-50, not of the model in question.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/0/text</extracomment>
        <translation>每秒 1,450 是 ResNet-50 的即时模式速率，不是这个模型的。</translation>
    </message>
    <message>
        <source>Yes. What one call saves depends on how long a call of this model takes. A request of keyword spotting takes 15 ms in eager mode and saves far more than one image.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/0/feedback</extracomment>
        <translation>对。一次调用节省多少，取决于这个模型的一次调用有多长。关键词识别的一个请求在即时模式下用时 15 ms，节省的远比一张图像多。</translation>
    </message>
    <message>
        <source>The gain must be added to the rate, not multiplied.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/1/text</extracomment>
        <translation>增益应该加到速率上，而不是相乘。</translation>
    </message>
    <message>
        <source>The idea here is that a gain is a number of calls per second. It is a share of the rate, so 1 plus G is right. The formula has the right form and the wrong rate.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/1/feedback</extracomment>
        <translation>这里的想法是增益是每秒的调用次数。它是速率的一个比例，所以 1 加 G 是对的。公式的形式对，速率错了。</translation>
    </message>
    <message>
        <source>The compile time is missing from the formula.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/2/text</extracomment>
        <translation>公式中缺少编译时间。</translation>
    </message>
    <message>
        <source>The idea here is that every formula about compiling needs the compile time. This one is only the saving of one call. The compile time is divided by it afterwards.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/2/feedback</extracomment>
        <translation>这里的想法是每个关于编译的公式都需要编译时间。这个公式只是一次调用的节省。之后才用编译时间除以它。</translation>
    </message>
    <message>
        <source>The number of calls must be rounded up.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/3/text</extracomment>
        <translation>调用次数必须向上取整。</translation>
    </message>
    <message>
        <source>The idea here is that a small slip in rounding explains it. Break-even calls are indeed rounded up, but that changes the number by less than one call.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/3/feedback</extracomment>
        <translation>这里的想法是取整上的小失误可以解释它。盈亏平衡的调用次数确实要向上取整，但这只会让数字变化不到一次调用。</translation>
    </message>
    <message>
        <source>A published net time saved</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/title</extracomment>
        <translation>一个公开发表的净节省时间</translation>
    </message>
    <message>
        <source>S equals the larger of 0 and V times D times delta t, minus C.</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/spoken</extracomment>
        <translation>S 等于 0 与 V 乘以 D 乘以 delta t 减 C 两者中较大的一个。</translation>
    </message>
    <message>
        <source>net time saved by compiling</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/0/meaning</extracomment>
        <translation>编译带来的净节省时间</translation>
    </message>
    <message>
        <source>calls per day</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/1/meaning</extracomment>
        <translation>每天的调用次数</translation>
    </message>
    <message>
        <source>length of the deployment in days</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/2/meaning
----------
lab07.json /acts/1/formulas/9/terms/2/meaning</extracomment>
        <translation>部署的长度，单位为天</translation>
    </message>
    <message>
        <source>time that compiling saves on one call</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/3/meaning
----------
lab07.json /acts/1/formulas/7/terms/0/meaning
----------
lab07.json /acts/1/formulas/8/terms/2/meaning
----------
lab07.json /acts/1/formulas/9/terms/3/meaning</extracomment>
        <translation>编译在一次调用上节省的时间</translation>
    </message>
    <message>
        <source>time spent on compiling</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/4/meaning</extracomment>
        <translation>花在编译上的时间</translation>
    </message>
    <message>
        <source>ResNet-50, 10 million images a day, a deployment of 10 minutes: the formula gives 0 s.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/0</extracomment>
        <translation>ResNet-50，每天 1000 万张图像，部署 10 分钟：公式给出 0 s。</translation>
    </message>
    <message>
        <source>The instrument gives {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/1 - keep what stands in {braces}</extracomment>
        <translation>仪器给出 {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}。</translation>
    </message>
    <message>
        <source>With 100 replicas and one day the formula gives 0 s again, and the instrument gives {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=1,replicas=100}.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/2 - keep what stands in {braces}</extracomment>
        <translation>100 个副本、部署一天，公式又给出 0 s，而仪器给出 {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=1,replicas=100}。</translation>
    </message>
    <message>
        <source>What does this formula hide from the person who decides?</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/prompt</extracomment>
        <translation>这个公式对做决定的人隐瞒了什么？</translation>
    </message>
    <message>
        <source>It shows every loss as zero, so a bad decision looks like a free one.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/0/text</extracomment>
        <translation>它把每一笔损失都显示为零，于是坏决定看起来没有代价。</translation>
    </message>
    <message>
        <source>Yes. Where compiling has not paid, the net time is negative. Whoever restarts often needs to see how much is lost each time.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/0/feedback</extracomment>
        <translation>对。编译没有收回成本时，净时间为负。经常重启的人需要看到每次损失多少。</translation>
    </message>
    <message>
        <source>It subtracts the cost once, but it must be subtracted for each call.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/1/text</extracomment>
        <translation>它只减去一次成本，但应该每次调用都减。</translation>
    </message>
    <message>
        <source>The idea here is that compiling happens on every call. It happens once for each replica and each restart. After that every call uses the compiled code.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/1/feedback</extracomment>
        <translation>这里的想法是每次调用都要编译。编译对每个副本、每次重启只发生一次。之后每次调用都使用编译好的代码。</translation>
    </message>
    <message>
        <source>It should take the amount without its sign, so that savings and losses look alike.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/2/text</extracomment>
        <translation>它应该取不带符号的数值，让节省和损失看起来一样。</translation>
    </message>
    <message>
        <source>The idea here is that a time can&apos;t be negative. A difference of two times can be, and the sign is what you need to know. Without the sign a loss would look like a saving.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/2/feedback</extracomment>
        <translation>这里的想法是时间不能为负。两个时间之差可以为负，而符号正是你需要知道的。没有符号，损失看起来就像节省。</translation>
    </message>
    <message>
        <source>It counts days where hours belong.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/3/text</extracomment>
        <translation>它把小时算成了天。</translation>
    </message>
    <message>
        <source>The idea here is that a mix of units leads to zero. Calls per day times days is a number of calls, so the units are right. The result is zero because the formula cuts it off.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/3/feedback</extracomment>
        <translation>这里的想法是单位混用导致了零。每天的调用次数乘以天数就是调用次数，所以单位是对的。结果为零是因为公式把它截断了。</translation>
    </message>
    <message>
        <source>Saving of one image: 1 ÷ {roi.eager_rate|context=cloud,workload=resnet50} − 1 ÷ {roi.compiled_rate|context=cloud,workload=resnet50} = {roi.saved_per_call_us|context=cloud,workload=resnet50}</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>一张图像的节省：1 ÷ {roi.eager_rate|context=cloud,workload=resnet50} − 1 ÷ {roi.compiled_rate|context=cloud,workload=resnet50} = {roi.saved_per_call_us|context=cloud,workload=resnet50}</translation>
    </message>
    <message>
        <source>Break-even: {roi.cost_s|context=cloud,workload=resnet50,compile_s=30} ÷ {roi.saved_per_call_us|context=cloud,workload=resnet50} = {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30}, rounded up</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>盈亏平衡点：{roi.cost_s|context=cloud,workload=resnet50,compile_s=30} ÷ {roi.saved_per_call_us|context=cloud,workload=resnet50} = {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30}，向上取整</translation>
    </message>
    <message>
        <source>With 10 million images a day: {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>每天 1000 万张图像时：{roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}</translation>
    </message>
    <message>
        <source>Model A: {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=compile}, that is {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} as fast</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>模型 A：{continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=compile}，速度是原来的 {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile}</translation>
    </message>
    <message>
        <source>Model B: {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=compile}, that is {continuum.speedup|context=cloud,workload=giant,launch_model=serial,stage=compile} as fast</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/4 - keep what stands in {braces}</extracomment>
        <translation>模型 B：{continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=compile}，速度是原来的 {continuum.speedup|context=cloud,workload=giant,launch_model=serial,stage=compile}</translation>
    </message>
    <message>
        <source>Compiling costs {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} once, and each image gives back {roi.saved_per_call_us|context=cloud,workload=resnet50}. So {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} images pay for it. That sounds like a lot, but a busy service does it in {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/0 - keep what stands in {braces}</extracomment>
        <translation>编译一次花 {roi.compile_s|context=cloud,workload=resnet50,compile_s=30}，每张图像收回 {roi.saved_per_call_us|context=cloud,workload=resnet50}。所以 {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} 张图像就能收回成本。听起来很多，但繁忙的服务只需 {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000} 就能做到。</translation>
    </message>
    <message>
        <source>The same number of images at 100 per hour takes {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=2400}. Whether compiling pays is a question about your deployment, not about the compiler.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>同样数量的图像，每小时 100 张，需要 {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=2400}。编译是否合算，是关于你的部署的问题，而不是关于编译器的问题。</translation>
    </message>
    <message>
        <source>Every replica and every restart pays again. Eight replicas need {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30,replicas=8} images together, unless they find the compiled code in a cache.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>每个副本、每次重启都要重新付出成本。八个副本合起来需要 {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30,replicas=8} 张图像，除非它们在缓存里找到编译好的代码。</translation>
    </message>
    <message>
        <source>Machine time that you save has a value only if the machine would otherwise be busy, or if you would have to buy another one.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/3</extracomment>
        <translation>节省下来的机器时间，只有在机器本来会很忙、或者你本来得再买一台时才有价值。</translation>
    </message>
    <message>
        <source>Model A with 1,000 small layers gains more. It waits for 1,000 launches, compiling removes three of four, and it becomes {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} as fast. The launch of Model B is {roi.dispatch_share|context=cloud,workload=giant} of its kernel, so there is nothing to remove.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>有 1,000 个小层的模型 A 收获更大。它要等待 1,000 次启动，编译去掉其中四分之三，速度变为原来的 {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile}。模型 B 的启动只占内核的 {roi.dispatch_share|context=cloud,workload=giant}，所以没有什么可去掉的。</translation>
    </message>
    <message>
        <source>When three library kernels are fused, the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=library}. When you read a larger figure, ask what was compared. It may be another granularity, another kernel, a footprint instead of traffic, or time instead of bytes.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/6 - keep what stands in {braces}</extracomment>
        <translation>融合三个库内核时，流量比值为 {fusion.traffic_ratio|context=cloud,granularity=library}。当你读到更大的数字时，要问比较的是什么。可能是另一种粒度、另一个内核，可能是内存占用而不是流量，也可能是时间而不是字节。</translation>
    </message>
    <message>
        <source>You fuse the three library kernels LayerNorm, Dropout and ReLU. What falls, and by how much?</source>
        <extracomment>lab07.json /acts/1/reflections/0/prompt</extracomment>
        <translation>你把 LayerNorm、Dropout 和 ReLU 这三个库内核融合起来。什么会下降，下降多少？</translation>
    </message>
    <message>
        <source>HBM traffic, to about one third</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/0/text</extracomment>
        <translation>HBM 流量，降到约三分之一</translation>
    </message>
    <message>
        <source>Yes. Six passes over the tensor become two. How much time that saves depends on launches and on the bandwidth that the kernels reach.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/0/feedback</extracomment>
        <translation>对。对张量的六遍访问变成两遍。这能节省多少时间，取决于启动次数和内核达到的带宽。</translation>
    </message>
    <message>
        <source>Wall time, to about one fifth</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/1/text</extracomment>
        <translation>墙钟时间，降到约五分之一</translation>
    </message>
    <message>
        <source>The idea here is that time can fall further than traffic. In this row launches and traffic fall by the same factor, so time can&apos;t fall by more. A larger gain needs a second cause, such as better use of the bandwidth.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/1/feedback</extracomment>
        <translation>这里的想法是时间可以比流量降得更多。在这一行里，启动次数和流量按同样的倍数下降，所以时间不可能降得更多。更大的增益需要第二个原因，比如更好地利用带宽。</translation>
    </message>
    <message>
        <source>HBM traffic, to one tenth or one twentieth</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/2/text</extracomment>
        <translation>HBM 流量，降到十分之一或二十分之一</translation>
    </message>
    <message>
        <source>The idea here is a figure that is often quoted for fusion. It belongs to FlashAttention, and there to the memory footprint. Three element-wise library kernels have only six passes that could shrink to two.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/2/feedback</extracomment>
        <translation>这里的想法是一个常被用来说明融合的数字。它属于 FlashAttention，而且指的是内存占用。三个逐元素的库内核只有六遍访问可以减为两遍。</translation>
    </message>
    <message>
        <source>Arithmetic, to about one third</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/3/text</extracomment>
        <translation>运算，降到约三分之一</translation>
    </message>
    <message>
        <source>The idea here is that one kernel does less work than three. Every element is still normalized, dropped or kept, and clipped at zero. Fusion leaves the arithmetic as it is.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/3/feedback</extracomment>
        <translation>这里的想法是一个内核比三个内核做的工作少。每个元素仍然要归一化、丢弃或保留，并在零处截断。融合不改变运算。</translation>
    </message>
    <message>
        <source>Why does this fusion help?</source>
        <extracomment>lab07.json /acts/1/reflections/1/prompt</extracomment>
        <translation>为什么这种融合有帮助？</translation>
    </message>
    <message>
        <source>Intermediate results no longer make round trips through HBM.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/0/text</extracomment>
        <translation>中间结果不再经过 HBM 往返。</translation>
    </message>
    <message>
        <source>Yes. The result of LayerNorm stays in registers until Dropout and ReLU have used it. Only the first read and the last write remain.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/0/feedback</extracomment>
        <translation>对。LayerNorm 的结果留在寄存器里，直到 Dropout 和 ReLU 用完。只剩下第一次读取和最后一次写入。</translation>
    </message>
    <message>
        <source>The arithmetic intensity passes the ridge point, so the kernel becomes compute-bound.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/1/text</extracomment>
        <translation>算术强度越过脊点，于是内核变为计算受限。</translation>
    </message>
    <message>
        <source>The idea here is that a higher intensity ends the memory limit. The intensity rises to 2.5 FLOP/byte, and the ridge point is at 156. The fused kernel is still memory-bound; it only moves less.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/1/feedback</extracomment>
        <translation>这里的想法是更高的强度会解除内存的限制。强度升到 2.5 FLOP/byte，而脊点在 156。融合后的内核仍是访存受限，只是搬运得更少。</translation>
    </message>
    <message>
        <source>The fused kernel can use Tensor Cores.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/2/text</extracomment>
        <translation>融合后的内核可以使用 Tensor Core。</translation>
    </message>
    <message>
        <source>The idea here is that fusion brings the work to the fastest units. Tensor Cores multiply matrices. Normalizing and clipping single elements has no matrix product in it, fused or not.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/2/feedback</extracomment>
        <translation>这里的想法是融合把工作交给了最快的单元。Tensor Core 做的是矩阵乘法。对单个元素做归一化和截断，无论融合与否都没有矩阵乘法。</translation>
    </message>
    <message>
        <source>The Python interpreter runs fewer lines.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/3/text</extracomment>
        <translation>Python 解释器运行的代码行更少。</translation>
    </message>
    <message>
        <source>The idea here is that Python itself is the cost. Two launches fewer do help a small tensor. But with a large tensor launches hardly count, and the gain stays the same: it comes from the traffic.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/3/feedback</extracomment>
        <translation>这里的想法是 Python 本身就是成本。少两次启动对小张量确实有帮助。但张量很大时启动几乎不算什么，增益却不变：它来自流量。</translation>
    </message>
    <message>
        <source>A model is one matrix product that takes 200 ms. One launch costs 10 µs. What does compiling gain?</source>
        <extracomment>lab07.json /acts/1/reflections/2/prompt</extracomment>
        <translation>一个模型就是一个用时 200 ms 的矩阵乘法。一次启动需要 10 µs。编译能得到什么？</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/0/text</extracomment>
        <translation>几乎没有</translation>
    </message>
    <message>
        <source>Yes. The launch is 10 µs of 200 ms, which is 0.005 %. There is no second kernel to fuse with, and the arithmetic stays.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/0/feedback</extracomment>
        <translation>对。启动是 200 ms 中的 10 µs，即 0.005 %。没有第二个内核可以融合，而运算不会减少。</translation>
    </message>
    <message>
        <source>About 48 %</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/1/text</extracomment>
        <translation>约 48 %</translation>
    </message>
    <message>
        <source>The idea here is that the gain of ResNet-50 carries over. That gain comes from many kernels with memory traffic between them. One single kernel has nothing between kernels.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/1/feedback</extracomment>
        <translation>这里的想法是 ResNet-50 的增益也适用于此。那个增益来自许多内核以及它们之间的内存流量。单独一个内核没有“之间”可言。</translation>
    </message>
    <message>
        <source>More than twice the speed</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/2/text</extracomment>
        <translation>速度提高到两倍以上</translation>
    </message>
    <message>
        <source>The idea here is that long kernels offer most to save. Compiling saves launches and intermediate results. In a long matrix product almost all time is arithmetic, and that stays.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/2/feedback</extracomment>
        <translation>这里的想法是长内核最有节省的余地。编译节省的是启动和中间结果。在一个很长的矩阵乘法里，几乎全部时间都是运算，而运算不会减少。</translation>
    </message>
    <message>
        <source>A loss in every call</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/3/text</extracomment>
        <translation>每次调用都有损失</translation>
    </message>
    <message>
        <source>The idea here is that guards and compiled code cost extra time in each call. A guard takes microseconds, which 200 ms don&apos;t notice. The loss is the compile time, paid once and never recovered.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/3/feedback</extracomment>
        <translation>这里的想法是守卫条件和编译后的代码会让每次调用多花时间。一个守卫条件只需几微秒，对 200 ms 毫无影响。损失的是编译时间：付出一次，永远收不回来。</translation>
    </message>
    <message>
        <source>Memory traffic of a chain of kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/title</extracomment>
        <translation>一条内核链的内存流量</translation>
    </message>
    <message>
        <source>Q equals the sum of r and w, times n, times b.</source>
        <extracomment>lab07.json /acts/1/formulas/0/spoken</extracomment>
        <translation>Q 等于 r 与 w 之和，乘以 n，再乘以 b。</translation>
    </message>
    <message>
        <source>bytes moved to and from HBM</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/0/meaning
----------
lab07.json /acts/1/formulas/2/terms/2/meaning</extracomment>
        <translation>与 HBM 之间搬运的字节数</translation>
    </message>
    <message>
        <source>reads of a full tensor, over all kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/1/meaning</extracomment>
        <translation>所有内核合计，读取整个张量的次数</translation>
    </message>
    <message>
        <source>writes of a full tensor, over all kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/2/meaning</extracomment>
        <translation>所有内核合计，写入整个张量的次数</translation>
    </message>
    <message>
        <source>bytes of one element: 2 in FP16, 4 in FP32</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/4/meaning</extracomment>
        <translation>一个元素的字节数：FP16 为 2，FP32 为 4</translation>
    </message>
    <message>
        <source>Wall time of the chain when each launch waits</source>
        <extracomment>lab07.json /acts/1/formulas/1/title</extracomment>
        <translation>每次启动都等待时，整条链的墙钟时间</translation>
    </message>
    <message>
        <source>T is the sum over all N kernels of l plus t i. t i is the larger of Q i over eta times B, and F i over P.</source>
        <extracomment>lab07.json /acts/1/formulas/1/spoken</extracomment>
        <translation>T 是全部 N 个内核的 l 加 t i 之和。t i 是 eta 乘以 B 分之 Q i 与 P 分之 F i 中较大的一个。</translation>
    </message>
    <message>
        <source>wall time of the whole chain</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/0/meaning</extracomment>
        <translation>整条链的墙钟时间</translation>
    </message>
    <message>
        <source>GPU time of kernel i</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/3/meaning</extracomment>
        <translation>内核 i 的 GPU 时间</translation>
    </message>
    <message>
        <source>bytes that kernel i moves</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/4/meaning</extracomment>
        <translation>内核 i 搬运的字节数</translation>
    </message>
    <message>
        <source>share of the bandwidth that the kernel reaches</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/5/meaning</extracomment>
        <translation>内核达到的带宽比例</translation>
    </message>
    <message>
        <source>floating-point operations of kernel i</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/7/meaning</extracomment>
        <translation>内核 i 的浮点运算次数</translation>
    </message>
    <message>
        <source>peak of the vector units, not of the Tensor Cores</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/8/meaning</extracomment>
        <translation>向量单元的峰值，不是 Tensor Core 的</translation>
    </message>
    <message>
        <source>I equals F divided by Q. R equals P divided by B.</source>
        <extracomment>lab07.json /acts/1/formulas/2/spoken</extracomment>
        <translation>I 等于 F 除以 Q。R 等于 P 除以 B。</translation>
    </message>
    <message>
        <source>arithmetic intensity, operations for each byte moved</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/0/meaning</extracomment>
        <translation>算术强度，每搬运一个字节的运算次数</translation>
    </message>
    <message>
        <source>floating-point operations, which fusion does not change</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/1/meaning</extracomment>
        <translation>浮点运算次数，融合不改变它</translation>
    </message>
    <message>
        <source>peak rate of one kind of units in one precision</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/4/meaning</extracomment>
        <translation>一种单元在一种精度下的峰值速率</translation>
    </message>
    <message>
        <source>How many fused operations reach the ridge point</source>
        <extracomment>lab07.json /acts/1/formulas/3/title</extracomment>
        <translation>融合多少个操作才能到达脊点</translation>
    </message>
    <message>
        <source>m equals 2 times b times R divided by f, rounded up.</source>
        <extracomment>lab07.json /acts/1/formulas/3/spoken</extracomment>
        <translation>m 等于 2 乘以 b 乘以 R 除以 f，向上取整。</translation>
    </message>
    <message>
        <source>number of element-wise operations in one fused kernel</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/0/meaning</extracomment>
        <translation>一个融合内核中逐元素操作的个数</translation>
    </message>
    <message>
        <source>bytes moved for one element: one read and one write</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/1/meaning
----------
lab07.json /acts/1/formulas/13/terms/3/meaning</extracomment>
        <translation>每个元素搬运的字节数：一次读取和一次写入</translation>
    </message>
    <message>
        <source>ridge point</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/2/meaning</extracomment>
        <translation>脊点</translation>
    </message>
    <message>
        <source>floating-point operations of one operation on one element</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/3/meaning
----------
lab07.json /acts/1/formulas/13/terms/2/meaning</extracomment>
        <translation>一个操作对一个元素的浮点运算次数</translation>
    </message>
    <message>
        <source>Traffic of standard attention</source>
        <extracomment>lab07.json /acts/1/formulas/4/title</extracomment>
        <translation>标准注意力的流量</translation>
    </message>
    <message>
        <source>Q equals 4 times N times d plus 4 times N squared, all times b.</source>
        <extracomment>lab07.json /acts/1/formulas/4/spoken</extracomment>
        <translation>Q 等于 4 乘以 N 乘以 d，加 4 乘以 N 的平方，整体乘以 b。</translation>
    </message>
    <message>
        <source>bytes moved by one head in one forward pass</source>
        <extracomment>lab07.json /acts/1/formulas/4/terms/0/meaning
----------
lab07.json /acts/1/formulas/5/terms/0/meaning</extracomment>
        <translation>一个注意力头在一次前向传播中搬运的字节数</translation>
    </message>
    <message>
        <source>size of one head</source>
        <extracomment>lab07.json /acts/1/formulas/4/terms/2/meaning
----------
lab07.json /acts/1/formulas/5/terms/2/meaning</extracomment>
        <translation>一个注意力头的尺寸</translation>
    </message>
    <message>
        <source>Traffic of FlashAttention</source>
        <extracomment>lab07.json /acts/1/formulas/5/title</extracomment>
        <translation>FlashAttention 的流量</translation>
    </message>
    <message>
        <source>Q equals 2 times N times d, plus T c times the sum of 3 times N times d and 4 times N, all times b. T c is N divided by B c, rounded up. B c is M divided by 4 d, rounded up.</source>
        <extracomment>lab07.json /acts/1/formulas/5/spoken</extracomment>
        <translation>Q 等于 2 乘以 N 乘以 d，加 T c 乘以 3 乘以 N 乘以 d 与 4 乘以 N 之和，整体乘以 b。T c 是 N 除以 B c，向上取整。B c 是 M 除以 4 d，向上取整。</translation>
    </message>
    <message>
        <source>number of blocks of keys and values</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/3/meaning</extracomment>
        <translation>键和值的分块数</translation>
    </message>
    <message>
        <source>rows in one block</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/4/meaning</extracomment>
        <translation>一块中的行数</translation>
    </message>
    <message>
        <source>elements that fit into the memory on the chip</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/5/meaning</extracomment>
        <translation>片上内存能装下的元素个数</translation>
    </message>
    <message>
        <source>Memory accesses of one line of code</source>
        <extracomment>lab07.json /acts/1/formulas/6/title</extracomment>
        <translation>一行代码的内存访问</translation>
    </message>
    <message>
        <source>y equals sigmoid of relu of x times w plus b. A over A prime equals r plus w r, divided by r prime plus w r prime.</source>
        <extracomment>lab07.json /acts/1/formulas/6/spoken</extracomment>
        <translation>y 等于 x 乘以 w 加 b 的 relu 的 sigmoid。A 除以 A 撇等于 r 加 w r，除以 r 撇加 w r 撇。</translation>
    </message>
    <message>
        <source>input and output tensor</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/0/meaning</extracomment>
        <translation>输入张量和输出张量</translation>
    </message>
    <message>
        <source>weight and bias; how large they are is part of the convention</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/1/meaning</extracomment>
        <translation>权重和偏置；它们有多大属于计数约定</translation>
    </message>
    <message>
        <source>accesses to full tensors, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/2/meaning</extracomment>
        <translation>对整个张量的访问次数，未融合与已融合</translation>
    </message>
    <message>
        <source>reads, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/3/meaning</extracomment>
        <translation>读取次数，未融合与已融合</translation>
    </message>
    <message>
        <source>writes, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/4/meaning</extracomment>
        <translation>写入次数，未融合与已融合</translation>
    </message>
    <message>
        <source>What one call saves</source>
        <extracomment>lab07.json /acts/1/formulas/7/title</extracomment>
        <translation>一次调用节省多少</translation>
    </message>
    <message>
        <source>Delta t equals f times 1 over R minus 1 over R times 1 plus G, minus t g.</source>
        <extracomment>lab07.json /acts/1/formulas/7/spoken</extracomment>
        <translation>Delta t 等于 f 乘以 R 分之 1 减 R 乘以 1 加 G 之和分之 1 的差，再减 t g。</translation>
    </message>
    <message>
        <source>share of the calls that run compiled code</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/1/meaning</extracomment>
        <translation>运行编译后代码的调用所占的比例</translation>
    </message>
    <message>
        <source>eager rate of this model in calls per second</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/2/meaning</extracomment>
        <translation>这个模型的即时模式速率，单位为每秒调用次数</translation>
    </message>
    <message>
        <source>time of the guards that are checked in each call</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/4/meaning</extracomment>
        <translation>每次调用检查守卫条件所用的时间</translation>
    </message>
    <message>
        <source>N equals C divided by delta t, rounded up. D equals C divided by V times delta t.</source>
        <extracomment>lab07.json /acts/1/formulas/8/spoken</extracomment>
        <translation>N 等于 C 除以 delta t，向上取整。D 等于 C 除以 V 乘以 delta t。</translation>
    </message>
    <message>
        <source>calls until the break-even; never, if a call saves nothing</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/0/meaning</extracomment>
        <translation>到盈亏平衡点的调用次数；如果一次调用什么也不节省，就永远达不到</translation>
    </message>
    <message>
        <source>time spent on compiling, over all replicas</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/1/meaning
----------
lab07.json /acts/1/formulas/9/terms/4/meaning
----------
lab07.json /acts/1/formulas/10/terms/0/meaning</extracomment>
        <translation>所有副本花在编译上的时间</translation>
    </message>
    <message>
        <source>days until the break-even</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/3/meaning</extracomment>
        <translation>到盈亏平衡点的天数</translation>
    </message>
    <message>
        <source>calls per day of the whole service</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/4/meaning
----------
lab07.json /acts/1/formulas/9/terms/1/meaning</extracomment>
        <translation>整个服务每天的调用次数</translation>
    </message>
    <message>
        <source>Net time saved</source>
        <extracomment>lab07.json /acts/1/formulas/9/title</extracomment>
        <translation>净节省时间</translation>
    </message>
    <message>
        <source>S equals V times D times delta t, minus C.</source>
        <extracomment>lab07.json /acts/1/formulas/9/spoken</extracomment>
        <translation>S 等于 V 乘以 D 乘以 delta t，减 C。</translation>
    </message>
    <message>
        <source>net time saved; negative when compiling has not paid</source>
        <extracomment>lab07.json /acts/1/formulas/9/terms/0/meaning</extracomment>
        <translation>净节省时间；编译没有收回成本时为负</translation>
    </message>
    <message>
        <source>Cost with replicas, cache and recompilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/title</extracomment>
        <translation>有副本、缓存和重新编译时的成本</translation>
    </message>
    <message>
        <source>C is the sum of two parts: k times 1 minus h times t c plus h times t l; and k times n r times t r plus t w.</source>
        <extracomment>lab07.json /acts/1/formulas/10/spoken</extracomment>
        <translation>C 是两部分之和：k 乘以 1 减 h 乘以 t c 加 h 乘以 t l 之和；以及 k 乘以 n r 乘以 t r 加 t w 之和。</translation>
    </message>
    <message>
        <source>number of replicas</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/1/meaning
----------
lab07.json /acts/1/formulas/11/terms/1/meaning</extracomment>
        <translation>副本数</translation>
    </message>
    <message>
        <source>share of the replicas that find the compiled code in a cache</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/2/meaning</extracomment>
        <translation>在缓存里找到编译好的代码的副本所占的比例</translation>
    </message>
    <message>
        <source>time of one compilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/3/meaning</extracomment>
        <translation>一次编译的时间</translation>
    </message>
    <message>
        <source>time to load compiled code from the cache</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/4/meaning</extracomment>
        <translation>从缓存载入编译好的代码所用的时间</translation>
    </message>
    <message>
        <source>time of one recompilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/6/meaning</extracomment>
        <translation>一次重新编译的时间</translation>
    </message>
    <message>
        <source>time to warm up one replica</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/7/meaning</extracomment>
        <translation>预热一个副本的时间</translation>
    </message>
    <message>
        <source>What the replicas can serve in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/11/title</extracomment>
        <translation>各副本在即时模式下的服务能力</translation>
    </message>
    <message>
        <source>V max equals k times R times 86,400 seconds.</source>
        <extracomment>lab07.json /acts/1/formulas/11/spoken</extracomment>
        <translation>V max 等于 k 乘以 R 乘以 86,400 秒。</translation>
    </message>
    <message>
        <source>calls per day that all replicas can serve in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/11/terms/0/meaning</extracomment>
        <translation>所有副本在即时模式下每天能服务的调用次数</translation>
    </message>
    <message>
        <source>eager rate of one replica in calls per second</source>
        <extracomment>lab07.json /acts/1/formulas/11/terms/2/meaning</extracomment>
        <translation>一个副本的即时模式速率，单位为每秒调用次数</translation>
    </message>
    <message>
        <source>Speed-up of one stage when each launch waits</source>
        <extracomment>lab07.json /acts/1/formulas/12/title</extracomment>
        <translation>每次启动都等待时，一个阶段的加速比</translation>
    </message>
    <message>
        <source>S equals N times the sum of c and l, plus M, divided by N times c plus N prime times lambda times l plus M prime. N prime is N times 1 minus u rho, rounded. M prime is M times 1 minus u phi.</source>
        <extracomment>lab07.json /acts/1/formulas/12/spoken</extracomment>
        <translation>S 等于 N 乘以 c 与 l 之和再加 M，除以 N 乘以 c 加 N 撇乘以 lambda 乘以 l 加 M 撇。N 撇是 N 乘以 1 减 u rho 的差，取整。M 撇是 M 乘以 1 减 u phi 的差。</translation>
    </message>
    <message>
        <source>speed-up over eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/0/meaning</extracomment>
        <translation>相对即时模式的加速比</translation>
    </message>
    <message>
        <source>number of kernel launches in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/1/meaning</extracomment>
        <translation>即时模式下的内核启动次数</translation>
    </message>
    <message>
        <source>cost of one kernel launch in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/3/meaning</extracomment>
        <translation>即时模式下一次内核启动的开销</translation>
    </message>
    <message>
        <source>memory time in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/4/meaning</extracomment>
        <translation>即时模式下的访存时间</translation>
    </message>
    <message>
        <source>launch cost of this stage as a share of eager mode, an assumption</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/5/meaning</extracomment>
        <translation>这个阶段的启动开销相对即时模式的比例，是一个假设</translation>
    </message>
    <message>
        <source>share of the possible savings that this stage realizes, an assumption</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/6/meaning</extracomment>
        <translation>这个阶段实现的可节省部分的比例，是一个假设</translation>
    </message>
    <message>
        <source>share of the launches that compiling can remove</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/7/meaning</extracomment>
        <translation>编译可以去掉的启动所占的比例</translation>
    </message>
    <message>
        <source>share of the memory time that compiling can remove</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/8/meaning</extracomment>
        <translation>编译可以去掉的访存时间所占的比例</translation>
    </message>
    <message>
        <source>Arithmetic intensity of a pointwise chain</source>
        <extracomment>lab07.json /acts/1/formulas/13/title</extracomment>
        <translation>逐元素操作链的算术强度</translation>
    </message>
    <message>
        <source>I equals m times f, divided by 2 b.</source>
        <extracomment>lab07.json /acts/1/formulas/13/spoken</extracomment>
        <translation>I 等于 m 乘以 f，除以 2 b。</translation>
    </message>
    <message>
        <source>arithmetic intensity of the fused chain</source>
        <extracomment>lab07.json /acts/1/formulas/13/terms/0/meaning</extracomment>
        <translation>融合后的链的算术强度</translation>
    </message>
    <message>
        <source>number of fused operations</source>
        <extracomment>lab07.json /acts/1/formulas/13/terms/1/meaning</extracomment>
        <translation>融合的操作数</translation>
    </message>
    <message>
        <source>Arithmetic intensity of a matrix product</source>
        <extracomment>lab07.json /acts/1/formulas/14/title</extracomment>
        <translation>矩阵乘法的算术强度</translation>
    </message>
    <message>
        <source>batch: rows of the first matrix</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/2/meaning</extracomment>
        <translation>批次：第一个矩阵的行数</translation>
    </message>
    <message>
        <source>columns of the result, 4,096 here</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/3/meaning</extracomment>
        <translation>结果的列数，这里为 4,096</translation>
    </message>
    <message>
        <source>inner size, over which the products are summed</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/4/meaning</extracomment>
        <translation>内部尺寸，乘积沿它求和</translation>
    </message>
    <message>
        <source>operations of the fused epilogue on each element of the result</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/5/meaning</extracomment>
        <translation>融合的收尾操作对结果的每个元素所做的运算</translation>
    </message>
    <message>
        <source>Fusing LayerNorm, Dropout and ReLU cuts HBM traffic three times.</source>
        <extracomment>lab07.json /acts/1/sources/0/claim</extracomment>
        <translation>融合 LayerNorm、Dropout 和 ReLU 使 HBM 流量降到三分之一。</translation>
    </message>
    <message>
        <source>It holds for three library kernels: six passes over the tensor become two. With dropout in steps or with primitive operations the ratio is higher, because eager mode then moves more.</source>
        <extracomment>lab07.json /acts/1/sources/0/reason</extracomment>
        <translation>对三个库内核成立：对张量的六遍访问变成两遍。如果 Dropout 分步执行，或者使用基本操作，比值会更高，因为那时即时模式搬运得更多。</translation>
    </message>
    <message>
        <source>Fusing LayerNorm, Dropout and ReLU makes them about five times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/1/claim</extracomment>
        <translation>融合 LayerNorm、Dropout 和 ReLU 使它们的速度约为原来的五倍。</translation>
    </message>
    <message>
        <source>Library kernels get there only with a second cause: a fused kernel that uses the bandwidth better, 0.55 of peak before and 0.917 after. Both shares are assumptions. The figure here is for a billion elements.</source>
        <extracomment>lab07.json /acts/1/sources/1/reason</extracomment>
        <translation>库内核只有加上第二个原因才能达到：融合后的内核更好地利用带宽，之前为峰值的 0.55，之后为 0.917。这两个比例都是假设。这里的数字对应 10 亿个元素。</translation>
    </message>
    <message>
        <source>The published traffic ratio and the published speed-up come from the same fusion of library kernels.</source>
        <extracomment>lab07.json /acts/1/sources/2/claim</extracomment>
        <translation>公开的流量比值和公开的加速比来自同一次库内核融合。</translation>
    </message>
    <message>
        <source>both at once</source>
        <extracomment>lab07.json /acts/1/sources/2/value</extracomment>
        <translation>两者同时</translation>
    </message>
    <message>
        <source>Review sheet of the course</source>
        <extracomment>lab07.json /acts/1/sources/2/from
----------
lab07.json /acts/1/sources/20/from</extracomment>
        <translation>课程复习资料</translation>
    </message>
    <message>
        <source>Launches and traffic of this fusion fall by the same factor, and nothing else shrinks more. So the time can&apos;t fall by more than the traffic does. The figure here is the speed-up of the same row.</source>
        <extracomment>lab07.json /acts/1/sources/2/reason</extracomment>
        <translation>这种融合的启动次数和流量按同样的倍数下降，没有别的东西降得更多。所以时间的下降不会超过流量。这里的数字是同一行的加速比。</translation>
    </message>
    <message>
        <source>The notebook&apos;s formula for the speed-up of this fusion.</source>
        <extracomment>lab07.json /acts/1/sources/3/claim</extracomment>
        <translation>课程笔记本中这种融合的加速比公式。</translation>
    </message>
    <message>
        <source>It adds 5 µs of math before and after. These operations need far less, and they run while the data moves. Without that constant the result is the one shown here.</source>
        <extracomment>lab07.json /acts/1/sources/3/reason</extracomment>
        <translation>它在融合前后各加上 5 µs 的运算。这些操作需要的时间少得多，而且在数据搬运的同时进行。去掉这个常数，结果就是这里显示的值。</translation>
    </message>
    <message>
        <source>Fusion raises the arithmetic intensity from 0.1 to 0.8 FLOP/byte.</source>
        <extracomment>lab07.json /acts/1/sources/4/claim</extracomment>
        <translation>融合把算术强度从 0.1 提高到 0.8 FLOP/byte。</translation>
    </message>
    <message>
        <source>0.8 FLOP/byte</source>
        <extracomment>lab07.json /acts/1/sources/4/value</extracomment>
        <translation>0.8 FLOP/byte</translation>
    </message>
    <message>
        <source>Intensity can only rise by the traffic ratio, and eight is not that ratio. A single ReLU in FP32 has about 0.1, but that is another operation.</source>
        <extracomment>lab07.json /acts/1/sources/4/reason</extracomment>
        <translation>强度只能按流量比值上升，而八倍不是这个比值。FP32 的单个 ReLU 约为 0.1，但那是另一个操作。</translation>
    </message>
    <message>
        <source>A fused kernel is closer to compute-bound, so more bandwidth helps it less.</source>
        <extracomment>lab07.json /acts/1/sources/5/claim</extracomment>
        <translation>融合后的内核更接近计算受限，所以更多带宽对它的帮助更小。</translation>
    </message>
    <message>
        <source>closer to compute-bound</source>
        <extracomment>lab07.json /acts/1/sources/5/value</extracomment>
        <translation>更接近计算受限</translation>
    </message>
    <message>
        <source>The fused kernel is still far below the ridge point, as its intensity here shows. With a small tensor it gains less only because its launch counts for more.</source>
        <extracomment>lab07.json /acts/1/sources/5/reason</extracomment>
        <translation>融合后的内核仍远低于脊点，这里显示的强度说明了这一点。张量很小时它得益较少，只是因为它的启动占的份量更大。</translation>
    </message>
    <message>
        <source>A ReLU uses less than 1 % of the peak of a GPU.</source>
        <extracomment>lab07.json /acts/1/sources/6/claim</extracomment>
        <translation>一个 ReLU 只用到 GPU 峰值的不到 1 %。</translation>
    </message>
    <message>
        <source>It holds in FP16, against the Tensor Core peak (shown here) and against the vector units. It does not hold in FP32 on the FP32 units; the next row shows that.</source>
        <extracomment>lab07.json /acts/1/sources/6/reason</extracomment>
        <translation>在 FP16 下成立，无论相对 Tensor Core 峰值（这里显示的）还是相对向量单元。在 FP32 单元上的 FP32 不成立；下一行说明这一点。</translation>
    </message>
    <message>
        <source>A ReLU in FP32 uses less than 1 % of the FP32 peak.</source>
        <extracomment>lab07.json /acts/1/sources/7/claim</extracomment>
        <translation>FP32 的 ReLU 只用到 FP32 峰值的不到 1 %。</translation>
    </message>
    <message>
        <source>Course text, read for FP32</source>
        <extracomment>lab07.json /acts/1/sources/7/from</extracomment>
        <translation>课程文本，按 FP32 理解</translation>
    </message>
    <message>
        <source>The FP32 units have a lower peak, so the same bandwidth is a larger share of it.</source>
        <extracomment>lab07.json /acts/1/sources/7/reason</extracomment>
        <translation>FP32 单元的峰值更低，所以同样的带宽占它的比例更大。</translation>
    </message>
    <message>
        <source>The ridge point of an A100 is 156 FLOP/byte.</source>
        <extracomment>lab07.json /acts/1/sources/8/claim</extracomment>
        <translation>A100 的脊点是 156 FLOP/byte。</translation>
    </message>
    <message>
        <source>156 FLOP/byte</source>
        <extracomment>lab07.json /acts/1/sources/8/value</extracomment>
        <translation>156 FLOP/byte</translation>
    </message>
    <message>
        <source>Course text, which names FP32</source>
        <extracomment>lab07.json /acts/1/sources/8/from</extracomment>
        <translation>课程文本，其中写的是 FP32</translation>
    </message>
    <message>
        <source>It belongs to FP16 on Tensor Cores with 2.0 TB/s, not to FP32. A ridge point belongs to a device and a precision.</source>
        <extracomment>lab07.json /acts/1/sources/8/reason</extracomment>
        <translation>它对应 Tensor Core 上的 FP16 和 2.0 TB/s，不是 FP32。脊点属于一种设备和一种精度。</translation>
    </message>
    <message>
        <source>An A100 with 80 GB moves 2.0 TB/s.</source>
        <extracomment>lab07.json /acts/1/sources/9/claim</extracomment>
        <translation>80 GB 的 A100 每秒搬运 2.0 TB。</translation>
    </message>
    <message>
        <source>2.0 TB/s</source>
        <extracomment>lab07.json /acts/1/sources/9/value</extracomment>
        <translation>2.0 TB/s</translation>
    </message>
    <message>
        <source>Course text; deviceQuery output of an A100 80 GB</source>
        <extracomment>lab07.json /acts/1/sources/9/from</extracomment>
        <translation>课程文本；A100 80 GB 的 deviceQuery 输出</translation>
    </message>
    <message>
        <source>The bandwidth is an input of this model, not a result. The device itself reports 2,039 GB/s.</source>
        <extracomment>lab07.json /acts/1/sources/9/reason</extracomment>
        <translation>带宽是这个模型的输入，不是结果。设备自身报告的是 2,039 GB/s。</translation>
    </message>
    <message>
        <source>An H100 SXM5 moves 3.35 TB/s.</source>
        <extracomment>lab07.json /acts/1/sources/10/claim</extracomment>
        <translation>H100 SXM5 每秒搬运 3.35 TB。</translation>
    </message>
    <message>
        <source>3.35 TB/s</source>
        <extracomment>lab07.json /acts/1/sources/10/value</extracomment>
        <translation>3.35 TB/s</translation>
    </message>
    <message>
        <source>Course text; NVIDIA data for the H100</source>
        <extracomment>lab07.json /acts/1/sources/10/from</extracomment>
        <translation>课程文本；NVIDIA 的 H100 数据</translation>
    </message>
    <message>
        <source>The bandwidth is an input of this model, not a result. Its memory is HBM3.</source>
        <extracomment>lab07.json /acts/1/sources/10/reason</extracomment>
        <translation>带宽是这个模型的输入，不是结果。它的内存是 HBM3。</translation>
    </message>
    <message>
        <source>HBM is more than 60 times as fast as PCIe.</source>
        <extracomment>lab07.json /acts/1/sources/11/claim</extracomment>
        <translation>HBM 的速度是 PCIe 的 60 倍以上。</translation>
    </message>
    <message>
        <source>It holds for an A100: 2.0 TB/s against about 32 GB/s in one direction of PCIe 4.0 with 16 lanes. An H100 with PCIe 5.0 stays below 60. This model has no PCIe.</source>
        <extracomment>lab07.json /acts/1/sources/11/reason</extracomment>
        <translation>对 A100 成立：2.0 TB/s，而 16 通道的 PCIe 4.0 单方向约为 32 GB/s。使用 PCIe 5.0 的 H100 低于 60 倍。这个模型中没有 PCIe。</translation>
    </message>
    <message>
        <source>Frameworks reach 30 to 80 % of a GPU&apos;s peak.</source>
        <extracomment>lab07.json /acts/1/sources/12/claim</extracomment>
        <translation>框架达到 GPU 峰值的 30 % 到 80 %。</translation>
    </message>
    <message>
        <source>Which share a kernel reaches while it runs is an assumption of this model, not a result. For element-wise operations no share of that size is possible, because bandwidth limits them; the figure here is a ReLU in FP16.</source>
        <extracomment>lab07.json /acts/1/sources/12/reason</extracomment>
        <translation>内核运行时达到多大比例，是这个模型的假设，不是结果。逐元素操作不可能达到这样的比例，因为带宽限制了它们；这里的数字是 FP16 的 ReLU。</translation>
    </message>
    <message>
        <source>FlashAttention cuts HBM traffic 10 to 20 times.</source>
        <extracomment>lab07.json /acts/1/sources/13/claim</extracomment>
        <translation>FlashAttention 使 HBM 流量降到十分之一至二十分之一。</translation>
    </message>
    <message>
        <source>These are the project&apos;s figures for the memory footprint, at lengths of 2,048 and 4,096. The traffic ratio in this model is shown here, for a length of 4,096 and a head size of 64.</source>
        <extracomment>lab07.json /acts/1/sources/13/reason</extracomment>
        <translation>这是该项目在长度 2,048 和 4,096 时的内存占用数字。这里显示的是本模型的流量比值，长度为 4,096，注意力头尺寸为 64。</translation>
    </message>
    <message>
        <source>FlashAttention needs 20 times less memory at a length of 4,096.</source>
        <extracomment>lab07.json /acts/1/sources/14/claim</extracomment>
        <translation>长度为 4,096 时，FlashAttention 所需的内存是原来的二十分之一。</translation>
    </message>
    <message>
        <source>FlashAttention repository, README</source>
        <extracomment>lab07.json /acts/1/sources/14/from</extracomment>
        <translation>FlashAttention 代码仓库，README</translation>
    </message>
    <message>
        <source>This model counts the tensors of one head and nothing else. The project measured whole runs.</source>
        <extracomment>lab07.json /acts/1/sources/14/reason</extracomment>
        <translation>这个模型只计算一个注意力头的张量，不计其他。该项目测量的是整个运行过程。</translation>
    </message>
    <message>
        <source>FlashAttention lowers the traffic of GPT-2 medium from 40.3 to 4.4 GB.</source>
        <extracomment>lab07.json /acts/1/sources/15/claim</extracomment>
        <translation>FlashAttention 把 GPT-2 medium 的流量从 40.3 GB 降到 4.4 GB。</translation>
    </message>
    <message>
        <source>40.3 → 4.4 GB</source>
        <extracomment>lab07.json /acts/1/sources/15/value</extracomment>
        <translation>40.3 → 4.4 GB</translation>
    </message>
    <message>
        <source>FlashAttention paper, arXiv 2205.14135</source>
        <extracomment>lab07.json /acts/1/sources/15/from</extracomment>
        <translation>FlashAttention 论文，arXiv 2205.14135</translation>
    </message>
    <message>
        <source>The measurement is for a length of 1,024, forward and backward together. This model counts one head in a forward pass, so its ratio is lower.</source>
        <extracomment>lab07.json /acts/1/sources/15/reason</extracomment>
        <translation>该测量针对长度 1,024，前向和反向合计。这个模型计算一个注意力头的一次前向传播，所以比值更低。</translation>
    </message>
    <message>
        <source>FlashAttention makes attention 2 to 4 times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/16/claim</extracomment>
        <translation>FlashAttention 使注意力的速度达到 2 到 4 倍。</translation>
    </message>
    <message>
        <source>Course text; FlashAttention repository</source>
        <extracomment>lab07.json /acts/1/sources/16/from</extracomment>
        <translation>课程文本；FlashAttention 代码仓库</translation>
    </message>
    <message>
        <source>This model counts the traffic of attention, not its time. The figure here is no result of the model but what the paper measured for GPT-2 medium.</source>
        <extracomment>lab07.json /acts/1/sources/16/reason</extracomment>
        <translation>这个模型计算注意力的流量，不计算时间。这里的数字不是模型的结果，而是论文对 GPT-2 medium 的测量值。</translation>
    </message>
    <message>
        <source>FlashAttention is faster because it computes less.</source>
        <extracomment>lab07.json /acts/1/sources/17/claim</extracomment>
        <translation>FlashAttention 更快，是因为它的运算更少。</translation>
    </message>
    <message>
        <source>less arithmetic</source>
        <extracomment>lab07.json /acts/1/sources/17/value</extracomment>
        <translation>运算更少</translation>
    </message>
    <message>
        <source>Common belief</source>
        <extracomment>lab07.json /acts/1/sources/17/from
----------
lab07.json /acts/2/sources/5/from
----------
lab07.json /acts/2/sources/14/from
----------
lab07.json /acts/2/sources/15/from
----------
lab07.json /acts/2/sources/18/from
----------
lab07.json /acts/2/sources/22/from</extracomment>
        <translation>常见的看法</translation>
    </message>
    <message>
        <source>The paper counts 66.6 GFLOP for standard attention and 75.2 GFLOP for FlashAttention. The figure here is the ratio of the two, as published. It gains by moving less data.</source>
        <extracomment>lab07.json /acts/1/sources/17/reason</extracomment>
        <translation>论文给出标准注意力 66.6 GFLOP，FlashAttention 75.2 GFLOP。这里的数字是公布的两者之比。它更快是因为搬运的数据更少。</translation>
    </message>
    <message>
        <source>FlashAttention makes HBM traffic grow linearly with the length.</source>
        <extracomment>lab07.json /acts/1/sources/18/claim</extracomment>
        <translation>FlashAttention 使 HBM 流量随长度线性增长。</translation>
    </message>
    <message>
        <source>O(N)</source>
        <extracomment>lab07.json /acts/1/sources/18/value</extracomment>
        <translation>O(N)</translation>
    </message>
    <message>
        <source>Only the footprint grows linearly. The traffic stays quadratic, so the ratio to standard attention ends at a fixed limit. The figure here is that ratio at a length of 16,384.</source>
        <extracomment>lab07.json /acts/1/sources/18/reason</extracomment>
        <translation>只有内存占用线性增长。流量仍是平方的，所以与标准注意力的比值趋于一个固定的极限。这里的数字是长度 16,384 时的比值。</translation>
    </message>
    <message>
        <source>FlashAttention is 24 times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/19/claim</extracomment>
        <translation>FlashAttention 的速度是 24 倍。</translation>
    </message>
    <message>
        <source>Course roofline notebook</source>
        <extracomment>lab07.json /acts/1/sources/19/from</extracomment>
        <translation>课程的屋顶线笔记本</translation>
    </message>
    <message>
        <source>It is “2–4 times” with a lost dash. The figure here is what the paper measured for GPT-2 medium.</source>
        <extracomment>lab07.json /acts/1/sources/19/reason</extracomment>
        <translation>那是丢了连接号的“2–4 倍”。这里的数字是论文对 GPT-2 medium 的测量值。</translation>
    </message>
    <message>
        <source>The line y = sigmoid(relu(x·w + b)) makes 8 accesses to memory in eager mode and 2 when fused.</source>
        <extracomment>lab07.json /acts/1/sources/20/claim</extracomment>
        <translation>y = sigmoid(relu(x·w + b)) 这一行在即时模式下访问内存 8 次，融合后 2 次。</translation>
    </message>
    <message>
        <source>8 and 2</source>
        <extracomment>lab07.json /acts/1/sources/20/value</extracomment>
        <translation>8 和 2</translation>
    </message>
    <message>
        <source>It holds when w and b are scalars or one value per channel. With w and b as full tensors the counts differ, so a question must name its convention. The figure here is the count in eager mode.</source>
        <extracomment>lab07.json /acts/1/sources/20/reason</extracomment>
        <translation>当 w 和 b 是标量或每个通道一个值时成立。w 和 b 是完整张量时次数不同，所以问题必须说明它的约定。这里的数字是即时模式下的次数。</translation>
    </message>
    <message>
        <source>Memory time and its saving were chosen so that both figures fit, for batch 32 and serial launches. This is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/1/sources/21/reason</extracomment>
        <translation>访存时间及其节省是按两个数字都吻合来选取的，批次为 32、串行启动。这是拟合，不是独立的检验。</translation>
    </message>
    <message>
        <source>30 s of compiling ResNet-50 are recovered after about 134,000 images.</source>
        <extracomment>lab07.json /acts/1/sources/22/claim</extracomment>
        <translation>编译 ResNet-50 的 30 s 在约 134,000 张图像之后收回。</translation>
    </message>
    <message>
        <source>≈ 134,000 images</source>
        <extracomment>lab07.json /acts/1/sources/22/value</extracomment>
        <translation>≈ 134,000 张图像</translation>
    </message>
    <message>
        <source>With the rates as given it is the number shown here. With the gain rounded to 48 % it is 134,125.</source>
        <extracomment>lab07.json /acts/1/sources/22/reason</extracomment>
        <translation>按给定的速率，就是这里显示的数字。把增益取整为 48 % 时，是 134,125。</translation>
    </message>
    <message>
        <source>The keyword spotter with 100 requests per hour needs months until compiling pays.</source>
        <extracomment>lab07.json /acts/1/sources/23/claim</extracomment>
        <translation>每小时 100 个请求的关键词识别，要几个月编译才合算。</translation>
    </message>
    <message>
        <source>507 days</source>
        <extracomment>lab07.json /acts/1/sources/23/value</extracomment>
        <translation>507 天</translation>
    </message>
    <message>
        <source>The notebook uses the eager rate of ResNet-50 for every model, and takes 100 requests per hour for 100 per day. With the model&apos;s own rate and 2,400 requests per day it is the time shown here.</source>
        <extracomment>lab07.json /acts/1/sources/23/reason</extracomment>
        <translation>课程笔记本对每个模型都使用 ResNet-50 的即时模式速率，并把每小时 100 个请求当成每天 100 个。用模型自己的速率和每天 2,400 个请求，就是这里显示的时间。</translation>
    </message>
    <message>
        <source>The net time saved is never below zero.</source>
        <extracomment>lab07.json /acts/1/sources/24/claim</extracomment>
        <translation>净节省时间永远不低于零。</translation>
    </message>
    <message>
        <source>≥ 0 s</source>
        <extracomment>lab07.json /acts/1/sources/24/value</extracomment>
        <translation>≥ 0 s</translation>
    </message>
    <message>
        <source>The notebook cuts negative values off. A deployment that ends before the break-even loses time; the figure here is ResNet-50 after 10 minutes at 10 million images a day.</source>
        <extracomment>lab07.json /acts/1/sources/24/reason</extracomment>
        <translation>课程笔记本截掉了负值。在盈亏平衡点之前结束的部署会损失时间；这里的数字是 ResNet-50 在每天 1000 万张图像时运行 10 分钟后的值。</translation>
    </message>
    <message>
        <source>One launch of 10 µs stands beside 200 ms of math. The figure here is its share.</source>
        <extracomment>lab07.json /acts/1/sources/25/reason</extracomment>
        <translation>一次 10 µs 的启动旁边是 200 ms 的运算。这里的数字是它所占的比例。</translation>
    </message>
    <message>
        <source>It holds for ResNet-50, whose figure stands here, and for keyword spotting. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/1/sources/26/reason</extracomment>
        <translation>对 ResNet-50（这里是它的数字）和关键词识别成立。对 GPT-2 层和一个巨型矩阵乘法不成立。</translation>
    </message>
    <message>
        <source>The GPT-2 layer of this model has 20 long kernels and can&apos;t gain that much. The range is plausible for models with many short kernels, but no guarantee.</source>
        <extracomment>lab07.json /acts/1/sources/27/reason</extracomment>
        <translation>这个模型的 GPT-2 层有 20 个长内核，得不到那么多。对有许多短内核的模型，这个范围是可信的，但没有保证。</translation>
    </message>
    <message>
        <source>torch.compile ran 93 % of 163 open-source models and trained them 43 % faster on an A100.</source>
        <extracomment>lab07.json /acts/1/sources/28/claim</extracomment>
        <translation>torch.compile 能运行 163 个开源模型中的 93 %，并使它们在 A100 上的训练快 43 %。</translation>
    </message>
    <message>
        <source>PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/1/sources/28/from</extracomment>
        <translation>PyTorch 2.0 发布公告</translation>
    </message>
    <message>
        <source>This is a measurement over a suite of models, and most of it is training. This model has four workloads and only forward passes, so it can&apos;t repeat the average. The figure here is ResNet-50.</source>
        <extracomment>lab07.json /acts/1/sources/28/reason</extracomment>
        <translation>这是对一组模型的测量，其中大部分是训练。这个模型有四种工作负载，而且只有前向传播，所以无法重现平均值。这里的数字是 ResNet-50。</translation>
    </message>
    <message>
        <source>Each stage after torch.compile is faster again.</source>
        <extracomment>lab07.json /acts/1/sources/29/claim</extracomment>
        <translation>torch.compile 之后的每个阶段都更快。</translation>
    </message>
    <message>
        <source>faster at each stage</source>
        <extracomment>lab07.json /acts/1/sources/29/value</extracomment>
        <translation>每个阶段都更快</translation>
    </message>
    <message>
        <source>It holds when each launch waits. With overlapped launches the GPU does not wait any more, and ahead-of-time code is as fast as torch.compile; the figure here is for that case. The factors of all stages are assumptions.</source>
        <extracomment>lab07.json /acts/1/sources/29/reason</extracomment>
        <translation>每次启动都等待时成立。启动重叠时 GPU 不再等待，提前编译的代码与 torch.compile 一样快；这里的数字就是那种情况。所有阶段的系数都是假设。</translation>
    </message>
    <message>
        <source>A few more fused operations bring a pointwise chain past the ridge point.</source>
        <extracomment>lab07.json /acts/1/sources/30/claim</extracomment>
        <translation>再融合几个操作，就能让逐元素操作链越过脊点。</translation>
    </message>
    <message>
        <source>within five moves</source>
        <extracomment>lab07.json /acts/1/sources/30/value</extracomment>
        <translation>五步之内</translation>
    </message>
    <message>
        <source>Course plan</source>
        <extracomment>lab07.json /acts/1/sources/30/from
----------
lab07.json /acts/2/sources/1/from
----------
lab07.json /acts/2/sources/3/from
----------
lab07.json /acts/2/sources/4/from
----------
lab07.json /acts/2/sources/9/from
----------
lab07.json /acts/2/sources/12/from
----------
lab07.json /acts/2/sources/16/from
----------
lab07.json /acts/2/sources/20/from</extracomment>
        <translation>课程计划</translation>
    </message>
    <message>
        <source>The figure here is how many simple FP16 operations one kernel would have to fuse. A matrix product with a larger batch or a larger K does cross the Tensor Core ridge.</source>
        <extracomment>lab07.json /acts/1/sources/30/reason</extracomment>
        <translation>这里的数字是一个内核必须融合多少个简单的 FP16 操作。批次更大或 K 更大的矩阵乘法确实能越过 Tensor Core 脊点。</translation>
    </message>
    <message>
        <source>The throughput gain was published without a spread. The width of this band is assumed.</source>
        <extracomment>compilation.json /compilation/assumptions/gain_uncertainty</extracomment>
        <translation>公布吞吐量增益时没有给出离散程度。这个区间的宽度是假设的。</translation>
    </message>
    <message>
        <source>The time to load compiled code depends on the model and the disk. It was not measured.</source>
        <extracomment>compilation.json /compilation/assumptions/load_s</extracomment>
        <translation>载入编译好的代码所用的时间取决于模型和磁盘。没有测量过。</translation>
    </message>
    <message>
        <source>How long a recompilation takes was not measured. This share of the first compilation is assumed.</source>
        <extracomment>compilation.json /compilation/assumptions/recompile_share</extracomment>
        <translation>重新编译要多久没有测量过。它占第一次编译的比例是假设的。</translation>
    </message>
    <message>
        <source>The published gain does not say what checking guards costs. At 0 µs it is left out.</source>
        <extracomment>compilation.json /compilation/assumptions/guard_us</extracomment>
        <translation>公布的增益没有说明检查守卫条件的代价。取 0 µs 时不计入。</translation>
    </message>
    <message>
        <source>The published compile time does not say whether it includes a warm-up. At 0 s it is left out.</source>
        <extracomment>compilation.json /compilation/assumptions/warm_up_s</extracomment>
        <translation>公布的编译时间没有说明是否包含预热。取 0 s 时不计入。</translation>
    </message>
    <message>
        <source>Requests are taken to arrive evenly over the day.</source>
        <extracomment>compilation.json /compilation/assumptions/requests</extracomment>
        <translation>假设请求在一天中均匀到达。</translation>
    </message>
    <message>
        <source>Unfused kernels are taken to reach 55 % of the memory bandwidth and the fused kernel 91.7 %. These shares are assumed, not measured.</source>
        <extracomment>fusion.json /fusion/assumptions/efficiency_unfused</extracomment>
        <translation>假设未融合的内核达到内存带宽的 55 %，融合后的内核达到 91.7 %。这些比例是假设的，没有测量过。</translation>
    </message>
    <message>
        <source>The size of the on-chip memory is not listed for this device. 192 KiB per multiprocessor stand in for it.</source>
        <extracomment>fusion.json /attention/assumptions/on_chip_bytes</extracomment>
        <translation>没有列出这个设备的片上内存大小。这里以每个多处理器 192 KiB 代替。</translation>
    </message>
    <message>
        <source>With a sequence of 4,096, FlashAttention moves {fusion.attention_flash_bytes|context=cloud,sequence=4096} instead of {fusion.attention_standard_bytes|context=cloud,sequence=4096}. The traffic ratio is {fusion.attention_ratio|context=cloud,sequence=4096} and hardly grows any more. The footprint ratio is another number, {fusion.footprint_ratio|context=cloud,sequence=4096}, and it goes on growing.</source>
        <extracomment>lab07.json /acts/1/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>序列长度为 4,096 时，FlashAttention 搬运 {fusion.attention_flash_bytes|context=cloud,sequence=4096}，而不是 {fusion.attention_standard_bytes|context=cloud,sequence=4096}。流量比值为 {fusion.attention_ratio|context=cloud,sequence=4096}，几乎不再增长。内存占用的比值是另一个数：{fusion.footprint_ratio|context=cloud,sequence=4096}，它还会继续增长。</translation>
    </message>
    <message>
        <source>FlashAttention moves {fusion.attention_flash_bytes|context=cloud,sequence=8192} at a length of 8,192 and {fusion.attention_flash_bytes|context=cloud,sequence=16384} at 16,384.</source>
        <extracomment>lab07.json /acts/1/exercises/4/worked/0 - keep what stands in {braces}</extracomment>
        <translation>FlashAttention 在长度 8,192 时搬运 {fusion.attention_flash_bytes|context=cloud,sequence=8192}，在 16,384 时搬运 {fusion.attention_flash_bytes|context=cloud,sequence=16384}。</translation>
    </message>
    <message>
        <source>Its footprint is {fusion.footprint_flash_bytes|context=cloud,sequence=8192} at 8,192 and {fusion.footprint_flash_bytes|context=cloud,sequence=16384} at 16,384.</source>
        <extracomment>lab07.json /acts/1/exercises/4/worked/1 - keep what stands in {braces}</extracomment>
        <translation>它的内存占用在 8,192 时为 {fusion.footprint_flash_bytes|context=cloud,sequence=8192}，在 16,384 时为 {fusion.footprint_flash_bytes|context=cloud,sequence=16384}。</translation>
    </message>
    <message>
        <source>values for each row and length of a row, where row statistics are counted</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/5/meaning</extracomment>
        <translation>在计入行统计量时，每行的数值个数和一行的长度</translation>
    </message>
    <message>
        <source>ridge point: below it bandwidth sets the pace; 1 for the vector units, 2 for the Tensor Cores</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/3/meaning</extracomment>
        <translation>脊点：低于它时带宽决定速度；1 表示向量单元，2 表示 Tensor Core</translation>
    </message>
    <message>
        <source>time per day that all replicas spend on recompiling, if they do</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/5/meaning</extracomment>
        <translation>所有副本每天花在重新编译上的时间（如果需要重新编译）</translation>
    </message>
    <message>
        <source>recompilations of one replica; r of them per day over D days</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/5/meaning</extracomment>
        <translation>一个副本的重新编译次数；每天 r 次，共 D 天</translation>
    </message>
    <message>
        <source>I equals 2 M N K divided by b times the sum of M K, K N and M N. I v equals m f M N divided by the same.</source>
        <extracomment>lab07.json /acts/1/formulas/14/spoken</extracomment>
        <translation>I 等于 2 M N K 除以 b 乘以 M K、K N 与 M N 之和。I v 等于 m f M N 除以同一个数。</translation>
    </message>
    <message>
        <source>arithmetic intensity on the Tensor Cores, with each matrix moved once</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/0/meaning</extracomment>
        <translation>Tensor Core 上的算术强度，每个矩阵只搬运一次</translation>
    </message>
    <message>
        <source>arithmetic intensity on the vector units; without Tensor Cores both are added</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/1/meaning</extracomment>
        <translation>向量单元上的算术强度；没有 Tensor Core 时两者相加</translation>
    </message>
    <message>
        <source>The order of the two models stays with overlapped launches, where Model A becomes {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=compile} as fast. Stages beyond torch.compile then gain next to nothing, because the GPU no longer waits.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/5 - keep what stands in {braces}</extracomment>
        <translation>启动重叠时，两个模型的顺序不变，模型 A 的速度变为原来的 {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=compile}。此时 torch.compile 之后的阶段几乎不再有增益，因为 GPU 不再等待。</translation>
    </message>
    <message>
        <source>Small weight and bias</source>
        <extracomment>fusion.json /conventions/0/name</extracomment>
        <translation>小的权重和偏置</translation>
    </message>
    <message>
        <source>Weight and bias are scalars or one value per channel. They are too small to count.</source>
        <extracomment>fusion.json /conventions/0/summary</extracomment>
        <translation>权重和偏置是标量，或每个通道一个值。它们太小，不计入。</translation>
    </message>
    <message>
        <source>Full-size weight and bias</source>
        <extracomment>fusion.json /conventions/1/name</extracomment>
        <translation>完整大小的权重和偏置</translation>
    </message>
    <message>
        <source>Weight and bias are tensors as large as x. Reading them counts.</source>
        <extracomment>fusion.json /conventions/1/summary</extracomment>
        <translation>权重和偏置是与 x 一样大的张量。读取它们要计入。</translation>
    </message>
    <message>
        <source>Intermediates only</source>
        <extracomment>fusion.json /conventions/2/name</extracomment>
        <translation>只计中间结果</translation>
    </message>
    <message>
        <source>Only the three intermediate results count. Each is written once and read once.</source>
        <extracomment>fusion.json /conventions/2/summary</extracomment>
        <translation>只计三个中间结果。每个写一次、读一次。</translation>
    </message>
    <message>
        <source>Multiply-add in one kernel</source>
        <extracomment>fusion.json /conventions/3/name</extracomment>
        <translation>乘加在一个内核中</translation>
    </message>
    <message>
        <source>The framework already runs the multiplication and the addition as one kernel.</source>
        <extracomment>fusion.json /conventions/3/summary</extracomment>
        <translation>框架已经把乘法和加法作为一个内核运行。</translation>
    </message>
    <message>
        <source>Graph surgery</source>
        <extracomment>lab07.json /acts/2/title
----------
lab07.json /acts/2/panels/0/title</extracomment>
        <translation>计算图改造</translation>
    </message>
    <message>
        <source>See where a graph breaks, and what each surgery does to launches, traffic, time and MFU.</source>
        <extracomment>lab07.json /acts/2/panels/0/about</extracomment>
        <translation>看看计算图在哪里中断，每种改造对启动、流量、时间和 MFU 有什么影响。</translation>
    </message>
    <message>
        <source>See how busy the GPU is when you serve a large language model, and what keeps it waiting.</source>
        <extracomment>lab07.json /acts/2/panels/1/about</extracomment>
        <translation>看看服务大语言模型时 GPU 有多忙，以及它在等什么。</translation>
    </message>
    <message>
        <source>See how often a control loop misses its deadline, and which delays are to blame.</source>
        <extracomment>lab07.json /acts/2/panels/2/about</extracomment>
        <translation>看看控制循环错过截止时间的频率，以及是哪些延迟造成的。</translation>
    </message>
    <message>
        <source>See what one frame costs in time and energy, and how long the battery lasts.</source>
        <extracomment>lab07.json /acts/2/panels/3/about</extracomment>
        <translation>看看一帧花费多少时间和能量，电池能用多久。</translation>
    </message>
    <message>
        <source>See what fits on a microcontroller, and how long one hop takes.</source>
        <extracomment>lab07.json /acts/2/panels/4/about</extracomment>
        <translation>看看微控制器装得下什么，以及一个音频块需要多久。</translation>
    </message>
    <message>
        <source>Mei, software lead</source>
        <extracomment>lab07.json /acts/2/brief/from</extracomment>
        <translation>Mei，软件负责人</translation>
    </message>
    <message>
        <source>Is it worth making our code harder to read?</source>
        <extracomment>lab07.json /acts/2/brief/subject</extracomment>
        <translation>值得让我们的代码更难读吗？</translation>
    </message>
    <message>
        <source>Each break hands control back to Python. The compiler then checks its guards, waits for the value and starts again behind the line. Inside a Python loop it can&apos;t start again at all, and the whole frame runs in eager mode.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/1</extracomment>
        <translation>每次中断都把控制权交还给 Python。随后编译器检查守卫条件，等待那个值，再从那一行之后重新开始。在 Python 循环里它根本无法重新开始，整帧都以即时模式运行。</translation>
    </message>
    <message>
        <source>The engineers suggest surgery: rewrite the branch so that one graph remains. Every such rewrite makes the code harder to read, and I have to maintain it.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/2</extracomment>
        <translation>工程师建议做改造：重写这个分支，让计算图只剩一个。每次这样的重写都让代码更难读，而维护它的是我。</translation>
    </message>
    <message>
        <source>So here is my condition. I accept a surgery only if MFU more than doubles. Please find out which surgery does that on your track, or show me that none does. And tell me if I am asking for the wrong thing.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/3</extracomment>
        <translation>所以这是我的条件：只有当 MFU 提高到两倍以上，我才接受改造。请找出在你的路线上哪种改造能做到，或者证明没有一种能做到。如果我要求的东西不对，也请告诉我。</translation>
    </message>
    <message>
        <source>You serve a language model on H100 GPUs. The graph breaks in every layer, for every token. Your goal is a GPU that is busy for at least 80 % of the time.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/cloud</extracomment>
        <translation>你在 H100 GPU 上服务一个语言模型。计算图在每一层、每个 token 都会中断。你的目标是让 GPU 至少 80 % 的时间都在忙。</translation>
    </message>
    <message>
        <source>Your control loop has 10 ms. A branch makes some loops longer than others, and your safety case needs loops of equal length. Look at the slowest loops, not at the average.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/edge</extracomment>
        <translation>你的控制循环有 10 ms。一个分支让有的循环比别的更长，而你的安全论证需要长度相等的循环。要看最慢的循环，而不是平均值。</translation>
    </message>
    <message>
        <source>Your glasses have 0.45 W for translation. Everything that is computed and thrown away is paid for by the battery. Look at energy first and at time second.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/mobile</extracomment>
        <translation>你的眼镜有 0.45 W 用于翻译。所有计算出来又丢弃的东西都由电池买单。先看能量，再看时间。</translation>
    </message>
    <message>
        <source>Your hearing device has 10 ms for one hop, 1 mW and half a megabyte of flash. One core launches and computes, so nothing is hidden behind anything. Look at the worst case and at the size of the program.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/tiny</extracomment>
        <translation>你的助听设备一个音频块有 10 ms、1 mW 和半兆字节闪存。一个核心既启动又计算，所以没有什么能藏在别的后面。要看最坏情况和程序的大小。</translation>
    </message>
    <message>
        <source>Graph break</source>
        <extracomment>lab07.json /acts/2/brief/reading/0/title</extracomment>
        <translation>图中断（graph break）</translation>
    </message>
    <message>
        <source>A place where a compiler can&apos;t go on recording. It ends the graph, runs that line in Python and starts a new graph behind it.</source>
        <extracomment>lab07.json /acts/2/brief/reading/0/about</extracomment>
        <translation>编译器无法继续记录的地方。它结束当前的图，在 Python 中运行那一行，然后在其后开始一个新的图。</translation>
    </message>
    <message>
        <source>Guard</source>
        <extracomment>lab07.json /acts/2/brief/reading/1/title</extracomment>
        <translation>守卫条件（guard）</translation>
    </message>
    <message>
        <source>A check before compiled code runs: does everything that the compiler assumed still hold? Each graph has its own guards.</source>
        <extracomment>lab07.json /acts/2/brief/reading/1/about</extracomment>
        <translation>在编译后的代码运行之前做的检查：编译器假设的一切是否仍然成立？每个图都有自己的守卫条件。</translation>
    </message>
    <message>
        <source>Masking</source>
        <extracomment>lab07.json /acts/2/brief/reading/2/title</extracomment>
        <translation>掩码（masking）</translation>
    </message>
    <message>
        <source>Structured control flow</source>
        <extracomment>lab07.json /acts/2/brief/reading/3/title</extracomment>
        <translation>结构化控制流</translation>
    </message>
    <message>
        <source>The branch becomes an operation of the graph. Both branches are recorded and only one of them runs.</source>
        <extracomment>lab07.json /acts/2/brief/reading/3/about</extracomment>
        <translation>分支成为图中的一个操作。两个分支都被记录，但只运行其中一个。</translation>
    </message>
    <message>
        <source>Iron law</source>
        <extracomment>lab07.json /acts/2/brief/reading/4/title
----------
lab07.json /acts/2/formulas/3/title</extracomment>
        <translation>铁律（iron law）</translation>
    </message>
    <message>
        <source>The time of a pass has three terms: time to move data, time for arithmetic, and latency, in which no kernel runs. A change can shorten one term and lengthen another.</source>
        <extracomment>lab07.json /acts/2/brief/reading/4/about</extracomment>
        <translation>一次前向传播的时间有三项：移动数据的时间、运算的时间，以及没有内核运行的延迟。一个改动可以缩短其中一项而拉长另一项。</translation>
    </message>
    <message>
        <source>MFU</source>
        <extracomment>lab07.json /acts/2/brief/reading/5/title
----------
lab07.json /acts/2/formulas/4/title</extracomment>
        <translation>MFU</translation>
    </message>
    <message>
        <source>The share of a device&apos;s peak that goes into useful arithmetic. Arithmetic whose result is thrown away does not count as useful.</source>
        <extracomment>lab07.json /acts/2/brief/reading/5/about</extracomment>
        <translation>设备峰值中用于有用运算的比例。结果被丢弃的运算不算有用。</translation>
    </message>
    <message>
        <source>The values are computed by the model itself, in the same pass</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/0</extracomment>
        <translation>这些值由模型自己在同一次前向传播中计算</translation>
    </message>
    <message>
        <source>The two branches run different operations</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/1</extracomment>
        <translation>两个分支运行不同的操作</translation>
    </message>
    <message>
        <source>Nobody rewrites the code</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/2</extracomment>
        <translation>没有人重写代码</translation>
    </message>
    <message>
        <source>No, because the value is not known while the graph is being recorded</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/0/text</extracomment>
        <translation>不能，因为记录图的时候还不知道这个值</translation>
    </message>
    <message>
        <source>Yes, because the branch taken by the first input is recorded</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/1/text</extracomment>
        <translation>能，因为记录的是第一个输入所走的分支</translation>
    </message>
    <message>
        <source>The idea behind this answer is that the compiler runs the model once and writes down what happens. Tracing does that, and then uses the recorded branch for every input. The result is one graph, but it computes something else.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/1/feedback</extracomment>
        <translation>这个回答背后的想法是：编译器把模型运行一次，并记下发生的事。追踪（tracing）就是这样做的，然后对每个输入都用记录下来的那个分支。结果是一个图，但它计算的是别的东西。</translation>
    </message>
    <message>
        <source>Yes, because the compiler records both branches and picks one later</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/2/text</extracomment>
        <translation>能，因为编译器记录两个分支，以后再选一个</translation>
    </message>
    <message>
        <source>No, because no graph can ever hold a branch</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/3/text</extracomment>
        <translation>不能，因为没有图能包含分支</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a graph is a straight line. Graphs can select between two results, and some can hold a branch as an operation. What can&apos;t be recorded is the decision in Python.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/3/feedback</extracomment>
        <translation>这个回答背后的想法是：图是一条直线。图可以在两个结果之间选择，有些图还能把分支作为一个操作。不能记录的是 Python 中的那个决定。</translation>
    </message>
    <message>
        <source>The compiler resumes after each break today. You mask every branch, and the pass becomes one graph. How many times as fast is it?</source>
        <extracomment>lab07.json /acts/2/predictions/1/prompt</extracomment>
        <translation>今天编译器在每次中断之后恢复。你把每个分支都掩码，前向传播就成为一个图。它是原来的几倍快？</translation>
    </message>
    <message>
        <source>A language model on a cloud GPU, with 80 branches in one pass</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/0</extracomment>
        <translation>云端 GPU 上的一个语言模型，一次前向传播中有 80 个分支</translation>
    </message>
    <message>
        <source>At each branch 25 kernels before it, 6 or 2 inside it, and 19 after it; each takes 2.2 µs in eager mode</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/1</extracomment>
        <translation>每个分支之前有 25 个内核，里面有 6 个或 2 个，之后有 19 个；在即时模式下每个需要 2.2 µs</translation>
    </message>
    <message>
        <source>Both branches are needed equally often</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/2</extracomment>
        <translation>两个分支被需要的频率相同</translation>
    </message>
    <message>
        <source>For each break: 20 µs for guards, 30 µs for going back into the graph, 15 µs of waiting for the value</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/3</extracomment>
        <translation>每次中断：守卫条件 20 µs，回到图中 30 µs，等待那个值 15 µs</translation>
    </message>
    <message>
        <source>One graph is launched at once, as a CUDA graph</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/4</extracomment>
        <translation>一个图作为 CUDA graph 一次启动</translation>
    </message>
    <message>
        <source>About 0.8 times, so it gets slower</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/0/text</extracomment>
        <translation>约 0.8 倍，所以变慢了</translation>
    </message>
    <message>
        <source>The idea behind 0.8 is that computing both branches costs more than it saves. On some programs it does. Here a branch is only a few short kernels, and a break costs more than they do.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/0/feedback</extracomment>
        <translation>0.8 背后的想法是：计算两个分支的代价比节省的更多。对有些程序确实如此。这里一个分支只有几个很短的内核，而一次中断的代价比它们更大。</translation>
    </message>
    <message>
        <source>About 1.3 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/1/text</extracomment>
        <translation>约 1.3 倍</translation>
    </message>
    <message>
        <source>You compared with breaks that are resumed. Most kernels are compiled already, so only guards, going back and waiting can go away, and the wasted work comes on top.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/1/feedback</extracomment>
        <translation>你是与会恢复的中断相比的。大多数内核已经编译过，所以能去掉的只有守卫条件、返回和等待，还要加上浪费的工作。</translation>
    </message>
    <message>
        <source>About 2 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/2/text</extracomment>
        <translation>约 2 倍</translation>
    </message>
    <message>
        <source>The idea behind 2 is that breaks take as much time as the kernels. They would, if the GPU waited for all of it. But the CPU works ahead while kernels run, and that hides a part.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/2/feedback</extracomment>
        <translation>2 背后的想法是：中断所花的时间与内核一样多。如果 GPU 要等待全部时间，确实如此。但内核运行时 CPU 会提前工作，这就隐藏了一部分。</translation>
    </message>
    <message>
        <source>About 4 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/3/text</extracomment>
        <translation>约 4 倍</translation>
    </message>
    <message>
        <source>The idea behind 4 is a comparison with eager mode, where nothing is fused and every kernel is launched on its own. Against that, the masked pass is about four times as fast. The question compares with a compiler that resumes.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/3/feedback</extracomment>
        <translation>4 背后的想法是与即时模式相比：那里什么都不融合，每个内核单独启动。与它相比，掩码后的前向传播约快四倍。而问题是与会恢复的编译器相比。</translation>
    </message>
    <message>
        <source>Look at the break for each of the four causes.</source>
        <extracomment>lab07.json /acts/2/discoveries/0/text</extracomment>
        <translation>看看四种原因各自造成的中断。</translation>
    </message>
    <message>
        <source>Four causes break the same program, and each allows other surgeries. On the cloud GPU one break costs {surgery.break_cost_site_us|scenario=cloud,cause=value_branch} where a value is read, and {surgery.break_cost_site_us|scenario=cloud,cause=unsupported_call} at a call that reads nothing from the device.</source>
        <extracomment>lab07.json /acts/2/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>四种原因会让同一个程序中断，每种原因允许的改造也不同。在云端 GPU 上，读取值的地方一次中断的代价是 {surgery.break_cost_site_us|scenario=cloud,cause=value_branch}，而不从设备读取任何东西的调用是 {surgery.break_cost_site_us|scenario=cloud,cause=unsupported_call}。</translation>
    </message>
    <message>
        <source>Look at the break for both causes that exist on a microcontroller.</source>
        <extracomment>lab07.json /acts/2/discoveries/1/text</extracomment>
        <translation>看看微控制器上存在的两种原因造成的中断。</translation>
    </message>
    <message>
        <source>A microcontroller has no second device to wait for, and its shapes are fixed. So two causes remain, and each allows other surgeries. One break costs {surgery.break_cost_site_us|scenario=tiny}, and most of that is going back into the graph.</source>
        <extracomment>lab07.json /acts/2/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>微控制器没有第二个设备可等，它的形状也是固定的。所以只剩下两种原因，每种允许的改造也不同。一次中断的代价是 {surgery.break_cost_site_us|scenario=tiny}，其中大部分是回到图中。</translation>
    </message>
    <message>
        <source>Compare a resumable break with a whole frame in eager mode.</source>
        <extracomment>lab07.json /acts/2/discoveries/2/text</extracomment>
        <translation>比较可恢复的中断和整帧即时执行。</translation>
    </message>
    <message>
        <source>On the cloud GPU a pass takes {surgery.total_us|scenario=cloud,surgery=none_break} with resumable breaks and {surgery.total_us|scenario=cloud,surgery=none_skip} when the whole frame runs in eager mode. On the microcontroller it is {surgery.total_us|scenario=tiny,surgery=none_break} and {surgery.total_us|scenario=tiny,surgery=none_skip}, because launches are only a small part there. If a break sits inside a Python loop, you get the slower one.</source>
        <extracomment>lab07.json /acts/2/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>在云端 GPU 上，有可恢复的中断时一次前向传播需要 {surgery.total_us|scenario=cloud,surgery=none_break}，整帧即时执行时需要 {surgery.total_us|scenario=cloud,surgery=none_skip}。在微控制器上是 {surgery.total_us|scenario=tiny,surgery=none_break} 和 {surgery.total_us|scenario=tiny,surgery=none_skip}，因为启动在那里只占一小部分。如果中断在 Python 循环里，你得到的是较慢的那种。</translation>
    </message>
    <message>
        <source>Find a case in which masking is faster than a resumable break, and one in which it is slower. Change the time per kernel.</source>
        <extracomment>lab07.json /acts/2/discoveries/3/text</extracomment>
        <translation>找出一种掩码比可恢复中断更快的情况，再找出一种更慢的情况。改变每个内核的时间。</translation>
    </message>
    <message>
        <source>Masking pays where a break costs more than the wasted work. The course&apos;s rule counts the whole cost of a break. For the phone processor it says: from a probability of {surgery.mask_breakeven_p|scenario=mobile} for branch A. The exact pass of this instrument says {surgery.mask_breakeven_pass_p|scenario=mobile}, because kernels hide a part of what a break costs.</source>
        <extracomment>lab07.json /acts/2/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>当一次中断的代价大于浪费的工作时，掩码合算。课程的规则计入中断的全部代价。对手机处理器，它说：分支 A 的概率达到 {surgery.mask_breakeven_p|scenario=mobile} 起合算。这个仪器的精确前向传播给出 {surgery.mask_breakeven_pass_p|scenario=mobile}，因为内核隐藏了中断代价的一部分。</translation>
    </message>
    <message>
        <source>Try symbolic shapes on a branch on a value, and on a shape that changes.</source>
        <extracomment>lab07.json /acts/2/discoveries/4/text</extracomment>
        <translation>对依赖值的分支和会变化的形状，分别试试符号形状。</translation>
    </message>
    <message>
        <source>Symbolic shapes do nothing for a branch on a value: the break stays. Where a shape changes they make one graph and cost little readability. Against a resumable break the pass is then {surgery.gain_break|scenario=cloud,surgery=symbolic,cause=shape_change} as fast on the cloud GPU, and {surgery.gain_break|scenario=edge,surgery=symbolic,cause=shape_change} in the control loop.</source>
        <extracomment>lab07.json /acts/2/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>符号形状对依赖值的分支没有作用：中断仍在。在形状变化的地方，它让计算图只剩一个，而且可读性损失很小。与可恢复的中断相比，云端 GPU 上的速度是 {surgery.gain_break|scenario=cloud,surgery=symbolic,cause=shape_change}，控制循环中是 {surgery.gain_break|scenario=edge,surgery=symbolic,cause=shape_change}。</translation>
    </message>
    <message>
        <source>Find a surgery that meets your track&apos;s own rule for a branch on a value.</source>
        <extracomment>lab07.json /acts/2/discoveries/5/text
----------
lab07.json /acts/2/discoveries/6/text
----------
lab07.json /acts/2/discoveries/7/text
----------
lab07.json /acts/2/discoveries/8/text</extracomment>
        <translation>对依赖值的分支，找出一种满足你路线自己规则的改造。</translation>
    </message>
    <message>
        <source>The rule asks for a GPU that is busy for at least {surgery.rule_limit|scenario=cloud} of the time. Masking reaches {surgery.busy|scenario=cloud,surgery=where}, structured control flow {surgery.busy|scenario=cloud,surgery=cond}, and a custom operation {surgery.busy|scenario=cloud,surgery=custom_op}. With resumable breaks it is {surgery.busy|scenario=cloud,surgery=none_break}.</source>
        <extracomment>lab07.json /acts/2/discoveries/5/found - keep what stands in {braces}</extracomment>
        <translation>规则要求 GPU 忙碌的时间至少占 {surgery.rule_limit|scenario=cloud}。掩码达到 {surgery.busy|scenario=cloud,surgery=where}，结构化控制流达到 {surgery.busy|scenario=cloud,surgery=cond}，自定义操作达到 {surgery.busy|scenario=cloud,surgery=custom_op}。有可恢复的中断时是 {surgery.busy|scenario=cloud,surgery=none_break}。</translation>
    </message>
    <message>
        <source>The two branch times may differ by {surgery.rule_limit|scenario=edge} at most. Only masking does that, because it always runs both branches. It always takes {surgery.total_us|scenario=edge,surgery=where}. A resumable break takes {surgery.total_us|scenario=edge,surgery=none_break} on average, but its branches differ by {surgery.spread_us|scenario=edge,surgery=none_break}.</source>
        <extracomment>lab07.json /acts/2/discoveries/6/found - keep what stands in {braces}</extracomment>
        <translation>两个分支的时间最多可以相差 {surgery.rule_limit|scenario=edge}。只有掩码做得到，因为它总是运行两个分支。它总是需要 {surgery.total_us|scenario=edge,surgery=where}。可恢复的中断平均需要 {surgery.total_us|scenario=edge,surgery=none_break}，但它的两个分支相差 {surgery.spread_us|scenario=edge,surgery=none_break}。</translation>
    </message>
    <message>
        <source>The rule allows a mean power of {surgery.rule_limit|scenario=mobile}. Deciding before the graph runs needs {surgery.rule_metric|scenario=mobile,surgery=hoist}. Masking needs {surgery.rule_metric|scenario=mobile,surgery=where}, because the battery pays for both branches. A resumable break needs {surgery.rule_metric|scenario=mobile,surgery=none_break} and meets the rule without any surgery.</source>
        <extracomment>lab07.json /acts/2/discoveries/7/found - keep what stands in {braces}</extracomment>
        <translation>规则允许的平均功率是 {surgery.rule_limit|scenario=mobile}。在图运行之前决定需要 {surgery.rule_metric|scenario=mobile,surgery=hoist}。掩码需要 {surgery.rule_metric|scenario=mobile,surgery=where}，因为电池要为两个分支买单。可恢复的中断需要 {surgery.rule_metric|scenario=mobile,surgery=none_break}，不做任何改造就满足规则。</translation>
    </message>
    <message>
        <source>The worst case must take less than {surgery.rule_limit|scenario=tiny}. With structured control flow it takes {surgery.worst_us|scenario=tiny,surgery=cond}. Masking takes {surgery.worst_us|scenario=tiny,surgery=where}, because both branches run. Deciding before the graph runs is fast enough, but its second variant needs more flash than is left.</source>
        <extracomment>lab07.json /acts/2/discoveries/8/found - keep what stands in {braces}</extracomment>
        <translation>最坏情况必须少于 {surgery.rule_limit|scenario=tiny}。用结构化控制流需要 {surgery.worst_us|scenario=tiny,surgery=cond}。掩码需要 {surgery.worst_us|scenario=tiny,surgery=where}，因为两个分支都运行。在图运行之前决定足够快，但它的第二个版本需要的闪存超过剩余量。</translation>
    </message>
    <message>
        <source>Look at eager mode with a batch of at least 64.</source>
        <extracomment>lab07.json /acts/2/discoveries/9/text</extracomment>
        <translation>看看批次至少为 64 的即时模式。</translation>
    </message>
    <message>
        <source>In eager mode the GPU is busy for {cloud.gpu_busy|mode=eager,batch=1} of the time at batch 1, and for {cloud.gpu_busy|mode=eager,batch=64} at batch 64. Launching takes {cloud.cpu_us|mode=eager,batch=64} for each step at any batch. A larger batch gives the GPU more to do, but here it still waits most of the time.</source>
        <extracomment>lab07.json /acts/2/discoveries/9/found - keep what stands in {braces}</extracomment>
        <translation>在即时模式下，批次为 1 时 GPU 忙碌的时间占 {cloud.gpu_busy|mode=eager,batch=1}，批次为 64 时占 {cloud.gpu_busy|mode=eager,batch=64}。无论批次多大，每一步的启动都需要 {cloud.cpu_us|mode=eager,batch=64}。批次更大，GPU 的工作更多，但在这里它大部分时间仍在等待。</translation>
    </message>
    <message>
        <source>Reach the goal at batch 1.</source>
        <extracomment>lab07.json /acts/2/discoveries/10/text</extracomment>
        <translation>在批次为 1 时达到目标。</translation>
    </message>
    <message>
        <source>Compiling alone brings GPU busy to {cloud.gpu_busy|mode=compiled,batch=1}, and a CUDA graph to {cloud.gpu_busy|mode=cuda_graph,batch=1}. It makes {cloud.tokens_s|mode=cuda_graph,batch=1} instead of {cloud.tokens_s|mode=eager,batch=1}. A graph can be launched at once only if nothing in it breaks.</source>
        <extracomment>lab07.json /acts/2/discoveries/10/found - keep what stands in {braces}</extracomment>
        <translation>仅靠编译，GPU 忙碌率达到 {cloud.gpu_busy|mode=compiled,batch=1}，用 CUDA graph 达到 {cloud.gpu_busy|mode=cuda_graph,batch=1}。它产生 {cloud.tokens_s|mode=cuda_graph,batch=1}，而不是 {cloud.tokens_s|mode=eager,batch=1}。只有图中没有任何中断，才能一次启动整个图。</translation>
    </message>
    <message>
        <source>Find a mode in which 99 of 100 loops are on time and the goal is still missed.</source>
        <extracomment>lab07.json /acts/2/discoveries/11/text</extracomment>
        <translation>找出一种模式：100 个循环中有 99 个准时，但目标仍未达到。</translation>
    </message>
    <message>
        <source>Compiled with the garbage collector on, 99 of 100 loops take at most {edge.p99_us|mode=compiled}. Yet {edge.misses_per_hour|mode=compiled} miss the deadline, because a full garbage collection takes {edge.gc_pause_us|mode=compiled}. One loop in a hundred is one loop each second. A better average does not help the slowest loops.</source>
        <extracomment>lab07.json /acts/2/discoveries/11/found - keep what stands in {braces}</extracomment>
        <translation>编译后但开着垃圾回收器时，100 个循环中有 99 个最多需要 {edge.p99_us|mode=compiled}。但仍有 {edge.misses_per_hour|mode=compiled} 错过截止时间，因为一次完整垃圾回收需要 {edge.gc_pause_us|mode=compiled}。一百个循环中的一个，就是每秒一个循环。平均值再好，也帮不了最慢的循环。</translation>
    </message>
    <message>
        <source>Reach the goal of the edge track.</source>
        <extracomment>lab07.json /acts/2/discoveries/12/text</extracomment>
        <translation>达到边缘路线的目标。</translation>
    </message>
    <message>
        <source>Compiled C++ on a real-time kernel is not faster on average: the loop takes {edge.base_us|mode=aot_cpp_rt} without delays, and compiled Python {edge.base_us|mode=compiled}. What changes is the tail. 9,999 of 10,000 loops take at most {edge.p9999_us|mode=aot_cpp_rt} instead of {edge.p9999_us|mode=compiled}.</source>
        <extracomment>lab07.json /acts/2/discoveries/12/found - keep what stands in {braces}</extracomment>
        <translation>实时内核上编译的 C++ 平均并不更快：没有延迟时循环需要 {edge.base_us|mode=aot_cpp_rt}，编译的 Python 是 {edge.base_us|mode=compiled}。变化的是尾部。10,000 个循环中有 9,999 个最多需要 {edge.p9999_us|mode=aot_cpp_rt}，而不是 {edge.p9999_us|mode=compiled}。</translation>
    </message>
    <message>
        <source>Fuse the kernels and compute both branches.</source>
        <extracomment>lab07.json /acts/2/discoveries/13/text</extracomment>
        <translation>融合内核并计算两个分支。</translation>
    </message>
    <message>
        <source>The frame is ready in {mobile.time_us|fused=true,masked=true}, long before the next one. But it needs {mobile.power_w|fused=true,masked=true}, and the battery lasts {mobile.hours|fused=true,masked=true}. Being on time is not the same as staying within the energy budget.</source>
        <extracomment>lab07.json /acts/2/discoveries/13/found - keep what stands in {braces}</extracomment>
        <translation>这一帧在 {mobile.time_us|fused=true,masked=true} 内完成，远早于下一帧。但它需要 {mobile.power_w|fused=true,masked=true}，电池能用 {mobile.hours|fused=true,masked=true}。准时并不等于不超出能量预算。</translation>
    </message>
    <message>
        <source>Reach the goal of the mobile track.</source>
        <extracomment>lab07.json /acts/2/discoveries/14/text</extracomment>
        <translation>达到移动路线的目标。</translation>
    </message>
    <message>
        <source>Fused, a frame moves {mobile.traffic_bytes|fused=true} through DRAM instead of {mobile.traffic_bytes|fused=false}. Power falls from {mobile.power_w|fused=false} to {mobile.power_w|fused=true}. Unfused, DRAM takes {mobile.dram_share|fused=false} of the energy, so less traffic is what counts.</source>
        <extracomment>lab07.json /acts/2/discoveries/14/found - keep what stands in {braces}</extracomment>
        <translation>融合后，一帧经过 DRAM 移动 {mobile.traffic_bytes|fused=true}，而不是 {mobile.traffic_bytes|fused=false}。功率从 {mobile.power_w|fused=false} 降到 {mobile.power_w|fused=true}。未融合时，DRAM 占能量的 {mobile.dram_share|fused=false}，所以减少流量才是关键。</translation>
    </message>
    <message>
        <source>Look at TensorFlow Lite Micro at 48 MHz or less, and at 96 MHz.</source>
        <extracomment>lab07.json /acts/2/discoveries/15/text</extracomment>
        <translation>看看 48 MHz 或更低以及 96 MHz 下的 TensorFlow Lite Micro。</translation>
    </message>
    <message>
        <source>At 48 MHz one hop takes {tiny.time_us|runtime=tflm,clock_mhz=48}, and at 96 MHz {tiny.time_us|runtime=tflm,clock_mhz=96}. The interpreter adds {tiny.overhead|runtime=tflm}, an assumption, and that decides at 48 MHz. At 96 MHz the goal is reached, with {tiny.power_w|runtime=tflm,clock_mhz=96} of at most {tiny.budget_w|runtime=tflm}.</source>
        <extracomment>lab07.json /acts/2/discoveries/15/found - keep what stands in {braces}</extracomment>
        <translation>在 48 MHz 下一个音频块需要 {tiny.time_us|runtime=tflm,clock_mhz=48}，在 96 MHz 下需要 {tiny.time_us|runtime=tflm,clock_mhz=96}。解释器增加 {tiny.overhead|runtime=tflm}，这是一个假设，而它在 48 MHz 下起决定作用。在 96 MHz 下达到目标，功率为 {tiny.power_w|runtime=tflm,clock_mhz=96}，上限是 {tiny.budget_w|runtime=tflm}。</translation>
    </message>
    <message>
        <source>Reach the goal at 48 MHz or less.</source>
        <extracomment>lab07.json /acts/2/discoveries/16/text</extracomment>
        <translation>在 48 MHz 或更低时达到目标。</translation>
    </message>
    <message>
        <source>Compiled C takes {tiny.time_us|runtime=aot_c,clock_mhz=48} for a hop and {tiny.flash_bytes|runtime=aot_c} of flash. A full framework would take {tiny.flash_bytes|runtime=pytorch}, and the device has {tiny.flash_limit_bytes|runtime=aot_c}. Compiled C has no interpreter, and at 48 MHz that saves just enough time.</source>
        <extracomment>lab07.json /acts/2/discoveries/16/found - keep what stands in {braces}</extracomment>
        <translation>编译的 C 处理一个音频块需要 {tiny.time_us|runtime=aot_c,clock_mhz=48}，占用 {tiny.flash_bytes|runtime=aot_c} 闪存。完整的框架会占用 {tiny.flash_bytes|runtime=pytorch}，而设备有 {tiny.flash_limit_bytes|runtime=aot_c}。编译的 C 没有解释器，在 48 MHz 下这正好省出足够的时间。</translation>
    </message>
    <message>
        <source>Twice the MFU of a whole frame in eager mode</source>
        <extracomment>lab07.json /acts/2/challenges/0/title
----------
lab07.json /acts/2/challenges/1/title
----------
lab07.json /acts/2/challenges/2/title
----------
lab07.json /acts/2/challenges/3/title</extracomment>
        <translation>整帧即时执行的 MFU 的两倍</translation>
    </message>
    <message>
        <source>The software lead accepts code that is harder to read only if MFU more than doubles. Propose a surgery that does this on your track, or show that none does.</source>
        <extracomment>lab07.json /acts/2/challenges/0/prompt
----------
lab07.json /acts/2/challenges/1/prompt
----------
lab07.json /acts/2/challenges/2/prompt
----------
lab07.json /acts/2/challenges/3/prompt
----------
lab07.json /acts/2/challenges/4/prompt
----------
lab07.json /acts/2/challenges/5/prompt
----------
lab07.json /acts/2/challenges/6/prompt
----------
lab07.json /acts/2/challenges/7/prompt</extracomment>
        <translation>软件负责人只有在 MFU 提高到两倍以上时才接受更难读的代码。请提出一种在你的路线上能做到的改造，或者证明没有一种能做到。</translation>
    </message>
    <message>
        <source>Baseline: the whole frame runs in eager mode</source>
        <extracomment>lab07.json /acts/2/challenges/0/given/0
----------
lab07.json /acts/2/challenges/1/given/0
----------
lab07.json /acts/2/challenges/2/given/0
----------
lab07.json /acts/2/challenges/3/given/0</extracomment>
        <translation>基线：整帧以即时模式运行</translation>
    </message>
    <message>
        <source>The cause is a branch on a value</source>
        <extracomment>lab07.json /acts/2/challenges/0/given/1
----------
lab07.json /acts/2/challenges/1/given/1
----------
lab07.json /acts/2/challenges/2/given/1
----------
lab07.json /acts/2/challenges/3/given/1
----------
lab07.json /acts/2/challenges/4/given/1
----------
lab07.json /acts/2/challenges/5/given/1
----------
lab07.json /acts/2/challenges/6/given/1
----------
lab07.json /acts/2/challenges/7/given/1</extracomment>
        <translation>原因是依赖值的分支</translation>
    </message>
    <message>
        <source>All other values are those at the start</source>
        <extracomment>lab07.json /acts/2/challenges/0/given/2
----------
lab07.json /acts/2/challenges/1/given/2
----------
lab07.json /acts/2/challenges/2/given/2
----------
lab07.json /acts/2/challenges/3/given/2
----------
lab07.json /acts/2/challenges/4/given/2
----------
lab07.json /acts/2/challenges/5/given/2
----------
lab07.json /acts/2/challenges/6/given/2
----------
lab07.json /acts/2/challenges/7/given/2</extracomment>
        <translation>其他所有值都是开始时的值</translation>
    </message>
    <message>
        <source>None of these surgeries does</source>
        <extracomment>lab07.json /acts/2/challenges/0/none_text
----------
lab07.json /acts/2/challenges/1/none_text
----------
lab07.json /acts/2/challenges/2/none_text
----------
lab07.json /acts/2/challenges/3/none_text
----------
lab07.json /acts/2/challenges/4/none_text
----------
lab07.json /acts/2/challenges/5/none_text
----------
lab07.json /acts/2/challenges/6/none_text
----------
lab07.json /acts/2/challenges/7/none_text</extracomment>
        <translation>这些改造都做不到</translation>
    </message>
    <message>
        <source>Look at the table of all surgeries. It gives the gain of each one over both baselines.</source>
        <extracomment>lab07.json /acts/2/challenges/0/hints/0
----------
lab07.json /acts/2/challenges/1/hints/0
----------
lab07.json /acts/2/challenges/2/hints/0
----------
lab07.json /acts/2/challenges/3/hints/0
----------
lab07.json /acts/2/challenges/4/hints/0
----------
lab07.json /acts/2/challenges/5/hints/0
----------
lab07.json /acts/2/challenges/6/hints/0
----------
lab07.json /acts/2/challenges/7/hints/0</extracomment>
        <translation>看看列出所有改造的表格。它给出每种改造相对两个基线的增益。</translation>
    </message>
    <message>
        <source>A surgery that is not possible here leaves the break as it is. It can&apos;t be the answer.</source>
        <extracomment>lab07.json /acts/2/challenges/0/hints/1
----------
lab07.json /acts/2/challenges/1/hints/1
----------
lab07.json /acts/2/challenges/2/hints/1
----------
lab07.json /acts/2/challenges/3/hints/1
----------
lab07.json /acts/2/challenges/4/hints/1
----------
lab07.json /acts/2/challenges/5/hints/1
----------
lab07.json /acts/2/challenges/6/hints/1
----------
lab07.json /acts/2/challenges/7/hints/1</extracomment>
        <translation>在这里不可行的改造让中断保持原样。它不可能是答案。</translation>
    </message>
    <message>
        <source>The useful arithmetic stays the same, so MFU more than doubles only where the time falls to less than half. If no surgery does that, none is the answer.</source>
        <extracomment>lab07.json /acts/2/challenges/0/hints/2
----------
lab07.json /acts/2/challenges/1/hints/2
----------
lab07.json /acts/2/challenges/2/hints/2
----------
lab07.json /acts/2/challenges/3/hints/2
----------
lab07.json /acts/2/challenges/4/hints/2
----------
lab07.json /acts/2/challenges/5/hints/2
----------
lab07.json /acts/2/challenges/6/hints/2
----------
lab07.json /acts/2/challenges/7/hints/2</extracomment>
        <translation>有用的运算量不变，所以只有时间降到一半以下时，MFU 才会提高到两倍以上。如果没有改造能做到，答案就是都做不到。</translation>
    </message>
    <message>
        <source>Three surgeries do: masking with {surgery.gain_skip|scenario=cloud,surgery=where}, structured control flow with {surgery.gain_skip|scenario=cloud,surgery=cond}, and a custom operation with {surgery.gain_skip|scenario=cloud,surgery=custom_op}. All three also meet the track&apos;s own rule. But a resumable break alone has {surgery.gain_skip|scenario=cloud,surgery=none_break}, with no change to the code.</source>
        <extracomment>lab07.json /acts/2/challenges/0/solved - keep what stands in {braces}</extracomment>
        <translation>有三种改造能做到：掩码为 {surgery.gain_skip|scenario=cloud,surgery=where}，结构化控制流为 {surgery.gain_skip|scenario=cloud,surgery=cond}，自定义操作为 {surgery.gain_skip|scenario=cloud,surgery=custom_op}。三者也都满足路线自己的规则。但仅靠可恢复的中断就有 {surgery.gain_skip|scenario=cloud,surgery=none_break}，代码不用任何改动。</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=edge,surgery=hoist}, and a resumable break alone has {surgery.gain_skip|scenario=edge,surgery=none_break}. The track&apos;s own rule asks for something else: equal branch times. Masking meets it with {surgery.gain_skip|scenario=edge,surgery=where}, the lowest gain of all.</source>
        <extracomment>lab07.json /acts/2/challenges/1/solved - keep what stands in {braces}</extracomment>
        <translation>都做不到。最好的改造是 {surgery.gain_skip|scenario=edge,surgery=hoist}，而仅靠可恢复的中断就有 {surgery.gain_skip|scenario=edge,surgery=none_break}。路线自己的规则要求别的：两个分支时间相等。掩码满足它，增益为 {surgery.gain_skip|scenario=edge,surgery=where}，是所有改造中最低的。</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=mobile,surgery=hoist}. The track&apos;s own rule is about power, and three surgeries meet it. Masking does not, with {surgery.rule_metric|scenario=mobile,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/challenges/2/solved - keep what stands in {braces}</extracomment>
        <translation>都做不到。最好的改造是 {surgery.gain_skip|scenario=mobile,surgery=hoist}。路线自己的规则看的是功率，有三种改造满足它。掩码不满足，为 {surgery.rule_metric|scenario=mobile,surgery=where}。</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=tiny,surgery=hoist}. Nearly all the time is arithmetic, so there is little that a surgery could remove. Masking has {surgery.gain_skip|scenario=tiny,surgery=where}, so it is slower than doing nothing.</source>
        <extracomment>lab07.json /acts/2/challenges/3/solved - keep what stands in {braces}</extracomment>
        <translation>都做不到。最好的改造是 {surgery.gain_skip|scenario=tiny,surgery=hoist}。几乎所有时间都是运算，改造能去掉的很少。掩码为 {surgery.gain_skip|scenario=tiny,surgery=where}，所以比什么都不做更慢。</translation>
    </message>
    <message>
        <source>Twice the MFU of a resumable break</source>
        <extracomment>lab07.json /acts/2/challenges/4/title
----------
lab07.json /acts/2/challenges/5/title
----------
lab07.json /acts/2/challenges/6/title
----------
lab07.json /acts/2/challenges/7/title</extracomment>
        <translation>可恢复中断的 MFU 的两倍</translation>
    </message>
    <message>
        <source>Baseline: the graph breaks at every branch and is resumed behind it</source>
        <extracomment>lab07.json /acts/2/challenges/4/given/0
----------
lab07.json /acts/2/challenges/5/given/0
----------
lab07.json /acts/2/challenges/6/given/0
----------
lab07.json /acts/2/challenges/7/given/0</extracomment>
        <translation>基线：计算图在每个分支中断，并在其后恢复</translation>
    </message>
    <message>
        <source>None does. The best is a custom operation with {surgery.gain_break|scenario=cloud,surgery=custom_op}, and masking has {surgery.gain_break|scenario=cloud,surgery=where}. The same surgeries meet the track&apos;s own rule. So the condition refuses what the track needs, only because of its baseline.</source>
        <extracomment>lab07.json /acts/2/challenges/4/solved - keep what stands in {braces}</extracomment>
        <translation>都做不到。最好的是自定义操作，为 {surgery.gain_break|scenario=cloud,surgery=custom_op}，掩码为 {surgery.gain_break|scenario=cloud,surgery=where}。满足路线自己规则的正是这些改造。所以这个条件只因为它的基线，就拒绝了路线需要的东西。</translation>
    </message>
    <message>
        <source>None does, and every surgery lowers MFU. With masking it is {surgery.gain_break|scenario=edge,surgery=where} the old value, the lowest of all. Masking is also the only one that meets the track&apos;s own rule. On this track MFU is the wrong measure.</source>
        <extracomment>lab07.json /acts/2/challenges/5/solved - keep what stands in {braces}</extracomment>
        <translation>都做不到，而且每种改造都降低 MFU。用掩码时是原值的 {surgery.gain_break|scenario=edge,surgery=where}，是所有改造中最低的。掩码也是唯一满足路线自己规则的改造。在这条路线上，MFU 是错误的衡量标准。</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_break|scenario=mobile,surgery=hoist}, and masking has {surgery.gain_break|scenario=mobile,surgery=where}. The resumable break itself needs {surgery.rule_metric|scenario=mobile,surgery=none_break} and meets the track&apos;s own rule.</source>
        <extracomment>lab07.json /acts/2/challenges/6/solved - keep what stands in {braces}</extracomment>
        <translation>都做不到。最好的改造是 {surgery.gain_break|scenario=mobile,surgery=hoist}，掩码为 {surgery.gain_break|scenario=mobile,surgery=where}。可恢复的中断本身需要 {surgery.rule_metric|scenario=mobile,surgery=none_break}，满足路线自己的规则。</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_break|scenario=tiny,surgery=hoist}, and it does not fit into the flash that is left. Structured control flow meets the track&apos;s own rule with {surgery.gain_break|scenario=tiny,surgery=cond}.</source>
        <extracomment>lab07.json /acts/2/challenges/7/solved - keep what stands in {braces}</extracomment>
        <translation>都做不到。最好的改造是 {surgery.gain_break|scenario=tiny,surgery=hoist}，而剩余的闪存装不下它。结构化控制流以 {surgery.gain_break|scenario=tiny,surgery=cond} 满足路线自己的规则。</translation>
    </message>
    <message>
        <source>A published gain in MFU</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/title</extracomment>
        <translation>一个公开的 MFU 增益</translation>
    </message>
    <message>
        <source>M F U prime over M F U equals T over T prime, and that is greater than 2.</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/spoken</extracomment>
        <translation>MFU 撇除以 MFU 等于 T 除以 T 撇，并且大于 2。</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of the peak, before and after</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/0/meaning</extracomment>
        <translation>改造前后有用的运算占峰值的比例</translation>
    </message>
    <message>
        <source>wall time of a pass before the surgery</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/1/meaning</extracomment>
        <translation>改造前一次前向传播的墙钟时间</translation>
    </message>
    <message>
        <source>wall time of a pass after the surgery</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/2/meaning</extracomment>
        <translation>改造后一次前向传播的墙钟时间</translation>
    </message>
    <message>
        <source>Masking on the cloud GPU brings a pass to {surgery.total_us|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/0/worked/0 - keep what stands in {braces}</extracomment>
        <translation>云端 GPU 上的掩码使一次前向传播降到 {surgery.total_us|scenario=cloud,surgery=where}。</translation>
    </message>
    <message>
        <source>The formula gives {surgery.gain_skip|scenario=cloud,surgery=where} in one report and {surgery.gain_break|scenario=cloud,surgery=where} in another.</source>
        <extracomment>lab07.json /acts/2/exercises/0/worked/1 - keep what stands in {braces}</extracomment>
        <translation>这个公式在一份报告中给出 {surgery.gain_skip|scenario=cloud,surgery=where}，在另一份中给出 {surgery.gain_break|scenario=cloud,surgery=where}。</translation>
    </message>
    <message>
        <source>Both reports compute correctly and use the same surgery. What is wrong with the published claim?</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/prompt</extracomment>
        <translation>两份报告都计算正确，而且用的是同一种改造。这个公开的说法错在哪里？</translation>
    </message>
    <message>
        <source>It does not say what T is: the time of which program?</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/0/text</extracomment>
        <translation>它没有说明 T 是什么：是哪个程序的时间？</translation>
    </message>
    <message>
        <source>Yes. One report starts from a whole frame in eager mode, the other from breaks that are resumed. Without its baseline, a gain can&apos;t be checked and can&apos;t be compared.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/0/feedback</extracomment>
        <translation>对。一份报告从整帧即时执行出发，另一份从会恢复的中断出发。没有基线，增益就无法核对，也无法比较。</translation>
    </message>
    <message>
        <source>MFU must be computed from the arithmetic, not from times.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/1/text</extracomment>
        <translation>MFU 必须用运算量计算，而不是用时间。</translation>
    </message>
    <message>
        <source>The idea here is that a ratio of times leaves the arithmetic out. The useful arithmetic is the same before and after, so it cancels. The ratio of the times is the ratio of the MFUs.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/1/feedback</extracomment>
        <translation>这里的想法是：时间之比漏掉了运算量。前后有用的运算量相同，所以它约掉了。时间之比就是 MFU 之比。</translation>
    </message>
    <message>
        <source>Masking computes both branches, so MFU rises even more.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/2/text</extracomment>
        <translation>掩码计算两个分支，所以 MFU 提高得更多。</translation>
    </message>
    <message>
        <source>The idea here is that more arithmetic means a higher MFU. MFU counts useful arithmetic only. What masking throws away makes the pass longer and MFU lower.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/2/feedback</extracomment>
        <translation>这里的想法是：运算越多，MFU 越高。MFU 只计有用的运算。掩码丢弃的部分让前向传播更长，让 MFU 更低。</translation>
    </message>
    <message>
        <source>The peak of the GPU is missing.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/3/text</extracomment>
        <translation>缺少 GPU 的峰值。</translation>
    </message>
    <message>
        <source>The idea here is that MFU needs a peak. One MFU does. In the ratio of two MFUs on one GPU the peak cancels.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/3/feedback</extracomment>
        <translation>这里的想法是：MFU 需要峰值。单个 MFU 确实需要。在同一块 GPU 的两个 MFU 之比中，峰值约掉了。</translation>
    </message>
    <message>
        <source>A published text says: with masking, a branch on a value becomes one kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/worked/0</extracomment>
        <translation>一篇公开的文字说：用掩码，依赖值的分支就成为一个内核。</translation>
    </message>
    <message>
        <source>The masked pass on the cloud GPU. Graphs: {surgery.subgraphs|scenario=cloud,surgery=where}. Kernels: {surgery.launches|scenario=cloud,surgery=where}. Launches by the CPU: {surgery.host_launches|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/1/worked/1 - keep what stands in {braces}</extracomment>
        <translation>云端 GPU 上掩码后的前向传播。计算图：{surgery.subgraphs|scenario=cloud,surgery=where}。内核：{surgery.launches|scenario=cloud,surgery=where}。CPU 的启动：{surgery.host_launches|scenario=cloud,surgery=where}。</translation>
    </message>
    <message>
        <source>What does the text mix up?</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/prompt</extracomment>
        <translation>这篇文字混淆了什么？</translation>
    </message>
    <message>
        <source>A graph and a kernel: one graph can hold very many kernels.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/0/text</extracomment>
        <translation>计算图和内核：一个图可以包含非常多的内核。</translation>
    </message>
    <message>
        <source>Yes. Masking makes one graph without a break. It becomes one kernel only if everything in it can be fused, and large matrix products can&apos;t be.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/0/feedback</extracomment>
        <translation>对。掩码得到一个没有中断的图。只有其中的一切都能融合，它才成为一个内核，而大的矩阵乘法不能。</translation>
    </message>
    <message>
        <source>The number of branches: one kernel remains for each branch.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/1/text</extracomment>
        <translation>分支的数目：每个分支留下一个内核。</translation>
    </message>
    <message>
        <source>The idea here is that each branch becomes a kernel. A branch has several operations, and how many kernels they become depends on what can be fused.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/1/feedback</extracomment>
        <translation>这里的想法是：每个分支成为一个内核。一个分支有多个操作，它们成为多少个内核，取决于哪些能融合。</translation>
    </message>
    <message>
        <source>Launches and breaks: a masked pass still breaks at each kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/2/text</extracomment>
        <translation>启动和中断：掩码后的前向传播仍在每个内核处中断。</translation>
    </message>
    <message>
        <source>The idea here is that each kernel ends a graph. A graph goes on over many kernels. Only what can&apos;t be recorded ends it.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/2/feedback</extracomment>
        <translation>这里的想法是：每个内核结束一个图。一个图会跨过许多内核继续下去。只有无法记录的东西才会结束它。</translation>
    </message>
    <message>
        <source>Nothing: a CUDA graph is one kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/3/text</extracomment>
        <translation>没有混淆：CUDA graph 就是一个内核。</translation>
    </message>
    <message>
        <source>The idea here is that one launch is one kernel. A CUDA graph is launched once, and its kernels still run one after the other.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/3/feedback</extracomment>
        <translation>这里的想法是：一次启动就是一个内核。CUDA graph 启动一次，但它的内核仍然一个接一个运行。</translation>
    </message>
    <message>
        <source>A published rule for masking</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/title</extracomment>
        <translation>一条公开的掩码规则</translation>
    </message>
    <message>
        <source>p times W B plus 1 minus p times W A is at most C.</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/spoken</extracomment>
        <translation>p 乘 W B 加 1 减 p 乘 W A，最多为 C。</translation>
    </message>
    <message>
        <source>probability of branch A</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/0/meaning
----------
lab07.json /acts/2/formulas/1/terms/0/meaning</extracomment>
        <translation>分支 A 的概率</translation>
    </message>
    <message>
        <source>kernel time of branch A</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/1/meaning</extracomment>
        <translation>分支 A 的内核时间</translation>
    </message>
    <message>
        <source>kernel time of branch B</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/2/meaning
----------
lab07.json /acts/2/formulas/1/terms/2/meaning</extracomment>
        <translation>分支 B 的内核时间</translation>
    </message>
    <message>
        <source>cost of one break: guards, going back, waiting, and lost fusion</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/3/meaning</extracomment>
        <translation>一次中断的代价：守卫条件、返回、等待和失去的融合</translation>
    </message>
    <message>
        <source>Control loop on the edge device: the rule says that masking pays from a probability of {surgery.mask_breakeven_p|scenario=edge}.</source>
        <extracomment>lab07.json /acts/2/exercises/2/worked/0 - keep what stands in {braces}</extracomment>
        <translation>边缘设备上的控制循环：规则说，概率达到 {surgery.mask_breakeven_p|scenario=edge} 起掩码合算。</translation>
    </message>
    <message>
        <source>The exact pass of the instrument says: {surgery.mask_breakeven_pass_p|scenario=edge}.</source>
        <extracomment>lab07.json /acts/2/exercises/2/worked/1 - keep what stands in {braces}</extracomment>
        <translation>仪器的精确前向传播给出：{surgery.mask_breakeven_pass_p|scenario=edge}。</translation>
    </message>
    <message>
        <source>Why does the rule promise too much here?</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/prompt</extracomment>
        <translation>为什么这条规则在这里承诺得太多？</translation>
    </message>
    <message>
        <source>It counts the whole cost of a break, but a part of it passes while kernels run.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/0/text</extracomment>
        <translation>它计入中断的全部代价，但其中一部分是在内核运行时度过的。</translation>
    </message>
    <message>
        <source>Yes. The CPU works on guards and launches while the GPU still has kernels to run. Only what the GPU really waits for can be saved. The rule is good where nothing is hidden, as on a single core.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/0/feedback</extracomment>
        <translation>对。GPU 还有内核要运行时，CPU 在处理守卫条件和启动。能节省的只有 GPU 真正等待的部分。在什么都不隐藏的地方，例如单个核心上，这条规则很好。</translation>
    </message>
    <message>
        <source>It forgets that masking runs both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/1/text</extracomment>
        <translation>它忘了掩码会运行两个分支。</translation>
    </message>
    <message>
        <source>The idea here is that the second branch is missing. Its left side is exactly that: the time of the branch that is not needed, as an average.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/1/feedback</extracomment>
        <translation>这里的想法是：缺少第二个分支。它的左边正是这个：不需要的那个分支的时间，取平均值。</translation>
    </message>
    <message>
        <source>It swaps the two probabilities.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/2/text</extracomment>
        <translation>它把两个概率弄反了。</translation>
    </message>
    <message>
        <source>The idea here is that p belongs to W_A. When branch A is needed, the work on branch B is wasted. So p stands with W_B.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/2/feedback</extracomment>
        <translation>这里的想法是：p 应该与 W_A 在一起。需要分支 A 时，浪费的是分支 B 上的工作。所以 p 与 W_B 在一起。</translation>
    </message>
    <message>
        <source>It forgets that a break costs fusion.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/3/text</extracomment>
        <translation>它忘了中断会失去融合。</translation>
    </message>
    <message>
        <source>The idea here is that the price of a break is too low. Lost fusion is part of C. The rule promises too much because C is too high, not too low.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/3/feedback</extracomment>
        <translation>这里的想法是：中断的价格算得太低。失去的融合是 C 的一部分。规则承诺太多，是因为 C 太高，而不是太低。</translation>
    </message>
    <message>
        <source>A published question asks: which term of the iron law does graph surgery improve, data or compute?</source>
        <extracomment>lab07.json /acts/2/exercises/3/worked/0</extracomment>
        <translation>一个公开的问题问：计算图改造改善铁律中的哪一项，数据还是计算？</translation>
    </message>
    <message>
        <source>Masking on the cloud GPU, against a whole frame in eager mode: data from {surgery.data_us|scenario=cloud,surgery=none_skip} to {surgery.data_us|scenario=cloud,surgery=where}, compute from {surgery.compute_us|scenario=cloud,surgery=none_skip} to {surgery.compute_us|scenario=cloud,surgery=where}, latency from {surgery.latency_us|scenario=cloud,surgery=none_skip} to {surgery.latency_us|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/3/worked/1 - keep what stands in {braces}</extracomment>
        <translation>云端 GPU 上的掩码，与整帧即时执行相比：数据从 {surgery.data_us|scenario=cloud,surgery=none_skip} 到 {surgery.data_us|scenario=cloud,surgery=where}，计算从 {surgery.compute_us|scenario=cloud,surgery=none_skip} 到 {surgery.compute_us|scenario=cloud,surgery=where}，延迟从 {surgery.latency_us|scenario=cloud,surgery=none_skip} 到 {surgery.latency_us|scenario=cloud,surgery=where}。</translation>
    </message>
    <message>
        <source>What is wrong with the question?</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/prompt</extracomment>
        <translation>这个问题错在哪里？</translation>
    </message>
    <message>
        <source>It leaves out the right answer, which is latency.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/0/text</extracomment>
        <translation>它漏掉了正确答案，也就是延迟。</translation>
    </message>
    <message>
        <source>Yes. Launches, guards and waiting are latency, and nearly all that surgery removes here is latency. Data comes second. Compute even grows.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/0/feedback</extracomment>
        <translation>对。启动、守卫条件和等待都是延迟，改造在这里去掉的几乎全是延迟。数据排第二。计算甚至增加。</translation>
    </message>
    <message>
        <source>Both are right, so the question needs two answers.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/1/text</extracomment>
        <translation>两者都对，所以这个问题需要两个答案。</translation>
    </message>
    <message>
        <source>The idea here is that surgery improves everything a little. Data does shrink, but compute grows, because masking runs both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/1/feedback</extracomment>
        <translation>这里的想法是：改造让一切都改善一点。数据确实缩小，但计算增加，因为掩码运行两个分支。</translation>
    </message>
    <message>
        <source>The iron law does not hold for programs with branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/2/text</extracomment>
        <translation>铁律对有分支的程序不成立。</translation>
    </message>
    <message>
        <source>The idea here is that a branch has no fixed time. The law holds for each pass, and for the average over both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/2/feedback</extracomment>
        <translation>这里的想法是：分支没有固定的时间。铁律对每一次前向传播成立，对两个分支的平均值也成立。</translation>
    </message>
    <message>
        <source>Compute must come first, because surgery removes arithmetic.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/3/text</extracomment>
        <translation>计算一定排第一，因为改造去掉了运算。</translation>
    </message>
    <message>
        <source>The idea here is that fewer kernels mean less arithmetic. Fusion puts the same arithmetic into fewer kernels. No surgery removes any.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/3/feedback</extracomment>
        <translation>这里的想法是：内核更少，运算就更少。融合把同样的运算放进更少的内核。没有改造会去掉运算。</translation>
    </message>
    <message>
        <source>A design serves Llama 3 70B in FP16 on one H100 with 80 GB, to save launches and exchanges between GPUs.</source>
        <extracomment>lab07.json /acts/2/exercises/4/worked/0</extracomment>
        <translation>一个设计为了节省启动和 GPU 间的交换，在一块 80 GB 的 H100 上以 FP16 服务 Llama 3 70B。</translation>
    </message>
    <message>
        <source>Spread over eight GPUs, the model takes {cloud.memory_bytes|batch=1} on each of them. One GPU has {cloud.device_bytes|batch=1}.</source>
        <extracomment>lab07.json /acts/2/exercises/4/worked/1 - keep what stands in {braces}</extracomment>
        <translation>分摊到八块 GPU 上，模型在每块上占用 {cloud.memory_bytes|batch=1}。一块 GPU 有 {cloud.device_bytes|batch=1}。</translation>
    </message>
    <message>
        <source>What is wrong with the design?</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/prompt</extracomment>
        <translation>这个设计错在哪里？</translation>
    </message>
    <message>
        <source>The weights do not fit into one GPU, so nothing is launched at all.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/0/text</extracomment>
        <translation>一块 GPU 装不下这些权重，所以什么都启动不了。</translation>
    </message>
    <message>
        <source>Yes. First the design must fit, then launches can be counted. In FP16 each of the 70 billion weights takes two bytes, far more than one GPU has.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/0/feedback</extracomment>
        <translation>对。设计首先要装得下，然后才能数启动次数。在 FP16 下，700 亿个权重每个占两个字节，远远超过一块 GPU 的内存。</translation>
    </message>
    <message>
        <source>The batch is too large for one GPU.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/1/text</extracomment>
        <translation>对一块 GPU 来说批次太大。</translation>
    </message>
    <message>
        <source>The idea here is that a smaller batch needs less memory. It needs less for the context, but the weights alone are larger than the GPU.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/1/feedback</extracomment>
        <translation>这里的想法是：批次更小，需要的内存更少。上下文需要的是更少，但仅权重就比 GPU 的内存大。</translation>
    </message>
    <message>
        <source>CUDA graphs need the memory.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/2/text</extracomment>
        <translation>CUDA graph 占用了内存。</translation>
    </message>
    <message>
        <source>The idea here is that recorded graphs take space. They take some, but far less than the weights.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/2/feedback</extracomment>
        <translation>这里的想法是：记录下来的图占空间。它们占一些，但远少于权重。</translation>
    </message>
    <message>
        <source>One GPU is too slow, so launches do not matter.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/3/text</extracomment>
        <translation>一块 GPU 太慢，所以启动无关紧要。</translation>
    </message>
    <message>
        <source>The idea here is that a slow GPU hides the launches. It may do so with a model that fits. This one does not fit.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/3/feedback</extracomment>
        <translation>这里的想法是：慢的 GPU 会隐藏启动。对装得下的模型也许如此。这个模型装不下。</translation>
    </message>
    <message>
        <source>A report says: 99 of 100 loops keep the deadline, so the loop is deterministic.</source>
        <extracomment>lab07.json /acts/2/exercises/5/worked/0</extracomment>
        <translation>一份报告说：100 个循环中有 99 个赶上截止时间，所以这个循环是确定性的。</translation>
    </message>
    <message>
        <source>With a frozen garbage collector in eager mode, 99 of 100 loops take at most {edge.p99_us|mode=eager_freeze}. The deadline is {edge.deadline_us|mode=eager_freeze}, and {edge.misses_per_hour|mode=eager_freeze} miss it.</source>
        <extracomment>lab07.json /acts/2/exercises/5/worked/1 - keep what stands in {braces}</extracomment>
        <translation>在即时模式下冻结垃圾回收器，100 个循环中有 99 个最多需要 {edge.p99_us|mode=eager_freeze}。截止时间是 {edge.deadline_us|mode=eager_freeze}，有 {edge.misses_per_hour|mode=eager_freeze} 错过。</translation>
    </message>
    <message>
        <source>What is wrong with the report?</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/prompt
----------
lab07.json /acts/2/exercises/6/question/prompt</extracomment>
        <translation>这份报告错在哪里？</translation>
    </message>
    <message>
        <source>It says nothing about the hundredth loop, and there are 100 loops each second.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/0/text</extracomment>
        <translation>它没有说第一百个循环怎样，而每秒就有 100 个循环。</translation>
    </message>
    <message>
        <source>Yes. A limit for 99 of 100 loops allows one miss in each second. A safety case asks about one loop in a million.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/0/feedback</extracomment>
        <translation>对。只约束 100 个循环中的 99 个，就允许每秒错过一次。安全论证问的是一百万个循环中的一个。</translation>
    </message>
    <message>
        <source>It should give the average, which is below the deadline.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/1/text</extracomment>
        <translation>它应该给出平均值，而平均值低于截止时间。</translation>
    </message>
    <message>
        <source>The idea here is that the average says more. It says even less about the slowest loops, and those miss the deadline.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/1/feedback</extracomment>
        <translation>这里的想法是：平均值说明得更多。它对最慢的循环说明得更少，而错过截止时间的正是它们。</translation>
    </message>
    <message>
        <source>The deadline is too strict: a few milliseconds do not matter.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/2/text</extracomment>
        <translation>截止时间太严：几毫秒无关紧要。</translation>
    </message>
    <message>
        <source>The idea here is that a late loop is a slow loop. In a control loop a late result is a missing result. And a full garbage collection takes two whole loops.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/2/feedback</extracomment>
        <translation>这里的想法是：迟到的循环只是慢的循环。在控制循环中，迟到的结果就是缺失的结果。而且一次完整垃圾回收要占两个整循环。</translation>
    </message>
    <message>
        <source>It needs more measurements, then the misses go away.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/3/text</extracomment>
        <translation>需要更多测量，这样错过的情况就会消失。</translation>
    </message>
    <message>
        <source>The idea here is that rare events are errors of the measurement. More measurements show more of them.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/3/feedback</extracomment>
        <translation>这里的想法是：罕见事件是测量误差。测量得越多，看到的就越多。</translation>
    </message>
    <message>
        <source>A report says: every frame is ready before the next one, so the design is good.</source>
        <extracomment>lab07.json /acts/2/exercises/6/worked/0</extracomment>
        <translation>一份报告说：每一帧都在下一帧之前完成，所以设计是好的。</translation>
    </message>
    <message>
        <source>An unfused frame takes {mobile.time_us|fused=false} of {mobile.limit_us|fused=false}, and {mobile.power_w|fused=false} of {mobile.budget_w|fused=false}.</source>
        <extracomment>lab07.json /acts/2/exercises/6/worked/1 - keep what stands in {braces}</extracomment>
        <translation>未融合的一帧用去 {mobile.limit_us|fused=false} 中的 {mobile.time_us|fused=false}，以及 {mobile.budget_w|fused=false} 中的 {mobile.power_w|fused=false}。</translation>
    </message>
    <message>
        <source>It looks at time only. The battery pays for bytes and operations, not for time.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/0/text</extracomment>
        <translation>它只看时间。电池为字节和操作买单，而不是为时间。</translation>
    </message>
    <message>
        <source>Yes. The frame is on time and uses about twice its power budget. Most of that moves intermediate results through DRAM.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/0/feedback</extracomment>
        <translation>对。这一帧准时，但用了大约两倍的功率预算。其中大部分用于让中间结果经过 DRAM。</translation>
    </message>
    <message>
        <source>A frame that takes longer would use less energy.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/1/text</extracomment>
        <translation>时间更长的一帧会用更少的能量。</translation>
    </message>
    <message>
        <source>The idea here is that slow work is cheap work. The same bytes and the same operations cost the same energy, fast or slow.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/1/feedback</extracomment>
        <translation>这里的想法是：慢的工作就是便宜的工作。同样的字节和同样的操作，无论快慢，能量都一样。</translation>
    </message>
    <message>
        <source>It forgets the launches, which use most of the energy.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/2/text</extracomment>
        <translation>它忘了启动，而启动用去大部分能量。</translation>
    </message>
    <message>
        <source>The idea here is that what costs time also costs energy. Launches cost time. Nearly all energy goes into bytes moved through DRAM and into arithmetic.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/2/feedback</extracomment>
        <translation>这里的想法是：花时间的也花能量。启动花时间。而几乎所有能量都用于经过 DRAM 的字节和运算。</translation>
    </message>
    <message>
        <source>60 frames per second are not enough.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/3/text</extracomment>
        <translation>每秒 60 帧不够。</translation>
    </message>
    <message>
        <source>The idea here is that the rate is too low. A higher rate would need even more power.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/3/feedback</extracomment>
        <translation>这里的想法是：帧率太低。更高的帧率需要更大的功率。</translation>
    </message>
    <message>
        <source>A comparison says: TensorFlow Lite Micro needs 16 KB.</source>
        <extracomment>lab07.json /acts/2/exercises/7/worked/0</extracomment>
        <translation>一份比较说：TensorFlow Lite Micro 需要 16 KB。</translation>
    </message>
    <message>
        <source>The program of this track takes {tiny.flash_bytes|runtime=tflm} of flash with it, and {tiny.flash_bytes|runtime=aot_c} with compiled C.</source>
        <extracomment>lab07.json /acts/2/exercises/7/worked/1 - keep what stands in {braces}</extracomment>
        <translation>这条路线的程序用它时占用 {tiny.flash_bytes|runtime=tflm} 闪存，用编译的 C 时占用 {tiny.flash_bytes|runtime=aot_c}。</translation>
    </message>
    <message>
        <source>Why is 16 KB the wrong number to plan with?</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/prompt</extracomment>
        <translation>为什么 16 KB 是做计划时的错误数字？</translation>
    </message>
    <message>
        <source>It is the core alone. Kernels, weights and the application come on top.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/0/text</extracomment>
        <translation>那只是核心。还要加上内核、权重和应用程序。</translation>
    </message>
    <message>
        <source>Yes. The core only reads the model and calls kernels. Each kind of kernel adds code, and the weights are by far the largest part.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/0/feedback</extracomment>
        <translation>对。核心只负责读取模型并调用内核。每一种内核都增加代码，而权重是最大的一部分。</translation>
    </message>
    <message>
        <source>It is the memory for intermediate results, not flash.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/1/text</extracomment>
        <translation>那是存放中间结果的内存，不是闪存。</translation>
    </message>
    <message>
        <source>The idea here is that two kinds of memory were mixed up. Both are short on a microcontroller, but the 16 KB are code in flash.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/1/feedback</extracomment>
        <translation>这里的想法是：混淆了两种存储器。两者在微控制器上都很紧张，但这 16 KB 是闪存里的代码。</translation>
    </message>
    <message>
        <source>It should be 16 MB.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/2/text</extracomment>
        <translation>应该是 16 MB。</translation>
    </message>
    <message>
        <source>The idea here is that a framework must be large. A full framework is. This one was made for microcontrollers, and its core is really that small.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/2/feedback</extracomment>
        <translation>这里的想法是：框架一定很大。完整的框架确实如此。这个是为微控制器做的，它的核心真的这么小。</translation>
    </message>
    <message>
        <source>It depends on the clock.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/3/text</extracomment>
        <translation>这取决于时钟。</translation>
    </message>
    <message>
        <source>The idea here is that a faster clock needs more code. The clock decides the time and the power. The size of the program stays.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/3/feedback</extracomment>
        <translation>这里的想法是：时钟越快，需要的代码越多。时钟决定时间和功率。程序的大小不变。</translation>
    </message>
    <message>
        <source>With breaks: {surgery.total_us|scenario=cloud,surgery=none_break} for a pass, and kernels run for {surgery.gpu_us|scenario=cloud,surgery=none_break} of it</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>有中断时：一次前向传播 {surgery.total_us|scenario=cloud,surgery=none_break}，其中内核运行 {surgery.gpu_us|scenario=cloud,surgery=none_break}</translation>
    </message>
    <message>
        <source>Masked: {surgery.total_us|scenario=cloud,surgery=where} for a pass, and kernels run for {surgery.gpu_us|scenario=cloud,surgery=where} of it</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>掩码后：一次前向传播 {surgery.total_us|scenario=cloud,surgery=where}，其中内核运行 {surgery.gpu_us|scenario=cloud,surgery=where}</translation>
    </message>
    <message>
        <source>Wasted work in the masked pass: {surgery.mask_wasted_us|scenario=cloud}</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>掩码后的前向传播中浪费的工作：{surgery.mask_wasted_us|scenario=cloud}</translation>
    </message>
    <message>
        <source>Gain: {surgery.total_us|scenario=cloud,surgery=none_break} ÷ {surgery.total_us|scenario=cloud,surgery=where} = {surgery.gain_break|scenario=cloud,surgery=where}</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>增益：{surgery.total_us|scenario=cloud,surgery=none_break} ÷ {surgery.total_us|scenario=cloud,surgery=where} = {surgery.gain_break|scenario=cloud,surgery=where}</translation>
    </message>
    <message>
        <source>Rewritten, it can become one graph: by masking, by structured control flow, or by an operation of your own. One graph is not one kernel. The masked pass on the cloud GPU still has {surgery.launches|scenario=cloud,surgery=where} kernels.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>重写之后，它可以成为一个图：用掩码、用结构化控制流，或用自己的操作。一个图不是一个内核。云端 GPU 上掩码后的前向传播仍有 {surgery.launches|scenario=cloud,surgery=where} 个内核。</translation>
    </message>
    <message>
        <source>A gain belongs to its baseline. The masked pass is {surgery.gain_break|scenario=cloud,surgery=where} as fast as a pass with resumable breaks. It is {surgery.gain_skip|scenario=cloud,surgery=where} as fast as a whole frame in eager mode.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>增益属于它的基线。掩码后的前向传播是有可恢复中断时的 {surgery.gain_break|scenario=cloud,surgery=where} 快，是整帧即时执行时的 {surgery.gain_skip|scenario=cloud,surgery=where} 快。</translation>
    </message>
    <message>
        <source>Masking adds work. On the cloud GPU {surgery.mask_wasted_share|scenario=cloud} of the kernel time is wasted, and breaks cost more than that. On the microcontroller it is {surgery.mask_wasted_share|scenario=tiny}, and masking is slower than doing nothing.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/3 - keep what stands in {braces}</extracomment>
        <translation>掩码增加工作。在云端 GPU 上浪费的内核时间占 {surgery.mask_wasted_share|scenario=cloud}，而中断的代价比它更大。在微控制器上占 {surgery.mask_wasted_share|scenario=tiny}，掩码比什么都不做更慢。</translation>
    </message>
    <message>
        <source>Surgery mostly removes latency. On the cloud GPU latency falls from {surgery.latency_us|scenario=cloud,surgery=none_skip} to {surgery.latency_us|scenario=cloud,surgery=where}, and data from {surgery.data_us|scenario=cloud,surgery=none_skip} to {surgery.data_us|scenario=cloud,surgery=where}. Compute grows from {surgery.compute_us|scenario=cloud,surgery=none_skip} to {surgery.compute_us|scenario=cloud,surgery=where}, because both branches run.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>改造去掉的主要是延迟。在云端 GPU 上，延迟从 {surgery.latency_us|scenario=cloud,surgery=none_skip} 降到 {surgery.latency_us|scenario=cloud,surgery=where}，数据从 {surgery.data_us|scenario=cloud,surgery=none_skip} 降到 {surgery.data_us|scenario=cloud,surgery=where}。计算从 {surgery.compute_us|scenario=cloud,surgery=none_skip} 增加到 {surgery.compute_us|scenario=cloud,surgery=where}，因为两个分支都运行。</translation>
    </message>
    <message>
        <source>It is not latency everywhere. On the phone processor data falls most, from {surgery.data_us|scenario=mobile,surgery=none_skip} to {surgery.data_us|scenario=mobile,surgery=where}, because there the kernels themselves set the pace and compiling fuses them.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/5 - keep what stands in {braces}</extracomment>
        <translation>并不是处处都是延迟。在手机处理器上，下降最多的是数据，从 {surgery.data_us|scenario=mobile,surgery=none_skip} 到 {surgery.data_us|scenario=mobile,surgery=where}，因为那里由内核本身决定节奏，而编译把它们融合。</translation>
    </message>
    <message>
        <source>Cloud track: a masked pass keeps the GPU busy for {surgery.busy|scenario=cloud,surgery=where} of the time, and breaks for {surgery.busy|scenario=cloud,surgery=none_break}. No surgery doubles MFU against a resumable break, but three surgeries meet the goal.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/6 - keep what stands in {braces}</extracomment>
        <translation>云端路线：掩码后的前向传播让 GPU 忙碌的时间占 {surgery.busy|scenario=cloud,surgery=where}，有中断时占 {surgery.busy|scenario=cloud,surgery=none_break}。相对可恢复的中断，没有改造让 MFU 翻倍，但有三种改造达到目标。</translation>
    </message>
    <message>
        <source>Edge track: only masking gives equal branch times, and it has the lowest MFU of all surgeries, {surgery.mfu|scenario=edge,surgery=where}. A loop is judged by its slowest passes.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/7 - keep what stands in {braces}</extracomment>
        <translation>边缘路线：只有掩码让两个分支的时间相等，而它的 MFU 是所有改造中最低的，为 {surgery.mfu|scenario=edge,surgery=where}。循环要按它最慢的前向传播来评判。</translation>
    </message>
    <message>
        <source>Mobile track: masking needs {surgery.rule_metric|scenario=mobile,surgery=where} of at most {surgery.rule_limit|scenario=mobile}. Work that is thrown away still costs energy.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/8 - keep what stands in {braces}</extracomment>
        <translation>移动路线：掩码需要 {surgery.rule_metric|scenario=mobile,surgery=where}，上限是 {surgery.rule_limit|scenario=mobile}。被丢弃的工作也要花能量。</translation>
    </message>
    <message>
        <source>Tiny track: masking needs {surgery.worst_us|scenario=tiny,surgery=where} of at most {surgery.rule_limit|scenario=tiny}. On one core nothing is hidden, so wasted work is always paid in full.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/9 - keep what stands in {braces}</extracomment>
        <translation>微型路线：掩码需要 {surgery.worst_us|scenario=tiny,surgery=where}，上限是 {surgery.rule_limit|scenario=tiny}。在一个核心上什么都不隐藏，所以浪费的工作总要全额付出。</translation>
    </message>
    <message>
        <source>So the software lead&apos;s condition does not fit three of the four tracks. A good condition names its baseline, and it measures what the track needs.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/10</extracomment>
        <translation>所以软件负责人的条件不适合四条路线中的三条。好的条件会说明基线，并衡量路线真正需要的东西。</translation>
    </message>
    <message>
        <source>On the cloud GPU, masking turns a whole frame in eager mode into one graph. Which term of the iron law shrinks most?</source>
        <extracomment>lab07.json /acts/2/reflections/0/prompt</extracomment>
        <translation>在云端 GPU 上，掩码把整帧即时执行变成一个图。铁律中的哪一项缩小最多？</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/0/text</extracomment>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Yes. Launches, guards and waiting go away. Data shrinks second, because kernels are fused again. Compute grows a little, because both branches run. On the phone processor the order differs: there data shrinks most.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/0/feedback</extracomment>
        <translation>对。启动、守卫条件和等待都去掉了。数据缩小得第二多，因为内核又能融合了。计算略有增加，因为两个分支都运行。在手机处理器上顺序不同：那里缩小最多的是数据。</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/1/text</extracomment>
        <translation>数据</translation>
    </message>
    <message>
        <source>The idea here is that fusion is what counts. Fusion comes back and memory traffic falls. But on the cloud GPU traffic takes less than a millisecond, and launches take tens of milliseconds.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/1/feedback</extracomment>
        <translation>这里的想法是：关键在于融合。融合恢复了，内存流量下降了。但在云端 GPU 上，流量用时不到一毫秒，而启动要几十毫秒。</translation>
    </message>
    <message>
        <source>Compute</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/2/text</extracomment>
        <translation>计算</translation>
    </message>
    <message>
        <source>The idea here is that one graph computes less than many pieces. The useful arithmetic stays the same. Masking even adds some, because it runs both branches.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/2/feedback</extracomment>
        <translation>这里的想法是：一个图比许多碎片计算得少。有用的运算量不变。掩码甚至增加一些，因为它运行两个分支。</translation>
    </message>
    <message>
        <source>All three by the same factor</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/3/text</extracomment>
        <translation>三项按同样的倍数缩小</translation>
    </message>
    <message>
        <source>The idea here is that a compiler makes everything faster by a factor. Each term has its own cause. Surgery acts on launches and waiting, a little on traffic, and never on the arithmetic that is needed.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/3/feedback</extracomment>
        <translation>这里的想法是：编译器让一切按同样的倍数变快。每一项都有自己的原因。改造作用于启动和等待，对流量作用很小，对需要的运算毫无作用。</translation>
    </message>
    <message>
        <source>When is high-level Python a physical liability?</source>
        <extracomment>lab07.json /acts/2/reflections/1/prompt</extracomment>
        <translation>高级语言 Python 什么时候成为物理上的负担？</translation>
    </message>
    <message>
        <source>When what it adds in time, jitter, energy or size exceeds a limit that can&apos;t move</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/0/text</extracomment>
        <translation>当它增加的时间、抖动、能量或大小超过一个不能移动的限度时</translation>
    </message>
    <message>
        <source>Yes. A deadline, a battery and a flash chip do not move. Where the host works while long kernels run, the same Python costs nothing that you could measure.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/0/feedback</extracomment>
        <translation>对。截止时间、电池和闪存芯片都不会让步。如果主机工作时长内核正在运行，同样的 Python 就没有可测量的代价。</translation>
    </message>
    <message>
        <source>Always, because an interpreter is slow</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/1/text</extracomment>
        <translation>总是，因为解释器很慢</translation>
    </message>
    <message>
        <source>The idea here is that slow code makes a slow system. The GPT-2 layer of Act 1 spent nine tenths of its time on arithmetic in eager mode. Python was slow there, too, and nobody had to wait for it.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/1/feedback</extracomment>
        <translation>这里的想法是：慢的代码造成慢的系统。第 1 幕的 GPT-2 层在即时模式下有十分之九的时间用于运算。那里的 Python 也慢，但没有谁要等它。</translation>
    </message>
    <message>
        <source>Never, because a compiler removes it</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/2/text</extracomment>
        <translation>从不，因为编译器会去掉它</translation>
    </message>
    <message>
        <source>The idea here is that compiled code has no Python in it. At every graph break Python runs again, and its garbage collector can run at any time.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/2/feedback</extracomment>
        <translation>这里的想法是：编译后的代码里没有 Python。在每处图中断，Python 又会运行，而且它的垃圾回收器随时可能运行。</translation>
    </message>
    <message>
        <source>Only in training, because models are compiled for use</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/3/text</extracomment>
        <translation>只在训练时，因为模型使用时是编译过的</translation>
    </message>
    <message>
        <source>The idea here is that use means compiled. The control loop and the hearing device are use, and these have the strictest limits of all.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/3/feedback</extracomment>
        <translation>这里的想法是：使用就意味着编译过。控制循环和助听设备都是使用，而它们的限度最严格。</translation>
    </message>
    <message>
        <source>A software lead accepts a surgery only if MFU more than doubles. What do you ask first?</source>
        <extracomment>lab07.json /acts/2/reflections/2/prompt</extracomment>
        <translation>软件负责人只有在 MFU 提高到两倍以上时才接受改造。你首先问什么？</translation>
    </message>
    <message>
        <source>Compared with which program, and is MFU what this track needs?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/0/text</extracomment>
        <translation>与哪个程序相比？MFU 是这条路线需要的吗？</translation>
    </message>
    <message>
        <source>Yes. On the cloud GPU three surgeries pass against a whole frame in eager mode, and none against a resumable break. On the edge track the only surgery that meets the safety rule lowers MFU.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/0/feedback</extracomment>
        <translation>对。在云端 GPU 上，与整帧即时执行相比有三种改造通过，与可恢复的中断相比一种也没有。在边缘路线上，唯一满足安全规则的改造会降低 MFU。</translation>
    </message>
    <message>
        <source>How much harder to read may the code become?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/1/text</extracomment>
        <translation>代码可以变得多难读？</translation>
    </message>
    <message>
        <source>The idea here is to weigh the gain against readability. That is a fair question, and it comes second. Without a baseline there is no gain to weigh.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/1/feedback</extracomment>
        <translation>这里的想法是把增益与可读性权衡。这是合理的问题，但排在第二。没有基线，就没有增益可权衡。</translation>
    </message>
    <message>
        <source>Which GPU will we buy next?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/2/text</extracomment>
        <translation>我们接下来买哪种 GPU？</translation>
    </message>
    <message>
        <source>The idea here is that new hardware solves it. In Act 1 a faster GPU had to wait just as long for its launches. MFU falls on it, because the peak is higher.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/2/feedback</extracomment>
        <translation>这里的想法是：新硬件能解决问题。在第 1 幕中，更快的 GPU 等待启动的时间一样长。它的峰值更高，所以 MFU 反而下降。</translation>
    </message>
    <message>
        <source>How exactly can we measure MFU?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/3/text</extracomment>
        <translation>我们能多精确地测量 MFU？</translation>
    </message>
    <message>
        <source>The idea here is that a doubtful measurement spoils the condition. The gain changes about threefold with the baseline. No error of measurement is that large.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/3/feedback</extracomment>
        <translation>这里的想法是：不可靠的测量让条件失去意义。基线不同，增益会相差约三倍。没有哪个测量误差有这么大。</translation>
    </message>
    <message>
        <source>In your own words: Python and physics</source>
        <extracomment>lab07.json /acts/2/entries/0/title</extracomment>
        <translation>用你自己的话：Python 与物理</translation>
    </message>
    <message>
        <source>Think of a program that you know. Where does high-level Python cost time, energy or memory that a limit does not leave? And where does it cost nothing that counts?</source>
        <extracomment>lab07.json /acts/2/entries/0/prompt</extracomment>
        <translation>想一个你熟悉的程序。高级语言 Python 在哪里花费了限度所不允许的时间、能量或内存？又在哪里没有任何值得在意的代价？</translation>
    </message>
    <message>
        <source>In your own words: your answer to the software lead</source>
        <extracomment>lab07.json /acts/2/entries/1/title</extracomment>
        <translation>用你自己的话：你给软件负责人的答复</translation>
    </message>
    <message>
        <source>Which surgery do you propose on your track, or none? Name the baseline, the measure that counts, and the price that you would pay.</source>
        <extracomment>lab07.json /acts/2/entries/1/prompt</extracomment>
        <translation>在你的路线上，你提议哪种改造，还是都不用？说明基线、真正重要的衡量标准，以及你愿意付出的代价。</translation>
    </message>
    <message>
        <source>What a break costs</source>
        <extracomment>lab07.json /acts/2/formulas/0/title</extracomment>
        <translation>一次中断的代价</translation>
    </message>
    <message>
        <source>C equals t g plus t e plus t s plus n times l plus 2 B over B W.</source>
        <extracomment>lab07.json /acts/2/formulas/0/spoken</extracomment>
        <translation>C 等于 t g 加 t e 加 t s，加 n 乘 l，加 2 B 除以 BW。</translation>
    </message>
    <message>
        <source>cost of one break; L of them in a pass</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/0/meaning</extracomment>
        <translation>一次中断的代价；一次前向传播中有 L 次</translation>
    </message>
    <message>
        <source>time of the guards</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/1/meaning</extracomment>
        <translation>守卫条件的时间</translation>
    </message>
    <message>
        <source>time to leave the graph and to go back into it</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/2/meaning</extracomment>
        <translation>离开图并回到图中的时间</translation>
    </message>
    <message>
        <source>time of waiting for a value, where one is read</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/3/meaning</extracomment>
        <translation>在读取值的地方，等待值的时间</translation>
    </message>
    <message>
        <source>kernels that are not fused because of the break, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/4/meaning</extracomment>
        <translation>因中断而没有融合的内核，这是一个假设</translation>
    </message>
    <message>
        <source>bytes that are alive across the break; they are written and read again</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/6/meaning</extracomment>
        <translation>跨越中断的存活字节；它们被写出，再被读回</translation>
    </message>
    <message>
        <source>When masking beats a break, by the rule of the course</source>
        <extracomment>lab07.json /acts/2/formulas/1/title</extracomment>
        <translation>按课程的规则，掩码什么时候优于中断</translation>
    </message>
    <message>
        <source>p times W B plus 1 minus p times W A is at most C. p star equals W A minus C, divided by W A minus W B.</source>
        <extracomment>lab07.json /acts/2/formulas/1/spoken</extracomment>
        <translation>p 乘 W B 加 1 减 p 乘 W A，最多为 C。p 星等于 W A 减 C，除以 W A 减 W B。</translation>
    </message>
    <message>
        <source>kernel time of branch A, the longer one</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/1/meaning</extracomment>
        <translation>较长的分支 A 的内核时间</translation>
    </message>
    <message>
        <source>cost of one break; the rule counts all of it, also what passes while kernels run</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/3/meaning</extracomment>
        <translation>一次中断的代价；规则计入全部代价，包括内核运行时度过的部分</translation>
    </message>
    <message>
        <source>from this probability on masking pays; the exact pass of the instrument can say something else</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/4/meaning</extracomment>
        <translation>从这个概率起掩码合算；仪器的精确前向传播可能给出不同的结果</translation>
    </message>
    <message>
        <source>Time of a pass and gain</source>
        <extracomment>lab07.json /acts/2/formulas/2/title</extracomment>
        <translation>一次前向传播的时间与增益</translation>
    </message>
    <message>
        <source>T prime equals K prime plus lambda prime. M F U prime over M F U equals T over T prime.</source>
        <extracomment>lab07.json /acts/2/formulas/2/spoken</extracomment>
        <translation>T 撇等于 K 撇加 lambda 撇。MFU 撇除以 MFU 等于 T 除以 T 撇。</translation>
    </message>
    <message>
        <source>time of a pass before and after the surgery</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/0/meaning</extracomment>
        <translation>改造前后一次前向传播的时间</translation>
    </message>
    <message>
        <source>time in which kernels run</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/1/meaning</extracomment>
        <translation>内核运行的时间</translation>
    </message>
    <message>
        <source>latency: time in which no kernel runs</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/2/meaning
----------
lab07.json /acts/2/formulas/3/terms/6/meaning</extracomment>
        <translation>延迟：没有内核运行的时间</translation>
    </message>
    <message>
        <source>before and after; the useful arithmetic is the same</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/3/meaning</extracomment>
        <translation>改造前后；有用的运算量相同</translation>
    </message>
    <message>
        <source>T equals D over B W, plus O over R times eta, plus lambda.</source>
        <extracomment>lab07.json /acts/2/formulas/3/spoken</extracomment>
        <translation>T 等于 D 除以 BW，加 O 除以 R 乘 eta，加 lambda。</translation>
    </message>
    <message>
        <source>time of a pass</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/0/meaning</extracomment>
        <translation>一次前向传播的时间</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/1/meaning</extracomment>
        <translation>移动的字节</translation>
    </message>
    <message>
        <source>arithmetic done, wasted work as well</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/3/meaning</extracomment>
        <translation>完成的运算，包括浪费的工作</translation>
    </message>
    <message>
        <source>peak of the device</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/4/meaning
----------
lab07.json /acts/2/formulas/20/terms/5/meaning</extracomment>
        <translation>设备的峰值</translation>
    </message>
    <message>
        <source>share of the peak that the kernels reach</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/5/meaning</extracomment>
        <translation>内核达到峰值的比例</translation>
    </message>
    <message>
        <source>M F U equals O divided by T prime times R.</source>
        <extracomment>lab07.json /acts/2/formulas/4/spoken</extracomment>
        <translation>MFU 等于 O 除以 T 撇乘 R。</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of the peak</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/0/meaning</extracomment>
        <translation>有用的运算占峰值的比例</translation>
    </message>
    <message>
        <source>useful arithmetic of a pass; what is thrown away does not count</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/1/meaning</extracomment>
        <translation>一次前向传播的有用运算；被丢弃的不算</translation>
    </message>
    <message>
        <source>time of a pass after the surgery</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/2/meaning</extracomment>
        <translation>改造后一次前向传播的时间</translation>
    </message>
    <message>
        <source>dense peak of the device in the precision used</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/3/meaning</extracomment>
        <translation>设备在所用精度下的稠密峰值</translation>
    </message>
    <message>
        <source>Kernels of one step</source>
        <extracomment>lab07.json /acts/2/formulas/5/title</extracomment>
        <translation>一步的内核数</translation>
    </message>
    <message>
        <source>n equals the sum of n L times L and n x, times 1 minus rho, plus n c.</source>
        <extracomment>lab07.json /acts/2/formulas/5/spoken</extracomment>
        <translation>n 等于 n L 乘 L 与 n x 之和，乘 1 减 rho，再加 n c。</translation>
    </message>
    <message>
        <source>kernels of one step</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/0/meaning
----------
lab07.json /acts/2/formulas/7/terms/3/meaning</extracomment>
        <translation>一步的内核数</translation>
    </message>
    <message>
        <source>kernels of one layer in eager mode, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/1/meaning</extracomment>
        <translation>即时模式下一层的内核数，这是一个假设</translation>
    </message>
    <message>
        <source>layers of the model</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/2/meaning</extracomment>
        <translation>模型的层数</translation>
    </message>
    <message>
        <source>kernels outside the layers, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/3/meaning</extracomment>
        <translation>各层之外的内核数，这是一个假设</translation>
    </message>
    <message>
        <source>share of the launches that compiling removes, zero in eager mode</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/4/meaning</extracomment>
        <translation>编译去掉的启动所占比例，即时模式下为零</translation>
    </message>
    <message>
        <source>exchanges between the GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/5/meaning</extracomment>
        <translation>GPU 间的交换次数</translation>
    </message>
    <message>
        <source>GPU time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/title</extracomment>
        <translation>一步的 GPU 时间</translation>
    </message>
    <message>
        <source>T gpu is the larger of D over p eta m B W and O over p eta c R, plus n c times t c.</source>
        <extracomment>lab07.json /acts/2/formulas/6/spoken</extracomment>
        <translation>T gpu 是 D 除以 p eta m BW 与 O 除以 p eta c R 中较大的一个，再加 n c 乘 t c。</translation>
    </message>
    <message>
        <source>time in which each GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/0/meaning
----------
lab07.json /acts/2/formulas/7/terms/2/meaning</extracomment>
        <translation>每块 GPU 工作的时间</translation>
    </message>
    <message>
        <source>bytes of weights and context read in one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/1/meaning</extracomment>
        <translation>一步中读取的权重和上下文的字节数</translation>
    </message>
    <message>
        <source>arithmetic of one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/2/meaning</extracomment>
        <translation>一步的运算量</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/3/meaning
----------
lab07.json /acts/2/formulas/10/terms/2/meaning</extracomment>
        <translation>GPU 的数目</translation>
    </message>
    <message>
        <source>shares of bandwidth and of peak that are reached</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/4/meaning</extracomment>
        <translation>达到的带宽比例和峰值比例</translation>
    </message>
    <message>
        <source>bandwidth and peak of one GPU</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/5/meaning</extracomment>
        <translation>一块 GPU 的带宽和峰值</translation>
    </message>
    <message>
        <source>number and time of the exchanges between GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/6/meaning</extracomment>
        <translation>GPU 间交换的次数和时间</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/7/title</extracomment>
        <translation>一步的时间</translation>
    </message>
    <message>
        <source>T is the larger of two sums: l plus T gpu plus n minus 1 times g; and n times l plus T gpu over n. T G equals t zero plus T gpu plus n minus 1 times g G.</source>
        <extracomment>lab07.json /acts/2/formulas/7/spoken</extracomment>
        <translation>T 是两个和中较大的一个：l 加 T gpu 加 n 减 1 乘 g；以及 n 乘 l 加 T gpu 除以 n。T G 等于 t 零加 T gpu 加 n 减 1 乘 g G。</translation>
    </message>
    <message>
        <source>time of one step, kernel by kernel</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/0/meaning</extracomment>
        <translation>逐个内核启动时一步的时间</translation>
    </message>
    <message>
        <source>gap between two kernels</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/4/meaning</extracomment>
        <translation>两个内核之间的间隙</translation>
    </message>
    <message>
        <source>time of one step as a CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/5/meaning</extracomment>
        <translation>作为 CUDA graph 时一步的时间</translation>
    </message>
    <message>
        <source>cost of starting the CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/6/meaning</extracomment>
        <translation>启动 CUDA graph 的代价</translation>
    </message>
    <message>
        <source>gap between two kernels of a CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/7/meaning</extracomment>
        <translation>CUDA graph 中两个内核之间的间隙</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>lab07.json /acts/2/formulas/8/title</extracomment>
        <translation>GPU 忙碌率</translation>
    </message>
    <message>
        <source>b equals T gpu over T.</source>
        <extracomment>lab07.json /acts/2/formulas/8/spoken</extracomment>
        <translation>b 等于 T gpu 除以 T。</translation>
    </message>
    <message>
        <source>GPU busy, the share of a step in which the GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/0/meaning</extracomment>
        <translation>GPU 忙碌率，即一步中 GPU 工作的比例</translation>
    </message>
    <message>
        <source>time in which the GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/1/meaning</extracomment>
        <translation>GPU 工作的时间</translation>
    </message>
    <message>
        <source>time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/2/meaning</extracomment>
        <translation>一步的时间</translation>
    </message>
    <message>
        <source>Throughput</source>
        <extracomment>lab07.json /acts/2/formulas/9/title</extracomment>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>r equals B over T.</source>
        <extracomment>lab07.json /acts/2/formulas/9/spoken</extracomment>
        <translation>r 等于 B 除以 T。</translation>
    </message>
    <message>
        <source>tokens per second, over all sequences</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/0/meaning</extracomment>
        <translation>所有序列合计的每秒 token 数</translation>
    </message>
    <message>
        <source>batch: sequences served at once</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/1/meaning</extracomment>
        <translation>批次：同时服务的序列数</translation>
    </message>
    <message>
        <source>time of one step, which makes one token for each sequence</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/2/meaning</extracomment>
        <translation>一步的时间，每个序列产生一个 token</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <extracomment>lab07.json /acts/2/formulas/10/title</extracomment>
        <translation>每块 GPU 上的内存</translation>
    </message>
    <message>
        <source>M equals W over p, plus B S k over p, plus A over p, plus M r.</source>
        <extracomment>lab07.json /acts/2/formulas/10/spoken</extracomment>
        <translation>M 等于 W 除以 p，加 B S k 除以 p，加 A 除以 p，再加 M r。</translation>
    </message>
    <message>
        <source>memory taken on each GPU</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/0/meaning</extracomment>
        <translation>每块 GPU 上占用的内存</translation>
    </message>
    <message>
        <source>size of the weights</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/1/meaning
----------
lab07.json /acts/2/formulas/23/terms/3/meaning</extracomment>
        <translation>权重的大小</translation>
    </message>
    <message>
        <source>batch</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/3/meaning</extracomment>
        <translation>批次</translation>
    </message>
    <message>
        <source>length of the context in tokens</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/4/meaning</extracomment>
        <translation>以 token 计的上下文长度</translation>
    </message>
    <message>
        <source>bytes kept for one token of context</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/5/meaning</extracomment>
        <translation>每个上下文 token 保存的字节数</translation>
    </message>
    <message>
        <source>size of the intermediate results</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/6/meaning</extracomment>
        <translation>中间结果的大小</translation>
    </message>
    <message>
        <source>reserve, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/7/meaning</extracomment>
        <translation>预留，这是一个假设</translation>
    </message>
    <message>
        <source>Time of a loop without delays</source>
        <extracomment>lab07.json /acts/2/formulas/11/title</extracomment>
        <translation>没有延迟时一个循环的时间</translation>
    </message>
    <message>
        <source>T zero equals t s plus the larger of n times l and W.</source>
        <extracomment>lab07.json /acts/2/formulas/11/spoken</extracomment>
        <translation>T 零等于 t s 加 n 乘 l 与 W 中较大的一个。</translation>
    </message>
    <message>
        <source>time of a loop without delays</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/0/meaning</extracomment>
        <translation>没有延迟时一个循环的时间</translation>
    </message>
    <message>
        <source>time for sensing and acting</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/1/meaning</extracomment>
        <translation>感知与执行的时间</translation>
    </message>
    <message>
        <source>kernels of one loop</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/2/meaning
----------
lab07.json /acts/2/formulas/12/terms/1/meaning</extracomment>
        <translation>一个循环的内核数</translation>
    </message>
    <message>
        <source>GPU time of one loop</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/4/meaning
----------
lab07.json /acts/2/formulas/12/terms/4/meaning</extracomment>
        <translation>一个循环的 GPU 时间</translation>
    </message>
    <message>
        <source>Spread of the loop time</source>
        <extracomment>lab07.json /acts/2/formulas/12/title</extracomment>
        <translation>循环时间的波动</translation>
    </message>
    <message>
        <source>sigma equals the square root of n, times c, times l, when n times l is greater than W. Otherwise sigma equals c W times W.</source>
        <extracomment>lab07.json /acts/2/formulas/12/spoken</extracomment>
        <translation>当 n 乘 l 大于 W 时，sigma 等于根号 n 乘 c 乘 l。否则 sigma 等于 c W 乘 W。</translation>
    </message>
    <message>
        <source>standard deviation of the loop time without delays</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/0/meaning</extracomment>
        <translation>没有延迟时循环时间的标准差</translation>
    </message>
    <message>
        <source>spread of one launch, as a share of its cost</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/2/meaning</extracomment>
        <translation>一次启动的波动，占其开销的比例</translation>
    </message>
    <message>
        <source>spread of the GPU time, as a share of it</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/5/meaning</extracomment>
        <translation>GPU 时间的波动，占其自身的比例</translation>
    </message>
    <message>
        <source>Share of the loops that miss the deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/title</extracomment>
        <translation>错过截止时间的循环所占比例</translation>
    </message>
    <message>
        <source>P of T greater than d is the sum over i of w i times Q of d minus m i over sigma.</source>
        <extracomment>lab07.json /acts/2/formulas/13/spoken</extracomment>
        <translation>P（T 大于 d）等于对 i 求和：w i 乘 Q（d 减 m i 除以 sigma）。</translation>
    </message>
    <message>
        <source>probability that a loop misses its deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/0/meaning
----------
lab07.json /acts/2/formulas/14/terms/1/meaning</extracomment>
        <translation>一个循环错过截止时间的概率</translation>
    </message>
    <message>
        <source>deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/1/meaning</extracomment>
        <translation>截止时间</translation>
    </message>
    <message>
        <source>probability that exactly these delays happen in a loop; they are taken as independent</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/2/meaning</extracomment>
        <translation>一个循环中恰好出现这些延迟的概率；假设它们相互独立</translation>
    </message>
    <message>
        <source>mean loop time with these delays</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/3/meaning</extracomment>
        <translation>有这些延迟时循环的平均时间</translation>
    </message>
    <message>
        <source>standard deviation of the loop time</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/4/meaning</extracomment>
        <translation>循环时间的标准差</translation>
    </message>
    <message>
        <source>share of a normal distribution above a value</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/5/meaning</extracomment>
        <translation>正态分布中高于某个值的比例</translation>
    </message>
    <message>
        <source>Missed deadlines in an hour</source>
        <extracomment>lab07.json /acts/2/formulas/14/title</extracomment>
        <translation>一小时内错过的截止时间</translation>
    </message>
    <message>
        <source>m equals P of T greater than d, times f, times 3,600 seconds.</source>
        <extracomment>lab07.json /acts/2/formulas/14/spoken</extracomment>
        <translation>m 等于 P（T 大于 d）乘 f 乘 3600 秒。</translation>
    </message>
    <message>
        <source>missed deadlines in an hour</source>
        <extracomment>lab07.json /acts/2/formulas/14/terms/0/meaning</extracomment>
        <translation>一小时内错过的截止时间</translation>
    </message>
    <message>
        <source>loops per second</source>
        <extracomment>lab07.json /acts/2/formulas/14/terms/2/meaning</extracomment>
        <translation>每秒的循环数</translation>
    </message>
    <message>
        <source>Length of a full garbage collection</source>
        <extracomment>lab07.json /acts/2/formulas/15/title</extracomment>
        <translation>一次完整垃圾回收的时长</translation>
    </message>
    <message>
        <source>t g c equals N times t o.</source>
        <extracomment>lab07.json /acts/2/formulas/15/spoken</extracomment>
        <translation>t gc 等于 N 乘 t o。</translation>
    </message>
    <message>
        <source>time of a full garbage collection</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/0/meaning</extracomment>
        <translation>一次完整垃圾回收的时间</translation>
    </message>
    <message>
        <source>objects that Python holds</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/1/meaning</extracomment>
        <translation>Python 持有的对象数</translation>
    </message>
    <message>
        <source>time for one object, measured</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/2/meaning</extracomment>
        <translation>每个对象的时间，实测值</translation>
    </message>
    <message>
        <source>DRAM traffic of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/16/title</extracomment>
        <translation>一帧的 DRAM 流量</translation>
    </message>
    <message>
        <source>D equals N times q times A.</source>
        <extracomment>lab07.json /acts/2/formulas/16/spoken</extracomment>
        <translation>D 等于 N 乘 q 乘 A。</translation>
    </message>
    <message>
        <source>bytes moved through DRAM</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/0/meaning
----------
lab07.json /acts/2/formulas/20/terms/6/meaning</extracomment>
        <translation>经过 DRAM 移动的字节</translation>
    </message>
    <message>
        <source>blocks of the model</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/1/meaning</extracomment>
        <translation>模型的块数</translation>
    </message>
    <message>
        <source>passes over the intermediate results of a block; fewer when fused, more when both branches run</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/2/meaning</extracomment>
        <translation>一个块的中间结果被访问的遍数；融合后更少，两个分支都运行时更多</translation>
    </message>
    <message>
        <source>size of the intermediate results of a block</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/3/meaning</extracomment>
        <translation>一个块的中间结果的大小</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/title</extracomment>
        <translation>一帧的能量</translation>
    </message>
    <message>
        <source>E equals D times e D, plus D S times e S, plus O times e O.</source>
        <extracomment>lab07.json /acts/2/formulas/17/spoken</extracomment>
        <translation>E 等于 D 乘 e D，加 D S 乘 e S，加 O 乘 e O。</translation>
    </message>
    <message>
        <source>energy of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/0/meaning
----------
lab07.json /acts/2/formulas/18/terms/1/meaning</extracomment>
        <translation>一帧的能量</translation>
    </message>
    <message>
        <source>bytes moved through DRAM, and through SRAM on the chip</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/1/meaning</extracomment>
        <translation>经过 DRAM 和片上 SRAM 移动的字节</translation>
    </message>
    <message>
        <source>energy for one byte of DRAM and of SRAM</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/2/meaning</extracomment>
        <translation>DRAM 和 SRAM 每个字节的能量</translation>
    </message>
    <message>
        <source>operations of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/3/meaning
----------
lab07.json /acts/2/formulas/20/terms/3/meaning</extracomment>
        <translation>一帧的操作数</translation>
    </message>
    <message>
        <source>energy for one operation, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/4/meaning</extracomment>
        <translation>一次操作的能量，这是一个假设</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>lab07.json /acts/2/formulas/18/title</extracomment>
        <translation>功率</translation>
    </message>
    <message>
        <source>P equals E times f.</source>
        <extracomment>lab07.json /acts/2/formulas/18/spoken</extracomment>
        <translation>P 等于 E 乘 f。</translation>
    </message>
    <message>
        <source>mean power</source>
        <extracomment>lab07.json /acts/2/formulas/18/terms/0/meaning
----------
lab07.json /acts/2/formulas/19/terms/2/meaning
----------
lab07.json /acts/2/formulas/22/terms/3/meaning</extracomment>
        <translation>平均功率</translation>
    </message>
    <message>
        <source>frames per second</source>
        <extracomment>lab07.json /acts/2/formulas/18/terms/2/meaning</extracomment>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>How long the battery lasts</source>
        <extracomment>lab07.json /acts/2/formulas/19/title</extracomment>
        <translation>电池能用多久</translation>
    </message>
    <message>
        <source>h equals W over P.</source>
        <extracomment>lab07.json /acts/2/formulas/19/spoken</extracomment>
        <translation>h 等于 W 除以 P。</translation>
    </message>
    <message>
        <source>time until the battery is empty</source>
        <extracomment>lab07.json /acts/2/formulas/19/terms/0/meaning</extracomment>
        <translation>电池用完之前的时间</translation>
    </message>
    <message>
        <source>energy of the battery</source>
        <extracomment>lab07.json /acts/2/formulas/19/terms/1/meaning</extracomment>
        <translation>电池的能量</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/title</extracomment>
        <translation>一帧的时间</translation>
    </message>
    <message>
        <source>T equals n times l plus the larger of O over eta R and D over B W.</source>
        <extracomment>lab07.json /acts/2/formulas/20/spoken</extracomment>
        <translation>T 等于 n 乘 l，加 O 除以 eta R 与 D 除以 BW 中较大的一个。</translation>
    </message>
    <message>
        <source>time of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/0/meaning</extracomment>
        <translation>一帧的时间</translation>
    </message>
    <message>
        <source>kernels of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/1/meaning</extracomment>
        <translation>一帧的内核数</translation>
    </message>
    <message>
        <source>share of the peak that is reached, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/4/meaning</extracomment>
        <translation>达到峰值的比例，这是一个假设</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>lab07.json /acts/2/formulas/21/title</extracomment>
        <translation>一个音频块的时间</translation>
    </message>
    <message>
        <source>T equals O times 1 plus v, divided by f times q.</source>
        <extracomment>lab07.json /acts/2/formulas/21/spoken</extracomment>
        <translation>T 等于 O 乘 1 加 v，除以 f 乘 q。</translation>
    </message>
    <message>
        <source>time of one hop</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/0/meaning
----------
lab07.json /acts/2/formulas/22/terms/1/meaning</extracomment>
        <translation>一个音频块的时间</translation>
    </message>
    <message>
        <source>operations of one hop, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/1/meaning</extracomment>
        <translation>一个音频块的操作数，这是一个假设</translation>
    </message>
    <message>
        <source>overhead of the interpreter, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/2/meaning</extracomment>
        <translation>解释器的额外开销，这是一个假设</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/3/meaning</extracomment>
        <translation>时钟</translation>
    </message>
    <message>
        <source>operations in one clock cycle</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/4/meaning</extracomment>
        <translation>一个时钟周期内的操作数</translation>
    </message>
    <message>
        <source>Power of the core</source>
        <extracomment>lab07.json /acts/2/formulas/22/title</extracomment>
        <translation>核心的功率</translation>
    </message>
    <message>
        <source>d is the smaller of 1 and T over t h. P equals d times P on plus 1 minus d times P off.</source>
        <extracomment>lab07.json /acts/2/formulas/22/spoken</extracomment>
        <translation>d 是 1 与 T 除以 t h 中较小的一个。P 等于 d 乘 P on，加 1 减 d 乘 P off。</translation>
    </message>
    <message>
        <source>share of the time in which the core is awake</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/0/meaning</extracomment>
        <translation>核心清醒的时间比例</translation>
    </message>
    <message>
        <source>time between two hops</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/2/meaning</extracomment>
        <translation>两个音频块之间的时间</translation>
    </message>
    <message>
        <source>power while the core works, in proportion to the clock</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/4/meaning</extracomment>
        <translation>核心工作时的功率，与时钟成正比</translation>
    </message>
    <message>
        <source>power in deep sleep</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/5/meaning</extracomment>
        <translation>深度睡眠时的功率</translation>
    </message>
    <message>
        <source>Flash</source>
        <extracomment>lab07.json /acts/2/formulas/23/title</extracomment>
        <translation>闪存</translation>
    </message>
    <message>
        <source>M f equals M r plus n k times M k plus W plus M a.</source>
        <extracomment>lab07.json /acts/2/formulas/23/spoken</extracomment>
        <translation>M f 等于 M r 加 n k 乘 M k 加 W 加 M a。</translation>
    </message>
    <message>
        <source>flash taken by the whole program</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/0/meaning</extracomment>
        <translation>整个程序占用的闪存</translation>
    </message>
    <message>
        <source>size of the runtime</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/1/meaning</extracomment>
        <translation>运行时的大小</translation>
    </message>
    <message>
        <source>number of kernels and the size of one</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/2/meaning</extracomment>
        <translation>内核的数目和一个内核的大小</translation>
    </message>
    <message>
        <source>size of the application</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/4/meaning</extracomment>
        <translation>应用程序的大小</translation>
    </message>
    <message>
        <source>RAM</source>
        <extracomment>lab07.json /acts/2/formulas/24/title</extracomment>
        <translation>RAM</translation>
    </message>
    <message>
        <source>M s equals R r plus R t plus R a.</source>
        <extracomment>lab07.json /acts/2/formulas/24/spoken</extracomment>
        <translation>M s 等于 R r 加 R t 加 R a。</translation>
    </message>
    <message>
        <source>RAM taken by the whole program</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/0/meaning</extracomment>
        <translation>整个程序占用的 RAM</translation>
    </message>
    <message>
        <source>RAM of the runtime</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/1/meaning</extracomment>
        <translation>运行时的 RAM</translation>
    </message>
    <message>
        <source>RAM for intermediate results</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/2/meaning</extracomment>
        <translation>存放中间结果的 RAM</translation>
    </message>
    <message>
        <source>RAM of the application</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/3/meaning</extracomment>
        <translation>应用程序的 RAM</translation>
    </message>
    <message>
        <source>A graph break inside a Python loop makes the whole frame run in eager mode.</source>
        <extracomment>lab07.json /acts/2/sources/0/claim</extracomment>
        <translation>Python 循环里的图中断让整帧以即时模式运行。</translation>
    </message>
    <message>
        <source>whole frame eager</source>
        <extracomment>lab07.json /acts/2/sources/0/value</extracomment>
        <translation>整帧即时执行</translation>
    </message>
    <message>
        <source>PyTorch documentation, torch.compile programming model</source>
        <extracomment>lab07.json /acts/2/sources/0/from</extracomment>
        <translation>PyTorch 文档，torch.compile 编程模型</translation>
    </message>
    <message>
        <source>The model has it as a baseline of its own. The time shown is that of the cloud scenario, whose numbers are all assumed.</source>
        <extracomment>lab07.json /acts/2/sources/0/reason</extracomment>
        <translation>模型把它作为一个单独的基线。显示的时间来自云端场景，其中所有数字都是假设的。</translation>
    </message>
    <message>
        <source>Graph surgery more than doubles MFU.</source>
        <extracomment>lab07.json /acts/2/sources/1/claim</extracomment>
        <translation>计算图改造让 MFU 提高到两倍以上。</translation>
    </message>
    <message>
        <source>It holds on the cloud GPU against a whole frame in eager mode, where masking has the figure shown. It does not hold on the other three tracks.</source>
        <extracomment>lab07.json /acts/2/sources/1/reason</extracomment>
        <translation>在云端 GPU 上，与整帧即时执行相比成立，掩码达到显示的数字。在另外三条路线上不成立。</translation>
    </message>
    <message>
        <source>Graph surgery more than doubles MFU, also against a compiler that resumes after a break.</source>
        <extracomment>lab07.json /acts/2/sources/2/claim</extracomment>
        <translation>与中断后会恢复的编译器相比，计算图改造也让 MFU 提高到两倍以上。</translation>
    </message>
    <message>
        <source>Course plan, which names no baseline</source>
        <extracomment>lab07.json /acts/2/sources/2/from</extracomment>
        <translation>课程计划，没有说明基线</translation>
    </message>
    <message>
        <source>No surgery does that on any track. The figure shown is the best of all: a custom operation on the cloud GPU.</source>
        <extracomment>lab07.json /acts/2/sources/2/reason</extracomment>
        <translation>在任何路线上都没有改造能做到。显示的数字是所有改造中最好的：云端 GPU 上的自定义操作。</translation>
    </message>
    <message>
        <source>A branch on a value becomes one kernel when it is masked.</source>
        <extracomment>lab07.json /acts/2/sources/3/claim</extracomment>
        <translation>依赖值的分支在掩码之后成为一个内核。</translation>
    </message>
    <message>
        <source>1 kernel</source>
        <extracomment>lab07.json /acts/2/sources/3/value</extracomment>
        <translation>1 个内核</translation>
    </message>
    <message>
        <source>It becomes one graph, and the CPU launches it once. The figure shown is the number of kernels in it.</source>
        <extracomment>lab07.json /acts/2/sources/3/reason</extracomment>
        <translation>它成为一个图，CPU 只启动一次。显示的数字是其中内核的数目。</translation>
    </message>
    <message>
        <source>Graph surgery improves data or compute.</source>
        <extracomment>lab07.json /acts/2/sources/4/claim</extracomment>
        <translation>计算图改造改善数据或计算。</translation>
    </message>
    <message>
        <source>data or compute</source>
        <extracomment>lab07.json /acts/2/sources/4/value</extracomment>
        <translation>数据或计算</translation>
    </message>
    <message>
        <source>It mainly improves latency, which is missing among the answers. Data comes second, and masking adds compute. On the phone processor data comes first.</source>
        <extracomment>lab07.json /acts/2/sources/4/reason</extracomment>
        <translation>它主要改善延迟，而选项中没有延迟。数据排第二，掩码还增加计算。在手机处理器上数据排第一。</translation>
    </message>
    <message>
        <source>Symbolic shapes remove graph breaks.</source>
        <extracomment>lab07.json /acts/2/sources/5/claim</extracomment>
        <translation>符号形状去掉图中断。</translation>
    </message>
    <message>
        <source>no break</source>
        <extracomment>lab07.json /acts/2/sources/5/value</extracomment>
        <translation>没有中断</translation>
    </message>
    <message>
        <source>They remove the break where a shape changes. For a branch on a value they do nothing, so the gain over a resumable break is the figure shown.</source>
        <extracomment>lab07.json /acts/2/sources/5/reason</extracomment>
        <translation>在形状变化的地方，它去掉中断。对依赖值的分支它没有作用，所以相对可恢复中断的增益是显示的数字。</translation>
    </message>
    <message>
        <source>Structured control flow costs nothing.</source>
        <extracomment>lab07.json /acts/2/sources/6/claim</extracomment>
        <translation>结构化控制流没有代价。</translation>
    </message>
    <message>
        <source>no cost</source>
        <extracomment>lab07.json /acts/2/sources/6/value</extracomment>
        <translation>没有代价</translation>
    </message>
    <message>
        <source>Common belief; PyTorch documentation of cond</source>
        <extracomment>lab07.json /acts/2/sources/6/from</extracomment>
        <translation>常见的看法；PyTorch 关于 cond 的文档</translation>
    </message>
    <message>
        <source>There is no break any more, but the host still reads the value at each branch and waits for it. In the control loop the pass gets slower than with a resumable break.</source>
        <extracomment>lab07.json /acts/2/sources/6/reason</extracomment>
        <translation>中断没有了，但主机仍在每个分支读取值并等待它。在控制循环中，前向传播比有可恢复的中断时更慢。</translation>
    </message>
    <message>
        <source>Masking pays when the wasted work is at most the cost of a break.</source>
        <extracomment>lab07.json /acts/2/sources/7/claim</extracomment>
        <translation>当浪费的工作最多等于一次中断的代价时，掩码合算。</translation>
    </message>
    <message>
        <source>W ≤ C</source>
        <extracomment>lab07.json /acts/2/sources/7/value</extracomment>
        <translation>W ≤ C</translation>
    </message>
    <message>
        <source>The rule counts all of that cost, also what passes while kernels run. Its break-even for the phone processor is shown here, and the exact pass of the instrument needs a higher probability.</source>
        <extracomment>lab07.json /acts/2/sources/7/reason</extracomment>
        <translation>规则计入全部代价，包括内核运行时度过的部分。这里显示的是它对手机处理器给出的盈亏平衡点，仪器的精确前向传播需要更高的概率。</translation>
    </message>
    <message>
        <source>Llama 3 70B in FP16 does not fit on one GPU with 80 GB.</source>
        <extracomment>lab07.json /acts/2/sources/8/claim</extracomment>
        <translation>FP16 的 Llama 3 70B 装不进一块 80 GB 的 GPU。</translation>
    </message>
    <message>
        <source>out of memory</source>
        <extracomment>lab07.json /acts/2/sources/8/value</extracomment>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>gpt-fast repository, README, for an A100 with 80 GB</source>
        <extracomment>lab07.json /acts/2/sources/8/from</extracomment>
        <translation>gpt-fast 代码库，README，80 GB 的 A100</translation>
    </message>
    <message>
        <source>The figure shown is the memory that one GPU would need.</source>
        <extracomment>lab07.json /acts/2/sources/8/reason</extracomment>
        <translation>显示的数字是一块 GPU 所需的内存。</translation>
    </message>
    <message>
        <source>At small batches, launches from Python keep an H100 idle.</source>
        <extracomment>lab07.json /acts/2/sources/9/claim</extracomment>
        <translation>批次小时，来自 Python 的启动让 H100 空闲。</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>lab07.json /acts/2/sources/9/value</extracomment>
        <translation>空闲</translation>
    </message>
    <message>
        <source>The figure shown is GPU busy at batch 1. The count of kernels for each layer is assumed.</source>
        <extracomment>lab07.json /acts/2/sources/9/reason</extracomment>
        <translation>显示的数字是批次为 1 时的 GPU 忙碌率。每层的内核数是假设的。</translation>
    </message>
    <message>
        <source>CUDA graphs shorten a step of Llama 3.1 8B on an H100 from 8.4 to 5.1 ms.</source>
        <extracomment>lab07.json /acts/2/sources/10/claim</extracomment>
        <translation>CUDA graph 把 H100 上 Llama 3.1 8B 的一步从 8.4 ms 缩短到 5.1 ms。</translation>
    </message>
    <message>
        <source>8.4 → 5.1 ms</source>
        <extracomment>lab07.json /acts/2/sources/10/value</extracomment>
        <translation>8.4 → 5.1 ms</translation>
    </message>
    <message>
        <source>cloudai.pt, a secondary source</source>
        <extracomment>lab07.json /acts/2/sources/10/from</extracomment>
        <translation>cloudai.pt，二手来源</translation>
    </message>
    <message>
        <source>That is another and smaller model, and its kernels are launched faster. The figure shown is the speed-up of compiling and a CUDA graph together, for the larger model at batch 1.</source>
        <extracomment>lab07.json /acts/2/sources/10/reason</extracomment>
        <translation>那是另一个更小的模型，它的内核启动更快。显示的数字是较大的模型在批次为 1 时，编译加 CUDA graph 的加速比。</translation>
    </message>
    <message>
        <source>Compiled Llama 2 7B makes 104.9 tokens per second on an A100, which is 69 % of its bandwidth.</source>
        <extracomment>lab07.json /acts/2/sources/11/claim</extracomment>
        <translation>编译后的 Llama 2 7B 在 A100 上每秒产生 104.9 个 token，达到其带宽的 69 %。</translation>
    </message>
    <message>
        <source>gpt-fast repository, README</source>
        <extracomment>lab07.json /acts/2/sources/11/from</extracomment>
        <translation>gpt-fast 代码库，README</translation>
    </message>
    <message>
        <source>The share of the bandwidth that is reached is an input of this model, 0.7. The figure shown is the throughput of the larger model on eight H100.</source>
        <extracomment>lab07.json /acts/2/sources/11/reason</extracomment>
        <translation>达到的带宽比例是这个模型的输入，为 0.7。显示的数字是较大的模型在八块 H100 上的吞吐量。</translation>
    </message>
    <message>
        <source>Garbage collection and eager mode make the slowest hundredth of the loops miss the deadline.</source>
        <extracomment>lab07.json /acts/2/sources/12/claim</extracomment>
        <translation>垃圾回收和即时模式让最慢的百分之一的循环错过截止时间。</translation>
    </message>
    <message>
        <source>&gt; 10 ms</source>
        <extracomment>lab07.json /acts/2/sources/12/value</extracomment>
        <translation>&gt; 10 ms</translation>
    </message>
    <message>
        <source>99 of 100 loops take at most the time shown here. The cost of a collection is measured. How often delays happen is assumed.</source>
        <extracomment>lab07.json /acts/2/sources/12/reason</extracomment>
        <translation>100 个循环中有 99 个最多需要这里显示的时间。一次回收的代价是测量的。延迟发生的频率是假设的。</translation>
    </message>
    <message>
        <source>A full garbage collection of 300,000 objects takes 21 ms.</source>
        <extracomment>lab07.json /acts/2/sources/13/claim</extracomment>
        <translation>对 300,000 个对象的一次完整垃圾回收需要 21 ms。</translation>
    </message>
    <message>
        <source>21 ms</source>
        <extracomment>lab07.json /acts/2/sources/13/value</extracomment>
        <translation>21 ms</translation>
    </message>
    <message>
        <source>Measured with CPython 3.11.7: 50 to 82 ns for each object</source>
        <extracomment>lab07.json /acts/2/sources/13/from</extracomment>
        <translation>用 CPython 3.11.7 测量：每个对象 50 到 82 ns</translation>
    </message>
    <message>
        <source>The model uses 70 ns for each object.</source>
        <extracomment>lab07.json /acts/2/sources/13/reason</extracomment>
        <translation>模型取每个对象 70 ns。</translation>
    </message>
    <message>
        <source>A loop is deterministic when 99 of 100 passes keep the deadline.</source>
        <extracomment>lab07.json /acts/2/sources/14/claim</extracomment>
        <translation>当 100 次中有 99 次赶上截止时间时，循环就是确定性的。</translation>
    </message>
    <message>
        <source>1 in 100</source>
        <extracomment>lab07.json /acts/2/sources/14/value</extracomment>
        <translation>100 次中有 1 次</translation>
    </message>
    <message>
        <source>At 100 loops per second that allows one miss in each second. The figure shown belongs to a mode that keeps this limit.</source>
        <extracomment>lab07.json /acts/2/sources/14/reason</extracomment>
        <translation>每秒 100 个循环时，这允许每秒错过一次。显示的数字属于一种守住这个限度的模式。</translation>
    </message>
    <message>
        <source>CUDA graphs with a frozen garbage collector make the loop safe.</source>
        <extracomment>lab07.json /acts/2/sources/15/claim</extracomment>
        <translation>CUDA graph 加上冻结的垃圾回收器让循环安全。</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>lab07.json /acts/2/sources/15/value</extracomment>
        <translation>安全</translation>
    </message>
    <message>
        <source>They make it fast, and the rare stalls of the system stay. The figure shown is above the limit of one miss in a million loops.</source>
        <extracomment>lab07.json /acts/2/sources/15/reason</extracomment>
        <translation>它们让循环变快，但系统的罕见停顿仍在。显示的数字高于一百万个循环错过一次的限度。</translation>
    </message>
    <message>
        <source>Unfused kernels spend the energy budget on moving intermediates through DRAM.</source>
        <extracomment>lab07.json /acts/2/sources/16/claim</extracomment>
        <translation>未融合的内核把能量预算花在让中间结果经过 DRAM 上。</translation>
    </message>
    <message>
        <source>over budget</source>
        <extracomment>lab07.json /acts/2/sources/16/value</extracomment>
        <translation>超出预算</translation>
    </message>
    <message>
        <source>The figure shown is the power of the unfused frame. The energy for a byte of DRAM is a vendor figure that is not confirmed.</source>
        <extracomment>lab07.json /acts/2/sources/16/reason</extracomment>
        <translation>显示的数字是未融合的一帧的功率。DRAM 每字节的能量是未经证实的厂商数字。</translation>
    </message>
    <message>
        <source>Reading 32 bits from DRAM costs 640 pJ.</source>
        <extracomment>lab07.json /acts/2/sources/17/claim</extracomment>
        <translation>从 DRAM 读取 32 位需要 640 pJ。</translation>
    </message>
    <message>
        <source>640 pJ</source>
        <extracomment>lab07.json /acts/2/sources/17/value</extracomment>
        <translation>640 pJ</translation>
    </message>
    <message>
        <source>Horowitz, ISSCC 2014; arXiv 1602.01528</source>
        <extracomment>lab07.json /acts/2/sources/17/from</extracomment>
        <translation>Horowitz, ISSCC 2014; arXiv 1602.01528</translation>
    </message>
    <message>
        <source>It is a figure for an older process and older memory. With it, even the fused frame needs the power shown here. The model starts with 36 pJ for each byte.</source>
        <extracomment>lab07.json /acts/2/sources/17/reason</extracomment>
        <translation>这是较旧的工艺和较旧的存储器的数字。用它计算，即使融合后的一帧也需要这里显示的功率。模型以每字节 36 pJ 开始。</translation>
    </message>
    <message>
        <source>Masking removes the break, so it saves energy.</source>
        <extracomment>lab07.json /acts/2/sources/18/claim</extracomment>
        <translation>掩码去掉中断，所以节省能量。</translation>
    </message>
    <message>
        <source>less energy</source>
        <extracomment>lab07.json /acts/2/sources/18/value</extracomment>
        <translation>更少的能量</translation>
    </message>
    <message>
        <source>It removes a wait, and it pays for both branches. The figure shown is the power of the fused frame with both branches.</source>
        <extracomment>lab07.json /acts/2/sources/18/reason</extracomment>
        <translation>它去掉一次等待，但要为两个分支买单。显示的数字是融合后计算两个分支的一帧的功率。</translation>
    </message>
    <message>
        <source>A hearing device has 10 ms, 0.5 MB of flash and 320 KB of RAM for noise suppression.</source>
        <extracomment>lab07.json /acts/2/sources/19/claim</extracomment>
        <translation>助听设备做降噪有 10 ms、0.5 MB 闪存和 320 KB RAM。</translation>
    </message>
    <message>
        <source>10 ms, 0.5 MB, 320 KB</source>
        <extracomment>lab07.json /acts/2/sources/19/value</extracomment>
        <translation>10 ms、0.5 MB、320 KB</translation>
    </message>
    <message>
        <source>arXiv 2005.11138</source>
        <extracomment>lab07.json /acts/2/sources/19/from</extracomment>
        <translation>arXiv 2005.11138</translation>
    </message>
    <message>
        <source>These limits are inputs of this model, not results. The figure shown is the time for one hop.</source>
        <extracomment>lab07.json /acts/2/sources/19/reason</extracomment>
        <translation>这些限度是这个模型的输入，不是结果。显示的数字是一个音频块的时间。</translation>
    </message>
    <message>
        <source>A full framework does not fit on a microcontroller.</source>
        <extracomment>lab07.json /acts/2/sources/20/claim</extracomment>
        <translation>微控制器装不下完整的框架。</translation>
    </message>
    <message>
        <source>does not fit</source>
        <extracomment>lab07.json /acts/2/sources/20/value</extracomment>
        <translation>装不下</translation>
    </message>
    <message>
        <source>The figure shown is the flash that the program would take. The size of the framework is assumed, and it is hundreds of times too large.</source>
        <extracomment>lab07.json /acts/2/sources/20/reason</extracomment>
        <translation>显示的数字是程序会占用的闪存。框架的大小是假设的，它大了几百倍。</translation>
    </message>
    <message>
        <source>TensorFlow Lite Micro needs 16 KB.</source>
        <extracomment>lab07.json /acts/2/sources/21/claim</extracomment>
        <translation>TensorFlow Lite Micro 需要 16 KB。</translation>
    </message>
    <message>
        <source>16 KB</source>
        <extracomment>lab07.json /acts/2/sources/21/value</extracomment>
        <translation>16 KB</translation>
    </message>
    <message>
        <source>arXiv 2010.08678</source>
        <extracomment>lab07.json /acts/2/sources/21/from</extracomment>
        <translation>arXiv 2010.08678</translation>
    </message>
    <message>
        <source>That is the core without kernels, and users report a static library of 1.1 MB. The figure shown is the flash of this track&apos;s whole program with it.</source>
        <extracomment>lab07.json /acts/2/sources/21/reason</extracomment>
        <translation>那是不含内核的核心，有用户报告静态库为 1.1 MB。显示的数字是这条路线的整个程序用它时占用的闪存。</translation>
    </message>
    <message>
        <source>An interpreter costs next to nothing.</source>
        <extracomment>lab07.json /acts/2/sources/22/claim</extracomment>
        <translation>解释器几乎没有代价。</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <extracomment>lab07.json /acts/2/sources/22/value</extracomment>
        <translation>几乎没有</translation>
    </message>
    <message>
        <source>The model assumes 4 %. At 48 MHz that is the difference between in time and late; the figure shown is the time of one hop with an interpreter.</source>
        <extracomment>lab07.json /acts/2/sources/22/reason</extracomment>
        <translation>模型假设为 4 %。在 48 MHz 下，这就是准时与迟到的差别；显示的数字是有解释器时一个音频块的时间。</translation>
    </message>
    <message>
        <source>A core needs 6 µA for each MHz at 3.3 V.</source>
        <extracomment>lab07.json /acts/2/sources/23/claim</extracomment>
        <translation>在 3.3 V 下，核心每 MHz 需要 6 µA。</translation>
    </message>
    <message>
        <source>6 µA/MHz</source>
        <extracomment>lab07.json /acts/2/sources/23/value</extracomment>
        <translation>6 µA/MHz</translation>
    </message>
    <message>
        <source>Apollo3 data sheet</source>
        <extracomment>lab07.json /acts/2/sources/23/from</extracomment>
        <translation>Apollo3 数据手册</translation>
    </message>
    <message>
        <source>It is a vendor&apos;s headline figure and an input of this model. The figure shown is the mean power with compiled C at 48 MHz.</source>
        <extracomment>lab07.json /acts/2/sources/23/reason</extracomment>
        <translation>这是厂商的宣传数字，也是这个模型的输入。显示的数字是编译的 C 在 48 MHz 下的平均功率。</translation>
    </message>
    <message>
        <source>The size of the branch that masking computes as well is assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/branch_share</extracomment>
        <translation>掩码还要计算另一个分支，它的大小是假设的。</translation>
    </message>
    <message>
        <source>You showed us when compiling pays. Now our compiler gives up in the middle of a model. There is an “if” that looks at the values of a tensor, and at that line the graph breaks.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/0</extracomment>
        <translation>你让我们看到了编译什么时候划算。现在我们的编译器在模型中途放弃了。那里有一个 “if”，它要看张量的值，图就在那一行断开。</translation>
    </message>
    <message>
        <source>Both branches are computed, and “where” selects the result that is needed. There is no branch any more, but one of the two results is thrown away.</source>
        <extracomment>lab07.json /acts/2/brief/reading/2/about</extracomment>
        <translation>两个分支都计算，再由 “where” 选出需要的结果。不再有分支，但两个结果中有一个被丢弃。</translation>
    </message>
    <message>
        <source>A model has an “if” that looks at the values of a tensor. Written as it is, can it become one graph?</source>
        <extracomment>lab07.json /acts/2/predictions/0/prompt</extracomment>
        <translation>一个模型里有一个要看张量值的 “if”。照它现在的写法，它能成为一个图吗？</translation>
    </message>
    <message>
        <source>You looked at what the compiler knows. It records operations, not values. At the “if” it would need a value that no kernel has computed yet, so it ends the graph and lets Python decide.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/0/feedback</extracomment>
        <translation>你看的是编译器知道什么。它记录的是操作，不是值。在 “if” 处它需要一个还没有任何内核算出来的值，所以它结束这个图，让 Python 来决定。</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a graph can hold both branches. It can, but somebody must say so in the code: by masking or by structured control flow. An ordinary “if” runs in Python, and there only one branch is taken.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/2/feedback</extracomment>
        <translation>这个回答背后的想法是：一个图可以包含两个分支。可以，但必须有人在代码里这样写：用掩码，或用结构化控制流。普通的 “if” 在 Python 里运行，那里只走一个分支。</translation>
    </message>
    <message>
        <source>Written as it is, the model does not become one graph. The “if” asks for a value that no kernel has computed yet. The compiler ends the graph there, and Python decides.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/0</extracomment>
        <translation>照它现在的写法，这个模型不会成为一个图。“if” 需要一个还没有任何内核算出来的值。编译器在那里结束图，由 Python 来决定。</translation>
    </message>
</context>
<context>
    <name>rp::AnsweredList</name>
    <message>
        <source>%1  %2</source>
        <extracomment>A line of an answered question: symbol, the option, what it was (&quot;your prediction&quot;).</extracomment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1  %2 (%3)</source>
        <translation>%1  %2（%3）</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The same line read aloud, without the symbol.</extracomment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>rp::AssumptionMark</name>
    <message>
        <source>assumption</source>
        <extracomment>A mark beside a value that is assumed, not measured. As short as possible.</extracomment>
        <translation>假设</translation>
    </message>
    <message>
        <source>Assumption</source>
        <extracomment>Spoken name of the assumption mark; %1 is the name of the value.</extracomment>
        <translation>假设</translation>
    </message>
    <message>
        <source>Assumption: %1</source>
        <translation>假设：%1</translation>
    </message>
</context>
<context>
    <name>rp::BriefPage</name>
    <message>
        <source>From %1</source>
        <extracomment>Who wrote the message: a name and a role.</extracomment>
        <translation>来自 %1</translation>
    </message>
    <message>
        <source>Good to know before you start</source>
        <translation>开始前的必要知识</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A term and its explanation, read together.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>You have a message. Read it, then make a prediction. The whole act takes about %Ln minute(s).</source>
        <translation>
            <numerusform>你收到一条消息。请先阅读，然后作出预测。整幕约需 %Ln 分钟。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CanvasText</name>
    <message>
        <source>From %1 to %2</source>
        <comment>Title of a value axis that has only a range. %1 and %2 are values with their units.</comment>
        <translation>从 %1 到 %2</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <comment>Title of a value axis. %1: what it measures, %2 and %3: its ends, with their units.</comment>
        <translation>%1，从 %2 到 %3</translation>
    </message>
</context>
<context>
    <name>rp::CaptureCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A name and its value: &quot;Kernel count: 1,000&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Input, %1: %2</source>
        <extracomment>One input of a captured instrument: name and value.</extracomment>
        <translation>输入，%1：%2</translation>
    </message>
    <message>
        <source>%1 (assumption: %2)</source>
        <extracomment>A result with its value, and why it rests on an assumption.</extracomment>
        <translation>%1（假设：%2）</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Below the name of a capture: where it was made, when, and on which track.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <translation>%1 · %2 · %3</translation>
    </message>
    <message>
        <source>⚠ %1. %2</source>
        <extracomment>A badge on a capture, with its warning sign, and the sentence that explains it.</extracomment>
        <translation>⚠ %1。%2</translation>
    </message>
    <message>
        <source>You predicted: %1 – %2</source>
        <extracomment>The learner&apos;s answer to a prediction: the question, then the answer.</extracomment>
        <translation>你的预测：%1 – %2</translation>
    </message>
    <message>
        <source>All inputs and results</source>
        <translation>所有输入和结果</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Check box on a capture: shown in the comparison.</extracomment>
        <translation>比较</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Accessible name of the check box &quot;Compare&quot;; keep its text in front. %1 is the name of the capture.</extracomment>
        <translation>比较：%1</translation>
    </message>
    <message>
        <source>Open again</source>
        <extracomment>Button on a capture: goes to the instrument and sets it as it was captured.</extracomment>
        <translation>再次打开</translation>
    </message>
    <message>
        <source>Open again: %1</source>
        <translation>再次打开：%1</translation>
    </message>
    <message>
        <source>Goes to the instrument and sets it as it was captured.</source>
        <translation>转到仪器，并把它设置成截取时的样子。</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Rename: %1</source>
        <translation>重命名：%1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>移除：%1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Label of the entry for a capture&apos;s name.</extracomment>
        <translation>名称</translation>
    </message>
    <message>
        <source>New name of: %1</source>
        <translation>新名称：%1</translation>
    </message>
    <message>
        <source>Enter keeps the name, Escape leaves it as it was.</source>
        <translation>回车键保留名称，Esc 键保持原样。</translation>
    </message>
</context>
<context>
    <name>rp::CaptureComparison</name>
    <message>
        <source>Captures side by side</source>
        <translation>并排的证据</translation>
    </message>
    <message>
        <source>These captures agree in every input and every figure.</source>
        <translation>这些证据的所有输入和所有数字都一致。</translation>
    </message>
    <message>
        <source>Instrument</source>
        <translation>仪器</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>路线</translation>
    </message>
    <message>
        <source>Prediction %1</source>
        <extracomment>Row of a comparison: the learner&apos;s answer to the question that is the act&apos;s first, second …; %1 is its number.</extracomment>
        <translation>预测 %1</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <extracomment>Row of a comparison: what a control of the instrument was set to; %1 is its name.</extracomment>
        <translation>输入：%1</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <extracomment>Row of a comparison: a result of the instrument; %1 is its name.</extracomment>
        <translation>数字：%1</translation>
    </message>
    <message>
        <source>Figure: %1 (rests on an assumption)</source>
        <extracomment>The same for a result that rests on an assumption.</extracomment>
        <translation>数字：%1（基于假设）</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>≠ differs</source>
        <extracomment>Cell of a comparison, with its symbol: the captures have different values in this row.</extracomment>
        <translation>≠ 不同</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= 相同</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Cell of a comparison: this capture has no such value.</extracomment>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) differ; they come first.</source>
        <translation>
            <numerusform>有 %Ln 个值不同，排在最前面。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CaptureText</name>
    <message>
        <source>Capture %1: %2</source>
        <extracomment>Name of a piece of evidence that the learner has not named; %1 is its number, %2 names the instrument.</extracomment>
        <translation>证据 %1：%2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Where a piece of evidence comes from: title of an act, title of one of its instruments.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Altered</source>
        <extracomment>Badge on a piece of evidence: it was edited in the file, outside the program.</extracomment>
        <translation>被改动</translation>
    </message>
    <message>
        <source>Content has changed</source>
        <extracomment>Badge on a piece of evidence: questions or answers of the lab are others now.</extracomment>
        <translation>内容已改变</translation>
    </message>
    <message>
        <source>Instrument missing</source>
        <extracomment>Badge on a piece of evidence: it can&apos;t be opened again.</extracomment>
        <translation>缺少仪器</translation>
    </message>
    <message>
        <source>Result has changed</source>
        <extracomment>Badge on a piece of evidence: the same inputs give other figures in this version of the program.</extracomment>
        <translation>结果已改变</translation>
    </message>
    <message>
        <source>This capture was changed outside the program, so it proves nothing; capture it again.</source>
        <translation>这份证据在程序之外被改动过，所以不能证明任何东西；请重新截取。</translation>
    </message>
    <message>
        <source>The lab&apos;s content has changed since: it was captured from version %1.</source>
        <translation>此后实验的内容改变了：它截取自版本 %1。</translation>
    </message>
    <message>
        <source>This program can&apos;t set the instrument up like this any more; the figures are those that were captured.</source>
        <translation>这个程序已无法把仪器设置成这样；数字是当时截取的。</translation>
    </message>
    <message numerus="yes">
        <source>The same inputs give %Ln other figure(s) in this version of the program: %1.</source>
        <translation>
            <numerusform>在这个版本的程序中，同样的输入给出 %Ln 个不同的数字：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) were taken out of the ledger file outside the program.</source>
        <translation>
            <numerusform>有 %Ln 份证据在程序之外被从实验记录文件中删去。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Catalogue</name>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <translation>无法读取文件（%1）</translation>
    </message>
    <message>
        <source>the key %1 is used twice</source>
        <translation>键 %1 使用了两次</translation>
    </message>
    <message>
        <source>there is no entry with the key %1</source>
        <translation>没有键为 %1 的条目</translation>
    </message>
    <message>
        <source>the device has no dense peak for %1</source>
        <translation>设备没有 %1 的稠密峰值</translation>
    </message>
    <message>
        <source>the schema is missing</source>
        <translation>缺少架构文件</translation>
    </message>
</context>
<context>
    <name>rp::Challenge</name>
    <message>
        <source>The slider&apos;s value can&apos;t be handed in yet; set “%1” to %2, or choose “Set up the instrument”.</source>
        <extracomment>%1 is the label of a control, %2 the value it must have (&quot;10 s&quot;); the button is named as it is on the page</extracomment>
        <translation>滑块的值还不能提交；请把“%1”设为 %2，或选择“设置仪器”。</translation>
    </message>
</context>
<context>
    <name>rp::ChallengeCard</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A number and its unit.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type a time span, such as %1, and choose its unit. “%2” works, too.</source>
        <translation>输入一段时间，例如 %1，并选择单位。“%2”也可以。</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>输入一个数。</translation>
    </message>
    <message>
        <source>Your attempts:
%1</source>
        <translation>你的尝试：
%1</translation>
    </message>
    <message>
        <source>✓ Challenge solved: %1</source>
        <extracomment>Heading of a task; %1 is its title.</extracomment>
        <translation>✓ 挑战已解决：%1</translation>
    </message>
    <message>
        <source>Challenge: %1</source>
        <translation>挑战：%1</translation>
    </message>
    <message>
        <source>• %1</source>
        <extracomment>One fact of a list.</extracomment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Your result for “%1”</source>
        <extracomment>Name of the field for the result of a challenge; %1 is the challenge&apos;s title.</extracomment>
        <translation>你对“%1”的结果</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>提交答案</translation>
    </message>
    <message>
        <source>Set up the instrument</source>
        <translation>设置仪器</translation>
    </message>
    <message>
        <source>Puts the controls to the facts of this challenge.</source>
        <translation>按这个挑战的条件设置各个控件。</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>显示提示</translation>
    </message>
    <message>
        <source>Use the slider&apos;s value: %1</source>
        <extracomment>Button: hands in the value that a slider of the instrument has now.</extracomment>
        <translation>使用滑块的值：%1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>A hint on how to solve a challenge.</extracomment>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Your result was changed outside the program, so it counts for nothing.</source>
        <translation>你的结果在程序之外被改动过，所以不计入。</translation>
    </message>
    <message>
        <source>✓ Solved. %1</source>
        <extracomment>A solved challenge; %1 is a few sentences.</extracomment>
        <translation>✓ 已解决。%1</translation>
    </message>
    <message>
        <source>Not solved yet. Ridgepoint notices by itself when you get there.</source>
        <translation>尚未解决。达到目标时，Ridgepoint 会自己发现。</translation>
    </message>
    <message>
        <source>Choose one of the proposals first.</source>
        <translation>请先选择一个提议。</translation>
    </message>
    <message>
        <source>You proposed this one before. Choose another.</source>
        <translation>这个你已经提议过了。请选择另一个。</translation>
    </message>
    <message>
        <source>Your proposals:
%1</source>
        <translation>你的提议：
%1</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>提议</translation>
    </message>
    <message>
        <source>Your proposal for “%1”</source>
        <extracomment>Name of a group of radio buttons; %1 is the challenge&apos;s title.</extracomment>
        <translation>你对“%1”的提议</translation>
    </message>
</context>
<context>
    <name>rp::ChallengeText</name>
    <message>
        <source>times</source>
        <extracomment>Unit after a number that is a factor, as in &quot;3 times&quot;.</extracomment>
        <translation>倍</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Said of a value that was handed in.</extracomment>
        <translation>正确</translation>
    </message>
    <message>
        <source>not right</source>
        <extracomment>Said of a proposal.
----------
Said of a value that was handed in.</extracomment>
        <translation>不对</translation>
    </message>
    <message>
        <source>too low</source>
        <extracomment>Said of a value that was handed in: it is smaller than the right one.</extracomment>
        <translation>太小</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A value that was handed in, and what was said of it: &quot;10 h: too low&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Challenge “%1”: changed outside the program, so it counts for nothing.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>挑战“%1”：在程序之外被改动过，所以不计入。</translation>
    </message>
    <message>
        <source>Challenge “%1”: not solved.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>挑战“%1”：未解决。</translation>
    </message>
    <message>
        <source>Challenge “%1”: solved.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>挑战“%1”：已解决。</translation>
    </message>
    <message>
        <source>Challenge “%1”: solved. %2: %3.</source>
        <extracomment>%1 is the title of a challenge, %2 the name of a figure (&quot;Moves made&quot;), %3 its value.</extracomment>
        <translation>挑战“%1”：已解决。%2：%3。</translation>
    </message>
    <message>
        <source>%1 (proposed before, not right)</source>
        <extracomment>A proposal that can be chosen, marked because it was tried before; %1 is the proposal.</extracomment>
        <translation>%1（已提议过，不对）</translation>
    </message>
    <message numerus="yes">
        <source>Challenge “%1”: solved after %Ln proposal(s) with: %2</source>
        <extracomment>%1 is the title of a challenge, %2 what was proposed; the number is that of the proposals.</extracomment>
        <translation>
            <numerusform>挑战“%1”：经过 %Ln 次提议后解决，答案是：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Challenge “%1”: solved with %2 after %Ln attempt(s).</source>
        <extracomment>%1 is the title of a challenge, %2 the value handed in; the number is that of the attempts.</extracomment>
        <translation>
            <numerusform>挑战“%1”：经过 %Ln 次尝试，以 %2 解决。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ChartExport</name>
    <message>
        <source>The file %1 could not be written; choose a folder that you may write to and that has free space.</source>
        <comment>%1: file name with its folder</comment>
        <translation>无法写入文件 %1；请选择一个你有写入权限且有剩余空间的文件夹。</translation>
    </message>
</context>
<context>
    <name>rp::ChartWidget</name>
    <message>
        <source>Arrow keys read the values one by one; the question mark key lists all keys.</source>
        <translation>用方向键逐个朗读数值；按问号键列出所有按键。</translation>
    </message>
    <message>
        <source>Left and right arrow: value before or after</source>
        <translation>左右方向键：前一个或后一个数值</translation>
    </message>
    <message>
        <source>Up and down arrow: series above or below</source>
        <translation>上下方向键：上一个或下一个数据系列</translation>
    </message>
    <message>
        <source>Home, End: first or last value of the series</source>
        <translation>Home、End：数据系列的第一个或最后一个数值</translation>
    </message>
    <message>
        <source>Ctrl+Home, Ctrl+End: first or last value of the chart</source>
        <translation>Ctrl+Home、Ctrl+End：图表的第一个或最后一个数值</translation>
    </message>
    <message>
        <source>Enter: go to the values</source>
        <translation>Enter：进入各个数值</translation>
    </message>
    <message>
        <source>Esc: back to the chart as a whole</source>
        <translation>Esc：回到整个图表</translation>
    </message>
    <message>
        <source>Question mark: this list</source>
        <translation>问号：本列表</translation>
    </message>
    <message>
        <source>Keys in this chart</source>
        <translation>此图表中的按键</translation>
    </message>
    <message>
        <source>Data table</source>
        <extracomment>Button that shows or hides the numbers behind a chart.</extracomment>
        <translation>数据表</translation>
    </message>
    <message>
        <source>Shows the values of this chart as a table below it.</source>
        <translation>在图表下方以表格显示它的数值。</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <extracomment>Button that opens a menu with copy and export of a chart.</extracomment>
        <translation>图表菜单</translation>
    </message>
    <message>
        <source>Copy the values, export the chart, list its keys.</source>
        <translation>复制数值、导出图表、列出按键。</translation>
    </message>
    <message>
        <source>Copy values as CSV</source>
        <translation>将数值复制为 CSV</translation>
    </message>
    <message>
        <source>Export values as CSV…</source>
        <translation>将数值导出为 CSV…</translation>
    </message>
    <message>
        <source>Export picture as SVG…</source>
        <translation>将图片导出为 SVG…</translation>
    </message>
    <message>
        <source>Export picture as PNG…</source>
        <translation>将图片导出为 PNG…</translation>
    </message>
    <message>
        <source>Values copied.</source>
        <translation>数值已复制。</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>%1 file (%2)</source>
        <extracomment>File type in a dialog. %1: &quot;CSV&quot;, &quot;SVG&quot; or &quot;PNG&quot;; %2: its file pattern.</extracomment>
        <translation>%1 文件 (%2)</translation>
    </message>
    <message>
        <source>Chart exported to %1.</source>
        <translation>图表已导出到 %1。</translation>
    </message>
    <message>
        <source>Data table: %1</source>
        <extracomment>Accessible name of the button &quot;Data table&quot;; keep its text in front. %1: title of the chart.</extracomment>
        <translation>数据表：%1</translation>
    </message>
    <message>
        <source>Chart menu: %1</source>
        <extracomment>Accessible name of the button &quot;Chart menu&quot;; keep its text in front. %1: title of the chart.</extracomment>
        <translation>图表菜单：%1</translation>
    </message>
</context>
<context>
    <name>rp::CommandLine</name>
    <message>
        <source>There is no option %1; see ridgepoint --help.</source>
        <translation>没有选项 %1；请参阅 ridgepoint --help。</translation>
    </message>
    <message>
        <source>There is no command %1; see ridgepoint --help.</source>
        <translation>没有命令 %1；请参阅 ridgepoint --help。</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>选项 %1 需要一个值。</translation>
    </message>
    <message>
        <source>There is no language %1; choose one of %2.</source>
        <extracomment>%1 is what was given, %2 lists what is possible.</extracomment>
        <translation>没有语言 %1；请从 %2 中选择。</translation>
    </message>
    <message>
        <source>There is no theme %1; choose one of %2.</source>
        <extracomment>%1 is what was given, %2 lists what is possible.</extracomment>
        <translation>没有主题 %1；请从 %2 中选择。</translation>
    </message>
    <message>
        <source>The text size %1 can&apos;t be used; give a whole number from %2 to %3.</source>
        <extracomment>%1 is what was given, %2 and %3 are the smallest and largest percentage.</extracomment>
        <translation>不能使用文字大小 %1；请给出 %2 到 %3 之间的整数。</translation>
    </message>
    <message>
        <source>There is no place %1; write it like %2.</source>
        <extracomment>%1 is what was given, %2 an example.</extracomment>
        <translation>没有位置 %1；请按 %2 的形式书写。</translation>
    </message>
    <message>
        <source>The tour needs a folder for its pictures: %1.</source>
        <translation>导览需要一个存放图片的文件夹：%1。</translation>
    </message>
    <message>
        <source>The option %1 has no meaning for the tour.</source>
        <translation>选项 %1 对导览没有意义。</translation>
    </message>
    <message>
        <source>Ridgepoint: predict, explore and understand why machine-learning code runs slowly.</source>
        <translation>Ridgepoint：预测、探索并理解机器学习代码为什么运行缓慢。</translation>
    </message>
    <message>
        <source>Open the window:</source>
        <translation>打开窗口：</translation>
    </message>
    <message>
        <source>keep the session in DIR</source>
        <translation>把进度保存在 DIR 中</translation>
    </message>
    <message>
        <source>language: %1</source>
        <translation>语言：%1</translation>
    </message>
    <message>
        <source>colours: %1</source>
        <translation>配色：%1</translation>
    </message>
    <message>
        <source>text size from %1 to %2</source>
        <translation>文字大小，从 %1 到 %2</translation>
    </message>
    <message>
        <source>go to a step that is open, such as %1</source>
        <translation>转到已开放的步骤，例如 %1</translation>
    </message>
    <message>
        <source>for projecting: every step is open, nothing is saved</source>
        <translation>用于投影：所有步骤都开放，不保存任何内容</translation>
    </message>
    <message>
        <source>say the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>say this</source>
        <translation>显示本说明</translation>
    </message>
    <message>
        <source>Without a window:</source>
        <translation>不打开窗口：</translation>
    </message>
    <message>
        <source>answer a function of the models; see compute --help</source>
        <translation>计算模型中的函数；参见 compute --help</translation>
    </message>
    <message>
        <source>check lab and catalogue files</source>
        <translation>检查实验文件和目录文件</translation>
    </message>
    <message>
        <source>a scripted learner walks through the lab and leaves pictures in DIR; --lang and --theme can be given more than once</source>
        <translation>由脚本扮演的学习者走完实验，并把图片存到 DIR；--lang 和 --theme 可以多次给出</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 the command line can&apos;t be used, 3 the input can&apos;t be used.</source>
        <translation>退出状态：0 完成，2 命令行无法使用，3 输入无法使用。</translation>
    </message>
    <message>
        <source>labs from DIR as well; one with a known name takes the place of ours</source>
        <translation>同时载入 DIR 中的实验；与已有实验同名的会取代它</translation>
    </message>
</context>
<context>
    <name>rp::CompareCard</name>
    <message>
        <source>The comparison was copied as Markdown.</source>
        <translation>比较已复制为 Markdown。</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>复制为 Markdown</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>导出为 Markdown…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>导出为 CSV…</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>导出比较</translation>
    </message>
    <message>
        <source>The comparison was exported to %1.</source>
        <translation>比较已导出到 %1。</translation>
    </message>
</context>
<context>
    <name>rp::ComparisonTable</name>
    <message>
        <source>%1: table of all values</source>
        <extracomment>Name of a table for a screen reader, below a chart with the same heading. %1: that heading.</extracomment>
        <translation>%1：全部数值的表格</translation>
    </message>
</context>
<context>
    <name>rp::CompilationContinuumInstrument</name>
    <message>
        <source>Throughput and flexibility of each stage</source>
        <translation>各阶段的吞吐量与灵活性</translation>
    </message>
    <message>
        <source>How flexible each stage is</source>
        <translation>各阶段有多灵活</translation>
    </message>
    <message>
        <source>From memory-bound to compute-bound</source>
        <translation>从访存受限到计算受限</translation>
    </message>
</context>
<context>
    <name>rp::CompilationReturn</name>
    <message>
        <source>Cost of compiling</source>
        <extracomment>machine time that compiling takes</extracomment>
        <translation>编译成本</translation>
    </message>
    <message>
        <source>Saved per inference</source>
        <translation>每次推理的节省</translation>
    </message>
    <message>
        <source>Break-even inferences</source>
        <extracomment>number of inferences after which compiling has paid back</extracomment>
        <translation>盈亏平衡推理次数</translation>
    </message>
    <message>
        <source>Break-even time</source>
        <extracomment>time after which compiling has paid back</extracomment>
        <translation>盈亏平衡时间</translation>
    </message>
    <message>
        <source>Inferences served</source>
        <translation>已完成的推理次数</translation>
    </message>
    <message>
        <source>Net time saved</source>
        <translation>净节省时间</translation>
    </message>
    <message>
        <source>Eager capacity per day</source>
        <extracomment>inferences per day that the replicas can serve without compiling</extracomment>
        <translation>即时模式每天的服务能力</translation>
    </message>
    <message>
        <source>Eager throughput</source>
        <translation>即时模式吞吐量</translation>
    </message>
    <message>
        <source>Compiled throughput</source>
        <translation>编译后吞吐量</translation>
    </message>
    <message>
        <source>Throughput gain</source>
        <translation>吞吐量增益</translation>
    </message>
    <message>
        <source>Compile time</source>
        <translation>编译时间</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>请求量</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>部署时长</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>judgement on whether compiling pays</extracomment>
        <translation>结论</translation>
    </message>
    <message>
        <source>Volume beyond the eager capacity</source>
        <translation>请求量超出即时模式的服务能力</translation>
    </message>
    <message>
        <source>Share of inferences on compiled code</source>
        <translation>运行编译后代码的推理所占比例</translation>
    </message>
    <message>
        <source>Graphs compiled</source>
        <translation>编译的图数</translation>
    </message>
    <message>
        <source>Break-even inferences at the higher gain</source>
        <translation>较高增益时的盈亏平衡推理次数</translation>
    </message>
    <message>
        <source>Break-even inferences at the lower gain</source>
        <translation>较低增益时的盈亏平衡推理次数</translation>
    </message>
    <message>
        <source>Net time saved at the lower gain</source>
        <translation>较低增益时的净节省时间</translation>
    </message>
    <message>
        <source>Net time saved at the higher gain</source>
        <translation>较高增益时的净节省时间</translation>
    </message>
    <message>
        <source>Launch cost against kernel time</source>
        <translation>启动开销与内核时间之比</translation>
    </message>
    <message>
        <source>Cost before the first inference</source>
        <translation>第一次推理之前的成本</translation>
    </message>
    <message>
        <source>Recompilations per day cost</source>
        <translation>每天重新编译的成本</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>verdict: compiling can never pay back</extracomment>
        <translation>永不</translation>
    </message>
    <message>
        <source>Not justified</source>
        <extracomment>verdict: compiling would pay back, but only after the deployment has ended</extracomment>
        <translation>不值得</translation>
    </message>
    <message>
        <source>Positive</source>
        <extracomment>verdict: compiling pays back within the deployment</extracomment>
        <translation>合算</translation>
    </message>
    <message>
        <source>Around break-even</source>
        <extracomment>how far a time axis reaches: twice the time of break-even</extracomment>
        <translation>盈亏平衡点附近</translation>
    </message>
    <message>
        <source>Whole deployment</source>
        <extracomment>how far a time axis reaches: to the end of the deployment</extracomment>
        <translation>整个部署</translation>
    </message>
    <message>
        <source>Static</source>
        <extracomment>recompilation policy: one graph for each shape of input</extracomment>
        <translation>静态</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>recompilation policy: the second shape of input triggers one graph for all</extracomment>
        <translation>自动</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <extracomment>recompilation policy: one graph for all shapes from the start</extracomment>
        <translation>动态</translation>
    </message>
    <message>
        <source>%1 per day</source>
        <extracomment>a rate; %1 is a number: &quot;2,400 per day&quot;</extracomment>
        <translation>每天 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 replica(s)</source>
        <extracomment>copies of a model; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 个副本</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <extracomment>shapes of a model&apos;s input; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 种形状</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <extracomment>one run of a model is one inference; %1 is the count, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>±%1</source>
        <extracomment>an uncertainty to either side; %1 is a percentage</extracomment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>No throughput was published for this case. It follows from the serial launch model.</source>
        <translation>这种情况没有公布吞吐量。它由串行启动模型得出。</translation>
    </message>
    <message>
        <source>The math is taken to run as long as on the cloud device, as the course does.</source>
        <translation>与课程一样，假设运算所用的时间与云端设备相同。</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>部署环境</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own volume and length of deployment.</source>
        <translation>模型在哪里运行。它带有自己的请求量和部署时长。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>The model that is compiled. It brings its own eager throughput and throughput gain.</source>
        <translation>被编译的模型。它带有自己的即时模式吞吐量和吞吐量增益。</translation>
    </message>
    <message>
        <source>Time that one replica needs for its first compilation.</source>
        <translation>一个副本第一次编译所需的时间。</translation>
    </message>
    <message>
        <source>How many more inferences per second the compiled model serves.</source>
        <translation>编译后的模型每秒能多完成多少次推理。</translation>
    </message>
    <message>
        <source>Inferences per day of all replicas together.</source>
        <translation>所有副本合计每天的推理次数。</translation>
    </message>
    <message>
        <source>How long the compiled model serves, from one run to ten years. You can type a time such as 23 h 20 min, or 1 run. A number alone counts days.</source>
        <translation>编译后的模型运行多久，从一次运行到十年。可以输入时间，例如 23 h 20 min，或 1 run。只输入数字表示天数。</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>How far the timeline reaches: twice the break-even time, or to the end of the deployment.</source>
        <translation>时间线延伸多远：盈亏平衡时间的两倍，或到部署结束。</translation>
    </message>
    <message>
        <source>Inferences per second of one replica before it is compiled.</source>
        <translation>一个副本编译前每秒的推理次数。</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Copies of the model that share the volume. Each one compiles for itself.</source>
        <translation>共同承担请求量的模型副本。每个副本各自编译。</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>缓存命中</translation>
    </message>
    <message>
        <source>Share of the replicas that load compiled code from a cache instead of compiling.</source>
        <translation>从缓存载入编译好的代码而无需编译的副本所占的比例。</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>载入时间</translation>
    </message>
    <message>
        <source>Time to load compiled code from the cache. It counts only for cache hits.</source>
        <translation>从缓存载入编译好的代码所用的时间。只在缓存命中时计入。</translation>
    </message>
    <message>
        <source>Input shapes</source>
        <translation>输入形状</translation>
    </message>
    <message>
        <source>Different shapes of input that arrive, in equal parts.</source>
        <translation>到达的不同输入形状，各占相等的份额。</translation>
    </message>
    <message>
        <source>Recompilation policy</source>
        <translation>重新编译策略</translation>
    </message>
    <message>
        <source>Recompilations</source>
        <translation>重新编译</translation>
    </message>
    <message>
        <source>Times per day that each replica has to compile again, for example after a restart.</source>
        <translation>每个副本每天必须重新编译的次数，例如在重启之后。</translation>
    </message>
    <message>
        <source>Recompile time</source>
        <translation>重新编译时间</translation>
    </message>
    <message>
        <source>How long a recompilation takes, as a share of the first compilation.</source>
        <translation>一次重新编译占第一次编译的比例。</translation>
    </message>
    <message>
        <source>Guard cost</source>
        <translation>守卫条件开销</translation>
    </message>
    <message>
        <source>Time per inference to check that the compiled code still fits its input.</source>
        <translation>每次推理检查编译后的代码是否仍适合其输入所用的时间。</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Time that each replica needs after compiling before it serves.</source>
        <translation>每个副本在编译之后、提供服务之前所需的时间。</translation>
    </message>
    <message>
        <source>Uncertainty of the gain</source>
        <translation>增益的不确定性</translation>
    </message>
    <message>
        <source>The timeline&apos;s band shows the saving at a gain that is smaller or larger by this share of it.</source>
        <translation>时间线的区间显示增益按此比例变小或变大时的节省。</translation>
    </message>
    <message>
        <source>run|runs|inference|inferences</source>
        <extracomment>names of a unit that a learner may type, separated by |: one run of the model, one inference</extracomment>
        <translation>次|次运行|次推理|运行|推理</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Compile time 30 s&quot;; the beginning of a longer sentence</extracomment>
        <translation>“%1”设为 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>control and value</comment>
        <extracomment>a control and what was chosen: &quot;Workload, ResNet-50&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>多项设置</translation>
    </message>
    <message>
        <source>%1: break-even moves from %2 to %3 inferences, reached after %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 numbers of inferences, %4 a time span</extracomment>
        <translation>%1：盈亏平衡点从 %2 次推理移到 %3 次推理，在 %4 之后达到。</translation>
    </message>
    <message>
        <source>%1: break-even stays at %2 inferences, reached after %3.</source>
        <extracomment>%1 a control and its value, %2 a number of inferences, %3 a time span</extracomment>
        <translation>%1：盈亏平衡点仍为 %2 次推理，在 %3 之后达到。</translation>
    </message>
    <message>
        <source>%1: break-even now exists, at %2 inferences, reached after %3.</source>
        <extracomment>%1 a control and its value, %2 a number of inferences, %3 a time span</extracomment>
        <translation>%1：现在有盈亏平衡点了，为 %2 次推理，在 %3 之后达到。</translation>
    </message>
    <message>
        <source>%1: the cost is never recovered any more.</source>
        <extracomment>%1 is a control and its value</extracomment>
        <translation>%1：成本再也收不回来。</translation>
    </message>
    <message>
        <source>%1: the cost is still never recovered.</source>
        <extracomment>%1 is a control and its value</extracomment>
        <translation>%1：成本仍然收不回来。</translation>
    </message>
    <message>
        <source>Net time saved: %1.</source>
        <extracomment>%1 is a time span, negative for a loss</extracomment>
        <translation>净节省时间：%1。</translation>
    </message>
    <message>
        <source>The verdict is now: %1.</source>
        <extracomment>%1 is one of the verdicts: &quot;Positive&quot;, &quot;Not justified&quot;, &quot;Never&quot;</extracomment>
        <translation>现在的结论：%1。</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and recovers it after %2. At the end of the deployment, after %3, it has saved %4 net.</source>
        <extracomment>%1 to %4 are time spans: cost, time to break-even, length of the deployment, net time saved</extracomment>
        <translation>编译花费 %1 的机器时间，在 %2 之后收回。部署在 %3 后结束时，净节省 %4。</translation>
    </message>
    <message>
        <source>The %1 that compiling costs would be recovered after %2, but this deployment lasts only %3. It loses %4 net.</source>
        <extracomment>%1 to %4 are time spans: cost, time to break-even, length of the deployment, net time lost</extracomment>
        <translation>编译所花的 %1 要在 %2 之后才能收回，但这次部署只持续 %3。净损失 %4。</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and saves none: without a throughput gain, nothing recovers the cost.</source>
        <extracomment>%1 is a time span</extracomment>
        <translation>编译花费 %1 的机器时间，却什么也不节省：没有吞吐量增益，成本就收不回来。</translation>
    </message>
    <message>
        <source>Compiled code saves %1 per inference, but checking its guards takes %2. Each inference makes the loss larger.</source>
        <extracomment>%1 and %2 are times per inference</extracomment>
        <translation>编译后的代码每次推理节省 %1，但检查守卫条件要用 %2。每次推理都会让损失更大。</translation>
    </message>
    <message>
        <source>Recompiling costs %1 of machine time per day, and compiled code saves only %2 per day. Each day makes the loss larger.</source>
        <extracomment>%1 and %2 are time spans per day</extracomment>
        <translation>重新编译每天花费 %1 的机器时间，而编译后的代码每天只节省 %2。每过一天损失就更大。</translation>
    </message>
    <message>
        <source>No single change of compile time, gain, volume or deployment changes this verdict.</source>
        <translation>单独改变编译时间、增益、请求量或部署时长，都不会改变这个结论。</translation>
    </message>
    <message>
        <source>A gain that is %1 smaller or larger leaves the sign of this result as it is.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>增益上下变动 %1，这个结果的正负号都不变。</translation>
    </message>
    <message>
        <source>The gain decides: if it is %1 smaller or larger, the net time saved is %2 or %3.</source>
        <extracomment>%1 is a percentage, %2 and %3 are time spans, negative for a loss</extracomment>
        <translation>取决于增益：它向下或向上变动 %1 时，净节省时间为 %2 或 %3。</translation>
    </message>
    <message>
        <source>The volume of %1 inferences per day is more than this fleet can serve without compiling: %2 per day. Without compiling, part of the load would have to wait or need more replicas.</source>
        <extracomment>%1 and %2 are numbers of inferences per day</extracomment>
        <translation>每天 %1 次推理的请求量超出了这些副本不编译时的服务能力：每天 %2 次。不编译的话，一部分负载就得等待，或者需要更多副本。</translation>
    </message>
    <message>
        <source>The cost line starts at %1 and the saving line at zero.</source>
        <extracomment>what a chart of cost and saving over time shows; %1 is a time span</extracomment>
        <translation>成本线从 %1 开始，节省线从零开始。</translation>
    </message>
    <message>
        <source>They cross after %1 inferences, at %2.</source>
        <extracomment>%1 is a number of inferences, %2 a time span</extracomment>
        <translation>它们在 %1 次推理之后、%2 处相交。</translation>
    </message>
    <message>
        <source>They never cross.</source>
        <translation>它们永不相交。</translation>
    </message>
    <message>
        <source>One change is enough to make compiling pay: %1, %2 or less.</source>
        <extracomment>a verdict would become positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>改变一项就足以让编译合算：%1，%2 或更少。</translation>
    </message>
    <message>
        <source>One change is enough to make compiling pay: %1, %2 or more.</source>
        <extracomment>a verdict would become positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>改变一项就足以让编译合算：%1，%2 或更多。</translation>
    </message>
    <message>
        <source>One change is enough to turn this into a loss: %1, %2 or less.</source>
        <extracomment>a verdict would no longer be positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>改变一项就足以使它变成损失：%1，%2 或更少。</translation>
    </message>
    <message>
        <source>One change is enough to turn this into a loss: %1, %2 or more.</source>
        <extracomment>a verdict would no longer be positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>改变一项就足以使它变成损失：%1，%2 或更多。</translation>
    </message>
    <message>
        <source>Break-even at %1 inferences</source>
        <extracomment>remark on a point in time; %1 is a number of inferences</extracomment>
        <translation>盈亏平衡点：%1 次推理</translation>
    </message>
    <message>
        <source>End of the deployment</source>
        <translation>部署结束</translation>
    </message>
    <message>
        <source>no value in its range</source>
        <extracomment>instead of a value of a control that would have an effect</extracomment>
        <translation>范围内没有这样的值</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>a limit of a control&apos;s value; %1 is the value</extracomment>
        <translation>%1 或更多</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <extracomment>a limit of a control&apos;s value; %1 is the value</extracomment>
        <translation>%1 或更少</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>经过的时间</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>节省的时间</translation>
    </message>
    <message>
        <source>Time saved at the lower gain</source>
        <translation>较低增益时节省的时间</translation>
    </message>
    <message>
        <source>Time saved at the higher gain</source>
        <translation>较高增益时节省的时间</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>控件</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Changes the verdict at</source>
        <translation>结论在此改变</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and recovers it after %2, exactly when this deployment ends. It neither saves nor loses time.</source>
        <extracomment>%1 is a time span of machine time, %2 the length of the deployment</extracomment>
        <translation>编译花费 %1 的机器时间，在 %2 之后收回，正好在这次部署结束时。它既不节省也不损失时间。</translation>
    </message>
    <message numerus="yes">
        <source>Static: one graph for each shape, %Ln at most, and the other shapes run eagerly. Automatic: the second shape triggers one dynamic graph. Dynamic: one graph from the start.</source>
        <extracomment>a help text; %Ln is the most graphs that one function may have</extracomment>
        <translation>
            <numerusform>静态：每种形状一个图，最多 %Ln 个，其余形状以即时模式运行。自动：第二种形状触发一个动态图。动态：一开始就只用一个图。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CompilationReturnInstrument</name>
    <message>
        <source>Cost of compiling and time saved</source>
        <translation>编译成本与节省的时间</translation>
    </message>
    <message>
        <source>What would change the verdict</source>
        <translation>什么会改变结论</translation>
    </message>
    <message>
        <source>Each row changes one control and leaves all others as they are.</source>
        <translation>每一行只改变一个控件，其他都不变。</translation>
    </message>
</context>
<context>
    <name>rp::CompletionCard</name>
    <message>
        <source>You predicted %1, and the instrument says %2.</source>
        <translation>你预测的是 %1，仪器的结果是 %2。</translation>
    </message>
    <message>
        <source>You predicted: %1</source>
        <translation>你的预测：%1</translation>
    </message>
    <message>
        <source>You found %1 of %2 discoveries and skipped the rest.</source>
        <translation>你完成了 %2 项发现中的 %1 项，其余的跳过了。</translation>
    </message>
    <message>
        <source>You found %1 of %2 discoveries.</source>
        <translation>你完成了 %2 项发现中的 %1 项。</translation>
    </message>
    <message>
        <source>Right at the first answer: %1 of %2 questions.</source>
        <translation>首次回答就正确：%1 题，共 %2 题。</translation>
    </message>
    <message>
        <source>Next comes: %1</source>
        <translation>接下来是：%1</translation>
    </message>
    <message>
        <source>This was the last act of this lab. Your ledger keeps everything. You can go back to any step and use the instrument again.</source>
        <translation>这是本实验的最后一幕。你的实验记录本保存着一切。你可以回到任何步骤，继续使用仪器。</translation>
    </message>
    <message>
        <source>✓ You finished “%1”</source>
        <extracomment>%1 is the title of an act.</extracomment>
        <translation>✓ 你完成了“%1”</translation>
    </message>
    <message>
        <source>This was the last act of this lab. Now write your decision memo: what you recommend, and on which evidence. Your ledger keeps everything, and you can go back to any step.</source>
        <translation>这是本实验的最后一幕。现在写下你的决策备忘录：你建议什么，依据哪些证据。实验记录本保存了一切，你可以回到任何步骤。</translation>
    </message>
</context>
<context>
    <name>rp::Compute</name>
    <message>
        <source>Kernel launches per pass</source>
        <translation>每次前向传播的内核启动次数</translation>
    </message>
    <message>
        <source>Math per kernel</source>
        <translation>每个内核的计算时间</translation>
    </message>
    <message>
        <source>Cost of one launch</source>
        <translation>一次启动的开销</translation>
    </message>
    <message>
        <source>Memory time per pass</source>
        <translation>每次前向传播的访存时间</translation>
    </message>
    <message>
        <source>Time of one kernel</source>
        <translation>一个内核的时间</translation>
    </message>
    <message>
        <source>Share of launches that compiling removes</source>
        <translation>编译省去的启动所占的比例</translation>
    </message>
    <message>
        <source>Share of memory time that compiling removes</source>
        <translation>编译省去的访存时间所占的比例</translation>
    </message>
    <message>
        <source>Depth of the launch queue</source>
        <translation>启动队列的深度</translation>
    </message>
    <message>
        <source>Delay between a launch and the kernel&apos;s start</source>
        <translation>从启动到内核开始的延迟</translation>
    </message>
    <message>
        <source>Shortest pause between two kernels</source>
        <translation>两个内核之间的最短停顿</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Bytes per element</source>
        <translation>每个元素的字节数</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>Peak of the device</source>
        <translation>设备的峰值</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>张量的元素个数</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation>请给出 %1 到 %2 之间的整数。</translation>
    </message>
    <message>
        <source>Give a number greater than %1 and at most %2.</source>
        <translation>请给出大于 %1 且不超过 %2 的数。</translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation>请给出 %1 到 %2 之间的数。</translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation>请给出 true 或 false。</translation>
    </message>
    <message>
        <source>Choose one of these: %1.</source>
        <translation>请从以下各项中选择：%1。</translation>
    </message>
    <message>
        <source>Give a list of numbers.</source>
        <translation>请给出一个数字列表。</translation>
    </message>
    <message>
        <source>Give a number or a list of numbers.</source>
        <translation>请给出一个数字或一个数字列表。</translation>
    </message>
    <message>
        <source>The argument %1 has the wrong type.</source>
        <translation>参数 %1 的类型不对。</translation>
    </message>
    <message>
        <source>The argument %1 must be finite.</source>
        <translation>参数 %1 必须是有限的数。</translation>
    </message>
    <message>
        <source>The argument %1 must be a whole number.</source>
        <translation>参数 %1 必须是整数。</translation>
    </message>
    <message>
        <source>The argument %1 is out of range.</source>
        <translation>参数 %1 超出范围。</translation>
    </message>
    <message>
        <source>The argument %1 names something unknown.</source>
        <translation>参数 %1 指定了未知的名称。</translation>
    </message>
    <message>
        <source>The list %1 is too long.</source>
        <translation>列表 %1 太长。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what is wrong, %2 how to mend it; both are whole sentences</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>A number is too large. Give a number below 1e300.</source>
        <translation>有一个数太大。请给出小于 1e300 的数。</translation>
    </message>
    <message>
        <source>A member is given twice. Give it once.</source>
        <translation>有一个成员出现了两次。请只给出一次。</translation>
    </message>
    <message>
        <source>A request has only the members %1 and %2. Remove the other one.</source>
        <translation>请求只能有成员 %1 和 %2。请去掉多余的成员。</translation>
    </message>
    <message>
        <source>There are more arguments than any function has. Remove some.</source>
        <translation>给出的参数太多，没有函数需要这么多。请去掉一些。</translation>
    </message>
    <message>
        <source>This is not valid JSON. Correct it at byte %1.</source>
        <translation>这不是有效的 JSON。请改正第 %1 字节处的错误。</translation>
    </message>
    <message>
        <source>The request names no function. Add the member %1.</source>
        <translation>请求没有指定函数。请添加成员 %1。</translation>
    </message>
    <message>
        <source>The name of the function must be text. Put it in quotes.</source>
        <translation>函数名必须是文本。请加上引号。</translation>
    </message>
    <message>
        <source>There is no function %1. The option %2 lists all functions.</source>
        <translation>没有函数 %1。选项 %2 会列出所有函数。</translation>
    </message>
    <message>
        <source>The arguments are missing. Give them as a JSON object, such as %1.</source>
        <translation>缺少参数。请以 JSON 对象的形式给出，例如 %1。</translation>
    </message>
    <message>
        <source>The function %1 has no argument %2.</source>
        <translation>函数 %1 没有参数 %2。</translation>
    </message>
    <message>
        <source>The argument %1 is missing.</source>
        <translation>缺少参数 %1。</translation>
    </message>
    <message>
        <source>Give at most %1 numbers.</source>
        <translation>最多给出 %1 个数。</translation>
    </message>
    <message>
        <source>The result is not defined for these arguments. Choose values that are less extreme.</source>
        <translation>这些参数下的结果没有定义。请选择不那么极端的值。</translation>
    </message>
    <message>
        <source>The line is too long. Keep it below %1 bytes.</source>
        <translation>这一行太长。请控制在 %1 字节以内。</translation>
    </message>
    <message>
        <source>Time of the first compilation</source>
        <translation>第一次编译的时间</translation>
    </message>
    <message>
        <source>Inferences per second before compiling</source>
        <translation>编译前每秒的推理次数</translation>
    </message>
    <message>
        <source>Throughput gain by compiling; 0.48 means 48 %</source>
        <translation>编译带来的吞吐量增益；0.48 表示 48%</translation>
    </message>
    <message>
        <source>Inferences per day of the whole fleet</source>
        <translation>整个集群每天的推理次数</translation>
    </message>
    <message>
        <source>Length of the deployment</source>
        <translation>部署的时长</translation>
    </message>
    <message>
        <source>Replicas that compile</source>
        <translation>需要编译的副本数</translation>
    </message>
    <message>
        <source>Share of replicas that find a compiled model</source>
        <translation>能找到已编译模型的副本所占的比例</translation>
    </message>
    <message>
        <source>Time to load a compiled model</source>
        <translation>加载已编译模型的时间</translation>
    </message>
    <message>
        <source>Recompilations per replica</source>
        <translation>每个副本的重新编译次数</translation>
    </message>
    <message>
        <source>Time of one recompilation</source>
        <translation>一次重新编译的时间</translation>
    </message>
    <message>
        <source>Share of calls that run compiled code</source>
        <translation>运行编译后代码的调用所占的比例</translation>
    </message>
    <message>
        <source>Cost of the guards per call</source>
        <translation>每次调用的守卫检查开销</translation>
    </message>
    <message>
        <source>Warm-up time per replica</source>
        <translation>每个副本的预热时间</translation>
    </message>
    <message>
        <source>Input shapes that occur</source>
        <translation>出现的输入形状数</translation>
    </message>
    <message>
        <source>Graphs that are kept</source>
        <translation>保留的图的数量</translation>
    </message>
    <message>
        <source>What happens when a new shape arrives</source>
        <translation>出现新形状时的处理方式</translation>
    </message>
    <message>
        <source>Stage of compilation</source>
        <translation>编译阶段</translation>
    </message>
    <message>
        <source>Break-even and net saving of compiling</source>
        <translation>编译的盈亏平衡点和净节省</translation>
    </message>
    <message>
        <source>Break-even over a range of gains</source>
        <translation>一系列增益下的盈亏平衡点</translation>
    </message>
    <message>
        <source>Graphs compiled for changing shapes</source>
        <translation>为变化的形状编译的图</translation>
    </message>
    <message>
        <source>Flexibility and speed-up of a compilation stage</source>
        <translation>编译阶段的灵活性和加速比</translation>
    </message>
    <message>
        <source>Utilization to be reached</source>
        <translation>要达到的利用率</translation>
    </message>
    <message>
        <source>Factor on the math</source>
        <translation>计算量的系数</translation>
    </message>
    <message>
        <source>Share of launches that is left</source>
        <translation>剩余的启动所占的比例</translation>
    </message>
    <message>
        <source>No kernel is shorter than this</source>
        <translation>内核的最短时间</translation>
    </message>
    <message>
        <source>Memory time that is left after compiling</source>
        <translation>编译后剩余的访存时间</translation>
    </message>
    <message>
        <source>How many times longer the math takes</source>
        <translation>计算时间变为几倍</translation>
    </message>
    <message>
        <source>How many times longer the memory time is</source>
        <translation>访存时间变为几倍</translation>
    </message>
    <message>
        <source>Samples per pass</source>
        <translation>每次前向传播的样本数</translation>
    </message>
    <message>
        <source>Wall time of the pass</source>
        <translation>前向传播的墙钟时间</translation>
    </message>
    <message>
        <source>A pass in which every launch waits for the previous kernel</source>
        <translation>每次启动都等前一个内核的前向传播</translation>
    </message>
    <message>
        <source>The same pass after compiling</source>
        <translation>编译后的同一次前向传播</translation>
    </message>
    <message>
        <source>Utilization by a published formula that can exceed one</source>
        <translation>按公布的公式得出的利用率，可能大于一</translation>
    </message>
    <message>
        <source>A workload&apos;s math cut into n kernels</source>
        <translation>把工作负载的计算切成 n 个内核</translation>
    </message>
    <message>
        <source>Launch reduction that reaches a target utilization</source>
        <translation>达到目标利用率所需减少的启动</translation>
    </message>
    <message>
        <source>Memory time at which utilization equals a target</source>
        <translation>利用率等于目标时的访存时间</translation>
    </message>
    <message>
        <source>A serial pass on another device</source>
        <translation>另一设备上的串行前向传播</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>每秒样本数</translation>
    </message>
    <message>
        <source>Kernels of the chain</source>
        <translation>运算链中的内核</translation>
    </message>
    <message>
        <source>Share of the bandwidth that is reached</source>
        <translation>能达到带宽的比例</translation>
    </message>
    <message>
        <source>Length of the sequence</source>
        <translation>序列的长度</translation>
    </message>
    <message>
        <source>Width of one attention head</source>
        <translation>一个注意力头的宽度</translation>
    </message>
    <message>
        <source>Elements that fit on the chip</source>
        <translation>片上能容纳的元素个数</translation>
    </message>
    <message>
        <source>Elements per row</source>
        <translation>每行的元素个数</translation>
    </message>
    <message>
        <source>Peak of the vector pipes</source>
        <translation>向量流水线的峰值</translation>
    </message>
    <message>
        <source>Count row statistics as traffic</source>
        <translation>把行统计量计入传输量</translation>
    </message>
    <message>
        <source>Math of the whole chain</source>
        <translation>整个运算链的计算时间</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>脊点</translation>
    </message>
    <message>
        <source>FLOP per operation and element</source>
        <translation>每个运算、每个元素的 FLOP</translation>
    </message>
    <message>
        <source>Memory accesses per element</source>
        <translation>每个元素的内存访问次数</translation>
    </message>
    <message>
        <source>How accesses are counted</source>
        <translation>内存访问的计数方式</translation>
    </message>
    <message>
        <source>Size of the L2 cache</source>
        <translation>L2 缓存的大小</translation>
    </message>
    <message>
        <source>Tensors that must fit at once</source>
        <translation>必须同时放得下的张量数</translation>
    </message>
    <message>
        <source>Kernels and accesses of an operator chain</source>
        <translation>运算链的内核数和访问次数</translation>
    </message>
    <message>
        <source>Traffic, intensity and time of a chain</source>
        <translation>运算链的传输量、强度和时间</translation>
    </message>
    <message>
        <source>Two chains compared</source>
        <translation>两个运算链的比较</translation>
    </message>
    <message>
        <source>The speed-up as the course computed it</source>
        <translation>课程所算的加速比</translation>
    </message>
    <message>
        <source>Fused operations until a chain reaches the ridge point</source>
        <translation>运算链达到脊点所需融合的运算数</translation>
    </message>
    <message>
        <source>Accesses of y = sigmoid(relu(x*w + b))</source>
        <translation>y = sigmoid(relu(x*w + b)) 的访问次数</translation>
    </message>
    <message>
        <source>Traffic of standard over flash attention</source>
        <translation>标准注意力与 flash attention 的传输量之比</translation>
    </message>
    <message>
        <source>Elements moved by standard attention</source>
        <translation>标准注意力搬运的元素个数</translation>
    </message>
    <message>
        <source>Elements moved by flash attention</source>
        <translation>flash attention 搬运的元素个数</translation>
    </message>
    <message>
        <source>Whether a tensor stays in the L2 cache</source>
        <translation>张量是否留在 L2 缓存中</translation>
    </message>
    <message>
        <source>Give one launch cost for all kernels, or a list that is as long as the list of durations.</source>
        <translation>请给出一个适用于所有内核的启动开销，或一个与时长列表等长的列表。</translation>
    </message>
    <message>
        <source>A sync names a kernel that the pass doesn&apos;t have. Count kernels from 0.</source>
        <translation>有一个同步指定了前向传播中没有的内核。内核从 0 开始编号。</translation>
    </message>
    <message>
        <source>Launch cost of the graph</source>
        <translation>图的启动开销</translation>
    </message>
    <message>
        <source>Launch cost per kernel of the graph</source>
        <translation>图中每个内核的启动开销</translation>
    </message>
    <message>
        <source>How many times faster the GPU gets</source>
        <translation>GPU 速度变为几倍</translation>
    </message>
    <message>
        <source>Duration of each kernel</source>
        <translation>每个内核的时长</translation>
    </message>
    <message>
        <source>Kernels after which the CPU waits, counted from 0</source>
        <translation>CPU 在哪些内核之后等待，从 0 开始编号</translation>
    </message>
    <message>
        <source>Cost of one wait</source>
        <translation>一次等待的开销</translation>
    </message>
    <message>
        <source>A pass through a launch queue</source>
        <translation>使用启动队列的前向传播</translation>
    </message>
    <message>
        <source>The same pass through a launch queue after compiling</source>
        <translation>编译后使用启动队列的同一次前向传播</translation>
    </message>
    <message>
        <source>Replay of a CUDA graph</source>
        <translation>重放一个 CUDA graph</translation>
    </message>
    <message>
        <source>What a faster GPU does to a pass</source>
        <translation>更快的 GPU 对前向传播的影响</translation>
    </message>
    <message>
        <source>GPU busy of a deep queue in its steady state</source>
        <translation>深队列在稳态时的 GPU 忙碌率</translation>
    </message>
    <message>
        <source>Wall time of a deep queue in closed form</source>
        <translation>深队列下墙钟时间的闭式解</translation>
    </message>
    <message>
        <source>Event simulation of launches and kernels</source>
        <translation>启动和内核的事件模拟</translation>
    </message>
    <message>
        <source>%1 has no sparse peak for %2. Ask for the dense one.</source>
        <extracomment>%1 device key, %2 number format such as fp32</extracomment>
        <translation>%1 没有 %2 的稀疏峰值。请查询稠密峰值。</translation>
    </message>
    <message>
        <source>%1 has no sparse peak for %2. Choose another precision.</source>
        <translation>%1 没有 %2 的稀疏峰值。请选择其他精度。</translation>
    </message>
    <message>
        <source>%1 has no dense peak for %2. Choose another precision.</source>
        <translation>%1 没有 %2 的稠密峰值。请选择其他精度。</translation>
    </message>
    <message>
        <source>Rows of the product</source>
        <translation>乘积的行数</translation>
    </message>
    <message>
        <source>Columns of the product</source>
        <translation>乘积的列数</translation>
    </message>
    <message>
        <source>Length of the sums</source>
        <translation>求和的长度</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Use the peak with 2:4 sparsity</source>
        <translation>使用 2:4 稀疏峰值</translation>
    </message>
    <message>
        <source>Bytes per element of the result</source>
        <translation>结果中每个元素的字节数</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>FLOP per element</source>
        <translation>每个元素的 FLOP</translation>
    </message>
    <message>
        <source>Data moved</source>
        <translation>搬运的数据量</translation>
    </message>
    <message>
        <source>Math done</source>
        <translation>完成的运算量</translation>
    </message>
    <message>
        <source>Share of the peak that is reached</source>
        <translation>能达到峰值的比例</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Useful math</source>
        <translation>有效运算量</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>墙钟时间</translation>
    </message>
    <message>
        <source>Ridge point of a device at a precision</source>
        <translation>设备在某一精度下的脊点</translation>
    </message>
    <message>
        <source>Math, traffic and intensity of a matrix product</source>
        <translation>矩阵乘法的运算量、传输量和强度</translation>
    </message>
    <message>
        <source>Intensity of weights applied to a batch</source>
        <translation>权重作用于一个批次时的强度</translation>
    </message>
    <message>
        <source>Share of peak that a roofline allows</source>
        <translation>屋顶线模型允许的峰值比例</translation>
    </message>
    <message>
        <source>Side of the square product that meets the ridge point</source>
        <translation>恰好位于脊点的方阵乘法的边长</translation>
    </message>
    <message>
        <source>Intensity of a pointwise kernel</source>
        <translation>逐元素内核的强度</translation>
    </message>
    <message>
        <source>Time from data, math and latency</source>
        <translation>由数据量、运算量和延迟得出的时间</translation>
    </message>
    <message>
        <source>Useful math over time and peak</source>
        <translation>有效运算量除以时间与峰值之积</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>What is done about the graph break</source>
        <translation>对图中断的处理方式</translation>
    </message>
    <message>
        <source>Graph breaks per pass</source>
        <translation>每次前向传播的图中断次数</translation>
    </message>
    <message>
        <source>Guard evaluation per break</source>
        <translation>每次中断的守卫检查</translation>
    </message>
    <message>
        <source>Leaving and entering compiled code per break</source>
        <translation>每次中断离开和进入编译后代码的时间</translation>
    </message>
    <message>
        <source>Waiting for a value per break</source>
        <translation>每次中断等待一个数值的时间</translation>
    </message>
    <message>
        <source>Kernels that are no longer fused, per break</source>
        <translation>每次中断使多少内核不再融合</translation>
    </message>
    <message>
        <source>Bytes written and read again per break</source>
        <translation>每次中断写出又读回的字节数</translation>
    </message>
    <message>
        <source>Work of branch A</source>
        <translation>分支 A 的工作量</translation>
    </message>
    <message>
        <source>Work of branch B</source>
        <translation>分支 B 的工作量</translation>
    </message>
    <message>
        <source>Cost of the graph break</source>
        <translation>图中断的开销</translation>
    </message>
    <message>
        <source>A pass with branches after one surgery</source>
        <translation>带分支的前向传播，经过一次改造</translation>
    </message>
    <message>
        <source>A surgery held against both baselines and the track&apos;s rule</source>
        <translation>一次改造与两个基线和路线规则的比较</translation>
    </message>
    <message>
        <source>Extra time of resumable graph breaks</source>
        <translation>可恢复的图中断增加的时间</translation>
    </message>
    <message>
        <source>Probability of branch A from which masking pays</source>
        <translation>使掩码变得划算的分支 A 的概率</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <translation>执行模式</translation>
    </message>
    <message>
        <source>Devices that share the model</source>
        <translation>共同承载模型的设备数</translation>
    </message>
    <message>
        <source>Cached tokens per sequence</source>
        <translation>每个序列缓存的词元数</translation>
    </message>
    <message>
        <source>Eager kernels per layer</source>
        <translation>即时模式下每层的内核数</translation>
    </message>
    <message>
        <source>Time of one exchange between devices</source>
        <translation>设备之间交换一次数据的时间</translation>
    </message>
    <message>
        <source>Deadline of one loop</source>
        <translation>一次循环的截止时间</translation>
    </message>
    <message>
        <source>Loops per second</source>
        <translation>每秒循环次数</translation>
    </message>
    <message>
        <source>Whether kernels are fused</source>
        <translation>内核是否融合</translation>
    </message>
    <message>
        <source>Energy of moving one byte to or from DRAM</source>
        <translation>向 DRAM 写入或从 DRAM 读出一个字节的能耗</translation>
    </message>
    <message>
        <source>Activations per block</source>
        <translation>每个块的激活值</translation>
    </message>
    <message>
        <source>Operations added by masking</source>
        <translation>掩码增加的运算次数</translation>
    </message>
    <message>
        <source>Passes over the activations added by masking</source>
        <translation>掩码增加的激活值遍历次数</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>运行时</translation>
    </message>
    <message>
        <source>Clock of the core</source>
        <translation>处理器核心的时钟频率</translation>
    </message>
    <message>
        <source>Operations per hop</source>
        <translation>每个音频块的运算次数</translation>
    </message>
    <message>
        <source>A decode step of the cloud track</source>
        <translation>云端路线的一个解码步</translation>
    </message>
    <message>
        <source>The control loop of the edge track</source>
        <translation>边缘路线的控制循环</translation>
    </message>
    <message>
        <source>A frame of the mobile track</source>
        <translation>移动路线的一帧</translation>
    </message>
    <message>
        <source>An audio hop of the tiny track</source>
        <translation>微型路线的一个音频块</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>语言模型</translation>
    </message>
    <message>
        <source>Heads in the cache, if not the model&apos;s own</source>
        <translation>缓存中的注意力头数，若与模型自身的不同</translation>
    </message>
    <message>
        <source>Bytes per weight</source>
        <translation>每个权重的字节数</translation>
    </message>
    <message>
        <source>Bytes per cached value</source>
        <translation>每个缓存值的字节数</translation>
    </message>
    <message>
        <source>Tokens computed at once, if not one per sequence</source>
        <translation>一次计算的词元数，若不是每个序列一个</translation>
    </message>
    <message>
        <source>Memory kept free on each device</source>
        <translation>每台设备上保留的空闲内存</translation>
    </message>
    <message>
        <source>Memory of one device</source>
        <translation>一台设备的内存</translation>
    </message>
    <message>
        <source>Communication per step</source>
        <translation>每一步的通信时间</translation>
    </message>
    <message>
        <source>Width of the model</source>
        <translation>模型的宽度</translation>
    </message>
    <message>
        <source>Layers of the model</source>
        <translation>模型的层数</translation>
    </message>
    <message>
        <source>Parameters of a language model</source>
        <translation>语言模型的参数量</translation>
    </message>
    <message>
        <source>Bytes that one token adds to the cache</source>
        <translation>一个词元使缓存增加的字节数</translation>
    </message>
    <message>
        <source>Memory of a serving setup on each device</source>
        <translation>一种服务配置在每台设备上占用的内存</translation>
    </message>
    <message>
        <source>Largest batch that fits into memory</source>
        <translation>内存能容纳的最大批次</translation>
    </message>
    <message>
        <source>Whether a serving setup fits into memory</source>
        <translation>一种服务配置能否放进内存</translation>
    </message>
    <message>
        <source>One token for each sequence of a batch</source>
        <translation>为批次中的每个序列生成一个词元</translation>
    </message>
    <message>
        <source>A prompt pass</source>
        <translation>处理提示词的一次前向传播</translation>
    </message>
    <message>
        <source>Throughput by a published formula</source>
        <translation>按公布的公式得出的吞吐量</translation>
    </message>
    <message>
        <source>Usage: ridgepoint compute [--catalogue FILE] FN &apos;{&quot;arg&quot;:…}&apos; | --ndjson | --list [--json]</source>
        <extracomment>keep the commands as they are</extracomment>
        <translation>用法：ridgepoint compute [--catalogue FILE] FN &apos;{&quot;arg&quot;:…}&apos; | --ndjson | --list [--json]</translation>
    </message>
    <message>
        <source>The answer can&apos;t be written. Check where the output goes.</source>
        <translation>无法写出结果。请检查输出的去向。</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 JSON pointer such as /n, %2 one or two sentences saying what is wrong there</extracomment>
        <translation>位于 %1：%2</translation>
    </message>
    <message>
        <source>This is not a JSON object. Put names and values in braces.</source>
        <translation>这不是 JSON 对象。请把名称和值放在花括号里。</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>type of an argument</extracomment>
        <translation>数字</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>list of numbers</source>
        <translation>数字列表</translation>
    </message>
    <message>
        <source>number or list of numbers</source>
        <translation>数字或数字列表</translation>
    </message>
    <message>
        <source>list of whole numbers</source>
        <translation>整数列表</translation>
    </message>
    <message>
        <source>default %1</source>
        <extracomment>%1 value of an argument that may be left out</extracomment>
        <translation>默认 %1</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>可省略</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>FN with a JSON object of arguments prints the result as one JSON object.</source>
        <translation>给出 FN 和写有参数的 JSON 对象，结果输出为一个 JSON 对象。</translation>
    </message>
    <message>
        <source>--ndjson answers each line {&quot;fn&quot;:…,&quot;args&quot;:{…}} of the standard input with one line.</source>
        <translation>--ndjson 对标准输入的每一行 {&quot;fn&quot;:…,&quot;args&quot;:{…}} 用一行作答。</translation>
    </message>
    <message>
        <source>--list prints all functions with arguments, units and defaults. With --json it prints one JSON object per function.</source>
        <translation>--list 输出所有函数及其参数、单位和默认值。加上 --json 时，每个函数输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>--catalogue adds a file of devices, workloads or constants.</source>
        <translation>--catalogue 添加一个包含设备、工作负载或常数的文件。</translation>
    </message>
    <message>
        <source>Infinity is written &quot;inf&quot;. The exit status is 0 when answered, 1 when the output fails, 2 for wrong usage and 3 for a call without an answer.</source>
        <translation>无穷大写作 &quot;inf&quot;。退出状态：0 已作答，1 输出失败，2 用法错误，3 调用没有结果。</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <extracomment>%1 smallest and %2 largest value of an argument</extracomment>
        <translation>大于 %1，至多 %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>  %1: %2 (%3)</source>
        <extracomment>%1 name of an argument, %2 what it means, %3 its type, range, unit and default</extracomment>
        <translation>  %1：%2（%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 name of a function, %2 what it computes</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rp::ContentCheck</name>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <translation>无法读取文件（%1）</translation>
    </message>
    <message>
        <source>it must name %1 or %2</source>
        <translation>必须指定 %1 或 %2</translation>
    </message>
    <message>
        <source>%1: sound.</source>
        <translation>%1：没有问题。</translation>
    </message>
    <message>
        <source>Usage: ridgepoint content check FILE…</source>
        <extracomment>a command line; FILE stands for names of files</extracomment>
        <translation>用法：ridgepoint content check FILE…</translation>
    </message>
</context>
<context>
    <name>rp::Continuum</name>
    <message>
        <source>Speed-up over eager</source>
        <translation>相对即时模式的加速比</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>墙钟时间</translation>
    </message>
    <message>
        <source>Flexibility</source>
        <extracomment>sum of five judgements of a stage</extracomment>
        <translation>灵活性</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>Arithmetic intensity on the vector units</source>
        <translation>向量单元上的算术强度</translation>
    </message>
    <message>
        <source>Tensor Core ridge</source>
        <translation>Tensor Core 脊点</translation>
    </message>
    <message>
        <source>Vector ridge</source>
        <translation>向量脊点</translation>
    </message>
    <message>
        <source>Share of the Tensor Core ridge</source>
        <translation>占 Tensor Core 脊点的比例</translation>
    </message>
    <message>
        <source>Share of the vector ridge</source>
        <translation>占向量脊点的比例</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>whether memory or arithmetic limits an operation</extracomment>
        <translation>限制</translation>
    </message>
    <message>
        <source>Operations up to the Tensor Core ridge</source>
        <translation>到 Tensor Core 脊点的操作数</translation>
    </message>
    <message>
        <source>Operations up to the vector ridge</source>
        <translation>到向量脊点的操作数</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>how often the learner has changed an input of the crossing part</extracomment>
        <translation>步数</translation>
    </message>
    <message>
        <source>Kernel complexity</source>
        <translation>内核复杂度</translation>
    </message>
    <message>
        <source>Fusion level</source>
        <translation>融合程度</translation>
    </message>
    <message>
        <source>Inner size K</source>
        <extracomment>a control: the inner size K of a matrix product</extracomment>
        <translation>内部尺寸 K</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>a control: how many inputs go through the matrix product together</extracomment>
        <translation>批次</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <extracomment>flexibility of a stage; %1 is a number from 0 to 5</extracomment>
        <translation>%1（满分 5）</translation>
    </message>
    <message>
        <source>Math and memory take as long as on %1, as the course assumes.</source>
        <extracomment>%1 is a device</extracomment>
        <translation>与课程的假设一样，运算和访存所用的时间与 %1 相同。</translation>
    </message>
    <message>
        <source>memory-bound</source>
        <extracomment>an operation that memory limits</extracomment>
        <translation>访存受限</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <extracomment>an operation that arithmetic limits</extracomment>
        <translation>计算受限</translation>
    </message>
    <message>
        <source>Serial</source>
        <extracomment>launch model: each launch waits for the previous kernel</extracomment>
        <translation>串行</translation>
    </message>
    <message>
        <source>Overlapped</source>
        <extracomment>launch model: launches run ahead of the kernels through a queue</extracomment>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Pointwise chain</source>
        <extracomment>kind of operation: each output element depends on one element of the input</extracomment>
        <translation>逐元素操作链</translation>
    </message>
    <message>
        <source>GEMM with fused operations</source>
        <extracomment>kind of operation; GEMM is the usual abbreviation of a general matrix multiply</extracomment>
        <translation>带融合操作的 GEMM</translation>
    </message>
    <message>
        <source>FP16</source>
        <extracomment>number format</extracomment>
        <translation>FP16</translation>
    </message>
    <message>
        <source>FP32</source>
        <extracomment>number format</extracomment>
        <translation>FP32</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>部署环境</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost and ridge points.</source>
        <translation>模型在哪里运行。它带有自己的启动开销和脊点。</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>The model that is compiled. The flexibility of a stage does not depend on it.</source>
        <translation>被编译的模型。一个阶段的灵活性与它无关。</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>How far the program is compiled, from Python without any compiling to bare metal.</source>
        <translation>程序编译到什么程度，从完全不编译的 Python 到裸机。</translation>
    </message>
    <message>
        <source>Launch model</source>
        <translation>启动模型</translation>
    </message>
    <message>
        <source>Serial: each launch waits for the previous kernel. Overlapped: launches run ahead through a launch queue.</source>
        <translation>串行：每次启动都等前一个内核结束。重叠：启动通过启动队列提前进行。</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>A chain of pointwise operations in one kernel, or a matrix product with %1 columns and pointwise operations fused behind it.</source>
        <extracomment>%1 is a count of columns</extracomment>
        <translation>一个内核中的一条逐元素操作链，或者一个有 %1 列的矩阵乘法，后面融合逐元素操作。</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>The number format of the data. It decides the bytes moved and the peak.</source>
        <translation>数据的数字格式。它决定搬运的字节数和峰值。</translation>
    </message>
    <message>
        <source>Arithmetic of each pointwise operation, for each element.</source>
        <translation>每个逐元素操作对每个元素的运算量。</translation>
    </message>
    <message>
        <source>How many pointwise operations are fused behind the matrix product.</source>
        <translation>矩阵乘法之后融合多少个逐元素操作。</translation>
    </message>
    <message>
        <source>How many pointwise operations run in one kernel.</source>
        <translation>一个内核中运行多少个逐元素操作。</translation>
    </message>
    <message>
        <source>Columns of the first matrix and rows of the second.</source>
        <translation>第一个矩阵的列数，也是第二个矩阵的行数。</translation>
    </message>
    <message>
        <source>Rows of the first matrix. All of them use the same weights.</source>
        <translation>第一个矩阵的行数。它们都使用同样的权重。</translation>
    </message>
    <message>
        <source>Set a lower number to undo moves. A higher one is not possible.</source>
        <translation>设为较小的数可以撤回几步。不能设为更大的数。</translation>
    </message>
    <message>
        <source>The record of moves does not lead to the current settings. Start again from the page.</source>
        <translation>步的记录与当前设置不符。请在页面上重新开始。</translation>
    </message>
    <message>
        <source>%1 FLOP</source>
        <extracomment>FLOP stands for floating-point operations; %1 is their count</extracomment>
        <translation>%1 FLOP</translation>
    </message>
    <message numerus="yes">
        <source>%1 operation(s)</source>
        <extracomment>pointwise operations; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 个操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <extracomment>rows of a matrix; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 move(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Fusion level 4&quot;; the beginning of a longer sentence</extracomment>
        <translation>“%1”设为 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>control and value</comment>
        <extracomment>a control and what was chosen: &quot;Stage, Ahead of time&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>what was done</comment>
        <extracomment>what the learner did; the beginning of a longer sentence</extracomment>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>what was done</comment>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>多项设置</translation>
    </message>
    <message>
        <source>%1: %2 is %3 as fast as eager mode, with a flexibility of %4.</source>
        <extracomment>%1 a control and its value, %2 a stage, %3 a factor such as 2.00×, %4 such as &quot;4.0 of 5&quot;</extracomment>
        <translation>%1：%2 的速度是即时模式的 %3，灵活性为 %4。</translation>
    </message>
    <message>
        <source>%1: %2 reaches %3, %4 as fast as eager mode, with a flexibility of %5.</source>
        <extracomment>%1 a workload and a launch model, %2 a stage, %3 a throughput, %4 a factor, %5 such as &quot;4.0 of 5&quot;</extracomment>
        <translation>%1：%2 达到 %3，速度是即时模式的 %4，灵活性为 %5。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>workload and launch model</comment>
        <extracomment>%1 is a workload, %2 a launch model</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No stage is faster than torch.compile for this workload.</source>
        <translation>对这个工作负载，没有哪个阶段比 torch.compile 更快。</translation>
    </message>
    <message>
        <source>The fastest stage is %1 as fast as torch.compile, with serial and with overlapped launches.</source>
        <extracomment>%1 is a factor such as 1.02×</extracomment>
        <translation>无论启动是串行还是重叠，最快阶段的速度都是 torch.compile 的 %1。</translation>
    </message>
    <message>
        <source>With serial launches the fastest stage is %1 as fast as torch.compile. With overlapped launches this gain vanishes, only %2 is left: the launches are hidden behind the kernels.</source>
        <extracomment>%1 and %2 are factors such as 1.49×</extracomment>
        <translation>启动串行时，最快阶段的速度是 torch.compile 的 %1。启动重叠时这个增益消失，只剩 %2：启动被内核的时间掩盖了。</translation>
    </message>
    <message>
        <source>With serial launches the fastest stage is %1 as fast as torch.compile, with overlapped launches %2: here a launch still takes longer than a kernel.</source>
        <extracomment>%1 and %2 are factors such as 1.49×</extracomment>
        <translation>启动串行时，最快阶段的速度是 torch.compile 的 %1，启动重叠时是 %2：这里一次启动仍比一个内核更长。</translation>
    </message>
    <message>
        <source>Move %1 of %2.</source>
        <extracomment>counter of moves, a sentence; %1 is how many were made, %2 how many there are</extracomment>
        <translation>第 %1 步，共 %2 步。</translation>
    </message>
    <message>
        <source>A chain of such operations would need %1 to reach the Tensor Core ridge. Here it can have at most %2.</source>
        <extracomment>%1 and %2 are counts of operations (&quot;624 operations&quot;)</extracomment>
        <translation>这样的操作链需要 %1 才能到达 Tensor Core 脊点。这里最多可以有 %2。</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity falls from %2 to %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1：算术强度从 %2 降到 %3，为 Tensor Core 脊点的 %4。</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity falls from %2 to %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1：算术强度从 %2 降到 %3，为向量脊点的 %4。</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity stays at %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1：算术强度保持在 %3，为 Tensor Core 脊点的 %4。</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity stays at %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1：算术强度保持在 %3，为向量脊点的 %4。</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity rises from %2 to %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1：算术强度从 %2 升到 %3，为 Tensor Core 脊点的 %4。</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity rises from %2 to %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1：算术强度从 %2 升到 %3，为向量脊点的 %4。</translation>
    </message>
    <message>
        <source>Memory-bound: the chain reaches %2 of the vector ridge and %1 of the Tensor Core ridge.</source>
        <extracomment>%1 and %2 are percentages</extracomment>
        <translation>访存受限：操作链达到向量脊点的 %2、Tensor Core 脊点的 %1。</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the chain is at %2 of it. It reaches %1 of the Tensor Core ridge, but pointwise operations do not run on Tensor Cores.</source>
        <extracomment>%1 and %2 are percentages</extracomment>
        <translation>就向量脊点而言计算受限：操作链达到它的 %2。它达到 Tensor Core 脊点的 %1，但逐元素操作并不在 Tensor Core 上运行。</translation>
    </message>
    <message>
        <source>Memory-bound: the GEMM reaches %1 of the Tensor Core ridge, and the operations fused behind it reach %2 of the vector ridge.</source>
        <extracomment>GEMM is a matrix product; %1 and %2 are percentages</extracomment>
        <translation>访存受限：GEMM 达到 Tensor Core 脊点的 %1，其后融合的操作达到向量脊点的 %2。</translation>
    </message>
    <message>
        <source>Compute-bound on the Tensor Core ridge: the GEMM is at %1 of it.</source>
        <extracomment>GEMM is a matrix product; %1 is a percentage</extracomment>
        <translation>就 Tensor Core 脊点而言计算受限：GEMM 达到它的 %1。</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the operations fused behind the GEMM are at %2 of it. The GEMM itself is at %1 of the Tensor Core ridge.</source>
        <extracomment>GEMM is a matrix product; %1 and %2 are percentages</extracomment>
        <translation>就向量脊点而言计算受限：GEMM 之后融合的操作达到它的 %2。GEMM 本身达到 Tensor Core 脊点的 %1。</translation>
    </message>
    <message>
        <source>Memory-bound: the operation reaches %2 of the vector ridge. No Tensor Core peak is known for this device and precision.</source>
        <extracomment>no Tensor Core peak is known; %2 is a percentage</extracomment>
        <translation>访存受限：操作达到向量脊点的 %2。这个设备在这个精度下的 Tensor Core 峰值未知。</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the operation is at %2 of it. No Tensor Core peak is known for this device and precision.</source>
        <extracomment>no Tensor Core peak is known; %2 is a percentage</extracomment>
        <translation>就向量脊点而言计算受限：操作达到它的 %2。这个设备在这个精度下的 Tensor Core 峰值未知。</translation>
    </message>
    <message>
        <source>Each stage is judged on five questions: 1 stands for yes, 0.5 for partly, 0 for no. Their sum is its flexibility.</source>
        <translation>每个阶段按五个问题评判：1 表示是，0.5 表示部分，0 表示否。它们的和就是灵活性。</translation>
    </message>
    <message>
        <source>No peak of this device is known at this precision.</source>
        <translation>这个设备在这个精度下的峰值未知。</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>counter of moves; %1 is how many were made, %2 how many there are</extracomment>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>These are more than %1 moves. Undo some, or start again.</source>
        <extracomment>%1 is how many moves there are</extracomment>
        <translation>已超过 %1 步。请撤回几步，或重新开始。</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>judgement</comment>
        <extracomment>judgement of a stage, in the middle of a spoken sentence</extracomment>
        <translation>是</translation>
    </message>
    <message>
        <source>partly</source>
        <comment>judgement</comment>
        <extracomment>judgement of a stage, in the middle of a spoken sentence</extracomment>
        <translation>部分</translation>
    </message>
    <message>
        <source>no</source>
        <comment>judgement</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>%1, yes</source>
        <extracomment>a judgement of a stage in points and in a word; %1 is 1</extracomment>
        <translation>%1，是</translation>
    </message>
    <message>
        <source>%1, partly</source>
        <extracomment>a judgement of a stage in points and in a word; %1 is 0.5 or 0</extracomment>
        <translation>%1，部分</translation>
    </message>
    <message>
        <source>%1, no</source>
        <translation>%1，否</translation>
    </message>
    <message>
        <source>the chosen stage</source>
        <extracomment>remark on the row of the chosen stage</extracomment>
        <translation>所选的阶段</translation>
    </message>
    <message>
        <source>How much of the launch cost a stage keeps, and how much of the gains it realizes, is assumed.</source>
        <translation>一个阶段保留多少启动开销、实现多少增益，都是假设的。</translation>
    </message>
    <message>
        <source>The five judgements of each stage are assumed.</source>
        <translation>每个阶段的五项评判是假设的。</translation>
    </message>
    <message>
        <source>Throughput (%1/s)</source>
        <extracomment>heading of a column; %1 is what is counted, e.g. &quot;images&quot;</extracomment>
        <translation>吞吐量（%1/秒）</translation>
    </message>
    <message>
        <source>Now: chain of %1</source>
        <extracomment>a point on a scale; %1 is a count of operations (&quot;4 operations&quot;)</extracomment>
        <translation>现在：%1 的链</translation>
    </message>
    <message>
        <source>Now: GEMM, K %1, batch %2</source>
        <extracomment>a point on a scale; GEMM is a matrix product, %1 its inner size K, %2 its count of rows</extracomment>
        <translation>现在：GEMM，K %1，批次 %2</translation>
    </message>
    <message>
        <source>Now: operations fused behind the GEMM</source>
        <extracomment>a point on a scale: the pointwise operations behind a matrix product</extracomment>
        <translation>现在：GEMM 之后融合的操作</translation>
    </message>
    <message>
        <source>Start: one operation</source>
        <extracomment>a point on a scale: where the learner begins</extracomment>
        <translation>起点：一个操作</translation>
    </message>
    <message>
        <source>Longest chain: %1, %2 each</source>
        <extracomment>a point on a scale; %1 is a count of operations (&quot;32 operations&quot;), %2 the arithmetic of each</extracomment>
        <translation>最长的链：%1，每个 %2</translation>
    </message>
    <message>
        <source>not compared</source>
        <extracomment>instead of a share, where an operation does not run on that unit</extracomment>
        <translation>不作比较</translation>
    </message>
    <message>
        <source>F1</source>
        <extracomment>short heading of a column: the first of five questions on flexibility</extracomment>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1, language coverage</source>
        <extracomment>a question on flexibility; F1 is its number</extracomment>
        <translation>F1，语言覆盖</translation>
    </message>
    <message>
        <source>Does the stage accept all of Python?</source>
        <translation>这个阶段接受全部 Python 吗？</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>F2, branches on data</source>
        <extracomment>a question on flexibility; F2 is its number</extracomment>
        <translation>F2，依赖数据的分支</translation>
    </message>
    <message>
        <source>Is the result right when a branch depends on the data?</source>
        <translation>分支取决于数据时，结果正确吗？</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>F3, dynamic shapes</source>
        <extracomment>a question on flexibility; F3 is its number</extracomment>
        <translation>F3，动态形状</translation>
    </message>
    <message>
        <source>May the inputs change their shapes?</source>
        <translation>输入的形状可以改变吗？</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>F4, stepping and printing</source>
        <extracomment>a question on flexibility; F4 is its number</extracomment>
        <translation>F4，单步与打印</translation>
    </message>
    <message>
        <source>Can you step through the program and print values?</source>
        <translation>可以单步执行程序并打印数值吗？</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>F5, training and edits</source>
        <extracomment>a question on flexibility; F5 is its number</extracomment>
        <translation>F5，训练与修改</translation>
    </message>
    <message>
        <source>Can you train the model and change it while it runs?</source>
        <translation>可以训练模型，并在运行时修改它吗？</translation>
    </message>
    <message>
        <source>Wall time (ms)</source>
        <translation>墙钟时间（ms）</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>工作点</translation>
    </message>
</context>
<context>
    <name>rp::ContinuumView</name>
    <message>
        <source>Stages</source>
        <extracomment>Heading over the controls of the stages of compiling.</extracomment>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Crossing the ridge</source>
        <extracomment>Heading over the controls of the operation that is to become compute-bound.</extracomment>
        <translation>越过脊点</translation>
    </message>
    <message>
        <source>factors and judgements of the stages</source>
        <translation>各阶段的系数和评判</translation>
    </message>
    <message>
        <source>ridge points</source>
        <translation>脊点</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>one of five questions: its name, then what it asks</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>stage and reason</comment>
        <extracomment>a stage of compiling, and one or two sentences on it</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Vector ridge: %1</source>
        <extracomment>a line on a scale; %1 is an arithmetic intensity</extracomment>
        <translation>向量脊点：%1</translation>
    </message>
    <message>
        <source>Vector ridge at %1. Beyond it, pointwise operations are compute-bound.</source>
        <extracomment>%1 is an arithmetic intensity</extracomment>
        <translation>向量脊点在 %1。超过它，逐元素操作就是计算受限的。</translation>
    </message>
    <message>
        <source>Tensor Core ridge, %1: %2</source>
        <extracomment>a line on a scale; %1 is a number format (FP16, TF32), %2 an arithmetic intensity</extracomment>
        <translation>Tensor Core 脊点，%1：%2</translation>
    </message>
    <message>
        <source>Tensor Core ridge for %1 at %2. Beyond it, matrix products are compute-bound.</source>
        <extracomment>%1 is a number format (FP16, TF32), %2 an arithmetic intensity</extracomment>
        <translation>%1 的 Tensor Core 脊点在 %2。超过它，矩阵乘法就是计算受限的。</translation>
    </message>
</context>
<context>
    <name>rp::DiscoveryList</name>
    <message>
        <source>✓ Found: %1</source>
        <extracomment>A discovery the learner has made: sign, the word, what was found.</extracomment>
        <translation>✓ 已发现：%1</translation>
    </message>
    <message>
        <source>○ To do: %1</source>
        <extracomment>A discovery still to be made: sign, what to do.</extracomment>
        <translation>○ 待完成：%1</translation>
    </message>
    <message>
        <source>Discoveries: %1 of %2 found</source>
        <extracomment>%1 of %2 discoveries; shown as the section&apos;s title.</extracomment>
        <translation>发现：共 %2 项，已完成 %1 项</translation>
    </message>
    <message>
        <source>You found everything. You can go on, or keep trying things.</source>
        <translation>所有发现都已完成。你可以继续下一步，也可以接着尝试。</translation>
    </message>
    <message>
        <source>You skipped the rest, and your ledger says so. You can still find them.</source>
        <translation>你跳过了其余的发现，实验记录本中有记录。你仍然可以去完成它们。</translation>
    </message>
    <message>
        <source>Change the controls and find these. Next opens when all are found.</source>
        <translation>改变控件，完成以下各项发现。全部完成后，“下一步”开放。</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <extracomment>Read aloud after the progress; %1 is a list of sentences.</extracomment>
        <translation>尚待完成：%1</translation>
    </message>
    <message>
        <source>&amp;Skip the rest…</source>
        <translation>跳过其余(&amp;S)…</translation>
    </message>
    <message>
        <source>Skip the discoveries you have not made? Your ledger will record that you skipped.</source>
        <translation>跳过尚未完成的发现？实验记录本会记录你跳过了它们。</translation>
    </message>
    <message>
        <source>Skip and record it</source>
        <translation>跳过并记录</translation>
    </message>
    <message>
        <source>Keep exploring</source>
        <translation>继续探索</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The name of a panel of the act, then something to find there or what was found.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✓ Challenge solved: %1</source>
        <extracomment>A challenge that is solved: sign, the words, its title.</extracomment>
        <translation>✓ 挑战已解决：%1</translation>
    </message>
    <message>
        <source>○ Challenge to solve: %1</source>
        <translation>○ 待解决的挑战：%1</translation>
    </message>
    <message>
        <source>Discoveries: %1 of %2 found, challenges: %3 of %4 solved</source>
        <extracomment>Title of the section; %1 of %2 discoveries, %3 of %4 challenges.</extracomment>
        <translation>发现：已找到 %1/%2，挑战：已解决 %3/%4</translation>
    </message>
    <message>
        <source>%1. Next: %2</source>
        <extracomment>Title of a section; %1 says how much is done, %2 is a whole sentence that says what to try next.</extracomment>
        <translation>%1。下一个：%2</translation>
    </message>
    <message>
        <source>You found and solved everything. You can go on, or keep trying things.</source>
        <translation>你找到并解决了全部内容。可以继续，也可以再多试试。</translation>
    </message>
    <message>
        <source>Change the controls, find these and solve the challenges. Next opens when all is done.</source>
        <translation>改变控件，找到这些发现，并解决挑战。全部完成后“下一步”开放。</translation>
    </message>
    <message>
        <source>Skip the discoveries and challenges that are left? Your ledger will record that you skipped.</source>
        <translation>要跳过剩下的发现和挑战吗？实验记录本会记下你跳过了。</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTax</name>
    <message>
        <source>Math utilization</source>
        <extracomment>share of wall time in which the GPU does useful arithmetic</extracomment>
        <translation>计算利用率</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>share of wall time in which a kernel is on the GPU, for math or for memory</extracomment>
        <translation>GPU 忙碌率</translation>
    </message>
    <message>
        <source>MFU</source>
        <extracomment>abbreviation of model FLOP utilization: useful operations against the peak of the device</extracomment>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>墙钟时间</translation>
    </message>
    <message>
        <source>Kernel compute</source>
        <translation>内核计算</translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <translation>分派开销</translation>
    </message>
    <message>
        <source>Memory transfer</source>
        <translation>内存传输</translation>
    </message>
    <message>
        <source>Share of kernel compute</source>
        <translation>内核计算的比例</translation>
    </message>
    <message>
        <source>Share of dispatch overhead</source>
        <translation>分派开销的比例</translation>
    </message>
    <message>
        <source>Share of memory transfer</source>
        <translation>内存传输的比例</translation>
    </message>
    <message>
        <source>Kernels launched</source>
        <translation>启动的内核数</translation>
    </message>
    <message>
        <source>Compute per kernel</source>
        <translation>每个内核的计算</translation>
    </message>
    <message>
        <source>Dispatch per kernel</source>
        <translation>每个内核的分派</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>启动开销</translation>
    </message>
    <message>
        <source>GPU speed</source>
        <translation>GPU 速度</translation>
    </message>
    <message>
        <source>Speed-up by compiling</source>
        <translation>编译的加速比</translation>
    </message>
    <message>
        <source>Speed-up by a CUDA graph</source>
        <translation>CUDA graph 的加速比</translation>
    </message>
    <message>
        <source>Speed-up over eager</source>
        <translation>相对即时模式的加速比</translation>
    </message>
    <message>
        <source>Speed-up by the faster GPU</source>
        <translation>更快的 GPU 的加速比</translation>
    </message>
    <message>
        <source>Math utilization on the GPU at 1×</source>
        <translation>GPU 速度为 1 倍时的计算利用率</translation>
    </message>
    <message>
        <source>Math utilization of KWS, eager</source>
        <extracomment>KWS: keyword spotting</extracomment>
        <translation>KWS 的计算利用率，即时</translation>
    </message>
    <message>
        <source>Math utilization of KWS, compiled</source>
        <extracomment>KWS: keyword spotting</extracomment>
        <translation>KWS 的计算利用率，编译</translation>
    </message>
    <message>
        <source>Eager</source>
        <extracomment>execution mode: the framework launches every operation by itself</extracomment>
        <translation>即时</translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>execution mode: a compiler has fused operations into fewer kernels</extracomment>
        <translation>编译</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <extracomment>execution mode: a recorded graph of kernels is replayed by one launch; CUDA is a product name</extracomment>
        <translation>CUDA graph</translation>
    </message>
    <message>
        <source>Serial</source>
        <extracomment>launch model: each launch waits for the previous kernel</extracomment>
        <translation>串行</translation>
    </message>
    <message>
        <source>Overlapped</source>
        <extracomment>launch model: launches run ahead of the kernels through a queue</extracomment>
        <translation>重叠</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <extracomment>scale of the chart</extracomment>
        <translation>毫秒</translation>
    </message>
    <message>
        <source>Percent of the pass</source>
        <extracomment>scale of the chart</extracomment>
        <translation>占前向传播的百分比</translation>
    </message>
    <message>
        <source>Course convention</source>
        <extracomment>math on the edge device takes as long as on the cloud device, as in the course text</extracomment>
        <translation>课程约定</translation>
    </message>
    <message>
        <source>Scaled to the device</source>
        <extracomment>math on the edge device takes longer, as its peak is lower</extracomment>
        <translation>按设备缩放</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>The model whose forward pass you look at. It brings its own kernel count.</source>
        <translation>你要观察哪个模型的前向传播。内核数量随它改变。</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>部署环境</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost.</source>
        <translation>模型在哪里运行。启动开销随它改变。</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <translation>执行模式</translation>
    </message>
    <message>
        <source>The pass that the meters and the timeline show. The chart always shows all three.</source>
        <translation>仪表和时间线显示的前向传播。图表始终显示全部三种。</translation>
    </message>
    <message>
        <source>Launch model</source>
        <translation>启动模型</translation>
    </message>
    <message>
        <source>Serial: each launch waits for the previous kernel. Overlapped: launches run ahead through a launch queue.</source>
        <translation>串行：每次启动都等前一个内核结束。重叠：启动通过启动队列提前进行。</translation>
    </message>
    <message>
        <source>Kernel count</source>
        <translation>内核数量</translation>
    </message>
    <message>
        <source>The same total work, cut into this many kernels.</source>
        <translation>同样的总工作量，切成这么多个内核。</translation>
    </message>
    <message>
        <source>Time that the host needs for one kernel launch.</source>
        <translation>主机启动一个内核所需的时间。</translation>
    </message>
    <message>
        <source>A faster GPU shortens math and memory time. Launching stays as it is.</source>
        <translation>更快的 GPU 缩短计算时间和访存时间。启动保持不变。</translation>
    </message>
    <message>
        <source>Math on the edge device</source>
        <translation>边缘设备上的计算</translation>
    </message>
    <message>
        <source>Course convention: math takes as long as in the cloud. Scaled to the device: math and memory take longer, as this device has a lower peak and less bandwidth.</source>
        <translation>课程约定：计算时间与云端相同。按设备缩放：计算和访存都更久，因为该设备的峰值更低、带宽更小。</translation>
    </message>
    <message>
        <source>No kernel shorter than %1</source>
        <extracomment>a switch; %1 is a duration</extracomment>
        <translation>内核不短于 %1</translation>
    </message>
    <message>
        <source>A very small kernel still keeps the GPU occupied for this long.</source>
        <translation>再小的内核，也会占用 GPU 这么久。</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>Draw the bars in milliseconds, or each as 100 % of its own pass.</source>
        <translation>条形以毫秒绘制，或者每个条形以自身的前向传播为 100%。</translation>
    </message>
    <message numerus="yes">
        <source>%1 kernel(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 个内核</numerusform>
        </translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>关</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;GPU speed 2×&quot;; the beginning of a longer sentence</extracomment>
        <translation>“%1”设为 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>control and value</comment>
        <extracomment>a control and what was chosen: &quot;Execution mode, Compiled&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>多项设置</translation>
    </message>
    <message>
        <source>%1: math utilization and wall time stay the same.</source>
        <extracomment>%1 is a control and its new value</extracomment>
        <translation>%1：计算利用率和墙钟时间不变。</translation>
    </message>
    <message>
        <source>%1: of %2, kernel compute takes %3, dispatch overhead %4 and memory transfer %5.</source>
        <extracomment>%1 is the name of a pass (&quot;Keyword spotting, Eager&quot;), %2 its wall time, %3 to %5 shares of it</extracomment>
        <translation>%1：在 %2 中，内核计算占 %3，分派开销占 %4，内存传输占 %5。</translation>
    </message>
    <message>
        <source>Against the eager pass, the speed is %1 when compiled and %2 as a CUDA graph.</source>
        <extracomment>%1 and %2 are factors such as 2.00×</extracomment>
        <translation>以即时模式为基准，编译后的速度是它的 %1，CUDA graph 的速度是它的 %2。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a pass</comment>
        <extracomment>%1 is a workload, %2 an execution mode</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 gains most from compiling, %2. %3 has the highest math utilization without it, %4.</source>
        <extracomment>%1 and %3 are workloads, %2 a factor such as 2.00×, %4 a percentage</extracomment>
        <translation>编译获益最多：%1，速度是原来的 %2。不编译时计算利用率最高：%3，为 %4。</translation>
    </message>
    <message>
        <source>From %1 to %2, the GPU runs kernels for %3 of the time and waits for %4.</source>
        <extracomment>%1 and %2 are points in time, %3 and %4 percentages</extracomment>
        <translation>从 %1 到 %2，GPU 有 %3 的时间在运行内核，有 %4 的时间在等待。</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1：计算利用率从 %2 降到 %3，前向传播变慢，用时 %4，是之前的 %5。</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass still takes %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time</extracomment>
        <translation>%1：计算利用率从 %2 降到 %3，前向传播用时不变，仍为 %4。</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1：计算利用率从 %2 降到 %3，前向传播变快，用时 %4，速度是之前的 %5。</translation>
    </message>
    <message>
        <source>%1: math utilization stays at %2, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1：计算利用率保持在 %2，前向传播变慢，用时 %4，是之前的 %5。</translation>
    </message>
    <message>
        <source>%1: math utilization stays at %2, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1：计算利用率保持在 %2，前向传播变快，用时 %4，速度是之前的 %5。</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1：计算利用率从 %2 升到 %3，前向传播变慢，用时 %4，是之前的 %5。</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass still takes %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time</extracomment>
        <translation>%1：计算利用率从 %2 升到 %3，前向传播用时不变，仍为 %4。</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1：计算利用率从 %2 升到 %3，前向传播变快，用时 %4，速度是之前的 %5。</translation>
    </message>
    <message>
        <source>good: at least %1</source>
        <extracomment>rating of a utilization; %1 is a percentage</extracomment>
        <translation>良好：不低于 %1</translation>
    </message>
    <message>
        <source>fair: from %1 to below %2</source>
        <extracomment>rating of a utilization; %1 and %2 are percentages</extracomment>
        <translation>一般：%1 以上，低于 %2</translation>
    </message>
    <message>
        <source>poor: below %1</source>
        <extracomment>rating of a utilization; %1 is a percentage</extracomment>
        <translation>较差：低于 %1</translation>
    </message>
    <message>
        <source>%1, good</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1，良好</translation>
    </message>
    <message>
        <source>%1, fair</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1，一般</translation>
    </message>
    <message>
        <source>%1, poor</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1，较差</translation>
    </message>
    <message>
        <source>shown in the meters and the timeline</source>
        <extracomment>remark on the row of the chosen execution mode</extracomment>
        <translation>仪表和时间线显示的就是这一项</translation>
    </message>
    <message>
        <source>CPU launches</source>
        <extracomment>the two lanes of the timeline; CPU and GPU are abbreviations</extracomment>
        <translation>CPU 启动</translation>
    </message>
    <message>
        <source>GPU kernels</source>
        <translation>GPU 内核</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <extracomment>a bar of the timeline; %1 and %2 are numbers of kernels, counted from 1</extracomment>
        <translation>第 %1 次启动</translation>
    </message>
    <message>
        <source>Launches %1 to %2</source>
        <translation>第 %1 到 %2 次启动</translation>
    </message>
    <message>
        <source>Kernel %1</source>
        <extracomment>a bar of the timeline; %1 and %2 are numbers of kernels, counted from 1</extracomment>
        <translation>第 %1 个内核</translation>
    </message>
    <message>
        <source>Kernels %1 to %2</source>
        <translation>第 %1 到 %2 个内核</translation>
    </message>
    <message>
        <source>Throughput (%1/s)</source>
        <extracomment>heading of a column; %1 is what is counted, e.g. &quot;images&quot;</extracomment>
        <translation>吞吐量（%1/秒）</translation>
    </message>
    <message>
        <source>Kernel compute (ms)</source>
        <translation>内核计算（ms）</translation>
    </message>
    <message>
        <source>Dispatch overhead (ms)</source>
        <translation>分派开销（ms）</translation>
    </message>
    <message>
        <source>Memory transfer (ms)</source>
        <translation>内存传输（ms）</translation>
    </message>
    <message>
        <source>Wall time (ms)</source>
        <translation>墙钟时间（ms）</translation>
    </message>
    <message>
        <source>Workload and mode</source>
        <translation>工作负载和模式</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核数</translation>
    </message>
    <message>
        <source>Compute per kernel (µs)</source>
        <translation>每个内核的计算（µs）</translation>
    </message>
    <message>
        <source>Dispatch per kernel (µs)</source>
        <translation>每个内核的分派（µs）</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>Launch or kernel</source>
        <translation>启动或内核</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Start (µs)</source>
        <translation>开始（µs）</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End (µs)</source>
        <translation>结束（µs）</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTaxInstrument</name>
    <message>
        <source>Where the time of one forward pass goes</source>
        <translation>一次前向传播的时间花在哪里</translation>
    </message>
    <message>
        <source>Shares of one forward pass</source>
        <translation>一次前向传播中各部分的比例</translation>
    </message>
    <message>
        <source>Workloads compared: %1, launch cost %2, %3</source>
        <extracomment>caption of a table; %1 is a context (&quot;Cloud&quot;), %2 a duration, %3 a launch model (&quot;Serial&quot;)</extracomment>
        <translation>工作负载对比：%1，启动开销 %2，%3</translation>
    </message>
    <message>
        <source>Launches and kernels over time</source>
        <translation>启动和内核随时间的变化</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTaxView</name>
    <message>
        <source>shown in the meters and the timeline</source>
        <extracomment>Said of the bar of the chosen execution mode.</extracomment>
        <translation>仪表和时间线显示的就是这一项</translation>
    </message>
    <message>
        <source>Share of the pass</source>
        <translation>占前向传播的比例</translation>
    </message>
    <message>
        <source>Time of one forward pass</source>
        <translation>一次前向传播的时间</translation>
    </message>
    <message>
        <source>Your prediction: arithmetic would be %1 of the eager pass.</source>
        <translation>你的预测：算术运算占即时模式前向传播的 %1。</translation>
    </message>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>仪器控件</translation>
    </message>
</context>
<context>
    <name>rp::DurationEntry</name>
    <message>
        <source>%1, unit</source>
        <extracomment>Name of the box with the unit beside a field for a number; %1 is the name of the field.</extracomment>
        <translation>%1，单位</translation>
    </message>
</context>
<context>
    <name>rp::DurationText</name>
    <message>
        <source>minutes</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>分钟</translation>
    </message>
    <message>
        <source>hours</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>小时</translation>
    </message>
    <message>
        <source>days</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>天</translation>
    </message>
    <message>
        <source>min,minute,minutes</source>
        <extracomment>Words and signs a learner may type after a number of minutes, separated by commas.</extracomment>
        <translation>min,minute,minutes,分钟,分</translation>
    </message>
    <message>
        <source>h,hour,hours</source>
        <extracomment>Words and signs a learner may type after a number of hours, separated by commas.</extracomment>
        <translation>h,hour,hours,小时,时</translation>
    </message>
    <message>
        <source>d,day,days</source>
        <extracomment>Words and signs a learner may type after a number of days, separated by commas.</extracomment>
        <translation>d,day,days,天,日</translation>
    </message>
</context>
<context>
    <name>rp::EvidenceController</name>
    <message>
        <source>There is no such instrument in this act; choose one of those on the page.</source>
        <translation>这一幕没有这个仪器；请选择页面上的一个。</translation>
    </message>
    <message>
        <source>Captured as “%1”. You find it on the Evidence page.</source>
        <extracomment>Spoken after the state of an instrument was captured as evidence; %1 is the name of the capture.</extracomment>
        <translation>已截取为“%1”。你可以在“证据”页面找到它。</translation>
    </message>
    <message>
        <source>It is now called “%1”.</source>
        <extracomment>Spoken after a capture got another name, %1.</extracomment>
        <translation>现在它叫“%1”。</translation>
    </message>
    <message>
        <source>“%1” was removed; choose Undo to take it back.</source>
        <extracomment>Spoken after a capture was taken out of the list of evidence; %1 is its name.</extracomment>
        <translation>“%1”已移除；选择“撤销”可以恢复。</translation>
    </message>
    <message>
        <source>“%1” is back in the list.</source>
        <translation>“%1”回到了列表中。</translation>
    </message>
    <message>
        <source>There is no such capture; choose one of those in the list.</source>
        <translation>没有这份证据；请选择列表中的一份。</translation>
    </message>
    <message>
        <source>The instrument of this capture is no longer part of the lab; what was captured can still be read here.</source>
        <translation>这份证据的仪器已不属于本实验；截取的内容仍可在这里阅读。</translation>
    </message>
    <message>
        <source>This was captured on another track; choose that track to open it again.</source>
        <translation>这是在另一条路线上截取的；选择那条路线即可再次打开。</translation>
    </message>
    <message>
        <source>The instrument does not take these inputs any more, so it was left as it is.</source>
        <translation>仪器已不接受这些输入，所以保持原样。</translation>
    </message>
    <message>
        <source>The instrument stands as in “%1”.</source>
        <extracomment>Spoken after a capture was opened again; %1 is its name.</extracomment>
        <translation>仪器已设置成“%1”中的样子。</translation>
    </message>
</context>
<context>
    <name>rp::EvidencePage</name>
    <message>
        <source>What you captured in the instruments. Choose two or more to compare them side by side, and use them in your decision memo.</source>
        <translation>你在仪器中截取的内容。选择两份或更多进行并排比较，并在你的决策备忘录中使用它们。</translation>
    </message>
    <message>
        <source>In presenter mode nothing is written: captures last until the window closes.</source>
        <translation>演示模式下不写入任何东西：证据保留到窗口关闭为止。</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation>还没有截取任何东西</translation>
    </message>
    <message>
        <source>In the Explore step of an act, every instrument has a button “Capture”. It freezes your prediction, the inputs and the results as they stand at that moment, and lists them here.</source>
        <translation>在每一幕的“探索”步骤中，每个仪器都有一个“截取”按钮。它把你的预测、输入和结果固定在那一刻，并列在这里。</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>“%1”已移除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the removal of a capture back.</extracomment>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Undo: put “%1” back</source>
        <translation>撤销：放回“%1”</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <extracomment>Button: puts a removed capture, %1, back into the list.</extracomment>
        <translation>放回：%1</translation>
    </message>
    <message>
        <source>Choose two captures to compare them.</source>
        <translation>选择两份证据进行比较。</translation>
    </message>
    <message>
        <source>One capture is chosen. Choose another to compare them.</source>
        <translation>已选择一份证据。再选择一份进行比较。</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed capture(s)</source>
        <translation>
            <numerusform>%Ln 份已移除的证据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) chosen.</source>
        <translation>
            <numerusform>已选择 %Ln 份证据。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ExerciseCard</name>
    <message>
        <source>Find the error: %1</source>
        <extracomment>Heading of an exercise; %1 names a formula or a claim.</extracomment>
        <translation>找出错误：%1</translation>
    </message>
</context>
<context>
    <name>rp::ExplorePage</name>
    <message>
        <source>Find every discovery, or skip the rest, to go on.</source>
        <translation>完成全部发现，或跳过其余的，才能继续。</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit your prediction.</source>
        <translation>提交预测之前，仪器是锁定的。</translation>
    </message>
    <message>
        <source>Find every discovery and solve every challenge, or skip the rest, to go on.</source>
        <translation>找到每个发现并解决每个挑战，或跳过剩下的，才能继续。</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <extracomment>Below the title of a panel: discoveries made, of all.</extracomment>
        <translation>已找到 %1/%2</translation>
    </message>
    <message>
        <source>%1 of %2 found, challenge open</source>
        <extracomment>Below the title of a panel: discoveries made, of all; it has a challenge that is not solved yet.</extracomment>
        <translation>已找到 %1/%2，挑战待解决</translation>
    </message>
    <message>
        <source>%1 of %2 found, challenge solved</source>
        <extracomment>Below the title of a panel: discoveries made, of all; its challenge is solved.</extracomment>
        <translation>已找到 %1/%2，挑战已解决</translation>
    </message>
    <message>
        <source>%1, %2 of %3, %4</source>
        <extracomment>Screen reader, a tab: title, the tab&apos;s number, how many tabs there are, and what is done there.</extracomment>
        <translation>%1，第 %2 个，共 %3 个，%4</translation>
    </message>
    <message>
        <source>Instruments of this act</source>
        <extracomment>Screen reader: name of the row of tabs, one for each instrument of the act.</extracomment>
        <translation>这一幕的仪器</translation>
    </message>
    <message>
        <source>The instruments are locked until you commit all of your predictions.</source>
        <translation>提交全部预测之前，仪器是锁定的。</translation>
    </message>
    <message>
        <source>No track is chosen. You see the instruments of one of them; choose another in the toolbar or on the brief.</source>
        <translation>还没有选择路线。你看到的是其中一条路线的仪器；可在工具栏或任务说明中选择另一条。</translation>
    </message>
</context>
<context>
    <name>rp::FigureTile</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name, its value and a remark on it, read aloud.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1：%2。%3</translation>
    </message>
</context>
<context>
    <name>rp::FileAsker</name>
    <message>
        <source>%1 file (%2)</source>
        <extracomment>File type in a dialog. %1: &quot;PDF&quot;, &quot;Markdown&quot;, &quot;JSON&quot; or &quot;CSV&quot;; %2: its file pattern.</extracomment>
        <translation>%1 文件 (%2)</translation>
    </message>
</context>
<context>
    <name>rp::FileError</name>
    <message>
        <source>there is no space left</source>
        <translation>没有剩余空间</translation>
    </message>
</context>
<context>
    <name>rp::Format</name>
    <message>
        <source>never</source>
        <extracomment>instead of a number that is infinite, e.g. a time that will never come</extracomment>
        <translation>永不</translation>
    </message>
    <message>
        <source>not defined</source>
        <extracomment>instead of a number that does not exist, e.g. zero divided by zero</extracomment>
        <translation>无定义</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a percentage; %1 is the number, %2 the percent sign. Use your language&apos;s order and spacing.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>a ratio, as in &quot;1.20× faster&quot;</extracomment>
        <translation>%1 倍</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <extracomment>a rate per second; %1 is the number, %2 what is counted, e.g. &quot;1,450 img/s&quot;</extracomment>
        <translation>%1 %2/秒</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <extracomment>microseconds, short form</extracomment>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>milliseconds, short form</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>seconds, short form</extracomment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>minutes, short form</extracomment>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>hours, short form</extracomment>
        <translation>%1 小时</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <extracomment>days; %1 is the number and may have decimals, so %Ln is not used in the text</extracomment>
        <translation>
            <numerusform>%1 天</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 B</source>
        <extracomment>%1 is a number of bytes</extracomment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <extracomment>%1 is a number of kilobytes (1,000 bytes)</extracomment>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>%1 is a number of megabytes</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <extracomment>%1 is a number of gigabytes</extracomment>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <extracomment>%1 is a number of terabytes</extracomment>
        <translation>%1 TB</translation>
    </message>
    <message>
        <source>%1 FLOP/byte</source>
        <extracomment>arithmetic intensity; %1 is the number of floating-point operations for each byte moved</extracomment>
        <translation>%1 FLOP/byte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two parts of a time span</comment>
        <extracomment>a time span of two parts: &quot;23 h 20 min&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 year(s)</source>
        <extracomment>years of 365 days; %1 is the number and may have decimals, so %Ln is not used in the text</extracomment>
        <translation>
            <numerusform>%1 年</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>how often</comment>
        <extracomment>how often something happens: not at all</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>all</source>
        <comment>how often</comment>
        <extracomment>how often something happens: every time</extracomment>
        <translation>全部</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <extracomment>a probability; %1 is a number of cases in which one such case is found</extracomment>
        <translation>%1 个中有 1 个</translation>
    </message>
    <message>
        <source>%1 W</source>
        <extracomment>a power in watts</extracomment>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>%1 mW</source>
        <extracomment>a power in milliwatts</extracomment>
        <translation>%1 mW</translation>
    </message>
    <message>
        <source>%1 mJ</source>
        <extracomment>an energy in millijoules</extracomment>
        <translation>%1 mJ</translation>
    </message>
</context>
<context>
    <name>rp::Fusion</name>
    <message>
        <source>yes</source>
        <comment>does the tensor fit</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <comment>does it fit</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>no access is left</source>
        <extracomment>instead of a ratio: after fusion, this way of counting finds no memory access any more</extracomment>
        <translation>没有访问剩下</translation>
    </message>
    <message>
        <source>Kernel launches</source>
        <translation>内核启动次数</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>内存流量</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>墙钟时间</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>Kernel launches, unfused</source>
        <translation>内核启动次数，未融合</translation>
    </message>
    <message>
        <source>Kernel launches, fused</source>
        <translation>内核启动次数，已融合</translation>
    </message>
    <message>
        <source>Passes over the tensor, unfused</source>
        <extracomment>a pass is one read or write of the whole tensor</extracomment>
        <translation>对张量的访问遍数，未融合</translation>
    </message>
    <message>
        <source>Passes over the tensor, fused</source>
        <extracomment>a pass is one read or write of the whole tensor</extracomment>
        <translation>对张量的访问遍数，已融合</translation>
    </message>
    <message>
        <source>Reads of the tensor, unfused</source>
        <translation>读取张量的次数，未融合</translation>
    </message>
    <message>
        <source>Writes of the tensor, unfused</source>
        <translation>写入张量的次数，未融合</translation>
    </message>
    <message>
        <source>Memory traffic, unfused</source>
        <translation>内存流量，未融合</translation>
    </message>
    <message>
        <source>Memory traffic, fused</source>
        <translation>内存流量，已融合</translation>
    </message>
    <message>
        <source>Traffic reduction</source>
        <extracomment>unfused divided by fused</extracomment>
        <translation>流量减少倍数</translation>
    </message>
    <message>
        <source>Launch reduction</source>
        <extracomment>unfused divided by fused</extracomment>
        <translation>启动减少倍数</translation>
    </message>
    <message>
        <source>Wall time, unfused</source>
        <translation>墙钟时间，未融合</translation>
    </message>
    <message>
        <source>Wall time, fused</source>
        <translation>墙钟时间，已融合</translation>
    </message>
    <message>
        <source>Wall-clock speed-up</source>
        <translation>墙钟时间加速比</translation>
    </message>
    <message>
        <source>Arithmetic intensity, unfused</source>
        <translation>算术强度，未融合</translation>
    </message>
    <message>
        <source>Arithmetic intensity, fused</source>
        <translation>算术强度，已融合</translation>
    </message>
    <message>
        <source>Ridge point of the Tensor Cores</source>
        <translation>Tensor Core 的脊点</translation>
    </message>
    <message>
        <source>Ridge point of the vector units</source>
        <translation>向量单元的脊点</translation>
    </message>
    <message>
        <source>Size of the tensor</source>
        <translation>张量的大小</translation>
    </message>
    <message>
        <source>Size of the L2 cache</source>
        <translation>L2 缓存的大小</translation>
    </message>
    <message>
        <source>Fits into the L2 cache</source>
        <translation>装得进 L2 缓存</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>张量的元素个数</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>内存带宽</translation>
    </message>
    <message>
        <source>Operations to fuse up to the tensor ridge</source>
        <translation>到 Tensor Core 脊点需融合的操作数</translation>
    </message>
    <message>
        <source>Operations to fuse up to the vector ridge</source>
        <translation>到向量脊点需融合的操作数</translation>
    </message>
    <message>
        <source>ReLU, share of the tensor peak</source>
        <translation>ReLU 占 Tensor Core 峰值的比例</translation>
    </message>
    <message>
        <source>ReLU, share of the vector peak</source>
        <translation>ReLU 占向量峰值的比例</translation>
    </message>
    <message>
        <source>Speed-up by the course&apos;s formula</source>
        <translation>按课程公式的加速比</translation>
    </message>
    <message>
        <source>Compiled utilization by the course&apos;s formula</source>
        <translation>按课程公式的编译后利用率</translation>
    </message>
    <message>
        <source>Rise of intensity that the course gives</source>
        <translation>课程给出的强度上升倍数</translation>
    </message>
    <message>
        <source>Traffic of standard attention</source>
        <translation>标准注意力的流量</translation>
    </message>
    <message>
        <source>Traffic of FlashAttention</source>
        <translation>FlashAttention 的流量</translation>
    </message>
    <message>
        <source>Traffic ratio, forward pass</source>
        <translation>流量比值，前向传播</translation>
    </message>
    <message>
        <source>Footprint of standard attention</source>
        <translation>标准注意力的内存占用</translation>
    </message>
    <message>
        <source>Footprint of FlashAttention</source>
        <translation>FlashAttention 的内存占用</translation>
    </message>
    <message>
        <source>Footprint ratio</source>
        <translation>内存占用比值</translation>
    </message>
    <message>
        <source>Traffic ratio measured, forward and backward</source>
        <translation>测得的流量比值，前向和反向</translation>
    </message>
    <message>
        <source>Speed-up measured, forward and backward</source>
        <translation>测得的加速比，前向和反向</translation>
    </message>
    <message>
        <source>Rise of the arithmetic measured</source>
        <extracomment>FlashAttention computes more: its operations divided by those of standard attention</extracomment>
        <translation>测得的运算量上升倍数</translation>
    </message>
    <message>
        <source>Memory accesses, unfused</source>
        <translation>内存访问次数，未融合</translation>
    </message>
    <message>
        <source>Memory accesses, fused</source>
        <translation>内存访问次数，已融合</translation>
    </message>
    <message>
        <source>Accesses, unfused to fused</source>
        <translation>访问次数，未融合比已融合</translation>
    </message>
    <message>
        <source>%1 TFLOP/s</source>
        <extracomment>a rate of arithmetic; %1 is a number</extracomment>
        <translation>%1 TFLOP/s</translation>
    </message>
    <message>
        <source>FlashAttention</source>
        <extracomment>name of a method, not translated in most languages</extracomment>
        <translation>FlashAttention</translation>
    </message>
    <message>
        <source>One-line chain</source>
        <extracomment>a topic: a chain of operations that is one line of code</extracomment>
        <translation>一行代码的操作链</translation>
    </message>
    <message>
        <source>LayerNorm, Dropout, ReLU</source>
        <extracomment>a topic: three operations of a neural network, in this order</extracomment>
        <translation>LayerNorm、Dropout、ReLU</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a granularity (&quot;Library kernels&quot;), %2 the number of kernels</extracomment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The device&apos;s own</source>
        <extracomment>choice of a memory bandwidth: the one that the device of the context has</extracomment>
        <translation>设备自身的</translation>
    </message>
    <message>
        <source>Better when fused</source>
        <extracomment>how well kernels use the bandwidth: the fused kernel does it better</extracomment>
        <translation>融合后更好</translation>
    </message>
    <message>
        <source>The same for both</source>
        <extracomment>how well kernels use the bandwidth: unfused and fused kernels alike</extracomment>
        <translation>两者相同</translation>
    </message>
    <message numerus="yes">
        <source>%1 element(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 个元素</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <extracomment>length of a sequence; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 个词元</numerusform>
        </translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>关</translation>
    </message>
    <message>
        <source>%1/s</source>
        <extracomment>a memory bandwidth; %1 is an amount of data such as 2 TB</extracomment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>部署环境</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost and memory bandwidth.</source>
        <translation>模型在哪里运行。它带有自己的启动开销和内存带宽。</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>What is fused. Each topic counts memory traffic in its own way.</source>
        <translation>融合什么。每个主题按自己的方式计算内存流量。</translation>
    </message>
    <message>
        <source>Fusion</source>
        <extracomment>a switch: run the chain of operations as one kernel</extracomment>
        <translation>融合</translation>
    </message>
    <message>
        <source>Run the three operations as one kernel. The charts show both ways.</source>
        <translation>把三个操作作为一个内核运行。图表同时显示两种方式。</translation>
    </message>
    <message>
        <source>Granularity</source>
        <translation>粒度</translation>
    </message>
    <message>
        <source>How finely the framework cuts the three operations into kernels before fusion.</source>
        <translation>融合之前，框架把三个操作切分成内核的精细程度。</translation>
    </message>
    <message>
        <source>Evaluation mode</source>
        <extracomment>a switch: the mode of a model after training</extracomment>
        <translation>评估模式</translation>
    </message>
    <message>
        <source>After training, Dropout passes its input on unchanged, so its kernels are left out.</source>
        <translation>训练之后，Dropout 原样传递输入，所以省去它的内核。</translation>
    </message>
    <message>
        <source>Tensor size</source>
        <translation>张量大小</translation>
    </message>
    <message>
        <source>How many elements the tensor has.</source>
        <translation>张量有多少个元素。</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>the shape of a tensor; %1 and %2 are its two sizes</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>L2 limit</source>
        <extracomment>a mark at a slider: a larger tensor does not fit into the L2 cache</extracomment>
        <translation>L2 上限</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>FP16 takes 2 bytes for each element, FP32 takes 4. Each has its own ridge points.</source>
        <translation>FP16 每个元素占 2 字节，FP32 占 4 字节。两者各有自己的脊点。</translation>
    </message>
    <message>
        <source>How fast the GPU reads and writes its memory (HBM).</source>
        <translation>GPU 读写其内存（HBM）的速度。</translation>
    </message>
    <message>
        <source>The device&apos;s own: %1</source>
        <extracomment>choice of a memory bandwidth; %1 is the bandwidth</extracomment>
        <translation>设备自身的：%1</translation>
    </message>
    <message>
        <source>Use of the bandwidth</source>
        <translation>带宽利用</translation>
    </message>
    <message>
        <source>Which share of the bandwidth the kernels reach. This is a second effect, apart from less traffic.</source>
        <translation>内核达到带宽的多大比例。这是减少流量之外的第二种效应。</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>启动开销</translation>
    </message>
    <message>
        <source>Time that the host needs for one kernel launch.</source>
        <translation>主机启动一个内核所需的时间。</translation>
    </message>
    <message>
        <source>Launch model</source>
        <translation>启动模型</translation>
    </message>
    <message>
        <source>Serial: each launch waits for the previous kernel. Overlapped: launches run ahead through a launch queue.</source>
        <translation>串行：每次启动都等前一个内核结束。重叠：启动通过启动队列提前进行。</translation>
    </message>
    <message>
        <source>Count row statistics</source>
        <extracomment>a switch; row statistics are the mean and variance of each row of a tensor</extracomment>
        <translation>计入行统计量</translation>
    </message>
    <message>
        <source>Add the mean and variance of each row to the traffic. They are small beside the tensor, so they are usually left out.</source>
        <translation>把每行的均值和方差计入流量。它们与张量相比很小，所以通常略去。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>How many tokens attend to each other.</source>
        <translation>有多少个词元彼此关注。</translation>
    </message>
    <message>
        <source>Head size</source>
        <extracomment>size of one attention head</extracomment>
        <translation>头尺寸</translation>
    </message>
    <message>
        <source>How many elements one attention head has for each token.</source>
        <translation>一个注意力头对每个词元有多少个元素。</translation>
    </message>
    <message>
        <source>Counting convention</source>
        <translation>计数约定</translation>
    </message>
    <message>
        <source>What counts as a memory access. Each convention is right for its own question.</source>
        <translation>什么算作一次内存访问。每种约定对它自己的问题都是对的。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Tensor size 1,000 elements&quot;; the beginning of a longer sentence</extracomment>
        <translation>“%1”设为 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>control and value</comment>
        <extracomment>a control and what was chosen: &quot;Granularity, Library kernels (3)&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>多项设置</translation>
    </message>
    <message>
        <source>The tensor now fits into the L2 cache.</source>
        <translation>张量现在装得进 L2 缓存。</translation>
    </message>
    <message>
        <source>The tensor no longer fits into the L2 cache.</source>
        <translation>张量不再装得进 L2 缓存。</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1：内存流量从 %2 降到 %3，墙钟时间从 %4 降到 %5。</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a duration</extracomment>
        <translation>%1：内存流量从 %2 降到 %3，墙钟时间仍为 %4。</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1：内存流量从 %2 降到 %3，墙钟时间从 %4 升到 %5。</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 and %5 durations</extracomment>
        <translation>%1：内存流量仍为 %2，墙钟时间从 %4 降到 %5。</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time at %4.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 a duration</extracomment>
        <translation>%1：内存流量仍为 %2，墙钟时间仍为 %4。</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 and %5 durations</extracomment>
        <translation>%1：内存流量仍为 %2，墙钟时间从 %4 升到 %5。</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1：内存流量从 %2 升到 %3，墙钟时间从 %4 降到 %5。</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a duration</extracomment>
        <translation>%1：内存流量从 %2 升到 %3，墙钟时间仍为 %4。</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1：内存流量从 %2 升到 %3，墙钟时间从 %4 升到 %5。</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %4 and %5 durations</extracomment>
        <translation>%1：按假设的带宽利用，墙钟时间从 %4 降到 %5。</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %4 a duration</extracomment>
        <translation>%1：按假设的带宽利用，墙钟时间仍为 %4。</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %4 and %5 durations</extracomment>
        <translation>%1：按假设的带宽利用，墙钟时间从 %4 升到 %5。</translation>
    </message>
    <message>
        <source>%1: the fused kernel stays as it is, and the traffic ratio goes from %2 to %3.</source>
        <extracomment>%1 a control and its value, %2 and %3 factors such as 3.00×</extracomment>
        <translation>%1：融合后的内核不变，流量比值从 %2 变为 %3。</translation>
    </message>
    <message>
        <source>%1: standard attention moves %2 and FlashAttention %3, a ratio of %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a factor such as 6.08×</extracomment>
        <translation>%1：标准注意力搬运 %2，FlashAttention 搬运 %3，比值为 %4。</translation>
    </message>
    <message>
        <source>%1: fusion takes the memory accesses from %2 to %3.</source>
        <extracomment>%1 a control and its value, %2 and %3 counts</extracomment>
        <translation>%1：融合使内存访问次数从 %2 变为 %3。</translation>
    </message>
    <message>
        <source>%1 GFLOP</source>
        <extracomment>an amount of arithmetic, in billions of floating-point operations; %1 is a number</extracomment>
        <translation>%1 GFLOP</translation>
    </message>
    <message>
        <source>The traffic ratio is %1.</source>
        <extracomment>%1 is a factor such as 3.00×</extracomment>
        <translation>流量比值为 %1。</translation>
    </message>
    <message>
        <source>Unfused the chain takes %1 and fused %2. The wall-clock speed-up is %3.</source>
        <extracomment>%1 and %2 are durations, %3 a factor such as 3.00×</extracomment>
        <translation>未融合时操作链用时 %1，融合后用时 %2。墙钟时间加速比为 %3。</translation>
    </message>
    <message>
        <source>A part of it is the assumed better use of the bandwidth.</source>
        <translation>其中一部分来自假设的更好的带宽利用。</translation>
    </message>
    <message>
        <source>The fused kernel stays the same. The finer the chain was cut before, the more fusion saves.</source>
        <translation>融合后的内核不变。之前切分得越细，融合节省得越多。</translation>
    </message>
    <message>
        <source>The intensity is %1 unfused and %2 fused.</source>
        <extracomment>%1 and %2 are intensities such as 2.5 FLOP/byte</extracomment>
        <translation>强度未融合时为 %1，融合后为 %2。</translation>
    </message>
    <message>
        <source>Both are below the ridge point of the vector units at %1, so memory bandwidth limits both.</source>
        <extracomment>%1 is an intensity such as 39 FLOP/byte</extracomment>
        <translation>两者都低于 %1 处的向量单元脊点，所以内存带宽限制了两者。</translation>
    </message>
    <message>
        <source>The ridge point of the vector units at %1 lies between them.</source>
        <extracomment>%1 is an intensity such as 39 FLOP/byte</extracomment>
        <translation>%1 处的向量单元脊点位于两者之间。</translation>
    </message>
    <message>
        <source>At a length of %1, standard attention moves %2 and FlashAttention %3. Both grow with the square of the length.</source>
        <extracomment>%1 is a number of tokens, %2 and %3 are amounts of data</extracomment>
        <translation>长度为 %1 时，标准注意力搬运 %2，FlashAttention 搬运 %3。两者都随长度的平方增长。</translation>
    </message>
    <message>
        <source>At a length of %1, standard attention holds %2 in memory and FlashAttention %3. Only here does FlashAttention grow in step with the length.</source>
        <extracomment>%1 is a number of tokens, %2 and %3 are amounts of data</extracomment>
        <translation>长度为 %1 时，标准注意力占用 %2 内存，FlashAttention 占用 %3。只有在这里，FlashAttention 随长度成比例增长。</translation>
    </message>
    <message>
        <source>At a length of %1, this model gives a traffic ratio of %2 for the forward pass.</source>
        <extracomment>%1 is a number of tokens, %2 a factor such as 6.08×</extracomment>
        <translation>长度为 %1 时，这个模型给出的前向传播流量比值为 %2。</translation>
    </message>
    <message>
        <source>The marked point, %1 at a length of %2, was measured for the forward and backward passes together.</source>
        <extracomment>%1 is a factor such as 9.16×, %2 a number of tokens</extracomment>
        <translation>标出的点（长度 %2 时为 %1）是前向和反向合计的测量值。</translation>
    </message>
    <message>
        <source>%1: fusion takes the memory accesses from %2 to %3.</source>
        <comment>counting convention</comment>
        <extracomment>%1 is a counting convention, %2 and %3 are counts</extracomment>
        <translation>%1：融合使内存访问次数从 %2 变为 %3。</translation>
    </message>
    <message>
        <source>The same line of code has another ratio in each row, so name the convention with the figure.</source>
        <translation>同一行代码在每一行中有不同的比值，所以引用数字时要说明约定。</translation>
    </message>
    <message>
        <source>No L2 cache is listed for this device. Every pass is counted as traffic to memory.</source>
        <translation>没有列出这个设备的 L2 缓存。每一遍访问都计为内存流量。</translation>
    </message>
    <message>
        <source>Fits into L2: two tensors of %1 fit into the L2 cache of %2. Most of the traffic shown may never reach HBM, so take the bars as an upper limit.</source>
        <extracomment>%1 and %2 are amounts of data</extracomment>
        <translation>装得进 L2：两个 %1 的张量装得进 %2 的 L2 缓存。显示的流量大部分可能根本到不了 HBM，所以请把条形看作上限。</translation>
    </message>
    <message>
        <source>Larger than L2: two tensors of %1 do not fit into the L2 cache of %2. Every pass goes through HBM.</source>
        <extracomment>%1 and %2 are amounts of data</extracomment>
        <translation>大于 L2：两个 %1 的张量装不进 %2 的 L2 缓存。每一遍访问都经过 HBM。</translation>
    </message>
    <message>
        <source>%1: traffic and launches both fall by %2, so the wall time can gain as much.</source>
        <extracomment>%1 is a granularity (&quot;Dropout in steps&quot;), %2 a factor such as 5×</extracomment>
        <translation>%1：流量和启动次数都按 %2 减少，所以墙钟时间也能得到同样多。</translation>
    </message>
    <message>
        <source>%1: traffic and launches both fall by %2, and the wall time cannot gain more than that from them.</source>
        <extracomment>%1 is a granularity (&quot;Library kernels&quot;), %2 a factor such as 3×</extracomment>
        <translation>%1：流量和启动次数都按 %2 减少，墙钟时间从中得到的不可能更多。</translation>
    </message>
    <message>
        <source>If the fused kernel also uses the bandwidth better, the wall time gains more. That is a second effect. It is assumed here, and it has its own control.</source>
        <translation>如果融合后的内核还能更好地利用带宽，墙钟时间会得到更多。那是第二种效应，在这里是假设的，并有自己的控件。</translation>
    </message>
    <message>
        <source>The published measurement counts a whole model, GPT-2 medium at a length of %1, forward and backward. Traffic fell from %2 to %3 and time from %4 to %5, although the arithmetic rose from %6 to %7.</source>
        <extracomment>%1 is a number of tokens, %2 to %3 amounts of data, %4 and %5 durations, %6 and %7 amounts of arithmetic such as 66.6 GFLOP</extracomment>
        <translation>公布的测量针对整个模型：GPT-2 medium，长度 %1，前向和反向。流量从 %2 降到 %3，时间从 %4 降到 %5，尽管运算从 %6 升到 %7。</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <extracomment>an operation of a neural network; usually not translated</extracomment>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>Dropout</source>
        <extracomment>an operation of a neural network; usually not translated</extracomment>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>ReLU</source>
        <extracomment>an operation of a neural network; usually not translated</extracomment>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>Draw the mask</source>
        <extracomment>a kernel of Dropout: draws a random mask of zeros and ones</extracomment>
        <translation>生成掩码</translation>
    </message>
    <message>
        <source>Multiply by the mask</source>
        <extracomment>a kernel of Dropout</extracomment>
        <translation>乘以掩码</translation>
    </message>
    <message>
        <source>Rescale</source>
        <extracomment>a kernel of Dropout: makes up for the elements that were set to zero</extracomment>
        <translation>重新缩放</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>a kernel of LayerNorm: mean of each row</extracomment>
        <translation>求均值</translation>
    </message>
    <message>
        <source>Subtract the mean</source>
        <extracomment>a kernel of LayerNorm</extracomment>
        <translation>减去均值</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a kernel of LayerNorm: each element times itself</extracomment>
        <translation>平方</translation>
    </message>
    <message>
        <source>Mean of the squares</source>
        <extracomment>a kernel of LayerNorm: mean of the squares of each row</extracomment>
        <translation>平方的均值</translation>
    </message>
    <message>
        <source>Add epsilon</source>
        <extracomment>a kernel of LayerNorm: adds a small number, called epsilon</extracomment>
        <translation>加 epsilon</translation>
    </message>
    <message>
        <source>Reciprocal root</source>
        <extracomment>a kernel of LayerNorm: one over the square root</extracomment>
        <translation>平方根倒数</translation>
    </message>
    <message>
        <source>Multiply by the root</source>
        <extracomment>a kernel of LayerNorm: multiplies by one over the square root</extracomment>
        <translation>乘以平方根倒数</translation>
    </message>
    <message>
        <source>Multiply by gamma</source>
        <extracomment>a kernel of LayerNorm: multiplies by the weights called gamma</extracomment>
        <translation>乘以 gamma</translation>
    </message>
    <message>
        <source>Add beta</source>
        <extracomment>a kernel of LayerNorm: adds the weights called beta</extracomment>
        <translation>加 beta</translation>
    </message>
    <message>
        <source>One fused kernel</source>
        <extracomment>the one kernel that all operations of the chain are fused into</extracomment>
        <translation>一个融合内核</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>remark on a row of a table or a bar of a chart</extracomment>
        <translation>控件中所选</translation>
    </message>
    <message>
        <source>Evaluation mode, library kernels</source>
        <extracomment>a row of a table: the chain in evaluation mode, against the kernel fused from it</extracomment>
        <translation>评估模式，库内核</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Row statistics</source>
        <extracomment>memory accesses to the mean and variance of each row</extracomment>
        <translation>行统计量</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>heading of a column whose cells are &quot;Unfused&quot; and &quot;Fused&quot;</extracomment>
        <translation>操作链</translation>
    </message>
    <message>
        <source>Kernel compute</source>
        <translation>内核计算</translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <translation>分派开销</translation>
    </message>
    <message>
        <source>Memory transfer</source>
        <translation>内存传输</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核数</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>reads and writes of the whole tensor together</extracomment>
        <translation>访问遍数</translation>
    </message>
    <message>
        <source>FLOP/byte</source>
        <translation>FLOP/byte</translation>
    </message>
    <message>
        <source>Traffic, unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>流量，未融合比已融合</translation>
    </message>
    <message>
        <source>Launches, unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>启动次数，未融合比已融合</translation>
    </message>
    <message>
        <source>Highest possible speed-up</source>
        <extracomment>heading of a column of factors: the most that this fusion can ever gain in wall time</extracomment>
        <translation>可能的最高加速比</translation>
    </message>
    <message>
        <source>Speed-up now</source>
        <extracomment>heading of a column of factors: gain in wall time for the tensor and launch cost that are set</extracomment>
        <translation>当前加速比</translation>
    </message>
    <message>
        <source>Vector ridge to intensity</source>
        <extracomment>heading of a column of factors: ridge point divided by arithmetic intensity</extracomment>
        <translation>向量脊点比强度</translation>
    </message>
    <message>
        <source>Tensor ridge to intensity</source>
        <extracomment>heading of a column of factors: ridge point divided by arithmetic intensity</extracomment>
        <translation>Tensor Core 脊点比强度</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>已融合</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>未融合</translation>
    </message>
    <message>
        <source>Standard attention</source>
        <translation>标准注意力</translation>
    </message>
    <message>
        <source>Traffic ratio</source>
        <translation>流量比值</translation>
    </message>
    <message>
        <source>Reads, unfused</source>
        <translation>读取，未融合</translation>
    </message>
    <message>
        <source>Writes, unfused</source>
        <translation>写入，未融合</translation>
    </message>
    <message>
        <source>Accesses, unfused</source>
        <translation>访问，未融合</translation>
    </message>
    <message>
        <source>Reads, fused</source>
        <translation>读取，已融合</translation>
    </message>
    <message>
        <source>Writes, fused</source>
        <translation>写入，已融合</translation>
    </message>
    <message>
        <source>Accesses, fused</source>
        <translation>访问，已融合</translation>
    </message>
    <message>
        <source>Unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>未融合比已融合</translation>
    </message>
    <message>
        <source>none left</source>
        <extracomment>instead of a factor: after fusion nothing is left to compare with</extracomment>
        <translation>没有剩余</translation>
    </message>
    <message>
        <source>The curves count what one head reads from HBM and writes to it in one forward pass. The footprint is what has to be held in memory at one time.</source>
        <translation>曲线计算一个注意力头在一次前向传播中从 HBM 读取和写入的量。内存占用是同一时刻必须保存在内存中的量。</translation>
    </message>
    <message>
        <source>The often quoted saving of %1 to %2 is one of the footprint, at lengths of %3 to %4. It is not one of the traffic.</source>
        <extracomment>%1 and %2 are factors such as 10×, %3 and %4 numbers of tokens</extracomment>
        <translation>常被引用的 %1 到 %2 的节省是内存占用的节省，对应 %3 到 %4 的长度。它不是流量的节省。</translation>
    </message>
    <message numerus="yes">
        <source>Unfused, %Ln kernel(s) read %1 and write %2. Fused, one kernel reads %3 and writes %4.</source>
        <extracomment>%Ln counts kernels; %1 to %4 are amounts of data</extracomment>
        <translation>
            <numerusform>未融合时，%Ln 个内核读取 %1、写入 %2。融合后，一个内核读取 %3、写入 %4。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::FusionAttentionPage</name>
    <message>
        <source>%1 standard, %2 FlashAttention</source>
        <extracomment>Two amounts of data, of standard attention and of FlashAttention.</extracomment>
        <translation>标准 %1，FlashAttention %2</translation>
    </message>
    <message>
        <source>At a length of %1, the traffic ratio of this model is %2.</source>
        <extracomment>Said of a line in a chart; %1 is a number of tokens, %2 a factor.</extracomment>
        <translation>长度为 %1 时，这个模型的流量比值为 %2。</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <extracomment>A point in a chart: what was measured; %1 is a factor.</extracomment>
        <translation>测量值：%1</translation>
    </message>
    <message>
        <source>Published measurement, forward and backward passes of a whole model: a traffic ratio of %1.</source>
        <extracomment>Said of a point in a chart; %1 is a factor.</extracomment>
        <translation>公布的测量，整个模型的前向和反向：流量比值为 %1。</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>内存流量</translation>
    </message>
    <message>
        <source>Memory footprint</source>
        <translation>内存占用</translation>
    </message>
    <message>
        <source>Standard to FlashAttention</source>
        <extracomment>Title of an axis: standard attention divided by FlashAttention.</extracomment>
        <translation>标准注意力比 FlashAttention</translation>
    </message>
</context>
<context>
    <name>rp::FusionExplorerInstrument</name>
    <message>
        <source>What each kernel reads from memory and writes to it</source>
        <translation>每个内核从内存读取和写入多少</translation>
    </message>
    <message>
        <source>Wall time, unfused and fused</source>
        <translation>墙钟时间，未融合与已融合</translation>
    </message>
    <message>
        <source>Granularities compared with the fused kernel</source>
        <translation>各粒度与融合后内核的比较</translation>
    </message>
    <message>
        <source>Arithmetic intensity and ridge points</source>
        <translation>算术强度与脊点</translation>
    </message>
    <message>
        <source>Memory traffic of attention</source>
        <translation>注意力的内存流量</translation>
    </message>
    <message>
        <source>Memory footprint of attention</source>
        <translation>注意力的内存占用</translation>
    </message>
    <message>
        <source>Standard attention to FlashAttention</source>
        <translation>标准注意力与 FlashAttention 之比</translation>
    </message>
    <message>
        <source>One line of code, counted in four ways</source>
        <translation>一行代码，四种计数方式</translation>
    </message>
</context>
<context>
    <name>rp::FusionNormPage</name>
    <message>
        <source>%1 unfused, %2 fused</source>
        <extracomment>Values of one figure before and after fusion.</extracomment>
        <translation>未融合 %1，已融合 %2</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>控件中所选</translation>
    </message>
    <message>
        <source>Vector ridge: %1</source>
        <extracomment>A line in a chart: the ridge point of the vector units; %1 is an intensity.</extracomment>
        <translation>向量脊点：%1</translation>
    </message>
    <message>
        <source>The ridge point of the vector units, on which this chain runs, is at %1.</source>
        <translation>这条操作链运行在向量单元上，其脊点在 %1。</translation>
    </message>
    <message>
        <source>Tensor ridge: %1</source>
        <extracomment>A line in a chart: the ridge point of the Tensor Cores; %1 is an intensity.</extracomment>
        <translation>Tensor Core 脊点：%1</translation>
    </message>
    <message>
        <source>The ridge point of the Tensor Cores, on which matrix products run, is at %1.</source>
        <translation>矩阵乘法运行在 Tensor Core 上，其脊点在 %1。</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>内存流量</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>墙钟时间</translation>
    </message>
    <message>
        <source>Where can a wall-clock speed-up of %1 come from?</source>
        <extracomment>Heading over an explanation; %1 is a factor such as 5×. Wall clock: the time that passes.</extracomment>
        <translation>%1 的墙钟时间加速比可能从哪里来？</translation>
    </message>
</context>
<context>
    <name>rp::FusionOneLinePage</name>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars that the controls have chosen.</extracomment>
        <translation>控件中所选</translation>
    </message>
    <message>
        <source>The line of code: %1</source>
        <extracomment>%1 is a line of code.</extracomment>
        <translation>这行代码：%1</translation>
    </message>
    <message>
        <source>Accesses to full tensors</source>
        <translation>对整个张量的访问</translation>
    </message>
</context>
<context>
    <name>rp::FusionView</name>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>仪器控件</translation>
    </message>
</context>
<context>
    <name>rp::GraphMap</name>
    <message>
        <source>The map is shown at %1.</source>
        <extracomment>%1: a percentage; 100 % is the natural size.</extracomment>
        <translation>图以 %1 的大小显示。</translation>
    </message>
    <message>
        <source>Arrow keys walk along the edges; the question mark key lists all keys.</source>
        <translation>用方向键沿着边走；按问号键列出所有按键。</translation>
    </message>
    <message>
        <source>Show as table</source>
        <extracomment>Button that shows or hides the nodes of a map as a table.</extracomment>
        <translation>显示为表格</translation>
    </message>
    <message>
        <source>Shows the nodes of this map as a table below it.</source>
        <translation>在下方用表格显示这张图的节点。</translation>
    </message>
    <message>
        <source>Map menu</source>
        <extracomment>Button that opens a menu with copy and export of a map.</extracomment>
        <translation>图的菜单</translation>
    </message>
    <message>
        <source>Copy the nodes, export the map, list its keys.</source>
        <translation>复制节点，导出图，列出按键。</translation>
    </message>
    <message>
        <source>Copy nodes as CSV</source>
        <translation>把节点复制为 CSV</translation>
    </message>
    <message>
        <source>Export nodes as CSV…</source>
        <translation>把节点导出为 CSV…</translation>
    </message>
    <message>
        <source>Export picture as SVG…</source>
        <translation>将图片导出为 SVG…</translation>
    </message>
    <message>
        <source>Export picture as PNG…</source>
        <translation>将图片导出为 PNG…</translation>
    </message>
    <message>
        <source>Show in readable size</source>
        <translation>以可读的大小显示</translation>
    </message>
    <message>
        <source>Keys in this map</source>
        <translation>这张图的按键</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大（+）</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小（-）</translation>
    </message>
    <message>
        <source>Whole map</source>
        <extracomment>Button: show all of a map.</extracomment>
        <translation>整张图</translation>
    </message>
    <message>
        <source>Show the whole map (0)</source>
        <translation>显示整张图 (0)</translation>
    </message>
    <message>
        <source>Show as table: %1</source>
        <extracomment>Accessible name of the button &quot;Show as table&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>显示为表格：%1</translation>
    </message>
    <message>
        <source>Map menu: %1</source>
        <extracomment>Accessible name of the button &quot;Map menu&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>图的菜单：%1</translation>
    </message>
    <message>
        <source>Zoom in: %1</source>
        <extracomment>Accessible name of a button. %1: title of the map.</extracomment>
        <translation>放大：%1</translation>
    </message>
    <message>
        <source>Zoom out: %1</source>
        <extracomment>Accessible name of a button. %1: title of the map.</extracomment>
        <translation>缩小：%1</translation>
    </message>
    <message>
        <source>Whole map: %1</source>
        <extracomment>Accessible name of the button &quot;Whole map&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>整张图：%1</translation>
    </message>
    <message>
        <source>Down and up arrow: along an edge to the next node, and back</source>
        <translation>下、上方向键：沿着一条边到下一个节点，以及返回</translation>
    </message>
    <message>
        <source>Left and right arrow: the node beside, such as the other branch</source>
        <translation>左、右方向键：旁边的节点，例如另一个分支</translation>
    </message>
    <message>
        <source>Page Down, Page Up: next or previous node in reading order</source>
        <translation>Page Down、Page Up：按阅读顺序的下一个或上一个节点</translation>
    </message>
    <message>
        <source>Home, End: first or last node</source>
        <translation>Home、End：第一个或最后一个节点</translation>
    </message>
    <message>
        <source>N, Shift+N: next or previous marked node, such as a graph break</source>
        <translation>N、Shift+N：下一个或上一个有标记的节点，例如图中断</translation>
    </message>
    <message>
        <source>R, Shift+R: next or previous region</source>
        <translation>R、Shift+R：下一个或上一个区域</translation>
    </message>
    <message>
        <source>Enter: go to the nodes</source>
        <translation>Enter：进入节点</translation>
    </message>
    <message>
        <source>Esc: back to the map as a whole</source>
        <translation>Esc：回到整张图</translation>
    </message>
    <message>
        <source>Plus, minus: zoom in or out</source>
        <translation>加号、减号：放大或缩小</translation>
    </message>
    <message>
        <source>0: show the whole map; 1: show it in readable size</source>
        <translation>0：显示整张图；1：以可读的大小显示</translation>
    </message>
    <message>
        <source>Shift and an arrow key: move the view</source>
        <translation>Shift 加方向键：移动视图</translation>
    </message>
    <message>
        <source>Question mark: this list</source>
        <translation>问号：本列表</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>通向</translation>
    </message>
    <message>
        <source>Nodes copied.</source>
        <translation>节点已复制。</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>%1 file (%2)</source>
        <extracomment>File type in a dialog. %1: &quot;CSV&quot;, &quot;SVG&quot; or &quot;PNG&quot;; %2: its file pattern.</extracomment>
        <translation>%1 文件 (%2)</translation>
    </message>
    <message>
        <source>Map exported to %1.</source>
        <translation>图已导出到 %1。</translation>
    </message>
</context>
<context>
    <name>rp::HudItems</name>
    <message>
        <source>not yet (%1)</source>
        <extracomment>Status strip: a value that is not known yet; %1 is where it will come from, such as &quot;Act 2&quot;.</extracomment>
        <translation>尚无（%1）</translation>
    </message>
    <message>
        <source>%1: not yet. %2</source>
        <extracomment>Screen reader, status strip: title, and a sentence on where the value will come from.</extracomment>
        <translation>%1：尚无。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Screen reader, status strip: title and value.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Status strip: where the model runs, cloud or edge.</extracomment>
        <translation>部署环境</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Status strip: the persona with one goal that the learner has chosen.</extracomment>
        <translation>路线</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>请选择</translation>
    </message>
    <message>
        <source>Choose a track in the toolbar.</source>
        <translation>请在工具栏中选择一条路线。</translation>
    </message>
    <message>
        <source>Track %1: goal reached. %2</source>
        <extracomment>Screen reader, status strip: name of the track, verdict, and the sentence with the figure that decides.</extracomment>
        <translation>路线“%1”：目标达成。%2</translation>
    </message>
    <message>
        <source>Track %1: goal missed. %2</source>
        <extracomment>Screen reader, status strip, as above.</extracomment>
        <translation>路线“%1”：目标未达成。%2</translation>
    </message>
    <message>
        <source>Act %1</source>
        <extracomment>Status strip: number of the act.</extracomment>
        <translation>第 %1 幕</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>Status strip: steps done, of all steps of the act.</extracomment>
        <translation>%1/%2 步</translation>
    </message>
    <message>
        <source>%1: %2 of %3 steps done</source>
        <translation>%1：共 %3 步，已完成 %2 步</translation>
    </message>
    <message>
        <source>Fusion</source>
        <extracomment>Status strip: kernel fusion.</extracomment>
        <translation>融合</translation>
    </message>
    <message>
        <source>Act 2</source>
        <translation>第 2 幕</translation>
    </message>
    <message>
        <source>You decide it in Act 2, in the fusion explorer.</source>
        <translation>你将在第 2 幕的融合探索器中决定。</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>Status strip: kernel fusion is on or off.</extracomment>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>Compiling pays</source>
        <extracomment>Status strip: whether the time spent compiling is won back.</extracomment>
        <translation>编译划算</translation>
    </message>
    <message>
        <source>It comes from the break-even timeline of Act 2.</source>
        <translation>它来自第 2 幕的盈亏平衡时间线。</translation>
    </message>
    <message>
        <source>+ yes</source>
        <extracomment>Status strip, answer to &quot;Compiling pays&quot;. The sign stands for gain or loss.</extracomment>
        <translation>+ 是</translation>
    </message>
    <message>
        <source>− no</source>
        <translation>− 否</translation>
    </message>
    <message>
        <source>Break-even</source>
        <extracomment>Status strip: after how many inferences compiling is paid back.</extracomment>
        <translation>盈亏平衡点</translation>
    </message>
    <message>
        <source>%1 inferences</source>
        <extracomment>Status strip; %1 is the number of inferences after which compiling is paid back.</extracomment>
        <translation>%1 次推理</translation>
    </message>
    <message>
        <source>It is measured when you run keyword spotting in the Explore step of Act 1.</source>
        <translation>你在第 1 幕的“探索”步骤中运行关键词识别时，它会被测量。</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚无</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>Status strip: utilization in eager mode, then compiled. The arrow points in reading direction.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Keyword spotting, math utilization: eager %1, compiled %2</source>
        <extracomment>Screen reader, status strip.</extracomment>
        <translation>关键词识别，计算利用率：即时 %1，编译 %2</translation>
    </message>
    <message>
        <source>The verdict needs an execution mode, which you choose in the Explore step.</source>
        <translation>判定需要一种执行模式，你将在“探索”步骤中选择。</translation>
    </message>
    <message>
        <source>The verdict comes from the later acts.</source>
        <translation>判定来自后面的几幕。</translation>
    </message>
    <message>
        <source>goal reached, %1</source>
        <extracomment>Status strip: does the design reach the goal of the track? %1 is the figure that decides.</extracomment>
        <translation>达成，%1</translation>
    </message>
    <message>
        <source>goal missed, %1</source>
        <translation>未达成，%1</translation>
    </message>
    <message>
        <source>KWS math utilization</source>
        <extracomment>Status strip: math utilization of the keyword-spotting model.</extracomment>
        <translation>KWS 计算利用率</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>Status strip, answer to &quot;Break-even&quot;: the time spent compiling is not won back, however long it runs.</extracomment>
        <translation>永不</translation>
    </message>
</context>
<context>
    <name>rp::HudStrip</name>
    <message>
        <source>; </source>
        <extracomment>Separates entries of the status strip when a screen reader says all of it.</extracomment>
        <translation>； </translation>
    </message>
    <message>
        <source>Status strip</source>
        <extracomment>Screen reader: name of the strip at the window&apos;s foot that sums up the learner&apos;s design.</extracomment>
        <translation>状态栏</translation>
    </message>
</context>
<context>
    <name>rp::InputCheck</name>
    <message>
        <source>%1 has no choice named %2; choose one of: %3.</source>
        <extracomment>%1 is the name of a control, %2 what was given, %3 a list of choices</extracomment>
        <translation>“%1”没有名为 %2 的选项；请从以下各项中选择：%3。</translation>
    </message>
    <message>
        <source>%1 is a switch and cannot be set to %2; turn it on or off.</source>
        <extracomment>%1 is the name of a control, %2 what was given</extracomment>
        <translation>“%1”是开关，不能设为 %2；请打开或关闭它。</translation>
    </message>
    <message>
        <source>%1 needs a number instead of %2; enter one from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 what was given, %3 and %4 the ends of its range</extracomment>
        <translation>“%1”需要一个数，而不是 %2；请输入 %3 到 %4 之间的值。</translation>
    </message>
    <message>
        <source>%1 cannot be %2; choose a value from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 the value given, %3 and %4 the ends of its range</extracomment>
        <translation>“%1”不能是 %2；请选择 %3 到 %4 之间的值。</translation>
    </message>
    <message>
        <source>%1 takes whole numbers only, not %2; choose one from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 the value given, %3 and %4 the ends of its range</extracomment>
        <translation>“%1”只接受整数，不能是 %2；请选择 %3 到 %4 之间的整数。</translation>
    </message>
</context>
<context>
    <name>rp::Instrument</name>
    <message>
        <source>There is no control named %1 in this instrument. Choose one of those on the page.</source>
        <extracomment>%1 is the untranslated name of a control</extracomment>
        <translation>此仪器中没有名为 %1 的控件。请选择页面上的控件。</translation>
    </message>
</context>
<context>
    <name>rp::InstrumentControls</name>
    <message>
        <source>More settings</source>
        <extracomment>Title of a section with the controls of an instrument that are needed less often.</extracomment>
        <translation>更多设置</translation>
    </message>
</context>
<context>
    <name>rp::IntensityScale</name>
    <message>
        <source>Arithmetic intensity</source>
        <extracomment>Title of an axis; the unit (FLOP/byte) and its range are added.</extracomment>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Label of a mark on the arithmetic-intensity axis. %1: what has it, %2: the value with its unit.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rp::JsonProblem</name>
    <message>
        <source>the property %1 is missing</source>
        <translation>缺少属性 %1</translation>
    </message>
    <message>
        <source>the property %1 is not known here</source>
        <translation>此处不认识属性 %1</translation>
    </message>
    <message>
        <source>the value has the wrong type</source>
        <translation>值的类型不对</translation>
    </message>
    <message>
        <source>the value is not one of those allowed</source>
        <translation>值不在允许的范围之内</translation>
    </message>
    <message>
        <source>the text does not have the required form</source>
        <translation>文本不符合要求的格式</translation>
    </message>
    <message>
        <source>there are fewer than %1 entries or characters</source>
        <translation>条目或字符少于 %1 个</translation>
    </message>
    <message>
        <source>there are more than %1 entries or characters</source>
        <translation>条目或字符多于 %1 个</translation>
    </message>
    <message>
        <source>the number is greater than %1 allows</source>
        <translation>数值大于 %1 所允许的</translation>
    </message>
    <message>
        <source>the number is smaller than %1 allows</source>
        <translation>数值小于 %1 所允许的</translation>
    </message>
    <message>
        <source>the list holds the same entry twice</source>
        <translation>列表中有重复的条目</translation>
    </message>
    <message>
        <source>the value does not fit the schema</source>
        <translation>值不符合架构</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 file name, %2 reason such as &quot;the property title is missing&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1, at %2: %3.</source>
        <extracomment>%1 file name, %2 JSON pointer such as /acts/0/title, %3 reason such as &quot;the property title is missing&quot;</extracomment>
        <translation>%1，位于 %2：%3。</translation>
    </message>
    <message>
        <source>the property %1 is given twice in one object</source>
        <translation>属性 %1 在同一个对象中出现了两次</translation>
    </message>
    <message>
        <source>this is not JSON; the first fault is in line %1</source>
        <translation>这不是 JSON；第一处错误在第 %1 行</translation>
    </message>
    <message>
        <source>a value can&apos;t be represented</source>
        <translation>有一个值无法表示</translation>
    </message>
    <message>
        <source>the schema itself is faulty</source>
        <translation>架构本身有错误</translation>
    </message>
</context>
<context>
    <name>rp::KeyboardHelp</name>
    <message>
        <source>Keyboard help</source>
        <translation>键盘帮助</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Screen reader: what a key does, then the keys.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rp::Lab</name>
    <message>
        <source>There is no lab %1.</source>
        <translation>没有实验 %1。</translation>
    </message>
    <message>
        <source>The lab %1 has no act %2.</source>
        <translation>实验 %1 没有 %2 这一幕。</translation>
    </message>
    <message>
        <source>The step “%1” can&apos;t be opened yet: %2.</source>
        <extracomment>Notice: a step named on the command line is locked; %2 says what has to be done first.</extracomment>
        <translation>步骤“%1”还不能打开：%2。</translation>
    </message>
    <message>
        <source>The session was saved to %1.</source>
        <translation>进度已保存到 %1。</translation>
    </message>
    <message>
        <source>You go on from %1.</source>
        <translation>你从 %1 继续。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s) in the labs of your own; what is faulty was left out. %1</source>
        <extracomment>Notice: %Ln faults were found in the files or folders of the option --content; %1 is a whole sentence on the first of them</extracomment>
        <translation>
            <numerusform>你自己的实验中有 %Ln 处错误；出错的部分未载入。%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::LabLoader</name>
    <message>
        <source>the schema for labs is missing from the program</source>
        <translation>程序中缺少实验的架构</translation>
    </message>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <extracomment>a reason inside a sentence; %1 is what the system said</extracomment>
        <translation>无法读取文件（%1）</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>没有这个文件夹</translation>
    </message>
</context>
<context>
    <name>rp::LaunchTimelineChart</name>
    <message>
        <source>Launch timeline</source>
        <translation>启动时间线</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大（+）</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小（-）</translation>
    </message>
    <message>
        <source>Whole pass</source>
        <extracomment>Button: show the whole forward pass in the timeline.</extracomment>
        <translation>整个前向传播</translation>
    </message>
    <message>
        <source>Show the whole pass (0)</source>
        <translation>显示整个前向传播（0）</translation>
    </message>
    <message>
        <source>Part of the pass in view</source>
        <translation>前向传播中可见的部分</translation>
    </message>
    <message>
        <source>The whole pass of %1 is in view.</source>
        <extracomment>%1: a duration.</extracomment>
        <translation>可见范围：整个前向传播，共 %1。</translation>
    </message>
    <message>
        <source>In view: %1 to %2 of %3.</source>
        <extracomment>%1, %2: moments from the start of the pass, %3: its length.</extracomment>
        <translation>可见范围：%1 到 %2，共 %3。</translation>
    </message>
    <message>
        <source>Plus, minus: zoom in or out</source>
        <translation>加号、减号：放大或缩小</translation>
    </message>
    <message>
        <source>0: show the whole pass</source>
        <translation>0：显示整个前向传播</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right: move the view a little</source>
        <translation>Shift+左方向键、Shift+右方向键：稍微移动可见范围</translation>
    </message>
    <message>
        <source>Page Up, Page Down: move the view earlier or later</source>
        <translation>Page Up、Page Down：把可见范围移到更早或更晚处</translation>
    </message>
    <message>
        <source>Bar</source>
        <extracomment>Column of the timeline&apos;s table: which launch or kernel.</extracomment>
        <translation>条形</translation>
    </message>
    <message>
        <source>Begins (µs)</source>
        <translation>开始（µs）</translation>
    </message>
    <message>
        <source>Ends (µs)</source>
        <translation>结束（µs）</translation>
    </message>
    <message>
        <source>GPU waited before (µs)</source>
        <translation>此前 GPU 等待（µs）</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>忙碌率</translation>
    </message>
    <message>
        <source>Kernel %1 of %2</source>
        <translation>第 %1 个内核，共 %2 个</translation>
    </message>
    <message>
        <source>Kernels %1 to %2 of %3</source>
        <translation>第 %1 到 %2 个内核，共 %3 个</translation>
    </message>
    <message>
        <source>One launch of all %1 kernels</source>
        <extracomment>The launch of a CUDA graph. %1: number of kernels.</extracomment>
        <translation>一次启动，含全部 %1 个内核</translation>
    </message>
    <message>
        <source>Launch %1 of %2</source>
        <translation>第 %1 次启动，共 %2 次</translation>
    </message>
    <message>
        <source>Launches %1 to %2 of %3</source>
        <translation>第 %1 到 %2 次启动，共 %3 次</translation>
    </message>
    <message>
        <source>begins %1</source>
        <translation>开始于 %1</translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation>结束于 %1</translation>
    </message>
    <message>
        <source>GPU waited %1 before it</source>
        <translation>此前 GPU 等待了 %1</translation>
    </message>
    <message>
        <source>GPU busy %1 of that time</source>
        <translation>其间 GPU 忙碌率为 %1</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3, GPU busy %4 of that time</source>
        <extracomment>Spoken bar of several kernels. %1: &quot;Kernels 13 to 16 of 1,000&quot;, %2, %3: moments, %4: a percentage.</extracomment>
        <translation>%1：开始于 %2，结束于 %3，其间 GPU 忙碌率为 %4</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3, GPU waited %4 before it</source>
        <extracomment>Spoken kernel. %1: &quot;Kernel 12 of 1,000&quot;, %2, %3: moments, %4: a duration.</extracomment>
        <translation>%1：开始于 %2，结束于 %3，此前 GPU 等待了 %4</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3</source>
        <extracomment>Spoken launch. %1: &quot;Launch 12 of 1,000&quot;, %2, %3: moments.</extracomment>
        <translation>%1：开始于 %2，结束于 %3</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>等待</translation>
    </message>
    <message>
        <source>Launch on the CPU</source>
        <translation>CPU 上的启动</translation>
    </message>
    <message>
        <source>Kernel on the GPU</source>
        <translation>GPU 上的内核</translation>
    </message>
    <message>
        <source>GPU idle</source>
        <translation>GPU 空闲</translation>
    </message>
    <message>
        <source>CPU launches</source>
        <extracomment>Lanes of the timeline.</extracomment>
        <translation>CPU 启动</translation>
    </message>
    <message>
        <source>GPU kernels</source>
        <translation>GPU 内核</translation>
    </message>
</context>
<context>
    <name>rp::LedgerNotice</name>
    <message>
        <source>Another window is using the ledger %1, so nothing you do here is recorded; close the other window and open this one again.</source>
        <extracomment>%1 file name</extracomment>
        <translation>另一个窗口正在使用实验记录本 %1，所以你在这里做的一切都不会被记录；请关闭另一个窗口，再重新打开这个窗口。</translation>
    </message>
    <message>
        <source>The ledger %1 was written by a newer version of Ridgepoint, so nothing you do here is recorded; open it with the newer version.</source>
        <extracomment>%1 file name</extracomment>
        <translation>实验记录本 %1 由更新版本的 Ridgepoint 写成，所以你在这里做的一切都不会被记录；请用那个版本打开它。</translation>
    </message>
    <message>
        <source>The ledger %1 was missing, so you go on from its copy; nothing that you committed is lost.</source>
        <extracomment>%1 file name</extracomment>
        <translation>实验记录本 %1 不见了，所以你从它的副本继续；你提交的内容没有丢失。</translation>
    </message>
    <message>
        <source>The ledger %1 could not be used (%3), so you go on from its copy; the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;this is not JSON&quot;</extracomment>
        <translation>无法使用实验记录本 %1（%3），所以你从它的副本继续；有问题的文件保留为 %2。</translation>
    </message>
    <message>
        <source>The ledger %1 and its copy could not be verified (%3); answers that can&apos;t be verified stay locked and don&apos;t count, and the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;it was changed outside the program&quot;</extracomment>
        <translation>无法验证实验记录本 %1 及其副本（%3）；无法验证的答案保持锁定，不计入结果，有问题的文件保留为 %2。</translation>
    </message>
    <message>
        <source>The ledger %1 could not be read (%3), so you start with a new one; the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;this is not JSON&quot;</extracomment>
        <translation>无法读取实验记录本 %1（%3），所以你从新的记录本开始；有问题的文件保留为 %2。</translation>
    </message>
    <message>
        <source>The ledger %1 can&apos;t be saved (%2); free some space or make the folder writable, or save the session under another name.</source>
        <extracomment>%1 file name, %2 what the system said</extracomment>
        <translation>无法保存实验记录本 %1（%2）；请腾出一些空间，或使该文件夹可写，或把进度另存为其他名称。</translation>
    </message>
    <message>
        <source>While the folder of %1 could not be used you went on without it; the ledger that was there is kept as %2, and you can continue from it with the File menu.</source>
        <extracomment>%1 and %2 file names</extracomment>
        <translation>在 %1 所在的文件夹无法使用期间，你没有用它而继续了实验；原来的实验记录本保留为 %2，你可以用“文件”菜单从它继续。</translation>
    </message>
</context>
<context>
    <name>rp::LedgerReader</name>
    <message>
        <source>this is not a ledger</source>
        <translation>这不是实验记录本</translation>
    </message>
    <message>
        <source>it was changed outside the program</source>
        <translation>它在程序之外被改动过</translation>
    </message>
</context>
<context>
    <name>rp::LedgerStore</name>
    <message>
        <source>it is older than its copy</source>
        <translation>它比自己的副本旧</translation>
    </message>
    <message>
        <source>the folder can&apos;t be used</source>
        <translation>无法使用该文件夹</translation>
    </message>
    <message>
        <source>another ledger lies there and can&apos;t be renamed</source>
        <translation>那里有另一个实验记录本，而且无法重命名</translation>
    </message>
    <message>
        <source>The session can&apos;t be saved as %1 (%2); choose another folder or free some space.</source>
        <extracomment>%1 file name, %2 what the system said</extracomment>
        <translation>无法把进度保存为 %1（%2）；请选择其他文件夹，或腾出一些空间。</translation>
    </message>
    <message>
        <source>This window is read-only, so it can&apos;t continue from %1; use the window that holds the ledger.</source>
        <translation>这个窗口是只读的，所以不能从 %1 继续；请使用持有实验记录本的窗口。</translation>
    </message>
    <message>
        <source>There is no file %1; choose a session that you saved.</source>
        <translation>没有文件 %1；请选择你保存过的进度文件。</translation>
    </message>
    <message>
        <source>The session %1 was saved by a newer version of Ridgepoint; open it with that version.</source>
        <translation>进度文件 %1 由更新版本的 Ridgepoint 保存；请用那个版本打开它。</translation>
    </message>
    <message>
        <source>The session %1 can&apos;t be used (%2); choose another copy.</source>
        <extracomment>%1 file name, %2 reason such as &quot;it was changed outside the program&quot;</extracomment>
        <translation>无法使用进度文件 %1（%2）；请选择另一份。</translation>
    </message>
    <message>
        <source>The session %1 lacks answers that you have committed since; choose a later copy.</source>
        <translation>进度文件 %1 缺少你后来提交的答案；请选择更晚的一份。</translation>
    </message>
    <message>
        <source>The ledger until now can&apos;t be kept beside %1, so nothing was changed; make the folder writable.</source>
        <translation>无法在 %1 旁边保留现有的实验记录本，所以没有作任何更改；请使该文件夹可写。</translation>
    </message>
</context>
<context>
    <name>rp::LimitMeter</name>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>A value that has to keep a limit: a symbol, the value, and whether it passed (&quot;✓ 93.7 %, met&quot;).</extracomment>
        <translation>%1 %2，%3</translation>
    </message>
    <message>
        <source>%1: %2. Asked for: %3.</source>
        <extracomment>Spoken value of a figure that has to keep a limit. %1: the value, %2: whether it passed, %3: the limit (&quot;20.8 %: not met. Asked for: at least 80 %.&quot;).</extracomment>
        <translation>%1：%2。要求：%3。</translation>
    </message>
</context>
<context>
    <name>rp::LineChart</name>
    <message>
        <source>Page Up, Page Down: ten values back or on</source>
        <translation>Page Up、Page Down：后退或前进十个值</translation>
    </message>
</context>
<context>
    <name>rp::LineLayout</name>
    <message>
        <source>No values to show</source>
        <extracomment>Stands in the middle of a chart whose table holds no values.</extracomment>
        <translation>没有可显示的值</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Legend of a chart whose marks carry numbers. %1: the number, %2: what it stands for.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rp::MainMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Save session as…</source>
        <translation>进度另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Continue from file…</source>
        <translation>从文件继续(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>上一步(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>正常文字大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Keyboard help</source>
        <translation>键盘帮助(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Ridgepoint</source>
        <translation>关于 Ridgepoint(&amp;A)</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard. The same holds for all menus.</extracomment>
        <translation>文件(&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;ab</source>
        <extracomment>Menu with what belongs to the lab: steps, context, workload, track.</extracomment>
        <translation>实验(&amp;A)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>放大文字(&amp;I)</translation>
    </message>
    <message>
        <source>Sho&amp;w the names of the steps</source>
        <translation>显示步骤名称(&amp;S)</translation>
    </message>
    <message>
        <source>Ne&amp;xt instrument</source>
        <extracomment>Menu, an act with several instruments: shows the following one.</extracomment>
        <translation>下一个仪器(&amp;X)</translation>
    </message>
    <message>
        <source>P&amp;revious instrument</source>
        <extracomment>Menu, an act with several instruments: shows the one before.</extracomment>
        <translation>上一个仪器(&amp;R)</translation>
    </message>
    <message>
        <source>Capture th&amp;is instrument</source>
        <extracomment>Menu: keeps what the instrument in view shows as evidence.</extracomment>
        <translation>截取这个仪器(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Go to the current step</source>
        <extracomment>Menu: goes back to the step of the act from another page of the window.</extracomment>
        <translation>转到当前步骤(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <extracomment>Menu: shows the page with what was captured.</extracomment>
        <translation>证据(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Decision memo</source>
        <extracomment>Menu: shows the page on which the learner writes what to do.</extracomment>
        <translation>决策备忘录(&amp;D)</translation>
    </message>
</context>
<context>
    <name>rp::MainWindow</name>
    <message>
        <source>%1 – Ridgepoint</source>
        <extracomment>Title of the window; %1 is the title of the lab.</extracomment>
        <translation>%1 – Ridgepoint</translation>
    </message>
    <message>
        <source>Save session as</source>
        <translation>进度另存为</translation>
    </message>
    <message>
        <source>Ridgepoint session (*.json)</source>
        <translation>Ridgepoint 进度文件 (*.json)</translation>
    </message>
    <message>
        <source>Continue from file</source>
        <translation>从文件继续</translation>
    </message>
    <message>
        <source>About Ridgepoint</source>
        <translation>关于 Ridgepoint</translation>
    </message>
</context>
<context>
    <name>rp::MapPlot</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Name of a node of a drawn graph for a screen reader. %1: its label, %2: what kind of node it is.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Nothing leads on from here.</source>
        <translation>从这里不再通向任何节点。</translation>
    </message>
    <message>
        <source>Nothing leads here.</source>
        <translation>没有节点通向这里。</translation>
    </message>
    <message>
        <source>There is no node beside this one.</source>
        <translation>旁边没有节点。</translation>
    </message>
    <message>
        <source>There is no other node of this kind.</source>
        <translation>没有其他这种节点。</translation>
    </message>
    <message>
        <source>This map has no marked node.</source>
        <translation>这张图没有带标记的节点。</translation>
    </message>
    <message>
        <source>There is no other region.</source>
        <translation>没有其他区域。</translation>
    </message>
</context>
<context>
    <name>rp::MathPeek</name>
    <message>
        <source>Math: the equations behind it</source>
        <extracomment>Title of a section with the equations behind the instrument.</extracomment>
        <translation>公式速览：背后的方程</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A symbol of an equation and its meaning.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>With the current values: %1</source>
        <extracomment>An equation with numbers put in, read aloud; %1 is the equation.</extracomment>
        <translation>代入当前数值：%1</translation>
    </message>
</context>
<context>
    <name>rp::MemoField</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <extracomment>Below a text that the learner writes.</extracomment>
        <translation>
            <numerusform>%Ln 个词</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::MemoPage</name>
    <message>
        <source>Write down what you would decide, and why, for somebody who was not there. What you type is kept as you type it, and nobody judges it.</source>
        <translation>为不在场的人写下你会怎样决定，以及为什么。你输入的内容随时保存，没有人评判。</translation>
    </message>
    <message>
        <source>In presenter mode nothing is written: the memo lasts until the window closes.</source>
        <translation>演示模式下不写入任何东西：备忘录保留到窗口关闭为止。</translation>
    </message>
    <message>
        <source>Author and goal</source>
        <extracomment>Heading of the part of a memo that says who writes and for which goal.</extracomment>
        <translation>作者与目标</translation>
    </message>
    <message>
        <source>Your name (you may leave it empty)</source>
        <extracomment>Label of an entry: how the writer of the memo wants to be named.</extracomment>
        <translation>你的名字（可以留空）</translation>
    </message>
    <message>
        <source>Stands on the exported memo, and stays on this computer.</source>
        <translation>显示在导出的备忘录上，并留在这台电脑上。</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>A file for whoever asked for your decision: PDF to read and print, with the charts of your evidence; Markdown to edit; JSON for programs.</source>
        <translation>给要求你做决定的人的文件：PDF 用于阅读和打印，包含证据中的图表；Markdown 用于编辑；JSON 用于程序。</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <extracomment>Button; %1 is &quot;PDF&quot;, &quot;Markdown&quot; or &quot;JSON&quot;.</extracomment>
        <translation>导出为 %1…</translation>
    </message>
    <message>
        <source>%1 (%2, %3) – altered outside the program</source>
        <extracomment>Check box in the memo: name of a capture, where it was made, when.</extracomment>
        <translation>%1（%2，%3）– 在程序之外被改动</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1（%2，%3）</translation>
    </message>
    <message>
        <source>You have not captured anything yet. In the Explore step of an act, every instrument has a button “Capture”.</source>
        <translation>你还没有截取任何东西。在每一幕的“探索”步骤中，每个仪器都有一个“截取”按钮。</translation>
    </message>
    <message>
        <source>Choose what your decision rests on. It goes into the exported file with its inputs and results.</source>
        <translation>选择你的决定所依据的内容。它会连同输入和结果一起写入导出的文件。</translation>
    </message>
    <message>
        <source>decision-memo</source>
        <extracomment>Suggested file name of an exported memo, without its ending; letters that any file system takes.</extracomment>
        <translation>决策备忘录</translation>
    </message>
    <message>
        <source>Export memo</source>
        <translation>导出备忘录</translation>
    </message>
    <message>
        <source>The memo was exported to %1.</source>
        <translation>备忘录已导出到 %1。</translation>
    </message>
</context>
<context>
    <name>rp::MemoText</name>
    <message>
        <source>Decision memo</source>
        <translation>决策备忘录</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of an exported memo: &quot;Decision memo&quot;, title of the lab.
----------
Figures that rest on an assumption, and the reason, one or more whole sentences.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>At the foot of a page: number of the page, count of all pages.</extracomment>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Rejected alternative</source>
        <extracomment>Part of a decision memo.</extracomment>
        <translation>被否决的方案</translation>
    </message>
    <message>
        <source>What would change my mind</source>
        <extracomment>Part of a decision memo.</extracomment>
        <translation>什么会改变我的看法</translation>
    </message>
    <message>
        <source>Remaining risk</source>
        <extracomment>Part of a decision memo: what can still go wrong.</extracomment>
        <translation>剩余风险</translation>
    </message>
    <message>
        <source>Rationale</source>
        <extracomment>Part of a decision memo: the reasons.</extracomment>
        <translation>理由</translation>
    </message>
    <message>
        <source>Say in one or two sentences what your team should do. Name the surgery or the execution mode, and the model it is for.</source>
        <translation>用一两句话说明你的团队应该做什么。写明改造或执行模式，以及用于哪个模型。</translation>
    </message>
    <message>
        <source>Name the best other choice, and the figure that speaks against it.</source>
        <translation>写出另一个最好的选择，以及不利于它的数字。</translation>
    </message>
    <message>
        <source>Name a measurement or a condition under which you would decide otherwise, with a number.</source>
        <translation>写出会让你做出不同决定的测量或条件，并给出数字。</translation>
    </message>
    <message>
        <source>Say what can still go wrong when your team does this, and who would notice it first.</source>
        <translation>说明团队这样做之后还可能出什么问题，以及谁会最先发现。</translation>
    </message>
    <message>
        <source>Give the reasons. Point to your evidence by its name, and say what each piece shows.</source>
        <translation>给出理由。用名称指出你的证据，并说明每一份证明了什么。</translation>
    </message>
    <message>
        <source>Nothing was written here.</source>
        <translation>这里什么也没写。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Under the title of a decision memo: who wrote it, date.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No track was chosen.</source>
        <extracomment>The track of the learner in a memo: its name, and its goal, a whole sentence with its full stop.</extracomment>
        <translation>没有选择路线。</translation>
    </message>
    <message>
        <source>Track %1. Goal: %2</source>
        <translation>路线：%1。目标：%2</translation>
    </message>
    <message>
        <source>The choices made so far give no verdict on this goal yet.</source>
        <translation>到目前为止的选择还不能对这个目标下结论。</translation>
    </message>
    <message>
        <source>Evidence</source>
        <extracomment>Part of a decision memo: the captures it rests on.</extracomment>
        <translation>证据</translation>
    </message>
    <message>
        <source>No evidence was chosen for this memo.</source>
        <translation>没有为这份备忘录选择证据。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Heading of a piece of evidence in a memo; %1 is its number in the memo, %2 its name.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>%1, captured %2.</source>
        <extracomment>Where and when a piece of evidence was captured: act and instrument, date and time.</extracomment>
        <translation>%1，截取于 %2。</translation>
    </message>
    <message>
        <source>Track: %1.</source>
        <extracomment>Added to where and when a piece of evidence was captured; %1 is the name of a track.</extracomment>
        <translation>路线：%1。</translation>
    </message>
    <message>
        <source>Predicted before</source>
        <translation>之前的预测</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Results that rest on an assumption</source>
        <translation>基于假设的结果</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Written with Ridgepoint %1; lab “%2”, content version %3.</source>
        <extracomment>Last line of an exported memo: name and version of the program, title of the lab, version of its content.</extracomment>
        <translation>用 Ridgepoint %1 写成；实验“%2”，内容版本 %3。</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <extracomment>A remark on a piece of evidence in a memo, with its warning sign.</extracomment>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>In a memo, with its sign: the learner&apos;s choices reach the goal of the track. %1 is a whole sentence that says so, with the figures.</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <extracomment>In a memo, with its sign: the goal is missed; %1 is a whole sentence that says so.</extracomment>
        <translation>✗ %1</translation>
    </message>
</context>
<context>
    <name>rp::MeterRow</name>
    <message>
        <source>Three meters for one pass</source>
        <translation>一次前向传播的三个仪表</translation>
    </message>
    <message>
        <source>Math time divided by wall time.</source>
        <translation>计算时间除以墙钟时间。</translation>
    </message>
    <message>
        <source>Math time and memory time together, divided by wall time.</source>
        <translation>计算时间与访存时间之和，除以墙钟时间。</translation>
    </message>
    <message>
        <source>Useful arithmetic divided by what the device could do in the wall time.</source>
        <translation>有效运算量除以设备在墙钟时间内能完成的运算量。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name and its value, e.g. &quot;Wall time: 15.0 ms&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rp::MoveBar</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last move back.</extracomment>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Takes the last move back.</source>
        <translation>撤回最近一步。</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>Button: takes every move back.</extracomment>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Takes every move back.</source>
        <translation>撤回所有步。</translation>
    </message>
</context>
<context>
    <name>rp::NeighbourLedger</name>
    <message>
        <source>This is not a ledger of the notebook course; choose the file ledger.json that its labs keep.</source>
        <translation>这不是笔记本课程的实验记录本；请选择课程实验所保存的文件 ledger.json。</translation>
    </message>
    <message>
        <source>This window can only show the ledger, so nothing was taken over; use the window that holds it.</source>
        <translation>这个窗口只能显示实验记录本，所以没有接收任何内容；请使用持有它的窗口。</translation>
    </message>
</context>
<context>
    <name>rp::Notice</name>
    <message>
        <source>Note: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>出现问题：%1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>完成：%1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this message</source>
        <extracomment>Closes a message bar.</extracomment>
        <translation>关闭这条消息</translation>
    </message>
</context>
<context>
    <name>rp::NoticeArea</name>
    <message>
        <source>Save session as…</source>
        <translation>进度另存为…</translation>
    </message>
    <message>
        <source>Notices</source>
        <extracomment>Screen reader: name of the area for messages under the toolbar.</extracomment>
        <translation>通知</translation>
    </message>
</context>
<context>
    <name>rp::OperationGraph</name>
    <message>
        <source>%1: operation %2</source>
        <extracomment>%1 names a part of a program (&quot;Before the branch&quot;), %2 is the number of an operation in it</extracomment>
        <translation>%1：操作 %2</translation>
    </message>
    <message>
        <source>%1: operations %2 to %3</source>
        <extracomment>%1 names a part of a program (&quot;Before the branch&quot;), %2 and %3 number operations in it</extracomment>
        <translation>%1：操作 %2 到 %3</translation>
    </message>
    <message>
        <source>First part</source>
        <translation>第一部分</translation>
    </message>
    <message>
        <source>Larger shape</source>
        <translation>较大的形状</translation>
    </message>
    <message>
        <source>Branch A</source>
        <translation>分支 A</translation>
    </message>
    <message>
        <source>Smaller shape</source>
        <translation>较小的形状</translation>
    </message>
    <message>
        <source>Branch B</source>
        <translation>分支 B</translation>
    </message>
    <message>
        <source>Middle part</source>
        <translation>中间部分</translation>
    </message>
    <message>
        <source>Last part</source>
        <translation>最后部分</translation>
    </message>
    <message>
        <source>The host reads a value</source>
        <translation>主机读取一个值</translation>
    </message>
    <message>
        <source>A shape that changes</source>
        <translation>会变化的形状</translation>
    </message>
    <message>
        <source>A call that cannot be captured</source>
        <translation>无法捕获的调用</translation>
    </message>
    <message>
        <source>A branch on a value</source>
        <translation>依赖值的分支</translation>
    </message>
    <message>
        <source>Choose the graph by the shape</source>
        <translation>按形状选择计算图</translation>
    </message>
    <message>
        <source>Choose the branch before the pass</source>
        <translation>在前向传播之前选择分支</translation>
    </message>
    <message>
        <source>Read the value after the pass</source>
        <translation>在前向传播之后读取值</translation>
    </message>
    <message>
        <source>Make the call after the pass</source>
        <translation>在前向传播之后进行调用</translation>
    </message>
    <message>
        <source>%1, site %2</source>
        <extracomment>%1 is a node of a graph, %2 numbers the place in the program that it belongs to</extracomment>
        <translation>%1，位置 %2</translation>
    </message>
    <message>
        <source>Graph break: %1</source>
        <extracomment>%1 says what is at this place of a program</extracomment>
        <translation>图中断：%1</translation>
    </message>
    <message>
        <source>up to the break</source>
        <translation>到中断处为止</translation>
    </message>
    <message>
        <source>behind the break</source>
        <translation>中断之后</translation>
    </message>
    <message>
        <source>behind the break, first path</source>
        <translation>中断之后，第一条路径</translation>
    </message>
    <message>
        <source>behind the break, second path</source>
        <translation>中断之后，第二条路径</translation>
    </message>
    <message>
        <source>the whole pass, first variant</source>
        <translation>整个前向传播，第一个版本</translation>
    </message>
    <message>
        <source>the whole pass, second variant</source>
        <translation>整个前向传播，第二个版本</translation>
    </message>
    <message>
        <source>the whole pass</source>
        <translation>整个前向传播</translation>
    </message>
    <message>
        <source>Region %1: %2</source>
        <extracomment>a part of a graph that is compiled together; %1 is its number, %2 what it holds</extracomment>
        <translation>区域 %1：%2</translation>
    </message>
    <message>
        <source>Capturing stops here: the host waits for the device, and Python goes on.</source>
        <translation>捕获在这里停止：主机等待设备，然后 Python 继续执行。</translation>
    </message>
    <message>
        <source>Capturing stops here, and Python goes on.</source>
        <translation>捕获在这里停止，Python 继续执行。</translation>
    </message>
    <message>
        <source>Both branches are in the graph. The host still waits here for the value.</source>
        <translation>两个分支都在图中。主机仍然在这里等待这个值。</translation>
    </message>
    <message>
        <source>The size is a symbol in the graph. Nothing is compiled again.</source>
        <translation>大小在图中是一个符号。不会重新编译。</translation>
    </message>
    <message>
        <source>Guards are checked, then compiled code runs.</source>
        <translation>先检查守卫条件，然后运行编译后的代码。</translation>
    </message>
    <message>
        <source>The choice is made on the device. Nothing is fused across this operation.</source>
        <translation>选择在设备上进行。融合不能跨过这个操作。</translation>
    </message>
    <message>
        <source>Keeps the result that is needed and drops the other one.</source>
        <translation>保留需要的结果，丢弃另一个。</translation>
    </message>
    <message>
        <source>It always runs, but its result is needed in only %1 of the passes.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>它总是运行，但只有 %1 的前向传播需要它的结果。</translation>
    </message>
    <message>
        <source>It runs in %1 of the passes.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>它在 %1 的前向传播中运行。</translation>
    </message>
    <message>
        <source>It runs eagerly.</source>
        <translation>它以即时模式运行。</translation>
    </message>
    <message>
        <source>Node %1 of %2.</source>
        <extracomment>%1 is the number of a node, %2 how many there are</extracomment>
        <translation>第 %1 个节点，共 %2 个。</translation>
    </message>
    <message>
        <source>Node %1 of %2, in region %3 of %4.</source>
        <extracomment>%1 is the number of a node, %2 how many there are; %3 and %4 likewise for compiled regions</extracomment>
        <translation>第 %1 个节点，共 %2 个，位于第 %3 个区域，共 %4 个。</translation>
    </message>
    <message>
        <source>Leads to: %1.</source>
        <extracomment>%1 is a list of nodes</extracomment>
        <translation>通向：%1。</translation>
    </message>
    <message>
        <source>The map has %1, %2 and %3.</source>
        <extracomment>%1 counts nodes, %2 compiled regions, %3 graph breaks</extracomment>
        <translation>图中有 %1、%2 和 %3。</translation>
    </message>
    <message>
        <source>It shows %1 of %2 sites; the others are alike.</source>
        <extracomment>%1 and %2 are counts of places in a program that all look alike</extracomment>
        <translation>这里显示 %2 个位置中的 %1 个，其余的都一样。</translation>
    </message>
    <message>
        <source>graph break</source>
        <translation>图中断</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>read by the host</source>
        <translation>主机读取</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>call</source>
        <translation>调用</translation>
    </message>
    <message>
        <source>entry of a region</source>
        <translation>区域入口</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Select the result</source>
        <translation>选择结果</translation>
    </message>
    <message>
        <source>Custom operation</source>
        <translation>自定义操作</translation>
    </message>
    <message>
        <source>Enter compiled code</source>
        <translation>进入编译后的代码</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of a node&apos;s name</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 (larger shape)</source>
        <extracomment>%1 is a node that one of two ways leads to</extracomment>
        <translation>%1（较大的形状）</translation>
    </message>
    <message>
        <source>%1 (branch A)</source>
        <translation>%1（分支 A）</translation>
    </message>
    <message>
        <source>%1 (smaller shape)</source>
        <extracomment>%1 is a node that one of two ways leads to</extracomment>
        <translation>%1（较小的形状）</translation>
    </message>
    <message>
        <source>%1 (branch B)</source>
        <translation>%1（分支 B）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compiled region(s)</source>
        <translation>
            <numerusform>%Ln 个编译区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln graph break(s)</source>
        <translation>
            <numerusform>%Ln 处图中断</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::OperationMap</name>
    <message>
        <source>larger shape, %1</source>
        <extracomment>beside an arrow; %1 is a percentage: how often this way is taken</extracomment>
        <translation>较大的形状，%1</translation>
    </message>
    <message>
        <source>branch A, %1</source>
        <translation>分支 A，%1</translation>
    </message>
    <message>
        <source>smaller shape, %1</source>
        <extracomment>beside an arrow; %1 is a percentage: how often this way is taken</extracomment>
        <translation>较小的形状，%1</translation>
    </message>
    <message>
        <source>branch B, %1</source>
        <translation>分支 B，%1</translation>
    </message>
    <message>
        <source>needed in %1 of the passes</source>
        <extracomment>below a node of a graph that always runs; %1 is a percentage</extracomment>
        <translation>在 %1 的前向传播中需要</translation>
    </message>
    <message>
        <source>compiled together</source>
        <translation>一起编译</translation>
    </message>
    <message>
        <source>does not run, or is not needed, in every pass</source>
        <translation>并非在每次前向传播中都运行或都需要</translation>
    </message>
</context>
<context>
    <name>rp::PanelPage</name>
    <message>
        <source>Find the error in published formulas: %1 of %2 found</source>
        <extracomment>Title of a section with exercises: published formulas that can&apos;t be right. %1 of %2 are solved.</extracomment>
        <translation>找出公开公式中的错误：已找到 %1/%2</translation>
    </message>
    <message>
        <source>Capture</source>
        <extracomment>Button: keeps the inputs and results of an instrument as evidence.</extracomment>
        <translation>截取</translation>
    </message>
    <message>
        <source>Keeps your prediction, the inputs and the results of this instrument as evidence.</source>
        <translation>把你的预测、这个仪器的输入和结果保留为证据。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) kept</source>
        <extracomment>How many captures of an instrument the learner has kept as evidence.</extracomment>
        <translation>
            <numerusform>已保留 %Ln 份证据</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::PanelVocabulary</name>
    <message>
        <source>there is no panel %1</source>
        <translation>没有面板 %1</translation>
    </message>
    <message>
        <source>the instrument has no input %1</source>
        <translation>仪器没有输入 %1</translation>
    </message>
    <message>
        <source>the input %1 has no choice %2</source>
        <translation>输入 %1 没有选项 %2</translation>
    </message>
    <message>
        <source>the instrument has no figure %1</source>
        <translation>仪器没有数值 %1</translation>
    </message>
    <message>
        <source>the instrument has no input and no figure %1</source>
        <translation>仪器没有名为 %1 的输入或数值</translation>
    </message>
    <message>
        <source>the figure %1 needs a smallest or a largest value</source>
        <extracomment>a reason inside a sentence; %1 is the name of a figure</extracomment>
        <translation>数值 %1 需要一个最小值或最大值</translation>
    </message>
    <message>
        <source>the input %1 has no choices</source>
        <translation>输入 %1 没有可选项</translation>
    </message>
</context>
<context>
    <name>rp::Placeholders</name>
    <message>
        <source>a brace of a figure placeholder has no partner</source>
        <translation>数值占位符的花括号不成对</translation>
    </message>
    <message>
        <source>the figure placeholder %1 is malformed</source>
        <translation>数值占位符 %1 格式不对</translation>
    </message>
</context>
<context>
    <name>rp::PredictPage</name>
    <message>
        <source>Say what you expect before you measure. A wrong prediction costs nothing; it shows you what to look at.</source>
        <translation>在测量之前，先说出你的预期。预测错了没有任何损失；它会告诉你该看哪里。</translation>
    </message>
    <message>
        <source>Commit your prediction to go on.</source>
        <translation>提交预测，才能继续。</translation>
    </message>
    <message>
        <source>The instrument is open.</source>
        <translation>仪器已开放。</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit your prediction.</source>
        <translation>提交预测之前，仪器是锁定的。</translation>
    </message>
    <message>
        <source>Commit all of your predictions to go on.</source>
        <translation>提交全部预测才能继续。</translation>
    </message>
    <message>
        <source>The instruments are open.</source>
        <translation>仪器已开放。</translation>
    </message>
    <message>
        <source>The instruments are locked until you commit all of your predictions.</source>
        <translation>提交全部预测之前，仪器是锁定的。</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit all of your predictions.</source>
        <translation>提交全部预测之前，仪器是锁定的。</translation>
    </message>
</context>
<context>
    <name>rp::PredictionCard</name>
    <message>
        <source>times</source>
        <extracomment>Unit after a number that is a factor, as in &quot;3 times&quot;.</extracomment>
        <translation>倍</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>• %1</source>
        <extracomment>One fact of a list.</extracomment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>You commit once. After that you can read your prediction, but not change it.</source>
        <translation>预测只能提交一次。此后你可以查看它，但不能更改。</translation>
    </message>
    <message>
        <source>&amp;Commit prediction</source>
        <translation>提交预测(&amp;C)</translation>
    </message>
    <message>
        <source>You committed this prediction: %1. It can&apos;t be changed.</source>
        <extracomment>%1 is the answer the learner committed.</extracomment>
        <translation>你提交的预测：%1。它不能再更改。</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>你的预测</translation>
    </message>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>请先选择一个答案。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>请输入 %1 到 %2 之间的数。</translation>
    </message>
</context>
<context>
    <name>rp::PredictionText</name>
    <message>
        <source>Your prediction was changed outside the program, so it counts for nothing.</source>
        <translation>你的预测在程序之外被改动过，所以不计入结果。</translation>
    </message>
    <message>
        <source>Your prediction fits the instrument&apos;s figure.</source>
        <translation>你的预测与仪器的数值相符。</translation>
    </message>
    <message>
        <source>Your prediction is %1 percentage points too high.</source>
        <extracomment>%1 is a number: the difference of two percentages.</extracomment>
        <translation>你的预测高了 %1 个百分点。</translation>
    </message>
    <message>
        <source>Your prediction is %1 percentage points too low.</source>
        <translation>你的预测低了 %1 个百分点。</translation>
    </message>
    <message>
        <source>You said %1</source>
        <extracomment>Marks the learner&apos;s prediction in a chart; %1 is a number such as &quot;50 %&quot;.</extracomment>
        <translation>你的预测：%1</translation>
    </message>
    <message>
        <source>You said %1; it is %2, %3 times more.</source>
        <extracomment>%1 is the learner&apos;s number, %2 the instrument&apos;s, %3 a factor such as &quot;13.4&quot;.</extracomment>
        <translation>你说 %1；实际是 %2，是你所说的 %3 倍。</translation>
    </message>
    <message>
        <source>You said %1; it is %2, %3 times less.</source>
        <extracomment>%1 is the learner&apos;s number, %2 the instrument&apos;s, %3 a factor such as &quot;13.4&quot;.</extracomment>
        <translation>你说 %1；实际是 %2，你所说的是它的 %3 倍。</translation>
    </message>
</context>
<context>
    <name>rp::Program</name>
    <message>
        <source>There is no display to open a window on; %1 walks through the lab without one.</source>
        <translation>没有可以打开窗口的显示器；%1 会不用窗口走完实验。</translation>
    </message>
    <message>
        <source>Ridgepoint %1</source>
        <translation>Ridgepoint %1</translation>
    </message>
</context>
<context>
    <name>rp::RatingProxy</name>
    <message>
        <source>%1 %2</source>
        <extracomment>A rated table cell: its symbol, then the text.</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>rp::ReflectPage</name>
    <message>
        <source>Put what you saw into words. You may try again after a wrong answer; your first answer is the one that counts.</source>
        <translation>用文字说出你所看到的。答错后可以再试；计入结果的是你的第一个答案。</translation>
    </message>
    <message>
        <source>Find the right answer to go on.</source>
        <translation>找到正确答案，才能继续。</translation>
    </message>
</context>
<context>
    <name>rp::ReflectionCard</name>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>请先选择一个答案。</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>&amp;Check answer</source>
        <translation>检查答案(&amp;C)</translation>
    </message>
    <message>
        <source>Not yet. %1 Choose another answer and check again.</source>
        <translation>还不对。%1请选择另一个答案，再检查一次。</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” It was right.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>计入结果的是你的第一个答案：“%1”回答正确。</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” You may try again, but this one stays.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>计入结果的是你的第一个答案：“%1”你可以再试，但这个答案会保留。</translation>
    </message>
    <message>
        <source>right, your first answer</source>
        <translation>正确，你的第一个答案</translation>
    </message>
    <message>
        <source>right</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>your first answer</source>
        <translation>你的第一个答案</translation>
    </message>
    <message>
        <source>you tried this</source>
        <translation>你试过这个</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>Feedback to an answer; %1 is a few sentences.</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” You found the right one later.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>计入结果的是你的第一个答案：“%1”后来你找到了正确答案。</translation>
    </message>
    <message>
        <source>You answered first: “%1”</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>你最初的回答：“%1”</translation>
    </message>
</context>
<context>
    <name>rp::ResultTable</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a value in a table and a remark on it, read aloud: &quot;33.3 %, poor: below 40 %&quot;</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a table cell read aloud: row, column: value</extracomment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>rp::ReturnMarks</name>
    <message>
        <source>Break-even at %1 inferences</source>
        <extracomment>Marks a point in a chart; %1 is a number of inferences.</extracomment>
        <translation>盈亏平衡点：%1 次推理</translation>
    </message>
    <message>
        <source>Break-even at %1 inferences, after %2: the time saved equals the cost.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>在 %1 次推理、%2 之后达到盈亏平衡：节省的时间等于成本。</translation>
    </message>
    <message>
        <source>End of the deployment</source>
        <extracomment>Marks a point in time in a chart.</extracomment>
        <translation>部署结束</translation>
    </message>
    <message>
        <source>The deployment ends after %1. Net time saved: %2.</source>
        <extracomment>%1 and %2 are time spans, %2 is negative for a loss.</extracomment>
        <translation>部署在 %1 之后结束。净节省时间：%2。</translation>
    </message>
    <message>
        <source>Your prediction of %1 inferences is reached after %2. That lies beyond this time axis.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>你预测的 %1 次推理在 %2 之后达到。这超出了这条时间轴。</translation>
    </message>
    <message>
        <source>Your prediction: break-even at %1 inferences, after %2.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>你的预测：在 %1 次推理、%2 之后达到盈亏平衡。</translation>
    </message>
</context>
<context>
    <name>rp::ReturnView</name>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>仪器控件</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name and its value, e.g. &quot;Verdict: Positive&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>经过的时间</translation>
    </message>
    <message>
        <source>Machine time</source>
        <extracomment>Axis of a chart: time that machines are kept busy, or saved.</extracomment>
        <translation>机器时间</translation>
    </message>
    <message>
        <source>Time saved, gain %1</source>
        <extracomment>Legend of a band around a line in a chart; %1 is an uncertainty such as &quot;±10 %&quot;.</extracomment>
        <translation>节省的时间，增益 %1</translation>
    </message>
</context>
<context>
    <name>rp::RevealPage</name>
    <message>
        <source>Here is your prediction beside what the instrument computes.</source>
        <translation>这里是你的预测和仪器的计算结果。</translation>
    </message>
    <message>
        <source>Your prediction and the instrument</source>
        <translation>你的预测与仪器</translation>
    </message>
    <message>
        <source>no prediction recorded</source>
        <translation>没有记录预测</translation>
    </message>
    <message>
        <source>You said: %1</source>
        <extracomment>%1 is the learner&apos;s answer, or &quot;no prediction recorded&quot;.</extracomment>
        <translation>你的预测：%1</translation>
    </message>
    <message>
        <source>The instrument says: %1</source>
        <extracomment>%1 is a figure with its unit.</extracomment>
        <translation>仪器的结果：%1</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>你的预测</translation>
    </message>
    <message>
        <source>The instrument says</source>
        <translation>仪器的结果</translation>
    </message>
    <message>
        <source>You said %1. The instrument says %2.</source>
        <translation>你的预测是 %1，仪器的结果是 %2。</translation>
    </message>
    <message>
        <source>You said %1. The instrument says %2. %3</source>
        <extracomment>Spoken with the distance: what was said, what is true, then how far apart they are.</extracomment>
        <translation>你的预测是 %1，仪器的结果是 %2。%3</translation>
    </message>
    <message>
        <source>The arithmetic</source>
        <translation>算式</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>这意味着什么</translation>
    </message>
    <message>
        <source>Here are your predictions beside what the instruments compute.</source>
        <translation>这里把你的预测和仪器算出的结果放在一起。</translation>
    </message>
    <message>
        <source>Prediction %1 of %2</source>
        <translation>预测 %1/%2</translation>
    </message>
    <message>
        <source>That is what the instrument shows.</source>
        <translation>这正是仪器所显示的。</translation>
    </message>
    <message>
        <source>The instrument shows: %1</source>
        <extracomment>%1 is one of the answers to a question.</extracomment>
        <translation>仪器显示：%1</translation>
    </message>
</context>
<context>
    <name>rp::RidgePoints</name>
    <message>
        <source>No FP16 peak of the vector units is known for this device. The FP32 peak stands in for it.</source>
        <translation>这个设备的向量单元的 FP16 峰值未知。以 FP32 峰值代替。</translation>
    </message>
</context>
<context>
    <name>rp::RuleCheck</name>
    <message>
        <source>the id %1 is used twice</source>
        <translation>标识 %1 使用了两次</translation>
    </message>
    <message>
        <source>a single-choice question needs options</source>
        <translation>单选题需要选项</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>没有选项 %1</translation>
    </message>
    <message>
        <source>the option needs a value, because the question is held against a figure</source>
        <translation>选项需要一个值，因为这道题要与数值对照</translation>
    </message>
    <message>
        <source>a numeric question needs a minimum below its maximum</source>
        <translation>数值题需要小于最大值的最小值</translation>
    </message>
    <message>
        <source>a numeric question needs a figure that it is held against</source>
        <translation>数值题需要一个用来对照的数值</translation>
    </message>
    <message>
        <source>there is no instrument %1</source>
        <translation>没有仪器 %1</translation>
    </message>
    <message>
        <source>a reflection must be a single-choice question</source>
        <translation>反思题必须是单选题</translation>
    </message>
    <message>
        <source>an act needs an instrument, or panels with one each</source>
        <translation>一幕需要一个仪器，或若干各带一个仪器的面板</translation>
    </message>
    <message>
        <source>the question of an exercise must be a single-choice question</source>
        <translation>练习的问题必须是单选题</translation>
    </message>
    <message>
        <source>a number challenge needs a figure that it is held against</source>
        <translation>数值挑战需要一个用来比对的数值</translation>
    </message>
    <message>
        <source>a number challenge needs a tolerance above zero</source>
        <translation>数值挑战需要大于零的容差</translation>
    </message>
    <message>
        <source>a number challenge needs a unit</source>
        <translation>数值挑战需要单位</translation>
    </message>
    <message>
        <source>the setup decides the slider, so nothing is left to find</source>
        <translation>预设已经决定了滑块的值，所以没有什么可找的</translation>
    </message>
    <message>
        <source>a state challenge needs what must be reached</source>
        <translation>状态挑战需要说明必须达到什么</translation>
    </message>
    <message>
        <source>the figure must be of the panel whose input is chosen</source>
        <translation>数字必须属于其输入被选择的面板</translation>
    </message>
    <message>
        <source>the inputs decide what is proposed, so nothing is left to find</source>
        <translation>输入已经决定了提议的内容，所以没有什么可找的</translation>
    </message>
    <message>
        <source>a proposal needs an input whose choices can be proposed</source>
        <translation>提议需要一个其选项可供提议的输入</translation>
    </message>
    <message>
        <source>a proposal needs a figure that it is held against</source>
        <translation>提议需要一个用来核对的数字</translation>
    </message>
    <message>
        <source>that none does needs both a text and a figure</source>
        <translation>“都做不到”既需要文字，也需要数字</translation>
    </message>
    <message>
        <source>there is no track %1</source>
        <translation>没有路线 %1</translation>
    </message>
    <message>
        <source>the panel %1 is not there on every track of it</source>
        <translation>面板 %1 并非在它的每条路线上都有</translation>
    </message>
    <message>
        <source>the first panel must be there on every track</source>
        <translation>第一个面板必须在每条路线上都有</translation>
    </message>
</context>
<context>
    <name>rp::ScaleLayout</name>
    <message>
        <source>Memory-bound</source>
        <extracomment>Part of the arithmetic-intensity axis where memory limits the speed.</extracomment>
        <translation>访存受限</translation>
    </message>
    <message>
        <source>Compute-bound</source>
        <extracomment>Part of the arithmetic-intensity axis where the math units limit the speed.</extracomment>
        <translation>计算受限</translation>
    </message>
    <message>
        <source>Between the ridges</source>
        <extracomment>Part of the arithmetic-intensity axis above one ridge point and below another.</extracomment>
        <translation>两个脊点之间</translation>
    </message>
</context>
<context>
    <name>rp::Sentences</name>
    <message>
        <source>%1 %2</source>
        <extracomment>two whole sentences after one another; Chinese needs no space between them</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>rp::SettingStates</name>
    <message>
        <source>This act has no workload to choose.</source>
        <translation>这一幕没有可选的工作负载。</translation>
    </message>
    <message>
        <source>Commit your prediction first; then you can change the workload.</source>
        <translation>请先提交预测；之后就可以更改工作负载。</translation>
    </message>
</context>
<context>
    <name>rp::SettingText</name>
    <message>
        <source>Context</source>
        <extracomment>Toolbar: where the model runs, cloud or edge.</extracomment>
        <translation>部署环境</translation>
    </message>
    <message>
        <source>Workload</source>
        <extracomment>Toolbar: the model whose forward pass is looked at.</extracomment>
        <translation>工作负载</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Toolbar: a persona with one goal that the learner follows.</extracomment>
        <translation>路线</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Toolbar: colours of the window.</extracomment>
        <translation>主题</translation>
    </message>
    <message>
        <source>&amp;Context</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>部署环境(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>工作负载(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Track</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>路线(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>文字大小(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>In the toolbar while the learner has not chosen a track.</extracomment>
        <translation>选择路线</translation>
    </message>
</context>
<context>
    <name>rp::SettingsController</name>
    <message>
        <source>There is no context %1.</source>
        <translation>没有部署环境 %1。</translation>
    </message>
    <message>
        <source>There is no track %1.</source>
        <translation>没有路线 %1。</translation>
    </message>
    <message>
        <source>Track %1. Goal: %2 The context is now %3.</source>
        <extracomment>Spoken after a track was chosen: its name, its goal (a whole sentence with its full stop), and the context that comes with it.</extracomment>
        <translation>路线“%1”。目标：%2部署环境现在是“%3”。</translation>
    </message>
</context>
<context>
    <name>rp::ShellText</name>
    <message>
        <source>Session</source>
        <extracomment>Status strip: whether the learner&apos;s work is in the file.</extracomment>
        <translation>进度</translation>
    </message>
    <message>
        <source>not kept</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>不保留</translation>
    </message>
    <message>
        <source>Session: presenter mode keeps nothing</source>
        <translation>进度：演示模式不保留任何内容</translation>
    </message>
    <message>
        <source>not saved</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Session: not saved, the file can&apos;t be written</source>
        <translation>进度：未保存，无法写入文件</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>只读</translation>
    </message>
    <message>
        <source>Session: read-only, nothing is saved</source>
        <translation>进度：只读，不保存任何内容</translation>
    </message>
    <message>
        <source>saving…</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>正在保存…</translation>
    </message>
    <message>
        <source>Session: being saved</source>
        <translation>进度：正在保存</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>已保存</translation>
    </message>
    <message>
        <source>Session: saved</source>
        <translation>进度：已保存</translation>
    </message>
    <message>
        <source>Ridgepoint %1</source>
        <translation>Ridgepoint %1</translation>
    </message>
    <message>
        <source>A laboratory in which you predict, explore and then understand why machine-learning code runs slowly.</source>
        <translation>在这个实验室里，你先预测，再探索，最后理解机器学习代码为什么运行缓慢。</translation>
    </message>
    <message>
        <source>Your answers stay on this computer. Ridgepoint uses no network.</source>
        <translation>你的答案只留在这台计算机上。Ridgepoint 不使用网络。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Made with Qt and Qt Charts.</source>
        <translation>本程序是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。使用 Qt 和 Qt Charts 制作。</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Sidebar, after &quot;Decision memo&quot;: nothing is written yet.</extracomment>
        <translation>空</translation>
    </message>
    <message>
        <source>started</source>
        <translation>已开始</translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s)</source>
        <extracomment>Sidebar, after &quot;Evidence&quot;: how much the learner has captured.</extracomment>
        <translation>
            <numerusform>%Ln 份证据</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ShortcutRegistry</name>
    <message>
        <source>Everywhere</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>任何位置</translation>
    </message>
    <message>
        <source>In the list of acts and steps</source>
        <extracomment>Heading in the keyboard help: the sidebar.</extracomment>
        <translation>在幕和步骤的列表中</translation>
    </message>
    <message>
        <source>In the status strip</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>在状态栏中</translation>
    </message>
    <message>
        <source>On a slider</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>在滑块上</translation>
    </message>
    <message>
        <source>In a chart or meter</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>在图表或仪表中</translation>
    </message>
    <message>
        <source>In the launch timeline, as well</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>启动时间线中另有</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Separates alternative keys: &quot;Ctrl+O or F3&quot;.</extracomment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>Show this list of keys</source>
        <translation>显示这个按键列表</translation>
    </message>
    <message>
        <source>Go to the next part of the window: controls, steps, page, status strip</source>
        <translation>转到窗口的下一部分：控件、步骤、页面、状态栏</translation>
    </message>
    <message>
        <source>Go to the previous part of the window</source>
        <translation>转到窗口的上一部分</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>转到下一步</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>转到上一步</translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation>打开菜单栏</translation>
    </message>
    <message>
        <source>Save the session to a file</source>
        <translation>把进度保存到文件</translation>
    </message>
    <message>
        <source>Continue from a saved file</source>
        <translation>从保存的文件继续</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>放大文字</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>缩小文字</translation>
    </message>
    <message>
        <source>Text at 100 %</source>
        <translation>文字恢复为 100%</translation>
    </message>
    <message>
        <source>Close Ridgepoint</source>
        <translation>关闭 Ridgepoint</translation>
    </message>
    <message>
        <source>Move through acts and steps</source>
        <translation>在幕和步骤之间移动</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>第一步或最后一步</translation>
    </message>
    <message>
        <source>Open the step, or hear why it is locked</source>
        <translation>打开步骤，或听取它锁定的原因</translation>
    </message>
    <message>
        <source>Read the previous or next entry</source>
        <translation>朗读上一项或下一项</translation>
    </message>
    <message>
        <source>Back to the whole strip</source>
        <translation>回到整个状态栏</translation>
    </message>
    <message>
        <source>Change the value by one step</source>
        <translation>把数值改变一小格</translation>
    </message>
    <message>
        <source>Smallest or largest value</source>
        <translation>最小值或最大值</translation>
    </message>
    <message>
        <source>Go into the chart</source>
        <translation>进入图表</translation>
    </message>
    <message>
        <source>Leave the points of the chart</source>
        <translation>离开图表的数据点</translation>
    </message>
    <message>
        <source>Previous or next point</source>
        <translation>上一个或下一个数据点</translation>
    </message>
    <message>
        <source>Previous or next series</source>
        <translation>上一个或下一个数据系列</translation>
    </message>
    <message>
        <source>First or last point of the series</source>
        <translation>数据系列的第一个或最后一个数据点</translation>
    </message>
    <message>
        <source>List the keys of this chart</source>
        <translation>列出此图表的按键</translation>
    </message>
    <message>
        <source>First or last point of the chart</source>
        <translation>图表的第一个或最后一个数据点</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Show the whole pass</source>
        <translation>显示整个前向传播</translation>
    </message>
    <message>
        <source>Move the view a little</source>
        <translation>稍微移动可见范围</translation>
    </message>
    <message>
        <source>Move the view earlier or later</source>
        <translation>把可见范围移到更早或更晚处</translation>
    </message>
    <message>
        <source>On the tabs of an act with several instruments</source>
        <extracomment>Heading in the keyboard help: the tabs with the instruments of an act.</extracomment>
        <translation>有多个仪器的一幕中的标签页</translation>
    </message>
    <message>
        <source>Show the next instrument of the act</source>
        <translation>显示这一幕的下一个仪器</translation>
    </message>
    <message>
        <source>Show the previous instrument of the act</source>
        <translation>显示这一幕的上一个仪器</translation>
    </message>
    <message>
        <source>Show the previous or next instrument</source>
        <translation>显示上一个或下一个仪器</translation>
    </message>
    <message>
        <source>Show the first or last instrument</source>
        <translation>显示第一个或最后一个仪器</translation>
    </message>
    <message>
        <source>Change the value by a large step, or go to the next mark</source>
        <translation>大幅改变数值，或跳到下一个标记</translation>
    </message>
    <message>
        <source>Keep what the instrument shows as evidence</source>
        <translation>把仪器显示的内容保留为证据</translation>
    </message>
    <message>
        <source>Go to the current step</source>
        <translation>转到当前步骤</translation>
    </message>
    <message>
        <source>Go to the evidence</source>
        <translation>转到证据</translation>
    </message>
    <message>
        <source>Go to the decision memo</source>
        <translation>转到决策备忘录</translation>
    </message>
</context>
<context>
    <name>rp::Sidebar</name>
    <message>
        <source>Acts and steps</source>
        <extracomment>Screen reader: name of the sidebar.</extracomment>
        <translation>幕和步骤</translation>
    </message>
    <message>
        <source>Show the names of the steps</source>
        <translation>显示步骤名称</translation>
    </message>
    <message>
        <source>Hide the names of the steps</source>
        <translation>隐藏步骤名称</translation>
    </message>
    <message>
        <source>A%1</source>
        <extracomment>Narrow sidebar: the shortest form of &quot;Act 1&quot;.</extracomment>
        <translation>幕 %1</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation>
            <numerusform>约 %Ln 分钟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SourcesPanel</name>
    <message>
        <source>✓ Reproduced</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>✓ 已复现</translation>
    </message>
    <message>
        <source>≈ Approximated</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>≈ 近似</translation>
    </message>
    <message>
        <source>≠ Not reproducible</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>≠ 无法复现</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure of the model: its name and its value.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Status of a claim, then the reason for it.</extracomment>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>From: %1</source>
        <extracomment>Where a claim is from.</extracomment>
        <translation>出处：%1</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <extracomment>A claim and what is known about it, read together.</extracomment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Claimed: %1. This model gives no single figure for it.</source>
        <extracomment>%1 is the value that a source claims, %2 what the model computes: &quot;math utilization: 33.3 %&quot;.</extracomment>
        <translation>原文数值：%1。本模型没有给出单一的数值。</translation>
    </message>
    <message>
        <source>Claimed: %1. This model – %2</source>
        <translation>原文数值：%1。本模型：%2</translation>
    </message>
    <message numerus="yes">
        <source>Sources: %Ln claim(s) this act rests on</source>
        <extracomment>Title of a section that lists claims, where they are from, and whether the model confirms them.</extracomment>
        <translation>
            <numerusform>来源：本幕依据的 %Ln 条说法</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sources: %Ln claim(s) behind this instrument</source>
        <translation>
            <numerusform>来源：这个仪器背后的 %Ln 个说法</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::StepPage</name>
    <message>
        <source>Brief</source>
        <translation>任务说明</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Reflect</source>
        <translation>反思</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <extracomment>Small line above a page&apos;s heading: the act&apos;s title, then which of the act&apos;s steps this is.</extracomment>
        <translation>%1 · 第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>上一步(&amp;B)</translation>
    </message>
    <message>
        <source>This window is read-only, because another window holds your ledger.</source>
        <translation>这个窗口是只读的，因为另一个窗口持有你的实验记录本。</translation>
    </message>
    <message>
        <source>Finish this step to go on.</source>
        <translation>完成这一步，才能继续。</translation>
    </message>
    <message>
        <source>&amp;Next: %1</source>
        <extracomment>Button; %1 is the name of the next step or act. &quot;&amp;&quot; marks the letter for the keyboard.</extracomment>
        <translation>下一步(&amp;N)：%1</translation>
    </message>
    <message>
        <source>&amp;Finish this act</source>
        <extracomment>Button at the end of the last act.</extracomment>
        <translation>完成这一幕(&amp;F)</translation>
    </message>
    <message>
        <source>Choose a track to go on.</source>
        <translation>请选择一条路线再继续。</translation>
    </message>
    <message>
        <source>&amp;Next: decision memo</source>
        <extracomment>Button at the end of the last act: goes to the page on which the learner writes what to do.</extracomment>
        <translation>下一步：决策备忘录(&amp;N)</translation>
    </message>
</context>
<context>
    <name>rp::StepText</name>
    <message>
        <source>locked</source>
        <extracomment>State of a step: it can&apos;t be opened yet.</extracomment>
        <translation>已锁定</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>State of a step: it can be worked on.</extracomment>
        <translation>可进行</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a step: finished.</extracomment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>finish the act “%1” first</source>
        <extracomment>Why a step is locked; %1 is the title of an act.</extracomment>
        <translation>请先完成“%1”这一幕</translation>
    </message>
    <message>
        <source>read the brief first</source>
        <translation>请先阅读任务说明</translation>
    </message>
    <message>
        <source>commit your prediction first</source>
        <translation>请先提交预测</translation>
    </message>
    <message>
        <source>make the discoveries first, or skip them</source>
        <translation>请先完成各项发现，或跳过它们</translation>
    </message>
    <message>
        <source>see the reveal first</source>
        <translation>请先查看揭晓</translation>
    </message>
    <message>
        <source>%1, locked: %2</source>
        <extracomment>Screen reader, one entry of the step list: name of the step, then why it is locked.</extracomment>
        <translation>%1，已锁定：%2</translation>
    </message>
    <message>
        <source>%1, %2, current step</source>
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.</extracomment>
        <translation>%1，%2，当前步骤</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.
----------
Screen reader, the entry of a page: its name, then a note such as &quot;3 captures&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <extracomment>Screen reader: title of an act, then how many of its five steps are done.</extracomment>
        <translation>%1，共 %3 步，已完成 %2 步</translation>
    </message>
    <message>
        <source>choose a track first</source>
        <translation>请先选择路线</translation>
    </message>
    <message>
        <source>Current step</source>
        <extracomment>Page of the window: the step of the act that the learner is at.</extracomment>
        <translation>当前步骤</translation>
    </message>
    <message>
        <source>Evidence</source>
        <extracomment>Page of the window: what the learner captured.</extracomment>
        <translation>证据</translation>
    </message>
    <message>
        <source>Decision memo</source>
        <extracomment>Page of the window: what the learner decides at the end of a lab, in writing.</extracomment>
        <translation>决策备忘录</translation>
    </message>
    <message>
        <source>%1, %2, current page</source>
        <extracomment>Screen reader, the entry of a page: its name, then a note such as &quot;3 captures&quot;.</extracomment>
        <translation>%1，%2，当前页面</translation>
    </message>
</context>
<context>
    <name>rp::Surgery</name>
    <message>
        <source>unchanged</source>
        <extracomment>a quantity that a change of the program leaves as it is</extracomment>
        <translation>不变</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>a quantity that was 0 and is not any more, so that there is no ratio</extracomment>
        <translation>新增</translation>
    </message>
    <message>
        <source>In one pass</source>
        <translation>一次前向传播中</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>row of a table: the pass as it is before the surgery</extracomment>
        <translation>改造前</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>row of a table: the pass after the surgery</extracomment>
        <translation>改造后</translation>
    </message>
    <message>
        <source>After, as a multiple of before</source>
        <translation>改造后是改造前的几倍</translation>
    </message>
    <message>
        <source>Surgery</source>
        <translation>改造</translation>
    </message>
    <message>
        <source>Kernel time needed (ms)</source>
        <translation>所需的内核时间 (ms)</translation>
    </message>
    <message>
        <source>Kernel time needed</source>
        <translation>所需的内核时间</translation>
    </message>
    <message>
        <source>Kernel time wasted (ms)</source>
        <translation>浪费的内核时间 (ms)</translation>
    </message>
    <message>
        <source>Kernel time wasted</source>
        <translation>浪费的内核时间</translation>
    </message>
    <message>
        <source>No kernel runs (ms)</source>
        <translation>没有内核运行 (ms)</translation>
    </message>
    <message>
        <source>No kernel runs</source>
        <translation>没有内核运行</translation>
    </message>
    <message>
        <source>Expected time (ms)</source>
        <translation>期望时间 (ms)</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>期望时间</translation>
    </message>
    <message>
        <source>Operations run</source>
        <translation>运行的操作</translation>
    </message>
    <message>
        <source>Kernels launched</source>
        <translation>启动的内核数</translation>
    </message>
    <message>
        <source>Launches by the CPU</source>
        <translation>CPU 的启动次数</translation>
    </message>
    <message>
        <source>Compiled graphs entered</source>
        <translation>进入的编译图</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>内存流量</translation>
    </message>
    <message>
        <source>Worst-case time</source>
        <translation>最坏情况的时间</translation>
    </message>
    <message>
        <source>Spread of the two paths</source>
        <translation>两条路径的差距</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>内核时间</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU 忙碌率</translation>
    </message>
    <message>
        <source>Share of peak, wasted work included</source>
        <translation>占峰值的比例（含浪费的工作）</translation>
    </message>
    <message>
        <source>Share of peak if data and compute overlap</source>
        <translation>数据与计算重叠时占峰值的比例</translation>
    </message>
    <message>
        <source>Time if data and compute overlap</source>
        <translation>数据与计算重叠时的时间</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>Loss of readability</source>
        <translation>可读性损失</translation>
    </message>
    <message>
        <source>Operations run, baseline</source>
        <translation>运行的操作，基线</translation>
    </message>
    <message>
        <source>Kernels launched, baseline</source>
        <translation>启动的内核，基线</translation>
    </message>
    <message>
        <source>Compiled graphs entered, baseline</source>
        <translation>进入的编译图，基线</translation>
    </message>
    <message>
        <source>Memory traffic, baseline</source>
        <translation>内存流量，基线</translation>
    </message>
    <message>
        <source>Expected time, baseline</source>
        <translation>期望时间，基线</translation>
    </message>
    <message>
        <source>Worst-case time, baseline</source>
        <translation>最坏情况的时间，基线</translation>
    </message>
    <message>
        <source>MFU, baseline</source>
        <translation>MFU，基线</translation>
    </message>
    <message>
        <source>GPU busy, baseline</source>
        <translation>GPU 忙碌率，基线</translation>
    </message>
    <message>
        <source>Gain in MFU over the baseline</source>
        <translation>相对基线的 MFU 增益</translation>
    </message>
    <message>
        <source>Gain in MFU over the whole frame eager</source>
        <translation>相对整帧即时执行的 MFU 增益</translation>
    </message>
    <message>
        <source>Gain in MFU over a resumable break</source>
        <translation>相对可恢复中断的 MFU 增益</translation>
    </message>
    <message>
        <source>Gain that is asked for</source>
        <translation>要求的增益</translation>
    </message>
    <message>
        <source>Gains enough over the baseline</source>
        <translation>相对基线的增益足够</translation>
    </message>
    <message>
        <source>Gains enough over the whole frame eager</source>
        <translation>相对整帧即时执行的增益足够</translation>
    </message>
    <message>
        <source>Gains enough over a resumable break</source>
        <translation>相对可恢复中断的增益足够</translation>
    </message>
    <message>
        <source>Limit of the track&apos;s rule</source>
        <translation>路线规则的限值</translation>
    </message>
    <message>
        <source>The track&apos;s rule is met</source>
        <translation>满足路线规则</translation>
    </message>
    <message>
        <source>Surgeries that gain enough over the whole frame eager</source>
        <translation>相对整帧即时执行增益足够的改造</translation>
    </message>
    <message>
        <source>Surgeries that gain enough over a resumable break</source>
        <translation>相对可恢复中断增益足够的改造</translation>
    </message>
    <message>
        <source>Surgeries that meet the track&apos;s rule</source>
        <translation>满足路线规则的改造</translation>
    </message>
    <message>
        <source>No surgery gains enough over the baseline</source>
        <translation>没有一种改造相对基线的增益足够</translation>
    </message>
    <message>
        <source>No surgery gains enough over the whole frame eager</source>
        <translation>没有一种改造相对整帧即时执行的增益足够</translation>
    </message>
    <message>
        <source>No surgery gains enough over a resumable break</source>
        <translation>没有一种改造相对可恢复中断的增益足够</translation>
    </message>
    <message>
        <source>Kernel time that masking wastes</source>
        <translation>掩码浪费的内核时间</translation>
    </message>
    <message>
        <source>Share of kernel time that masking wastes</source>
        <translation>掩码浪费的内核时间比例</translation>
    </message>
    <message>
        <source>Probability from which masking pays, by the rule</source>
        <translation>按规则，从哪个概率起掩码合算</translation>
    </message>
    <message>
        <source>Probability from which masking pays in this pass</source>
        <translation>在这次前向传播中，从哪个概率起掩码合算</translation>
    </message>
    <message>
        <source>Cost of the breaks in a pass</source>
        <translation>一次前向传播中各处中断的代价</translation>
    </message>
    <message>
        <source>Cost of one break</source>
        <translation>一处中断的代价</translation>
    </message>
    <message>
        <source>Data alive across a break</source>
        <translation>跨越中断的存活数据</translation>
    </message>
    <message>
        <source>Data term</source>
        <translation>数据项</translation>
    </message>
    <message>
        <source>Compute term</source>
        <translation>计算项</translation>
    </message>
    <message>
        <source>Latency term</source>
        <translation>延迟项</translation>
    </message>
    <message>
        <source>Data term, baseline</source>
        <translation>数据项，基线</translation>
    </message>
    <message>
        <source>Compute term, baseline</source>
        <translation>计算项，基线</translation>
    </message>
    <message>
        <source>Latency term, baseline</source>
        <translation>延迟项，基线</translation>
    </message>
    <message>
        <source>Largest term</source>
        <translation>最大的一项</translation>
    </message>
    <message>
        <source>Largest term, baseline</source>
        <translation>最大的一项，基线</translation>
    </message>
    <message>
        <source>Term that shrinks most</source>
        <translation>缩小最多的一项</translation>
    </message>
    <message>
        <source>Probability of branch A</source>
        <translation>分支 A 的概率</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>a control: at how many places of the program the graph breaks</extracomment>
        <translation>位置数</translation>
    </message>
    <message>
        <source>Time per kernel</source>
        <translation>每个内核的时间</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>answer</extracomment>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <extracomment>loss of readability; %1 is a number from 0 to 5</extracomment>
        <translation>%1（满分 5）</translation>
    </message>
    <message>
        <source>not compiled</source>
        <extracomment>instead of a region: this node is not compiled</extracomment>
        <translation>未编译</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>instead of the nodes that follow: nothing does</extracomment>
        <translation>终点</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Compiled region</source>
        <translation>编译区域</translation>
    </message>
    <message>
        <source>Runs in this share of passes</source>
        <translation>在多少比例的前向传播中运行</translation>
    </message>
    <message>
        <source>Needed in this share of passes</source>
        <translation>在多少比例的前向传播中需要</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>通向</translation>
    </message>
    <message>
        <source>How often the heavier branch A is needed. Otherwise it is branch B.</source>
        <translation>需要较重的分支 A 的频率。其余情况是分支 B。</translation>
    </message>
    <message>
        <source>At how many places in a pass the cause occurs. Each has operations of its own before and after it.</source>
        <translation>一次前向传播中有多少个位置出现这个原因。每个位置前后都有自己的操作。</translation>
    </message>
    <message>
        <source>How long the device works on one eager kernel. A longer kernel does more arithmetic in the same proportion.</source>
        <translation>设备处理一个即时模式内核需要多久。内核越长，运算量按同样比例增加。</translation>
    </message>
    <message>
        <source>Time for guards</source>
        <translation>检查守卫条件的时间</translation>
    </message>
    <message>
        <source>How long it takes to check that compiled code still fits.</source>
        <translation>检查编译后的代码是否仍然适用需要多久。</translation>
    </message>
    <message>
        <source>Time for re-entry</source>
        <translation>重新进入的时间</translation>
    </message>
    <message>
        <source>How long it takes to leave compiled code and to enter it again.</source>
        <translation>离开编译后的代码再重新进入需要多久。</translation>
    </message>
    <message>
        <source>Time for reading a value</source>
        <translation>读取一个值的时间</translation>
    </message>
    <message>
        <source>How long the host waits for a value from the device at each site.</source>
        <translation>主机在每个位置等待设备给出一个值需要多久。</translation>
    </message>
    <message>
        <source>Kernels not fused at a break</source>
        <translation>在中断处未融合的内核</translation>
    </message>
    <message>
        <source>How many more kernels must be launched because fusion stops at the break.</source>
        <translation>因为融合在中断处停止，还要多启动多少个内核。</translation>
    </message>
    <message numerus="yes">
        <source>%1 site(s)</source>
        <extracomment>places in a program; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 个位置</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kernel(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 个内核</numerusform>
        </translation>
    </message>
    <message>
        <source>How many kernels a break keeps from being fused was not measured. The count is assumed.</source>
        <translation>一处中断让多少个内核无法融合，没有测量过。这个数目是假设的。</translation>
    </message>
    <message>
        <source>Whole frame eager</source>
        <translation>整帧即时执行</translation>
    </message>
    <message>
        <source>Resumable break</source>
        <translation>可恢复的中断</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>部署环境</translation>
    </message>
    <message>
        <source>Where the model runs. Another context brings its own scenario.</source>
        <translation>模型在哪里运行。换一个部署环境会带来它自己的场景。</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>场景</translation>
    </message>
    <message>
        <source>The program of a track, with its own numbers and its own rule.</source>
        <translation>一条路线的程序，有自己的数字和自己的规则。</translation>
    </message>
    <message>
        <source>Cause of the break</source>
        <translation>中断的原因</translation>
    </message>
    <message>
        <source>Why the compiler cannot capture the whole pass. It decides which surgeries are possible.</source>
        <translation>编译器为什么无法捕获整个前向传播。它决定哪些改造可行。</translation>
    </message>
    <message>
        <source>What you do about the break.</source>
        <translation>你如何处理中断。</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>What the surgery is compared with: what the program does today.</source>
        <translation>与什么比较改造：程序今天的做法。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>a control and its new value: &quot;Surgery: Symbolic shapes.&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Several inputs were set.</source>
        <translation>设置了多个输入。</translation>
    </message>
    <message>
        <source>A pass takes %1 instead of %2, so MFU is %3 the baseline&apos;s.</source>
        <extracomment>%1 and %2 are durations, %3 a factor such as 4.21×</extracomment>
        <translation>一次前向传播需要 %1，而不是 %2，因此 MFU 是基线的 %3。</translation>
    </message>
    <message>
        <source>This surgery is not possible here, and the break stays. %1</source>
        <extracomment>%1 is a sentence with the reason</extracomment>
        <translation>这种改造在这里不可行，中断仍然存在。%1</translation>
    </message>
    <message>
        <source>The track&apos;s rule is met. %1: %2.</source>
        <extracomment>%1 names a measure (&quot;GPU busy&quot;), %2 its value</extracomment>
        <translation>满足路线规则。%1：%2。</translation>
    </message>
    <message>
        <source>The track&apos;s rule is not met. %1: %2.</source>
        <extracomment>%1 names a measure (&quot;GPU busy&quot;), %2 its value</extracomment>
        <translation>不满足路线规则。%1：%2。</translation>
    </message>
    <message>
        <source>There are no two branches here, so nothing can be masked.</source>
        <translation>这里没有两个分支，所以没有可以掩码的东西。</translation>
    </message>
    <message>
        <source>The shape decides here, so nothing can be masked.</source>
        <translation>这里由形状决定，所以没有可以掩码的东西。</translation>
    </message>
    <message>
        <source>Masking wastes %1 of kernel time in a pass, %2 of all it does.</source>
        <extracomment>%1 is a duration, %2 a percentage</extracomment>
        <translation>掩码在一次前向传播中浪费 %1 的内核时间，占它全部工作的 %2。</translation>
    </message>
    <message>
        <source>It still pays: %1 against %2 with breaks.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>它仍然合算：%1，而有中断时是 %2。</translation>
    </message>
    <message>
        <source>It does not pay: %1 against %2 with breaks.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>它不合算：%1，而有中断时是 %2。</translation>
    </message>
    <message>
        <source>Here masking never beats breaking.</source>
        <translation>在这里，掩码从不优于中断。</translation>
    </message>
    <message>
        <source>Here masking beats breaking at any probability.</source>
        <translation>在这里，无论概率多大，掩码都优于中断。</translation>
    </message>
    <message>
        <source>Here masking beats breaking from a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>在这里，分支 A 的概率达到 %1 起，掩码优于中断。</translation>
    </message>
    <message>
        <source>No surgery reaches more than %1 against this baseline: %2.</source>
        <extracomment>%1 is a factor such as 2.00×, %2 what the surgeries are compared with</extracomment>
        <translation>相对这个基线，没有一种改造超过 %1：%2。</translation>
    </message>
    <message>
        <source>No surgery meets the track&apos;s own rule.</source>
        <translation>没有一种改造满足路线自己的规则。</translation>
    </message>
    <message>
        <source>The term that shrinks most is %1: from %2 to %3.</source>
        <extracomment>%1 is a term of the iron law (&quot;latency&quot;), %2 and %3 are durations</extracomment>
        <translation>缩小最多的一项是%1：从 %2 到 %3。</translation>
    </message>
    <message>
        <source>No term of the iron law shrinks.</source>
        <translation>铁律的各项都没有缩小。</translation>
    </message>
    <message>
        <source>Compute grows from %1 to %2, because both branches run.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>计算从 %1 增加到 %2，因为两个分支都运行。</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>beside the row of the surgery that the learner has chosen</extracomment>
        <translation>已选</translation>
    </message>
    <message>
        <source>Worst-case time (ms)</source>
        <translation>最坏情况的时间 (ms)</translation>
    </message>
    <message>
        <source>Spread of the two paths (ms)</source>
        <translation>两条路径的差距 (ms)</translation>
    </message>
    <message>
        <source>Loss of readability, of 5</source>
        <translation>可读性损失（满分 5）</translation>
    </message>
    <message>
        <source>The loss of readability is a judgement.</source>
        <translation>可读性的损失是主观判断。</translation>
    </message>
    <message>
        <source>What you do</source>
        <translation>做法</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Data (ms)</source>
        <translation>数据 (ms)</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Compute (ms)</source>
        <translation>计算 (ms)</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>Latency (ms)</source>
        <translation>延迟 (ms)</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Gain over the whole frame eager</source>
        <translation>相对整帧即时执行的增益</translation>
    </message>
    <message>
        <source>Enough over the whole frame eager</source>
        <translation>相对整帧即时执行是否足够</translation>
    </message>
    <message>
        <source>Gain over a resumable break</source>
        <translation>相对可恢复中断的增益</translation>
    </message>
    <message>
        <source>Enough over a resumable break</source>
        <translation>相对可恢复中断是否足够</translation>
    </message>
    <message>
        <source>Masked pass (ms)</source>
        <translation>掩码后的前向传播 (ms)</translation>
    </message>
    <message>
        <source>Masked pass</source>
        <translation>掩码后的前向传播</translation>
    </message>
    <message>
        <source>Broken pass (ms)</source>
        <translation>有中断的前向传播 (ms)</translation>
    </message>
    <message>
        <source>Broken pass</source>
        <translation>有中断的前向传播</translation>
    </message>
    <message>
        <source>Cost of the breaks (ms)</source>
        <translation>中断的代价 (ms)</translation>
    </message>
    <message>
        <source>Cost of the breaks</source>
        <translation>中断的代价</translation>
    </message>
    <message>
        <source>A value read with .item()</source>
        <extracomment>why a graph breaks: .item() is a call in a program, not translated</extracomment>
        <translation>用 .item() 读取的值</translation>
    </message>
    <message>
        <source>A shape that changes</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>会变化的形状</translation>
    </message>
    <message>
        <source>A call that cannot be captured</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>无法捕获的调用</translation>
    </message>
    <message>
        <source>A branch on a value</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>依赖值的分支</translation>
    </message>
    <message>
        <source>The program reads a number from the device, so the host waits until it is there. The same operations follow every time.</source>
        <translation>程序从设备读取一个数，所以主机要等到它可用。之后每次都是同样的操作。</translation>
    </message>
    <message>
        <source>The data come in a larger or a smaller shape. The host knows the shape, but a graph that was compiled for one does not fit the other.</source>
        <translation>数据以较大或较小的形状到来。主机知道形状，但为一种形状编译的图不适用于另一种。</translation>
    </message>
    <message>
        <source>The program calls Python that the compiler cannot look into, for example to print or to log. It reads nothing from the device.</source>
        <translation>程序调用了编译器无法看透的 Python 代码，例如打印或写日志。它不从设备读取任何东西。</translation>
    </message>
    <message>
        <source>An if looks at a tensor&apos;s values, so the next operations are known only when the values are.</source>
        <translation>一个 if 要看张量的值，所以只有知道这些值，才知道接下来的操作。</translation>
    </message>
    <message>
        <source>Keep the value a tensor and read it after the pass</source>
        <translation>让值保持为张量，在前向传播之后再读取</translation>
    </message>
    <message>
        <source>Compile one graph for each shape and choose before the pass</source>
        <translation>为每种形状编译一个图，在前向传播之前选择</translation>
    </message>
    <message>
        <source>Make the call after the pass</source>
        <translation>在前向传播之后再进行调用</translation>
    </message>
    <message>
        <source>Decide before the pass and run one of two graphs</source>
        <translation>事先决定，然后运行两个图中的一个</translation>
    </message>
    <message>
        <source>Put both paths into one kernel that decides on the device</source>
        <translation>把两条路径放进一个在设备上做决定的内核</translation>
    </message>
    <message>
        <source>Put what breaks the graph into one operation of your own</source>
        <translation>把造成中断的部分放进一个自己的操作</translation>
    </message>
    <message>
        <source>Change nothing. The break sits in a Python loop, so the whole frame runs eagerly</source>
        <translation>什么都不改。中断在 Python 循环里，所以整帧以即时模式运行</translation>
    </message>
    <message>
        <source>Change nothing. The graph is cut at every site and resumed behind it</source>
        <translation>什么都不改。计算图在每个位置断开，在其后恢复</translation>
    </message>
    <message>
        <source>Compute both branches and select with where</source>
        <translation>计算两个分支，用 where 选择</translation>
    </message>
    <message>
        <source>Write the branch as structured control flow with cond</source>
        <translation>用 cond 把分支写成结构化控制流</translation>
    </message>
    <message>
        <source>Compile once with a symbol for the size</source>
        <translation>用一个符号表示大小，只编译一次</translation>
    </message>
    <message>
        <source>Two variants: twice the compile time, and more memory for code or weights. What decides must be known before the pass.</source>
        <translation>两个版本：编译时间加倍，代码或权重占用更多内存。决定所依据的值必须在前向传播之前就知道。</translation>
    </message>
    <message>
        <source>One variant for each shape: more compile time, and more memory for code.</source>
        <translation>每种形状一个版本：编译时间更长，代码占用更多内存。</translation>
    </message>
    <message>
        <source>The value arrives later, and nothing in the pass may depend on it as a number.</source>
        <translation>值到得更晚，前向传播中的任何东西都不能把它当作数来用。</translation>
    </message>
    <message>
        <source>The call happens later, and it sees only what the pass returns.</source>
        <translation>调用发生得更晚，它只能看到前向传播返回的结果。</translation>
    </message>
    <message>
        <source>Every kernel is launched on its own and nothing is fused.</source>
        <translation>每个内核单独启动，什么都不融合。</translation>
    </message>
    <message>
        <source>Guards and re-entry at every site, a wait where a value is read, and no fusion across the break.</source>
        <translation>每个位置都有守卫条件和重新进入，读取值时要等待，融合不能跨过中断。</translation>
    </message>
    <message>
        <source>Both branches run every time, and both must be safe to compute.</source>
        <translation>两个分支每次都运行，而且两者都必须能安全地计算。</translation>
    </message>
    <message>
        <source>The host still reads the value at every site. Both branches must be pure functions with the same output shapes.</source>
        <translation>主机仍然在每个位置读取值。两个分支必须是输出形状相同的纯函数。</translation>
    </message>
    <message>
        <source>Kernels cannot be tuned to one size.</source>
        <translation>内核无法针对一种大小调优。</translation>
    </message>
    <message>
        <source>Nothing is fused across it. You write and build a kernel, and tell the compiler its output shapes.</source>
        <translation>融合不能跨过它。你要编写并构建一个内核，并告诉编译器它的输出形状。</translation>
    </message>
    <message>
        <source>There are no two branches to choose from.</source>
        <translation>这里没有两个分支可选。</translation>
    </message>
    <message>
        <source>The shape decides here, not a value in the graph.</source>
        <translation>这里由形状决定，而不是由图中的值决定。</translation>
    </message>
    <message>
        <source>No changing shape causes this break.</source>
        <translation>造成这个中断的不是会变化的形状。</translation>
    </message>
    <message>
        <source>What decides is computed during the pass, so it is not known before.</source>
        <translation>决定所依据的值在前向传播中才计算，所以事先不知道。</translation>
    </message>
    <message>
        <source>no: %1</source>
        <extracomment>a surgery that can&apos;t be done; %1 is a sentence with the reason</extracomment>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>Spread of the two branch times</source>
        <translation>两个分支的时间差距</translation>
    </message>
    <message>
        <source>Mean power</source>
        <translation>平均功率</translation>
    </message>
    <message>
        <source>The GPU must be busy for at least %1 of the time.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>GPU 忙碌的时间必须至少占 %1。</translation>
    </message>
    <message>
        <source>The times of the two branches may differ by at most %1, and the worst case plus %2 for sensing and acting must stay within %3.</source>
        <extracomment>%1, %2 and %3 are durations</extracomment>
        <translation>两个分支的时间最多可以相差 %1，而且最坏情况加上 %2 的感知与执行必须在 %3 之内。</translation>
    </message>
    <message>
        <source>The mean power may be at most %1 at %2 frames per second.</source>
        <extracomment>%1 is a power, %2 a count</extracomment>
        <translation>在每秒 %2 帧时，平均功率最多可以是 %1。</translation>
    </message>
    <message>
        <source>The worst case must take less than %1, and the surgery may add at most %2 of flash.</source>
        <extracomment>%1 is a duration, %2 a size</extracomment>
        <translation>最坏情况必须少于 %1，改造最多可以增加 %2 的闪存。</translation>
    </message>
    <message>
        <source>data</source>
        <extracomment>a term of the iron law: time to move data</extracomment>
        <translation>数据</translation>
    </message>
    <message>
        <source>compute</source>
        <extracomment>a term of the iron law: time for arithmetic</extracomment>
        <translation>计算</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>a term of the iron law: time in which no kernel runs</extracomment>
        <translation>延迟</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>instead of a term of the iron law</extracomment>
        <translation>无</translation>
    </message>
    <message>
        <source>By the rule, masking never pays: it always wastes more than the breaks cost.</source>
        <translation>按规则，掩码从不合算：它浪费的总是比中断的代价多。</translation>
    </message>
    <message>
        <source>By the rule, masking pays at any probability: it never wastes more than the breaks cost.</source>
        <translation>按规则，无论概率多大掩码都合算：它浪费的从不超过中断的代价。</translation>
    </message>
    <message>
        <source>By the rule, masking pays from a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>按规则，分支 A 的概率达到 %1 起，掩码合算。</translation>
    </message>
    <message>
        <source>What each surgery does</source>
        <translation>每种改造有什么作用</translation>
    </message>
    <message>
        <source>One pass before and after the surgery</source>
        <translation>改造前后的一次前向传播</translation>
    </message>
    <message>
        <source>What the surgery changes</source>
        <translation>改造改变了什么</translation>
    </message>
    <message>
        <source>Kernel time needed and wasted under each surgery</source>
        <translation>每种改造所需和浪费的内核时间</translation>
    </message>
    <message>
        <source>Which term of the iron law the surgery moves</source>
        <translation>改造改变了铁律中的哪一项</translation>
    </message>
    <message>
        <source>The surgeries against both baselines and the track&apos;s rule</source>
        <translation>各种改造与两个基线及路线规则的比较</translation>
    </message>
    <message>
        <source>The pass masked and broken, by probability</source>
        <translation>按概率比较掩码后和有中断的前向传播</translation>
    </message>
    <message>
        <source>Work wasted and cost of the breaks, by probability</source>
        <translation>按概率比较浪费的工作和中断的代价</translation>
    </message>
    <message>
        <source>Operation graph before the surgery</source>
        <translation>改造前的操作图</translation>
    </message>
    <message>
        <source>Operation graph after the surgery</source>
        <translation>改造后的操作图</translation>
    </message>
    <message>
        <source>This is the baseline: a pass takes %1.</source>
        <extracomment>%1 is a duration</extracomment>
        <translation>这是基线：一次前向传播需要 %1。</translation>
    </message>
    <message>
        <source>Launches go from %1 to %2, and memory traffic from %3 to %4.</source>
        <extracomment>%1 and %2 are numbers of kernels, %3 and %4 sizes</extracomment>
        <translation>内核启动从 %1 次变为 %2 次，内存流量从 %3 变为 %4。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln surgery(s) reach more than %1 against this baseline: %2.</source>
        <extracomment>%1 is a factor such as 2.00×, %2 what the surgeries are compared with</extracomment>
        <translation>
            <numerusform>相对这个基线，有 %Ln 种改造超过 %1：%2。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln surgery(s) meet the track&apos;s own rule.</source>
        <translation>
            <numerusform>有 %Ln 种改造满足路线自己的规则。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SurgeryBaselinesPage</name>
    <message>
        <source>Against “%1”: enough</source>
        <extracomment>Heading: whether a surgery gains enough; %1 is what it is compared with.</extracomment>
        <translation>相对“%1”：足够</translation>
    </message>
    <message>
        <source>Against “%1”: not enough</source>
        <extracomment>Heading: whether a surgery gains enough; %1 is what it is compared with.</extracomment>
        <translation>相对“%1”：不够</translation>
    </message>
    <message>
        <source>MFU is %1 the baseline&apos;s. More than %2 is asked for.</source>
        <extracomment>%1 is the gain of a surgery and %2 the gain that is asked for, both factors such as 2.00×</extracomment>
        <translation>MFU 是基线的 %1。要求超过 %2。</translation>
    </message>
    <message>
        <source>Leaving the break is no surgery.</source>
        <translation>保留中断不是改造。</translation>
    </message>
    <message>
        <source>The track&apos;s own rule: met</source>
        <translation>路线自己的规则：满足</translation>
    </message>
    <message>
        <source>The track&apos;s own rule: not met</source>
        <translation>路线自己的规则：不满足</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>控件中所选</translation>
    </message>
    <message>
        <source>Asked for: more than %1</source>
        <extracomment>A line in a chart; %1 is a factor such as 2.00×.</extracomment>
        <translation>要求：超过 %1</translation>
    </message>
    <message>
        <source>The stakeholder asks for more than %1 of the baseline&apos;s MFU.</source>
        <extracomment>%1 is a factor such as 2.00×</extracomment>
        <translation>利益相关者要求 MFU 超过基线的 %1。</translation>
    </message>
    <message>
        <source>Gain in MFU</source>
        <extracomment>Axis of a chart: how many times the MFU of a baseline is reached.</extracomment>
        <translation>MFU 增益</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryChangePage</name>
    <message>
        <source>before: %1</source>
        <extracomment>Beside a value: %1 is the same before a change of the program.</extracomment>
        <translation>改造前：%1</translation>
    </message>
    <message>
        <source>Count in one pass</source>
        <extracomment>Axis of a chart: operations, kernels and graphs.</extracomment>
        <translation>一次前向传播中的数目</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>一次前向传播的时间</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Axis of a chart: utilization.</extracomment>
        <translation>比例</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>内存流量</translation>
    </message>
    <message>
        <source>Shown as bars</source>
        <extracomment>Name of a choice: which quantities a chart shows.</extracomment>
        <translation>以条形显示</translation>
    </message>
    <message>
        <source>Launches and graphs</source>
        <translation>启动与计算图</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Utilization</source>
        <extracomment>Choice: MFU and GPU busy.</extracomment>
        <translation>MFU 与 GPU 忙碌率</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryChoice</name>
    <message>
        <source>%1
✓ possible, readability lost: %2 of 5</source>
        <extracomment>a way to change a program: %1 is its name; %2 how much harder to read it gets, 0 to 5</extracomment>
        <translation>%1
✓ 可行，可读性损失：%2（满分 5）</translation>
    </message>
    <message>
        <source>%1
✕ not possible here, readability lost: %2 of 5</source>
        <translation>%1
✕ 在这里不可行，可读性损失：%2（满分 5）</translation>
    </message>
    <message>
        <source>%1, possible, readability lost: %2 of 5</source>
        <extracomment>read aloud: name of a way to change a program, how much harder to read it gets</extracomment>
        <translation>%1，可行，可读性损失：%2（满分 5）</translation>
    </message>
    <message>
        <source>%1, not possible here, readability lost: %2 of 5</source>
        <translation>%1，在这里不可行，可读性损失：%2（满分 5）</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what is done: &quot;Make the call after the pass.&quot;</extracomment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryIronLawPage</name>
    <message>
        <source>Here data and compute follow one another. If they overlapped completely, the pass after the surgery would take %1, and the device would reach %2 of its peak.</source>
        <extracomment>%1 is a duration, %2 a percentage of the peak; &quot;data&quot; and &quot;compute&quot; are terms of the iron law</extracomment>
        <translation>这里数据和计算依次进行。如果两者完全重叠，改造后的前向传播将需要 %1，设备将达到峰值的 %2。</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>一次前向传播的时间</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryMapPage</name>
    <message>
        <source>Before: %1</source>
        <extracomment>Heading over a map: the program before a surgery; %1 is how it runs today.</extracomment>
        <translation>改造前：%1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <extracomment>Heading over a map: the program after a surgery; %1 names the surgery.</extracomment>
        <translation>改造后：%1</translation>
    </message>
    <message>
        <source>Detail of the maps</source>
        <extracomment>Choice: how much of the program a map draws.</extracomment>
        <translation>图的详细程度</translation>
    </message>
    <message>
        <source>The overview draws a run of like operations as one node.</source>
        <translation>概览把一串相同的操作画成一个节点。</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>Choice: a map that draws like operations as one.</extracomment>
        <translation>概览</translation>
    </message>
    <message>
        <source>One site, every operation</source>
        <extracomment>Choice: a map of one place in the program, with each of its operations.</extracomment>
        <translation>一个位置，所有操作</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryMaskingPage</name>
    <message>
        <source>Set: %1</source>
        <extracomment>A line up in a chart: the probability that the controls have; %1 is a percentage.</extracomment>
        <translation>设置：%1</translation>
    </message>
    <message>
        <source>The controls have a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>控件中分支 A 的概率是 %1。</translation>
    </message>
    <message>
        <source>Break-even in this pass: %1</source>
        <extracomment>A point in a chart; %1 is a percentage.</extracomment>
        <translation>这次前向传播中的盈亏平衡点：%1</translation>
    </message>
    <message>
        <source>From a probability of %1 on, the masked pass is the faster one.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>概率达到 %1 起，掩码后的前向传播更快。</translation>
    </message>
    <message>
        <source>Break-even by the rule: %1</source>
        <extracomment>A point in a chart; %1 is a percentage.</extracomment>
        <translation>按规则的盈亏平衡点：%1</translation>
    </message>
    <message>
        <source>From a probability of %1 on, the wasted work costs less than the breaks.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>概率达到 %1 起，浪费的工作比中断的代价小。</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>控件中所选</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>一次前向传播的时间</translation>
    </message>
    <message>
        <source>Time in one pass</source>
        <translation>一次前向传播中的时间</translation>
    </message>
    <message>
        <source>There are two break-even points. By the rule, masking pays when the wasted work costs less than the breaks. In the pass itself, part of what a break costs is hidden behind kernels that still run, so masking has to save more than that. The pass decides.</source>
        <translation>有两个盈亏平衡点。按规则，当浪费的工作比中断的代价小时，掩码合算。在前向传播本身中，中断代价的一部分隐藏在仍在运行的内核后面，所以掩码节省的必须更多。以前向传播为准。</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryView</name>
    <message>
        <source>Map</source>
        <extracomment>Tab: the operation graph of the program.</extracomment>
        <translation>图</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>改造前后</translation>
    </message>
    <message>
        <source>Masking</source>
        <extracomment>Tab: computing both branches.</extracomment>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Two baselines</source>
        <translation>两个基线</translation>
    </message>
    <message>
        <source>Iron law</source>
        <translation>铁律</translation>
    </message>
    <message>
        <source>Results of the surgery</source>
        <extracomment>Name of a row of tabs, read aloud.</extracomment>
        <translation>改造的结果</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>Heading over controls: the program that is looked at, and why its graph breaks.</extracomment>
        <translation>程序</translation>
    </message>
    <message>
        <source>Surgery</source>
        <extracomment>Heading over a list of ways to mend the break in a program&apos;s graph.</extracomment>
        <translation>改造</translation>
    </message>
    <message>
        <source>Baseline and numbers</source>
        <extracomment>Heading over controls.</extracomment>
        <translation>基线与数字</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what is done: &quot;Make the call after the pass.&quot;</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 (possible)</source>
        <extracomment>Heading: %1 names a way to mend the break in a program&apos;s graph.</extracomment>
        <translation>%1（可行）</translation>
    </message>
    <message>
        <source>%1 (not possible here)</source>
        <extracomment>Heading: %1 names a way to mend the break in a program&apos;s graph.</extracomment>
        <translation>%1（此处不可行）</translation>
    </message>
</context>
<context>
    <name>rp::TextBlock</name>
    <message>
        <source>Level %1</source>
        <extracomment>Spoken after a heading; %1 is 1 for the page&apos;s heading, 2 for a section&apos;s, and so on.</extracomment>
        <translation>第 %1 级标题</translation>
    </message>
</context>
<context>
    <name>rp::Theme</name>
    <message>
        <source>Like the system</source>
        <extracomment>A colour theme: whatever the desktop uses.</extracomment>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A colour theme.</extracomment>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A colour theme.</extracomment>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A colour theme.</extracomment>
        <translation>高对比度</translation>
    </message>
</context>
<context>
    <name>rp::TimelineLayout</name>
    <message>
        <source>%1–%2</source>
        <extracomment>Label of a merged bar, from one kernel&apos;s number to another&apos;s: &quot;13–16&quot;.</extracomment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>idle %1</source>
        <extracomment>Label in a gap between two kernels; %1 is a duration.</extracomment>
        <translation>空闲 %1</translation>
    </message>
</context>
<context>
    <name>rp::TopBar</name>
    <message>
        <source>Controls</source>
        <extracomment>Screen reader: name of the row of controls at the window&apos;s top.</extracomment>
        <translation>控件</translation>
    </message>
    <message>
        <source>Presenter mode: all steps open, nothing is saved</source>
        <extracomment>Permanent badge while a lecturer projects the program.</extracomment>
        <translation>演示模式：所有步骤都开放，不保存任何内容</translation>
    </message>
</context>
<context>
    <name>rp::Tour</name>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>无法创建文件夹 %1。</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>无法写入文件 %1。</translation>
    </message>
</context>
<context>
    <name>rp::TourLearner</name>
    <message>
        <source>The picture %1 can&apos;t be written.</source>
        <translation>无法写入图片 %1。</translation>
    </message>
    <message>
        <source>The step “%1” could not be finished.</source>
        <translation>无法完成步骤“%1”。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Caption of a picture: title of the act, then what there was to discover.
----------
Caption of a picture: title of the act, then title of one of its instruments.
----------
Caption of a picture: title of the act, then name of the step.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>A colleague&apos;s message with the problem and what to read.</source>
        <translation>同事的消息，包括问题和需要阅读的内容。</translation>
    </message>
    <message>
        <source>The question, with the answers to choose from. The instrument is locked.</source>
        <translation>问题和可选的答案。仪器是锁定的。</translation>
    </message>
    <message>
        <source>%1: the prediction is committed</source>
        <translation>%1：预测已提交</translation>
    </message>
    <message>
        <source>The committed prediction, which can&apos;t be changed any more.</source>
        <translation>已提交的预测，不能再更改。</translation>
    </message>
    <message>
        <source>The instrument: controls on one side, charts on the other.</source>
        <translation>仪器：一边是控件，另一边是图表。</translation>
    </message>
    <message>
        <source>%1: every discovery made</source>
        <translation>%1：全部发现已完成</translation>
    </message>
    <message>
        <source>The prediction beside the true figure, the arithmetic and the lesson.</source>
        <translation>预测与真实数值的对照、算式和结论。</translation>
    </message>
    <message>
        <source>The question to reflect on.</source>
        <translation>需要反思的问题。</translation>
    </message>
    <message>
        <source>%1: the reflection is answered</source>
        <translation>%1：反思已作答</translation>
    </message>
    <message>
        <source>The answers given, with feedback for each.</source>
        <translation>给出的答案，以及对每个答案的反馈。</translation>
    </message>
    <message>
        <source>Not every act was done at the end of the tour.</source>
        <translation>导览结束时，并非每一幕都已完成。</translation>
    </message>
    <message>
        <source>The instrument after the last discovery, and what it showed.</source>
        <translation>完成最后一项发现之后的仪器，以及它展示的内容。</translation>
    </message>
    <message>
        <source>The instrument as it stands when this is discovered.</source>
        <translation>找到这个发现时仪器的样子。</translation>
    </message>
    <message>
        <source>The panel “%1” does not show.</source>
        <translation>面板“%1”没有显示。</translation>
    </message>
    <message>
        <source>The whole panel: instrument, challenges and exercises.</source>
        <translation>整个面板：仪器、挑战和练习。</translation>
    </message>
    <message>
        <source>What I write here stays on this computer.</source>
        <translation>我在这里写的内容留在这台电脑上。</translation>
    </message>
    <message>
        <source>%1: a track is chosen</source>
        <translation>%1：选择路线</translation>
    </message>
    <message>
        <source>The brief with the tracks to choose from, one of them chosen.</source>
        <translation>任务说明和可选的路线，其中一条已选中。</translation>
    </message>
    <message>
        <source>The captured evidence</source>
        <translation>截取的证据</translation>
    </message>
    <message>
        <source>Each capture with its prediction and its key figures.</source>
        <translation>每份证据及其预测和主要数字。</translation>
    </message>
    <message>
        <source>Two captures side by side</source>
        <translation>两份证据并排</translation>
    </message>
    <message>
        <source>A table of the inputs and figures of both, first those that differ.</source>
        <translation>列出两者输入和数字的表格，不同的排在前面。</translation>
    </message>
    <message>
        <source>The learner of the tour</source>
        <translation>导览中的学习者</translation>
    </message>
    <message>
        <source>I recommend what meets the rule of my track.</source>
        <translation>我建议采用满足我路线规则的做法。</translation>
    </message>
    <message>
        <source>I reject what only has the higher MFU.</source>
        <translation>我否决只有 MFU 更高的做法。</translation>
    </message>
    <message>
        <source>Another baseline, or a measurement on the device.</source>
        <translation>换一个基线，或者在设备上测量。</translation>
    </message>
    <message>
        <source>Many values of the model are assumed.</source>
        <translation>模型中的许多数值是假设的。</translation>
    </message>
    <message>
        <source>The captures show the track&apos;s goal missed, then reached.</source>
        <translation>证据显示路线的目标先未达到，后达到。</translation>
    </message>
    <message>
        <source>The decision memo</source>
        <translation>决策备忘录</translation>
    </message>
    <message>
        <source>Its five parts, and the evidence that it rests on.</source>
        <translation>它的五个部分，以及所依据的证据。</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>无法写入文件 %1。</translation>
    </message>
    <message>
        <source>The decision memo (%1)</source>
        <extracomment>Text of a link; %1 is a kind of file: PDF, MD, JSON.</extracomment>
        <translation>决策备忘录（%1）</translation>
    </message>
</context>
<context>
    <name>rp::TourPage</name>
    <message>
        <source>%1, theme: %2</source>
        <extracomment>Heading above pictures: a language, then a colour theme.</extracomment>
        <translation>%1，主题：%2</translation>
    </message>
    <message>
        <source>The learner&apos;s file at the end</source>
        <translation>结束时学习者的文件</translation>
    </message>
    <message>
        <source>Ridgepoint: a walk through the lab</source>
        <translation>Ridgepoint：走完一次实验</translation>
    </message>
</context>
<context>
    <name>rp::TrackCard</name>
    <message>
        <source>Goal: %1</source>
        <extracomment>A track: what its persona wants to reach; %1 is a sentence.</extracomment>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>Crisis: %1</source>
        <extracomment>A track: what stands in the way; %1 is a sentence.</extracomment>
        <translation>危机：%1</translation>
    </message>
    <message>
        <source>Starts in the context %1, on %2.</source>
        <extracomment>A track: %1 is the context it starts in (&quot;Cloud&quot;), %2 the device its program runs on.</extracomment>
        <translation>从部署环境“%1”开始，运行在 %2 上。</translation>
    </message>
</context>
<context>
    <name>rp::TrackChooser</name>
    <message>
        <source>Your track</source>
        <translation>你的路线</translation>
    </message>
    <message>
        <source>Choose whose problem you solve. Your track sets the context, adds to the messages you get, and decides what counts as good enough. You can change it at any time, here or in the toolbar, and you keep everything you did.</source>
        <translation>选择你要解决谁的问题。路线决定部署环境，给你收到的消息增加内容，并决定怎样才算足够好。你可以随时在这里或工具栏中更改，已完成的一切都会保留。</translation>
    </message>
</context>
<context>
    <name>rp::TrackCloudView</name>
    <message>
        <source>GPU busy</source>
        <extracomment>Tab: share of time in which the GPU works.
----------
Axis of a chart: share of time in which the GPU works.</extracomment>
        <translation>GPU 忙碌率</translation>
    </message>
    <message>
        <source>Throughput</source>
        <extracomment>Tab: tokens per second.</extracomment>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>Tab: the parts of the time in which each sequence gets one token.</extracomment>
        <translation>一步的时间</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Tab: whether a model fits into the memory of the GPUs.</extracomment>
        <translation>内存</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>Axis of a chart: sequences that are served at once.</extracomment>
        <translation>批次</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <translation>每块 GPU 上的内存</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <extracomment>A line in a chart; %1 is a percentage.</extracomment>
        <translation>要求：%1</translation>
    </message>
    <message>
        <source>The goal asks for a GPU that is busy for at least %1 of the time.</source>
        <extracomment>%1 is a percentage.</extracomment>
        <translation>目标要求 GPU 忙碌的时间至少占 %1。</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>当前：%1</translation>
    </message>
    <message>
        <source>Now: %1 at batch %2 keeps the GPU busy for %3 of the time.</source>
        <extracomment>%1 is an execution mode, %2 a number of sequences, %3 a percentage.</extracomment>
        <translation>当前：%1，批次为 %2，GPU 忙碌的时间占 %3。</translation>
    </message>
    <message>
        <source>Now: %1 at batch %2 writes %3.</source>
        <extracomment>%1 is an execution mode, %2 a number of sequences, %3 a rate.</extracomment>
        <translation>当前：%1，批次为 %2，写出 %3。</translation>
    </message>
    <message>
        <source>One GPU: %1</source>
        <extracomment>A line in a chart; %1 is a size in bytes.</extracomment>
        <translation>一块 GPU：%1</translation>
    </message>
    <message>
        <source>One GPU has %1 of memory. What lies beyond it does not fit.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>一块 GPU 有 %1 内存。超出的部分装不下。</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>控件中的设置</translation>
    </message>
</context>
<context>
    <name>rp::TrackEdgeView</name>
    <message>
        <source>Slow loops</source>
        <extracomment>Tab: the few loops that take long.</extracomment>
        <translation>慢循环</translation>
    </message>
    <message>
        <source>All loops</source>
        <extracomment>Tab: how the times of the loops are spread.</extracomment>
        <translation>所有循环</translation>
    </message>
    <message>
        <source>Sources of jitter</source>
        <extracomment>Tab: what makes loops take longer, at irregular times.</extracomment>
        <translation>抖动来源</translation>
    </message>
    <message>
        <source>Modes compared</source>
        <extracomment>Tab: ways to execute the loop.</extracomment>
        <translation>各模式比较</translation>
    </message>
    <message>
        <source>The curve is exact: each hump of the distribution is a normal distribution, moved by the delays that strike together. Nothing is drawn at random.</source>
        <translation>这条曲线是精确的：分布的每个峰都是一个正态分布，被同时发生的延迟推移。没有任何东西是随机抽取的。</translation>
    </message>
    <message>
        <source>Time of a loop</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>一个循环的时间</translation>
    </message>
    <message>
        <source>Deadline %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>截止时间 %1</translation>
    </message>
    <message>
        <source>The deadline is %1. Loops that take longer: %2.</source>
        <extracomment>%1 is a duration, %2 a share of the loops such as &quot;1 in 100&quot;.</extracomment>
        <translation>截止时间是 %1。更久的循环：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A point in a chart; %1 is a quantile such as &quot;p99&quot;, %2 a duration.</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2 %3.</source>
        <extracomment>%1 is a quantile such as &quot;p99&quot;, %2 what it means, %3 a duration.</extracomment>
        <translation>%1：%2 %3。</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <extracomment>A point in a chart: the loops that miss the deadline; %1 is a share such as &quot;1 in 100&quot;.</extracomment>
        <translation>错过：%1</translation>
    </message>
    <message>
        <source>Loops that miss the deadline: %1, or %2.</source>
        <extracomment>%1 is a share of the loops such as &quot;1 in 100&quot;, %2 a rate such as &quot;3,763 per hour&quot;.</extracomment>
        <translation>错过截止时间的循环：%1，即 %2。</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <extracomment>A line in a chart; %1 is a share of the loops such as &quot;1 in 1,000,000&quot;.</extracomment>
        <translation>允许：%1</translation>
    </message>
    <message>
        <source>The goal allows misses in %1 loops.</source>
        <extracomment>%1 is a share of the loops such as &quot;1 in 1,000,000&quot;.</extracomment>
        <translation>目标允许错过的循环：%1。</translation>
    </message>
    <message>
        <source>The deadline is %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>截止时间是 %1。</translation>
    </message>
    <message>
        <source>Share of the loops that take longer</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>更久的循环所占比例</translation>
    </message>
    <message>
        <source>Density per millisecond</source>
        <extracomment>Axis of a chart: a probability density.</extracomment>
        <translation>每毫秒的密度</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bars that the controls have chosen.</extracomment>
        <translation>控件中的设置</translation>
    </message>
    <message>
        <source>Delays that strike rarely are too few to be seen here, or lie beyond the axis. The slow loops have a chart of their own, with a logarithmic axis.</source>
        <translation>很少发生的延迟太少，在这里看不见，或者落在坐标轴之外。慢的循环有自己的图表，用对数轴。</translation>
    </message>
    <message>
        <source>Misses per hour that it adds</source>
        <extracomment>Axis of a chart: missed deadlines in one hour that one source of jitter adds.</extracomment>
        <translation>它每小时增加的错过次数</translation>
    </message>
</context>
<context>
    <name>rp::TrackMobileView</name>
    <message>
        <source>Energy</source>
        <extracomment>Tab: what the energy of a frame is spent on.</extracomment>
        <translation>能量</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Tab: what the time of a frame is spent on.</extracomment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Battery</source>
        <extracomment>Tab: how long a battery lasts.</extracomment>
        <translation>电池</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <extracomment>Tab: pictures per second.</extracomment>
        <translation>帧率</translation>
    </message>
    <message>
        <source>Designs compared</source>
        <extracomment>Tab: a table of designs.</extracomment>
        <translation>各设计比较</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <translation>一帧的能量</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <translation>一帧的时间</translation>
    </message>
    <message>
        <source>Time on one battery charge</source>
        <extracomment>Axis of a chart: how long a battery lasts.</extracomment>
        <translation>电池充满一次可用的时间</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <extracomment>Axis of a chart: pictures per second.</extracomment>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>Axis of a chart: electrical power.</extracomment>
        <translation>功率</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <extracomment>A line in a chart; %1 is an energy.
----------
A line in a chart; %1 is a power.</extracomment>
        <translation>预算：%1</translation>
    </message>
    <message>
        <source>The power budget allows %1 for each frame.</source>
        <extracomment>%1 is an energy.</extracomment>
        <translation>功率预算允许每帧 %1。</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>允许：%1</translation>
    </message>
    <message>
        <source>At this frame rate, a frame may take %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>在这个帧率下，一帧可以用 %1。</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <extracomment>A line in a chart; %1 is a time span: how long a battery has to last.</extracomment>
        <translation>要求：%1</translation>
    </message>
    <message>
        <source>The battery has to last %1.</source>
        <extracomment>%1 is a time span.</extracomment>
        <translation>电池必须能用 %1。</translation>
    </message>
    <message>
        <source>The power budget is %1.</source>
        <extracomment>%1 is a power.</extracomment>
        <translation>功率预算是 %1。</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>当前：%1</translation>
    </message>
    <message>
        <source>Now: a frame rate of %1 takes %2.</source>
        <extracomment>%1 is a frame rate such as &quot;60 per second&quot;, %2 a power.</extracomment>
        <translation>当前：帧率为 %1 时需要 %2。</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>控件中的设置</translation>
    </message>
</context>
<context>
    <name>rp::TrackTinyView</name>
    <message>
        <source>Memory</source>
        <extracomment>Tab: whether a program fits into flash and RAM.</extracomment>
        <translation>存储器</translation>
    </message>
    <message>
        <source>Time and power</source>
        <extracomment>Tab: what time and power are spent on.</extracomment>
        <translation>时间与功率</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Tab: the clock of a microcontroller.</extracomment>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Runtimes compared</source>
        <extracomment>Tab: a table of runtimes, the software that executes a model.</extracomment>
        <translation>各运行时比较</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪存</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>Axis of a chart; a hop is the short piece of sound that is computed at a time.</extracomment>
        <translation>一个音频块的时间</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Clock in megahertz</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>以兆赫兹为单位的时钟</translation>
    </message>
    <message>
        <source>%1 needs %2 of flash, %3 the budget. Its bar is left out, because the others could not be seen beside it.</source>
        <extracomment>Why a bar is left out of a chart: %1 is a runtime, %2 a size in bytes, %3 a factor such as &quot;391×&quot;.</extracomment>
        <translation>%1 需要 %2 闪存，是预算的 %3。它的条形没有画出，否则旁边的条形就看不见了。</translation>
    </message>
    <message>
        <source>%1 needs %2 of RAM, %3 the budget. Its bar is left out, because the others could not be seen beside it.</source>
        <translation>%1 需要 %2 RAM，是预算的 %3。它的条形没有画出，否则旁边的条形就看不见了。</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <extracomment>A line in a chart; %1 is a size in bytes, or a power.</extracomment>
        <translation>预算：%1</translation>
    </message>
    <message>
        <source>The microcontroller has %1 of flash.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>微控制器有 %1 闪存。</translation>
    </message>
    <message>
        <source>The microcontroller has %1 of RAM.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>微控制器有 %1 RAM。</translation>
    </message>
    <message>
        <source>Allowed: less than %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>允许：少于 %1</translation>
    </message>
    <message>
        <source>One hop has to take less than %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>一个音频块必须少于 %1。</translation>
    </message>
    <message>
        <source>The power has to be less than %1.</source>
        <extracomment>%1 is a power.</extracomment>
        <translation>功率必须小于 %1。</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>当前：%1</translation>
    </message>
    <message>
        <source>Now: at %1, one hop takes %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a duration.</extracomment>
        <translation>当前：在 %1 下，一个音频块需要 %2。</translation>
    </message>
    <message>
        <source>Now: at %1, the power is %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a power.</extracomment>
        <translation>当前：在 %1 下，功率是 %2。</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>控件中的设置</translation>
    </message>
</context>
<context>
    <name>rp::TrackView</name>
    <message>
        <source>Results of the track</source>
        <extracomment>Name of a row of tabs, read aloud.</extracomment>
        <translation>路线的结果</translation>
    </message>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>仪器控件</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name and its value, e.g. &quot;Goal of the track: goal reached&quot;.</extracomment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rp::Tracks</name>
    <message>
        <source>Eager</source>
        <extracomment>execution mode: one kernel launch after the other</extracomment>
        <translation>即时</translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>execution mode</extracomment>
        <translation>编译</translation>
    </message>
    <message>
        <source>Compiled, CUDA graph</source>
        <extracomment>execution mode: compiled, and all its kernels launched at once</extracomment>
        <translation>编译模式，CUDA graph</translation>
    </message>
    <message>
        <source>Goal missed: the design needs %1 of memory on each GPU, which has %2. It would keep the GPU busy for %3 of the time if it fitted.</source>
        <extracomment>verdict of a track: a design that does not fit; %1 and %2 are sizes in bytes, %3 a percentage</extracomment>
        <translation>目标未达到：设计在每块 GPU 上需要 %1 内存，而它只有 %2。如果装得下，GPU 忙碌的时间会占 %3。</translation>
    </message>
    <message>
        <source>Goal reached: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.</source>
        <extracomment>verdict of a track; %1 is a number of sequences, %2 and %3 are percentages</extracomment>
        <translation>目标达到：批次为 %1 时，GPU 忙碌的时间占 %2，要求至少 %3。</translation>
    </message>
    <message>
        <source>Goal missed: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.</source>
        <extracomment>verdict of a track; %1 is a number of sequences, %2 and %3 are percentages</extracomment>
        <translation>目标未达到：批次为 %1 时，GPU 忙碌的时间占 %2，要求至少 %3。</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <extracomment>part of a goal: memory that a design takes on each GPU</extracomment>
        <translation>每块 GPU 上的内存</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>part of a goal: share of time in which the GPU works</extracomment>
        <translation>GPU 忙碌率</translation>
    </message>
    <message>
        <source>Where the time of one step goes</source>
        <translation>一步的时间用在哪里</translation>
    </message>
    <message>
        <source>What one GPU has to hold</source>
        <translation>一块 GPU 要存放什么</translation>
    </message>
    <message>
        <source>as set now</source>
        <extracomment>remark on a row of a table: it is what the controls say</extracomment>
        <translation>当前设置</translation>
    </message>
    <message>
        <source>does not fit into memory</source>
        <extracomment>remark on a value that belongs to a design for which the memory is too small</extracomment>
        <translation>内存装不下</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>control: sequences served at the same time</extracomment>
        <translation>批次</translation>
    </message>
    <message>
        <source>Eager: GPU busy</source>
        <translation>即时模式：GPU 忙碌率</translation>
    </message>
    <message>
        <source>Compiled: GPU busy</source>
        <translation>编译模式：GPU 忙碌率</translation>
    </message>
    <message>
        <source>CUDA graph: GPU busy</source>
        <translation>CUDA graph：GPU 忙碌率</translation>
    </message>
    <message>
        <source>Eager: tokens/s</source>
        <translation>即时模式：token/s</translation>
    </message>
    <message>
        <source>Eager: tokens per second</source>
        <translation>即时模式：每秒 token 数</translation>
    </message>
    <message>
        <source>Compiled: tokens/s</source>
        <translation>编译模式：token/s</translation>
    </message>
    <message>
        <source>Compiled: tokens per second</source>
        <translation>编译模式：每秒 token 数</translation>
    </message>
    <message>
        <source>CUDA graph: tokens/s</source>
        <translation>CUDA graph：token/s</translation>
    </message>
    <message>
        <source>CUDA graph: tokens per second</source>
        <translation>CUDA graph：每秒 token 数</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <extracomment>control: how the model is executed</extracomment>
        <translation>执行模式</translation>
    </message>
    <message>
        <source>Reading and math (ms)</source>
        <translation>读取与运算 (ms)</translation>
    </message>
    <message>
        <source>Reading and math</source>
        <translation>读取与运算</translation>
    </message>
    <message>
        <source>Exchange between GPUs (ms)</source>
        <translation>GPU 间交换 (ms)</translation>
    </message>
    <message>
        <source>Exchange between GPUs</source>
        <translation>GPU 间交换</translation>
    </message>
    <message>
        <source>GPU idle (ms)</source>
        <translation>GPU 空闲 (ms)</translation>
    </message>
    <message>
        <source>GPU idle</source>
        <translation>GPU 空闲</translation>
    </message>
    <message>
        <source>One step (ms)</source>
        <translation>一步 (ms)</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>token/s</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <extracomment>control: how many GPUs hold one model together</extracomment>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>KV cache</source>
        <extracomment>what a language model stores of the tokens so far</extracomment>
        <translation>KV 缓存</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>memory that is kept for driver and framework</extracomment>
        <translation>预留</translation>
    </message>
    <message>
        <source>Sum on each GPU</source>
        <translation>每块 GPU 的总和</translation>
    </message>
    <message>
        <source>Memory of one GPU</source>
        <translation>一块 GPU 的内存</translation>
    </message>
    <message>
        <source>Compiling removes launches. A CUDA graph launches all kernels that are left in one call.</source>
        <translation>编译减少启动次数。CUDA graph 用一次调用启动剩下的所有内核。</translation>
    </message>
    <message>
        <source>Sequences that are served at once. Each needs memory for its own context.</source>
        <translation>同时服务的序列数。每个序列都需要存放自己上下文的内存。</translation>
    </message>
    <message>
        <source>GPUs that share each layer. More of them hold more memory, but they have to exchange results.</source>
        <translation>分担每一层的 GPU 数。GPU 越多能存放的越多，但它们必须交换结果。</translation>
    </message>
    <message>
        <source>Context length</source>
        <extracomment>control: length of a sequence in tokens</extracomment>
        <translation>上下文长度</translation>
    </message>
    <message>
        <source>Tokens that each sequence holds so far. All of them are read for each new token.</source>
        <translation>每个序列到目前为止的 token 数。每生成一个新 token 都要全部读取。</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>启动开销</translation>
    </message>
    <message>
        <source>Time that the CPU needs to launch one kernel.</source>
        <translation>CPU 启动一个内核需要的时间。</translation>
    </message>
    <message>
        <source>Eager kernels per layer</source>
        <translation>即时模式下每层的内核数</translation>
    </message>
    <message>
        <source>Kernels that eager mode launches for one layer of the model.</source>
        <translation>即时模式为模型的一层启动的内核数。</translation>
    </message>
    <message>
        <source>Time of one exchange</source>
        <extracomment>control: time of one exchange of results between GPUs</extracomment>
        <translation>一次交换的时间</translation>
    </message>
    <message>
        <source>GPUs that share a layer exchange results two times in each layer. The time counts as busy, but it yields no tokens.</source>
        <translation>分担一层的 GPU 在每一层交换两次结果。这段时间算作忙碌，但不产生 token。</translation>
    </message>
    <message>
        <source>Launches removed by compiling</source>
        <translation>编译去掉的启动</translation>
    </message>
    <message>
        <source>Share of the kernels that compiling merges into others.</source>
        <translation>被编译合并到其他内核中的内核比例。</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Throughput of one sequence</source>
        <translation>单个序列的吞吐量</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>time in which one token is made for every sequence</extracomment>
        <translation>一步的时间</translation>
    </message>
    <message>
        <source>GPU time of one step</source>
        <translation>一步的 GPU 时间</translation>
    </message>
    <message>
        <source>Launch time of one step</source>
        <translation>一步的启动时间</translation>
    </message>
    <message>
        <source>Idle time of the GPU</source>
        <translation>GPU 的空闲时间</translation>
    </message>
    <message>
        <source>Kernels in one step</source>
        <translation>一步中的内核</translation>
    </message>
    <message>
        <source>Faster than eager</source>
        <translation>比即时模式快</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>算术强度</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Largest batch that fits</source>
        <translation>装得下的最大批次</translation>
    </message>
    <message>
        <source>GPU busy asked for</source>
        <translation>要求的 GPU 忙碌率</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>内存装得下</translation>
    </message>
    <message>
        <source>Goal of the track</source>
        <translation>路线的目标</translation>
    </message>
    <message>
        <source>Small garbage collection</source>
        <extracomment>a source of jitter: the garbage collector looks through objects made lately</extracomment>
        <translation>小型垃圾回收</translation>
    </message>
    <message>
        <source>Full garbage collection</source>
        <extracomment>a source of jitter: the garbage collector looks through all objects</extracomment>
        <translation>完整垃圾回收</translation>
    </message>
    <message>
        <source>Preemption</source>
        <extracomment>a source of jitter: the operating system gives the processor to another program</extracomment>
        <translation>抢占</translation>
    </message>
    <message>
        <source>Rare stall</source>
        <extracomment>a source of jitter: the system stands still for a moment</extracomment>
        <translation>罕见停顿</translation>
    </message>
    <message>
        <source>Goal reached: 99 of 100 loops take at most %1 of the %2 allowed, with %3 misses an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>目标达成：100 次循环中有 99 次用时不超过 %1，允许 %2；每小时超时 %3 次。</translation>
    </message>
    <message>
        <source>Goal missed: 99 of 100 loops take at most %1 of the %2 allowed, but the rare slow ones miss it %3 times an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>目标未达成：100 次循环中有 99 次用时不超过 %1，允许 %2；但少数慢的循环每小时超时 %3 次。</translation>
    </message>
    <message>
        <source>Goal missed: 1 of 100 loops takes more than %1, with %2 allowed; that makes %3 misses an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>目标未达成：100 次循环中有 1 次用时超过 %1，而只允许 %2；即每小时超时 %3 次。</translation>
    </message>
    <message>
        <source>Delays are taken to be independent of each other, and a late loop is taken not to delay the next one.</source>
        <translation>假设各种延迟互不影响，而且一个迟到的循环不会推迟下一个。</translation>
    </message>
    <message>
        <source>Time of 99 of 100 loops</source>
        <extracomment>part of a goal: the time that 99 of 100 loops keep</extracomment>
        <translation>100 个循环中 99 个的时间</translation>
    </message>
    <message>
        <source>Loops that miss the deadline</source>
        <extracomment>part of a goal: share of the loops that end after the deadline</extracomment>
        <translation>错过截止时间的循环</translation>
    </message>
    <message>
        <source>How long the loops take</source>
        <translation>循环需要多久</translation>
    </message>
    <message>
        <source>Quantiles of the time of a loop</source>
        <translation>循环时间的分位数</translation>
    </message>
    <message>
        <source>What delays the loops</source>
        <translation>什么在推迟循环</translation>
    </message>
    <message>
        <source>The modes under this deadline</source>
        <translation>这个截止时间下的各种模式</translation>
    </message>
    <message>
        <source>p50: half of the loops</source>
        <extracomment>name of a quantile: half of all cases are at most this</extracomment>
        <translation>p50：一半的循环</translation>
    </message>
    <message>
        <source>p99: 99 of 100 loops</source>
        <translation>p99：100 个循环中的 99 个</translation>
    </message>
    <message>
        <source>p99.9: 999 of 1,000 loops</source>
        <translation>p99.9：1,000 个循环中的 999 个</translation>
    </message>
    <message>
        <source>p99.99: 9,999 of 10,000 loops</source>
        <translation>p99.99：10,000 个循环中的 9,999 个</translation>
    </message>
    <message>
        <source>the deadline</source>
        <extracomment>remark on a point in time</extracomment>
        <translation>截止时间</translation>
    </message>
    <message>
        <source>Time of a loop (ms)</source>
        <translation>一个循环的时间 (ms)</translation>
    </message>
    <message>
        <source>Time of a loop</source>
        <translation>一个循环的时间</translation>
    </message>
    <message>
        <source>Share of the loops that take longer</source>
        <translation>更久的循环所占比例</translation>
    </message>
    <message>
        <source>Density (per ms)</source>
        <extracomment>a probability density: share of loops for each millisecond</extracomment>
        <translation>密度（每 ms）</translation>
    </message>
    <message>
        <source>Density per millisecond</source>
        <translation>每毫秒的密度</translation>
    </message>
    <message>
        <source>Quantile</source>
        <translation>分位数</translation>
    </message>
    <message>
        <source>At most (ms)</source>
        <translation>最多 (ms)</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>最多</translation>
    </message>
    <message>
        <source>Time left (ms)</source>
        <extracomment>time left until the deadline; negative when it is missed</extracomment>
        <translation>剩余时间 (ms)</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>Source of jitter</source>
        <translation>抖动来源</translation>
    </message>
    <message>
        <source>Share of the loops</source>
        <translation>循环的比例</translation>
    </message>
    <message>
        <source>Delay (ms)</source>
        <translation>延迟 (ms)</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>延迟</translation>
    </message>
    <message>
        <source>Times per hour</source>
        <translation>每小时次数</translation>
    </message>
    <message>
        <source>Misses per hour without it</source>
        <translation>没有它时每小时错过的次数</translation>
    </message>
    <message>
        <source>Without delays (ms)</source>
        <translation>没有延迟时 (ms)</translation>
    </message>
    <message>
        <source>Without delays</source>
        <translation>没有延迟时</translation>
    </message>
    <message>
        <source>p99 (ms)</source>
        <translation>p99 (ms)</translation>
    </message>
    <message>
        <source>99 of 100 loops take at most</source>
        <extracomment>time within which 99 of 100 loops end</extracomment>
        <translation>100 个循环中的 99 个最多需要</translation>
    </message>
    <message>
        <source>p99.99 (ms)</source>
        <translation>p99.99 (ms)</translation>
    </message>
    <message>
        <source>9,999 of 10,000 loops take at most</source>
        <translation>10,000 个循环中的 9,999 个最多需要</translation>
    </message>
    <message>
        <source>Misses per hour</source>
        <translation>每小时错过的次数</translation>
    </message>
    <message>
        <source>How the loop runs. Each mode brings its own kernels, launch cost and sources of jitter.</source>
        <translation>循环如何运行。每种模式都有自己的内核数、启动开销和抖动来源。</translation>
    </message>
    <message>
        <source>Loop rate</source>
        <extracomment>control: how often a control loop runs</extracomment>
        <translation>循环频率</translation>
    </message>
    <message>
        <source>Loops per second. The deadline cannot be longer than one loop.</source>
        <translation>每秒的循环数。截止时间不能比一个循环更长。</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>截止时间</translation>
    </message>
    <message>
        <source>Time within which each loop has to end.</source>
        <translation>每个循环必须在这段时间内结束。</translation>
    </message>
    <message>
        <source>Kernels in one loop</source>
        <translation>一个循环中的内核</translation>
    </message>
    <message>
        <source>Kernels that the CPU launches in each loop. A CUDA graph counts as one.</source>
        <translation>CPU 在每个循环中启动的内核。一个 CUDA graph 算一个。</translation>
    </message>
    <message>
        <source>GPU time of one loop</source>
        <translation>一个循环的 GPU 时间</translation>
    </message>
    <message>
        <source>Time that the kernels need on the GPU. Launching runs beside it, and the longer of both counts.</source>
        <translation>内核在 GPU 上需要的时间。启动同时进行，两者中较长的一个起作用。</translation>
    </message>
    <message>
        <source>Spread of the launch cost</source>
        <translation>启动开销的波动</translation>
    </message>
    <message>
        <source>Standard deviation of one launch, as a share of its mean.</source>
        <translation>一次启动的标准差，占平均值的比例。</translation>
    </message>
    <message>
        <source>Small garbage collections</source>
        <translation>小型垃圾回收</translation>
    </message>
    <message>
        <source>Share of the loops in which the collector looks through new objects.</source>
        <translation>回收器检查新对象的循环所占比例。</translation>
    </message>
    <message>
        <source>Length of a small garbage collection</source>
        <translation>一次小型垃圾回收的时长</translation>
    </message>
    <message>
        <source>Time by which it delays the loop.</source>
        <translation>它让循环推迟的时间。</translation>
    </message>
    <message>
        <source>Full garbage collections</source>
        <translation>完整垃圾回收</translation>
    </message>
    <message>
        <source>Share of the loops in which the collector looks through all objects.</source>
        <translation>回收器检查所有对象的循环所占比例。</translation>
    </message>
    <message>
        <source>Objects to look through</source>
        <extracomment>control: objects in memory that the garbage collector has to look through</extracomment>
        <translation>要检查的对象</translation>
    </message>
    <message>
        <source>Objects that a full garbage collection visits, one after the other.</source>
        <translation>完整垃圾回收逐个访问的对象数。</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>抢占</translation>
    </message>
    <message>
        <source>Share of the loops in which the system gives the processor to others.</source>
        <translation>系统把处理器让给其他程序的循环所占比例。</translation>
    </message>
    <message>
        <source>Length of a preemption</source>
        <translation>一次抢占的时长</translation>
    </message>
    <message>
        <source>Rare stalls</source>
        <translation>罕见停顿</translation>
    </message>
    <message>
        <source>Share of the loops in which the whole system stands still for a moment.</source>
        <translation>整个系统停顿片刻的循环所占比例。</translation>
    </message>
    <message>
        <source>Length of a stall</source>
        <translation>一次停顿的时长</translation>
    </message>
    <message>
        <source>Missed deadlines</source>
        <translation>错过的截止时间</translation>
    </message>
    <message>
        <source>Half of the loops take at most</source>
        <translation>一半的循环最多需要</translation>
    </message>
    <message>
        <source>999 of 1,000 loops take at most</source>
        <translation>1,000 个循环中的 999 个最多需要</translation>
    </message>
    <message>
        <source>Loop without delays</source>
        <translation>没有延迟的循环</translation>
    </message>
    <message>
        <source>Spread without delays</source>
        <translation>没有延迟时的波动</translation>
    </message>
    <message>
        <source>Misses allowed</source>
        <translation>允许错过的次数</translation>
    </message>
    <message>
        <source>Missed deadlines allowed</source>
        <translation>允许错过的截止时间</translation>
    </message>
    <message>
        <source>Time left in 99 of 100 loops</source>
        <translation>100 个循环中 99 个的剩余时间</translation>
    </message>
    <message>
        <source>Launch time of one loop</source>
        <translation>一个循环的启动时间</translation>
    </message>
    <message>
        <source>Length of a full garbage collection</source>
        <translation>一次完整垃圾回收的时长</translation>
    </message>
    <message>
        <source>Launching sets the pace</source>
        <translation>启动决定节奏</translation>
    </message>
    <message>
        <source>Part of the goal</source>
        <extracomment>heading of a column: one part of a goal</extracomment>
        <translation>目标的一部分</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>heading of a column: what the design does now</extracomment>
        <translation>现在</translation>
    </message>
    <message>
        <source>Asked for</source>
        <extracomment>heading of a column: what the goal asks for</extracomment>
        <translation>要求</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The goal, part by part</source>
        <translation>目标的各个部分</translation>
    </message>
    <message>
        <source>Goal reached: %1 of the %2 power budget, and each frame takes %3 of the %4 allowed.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>目标达成：功率为 %1，预算为 %2；每帧用时 %3，允许 %4。</translation>
    </message>
    <message>
        <source>Goal missed: %1 exceeds the power budget of %2, though each frame takes %3 of the %4 allowed.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>目标未达成：功率 %1 超过了 %2 的预算，尽管每帧用时 %3，没有超过允许的 %4。</translation>
    </message>
    <message>
        <source>Goal missed: each frame takes %3 with %4 allowed, at %1 of the %2 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>目标未达成：每帧用时 %3，而只允许 %4；功率为 %1，预算为 %2。</translation>
    </message>
    <message>
        <source>Goal missed: each frame takes %3 with %4 allowed, and %1 exceeds the power budget of %2.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>目标未达到：每帧需要 %3，允许 %4；%1 超过功率预算 %2。</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <extracomment>part of a goal: time to compute one picture</extracomment>
        <translation>一帧的时间</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>What the energy of one frame is spent on</source>
        <translation>一帧的能量用在哪里</translation>
    </message>
    <message>
        <source>Where the time of one frame goes</source>
        <translation>一帧的时间用在哪里</translation>
    </message>
    <message>
        <source>Designs beside each other</source>
        <translation>各种设计的比较</translation>
    </message>
    <message>
        <source>Power by frame rate</source>
        <translation>各帧率下的功率</translation>
    </message>
    <message>
        <source>As set now, DRAM takes %1 of the energy of a frame, which is %2. The budget is %3 for each frame.</source>
        <extracomment>what a chart shows; %1 is a percentage, %2 to %4 are energies</extracomment>
        <translation>按当前设置，DRAM 占一帧能量的 %1，一帧的能量是 %2。每帧的预算是 %3。</translation>
    </message>
    <message>
        <source>The result that is thrown away costs %1 of it.</source>
        <extracomment>%1 is an energy</extracomment>
        <translation>其中被丢弃的结果占 %1。</translation>
    </message>
    <message>
        <source>As set now, a frame takes %1 of the %2 allowed: %3 to launch its kernels, and %4 to move its data, which hides %5 of computing.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>按当前设置，一帧需要 %1，允许 %2：启动内核用 %3，移动数据用 %4，其中隐藏了 %5 的计算。</translation>
    </message>
    <message>
        <source>As set now, a frame takes %1 of the %2 allowed: %3 to launch its kernels, and %5 to compute, which hides %4 of moving data.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>按当前设置，一帧需要 %1，允许 %2：启动内核用 %3，计算用 %5，其中隐藏了 %4 的数据移动。</translation>
    </message>
    <message>
        <source>The goal is reached by: %1.</source>
        <extracomment>%1 is a list of execution modes
----------
%1 is a list of designs</extracomment>
        <translation>达到目标的有：%1。</translation>
    </message>
    <message>
        <source>None of these designs reaches the goal.</source>
        <translation>这些设计都没有达到目标。</translation>
    </message>
    <message>
        <source>The goal is reached up to %1 unfused, up to %2 fused, and up to %3 fused with both branches.</source>
        <extracomment>what a chart shows; all are frame rates such as &quot;30 per second&quot;</extracomment>
        <translation>未融合时到 %1 为止达到目标，融合后到 %2，融合并计算两个分支时到 %3。</translation>
    </message>
    <message>
        <source>moving data takes longer than computing</source>
        <extracomment>remark on a duration: what takes that long</extracomment>
        <translation>移动数据比计算更久</translation>
    </message>
    <message>
        <source>computing takes longer than moving data</source>
        <extracomment>remark on a duration: what takes that long</extracomment>
        <translation>计算比移动数据更久</translation>
    </message>
    <message>
        <source>within the goal</source>
        <translation>在目标之内</translation>
    </message>
    <message>
        <source>over the power budget</source>
        <translation>超出功率预算</translation>
    </message>
    <message>
        <source>a frame takes too long at this rate</source>
        <extracomment>remark on a frame rate: computing a picture takes longer than there is time until the following one</extracomment>
        <translation>在这个帧率下一帧用时太久</translation>
    </message>
    <message>
        <source>Unfused</source>
        <extracomment>a design: kernels that are not fused</extracomment>
        <translation>未融合</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>a design</extracomment>
        <translation>已融合</translation>
    </message>
    <message>
        <source>Unfused, both branches</source>
        <translation>未融合，两个分支</translation>
    </message>
    <message>
        <source>Fused, both branches</source>
        <translation>已融合，两个分支</translation>
    </message>
    <message>
        <source>Unfused, older DRAM</source>
        <translation>未融合，较旧的 DRAM</translation>
    </message>
    <message>
        <source>Fused, older DRAM</source>
        <translation>已融合，较旧的 DRAM</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>设计</translation>
    </message>
    <message>
        <source>DRAM (mJ)</source>
        <translation>DRAM (mJ)</translation>
    </message>
    <message>
        <source>DRAM</source>
        <translation>DRAM</translation>
    </message>
    <message>
        <source>SRAM (mJ)</source>
        <translation>SRAM (mJ)</translation>
    </message>
    <message>
        <source>SRAM</source>
        <translation>SRAM</translation>
    </message>
    <message>
        <source>Computing (mJ)</source>
        <translation>计算 (mJ)</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>One frame (mJ)</source>
        <translation>一帧 (mJ)</translation>
    </message>
    <message>
        <source>One frame</source>
        <translation>一帧</translation>
    </message>
    <message>
        <source>Launching (ms)</source>
        <translation>启动 (ms)</translation>
    </message>
    <message>
        <source>Launching</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Moving data or computing (ms)</source>
        <translation>移动数据或计算 (ms)</translation>
    </message>
    <message>
        <source>Moving data or computing</source>
        <translation>移动数据或计算</translation>
    </message>
    <message>
        <source>One frame (ms)</source>
        <translation>一帧 (ms)</translation>
    </message>
    <message>
        <source>Allowed (ms)</source>
        <translation>允许 (ms)</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>允许</translation>
    </message>
    <message>
        <source>DRAM traffic</source>
        <translation>DRAM 流量</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>功率 (W)</translation>
    </message>
    <message>
        <source>Battery lasts</source>
        <translation>电池续航</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>每秒帧数</translation>
    </message>
    <message>
        <source>Unfused (W)</source>
        <translation>未融合 (W)</translation>
    </message>
    <message>
        <source>Fused (W)</source>
        <translation>已融合 (W)</translation>
    </message>
    <message>
        <source>Fused, both branches (W)</source>
        <translation>已融合，两个分支 (W)</translation>
    </message>
    <message>
        <source>Fuse kernels</source>
        <translation>融合内核</translation>
    </message>
    <message>
        <source>Fused kernels keep intermediate results on the chip instead of writing them to DRAM.</source>
        <translation>融合后的内核把中间结果留在芯片上，而不写入 DRAM。</translation>
    </message>
    <message>
        <source>Compute both branches</source>
        <translation>计算两个分支</translation>
    </message>
    <message>
        <source>A mask takes the place of a condition. Both branches are computed, and one result is thrown away.</source>
        <translation>用掩码代替条件。两个分支都计算，其中一个结果被丢弃。</translation>
    </message>
    <message>
        <source>Activation size</source>
        <extracomment>control: size of the intermediate result that one block of a model makes</extracomment>
        <translation>激活值大小</translation>
    </message>
    <message>
        <source>Size of the intermediate result of one block of the model.</source>
        <translation>模型一个块的中间结果的大小。</translation>
    </message>
    <message>
        <source>Energy of DRAM</source>
        <translation>DRAM 的能量</translation>
    </message>
    <message>
        <source>Energy to move one byte to or from DRAM. 160 pJ is a published figure for an older process of 45 nm.</source>
        <translation>把一个字节移入或移出 DRAM 的能量。160 pJ 是较旧的 45 nm 工艺的公开数字。</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <extracomment>control: pictures per second</extracomment>
        <translation>帧率</translation>
    </message>
    <message>
        <source>Frames per second. A higher rate leaves less time for each frame and costs more power.</source>
        <translation>每秒帧数。帧率越高，每帧的时间越少，功率越大。</translation>
    </message>
    <message>
        <source>Hours to last</source>
        <extracomment>control: how long a battery has to last</extracomment>
        <translation>要求的续航小时数</translation>
    </message>
    <message>
        <source>The power budget is the energy of the battery, spread over these hours.</source>
        <translation>功率预算是电池的能量分摊到这些小时上。</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>电池</translation>
    </message>
    <message>
        <source>Energy that a full battery holds.</source>
        <translation>充满的电池所含的能量。</translation>
    </message>
    <message>
        <source>Arithmetic operations that the model needs for one frame.</source>
        <translation>模型为一帧所需的算术运算。</translation>
    </message>
    <message>
        <source>Size of the other branch</source>
        <translation>另一个分支的大小</translation>
    </message>
    <message>
        <source>Work of the branch whose result is thrown away, as a share of the frame.</source>
        <translation>结果被丢弃的分支的工作量，占一帧的比例。</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <translation>一帧的能量</translation>
    </message>
    <message>
        <source>Energy for DRAM</source>
        <translation>DRAM 的能量</translation>
    </message>
    <message>
        <source>Energy for SRAM</source>
        <translation>SRAM 的能量</translation>
    </message>
    <message>
        <source>Energy for computing</source>
        <translation>计算的能量</translation>
    </message>
    <message>
        <source>DRAM&apos;s share of the energy</source>
        <translation>DRAM 占能量的比例</translation>
    </message>
    <message>
        <source>Energy for the result thrown away</source>
        <translation>用于被丢弃结果的能量</translation>
    </message>
    <message>
        <source>DRAM traffic of one frame</source>
        <translation>一帧的 DRAM 流量</translation>
    </message>
    <message>
        <source>Share of the bandwidth</source>
        <translation>占带宽的比例</translation>
    </message>
    <message>
        <source>Kernels in one frame</source>
        <translation>一帧中的内核</translation>
    </message>
    <message>
        <source>Launch time of one frame</source>
        <translation>一帧的启动时间</translation>
    </message>
    <message>
        <source>Time to move the data</source>
        <translation>移动数据的时间</translation>
    </message>
    <message>
        <source>Time to compute</source>
        <translation>计算的时间</translation>
    </message>
    <message>
        <source>Time allowed for one frame</source>
        <translation>一帧允许的时间</translation>
    </message>
    <message>
        <source>Power budget</source>
        <translation>功率预算</translation>
    </message>
    <message>
        <source>Energy budget of one frame</source>
        <translation>一帧的能量预算</translation>
    </message>
    <message>
        <source>Highest frame rate</source>
        <extracomment>figure: the most pictures per second at which a goal is still reached</extracomment>
        <translation>最高帧率</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>milliseconds, short form</extracomment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <extracomment>microseconds, short form</extracomment>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>hours, short form; %1 may have decimals</extracomment>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <extracomment>how often something happens; %1 is a number</extracomment>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <extracomment>how often something happens; %1 is a number</extracomment>
        <translation>每小时 %1</translation>
    </message>
    <message>
        <source>%1 kB</source>
        <extracomment>kilobytes (1,000 bytes)</extracomment>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <extracomment>megabytes</extracomment>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 Wh</source>
        <extracomment>watt-hours, what a battery holds</extracomment>
        <translation>%1 Wh</translation>
    </message>
    <message>
        <source>%1 MHz</source>
        <extracomment>megahertz</extracomment>
        <translation>%1 MHz</translation>
    </message>
    <message>
        <source>%1 million operations</source>
        <extracomment>millions of arithmetic operations</extracomment>
        <translation>%1 百万次操作</translation>
    </message>
    <message>
        <source>%1 billion operations</source>
        <extracomment>billions (thousands of millions) of arithmetic operations</extracomment>
        <translation>%1 十亿次操作</translation>
    </message>
    <message>
        <source>%1 pJ per byte</source>
        <extracomment>energy of moving one byte, in picojoules</extracomment>
        <translation>每字节 %1 pJ</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>what is counted per second: parts of words that a language model writes</extracomment>
        <translation>token</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>goal reached</source>
        <extracomment>verdict on the goal of a track</extracomment>
        <translation>目标达到</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>目标未达到</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Batch: 64.&quot;</extracomment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>Several inputs were set.</source>
        <translation>设置了多个输入。</translation>
    </message>
    <message>
        <source>%1: still %2.</source>
        <extracomment>a result that a change has not moved; %1 is its name, %2 its value</extracomment>
        <translation>%1：仍为 %2。</translation>
    </message>
    <message>
        <source>%1: now %2, before %3.</source>
        <extracomment>a result after a change; %1 is its name, %2 its value now, %3 its value before</extracomment>
        <translation>%1：现在 %2，之前 %3。</translation>
    </message>
    <message>
        <source>The goal is now reached.</source>
        <translation>现在达到了目标。</translation>
    </message>
    <message>
        <source>The goal is now missed.</source>
        <translation>现在没有达到目标。</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>最多 %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>少于 %1</translation>
    </message>
    <message>
        <source>met</source>
        <extracomment>a part of a goal is reached</extracomment>
        <translation>满足</translation>
    </message>
    <message>
        <source>not met</source>
        <extracomment>a part of a goal is not reached</extracomment>
        <translation>不满足</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of flash, and the microcontroller has %2.</source>
        <extracomment>verdict of a track: a program does not fit; %1 and %2 are sizes in bytes</extracomment>
        <translation>目标未达到：程序需要 %1 闪存，而微控制器有 %2。</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of RAM, and the microcontroller has %2.</source>
        <extracomment>verdict of a track: a program does not fit; %1 and %2 are sizes in bytes</extracomment>
        <translation>目标未达到：程序需要 %1 RAM，而微控制器有 %2。</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of flash and %3 of RAM, and the microcontroller has %2 and %4.</source>
        <extracomment>verdict of a track: a program does not fit; %1 to %4 are sizes in bytes</extracomment>
        <translation>目标未达到：程序需要 %1 闪存和 %3 RAM，而微控制器有 %2 和 %4。</translation>
    </message>
    <message>
        <source>Goal reached: %1 of the %2 allowed, at %3 of the %4 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>目标达成：用时 %1，允许 %2；功率为 %3，预算为 %4。</translation>
    </message>
    <message>
        <source>Goal missed: %1 with less than %2 allowed, at %3 of the %4 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>目标未达成：用时 %1，而允许的时间须小于 %2；功率为 %3，预算为 %4。</translation>
    </message>
    <message>
        <source>Goal missed: %3 exceeds the power budget of %4, though %1 of the %2 allowed is enough time.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>目标未达成：功率 %3 超过了 %4 的预算，尽管用时 %1，没有超过允许的 %2。</translation>
    </message>
    <message>
        <source>Goal missed: %1 with less than %2 allowed, and %3 exceeds the power budget of %4.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>目标未达到：%1，要求少于 %2；%3 超过功率预算 %4。</translation>
    </message>
    <message>
        <source>Flash</source>
        <extracomment>part of a goal: permanent memory that a program takes</extracomment>
        <translation>闪存</translation>
    </message>
    <message>
        <source>RAM</source>
        <extracomment>part of a goal: working memory that a program takes</extracomment>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>part of a goal: time to compute one short piece of sound</extracomment>
        <translation>一个音频块的时间</translation>
    </message>
    <message>
        <source>What flash is filled with, by runtime</source>
        <translation>闪存被什么占用，按运行时</translation>
    </message>
    <message>
        <source>What RAM is filled with, by runtime</source>
        <translation>RAM 被什么占用，按运行时</translation>
    </message>
    <message>
        <source>Where the time of one hop goes, by runtime</source>
        <translation>一个音频块的时间用在哪里，按运行时</translation>
    </message>
    <message>
        <source>What the power is spent on, by runtime</source>
        <translation>功率用在哪里，按运行时</translation>
    </message>
    <message>
        <source>The runtimes at this clock</source>
        <translation>这个时钟下的各种运行时</translation>
    </message>
    <message>
        <source>As set now, one hop takes %1 and has to take less than %2. The interpreter takes %3 of it; without one it would be %4.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>按当前设置，一个音频块需要 %1，必须少于 %2。其中解释器占 %3；没有它则是 %4。</translation>
    </message>
    <message>
        <source>As set now, one hop takes %1 and has to take less than %2. No interpreter takes part.</source>
        <extracomment>what a chart shows; %1 and %2 are durations</extracomment>
        <translation>按当前设置，一个音频块需要 %1，必须少于 %2。没有解释器参与。</translation>
    </message>
    <message>
        <source>As set now, the power is %1 and has to be less than %2. The microcontroller computes for %3 of the time and sleeps for the rest.</source>
        <extracomment>what a chart shows; %1 and %2 are powers, %3 is a percentage of the time</extracomment>
        <translation>按当前设置，功率是 %1，必须小于 %2。微控制器有 %3 的时间在计算，其余时间休眠。</translation>
    </message>
    <message>
        <source>The goal is reached with: %1.</source>
        <extracomment>%1 is a list of runtimes</extracomment>
        <translation>达到目标的有：%1。</translation>
    </message>
    <message>
        <source>The goal is reached with none of these runtimes.</source>
        <translation>用这些运行时都达不到目标。</translation>
    </message>
    <message>
        <source>No clock up to %1 computes one hop in time.</source>
        <extracomment>%1 is a clock in MHz</extracomment>
        <translation>直到 %1，没有时钟能及时完成一个音频块。</translation>
    </message>
    <message>
        <source>Runtime</source>
        <extracomment>control: the software that executes a model</extracomment>
        <translation>运行时</translation>
    </message>
    <message>
        <source>Runtime itself</source>
        <extracomment>part of a memory: the software that executes a model, without its kernels</extracomment>
        <translation>运行时本身</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核数</translation>
    </message>
    <message>
        <source>Application</source>
        <extracomment>the program that uses a model</extracomment>
        <translation>应用程序</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Tensors</source>
        <extracomment>working memory in which a model keeps its intermediate results</extracomment>
        <translation>张量</translation>
    </message>
    <message>
        <source>Computing (ms)</source>
        <extracomment>part of a time: the arithmetic of a model</extracomment>
        <translation>计算 (ms)</translation>
    </message>
    <message>
        <source>Interpreter (ms)</source>
        <extracomment>part of a time: software that reads a model and calls its kernels</extracomment>
        <translation>解释器 (ms)</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>解释器</translation>
    </message>
    <message>
        <source>One hop (ms)</source>
        <translation>一个音频块 (ms)</translation>
    </message>
    <message>
        <source>One hop</source>
        <translation>一个音频块</translation>
    </message>
    <message>
        <source>Computing (mW)</source>
        <translation>计算 (mW)</translation>
    </message>
    <message>
        <source>Interpreter (mW)</source>
        <translation>解释器 (mW)</translation>
    </message>
    <message>
        <source>Asleep (mW)</source>
        <extracomment>part of the power: what a microcontroller takes while it waits for the following piece of sound</extracomment>
        <translation>休眠 (mW)</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>休眠</translation>
    </message>
    <message>
        <source>Power (mW)</source>
        <translation>功率 (mW)</translation>
    </message>
    <message>
        <source>Budget (mW)</source>
        <translation>预算 (mW)</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>时钟 (MHz)</translation>
    </message>
    <message>
        <source>Clock in megahertz</source>
        <translation>以兆赫兹为单位的时钟</translation>
    </message>
    <message>
        <source>The software that executes the model. It takes memory, and an interpreter takes time as well.</source>
        <translation>执行模型的软件。它占用内存，而解释器还要花时间。</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Clock of the microcontroller while it computes. It sleeps for the rest of each hop.</source>
        <translation>微控制器计算时的时钟。每个音频块的其余时间它都在休眠。</translation>
    </message>
    <message>
        <source>Arithmetic operations that the model needs for one hop of sound.</source>
        <translation>模型为一个音频块所需的算术运算。</translation>
    </message>
    <message>
        <source>Flash budget</source>
        <translation>闪存预算</translation>
    </message>
    <message>
        <source>Permanent memory for the program and the weights.</source>
        <translation>存放程序和权重的永久存储器。</translation>
    </message>
    <message>
        <source>RAM budget</source>
        <translation>RAM 预算</translation>
    </message>
    <message>
        <source>Working memory for the application, the model and the runtime.</source>
        <translation>应用程序、模型和运行时的工作内存。</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>权重的大小</translation>
    </message>
    <message>
        <source>What the model has learned, stored in flash.</source>
        <translation>模型学到的内容，存放在闪存中。</translation>
    </message>
    <message>
        <source>Share of the flash budget</source>
        <translation>占闪存预算的比例</translation>
    </message>
    <message>
        <source>Share of the RAM budget</source>
        <translation>占 RAM 预算的比例</translation>
    </message>
    <message>
        <source>Share of the time awake</source>
        <extracomment>share of the time in which a microcontroller is awake</extracomment>
        <translation>清醒时间的比例</translation>
    </message>
    <message>
        <source>Time allowed for one hop</source>
        <translation>一个音频块允许的时间</translation>
    </message>
    <message>
        <source>Overhead of the interpreter</source>
        <translation>解释器的额外开销</translation>
    </message>
    <message>
        <source>Time that the interpreter takes</source>
        <translation>解释器占用的时间</translation>
    </message>
    <message>
        <source>Clock that just keeps up</source>
        <translation>刚好跟得上的时钟</translation>
    </message>
    <message>
        <source>As set now, a step takes %1. The GPU works for %2 of it and waits for %3.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>按当前设置，一步需要 %1。GPU 工作 %2，等待 %3。</translation>
    </message>
    <message>
        <source>As set now, the design needs %1 of memory on each GPU, which has %2.</source>
        <extracomment>what a chart shows; both are sizes in bytes</extracomment>
        <translation>按当前设置，这个设计在每个 GPU 上需要 %1 内存，而每个 GPU 有 %2。</translation>
    </message>
    <message>
        <source>The largest batch that fits is %1.</source>
        <extracomment>%1 is a number of sequences</extracomment>
        <translation>装得下的最大批次是 %1。</translation>
    </message>
    <message>
        <source>The model itself does not fit, whatever the batch.</source>
        <translation>无论批次多大，模型本身都装不下。</translation>
    </message>
    <message>
        <source>Times of the modes</source>
        <translation>各模式的时间</translation>
    </message>
    <message>
        <source>Loops that take longer than the deadline of %1: %2, or %3. The goal allows %4.</source>
        <extracomment>what a chart shows; %1 is a duration, %2 and %4 are shares of the loops such as &quot;1 in 100&quot;, %3 is a rate such as &quot;3,763 per hour&quot;</extracomment>
        <translation>超过 %1 截止时间的循环：%2，即 %3。目标允许 %4。</translation>
    </message>
    <message>
        <source>Half of the loops take at most %1, 99 of 100 take at most %2, and 9,999 of 10,000 take at most %3.</source>
        <extracomment>what a table shows; all are durations</extracomment>
        <translation>一半的循环至多 %1，100 个中有 99 个至多 %2，10,000 个中有 9,999 个至多 %3。</translation>
    </message>
    <message>
        <source>The costliest is: %1. Missed deadlines without it: %2 instead of %3.</source>
        <extracomment>what a chart shows; %1 is a source of jitter, %2 and %3 are rates such as &quot;3,763 per hour&quot;</extracomment>
        <translation>代价最大的是：%1。没有它时错过的截止时间：%2，而不是 %3。</translation>
    </message>
    <message>
        <source>No single one of them makes a difference. Missed deadlines: %1.</source>
        <extracomment>what a chart shows; %1 is a rate such as &quot;0 per hour&quot;</extracomment>
        <translation>单独去掉其中任何一个都没有区别。错过的截止时间：%1。</translation>
    </message>
    <message>
        <source>None of these modes reaches the goal.</source>
        <translation>这些模式都达不到目标。</translation>
    </message>
    <message>
        <source>Of %2 modes, %3 keep the deadline of %1 in 99 of 100 loops, and %4 keep it in 9,999 of 10,000.</source>
        <extracomment>what a chart shows; %1 is a duration, %2 to %4 are numbers of execution modes</extracomment>
        <translation>%2 种模式中，有 %3 种在 100 个循环中有 99 个守住 %1 的截止时间，有 %4 种在 10,000 个中有 9,999 个守住。</translation>
    </message>
    <message>
        <source>Misses per hour that it adds</source>
        <extracomment>heading of a column: how many missed deadlines go away with one source of jitter</extracomment>
        <translation>它每小时增加的错过次数</translation>
    </message>
    <message>
        <source>Work per frame</source>
        <extracomment>control: arithmetic that one picture takes</extracomment>
        <translation>每帧的工作量</translation>
    </message>
    <message>
        <source>Time of one hop by clock</source>
        <translation>不同时钟下一个音频块的时间</translation>
    </message>
    <message>
        <source>Power by clock</source>
        <translation>不同时钟下的功率</translation>
    </message>
    <message>
        <source>With %1, the program needs %2 of flash, and there are %3. The runtime and its kernels need %4 of it.</source>
        <extracomment>what a chart shows; %1 is a runtime such as &quot;ExecuTorch&quot;, the others are sizes in bytes</extracomment>
        <translation>使用 %1 时，程序需要 %2 闪存，而共有 %3。运行时及其内核占其中的 %4。</translation>
    </message>
    <message>
        <source>With %1, the program needs %2 of RAM, and there are %3. The runtime needs %4 of it.</source>
        <extracomment>what a chart shows; %1 is a runtime such as &quot;ExecuTorch&quot;, the others are sizes in bytes</extracomment>
        <translation>使用 %1 时，程序需要 %2 RAM，而共有 %3。运行时占其中的 %4。</translation>
    </message>
    <message>
        <source>One hop is ready in time from %1 on: it takes %2 there.</source>
        <extracomment>what a chart shows; %1 is a clock in MHz, %2 a duration</extracomment>
        <translation>从 %1 起，一个音频块能及时完成：在那里需要 %2。</translation>
    </message>
    <message>
        <source>A faster clock is followed by a longer sleep: the power is %2 at %1 and %4 at %3.</source>
        <extracomment>what a chart shows; %1 and %3 are clocks in MHz, %2 and %4 powers</extracomment>
        <translation>时钟越快，随后的休眠越长：在 %1 下功率是 %2，在 %3 下是 %4。</translation>
    </message>
    <message>
        <source>The microcontroller never sleeps at any of these clocks. At %1, the power is %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a power</extracomment>
        <translation>在这些时钟下，微控制器都从不休眠。在 %1 下，功率是 %2。</translation>
    </message>
    <message>
        <source>Work per hop</source>
        <extracomment>control: arithmetic that a hop takes, the short piece of sound that is computed at a time</extracomment>
        <translation>每个音频块的工作量</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln 块 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU busy by batch</source>
        <translation>不同批次下的 GPU 忙碌率</translation>
    </message>
    <message>
        <source>Throughput by batch</source>
        <translation>不同批次下的吞吐量</translation>
    </message>
    <message>
        <source>At batch %1, eager mode writes %2, compiled code %3, and a CUDA graph %4.</source>
        <extracomment>what a chart shows; %1 is a number of sequences, the others are rates such as &quot;23.9 tokens/s&quot;</extracomment>
        <translation>批次为 %1 时，即时模式写出 %2，编译后的代码写出 %3，CUDA graph 写出 %4。</translation>
    </message>
</context>
<context>
    <name>rp::TypedEntry</name>
    <message>
        <source>us|microsecond|microseconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: microsecond</extracomment>
        <translation>us|microsecond|microseconds|微秒</translation>
    </message>
    <message>
        <source>ms|millisecond|milliseconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: millisecond</extracomment>
        <translation>ms|millisecond|milliseconds|毫秒</translation>
    </message>
    <message>
        <source>s|sec|secs|second|seconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: second</extracomment>
        <translation>s|sec|secs|second|seconds|秒|秒钟</translation>
    </message>
    <message>
        <source>min|mins|minute|minutes</source>
        <extracomment>names of a unit that a learner may type, separated by |: minute</extracomment>
        <translation>min|mins|minute|minutes|分钟|分</translation>
    </message>
    <message>
        <source>h|hr|hrs|hour|hours</source>
        <extracomment>names of a unit that a learner may type, separated by |: hour</extracomment>
        <translation>h|hr|hrs|hour|hours|小时|时</translation>
    </message>
    <message>
        <source>d|day|days</source>
        <extracomment>names of a unit that a learner may type, separated by |: day</extracomment>
        <translation>d|day|days|天|日</translation>
    </message>
    <message>
        <source>w|week|weeks</source>
        <extracomment>names of a unit that a learner may type, separated by |: week</extracomment>
        <translation>w|week|weeks|周|星期</translation>
    </message>
    <message>
        <source>y|yr|yrs|year|years</source>
        <extracomment>names of a unit that a learner may type, separated by |: year</extracomment>
        <translation>y|yr|yrs|year|years|年</translation>
    </message>
</context>
<context>
    <name>rp::UtilizationMeter</name>
    <message>
        <source>%1, at or above the %2 mark</source>
        <extracomment>Spoken value of a meter. %1: its value, %2: the threshold, both as percentages.</extracomment>
        <translation>%1，达到 %2 标线</translation>
    </message>
    <message>
        <source>%1, below the %2 mark</source>
        <translation>%1，低于 %2 标线</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Accessible description of a meter. %1: its value, %2: what the figure means.</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>rp::ValueSlider</name>
    <message>
        <source>%1, exact value</source>
        <extracomment>Name of the field beside a slider; %1 is what the slider sets.</extracomment>
        <translation>%1，精确值</translation>
    </message>
    <message>
        <source>%1: type a number from %2 to %3.</source>
        <extracomment>%1 is a control&apos;s name, %2 and %3 the limits with their unit.</extracomment>
        <translation>%1：请输入 %2 到 %3 之间的数。</translation>
    </message>
    <message>
        <source>%1 Page Up and Page Down go to the next mark: %2.</source>
        <extracomment>Screen reader, after what a slider does (%1): %2 lists the values that have a mark.</extracomment>
        <translation>%1 Page Up 和 Page Down 跳到下一个标记：%2。</translation>
    </message>
</context>
<context>
    <name>rp::WaterfallChart</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A spoken value with a remark. %1: &quot;Eager, dispatch: 10.00 ms&quot;, %2: &quot;shown in the timeline&quot;.</extracomment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>rp::Wizard</name>
    <message>
        <source>This step is still locked; read the brief and choose Next first.</source>
        <translation>这一步仍是锁定的；请先阅读任务说明，再选择“下一步”。</translation>
    </message>
    <message>
        <source>This step is still locked; commit your prediction first.</source>
        <translation>这一步仍是锁定的；请先提交预测。</translation>
    </message>
    <message>
        <source>This step is still locked; make the remaining discoveries or skip them first.</source>
        <translation>这一步仍是锁定的；请先完成其余的发现，或跳过它们。</translation>
    </message>
    <message>
        <source>This step is still locked; read the reveal and choose Next first.</source>
        <translation>这一步仍是锁定的；请先阅读揭晓，再选择“下一步”。</translation>
    </message>
    <message>
        <source>This step is still locked; answer the reflection questions first.</source>
        <translation>这一步仍是锁定的；请先回答反思题。</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; commit your prediction first.</source>
        <translation>你还不能继续；请先提交预测。</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; make the remaining discoveries or skip them.</source>
        <translation>你还不能继续；请完成其余的发现，或跳过它们。</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; answer the questions on this page first.</source>
        <translation>你还不能继续；请先回答本页的问题。</translation>
    </message>
    <message>
        <source>This act is still locked; finish “%1” first.</source>
        <extracomment>%1 is an act&apos;s title</extracomment>
        <translation>这一幕仍是锁定的；请先完成“%1”。</translation>
    </message>
    <message>
        <source>There is no such place in this lab; choose a step in the list of steps.</source>
        <translation>本实验中没有这个位置；请在步骤列表中选择一个步骤。</translation>
    </message>
    <message>
        <source>You have already answered this question, and the answer stays as it is; go on with Next.</source>
        <translation>你已经回答了这道题，答案不再改变；请选择“下一步”继续。</translation>
    </message>
    <message>
        <source>There is no such question in this act; choose one of those on the page.</source>
        <translation>这一幕中没有这道题；请选择页面上的题目。</translation>
    </message>
    <message>
        <source>This answer is not possible here; choose one of the options, or a number in the range that is asked for.</source>
        <translation>这里不能这样回答；请选择一个选项，或给出要求范围内的数。</translation>
    </message>
    <message>
        <source>This window can only show the ledger, so nothing was recorded; use the window that holds it.</source>
        <translation>这个窗口只能显示实验记录本，所以没有记录任何内容；请使用持有它的窗口。</translation>
    </message>
    <message>
        <source>This step is still locked; make the remaining discoveries and solve the challenges, or skip them, first.</source>
        <translation>这一步仍是锁定的；请先完成剩下的发现并解决挑战，或跳过它们。</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; make the remaining discoveries and solve the challenges, or skip them.</source>
        <translation>还不能继续；请完成剩下的发现并解决挑战，或跳过它们。</translation>
    </message>
    <message>
        <source>The answers of this act were changed outside the program, so this challenge takes no more of them.</source>
        <translation>这一幕的答案在程序之外被改动过，所以这个挑战不再接受答案。</translation>
    </message>
    <message>
        <source>You have already solved this challenge, and its result stays as it is.</source>
        <translation>你已经解决了这个挑战，结果保持不变。</translation>
    </message>
    <message>
        <source>This can&apos;t be handed in; type a number.</source>
        <translation>这个不能提交；请输入一个数。</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; choose your track first, on this page or in the toolbar.</source>
        <translation>你还不能继续；请先在本页或工具栏中选择路线。</translation>
    </message>
    <message>
        <source>This step is still locked; choose your track in the brief first.</source>
        <translation>这一步仍然锁定；请先在任务说明中选择路线。</translation>
    </message>
    <message>
        <source>You have already proposed this, and it was not right; choose another one.</source>
        <translation>这个你已经提议过，而且不对；请选择另一个。</translation>
    </message>
</context>
<context>
    <name>rp::WizardController</name>
    <message>
        <source>The next act, “%1”, is open now.</source>
        <extracomment>%1 is an act&apos;s title</extracomment>
        <translation>下一幕“%1”已开放。</translation>
    </message>
    <message>
        <source>You have completed “%1”; you can look at every step again.</source>
        <extracomment>%1 is a lab&apos;s title</extracomment>
        <translation>你已完成“%1”；你可以再次查看每个步骤。</translation>
    </message>
    <message>
        <source>This is the first step of the lab; go on with Next.</source>
        <translation>这是本实验的第一步；请选择“下一步”继续。</translation>
    </message>
    <message>
        <source>There is no control named %1 in this act; choose one of those on the page.</source>
        <extracomment>%1 is the untranslated name of a control</extracomment>
        <translation>这一幕没有名为 %1 的控件；请选择页面上的控件。</translation>
    </message>
    <message>
        <source>There is no such challenge in this act; choose one of those on the page.</source>
        <translation>这一幕没有这个挑战；请选择页面上的挑战。</translation>
    </message>
    <message>
        <source>There is no number to hand in here; this challenge is solved with the instrument.</source>
        <translation>这里没有数可以提交；这个挑战要用仪器来解决。</translation>
    </message>
    <message>
        <source>No slider shows the answer to this challenge; type a number instead.</source>
        <translation>没有滑块显示这个挑战的答案；请直接输入一个数。</translation>
    </message>
    <message>
        <source>There is no number to hand in here; choose one of the proposals.</source>
        <translation>这里不需要提交数字；请选择一个提议。</translation>
    </message>
    <message>
        <source>This can&apos;t be proposed here; choose one of the proposals on the page.</source>
        <translation>这里不能提议这个；请选择页面上的一个提议。</translation>
    </message>
    <message>
        <source>There is no such text to write in this act; choose one of those on the page.</source>
        <translation>这一幕没有这样的文字要写；请选择页面上的一个。</translation>
    </message>
</context>
<context>
    <name>rp::WritingCard</name>
    <message>
        <source>%1 What you write is kept on this computer as you type. Tab leaves the field.</source>
        <extracomment>Read aloud with a field for several lines; %1 is what to write about.</extracomment>
        <translation>%1 你写的内容会随着输入保存在这台电脑上。按 Tab 离开此栏。</translation>
    </message>
    <message>
        <source>Presenter mode keeps this text only until the window is closed.</source>
        <translation>演示模式只把这段文字保留到窗口关闭为止。</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>未保存。</translation>
    </message>
    <message>
        <source>Nobody judges this. It is saved on this computer as you type.</source>
        <translation>没有人评判它。它会随着输入保存在这台电脑上。</translation>
    </message>
    <message>
        <source>✓ Saved on this computer.</source>
        <translation>✓ 已保存在这台电脑上。</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <extracomment>Said when the learner leaves a field; %1 is its name.</extracomment>
        <translation>“%1”已保存。</translation>
    </message>
</context>
</TS>

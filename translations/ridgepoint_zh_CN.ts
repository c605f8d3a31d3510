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
lab07.json /acts/0/formulas/4/terms/4/meaning</extracomment>
        <translation>一个内核的计算时间</translation>
    </message>
    <message>
        <source>cost of one kernel launch</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/3/meaning
----------
lab07.json /acts/0/formulas/3/terms/3/meaning
----------
lab07.json /acts/0/formulas/4/terms/3/meaning</extracomment>
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
lab07.json /acts/0/sources/20/from</extracomment>
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
lab07.json /acts/0/sources/9/from</extracomment>
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
        <extracomment>lab07.json /acts/0/sources/13/claim</extracomment>
        <translation>编译 ResNet-50，吞吐量（throughput）从每秒 1,450 张图像提高到 2,150 张。</translation>
    </message>
    <message>
        <source>2,150 img/s</source>
        <extracomment>lab07.json /acts/0/sources/13/value</extracomment>
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
        <extracomment>lab07.json /acts/0/sources/15/claim</extracomment>
        <translation>编译使模型加快 30% 以上。</translation>
    </message>
    <message>
        <source>It holds for keyword spotting and for ResNet-50, whose figure stands here. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/0/sources/15/reason</extracomment>
        <translation>对关键词识别和 ResNet-50 成立，这里给出的是后者的数值。对 GPT-2 层和单个大型矩阵乘法不成立。</translation>
    </message>
    <message>
        <source>Compiling makes transformers 1.3 to 2 times as fast.</source>
        <extracomment>lab07.json /acts/0/sources/16/claim</extracomment>
        <translation>编译使 Transformer 的速度变为 1.3 到 2 倍。</translation>
    </message>
    <message>
        <source>Course text; PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/0/sources/16/from</extracomment>
        <translation>课程正文；PyTorch 2.0 发布公告</translation>
    </message>
    <message>
        <source>The layer modelled here has 20 long kernels and can&apos;t gain that much. Gains of this size need many short kernels or much memory traffic to remove.</source>
        <extracomment>lab07.json /acts/0/sources/16/reason</extracomment>
        <translation>这里建模的层有 20 个长内核，不可能有这么大的收益。这样的收益需要有许多短内核，或者有大量内存传输可以省去。</translation>
    </message>
    <message>
        <source>Compiling one giant matrix product gains nearly nothing.</source>
        <extracomment>lab07.json /acts/0/sources/17/claim</extracomment>
        <translation>编译单个大型矩阵乘法，几乎没有收益。</translation>
    </message>
    <message>
        <source>near zero</source>
        <extracomment>lab07.json /acts/0/sources/17/value</extracomment>
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
        <translation>预先编译</translation>
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
        <source>Weights and bias are scalars or one value per channel</source>
        <extracomment>fusion.json /conventions/0/name</extracomment>
        <translation>权重和偏置是标量，或每个通道一个值</translation>
    </message>
    <message>
        <source>Weights and bias are full tensors</source>
        <extracomment>fusion.json /conventions/1/name</extracomment>
        <translation>权重和偏置是完整的张量</translation>
    </message>
    <message>
        <source>Only the round trips of the three intermediates</source>
        <extracomment>fusion.json /conventions/2/name</extracomment>
        <translation>只计三个中间结果的往返</translation>
    </message>
    <message>
        <source>Multiply and add are one kernel already</source>
        <extracomment>fusion.json /conventions/3/name</extracomment>
        <translation>乘法和加法已经是一个内核</translation>
    </message>
    <message>
        <source>Cloud Titan</source>
        <extracomment>tracks.json /tracks/0/name</extracomment>
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
        <extracomment>tracks.json /tracks/1/name</extracomment>
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
        <extracomment>tracks.json /tracks/2/name</extracomment>
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
        <extracomment>tracks.json /tracks/3/name</extracomment>
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
        <translation>每个音频帧移的运算次数是假设的。</translation>
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
    <message numerus="yes">
        <source>You have a message. Read it, then make a prediction. The whole act takes about %n minute(s).</source>
        <translation>
            <numerusform>你收到一条消息。请先阅读，然后作出预测。整幕约需 %n 分钟。</numerusform>
        </translation>
    </message>
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
        <translation>每个帧移的运算次数</translation>
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
        <translation>微型路线的一个音频帧移</translation>
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
        <source>Discoveries: %1 of %2 found. Next: %3</source>
        <extracomment>Title of the section; %1 of %2 discoveries, %3 a whole sentence that says what to try next.</extracomment>
        <translation>发现：共 %2 项，已完成 %1 项。下一项：%3</translation>
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
        <translation>“%1”设为“%2”</translation>
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
    <name>rp::ExplorePage</name>
    <message>
        <source>Find every discovery, or skip the rest, to go on.</source>
        <translation>完成全部发现，或跳过其余的，才能继续。</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit your prediction.</source>
        <translation>提交预测之前，仪器是锁定的。</translation>
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
        <extracomment>days; %1 is the number and may have decimals, so %n is not used in the text</extracomment>
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
        <source>Your prediction is %1 the instrument&apos;s figure.</source>
        <extracomment>%1 is a factor such as &quot;3.00×&quot;.</extracomment>
        <translation>你的预测是仪器数值的 %1。</translation>
    </message>
    <message>
        <source>The instrument&apos;s figure is %1 your prediction.</source>
        <translation>仪器的数值是你的预测的 %1。</translation>
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
</context>
<context>
    <name>rp::RuleCheck</name>
    <message>
        <source>the id %1 is used twice</source>
        <translation>标识 %1 使用了两次</translation>
    </message>
    <message>
        <source>the instrument has no figure %1</source>
        <translation>仪器没有数值 %1</translation>
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
        <source>Change the value by a large step</source>
        <translation>把数值改变一大格</translation>
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
</context>
<context>
    <name>rp::Sidebar</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation>
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>Sources: %n claim(s) this act rests on</source>
        <extracomment>Title of a section that lists claims, where they are from, and whether the model confirms them.</extracomment>
        <translation>
            <numerusform>来源：本幕依据的 %n 条说法</numerusform>
        </translation>
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
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.</extracomment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <extracomment>Screen reader: title of an act, then how many of its five steps are done.</extracomment>
        <translation>%1，共 %3 步，已完成 %2 步</translation>
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
        <extracomment>Caption of a picture: title of the act, then name of the step.</extracomment>
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
    <name>rp::TrackVerdict</name>
    <message>
        <source>Goal reached: at batch 1 the GPU is busy for %1 of the time, at least %2 is asked.</source>
        <extracomment>verdict of a track; %1 and %2 are percentages</extracomment>
        <translation>目标达成：批次大小为 1 时，GPU 有 %1 的时间在忙碌，要求至少为 %2。</translation>
    </message>
    <message>
        <source>Goal missed: at batch 1 the GPU is busy for %1 of the time, at least %2 is asked.</source>
        <extracomment>verdict of a track; %1 and %2 are percentages</extracomment>
        <translation>目标未达成：批次大小为 1 时，GPU 有 %1 的时间在忙碌，要求至少为 %2。</translation>
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
        <source>Goal missed: the program does not fit into the memory of the microcontroller.</source>
        <extracomment>verdict of a track: the program does not fit into the chip</extracomment>
        <translation>目标未达成：微控制器的内存放不下这个程序。</translation>
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
        <source>%1 W</source>
        <extracomment>a power; %1 is a number of watts</extracomment>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>%1 mW</source>
        <extracomment>a power; %1 is a number of milliwatts</extracomment>
        <translation>%1 mW</translation>
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
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>Content</name>
    <message>
        <source>Lab 07: Why frameworks run slowly</source>
        <extracomment>lab07.json /title</extracomment>
        <translation>المختبر ٠٧: لماذا تعمل أطر العمل ببطء</translation>
    </message>
    <message>
        <source>You measure what it costs to hand work to a GPU, and when that cost decides how fast a model runs.</source>
        <extracomment>lab07.json /summary</extracomment>
        <translation>تقيس كلفة تسليم العمل إلى معالج GPU، وتعرف متى تحدّد هذه الكلفة سرعة النموذج.</translation>
    </message>
    <message>
        <source>The dispatch tax audit</source>
        <extracomment>lab07.json /acts/0/title</extracomment>
        <translation>تدقيق ضريبة الإرسال</translation>
    </message>
    <message>
        <source>Imani, ML infrastructure lead</source>
        <extracomment>lab07.json /acts/0/brief/from</extracomment>
        <translation>إيماني، مسؤولة البنية التحتية لتعلّم الآلة</translation>
    </message>
    <message>
        <source>Our keyword spotter is three times slower than its paper</source>
        <extracomment>lab07.json /acts/0/brief/subject</extracomment>
        <translation>نموذجنا لرصد الكلمات المفتاحية أبطأ ثلاث مرات مما ورد في ورقته البحثية</translation>
    </message>
    <message>
        <source>Our keyword-spotting model needs three times as long for one forward pass as its paper reports. We use the same weights and the same GPU.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/0</extracomment>
        <translation>يحتاج نموذجنا لرصد الكلمات المفتاحية (keyword spotting) في التمرير الأمامي الواحد (forward pass) إلى ثلاثة أضعاف الزمن المذكور في ورقته البحثية. ونحن نستخدم الأوزان نفسها ومعالج GPU نفسه.</translation>
    </message>
    <message>
        <source>The profiler shows 1,000 kernel launches in each forward pass. Each kernel works on the GPU for 5 µs. Starting one kernel takes the framework about 10 µs.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/1</extracomment>
        <translation>تُظهر أداة تحليل الأداء (profiler) ١٬٠٠٠ عملية إطلاق نواة (kernel launch) في كل تمرير أمامي. تعمل كل نواة (kernel) على معالج GPU مدة ٥ µs. ويحتاج إطار العمل إلى نحو ١٠ µs لإطلاق نواة واحدة.</translation>
    </message>
    <message>
        <source>Before we spend money on faster hardware, I want to know where the time goes. Please audit one forward pass and tell me which share of it is arithmetic.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/2</extracomment>
        <translation>قبل أن ننفق المال على عتاد أسرع، أريد أن أعرف أين يذهب الزمن. دقّق من فضلك تمريرًا أماميًا واحدًا، وأخبرني ما حصة العمليات الحسابية منه.</translation>
    </message>
    <message>
        <source>You serve large language models. If launches cost this much here, think about your decoder: at batch 1 it also starts many short kernels for every token.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/cloud</extracomment>
        <translation>أنت تشغّل نماذج لغوية كبيرة. إذا كانت كلفة الإطلاق بهذا القدر هنا، ففكّر في وحدة فك الترميز (decoder) عندك: فهي عند حجم دفعة ١ تطلق أيضًا أنوية قصيرة كثيرة لكل رمز (token).</translation>
    </message>
    <message>
        <source>Your control loop has 10 ms. On the edge device a launch costs about 50 µs, so 200 launches alone fill the loop.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/edge</extracomment>
        <translation>أمام حلقة التحكّم عندك ١٠ ms. تكلّف عملية الإطلاق على الجهاز الطرفي (edge) نحو ٥٠ µs، ولذلك تكفي ٢٠٠ عملية إطلاق وحدها لملء الحلقة.</translation>
    </message>
    <message>
        <source>Your glasses show 60 frames per second, which leaves less than 17 ms for each frame. Time spent on launches is missing for translation.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/mobile</extracomment>
        <translation>تعرض نظّارتك ٦٠ إطارًا في الثانية، فيبقى لكل إطار أقل من ١٧ ms. والزمن الذي يذهب إلى عمليات الإطلاق ينقص من زمن الترجمة بين اللغات.</translation>
    </message>
    <message>
        <source>Your noise filter has 10 ms and no framework at all. Look at what a framework would cost you for each operation before you wish for one.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/tiny</extracomment>
        <translation>أمام مرشّح الضوضاء عندك ١٠ ms، وليس فيه إطار عمل أصلًا. انظر كم سيكلّفك إطار العمل في كل عملية قبل أن تتمنّاه.</translation>
    </message>
    <message>
        <source>Kernel launch</source>
        <extracomment>lab07.json /acts/0/brief/reading/0/title</extracomment>
        <translation>إطلاق النواة (kernel launch)</translation>
    </message>
    <message>
        <source>The work of the CPU that prepares one GPU kernel and hands it over. It costs about the same for short and for long kernels.</source>
        <extracomment>lab07.json /acts/0/brief/reading/0/about</extracomment>
        <translation>عمل معالج CPU الذي يحضّر نواة واحدة ويسلّمها إلى معالج GPU. كلفته متقاربة للأنوية القصيرة والطويلة.</translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <extracomment>lab07.json /acts/0/brief/reading/1/title</extracomment>
        <translation>كلفة الإرسال (dispatch overhead)</translation>
    </message>
    <message>
        <source>All the time of a forward pass that goes into launches and not into kernels.</source>
        <extracomment>lab07.json /acts/0/brief/reading/1/about</extracomment>
        <translation>كل الزمن الذي يذهب في التمرير الأمامي إلى عمليات الإطلاق لا إلى الأنوية.</translation>
    </message>
    <message>
        <source>Three meters</source>
        <extracomment>lab07.json /acts/0/brief/reading/2/title</extracomment>
        <translation>ثلاثة مقاييس</translation>
    </message>
    <message>
        <source>Math utilization is math time divided by wall time. GPU busy is math and memory time divided by wall time. MFU is useful arithmetic divided by what the device could do in that time. They are different numbers.</source>
        <extracomment>lab07.json /acts/0/brief/reading/2/about</extracomment>
        <translation>الاستغلال الحسابي (math utilization) هو زمن الحساب مقسومًا على الزمن الفعلي (wall time). وانشغال GPU (GPU busy) هو زمن الحساب وزمن الذاكرة معًا مقسومين على الزمن الفعلي. ومقياس MFU هو الحساب المفيد مقسومًا على ما يستطيع الجهاز إنجازه في ذلك الزمن. هذه أعداد مختلفة.</translation>
    </message>
    <message>
        <source>One forward pass makes 1,000 kernel launches, and each launch waits for the previous kernel to finish. Which share of the wall time is arithmetic?</source>
        <extracomment>lab07.json /acts/0/predictions/0/prompt</extracomment>
        <translation>ينفّذ التمرير الأمامي الواحد (forward pass) ١٬٠٠٠ عملية إطلاق نواة (kernel launch)، وتنتظر كل عملية إطلاق حتى تنتهي النواة السابقة. ما حصة العمليات الحسابية من الزمن الفعلي (wall time)؟</translation>
    </message>
    <message>
        <source>1,000 kernels in one forward pass</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/0</extracomment>
        <translation>١٬٠٠٠ نواة في التمرير الأمامي الواحد</translation>
    </message>
    <message>
        <source>5 µs of arithmetic in each kernel</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/1</extracomment>
        <translation>٥ µs من الحساب في كل نواة</translation>
    </message>
    <message>
        <source>10 µs for each launch</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/2</extracomment>
        <translation>١٠ µs لكل عملية إطلاق</translation>
    </message>
    <message>
        <source>A launch starts only after the previous kernel has finished</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/3</extracomment>
        <translation>لا تبدأ عملية الإطلاق إلا بعد انتهاء النواة السابقة</translation>
    </message>
    <message>
        <source>About 90 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/0/text</extracomment>
        <translation>حوالي ٩٠٪</translation>
    </message>
    <message>
        <source>The idea behind 90 % is that a launch is a small extra next to the work. That is true when a kernel works for hundreds of microseconds. Here a launch takes twice as long as the kernel it starts.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/0/feedback</extracomment>
        <translation>الفكرة وراء ٩٠٪ أن الإطلاق إضافة صغيرة إلى جانب العمل. وهذا صحيح حين تعمل النواة مئات الميكروثواني. أما هنا فيستغرق الإطلاق ضعف زمن النواة التي يبدؤها.</translation>
    </message>
    <message>
        <source>About 50 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/1/text</extracomment>
        <translation>حوالي ٥٠٪</translation>
    </message>
    <message>
        <source>The idea behind 50 % is that the CPU prepares the next launch while the GPU works, so that only the longer of the two counts. That is how launches overlap by default. In this question each launch waits for the previous kernel, so both times add up.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/1/feedback</extracomment>
        <translation>الفكرة وراء ٥٠٪ أن معالج CPU يحضّر الإطلاق التالي بينما يعمل معالج GPU، فلا يُحسب إلا الزمن الأطول منهما. وهكذا تتداخل عمليات الإطلاق فعلًا في الوضع الافتراضي. أما في هذا السؤال فتنتظر كل عملية إطلاق النواة السابقة، ولذلك يُجمع الزمنان.</translation>
    </message>
    <message>
        <source>About 33 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/2/text</extracomment>
        <translation>حوالي ٣٣٪</translation>
    </message>
    <message>
        <source>You added both times: 5 µs of arithmetic in every 15 µs. Because each launch waits, nothing overlaps.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/2/feedback</extracomment>
        <translation>جمعتَ الزمنين: ٥ µs من الحساب في كل ١٥ µs. ولأن كل عملية إطلاق تنتظر، فلا تداخل بينهما.</translation>
    </message>
    <message>
        <source>About 5 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/3/text</extracomment>
        <translation>حوالي ٥٪</translation>
    </message>
    <message>
        <source>The idea behind 5 % is that a launch costs far more than such a small kernel. For that, a launch would have to take about 19 times as long as the kernel. Here it takes twice as long.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/3/feedback</extracomment>
        <translation>الفكرة وراء ٥٪ أن الإطلاق يكلّف أكثر بكثير من نواة صغيرة كهذه. ولكي يصحّ ذلك يجب أن يستغرق الإطلاق نحو ١٩ ضعف زمن النواة. أما هنا فيستغرق ضعفه فقط.</translation>
    </message>
    <message>
        <source>Look at keyword spotting in eager mode on the cloud GPU.</source>
        <extracomment>lab07.json /acts/0/discoveries/0/text</extracomment>
        <translation>انظر إلى رصد الكلمات المفتاحية في النمط الفوري (eager mode) على معالج GPU السحابي.</translation>
    </message>
    <message>
        <source>In eager mode, {math_utilization|context=cloud,workload=kws,mode=eager} of the pass is arithmetic. {dispatch_us|context=cloud,workload=kws,mode=eager} of {total_us|context=cloud,workload=kws,mode=eager} goes into launches.</source>
        <extracomment>lab07.json /acts/0/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>في النمط الفوري تشكّل العمليات الحسابية {math_utilization|context=cloud,workload=kws,mode=eager} من التمرير. ويذهب إلى عمليات الإطلاق {dispatch_us|context=cloud,workload=kws,mode=eager} من أصل {total_us|context=cloud,workload=kws,mode=eager}.</translation>
    </message>
    <message>
        <source>Compile keyword spotting and compare.</source>
        <extracomment>lab07.json /acts/0/discoveries/1/text</extracomment>
        <translation>ترجِم نموذج رصد الكلمات المفتاحية (compile) وقارن.</translation>
    </message>
    <message>
        <source>Compiled, {kernel_count|context=cloud,workload=kws,mode=eager} launches become fewer and larger ones with the same arithmetic. Math utilization rises to {math_utilization|context=cloud,workload=kws,mode=compiled}, and the pass is {speedup_compiled|context=cloud,workload=kws} as fast.</source>
        <extracomment>lab07.json /acts/0/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>بعد الترجمة (compile) تحلّ محل {kernel_count|context=cloud,workload=kws,mode=eager} من عمليات الإطلاق عملياتٌ أقل عددًا وأكبر حجمًا، والحساب هو نفسه. يرتفع الاستغلال الحسابي إلى {math_utilization|context=cloud,workload=kws,mode=compiled}، وتبلغ سرعة التمرير {speedup_compiled|context=cloud,workload=kws} قياسًا بسرعته السابقة.</translation>
    </message>
    <message>
        <source>Look at the GPT-2 layer in eager mode and compiled.</source>
        <extracomment>lab07.json /acts/0/discoveries/2/text</extracomment>
        <translation>انظر إلى طبقة GPT-2 في النمط الفوري وفي النمط المترجَم.</translation>
    </message>
    <message>
        <source>The GPT-2 layer reaches {math_utilization|context=cloud,workload=gpt2,mode=eager} in eager mode. Compiling changes little: {math_utilization|context=cloud,workload=gpt2,mode=compiled}. Its kernels are long, so the launches hardly count.</source>
        <extracomment>lab07.json /acts/0/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>تصل طبقة GPT-2 إلى {math_utilization|context=cloud,workload=gpt2,mode=eager} في النمط الفوري. وترجمتها (compile) لا تغيّر إلا القليل: {math_utilization|context=cloud,workload=gpt2,mode=compiled}. أنويتها طويلة، ولذلك لا يكاد يكون لعمليات الإطلاق أثر.</translation>
    </message>
    <message>
        <source>Give keyword spotting in eager mode a GPU that is at least twice as fast.</source>
        <extracomment>lab07.json /acts/0/discoveries/3/text</extracomment>
        <translation>أعطِ رصد الكلمات المفتاحية في النمط الفوري معالج GPU يعمل بضعف السرعة على الأقل.</translation>
    </message>
    <message>
        <source>With a GPU twice as fast, math utilization falls from {math_utilization|context=cloud,workload=kws,mode=eager} to {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}. The pass still gets shorter: {total_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} instead of {total_us|context=cloud,workload=kws,mode=eager}.</source>
        <extracomment>lab07.json /acts/0/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>مع معالج GPU بضعف السرعة ينخفض الاستغلال الحسابي من {math_utilization|context=cloud,workload=kws,mode=eager} إلى {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}. ومع ذلك يقصر زمن التمرير: {total_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} بدلًا من {total_us|context=cloud,workload=kws,mode=eager}.</translation>
    </message>
    <message>
        <source>Let the launches of keyword spotting in eager mode overlap with the kernels.</source>
        <extracomment>lab07.json /acts/0/discoveries/4/text</extracomment>
        <translation>اجعل عمليات الإطلاق في رصد الكلمات المفتاحية في النمط الفوري تتداخل مع الأنوية.</translation>
    </message>
    <message>
        <source>With overlapped launches the CPU runs ahead, and math utilization is {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped} instead of {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=serial}. The launches still set the pace, because each one takes longer than its kernel.</source>
        <extracomment>lab07.json /acts/0/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>مع عمليات الإطلاق المتداخلة يسبق معالج CPU معالج GPU، ويصير الاستغلال الحسابي {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped} بدلًا من {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=serial}. وتظل عمليات الإطلاق هي التي تحدّد الإيقاع، لأن كلًّا منها يستغرق أكثر من نواته.</translation>
    </message>
    <message>
        <source>Compute: {kernel_count|context=cloud,workload=kws,mode=eager} kernels × {compute_per_kernel_us|context=cloud,workload=kws,mode=eager} = {compute_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>الحساب: {kernel_count|context=cloud,workload=kws,mode=eager} نواة × {compute_per_kernel_us|context=cloud,workload=kws,mode=eager} = {compute_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Dispatch: {kernel_count|context=cloud,workload=kws,mode=eager} launches × {launch_us|context=cloud,workload=kws,mode=eager} = {dispatch_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>الإرسال: {kernel_count|context=cloud,workload=kws,mode=eager} عملية إطلاق × {launch_us|context=cloud,workload=kws,mode=eager} = {dispatch_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Wall time: {compute_us|context=cloud,workload=kws,mode=eager} + {dispatch_us|context=cloud,workload=kws,mode=eager} = {total_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>الزمن الفعلي: {compute_us|context=cloud,workload=kws,mode=eager} + {dispatch_us|context=cloud,workload=kws,mode=eager} = {total_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Math utilization: {compute_us|context=cloud,workload=kws,mode=eager} ÷ {total_us|context=cloud,workload=kws,mode=eager} = {math_utilization|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>الاستغلال الحسابي: {compute_us|context=cloud,workload=kws,mode=eager} ÷ {total_us|context=cloud,workload=kws,mode=eager} = {math_utilization|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Only {math_utilization|context=cloud,workload=kws,mode=eager} of the pass is arithmetic. For every 5 µs of work the GPU waits 10 µs for the next launch.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/0 - keep what stands in {braces}</extracomment>
        <translation>لا تشكّل العمليات الحسابية إلا {math_utilization|context=cloud,workload=kws,mode=eager} من التمرير. مقابل كل ٥ µs من العمل ينتظر معالج GPU الإطلاق التالي ١٠ µs.</translation>
    </message>
    <message>
        <source>A GPT-2 layer reaches {math_utilization|context=cloud,workload=gpt2,mode=eager} with no change to the code. It launches only {kernel_count|context=cloud,workload=gpt2,mode=eager} kernels, and each one computes for {compute_per_kernel_us|context=cloud,workload=gpt2,mode=eager}. The same launch cost is spread over much more work.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>تصل طبقة GPT-2 إلى {math_utilization|context=cloud,workload=gpt2,mode=eager} دون أي تغيير في البرنامج. فهي لا تطلق إلا {kernel_count|context=cloud,workload=gpt2,mode=eager} نواة، وتحسب كل واحدة منها مدة {compute_per_kernel_us|context=cloud,workload=gpt2,mode=eager}. كلفة الإطلاق نفسها تتوزّع على عمل أكثر بكثير.</translation>
    </message>
    <message>
        <source>A GPU twice as fast finishes the 5 µs in {compute_per_kernel_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} and then waits the same 10 µs. Math utilization falls to {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>معالج GPU الذي يعمل بضعف السرعة ينهي ٥ µs من العمل في {compute_per_kernel_us|context=cloud,workload=kws,mode=eager,gpu_speed=2}، ثم ينتظر ١٠ µs كما من قبل. فينخفض الاستغلال الحسابي إلى {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}.</translation>
    </message>
    <message>
        <source>Lower utilization is not slower. When each launch waits, the pass on the faster GPU is {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=serial,gpu_speed=2} as fast. With overlapped launches it is {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=overlapped,gpu_speed=2} as fast: the launches set the pace, and a faster GPU changes nothing.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/3 - keep what stands in {braces}</extracomment>
        <translation>استغلال أقل لا يعني سرعة أقل. حين تنتظر كل عملية إطلاق، تبلغ سرعة التمرير على معالج GPU الأسرع {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=serial,gpu_speed=2} قياسًا بسرعته السابقة. ومع عمليات الإطلاق المتداخلة تبلغ {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=overlapped,gpu_speed=2}: فعمليات الإطلاق هي التي تحدّد الإيقاع، ومعالج GPU الأسرع لا يغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Real launches usually overlap. Then the same pass reaches {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped}, which is another answer of your question. That is why the question said that each launch waits.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>في الواقع تتداخل عمليات الإطلاق عادةً. عندها يصل التمرير نفسه إلى {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped}، وهذه إجابة أخرى من إجابات سؤالك. ولهذا نصّ السؤال على أن كل عملية إطلاق تنتظر.</translation>
    </message>
    <message>
        <source>A faster GPU sometimes shows lower utilization on a small model. Why?</source>
        <extracomment>lab07.json /acts/0/reflections/0/prompt</extracomment>
        <translation>يُظهر معالج GPU الأسرع أحيانًا استغلالًا أقل مع نموذج صغير. لماذا؟</translation>
    </message>
    <message>
        <source>The faster GPU reaches its power or temperature limit and slows down.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/0/text</extracomment>
        <translation>يبلغ معالج GPU الأسرع حدّ القدرة أو الحرارة فيبطئ.</translation>
    </message>
    <message>
        <source>The idea here is that a fast chip gets hot and must slow down. That happens under long, heavy load. A GPU that waits most of the time stays cool, and the effect appears in this model with no power limit at all.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/0/feedback</extracomment>
        <translation>الفكرة هنا أن الشريحة السريعة تسخن فتضطر إلى الإبطاء. يحدث ذلك تحت حمل ثقيل وطويل. لكن معالج GPU الذي ينتظر معظم الوقت يبقى باردًا، والأثر يظهر في هذا النموذج دون أي حدّ للقدرة.</translation>
    </message>
    <message>
        <source>The faster GPU needs longer to warm up, so the first passes look bad.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/1/text</extracomment>
        <translation>يحتاج معالج GPU الأسرع إلى وقت أطول للإحماء، فتبدو التمريرات الأولى سيئة.</translation>
    </message>
    <message>
        <source>The idea here is that the first passes are slow and spoil the average. First passes do cost more, but the effect stays in every later pass. The instrument shows one pass in steady operation, and utilization still falls.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن التمريرات الأولى بطيئة وتفسد المتوسط. صحيح أن التمريرات الأولى أعلى كلفة، لكن الأثر يبقى في كل تمرير لاحق. تعرض الأداة التفاعلية تمريرًا واحدًا في التشغيل المستقر، ومع ذلك ينخفض الاستغلال.</translation>
    </message>
    <message>
        <source>Compute time shrinks while the fixed dispatch cost does not, so dispatch becomes a larger share.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/2/text</extracomment>
        <translation>يتقلّص زمن الحساب ولا تتقلّص كلفة الإرسال الثابتة، فتصير حصة الإرسال أكبر.</translation>
    </message>
    <message>
        <source>Yes. The kernels get shorter and the launches do not. The share of the launches grows, even where the pass as a whole gets shorter.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/2/feedback</extracomment>
        <translation>نعم. تقصر الأنوية ولا تقصر عمليات الإطلاق. فتكبر حصة الإطلاق حتى حين يقصر زمن التمرير كله.</translation>
    </message>
    <message>
        <source>Small models do not fit the memory hierarchy of a faster GPU.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/3/text</extracomment>
        <translation>النماذج الصغيرة لا تناسب هرم الذاكرة في معالج GPU الأسرع.</translation>
    </message>
    <message>
        <source>The idea here is that a new GPU has other caches and the model no longer fits. A small model fits into the cache of a larger GPU even better. This model has almost no memory time, and utilization falls all the same.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن لمعالج GPU الجديد ذاكرات مخبئية (cache) مختلفة لم يعد النموذج يناسبها. لكن النموذج الصغير تتسع له الذاكرة المخبئية في معالج GPU أكبر على نحو أفضل. وهذا النموذج لا يكاد يكون له زمن ذاكرة، ومع ذلك ينخفض الاستغلال.</translation>
    </message>
    <message>
        <source>One forward pass when each launch waits</source>
        <extracomment>lab07.json /acts/0/formulas/0/title</extracomment>
        <translation>تمرير أمامي واحد حين تنتظر كل عملية إطلاق</translation>
    </message>
    <message>
        <source>T equals N times the sum of c and l, plus M.</source>
        <extracomment>lab07.json /acts/0/formulas/0/spoken</extracomment>
        <translation>T يساوي N مضروبًا في مجموع c و l، زائد M.</translation>
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
        <translation>الزمن الفعلي للتمرير الأمامي الواحد</translation>
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
        <translation>عدد عمليات إطلاق الأنوية</translation>
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
        <translation>زمن الحساب في النواة الواحدة</translation>
    </message>
    <message>
        <source>cost of one kernel launch</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/3/meaning
----------
lab07.json /acts/0/formulas/3/terms/3/meaning
----------
lab07.json /acts/0/formulas/4/terms/3/meaning</extracomment>
        <translation>كلفة إطلاق نواة واحدة</translation>
    </message>
    <message>
        <source>memory time that is not hidden behind math</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/4/meaning</extracomment>
        <translation>زمن الذاكرة الذي لا يختفي خلف الحساب</translation>
    </message>
    <message>
        <source>Math utilization</source>
        <extracomment>lab07.json /acts/0/formulas/1/title</extracomment>
        <translation>الاستغلال الحسابي (math utilization)</translation>
    </message>
    <message>
        <source>U equals N times c, divided by T.</source>
        <extracomment>lab07.json /acts/0/formulas/1/spoken</extracomment>
        <translation>U يساوي N مضروبًا في c، مقسومًا على T.</translation>
    </message>
    <message>
        <source>math utilization, the share of wall time that is arithmetic</source>
        <extracomment>lab07.json /acts/0/formulas/1/terms/0/meaning</extracomment>
        <translation>الاستغلال الحسابي، أي حصة العمليات الحسابية من الزمن الفعلي</translation>
    </message>
    <message>
        <source>Three meters that are easily confused</source>
        <extracomment>lab07.json /acts/0/formulas/2/title</extracomment>
        <translation>ثلاثة مقاييس يسهل الخلط بينها</translation>
    </message>
    <message>
        <source>U equals N times c, divided by T. B equals the sum of N times c and M, divided by T. M F U equals F divided by T times R.</source>
        <extracomment>lab07.json /acts/0/formulas/2/spoken</extracomment>
        <translation>U يساوي N مضروبًا في c، مقسومًا على T. و B يساوي مجموع M وحاصل ضرب N في c، مقسومًا على T. و M F U يساوي F مقسومًا على حاصل ضرب T في R.</translation>
    </message>
    <message>
        <source>math utilization</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/0/meaning</extracomment>
        <translation>الاستغلال الحسابي</translation>
    </message>
    <message>
        <source>GPU busy: math and memory time count</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/1/meaning</extracomment>
        <translation>انشغال GPU: يُحسب فيه زمن الحساب وزمن الذاكرة</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of what the device could do</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/2/meaning</extracomment>
        <translation>الحساب المفيد نسبةً إلى ما يستطيع الجهاز إنجازه</translation>
    </message>
    <message>
        <source>memory time of the whole pass</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/5/meaning
----------
lab07.json /acts/0/formulas/4/terms/5/meaning</extracomment>
        <translation>زمن الذاكرة في التمرير كله</translation>
    </message>
    <message>
        <source>floating-point operations that the result needs</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/7/meaning</extracomment>
        <translation>عمليات الفاصلة العائمة التي تحتاج إليها النتيجة</translation>
    </message>
    <message>
        <source>peak rate of the device in operations per second</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/8/meaning</extracomment>
        <translation>أقصى معدّل للجهاز، بالعمليات في الثانية</translation>
    </message>
    <message>
        <source>The same pass after compiling</source>
        <extracomment>lab07.json /acts/0/formulas/3/title</extracomment>
        <translation>التمرير نفسه بعد الترجمة (compile)</translation>
    </message>
    <message>
        <source>T prime equals N times c, plus N prime times l, plus M prime. N prime is the larger of 1 and N times 1 minus rho, rounded. M prime is M times 1 minus phi.</source>
        <extracomment>lab07.json /acts/0/formulas/3/spoken</extracomment>
        <translation>T فتحة يساوي N مضروبًا في c، زائد N فتحة مضروبًا في l، زائد M فتحة. N فتحة هو الأكبر من بين واحد وحاصل ضرب N في الفرق واحد ناقص رو، بعد التقريب إلى عدد صحيح. M فتحة يساوي M مضروبًا في الفرق واحد ناقص فاي.</translation>
    </message>
    <message>
        <source>wall time after compiling</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/0/meaning</extracomment>
        <translation>الزمن الفعلي بعد الترجمة</translation>
    </message>
    <message>
        <source>math time, which compiling does not change</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/1/meaning</extracomment>
        <translation>زمن الحساب الذي لا تغيّره الترجمة</translation>
    </message>
    <message>
        <source>number of kernel launches that remain</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/2/meaning</extracomment>
        <translation>عدد عمليات إطلاق الأنوية المتبقية</translation>
    </message>
    <message>
        <source>share of the launches that compiling removes</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/4/meaning</extracomment>
        <translation>حصة عمليات الإطلاق التي تزيلها الترجمة</translation>
    </message>
    <message>
        <source>memory time that remains</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/5/meaning</extracomment>
        <translation>زمن الذاكرة المتبقي</translation>
    </message>
    <message>
        <source>share of the memory time that compiling removes</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/6/meaning</extracomment>
        <translation>حصة زمن الذاكرة التي تزيلها الترجمة</translation>
    </message>
    <message>
        <source>Overlapped launches in steady operation</source>
        <extracomment>lab07.json /acts/0/formulas/4/title</extracomment>
        <translation>عمليات إطلاق متداخلة في التشغيل المستقر</translation>
    </message>
    <message>
        <source>T is about N times the larger of k and l. k equals c plus M divided by N. B equals k divided by the larger of k and l.</source>
        <extracomment>lab07.json /acts/0/formulas/4/spoken</extracomment>
        <translation>T يساوي تقريبًا N مضروبًا في الأكبر من بين k و l. و k يساوي c زائد M مقسومًا على N. و B يساوي k مقسومًا على الأكبر من بين k و l.</translation>
    </message>
    <message>
        <source>wall time of one forward pass, without the small gaps at the start and between kernels</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/0/meaning</extracomment>
        <translation>الزمن الفعلي للتمرير الأمامي الواحد، دون الفجوات الصغيرة في البداية وبين الأنوية</translation>
    </message>
    <message>
        <source>time of one kernel, math and memory together</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/2/meaning</extracomment>
        <translation>زمن النواة الواحدة، حسابًا وذاكرةً معًا</translation>
    </message>
    <message>
        <source>GPU busy: the GPU waits only while a kernel is shorter than a launch</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/6/meaning</extracomment>
        <translation>انشغال GPU: لا ينتظر معالج GPU إلا ما دامت النواة أقصر من عملية الإطلاق</translation>
    </message>
    <message>
        <source>The pass as one CUDA graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/title</extracomment>
        <translation>التمرير بوصفه CUDA graph واحدًا</translation>
    </message>
    <message>
        <source>T equals t zero, plus t one times N, plus N times k, plus N minus 1 times g.</source>
        <extracomment>lab07.json /acts/0/formulas/5/spoken</extracomment>
        <translation>T يساوي t صفر، زائد t واحد مضروبًا في N، زائد N مضروبًا في k، زائد g مضروبًا في الفرق N ناقص واحد.</translation>
    </message>
    <message>
        <source>cost of starting the whole graph once</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/1/meaning</extracomment>
        <translation>كلفة بدء المخطط كله مرة واحدة</translation>
    </message>
    <message>
        <source>CPU cost for each kernel in the graph, zero here</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/2/meaning</extracomment>
        <translation>كلفة معالج CPU لكل نواة في المخطط، وهي هنا صفر</translation>
    </message>
    <message>
        <source>number of kernels in the graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/3/meaning</extracomment>
        <translation>عدد الأنوية في المخطط</translation>
    </message>
    <message>
        <source>time of one kernel; a CUDA graph removes launches, not memory traffic</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/4/meaning</extracomment>
        <translation>زمن النواة الواحدة؛ يزيل CUDA graph عمليات الإطلاق ولا يزيل حركة البيانات مع الذاكرة</translation>
    </message>
    <message>
        <source>gap between two kernels of the graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/5/meaning</extracomment>
        <translation>الفجوة بين نواتين من المخطط</translation>
    </message>
    <message>
        <source>A GPU that is s times as fast, when each launch waits</source>
        <extracomment>lab07.json /acts/0/formulas/6/title</extracomment>
        <translation>معالج GPU أسرع بعامل s، حين تنتظر كل عملية إطلاق</translation>
    </message>
    <message>
        <source>U of s equals N times c over s, divided by the sum of two parts: N times the sum of c over s and l, and M over s.</source>
        <extracomment>lab07.json /acts/0/formulas/6/spoken</extracomment>
        <translation>U عند s يساوي N مضروبًا في c على s، مقسومًا على مجموع جزأين: الأول N مضروبًا في مجموع c على s و l، والثاني M على s.</translation>
    </message>
    <message>
        <source>math utilization on the faster GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/0/meaning</extracomment>
        <translation>الاستغلال الحسابي على معالج GPU الأسرع</translation>
    </message>
    <message>
        <source>how many times as fast the GPU is; it shortens math and memory time</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/1/meaning</extracomment>
        <translation>عامل سرعة معالج GPU؛ وهو يقصّر زمن الحساب وزمن الذاكرة</translation>
    </message>
    <message>
        <source>math time of one kernel on the first GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/3/meaning</extracomment>
        <translation>زمن الحساب في النواة الواحدة على معالج GPU الأول</translation>
    </message>
    <message>
        <source>cost of one kernel launch, the same on both</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/4/meaning</extracomment>
        <translation>كلفة إطلاق نواة واحدة، وهي نفسها على الاثنين</translation>
    </message>
    <message>
        <source>memory time on the first GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/5/meaning</extracomment>
        <translation>زمن الذاكرة على معالج GPU الأول</translation>
    </message>
    <message>
        <source>One kernel launch costs 5 to 20 µs.</source>
        <extracomment>lab07.json /acts/0/sources/0/claim</extracomment>
        <translation>تكلّف عملية إطلاق النواة الواحدة من ٥ إلى ٢٠ µs.</translation>
    </message>
    <message>
        <source>5–20 µs</source>
        <extracomment>lab07.json /acts/0/sources/0/value</extracomment>
        <translation>٥–٢٠ µs</translation>
    </message>
    <message>
        <source>Course text; NVIDIA developer forum, thread 68937; gpt-fast measurements of Llama-2-7B</source>
        <extracomment>lab07.json /acts/0/sources/0/from</extracomment>
        <translation>نص المقرر؛ منتدى مطوّري NVIDIA، الموضوع 68937؛ قياسات gpt-fast لنموذج Llama-2-7B</translation>
    </message>
    <message>
        <source>The launch cost is an input of this model, not a result. Plain C++ launches were observed at 4 to 5 µs. Eager PyTorch can need more than 20 µs for each operation, so 20 µs is not an upper limit.</source>
        <extracomment>lab07.json /acts/0/sources/0/reason</extracomment>
        <translation>كلفة الإطلاق مُدخل في هذا النموذج وليست نتيجة له. رُصدت لعمليات الإطلاق من C++ مباشرةً كلفة من ٤ إلى ٥ µs. وقد يحتاج PyTorch في النمط الفوري إلى أكثر من ٢٠ µs لكل عملية، ولذلك فإن ٢٠ µs ليست حدًّا أعلى.</translation>
    </message>
    <message>
        <source>Keyword spotting in eager mode: 33 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/1/claim</extracomment>
        <translation>رصد الكلمات المفتاحية في النمط الفوري: استغلال حسابي قدره ٣٣٪.</translation>
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
        <translation>نص المقرر</translation>
    </message>
    <message>
        <source>It is exact when each launch waits for the previous kernel and the tensors stay in the cache, so that there is no memory time.</source>
        <extracomment>lab07.json /acts/0/sources/1/reason</extracomment>
        <translation>القيمة مضبوطة تمامًا حين تنتظر كل عملية إطلاق النواة السابقة، وتبقى الموتّرات (tensors) في الذاكرة المخبئية فلا يكون هناك زمن ذاكرة.</translation>
    </message>
    <message>
        <source>33 % is what CUDA gives for 5 µs kernels and 10 µs launches.</source>
        <extracomment>lab07.json /acts/0/sources/2/claim</extracomment>
        <translation>٣٣٪ هي ما تعطيه CUDA لأنوية مدتها ٥ µs وعمليات إطلاق مدتها ١٠ µs.</translation>
    </message>
    <message>
        <source>Course text, taken as a fact about CUDA</source>
        <extracomment>lab07.json /acts/0/sources/2/from</extracomment>
        <translation>نص المقرر، إذا فُهم على أنه حقيقة عن CUDA</translation>
    </message>
    <message>
        <source>By default CUDA launches do not wait. With a launch queue the CPU runs ahead, and the same pass reaches half. Set the launch model to overlapped to see it.</source>
        <extracomment>lab07.json /acts/0/sources/2/reason</extracomment>
        <translation>عمليات الإطلاق في CUDA لا تنتظر افتراضيًا. فبوجود طابور الإطلاق (launch queue) يسبق معالج CPU، ويصل التمرير نفسه إلى النصف. اضبط أسلوب الإطلاق على «متداخل» لترى ذلك.</translation>
    </message>
    <message>
        <source>Launches run ahead of the GPU until about 1,000 are waiting.</source>
        <extracomment>lab07.json /acts/0/sources/3/claim</extracomment>
        <translation>تسبق عمليات الإطلاق معالج GPU إلى أن يصل عدد ما ينتظر منها إلى نحو ١٬٠٠٠.</translation>
    </message>
    <message>
        <source>about 1,000</source>
        <extracomment>lab07.json /acts/0/sources/3/value</extracomment>
        <translation>نحو ١٬٠٠٠</translation>
    </message>
    <message>
        <source>NVIDIA developer forum, thread 68937; Stack Overflow, question 53970187</source>
        <extracomment>lab07.json /acts/0/sources/3/from</extracomment>
        <translation>منتدى مطوّري NVIDIA، الموضوع 68937؛ موقع Stack Overflow، السؤال 53970187</translation>
    </message>
    <message>
        <source>The exact depth is not documented. The model uses a queue of 1,024 launches and a gap of 1 µs between kernels; both are assumptions.</source>
        <extracomment>lab07.json /acts/0/sources/3/reason</extracomment>
        <translation>العمق الدقيق غير موثّق. يستخدم النموذج طابورًا يتسع لعدد ١٬٠٢٤ من عمليات الإطلاق، وفجوة قدرها ١ µs بين الأنوية؛ وكلاهما افتراض.</translation>
    </message>
    <message>
        <source>Keyword spotting compiled: 60 to 70 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/4/claim</extracomment>
        <translation>رصد الكلمات المفتاحية مترجَمًا (compiled): استغلال حسابي من ٦٠ إلى ٧٠٪.</translation>
    </message>
    <message>
        <source>Compiling removes three of four launches. That share was chosen so that the figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/4/reason</extracomment>
        <translation>تزيل الترجمة (compile) ثلاثًا من كل أربع عمليات إطلاق. وقد اختيرت هذه الحصة لتوافق القيمة، فهذه مواءمة وليست تحقّقًا مستقلًا.</translation>
    </message>
    <message>
        <source>Half as many launches bring keyword spotting to 67 %.</source>
        <extracomment>lab07.json /acts/0/sources/5/claim</extracomment>
        <translation>نصف عدد عمليات الإطلاق يوصل رصد الكلمات المفتاحية إلى ٦٧٪.</translation>
    </message>
    <message>
        <source>50 % fewer launches</source>
        <extracomment>lab07.json /acts/0/sources/5/value</extracomment>
        <translation>عمليات إطلاق أقل بنسبة ٥٠٪</translation>
    </message>
    <message>
        <source>Course notebook</source>
        <extracomment>lab07.json /acts/0/sources/5/from
----------
lab07.json /acts/0/sources/8/from
----------
lab07.json /acts/0/sources/9/from</extracomment>
        <translation>دفتر المقرر (notebook)</translation>
    </message>
    <message>
        <source>With half of the launches, compute and dispatch are equally long, which gives exactly 50 %. For 67 % three of four launches must go.</source>
        <extracomment>lab07.json /acts/0/sources/5/reason</extracomment>
        <translation>مع نصف عمليات الإطلاق يتساوى زمن الحساب وزمن الإرسال، وهذا يعطي ٥٠٪ تمامًا. وللوصول إلى ٦٧٪ يجب أن تزول ثلاث من كل أربع عمليات إطلاق.</translation>
    </message>
    <message>
        <source>Compiling makes keyword spotting 40 % faster and brings it from 33 % to 67 %.</source>
        <extracomment>lab07.json /acts/0/sources/6/claim</extracomment>
        <translation>الترجمة (compile) تجعل رصد الكلمات المفتاحية أسرع بنسبة ٤٠٪، وترفعه من ٣٣٪ إلى ٦٧٪.</translation>
    </message>
    <message>
        <source>Compiling does not change the arithmetic, so utilization and speed grow by the same factor. From 33 % to 67 % is twice as fast; 40 % faster would end at 47 %.</source>
        <extracomment>lab07.json /acts/0/sources/6/reason</extracomment>
        <translation>لا تغيّر الترجمة (compile) الحساب، ولذلك ينمو الاستغلال والسرعة بالعامل نفسه. الانتقال من ٣٣٪ إلى ٦٧٪ يعني ضعف السرعة؛ أما زيادة السرعة بنسبة ٤٠٪ فتنتهي عند ٤٧٪.</translation>
    </message>
    <message>
        <source>The GPU is busy for less than 1 % of the time, or for 1 to 5 %, in keyword spotting.</source>
        <extracomment>lab07.json /acts/0/sources/7/claim</extracomment>
        <translation>في رصد الكلمات المفتاحية يكون معالج GPU مشغولًا أقل من ١٪ من الوقت، أو من ١ إلى ٥٪ منه.</translation>
    </message>
    <message>
        <source>It contradicts the 33 % in the same text. The model comes to about 5 % when the same work is cut into 10,000 kernels; for 1 % a launch must take 99 times as long as a kernel.</source>
        <extracomment>lab07.json /acts/0/sources/7/reason</extracomment>
        <translation>يناقض ذلك قيمة ٣٣٪ الواردة في النص نفسه. يصل النموذج إلى نحو ٥٪ حين يُقسَّم العمل نفسه إلى ١٠٬٠٠٠ نواة؛ وللوصول إلى ١٪ يجب أن يستغرق الإطلاق ٩٩ ضعف زمن النواة.</translation>
    </message>
    <message>
        <source>Keyword spotting has an arithmetic intensity of 0.1, so its 5 ms of math need 50 ms of memory time.</source>
        <extracomment>lab07.json /acts/0/sources/8/claim</extracomment>
        <translation>الشدة الحسابية لرصد الكلمات المفتاحية هي ٠٫١، ولذلك تحتاج ٥ ms من الحساب إلى ٥٠ ms من زمن الذاكرة.</translation>
    </message>
    <message>
        <source>50 ms</source>
        <extracomment>lab07.json /acts/0/sources/8/value</extracomment>
        <translation>٥٠ ms</translation>
    </message>
    <message>
        <source>A time divided by an arithmetic intensity has no physical meaning. The tensors of this model fit into the cache, so its memory time is close to zero.</source>
        <extracomment>lab07.json /acts/0/sources/8/reason</extracomment>
        <translation>قسمة زمن على شدة حسابية (arithmetic intensity) ليس لها معنى فيزيائي. الذاكرة المخبئية تتسع لموتّرات هذا النموذج، ولذلك فإن زمن الذاكرة فيه قريب من الصفر.</translation>
    </message>
    <message>
        <source>The notebook&apos;s formula for compiled utilization.</source>
        <extracomment>lab07.json /acts/0/sources/9/claim</extracomment>
        <translation>معادلة الدفتر لحساب الاستغلال بعد الترجمة (compile).</translation>
    </message>
    <message>
        <source>up to 339 %</source>
        <extracomment>lab07.json /acts/0/sources/9/value</extracomment>
        <translation>حتى ٣٣٩٪</translation>
    </message>
    <message>
        <source>It scales the wall time and leaves the math time as it was, so it can exceed 100 %. Math time and wall time must belong to the same pass.</source>
        <extracomment>lab07.json /acts/0/sources/9/reason</extracomment>
        <translation>تغيّر المعادلة مقياس الزمن الفعلي وتترك زمن الحساب كما كان، ولذلك قد تتجاوز ١٠٠٪. يجب أن ينتمي زمن الحساب والزمن الفعلي إلى التمرير نفسه.</translation>
    </message>
    <message>
        <source>A GPT-2 layer in eager mode: about 90 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/10/claim</extracomment>
        <translation>طبقة GPT-2 في النمط الفوري: استغلال حسابي قدره نحو ٩٠٪.</translation>
    </message>
    <message>
        <source>The memory time of the layer was chosen so that this figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/10/reason</extracomment>
        <translation>اختير زمن الذاكرة للطبقة ليوافق هذه القيمة، فهذه مواءمة وليست تحقّقًا مستقلًا.</translation>
    </message>
    <message>
        <source>A GPT-2 layer compiled: about 92 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/11/claim</extracomment>
        <translation>طبقة GPT-2 مترجَمةً (compiled): استغلال حسابي قدره نحو ٩٢٪.</translation>
    </message>
    <message>
        <source>The share of memory time that compiling removes was chosen so that this figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/11/reason</extracomment>
        <translation>اختيرت حصة زمن الذاكرة التي تزيلها الترجمة (compile) لتوافق هذه القيمة، فهذه مواءمة وليست تحقّقًا مستقلًا.</translation>
    </message>
    <message>
        <source>Compiling a GPT-2 layer gains little.</source>
        <extracomment>lab07.json /acts/0/sources/12/claim</extracomment>
        <translation>المكسب من ترجمة طبقة GPT-2 (compile) قليل.</translation>
    </message>
    <message>
        <source>minimal</source>
        <extracomment>lab07.json /acts/0/sources/12/value</extracomment>
        <translation>ضئيل جدًا</translation>
    </message>
    <message>
        <source>Its kernels are long, so there is little launch time to remove.</source>
        <extracomment>lab07.json /acts/0/sources/12/reason</extracomment>
        <translation>أنويتها طويلة، ولذلك لا يوجد إلا القليل من زمن الإطلاق ليُزال.</translation>
    </message>
    <message>
        <source>Compiling ResNet-50 raises its throughput from 1,450 to 2,150 images per second.</source>
        <extracomment>lab07.json /acts/0/sources/13/claim</extracomment>
        <translation>ترجمة ResNet-50 (compile) ترفع إنتاجيته من ١٬٤٥٠ إلى ٢٬١٥٠ صورة في الثانية.</translation>
    </message>
    <message>
        <source>2,150 img/s</source>
        <extracomment>lab07.json /acts/0/sources/13/value</extracomment>
        <translation>٢٬١٥٠ صورة/ث</translation>
    </message>
    <message>
        <source>It holds for batch 32 and when each launch waits. Memory time and its saving were chosen so that both figures fit; the memory time also stands for everything that is not modelled.</source>
        <extracomment>lab07.json /acts/0/sources/13/reason</extracomment>
        <translation>يصحّ ذلك لدفعة حجمها ٣٢ وحين تنتظر كل عملية إطلاق. اختير زمن الذاكرة ومقدار توفيره ليوافقا القيمتين معًا؛ ويمثّل زمن الذاكرة أيضًا كل ما لا يشمله النموذج.</translation>
    </message>
    <message>
        <source>ResNet-50 gains from compiling because launches disappear.</source>
        <extracomment>lab07.json /acts/0/sources/14/claim</extracomment>
        <translation>يستفيد ResNet-50 من الترجمة (compile) لأن عمليات الإطلاق تختفي.</translation>
    </message>
    <message>
        <source>With overlapped launches the GPU is busy almost all the time already in eager mode. Fewer launches can&apos;t help a GPU that never waits; the gain is memory traffic.</source>
        <extracomment>lab07.json /acts/0/sources/14/reason</extracomment>
        <translation>مع عمليات الإطلاق المتداخلة يكون معالج GPU مشغولًا طوال الوقت تقريبًا، حتى في النمط الفوري. فتقليل عمليات الإطلاق لا يفيد معالج GPU لا ينتظر أبدًا؛ والمكسب إنما يأتي من تقليل حركة البيانات مع الذاكرة.</translation>
    </message>
    <message>
        <source>Compiling makes models more than 30 % faster.</source>
        <extracomment>lab07.json /acts/0/sources/15/claim</extracomment>
        <translation>الترجمة (compile) تجعل النماذج أسرع بأكثر من ٣٠٪.</translation>
    </message>
    <message>
        <source>It holds for keyword spotting and for ResNet-50, whose figure stands here. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/0/sources/15/reason</extracomment>
        <translation>يصحّ ذلك لرصد الكلمات المفتاحية وللنموذج ResNet-50، وقيمته هي المعروضة هنا. ولا يصحّ لطبقة GPT-2 ولا لضرب مصفوفات عملاق واحد.</translation>
    </message>
    <message>
        <source>Compiling makes transformers 1.3 to 2 times as fast.</source>
        <extracomment>lab07.json /acts/0/sources/16/claim</extracomment>
        <translation>الترجمة (compile) تجعل نماذج المحوّلات (transformers) أسرع بعامل من ١٫٣ إلى ٢.</translation>
    </message>
    <message>
        <source>Course text; PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/0/sources/16/from</extracomment>
        <translation>نص المقرر؛ إعلان PyTorch 2.0</translation>
    </message>
    <message>
        <source>The layer modelled here has 20 long kernels and can&apos;t gain that much. Gains of this size need many short kernels or much memory traffic to remove.</source>
        <extracomment>lab07.json /acts/0/sources/16/reason</extracomment>
        <translation>للطبقة الممثَّلة هنا ٢٠ نواة طويلة، ولا يمكنها أن تكسب هذا القدر. ومكاسب بهذا الحجم تحتاج إلى أنوية قصيرة كثيرة، أو إلى حركة بيانات كبيرة مع الذاكرة يمكن إزالتها.</translation>
    </message>
    <message>
        <source>Compiling one giant matrix product gains nearly nothing.</source>
        <extracomment>lab07.json /acts/0/sources/17/claim</extracomment>
        <translation>لا مكسب يُذكر من ترجمة عملية ضرب مصفوفات عملاقة واحدة (compile).</translation>
    </message>
    <message>
        <source>near zero</source>
        <extracomment>lab07.json /acts/0/sources/17/value</extracomment>
        <translation>قريب من الصفر</translation>
    </message>
    <message>
        <source>There is one launch of 10 µs beside 200 ms of math, and none can be removed.</source>
        <extracomment>lab07.json /acts/0/sources/17/reason</extracomment>
        <translation>هناك عملية إطلاق واحدة مدتها ١٠ µs إلى جانب ٢٠٠ ms من الحساب، ولا يمكن إزالة أي منها.</translation>
    </message>
    <message>
        <source>A CUDA graph cuts a step of 80 kernels from 260 to 70 µs.</source>
        <extracomment>lab07.json /acts/0/sources/18/claim</extracomment>
        <translation>يقلّل CUDA graph زمن خطوة من ٨٠ نواة من ٢٦٠ إلى ٧٠ µs.</translation>
    </message>
    <message>
        <source>260 → 70 µs</source>
        <extracomment>lab07.json /acts/0/sources/18/value</extracomment>
        <translation>٢٦٠ ← ٧٠ µs</translation>
    </message>
    <message>
        <source>CUDA.jl documentation, CUDA graphs</source>
        <extracomment>lab07.json /acts/0/sources/18/from</extracomment>
        <translation>توثيق CUDA.jl، قسم CUDA graphs</translation>
    </message>
    <message>
        <source>The example bounds the cost of each replayed kernel at 0.875 µs. Starting the graph costs 3.5 µs in this model, as measured there; the gap of 0.5 µs between kernels is an assumption inside that bound. The figure is for keyword spotting.</source>
        <extracomment>lab07.json /acts/0/sources/18/reason</extracomment>
        <translation>يضع المثال لكلفة كل نواة معاد تشغيلها حدًّا أعلى قدره ٠٫٨٧٥ µs. يكلّف بدء المخطط ٣٫٥ µs في هذا النموذج، كما قيس هناك؛ أما الفجوة البالغة ٠٫٥ µs بين الأنوية فافتراض ضمن ذلك الحد. القيمة هنا لرصد الكلمات المفتاحية.</translation>
    </message>
    <message>
        <source>A GPU twice as fast lowers the utilization of a small model.</source>
        <extracomment>lab07.json /acts/0/sources/19/claim</extracomment>
        <translation>معالج GPU بضعف السرعة يخفض استغلال نموذج صغير.</translation>
    </message>
    <message>
        <source>lower</source>
        <extracomment>lab07.json /acts/0/sources/19/value</extracomment>
        <translation>أقل</translation>
    </message>
    <message>
        <source>It holds for serial and for overlapped launches. What follows differs: with serial launches the pass gets shorter, with overlapped launches it does not.</source>
        <extracomment>lab07.json /acts/0/sources/19/reason</extracomment>
        <translation>يصحّ ذلك لعمليات الإطلاق المتسلسلة والمتداخلة. ويختلف ما يتبعه: مع الإطلاق المتسلسل يقصر زمن التمرير، ومع الإطلاق المتداخل لا يقصر.</translation>
    </message>
    <message>
        <source>On an edge device dispatch takes a larger share.</source>
        <extracomment>lab07.json /acts/0/sources/20/claim</extracomment>
        <translation>على الجهاز الطرفي (edge) تكون حصة الإرسال أكبر.</translation>
    </message>
    <message>
        <source>larger share</source>
        <extracomment>lab07.json /acts/0/sources/20/value</extracomment>
        <translation>حصة أكبر</translation>
    </message>
    <message>
        <source>It holds only while the edge GPU is taken to be as fast as the cloud GPU; then math utilization falls far below its value in the cloud. If math and memory time grow with the slower hardware, the figure is the one shown here: a slower GPU dilutes the dispatch overhead.</source>
        <extracomment>lab07.json /acts/0/sources/20/reason</extracomment>
        <translation>لا يصحّ ذلك إلا إذا افتُرض أن معالج GPU الطرفي بسرعة معالج GPU السحابي؛ عندها ينخفض الاستغلال الحسابي كثيرًا عن قيمته في السحابة. أما إذا زاد زمن الحساب وزمن الذاكرة مع العتاد الأبطأ، فالقيمة هي المعروضة هنا: معالج GPU الأبطأ يخفّف أثر كلفة الإرسال.</translation>
    </message>
    <message>
        <source>Eager</source>
        <extracomment>compilation.json /stages/0/name
----------
tracks.json /edge_modes/0/name</extracomment>
        <translation>فوري</translation>
    </message>
    <message>
        <source>Python is the program.</source>
        <extracomment>compilation.json /stages/0/summary</extracomment>
        <translation>برنامج Python هو ما يُنفَّذ.</translation>
    </message>
    <message>
        <source>The five judgements of flexibility are assumed.</source>
        <extracomment>compilation.json /stages/0/assumptions/judgements
----------
compilation.json /stages/4/assumptions/judgements</extracomment>
        <translation>التقديرات الخمسة للمرونة مفترضة.</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>compilation.json /stages/1/name</extracomment>
        <translation>التتبّع</translation>
    </message>
    <message>
        <source>Records one path and silently drops the other.</source>
        <extracomment>compilation.json /stages/1/summary</extracomment>
        <translation>يسجّل مسارًا واحدًا ويُسقط الآخر دون تنبيه.</translation>
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
        <translation>عامل الإطلاق وحصة المكاسب والتقديرات في هذه المرحلة مفترضة.</translation>
    </message>
    <message>
        <source>Script</source>
        <extracomment>compilation.json /stages/2/name</extracomment>
        <translation>النص البرمجي</translation>
    </message>
    <message>
        <source>A typed subset of Python that keeps branches.</source>
        <extracomment>compilation.json /stages/2/summary</extracomment>
        <translation>مجموعة جزئية من لغة Python محددة الأنواع تحتفظ بالتفرّعات.</translation>
    </message>
    <message>
        <source>FX</source>
        <extracomment>compilation.json /stages/3/name</extracomment>
        <translation>FX</translation>
    </message>
    <message>
        <source>A tool that rewrites graphs. Branches on values raise an error, and the output is Python.</source>
        <extracomment>compilation.json /stages/3/summary</extracomment>
        <translation>أداة تعيد كتابة المخططات. التفرّع بحسب القيم يسبّب خطأ، والناتج برنامج Python.</translation>
    </message>
    <message>
        <source>torch.compile</source>
        <extracomment>compilation.json /stages/4/name</extracomment>
        <translation>torch.compile</translation>
    </message>
    <message>
        <source>Falls back to Python by graph breaks and guards.</source>
        <extracomment>compilation.json /stages/4/summary</extracomment>
        <translation>يرجع إلى Python عبر انقطاعات المخطط (graph breaks) والحرّاس (guards).</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <extracomment>compilation.json /stages/5/name</extracomment>
        <translation>مسبق الترجمة</translation>
    </message>
    <message>
        <source>No Python, and shapes are declared.</source>
        <extracomment>compilation.json /stages/5/summary</extracomment>
        <translation>دون Python، والأشكال معلنة مسبقًا.</translation>
    </message>
    <message>
        <source>Bare metal</source>
        <extracomment>compilation.json /stages/6/name</extracomment>
        <translation>على العتاد مباشرة</translation>
    </message>
    <message>
        <source>A static memory plan and plain function calls.</source>
        <extracomment>compilation.json /stages/6/summary</extracomment>
        <translation>خطة ثابتة للذاكرة واستدعاءات دوال عادية.</translation>
    </message>
    <message>
        <source>Leave it: the whole frame runs eagerly</source>
        <extracomment>compilation.json /surgery_options/0/name</extracomment>
        <translation>اتركه كما هو: تُنفَّذ الدالة كلها في النمط الفوري</translation>
    </message>
    <message>
        <source>Leave it: a resumable graph break</source>
        <extracomment>compilation.json /surgery_options/1/name</extracomment>
        <translation>اتركه كما هو: انقطاع للمخطط يمكن الاستئناف بعده</translation>
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
        <translation>حجم البرنامج المضاف مفترض.</translation>
    </message>
    <message>
        <source>Compute both branches and select</source>
        <extracomment>compilation.json /surgery_options/2/name</extracomment>
        <translation>احسب الفرعين واختر منهما</translation>
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
        <translation>مقدار النقص في سهولة القراءة تقدير شخصي.</translation>
    </message>
    <message>
        <source>Structured control flow in the graph</source>
        <extracomment>compilation.json /surgery_options/3/name</extracomment>
        <translation>تدفق تحكّم مهيكل داخل المخطط</translation>
    </message>
    <message>
        <source>Symbolic shapes</source>
        <extracomment>compilation.json /surgery_options/4/name</extracomment>
        <translation>أشكال رمزية</translation>
    </message>
    <message>
        <source>Decide before the graph runs</source>
        <extracomment>compilation.json /surgery_options/5/name</extracomment>
        <translation>اتخذ القرار قبل تشغيل المخطط</translation>
    </message>
    <message>
        <source>One custom operation</source>
        <extracomment>compilation.json /surgery_options/6/name</extracomment>
        <translation>عملية مخصصة واحدة</translation>
    </message>
    <message>
        <source>Language model on one of eight H100</source>
        <extracomment>compilation.json /scenarios/0/name</extracomment>
        <translation>نموذج لغوي على واحد من ثمانية معالجات H100</translation>
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
        <translation>كل مُدخلات هذا السيناريو مفترضة.</translation>
    </message>
    <message>
        <source>Control loop on a Jetson Orin NX</source>
        <extracomment>compilation.json /scenarios/1/name</extracomment>
        <translation>حلقة تحكّم على Jetson Orin NX</translation>
    </message>
    <message>
        <source>Translation on a phone processor</source>
        <extracomment>compilation.json /scenarios/2/name</extracomment>
        <translation>ترجمة لغوية على معالج هاتف</translation>
    </message>
    <message>
        <source>Noise suppression on a microcontroller</source>
        <extracomment>compilation.json /scenarios/3/name</extracomment>
        <translation>كبت الضوضاء على متحكّم دقيق</translation>
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
        <translation>حُسب الأداء الأقصى لقسم GPU من ٣٢ وحدة tensor core بتردد ٠٫٩١٨ GHz. ولا تؤكده أي نشرة بيانات.</translation>
    </message>
    <message>
        <source>The sparse peak is twice a dense peak that no data sheet confirms.</source>
        <extracomment>devices.json /devices/3/assumptions/sparse_flops</extracomment>
        <translation>الأداء الأقصى المتناثر هو ضعف أداء أقصى كثيف لا تؤكده أي نشرة بيانات.</translation>
    </message>
    <message>
        <source>Phone neural processor</source>
        <extracomment>devices.json /devices/4/name</extracomment>
        <translation>معالج عصبي لهاتف</translation>
    </message>
    <message>
        <source>The peak of 10 TOPS comes from the course only. It belongs to no named product.</source>
        <extracomment>devices.json /devices/4/assumptions/dense_flops</extracomment>
        <translation>الأداء الأقصى البالغ ١٠ TOPS مأخوذ من المقرر وحده. وهو لا يخص منتجًا مسمّى.</translation>
    </message>
    <message>
        <source>The memory size is a typical phone, not a named product.</source>
        <extracomment>devices.json /devices/4/assumptions/ram_bytes</extracomment>
        <translation>حجم الذاكرة هو حجم هاتف نموذجي، لا منتج مسمّى.</translation>
    </message>
    <message>
        <source>Microcontroller, Cortex-M4F class at 48 MHz</source>
        <extracomment>devices.json /devices/5/name</extracomment>
        <translation>متحكّم دقيق من فئة Cortex-M4F بتردد ٤٨ MHz</translation>
    </message>
    <message>
        <source>Four operations and four bytes per cycle are a nominal figure for this class of core. They are not measured.</source>
        <extracomment>devices.json /devices/5/assumptions/*</extracomment>
        <translation>أربع عمليات وأربعة بايتات في كل دورة قيمة اسمية لهذه الفئة من المعالجات. وهي غير مقيسة.</translation>
    </message>
    <message>
        <source>Keyword spotting</source>
        <extracomment>dispatch.json /workloads/0/name</extracomment>
        <translation>رصد الكلمات المفتاحية</translation>
    </message>
    <message>
        <source>requests</source>
        <extracomment>dispatch.json /workloads/0/throughput_unit</extracomment>
        <translation>طلب</translation>
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
        <translation>لا تُعرف حصة الأداء الأقصى التي تبلغها النواة أثناء عملها. يُفترض النصف لكل أحمال العمل.</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <extracomment>dispatch.json /workloads/1/name</extracomment>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>images</source>
        <extracomment>dispatch.json /workloads/1/throughput_unit</extracomment>
        <translation>صورة</translation>
    </message>
    <message>
        <source>The memory time is one lumped fit. It stands for memory and everything else that is not modelled, and is larger than a plain count of the traffic.</source>
        <extracomment>dispatch.json /workloads/1/assumptions/memory_us</extracomment>
        <translation>زمن الذاكرة قيمة إجمالية واحدة اختيرت لتوافق المنشور. وهو يمثّل الذاكرة وكل ما لا يشمله النموذج، ويزيد على ما يعطيه الحساب المباشر لحركة البيانات.</translation>
    </message>
    <message>
        <source>A batch of 32 is the natural size at which the published rates fit the model.</source>
        <extracomment>dispatch.json /workloads/1/assumptions/batch</extracomment>
        <translation>الدفعة ٣٢ هي الحجم الطبيعي الذي توافق عنده المعدلات المنشورة النموذج.</translation>
    </message>
    <message>
        <source>GPT-2 layer</source>
        <extracomment>dispatch.json /workloads/2/name</extracomment>
        <translation>طبقة GPT-2</translation>
    </message>
    <message>
        <source>layer passes</source>
        <extracomment>dispatch.json /workloads/2/throughput_unit</extracomment>
        <translation>تمرير طبقة</translation>
    </message>
    <message>
        <source>One giant matrix multiply</source>
        <extracomment>dispatch.json /workloads/3/name</extracomment>
        <translation>ضرب مصفوفات عملاق واحد</translation>
    </message>
    <message>
        <source>multiplies</source>
        <extracomment>dispatch.json /workloads/3/throughput_unit</extracomment>
        <translation>عملية ضرب</translation>
    </message>
    <message>
        <source>Cloud</source>
        <extracomment>dispatch.json /contexts/0/name</extracomment>
        <translation>السحابة</translation>
    </message>
    <message>
        <source>NVIDIA A100 80 GB, 312 TFLOP/s FP16 dense, 2.0 TB/s</source>
        <extracomment>dispatch.json /contexts/0/summary</extracomment>
        <translation>معالج NVIDIA A100 80 GB، أداء FP16 الكثيف ٣١٢ TFLOP/s، وعرض النطاق ٢٫٠ TB/s</translation>
    </message>
    <message>
        <source>Edge</source>
        <extracomment>dispatch.json /contexts/1/name</extracomment>
        <translation>الطرف</translation>
    </message>
    <message>
        <source>Jetson Orin NX 16 GB, 15.04 TFLOP/s FP16 dense, 102.4 GB/s</source>
        <extracomment>dispatch.json /contexts/1/summary</extracomment>
        <translation>جهاز Jetson Orin NX 16 GB، أداء FP16 الكثيف ١٥٫٠٤ TFLOP/s، وعرض النطاق ١٠٢٫٤ GB/s</translation>
    </message>
    <message>
        <source>The launch cost of 50 µs comes from the course only. No measurement was found for it.</source>
        <extracomment>dispatch.json /contexts/1/assumptions/launch_us</extracomment>
        <translation>كلفة الإطلاق البالغة ٥٠ µs مأخوذة من المقرر وحده. ولم يُعثر على قياس لها.</translation>
    </message>
    <message>
        <source>Developers observe that about 1,000 launches may wait. The exact depth is not documented.</source>
        <extracomment>dispatch.json /dispatch/assumptions/queue_depth</extracomment>
        <translation>يلاحظ المطوّرون أن نحو ١٬٠٠٠ عملية إطلاق يمكن أن تنتظر. والعمق الدقيق غير موثّق.</translation>
    </message>
    <message>
        <source>The pause between two kernels of a stream is assumed. No GPU was available to measure it.</source>
        <extracomment>dispatch.json /dispatch/assumptions/stream_gap_us</extracomment>
        <translation>الوقفة بين نواتين في مجرى (stream) واحد مفترضة. لم يتوفر معالج GPU لقياسها.</translation>
    </message>
    <message>
        <source>A measurement bounds the time per replayed kernel. The pause inside that bound is a choice.</source>
        <extracomment>dispatch.json /dispatch/assumptions/graph_gap_us</extracomment>
        <translation>هناك قياس يحدّ الزمن لكل نواة معاد تشغيلها. والوقفة ضمن ذلك الحد اختيار.</translation>
    </message>
    <message>
        <source>No kernel is taken to be shorter than 2 µs. The limit is assumed, not measured.</source>
        <extracomment>dispatch.json /dispatch/assumptions/shortest_kernel_us</extracomment>
        <translation>يُفترض أنه لا توجد نواة أقصر من ٢ µs. هذا الحد مفترض وغير مقيس.</translation>
    </message>
    <message>
        <source>Library kernels</source>
        <extracomment>fusion.json /granularities/0/name</extracomment>
        <translation>أنوية المكتبات</translation>
    </message>
    <message>
        <source>Dropout in steps</source>
        <extracomment>fusion.json /granularities/1/name</extracomment>
        <translation>الإسقاط العشوائي (dropout) على خطوات</translation>
    </message>
    <message>
        <source>Primitive operations</source>
        <extracomment>fusion.json /granularities/2/name</extracomment>
        <translation>العمليات الأولية</translation>
    </message>
    <message>
        <source>Inference: no dropout</source>
        <extracomment>fusion.json /granularities/3/name</extracomment>
        <translation>استدلال: دون إسقاط عشوائي</translation>
    </message>
    <message>
        <source>One fused kernel</source>
        <extracomment>fusion.json /granularities/4/name</extracomment>
        <translation>نواة مدموجة واحدة</translation>
    </message>
    <message>
        <source>One fused kernel, inference</source>
        <extracomment>fusion.json /granularities/5/name</extracomment>
        <translation>نواة مدموجة واحدة، استدلال</translation>
    </message>
    <message>
        <source>Weights and bias are scalars or one value per channel</source>
        <extracomment>fusion.json /conventions/0/name</extracomment>
        <translation>الأوزان والانحياز أعداد مفردة أو قيمة واحدة لكل قناة</translation>
    </message>
    <message>
        <source>Weights and bias are full tensors</source>
        <extracomment>fusion.json /conventions/1/name</extracomment>
        <translation>الأوزان والانحياز موتّرات كاملة</translation>
    </message>
    <message>
        <source>Only the round trips of the three intermediates</source>
        <extracomment>fusion.json /conventions/2/name</extracomment>
        <translation>ذهاب النتائج الوسيطة الثلاث وإيابها فقط</translation>
    </message>
    <message>
        <source>Multiply and add are one kernel already</source>
        <extracomment>fusion.json /conventions/3/name</extracomment>
        <translation>الضرب والجمع نواة واحدة من الأصل</translation>
    </message>
    <message>
        <source>Cloud Titan</source>
        <extracomment>tracks.json /tracks/0/name</extracomment>
        <translation>عملاق السحابة</translation>
    </message>
    <message>
        <source>You design the serving of large language models.</source>
        <extracomment>tracks.json /tracks/0/persona</extracomment>
        <translation>أنت تصمّم خدمة تشغيل النماذج اللغوية الكبيرة.</translation>
    </message>
    <message>
        <source>Reach the highest serving throughput for Llama-3-70B.</source>
        <extracomment>tracks.json /tracks/0/goal</extracomment>
        <translation>حقّق أعلى إنتاجية في خدمة النموذج Llama-3-70B.</translation>
    </message>
    <message>
        <source>The Python ceiling: at small batches, eager launch overhead keeps an H100 idle.</source>
        <extracomment>tracks.json /tracks/0/crisis</extracomment>
        <translation>سقف Python: مع الدفعات الصغيرة تُبقي كلفة الإطلاق في النمط الفوري معالج H100 خاملًا.</translation>
    </message>
    <message>
        <source>Edge Guardian</source>
        <extracomment>tracks.json /tracks/1/name</extracomment>
        <translation>حارس الطرف</translation>
    </message>
    <message>
        <source>You lead safety for an autonomous vehicle.</source>
        <extracomment>tracks.json /tracks/1/persona</extracomment>
        <translation>أنت مسؤول عن سلامة مركبة ذاتية القيادة.</translation>
    </message>
    <message>
        <source>Keep a control loop within 10 ms, every time.</source>
        <extracomment>tracks.json /tracks/1/goal</extracomment>
        <translation>أبقِ حلقة التحكّم ضمن ١٠ ms في كل مرة.</translation>
    </message>
    <message>
        <source>The jitter tax: garbage collection and eager dispatch make the slowest 1 % of loops miss the deadline.</source>
        <extracomment>tracks.json /tracks/1/crisis</extracomment>
        <translation>ضريبة التذبذب: جمع المهملات والإرسال الفوري يجعلان أبطأ ١٪ من الدورات تتجاوز المهلة.</translation>
    </message>
    <message>
        <source>Mobile Nomad</source>
        <extracomment>tracks.json /tracks/2/name</extracomment>
        <translation>رحّالة الأجهزة المحمولة</translation>
    </message>
    <message>
        <source>You develop for augmented-reality glasses.</source>
        <extracomment>tracks.json /tracks/2/persona</extracomment>
        <translation>أنت تطوّر لنظّارات الواقع المعزّز.</translation>
    </message>
    <message>
        <source>Translate at 60 frames per second within the energy budget.</source>
        <extracomment>tracks.json /tracks/2/goal</extracomment>
        <translation>ترجم بين اللغات بمعدل ٦٠ إطارًا في الثانية ضمن ميزانية الطاقة.</translation>
    </message>
    <message>
        <source>The fusion gap: unfused kernels spend the energy budget on moving intermediates through DRAM.</source>
        <extracomment>tracks.json /tracks/2/crisis</extracomment>
        <translation>فجوة الدمج: الأنوية غير المدموجة تنفق ميزانية الطاقة على نقل النتائج الوسيطة عبر ذاكرة DRAM.</translation>
    </message>
    <message>
        <source>Tiny Pioneer</source>
        <extracomment>tracks.json /tracks/3/name</extracomment>
        <translation>رائد الأجهزة الدقيقة</translation>
    </message>
    <message>
        <source>You lead the development of a hearing device.</source>
        <extracomment>tracks.json /tracks/3/persona</extracomment>
        <translation>أنت تقود تطوير جهاز للسمع.</translation>
    </message>
    <message>
        <source>Suppress noise in less than 10 ms and with less than 1 mW.</source>
        <extracomment>tracks.json /tracks/3/goal</extracomment>
        <translation>اكبت الضوضاء في أقل من ١٠ ms وبأقل من ١ mW.</translation>
    </message>
    <message>
        <source>Binary bloat: a full framework does not fit, so you weigh an interpreter against bare metal.</source>
        <extracomment>tracks.json /tracks/3/crisis</extracomment>
        <translation>تضخّم البرنامج: لا مكان لإطار عمل كامل، ولذلك توازن بين مفسِّر والتنفيذ على العتاد مباشرة.</translation>
    </message>
    <message>
        <source>The count of eager kernels per layer is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/kernels_per_layer</extracomment>
        <translation>عدد الأنوية الفورية لكل طبقة مفترض.</translation>
    </message>
    <message>
        <source>The count of kernels outside the layers is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/kernels_extra</extracomment>
        <translation>عدد الأنوية خارج الطبقات مفترض.</translation>
    </message>
    <message>
        <source>The time of one exchange between GPUs is assumed to be 8 µs.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/collective_us</extracomment>
        <translation>زمن عملية التبادل الواحدة بين معالجات GPU مفترض بقيمة ٨ µs.</translation>
    </message>
    <message>
        <source>The share of peak that matrix products reach is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/compute_efficiency</extracomment>
        <translation>حصة الأداء الأقصى التي يبلغها ضرب المصفوفات مفترضة.</translation>
    </message>
    <message>
        <source>The share of launches that compiling removes is assumed to be that of keyword spotting.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/rho</extracomment>
        <translation>حصة عمليات الإطلاق التي تزيلها الترجمة (compile) مفترضة كما في رصد الكلمات المفتاحية.</translation>
    </message>
    <message>
        <source>One miss in a million loops is an assumed safety target.</source>
        <extracomment>tracks.json /edge_loop/assumptions/miss_target</extracomment>
        <translation>تجاوز واحد للمهلة في كل مليون دورة هدف سلامة مفترض.</translation>
    </message>
    <message>
        <source>The share of the loop for sensing and acting is assumed.</source>
        <extracomment>tracks.json /edge_loop/assumptions/sensor_ms</extracomment>
        <translation>حصة الاستشعار والفعل من الحلقة مفترضة.</translation>
    </message>
    <message>
        <source>The spread of GPU times is assumed.</source>
        <extracomment>tracks.json /edge_loop/assumptions/gpu_variation</extracomment>
        <translation>تشتّت أزمنة معالج GPU مفترض.</translation>
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
        <translation>كلفة الإطلاق وتشتّتها وزمن الحساب في الحلقة مفترضة.</translation>
    </message>
    <message>
        <source>The cost of garbage collection is measured. How often it and the other delays occur is assumed.</source>
        <extracomment>tracks.json /edge_modes/0/assumptions/events
----------
tracks.json /edge_modes/2/assumptions/events</extracomment>
        <translation>كلفة جمع المهملات مقيسة. أما تكرار حدوثه وتكرار التأخيرات الأخرى فمفترض.</translation>
    </message>
    <message>
        <source>Eager, garbage collector frozen</source>
        <extracomment>tracks.json /edge_modes/1/name</extracomment>
        <translation>فوري، وجامع المهملات مجمّد</translation>
    </message>
    <message>
        <source>How often the system interrupts the loop is assumed.</source>
        <extracomment>tracks.json /edge_modes/1/assumptions/events
----------
tracks.json /edge_modes/3/assumptions/events
----------
tracks.json /edge_modes/4/assumptions/events</extracomment>
        <translation>تكرار مقاطعة النظام للحلقة مفترض.</translation>
    </message>
    <message>
        <source>Compiled, garbage collector on</source>
        <extracomment>tracks.json /edge_modes/2/name</extracomment>
        <translation>مترجَم، وجامع المهملات يعمل</translation>
    </message>
    <message>
        <source>CUDA graphs, garbage collector frozen</source>
        <extracomment>tracks.json /edge_modes/3/name</extracomment>
        <translation>مخططات CUDA graph، وجامع المهملات مجمّد</translation>
    </message>
    <message>
        <source>Compiled C++ on a real-time kernel</source>
        <extracomment>tracks.json /edge_modes/4/name</extracomment>
        <translation>برنامج C++ مترجَم على نواة نظام تشغيل للزمن الحقيقي</translation>
    </message>
    <message>
        <source>The sizes, counts and efficiency of this frame are assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/*</extracomment>
        <translation>أحجام هذا الإطار وأعداده وكفاءته مفترضة.</translation>
    </message>
    <message>
        <source>36 pJ per byte is a figure for recent low-power memory that is not confirmed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/pj_per_dram_byte</extracomment>
        <translation>القيمة ٣٦ pJ لكل بايت تخص ذاكرة حديثة منخفضة القدرة، وهي غير مؤكدة.</translation>
    </message>
    <message>
        <source>1 pJ per operation is assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/pj_per_op</extracomment>
        <translation>القيمة ١ pJ لكل عملية مفترضة.</translation>
    </message>
    <message>
        <source>The budget spreads the battery over two hours. The two hours are assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/power_budget_w</extracomment>
        <translation>توزّع الميزانية طاقة البطارية على ساعتين. والساعتان مفترضتان.</translation>
    </message>
    <message>
        <source>The operations per hop are assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/ops</extracomment>
        <translation>عدد العمليات في كل قفزة (hop) مفترض.</translation>
    </message>
    <message>
        <source>The rate is worked out from a published model at 216 MHz. The clock and the count of operations are not confirmed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/ops_per_cycle</extracomment>
        <translation>حُسب المعدل من نموذج منشور عند ٢١٦ MHz. ولم يتأكد التردد ولا عدد العمليات.</translation>
    </message>
    <message>
        <source>The size of the application is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/app_flash_bytes</extracomment>
        <translation>حجم التطبيق مفترض.</translation>
    </message>
    <message>
        <source>The memory of the application is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/app_ram_bytes</extracomment>
        <translation>ذاكرة التطبيق مفترضة.</translation>
    </message>
    <message>
        <source>The size of the weights is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/weight_bytes</extracomment>
        <translation>حجم الأوزان مفترض.</translation>
    </message>
    <message>
        <source>The working memory of the model is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/arena_bytes</extracomment>
        <translation>ذاكرة العمل للنموذج مفترضة.</translation>
    </message>
    <message>
        <source>The count of kernels in the model is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/kernels</extracomment>
        <translation>عدد الأنوية في النموذج مفترض.</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <extracomment>tracks.json /runtimes/0/name</extracomment>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>The size of this runtime is assumed.</source>
        <extracomment>tracks.json /runtimes/0/assumptions/*</extracomment>
        <translation>حجم بيئة التشغيل هذه مفترض.</translation>
    </message>
    <message>
        <source>TensorFlow Lite, full</source>
        <extracomment>tracks.json /runtimes/1/name</extracomment>
        <translation>مكتبة TensorFlow Lite الكاملة</translation>
    </message>
    <message>
        <source>The size and the 4 % overhead of this runtime are assumed.</source>
        <extracomment>tracks.json /runtimes/1/assumptions/*</extracomment>
        <translation>حجم بيئة التشغيل هذه وكلفتها الإضافية البالغة ٤٪ مفترضان.</translation>
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
        <translation>الكلفة الإضافية للمفسِّر البالغة ٤٪ مفترضة.</translation>
    </message>
    <message>
        <source>The size of one kernel is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/flash_per_kernel_bytes
----------
tracks.json /runtimes/3/assumptions/flash_per_kernel_bytes</extracomment>
        <translation>حجم النواة الواحدة مفترض.</translation>
    </message>
    <message>
        <source>The memory of the interpreter is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/ram_bytes
----------
tracks.json /runtimes/3/assumptions/ram_bytes</extracomment>
        <translation>ذاكرة المفسِّر مفترضة.</translation>
    </message>
    <message>
        <source>TensorFlow Lite Micro</source>
        <extracomment>tracks.json /runtimes/3/name</extracomment>
        <translation>TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>Compiled C</source>
        <extracomment>tracks.json /runtimes/4/name</extracomment>
        <translation>برنامج C مترجَم</translation>
    </message>
    <message>
        <source>The size of the generated code is assumed.</source>
        <extracomment>tracks.json /runtimes/4/assumptions/*</extracomment>
        <translation>حجم البرنامج المولَّد مفترض.</translation>
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
        <translation>يُفترض أن برنامج التشغيل وإطار العمل يحجزان ١ GB من كل جهاز.</translation>
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
        <translation>%1  %2 (%3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>The same line read aloud, without the symbol.</extracomment>
        <translation>%1، %2</translation>
    </message>
</context>
<context>
    <name>rp::AssumptionMark</name>
    <message>
        <source>assumption</source>
        <extracomment>A mark beside a value that is assumed, not measured. As short as possible.</extracomment>
        <translation>افتراض</translation>
    </message>
    <message>
        <source>Assumption</source>
        <extracomment>Spoken name of the assumption mark; %1 is the name of the value.</extracomment>
        <translation>افتراض</translation>
    </message>
    <message>
        <source>Assumption: %1</source>
        <translation>افتراض: %1</translation>
    </message>
</context>
<context>
    <name>rp::BriefPage</name>
    <message numerus="yes">
        <source>You have a message. Read it, then make a prediction. The whole act takes about %n minute(s).</source>
        <translation>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي %Ln دقيقة.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي دقيقة واحدة.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي دقيقتين.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي %Ln دقائق.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي %Ln دقيقة.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي %Ln دقيقة.</numerusform>
        </translation>
    </message>
    <message>
        <source>From %1</source>
        <extracomment>Who wrote the message: a name and a role.</extracomment>
        <translation>من %1</translation>
    </message>
    <message>
        <source>Good to know before you start</source>
        <translation>معلومات مفيدة قبل أن تبدأ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A term and its explanation, read together.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rp::CanvasText</name>
    <message>
        <source>From %1 to %2</source>
        <comment>Title of a value axis that has only a range. %1 and %2 are values with their units.</comment>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <comment>Title of a value axis. %1: what it measures, %2 and %3: its ends, with their units.</comment>
        <translation>%1، من %2 إلى %3</translation>
    </message>
</context>
<context>
    <name>rp::Catalogue</name>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <translation>تعذّرت قراءة الملف (%1)</translation>
    </message>
    <message>
        <source>the key %1 is used twice</source>
        <translation>المفتاح %1 مستخدم مرتين</translation>
    </message>
    <message>
        <source>there is no entry with the key %1</source>
        <translation>لا يوجد عنصر بالمفتاح %1</translation>
    </message>
    <message>
        <source>the device has no dense peak for %1</source>
        <translation>ليس للجهاز أداء أقصى كثيف بدقة %1</translation>
    </message>
    <message>
        <source>the schema is missing</source>
        <translation>المخطط (schema) غير موجود</translation>
    </message>
</context>
<context>
    <name>rp::ChartExport</name>
    <message>
        <source>The file %1 could not be written; choose a folder that you may write to and that has free space.</source>
        <comment>%1: file name with its folder</comment>
        <translation>تعذّرت كتابة الملف %1؛ اختر مجلدًا يُسمح لك بالكتابة فيه وفيه مساحة فارغة.</translation>
    </message>
</context>
<context>
    <name>rp::ChartWidget</name>
    <message>
        <source>Arrow keys read the values one by one; the question mark key lists all keys.</source>
        <translation>مفاتيح الأسهم تقرأ القيم واحدة تلو الأخرى؛ ومفتاح علامة الاستفهام يعرض كل المفاتيح.</translation>
    </message>
    <message>
        <source>Left and right arrow: value before or after</source>
        <translation>السهم الأيمن والأيسر: القيمة السابقة أو التالية</translation>
    </message>
    <message>
        <source>Up and down arrow: series above or below</source>
        <translation>السهم الأعلى والأسفل: السلسلة التي فوق أو تحت</translation>
    </message>
    <message>
        <source>Home, End: first or last value of the series</source>
        <translation>المفتاحان Home وEnd: أول قيمة في السلسلة أو آخرها</translation>
    </message>
    <message>
        <source>Ctrl+Home, Ctrl+End: first or last value of the chart</source>
        <translation>مفتاح Ctrl مع Home أو End: أول قيمة في الرسم أو آخرها</translation>
    </message>
    <message>
        <source>Enter: go to the values</source>
        <translation>مفتاح Enter: الانتقال إلى القيم</translation>
    </message>
    <message>
        <source>Esc: back to the chart as a whole</source>
        <translation>مفتاح Esc: العودة إلى الرسم كله</translation>
    </message>
    <message>
        <source>Question mark: this list</source>
        <translation>علامة الاستفهام: هذه القائمة</translation>
    </message>
    <message>
        <source>Keys in this chart</source>
        <translation>المفاتيح في هذا الرسم</translation>
    </message>
    <message>
        <source>Data table</source>
        <extracomment>Button that shows or hides the numbers behind a chart.</extracomment>
        <translation>جدول البيانات</translation>
    </message>
    <message>
        <source>Shows the values of this chart as a table below it.</source>
        <translation>يُظهر قيم هذا الرسم في جدول تحته.</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <extracomment>Button that opens a menu with copy and export of a chart.</extracomment>
        <translation>قائمة الرسم</translation>
    </message>
    <message>
        <source>Copy the values, export the chart, list its keys.</source>
        <translation>نسخ القيم، وتصدير الرسم، وعرض مفاتيحه.</translation>
    </message>
    <message>
        <source>Copy values as CSV</source>
        <translation>نسخ القيم بصيغة CSV</translation>
    </message>
    <message>
        <source>Export values as CSV…</source>
        <translation>تصدير القيم بصيغة CSV…</translation>
    </message>
    <message>
        <source>Export picture as SVG…</source>
        <translation>تصدير الصورة بصيغة SVG…</translation>
    </message>
    <message>
        <source>Export picture as PNG…</source>
        <translation>تصدير الصورة بصيغة PNG…</translation>
    </message>
    <message>
        <source>Values copied.</source>
        <translation>نُسخت القيم.</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>تصدير الرسم</translation>
    </message>
    <message>
        <source>%1 file (%2)</source>
        <extracomment>File type in a dialog. %1: &quot;CSV&quot;, &quot;SVG&quot; or &quot;PNG&quot;; %2: its file pattern.</extracomment>
        <translation>ملف %1 (%2)</translation>
    </message>
    <message>
        <source>Chart exported to %1.</source>
        <translation>صُدّر الرسم إلى %1.</translation>
    </message>
    <message>
        <source>Data table: %1</source>
        <extracomment>Accessible name of the button &quot;Data table&quot;; keep its text in front. %1: title of the chart.</extracomment>
        <translation>جدول البيانات: %1</translation>
    </message>
    <message>
        <source>Chart menu: %1</source>
        <extracomment>Accessible name of the button &quot;Chart menu&quot;; keep its text in front. %1: title of the chart.</extracomment>
        <translation>قائمة الرسم: %1</translation>
    </message>
</context>
<context>
    <name>rp::CommandLine</name>
    <message>
        <source>There is no option %1; see ridgepoint --help.</source>
        <translation>لا يوجد خيار باسم %1؛ انظر ridgepoint --help.</translation>
    </message>
    <message>
        <source>There is no command %1; see ridgepoint --help.</source>
        <translation>لا يوجد أمر باسم %1؛ انظر ridgepoint --help.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>الخيار %1 يحتاج إلى قيمة.</translation>
    </message>
    <message>
        <source>There is no language %1; choose one of %2.</source>
        <extracomment>%1 is what was given, %2 lists what is possible.</extracomment>
        <translation>لا توجد لغة بالرمز %1؛ اختر واحدة من %2.</translation>
    </message>
    <message>
        <source>There is no theme %1; choose one of %2.</source>
        <extracomment>%1 is what was given, %2 lists what is possible.</extracomment>
        <translation>لا يوجد مظهر باسم %1؛ اختر واحدًا من %2.</translation>
    </message>
    <message>
        <source>The text size %1 can&apos;t be used; give a whole number from %2 to %3.</source>
        <extracomment>%1 is what was given, %2 and %3 are the smallest and largest percentage.</extracomment>
        <translation>لا يمكن استخدام حجم النص %1؛ أعطِ عددًا صحيحًا من %2 إلى %3.</translation>
    </message>
    <message>
        <source>There is no place %1; write it like %2.</source>
        <extracomment>%1 is what was given, %2 an example.</extracomment>
        <translation>لا يوجد موضع باسم %1؛ اكتبه على نحو %2.</translation>
    </message>
    <message>
        <source>The tour needs a folder for its pictures: %1.</source>
        <translation>تحتاج الجولة إلى مجلد لصورها: %1.</translation>
    </message>
    <message>
        <source>The option %1 has no meaning for the tour.</source>
        <translation>الخيار %1 لا معنى له في الجولة.</translation>
    </message>
    <message>
        <source>Ridgepoint: predict, explore and understand why machine-learning code runs slowly.</source>
        <translation>برنامج Ridgepoint: توقّع واستكشف وافهم لماذا يعمل برنامج تعلّم الآلة ببطء.</translation>
    </message>
    <message>
        <source>Open the window:</source>
        <translation>فتح النافذة:</translation>
    </message>
    <message>
        <source>keep the session in DIR</source>
        <translation>حفظ الجلسة في المجلد DIR</translation>
    </message>
    <message>
        <source>language: %1</source>
        <translation>اللغة: %1</translation>
    </message>
    <message>
        <source>colours: %1</source>
        <translation>الألوان: %1</translation>
    </message>
    <message>
        <source>text size from %1 to %2</source>
        <translation>حجم النص من %1 إلى %2</translation>
    </message>
    <message>
        <source>go to a step that is open, such as %1</source>
        <translation>الانتقال إلى خطوة مفتوحة، مثل %1</translation>
    </message>
    <message>
        <source>for projecting: every step is open, nothing is saved</source>
        <translation>للعرض أمام الجمهور: كل الخطوات مفتوحة، ولا يُحفظ شيء</translation>
    </message>
    <message>
        <source>say the version</source>
        <translation>عرض رقم الإصدار</translation>
    </message>
    <message>
        <source>say this</source>
        <translation>عرض هذه التعليمات</translation>
    </message>
    <message>
        <source>Without a window:</source>
        <translation>دون نافذة:</translation>
    </message>
    <message>
        <source>answer a function of the models; see compute --help</source>
        <translation>حساب دالة من دوال النماذج؛ انظر compute --help</translation>
    </message>
    <message>
        <source>check lab and catalogue files</source>
        <translation>فحص ملفات المختبرات والفهرس</translation>
    </message>
    <message>
        <source>a scripted learner walks through the lab and leaves pictures in DIR; --lang and --theme can be given more than once</source>
        <translation>متعلّم آلي يجتاز المختبر ويترك صورًا في المجلد DIR؛ ويمكن تكرار --lang و--theme</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 the command line can&apos;t be used, 3 the input can&apos;t be used.</source>
        <translation>حالة الخروج: 0 تمّ، 2 لا يمكن استخدام سطر الأوامر، 3 لا يمكن استخدام المُدخلات.</translation>
    </message>
</context>
<context>
    <name>rp::CompletionCard</name>
    <message>
        <source>You predicted %1, and the instrument says %2.</source>
        <translation>توقّعتَ %1، وقيمة الأداة التفاعلية %2.</translation>
    </message>
    <message>
        <source>You predicted: %1</source>
        <translation>توقّعتَ: %1</translation>
    </message>
    <message>
        <source>You found %1 of %2 discoveries and skipped the rest.</source>
        <translation>أنجزتَ %1 من %2 من الاكتشافات وتخطّيت الباقي.</translation>
    </message>
    <message>
        <source>You found %1 of %2 discoveries.</source>
        <translation>أنجزتَ %1 من %2 من الاكتشافات.</translation>
    </message>
    <message>
        <source>Right at the first answer: %1 of %2 questions.</source>
        <translation>الإجابة الأولى صحيحة في: %1 من %2 من الأسئلة.</translation>
    </message>
    <message>
        <source>Next comes: %1</source>
        <translation>ما يلي: %1</translation>
    </message>
    <message>
        <source>This was the last act of this lab. Your ledger keeps everything. You can go back to any step and use the instrument again.</source>
        <translation>كان هذا آخر فصل في هذا المختبر. يحتفظ سجل المختبر بكل شيء. يمكنك أن تعود إلى أي خطوة وأن تستخدم الأداة التفاعلية من جديد.</translation>
    </message>
    <message>
        <source>✓ You finished “%1”</source>
        <extracomment>%1 is the title of an act.</extracomment>
        <translation>✓ أنهيتَ «%1»</translation>
    </message>
</context>
<context>
    <name>rp::Compute</name>
    <message>
        <source>Kernel launches per pass</source>
        <translation>عدد عمليات إطلاق الأنوية في التمرير</translation>
    </message>
    <message>
        <source>Math per kernel</source>
        <translation>الحساب لكل نواة</translation>
    </message>
    <message>
        <source>Cost of one launch</source>
        <translation>كلفة عملية إطلاق واحدة</translation>
    </message>
    <message>
        <source>Memory time per pass</source>
        <translation>زمن الذاكرة في التمرير</translation>
    </message>
    <message>
        <source>Time of one kernel</source>
        <translation>زمن النواة الواحدة</translation>
    </message>
    <message>
        <source>Share of launches that compiling removes</source>
        <translation>حصة عمليات الإطلاق التي تزيلها الترجمة (compile)</translation>
    </message>
    <message>
        <source>Share of memory time that compiling removes</source>
        <translation>حصة زمن الذاكرة التي تزيلها الترجمة (compile)</translation>
    </message>
    <message>
        <source>Depth of the launch queue</source>
        <translation>عمق طابور الإطلاق</translation>
    </message>
    <message>
        <source>Delay between a launch and the kernel&apos;s start</source>
        <translation>التأخير بين الإطلاق وبدء النواة</translation>
    </message>
    <message>
        <source>Shortest pause between two kernels</source>
        <translation>أقصر وقفة بين نواتين</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>Bytes per element</source>
        <translation>عدد البايتات لكل عنصر</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>عرض نطاق الذاكرة</translation>
    </message>
    <message>
        <source>Peak of the device</source>
        <translation>الأداء الأقصى للجهاز</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>عدد عناصر الموتّر</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>حجم الدفعة</translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation>أعطِ عددًا صحيحًا من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Give a number greater than %1 and at most %2.</source>
        <translation>أعطِ عددًا أكبر من %1 ولا يزيد على %2.</translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation>أعطِ عددًا من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation>أعطِ true أو false.</translation>
    </message>
    <message>
        <source>Choose one of these: %1.</source>
        <translation>اختر واحدًا مما يلي: %1.</translation>
    </message>
    <message>
        <source>Give a list of numbers.</source>
        <translation>أعطِ قائمة من الأعداد.</translation>
    </message>
    <message>
        <source>Give a number or a list of numbers.</source>
        <translation>أعطِ عددًا أو قائمة من الأعداد.</translation>
    </message>
    <message>
        <source>The argument %1 has the wrong type.</source>
        <translation>نوع الوسيط %1 خاطئ.</translation>
    </message>
    <message>
        <source>The argument %1 must be finite.</source>
        <translation>يجب أن تكون قيمة الوسيط %1 محدودة.</translation>
    </message>
    <message>
        <source>The argument %1 must be a whole number.</source>
        <translation>يجب أن يكون الوسيط %1 عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>The argument %1 is out of range.</source>
        <translation>الوسيط %1 خارج النطاق.</translation>
    </message>
    <message>
        <source>The argument %1 names something unknown.</source>
        <translation>الوسيط %1 يذكر شيئًا غير معروف.</translation>
    </message>
    <message>
        <source>The list %1 is too long.</source>
        <translation>القائمة %1 أطول من اللازم.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what is wrong, %2 how to mend it; both are whole sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A number is too large. Give a number below 1e300.</source>
        <translation>أحد الأعداد أكبر من اللازم. أعطِ عددًا أصغر من 1e300.</translation>
    </message>
    <message>
        <source>A member is given twice. Give it once.</source>
        <translation>أحد الأعضاء مذكور مرتين. اذكره مرة واحدة.</translation>
    </message>
    <message>
        <source>A request has only the members %1 and %2. Remove the other one.</source>
        <translation>ليس في الطلب إلا العضوان %1 و%2. احذف العضو الآخر.</translation>
    </message>
    <message>
        <source>There are more arguments than any function has. Remove some.</source>
        <translation>عدد الوسائط أكبر مما تقبله أي دالة. احذف بعضها.</translation>
    </message>
    <message>
        <source>This is not valid JSON. Correct it at byte %1.</source>
        <translation>هذا ليس JSON صحيحًا. صحّحه عند البايت %1.</translation>
    </message>
    <message>
        <source>The request names no function. Add the member %1.</source>
        <translation>الطلب لا يسمّي دالة. أضف العضو %1.</translation>
    </message>
    <message>
        <source>The name of the function must be text. Put it in quotes.</source>
        <translation>يجب أن يكون اسم الدالة نصًّا. ضعه بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>There is no function %1. The option %2 lists all functions.</source>
        <translation>لا توجد دالة باسم %1. الخيار %2 يعرض كل الدوال.</translation>
    </message>
    <message>
        <source>The arguments are missing. Give them as a JSON object, such as %1.</source>
        <translation>الوسائط ناقصة. أعطها في صورة كائن JSON، مثل %1.</translation>
    </message>
    <message>
        <source>The function %1 has no argument %2.</source>
        <translation>ليس للدالة %1 وسيط باسم %2.</translation>
    </message>
    <message>
        <source>The argument %1 is missing.</source>
        <translation>الوسيط %1 ناقص.</translation>
    </message>
    <message>
        <source>Give at most %1 numbers.</source>
        <translation>أعطِ %1 من الأعداد على الأكثر.</translation>
    </message>
    <message>
        <source>The result is not defined for these arguments. Choose values that are less extreme.</source>
        <translation>النتيجة غير معرَّفة لهذه الوسائط. اختر قيمًا أقل تطرّفًا.</translation>
    </message>
    <message>
        <source>The line is too long. Keep it below %1 bytes.</source>
        <translation>السطر أطول من اللازم. يجب أن يكون أقصر من %1 بايت.</translation>
    </message>
    <message>
        <source>Time of the first compilation</source>
        <translation>زمن الترجمة الأولى (compile)</translation>
    </message>
    <message>
        <source>Inferences per second before compiling</source>
        <translation>عدد الاستدلالات في الثانية قبل الترجمة (compile)</translation>
    </message>
    <message>
        <source>Throughput gain by compiling; 0.48 means 48 %</source>
        <translation>مكسب الإنتاجية من الترجمة (compile)؛ القيمة 0.48 تعني 48%</translation>
    </message>
    <message>
        <source>Inferences per day of the whole fleet</source>
        <translation>عدد الاستدلالات في اليوم على كل الخوادم معًا</translation>
    </message>
    <message>
        <source>Length of the deployment</source>
        <translation>مدة النشر</translation>
    </message>
    <message>
        <source>Replicas that compile</source>
        <translation>عدد النسخ التي تُجري الترجمة (compile)</translation>
    </message>
    <message>
        <source>Share of replicas that find a compiled model</source>
        <translation>حصة النسخ التي تجد نموذجًا مترجَمًا</translation>
    </message>
    <message>
        <source>Time to load a compiled model</source>
        <translation>زمن تحميل نموذج مترجَم</translation>
    </message>
    <message>
        <source>Recompilations per replica</source>
        <translation>عدد مرات إعادة الترجمة (compile) في كل نسخة</translation>
    </message>
    <message>
        <source>Time of one recompilation</source>
        <translation>زمن إعادة ترجمة واحدة (compile)</translation>
    </message>
    <message>
        <source>Share of calls that run compiled code</source>
        <translation>حصة الاستدعاءات التي تنفّذ برنامجًا مترجَمًا</translation>
    </message>
    <message>
        <source>Cost of the guards per call</source>
        <translation>كلفة الحرّاس (guards) لكل استدعاء</translation>
    </message>
    <message>
        <source>Warm-up time per replica</source>
        <translation>زمن الإحماء لكل نسخة</translation>
    </message>
    <message>
        <source>Input shapes that occur</source>
        <translation>عدد أشكال المُدخلات التي ترد</translation>
    </message>
    <message>
        <source>Graphs that are kept</source>
        <translation>عدد المخططات المحفوظة</translation>
    </message>
    <message>
        <source>What happens when a new shape arrives</source>
        <translation>ما يحدث حين يرد شكل جديد</translation>
    </message>
    <message>
        <source>Stage of compilation</source>
        <translation>مرحلة الترجمة (compile)</translation>
    </message>
    <message>
        <source>Break-even and net saving of compiling</source>
        <translation>نقطة التعادل وصافي التوفير من الترجمة (compile)</translation>
    </message>
    <message>
        <source>Break-even over a range of gains</source>
        <translation>نقطة التعادل على مدى من المكاسب</translation>
    </message>
    <message>
        <source>Graphs compiled for changing shapes</source>
        <translation>المخططات المترجَمة لأشكال متغيّرة</translation>
    </message>
    <message>
        <source>Flexibility and speed-up of a compilation stage</source>
        <translation>المرونة والتسريع في إحدى مراحل الترجمة (compile)</translation>
    </message>
    <message>
        <source>Utilization to be reached</source>
        <translation>الاستغلال المطلوب بلوغه</translation>
    </message>
    <message>
        <source>Factor on the math</source>
        <translation>عامل يُضرب فيه الحساب</translation>
    </message>
    <message>
        <source>Share of launches that is left</source>
        <translation>الحصة المتبقية من عمليات الإطلاق</translation>
    </message>
    <message>
        <source>No kernel is shorter than this</source>
        <translation>لا نواة أقصر من هذا الزمن</translation>
    </message>
    <message>
        <source>Memory time that is left after compiling</source>
        <translation>زمن الذاكرة المتبقي بعد الترجمة (compile)</translation>
    </message>
    <message>
        <source>How many times longer the math takes</source>
        <translation>كم مرة يطول زمن الحساب</translation>
    </message>
    <message>
        <source>How many times longer the memory time is</source>
        <translation>كم مرة يطول زمن الذاكرة</translation>
    </message>
    <message>
        <source>Samples per pass</source>
        <translation>عدد العيّنات في التمرير</translation>
    </message>
    <message>
        <source>Wall time of the pass</source>
        <translation>الزمن الفعلي للتمرير</translation>
    </message>
    <message>
        <source>A pass in which every launch waits for the previous kernel</source>
        <translation>تمرير تنتظر فيه كل عملية إطلاق النواة السابقة</translation>
    </message>
    <message>
        <source>The same pass after compiling</source>
        <translation>التمرير نفسه بعد الترجمة (compile)</translation>
    </message>
    <message>
        <source>Utilization by a published formula that can exceed one</source>
        <translation>الاستغلال بحسب معادلة منشورة قد تتجاوز الواحد</translation>
    </message>
    <message>
        <source>A workload&apos;s math cut into n kernels</source>
        <translation>حساب حِمل عمل مقسَّم إلى n من الأنوية</translation>
    </message>
    <message>
        <source>Launch reduction that reaches a target utilization</source>
        <translation>مقدار تقليل عمليات الإطلاق الذي يبلغ استغلالًا مطلوبًا</translation>
    </message>
    <message>
        <source>Memory time at which utilization equals a target</source>
        <translation>زمن الذاكرة الذي يساوي عنده الاستغلال قيمة مطلوبة</translation>
    </message>
    <message>
        <source>A serial pass on another device</source>
        <translation>تمرير متسلسل على جهاز آخر</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>عدد العيّنات في الثانية</translation>
    </message>
    <message>
        <source>Kernels of the chain</source>
        <translation>أنوية السلسلة</translation>
    </message>
    <message>
        <source>Share of the bandwidth that is reached</source>
        <translation>الحصة التي تُبلغ من عرض النطاق</translation>
    </message>
    <message>
        <source>Length of the sequence</source>
        <translation>طول المتتالية</translation>
    </message>
    <message>
        <source>Width of one attention head</source>
        <translation>عرض رأس انتباه واحد</translation>
    </message>
    <message>
        <source>Elements that fit on the chip</source>
        <translation>عدد العناصر التي تتسع لها الشريحة</translation>
    </message>
    <message>
        <source>Elements per row</source>
        <translation>عدد العناصر في الصف</translation>
    </message>
    <message>
        <source>Peak of the vector pipes</source>
        <translation>الأداء الأقصى لوحدات المتجهات</translation>
    </message>
    <message>
        <source>Count row statistics as traffic</source>
        <translation>حساب إحصاءات الصفوف ضمن حركة البيانات</translation>
    </message>
    <message>
        <source>Math of the whole chain</source>
        <translation>حساب السلسلة كلها</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>نقطة الحافة</translation>
    </message>
    <message>
        <source>FLOP per operation and element</source>
        <translation>عدد FLOP لكل عملية ولكل عنصر</translation>
    </message>
    <message>
        <source>Memory accesses per element</source>
        <translation>عدد مرات الوصول إلى الذاكرة لكل عنصر</translation>
    </message>
    <message>
        <source>How accesses are counted</source>
        <translation>طريقة عدّ مرات الوصول</translation>
    </message>
    <message>
        <source>Size of the L2 cache</source>
        <translation>حجم الذاكرة المخبئية L2</translation>
    </message>
    <message>
        <source>Tensors that must fit at once</source>
        <translation>عدد الموتّرات التي يجب أن تتسع لها معًا</translation>
    </message>
    <message>
        <source>Kernels and accesses of an operator chain</source>
        <translation>أنوية سلسلة من العمليات ومرات وصولها إلى الذاكرة</translation>
    </message>
    <message>
        <source>Traffic, intensity and time of a chain</source>
        <translation>حركة البيانات والشدة الحسابية والزمن لسلسلة</translation>
    </message>
    <message>
        <source>Two chains compared</source>
        <translation>مقارنة بين سلسلتين</translation>
    </message>
    <message>
        <source>The speed-up as the course computed it</source>
        <translation>التسريع كما حسبه المقرر</translation>
    </message>
    <message>
        <source>Fused operations until a chain reaches the ridge point</source>
        <translation>عدد العمليات المدموجة حتى تبلغ السلسلة نقطة الحافة</translation>
    </message>
    <message>
        <source>Accesses of y = sigmoid(relu(x*w + b))</source>
        <translation>مرات الوصول إلى الذاكرة في y = sigmoid(relu(x*w + b))</translation>
    </message>
    <message>
        <source>Traffic of standard over flash attention</source>
        <translation>حركة البيانات في الانتباه المعتاد مقسومة على حركتها في flash attention</translation>
    </message>
    <message>
        <source>Elements moved by standard attention</source>
        <translation>عدد العناصر التي ينقلها الانتباه المعتاد</translation>
    </message>
    <message>
        <source>Elements moved by flash attention</source>
        <translation>عدد العناصر التي ينقلها flash attention</translation>
    </message>
    <message>
        <source>Whether a tensor stays in the L2 cache</source>
        <translation>هل يبقى الموتّر في الذاكرة المخبئية L2</translation>
    </message>
    <message>
        <source>Give one launch cost for all kernels, or a list that is as long as the list of durations.</source>
        <translation>أعطِ كلفة إطلاق واحدة لكل الأنوية، أو قائمة بطول قائمة المدد.</translation>
    </message>
    <message>
        <source>A sync names a kernel that the pass doesn&apos;t have. Count kernels from 0.</source>
        <translation>نقطة انتظار تذكر نواة ليست في التمرير. ابدأ عدّ الأنوية من 0.</translation>
    </message>
    <message>
        <source>Launch cost of the graph</source>
        <translation>كلفة إطلاق المخطط</translation>
    </message>
    <message>
        <source>Launch cost per kernel of the graph</source>
        <translation>كلفة الإطلاق لكل نواة في المخطط</translation>
    </message>
    <message>
        <source>How many times faster the GPU gets</source>
        <translation>عامل زيادة سرعة معالج GPU</translation>
    </message>
    <message>
        <source>Duration of each kernel</source>
        <translation>مدة كل نواة</translation>
    </message>
    <message>
        <source>Kernels after which the CPU waits, counted from 0</source>
        <translation>الأنوية التي ينتظر معالج CPU بعدها، معدودة من 0</translation>
    </message>
    <message>
        <source>Cost of one wait</source>
        <translation>كلفة الانتظار الواحد</translation>
    </message>
    <message>
        <source>A pass through a launch queue</source>
        <translation>تمرير عبر طابور إطلاق</translation>
    </message>
    <message>
        <source>The same pass through a launch queue after compiling</source>
        <translation>التمرير نفسه عبر طابور إطلاق بعد الترجمة (compile)</translation>
    </message>
    <message>
        <source>Replay of a CUDA graph</source>
        <translation>إعادة تشغيل CUDA graph</translation>
    </message>
    <message>
        <source>What a faster GPU does to a pass</source>
        <translation>ما يفعله معالج GPU أسرع بالتمرير</translation>
    </message>
    <message>
        <source>GPU busy of a deep queue in its steady state</source>
        <translation>انشغال GPU مع طابور عميق في الحالة المستقرة</translation>
    </message>
    <message>
        <source>Wall time of a deep queue in closed form</source>
        <translation>الزمن الفعلي مع طابور عميق في صيغة مغلقة</translation>
    </message>
    <message>
        <source>Event simulation of launches and kernels</source>
        <translation>محاكاة الأحداث لعمليات الإطلاق والأنوية</translation>
    </message>
    <message>
        <source>%1 has no sparse peak for %2. Ask for the dense one.</source>
        <extracomment>%1 device key, %2 number format such as fp32</extracomment>
        <translation>ليس للجهاز %1 أداء أقصى متناثر بدقة %2. اطلب الأداء الأقصى الكثيف.</translation>
    </message>
    <message>
        <source>%1 has no sparse peak for %2. Choose another precision.</source>
        <translation>ليس للجهاز %1 أداء أقصى متناثر بدقة %2. اختر دقة أخرى.</translation>
    </message>
    <message>
        <source>%1 has no dense peak for %2. Choose another precision.</source>
        <translation>ليس للجهاز %1 أداء أقصى كثيف بدقة %2. اختر دقة أخرى.</translation>
    </message>
    <message>
        <source>Rows of the product</source>
        <translation>عدد صفوف ناتج الضرب</translation>
    </message>
    <message>
        <source>Columns of the product</source>
        <translation>عدد أعمدة ناتج الضرب</translation>
    </message>
    <message>
        <source>Length of the sums</source>
        <translation>طول كل مجموع</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>الجهاز</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة العددية</translation>
    </message>
    <message>
        <source>Use the peak with 2:4 sparsity</source>
        <translation>استخدام الأداء الأقصى مع تناثر 2:4</translation>
    </message>
    <message>
        <source>Bytes per element of the result</source>
        <translation>عدد البايتات لكل عنصر في النتيجة</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>الشدة الحسابية</translation>
    </message>
    <message>
        <source>FLOP per element</source>
        <translation>عدد FLOP لكل عنصر</translation>
    </message>
    <message>
        <source>Data moved</source>
        <translation>البيانات المنقولة</translation>
    </message>
    <message>
        <source>Math done</source>
        <translation>الحساب المنجز</translation>
    </message>
    <message>
        <source>Share of the peak that is reached</source>
        <translation>الحصة التي تُبلغ من الأداء الأقصى</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن الاستجابة</translation>
    </message>
    <message>
        <source>Useful math</source>
        <translation>الحساب المفيد</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>الزمن الفعلي</translation>
    </message>
    <message>
        <source>Ridge point of a device at a precision</source>
        <translation>نقطة الحافة لجهاز بدقة معينة</translation>
    </message>
    <message>
        <source>Math, traffic and intensity of a matrix product</source>
        <translation>الحساب وحركة البيانات والشدة الحسابية لضرب مصفوفات</translation>
    </message>
    <message>
        <source>Intensity of weights applied to a batch</source>
        <translation>الشدة الحسابية لتطبيق الأوزان على دفعة</translation>
    </message>
    <message>
        <source>Share of peak that a roofline allows</source>
        <translation>الحصة من الأداء الأقصى التي يسمح بها نموذج السقف (roofline)</translation>
    </message>
    <message>
        <source>Side of the square product that meets the ridge point</source>
        <translation>ضلع ناتج الضرب المربّع الذي يوافق نقطة الحافة</translation>
    </message>
    <message>
        <source>Intensity of a pointwise kernel</source>
        <translation>الشدة الحسابية لنواة تعمل عنصرًا عنصرًا</translation>
    </message>
    <message>
        <source>Time from data, math and latency</source>
        <translation>الزمن من البيانات والحساب وزمن الاستجابة</translation>
    </message>
    <message>
        <source>Useful math over time and peak</source>
        <translation>الحساب المفيد مقسومًا على الزمن والأداء الأقصى</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>السيناريو</translation>
    </message>
    <message>
        <source>What is done about the graph break</source>
        <translation>ما يُفعل بشأن انقطاع المخطط</translation>
    </message>
    <message>
        <source>Graph breaks per pass</source>
        <translation>عدد انقطاعات المخطط في التمرير</translation>
    </message>
    <message>
        <source>Guard evaluation per break</source>
        <translation>زمن فحص الحرّاس (guards) لكل انقطاع</translation>
    </message>
    <message>
        <source>Leaving and entering compiled code per break</source>
        <translation>زمن مغادرة البرنامج المترجَم والعودة إليه لكل انقطاع</translation>
    </message>
    <message>
        <source>Waiting for a value per break</source>
        <translation>زمن انتظار قيمة لكل انقطاع</translation>
    </message>
    <message>
        <source>Kernels that are no longer fused, per break</source>
        <translation>عدد الأنوية التي لم تعد مدموجة، لكل انقطاع</translation>
    </message>
    <message>
        <source>Bytes written and read again per break</source>
        <translation>عدد البايتات التي تُكتب وتُقرأ من جديد، لكل انقطاع</translation>
    </message>
    <message>
        <source>Work of branch A</source>
        <translation>عمل الفرع A</translation>
    </message>
    <message>
        <source>Work of branch B</source>
        <translation>عمل الفرع B</translation>
    </message>
    <message>
        <source>Cost of the graph break</source>
        <translation>كلفة انقطاع المخطط</translation>
    </message>
    <message>
        <source>A pass with branches after one surgery</source>
        <translation>تمرير فيه فروع بعد جراحة واحدة</translation>
    </message>
    <message>
        <source>A surgery held against both baselines and the track&apos;s rule</source>
        <translation>مقارنة جراحة بخطَّي الأساس وبقاعدة المسار</translation>
    </message>
    <message>
        <source>Extra time of resumable graph breaks</source>
        <translation>الزمن الإضافي لانقطاعات المخطط التي يمكن الاستئناف بعدها</translation>
    </message>
    <message>
        <source>Probability of branch A from which masking pays</source>
        <translation>احتمال الفرع A الذي يجدي عنده حساب الفرعين معًا (masking)</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <translation>نمط التنفيذ</translation>
    </message>
    <message>
        <source>Devices that share the model</source>
        <translation>عدد الأجهزة التي تتقاسم النموذج</translation>
    </message>
    <message>
        <source>Cached tokens per sequence</source>
        <translation>عدد الرموز (tokens) المخزّنة لكل متتالية</translation>
    </message>
    <message>
        <source>Eager kernels per layer</source>
        <translation>عدد الأنوية الفورية لكل طبقة</translation>
    </message>
    <message>
        <source>Time of one exchange between devices</source>
        <translation>زمن عملية تبادل واحدة بين الأجهزة</translation>
    </message>
    <message>
        <source>Deadline of one loop</source>
        <translation>مهلة الدورة الواحدة</translation>
    </message>
    <message>
        <source>Loops per second</source>
        <translation>عدد الدورات في الثانية</translation>
    </message>
    <message>
        <source>Whether kernels are fused</source>
        <translation>هل الأنوية مدموجة</translation>
    </message>
    <message>
        <source>Energy of moving one byte to or from DRAM</source>
        <translation>طاقة نقل بايت واحد من ذاكرة DRAM أو إليها</translation>
    </message>
    <message>
        <source>Activations per block</source>
        <translation>التنشيطات لكل كتلة</translation>
    </message>
    <message>
        <source>Operations added by masking</source>
        <translation>العمليات التي يضيفها حساب الفرعين معًا (masking)</translation>
    </message>
    <message>
        <source>Passes over the activations added by masking</source>
        <translation>المرور على التنشيطات الذي يضيفه حساب الفرعين معًا (masking)</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>بيئة التشغيل</translation>
    </message>
    <message>
        <source>Clock of the core</source>
        <translation>تردد المعالج</translation>
    </message>
    <message>
        <source>Operations per hop</source>
        <translation>عدد العمليات في كل قفزة (hop)</translation>
    </message>
    <message>
        <source>A decode step of the cloud track</source>
        <translation>خطوة فك ترميز في مسار السحابة</translation>
    </message>
    <message>
        <source>The control loop of the edge track</source>
        <translation>حلقة التحكّم في مسار الطرف</translation>
    </message>
    <message>
        <source>A frame of the mobile track</source>
        <translation>إطار في مسار الأجهزة المحمولة</translation>
    </message>
    <message>
        <source>An audio hop of the tiny track</source>
        <translation>قفزة صوتية (hop) في مسار الأجهزة الدقيقة</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>النموذج اللغوي</translation>
    </message>
    <message>
        <source>Heads in the cache, if not the model&apos;s own</source>
        <translation>عدد الرؤوس في الذاكرة المخبئية، إذا اختلف عن عددها في النموذج</translation>
    </message>
    <message>
        <source>Bytes per weight</source>
        <translation>عدد البايتات لكل وزن</translation>
    </message>
    <message>
        <source>Bytes per cached value</source>
        <translation>عدد البايتات لكل قيمة مخزّنة</translation>
    </message>
    <message>
        <source>Tokens computed at once, if not one per sequence</source>
        <translation>عدد الرموز (tokens) التي تُحسب معًا، إذا لم يكن رمزًا لكل متتالية</translation>
    </message>
    <message>
        <source>Memory kept free on each device</source>
        <translation>الذاكرة التي تبقى حرّة على كل جهاز</translation>
    </message>
    <message>
        <source>Memory of one device</source>
        <translation>ذاكرة الجهاز الواحد</translation>
    </message>
    <message>
        <source>Communication per step</source>
        <translation>زمن الاتصال لكل خطوة</translation>
    </message>
    <message>
        <source>Width of the model</source>
        <translation>عرض النموذج</translation>
    </message>
    <message>
        <source>Layers of the model</source>
        <translation>عدد طبقات النموذج</translation>
    </message>
    <message>
        <source>Parameters of a language model</source>
        <translation>عدد معاملات نموذج لغوي</translation>
    </message>
    <message>
        <source>Bytes that one token adds to the cache</source>
        <translation>عدد البايتات التي يضيفها رمز (token) واحد إلى الذاكرة المخبئية</translation>
    </message>
    <message>
        <source>Memory of a serving setup on each device</source>
        <translation>الذاكرة التي يحتاج إليها إعداد الخدمة على كل جهاز</translation>
    </message>
    <message>
        <source>Largest batch that fits into memory</source>
        <translation>أكبر دفعة تتسع لها الذاكرة</translation>
    </message>
    <message>
        <source>Whether a serving setup fits into memory</source>
        <translation>هل تتسع الذاكرة لإعداد الخدمة</translation>
    </message>
    <message>
        <source>One token for each sequence of a batch</source>
        <translation>رمز (token) واحد لكل متتالية في الدفعة</translation>
    </message>
    <message>
        <source>A prompt pass</source>
        <translation>تمرير نص الطلب (prompt)</translation>
    </message>
    <message>
        <source>Throughput by a published formula</source>
        <translation>الإنتاجية بحسب معادلة منشورة</translation>
    </message>
    <message>
        <source>The answer can&apos;t be written. Check where the output goes.</source>
        <translation>تعذّرت كتابة الجواب. تحقّق من وجهة المُخرجات.</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 JSON pointer such as /n, %2 one or two sentences saying what is wrong there</extracomment>
        <translation>عند %1: %2</translation>
    </message>
    <message>
        <source>This is not a JSON object. Put names and values in braces.</source>
        <translation>هذا ليس كائن JSON. ضع الأسماء والقيم بين قوسين معقوصين.</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>type of an argument</extracomment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>list of numbers</source>
        <translation>قائمة أعداد</translation>
    </message>
    <message>
        <source>number or list of numbers</source>
        <translation>عدد أو قائمة أعداد</translation>
    </message>
    <message>
        <source>list of whole numbers</source>
        <translation>قائمة أعداد صحيحة</translation>
    </message>
    <message>
        <source>default %1</source>
        <extracomment>%1 value of an argument that may be left out</extracomment>
        <translation>القيمة الافتراضية %1</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>يمكن حذفه</translation>
    </message>
    <message>
        <source>required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>Usage: ridgepoint compute [--catalogue FILE] FN &apos;{&quot;arg&quot;:…}&apos; | --ndjson | --list [--json]</source>
        <extracomment>keep the commands as they are</extracomment>
        <translation>طريقة الاستخدام: ridgepoint compute [--catalogue FILE] FN &apos;{&quot;arg&quot;:…}&apos; | --ndjson | --list [--json]</translation>
    </message>
    <message>
        <source>FN with a JSON object of arguments prints the result as one JSON object.</source>
        <translation>الدالة FN مع كائن JSON من الوسائط تطبع النتيجة في صورة كائن JSON واحد.</translation>
    </message>
    <message>
        <source>--ndjson answers each line {&quot;fn&quot;:…,&quot;args&quot;:{…}} of the standard input with one line.</source>
        <translation>الخيار --ndjson يجيب عن كل سطر {&quot;fn&quot;:…,&quot;args&quot;:{…}} من المُدخل القياسي بسطر واحد.</translation>
    </message>
    <message>
        <source>--list prints all functions with arguments, units and defaults. With --json it prints one JSON object per function.</source>
        <translation>الخيار --list يطبع كل الدوال مع وسائطها ووحداتها وقيمها الافتراضية. ومع --json يطبع كائن JSON واحدًا لكل دالة.</translation>
    </message>
    <message>
        <source>--catalogue adds a file of devices, workloads or constants.</source>
        <translation>الخيار --catalogue يضيف ملفًا فيه أجهزة أو أحمال عمل أو ثوابت.</translation>
    </message>
    <message>
        <source>Infinity is written &quot;inf&quot;. The exit status is 0 when answered, 1 when the output fails, 2 for wrong usage and 3 for a call without an answer.</source>
        <translation>تُكتب اللانهاية &quot;inf&quot;. حالة الخروج 0 عند الإجابة، و1 عند تعذّر كتابة المُخرجات، و2 عند الاستخدام الخاطئ، و3 لاستدعاء ليس له جواب.</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <extracomment>%1 smallest and %2 largest value of an argument</extracomment>
        <translation>أكبر من %1 وحتى %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>  %1: %2 (%3)</source>
        <extracomment>%1 name of an argument, %2 what it means, %3 its type, range, unit and default</extracomment>
        <translation>  %1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 name of a function, %2 what it computes</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rp::ContentCheck</name>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <translation>تعذّرت قراءة الملف (%1)</translation>
    </message>
    <message>
        <source>it must name %1 or %2</source>
        <translation>يجب أن يذكر %1 أو %2</translation>
    </message>
    <message>
        <source>%1: sound.</source>
        <translation>الملف %1: سليم.</translation>
    </message>
    <message>
        <source>Usage: ridgepoint content check FILE…</source>
        <extracomment>a command line; FILE stands for names of files</extracomment>
        <translation>طريقة الاستخدام: ridgepoint content check FILE…</translation>
    </message>
</context>
<context>
    <name>rp::DiscoveryList</name>
    <message>
        <source>✓ Found: %1</source>
        <extracomment>A discovery the learner has made: sign, the word, what was found.</extracomment>
        <translation>✓ اكتُشف: %1</translation>
    </message>
    <message>
        <source>○ To do: %1</source>
        <extracomment>A discovery still to be made: sign, what to do.</extracomment>
        <translation>○ المطلوب: %1</translation>
    </message>
    <message>
        <source>Discoveries: %1 of %2 found</source>
        <extracomment>%1 of %2 discoveries; shown as the section&apos;s title.</extracomment>
        <translation>الاكتشافات: أُنجز %1 من %2</translation>
    </message>
    <message>
        <source>You found everything. You can go on, or keep trying things.</source>
        <translation>اكتشفتَ كل شيء. يمكنك أن تتابع أو أن تجرّب المزيد.</translation>
    </message>
    <message>
        <source>You skipped the rest, and your ledger says so. You can still find them.</source>
        <translation>تخطّيت الباقي، وسجل المختبر يذكر ذلك. ما زال بإمكانك إكماله.</translation>
    </message>
    <message>
        <source>Change the controls and find these. Next opens when all are found.</source>
        <translation>غيّر الإعدادات لتصل إلى هذه الاكتشافات. يُفتح زر «التالي» حين تكتمل كلها.</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <extracomment>Read aloud after the progress; %1 is a list of sentences.</extracomment>
        <translation>المتبقي: %1</translation>
    </message>
    <message>
        <source>&amp;Skip the rest…</source>
        <translation>تخطّي الباقي (&amp;S)…</translation>
    </message>
    <message>
        <source>Skip the discoveries you have not made? Your ledger will record that you skipped.</source>
        <translation>هل تريد تخطّي الاكتشافات التي لم تنجزها؟ سيذكر سجل المختبر أنك تخطّيتها.</translation>
    </message>
    <message>
        <source>Skip and record it</source>
        <translation>التخطّي وتسجيله</translation>
    </message>
    <message>
        <source>Keep exploring</source>
        <translation>متابعة الاستكشاف</translation>
    </message>
    <message>
        <source>Discoveries: %1 of %2 found. Next: %3</source>
        <extracomment>Title of the section; %1 of %2 discoveries, %3 a whole sentence that says what to try next.</extracomment>
        <translation>الاكتشافات: أُنجز %1 من %2. التالي: %3</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTax</name>
    <message>
        <source>Math utilization</source>
        <extracomment>share of wall time in which the GPU does useful arithmetic</extracomment>
        <translation>الاستغلال الحسابي</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>share of wall time in which a kernel is on the GPU, for math or for memory</extracomment>
        <translation>انشغال GPU</translation>
    </message>
    <message>
        <source>MFU</source>
        <extracomment>abbreviation of model FLOP utilization: useful operations against the peak of the device</extracomment>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>الزمن الفعلي</translation>
    </message>
    <message>
        <source>Kernel compute</source>
        <translation>حساب الأنوية</translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <translation>كلفة الإرسال</translation>
    </message>
    <message>
        <source>Memory transfer</source>
        <translation>نقل الذاكرة</translation>
    </message>
    <message>
        <source>Share of kernel compute</source>
        <translation>حصة حساب الأنوية</translation>
    </message>
    <message>
        <source>Share of dispatch overhead</source>
        <translation>حصة كلفة الإرسال</translation>
    </message>
    <message>
        <source>Share of memory transfer</source>
        <translation>حصة نقل الذاكرة</translation>
    </message>
    <message>
        <source>Kernels launched</source>
        <translation>الأنوية المُطلقة</translation>
    </message>
    <message>
        <source>Compute per kernel</source>
        <translation>الحساب لكل نواة</translation>
    </message>
    <message>
        <source>Dispatch per kernel</source>
        <translation>الإرسال لكل نواة</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>الإنتاجية</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>كلفة الإطلاق</translation>
    </message>
    <message>
        <source>GPU speed</source>
        <translation>سرعة GPU</translation>
    </message>
    <message>
        <source>Speed-up by compiling</source>
        <translation>التسريع بترجمة البرنامج</translation>
    </message>
    <message>
        <source>Speed-up by a CUDA graph</source>
        <translation>التسريع بواسطة CUDA graph</translation>
    </message>
    <message>
        <source>Speed-up over eager</source>
        <translation>التسريع قياسًا بالنمط الفوري</translation>
    </message>
    <message>
        <source>Speed-up by the faster GPU</source>
        <translation>التسريع بمعالج GPU الأسرع</translation>
    </message>
    <message>
        <source>Math utilization on the GPU at 1×</source>
        <translation>الاستغلال الحسابي على GPU بسرعة ١×</translation>
    </message>
    <message>
        <source>Math utilization of KWS, eager</source>
        <extracomment>KWS: keyword spotting</extracomment>
        <translation>الاستغلال الحسابي في KWS، فوري</translation>
    </message>
    <message>
        <source>Math utilization of KWS, compiled</source>
        <extracomment>KWS: keyword spotting</extracomment>
        <translation>الاستغلال الحسابي في KWS، مترجَم</translation>
    </message>
    <message>
        <source>Eager</source>
        <extracomment>execution mode: the framework launches every operation by itself</extracomment>
        <translation>فوري</translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>execution mode: a compiler has fused operations into fewer kernels</extracomment>
        <translation>مترجَم</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <extracomment>execution mode: a recorded graph of kernels is replayed by one launch; CUDA is a product name</extracomment>
        <translation>CUDA graph</translation>
    </message>
    <message>
        <source>Serial</source>
        <extracomment>launch model: each launch waits for the previous kernel</extracomment>
        <translation>متسلسل</translation>
    </message>
    <message>
        <source>Overlapped</source>
        <extracomment>launch model: launches run ahead of the kernels through a queue</extracomment>
        <translation>متداخل</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <extracomment>scale of the chart</extracomment>
        <translation>مللي ثانية</translation>
    </message>
    <message>
        <source>Percent of the pass</source>
        <extracomment>scale of the chart</extracomment>
        <translation>نسبة مئوية من التمرير</translation>
    </message>
    <message>
        <source>Course convention</source>
        <extracomment>math on the edge device takes as long as on the cloud device, as in the course text</extracomment>
        <translation>اصطلاح المقرر</translation>
    </message>
    <message>
        <source>Scaled to the device</source>
        <extracomment>math on the edge device takes longer, as its peak is lower</extracomment>
        <translation>بحسب قدرة الجهاز</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>The model whose forward pass you look at. It brings its own kernel count.</source>
        <translation>النموذج الذي تنظر إلى تمريره الأمامي. وله عدد أنوية خاص به.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost.</source>
        <translation>المكان الذي يعمل فيه النموذج. وله كلفة إطلاق خاصة به.</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <translation>نمط التنفيذ</translation>
    </message>
    <message>
        <source>The pass that the meters and the timeline show. The chart always shows all three.</source>
        <translation>التمرير الذي تعرضه المقاييس والخط الزمني. أما الرسم فيعرض التمريرات الثلاثة دائمًا.</translation>
    </message>
    <message>
        <source>Launch model</source>
        <translation>أسلوب الإطلاق</translation>
    </message>
    <message>
        <source>Serial: each launch waits for the previous kernel. Overlapped: launches run ahead through a launch queue.</source>
        <translation>متسلسل: كل عملية إطلاق تنتظر النواة السابقة. متداخل: عمليات الإطلاق تسبق الأنوية عبر طابور الإطلاق.</translation>
    </message>
    <message>
        <source>Kernel count</source>
        <translation>عدد الأنوية</translation>
    </message>
    <message>
        <source>The same total work, cut into this many kernels.</source>
        <translation>العمل الكلي نفسه، مقسَّمًا إلى هذا العدد من الأنوية.</translation>
    </message>
    <message>
        <source>Time that the host needs for one kernel launch.</source>
        <translation>الزمن الذي يحتاج إليه المضيف (host) لإطلاق نواة واحدة.</translation>
    </message>
    <message>
        <source>A faster GPU shortens math and memory time. Launching stays as it is.</source>
        <translation>معالج GPU الأسرع يقصّر زمن الحساب وزمن الذاكرة. أما الإطلاق فيبقى كما هو.</translation>
    </message>
    <message>
        <source>Math on the edge device</source>
        <translation>الحساب على الجهاز الطرفي</translation>
    </message>
    <message>
        <source>Course convention: math takes as long as in the cloud. Scaled to the device: math and memory take longer, as this device has a lower peak and less bandwidth.</source>
        <translation>اصطلاح المقرر: يستغرق الحساب الزمن نفسه كما في السحابة. بحسب قدرة الجهاز: يستغرق الحساب والذاكرة زمنًا أطول، لأن لهذا الجهاز أداءً أقصى أدنى وعرض نطاق أقل.</translation>
    </message>
    <message>
        <source>No kernel shorter than %1</source>
        <extracomment>a switch; %1 is a duration</extracomment>
        <translation>لا نواة أقصر من %1</translation>
    </message>
    <message>
        <source>A very small kernel still keeps the GPU occupied for this long.</source>
        <translation>حتى النواة الصغيرة جدًا تشغل معالج GPU هذه المدة.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>مقياس الرسم</translation>
    </message>
    <message>
        <source>Draw the bars in milliseconds, or each as 100 % of its own pass.</source>
        <translation>ارسم الأشرطة بالمللي ثانية، أو ارسم كلًّا منها على أنه ١٠٠٪ من تمريره.</translation>
    </message>
    <message numerus="yes">
        <source>%1 kernel(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 نواة</numerusform>
            <numerusform>%1 نواة</numerusform>
            <numerusform>%1 نواة</numerusform>
            <numerusform>%1 أنوية</numerusform>
            <numerusform>%1 نواة</numerusform>
            <numerusform>%1 نواة</numerusform>
        </translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;GPU speed 2×&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>control and value</comment>
        <extracomment>a control and what was chosen: &quot;Execution mode, Compiled&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>عدة إعدادات</translation>
    </message>
    <message>
        <source>%1: math utilization and wall time stay the same.</source>
        <extracomment>%1 is a control and its new value</extracomment>
        <translation>%1: يبقى الاستغلال الحسابي والزمن الفعلي كما هما.</translation>
    </message>
    <message>
        <source>%1: of %2, kernel compute takes %3, dispatch overhead %4 and memory transfer %5.</source>
        <extracomment>%1 is the name of a pass (&quot;Keyword spotting, Eager&quot;), %2 its wall time, %3 to %5 shares of it</extracomment>
        <translation>%1: من أصل %2 يأخذ حساب الأنوية %3، وكلفة الإرسال %4، ونقل الذاكرة %5.</translation>
    </message>
    <message>
        <source>Against the eager pass, the speed is %1 when compiled and %2 as a CUDA graph.</source>
        <extracomment>%1 and %2 are factors such as 2.00×</extracomment>
        <translation>قياسًا بالتمرير الفوري تبلغ السرعة %1 بعد ترجمة البرنامج و%2 بوصفه CUDA graph.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a pass</comment>
        <extracomment>%1 is a workload, %2 an execution mode</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 gains most from compiling, %2. %3 has the highest math utilization without it, %4.</source>
        <extracomment>%1 and %3 are workloads, %2 a factor such as 2.00×, %4 a percentage</extracomment>
        <translation>أكثر ما يكسب من ترجمة البرنامج (compile) هو %1، بعامل %2. وأعلى استغلال حسابي من دونها هو في %3: %4.</translation>
    </message>
    <message>
        <source>From %1 to %2, the GPU runs kernels for %3 of the time and waits for %4.</source>
        <extracomment>%1 and %2 are points in time, %3 and %4 percentages</extracomment>
        <translation>من %1 إلى %2 يشغّل معالج GPU أنوية في %3 من الوقت، وينتظر في %4 منه.</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: ينخفض الاستغلال الحسابي من %2 إلى %3، ويستغرق التمرير %4، أي إنه أبطأ بعامل %5.</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass still takes %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time</extracomment>
        <translation>%1: ينخفض الاستغلال الحسابي من %2 إلى %3، ويبقى زمن التمرير %4.</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: ينخفض الاستغلال الحسابي من %2 إلى %3، ويستغرق التمرير %4، أي إنه أسرع بعامل %5.</translation>
    </message>
    <message>
        <source>%1: math utilization stays at %2, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: يبقى الاستغلال الحسابي %2، ويستغرق التمرير %4، أي إنه أبطأ بعامل %5.</translation>
    </message>
    <message>
        <source>%1: math utilization stays at %2, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: يبقى الاستغلال الحسابي %2، ويستغرق التمرير %4، أي إنه أسرع بعامل %5.</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: يرتفع الاستغلال الحسابي من %2 إلى %3، ويستغرق التمرير %4، أي إنه أبطأ بعامل %5.</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass still takes %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time</extracomment>
        <translation>%1: يرتفع الاستغلال الحسابي من %2 إلى %3، ويبقى زمن التمرير %4.</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: يرتفع الاستغلال الحسابي من %2 إلى %3، ويستغرق التمرير %4، أي إنه أسرع بعامل %5.</translation>
    </message>
    <message>
        <source>good: at least %1</source>
        <extracomment>rating of a utilization; %1 is a percentage</extracomment>
        <translation>جيد: %1 على الأقل</translation>
    </message>
    <message>
        <source>fair: from %1 to below %2</source>
        <extracomment>rating of a utilization; %1 and %2 are percentages</extracomment>
        <translation>مقبول: من %1 إلى ما دون %2</translation>
    </message>
    <message>
        <source>poor: below %1</source>
        <extracomment>rating of a utilization; %1 is a percentage</extracomment>
        <translation>ضعيف: دون %1</translation>
    </message>
    <message>
        <source>%1, good</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1، جيد</translation>
    </message>
    <message>
        <source>%1, fair</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1، مقبول</translation>
    </message>
    <message>
        <source>%1, poor</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1، ضعيف</translation>
    </message>
    <message>
        <source>shown in the meters and the timeline</source>
        <extracomment>remark on the row of the chosen execution mode</extracomment>
        <translation>معروض في المقاييس والخط الزمني</translation>
    </message>
    <message>
        <source>CPU launches</source>
        <extracomment>the two lanes of the timeline; CPU and GPU are abbreviations</extracomment>
        <translation>عمليات الإطلاق على CPU</translation>
    </message>
    <message>
        <source>GPU kernels</source>
        <translation>الأنوية على GPU</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <extracomment>a bar of the timeline; %1 and %2 are numbers of kernels, counted from 1</extracomment>
        <translation>الإطلاق %1</translation>
    </message>
    <message>
        <source>Launches %1 to %2</source>
        <translation>عمليات الإطلاق من %1 إلى %2</translation>
    </message>
    <message>
        <source>Kernel %1</source>
        <extracomment>a bar of the timeline; %1 and %2 are numbers of kernels, counted from 1</extracomment>
        <translation>النواة %1</translation>
    </message>
    <message>
        <source>Kernels %1 to %2</source>
        <translation>الأنوية من %1 إلى %2</translation>
    </message>
    <message>
        <source>Throughput (%1/s)</source>
        <extracomment>heading of a column; %1 is what is counted, e.g. &quot;images&quot;</extracomment>
        <translation>الإنتاجية (%1/ث)</translation>
    </message>
    <message>
        <source>Kernel compute (ms)</source>
        <translation>حساب الأنوية (ms)</translation>
    </message>
    <message>
        <source>Dispatch overhead (ms)</source>
        <translation>كلفة الإرسال (ms)</translation>
    </message>
    <message>
        <source>Memory transfer (ms)</source>
        <translation>نقل الذاكرة (ms)</translation>
    </message>
    <message>
        <source>Wall time (ms)</source>
        <translation>الزمن الفعلي (ms)</translation>
    </message>
    <message>
        <source>Workload and mode</source>
        <translation>حِمل العمل والنمط</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>الأنوية</translation>
    </message>
    <message>
        <source>Compute per kernel (µs)</source>
        <translation>الحساب لكل نواة (µs)</translation>
    </message>
    <message>
        <source>Dispatch per kernel (µs)</source>
        <translation>الإرسال لكل نواة (µs)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>التسريع</translation>
    </message>
    <message>
        <source>Launch or kernel</source>
        <translation>إطلاق أو نواة</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>الصف</translation>
    </message>
    <message>
        <source>Start (µs)</source>
        <translation>البداية (µs)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>End (µs)</source>
        <translation>النهاية (µs)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>النهاية</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTaxInstrument</name>
    <message>
        <source>Where the time of one forward pass goes</source>
        <translation>أين يذهب زمن التمرير الأمامي الواحد</translation>
    </message>
    <message>
        <source>Shares of one forward pass</source>
        <translation>حصص التمرير الأمامي الواحد</translation>
    </message>
    <message>
        <source>Workloads compared: %1, launch cost %2, %3</source>
        <extracomment>caption of a table; %1 is a context (&quot;Cloud&quot;), %2 a duration, %3 a launch model (&quot;Serial&quot;)</extracomment>
        <translation>مقارنة أحمال العمل: %1، كلفة الإطلاق %2، %3</translation>
    </message>
    <message>
        <source>Launches and kernels over time</source>
        <translation>عمليات الإطلاق والأنوية عبر الزمن</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTaxView</name>
    <message>
        <source>shown in the meters and the timeline</source>
        <extracomment>Said of the bar of the chosen execution mode.</extracomment>
        <translation>معروض في المقاييس والخط الزمني</translation>
    </message>
    <message>
        <source>Share of the pass</source>
        <translation>الحصة من التمرير</translation>
    </message>
    <message>
        <source>Time of one forward pass</source>
        <translation>زمن التمرير الأمامي الواحد</translation>
    </message>
    <message>
        <source>Your prediction: arithmetic would be %1 of the eager pass.</source>
        <translation>توقّعك: تشكّل العمليات الحسابية %1 من التمرير الفوري.</translation>
    </message>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>عناصر التحكّم في الأداة التفاعلية</translation>
    </message>
</context>
<context>
    <name>rp::ExplorePage</name>
    <message>
        <source>Find every discovery, or skip the rest, to go on.</source>
        <translation>أكمل كل الاكتشافات، أو تخطَّ الباقي، لكي تتابع.</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit your prediction.</source>
        <translation>الأداة التفاعلية مقفلة إلى أن تثبّت توقّعك.</translation>
    </message>
</context>
<context>
    <name>rp::FileError</name>
    <message>
        <source>there is no space left</source>
        <translation>لم تبقَ مساحة فارغة</translation>
    </message>
</context>
<context>
    <name>rp::Format</name>
    <message>
        <source>never</source>
        <extracomment>instead of a number that is infinite, e.g. a time that will never come</extracomment>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>not defined</source>
        <extracomment>instead of a number that does not exist, e.g. zero divided by zero</extracomment>
        <translation>غير معرَّف</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a percentage; %1 is the number, %2 the percent sign. Use your language&apos;s order and spacing.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>a ratio, as in &quot;1.20× faster&quot;</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <extracomment>a rate per second; %1 is the number, %2 what is counted, e.g. &quot;1,450 img/s&quot;</extracomment>
        <translation>%1 %2/ث</translation>
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
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>minutes, short form</extracomment>
        <translation>%1 د</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>hours, short form</extracomment>
        <translation>%1 س</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <extracomment>days; %1 is the number and may have decimals, so %n is not used in the text</extracomment>
        <translation>
            <numerusform>%1 يوم</numerusform>
            <numerusform>%1 يوم</numerusform>
            <numerusform>%1 يوم</numerusform>
            <numerusform>%1 أيام</numerusform>
            <numerusform>%1 يومًا</numerusform>
            <numerusform>%1 يوم</numerusform>
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
        <translation>ليس بعد (%1)</translation>
    </message>
    <message>
        <source>%1: not yet. %2</source>
        <extracomment>Screen reader, status strip: title, and a sentence on where the value will come from.</extracomment>
        <translation>%1: ليس بعد. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Screen reader, status strip: title and value.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Status strip: where the model runs, cloud or edge.</extracomment>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Status strip: the persona with one goal that the learner has chosen.</extracomment>
        <translation>المسار</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>اختر واحدًا</translation>
    </message>
    <message>
        <source>Choose a track in the toolbar.</source>
        <translation>اختر مسارًا من شريط الأدوات.</translation>
    </message>
    <message>
        <source>Track %1: goal reached. %2</source>
        <extracomment>Screen reader, status strip: name of the track, verdict, and the sentence with the figure that decides.</extracomment>
        <translation>المسار %1: تحقّق الهدف. %2</translation>
    </message>
    <message>
        <source>Track %1: goal missed. %2</source>
        <extracomment>Screen reader, status strip, as above.</extracomment>
        <translation>المسار %1: لم يتحقّق الهدف. %2</translation>
    </message>
    <message>
        <source>Act %1</source>
        <extracomment>Status strip: number of the act.</extracomment>
        <translation>الفصل %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>Status strip: steps done, of all steps of the act.</extracomment>
        <translation>%1 من %2 خطوات</translation>
    </message>
    <message>
        <source>%1: %2 of %3 steps done</source>
        <translation>%1: أُنجز %2 من %3 خطوات</translation>
    </message>
    <message>
        <source>Fusion</source>
        <extracomment>Status strip: kernel fusion.</extracomment>
        <translation>الدمج</translation>
    </message>
    <message>
        <source>Act 2</source>
        <translation>الفصل ٢</translation>
    </message>
    <message>
        <source>You decide it in Act 2, in the fusion explorer.</source>
        <translation>تتخذ هذا القرار في الفصل ٢، في مستكشف الدمج.</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>Status strip: kernel fusion is on or off.</extracomment>
        <translation>مفعّل</translation>
    </message>
    <message>
        <source>off</source>
        <translation>معطّل</translation>
    </message>
    <message>
        <source>Compiling pays</source>
        <extracomment>Status strip: whether the time spent compiling is won back.</extracomment>
        <translation>الترجمة (compile) مجدية</translation>
    </message>
    <message>
        <source>It comes from the break-even timeline of Act 2.</source>
        <translation>تأتي القيمة من الخط الزمني لنقطة التعادل في الفصل ٢.</translation>
    </message>
    <message>
        <source>+ yes</source>
        <extracomment>Status strip, answer to &quot;Compiling pays&quot;. The sign stands for gain or loss.</extracomment>
        <translation>+ نعم</translation>
    </message>
    <message>
        <source>− no</source>
        <translation>− لا</translation>
    </message>
    <message>
        <source>Break-even</source>
        <extracomment>Status strip: after how many inferences compiling is paid back.</extracomment>
        <translation>نقطة التعادل</translation>
    </message>
    <message>
        <source>%1 inferences</source>
        <translation>بعد %1 من الاستدلالات</translation>
    </message>
    <message>
        <source>It is measured when you run keyword spotting in the Explore step of Act 1.</source>
        <translation>تُقاس القيمة حين تشغّل رصد الكلمات المفتاحية في خطوة الاستكشاف من الفصل ١.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ليس بعد</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>Status strip: utilization in eager mode, then compiled. The arrow points in reading direction.</extracomment>
        <translation>%1 ← %2</translation>
    </message>
    <message>
        <source>Keyword spotting, math utilization: eager %1, compiled %2</source>
        <extracomment>Screen reader, status strip.</extracomment>
        <translation>رصد الكلمات المفتاحية، الاستغلال الحسابي: فوري %1، مترجَم %2</translation>
    </message>
    <message>
        <source>The verdict needs an execution mode, which you choose in the Explore step.</source>
        <translation>يحتاج الحكم إلى نمط التنفيذ، وأنت تختاره في خطوة الاستكشاف.</translation>
    </message>
    <message>
        <source>The verdict comes from the later acts.</source>
        <translation>يأتي الحكم من الفصول اللاحقة.</translation>
    </message>
    <message>
        <source>goal reached, %1</source>
        <extracomment>Status strip: does the design reach the goal of the track? %1 is the figure that decides.</extracomment>
        <translation>تحقّق الهدف، %1</translation>
    </message>
    <message>
        <source>goal missed, %1</source>
        <translation>لم يتحقّق الهدف، %1</translation>
    </message>
    <message>
        <source>KWS math utilization</source>
        <extracomment>Status strip: math utilization of the keyword-spotting model.</extracomment>
        <translation>الاستغلال الحسابي في KWS</translation>
    </message>
</context>
<context>
    <name>rp::HudStrip</name>
    <message>
        <source>; </source>
        <extracomment>Separates entries of the status strip when a screen reader says all of it.</extracomment>
        <translation>؛ </translation>
    </message>
    <message>
        <source>Status strip</source>
        <extracomment>Screen reader: name of the strip at the window&apos;s foot that sums up the learner&apos;s design.</extracomment>
        <translation>شريط الحالة</translation>
    </message>
</context>
<context>
    <name>rp::InputCheck</name>
    <message>
        <source>%1 has no choice named %2; choose one of: %3.</source>
        <extracomment>%1 is the name of a control, %2 what was given, %3 a list of choices</extracomment>
        <translation>ليس في «%1» خيار باسم %2؛ اختر أحد الخيارات التالية: %3.</translation>
    </message>
    <message>
        <source>%1 is a switch and cannot be set to %2; turn it on or off.</source>
        <extracomment>%1 is the name of a control, %2 what was given</extracomment>
        <translation>الإعداد «%1» مفتاح تبديل ولا يقبل القيمة %2؛ فعّله أو عطّله.</translation>
    </message>
    <message>
        <source>%1 needs a number instead of %2; enter one from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 what was given, %3 and %4 the ends of its range</extracomment>
        <translation>الإعداد «%1» يحتاج إلى عدد بدلًا من %2؛ أدخل عددًا من %3 إلى %4.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; choose a value from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 the value given, %3 and %4 the ends of its range</extracomment>
        <translation>الإعداد «%1» لا يقبل القيمة %2؛ اختر قيمة من %3 إلى %4.</translation>
    </message>
    <message>
        <source>%1 takes whole numbers only, not %2; choose one from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 the value given, %3 and %4 the ends of its range</extracomment>
        <translation>الإعداد «%1» لا يقبل إلا الأعداد الصحيحة، لا %2؛ اختر عددًا من %3 إلى %4.</translation>
    </message>
</context>
<context>
    <name>rp::Instrument</name>
    <message>
        <source>There is no control named %1 in this instrument. Choose one of those on the page.</source>
        <extracomment>%1 is the untranslated name of a control</extracomment>
        <translation>لا يوجد في هذه الأداة التفاعلية إعداد باسم %1. اختر أحد الإعدادات المعروضة في الصفحة.</translation>
    </message>
</context>
<context>
    <name>rp::JsonProblem</name>
    <message>
        <source>the property %1 is missing</source>
        <translation>الخاصية %1 ناقصة</translation>
    </message>
    <message>
        <source>the property %1 is not known here</source>
        <translation>الخاصية %1 غير معروفة هنا</translation>
    </message>
    <message>
        <source>the value has the wrong type</source>
        <translation>نوع القيمة خاطئ</translation>
    </message>
    <message>
        <source>the value is not one of those allowed</source>
        <translation>القيمة ليست من القيم المسموح بها</translation>
    </message>
    <message>
        <source>the text does not have the required form</source>
        <translation>النص ليس على الصورة المطلوبة</translation>
    </message>
    <message>
        <source>there are fewer than %1 entries or characters</source>
        <translation>عدد العناصر أو المحارف أقل من %1</translation>
    </message>
    <message>
        <source>there are more than %1 entries or characters</source>
        <translation>عدد العناصر أو المحارف أكبر من %1</translation>
    </message>
    <message>
        <source>the number is greater than %1 allows</source>
        <translation>العدد أكبر مما يسمح به %1</translation>
    </message>
    <message>
        <source>the number is smaller than %1 allows</source>
        <translation>العدد أصغر مما يسمح به %1</translation>
    </message>
    <message>
        <source>the list holds the same entry twice</source>
        <translation>القائمة تحوي العنصر نفسه مرتين</translation>
    </message>
    <message>
        <source>the value does not fit the schema</source>
        <translation>القيمة لا توافق المخطط (schema)</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 file name, %2 reason such as &quot;the property title is missing&quot;</extracomment>
        <translation>الملف %1: %2.</translation>
    </message>
    <message>
        <source>%1, at %2: %3.</source>
        <extracomment>%1 file name, %2 JSON pointer such as /acts/0/title, %3 reason such as &quot;the property title is missing&quot;</extracomment>
        <translation>الملف %1، عند %2: %3.</translation>
    </message>
    <message>
        <source>the property %1 is given twice in one object</source>
        <translation>الخاصية %1 مذكورة مرتين في كائن واحد</translation>
    </message>
    <message>
        <source>this is not JSON; the first fault is in line %1</source>
        <translation>هذا ليس JSON؛ أول خطأ في السطر %1</translation>
    </message>
    <message>
        <source>a value can&apos;t be represented</source>
        <translation>لا يمكن تمثيل إحدى القيم</translation>
    </message>
    <message>
        <source>the schema itself is faulty</source>
        <translation>المخطط (schema) نفسه فيه خطأ</translation>
    </message>
</context>
<context>
    <name>rp::KeyboardHelp</name>
    <message>
        <source>Keyboard help</source>
        <translation>مساعدة لوحة المفاتيح</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>الوظيفة</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Screen reader: what a key does, then the keys.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rp::Lab</name>
    <message>
        <source>There is no lab %1.</source>
        <translation>لا يوجد مختبر باسم %1.</translation>
    </message>
    <message>
        <source>The lab %1 has no act %2.</source>
        <translation>ليس في المختبر %1 فصل باسم %2.</translation>
    </message>
    <message>
        <source>The step “%1” can&apos;t be opened yet: %2.</source>
        <extracomment>Notice: a step named on the command line is locked; %2 says what has to be done first.</extracomment>
        <translation>لا يمكن فتح خطوة «%1» بعد: %2.</translation>
    </message>
    <message>
        <source>The session was saved to %1.</source>
        <translation>حُفظت الجلسة في %1.</translation>
    </message>
    <message>
        <source>You go on from %1.</source>
        <translation>تتابع الآن من %1.</translation>
    </message>
</context>
<context>
    <name>rp::LabLoader</name>
    <message>
        <source>the schema for labs is missing from the program</source>
        <translation>مخطط المختبرات (schema) غير موجود في البرنامج</translation>
    </message>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <extracomment>a reason inside a sentence; %1 is what the system said</extracomment>
        <translation>تعذّرت قراءة الملف (%1)</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>لا يوجد مجلد كهذا</translation>
    </message>
</context>
<context>
    <name>rp::LaunchTimelineChart</name>
    <message>
        <source>Launch timeline</source>
        <translation>الخط الزمني لعمليات الإطلاق</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>تكبير (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>تصغير (-)</translation>
    </message>
    <message>
        <source>Whole pass</source>
        <extracomment>Button: show the whole forward pass in the timeline.</extracomment>
        <translation>التمرير كله</translation>
    </message>
    <message>
        <source>Show the whole pass (0)</source>
        <translation>عرض التمرير كله (0)</translation>
    </message>
    <message>
        <source>Part of the pass in view</source>
        <translation>الجزء المعروض من التمرير</translation>
    </message>
    <message>
        <source>The whole pass of %1 is in view.</source>
        <extracomment>%1: a duration.</extracomment>
        <translation>التمرير كله معروض، ومدته %1.</translation>
    </message>
    <message>
        <source>In view: %1 to %2 of %3.</source>
        <extracomment>%1, %2: moments from the start of the pass, %3: its length.</extracomment>
        <translation>المعروض: من %1 إلى %2 من أصل %3.</translation>
    </message>
    <message>
        <source>Plus, minus: zoom in or out</source>
        <translation>زائد، ناقص: التكبير أو التصغير</translation>
    </message>
    <message>
        <source>0: show the whole pass</source>
        <translation>صفر: عرض التمرير كله</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right: move the view a little</source>
        <translation>السهم الأيمن أو الأيسر مع Shift: تحريك العرض قليلًا</translation>
    </message>
    <message>
        <source>Page Up, Page Down: move the view earlier or later</source>
        <translation>المفتاحان Page Up وPage Down: تحريك العرض إلى وقت أسبق أو لاحق</translation>
    </message>
    <message>
        <source>Bar</source>
        <extracomment>Column of the timeline&apos;s table: which launch or kernel.</extracomment>
        <translation>الشريط</translation>
    </message>
    <message>
        <source>Begins (µs)</source>
        <translation>البداية (µs)</translation>
    </message>
    <message>
        <source>Ends (µs)</source>
        <translation>النهاية (µs)</translation>
    </message>
    <message>
        <source>GPU waited before (µs)</source>
        <translation>انتظار GPU قبلها (µs)</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>الانشغال</translation>
    </message>
    <message>
        <source>Kernel %1 of %2</source>
        <translation>النواة %1 من %2</translation>
    </message>
    <message>
        <source>Kernels %1 to %2 of %3</source>
        <translation>الأنوية من %1 إلى %2 من أصل %3</translation>
    </message>
    <message>
        <source>One launch of all %1 kernels</source>
        <extracomment>The launch of a CUDA graph. %1: number of kernels.</extracomment>
        <translation>إطلاق واحد لكل الأنوية وعددها %1</translation>
    </message>
    <message>
        <source>Launch %1 of %2</source>
        <translation>الإطلاق %1 من %2</translation>
    </message>
    <message>
        <source>Launches %1 to %2 of %3</source>
        <translation>عمليات الإطلاق من %1 إلى %2 من أصل %3</translation>
    </message>
    <message>
        <source>begins %1</source>
        <translation>البداية عند %1</translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation>النهاية عند %1</translation>
    </message>
    <message>
        <source>GPU waited %1 before it</source>
        <translation>انتظر معالج GPU قبلها %1</translation>
    </message>
    <message>
        <source>GPU busy %1 of that time</source>
        <translation>معالج GPU مشغول في %1 من هذا الزمن</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3, GPU busy %4 of that time</source>
        <extracomment>Spoken bar of several kernels. %1: &quot;Kernels 13 to 16 of 1,000&quot;, %2, %3: moments, %4: a percentage.</extracomment>
        <translation>%1: البداية عند %2، والنهاية عند %3، ومعالج GPU مشغول في %4 من هذا الزمن</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3, GPU waited %4 before it</source>
        <extracomment>Spoken kernel. %1: &quot;Kernel 12 of 1,000&quot;, %2, %3: moments, %4: a duration.</extracomment>
        <translation>%1: البداية عند %2، والنهاية عند %3، وانتظر معالج GPU قبلها %4</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3</source>
        <extracomment>Spoken launch. %1: &quot;Launch 12 of 1,000&quot;, %2, %3: moments.</extracomment>
        <translation>%1: البداية عند %2، والنهاية عند %3</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>البداية</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>الانتظار</translation>
    </message>
    <message>
        <source>Launch on the CPU</source>
        <translation>إطلاق على CPU</translation>
    </message>
    <message>
        <source>Kernel on the GPU</source>
        <translation>نواة على GPU</translation>
    </message>
    <message>
        <source>GPU idle</source>
        <translation>معالج GPU خامل</translation>
    </message>
    <message>
        <source>CPU launches</source>
        <extracomment>Lanes of the timeline.</extracomment>
        <translation>عمليات الإطلاق على CPU</translation>
    </message>
    <message>
        <source>GPU kernels</source>
        <translation>الأنوية على GPU</translation>
    </message>
</context>
<context>
    <name>rp::LedgerNotice</name>
    <message>
        <source>Another window is using the ledger %1, so nothing you do here is recorded; close the other window and open this one again.</source>
        <extracomment>%1 file name</extracomment>
        <translation>نافذة أخرى تستخدم سجل المختبر %1، ولذلك لا يُسجَّل شيء مما تفعله هنا؛ أغلق النافذة الأخرى ثم افتح هذه من جديد.</translation>
    </message>
    <message>
        <source>The ledger %1 was written by a newer version of Ridgepoint, so nothing you do here is recorded; open it with the newer version.</source>
        <extracomment>%1 file name</extracomment>
        <translation>كُتب سجل المختبر %1 بإصدار أحدث من Ridgepoint، ولذلك لا يُسجَّل شيء مما تفعله هنا؛ افتحه بالإصدار الأحدث.</translation>
    </message>
    <message>
        <source>The ledger %1 was missing, so you go on from its copy; nothing that you committed is lost.</source>
        <extracomment>%1 file name</extracomment>
        <translation>لم يُعثر على سجل المختبر %1، ولذلك تتابع من نسخته؛ ولم يضع شيء مما ثبّتَّه.</translation>
    </message>
    <message>
        <source>The ledger %1 could not be used (%3), so you go on from its copy; the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;this is not JSON&quot;</extracomment>
        <translation>تعذّر استخدام سجل المختبر %1 (%3)، ولذلك تتابع من نسخته؛ والملف المعيب محفوظ باسم %2.</translation>
    </message>
    <message>
        <source>The ledger %1 and its copy could not be verified (%3); answers that can&apos;t be verified stay locked and don&apos;t count, and the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;it was changed outside the program&quot;</extracomment>
        <translation>تعذّر التحقّق من سجل المختبر %1 ومن نسخته (%3)؛ الإجابات التي لا يمكن التحقّق منها تبقى مقفلة ولا تُحتسب، والملف المعيب محفوظ باسم %2.</translation>
    </message>
    <message>
        <source>The ledger %1 could not be read (%3), so you start with a new one; the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;this is not JSON&quot;</extracomment>
        <translation>تعذّرت قراءة سجل المختبر %1 (%3)، ولذلك تبدأ بسجل جديد؛ والملف المعيب محفوظ باسم %2.</translation>
    </message>
    <message>
        <source>The ledger %1 can&apos;t be saved (%2); free some space or make the folder writable, or save the session under another name.</source>
        <extracomment>%1 file name, %2 what the system said</extracomment>
        <translation>تعذّر حفظ سجل المختبر %1 (%2)؛ وفّر بعض المساحة أو اجعل المجلد قابلًا للكتابة، أو احفظ الجلسة باسم آخر.</translation>
    </message>
    <message>
        <source>While the folder of %1 could not be used you went on without it; the ledger that was there is kept as %2, and you can continue from it with the File menu.</source>
        <extracomment>%1 and %2 file names</extracomment>
        <translation>حين تعذّر استخدام مجلد %1 تابعتَ من دونه؛ والسجل الذي كان هناك محفوظ باسم %2، ويمكنك المتابعة منه من قائمة «ملف».</translation>
    </message>
</context>
<context>
    <name>rp::LedgerReader</name>
    <message>
        <source>this is not a ledger</source>
        <translation>هذا ليس سجل مختبر</translation>
    </message>
    <message>
        <source>it was changed outside the program</source>
        <translation>عُدّل الملف خارج البرنامج</translation>
    </message>
</context>
<context>
    <name>rp::LedgerStore</name>
    <message>
        <source>it is older than its copy</source>
        <translation>الملف أقدم من نسخته</translation>
    </message>
    <message>
        <source>the folder can&apos;t be used</source>
        <translation>لا يمكن استخدام المجلد</translation>
    </message>
    <message>
        <source>another ledger lies there and can&apos;t be renamed</source>
        <translation>يوجد هناك سجل مختبر آخر ولا يمكن تغيير اسمه</translation>
    </message>
    <message>
        <source>The session can&apos;t be saved as %1 (%2); choose another folder or free some space.</source>
        <extracomment>%1 file name, %2 what the system said</extracomment>
        <translation>تعذّر حفظ الجلسة باسم %1 (%2)؛ اختر مجلدًا آخر أو وفّر بعض المساحة.</translation>
    </message>
    <message>
        <source>This window is read-only, so it can&apos;t continue from %1; use the window that holds the ledger.</source>
        <translation>هذه النافذة للقراءة فقط، ولذلك لا يمكنها المتابعة من %1؛ استخدم النافذة التي فيها سجل المختبر.</translation>
    </message>
    <message>
        <source>There is no file %1; choose a session that you saved.</source>
        <translation>لا يوجد ملف باسم %1؛ اختر جلسة حفظتَها.</translation>
    </message>
    <message>
        <source>The session %1 was saved by a newer version of Ridgepoint; open it with that version.</source>
        <translation>حُفظت الجلسة %1 بإصدار أحدث من Ridgepoint؛ افتحها بذلك الإصدار.</translation>
    </message>
    <message>
        <source>The session %1 can&apos;t be used (%2); choose another copy.</source>
        <extracomment>%1 file name, %2 reason such as &quot;it was changed outside the program&quot;</extracomment>
        <translation>لا يمكن استخدام الجلسة %1 (%2)؛ اختر نسخة أخرى.</translation>
    </message>
    <message>
        <source>The session %1 lacks answers that you have committed since; choose a later copy.</source>
        <translation>تنقص الجلسة %1 إجابات ثبّتَّها بعد حفظها؛ اختر نسخة أحدث.</translation>
    </message>
    <message>
        <source>The ledger until now can&apos;t be kept beside %1, so nothing was changed; make the folder writable.</source>
        <translation>تعذّر حفظ السجل الحالي إلى جانب %1، ولذلك لم يتغيّر شيء؛ اجعل المجلد قابلًا للكتابة.</translation>
    </message>
</context>
<context>
    <name>rp::MainMenu</name>
    <message>
        <source>&amp;View</source>
        <translation>عرض (&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>تعليمات (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Save session as…</source>
        <translation>حفظ الجلسة باسم (&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Continue from file…</source>
        <translation>متابعة من ملف (&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إنهاء (&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>الخطوة التالية (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>الخطوة السابقة (&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>نص أصغر (&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>الحجم العادي للنص (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Keyboard help</source>
        <translation>مساعدة لوحة المفاتيح (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Ridgepoint</source>
        <translation>حول Ridgepoint (&amp;A)</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard. The same holds for all menus.</extracomment>
        <translation>ملف (&amp;L)</translation>
    </message>
    <message>
        <source>L&amp;ab</source>
        <extracomment>Menu with what belongs to the lab: steps, context, workload, track.</extracomment>
        <translation>المختبر (&amp;A)</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>نص أكبر (&amp;L)</translation>
    </message>
    <message>
        <source>Sho&amp;w the names of the steps</source>
        <translation>إظهار أسماء الخطوات (&amp;S)</translation>
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
        <translation>حفظ الجلسة باسم</translation>
    </message>
    <message>
        <source>Ridgepoint session (*.json)</source>
        <translation>جلسة Ridgepoint (*.json)</translation>
    </message>
    <message>
        <source>Continue from file</source>
        <translation>متابعة من ملف</translation>
    </message>
    <message>
        <source>About Ridgepoint</source>
        <translation>حول Ridgepoint</translation>
    </message>
</context>
<context>
    <name>rp::MathPeek</name>
    <message>
        <source>Math: the equations behind it</source>
        <extracomment>Title of a section with the equations behind the instrument.</extracomment>
        <translation>الحساب: المعادلات التي يقوم عليها</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A symbol of an equation and its meaning.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>With the current values: %1</source>
        <extracomment>An equation with numbers put in, read aloud; %1 is the equation.</extracomment>
        <translation>بالقيم الحالية: %1</translation>
    </message>
</context>
<context>
    <name>rp::MeterRow</name>
    <message>
        <source>Three meters for one pass</source>
        <translation>ثلاثة مقاييس لتمرير واحد</translation>
    </message>
    <message>
        <source>Math time divided by wall time.</source>
        <translation>زمن الحساب مقسومًا على الزمن الفعلي.</translation>
    </message>
    <message>
        <source>Math time and memory time together, divided by wall time.</source>
        <translation>زمن الحساب وزمن الذاكرة معًا، مقسومين على الزمن الفعلي.</translation>
    </message>
    <message>
        <source>Useful arithmetic divided by what the device could do in the wall time.</source>
        <translation>الحساب المفيد مقسومًا على ما يستطيع الجهاز إنجازه في الزمن الفعلي.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name and its value, e.g. &quot;Wall time: 15.0 ms&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rp::NeighbourLedger</name>
    <message>
        <source>This is not a ledger of the notebook course; choose the file ledger.json that its labs keep.</source>
        <translation>هذا ليس سجل مقرر الدفاتر (notebooks)؛ اختر الملف ledger.json الذي تحتفظ به مختبراته.</translation>
    </message>
    <message>
        <source>This window can only show the ledger, so nothing was taken over; use the window that holds it.</source>
        <translation>هذه النافذة لا تستطيع إلا عرض السجل، ولذلك لم يُنقل شيء؛ استخدم النافذة التي فيها السجل.</translation>
    </message>
</context>
<context>
    <name>rp::Notice</name>
    <message>
        <source>Note: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>ملاحظة: %1</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>مشكلة: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>تمّ: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Close this message</source>
        <extracomment>Closes a message bar.</extracomment>
        <translation>إغلاق هذه الرسالة</translation>
    </message>
</context>
<context>
    <name>rp::NoticeArea</name>
    <message>
        <source>Save session as…</source>
        <translation>حفظ الجلسة باسم…</translation>
    </message>
    <message>
        <source>Notices</source>
        <extracomment>Screen reader: name of the area for messages under the toolbar.</extracomment>
        <translation>الإشعارات</translation>
    </message>
</context>
<context>
    <name>rp::Placeholders</name>
    <message>
        <source>a brace of a figure placeholder has no partner</source>
        <translation>قوس معقوص في موضع قيمة ليس له قرين</translation>
    </message>
    <message>
        <source>the figure placeholder %1 is malformed</source>
        <translation>موضع القيمة %1 مكتوب كتابة غير صحيحة</translation>
    </message>
</context>
<context>
    <name>rp::PredictPage</name>
    <message>
        <source>Say what you expect before you measure. A wrong prediction costs nothing; it shows you what to look at.</source>
        <translation>قل ما تتوقّعه قبل أن تقيس. التوقّع الخاطئ لا يكلّف شيئًا، وهو يبيّن لك ما ينبغي أن تنظر إليه.</translation>
    </message>
    <message>
        <source>Commit your prediction to go on.</source>
        <translation>ثبّت توقّعك لكي تتابع.</translation>
    </message>
    <message>
        <source>The instrument is open.</source>
        <translation>الأداة التفاعلية مفتوحة.</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit your prediction.</source>
        <translation>الأداة التفاعلية مقفلة إلى أن تثبّت توقّعك.</translation>
    </message>
</context>
<context>
    <name>rp::PredictionCard</name>
    <message>
        <source>times</source>
        <extracomment>Unit after a number that is a factor, as in &quot;3 times&quot;.</extracomment>
        <translation>مرة</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>السؤال %1 من %2</translation>
    </message>
    <message>
        <source>• %1</source>
        <extracomment>One fact of a list.</extracomment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>You commit once. After that you can read your prediction, but not change it.</source>
        <translation>تثبّت توقّعك مرة واحدة. بعد ذلك يمكنك قراءته، ولا يمكنك تغييره.</translation>
    </message>
    <message>
        <source>&amp;Commit prediction</source>
        <translation>تثبيت التوقّع (&amp;C)</translation>
    </message>
    <message>
        <source>You committed this prediction: %1. It can&apos;t be changed.</source>
        <extracomment>%1 is the answer the learner committed.</extracomment>
        <translation>ثبّتَّ هذا التوقّع: %1. لا يمكن تغييره.</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>توقّعك</translation>
    </message>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>اختر إحدى الإجابات أولًا.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>اكتب عددًا من %1 إلى %2.</translation>
    </message>
</context>
<context>
    <name>rp::PredictionText</name>
    <message>
        <source>Your prediction was changed outside the program, so it counts for nothing.</source>
        <translation>عُدّل توقّعك خارج البرنامج، ولذلك لا يُحتسب.</translation>
    </message>
    <message>
        <source>Your prediction fits the instrument&apos;s figure.</source>
        <translation>توقّعك يوافق قيمة الأداة التفاعلية.</translation>
    </message>
    <message>
        <source>Your prediction is %1 the instrument&apos;s figure.</source>
        <extracomment>%1 is a factor such as &quot;3.00×&quot;.</extracomment>
        <translation>توقّعك يعادل %1 من قيمة الأداة التفاعلية.</translation>
    </message>
    <message>
        <source>The instrument&apos;s figure is %1 your prediction.</source>
        <translation>قيمة الأداة التفاعلية تعادل %1 من توقّعك.</translation>
    </message>
    <message>
        <source>Your prediction is %1 percentage points too high.</source>
        <extracomment>%1 is a number: the difference of two percentages.</extracomment>
        <translation>توقّعك أعلى بمقدار %1 من النقاط المئوية.</translation>
    </message>
    <message>
        <source>Your prediction is %1 percentage points too low.</source>
        <translation>توقّعك أدنى بمقدار %1 من النقاط المئوية.</translation>
    </message>
    <message>
        <source>You said %1</source>
        <extracomment>Marks the learner&apos;s prediction in a chart; %1 is a number such as &quot;50 %&quot;.</extracomment>
        <translation>قلتَ %1</translation>
    </message>
</context>
<context>
    <name>rp::Program</name>
    <message>
        <source>There is no display to open a window on; %1 walks through the lab without one.</source>
        <translation>لا توجد شاشة لفتح نافذة عليها؛ الأمر %1 يجتاز المختبر دون شاشة.</translation>
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
        <translation>عبّر عمّا رأيته بالكلمات. يمكنك المحاولة من جديد بعد إجابة خاطئة؛ والإجابة الأولى هي التي تُحتسب.</translation>
    </message>
    <message>
        <source>Find the right answer to go on.</source>
        <translation>ابحث عن الإجابة الصحيحة لكي تتابع.</translation>
    </message>
</context>
<context>
    <name>rp::ReflectionCard</name>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>اختر إحدى الإجابات أولًا.</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>السؤال %1 من %2</translation>
    </message>
    <message>
        <source>&amp;Check answer</source>
        <translation>التحقّق من الإجابة (&amp;C)</translation>
    </message>
    <message>
        <source>Not yet. %1 Choose another answer and check again.</source>
        <translation>ليس بعد. %1 اختر إجابة أخرى وتحقّق من جديد.</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” It was right.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>إجابتك الأولى هي التي تُحتسب: «%1» وكانت صحيحة.</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” You may try again, but this one stays.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>إجابتك الأولى هي التي تُحتسب: «%1» يمكنك المحاولة من جديد، لكن هذه تبقى.</translation>
    </message>
    <message>
        <source>right, your first answer</source>
        <translation>صحيحة، إجابتك الأولى</translation>
    </message>
    <message>
        <source>right</source>
        <translation>صحيحة</translation>
    </message>
    <message>
        <source>your first answer</source>
        <translation>إجابتك الأولى</translation>
    </message>
    <message>
        <source>you tried this</source>
        <translation>جرّبتَ هذه الإجابة</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>Feedback to an answer; %1 is a few sentences.</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” You found the right one later.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>إجابتك الأولى هي التي تُحتسب: «%1» ووجدتَ الإجابة الصحيحة بعد ذلك.</translation>
    </message>
</context>
<context>
    <name>rp::ResultTable</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a value in a table and a remark on it, read aloud: &quot;33.3 %, poor: below 40 %&quot;</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a table cell read aloud: row, column: value</extracomment>
        <translation>%1، %2: %3</translation>
    </message>
</context>
<context>
    <name>rp::RevealPage</name>
    <message>
        <source>Here is your prediction beside what the instrument computes.</source>
        <translation>هذا توقّعك إلى جانب ما تحسبه الأداة التفاعلية.</translation>
    </message>
    <message>
        <source>Your prediction and the instrument</source>
        <translation>توقّعك والأداة التفاعلية</translation>
    </message>
    <message>
        <source>no prediction recorded</source>
        <translation>لا يوجد توقّع مسجَّل</translation>
    </message>
    <message>
        <source>You said: %1</source>
        <extracomment>%1 is the learner&apos;s answer, or &quot;no prediction recorded&quot;.</extracomment>
        <translation>قلتَ: %1</translation>
    </message>
    <message>
        <source>The instrument says: %1</source>
        <extracomment>%1 is a figure with its unit.</extracomment>
        <translation>قيمة الأداة التفاعلية: %1</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>قلتَ</translation>
    </message>
    <message>
        <source>The instrument says</source>
        <translation>قيمة الأداة التفاعلية</translation>
    </message>
    <message>
        <source>You said %1. The instrument says %2.</source>
        <translation>قلتَ %1. قيمة الأداة التفاعلية %2.</translation>
    </message>
    <message>
        <source>You said %1. The instrument says %2. %3</source>
        <extracomment>Spoken with the distance: what was said, what is true, then how far apart they are.</extracomment>
        <translation>قلتَ %1. قيمة الأداة التفاعلية %2. %3</translation>
    </message>
    <message>
        <source>The arithmetic</source>
        <translation>كيف حُسبت القيمة</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>ماذا يعني ذلك</translation>
    </message>
</context>
<context>
    <name>rp::RuleCheck</name>
    <message>
        <source>the id %1 is used twice</source>
        <translation>المعرّف %1 مستخدم مرتين</translation>
    </message>
    <message>
        <source>the instrument has no figure %1</source>
        <translation>ليس في الأداة التفاعلية قيمة باسم %1</translation>
    </message>
    <message>
        <source>the instrument has no input %1</source>
        <translation>ليس في الأداة التفاعلية مُدخل باسم %1</translation>
    </message>
    <message>
        <source>the input %1 has no choice %2</source>
        <translation>ليس في المُدخل %1 خيار باسم %2</translation>
    </message>
    <message>
        <source>a single-choice question needs options</source>
        <translation>سؤال الاختيار الواحد يحتاج إلى خيارات</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>لا يوجد خيار باسم %1</translation>
    </message>
    <message>
        <source>the option needs a value, because the question is held against a figure</source>
        <translation>الخيار يحتاج إلى قيمة، لأن السؤال يُقارَن بقيمة من الأداة التفاعلية</translation>
    </message>
    <message>
        <source>a numeric question needs a minimum below its maximum</source>
        <translation>السؤال العددي يحتاج إلى حدّ أدنى أصغر من حدّه الأعلى</translation>
    </message>
    <message>
        <source>a numeric question needs a figure that it is held against</source>
        <translation>السؤال العددي يحتاج إلى قيمة من الأداة التفاعلية يُقارَن بها</translation>
    </message>
    <message>
        <source>there is no instrument %1</source>
        <translation>لا توجد أداة تفاعلية باسم %1</translation>
    </message>
    <message>
        <source>a reflection must be a single-choice question</source>
        <translation>سؤال التأمّل يجب أن يكون سؤال اختيار واحد</translation>
    </message>
</context>
<context>
    <name>rp::Sentences</name>
    <message>
        <source>%1 %2</source>
        <extracomment>two whole sentences after one another; Chinese needs no space between them</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>rp::SettingStates</name>
    <message>
        <source>This act has no workload to choose.</source>
        <translation>ليس في هذا الفصل حِمل عمل للاختيار.</translation>
    </message>
    <message>
        <source>Commit your prediction first; then you can change the workload.</source>
        <translation>ثبّت توقّعك أولًا؛ بعد ذلك يمكنك تغيير حِمل العمل.</translation>
    </message>
</context>
<context>
    <name>rp::SettingText</name>
    <message>
        <source>Context</source>
        <extracomment>Toolbar: where the model runs, cloud or edge.</extracomment>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Workload</source>
        <extracomment>Toolbar: the model whose forward pass is looked at.</extracomment>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Toolbar: a persona with one goal that the learner follows.</extracomment>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Toolbar: colours of the window.</extracomment>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>&amp;Context</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>السياق (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>حِمل العمل (&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Track</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>المسار (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>اللغة (&amp;G)</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>حجم النص (&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>المظهر (&amp;T)</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>In the toolbar while the learner has not chosen a track.</extracomment>
        <translation>اختر مسارًا</translation>
    </message>
</context>
<context>
    <name>rp::SettingsController</name>
    <message>
        <source>There is no context %1.</source>
        <translation>لا يوجد سياق باسم %1.</translation>
    </message>
    <message>
        <source>There is no track %1.</source>
        <translation>لا يوجد مسار باسم %1.</translation>
    </message>
    <message>
        <source>Track %1. Goal: %2 The context is now %3.</source>
        <extracomment>Spoken after a track was chosen: its name, its goal (a whole sentence with its full stop), and the context that comes with it.</extracomment>
        <translation>المسار: %1. الهدف: %2 السياق الآن هو %3.</translation>
    </message>
</context>
<context>
    <name>rp::ShellText</name>
    <message>
        <source>Session</source>
        <extracomment>Status strip: whether the learner&apos;s work is in the file.</extracomment>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>not kept</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>لا تُحفظ</translation>
    </message>
    <message>
        <source>Session: presenter mode keeps nothing</source>
        <translation>الجلسة: وضع العرض لا يحفظ شيئًا</translation>
    </message>
    <message>
        <source>not saved</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>غير محفوظة</translation>
    </message>
    <message>
        <source>Session: not saved, the file can&apos;t be written</source>
        <translation>الجلسة: غير محفوظة، تعذّرت الكتابة في الملف</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Session: read-only, nothing is saved</source>
        <translation>الجلسة: للقراءة فقط، لا يُحفظ شيء</translation>
    </message>
    <message>
        <source>saving…</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Session: being saved</source>
        <translation>الجلسة: جارٍ حفظها</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>محفوظة</translation>
    </message>
    <message>
        <source>Session: saved</source>
        <translation>الجلسة: محفوظة</translation>
    </message>
    <message>
        <source>Ridgepoint %1</source>
        <translation>Ridgepoint %1</translation>
    </message>
    <message>
        <source>A laboratory in which you predict, explore and then understand why machine-learning code runs slowly.</source>
        <translation>مختبر تتوقّع فيه وتستكشف، ثم تفهم لماذا يعمل برنامج تعلّم الآلة ببطء.</translation>
    </message>
    <message>
        <source>Your answers stay on this computer. Ridgepoint uses no network.</source>
        <translation>تبقى إجاباتك على هذا الحاسوب. لا يستخدم Ridgepoint أي شبكة.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Made with Qt and Qt Charts.</source>
        <translation>برنامج حرّ بموجب رخصة GNU العمومية العامة، الإصدار ٣ أو أي إصدار لاحق. صُنع بواسطة Qt وQt Charts.</translation>
    </message>
</context>
<context>
    <name>rp::ShortcutRegistry</name>
    <message>
        <source>Everywhere</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>في كل مكان</translation>
    </message>
    <message>
        <source>In the list of acts and steps</source>
        <extracomment>Heading in the keyboard help: the sidebar.</extracomment>
        <translation>في قائمة الفصول والخطوات</translation>
    </message>
    <message>
        <source>In the status strip</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>في شريط الحالة</translation>
    </message>
    <message>
        <source>On a slider</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>على المنزلق</translation>
    </message>
    <message>
        <source>In a chart or meter</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>في رسم أو مقياس</translation>
    </message>
    <message>
        <source>In the launch timeline, as well</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>في الخط الزمني لعمليات الإطلاق أيضًا</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Separates alternative keys: &quot;Ctrl+O or F3&quot;.</extracomment>
        <translation> أو </translation>
    </message>
    <message>
        <source>Show this list of keys</source>
        <translation>عرض قائمة المفاتيح هذه</translation>
    </message>
    <message>
        <source>Go to the next part of the window: controls, steps, page, status strip</source>
        <translation>الانتقال إلى الجزء التالي من النافذة: عناصر التحكّم، الخطوات، الصفحة، شريط الحالة</translation>
    </message>
    <message>
        <source>Go to the previous part of the window</source>
        <translation>الانتقال إلى الجزء السابق من النافذة</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>الانتقال إلى الخطوة التالية</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>الانتقال إلى الخطوة السابقة</translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation>فتح شريط القوائم</translation>
    </message>
    <message>
        <source>Save the session to a file</source>
        <translation>حفظ الجلسة في ملف</translation>
    </message>
    <message>
        <source>Continue from a saved file</source>
        <translation>المتابعة من ملف محفوظ</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>نص أكبر</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>نص أصغر</translation>
    </message>
    <message>
        <source>Text at 100 %</source>
        <translation>النص بحجم ١٠٠٪</translation>
    </message>
    <message>
        <source>Close Ridgepoint</source>
        <translation>إغلاق Ridgepoint</translation>
    </message>
    <message>
        <source>Move through acts and steps</source>
        <translation>التنقّل بين الفصول والخطوات</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>أول خطوة أو آخر خطوة</translation>
    </message>
    <message>
        <source>Open the step, or hear why it is locked</source>
        <translation>فتح الخطوة، أو سماع سبب قفلها</translation>
    </message>
    <message>
        <source>Read the previous or next entry</source>
        <translation>قراءة العنصر السابق أو التالي</translation>
    </message>
    <message>
        <source>Back to the whole strip</source>
        <translation>العودة إلى الشريط كله</translation>
    </message>
    <message>
        <source>Change the value by one step</source>
        <translation>تغيير القيمة بخطوة واحدة</translation>
    </message>
    <message>
        <source>Change the value by a large step</source>
        <translation>تغيير القيمة بخطوة كبيرة</translation>
    </message>
    <message>
        <source>Smallest or largest value</source>
        <translation>أصغر قيمة أو أكبر قيمة</translation>
    </message>
    <message>
        <source>Go into the chart</source>
        <translation>الدخول إلى الرسم</translation>
    </message>
    <message>
        <source>Leave the points of the chart</source>
        <translation>الخروج من نقاط الرسم</translation>
    </message>
    <message>
        <source>Previous or next point</source>
        <translation>النقطة السابقة أو التالية</translation>
    </message>
    <message>
        <source>Previous or next series</source>
        <translation>السلسلة السابقة أو التالية</translation>
    </message>
    <message>
        <source>First or last point of the series</source>
        <translation>أول نقطة في السلسلة أو آخرها</translation>
    </message>
    <message>
        <source>List the keys of this chart</source>
        <translation>عرض مفاتيح هذا الرسم</translation>
    </message>
    <message>
        <source>First or last point of the chart</source>
        <translation>أول نقطة في الرسم أو آخرها</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Show the whole pass</source>
        <translation>عرض التمرير كله</translation>
    </message>
    <message>
        <source>Move the view a little</source>
        <translation>تحريك العرض قليلًا</translation>
    </message>
    <message>
        <source>Move the view earlier or later</source>
        <translation>تحريك العرض إلى وقت أسبق أو لاحق</translation>
    </message>
</context>
<context>
    <name>rp::Sidebar</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation>
            <numerusform>حوالي %Ln دقيقة</numerusform>
            <numerusform>حوالي دقيقة واحدة</numerusform>
            <numerusform>حوالي دقيقتين</numerusform>
            <numerusform>حوالي %Ln دقائق</numerusform>
            <numerusform>حوالي %Ln دقيقة</numerusform>
            <numerusform>حوالي %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message>
        <source>Acts and steps</source>
        <extracomment>Screen reader: name of the sidebar.</extracomment>
        <translation>الفصول والخطوات</translation>
    </message>
    <message>
        <source>Show the names of the steps</source>
        <translation>إظهار أسماء الخطوات</translation>
    </message>
    <message>
        <source>Hide the names of the steps</source>
        <translation>إخفاء أسماء الخطوات</translation>
    </message>
    <message>
        <source>A%1</source>
        <extracomment>Narrow sidebar: the shortest form of &quot;Act 1&quot;.</extracomment>
        <translation>ف%1</translation>
    </message>
</context>
<context>
    <name>rp::SourcesPanel</name>
    <message>
        <source>✓ Reproduced</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>✓ مُعاد إنتاجه</translation>
    </message>
    <message>
        <source>≈ Approximated</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>≈ مقارَب</translation>
    </message>
    <message>
        <source>≠ Not reproducible</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>≠ غير قابل لإعادة الإنتاج</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure of the model: its name and its value.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Status of a claim, then the reason for it.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>From: %1</source>
        <extracomment>Where a claim is from.</extracomment>
        <translation>المصدر: %1</translation>
    </message>
    <message numerus="yes">
        <source>Sources: %n claim(s) this act rests on</source>
        <extracomment>Title of a section that lists claims, where they are from, and whether the model confirms them.</extracomment>
        <translation>
            <numerusform>المصادر: لا يستند هذا الفصل إلى ادعاءات</numerusform>
            <numerusform>المصادر: ادعاء واحد يستند إليه هذا الفصل</numerusform>
            <numerusform>المصادر: ادعاءان يستند إليهما هذا الفصل</numerusform>
            <numerusform>المصادر: %Ln ادعاءات يستند إليها هذا الفصل</numerusform>
            <numerusform>المصادر: %Ln ادعاءً يستند إليها هذا الفصل</numerusform>
            <numerusform>المصادر: %Ln ادعاء يستند إليها هذا الفصل</numerusform>
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
        <translation>القيمة المذكورة: %1. لا يعطي هذا النموذج قيمة واحدة لذلك.</translation>
    </message>
    <message>
        <source>Claimed: %1. This model – %2</source>
        <translation>القيمة المذكورة: %1. هذا النموذج – %2</translation>
    </message>
</context>
<context>
    <name>rp::StepPage</name>
    <message>
        <source>Brief</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>التوقّع</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>الاستكشاف</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>الكشف</translation>
    </message>
    <message>
        <source>Reflect</source>
        <translation>التأمّل</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <extracomment>Small line above a page&apos;s heading: the act&apos;s title, then which of the act&apos;s steps this is.</extracomment>
        <translation>%1 · الخطوة %2 من %3</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>رجوع (&amp;B)</translation>
    </message>
    <message>
        <source>This window is read-only, because another window holds your ledger.</source>
        <translation>هذه النافذة للقراءة فقط، لأن سجل مختبرك مفتوح في نافذة أخرى.</translation>
    </message>
    <message>
        <source>Finish this step to go on.</source>
        <translation>أنهِ هذه الخطوة لكي تتابع.</translation>
    </message>
    <message>
        <source>&amp;Next: %1</source>
        <extracomment>Button; %1 is the name of the next step or act. &quot;&amp;&quot; marks the letter for the keyboard.</extracomment>
        <translation>التالي (&amp;N): %1</translation>
    </message>
    <message>
        <source>&amp;Finish this act</source>
        <extracomment>Button at the end of the last act.</extracomment>
        <translation>إنهاء هذا الفصل (&amp;F)</translation>
    </message>
</context>
<context>
    <name>rp::StepText</name>
    <message>
        <source>locked</source>
        <extracomment>State of a step: it can&apos;t be opened yet.</extracomment>
        <translation>مقفل</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>State of a step: it can be worked on.</extracomment>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a step: finished.</extracomment>
        <translation>منجز</translation>
    </message>
    <message>
        <source>finish the act “%1” first</source>
        <extracomment>Why a step is locked; %1 is the title of an act.</extracomment>
        <translation>أنهِ الفصل «%1» أولًا</translation>
    </message>
    <message>
        <source>read the brief first</source>
        <translation>اقرأ المهمة أولًا</translation>
    </message>
    <message>
        <source>commit your prediction first</source>
        <translation>ثبّت توقّعك أولًا</translation>
    </message>
    <message>
        <source>make the discoveries first, or skip them</source>
        <translation>أكمل الاكتشافات أولًا، أو تخطَّها</translation>
    </message>
    <message>
        <source>see the reveal first</source>
        <translation>اطّلع على الكشف أولًا</translation>
    </message>
    <message>
        <source>%1, locked: %2</source>
        <extracomment>Screen reader, one entry of the step list: name of the step, then why it is locked.</extracomment>
        <translation>%1، مقفل: %2</translation>
    </message>
    <message>
        <source>%1, %2, current step</source>
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.</extracomment>
        <translation>%1، %2، الخطوة الحالية</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <extracomment>Screen reader: title of an act, then how many of its five steps are done.</extracomment>
        <translation>%1، أُنجز %2 من %3 خطوات</translation>
    </message>
</context>
<context>
    <name>rp::TextBlock</name>
    <message>
        <source>Level %1</source>
        <extracomment>Spoken after a heading; %1 is 1 for the page&apos;s heading, 2 for a section&apos;s, and so on.</extracomment>
        <translation>المستوى %1</translation>
    </message>
</context>
<context>
    <name>rp::Theme</name>
    <message>
        <source>Like the system</source>
        <extracomment>A colour theme: whatever the desktop uses.</extracomment>
        <translation>حسب النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A colour theme.</extracomment>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A colour theme.</extracomment>
        <translation>داكن</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A colour theme.</extracomment>
        <translation>تباين عالٍ</translation>
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
        <translation>خمول %1</translation>
    </message>
</context>
<context>
    <name>rp::TopBar</name>
    <message>
        <source>Controls</source>
        <extracomment>Screen reader: name of the row of controls at the window&apos;s top.</extracomment>
        <translation>عناصر التحكّم</translation>
    </message>
    <message>
        <source>Presenter mode: all steps open, nothing is saved</source>
        <extracomment>Permanent badge while a lecturer projects the program.</extracomment>
        <translation>وضع العرض: كل الخطوات مفتوحة، ولا يُحفظ شيء</translation>
    </message>
</context>
<context>
    <name>rp::Tour</name>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>تعذّر إنشاء المجلد %1.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>تعذّرت كتابة الملف %1.</translation>
    </message>
</context>
<context>
    <name>rp::TourLearner</name>
    <message>
        <source>The picture %1 can&apos;t be written.</source>
        <translation>تعذّرت كتابة الصورة %1.</translation>
    </message>
    <message>
        <source>The step “%1” could not be finished.</source>
        <translation>تعذّر إنهاء خطوة «%1».</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Caption of a picture: title of the act, then name of the step.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A colleague&apos;s message with the problem and what to read.</source>
        <translation>رسالة من زميلة تعرض المشكلة وما ينبغي قراءته.</translation>
    </message>
    <message>
        <source>The question, with the answers to choose from. The instrument is locked.</source>
        <translation>السؤال والإجابات التي يُختار منها. الأداة التفاعلية مقفلة.</translation>
    </message>
    <message>
        <source>%1: the prediction is committed</source>
        <translation>%1: ثُبّت التوقّع</translation>
    </message>
    <message>
        <source>The committed prediction, which can&apos;t be changed any more.</source>
        <translation>التوقّع المثبَّت الذي لم يعد يمكن تغييره.</translation>
    </message>
    <message>
        <source>The instrument: controls on one side, charts on the other.</source>
        <translation>الأداة التفاعلية: عناصر التحكّم في جانب والرسوم في الجانب الآخر.</translation>
    </message>
    <message>
        <source>%1: every discovery made</source>
        <translation>%1: أُنجزت كل الاكتشافات</translation>
    </message>
    <message>
        <source>The prediction beside the true figure, the arithmetic and the lesson.</source>
        <translation>التوقّع إلى جانب القيمة الصحيحة، وطريقة حسابها، والخلاصة.</translation>
    </message>
    <message>
        <source>The question to reflect on.</source>
        <translation>سؤال التأمّل.</translation>
    </message>
    <message>
        <source>%1: the reflection is answered</source>
        <translation>%1: أُجيب عن سؤال التأمّل</translation>
    </message>
    <message>
        <source>The answers given, with feedback for each.</source>
        <translation>الإجابات المعطاة، مع تعليق على كل منها.</translation>
    </message>
    <message>
        <source>Not every act was done at the end of the tour.</source>
        <translation>لم تُنجز كل الفصول حتى نهاية الجولة.</translation>
    </message>
    <message>
        <source>The instrument after the last discovery, and what it showed.</source>
        <translation>الأداة التفاعلية بعد آخر اكتشاف، وما أظهره.</translation>
    </message>
</context>
<context>
    <name>rp::TourPage</name>
    <message>
        <source>%1, theme: %2</source>
        <extracomment>Heading above pictures: a language, then a colour theme.</extracomment>
        <translation>%1، المظهر: %2</translation>
    </message>
    <message>
        <source>The learner&apos;s file at the end</source>
        <translation>ملف المتعلّم في النهاية</translation>
    </message>
    <message>
        <source>Ridgepoint: a walk through the lab</source>
        <translation>برنامج Ridgepoint: جولة في المختبر</translation>
    </message>
</context>
<context>
    <name>rp::TrackVerdict</name>
    <message>
        <source>Goal reached: at batch 1 the GPU is busy for %1 of the time, at least %2 is asked.</source>
        <extracomment>verdict of a track; %1 and %2 are percentages</extracomment>
        <translation>تحقّق الهدف: عند حجم دفعة ١ ينشغل معالج GPU في %1 من الوقت، والمطلوب %2 على الأقل.</translation>
    </message>
    <message>
        <source>Goal missed: at batch 1 the GPU is busy for %1 of the time, at least %2 is asked.</source>
        <extracomment>verdict of a track; %1 and %2 are percentages</extracomment>
        <translation>لم يتحقّق الهدف: عند حجم دفعة ١ ينشغل معالج GPU في %1 من الوقت، والمطلوب %2 على الأقل.</translation>
    </message>
    <message>
        <source>Goal reached: 99 of 100 loops take at most %1 of the %2 allowed, with %3 misses an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>تحقّق الهدف: ٩٩ من كل ١٠٠ دورة لا تتجاوز %1 من أصل %2 المسموح بها، وعدد تجاوزات المهلة %3 في الساعة.</translation>
    </message>
    <message>
        <source>Goal missed: 99 of 100 loops take at most %1 of the %2 allowed, but the rare slow ones miss it %3 times an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>لم يتحقّق الهدف: ٩٩ من كل ١٠٠ دورة لا تتجاوز %1 من أصل %2 المسموح بها، لكن الدورات البطيئة النادرة تتجاوز المهلة %3 مرة في الساعة.</translation>
    </message>
    <message>
        <source>Goal missed: 1 of 100 loops takes more than %1, with %2 allowed; that makes %3 misses an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>لم يتحقّق الهدف: دورة واحدة من كل ١٠٠ تستغرق أكثر من %1، والمسموح به %2؛ فيكون عدد تجاوزات المهلة %3 في الساعة.</translation>
    </message>
    <message>
        <source>Goal reached: %1 of the %2 power budget, and each frame takes %3 of the %4 allowed.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>تحقّق الهدف: %1 من ميزانية القدرة البالغة %2، ويستغرق كل إطار %3 من أصل %4 المسموح بها.</translation>
    </message>
    <message>
        <source>Goal missed: %1 exceeds the power budget of %2, though each frame takes %3 of the %4 allowed.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>لم يتحقّق الهدف: %1 تتجاوز ميزانية القدرة البالغة %2، مع أن كل إطار يستغرق %3 من أصل %4 المسموح بها.</translation>
    </message>
    <message>
        <source>Goal missed: each frame takes %3 with %4 allowed, at %1 of the %2 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>لم يتحقّق الهدف: يستغرق كل إطار %3 والمسموح به %4، باستهلاك %1 من ميزانية القدرة البالغة %2.</translation>
    </message>
    <message>
        <source>Goal missed: the program does not fit into the memory of the microcontroller.</source>
        <extracomment>verdict of a track: the program does not fit into the chip</extracomment>
        <translation>لم يتحقّق الهدف: لا تتسع ذاكرة المتحكّم الدقيق للبرنامج.</translation>
    </message>
    <message>
        <source>Goal reached: %1 of the %2 allowed, at %3 of the %4 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>تحقّق الهدف: %1 من أصل %2 المسموح بها، باستهلاك %3 من ميزانية القدرة البالغة %4.</translation>
    </message>
    <message>
        <source>Goal missed: %1 with less than %2 allowed, at %3 of the %4 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>لم يتحقّق الهدف: %1 والمسموح به أقل من %2، باستهلاك %3 من ميزانية القدرة البالغة %4.</translation>
    </message>
    <message>
        <source>Goal missed: %3 exceeds the power budget of %4, though %1 of the %2 allowed is enough time.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>لم يتحقّق الهدف: %3 تتجاوز ميزانية القدرة البالغة %4، مع أن %1 من أصل %2 المسموح بها زمن كافٍ.</translation>
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
        <translation>%1، عند العلامة %2 أو فوقها</translation>
    </message>
    <message>
        <source>%1, below the %2 mark</source>
        <translation>%1، تحت العلامة %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Accessible description of a meter. %1: its value, %2: what the figure means.</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>rp::ValueSlider</name>
    <message>
        <source>%1, exact value</source>
        <extracomment>Name of the field beside a slider; %1 is what the slider sets.</extracomment>
        <translation>%1، القيمة الدقيقة</translation>
    </message>
    <message>
        <source>%1: type a number from %2 to %3.</source>
        <extracomment>%1 is a control&apos;s name, %2 and %3 the limits with their unit.</extracomment>
        <translation>%1: اكتب عددًا من %2 إلى %3.</translation>
    </message>
</context>
<context>
    <name>rp::WaterfallChart</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A spoken value with a remark. %1: &quot;Eager, dispatch: 10.00 ms&quot;, %2: &quot;shown in the timeline&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rp::Wizard</name>
    <message>
        <source>This step is still locked; read the brief and choose Next first.</source>
        <translation>هذه الخطوة ما زالت مقفلة؛ اقرأ المهمة واختر «التالي» أولًا.</translation>
    </message>
    <message>
        <source>This step is still locked; commit your prediction first.</source>
        <translation>هذه الخطوة ما زالت مقفلة؛ ثبّت توقّعك أولًا.</translation>
    </message>
    <message>
        <source>This step is still locked; make the remaining discoveries or skip them first.</source>
        <translation>هذه الخطوة ما زالت مقفلة؛ أكمل الاكتشافات المتبقية أو تخطَّها أولًا.</translation>
    </message>
    <message>
        <source>This step is still locked; read the reveal and choose Next first.</source>
        <translation>هذه الخطوة ما زالت مقفلة؛ اقرأ الكشف واختر «التالي» أولًا.</translation>
    </message>
    <message>
        <source>This step is still locked; answer the reflection questions first.</source>
        <translation>هذه الخطوة ما زالت مقفلة؛ أجب عن أسئلة التأمّل أولًا.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; commit your prediction first.</source>
        <translation>لا يمكنك المتابعة بعد؛ ثبّت توقّعك أولًا.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; make the remaining discoveries or skip them.</source>
        <translation>لا يمكنك المتابعة بعد؛ أكمل الاكتشافات المتبقية أو تخطَّها.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; answer the questions on this page first.</source>
        <translation>لا يمكنك المتابعة بعد؛ أجب عن الأسئلة في هذه الصفحة أولًا.</translation>
    </message>
    <message>
        <source>This act is still locked; finish “%1” first.</source>
        <extracomment>%1 is an act&apos;s title</extracomment>
        <translation>هذا الفصل ما زال مقفلًا؛ أنهِ «%1» أولًا.</translation>
    </message>
    <message>
        <source>There is no such place in this lab; choose a step in the list of steps.</source>
        <translation>لا يوجد موضع كهذا في هذا المختبر؛ اختر خطوة من قائمة الخطوات.</translation>
    </message>
    <message>
        <source>You have already answered this question, and the answer stays as it is; go on with Next.</source>
        <translation>أجبتَ عن هذا السؤال من قبل، والإجابة تبقى كما هي؛ تابع باختيار «التالي».</translation>
    </message>
    <message>
        <source>There is no such question in this act; choose one of those on the page.</source>
        <translation>لا يوجد سؤال كهذا في هذا الفصل؛ اختر أحد الأسئلة في الصفحة.</translation>
    </message>
    <message>
        <source>This answer is not possible here; choose one of the options, or a number in the range that is asked for.</source>
        <translation>هذه الإجابة غير ممكنة هنا؛ اختر أحد الخيارات، أو عددًا في النطاق المطلوب.</translation>
    </message>
    <message>
        <source>This window can only show the ledger, so nothing was recorded; use the window that holds it.</source>
        <translation>هذه النافذة لا تستطيع إلا عرض السجل، ولذلك لم يُسجَّل شيء؛ استخدم النافذة التي فيها السجل.</translation>
    </message>
</context>
<context>
    <name>rp::WizardController</name>
    <message>
        <source>The next act, “%1”, is open now.</source>
        <extracomment>%1 is an act&apos;s title</extracomment>
        <translation>فُتح الفصل التالي «%1».</translation>
    </message>
    <message>
        <source>You have completed “%1”; you can look at every step again.</source>
        <extracomment>%1 is a lab&apos;s title</extracomment>
        <translation>أكملتَ «%1»؛ يمكنك أن تعود إلى أي خطوة.</translation>
    </message>
    <message>
        <source>This is the first step of the lab; go on with Next.</source>
        <translation>هذه أول خطوة في المختبر؛ تابع باختيار «التالي».</translation>
    </message>
</context>
</TS>

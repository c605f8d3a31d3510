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
lab07.json /acts/0/formulas/4/terms/4/meaning
----------
lab07.json /acts/1/exercises/1/formula/terms/2/meaning
----------
lab07.json /acts/1/exercises/2/formula/terms/2/meaning
----------
lab07.json /acts/1/formulas/12/terms/2/meaning</extracomment>
        <translation>زمن الحساب في النواة الواحدة</translation>
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
        <translation>زمن النواة الواحدة؛ يزيل CUDA graph عمليات الإطلاق ولا يزيل حركة الذاكرة</translation>
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
lab07.json /acts/0/sources/9/from
----------
lab07.json /acts/1/sources/3/from
----------
lab07.json /acts/1/sources/18/from
----------
lab07.json /acts/1/sources/23/from
----------
lab07.json /acts/1/sources/24/from</extracomment>
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
        <extracomment>lab07.json /acts/0/sources/13/claim
----------
lab07.json /acts/1/sources/21/claim</extracomment>
        <translation>ترجمة ResNet-50 (compile) ترفع إنتاجيته من ١٬٤٥٠ إلى ٢٬١٥٠ صورة في الثانية.</translation>
    </message>
    <message>
        <source>2,150 img/s</source>
        <extracomment>lab07.json /acts/0/sources/13/value
----------
lab07.json /acts/1/sources/21/value</extracomment>
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
        <translation>مع عمليات الإطلاق المتداخلة يكون معالج GPU مشغولًا طوال الوقت تقريبًا، حتى في النمط الفوري. فتقليل عمليات الإطلاق لا يفيد معالج GPU لا ينتظر أبدًا؛ والمكسب إنما يأتي من تقليل حركة الذاكرة.</translation>
    </message>
    <message>
        <source>Compiling makes models more than 30 % faster.</source>
        <extracomment>lab07.json /acts/0/sources/15/claim
----------
lab07.json /acts/1/sources/26/claim</extracomment>
        <translation>الترجمة (compile) تجعل النماذج أسرع بأكثر من ٣٠٪.</translation>
    </message>
    <message>
        <source>It holds for keyword spotting and for ResNet-50, whose figure stands here. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/0/sources/15/reason</extracomment>
        <translation>يصحّ ذلك لرصد الكلمات المفتاحية وللنموذج ResNet-50، وقيمته هي المعروضة هنا. ولا يصحّ لطبقة GPT-2 ولا لضرب مصفوفات عملاق واحد.</translation>
    </message>
    <message>
        <source>Compiling makes transformers 1.3 to 2 times as fast.</source>
        <extracomment>lab07.json /acts/0/sources/16/claim
----------
lab07.json /acts/1/sources/27/claim</extracomment>
        <translation>الترجمة (compile) تجعل نماذج المحوّلات (transformers) أسرع بعامل من ١٫٣ إلى ٢.</translation>
    </message>
    <message>
        <source>Course text; PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/0/sources/16/from
----------
lab07.json /acts/1/sources/27/from</extracomment>
        <translation>نص المقرر؛ إعلان PyTorch 2.0</translation>
    </message>
    <message>
        <source>The layer modelled here has 20 long kernels and can&apos;t gain that much. Gains of this size need many short kernels or much memory traffic to remove.</source>
        <extracomment>lab07.json /acts/0/sources/16/reason</extracomment>
        <translation>للطبقة الممثَّلة هنا ٢٠ نواة طويلة، ولا يمكنها أن تكسب هذا القدر. ومكاسب بهذا الحجم تحتاج إلى أنوية قصيرة كثيرة، أو إلى حركة ذاكرة كبيرة يمكن إزالتها.</translation>
    </message>
    <message>
        <source>Compiling one giant matrix product gains nearly nothing.</source>
        <extracomment>lab07.json /acts/0/sources/17/claim
----------
lab07.json /acts/1/sources/25/claim</extracomment>
        <translation>لا مكسب يُذكر من ترجمة عملية ضرب مصفوفات عملاقة واحدة (compile).</translation>
    </message>
    <message>
        <source>near zero</source>
        <extracomment>lab07.json /acts/0/sources/17/value
----------
lab07.json /acts/1/sources/25/value</extracomment>
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
        <translation>يرجع إلى Python عبر انقطاعات المخطط (graph breaks) وشروط الحراسة (guards).</translation>
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
        <translation>العتاد المجرد</translation>
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
        <translation>زمن الذاكرة قيمة إجمالية واحدة اختيرت لتوافق المنشور. وهو يمثّل الذاكرة وكل ما لا يشمله النموذج، ويزيد على ما يعطيه العدّ المباشر لحركة الذاكرة.</translation>
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
        <translation>تقسيم Dropout إلى خطوات</translation>
    </message>
    <message>
        <source>Primitive operations</source>
        <extracomment>fusion.json /granularities/2/name</extracomment>
        <translation>العمليات الأولية</translation>
    </message>
    <message>
        <source>Inference: no dropout</source>
        <extracomment>fusion.json /granularities/3/name</extracomment>
        <translation>استدلال: دون Dropout</translation>
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
        <source>Cloud Titan</source>
        <extracomment>lab07.json /acts/2/panels/1/title
----------
tracks.json /tracks/0/name</extracomment>
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
        <extracomment>lab07.json /acts/2/panels/2/title
----------
tracks.json /tracks/1/name</extracomment>
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
        <extracomment>lab07.json /acts/2/panels/3/title
----------
tracks.json /tracks/2/name</extracomment>
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
        <extracomment>lab07.json /acts/2/panels/4/title
----------
tracks.json /tracks/3/name</extracomment>
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
        <translation>تضخّم البرنامج: لا مكان لإطار عمل كامل، ولذلك توازن بين مفسِّر والعتاد المجرد (bare metal).</translation>
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
    <message>
        <source>The compilation break-even</source>
        <extracomment>lab07.json /acts/1/title</extracomment>
        <translation>نقطة تعادل الترجمة (compile)</translation>
    </message>
    <message>
        <source>Kernel fusion</source>
        <extracomment>lab07.json /acts/1/panels/0/title
----------
lab07.json /acts/1/brief/reading/0/title</extracomment>
        <translation>دمج الأنوية (kernel fusion)</translation>
    </message>
    <message>
        <source>See which memory traffic and which launches disappear when several kernels become one.</source>
        <extracomment>lab07.json /acts/1/panels/0/about</extracomment>
        <translation>انظر أي حركة للذاكرة وأي عمليات إطلاق تختفي حين تصير عدة أنوية نواةً واحدة.</translation>
    </message>
    <message>
        <source>Compilation pay-back</source>
        <extracomment>lab07.json /acts/1/panels/1/title</extracomment>
        <translation>استرداد كلفة الترجمة (compile)</translation>
    </message>
    <message>
        <source>See after how many calls the time spent on compiling has come back.</source>
        <extracomment>lab07.json /acts/1/panels/1/about</extracomment>
        <translation>انظر بعد كم استدعاء يُسترد الزمن الذي أُنفق على الترجمة (compile).</translation>
    </message>
    <message>
        <source>Compilation continuum</source>
        <extracomment>lab07.json /acts/1/panels/2/title
----------
lab07.json /acts/1/brief/reading/3/title</extracomment>
        <translation>طيف الترجمة (compile)</translation>
    </message>
    <message>
        <source>Compare what seven ways to run a model gain in speed and lose in flexibility.</source>
        <extracomment>lab07.json /acts/1/panels/2/about</extracomment>
        <translation>قارن بين سبع طرق لتشغيل النموذج: كم تكسب من السرعة، وكم تفقد من المرونة.</translation>
    </message>
    <message>
        <source>Daniel, model serving lead</source>
        <extracomment>lab07.json /acts/1/brief/from</extracomment>
        <translation>دانيال، مسؤول خدمة النماذج</translation>
    </message>
    <message>
        <source>Should we compile every model?</source>
        <extracomment>lab07.json /acts/1/brief/subject</extracomment>
        <translation>هل نترجم (compile) كل النماذج؟</translation>
    </message>
    <message>
        <source>Your audit showed how much time launches can cost. Now the team wants to compile every model that we serve.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/0</extracomment>
        <translation>أظهر تدقيقك كم يمكن أن تكلّف عمليات الإطلاق من الزمن. والآن يريد الفريق أن يترجم (compile) كل نموذج نشغّله.</translation>
    </message>
    <message>
        <source>On ResNet-50 it works: the compiled model serves 2,150 images per second instead of 1,450. Compiling takes 30 s, and nothing is served during that time.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/1</extracomment>
        <translation>ينجح ذلك مع ResNet-50: يعالج النموذج المترجَم ٢٬١٥٠ صورة في الثانية بدلًا من ١٬٤٥٠. تستغرق الترجمة ٣٠ ث، ولا يُعالَج أي طلب خلال هذا الزمن.</translation>
    </message>
    <message>
        <source>But our services differ. One serves 10 million images a day. Another listens for a keyword and gets 100 requests per hour. A third multiplies two giant matrices and does nothing else.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/2</extracomment>
        <translation>لكن خدماتنا مختلفة. إحداها تعالج ١٠ ملايين صورة في اليوم. وأخرى ترصد كلمة مفتاحية ويصلها ١٠٠ طلب في الساعة. وثالثة تضرب مصفوفتين عملاقتين ولا تفعل غير ذلك.</translation>
    </message>
    <message>
        <source>I also hear very different figures for kernel fusion, and people quote them without saying what they measured. Please find out what fusion really saves, when compiling pays, and where it never does.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/3</extracomment>
        <translation>وأسمع أيضًا أرقامًا متباعدة جدًا عن دمج الأنوية (kernel fusion)، ويذكرها الناس دون أن يقولوا ما الذي قاسوه. ابحث من فضلك ماذا يوفّر الدمج حقًا، ومتى تُجدي الترجمة، وأين لا تُجدي أبدًا.</translation>
    </message>
    <message>
        <source>You serve large language models on many GPUs. Every replica compiles for itself after a restart, unless it finds the result in a cache. Look at what replicas do to the break-even.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/cloud</extracomment>
        <translation>أنت تشغّل نماذج لغوية كبيرة على معالجات GPU كثيرة. كل نسخة عاملة تُجري الترجمة (compile) لنفسها بعد إعادة التشغيل، ما لم تجد النتيجة في الذاكرة المخبئية. انظر ماذا تفعل النسخ العاملة بنقطة التعادل.</translation>
    </message>
    <message>
        <source>Your control loop must be on time in every pass. Compiling while it runs is out of the question, so ask what a stage that compiles ahead of time would cost you in flexibility.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/edge</extracomment>
        <translation>يجب أن تنتهي حلقة التحكّم عندك في موعدها في كل تمرير. ولا مجال للترجمة (compile) أثناء التشغيل، فاسأل كم تفقد من المرونة في مرحلة تترجم مسبقًا.</translation>
    </message>
    <message>
        <source>Your glasses spend their energy on moving intermediates through DRAM. Look at the memory traffic first and at the time second.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/mobile</extracomment>
        <translation>تنفق نظّارتك طاقتها على نقل النتائج الوسيطة عبر ذاكرة DRAM. انظر إلى حركة الذاكرة أولًا وإلى الزمن ثانيًا.</translation>
    </message>
    <message>
        <source>You compile on another machine and ship the result, so the compile time is paid before delivery. Look at the far end of the continuum and at what it no longer allows.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/tiny</extracomment>
        <translation>أنت تُجري الترجمة (compile) على جهاز آخر وتسلّم الناتج، فيُدفع زمن الترجمة قبل التسليم. انظر إلى الطرف البعيد من الطيف وإلى ما لم يعد يسمح به.</translation>
    </message>
    <message>
        <source>A compiler joins several operations into one kernel. Intermediate results stay on the chip and are not written to memory and read again.</source>
        <extracomment>lab07.json /acts/1/brief/reading/0/about</extracomment>
        <translation>يجمع المترجِم (compiler) عدة عمليات في نواة واحدة. تبقى النتائج الوسيطة على الشريحة، ولا تُكتب في الذاكرة ثم تُقرأ من جديد.</translation>
    </message>
    <message>
        <source>Arithmetic intensity and ridge point</source>
        <extracomment>lab07.json /acts/1/brief/reading/1/title
----------
lab07.json /acts/1/formulas/2/title</extracomment>
        <translation>الشدة الحسابية (arithmetic intensity) ونقطة الحافة (ridge point)</translation>
    </message>
    <message>
        <source>Arithmetic intensity is the number of floating-point operations for each byte moved. Below the ridge point of a device, memory bandwidth sets the pace. Above it, arithmetic does.</source>
        <extracomment>lab07.json /acts/1/brief/reading/1/about</extracomment>
        <translation>الشدة الحسابية هي عدد عمليات الفاصلة العائمة لكل بايت منقول. دون نقطة الحافة للجهاز يحدّد عرض نطاق الذاكرة الإيقاع. وفوقها يحدّده الحساب.</translation>
    </message>
    <message>
        <source>Break-even</source>
        <extracomment>lab07.json /acts/1/brief/reading/2/title
----------
lab07.json /acts/1/formulas/8/title</extracomment>
        <translation>نقطة التعادل</translation>
    </message>
    <message>
        <source>The number of calls after which the time saved equals the time spent on compiling. It depends on the model, on the gain and on every restart.</source>
        <extracomment>lab07.json /acts/1/brief/reading/2/about</extracomment>
        <translation>عدد الاستدعاءات الذي يتساوى بعده الزمن الموفَّر والزمن الذي أُنفق على الترجمة (compile). وهو يتوقف على النموذج وعلى المكسب وعلى كل إعادة تشغيل.</translation>
    </message>
    <message>
        <source>There is more than on and off. Each stage from eager mode to bare metal gives up some flexibility of Python for some speed.</source>
        <extracomment>lab07.json /acts/1/brief/reading/3/about</extracomment>
        <translation>الأمر أكثر من تشغيل وإيقاف. كل مرحلة من النمط الفوري (eager mode) إلى العتاد المجرد (bare metal) تتخلّى عن بعض مرونة Python مقابل بعض السرعة.</translation>
    </message>
    <message>
        <source>Compiling ResNet-50 takes 30 s, once. After how many images has this time been recovered?</source>
        <extracomment>lab07.json /acts/1/predictions/0/prompt</extracomment>
        <translation>تستغرق ترجمة ResNet-50 (compile) ٣٠ ث، مرة واحدة. بعد كم صورة يُسترد هذا الزمن؟</translation>
    </message>
    <message>
        <source>1,450 images per second in eager mode</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/0</extracomment>
        <translation>١٬٤٥٠ صورة في الثانية في النمط الفوري</translation>
    </message>
    <message>
        <source>2,150 images per second compiled, a gain of 48 %</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/1</extracomment>
        <translation>٢٬١٥٠ صورة في الثانية بعد الترجمة، والمكسب ٤٨٪</translation>
    </message>
    <message>
        <source>30 s for compiling, once, on one GPU</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/2</extracomment>
        <translation>٣٠ ث للترجمة، مرة واحدة، على معالج GPU واحد</translation>
    </message>
    <message>
        <source>About 1,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/0/text</extracomment>
        <translation>حوالي ١٬٠٠٠</translation>
    </message>
    <message>
        <source>The idea behind 1,000 is that a gain of almost one half pays back at once. The gain counts for each image, and an image takes less than 1 ms. So 1,000 images save about 0.2 s, not 30 s.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/0/feedback</extracomment>
        <translation>الفكرة وراء ١٬٠٠٠ أن مكسبًا يقارب النصف يُسترد فورًا. لكن المكسب يُحسب لكل صورة، والصورة تستغرق أقل من ١ ms. ولذلك توفّر ١٬٠٠٠ صورة نحو ٠٫٢ ث، لا ٣٠ ث.</translation>
    </message>
    <message>
        <source>About 10,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/1/text</extracomment>
        <translation>حوالي ١٠٬٠٠٠</translation>
    </message>
    <message>
        <source>The idea behind 10,000 is that each image saves some milliseconds. In eager mode 10,000 images take 6.9 s altogether. They can&apos;t save 30 s, even if they took no time at all.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/1/feedback</extracomment>
        <translation>الفكرة وراء ١٠٬٠٠٠ أن كل صورة توفّر بضعة أجزاء من الألف من الثانية. لكن ١٠٬٠٠٠ صورة تستغرق كلها في النمط الفوري ٦٫٩ ث. ولا يمكنها أن توفّر ٣٠ ث حتى لو لم تستغرق أي زمن.</translation>
    </message>
    <message>
        <source>About 130,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/2/text</extracomment>
        <translation>حوالي ١٣٠٬٠٠٠</translation>
    </message>
    <message>
        <source>You held the saving of one image, about 0.22 ms, against 30 s. That is the right comparison: cost divided by the saving of one call.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/2/feedback</extracomment>
        <translation>قارنتَ توفير الصورة الواحدة، وهو نحو ٠٫٢٢ ms، بزمن ٣٠ ث. هذه هي المقارنة الصحيحة: الكلفة مقسومة على توفير الاستدعاء الواحد.</translation>
    </message>
    <message>
        <source>About 10 million</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/3/text</extracomment>
        <translation>حوالي ١٠ ملايين</translation>
    </message>
    <message>
        <source>The idea behind 10 million is that a saving far below a millisecond hardly counts. Each one is small, but they add up: 10 million images save about 37 minutes. The 30 s have come back long before.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/3/feedback</extracomment>
        <translation>الفكرة وراء ١٠ ملايين أن توفيرًا دون المللي ثانية بكثير لا يكاد يُحسب. كل واحد منها صغير، لكنها تتراكم: توفّر ١٠ ملايين صورة نحو ٣٧ دقيقة. أما ٣٠ ث فتُسترد قبل ذلك بكثير.</translation>
    </message>
    <message>
        <source>You compile two models, and each launch waits for the previous kernel. Which one gains more, as a share of its own time?</source>
        <extracomment>lab07.json /acts/1/predictions/1/prompt</extracomment>
        <translation>تترجم (compile) نموذجين، وتنتظر كل عملية إطلاق النواة السابقة. أيهما يكسب أكثر نسبةً إلى زمنه؟</translation>
    </message>
    <message>
        <source>Model A: 1,000 small layers, each one kernel of 5 µs</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/0</extracomment>
        <translation>النموذج A: ١٬٠٠٠ طبقة صغيرة، كل منها نواة واحدة مدتها ٥ µs</translation>
    </message>
    <message>
        <source>Model B: one giant layer, one kernel of 200 ms</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/1</extracomment>
        <translation>النموذج B: طبقة عملاقة واحدة، نواة واحدة مدتها ٢٠٠ ms</translation>
    </message>
    <message>
        <source>10 µs for each kernel launch</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/2</extracomment>
        <translation>١٠ µs لكل عملية إطلاق نواة</translation>
    </message>
    <message>
        <source>Model A with 1,000 small layers</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/0/text</extracomment>
        <translation>النموذج A ذو الطبقات الصغيرة وعددها ١٬٠٠٠</translation>
    </message>
    <message>
        <source>You looked at what compiling can remove. Model A spends twice as long on launches as on arithmetic, and most of these launches can go.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/0/feedback</extracomment>
        <translation>نظرتَ إلى ما يمكن أن تزيله الترجمة. ينفق النموذج A على عمليات الإطلاق ضعف ما ينفقه على الحساب، ويمكن أن يزول معظمها.</translation>
    </message>
    <message>
        <source>Model B with one giant layer</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/1/text</extracomment>
        <translation>النموذج B ذو الطبقة العملاقة الواحدة</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a compiler can do most where most time is spent. But compiling removes launches and memory traffic, not arithmetic. Model B has one launch of 10 µs beside 200 ms of arithmetic.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/1/feedback</extracomment>
        <translation>الفكرة وراء هذه الإجابة أن المترجِم (compiler) يفيد أكثر حيث يذهب أكثر الزمن. لكن الترجمة تزيل عمليات الإطلاق وحركة الذاكرة، ولا تزيل الحساب. في النموذج B عملية إطلاق واحدة مدتها ١٠ µs إلى جانب ٢٠٠ ms من الحساب.</translation>
    </message>
    <message>
        <source>Both gain about the same share</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/2/text</extracomment>
        <translation>يكسب كلاهما النسبة نفسها تقريبًا</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a compiler speeds up code by a fixed factor. It has no such factor. What it gains is what it removes, and the two models have very different amounts of that.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/2/feedback</extracomment>
        <translation>الفكرة وراء هذه الإجابة أن المترجِم (compiler) يسرّع البرنامج بعامل ثابت. لا يوجد عامل كهذا. مكسبه هو ما يزيله، وفي النموذجين مقداران مختلفان جدًا مما يمكن إزالته.</translation>
    </message>
    <message>
        <source>Fuse the three library kernels LayerNorm, Dropout and ReLU.</source>
        <extracomment>lab07.json /acts/1/discoveries/0/text</extracomment>
        <translation>ادمج أنوية المكتبات الثلاث LayerNorm وDropout وReLU.</translation>
    </message>
    <message>
        <source>Memory traffic falls from {fusion.traffic_unfused_bytes|context=cloud,granularity=library} to {fusion.traffic_fused_bytes|context=cloud,granularity=library}, a ratio of {fusion.traffic_ratio|context=cloud,granularity=library}. Arithmetic intensity rises by the same ratio, to {fusion.ai_fused|context=cloud,granularity=library}. That is still far below the ridge point at {fusion.ridge_tensor|context=cloud}.</source>
        <extracomment>lab07.json /acts/1/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>تنخفض حركة الذاكرة من {fusion.traffic_unfused_bytes|context=cloud,granularity=library} إلى {fusion.traffic_fused_bytes|context=cloud,granularity=library}، أي بعامل {fusion.traffic_ratio|context=cloud,granularity=library}. وترتفع الشدة الحسابية (arithmetic intensity) بالعامل نفسه إلى {fusion.ai_fused|context=cloud,granularity=library}. وهذا لا يزال دون نقطة الحافة (ridge point) بكثير، وهي عند {fusion.ridge_tensor|context=cloud}.</translation>
    </message>
    <message>
        <source>Fuse the same chain when eager mode launches every primitive operation.</source>
        <extracomment>lab07.json /acts/1/discoveries/1/text</extracomment>
        <translation>ادمج السلسلة نفسها حين يطلق النمط الفوري كل عملية أولية على حدة.</translation>
    </message>
    <message>
        <source>Now {fusion.kernels_unfused|context=cloud,granularity=primitive} kernels become one, and the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=primitive}. The fused kernel is the same as before. Only what you compare it with has changed.</source>
        <extracomment>lab07.json /acts/1/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>الآن تصير {fusion.kernels_unfused|context=cloud,granularity=primitive} نواة نواةً واحدة، ونسبة حركة الذاكرة هي {fusion.traffic_ratio|context=cloud,granularity=primitive}. النواة المدموجة هي نفسها كما من قبل. ولم يتغيّر إلا ما تقارنها به.</translation>
    </message>
    <message>
        <source>Make the tensor so large that it no longer fits into the L2 cache.</source>
        <extracomment>lab07.json /acts/1/discoveries/2/text</extracomment>
        <translation>كبّر الموتّر (tensor) حتى لا تتسع له ذاكرة L2 المخبئية.</translation>
    </message>
    <message>
        <source>The tensor at the start has {fusion.tensor_bytes|context=cloud} and the L2 cache has {fusion.l2_bytes|context=cloud}. Most of its traffic may never reach HBM, so the bars are an upper limit there. With 100 million elements the tensor has {fusion.tensor_bytes|context=cloud,elements=100000000}, and every pass goes through HBM.</source>
        <extracomment>lab07.json /acts/1/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>حجم الموتّر في البداية {fusion.tensor_bytes|context=cloud}، وحجم ذاكرة L2 المخبئية {fusion.l2_bytes|context=cloud}. قد لا يصل معظم حركته إلى ذاكرة HBM أبدًا، ولذلك تمثّل الأشرطة هناك حدًّا أعلى. ومع ١٠٠ مليون عنصر يبلغ حجم الموتّر {fusion.tensor_bytes|context=cloud,elements=100000000}، وكل مرور عليه يعبر ذاكرة HBM.</translation>
    </message>
    <message>
        <source>Let the fused library kernel use the bandwidth better, with at least 100 million elements.</source>
        <extracomment>lab07.json /acts/1/discoveries/3/text</extracomment>
        <translation>اجعل نواة المكتبة المدموجة تستخدم عرض النطاق استخدامًا أفضل، مع ١٠٠ مليون عنصر على الأقل.</translation>
    </message>
    <message>
        <source>The fused pass is now {fusion.speedup|context=cloud,granularity=library,efficiency=better_fused,elements=1000000000} as fast with a billion elements. The traffic is the same as before. The extra gain comes from a second cause: an assumed better use of the bandwidth.</source>
        <extracomment>lab07.json /acts/1/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>تبلغ سرعة السلسلة المدموجة الآن {fusion.speedup|context=cloud,granularity=library,efficiency=better_fused,elements=1000000000} قياسًا بسرعتها قبل الدمج، مع مليار عنصر. حركة الذاكرة هي نفسها كما من قبل. أما المكسب الإضافي فيأتي من سبب ثانٍ: استخدام أفضل مفترض لعرض النطاق.</translation>
    </message>
    <message>
        <source>Look at FlashAttention with a sequence of at least 4,096.</source>
        <extracomment>lab07.json /acts/1/discoveries/4/text</extracomment>
        <translation>انظر إلى FlashAttention مع متتالية لا يقل طولها عن ٤٬٠٩٦.</translation>
    </message>
    <message>
        <source>Find a deployment of at most one hour in which compiling ResNet-50 pays.</source>
        <extracomment>lab07.json /acts/1/discoveries/5/text</extracomment>
        <translation>جِد مدة نشر لا تزيد على ساعة واحدة تُجدي فيها ترجمة ResNet-50 (compile).</translation>
    </message>
    <message>
        <source>On the cloud GPU, {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} of compiling have come back after {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} images. With 10 million images a day that takes {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</source>
        <extracomment>lab07.json /acts/1/discoveries/5/found - keep what stands in {braces}</extracomment>
        <translation>على معالج GPU السحابي يُسترد زمن الترجمة (compile) البالغ {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} بعد {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} صورة. ومع ١٠ ملايين صورة في اليوم يستغرق ذلك {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</translation>
    </message>
    <message>
        <source>Find a deployment that ends before compiling has paid.</source>
        <extracomment>lab07.json /acts/1/discoveries/6/text</extracomment>
        <translation>جِد مدة نشر تنتهي قبل استرداد كلفة الترجمة (compile).</translation>
    </message>
    <message>
        <source>A deployment that is too short loses time, and the net value is negative. With ResNet-50, 10 million images a day and a restart after 10 minutes, it is {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}. Every restart begins again.</source>
        <extracomment>lab07.json /acts/1/discoveries/6/found - keep what stands in {braces}</extracomment>
        <translation>مدة النشر الأقصر من اللازم تُضيّع الزمن، وتكون القيمة الصافية سالبة. مع ResNet-50 و١٠ ملايين صورة في اليوم وإعادة تشغيل بعد ١٠ دقائق تبلغ {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}. وكل إعادة تشغيل تبدأ من جديد.</translation>
    </message>
    <message>
        <source>Find a model that never pays back, however long it runs.</source>
        <extracomment>lab07.json /acts/1/discoveries/7/text</extracomment>
        <translation>جِد نموذجًا لا يسترد الكلفة أبدًا، مهما طال تشغيله.</translation>
    </message>
    <message>
        <source>One giant matrix product gains nothing, so no number of calls pays for the compile time. Its launch is {roi.dispatch_share|context=cloud,workload=giant} of its kernel, and there is no second kernel to fuse with.</source>
        <extracomment>lab07.json /acts/1/discoveries/7/found - keep what stands in {braces}</extracomment>
        <translation>ضرب مصفوفات عملاق واحد لا يكسب شيئًا، ولذلك لا يسدّد أي عدد من الاستدعاءات زمن الترجمة (compile). زمن إطلاقه {roi.dispatch_share|context=cloud,workload=giant} من زمن نواته، ولا توجد نواة ثانية يُدمج معها.</translation>
    </message>
    <message>
        <source>Compare keyword spotting ahead of time for serial and for overlapped launches.</source>
        <extracomment>lab07.json /acts/1/discoveries/8/text</extracomment>
        <translation>قارن رصد الكلمات المفتاحية في المرحلة «مسبق الترجمة» بين عمليات الإطلاق المتسلسلة والمتداخلة.</translation>
    </message>
    <message>
        <source>When each launch waits, ahead-of-time code is {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=aot} as fast as eager mode, and torch.compile {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile}. With overlapped launches both reach {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=aot}. The GPU no longer waits, so cheaper launches buy nothing.</source>
        <extracomment>lab07.json /acts/1/discoveries/8/found - keep what stands in {braces}</extracomment>
        <translation>حين تنتظر كل عملية إطلاق، تبلغ سرعة البرنامج المترجَم مسبقًا (ahead of time) {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=aot} قياسًا بالنمط الفوري، وسرعة torch.compile {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile}. ومع عمليات الإطلاق المتداخلة يصل كلاهما إلى {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=aot}. لم يعد معالج GPU ينتظر، ولذلك لا تفيد عمليات إطلاق أرخص في شيء.</translation>
    </message>
    <message>
        <source>Build the longest and most complex pointwise chain.</source>
        <extracomment>lab07.json /acts/1/discoveries/9/text</extracomment>
        <translation>ابنِ أطول سلسلة عنصرًا بعنصر وأكثرها تعقيدًا.</translation>
    </message>
    <message>
        <source>Even this chain reaches only {continuum.intensity|context=cloud,precision=fp16,operation=pointwise,kernel_complexity=8,fusion_level=32}, and the Tensor Core ridge is at {continuum.ridge_tensor|context=cloud,precision=fp16}. A chain of simple operations would need {continuum.ops_to_ridge_tensor|context=cloud,precision=fp16} of them. A matrix product gets there, because it uses each value many times.</source>
        <extracomment>lab07.json /acts/1/discoveries/9/found - keep what stands in {braces}</extracomment>
        <translation>حتى هذه السلسلة لا تصل إلا إلى {continuum.intensity|context=cloud,precision=fp16,operation=pointwise,kernel_complexity=8,fusion_level=32}، وحافة Tensor Cores عند {continuum.ridge_tensor|context=cloud,precision=fp16}. وتحتاج سلسلة من العمليات البسيطة إلى {continuum.ops_to_ridge_tensor|context=cloud,precision=fp16} منها لتبلغ الحافة. أما ضرب المصفوفات فيبلغها، لأنه يستخدم كل قيمة مرات كثيرة.</translation>
    </message>
    <message>
        <source>The shortest deployment that pays</source>
        <extracomment>lab07.json /acts/1/challenges/0/title</extracomment>
        <translation>أقصر مدة نشر مجدية</translation>
    </message>
    <message>
        <source>A keyword spotter on the cloud GPU gets 100 requests per hour. Which is the shortest deployment for which compiling pays?</source>
        <extracomment>lab07.json /acts/1/challenges/0/prompt</extracomment>
        <translation>يصل إلى نموذج لرصد الكلمات المفتاحية على معالج GPU السحابي ١٠٠ طلب في الساعة. ما أقصر مدة نشر تُجدي فيها الترجمة (compile)؟</translation>
    </message>
    <message>
        <source>Keyword spotting, 15 ms for one request in eager mode</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/0</extracomment>
        <translation>رصد الكلمات المفتاحية، ١٥ ms للطلب الواحد في النمط الفوري</translation>
    </message>
    <message>
        <source>10 s for compiling, once, on one GPU</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/1</extracomment>
        <translation>١٠ ث للترجمة، مرة واحدة، على معالج GPU واحد</translation>
    </message>
    <message>
        <source>40 % more throughput when compiled</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/2</extracomment>
        <translation>إنتاجية أعلى بنسبة ٤٠٪ بعد الترجمة</translation>
    </message>
    <message>
        <source>100 requests per hour, day and night</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/3</extracomment>
        <translation>١٠٠ طلب في الساعة، ليلًا ونهارًا</translation>
    </message>
    <message>
        <source>Work out what one request saves. 40 % more throughput means that a compiled request takes 15 ms divided by 1.4.</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/0</extracomment>
        <translation>احسب ما يوفّره الطلب الواحد. إنتاجية أعلى بنسبة ٤٠٪ تعني أن الطلب بعد الترجمة يستغرق ١٥ ms مقسومة على ١٫٤.</translation>
    </message>
    <message>
        <source>One request saves about 4.3 ms. Divide the 10 s of compiling by that to get the number of requests.</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/1</extracomment>
        <translation>يوفّر الطلب الواحد نحو ٤٫٣ ms. اقسم زمن الترجمة البالغ ١٠ ث على هذه القيمة تحصل على عدد الطلبات.</translation>
    </message>
    <message>
        <source>You need a little more than 2,300 requests. At 100 requests per hour, how many hours is that?</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/2</extracomment>
        <translation>تحتاج إلى ما يزيد قليلًا على ٢٬٣٠٠ طلب. كم ساعة يستغرق ذلك بمعدل ١٠٠ طلب في الساعة؟</translation>
    </message>
    <message>
        <source>It takes {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400} requests, and that is {roi.breakeven_days|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400}. A deployment of one day just pays: the net saving is {roi.net_saved_s|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400,deployment_days=1}.</source>
        <extracomment>lab07.json /acts/1/challenges/0/solved - keep what stands in {braces}</extracomment>
        <translation>يحتاج الأمر إلى {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400} طلب، أي {roi.breakeven_days|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400}. ومدة نشر قدرها يوم واحد تكفي بالكاد: صافي التوفير هو {roi.net_saved_s|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400,deployment_days=1}.</translation>
    </message>
    <message>
        <source>Past the ridge in five moves</source>
        <extracomment>lab07.json /acts/1/challenges/1/title</extracomment>
        <translation>تجاوز الحافة في خمس حركات</translation>
    </message>
    <message>
        <source>Bring the operating point past the Tensor Core ridge with at most five moves.</source>
        <extracomment>lab07.json /acts/1/challenges/1/prompt</extracomment>
        <translation>أوصل نقطة التشغيل إلى ما بعد حافة Tensor Cores في خمس حركات على الأكثر.</translation>
    </message>
    <message>
        <source>One move is one control, however far you move it</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/0</extracomment>
        <translation>الحركة الواحدة هي عنصر تحكّم واحد، مهما حرّكته</translation>
    </message>
    <message>
        <source>You start from a pointwise chain</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/1</extracomment>
        <translation>تبدأ من سلسلة عنصرًا بعنصر</translation>
    </message>
    <message>
        <source>You can take back a move or start again</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/2</extracomment>
        <translation>يمكنك التراجع عن حركة أو البدء من جديد</translation>
    </message>
    <message>
        <source>Move a pointwise chain to its longest and most complex form. See how far it stays from the Tensor Core ridge.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/0</extracomment>
        <translation>حرّك السلسلة إلى أطول صورة لها وأكثرها تعقيدًا. وانظر كم تبقى بعيدة عن حافة Tensor Cores.</translation>
    </message>
    <message>
        <source>You need an operation that uses each loaded value many times. Change the operation.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/1</extracomment>
        <translation>تحتاج إلى عملية تستخدم كل قيمة محمَّلة مرات كثيرة. غيّر العملية.</translation>
    </message>
    <message>
        <source>A matrix product has a high intensity only when no side of it is small. Raise its batch and its inner size K.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/2</extracomment>
        <translation>لا تكون شدة ضرب المصفوفات عالية إلا إذا لم يكن أي من أبعاده صغيرًا. كبّر الدفعة والبُعد الداخلي K.</translation>
    </message>
    <message>
        <source>You needed {continuum.moves} moves. A pointwise chain does not get there, however you fuse it. A matrix product does, because with a larger batch and a larger K each loaded value is used more often.</source>
        <extracomment>lab07.json /acts/1/challenges/1/solved - keep what stands in {braces}</extracomment>
        <translation>احتجتَ إلى {continuum.moves} من الحركات. لا تصل السلسلة عنصرًا بعنصر إلى هناك كيفما دمجتها. أما ضرب المصفوفات فيصل، لأن كل قيمة محمَّلة تُستخدم مرات أكثر مع دفعة أكبر وبُعد K أكبر.</translation>
    </message>
    <message>
        <source>A published speed-up from fusion</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/title</extracomment>
        <translation>تسريع منشور بفضل الدمج</translation>
    </message>
    <message>
        <source>S equals t c plus 3 l plus 6 n b over B, divided by t c plus l plus 2 n b over B. t c is 5 microseconds.</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/spoken</extracomment>
        <translation>S يساوي البسط مقسومًا على المقام. البسط هو t c زائد ٣ مضروبة في l زائد ٦ n b على B. والمقام هو t c زائد l زائد ٢ n b على B. و t c يساوي ٥ ميكروثانية.</translation>
    </message>
    <message>
        <source>speed-up from fusing three library kernels</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/0/meaning</extracomment>
        <translation>التسريع من دمج أنوية المكتبات الثلاث</translation>
    </message>
    <message>
        <source>math time, the same before and after</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/1/meaning</extracomment>
        <translation>زمن الحساب، وهو نفسه قبل الدمج وبعده</translation>
    </message>
    <message>
        <source>number of elements of the tensor</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/3/meaning
----------
lab07.json /acts/1/formulas/0/terms/3/meaning</extracomment>
        <translation>عدد عناصر الموتّر</translation>
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
        <translation>عدد البايتات للعنصر الواحد</translation>
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
        <translation>عرض نطاق الذاكرة</translation>
    </message>
    <message>
        <source>The formula gives {fusion.published_speedup|context=cloud}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/0 - keep what stands in {braces}</extracomment>
        <translation>تعطي المعادلة {fusion.published_speedup|context=cloud}.</translation>
    </message>
    <message>
        <source>The launch ratio is {fusion.launch_ratio|context=cloud,granularity=library}, and the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/1 - keep what stands in {braces}</extracomment>
        <translation>نسبة عمليات الإطلاق هي {fusion.launch_ratio|context=cloud,granularity=library}، ونسبة حركة الذاكرة هي {fusion.traffic_ratio|context=cloud,granularity=library}.</translation>
    </message>
    <message>
        <source>The instrument gives {fusion.speedup|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/2 - keep what stands in {braces}</extracomment>
        <translation>وتعطي الأداة التفاعلية {fusion.speedup|context=cloud,granularity=library}.</translation>
    </message>
    <message>
        <source>Launches and traffic both shrink by the same factor, but the formula gives less. What is wrong with it?</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/prompt</extracomment>
        <translation>تتقلّص عمليات الإطلاق وحركة الذاكرة بالعامل نفسه، لكن المعادلة تعطي أقل من ذلك. ما الخطأ فيها؟</translation>
    </message>
    <message>
        <source>It adds 5 µs of math that belong to no operation here and don&apos;t shrink.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/0/text</extracomment>
        <translation>تضيف ٥ µs من الحساب لا تخص أي عملية هنا، ولا تتقلّص.</translation>
    </message>
    <message>
        <source>Yes. These operations need about 8 million floating-point operations, far less than 1 µs on this GPU, and they run while the data moves. A constant of 5 µs on both sides hides part of the gain.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/0/feedback</extracomment>
        <translation>نعم. تحتاج هذه العمليات إلى نحو ٨ ملايين من عمليات الفاصلة العائمة، أي أقل بكثير من ١ µs على معالج GPU هذا، وهي تجري أثناء نقل البيانات. والمقدار الثابت ٥ µs في الطرفين يخفي جزءًا من المكسب.</translation>
    </message>
    <message>
        <source>It counts three launches before fusion, but there is only one.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/1/text</extracomment>
        <translation>تحسب ثلاث عمليات إطلاق قبل الدمج، وليس هناك إلا واحدة.</translation>
    </message>
    <message>
        <source>The idea here is that one line of Python is one launch. Each library kernel is launched on its own, so three launches become one. This part of the formula is right.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن سطرًا واحدًا من Python هو عملية إطلاق واحدة. لكن كل نواة مكتبة تُطلَق على حدة، فتصير ثلاث عمليات إطلاق واحدةً. هذا الجزء من المعادلة صحيح.</translation>
    </message>
    <message>
        <source>It counts six passes through memory, but there are only three.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/2/text</extracomment>
        <translation>تحسب ست مرّات مرور على الذاكرة، وليس هناك إلا ثلاث.</translation>
    </message>
    <message>
        <source>The idea here is to count each tensor once. Each of the three kernels reads one tensor and writes one, which makes six passes. This part of the formula is right.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن يُعدّ كل موتّر مرة واحدة. لكن كل نواة من الأنوية الثلاث تقرأ موتّرًا وتكتب موتّرًا، وهذه ست مرّات مرور. هذا الجزء من المعادلة صحيح.</translation>
    </message>
    <message>
        <source>It uses the same bandwidth for both, but fusion makes the memory faster.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/3/text</extracomment>
        <translation>تستخدم عرض النطاق نفسه في الحالتين، لكن الدمج يجعل الذاكرة أسرع.</translation>
    </message>
    <message>
        <source>The idea here is that a fused kernel gets more out of the memory. It may use the bandwidth better, but that is a separate effect. It is not the reason why this formula stays below the factor of its own parts.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن النواة المدموجة تستفيد من الذاكرة أكثر. قد تستخدم عرض النطاق استخدامًا أفضل، لكن هذا أثر مستقل. وليس هو السبب في أن هذه المعادلة تبقى دون عامل أجزائها نفسها.</translation>
    </message>
    <message>
        <source>A published math utilization after compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/title</extracomment>
        <translation>استغلال حسابي منشور بعد الترجمة (compile)</translation>
    </message>
    <message>
        <source>U prime equals N times c, divided by N times r times the sum of c and l, plus M.</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/spoken</extracomment>
        <translation>U فتحة يساوي N مضروبًا في c، مقسومًا على مجموع جزأين: الأول N مضروبًا في r وفي مجموع c و l، والثاني M.</translation>
    </message>
    <message>
        <source>math utilization after compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/0/meaning</extracomment>
        <translation>الاستغلال الحسابي بعد الترجمة</translation>
    </message>
    <message>
        <source>number of kernel launches before compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/1/meaning</extracomment>
        <translation>عدد عمليات إطلاق الأنوية قبل الترجمة</translation>
    </message>
    <message>
        <source>share of the kernels that remain</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/3/meaning</extracomment>
        <translation>الحصة المتبقية من الأنوية</translation>
    </message>
    <message>
        <source>memory time</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/5/meaning
----------
lab07.json /acts/1/exercises/2/formula/terms/0/meaning</extracomment>
        <translation>زمن الذاكرة</translation>
    </message>
    <message>
        <source>Keyword spotting: 1,000 kernels of 5 µs, 10 µs for each launch. One fifth of the kernels remains, and memory takes 500 µs.</source>
        <extracomment>lab07.json /acts/1/exercises/1/worked/0</extracomment>
        <translation>رصد الكلمات المفتاحية: ١٬٠٠٠ نواة مدة كل منها ٥ µs، و١٠ µs لكل عملية إطلاق. يبقى خُمس الأنوية، وتستغرق الذاكرة ٥٠٠ µs.</translation>
    </message>
    <message>
        <source>The formula gives {fusion.published_utilization}.</source>
        <extracomment>lab07.json /acts/1/exercises/1/worked/1 - keep what stands in {braces}</extracomment>
        <translation>تعطي المعادلة {fusion.published_utilization}.</translation>
    </message>
    <message>
        <source>No share can be larger than 100 %. What is wrong with the formula?</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/prompt</extracomment>
        <translation>لا يمكن لأي حصة أن تزيد على ١٠٠٪. ما الخطأ في المعادلة؟</translation>
    </message>
    <message>
        <source>Above the line all the math is counted, below the line only the share r of it.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/0/text</extracomment>
        <translation>فوق خط الكسر يُحسب الحساب كله، وتحته لا تُحسب منه إلا الحصة r.</translation>
    </message>
    <message>
        <source>Yes. Compiling removes launches, not math. Below the line, the math must stay N times c, and only the launches shrink to N times r.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/0/feedback</extracomment>
        <translation>نعم. تزيل الترجمة (compile) عمليات الإطلاق ولا تزيل الحساب. تحت خط الكسر يجب أن يبقى الحساب N مضروبًا في c، ولا تتقلّص إلا عمليات الإطلاق فتصير N مضروبًا في r.</translation>
    </message>
    <message>
        <source>The memory time below the line must shrink, too.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/1/text</extracomment>
        <translation>يجب أن يتقلّص زمن الذاكرة تحت خط الكسر أيضًا.</translation>
    </message>
    <message>
        <source>The idea here is that fusion also saves memory time. That may be so, but a smaller M makes the result even larger. It can&apos;t bring it below 100 %.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن الدمج يوفّر أيضًا زمن الذاكرة. قد يكون ذلك، لكن قيمة M أصغر تجعل الناتج أكبر. ولا يمكنها أن تنزله إلى ما دون ١٠٠٪.</translation>
    </message>
    <message>
        <source>r is the share of kernels that are removed, so 0.8 belongs there.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/2/text</extracomment>
        <translation>الرمز r هو حصة الأنوية التي أزيلت، ولذلك يجب أن يوضع ٠٫٨ مكانه.</translation>
    </message>
    <message>
        <source>The idea here is that r was put in the wrong way round. With 0.8 this one result looks possible. But with a small r the same formula still exceeds 100 %, so the formula itself is wrong.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن r وُضع معكوسًا. مع ٠٫٨ يبدو هذا الناتج وحده ممكنًا. لكن مع قيمة r صغيرة تتجاوز المعادلة نفسها ١٠٠٪ كذلك، فالمعادلة نفسها خاطئة.</translation>
    </message>
    <message>
        <source>Nothing: a GPU does several things at once, so more than 100 % is possible.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/3/text</extracomment>
        <translation>لا خطأ: يفعل معالج GPU عدة أشياء في وقت واحد، ولذلك يمكن تجاوز ١٠٠٪.</translation>
    </message>
    <message>
        <source>The idea here is that parallel work can add up to more than the whole. Math utilization is the share of wall time in which math runs. That share can&apos;t exceed the whole.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن مجموع العمل المتوازي قد يزيد على الكل. لكن الاستغلال الحسابي هو الحصة من الزمن الفعلي التي يجري فيها الحساب. وهذه الحصة لا يمكن أن تزيد على الكل.</translation>
    </message>
    <message>
        <source>A published memory time</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/title</extracomment>
        <translation>زمن ذاكرة منشور</translation>
    </message>
    <message>
        <source>M equals N times c, divided by I.</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/spoken</extracomment>
        <translation>M يساوي N مضروبًا في c، مقسومًا على I.</translation>
    </message>
    <message>
        <source>number of kernels</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/1/terms/1/meaning</extracomment>
        <translation>عدد الأنوية</translation>
    </message>
    <message>
        <source>arithmetic intensity, in operations per byte</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/terms/3/meaning</extracomment>
        <translation>الشدة الحسابية، بالعمليات لكل بايت</translation>
    </message>
    <message>
        <source>Keyword spotting: 1,000 kernels of 5 µs are 5 ms of math.</source>
        <extracomment>lab07.json /acts/1/exercises/2/worked/0</extracomment>
        <translation>رصد الكلمات المفتاحية: ١٬٠٠٠ نواة مدة كل منها ٥ µs، أي ٥ ms من الحساب.</translation>
    </message>
    <message>
        <source>With an intensity of 0.1 FLOP/byte the formula gives 50 ms of memory time.</source>
        <extracomment>lab07.json /acts/1/exercises/2/worked/1</extracomment>
        <translation>مع شدة قدرها ٠٫١ FLOP/byte تعطي المعادلة ٥٠ ms من زمن الذاكرة.</translation>
    </message>
    <message>
        <source>Why can this formula not give a memory time?</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/prompt</extracomment>
        <translation>لماذا لا يمكن لهذه المعادلة أن تعطي زمن ذاكرة؟</translation>
    </message>
    <message>
        <source>A time divided by operations per byte is not a time.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/0/text</extracomment>
        <translation>الزمن المقسوم على عدد العمليات لكل بايت ليس زمنًا.</translation>
    </message>
    <message>
        <source>Yes. Memory time is bytes divided by bandwidth. To get bytes from an intensity you need the number of operations, not the time that they took.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/0/feedback</extracomment>
        <translation>نعم. زمن الذاكرة هو عدد البايتات مقسومًا على عرض النطاق. ولكي تحصل على البايتات من الشدة تحتاج إلى عدد العمليات، لا إلى الزمن الذي استغرقته.</translation>
    </message>
    <message>
        <source>The intensity of 0.1 is too low; with the right value the formula holds.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/1/text</extracomment>
        <translation>الشدة ٠٫١ أدنى من اللازم؛ ومع القيمة الصحيحة تصحّ المعادلة.</translation>
    </message>
    <message>
        <source>The idea here is that only the number is wrong. Another number changes the result, but not its unit. It would still be microseconds times bytes, divided by operations.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن العدد وحده خاطئ. عدد آخر يغيّر الناتج ولا يغيّر وحدته. وتبقى الوحدة ميكروثانية مضروبة في بايت ومقسومة على عدد العمليات.</translation>
    </message>
    <message>
        <source>The time must be multiplied by the intensity, not divided.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/2/text</extracomment>
        <translation>يجب ضرب الزمن في الشدة، لا قسمته عليها.</translation>
    </message>
    <message>
        <source>The idea here is that the formula is upside down. Then the unit is microseconds times operations per byte, which is no time either.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن المعادلة مقلوبة. عندها تكون الوحدة ميكروثانية مضروبة في العمليات لكل بايت، وهذه ليست زمنًا أيضًا.</translation>
    </message>
    <message>
        <source>The launch cost is missing.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/3/text</extracomment>
        <translation>كلفة الإطلاق ناقصة.</translation>
    </message>
    <message>
        <source>The idea here is that every time must include the launches. Launches are dispatch time. Memory time is about bytes, and launches move almost none.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن كل زمن يجب أن يشمل عمليات الإطلاق. لكن عمليات الإطلاق تدخل في زمن الإرسال. أما زمن الذاكرة فيخص البايتات، وعمليات الإطلاق لا تكاد تنقل منها شيئًا.</translation>
    </message>
    <message>
        <source>A published change of arithmetic intensity</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/title</extracomment>
        <translation>تغيّر منشور في الشدة الحسابية</translation>
    </message>
    <message>
        <source>I equals F divided by Q. I goes from 0.1 to I prime equals 0.8, while Q divided by Q prime is 3.</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/spoken</extracomment>
        <translation>I يساوي F مقسومًا على Q. ترتفع I من ٠٫١ إلى I فتحة وتساوي ٠٫٨، بينما Q مقسومًا على Q فتحة يساوي ٣.</translation>
    </message>
    <message>
        <source>arithmetic intensity before fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/0/meaning</extracomment>
        <translation>الشدة الحسابية قبل الدمج</translation>
    </message>
    <message>
        <source>arithmetic intensity after fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/1/meaning</extracomment>
        <translation>الشدة الحسابية بعد الدمج</translation>
    </message>
    <message>
        <source>floating-point operations</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/2/meaning</extracomment>
        <translation>عمليات الفاصلة العائمة</translation>
    </message>
    <message>
        <source>bytes moved before fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/3/meaning</extracomment>
        <translation>البايتات المنقولة قبل الدمج</translation>
    </message>
    <message>
        <source>bytes moved after fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/4/meaning</extracomment>
        <translation>البايتات المنقولة بعد الدمج</translation>
    </message>
    <message>
        <source>The ratio of the two published intensities is {fusion.published_intensity_ratio}.</source>
        <extracomment>lab07.json /acts/1/exercises/3/worked/0 - keep what stands in {braces}</extracomment>
        <translation>النسبة بين الشدتين المنشورتين هي {fusion.published_intensity_ratio}.</translation>
    </message>
    <message>
        <source>The instrument: from {fusion.ai_unfused|context=cloud,granularity=library} to {fusion.ai_fused|context=cloud,granularity=library}, with a traffic ratio of {fusion.traffic_ratio|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/3/worked/1 - keep what stands in {braces}</extracomment>
        <translation>الأداة التفاعلية: من {fusion.ai_unfused|context=cloud,granularity=library} إلى {fusion.ai_fused|context=cloud,granularity=library}، ونسبة حركة الذاكرة {fusion.traffic_ratio|context=cloud,granularity=library}.</translation>
    </message>
    <message>
        <source>Why can these numbers not belong together?</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/prompt</extracomment>
        <translation>لماذا لا يمكن أن تكون هذه الأعداد من حالة واحدة؟</translation>
    </message>
    <message>
        <source>Fusion leaves the operations as they are, so intensity rises exactly as traffic falls.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/0/text</extracomment>
        <translation>يترك الدمج العمليات كما هي، ولذلك ترتفع الشدة بقدر ما تنخفض حركة الذاكرة تمامًا.</translation>
    </message>
    <message>
        <source>Yes. With the same F, the intensity can only rise by the traffic ratio. If traffic falls to a third, intensity becomes three times as high.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/0/feedback</extracomment>
        <translation>نعم. مع قيمة F نفسها لا ترتفع الشدة إلا بنسبة حركة الذاكرة. وإذا انخفضت الحركة إلى الثلث، صارت الشدة ثلاثة أضعاف.</translation>
    </message>
    <message>
        <source>Fusion also removes operations, which makes the intensity rise even more.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/1/text</extracomment>
        <translation>يزيل الدمج عمليات أيضًا، فترتفع الشدة أكثر من ذلك.</translation>
    </message>
    <message>
        <source>The idea here is that one kernel does less work than three. The work is the same. And if operations did go away, the intensity would fall, because they stand above the line.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن نواة واحدة تُنجز عملًا أقل من ثلاث. لكن العمل هو نفسه. ولو زالت عمليات لانخفضت الشدة، لأن العمليات تقع فوق خط الكسر.</translation>
    </message>
    <message>
        <source>The first number is for FP32 and the second for FP16.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/2/text</extracomment>
        <translation>العدد الأول بدقة FP32 والثاني بدقة FP16.</translation>
    </message>
    <message>
        <source>The idea here is that two precisions were mixed. Half the bytes double the intensity. Together with the traffic ratio that gives a factor of six, not of eight.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن دقتين اختلطتا. نصف عدد البايتات يضاعف الشدة. ومع نسبة حركة الذاكرة يصير العامل ستة، لا ثمانية.</translation>
    </message>
    <message>
        <source>0.8 lies above the ridge point, and fusion can&apos;t cross it.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/3/text</extracomment>
        <translation>تقع القيمة ٠٫٨ فوق نقطة الحافة، ولا يستطيع الدمج تجاوزها.</translation>
    </message>
    <message>
        <source>The idea here is that there is a limit at the ridge point. An intensity of 0.8 is far below any ridge point of this GPU. The two numbers contradict the traffic, not the ridge.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن عند نقطة الحافة حدًّا. لكن الشدة ٠٫٨ دون أي نقطة حافة لمعالج GPU هذا بكثير. العددان يناقضان حركة الذاكرة، لا الحافة.</translation>
    </message>
    <message>
        <source>A published claim about FlashAttention</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/title</extracomment>
        <translation>ادعاء منشور عن FlashAttention</translation>
    </message>
    <message>
        <source>Q goes from order N squared to order N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/spoken</extracomment>
        <translation>تنتقل Q من رتبة N تربيع إلى رتبة N.</translation>
    </message>
    <message>
        <source>bytes that attention moves to and from HBM</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/terms/0/meaning</extracomment>
        <translation>البايتات التي ينقلها الانتباه (attention) من ذاكرة HBM وإليها</translation>
    </message>
    <message>
        <source>length of the sequence</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/4/terms/1/meaning
----------
lab07.json /acts/1/formulas/5/terms/1/meaning</extracomment>
        <translation>طول المتتالية</translation>
    </message>
    <message>
        <source>Twice the length: look at what doubles and what does not. What is wrong with the claim?</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/prompt</extracomment>
        <translation>الطول يتضاعف: انظر ما الذي يتضاعف وما الذي لا يتضاعف. ما الخطأ في الادعاء؟</translation>
    </message>
    <message>
        <source>The footprint grows in proportion to N. The traffic still grows with the square of N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/0/text</extracomment>
        <translation>تنمو البصمة الذاكرية متناسبة مع N. أما حركة الذاكرة فلا تزال تنمو مع مربع N.</translation>
    </message>
    <message>
        <source>Yes. FlashAttention reads queries and results again for every block of keys. Twice the length means twice the blocks and twice the rows, so about four times the traffic. What it never stores is the matrix of N times N values.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/0/feedback</extracomment>
        <translation>نعم. تعيد FlashAttention قراءة الاستعلامات (queries) والنتائج لكل كتلة من المفاتيح (keys). ضعف الطول يعني ضعف الكتل وضعف الصفوف، أي نحو أربعة أضعاف حركة الذاكرة. وما لا تخزّنه أبدًا هو المصفوفة التي عدد قيمها N في N.</translation>
    </message>
    <message>
        <source>FlashAttention needs fewer operations, so the claim should be about arithmetic.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/1/text</extracomment>
        <translation>تحتاج FlashAttention إلى عمليات أقل، ولذلك يجب أن يكون الادعاء عن الحساب.</translation>
    </message>
    <message>
        <source>The idea here is that less time means less arithmetic. FlashAttention computes even a little more than standard attention. It gains because it moves less data.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن زمنًا أقل يعني حسابًا أقل. لكن FlashAttention تحسب أكثر قليلًا من الانتباه المعتاد. ومكسبها أنها تنقل بيانات أقل.</translation>
    </message>
    <message>
        <source>The claim is right, but only for very long sequences.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/2/text</extracomment>
        <translation>الادعاء صحيح، لكن للمتتاليات الطويلة جدًا فقط.</translation>
    </message>
    <message>
        <source>The idea here is that a law of growth shows itself at the far end. There the traffic grows with the square, as the two lengths above show. The ratio to standard attention ends at a fixed limit.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن قانون النمو يظهر عند الأطوال الكبيرة. وهناك تنمو حركة الذاكرة مع المربع، كما يبيّن الطولان أعلاه. أما النسبة إلى الانتباه المعتاد فتنتهي عند حدّ ثابت.</translation>
    </message>
    <message>
        <source>Standard attention also moves bytes in proportion to N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/3/text</extracomment>
        <translation>ينقل الانتباه المعتاد أيضًا بايتات متناسبة مع N.</translation>
    </message>
    <message>
        <source>The idea here is to count only queries, keys, values and results. Standard attention also writes and reads a matrix of N times N values. That matrix makes most of its traffic.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا ألا تُعدّ إلا الاستعلامات والمفاتيح والقيم والنتائج. لكن الانتباه المعتاد يكتب أيضًا مصفوفة عدد قيمها N في N ويقرؤها. ومن هذه المصفوفة يأتي معظم حركته.</translation>
    </message>
    <message>
        <source>A published saving of one call, used for every model</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/title</extracomment>
        <translation>توفير منشور للاستدعاء الواحد استُخدم لكل النماذج</translation>
    </message>
    <message>
        <source>Delta t equals 1 over 1450, minus 1 over 1450 times 1 plus G.</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/spoken</extracomment>
        <translation>دلتا t يساوي ١ على ١٤٥٠، ناقص ١ على حاصل ضرب ١٤٥٠ في المجموع ١ زائد G.</translation>
    </message>
    <message>
        <source>time that compiling saves on one call, in seconds</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/terms/0/meaning</extracomment>
        <translation>الزمن الذي توفّره الترجمة (compile) في الاستدعاء الواحد، بالثواني</translation>
    </message>
    <message>
        <source>gain in throughput from compiling</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/7/terms/3/meaning</extracomment>
        <translation>مكسب الإنتاجية من الترجمة (compile)</translation>
    </message>
    <message>
        <source>Keyword spotting with a gain of 40 % and 10 s of compiling: this formula gives {roi.breakeven_calls|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4} calls until the break-even.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/0 - keep what stands in {braces}</extracomment>
        <translation>رصد الكلمات المفتاحية بمكسب ٤٠٪ وزمن ترجمة (compile) قدره ١٠ ث: تعطي هذه المعادلة {roi.breakeven_calls|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4} استدعاء حتى نقطة التعادل.</translation>
    </message>
    <message>
        <source>At 100 requests per hour that takes {roi.breakeven_days|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4,per_day=2400}.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/1 - keep what stands in {braces}</extracomment>
        <translation>وبمعدل ١٠٠ طلب في الساعة يستغرق ذلك {roi.breakeven_days|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4,per_day=2400}.</translation>
    </message>
    <message>
        <source>With its own rate of {roi.eager_rate|context=cloud,workload=kws} it takes {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4} calls.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/2 - keep what stands in {braces}</extracomment>
        <translation>وبمعدله الخاص البالغ {roi.eager_rate|context=cloud,workload=kws} يحتاج إلى {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4} استدعاء.</translation>
    </message>
    <message>
        <source>Why is this break-even so far away for keyword spotting?</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/prompt</extracomment>
        <translation>لماذا تبعد نقطة التعادل كل هذا البعد في رصد الكلمات المفتاحية؟</translation>
    </message>
    <message>
        <source>1,450 per second is the eager rate of ResNet-50, not of the model in question.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/0/text</extracomment>
        <translation>العدد ١٬٤٥٠ في الثانية هو المعدل الفوري للنموذج ResNet-50، لا للنموذج المقصود.</translation>
    </message>
    <message>
        <source>Yes. What one call saves depends on how long a call of this model takes. A request of keyword spotting takes 15 ms in eager mode and saves far more than one image.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/0/feedback</extracomment>
        <translation>نعم. ما يوفّره الاستدعاء الواحد يتوقف على مدة استدعاء هذا النموذج. يستغرق طلب رصد الكلمات المفتاحية ١٥ ms في النمط الفوري، ويوفّر أكثر بكثير من صورة واحدة.</translation>
    </message>
    <message>
        <source>The gain must be added to the rate, not multiplied.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/1/text</extracomment>
        <translation>يجب إضافة المكسب إلى المعدل، لا ضربه فيه.</translation>
    </message>
    <message>
        <source>The idea here is that a gain is a number of calls per second. It is a share of the rate, so 1 plus G is right. The formula has the right form and the wrong rate.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن المكسب عدد من الاستدعاءات في الثانية. لكنه حصة من المعدل، ولذلك فالمجموع ١ زائد G صحيح. صورة المعادلة صحيحة والمعدل خاطئ.</translation>
    </message>
    <message>
        <source>The compile time is missing from the formula.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/2/text</extracomment>
        <translation>زمن الترجمة ناقص من المعادلة.</translation>
    </message>
    <message>
        <source>The idea here is that every formula about compiling needs the compile time. This one is only the saving of one call. The compile time is divided by it afterwards.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن كل معادلة عن الترجمة (compile) تحتاج إلى زمن الترجمة. لكن هذه المعادلة لتوفير الاستدعاء الواحد فقط. ويُقسم زمن الترجمة عليه بعد ذلك.</translation>
    </message>
    <message>
        <source>The number of calls must be rounded up.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/3/text</extracomment>
        <translation>يجب تقريب عدد الاستدعاءات إلى الأعلى.</translation>
    </message>
    <message>
        <source>The idea here is that a small slip in rounding explains it. Break-even calls are indeed rounded up, but that changes the number by less than one call.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن هفوة صغيرة في التقريب تفسّر الأمر. صحيح أن عدد الاستدعاءات حتى نقطة التعادل يُقرَّب إلى الأعلى، لكن ذلك يغيّره بأقل من استدعاء واحد.</translation>
    </message>
    <message>
        <source>A published net time saved</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/title</extracomment>
        <translation>صافي زمن موفَّر منشور</translation>
    </message>
    <message>
        <source>S equals the larger of 0 and V times D times delta t, minus C.</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/spoken</extracomment>
        <translation>S يساوي الأكبر من بين ٠ والفرق التالي: V مضروبًا في D وفي دلتا t، ناقص C.</translation>
    </message>
    <message>
        <source>net time saved by compiling</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/0/meaning</extracomment>
        <translation>صافي الزمن الذي توفّره الترجمة (compile)</translation>
    </message>
    <message>
        <source>calls per day</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/1/meaning</extracomment>
        <translation>عدد الاستدعاءات في اليوم</translation>
    </message>
    <message>
        <source>length of the deployment in days</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/2/meaning
----------
lab07.json /acts/1/formulas/9/terms/2/meaning</extracomment>
        <translation>مدة النشر بالأيام</translation>
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
        <translation>الزمن الذي توفّره الترجمة (compile) في الاستدعاء الواحد</translation>
    </message>
    <message>
        <source>time spent on compiling</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/4/meaning</extracomment>
        <translation>الزمن الذي يُنفق على الترجمة (compile)</translation>
    </message>
    <message>
        <source>ResNet-50, 10 million images a day, a deployment of 10 minutes: the formula gives 0 s.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/0</extracomment>
        <translation>نموذج ResNet-50، و١٠ ملايين صورة في اليوم، ومدة نشر قدرها ١٠ دقائق: تعطي المعادلة ٠ ث.</translation>
    </message>
    <message>
        <source>The instrument gives {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/1 - keep what stands in {braces}</extracomment>
        <translation>وتعطي الأداة التفاعلية {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}.</translation>
    </message>
    <message>
        <source>With 100 replicas and one day the formula gives 0 s again, and the instrument gives {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=1,replicas=100}.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/2 - keep what stands in {braces}</extracomment>
        <translation>ومع ١٠٠ نسخة عاملة ويوم واحد تعطي المعادلة ٠ ث مرة أخرى، وتعطي الأداة التفاعلية {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=1,replicas=100}.</translation>
    </message>
    <message>
        <source>What does this formula hide from the person who decides?</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/prompt</extracomment>
        <translation>ماذا تخفي هذه المعادلة عمّن يتخذ القرار؟</translation>
    </message>
    <message>
        <source>It shows every loss as zero, so a bad decision looks like a free one.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/0/text</extracomment>
        <translation>تُظهر كل خسارة صفرًا، فيبدو القرار السيئ كأنه بلا كلفة.</translation>
    </message>
    <message>
        <source>Yes. Where compiling has not paid, the net time is negative. Whoever restarts often needs to see how much is lost each time.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/0/feedback</extracomment>
        <translation>نعم. حيث لم تُسترد كلفة الترجمة (compile) يكون صافي الزمن سالبًا. ومن يعيد التشغيل كثيرًا يحتاج إلى أن يرى كم يخسر كل مرة.</translation>
    </message>
    <message>
        <source>It subtracts the cost once, but it must be subtracted for each call.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/1/text</extracomment>
        <translation>تطرح الكلفة مرة واحدة، ويجب أن تُطرح لكل استدعاء.</translation>
    </message>
    <message>
        <source>The idea here is that compiling happens on every call. It happens once for each replica and each restart. After that every call uses the compiled code.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن الترجمة (compile) تحدث في كل استدعاء. لكنها تحدث مرة لكل نسخة عاملة ولكل إعادة تشغيل. وبعدها يستخدم كل استدعاء البرنامج المترجَم.</translation>
    </message>
    <message>
        <source>It should take the amount without its sign, so that savings and losses look alike.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/2/text</extracomment>
        <translation>يجب أن تأخذ المقدار دون إشارته، كي يظهر التوفير والخسارة بالصورة نفسها.</translation>
    </message>
    <message>
        <source>The idea here is that a time can&apos;t be negative. A difference of two times can be, and the sign is what you need to know. Without the sign a loss would look like a saving.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن الزمن لا يكون سالبًا. لكن الفرق بين زمنين قد يكون سالبًا، وإشارته هي ما تحتاج إلى معرفته. ودون الإشارة تبدو الخسارة توفيرًا.</translation>
    </message>
    <message>
        <source>It counts days where hours belong.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/3/text</extracomment>
        <translation>تعدّ الأيام حيث ينبغي أن تكون الساعات.</translation>
    </message>
    <message>
        <source>The idea here is that a mix of units leads to zero. Calls per day times days is a number of calls, so the units are right. The result is zero because the formula cuts it off.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن خلط الوحدات يؤدي إلى الصفر. لكن عدد الاستدعاءات في اليوم مضروبًا في عدد الأيام هو عدد استدعاءات، فالوحدات صحيحة. والناتج صفر لأن المعادلة تقطعه عند الصفر.</translation>
    </message>
    <message>
        <source>Saving of one image: 1 ÷ {roi.eager_rate|context=cloud,workload=resnet50} − 1 ÷ {roi.compiled_rate|context=cloud,workload=resnet50} = {roi.saved_per_call_us|context=cloud,workload=resnet50}</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>توفير الصورة الواحدة: ١ ÷ {roi.eager_rate|context=cloud,workload=resnet50} − ١ ÷ {roi.compiled_rate|context=cloud,workload=resnet50} = {roi.saved_per_call_us|context=cloud,workload=resnet50}</translation>
    </message>
    <message>
        <source>Break-even: {roi.cost_s|context=cloud,workload=resnet50,compile_s=30} ÷ {roi.saved_per_call_us|context=cloud,workload=resnet50} = {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30}, rounded up</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>نقطة التعادل: {roi.cost_s|context=cloud,workload=resnet50,compile_s=30} ÷ {roi.saved_per_call_us|context=cloud,workload=resnet50} = {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30}، بعد التقريب إلى الأعلى</translation>
    </message>
    <message>
        <source>With 10 million images a day: {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>مع ١٠ ملايين صورة في اليوم: {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}</translation>
    </message>
    <message>
        <source>Model A: {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=compile}, that is {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} as fast</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>النموذج A: {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=eager} ← {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=compile}، أي إن السرعة {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} قياسًا بالسابقة</translation>
    </message>
    <message>
        <source>Model B: {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=compile}, that is {continuum.speedup|context=cloud,workload=giant,launch_model=serial,stage=compile} as fast</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/4 - keep what stands in {braces}</extracomment>
        <translation>النموذج B: {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=eager} ← {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=compile}، أي إن السرعة {continuum.speedup|context=cloud,workload=giant,launch_model=serial,stage=compile} قياسًا بالسابقة</translation>
    </message>
    <message>
        <source>Compiling costs {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} once, and each image gives back {roi.saved_per_call_us|context=cloud,workload=resnet50}. So {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} images pay for it. That sounds like a lot, but a busy service does it in {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/0 - keep what stands in {braces}</extracomment>
        <translation>تكلّف الترجمة (compile) {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} مرة واحدة، وتعيد كل صورة {roi.saved_per_call_us|context=cloud,workload=resnet50}. ولذلك تسدّد {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} صورة هذه الكلفة. يبدو هذا كثيرًا، لكن الخدمة المزدحمة تعالج هذا العدد في {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</translation>
    </message>
    <message>
        <source>The same number of images at 100 per hour takes {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=2400}. Whether compiling pays is a question about your deployment, not about the compiler.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>والعدد نفسه من الصور بمعدل ١٠٠ في الساعة يستغرق {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=2400}. فجدوى الترجمة سؤال عن نشرك أنت، لا عن المترجِم (compiler).</translation>
    </message>
    <message>
        <source>Every replica and every restart pays again. Eight replicas need {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30,replicas=8} images together, unless they find the compiled code in a cache.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>كل نسخة عاملة وكل إعادة تشغيل تدفع الكلفة من جديد. تحتاج ثماني نسخ عاملة معًا إلى {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30,replicas=8} صورة، ما لم تجد البرنامج المترجَم في الذاكرة المخبئية.</translation>
    </message>
    <message>
        <source>Machine time that you save has a value only if the machine would otherwise be busy, or if you would have to buy another one.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/3</extracomment>
        <translation>زمن الآلة الذي توفّره لا قيمة له إلا إذا كانت الآلة ستنشغل بغيره، أو كنت ستضطر إلى شراء آلة أخرى.</translation>
    </message>
    <message>
        <source>Model A with 1,000 small layers gains more. It waits for 1,000 launches, compiling removes three of four, and it becomes {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} as fast. The launch of Model B is {roi.dispatch_share|context=cloud,workload=giant} of its kernel, so there is nothing to remove.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>يكسب النموذج A ذو الطبقات الصغيرة أكثر. فهو ينتظر ١٬٠٠٠ عملية إطلاق، وتزيل الترجمة ثلاثًا من كل أربع، فتبلغ سرعته {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} قياسًا بسرعته السابقة. أما زمن الإطلاق في النموذج B فهو {roi.dispatch_share|context=cloud,workload=giant} من زمن نواته، ولذلك لا شيء فيه ليُزال.</translation>
    </message>
    <message>
        <source>When three library kernels are fused, the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=library}. When you read a larger figure, ask what was compared. It may be another granularity, another kernel, a footprint instead of traffic, or time instead of bytes.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/6 - keep what stands in {braces}</extracomment>
        <translation>عند دمج أنوية المكتبات الثلاث تكون نسبة حركة الذاكرة {fusion.traffic_ratio|context=cloud,granularity=library}. وإذا قرأتَ رقمًا أكبر فاسأل ما الذي قورن. قد يكون مستوى تجزئة آخر، أو نواة أخرى، أو بصمة ذاكرية بدلًا من حركة الذاكرة، أو زمنًا بدلًا من البايتات.</translation>
    </message>
    <message>
        <source>You fuse the three library kernels LayerNorm, Dropout and ReLU. What falls, and by how much?</source>
        <extracomment>lab07.json /acts/1/reflections/0/prompt</extracomment>
        <translation>تدمج أنوية المكتبات الثلاث LayerNorm وDropout وReLU. ما الذي ينخفض، وبأي قدر؟</translation>
    </message>
    <message>
        <source>HBM traffic, to about one third</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/0/text</extracomment>
        <translation>حركة ذاكرة HBM، إلى نحو الثلث</translation>
    </message>
    <message>
        <source>Yes. Six passes over the tensor become two. How much time that saves depends on launches and on the bandwidth that the kernels reach.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/0/feedback</extracomment>
        <translation>نعم. تصير ست مرّات مرور على الموتّر مرّتين. أما مقدار ما يوفّره ذلك من الزمن فيتوقف على عمليات الإطلاق وعلى عرض النطاق الذي تبلغه الأنوية.</translation>
    </message>
    <message>
        <source>Wall time, to about one fifth</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/1/text</extracomment>
        <translation>الزمن الفعلي، إلى نحو الخُمس</translation>
    </message>
    <message>
        <source>The idea here is that time can fall further than traffic. In this row launches and traffic fall by the same factor, so time can&apos;t fall by more. A larger gain needs a second cause, such as better use of the bandwidth.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن الزمن قد ينخفض أكثر من حركة الذاكرة. في هذا الصف تنخفض عمليات الإطلاق وحركة الذاكرة بالعامل نفسه، فلا يمكن أن ينخفض الزمن أكثر. والمكسب الأكبر يحتاج إلى سبب ثانٍ، مثل استخدام أفضل لعرض النطاق.</translation>
    </message>
    <message>
        <source>HBM traffic, to one tenth or one twentieth</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/2/text</extracomment>
        <translation>حركة ذاكرة HBM، إلى العُشر أو إلى جزء من عشرين</translation>
    </message>
    <message>
        <source>The idea here is a figure that is often quoted for fusion. It belongs to FlashAttention, and there to the memory footprint. Three element-wise library kernels have only six passes that could shrink to two.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/2/feedback</extracomment>
        <translation>الفكرة هنا رقم يُذكر كثيرًا عن الدمج. لكنه يخص FlashAttention، وفيها يخص البصمة الذاكرية (footprint). أما أنوية المكتبات الثلاث هذه فليس فيها إلا ست مرّات مرور يمكن أن تصير مرّتين.</translation>
    </message>
    <message>
        <source>Arithmetic, to about one third</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/3/text</extracomment>
        <translation>الحساب، إلى نحو الثلث</translation>
    </message>
    <message>
        <source>The idea here is that one kernel does less work than three. Every element is still normalized, dropped or kept, and clipped at zero. Fusion leaves the arithmetic as it is.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن نواة واحدة تُنجز عملًا أقل من ثلاث. لكن كل عنصر ما زال يُطبَّع، ويُسقَط أو يُبقى، ويُقصّ عند الصفر. يترك الدمج الحساب كما هو.</translation>
    </message>
    <message>
        <source>Why does this fusion help?</source>
        <extracomment>lab07.json /acts/1/reflections/1/prompt</extracomment>
        <translation>لماذا يفيد هذا الدمج؟</translation>
    </message>
    <message>
        <source>Intermediate results no longer make round trips through HBM.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/0/text</extracomment>
        <translation>لم تعد النتائج الوسيطة تذهب إلى ذاكرة HBM وتعود منها.</translation>
    </message>
    <message>
        <source>Yes. The result of LayerNorm stays in registers until Dropout and ReLU have used it. Only the first read and the last write remain.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/0/feedback</extracomment>
        <translation>نعم. تبقى نتيجة LayerNorm في المسجّلات (registers) إلى أن تستخدمها Dropout وReLU. ولا يبقى إلا القراءة الأولى والكتابة الأخيرة.</translation>
    </message>
    <message>
        <source>The arithmetic intensity passes the ridge point, so the kernel becomes compute-bound.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/1/text</extracomment>
        <translation>تتجاوز الشدة الحسابية نقطة الحافة، فتصير النواة محدودة بالحساب.</translation>
    </message>
    <message>
        <source>The idea here is that a higher intensity ends the memory limit. The intensity rises to 2.5 FLOP/byte, and the ridge point is at 156. The fused kernel is still memory-bound; it only moves less.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن الشدة الأعلى تُنهي حدّ الذاكرة. لكن الشدة ترتفع إلى ٢٫٥ FLOP/byte، ونقطة الحافة عند ١٥٦. تظل النواة المدموجة محدودة بالذاكرة؛ كل ما في الأمر أنها تنقل أقل.</translation>
    </message>
    <message>
        <source>The fused kernel can use Tensor Cores.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/2/text</extracomment>
        <translation>تستطيع النواة المدموجة أن تستخدم وحدات Tensor Cores.</translation>
    </message>
    <message>
        <source>The idea here is that fusion brings the work to the fastest units. Tensor Cores multiply matrices. Normalizing and clipping single elements has no matrix product in it, fused or not.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن الدمج ينقل العمل إلى أسرع الوحدات. لكن وحدات Tensor Cores تضرب المصفوفات. وتطبيع العناصر المفردة وقصّها ليس فيهما ضرب مصفوفات، مع الدمج أو دونه.</translation>
    </message>
    <message>
        <source>The Python interpreter runs fewer lines.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/3/text</extracomment>
        <translation>ينفّذ مفسِّر Python أسطرًا أقل.</translation>
    </message>
    <message>
        <source>The idea here is that Python itself is the cost. Two launches fewer do help a small tensor. But with a large tensor launches hardly count, and the gain stays the same: it comes from the traffic.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن Python نفسها هي الكلفة. صحيح أن تقليل عمليات الإطلاق باثنتين يفيد موتّرًا صغيرًا. لكن مع موتّر كبير لا يكاد يكون لعمليات الإطلاق أثر، ويبقى المكسب كما هو: فهو يأتي من حركة الذاكرة.</translation>
    </message>
    <message>
        <source>A model is one matrix product that takes 200 ms. One launch costs 10 µs. What does compiling gain?</source>
        <extracomment>lab07.json /acts/1/reflections/2/prompt</extracomment>
        <translation>نموذج هو ضرب مصفوفات واحد يستغرق ٢٠٠ ms. تكلّف عملية الإطلاق الواحدة ١٠ µs. ما المكسب من الترجمة (compile)؟</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/0/text</extracomment>
        <translation>لا شيء تقريبًا</translation>
    </message>
    <message>
        <source>Yes. The launch is 10 µs of 200 ms, which is 0.005 %. There is no second kernel to fuse with, and the arithmetic stays.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/0/feedback</extracomment>
        <translation>نعم. زمن الإطلاق ١٠ µs من ٢٠٠ ms، أي ٠٫٠٠٥٪. لا توجد نواة ثانية يُدمج معها، والحساب يبقى كما هو.</translation>
    </message>
    <message>
        <source>About 48 %</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/1/text</extracomment>
        <translation>حوالي ٤٨٪</translation>
    </message>
    <message>
        <source>The idea here is that the gain of ResNet-50 carries over. That gain comes from many kernels with memory traffic between them. One single kernel has nothing between kernels.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن مكسب ResNet-50 ينتقل إلى غيره. لكن ذلك المكسب يأتي من أنوية كثيرة بينها حركة ذاكرة. والنواة الواحدة المفردة ليس بينها وبين غيرها شيء.</translation>
    </message>
    <message>
        <source>More than twice the speed</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/2/text</extracomment>
        <translation>أكثر من ضعف السرعة</translation>
    </message>
    <message>
        <source>The idea here is that long kernels offer most to save. Compiling saves launches and intermediate results. In a long matrix product almost all time is arithmetic, and that stays.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن الأنوية الطويلة فيها أكثر ما يمكن توفيره. لكن الترجمة توفّر عمليات الإطلاق والنتائج الوسيطة. وفي ضرب مصفوفات طويل يكاد الزمن كله يكون حسابًا، والحساب يبقى.</translation>
    </message>
    <message>
        <source>A loss in every call</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/3/text</extracomment>
        <translation>خسارة في كل استدعاء</translation>
    </message>
    <message>
        <source>The idea here is that guards and compiled code cost extra time in each call. A guard takes microseconds, which 200 ms don&apos;t notice. The loss is the compile time, paid once and never recovered.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن شروط الحراسة (guards) والبرنامج المترجَم تكلّف زمنًا إضافيًا في كل استدعاء. لكن شرط الحراسة يستغرق بضع ميكروثوانٍ لا تظهر إلى جانب ٢٠٠ ms. والخسارة هي زمن الترجمة الذي يُدفع مرة واحدة ولا يُسترد أبدًا.</translation>
    </message>
    <message>
        <source>Memory traffic of a chain of kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/title</extracomment>
        <translation>حركة الذاكرة في سلسلة من الأنوية</translation>
    </message>
    <message>
        <source>Q equals the sum of r and w, times n, times b.</source>
        <extracomment>lab07.json /acts/1/formulas/0/spoken</extracomment>
        <translation>Q يساوي مجموع r و w، مضروبًا في n وفي b.</translation>
    </message>
    <message>
        <source>bytes moved to and from HBM</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/0/meaning
----------
lab07.json /acts/1/formulas/2/terms/2/meaning</extracomment>
        <translation>البايتات المنقولة من ذاكرة HBM وإليها</translation>
    </message>
    <message>
        <source>reads of a full tensor, over all kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/1/meaning</extracomment>
        <translation>عدد قراءات موتّر كامل في كل الأنوية</translation>
    </message>
    <message>
        <source>writes of a full tensor, over all kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/2/meaning</extracomment>
        <translation>عدد كتابات موتّر كامل في كل الأنوية</translation>
    </message>
    <message>
        <source>bytes of one element: 2 in FP16, 4 in FP32</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/4/meaning</extracomment>
        <translation>عدد البايتات للعنصر الواحد: ٢ بدقة FP16 و٤ بدقة FP32</translation>
    </message>
    <message>
        <source>Wall time of the chain when each launch waits</source>
        <extracomment>lab07.json /acts/1/formulas/1/title</extracomment>
        <translation>الزمن الفعلي للسلسلة حين تنتظر كل عملية إطلاق</translation>
    </message>
    <message>
        <source>T is the sum over all N kernels of l plus t i. t i is the larger of Q i over eta times B, and F i over P.</source>
        <extracomment>lab07.json /acts/1/formulas/1/spoken</extracomment>
        <translation>T هو المجموع على كل الأنوية وعددها N لحاصل جمع l و t i. و t i هو الأكبر من بين Q i مقسومًا على حاصل ضرب إيتا في B، و F i مقسومًا على P.</translation>
    </message>
    <message>
        <source>wall time of the whole chain</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/0/meaning</extracomment>
        <translation>الزمن الفعلي للسلسلة كلها</translation>
    </message>
    <message>
        <source>GPU time of kernel i</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/3/meaning</extracomment>
        <translation>زمن النواة i على معالج GPU</translation>
    </message>
    <message>
        <source>bytes that kernel i moves</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/4/meaning</extracomment>
        <translation>البايتات التي تنقلها النواة i</translation>
    </message>
    <message>
        <source>share of the bandwidth that the kernel reaches</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/5/meaning</extracomment>
        <translation>حصة عرض النطاق التي تبلغها النواة</translation>
    </message>
    <message>
        <source>floating-point operations of kernel i</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/7/meaning</extracomment>
        <translation>عدد عمليات الفاصلة العائمة في النواة i</translation>
    </message>
    <message>
        <source>peak of the vector units, not of the Tensor Cores</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/8/meaning</extracomment>
        <translation>الأداء الأقصى للوحدات المتّجهية، لا لوحدات Tensor Cores</translation>
    </message>
    <message>
        <source>I equals F divided by Q. R equals P divided by B.</source>
        <extracomment>lab07.json /acts/1/formulas/2/spoken</extracomment>
        <translation>I يساوي F مقسومًا على Q. و R يساوي P مقسومًا على B.</translation>
    </message>
    <message>
        <source>arithmetic intensity, operations for each byte moved</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/0/meaning</extracomment>
        <translation>الشدة الحسابية، أي عدد العمليات لكل بايت منقول</translation>
    </message>
    <message>
        <source>floating-point operations, which fusion does not change</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/1/meaning</extracomment>
        <translation>عدد عمليات الفاصلة العائمة، ولا يغيّره الدمج</translation>
    </message>
    <message>
        <source>peak rate of one kind of units in one precision</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/4/meaning</extracomment>
        <translation>أقصى معدّل لنوع واحد من الوحدات بدقة عددية واحدة</translation>
    </message>
    <message>
        <source>How many fused operations reach the ridge point</source>
        <extracomment>lab07.json /acts/1/formulas/3/title</extracomment>
        <translation>كم عملية مدموجة تبلغ نقطة الحافة</translation>
    </message>
    <message>
        <source>m equals 2 times b times R divided by f, rounded up.</source>
        <extracomment>lab07.json /acts/1/formulas/3/spoken</extracomment>
        <translation>m يساوي ٢ مضروبة في b وفي R، مقسومًا على f، بعد التقريب إلى الأعلى.</translation>
    </message>
    <message>
        <source>number of element-wise operations in one fused kernel</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/0/meaning</extracomment>
        <translation>عدد العمليات عنصرًا بعنصر في نواة مدموجة واحدة</translation>
    </message>
    <message>
        <source>bytes moved for one element: one read and one write</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/1/meaning
----------
lab07.json /acts/1/formulas/13/terms/3/meaning</extracomment>
        <translation>البايتات المنقولة للعنصر الواحد: قراءة واحدة وكتابة واحدة</translation>
    </message>
    <message>
        <source>ridge point</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/2/meaning</extracomment>
        <translation>نقطة الحافة</translation>
    </message>
    <message>
        <source>floating-point operations of one operation on one element</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/3/meaning
----------
lab07.json /acts/1/formulas/13/terms/2/meaning</extracomment>
        <translation>عدد عمليات الفاصلة العائمة لعملية واحدة على عنصر واحد</translation>
    </message>
    <message>
        <source>Traffic of standard attention</source>
        <extracomment>lab07.json /acts/1/formulas/4/title</extracomment>
        <translation>حركة الذاكرة في الانتباه المعتاد</translation>
    </message>
    <message>
        <source>Q equals 4 times N times d plus 4 times N squared, all times b.</source>
        <extracomment>lab07.json /acts/1/formulas/4/spoken</extracomment>
        <translation>Q يساوي مجموع جزأين مضروبًا في b: الأول ٤ مضروبة في N وفي d، والثاني ٤ مضروبة في N تربيع.</translation>
    </message>
    <message>
        <source>bytes moved by one head in one forward pass</source>
        <extracomment>lab07.json /acts/1/formulas/4/terms/0/meaning
----------
lab07.json /acts/1/formulas/5/terms/0/meaning</extracomment>
        <translation>البايتات التي ينقلها رأس واحد في تمرير أمامي واحد</translation>
    </message>
    <message>
        <source>size of one head</source>
        <extracomment>lab07.json /acts/1/formulas/4/terms/2/meaning
----------
lab07.json /acts/1/formulas/5/terms/2/meaning</extracomment>
        <translation>حجم الرأس الواحد</translation>
    </message>
    <message>
        <source>Traffic of FlashAttention</source>
        <extracomment>lab07.json /acts/1/formulas/5/title</extracomment>
        <translation>حركة الذاكرة في FlashAttention</translation>
    </message>
    <message>
        <source>Q equals 2 times N times d, plus T c times the sum of 3 times N times d and 4 times N, all times b. T c is N divided by B c, rounded up. B c is M divided by 4 d, rounded up.</source>
        <extracomment>lab07.json /acts/1/formulas/5/spoken</extracomment>
        <translation>Q يساوي مجموع جزأين مضروبًا في b: الأول ٢ مضروبة في N وفي d، والثاني T c مضروبًا في مجموع ٣ N d و ٤ N. و T c هو N مقسومًا على B c بعد التقريب إلى الأعلى. و B c هو M مقسومًا على ٤ d بعد التقريب إلى الأعلى.</translation>
    </message>
    <message>
        <source>number of blocks of keys and values</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/3/meaning</extracomment>
        <translation>عدد كتل المفاتيح والقيم</translation>
    </message>
    <message>
        <source>rows in one block</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/4/meaning</extracomment>
        <translation>عدد الصفوف في الكتلة الواحدة</translation>
    </message>
    <message>
        <source>elements that fit into the memory on the chip</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/5/meaning</extracomment>
        <translation>عدد العناصر التي تتسع لها الذاكرة على الشريحة</translation>
    </message>
    <message>
        <source>Memory accesses of one line of code</source>
        <extracomment>lab07.json /acts/1/formulas/6/title</extracomment>
        <translation>مرات الوصول إلى الذاكرة في سطر برنامج واحد</translation>
    </message>
    <message>
        <source>y equals sigmoid of relu of x times w plus b. A over A prime equals r plus w r, divided by r prime plus w r prime.</source>
        <extracomment>lab07.json /acts/1/formulas/6/spoken</extracomment>
        <translation>y يساوي sigmoid لقيمة relu للمقدار x مضروبًا في w زائد b. و A على A فتحة يساوي مجموع r و w r، مقسومًا على مجموع r فتحة و w r فتحة.</translation>
    </message>
    <message>
        <source>input and output tensor</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/0/meaning</extracomment>
        <translation>موتّر المُدخل وموتّر المُخرج</translation>
    </message>
    <message>
        <source>weight and bias; how large they are is part of the convention</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/1/meaning</extracomment>
        <translation>الوزن والانحياز؛ وحجمهما جزء من الاصطلاح</translation>
    </message>
    <message>
        <source>accesses to full tensors, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/2/meaning</extracomment>
        <translation>مرات الوصول إلى موتّرات كاملة، قبل الدمج وبعده</translation>
    </message>
    <message>
        <source>reads, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/3/meaning</extracomment>
        <translation>القراءات، قبل الدمج وبعده</translation>
    </message>
    <message>
        <source>writes, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/4/meaning</extracomment>
        <translation>الكتابات، قبل الدمج وبعده</translation>
    </message>
    <message>
        <source>What one call saves</source>
        <extracomment>lab07.json /acts/1/formulas/7/title</extracomment>
        <translation>ما يوفّره الاستدعاء الواحد</translation>
    </message>
    <message>
        <source>Delta t equals f times 1 over R minus 1 over R times 1 plus G, minus t g.</source>
        <extracomment>lab07.json /acts/1/formulas/7/spoken</extracomment>
        <translation>دلتا t يساوي f مضروبًا في الفرق بين ١ على R و ١ على حاصل ضرب R في المجموع ١ زائد G، ثم ناقص t g.</translation>
    </message>
    <message>
        <source>share of the calls that run compiled code</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/1/meaning</extracomment>
        <translation>حصة الاستدعاءات التي تنفّذ برنامجًا مترجَمًا</translation>
    </message>
    <message>
        <source>eager rate of this model in calls per second</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/2/meaning</extracomment>
        <translation>المعدل الفوري لهذا النموذج بالاستدعاءات في الثانية</translation>
    </message>
    <message>
        <source>time of the guards that are checked in each call</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/4/meaning</extracomment>
        <translation>زمن شروط الحراسة (guards) التي تُفحص في كل استدعاء</translation>
    </message>
    <message>
        <source>N equals C divided by delta t, rounded up. D equals C divided by V times delta t.</source>
        <extracomment>lab07.json /acts/1/formulas/8/spoken</extracomment>
        <translation>N يساوي C مقسومًا على دلتا t، بعد التقريب إلى الأعلى. و D يساوي C مقسومًا على حاصل ضرب V في دلتا t.</translation>
    </message>
    <message>
        <source>calls until the break-even; never, if a call saves nothing</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/0/meaning</extracomment>
        <translation>عدد الاستدعاءات حتى نقطة التعادل؛ ولا تتحقق أبدًا إذا لم يوفّر الاستدعاء شيئًا</translation>
    </message>
    <message>
        <source>time spent on compiling, over all replicas</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/1/meaning
----------
lab07.json /acts/1/formulas/9/terms/4/meaning
----------
lab07.json /acts/1/formulas/10/terms/0/meaning</extracomment>
        <translation>الزمن الذي يُنفق على الترجمة (compile) في كل النسخ العاملة</translation>
    </message>
    <message>
        <source>days until the break-even</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/3/meaning</extracomment>
        <translation>عدد الأيام حتى نقطة التعادل</translation>
    </message>
    <message>
        <source>calls per day of the whole service</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/4/meaning
----------
lab07.json /acts/1/formulas/9/terms/1/meaning</extracomment>
        <translation>عدد الاستدعاءات في اليوم للخدمة كلها</translation>
    </message>
    <message>
        <source>Net time saved</source>
        <extracomment>lab07.json /acts/1/formulas/9/title</extracomment>
        <translation>صافي الزمن الموفَّر</translation>
    </message>
    <message>
        <source>S equals V times D times delta t, minus C.</source>
        <extracomment>lab07.json /acts/1/formulas/9/spoken</extracomment>
        <translation>S يساوي V مضروبًا في D وفي دلتا t، ناقص C.</translation>
    </message>
    <message>
        <source>net time saved; negative when compiling has not paid</source>
        <extracomment>lab07.json /acts/1/formulas/9/terms/0/meaning</extracomment>
        <translation>صافي الزمن الموفَّر؛ وهو سالب إذا لم تُسترد كلفة الترجمة (compile)</translation>
    </message>
    <message>
        <source>Cost with replicas, cache and recompilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/title</extracomment>
        <translation>الكلفة مع النسخ العاملة والذاكرة المخبئية وإعادة الترجمة (recompilation)</translation>
    </message>
    <message>
        <source>C is the sum of two parts: k times 1 minus h times t c plus h times t l; and k times n r times t r plus t w.</source>
        <extracomment>lab07.json /acts/1/formulas/10/spoken</extracomment>
        <translation>C هو مجموع جزأين. الأول k مضروبًا في مجموع مقدارين: الفرق ١ ناقص h مضروبًا في t c، و h مضروبًا في t l. والثاني k مضروبًا في مجموع t w وحاصل ضرب n r في t r.</translation>
    </message>
    <message>
        <source>number of replicas</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/1/meaning
----------
lab07.json /acts/1/formulas/11/terms/1/meaning</extracomment>
        <translation>عدد النسخ العاملة</translation>
    </message>
    <message>
        <source>share of the replicas that find the compiled code in a cache</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/2/meaning</extracomment>
        <translation>حصة النسخ العاملة التي تجد البرنامج المترجَم في الذاكرة المخبئية</translation>
    </message>
    <message>
        <source>time of one compilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/3/meaning</extracomment>
        <translation>زمن ترجمة واحدة (compile)</translation>
    </message>
    <message>
        <source>time to load compiled code from the cache</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/4/meaning</extracomment>
        <translation>زمن تحميل البرنامج المترجَم من الذاكرة المخبئية</translation>
    </message>
    <message>
        <source>time of one recompilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/6/meaning</extracomment>
        <translation>زمن إعادة ترجمة واحدة</translation>
    </message>
    <message>
        <source>time to warm up one replica</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/7/meaning</extracomment>
        <translation>زمن إحماء نسخة عاملة واحدة</translation>
    </message>
    <message>
        <source>What the replicas can serve in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/11/title</extracomment>
        <translation>ما تستطيع النسخ العاملة خدمته في النمط الفوري</translation>
    </message>
    <message>
        <source>V max equals k times R times 86,400 seconds.</source>
        <extracomment>lab07.json /acts/1/formulas/11/spoken</extracomment>
        <translation>V max يساوي k مضروبًا في R وفي ٨٦٬٤٠٠ ثانية.</translation>
    </message>
    <message>
        <source>calls per day that all replicas can serve in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/11/terms/0/meaning</extracomment>
        <translation>عدد الاستدعاءات التي تستطيع كل النسخ العاملة خدمتها في اليوم في النمط الفوري</translation>
    </message>
    <message>
        <source>eager rate of one replica in calls per second</source>
        <extracomment>lab07.json /acts/1/formulas/11/terms/2/meaning</extracomment>
        <translation>المعدل الفوري للنسخة الواحدة بالاستدعاءات في الثانية</translation>
    </message>
    <message>
        <source>Speed-up of one stage when each launch waits</source>
        <extracomment>lab07.json /acts/1/formulas/12/title</extracomment>
        <translation>تسريع مرحلة واحدة حين تنتظر كل عملية إطلاق</translation>
    </message>
    <message>
        <source>S equals N times the sum of c and l, plus M, divided by N times c plus N prime times lambda times l plus M prime. N prime is N times 1 minus u rho, rounded. M prime is M times 1 minus u phi.</source>
        <extracomment>lab07.json /acts/1/formulas/12/spoken</extracomment>
        <translation>S يساوي البسط مقسومًا على المقام. البسط هو N مضروبًا في مجموع c و l، زائد M. والمقام هو N مضروبًا في c، زائد N فتحة مضروبًا في لامدا وفي l، زائد M فتحة. و N فتحة هو N مضروبًا في الفرق ١ ناقص u رو، بعد التقريب. و M فتحة هو M مضروبًا في الفرق ١ ناقص u فاي.</translation>
    </message>
    <message>
        <source>speed-up over eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/0/meaning</extracomment>
        <translation>التسريع قياسًا بالنمط الفوري</translation>
    </message>
    <message>
        <source>number of kernel launches in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/1/meaning</extracomment>
        <translation>عدد عمليات إطلاق الأنوية في النمط الفوري</translation>
    </message>
    <message>
        <source>cost of one kernel launch in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/3/meaning</extracomment>
        <translation>كلفة إطلاق نواة واحدة في النمط الفوري</translation>
    </message>
    <message>
        <source>memory time in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/4/meaning</extracomment>
        <translation>زمن الذاكرة في النمط الفوري</translation>
    </message>
    <message>
        <source>launch cost of this stage as a share of eager mode, an assumption</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/5/meaning</extracomment>
        <translation>كلفة الإطلاق في هذه المرحلة نسبةً إلى النمط الفوري، وهي افتراض</translation>
    </message>
    <message>
        <source>share of the possible savings that this stage realizes, an assumption</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/6/meaning</extracomment>
        <translation>حصة التوفير الممكن التي تحققها هذه المرحلة، وهي افتراض</translation>
    </message>
    <message>
        <source>share of the launches that compiling can remove</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/7/meaning</extracomment>
        <translation>حصة عمليات الإطلاق التي يمكن أن تزيلها الترجمة (compile)</translation>
    </message>
    <message>
        <source>share of the memory time that compiling can remove</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/8/meaning</extracomment>
        <translation>حصة زمن الذاكرة التي يمكن أن تزيلها الترجمة (compile)</translation>
    </message>
    <message>
        <source>Arithmetic intensity of a pointwise chain</source>
        <extracomment>lab07.json /acts/1/formulas/13/title</extracomment>
        <translation>الشدة الحسابية لسلسلة عنصرًا بعنصر</translation>
    </message>
    <message>
        <source>I equals m times f, divided by 2 b.</source>
        <extracomment>lab07.json /acts/1/formulas/13/spoken</extracomment>
        <translation>I يساوي m مضروبًا في f، مقسومًا على ٢ b.</translation>
    </message>
    <message>
        <source>arithmetic intensity of the fused chain</source>
        <extracomment>lab07.json /acts/1/formulas/13/terms/0/meaning</extracomment>
        <translation>الشدة الحسابية للسلسلة المدموجة</translation>
    </message>
    <message>
        <source>number of fused operations</source>
        <extracomment>lab07.json /acts/1/formulas/13/terms/1/meaning</extracomment>
        <translation>عدد العمليات المدموجة</translation>
    </message>
    <message>
        <source>Arithmetic intensity of a matrix product</source>
        <extracomment>lab07.json /acts/1/formulas/14/title</extracomment>
        <translation>الشدة الحسابية لضرب المصفوفات</translation>
    </message>
    <message>
        <source>batch: rows of the first matrix</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/2/meaning</extracomment>
        <translation>الدفعة: صفوف المصفوفة الأولى</translation>
    </message>
    <message>
        <source>columns of the result, 4,096 here</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/3/meaning</extracomment>
        <translation>أعمدة الناتج، وعددها هنا ٤٬٠٩٦</translation>
    </message>
    <message>
        <source>inner size, over which the products are summed</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/4/meaning</extracomment>
        <translation>البُعد الداخلي الذي تُجمع عليه حواصل الضرب</translation>
    </message>
    <message>
        <source>operations of the fused epilogue on each element of the result</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/5/meaning</extracomment>
        <translation>عمليات الخاتمة المدموجة (epilogue) على كل عنصر من الناتج</translation>
    </message>
    <message>
        <source>Fusing LayerNorm, Dropout and ReLU cuts HBM traffic three times.</source>
        <extracomment>lab07.json /acts/1/sources/0/claim</extracomment>
        <translation>دمج LayerNorm وDropout وReLU يقلّل حركة ذاكرة HBM إلى الثلث.</translation>
    </message>
    <message>
        <source>It holds for three library kernels: six passes over the tensor become two. With dropout in steps or with primitive operations the ratio is higher, because eager mode then moves more.</source>
        <extracomment>lab07.json /acts/1/sources/0/reason</extracomment>
        <translation>يصحّ ذلك لثلاث أنوية من المكتبات: تصير ست مرّات مرور على الموتّر مرّتين. ومع تقسيم Dropout إلى خطوات أو مع العمليات الأولية تكون النسبة أعلى، لأن النمط الفوري ينقل عندئذ أكثر.</translation>
    </message>
    <message>
        <source>Fusing LayerNorm, Dropout and ReLU makes them about five times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/1/claim</extracomment>
        <translation>دمج LayerNorm وDropout وReLU يجعلها أسرع بعامل ٥ تقريبًا.</translation>
    </message>
    <message>
        <source>Library kernels get there only with a second cause: a fused kernel that uses the bandwidth better, 0.55 of peak before and 0.917 after. Both shares are assumptions. The figure here is for a billion elements.</source>
        <extracomment>lab07.json /acts/1/sources/1/reason</extracomment>
        <translation>لا تصل أنوية المكتبات إلى ذلك إلا بسبب ثانٍ: نواة مدموجة تستخدم عرض النطاق استخدامًا أفضل، ٠٫٥٥ من الأقصى قبل الدمج و٠٫٩١٧ بعده. وكلتا الحصتين افتراض. القيمة هنا لمليار عنصر.</translation>
    </message>
    <message>
        <source>The published traffic ratio and the published speed-up come from the same fusion of library kernels.</source>
        <extracomment>lab07.json /acts/1/sources/2/claim</extracomment>
        <translation>نسبة حركة الذاكرة المنشورة والتسريع المنشور يأتيان من الدمج نفسه لأنوية المكتبات.</translation>
    </message>
    <message>
        <source>both at once</source>
        <extracomment>lab07.json /acts/1/sources/2/value</extracomment>
        <translation>كلاهما معًا</translation>
    </message>
    <message>
        <source>Review sheet of the course</source>
        <extracomment>lab07.json /acts/1/sources/2/from
----------
lab07.json /acts/1/sources/20/from</extracomment>
        <translation>ورقة المراجعة الخاصة بالمقرر</translation>
    </message>
    <message>
        <source>Launches and traffic of this fusion fall by the same factor, and nothing else shrinks more. So the time can&apos;t fall by more than the traffic does. The figure here is the speed-up of the same row.</source>
        <extracomment>lab07.json /acts/1/sources/2/reason</extracomment>
        <translation>تنخفض عمليات الإطلاق وحركة الذاكرة في هذا الدمج بالعامل نفسه، ولا يتقلّص شيء أكثر من ذلك. ولذلك لا يمكن أن ينخفض الزمن أكثر من حركة الذاكرة. القيمة هنا هي تسريع الصف نفسه.</translation>
    </message>
    <message>
        <source>The notebook&apos;s formula for the speed-up of this fusion.</source>
        <extracomment>lab07.json /acts/1/sources/3/claim</extracomment>
        <translation>معادلة الدفتر لتسريع هذا الدمج.</translation>
    </message>
    <message>
        <source>It adds 5 µs of math before and after. These operations need far less, and they run while the data moves. Without that constant the result is the one shown here.</source>
        <extracomment>lab07.json /acts/1/sources/3/reason</extracomment>
        <translation>تضيف المعادلة ٥ µs من الحساب قبل الدمج وبعده. وهذه العمليات تحتاج إلى أقل من ذلك بكثير، وتجري أثناء نقل البيانات. ودون هذا المقدار الثابت تكون النتيجة هي المعروضة هنا.</translation>
    </message>
    <message>
        <source>Fusion raises the arithmetic intensity from 0.1 to 0.8 FLOP/byte.</source>
        <extracomment>lab07.json /acts/1/sources/4/claim</extracomment>
        <translation>يرفع الدمج الشدة الحسابية (arithmetic intensity) من ٠٫١ إلى ٠٫٨ FLOP/byte.</translation>
    </message>
    <message>
        <source>0.8 FLOP/byte</source>
        <extracomment>lab07.json /acts/1/sources/4/value</extracomment>
        <translation>٠٫٨ FLOP/byte</translation>
    </message>
    <message>
        <source>Intensity can only rise by the traffic ratio, and eight is not that ratio. A single ReLU in FP32 has about 0.1, but that is another operation.</source>
        <extracomment>lab07.json /acts/1/sources/4/reason</extracomment>
        <translation>لا ترتفع الشدة إلا بنسبة حركة الذاكرة، وثمانية ليست تلك النسبة. شدة ReLU وحدها بدقة FP32 نحو ٠٫١، لكنها عملية أخرى.</translation>
    </message>
    <message>
        <source>A fused kernel is closer to compute-bound, so more bandwidth helps it less.</source>
        <extracomment>lab07.json /acts/1/sources/5/claim</extracomment>
        <translation>النواة المدموجة أقرب إلى أن تكون محدودة بالحساب، ولذلك يفيدها عرض النطاق الأكبر أقل.</translation>
    </message>
    <message>
        <source>closer to compute-bound</source>
        <extracomment>lab07.json /acts/1/sources/5/value</extracomment>
        <translation>أقرب إلى المحدود بالحساب</translation>
    </message>
    <message>
        <source>The fused kernel is still far below the ridge point, as its intensity here shows. With a small tensor it gains less only because its launch counts for more.</source>
        <extracomment>lab07.json /acts/1/sources/5/reason</extracomment>
        <translation>لا تزال النواة المدموجة دون نقطة الحافة (ridge point) بكثير، كما تبيّن شدتها هنا. ومع موتّر صغير يقلّ مكسبها لأن إطلاقها يصير أكبر أثرًا، لا لغير ذلك.</translation>
    </message>
    <message>
        <source>A ReLU uses less than 1 % of the peak of a GPU.</source>
        <extracomment>lab07.json /acts/1/sources/6/claim</extracomment>
        <translation>تستخدم ReLU أقل من ١٪ من الأداء الأقصى لمعالج GPU.</translation>
    </message>
    <message>
        <source>It holds in FP16, against the Tensor Core peak (shown here) and against the vector units. It does not hold in FP32 on the FP32 units; the next row shows that.</source>
        <extracomment>lab07.json /acts/1/sources/6/reason</extracomment>
        <translation>يصحّ ذلك بدقة FP16، قياسًا بالأداء الأقصى لوحدات Tensor Cores (المعروض هنا) وقياسًا بالوحدات المتّجهية. ولا يصحّ بدقة FP32 على وحدات FP32؛ والصف التالي يبيّن ذلك.</translation>
    </message>
    <message>
        <source>A ReLU in FP32 uses less than 1 % of the FP32 peak.</source>
        <extracomment>lab07.json /acts/1/sources/7/claim</extracomment>
        <translation>تستخدم ReLU بدقة FP32 أقل من ١٪ من أداء FP32 الأقصى.</translation>
    </message>
    <message>
        <source>Course text, read for FP32</source>
        <extracomment>lab07.json /acts/1/sources/7/from</extracomment>
        <translation>نص المقرر، إذا قُرئ على أنه عن FP32</translation>
    </message>
    <message>
        <source>The FP32 units have a lower peak, so the same bandwidth is a larger share of it.</source>
        <extracomment>lab07.json /acts/1/sources/7/reason</extracomment>
        <translation>أداء وحدات FP32 الأقصى أدنى، ولذلك يكون عرض النطاق نفسه حصة أكبر منه.</translation>
    </message>
    <message>
        <source>The ridge point of an A100 is 156 FLOP/byte.</source>
        <extracomment>lab07.json /acts/1/sources/8/claim</extracomment>
        <translation>نقطة الحافة (ridge point) لمعالج A100 هي ١٥٦ FLOP/byte.</translation>
    </message>
    <message>
        <source>156 FLOP/byte</source>
        <extracomment>lab07.json /acts/1/sources/8/value</extracomment>
        <translation>١٥٦ FLOP/byte</translation>
    </message>
    <message>
        <source>Course text, which names FP32</source>
        <extracomment>lab07.json /acts/1/sources/8/from</extracomment>
        <translation>نص المقرر، ويذكر FP32</translation>
    </message>
    <message>
        <source>It belongs to FP16 on Tensor Cores with 2.0 TB/s, not to FP32. A ridge point belongs to a device and a precision.</source>
        <extracomment>lab07.json /acts/1/sources/8/reason</extracomment>
        <translation>تخص هذه القيمة دقة FP16 على وحدات Tensor Cores مع ٢٫٠ TB/s، لا FP32. نقطة الحافة تخص جهازًا ودقة عددية.</translation>
    </message>
    <message>
        <source>An A100 with 80 GB moves 2.0 TB/s.</source>
        <extracomment>lab07.json /acts/1/sources/9/claim</extracomment>
        <translation>ينقل معالج A100 ذو ٨٠ GB ما يبلغ ٢٫٠ TB/s.</translation>
    </message>
    <message>
        <source>2.0 TB/s</source>
        <extracomment>lab07.json /acts/1/sources/9/value</extracomment>
        <translation>٢٫٠ TB/s</translation>
    </message>
    <message>
        <source>Course text; deviceQuery output of an A100 80 GB</source>
        <extracomment>lab07.json /acts/1/sources/9/from</extracomment>
        <translation>نص المقرر؛ ومُخرجات deviceQuery لمعالج A100 80 GB</translation>
    </message>
    <message>
        <source>The bandwidth is an input of this model, not a result. The device itself reports 2,039 GB/s.</source>
        <extracomment>lab07.json /acts/1/sources/9/reason</extracomment>
        <translation>عرض النطاق مُدخل في هذا النموذج وليس نتيجة له. والجهاز نفسه يذكر ٢٬٠٣٩ GB/s.</translation>
    </message>
    <message>
        <source>An H100 SXM5 moves 3.35 TB/s.</source>
        <extracomment>lab07.json /acts/1/sources/10/claim</extracomment>
        <translation>ينقل معالج H100 SXM5 ما يبلغ ٣٫٣٥ TB/s.</translation>
    </message>
    <message>
        <source>3.35 TB/s</source>
        <extracomment>lab07.json /acts/1/sources/10/value</extracomment>
        <translation>٣٫٣٥ TB/s</translation>
    </message>
    <message>
        <source>Course text; NVIDIA data for the H100</source>
        <extracomment>lab07.json /acts/1/sources/10/from</extracomment>
        <translation>نص المقرر؛ وبيانات NVIDIA عن H100</translation>
    </message>
    <message>
        <source>The bandwidth is an input of this model, not a result. Its memory is HBM3.</source>
        <extracomment>lab07.json /acts/1/sources/10/reason</extracomment>
        <translation>عرض النطاق مُدخل في هذا النموذج وليس نتيجة له. وذاكرته من نوع HBM3.</translation>
    </message>
    <message>
        <source>HBM is more than 60 times as fast as PCIe.</source>
        <extracomment>lab07.json /acts/1/sources/11/claim</extracomment>
        <translation>ذاكرة HBM أسرع من PCIe بعامل يزيد على ٦٠.</translation>
    </message>
    <message>
        <source>It holds for an A100: 2.0 TB/s against about 32 GB/s in one direction of PCIe 4.0 with 16 lanes. An H100 with PCIe 5.0 stays below 60. This model has no PCIe.</source>
        <extracomment>lab07.json /acts/1/sources/11/reason</extracomment>
        <translation>يصحّ ذلك لمعالج A100: عرض نطاقه ٢٫٠ TB/s مقابل نحو ٣٢ GB/s في اتجاه واحد من PCIe ٤٫٠ ذي ١٦ مسارًا. ومعالج H100 مع PCIe ٥٫٠ يبقى دون ٦٠. وليس في هذا النموذج PCIe.</translation>
    </message>
    <message>
        <source>Frameworks reach 30 to 80 % of a GPU&apos;s peak.</source>
        <extracomment>lab07.json /acts/1/sources/12/claim</extracomment>
        <translation>تبلغ أطر العمل من ٣٠ إلى ٨٠٪ من الأداء الأقصى لمعالج GPU.</translation>
    </message>
    <message>
        <source>Which share a kernel reaches while it runs is an assumption of this model, not a result. For element-wise operations no share of that size is possible, because bandwidth limits them; the figure here is a ReLU in FP16.</source>
        <extracomment>lab07.json /acts/1/sources/12/reason</extracomment>
        <translation>الحصة التي تبلغها النواة أثناء عملها افتراض في هذا النموذج وليست نتيجة له. ولا يمكن للعمليات عنصرًا بعنصر أن تبلغ حصة بهذا الحجم، لأن عرض النطاق يحدّها؛ والقيمة هنا لعملية ReLU بدقة FP16.</translation>
    </message>
    <message>
        <source>FlashAttention cuts HBM traffic 10 to 20 times.</source>
        <extracomment>lab07.json /acts/1/sources/13/claim</extracomment>
        <translation>تقلّل FlashAttention حركة ذاكرة HBM بعامل من ١٠ إلى ٢٠.</translation>
    </message>
    <message>
        <source>These are the project&apos;s figures for the memory footprint, at lengths of 2,048 and 4,096. The traffic ratio in this model is shown here, for a length of 4,096 and a head size of 64.</source>
        <extracomment>lab07.json /acts/1/sources/13/reason</extracomment>
        <translation>هذه أرقام المشروع للبصمة الذاكرية (footprint)، عند الطولين ٢٬٠٤٨ و٤٬٠٩٦. أما نسبة حركة الذاكرة في هذا النموذج فمعروضة هنا، للطول ٤٬٠٩٦ ورأس حجمه ٦٤.</translation>
    </message>
    <message>
        <source>FlashAttention needs 20 times less memory at a length of 4,096.</source>
        <extracomment>lab07.json /acts/1/sources/14/claim</extracomment>
        <translation>تحتاج FlashAttention إلى ذاكرة أقل بعامل ٢٠ عند الطول ٤٬٠٩٦.</translation>
    </message>
    <message>
        <source>FlashAttention repository, README</source>
        <extracomment>lab07.json /acts/1/sources/14/from</extracomment>
        <translation>مستودع FlashAttention، الملف README</translation>
    </message>
    <message>
        <source>This model counts the tensors of one head and nothing else. The project measured whole runs.</source>
        <extracomment>lab07.json /acts/1/sources/14/reason</extracomment>
        <translation>يحسب هذا النموذج موتّرات رأس واحد ولا شيء غيرها. أما المشروع فقاس عمليات تشغيل كاملة.</translation>
    </message>
    <message>
        <source>FlashAttention lowers the traffic of GPT-2 medium from 40.3 to 4.4 GB.</source>
        <extracomment>lab07.json /acts/1/sources/15/claim</extracomment>
        <translation>تخفض FlashAttention حركة الذاكرة في GPT-2 medium من ٤٠٫٣ إلى ٤٫٤ GB.</translation>
    </message>
    <message>
        <source>40.3 → 4.4 GB</source>
        <extracomment>lab07.json /acts/1/sources/15/value</extracomment>
        <translation>٤٠٫٣ ← ٤٫٤ GB</translation>
    </message>
    <message>
        <source>FlashAttention paper, arXiv 2205.14135</source>
        <extracomment>lab07.json /acts/1/sources/15/from</extracomment>
        <translation>ورقة FlashAttention البحثية، arXiv 2205.14135</translation>
    </message>
    <message>
        <source>The measurement is for a length of 1,024, forward and backward together. This model counts one head in a forward pass, so its ratio is lower.</source>
        <extracomment>lab07.json /acts/1/sources/15/reason</extracomment>
        <translation>القياس للطول ١٬٠٢٤، وللتمرير الأمامي والخلفي معًا. ويحسب هذا النموذج رأسًا واحدًا في تمرير أمامي، ولذلك فنسبته أدنى.</translation>
    </message>
    <message>
        <source>FlashAttention makes attention 2 to 4 times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/16/claim</extracomment>
        <translation>تجعل FlashAttention الانتباه (attention) أسرع بعامل من ٢ إلى ٤.</translation>
    </message>
    <message>
        <source>Course text; FlashAttention repository</source>
        <extracomment>lab07.json /acts/1/sources/16/from</extracomment>
        <translation>نص المقرر؛ ومستودع FlashAttention</translation>
    </message>
    <message>
        <source>This model counts the traffic of attention, not its time. The figure here is no result of the model but what the paper measured for GPT-2 medium.</source>
        <extracomment>lab07.json /acts/1/sources/16/reason</extracomment>
        <translation>يحسب هذا النموذج حركة الذاكرة في الانتباه، لا زمنه. والقيمة هنا ليست نتيجة للنموذج، بل ما قاسته الورقة البحثية على GPT-2 medium.</translation>
    </message>
    <message>
        <source>FlashAttention is faster because it computes less.</source>
        <extracomment>lab07.json /acts/1/sources/17/claim</extracomment>
        <translation>طريقة FlashAttention أسرع لأنها تحسب أقل.</translation>
    </message>
    <message>
        <source>less arithmetic</source>
        <extracomment>lab07.json /acts/1/sources/17/value</extracomment>
        <translation>حساب أقل</translation>
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
        <translation>اعتقاد شائع</translation>
    </message>
    <message>
        <source>The paper counts 66.6 GFLOP for standard attention and 75.2 GFLOP for FlashAttention. The figure here is the ratio of the two, as published. It gains by moving less data.</source>
        <extracomment>lab07.json /acts/1/sources/17/reason</extracomment>
        <translation>تعدّ الورقة البحثية ٦٦٫٦ GFLOP للانتباه المعتاد و٧٥٫٢ GFLOP لطريقة FlashAttention. والقيمة هنا هي النسبة بينهما كما نُشرت. ومكسب الطريقة أنها تنقل بيانات أقل.</translation>
    </message>
    <message>
        <source>FlashAttention makes HBM traffic grow linearly with the length.</source>
        <extracomment>lab07.json /acts/1/sources/18/claim</extracomment>
        <translation>تجعل FlashAttention حركة ذاكرة HBM تنمو خطيًا مع الطول.</translation>
    </message>
    <message>
        <source>O(N)</source>
        <extracomment>lab07.json /acts/1/sources/18/value</extracomment>
        <translation>O(N)</translation>
    </message>
    <message>
        <source>Only the footprint grows linearly. The traffic stays quadratic, so the ratio to standard attention ends at a fixed limit. The figure here is that ratio at a length of 16,384.</source>
        <extracomment>lab07.json /acts/1/sources/18/reason</extracomment>
        <translation>لا ينمو خطيًا إلا البصمة الذاكرية (footprint). أما حركة الذاكرة فتبقى تربيعية، ولذلك تنتهي النسبة إلى الانتباه المعتاد عند حدّ ثابت. والقيمة هنا هي تلك النسبة عند الطول ١٦٬٣٨٤.</translation>
    </message>
    <message>
        <source>FlashAttention is 24 times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/19/claim</extracomment>
        <translation>طريقة FlashAttention أسرع بعامل ٢٤.</translation>
    </message>
    <message>
        <source>Course roofline notebook</source>
        <extracomment>lab07.json /acts/1/sources/19/from</extracomment>
        <translation>دفتر المقرر (notebook) عن نموذج السقف (roofline)</translation>
    </message>
    <message>
        <source>It is “2–4 times” with a lost dash. The figure here is what the paper measured for GPT-2 medium.</source>
        <extracomment>lab07.json /acts/1/sources/19/reason</extracomment>
        <translation>أصله العامل من ٢ إلى ٤ مكتوبًا بشرطة بين الرقمين، وقد ضاعت الشرطة. والقيمة هنا هي ما قاسته الورقة البحثية على GPT-2 medium.</translation>
    </message>
    <message>
        <source>The line y = sigmoid(relu(x·w + b)) makes 8 accesses to memory in eager mode and 2 when fused.</source>
        <extracomment>lab07.json /acts/1/sources/20/claim</extracomment>
        <translation>السطر y = sigmoid(relu(x·w + b)) يصل إلى الذاكرة ٨ مرات في النمط الفوري، ومرّتين بعد الدمج.</translation>
    </message>
    <message>
        <source>8 and 2</source>
        <extracomment>lab07.json /acts/1/sources/20/value</extracomment>
        <translation>٨ و٢</translation>
    </message>
    <message>
        <source>It holds when w and b are scalars or one value per channel. With w and b as full tensors the counts differ, so a question must name its convention. The figure here is the count in eager mode.</source>
        <extracomment>lab07.json /acts/1/sources/20/reason</extracomment>
        <translation>يصحّ ذلك حين تكون w و b أعدادًا مفردة أو قيمة واحدة لكل قناة. وإذا كانتا موتّرين كاملين اختلف العدد، ولذلك يجب أن يسمّي السؤال اصطلاحه. والقيمة هنا هي العدد في النمط الفوري.</translation>
    </message>
    <message>
        <source>Memory time and its saving were chosen so that both figures fit, for batch 32 and serial launches. This is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/1/sources/21/reason</extracomment>
        <translation>اختير زمن الذاكرة ومقدار توفيره ليوافقا القيمتين معًا، لدفعة حجمها ٣٢ ولعمليات إطلاق متسلسلة. فهذه مواءمة وليست تحقّقًا مستقلًا.</translation>
    </message>
    <message>
        <source>30 s of compiling ResNet-50 are recovered after about 134,000 images.</source>
        <extracomment>lab07.json /acts/1/sources/22/claim</extracomment>
        <translation>تُسترد ٣٠ ث من ترجمة ResNet-50 (compile) بعد نحو ١٣٤٬٠٠٠ صورة.</translation>
    </message>
    <message>
        <source>≈ 134,000 images</source>
        <extracomment>lab07.json /acts/1/sources/22/value</extracomment>
        <translation>≈ ١٣٤٬٠٠٠ صورة</translation>
    </message>
    <message>
        <source>With the rates as given it is the number shown here. With the gain rounded to 48 % it is 134,125.</source>
        <extracomment>lab07.json /acts/1/sources/22/reason</extracomment>
        <translation>بالمعدلات كما ذُكرت يكون العدد هو المعروض هنا. وإذا قُرّب المكسب إلى ٤٨٪ كان العدد ١٣٤٬١٢٥.</translation>
    </message>
    <message>
        <source>The keyword spotter with 100 requests per hour needs months until compiling pays.</source>
        <extracomment>lab07.json /acts/1/sources/23/claim</extracomment>
        <translation>يحتاج نموذج رصد الكلمات المفتاحية مع ١٠٠ طلب في الساعة إلى أشهر حتى تُجدي الترجمة (compile).</translation>
    </message>
    <message>
        <source>507 days</source>
        <extracomment>lab07.json /acts/1/sources/23/value</extracomment>
        <translation>٥٠٧ أيام</translation>
    </message>
    <message>
        <source>The notebook uses the eager rate of ResNet-50 for every model, and takes 100 requests per hour for 100 per day. With the model&apos;s own rate and 2,400 requests per day it is the time shown here.</source>
        <extracomment>lab07.json /acts/1/sources/23/reason</extracomment>
        <translation>يستخدم الدفتر المعدل الفوري للنموذج ResNet-50 لكل نموذج، ويأخذ ١٠٠ طلب في الساعة على أنها ١٠٠ في اليوم. وبمعدل النموذج نفسه و٢٬٤٠٠ طلب في اليوم يكون الزمن هو المعروض هنا.</translation>
    </message>
    <message>
        <source>The net time saved is never below zero.</source>
        <extracomment>lab07.json /acts/1/sources/24/claim</extracomment>
        <translation>صافي الزمن الموفَّر لا يكون أبدًا دون الصفر.</translation>
    </message>
    <message>
        <source>≥ 0 s</source>
        <extracomment>lab07.json /acts/1/sources/24/value</extracomment>
        <translation>≥ ٠ ث</translation>
    </message>
    <message>
        <source>The notebook cuts negative values off. A deployment that ends before the break-even loses time; the figure here is ResNet-50 after 10 minutes at 10 million images a day.</source>
        <extracomment>lab07.json /acts/1/sources/24/reason</extracomment>
        <translation>يقطع الدفتر القيم السالبة. لكن مدة النشر التي تنتهي قبل نقطة التعادل تخسر زمنًا؛ والقيمة هنا للنموذج ResNet-50 بعد ١٠ دقائق عند ١٠ ملايين صورة في اليوم.</translation>
    </message>
    <message>
        <source>One launch of 10 µs stands beside 200 ms of math. The figure here is its share.</source>
        <extracomment>lab07.json /acts/1/sources/25/reason</extracomment>
        <translation>عملية إطلاق واحدة مدتها ١٠ µs إلى جانب ٢٠٠ ms من الحساب. والقيمة هنا هي حصتها.</translation>
    </message>
    <message>
        <source>It holds for ResNet-50, whose figure stands here, and for keyword spotting. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/1/sources/26/reason</extracomment>
        <translation>يصحّ ذلك للنموذج ResNet-50، وقيمته هي المعروضة هنا، ولرصد الكلمات المفتاحية. ولا يصحّ لطبقة GPT-2 ولا لضرب مصفوفات عملاق واحد.</translation>
    </message>
    <message>
        <source>The GPT-2 layer of this model has 20 long kernels and can&apos;t gain that much. The range is plausible for models with many short kernels, but no guarantee.</source>
        <extracomment>lab07.json /acts/1/sources/27/reason</extracomment>
        <translation>لطبقة GPT-2 في هذا النموذج ٢٠ نواة طويلة، ولا يمكنها أن تكسب هذا القدر. والمدى معقول لنماذج فيها أنوية قصيرة كثيرة، لكنه ليس مضمونًا.</translation>
    </message>
    <message>
        <source>torch.compile ran 93 % of 163 open-source models and trained them 43 % faster on an A100.</source>
        <extracomment>lab07.json /acts/1/sources/28/claim</extracomment>
        <translation>نجح torch.compile في تشغيل ٩٣٪ من ١٦٣ نموذجًا مفتوح المصدر، وكان تدريبها أسرع بنسبة ٤٣٪ على معالج A100.</translation>
    </message>
    <message>
        <source>PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/1/sources/28/from</extracomment>
        <translation>إعلان PyTorch 2.0</translation>
    </message>
    <message>
        <source>This is a measurement over a suite of models, and most of it is training. This model has four workloads and only forward passes, so it can&apos;t repeat the average. The figure here is ResNet-50.</source>
        <extracomment>lab07.json /acts/1/sources/28/reason</extracomment>
        <translation>هذا قياس على مجموعة من النماذج، ومعظمه تدريب. وفي هذا النموذج أربعة أحمال عمل وتمريرات أمامية فقط، ولذلك لا يستطيع أن يعيد إنتاج المتوسط. والقيمة هنا للنموذج ResNet-50.</translation>
    </message>
    <message>
        <source>Each stage after torch.compile is faster again.</source>
        <extracomment>lab07.json /acts/1/sources/29/claim</extracomment>
        <translation>كل مرحلة بعد torch.compile أسرع من التي قبلها.</translation>
    </message>
    <message>
        <source>faster at each stage</source>
        <extracomment>lab07.json /acts/1/sources/29/value</extracomment>
        <translation>أسرع في كل مرحلة</translation>
    </message>
    <message>
        <source>It holds when each launch waits. With overlapped launches the GPU does not wait any more, and ahead-of-time code is as fast as torch.compile; the figure here is for that case. The factors of all stages are assumptions.</source>
        <extracomment>lab07.json /acts/1/sources/29/reason</extracomment>
        <translation>يصحّ ذلك حين تنتظر كل عملية إطلاق. ومع عمليات الإطلاق المتداخلة لا يعود معالج GPU ينتظر، وتتساوى سرعة البرنامج المترجَم مسبقًا وسرعة torch.compile؛ والقيمة هنا لتلك الحالة. وعوامل المراحل كلها افتراضات.</translation>
    </message>
    <message>
        <source>A few more fused operations bring a pointwise chain past the ridge point.</source>
        <extracomment>lab07.json /acts/1/sources/30/claim</extracomment>
        <translation>بضع عمليات مدموجة إضافية توصل سلسلة عنصرًا بعنصر إلى ما بعد نقطة الحافة (ridge point).</translation>
    </message>
    <message>
        <source>within five moves</source>
        <extracomment>lab07.json /acts/1/sources/30/value</extracomment>
        <translation>في خمس حركات على الأكثر</translation>
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
        <translation>خطة المقرر</translation>
    </message>
    <message>
        <source>The figure here is how many simple FP16 operations one kernel would have to fuse. A matrix product with a larger batch or a larger K does cross the Tensor Core ridge.</source>
        <extracomment>lab07.json /acts/1/sources/30/reason</extracomment>
        <translation>القيمة هنا هي عدد العمليات البسيطة بدقة FP16 التي يجب أن تدمجها نواة واحدة. أما ضرب المصفوفات بدفعة أكبر أو بُعد K أكبر فيتجاوز حافة Tensor Cores فعلًا.</translation>
    </message>
    <message>
        <source>The throughput gain was published without a spread. The width of this band is assumed.</source>
        <extracomment>compilation.json /compilation/assumptions/gain_uncertainty</extracomment>
        <translation>نُشر مكسب الإنتاجية دون تشتّته. وعرض هذا النطاق مفترض.</translation>
    </message>
    <message>
        <source>The time to load compiled code depends on the model and the disk. It was not measured.</source>
        <extracomment>compilation.json /compilation/assumptions/load_s</extracomment>
        <translation>يتوقف زمن تحميل البرنامج المترجَم على النموذج وعلى القرص. وهو غير مقيس.</translation>
    </message>
    <message>
        <source>How long a recompilation takes was not measured. This share of the first compilation is assumed.</source>
        <extracomment>compilation.json /compilation/assumptions/recompile_share</extracomment>
        <translation>لم تُقَس مدة إعادة الترجمة (recompilation). وهذه الحصة من الترجمة الأولى مفترضة.</translation>
    </message>
    <message>
        <source>The published gain does not say what checking guards costs. At 0 µs it is left out.</source>
        <extracomment>compilation.json /compilation/assumptions/guard_us</extracomment>
        <translation>لا يذكر المكسب المنشور كم يكلّف فحص شروط الحراسة (guards). وعند ٠ µs لا تُحسب كلفته.</translation>
    </message>
    <message>
        <source>The published compile time does not say whether it includes a warm-up. At 0 s it is left out.</source>
        <extracomment>compilation.json /compilation/assumptions/warm_up_s</extracomment>
        <translation>لا يذكر زمن الترجمة (compile) المنشور إن كان يشمل الإحماء. وعند ٠ ث لا يُحسب الإحماء.</translation>
    </message>
    <message>
        <source>Requests are taken to arrive evenly over the day.</source>
        <extracomment>compilation.json /compilation/assumptions/requests</extracomment>
        <translation>يُفترض أن الطلبات تصل موزّعة بالتساوي على اليوم.</translation>
    </message>
    <message>
        <source>Unfused kernels are taken to reach 55 % of the memory bandwidth and the fused kernel 91.7 %. These shares are assumed, not measured.</source>
        <extracomment>fusion.json /fusion/assumptions/efficiency_unfused</extracomment>
        <translation>يُفترض أن الأنوية غير المدموجة تبلغ ٥٥٪ من عرض نطاق الذاكرة، وأن النواة المدموجة تبلغ ٩١٫٧٪. هذه الحصص مفترضة وغير مقيسة.</translation>
    </message>
    <message>
        <source>The size of the on-chip memory is not listed for this device. 192 KiB per multiprocessor stand in for it.</source>
        <extracomment>fusion.json /attention/assumptions/on_chip_bytes</extracomment>
        <translation>حجم الذاكرة على الشريحة غير مذكور لهذا الجهاز. وتحلّ محله القيمة ١٩٢ KiB لكل معالج متعدد (multiprocessor).</translation>
    </message>
    <message>
        <source>With a sequence of 4,096, FlashAttention moves {fusion.attention_flash_bytes|context=cloud,sequence=4096} instead of {fusion.attention_standard_bytes|context=cloud,sequence=4096}. The traffic ratio is {fusion.attention_ratio|context=cloud,sequence=4096} and hardly grows any more. The footprint ratio is another number, {fusion.footprint_ratio|context=cloud,sequence=4096}, and it goes on growing.</source>
        <extracomment>lab07.json /acts/1/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>مع متتالية طولها ٤٬٠٩٦ تنقل FlashAttention {fusion.attention_flash_bytes|context=cloud,sequence=4096} بدلًا من {fusion.attention_standard_bytes|context=cloud,sequence=4096}. نسبة حركة الذاكرة هي {fusion.attention_ratio|context=cloud,sequence=4096} ولا تكاد تزيد بعد ذلك. أما نسبة البصمة الذاكرية (footprint) فعدد آخر هو {fusion.footprint_ratio|context=cloud,sequence=4096}، وهي تستمر في الزيادة.</translation>
    </message>
    <message>
        <source>FlashAttention moves {fusion.attention_flash_bytes|context=cloud,sequence=8192} at a length of 8,192 and {fusion.attention_flash_bytes|context=cloud,sequence=16384} at 16,384.</source>
        <extracomment>lab07.json /acts/1/exercises/4/worked/0 - keep what stands in {braces}</extracomment>
        <translation>تنقل FlashAttention {fusion.attention_flash_bytes|context=cloud,sequence=8192} عند الطول ٨٬١٩٢، و{fusion.attention_flash_bytes|context=cloud,sequence=16384} عند الطول ١٦٬٣٨٤.</translation>
    </message>
    <message>
        <source>Its footprint is {fusion.footprint_flash_bytes|context=cloud,sequence=8192} at 8,192 and {fusion.footprint_flash_bytes|context=cloud,sequence=16384} at 16,384.</source>
        <extracomment>lab07.json /acts/1/exercises/4/worked/1 - keep what stands in {braces}</extracomment>
        <translation>وبصمتها الذاكرية {fusion.footprint_flash_bytes|context=cloud,sequence=8192} عند الطول ٨٬١٩٢، و{fusion.footprint_flash_bytes|context=cloud,sequence=16384} عند الطول ١٦٬٣٨٤.</translation>
    </message>
    <message>
        <source>values for each row and length of a row, where row statistics are counted</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/5/meaning</extracomment>
        <translation>عدد القيم لكل صف وطول الصف، حيث تُحسب إحصاءات الصفوف</translation>
    </message>
    <message>
        <source>ridge point: below it bandwidth sets the pace; 1 for the vector units, 2 for the Tensor Cores</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/3/meaning</extracomment>
        <translation>نقطة الحافة: دونها يحدّد عرض النطاق الإيقاع؛ ١ للوحدات المتّجهية و٢ لوحدات Tensor Cores</translation>
    </message>
    <message>
        <source>time per day that all replicas spend on recompiling, if they do</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/5/meaning</extracomment>
        <translation>الزمن الذي تنفقه كل النسخ العاملة في اليوم على إعادة الترجمة، إن حدثت</translation>
    </message>
    <message>
        <source>recompilations of one replica; r of them per day over D days</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/5/meaning</extracomment>
        <translation>عدد مرات إعادة الترجمة في النسخة الواحدة؛ ومنها r في اليوم على مدى D من الأيام</translation>
    </message>
    <message>
        <source>I equals 2 M N K divided by b times the sum of M K, K N and M N. I v equals m f M N divided by the same.</source>
        <extracomment>lab07.json /acts/1/formulas/14/spoken</extracomment>
        <translation>I يساوي ٢ M N K مقسومًا على المقام. والمقام هو b مضروبًا في مجموع M K و K N و M N. و I v يساوي m f M N مقسومًا على المقام نفسه.</translation>
    </message>
    <message>
        <source>arithmetic intensity on the Tensor Cores, with each matrix moved once</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/0/meaning</extracomment>
        <translation>الشدة الحسابية على وحدات Tensor Cores، حين تُنقل كل مصفوفة مرة واحدة</translation>
    </message>
    <message>
        <source>arithmetic intensity on the vector units; without Tensor Cores both are added</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/1/meaning</extracomment>
        <translation>الشدة الحسابية على الوحدات المتّجهية؛ ومن دون وحدات Tensor Cores تُجمع الاثنتان</translation>
    </message>
    <message>
        <source>The order of the two models stays with overlapped launches, where Model A becomes {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=compile} as fast. Stages beyond torch.compile then gain next to nothing, because the GPU no longer waits.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/5 - keep what stands in {braces}</extracomment>
        <translation>ويبقى ترتيب النموذجين كما هو مع عمليات الإطلاق المتداخلة، إذ تبلغ سرعة النموذج A {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=compile} قياسًا بسرعته السابقة. والمراحل التي تلي torch.compile لا تكاد تكسب عندئذ شيئًا، لأن معالج GPU لم يعد ينتظر.</translation>
    </message>
    <message>
        <source>Small weight and bias</source>
        <extracomment>fusion.json /conventions/0/name</extracomment>
        <translation>وزن وانحياز صغيران</translation>
    </message>
    <message>
        <source>Weight and bias are scalars or one value per channel. They are too small to count.</source>
        <extracomment>fusion.json /conventions/0/summary</extracomment>
        <translation>الوزن والانحياز عددان مفردان أو قيمة واحدة لكل قناة. وهما أصغر من أن يُحسبا.</translation>
    </message>
    <message>
        <source>Full-size weight and bias</source>
        <extracomment>fusion.json /conventions/1/name</extracomment>
        <translation>وزن وانحياز بالحجم الكامل</translation>
    </message>
    <message>
        <source>Weight and bias are tensors as large as x. Reading them counts.</source>
        <extracomment>fusion.json /conventions/1/summary</extracomment>
        <translation>الوزن والانحياز موتّران بحجم x. وقراءتهما تُحسب.</translation>
    </message>
    <message>
        <source>Intermediates only</source>
        <extracomment>fusion.json /conventions/2/name</extracomment>
        <translation>النتائج الوسيطة فقط</translation>
    </message>
    <message>
        <source>Only the three intermediate results count. Each is written once and read once.</source>
        <extracomment>fusion.json /conventions/2/summary</extracomment>
        <translation>لا تُحسب إلا النتائج الوسيطة الثلاث. كل منها تُكتب مرة وتُقرأ مرة.</translation>
    </message>
    <message>
        <source>Multiply-add in one kernel</source>
        <extracomment>fusion.json /conventions/3/name</extracomment>
        <translation>الضرب والجمع في نواة واحدة</translation>
    </message>
    <message>
        <source>The framework already runs the multiplication and the addition as one kernel.</source>
        <extracomment>fusion.json /conventions/3/summary</extracomment>
        <translation>ينفّذ إطار العمل الضرب والجمع من الأصل في نواة واحدة.</translation>
    </message>
    <message>
        <source>Graph surgery</source>
        <extracomment>lab07.json /acts/2/title
----------
lab07.json /acts/2/panels/0/title</extracomment>
        <translation>جراحة المخطط</translation>
    </message>
    <message>
        <source>See where a graph breaks, and what each surgery does to launches, traffic, time and MFU.</source>
        <extracomment>lab07.json /acts/2/panels/0/about</extracomment>
        <translation>انظر أين ينقطع المخطط، وما تفعله كل جراحة بالإطلاقات والحركة والزمن وMFU.</translation>
    </message>
    <message>
        <source>See how busy the GPU is when you serve a large language model, and what keeps it waiting.</source>
        <extracomment>lab07.json /acts/2/panels/1/about</extracomment>
        <translation>انظر كم تكون GPU مشغولة حين تخدم نموذج لغة كبيرًا، وما الذي يجعلها تنتظر.</translation>
    </message>
    <message>
        <source>See how often a control loop misses its deadline, and which delays are to blame.</source>
        <extracomment>lab07.json /acts/2/panels/2/about</extracomment>
        <translation>انظر كم مرة تفوّت حلقة التحكم موعدها، وأي التأخيرات هي السبب.</translation>
    </message>
    <message>
        <source>See what one frame costs in time and energy, and how long the battery lasts.</source>
        <extracomment>lab07.json /acts/2/panels/3/about</extracomment>
        <translation>انظر ما تكلفه صورة واحدة من زمن وطاقة، وكم تدوم البطارية.</translation>
    </message>
    <message>
        <source>See what fits on a microcontroller, and how long one hop takes.</source>
        <extracomment>lab07.json /acts/2/panels/4/about</extracomment>
        <translation>انظر ما يتسع له المتحكم الدقيق، وكم تستغرق قفزة واحدة.</translation>
    </message>
    <message>
        <source>Mei, software lead</source>
        <extracomment>lab07.json /acts/2/brief/from</extracomment>
        <translation>مي، مسؤولة البرمجيات</translation>
    </message>
    <message>
        <source>Is it worth making our code harder to read?</source>
        <extracomment>lab07.json /acts/2/brief/subject</extracomment>
        <translation>هل يستحق الأمر أن تصبح شيفرتنا أصعب قراءة؟</translation>
    </message>
    <message>
        <source>Each break hands control back to Python. The compiler then checks its guards, waits for the value and starts again behind the line. Inside a Python loop it can&apos;t start again at all, and the whole frame runs in eager mode.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/1</extracomment>
        <translation>كل انقطاع يعيد التحكم إلى Python. ثم يفحص المترجم شروط الحراسة وينتظر القيمة ويبدأ من جديد بعد السطر. أما داخل حلقة Python فلا يستطيع أن يبدأ من جديد أبدًا، ويعمل الإطار كله في النمط الفوري.</translation>
    </message>
    <message>
        <source>The engineers suggest surgery: rewrite the branch so that one graph remains. Every such rewrite makes the code harder to read, and I have to maintain it.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/2</extracomment>
        <translation>يقترح المهندسون جراحة: إعادة كتابة التفرّع بحيث يبقى مخطط واحد. كل إعادة كتابة كهذه تجعل الشيفرة أصعب قراءة، وأنا من عليه صيانتها.</translation>
    </message>
    <message>
        <source>So here is my condition. I accept a surgery only if MFU more than doubles. Please find out which surgery does that on your track, or show me that none does. And tell me if I am asking for the wrong thing.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/3</extracomment>
        <translation>فإليك شرطي. لا أقبل جراحة إلا إذا زادت MFU على الضعف. جِد أي جراحة تفعل ذلك في مسارك، أو أثبت لي أن لا جراحة تفعله. وقل لي إن كنت أطلب الشيء الخطأ.</translation>
    </message>
    <message>
        <source>You serve a language model on H100 GPUs. The graph breaks in every layer, for every token. Your goal is a GPU that is busy for at least 80 % of the time.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/cloud</extracomment>
        <translation>تخدم نموذج لغة على وحدات H100. ينقطع المخطط في كل طبقة ولكل رمز. هدفك أن تكون GPU مشغولة ٨٠٪ من الوقت على الأقل.</translation>
    </message>
    <message>
        <source>Your control loop has 10 ms. A branch makes some loops longer than others, and your safety case needs loops of equal length. Look at the slowest loops, not at the average.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/edge</extracomment>
        <translation>لحلقة التحكم عندك ١٠ ms. أحد الفروع يجعل بعض الدورات أطول من غيرها، وملف السلامة يحتاج إلى دورات متساوية الطول. انظر إلى أبطأ الدورات لا إلى المتوسط.</translation>
    </message>
    <message>
        <source>Your glasses have 0.45 W for translation. Everything that is computed and thrown away is paid for by the battery. Look at energy first and at time second.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/mobile</extracomment>
        <translation>لنظارتك ٠٫٤٥ W للترجمة الفورية. كل ما يُحسب ثم يُترك تدفع البطارية ثمنه. انظر إلى الطاقة أولًا ثم إلى الزمن.</translation>
    </message>
    <message>
        <source>Your hearing device has 10 ms for one hop, 1 mW and half a megabyte of flash. One core launches and computes, so nothing is hidden behind anything. Look at the worst case and at the size of the program.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/tiny</extracomment>
        <translation>لجهاز السمع عندك ١٠ ms لكل قفزة، و١ mW، ونصف ميغابايت من الفلاش. نواة معالج واحدة تُطلق وتحسب، فلا شيء يختفي خلف شيء. انظر إلى أسوأ حالة وإلى حجم البرنامج.</translation>
    </message>
    <message>
        <source>Graph break</source>
        <extracomment>lab07.json /acts/2/brief/reading/0/title</extracomment>
        <translation>انقطاع المخطط (graph break)</translation>
    </message>
    <message>
        <source>A place where a compiler can&apos;t go on recording. It ends the graph, runs that line in Python and starts a new graph behind it.</source>
        <extracomment>lab07.json /acts/2/brief/reading/0/about</extracomment>
        <translation>موضع لا يستطيع المترجم أن يتابع التسجيل فيه. ينهي المخطط، ويشغّل ذلك السطر في Python، ثم يبدأ مخططًا جديدًا بعده.</translation>
    </message>
    <message>
        <source>Guard</source>
        <extracomment>lab07.json /acts/2/brief/reading/1/title</extracomment>
        <translation>شرط الحراسة (guard)</translation>
    </message>
    <message>
        <source>A check before compiled code runs: does everything that the compiler assumed still hold? Each graph has its own guards.</source>
        <extracomment>lab07.json /acts/2/brief/reading/1/about</extracomment>
        <translation>فحص قبل أن تعمل الشيفرة المترجَمة: هل ما زال كل ما افترضه المترجم صحيحًا؟ لكل مخطط شروط حراسته.</translation>
    </message>
    <message>
        <source>Masking</source>
        <extracomment>lab07.json /acts/2/brief/reading/2/title</extracomment>
        <translation>التقنيع (masking)</translation>
    </message>
    <message>
        <source>Structured control flow</source>
        <extracomment>lab07.json /acts/2/brief/reading/3/title</extracomment>
        <translation>تدفق تحكم مهيكل</translation>
    </message>
    <message>
        <source>The branch becomes an operation of the graph. Both branches are recorded and only one of them runs.</source>
        <extracomment>lab07.json /acts/2/brief/reading/3/about</extracomment>
        <translation>يصبح التفرّع عملية من عمليات المخطط. يُسجَّل الفرعان كلاهما ولا يعمل إلا واحد.</translation>
    </message>
    <message>
        <source>Iron law</source>
        <extracomment>lab07.json /acts/2/brief/reading/4/title
----------
lab07.json /acts/2/formulas/3/title</extracomment>
        <translation>القانون الحديدي (iron law)</translation>
    </message>
    <message>
        <source>The time of a pass has three terms: time to move data, time for arithmetic, and latency, in which no kernel runs. A change can shorten one term and lengthen another.</source>
        <extracomment>lab07.json /acts/2/brief/reading/4/about</extracomment>
        <translation>لزمن التمرير ثلاثة حدود: زمن نقل البيانات، وزمن الحساب، وزمن الاستجابة الذي لا تعمل فيه أي نواة. قد يقصّر التغيير حدًّا ويطيل آخر.</translation>
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
        <translation>النسبة من الأداء الأقصى للجهاز التي تذهب إلى حساب مفيد. والحساب الذي تُترك نتيجته لا يُعدّ مفيدًا.</translation>
    </message>
    <message>
        <source>The values are computed by the model itself, in the same pass</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/0</extracomment>
        <translation>يحسب النموذج نفسه القيم في التمرير نفسه</translation>
    </message>
    <message>
        <source>The two branches run different operations</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/1</extracomment>
        <translation>الفرعان يشغّلان عمليات مختلفة</translation>
    </message>
    <message>
        <source>Nobody rewrites the code</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/2</extracomment>
        <translation>لا أحد يعيد كتابة الشيفرة</translation>
    </message>
    <message>
        <source>No, because the value is not known while the graph is being recorded</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/0/text</extracomment>
        <translation>لا، لأن القيمة غير معروفة أثناء تسجيل المخطط</translation>
    </message>
    <message>
        <source>Yes, because the branch taken by the first input is recorded</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/1/text</extracomment>
        <translation>نعم، لأن الفرع الذي يسلكه الدخل الأول هو الذي يُسجَّل</translation>
    </message>
    <message>
        <source>The idea behind this answer is that the compiler runs the model once and writes down what happens. Tracing does that, and then uses the recorded branch for every input. The result is one graph, but it computes something else.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/1/feedback</extracomment>
        <translation>الفكرة وراء هذا الجواب أن المترجم يشغّل النموذج مرة ويكتب ما يحدث. هذا ما يفعله التتبّع (tracing)، ثم يستعمل الفرع المسجَّل لكل دخل. النتيجة مخطط واحد، لكنه يحسب شيئًا آخر.</translation>
    </message>
    <message>
        <source>Yes, because the compiler records both branches and picks one later</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/2/text</extracomment>
        <translation>نعم، لأن المترجم يسجل الفرعين ويختار أحدهما لاحقًا</translation>
    </message>
    <message>
        <source>No, because no graph can ever hold a branch</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/3/text</extracomment>
        <translation>لا، لأن أي مخطط لا يستطيع أبدًا أن يحمل تفرّعًا</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a graph is a straight line. Graphs can select between two results, and some can hold a branch as an operation. What can&apos;t be recorded is the decision in Python.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/3/feedback</extracomment>
        <translation>الفكرة وراء هذا الجواب أن المخطط خط مستقيم. تستطيع المخططات أن تختار بين نتيجتين، ويستطيع بعضها أن يحمل تفرّعًا بوصفه عملية. ما لا يمكن تسجيله هو القرار في Python.</translation>
    </message>
    <message>
        <source>The compiler resumes after each break today. You mask every branch, and the pass becomes one graph. How many times as fast is it?</source>
        <extracomment>lab07.json /acts/2/predictions/1/prompt</extracomment>
        <translation>يستأنف المترجم اليوم بعد كل انقطاع. تقنّع كل تفرّع فيصبح التمرير مخططًا واحدًا. كم مرة يصبح أسرع؟</translation>
    </message>
    <message>
        <source>A language model on a cloud GPU, with 80 branches in one pass</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/0</extracomment>
        <translation>نموذج لغة على GPU سحابية، وفي التمرير الواحد ٨٠ تفرّعًا</translation>
    </message>
    <message>
        <source>At each branch 25 kernels before it, 6 or 2 inside it, and 19 after it; each takes 2.2 µs in eager mode</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/1</extracomment>
        <translation>عند كل تفرّع ٢٥ نواة قبله، و٦ أو ٢ داخله، و١٩ بعده؛ وتستغرق كل واحدة ٢٫٢ µs في النمط الفوري</translation>
    </message>
    <message>
        <source>Both branches are needed equally often</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/2</extracomment>
        <translation>يُحتاج إلى الفرعين بالقدر نفسه</translation>
    </message>
    <message>
        <source>For each break: 20 µs for guards, 30 µs for going back into the graph, 15 µs of waiting for the value</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/3</extracomment>
        <translation>لكل انقطاع: ٢٠ µs لشروط الحراسة، و٣٠ µs للعودة إلى المخطط، و١٥ µs لانتظار القيمة</translation>
    </message>
    <message>
        <source>One graph is launched at once, as a CUDA graph</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/4</extracomment>
        <translation>يُطلق المخطط الواحد دفعة واحدة بوصفه CUDA graph</translation>
    </message>
    <message>
        <source>About 0.8 times, so it gets slower</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/0/text</extracomment>
        <translation>نحو ٠٫٨ مرة، أي يصبح أبطأ</translation>
    </message>
    <message>
        <source>The idea behind 0.8 is that computing both branches costs more than it saves. On some programs it does. Here a branch is only a few short kernels, and a break costs more than they do.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/0/feedback</extracomment>
        <translation>الفكرة وراء ٠٫٨ أن حساب الفرعين يكلف أكثر مما يوفّر. وهو كذلك في بعض البرامج. أما هنا فالفرع Bضع أنوية قصيرة فقط، والانقطاع يكلف أكثر منها.</translation>
    </message>
    <message>
        <source>About 1.3 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/1/text</extracomment>
        <translation>نحو ١٫٣ مرة</translation>
    </message>
    <message>
        <source>You compared with breaks that are resumed. Most kernels are compiled already, so only guards, going back and waiting can go away, and the wasted work comes on top.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/1/feedback</extracomment>
        <translation>قارنت بانقطاعات تُستأنف. معظم الأنوية مترجَم أصلًا، فلا يزول إلا شروط الحراسة والعودة والانتظار، ويضاف إليها العمل المهدور.</translation>
    </message>
    <message>
        <source>About 2 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/2/text</extracomment>
        <translation>نحو مرتين</translation>
    </message>
    <message>
        <source>The idea behind 2 is that breaks take as much time as the kernels. They would, if the GPU waited for all of it. But the CPU works ahead while kernels run, and that hides a part.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/2/feedback</extracomment>
        <translation>الفكرة وراء ٢ أن الانقطاعات تأخذ زمنًا بقدر الأنوية. كان الأمر كذلك لو انتظرت GPU كل ذلك الزمن. لكن CPU تعمل مسبقًا بينما تعمل الأنوية، فيختفي جزء منه.</translation>
    </message>
    <message>
        <source>About 4 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/3/text</extracomment>
        <translation>نحو ٤ مرات</translation>
    </message>
    <message>
        <source>The idea behind 4 is a comparison with eager mode, where nothing is fused and every kernel is launched on its own. Against that, the masked pass is about four times as fast. The question compares with a compiler that resumes.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/3/feedback</extracomment>
        <translation>الفكرة وراء ٤ مقارنة بالنمط الفوري، حيث لا يُدمج شيء وتُطلق كل نواة وحدها. مقارنةً به يصبح التمرير المقنَّع أسرع نحو أربع مرات. لكن السؤال يقارن بمترجم يستأنف.</translation>
    </message>
    <message>
        <source>Look at the break for each of the four causes.</source>
        <extracomment>lab07.json /acts/2/discoveries/0/text</extracomment>
        <translation>انظر إلى الانقطاع لكل سبب من الأسباب الأربعة.</translation>
    </message>
    <message>
        <source>Four causes break the same program, and each allows other surgeries. On the cloud GPU one break costs {surgery.break_cost_site_us|scenario=cloud,cause=value_branch} where a value is read, and {surgery.break_cost_site_us|scenario=cloud,cause=unsupported_call} at a call that reads nothing from the device.</source>
        <extracomment>lab07.json /acts/2/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>أربعة أسباب تقطع البرنامج نفسه، وكل سبب يسمح بجراحات أخرى. على GPU السحابية يكلف الانقطاع الواحد {surgery.break_cost_site_us|scenario=cloud,cause=value_branch} حيث تُقرأ قيمة، و{surgery.break_cost_site_us|scenario=cloud,cause=unsupported_call} عند استدعاء لا يقرأ شيئًا من الجهاز.</translation>
    </message>
    <message>
        <source>Look at the break for both causes that exist on a microcontroller.</source>
        <extracomment>lab07.json /acts/2/discoveries/1/text</extracomment>
        <translation>انظر إلى الانقطاع للسببين الموجودين على متحكم دقيق.</translation>
    </message>
    <message>
        <source>A microcontroller has no second device to wait for, and its shapes are fixed. So two causes remain, and each allows other surgeries. One break costs {surgery.break_cost_site_us|scenario=tiny}, and most of that is going back into the graph.</source>
        <extracomment>lab07.json /acts/2/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>ليس للمتحكم الدقيق جهاز ثانٍ ينتظره، وأشكاله ثابتة. فيبقى سببان، وكل منهما يسمح بجراحات أخرى. يكلف الانقطاع الواحد {surgery.break_cost_site_us|scenario=tiny}، ومعظم ذلك للعودة إلى المخطط.</translation>
    </message>
    <message>
        <source>Compare a resumable break with a whole frame in eager mode.</source>
        <extracomment>lab07.json /acts/2/discoveries/2/text</extracomment>
        <translation>قارن انقطاعًا قابلًا للاستئناف بإطار كامل في النمط الفوري.</translation>
    </message>
    <message>
        <source>On the cloud GPU a pass takes {surgery.total_us|scenario=cloud,surgery=none_break} with resumable breaks and {surgery.total_us|scenario=cloud,surgery=none_skip} when the whole frame runs in eager mode. On the microcontroller it is {surgery.total_us|scenario=tiny,surgery=none_break} and {surgery.total_us|scenario=tiny,surgery=none_skip}, because launches are only a small part there. If a break sits inside a Python loop, you get the slower one.</source>
        <extracomment>lab07.json /acts/2/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>على GPU السحابية يستغرق التمرير {surgery.total_us|scenario=cloud,surgery=none_break} مع انقطاعات قابلة للاستئناف، و{surgery.total_us|scenario=cloud,surgery=none_skip} حين يعمل الإطار كله في النمط الفوري. وعلى المتحكم الدقيق {surgery.total_us|scenario=tiny,surgery=none_break} و{surgery.total_us|scenario=tiny,surgery=none_skip}، لأن الإطلاقات جزء صغير هناك. إذا وقع الانقطاع داخل حلقة Python فلك الأبطأ منهما.</translation>
    </message>
    <message>
        <source>Find a case in which masking is faster than a resumable break, and one in which it is slower. Change the time per kernel.</source>
        <extracomment>lab07.json /acts/2/discoveries/3/text</extracomment>
        <translation>جِد حالة يكون فيها التقنيع أسرع من انقطاع قابل للاستئناف، وأخرى يكون فيها أبطأ. غيّر الزمن لكل نواة.</translation>
    </message>
    <message>
        <source>Masking pays where a break costs more than the wasted work. The course&apos;s rule counts the whole cost of a break. For the phone processor it says: from a probability of {surgery.mask_breakeven_p|scenario=mobile} for branch A. The exact pass of this instrument says {surgery.mask_breakeven_pass_p|scenario=mobile}, because kernels hide a part of what a break costs.</source>
        <extracomment>lab07.json /acts/2/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>التقنيع مجدٍ حيث يكلف الانقطاع أكثر من العمل المهدور. قاعدة المقرر تحسب كلفة الانقطاع كلها. وتقول لمعالج الهاتف: ابتداءً من احتمال {surgery.mask_breakeven_p|scenario=mobile} للفرع A. أما التمرير الدقيق في هذه الأداة فيقول {surgery.mask_breakeven_pass_p|scenario=mobile}، لأن الأنوية تخفي جزءًا من كلفة الانقطاع.</translation>
    </message>
    <message>
        <source>Try symbolic shapes on a branch on a value, and on a shape that changes.</source>
        <extracomment>lab07.json /acts/2/discoveries/4/text</extracomment>
        <translation>جرّب الأشكال الرمزية مع تفرّع بحسب قيمة ومع شكل يتغيّر.</translation>
    </message>
    <message>
        <source>Symbolic shapes do nothing for a branch on a value: the break stays. Where a shape changes they make one graph and cost little readability. Against a resumable break the pass is then {surgery.gain_break|scenario=cloud,surgery=symbolic,cause=shape_change} as fast on the cloud GPU, and {surgery.gain_break|scenario=edge,surgery=symbolic,cause=shape_change} in the control loop.</source>
        <extracomment>lab07.json /acts/2/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>الأشكال الرمزية لا تفعل شيئًا لتفرّع بحسب قيمة: يبقى الانقطاع. وحيث يتغيّر شكل تعطي مخططًا واحدًا بخسارة قليلة في سهولة القراءة. مقارنةً بانقطاع قابل للاستئناف تكون سرعة التمرير عندئذ {surgery.gain_break|scenario=cloud,surgery=symbolic,cause=shape_change} على GPU السحابية، و{surgery.gain_break|scenario=edge,surgery=symbolic,cause=shape_change} في حلقة التحكم.</translation>
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
        <translation>جِد جراحة تحقق قاعدة مسارك لتفرّع بحسب قيمة.</translation>
    </message>
    <message>
        <source>The rule asks for a GPU that is busy for at least {surgery.rule_limit|scenario=cloud} of the time. Masking reaches {surgery.busy|scenario=cloud,surgery=where}, structured control flow {surgery.busy|scenario=cloud,surgery=cond}, and a custom operation {surgery.busy|scenario=cloud,surgery=custom_op}. With resumable breaks it is {surgery.busy|scenario=cloud,surgery=none_break}.</source>
        <extracomment>lab07.json /acts/2/discoveries/5/found - keep what stands in {braces}</extracomment>
        <translation>تطلب القاعدة أن تكون GPU مشغولة {surgery.rule_limit|scenario=cloud} من الوقت على الأقل. يبلغ التقنيع {surgery.busy|scenario=cloud,surgery=where}، وتدفق التحكم المهيكل {surgery.busy|scenario=cloud,surgery=cond}، والعملية المخصصة {surgery.busy|scenario=cloud,surgery=custom_op}. ومع انقطاعات قابلة للاستئناف {surgery.busy|scenario=cloud,surgery=none_break}.</translation>
    </message>
    <message>
        <source>The two branch times may differ by {surgery.rule_limit|scenario=edge} at most. Only masking does that, because it always runs both branches. It always takes {surgery.total_us|scenario=edge,surgery=where}. A resumable break takes {surgery.total_us|scenario=edge,surgery=none_break} on average, but its branches differ by {surgery.spread_us|scenario=edge,surgery=none_break}.</source>
        <extracomment>lab07.json /acts/2/discoveries/6/found - keep what stands in {braces}</extracomment>
        <translation>يجوز أن يختلف زمنا الفرعين بمقدار {surgery.rule_limit|scenario=edge} على الأكثر. لا يحقق ذلك إلا التقنيع، لأنه يشغّل الفرعين دائمًا. ويستغرق دائمًا {surgery.total_us|scenario=edge,surgery=where}. والانقطاع القابل للاستئناف يستغرق {surgery.total_us|scenario=edge,surgery=none_break} في المتوسط، لكن فرعيه يختلفان بمقدار {surgery.spread_us|scenario=edge,surgery=none_break}.</translation>
    </message>
    <message>
        <source>The rule allows a mean power of {surgery.rule_limit|scenario=mobile}. Deciding before the graph runs needs {surgery.rule_metric|scenario=mobile,surgery=hoist}. Masking needs {surgery.rule_metric|scenario=mobile,surgery=where}, because the battery pays for both branches. A resumable break needs {surgery.rule_metric|scenario=mobile,surgery=none_break} and meets the rule without any surgery.</source>
        <extracomment>lab07.json /acts/2/discoveries/7/found - keep what stands in {braces}</extracomment>
        <translation>تسمح القاعدة بمتوسط قدرة {surgery.rule_limit|scenario=mobile}. القرار قبل تشغيل المخطط يحتاج إلى {surgery.rule_metric|scenario=mobile,surgery=hoist}. والتقنيع يحتاج إلى {surgery.rule_metric|scenario=mobile,surgery=where} لأن البطارية تدفع ثمن الفرعين. والانقطاع القابل للاستئناف يحتاج إلى {surgery.rule_metric|scenario=mobile,surgery=none_break} ويحقق القاعدة من دون أي جراحة.</translation>
    </message>
    <message>
        <source>The worst case must take less than {surgery.rule_limit|scenario=tiny}. With structured control flow it takes {surgery.worst_us|scenario=tiny,surgery=cond}. Masking takes {surgery.worst_us|scenario=tiny,surgery=where}, because both branches run. Deciding before the graph runs is fast enough, but its second variant needs more flash than is left.</source>
        <extracomment>lab07.json /acts/2/discoveries/8/found - keep what stands in {braces}</extracomment>
        <translation>يجب أن تستغرق أسوأ حالة أقل من {surgery.rule_limit|scenario=tiny}. مع تدفق التحكم المهيكل تستغرق {surgery.worst_us|scenario=tiny,surgery=cond}. ومع التقنيع {surgery.worst_us|scenario=tiny,surgery=where} لأن الفرعين يعملان. والقرار قبل تشغيل المخطط سريع بما يكفي، لكن نسخته الثانية تحتاج إلى فلاش أكثر مما بقي.</translation>
    </message>
    <message>
        <source>Look at eager mode with a batch of at least 64.</source>
        <extracomment>lab07.json /acts/2/discoveries/9/text</extracomment>
        <translation>انظر إلى النمط الفوري بدفعة لا تقل عن ٦٤.</translation>
    </message>
    <message>
        <source>In eager mode the GPU is busy for {cloud.gpu_busy|mode=eager,batch=1} of the time at batch 1, and for {cloud.gpu_busy|mode=eager,batch=64} at batch 64. Launching takes {cloud.cpu_us|mode=eager,batch=64} for each step at any batch. A larger batch gives the GPU more to do, but here it still waits most of the time.</source>
        <extracomment>lab07.json /acts/2/discoveries/9/found - keep what stands in {braces}</extracomment>
        <translation>في النمط الفوري تكون GPU مشغولة {cloud.gpu_busy|mode=eager,batch=1} من الوقت عند دفعة ١، و{cloud.gpu_busy|mode=eager,batch=64} عند دفعة ٦٤. ويستغرق الإطلاق {cloud.cpu_us|mode=eager,batch=64} في كل خطوة عند أي دفعة. الدفعة الأكبر تعطي GPU عملًا أكثر، لكنها هنا ما زالت تنتظر معظم الوقت.</translation>
    </message>
    <message>
        <source>Reach the goal at batch 1.</source>
        <extracomment>lab07.json /acts/2/discoveries/10/text</extracomment>
        <translation>بلّغ الهدف عند دفعة ١.</translation>
    </message>
    <message>
        <source>Compiling alone brings GPU busy to {cloud.gpu_busy|mode=compiled,batch=1}, and a CUDA graph to {cloud.gpu_busy|mode=cuda_graph,batch=1}. It makes {cloud.tokens_s|mode=cuda_graph,batch=1} instead of {cloud.tokens_s|mode=eager,batch=1}. A graph can be launched at once only if nothing in it breaks.</source>
        <extracomment>lab07.json /acts/2/discoveries/10/found - keep what stands in {braces}</extracomment>
        <translation>الترجمة (compile) وحدها ترفع انشغال GPU إلى {cloud.gpu_busy|mode=compiled,batch=1}، وCUDA graph إلى {cloud.gpu_busy|mode=cuda_graph,batch=1}. وتعطي {cloud.tokens_s|mode=cuda_graph,batch=1} بدل {cloud.tokens_s|mode=eager,batch=1}. لا يمكن إطلاق المخطط دفعة واحدة إلا إذا لم ينقطع فيه شيء.</translation>
    </message>
    <message>
        <source>Find a mode in which 99 of 100 loops are on time and the goal is still missed.</source>
        <extracomment>lab07.json /acts/2/discoveries/11/text</extracomment>
        <translation>جِد نمطًا تكون فيه ٩٩ من كل ١٠٠ دورة في موعدها ومع ذلك لا يتحقق الهدف.</translation>
    </message>
    <message>
        <source>Compiled with the garbage collector on, 99 of 100 loops take at most {edge.p99_us|mode=compiled}. Yet {edge.misses_per_hour|mode=compiled} miss the deadline, because a full garbage collection takes {edge.gc_pause_us|mode=compiled}. One loop in a hundred is one loop each second. A better average does not help the slowest loops.</source>
        <extracomment>lab07.json /acts/2/discoveries/11/found - keep what stands in {braces}</extracomment>
        <translation>مترجَمًا ومع تشغيل جامع المهملات، تستغرق ٩٩ من كل ١٠٠ دورة {edge.p99_us|mode=compiled} على الأكثر. ومع ذلك {edge.misses_per_hour|mode=compiled} تفوّت الموعد، لأن جمع المهملات الكامل يستغرق {edge.gc_pause_us|mode=compiled}. دورة من كل مئة هي دورة في كل ثانية. والمتوسط الأفضل لا يفيد أبطأ الدورات.</translation>
    </message>
    <message>
        <source>Reach the goal of the edge track.</source>
        <extracomment>lab07.json /acts/2/discoveries/12/text</extracomment>
        <translation>بلّغ هدف مسار الطرف.</translation>
    </message>
    <message>
        <source>Compiled C++ on a real-time kernel is not faster on average: the loop takes {edge.base_us|mode=aot_cpp_rt} without delays, and compiled Python {edge.base_us|mode=compiled}. What changes is the tail. 9,999 of 10,000 loops take at most {edge.p9999_us|mode=aot_cpp_rt} instead of {edge.p9999_us|mode=compiled}.</source>
        <extracomment>lab07.json /acts/2/discoveries/12/found - keep what stands in {braces}</extracomment>
        <translation>C++ المترجَمة على نواة نظام آنية ليست أسرع في المتوسط: تستغرق الدورة {edge.base_us|mode=aot_cpp_rt} من دون تأخيرات، وPython المترجَمة {edge.base_us|mode=compiled}. ما يتغيّر هو الذيل. ٩٬٩٩٩ من كل ١٠٬٠٠٠ دورة تستغرق {edge.p9999_us|mode=aot_cpp_rt} على الأكثر بدل {edge.p9999_us|mode=compiled}.</translation>
    </message>
    <message>
        <source>Fuse the kernels and compute both branches.</source>
        <extracomment>lab07.json /acts/2/discoveries/13/text</extracomment>
        <translation>ادمج الأنوية واحسب الفرعين.</translation>
    </message>
    <message>
        <source>The frame is ready in {mobile.time_us|fused=true,masked=true}, long before the next one. But it needs {mobile.power_w|fused=true,masked=true}, and the battery lasts {mobile.hours|fused=true,masked=true}. Being on time is not the same as staying within the energy budget.</source>
        <extracomment>lab07.json /acts/2/discoveries/13/found - keep what stands in {braces}</extracomment>
        <translation>تجهز الصورة في {mobile.time_us|fused=true,masked=true}، قبل التالية بكثير. لكنها تحتاج إلى {mobile.power_w|fused=true,masked=true}، وتدوم البطارية {mobile.hours|fused=true,masked=true}. الوصول في الموعد غير البقاء ضمن ميزانية الطاقة.</translation>
    </message>
    <message>
        <source>Reach the goal of the mobile track.</source>
        <extracomment>lab07.json /acts/2/discoveries/14/text</extracomment>
        <translation>بلّغ هدف المسار المحمول.</translation>
    </message>
    <message>
        <source>Fused, a frame moves {mobile.traffic_bytes|fused=true} through DRAM instead of {mobile.traffic_bytes|fused=false}. Power falls from {mobile.power_w|fused=false} to {mobile.power_w|fused=true}. Unfused, DRAM takes {mobile.dram_share|fused=false} of the energy, so less traffic is what counts.</source>
        <extracomment>lab07.json /acts/2/discoveries/14/found - keep what stands in {braces}</extracomment>
        <translation>بعد الدمج تنقل الصورة {mobile.traffic_bytes|fused=true} عبر DRAM بدل {mobile.traffic_bytes|fused=false}. وتنخفض القدرة من {mobile.power_w|fused=false} إلى {mobile.power_w|fused=true}. وقبل الدمج تأخذ DRAM ‏{mobile.dram_share|fused=false} من الطاقة، فالمهم هو حركة أقل.</translation>
    </message>
    <message>
        <source>Look at TensorFlow Lite Micro at 48 MHz or less, and at 96 MHz.</source>
        <extracomment>lab07.json /acts/2/discoveries/15/text</extracomment>
        <translation>انظر إلى TensorFlow Lite Micro عند ٤٨ MHz أو أقل، وعند ٩٦ MHz.</translation>
    </message>
    <message>
        <source>At 48 MHz one hop takes {tiny.time_us|runtime=tflm,clock_mhz=48}, and at 96 MHz {tiny.time_us|runtime=tflm,clock_mhz=96}. The interpreter adds {tiny.overhead|runtime=tflm}, an assumption, and that decides at 48 MHz. At 96 MHz the goal is reached, with {tiny.power_w|runtime=tflm,clock_mhz=96} of at most {tiny.budget_w|runtime=tflm}.</source>
        <extracomment>lab07.json /acts/2/discoveries/15/found - keep what stands in {braces}</extracomment>
        <translation>عند ٤٨ MHz تستغرق القفزة {tiny.time_us|runtime=tflm,clock_mhz=48}، وعند ٩٦ MHz {tiny.time_us|runtime=tflm,clock_mhz=96}. يضيف المفسّر {tiny.overhead|runtime=tflm}، وهو افتراض، وهذا يحسم عند ٤٨ MHz. وعند ٩٦ MHz يتحقق الهدف بقدرة {tiny.power_w|runtime=tflm,clock_mhz=96} والحد {tiny.budget_w|runtime=tflm}.</translation>
    </message>
    <message>
        <source>Reach the goal at 48 MHz or less.</source>
        <extracomment>lab07.json /acts/2/discoveries/16/text</extracomment>
        <translation>بلّغ الهدف عند ٤٨ MHz أو أقل.</translation>
    </message>
    <message>
        <source>Compiled C takes {tiny.time_us|runtime=aot_c,clock_mhz=48} for a hop and {tiny.flash_bytes|runtime=aot_c} of flash. A full framework would take {tiny.flash_bytes|runtime=pytorch}, and the device has {tiny.flash_limit_bytes|runtime=aot_c}. Compiled C has no interpreter, and at 48 MHz that saves just enough time.</source>
        <extracomment>lab07.json /acts/2/discoveries/16/found - keep what stands in {braces}</extracomment>
        <translation>C المترجَمة تستغرق {tiny.time_us|runtime=aot_c,clock_mhz=48} للقفزة و{tiny.flash_bytes|runtime=aot_c} من الفلاش. وإطار برمجي كامل يأخذ {tiny.flash_bytes|runtime=pytorch}، وفي الجهاز {tiny.flash_limit_bytes|runtime=aot_c}. ليس في C المترجَمة مفسّر، وعند ٤٨ MHz يوفّر ذلك ما يكفي من الزمن تمامًا.</translation>
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
        <translation>ضعف MFU إطار كامل في النمط الفوري</translation>
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
        <translation>لا تقبل مسؤولة البرمجيات شيفرة أصعب قراءة إلا إذا زادت MFU على الضعف. اقترح جراحة تفعل ذلك في مسارك، أو أثبت أن لا جراحة تفعله.</translation>
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
        <translation>الأساس: الإطار كله يعمل في النمط الفوري</translation>
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
        <translation>السبب تفرّع بحسب قيمة</translation>
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
        <translation>كل القيم الأخرى كما كانت في البداية</translation>
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
        <translation>لا واحدة من هذه الجراحات تفعل ذلك</translation>
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
        <translation>انظر إلى جدول كل الجراحات. يعطي مكسب كل واحدة على الأساسين.</translation>
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
        <translation>الجراحة غير الممكنة هنا تترك الانقطاع كما هو. لا يمكن أن تكون الجواب.</translation>
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
        <translation>يبقى الحساب المفيد كما هو، فلا تزيد MFU على الضعف إلا حيث ينزل الزمن إلى أقل من النصف. إذا لم تفعل ذلك أي جراحة، فالجواب: لا واحدة.</translation>
    </message>
    <message>
        <source>Three surgeries do: masking with {surgery.gain_skip|scenario=cloud,surgery=where}, structured control flow with {surgery.gain_skip|scenario=cloud,surgery=cond}, and a custom operation with {surgery.gain_skip|scenario=cloud,surgery=custom_op}. All three also meet the track&apos;s own rule. But a resumable break alone has {surgery.gain_skip|scenario=cloud,surgery=none_break}, with no change to the code.</source>
        <extracomment>lab07.json /acts/2/challenges/0/solved - keep what stands in {braces}</extracomment>
        <translation>ثلاث جراحات تفعل ذلك: التقنيع بمقدار {surgery.gain_skip|scenario=cloud,surgery=where}، وتدفق التحكم المهيكل بمقدار {surgery.gain_skip|scenario=cloud,surgery=cond}، والعملية المخصصة بمقدار {surgery.gain_skip|scenario=cloud,surgery=custom_op}. والثلاث تحقق أيضًا قاعدة المسار. لكن الانقطاع القابل للاستئناف وحده له {surgery.gain_skip|scenario=cloud,surgery=none_break} من دون أي تغيير في الشيفرة.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=edge,surgery=hoist}, and a resumable break alone has {surgery.gain_skip|scenario=edge,surgery=none_break}. The track&apos;s own rule asks for something else: equal branch times. Masking meets it with {surgery.gain_skip|scenario=edge,surgery=where}, the lowest gain of all.</source>
        <extracomment>lab07.json /acts/2/challenges/1/solved - keep what stands in {braces}</extracomment>
        <translation>لا واحدة. أفضل جراحة لها {surgery.gain_skip|scenario=edge,surgery=hoist}، والانقطاع القابل للاستئناف وحده له {surgery.gain_skip|scenario=edge,surgery=none_break}. وقاعدة المسار تطلب شيئًا آخر: تساوي زمني الفرعين. يحققها التقنيع بمقدار {surgery.gain_skip|scenario=edge,surgery=where}، وهو أقل المكاسب كلها.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=mobile,surgery=hoist}. The track&apos;s own rule is about power, and three surgeries meet it. Masking does not, with {surgery.rule_metric|scenario=mobile,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/challenges/2/solved - keep what stands in {braces}</extracomment>
        <translation>لا واحدة. أفضل جراحة لها {surgery.gain_skip|scenario=mobile,surgery=hoist}. وقاعدة المسار تخص القدرة، وتحققها ثلاث جراحات. أما التقنيع فلا، بمقدار {surgery.rule_metric|scenario=mobile,surgery=where}.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=tiny,surgery=hoist}. Nearly all the time is arithmetic, so there is little that a surgery could remove. Masking has {surgery.gain_skip|scenario=tiny,surgery=where}, so it is slower than doing nothing.</source>
        <extracomment>lab07.json /acts/2/challenges/3/solved - keep what stands in {braces}</extracomment>
        <translation>لا واحدة. أفضل جراحة لها {surgery.gain_skip|scenario=tiny,surgery=hoist}. الزمن كله تقريبًا حساب، فلا يبقى إلا القليل لتزيله الجراحة. وللتقنيع {surgery.gain_skip|scenario=tiny,surgery=where}، فهو أبطأ من عدم فعل شيء.</translation>
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
        <translation>ضعف MFU انقطاع قابل للاستئناف</translation>
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
        <translation>الأساس: ينقطع المخطط عند كل تفرّع ويُستأنف بعده</translation>
    </message>
    <message>
        <source>None does. The best is a custom operation with {surgery.gain_break|scenario=cloud,surgery=custom_op}, and masking has {surgery.gain_break|scenario=cloud,surgery=where}. The same surgeries meet the track&apos;s own rule. So the condition refuses what the track needs, only because of its baseline.</source>
        <extracomment>lab07.json /acts/2/challenges/4/solved - keep what stands in {braces}</extracomment>
        <translation>لا واحدة. أفضلها العملية المخصصة بمقدار {surgery.gain_break|scenario=cloud,surgery=custom_op}، وللتقنيع {surgery.gain_break|scenario=cloud,surgery=where}. والجراحات نفسها تحقق قاعدة المسار. فالشرط يرفض ما يحتاجه المسار بسبب أساسه فقط.</translation>
    </message>
    <message>
        <source>None does, and every surgery lowers MFU. With masking it is {surgery.gain_break|scenario=edge,surgery=where} the old value, the lowest of all. Masking is also the only one that meets the track&apos;s own rule. On this track MFU is the wrong measure.</source>
        <extracomment>lab07.json /acts/2/challenges/5/solved - keep what stands in {braces}</extracomment>
        <translation>لا واحدة، وكل جراحة تخفض MFU. مع التقنيع تكون {surgery.gain_break|scenario=edge,surgery=where} من القيمة السابقة، وهي الأدنى. والتقنيع هو أيضًا وحده ما يحقق قاعدة المسار. في هذا المسار MFU مقياس خاطئ.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_break|scenario=mobile,surgery=hoist}, and masking has {surgery.gain_break|scenario=mobile,surgery=where}. The resumable break itself needs {surgery.rule_metric|scenario=mobile,surgery=none_break} and meets the track&apos;s own rule.</source>
        <extracomment>lab07.json /acts/2/challenges/6/solved - keep what stands in {braces}</extracomment>
        <translation>لا واحدة. أفضل جراحة لها {surgery.gain_break|scenario=mobile,surgery=hoist}، وللتقنيع {surgery.gain_break|scenario=mobile,surgery=where}. والانقطاع القابل للاستئناف نفسه يحتاج إلى {surgery.rule_metric|scenario=mobile,surgery=none_break} ويحقق قاعدة المسار.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_break|scenario=tiny,surgery=hoist}, and it does not fit into the flash that is left. Structured control flow meets the track&apos;s own rule with {surgery.gain_break|scenario=tiny,surgery=cond}.</source>
        <extracomment>lab07.json /acts/2/challenges/7/solved - keep what stands in {braces}</extracomment>
        <translation>لا واحدة. أفضل جراحة لها {surgery.gain_break|scenario=tiny,surgery=hoist}، ولا تتسع لها الفلاش الباقية. وتدفق التحكم المهيكل يحقق قاعدة المسار بمقدار {surgery.gain_break|scenario=tiny,surgery=cond}.</translation>
    </message>
    <message>
        <source>A published gain in MFU</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/title</extracomment>
        <translation>مكسب MFU منشور</translation>
    </message>
    <message>
        <source>M F U prime over M F U equals T over T prime, and that is greater than 2.</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/spoken</extracomment>
        <translation>MFU شرطة على MFU يساوي T على T شرطة، وذلك أكبر من ٢.</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of the peak, before and after</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/0/meaning</extracomment>
        <translation>الحساب المفيد نسبةً إلى الأداء الأقصى، قبل وبعد</translation>
    </message>
    <message>
        <source>wall time of a pass before the surgery</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/1/meaning</extracomment>
        <translation>الزمن الفعلي للتمرير قبل الجراحة</translation>
    </message>
    <message>
        <source>wall time of a pass after the surgery</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/2/meaning</extracomment>
        <translation>الزمن الفعلي للتمرير بعد الجراحة</translation>
    </message>
    <message>
        <source>Masking on the cloud GPU brings a pass to {surgery.total_us|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/0/worked/0 - keep what stands in {braces}</extracomment>
        <translation>التقنيع على GPU السحابية يجعل التمرير {surgery.total_us|scenario=cloud,surgery=where}.</translation>
    </message>
    <message>
        <source>The formula gives {surgery.gain_skip|scenario=cloud,surgery=where} in one report and {surgery.gain_break|scenario=cloud,surgery=where} in another.</source>
        <extracomment>lab07.json /acts/2/exercises/0/worked/1 - keep what stands in {braces}</extracomment>
        <translation>تعطي الصيغة {surgery.gain_skip|scenario=cloud,surgery=where} في تقرير و{surgery.gain_break|scenario=cloud,surgery=where} في آخر.</translation>
    </message>
    <message>
        <source>Both reports compute correctly and use the same surgery. What is wrong with the published claim?</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/prompt</extracomment>
        <translation>التقريران يحسبان حسابًا صحيحًا ويستعملان الجراحة نفسها. ما الخطأ في الادعاء المنشور؟</translation>
    </message>
    <message>
        <source>It does not say what T is: the time of which program?</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/0/text</extracomment>
        <translation>لا يقول ما هو T: زمن أي برنامج؟</translation>
    </message>
    <message>
        <source>Yes. One report starts from a whole frame in eager mode, the other from breaks that are resumed. Without its baseline, a gain can&apos;t be checked and can&apos;t be compared.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/0/feedback</extracomment>
        <translation>نعم. يبدأ أحد التقريرين من إطار كامل في النمط الفوري، والآخر من انقطاعات تُستأنف. من دون الأساس لا يمكن فحص المكسب ولا مقارنته.</translation>
    </message>
    <message>
        <source>MFU must be computed from the arithmetic, not from times.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/1/text</extracomment>
        <translation>يجب حساب MFU من الحساب لا من الأزمنة.</translation>
    </message>
    <message>
        <source>The idea here is that a ratio of times leaves the arithmetic out. The useful arithmetic is the same before and after, so it cancels. The ratio of the times is the ratio of the MFUs.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن نسبة الأزمنة تُهمل الحساب. الحساب المفيد هو نفسه قبل وبعد، فيُختصر. ونسبة الزمنين هي نسبة قيمتي MFU.</translation>
    </message>
    <message>
        <source>Masking computes both branches, so MFU rises even more.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/2/text</extracomment>
        <translation>التقنيع يحسب الفرعين، فتزيد MFU أكثر.</translation>
    </message>
    <message>
        <source>The idea here is that more arithmetic means a higher MFU. MFU counts useful arithmetic only. What masking throws away makes the pass longer and MFU lower.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن حسابًا أكثر يعني MFU أعلى. لا تعدّ MFU إلا الحساب المفيد. وما يتركه التقنيع يطيل التمرير ويخفض MFU.</translation>
    </message>
    <message>
        <source>The peak of the GPU is missing.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/3/text</extracomment>
        <translation>الأداء الأقصى لـ GPU ناقص.</translation>
    </message>
    <message>
        <source>The idea here is that MFU needs a peak. One MFU does. In the ratio of two MFUs on one GPU the peak cancels.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن MFU تحتاج إلى أداء أقصى. القيمة الواحدة تحتاج إليه. أما في نسبة قيمتين على GPU واحدة فيُختصر.</translation>
    </message>
    <message>
        <source>A published text says: with masking, a branch on a value becomes one kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/worked/0</extracomment>
        <translation>يقول نص منشور: مع التقنيع يصبح التفرّع بحسب قيمة نواة واحدة.</translation>
    </message>
    <message>
        <source>The masked pass on the cloud GPU. Graphs: {surgery.subgraphs|scenario=cloud,surgery=where}. Kernels: {surgery.launches|scenario=cloud,surgery=where}. Launches by the CPU: {surgery.host_launches|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/1/worked/1 - keep what stands in {braces}</extracomment>
        <translation>التمرير المقنَّع على GPU السحابية. المخططات: {surgery.subgraphs|scenario=cloud,surgery=where}. الأنوية: {surgery.launches|scenario=cloud,surgery=where}. الإطلاقات من CPU: {surgery.host_launches|scenario=cloud,surgery=where}.</translation>
    </message>
    <message>
        <source>What does the text mix up?</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/prompt</extracomment>
        <translation>ما الذي يخلط بينه النص؟</translation>
    </message>
    <message>
        <source>A graph and a kernel: one graph can hold very many kernels.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/0/text</extracomment>
        <translation>بين المخطط والنواة: المخطط الواحد يتسع لأنوية كثيرة جدًا.</translation>
    </message>
    <message>
        <source>Yes. Masking makes one graph without a break. It becomes one kernel only if everything in it can be fused, and large matrix products can&apos;t be.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/0/feedback</extracomment>
        <translation>نعم. التقنيع يعطي مخططًا واحدًا بلا انقطاع. ولا يصبح نواة واحدة إلا إذا أمكن دمج كل ما فيه، ولا يمكن ذلك في ضرب المصفوفات الكبيرة.</translation>
    </message>
    <message>
        <source>The number of branches: one kernel remains for each branch.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/1/text</extracomment>
        <translation>عدد الفروع: تبقى نواة واحدة لكل فرع.</translation>
    </message>
    <message>
        <source>The idea here is that each branch becomes a kernel. A branch has several operations, and how many kernels they become depends on what can be fused.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن كل فرع يصبح نواة. في الفرع عدة عمليات، وعدد الأنوية الناتجة يتوقف على ما يمكن دمجه.</translation>
    </message>
    <message>
        <source>Launches and breaks: a masked pass still breaks at each kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/2/text</extracomment>
        <translation>بين الإطلاقات والانقطاعات: التمرير المقنَّع ما زال ينقطع عند كل نواة.</translation>
    </message>
    <message>
        <source>The idea here is that each kernel ends a graph. A graph goes on over many kernels. Only what can&apos;t be recorded ends it.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن كل نواة تنهي مخططًا. يمتد المخطط عبر أنوية كثيرة. ولا ينهيه إلا ما لا يمكن تسجيله.</translation>
    </message>
    <message>
        <source>Nothing: a CUDA graph is one kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/3/text</extracomment>
        <translation>لا شيء: CUDA graph نواة واحدة.</translation>
    </message>
    <message>
        <source>The idea here is that one launch is one kernel. A CUDA graph is launched once, and its kernels still run one after the other.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن الإطلاق الواحد نواة واحدة. يُطلق CUDA graph مرة واحدة، وتعمل أنويته واحدة بعد الأخرى كما كانت.</translation>
    </message>
    <message>
        <source>A published rule for masking</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/title</extracomment>
        <translation>قاعدة منشورة للتقنيع</translation>
    </message>
    <message>
        <source>p times W B plus 1 minus p times W A is at most C.</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/spoken</extracomment>
        <translation>p في W B زائد ١ ناقص p في W A يساوي C على الأكثر.</translation>
    </message>
    <message>
        <source>probability of branch A</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/0/meaning
----------
lab07.json /acts/2/formulas/1/terms/0/meaning</extracomment>
        <translation>احتمال الفرع A</translation>
    </message>
    <message>
        <source>kernel time of branch A</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/1/meaning</extracomment>
        <translation>زمن أنوية الفرع A</translation>
    </message>
    <message>
        <source>kernel time of branch B</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/2/meaning
----------
lab07.json /acts/2/formulas/1/terms/2/meaning</extracomment>
        <translation>زمن أنوية الفرع B</translation>
    </message>
    <message>
        <source>cost of one break: guards, going back, waiting, and lost fusion</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/3/meaning</extracomment>
        <translation>كلفة انقطاع واحد: شروط الحراسة والعودة والانتظار والدمج المفقود</translation>
    </message>
    <message>
        <source>Control loop on the edge device: the rule says that masking pays from a probability of {surgery.mask_breakeven_p|scenario=edge}.</source>
        <extracomment>lab07.json /acts/2/exercises/2/worked/0 - keep what stands in {braces}</extracomment>
        <translation>حلقة تحكم على جهاز الطرف: تقول القاعدة إن التقنيع مجدٍ ابتداءً من احتمال {surgery.mask_breakeven_p|scenario=edge}.</translation>
    </message>
    <message>
        <source>The exact pass of the instrument says: {surgery.mask_breakeven_pass_p|scenario=edge}.</source>
        <extracomment>lab07.json /acts/2/exercises/2/worked/1 - keep what stands in {braces}</extracomment>
        <translation>ويقول التمرير الدقيق في الأداة: {surgery.mask_breakeven_pass_p|scenario=edge}.</translation>
    </message>
    <message>
        <source>Why does the rule promise too much here?</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/prompt</extracomment>
        <translation>لماذا تعِد القاعدة هنا بأكثر مما يجب؟</translation>
    </message>
    <message>
        <source>It counts the whole cost of a break, but a part of it passes while kernels run.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/0/text</extracomment>
        <translation>تحسب كلفة الانقطاع كلها، لكن جزءًا منها يمضي بينما تعمل الأنوية.</translation>
    </message>
    <message>
        <source>Yes. The CPU works on guards and launches while the GPU still has kernels to run. Only what the GPU really waits for can be saved. The rule is good where nothing is hidden, as on a single core.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/0/feedback</extracomment>
        <translation>نعم. تعمل CPU على شروط الحراسة والإطلاقات بينما لدى GPU أنوية تشغّلها. لا يمكن توفير إلا ما تنتظره GPU فعلًا. القاعدة جيدة حيث لا يختفي شيء، كما في نواة معالج واحدة.</translation>
    </message>
    <message>
        <source>It forgets that masking runs both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/1/text</extracomment>
        <translation>تنسى أن التقنيع يشغّل الفرعين.</translation>
    </message>
    <message>
        <source>The idea here is that the second branch is missing. Its left side is exactly that: the time of the branch that is not needed, as an average.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن الفرع الثاني ناقص. وطرفها الأيسر هو هذا بالضبط: زمن الفرع غير المطلوب، متوسطًا.</translation>
    </message>
    <message>
        <source>It swaps the two probabilities.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/2/text</extracomment>
        <translation>تبدّل بين الاحتمالين.</translation>
    </message>
    <message>
        <source>The idea here is that p belongs to W_A. When branch A is needed, the work on branch B is wasted. So p stands with W_B.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن p تخص W_A. حين يُحتاج إلى الفرع A يُهدر العمل على الفرع B. لذلك تقف p مع W_B.</translation>
    </message>
    <message>
        <source>It forgets that a break costs fusion.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/3/text</extracomment>
        <translation>تنسى أن الانقطاع يكلف الدمج.</translation>
    </message>
    <message>
        <source>The idea here is that the price of a break is too low. Lost fusion is part of C. The rule promises too much because C is too high, not too low.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن ثمن الانقطاع أقل مما يجب. الدمج المفقود جزء من C. تعِد القاعدة بأكثر مما يجب لأن C أكبر مما يجب لا أصغر.</translation>
    </message>
    <message>
        <source>A published question asks: which term of the iron law does graph surgery improve, data or compute?</source>
        <extracomment>lab07.json /acts/2/exercises/3/worked/0</extracomment>
        <translation>يسأل سؤال منشور: أيّ حدّ من القانون الحديدي تحسّنه جراحة المخطط، البيانات أم الحساب؟</translation>
    </message>
    <message>
        <source>Masking on the cloud GPU, against a whole frame in eager mode: data from {surgery.data_us|scenario=cloud,surgery=none_skip} to {surgery.data_us|scenario=cloud,surgery=where}, compute from {surgery.compute_us|scenario=cloud,surgery=none_skip} to {surgery.compute_us|scenario=cloud,surgery=where}, latency from {surgery.latency_us|scenario=cloud,surgery=none_skip} to {surgery.latency_us|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/3/worked/1 - keep what stands in {braces}</extracomment>
        <translation>التقنيع على GPU السحابية مقابل إطار كامل في النمط الفوري: البيانات من {surgery.data_us|scenario=cloud,surgery=none_skip} إلى {surgery.data_us|scenario=cloud,surgery=where}، والحساب من {surgery.compute_us|scenario=cloud,surgery=none_skip} إلى {surgery.compute_us|scenario=cloud,surgery=where}، وزمن الاستجابة من {surgery.latency_us|scenario=cloud,surgery=none_skip} إلى {surgery.latency_us|scenario=cloud,surgery=where}.</translation>
    </message>
    <message>
        <source>What is wrong with the question?</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/prompt</extracomment>
        <translation>ما الخطأ في السؤال؟</translation>
    </message>
    <message>
        <source>It leaves out the right answer, which is latency.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/0/text</extracomment>
        <translation>يُغفل الجواب الصحيح، وهو زمن الاستجابة.</translation>
    </message>
    <message>
        <source>Yes. Launches, guards and waiting are latency, and nearly all that surgery removes here is latency. Data comes second. Compute even grows.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/0/feedback</extracomment>
        <translation>نعم. الإطلاقات وشروط الحراسة والانتظار هي زمن الاستجابة، وكل ما تزيله الجراحة هنا تقريبًا هو زمن الاستجابة. وتأتي البيانات ثانيًا. أما الحساب فيزداد.</translation>
    </message>
    <message>
        <source>Both are right, so the question needs two answers.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/1/text</extracomment>
        <translation>كلاهما صحيح، فالسؤال يحتاج إلى جوابين.</translation>
    </message>
    <message>
        <source>The idea here is that surgery improves everything a little. Data does shrink, but compute grows, because masking runs both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن الجراحة تحسّن كل شيء قليلًا. البيانات تنقص فعلًا، لكن الحساب يزداد لأن التقنيع يشغّل الفرعين.</translation>
    </message>
    <message>
        <source>The iron law does not hold for programs with branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/2/text</extracomment>
        <translation>القانون الحديدي لا يصح لبرامج فيها تفرّعات.</translation>
    </message>
    <message>
        <source>The idea here is that a branch has no fixed time. The law holds for each pass, and for the average over both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن ليس للتفرّع زمن ثابت. يصح القانون لكل تمرير، وللمتوسط على الفرعين.</translation>
    </message>
    <message>
        <source>Compute must come first, because surgery removes arithmetic.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/3/text</extracomment>
        <translation>يجب أن يأتي الحساب أولًا، لأن الجراحة تزيل حسابًا.</translation>
    </message>
    <message>
        <source>The idea here is that fewer kernels mean less arithmetic. Fusion puts the same arithmetic into fewer kernels. No surgery removes any.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن أنوية أقل تعني حسابًا أقل. الدمج يضع الحساب نفسه في أنوية أقل. ولا جراحة تزيل شيئًا منه.</translation>
    </message>
    <message>
        <source>A design serves Llama 3 70B in FP16 on one H100 with 80 GB, to save launches and exchanges between GPUs.</source>
        <extracomment>lab07.json /acts/2/exercises/4/worked/0</extracomment>
        <translation>تصميم يخدم Llama 3 70B بدقة FP16 على H100 واحدة سعتها ٨٠ GB، ليوفّر الإطلاقات والتبادل بين وحدات GPU.</translation>
    </message>
    <message>
        <source>Spread over eight GPUs, the model takes {cloud.memory_bytes|batch=1} on each of them. One GPU has {cloud.device_bytes|batch=1}.</source>
        <extracomment>lab07.json /acts/2/exercises/4/worked/1 - keep what stands in {braces}</extracomment>
        <translation>موزَّعًا على ثماني وحدات GPU يأخذ النموذج {cloud.memory_bytes|batch=1} على كل منها. وفي GPU واحدة {cloud.device_bytes|batch=1}.</translation>
    </message>
    <message>
        <source>What is wrong with the design?</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/prompt</extracomment>
        <translation>ما الخطأ في التصميم؟</translation>
    </message>
    <message>
        <source>The weights do not fit into one GPU, so nothing is launched at all.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/0/text</extracomment>
        <translation>لا تتسع GPU واحدة للأوزان، فلا يُطلق شيء أصلًا.</translation>
    </message>
    <message>
        <source>Yes. First the design must fit, then launches can be counted. In FP16 each of the 70 billion weights takes two bytes, far more than one GPU has.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/0/feedback</extracomment>
        <translation>نعم. يجب أن يتسع المكان للتصميم أولًا، ثم يمكن عدّ الإطلاقات. في FP16 يأخذ كل وزن من الأوزان السبعين مليارًا بايتين، أكثر بكثير مما في GPU واحدة.</translation>
    </message>
    <message>
        <source>The batch is too large for one GPU.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/1/text</extracomment>
        <translation>الدفعة أكبر مما تتحمله GPU واحدة.</translation>
    </message>
    <message>
        <source>The idea here is that a smaller batch needs less memory. It needs less for the context, but the weights alone are larger than the GPU.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن دفعة أصغر تحتاج إلى ذاكرة أقل. تحتاج إلى أقل للسياق، لكن الأوزان وحدها أكبر من ذاكرة GPU.</translation>
    </message>
    <message>
        <source>CUDA graphs need the memory.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/2/text</extracomment>
        <translation>CUDA graphs تحتاج إلى الذاكرة.</translation>
    </message>
    <message>
        <source>The idea here is that recorded graphs take space. They take some, but far less than the weights.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن المخططات المسجَّلة تأخذ مكانًا. تأخذ شيئًا منه، لكنه أقل من الأوزان بكثير.</translation>
    </message>
    <message>
        <source>One GPU is too slow, so launches do not matter.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/3/text</extracomment>
        <translation>GPU واحدة بطيئة جدًا، فلا أهمية للإطلاقات.</translation>
    </message>
    <message>
        <source>The idea here is that a slow GPU hides the launches. It may do so with a model that fits. This one does not fit.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن GPU بطيئة تخفي الإطلاقات. ربما تفعل مع نموذج تتسع له. وهذا لا تتسع له.</translation>
    </message>
    <message>
        <source>A report says: 99 of 100 loops keep the deadline, so the loop is deterministic.</source>
        <extracomment>lab07.json /acts/2/exercises/5/worked/0</extracomment>
        <translation>يقول تقرير: ٩٩ من كل ١٠٠ دورة تلتزم بالموعد، فالدورة حتمية.</translation>
    </message>
    <message>
        <source>With a frozen garbage collector in eager mode, 99 of 100 loops take at most {edge.p99_us|mode=eager_freeze}. The deadline is {edge.deadline_us|mode=eager_freeze}, and {edge.misses_per_hour|mode=eager_freeze} miss it.</source>
        <extracomment>lab07.json /acts/2/exercises/5/worked/1 - keep what stands in {braces}</extracomment>
        <translation>في النمط الفوري مع تجميد جامع المهملات، تستغرق ٩٩ من كل ١٠٠ دورة {edge.p99_us|mode=eager_freeze} على الأكثر. الموعد {edge.deadline_us|mode=eager_freeze}، و{edge.misses_per_hour|mode=eager_freeze} تفوّته.</translation>
    </message>
    <message>
        <source>What is wrong with the report?</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/prompt
----------
lab07.json /acts/2/exercises/6/question/prompt</extracomment>
        <translation>ما الخطأ في التقرير؟</translation>
    </message>
    <message>
        <source>It says nothing about the hundredth loop, and there are 100 loops each second.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/0/text</extracomment>
        <translation>لا يقول شيئًا عن الدورة المئة، وهناك ١٠٠ دورة في كل ثانية.</translation>
    </message>
    <message>
        <source>Yes. A limit for 99 of 100 loops allows one miss in each second. A safety case asks about one loop in a million.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/0/feedback</extracomment>
        <translation>نعم. حدّ لـ ٩٩ من كل ١٠٠ دورة يسمح بفوات واحد في كل ثانية. أما ملف السلامة فيسأل عن دورة من كل مليون.</translation>
    </message>
    <message>
        <source>It should give the average, which is below the deadline.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/1/text</extracomment>
        <translation>عليه أن يعطي المتوسط، وهو أقل من الموعد.</translation>
    </message>
    <message>
        <source>The idea here is that the average says more. It says even less about the slowest loops, and those miss the deadline.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن المتوسط يقول أكثر. بل يقول أقل عن أبطأ الدورات، وهي التي تفوّت الموعد.</translation>
    </message>
    <message>
        <source>The deadline is too strict: a few milliseconds do not matter.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/2/text</extracomment>
        <translation>الموعد صارم جدًا: بضع ملّي ثوانٍ لا تهم.</translation>
    </message>
    <message>
        <source>The idea here is that a late loop is a slow loop. In a control loop a late result is a missing result. And a full garbage collection takes two whole loops.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن الدورة المتأخرة دورة بطيئة. في حلقة التحكم النتيجة المتأخرة نتيجة مفقودة. وجمع المهملات الكامل يأخذ دورتين كاملتين.</translation>
    </message>
    <message>
        <source>It needs more measurements, then the misses go away.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/3/text</extracomment>
        <translation>يحتاج إلى قياسات أكثر، فتزول المواعيد الفائتة.</translation>
    </message>
    <message>
        <source>The idea here is that rare events are errors of the measurement. More measurements show more of them.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن الأحداث النادرة أخطاء في القياس. القياسات الأكثر تُظهر منها عددًا أكبر.</translation>
    </message>
    <message>
        <source>A report says: every frame is ready before the next one, so the design is good.</source>
        <extracomment>lab07.json /acts/2/exercises/6/worked/0</extracomment>
        <translation>يقول تقرير: كل صورة جاهزة قبل التالية، فالتصميم جيد.</translation>
    </message>
    <message>
        <source>An unfused frame takes {mobile.time_us|fused=false} of {mobile.limit_us|fused=false}, and {mobile.power_w|fused=false} of {mobile.budget_w|fused=false}.</source>
        <extracomment>lab07.json /acts/2/exercises/6/worked/1 - keep what stands in {braces}</extracomment>
        <translation>تستغرق الصورة غير المدموجة {mobile.time_us|fused=false} من {mobile.limit_us|fused=false}، وتأخذ {mobile.power_w|fused=false} من {mobile.budget_w|fused=false}.</translation>
    </message>
    <message>
        <source>It looks at time only. The battery pays for bytes and operations, not for time.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/0/text</extracomment>
        <translation>ينظر إلى الزمن وحده. البطارية تدفع ثمن البايتات والعمليات لا الزمن.</translation>
    </message>
    <message>
        <source>Yes. The frame is on time and uses about twice its power budget. Most of that moves intermediate results through DRAM.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/0/feedback</extracomment>
        <translation>نعم. الصورة في موعدها وتستهلك نحو ضعف ميزانية القدرة. ومعظم ذلك لنقل النتائج الوسيطة عبر DRAM.</translation>
    </message>
    <message>
        <source>A frame that takes longer would use less energy.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/1/text</extracomment>
        <translation>صورة تستغرق أطول تستهلك طاقة أقل.</translation>
    </message>
    <message>
        <source>The idea here is that slow work is cheap work. The same bytes and the same operations cost the same energy, fast or slow.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن العمل البطيء عمل رخيص. البايتات نفسها والعمليات نفسها تكلف الطاقة نفسها، بسرعة أو ببطء.</translation>
    </message>
    <message>
        <source>It forgets the launches, which use most of the energy.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/2/text</extracomment>
        <translation>ينسى الإطلاقات التي تستهلك معظم الطاقة.</translation>
    </message>
    <message>
        <source>The idea here is that what costs time also costs energy. Launches cost time. Nearly all energy goes into bytes moved through DRAM and into arithmetic.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن ما يكلف زمنًا يكلف طاقة أيضًا. الإطلاقات تكلف زمنًا. لكن الطاقة كلها تقريبًا تذهب إلى البايتات المنقولة عبر DRAM وإلى الحساب.</translation>
    </message>
    <message>
        <source>60 frames per second are not enough.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/3/text</extracomment>
        <translation>٦٠ صورة في الثانية لا تكفي.</translation>
    </message>
    <message>
        <source>The idea here is that the rate is too low. A higher rate would need even more power.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن التردد منخفض. والتردد الأعلى يحتاج إلى قدرة أكبر أيضًا.</translation>
    </message>
    <message>
        <source>A comparison says: TensorFlow Lite Micro needs 16 KB.</source>
        <extracomment>lab07.json /acts/2/exercises/7/worked/0</extracomment>
        <translation>تقول مقارنة: TensorFlow Lite Micro يحتاج إلى ١٦ KB.</translation>
    </message>
    <message>
        <source>The program of this track takes {tiny.flash_bytes|runtime=tflm} of flash with it, and {tiny.flash_bytes|runtime=aot_c} with compiled C.</source>
        <extracomment>lab07.json /acts/2/exercises/7/worked/1 - keep what stands in {braces}</extracomment>
        <translation>يأخذ برنامج هذا المسار معه {tiny.flash_bytes|runtime=tflm} من الفلاش، ومع C المترجَمة {tiny.flash_bytes|runtime=aot_c}.</translation>
    </message>
    <message>
        <source>Why is 16 KB the wrong number to plan with?</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/prompt</extracomment>
        <translation>لماذا ١٦ KB رقم خاطئ للتخطيط؟</translation>
    </message>
    <message>
        <source>It is the core alone. Kernels, weights and the application come on top.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/0/text</extracomment>
        <translation>هو اللبّ وحده. وتضاف إليه الأنوية والأوزان والتطبيق.</translation>
    </message>
    <message>
        <source>Yes. The core only reads the model and calls kernels. Each kind of kernel adds code, and the weights are by far the largest part.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/0/feedback</extracomment>
        <translation>نعم. اللبّ يقرأ النموذج ويستدعي الأنوية فقط. وكل نوع من الأنوية يضيف شيفرة، والأوزان هي الجزء الأكبر بكثير.</translation>
    </message>
    <message>
        <source>It is the memory for intermediate results, not flash.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/1/text</extracomment>
        <translation>هو ذاكرة النتائج الوسيطة لا الفلاش.</translation>
    </message>
    <message>
        <source>The idea here is that two kinds of memory were mixed up. Both are short on a microcontroller, but the 16 KB are code in flash.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن خلطًا وقع بين نوعين من الذاكرة. كلاهما قليل في المتحكم الدقيق، لكن ١٦ KB شيفرة في الفلاش.</translation>
    </message>
    <message>
        <source>It should be 16 MB.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/2/text</extracomment>
        <translation>يجب أن يكون ١٦ MB.</translation>
    </message>
    <message>
        <source>The idea here is that a framework must be large. A full framework is. This one was made for microcontrollers, and its core is really that small.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن الإطار البرمجي لا بد أن يكون كبيرًا. الكامل كذلك. أما هذا فصُنع للمتحكمات الدقيقة، ولبّه صغير فعلًا إلى هذا الحد.</translation>
    </message>
    <message>
        <source>It depends on the clock.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/3/text</extracomment>
        <translation>يتوقف الأمر على تردد الساعة.</translation>
    </message>
    <message>
        <source>The idea here is that a faster clock needs more code. The clock decides the time and the power. The size of the program stays.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن ساعة أسرع تحتاج إلى شيفرة أكثر. تردد الساعة يحدد الزمن والقدرة. وحجم البرنامج يبقى كما هو.</translation>
    </message>
    <message>
        <source>With breaks: {surgery.total_us|scenario=cloud,surgery=none_break} for a pass, and kernels run for {surgery.gpu_us|scenario=cloud,surgery=none_break} of it</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>مع الانقطاعات: {surgery.total_us|scenario=cloud,surgery=none_break} للتمرير، وتعمل الأنوية {surgery.gpu_us|scenario=cloud,surgery=none_break} منه</translation>
    </message>
    <message>
        <source>Masked: {surgery.total_us|scenario=cloud,surgery=where} for a pass, and kernels run for {surgery.gpu_us|scenario=cloud,surgery=where} of it</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>مقنَّعًا: {surgery.total_us|scenario=cloud,surgery=where} للتمرير، وتعمل الأنوية {surgery.gpu_us|scenario=cloud,surgery=where} منه</translation>
    </message>
    <message>
        <source>Wasted work in the masked pass: {surgery.mask_wasted_us|scenario=cloud}</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>العمل المهدور في التمرير المقنَّع: {surgery.mask_wasted_us|scenario=cloud}</translation>
    </message>
    <message>
        <source>Gain: {surgery.total_us|scenario=cloud,surgery=none_break} ÷ {surgery.total_us|scenario=cloud,surgery=where} = {surgery.gain_break|scenario=cloud,surgery=where}</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>المكسب: {surgery.total_us|scenario=cloud,surgery=none_break} ÷ {surgery.total_us|scenario=cloud,surgery=where} = {surgery.gain_break|scenario=cloud,surgery=where}</translation>
    </message>
    <message>
        <source>Rewritten, it can become one graph: by masking, by structured control flow, or by an operation of your own. One graph is not one kernel. The masked pass on the cloud GPU still has {surgery.launches|scenario=cloud,surgery=where} kernels.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>بعد إعادة الكتابة يمكن أن يصبح مخططًا واحدًا: بالتقنيع أو بتدفق التحكم المهيكل أو بعملية تكتبها أنت. والمخطط الواحد ليس نواة واحدة. ما زال في التمرير المقنَّع على GPU السحابية {surgery.launches|scenario=cloud,surgery=where} نواة.</translation>
    </message>
    <message>
        <source>A gain belongs to its baseline. The masked pass is {surgery.gain_break|scenario=cloud,surgery=where} as fast as a pass with resumable breaks. It is {surgery.gain_skip|scenario=cloud,surgery=where} as fast as a whole frame in eager mode.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>المكسب يخص أساسه. سرعة التمرير المقنَّع {surgery.gain_break|scenario=cloud,surgery=where} مقارنةً بتمرير فيه انقطاعات قابلة للاستئناف، و{surgery.gain_skip|scenario=cloud,surgery=where} مقارنةً بإطار كامل في النمط الفوري.</translation>
    </message>
    <message>
        <source>Masking adds work. On the cloud GPU {surgery.mask_wasted_share|scenario=cloud} of the kernel time is wasted, and breaks cost more than that. On the microcontroller it is {surgery.mask_wasted_share|scenario=tiny}, and masking is slower than doing nothing.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/3 - keep what stands in {braces}</extracomment>
        <translation>التقنيع يضيف عملًا. على GPU السحابية يُهدر {surgery.mask_wasted_share|scenario=cloud} من زمن الأنوية، والانقطاعات تكلف أكثر من ذلك. وعلى المتحكم الدقيق يُهدر {surgery.mask_wasted_share|scenario=tiny}، والتقنيع أبطأ من عدم فعل شيء.</translation>
    </message>
    <message>
        <source>Surgery mostly removes latency. On the cloud GPU latency falls from {surgery.latency_us|scenario=cloud,surgery=none_skip} to {surgery.latency_us|scenario=cloud,surgery=where}, and data from {surgery.data_us|scenario=cloud,surgery=none_skip} to {surgery.data_us|scenario=cloud,surgery=where}. Compute grows from {surgery.compute_us|scenario=cloud,surgery=none_skip} to {surgery.compute_us|scenario=cloud,surgery=where}, because both branches run.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>الجراحة تزيل زمن الاستجابة غالبًا. على GPU السحابية ينزل زمن الاستجابة من {surgery.latency_us|scenario=cloud,surgery=none_skip} إلى {surgery.latency_us|scenario=cloud,surgery=where}، والبيانات من {surgery.data_us|scenario=cloud,surgery=none_skip} إلى {surgery.data_us|scenario=cloud,surgery=where}. ويزداد الحساب من {surgery.compute_us|scenario=cloud,surgery=none_skip} إلى {surgery.compute_us|scenario=cloud,surgery=where} لأن الفرعين يعملان.</translation>
    </message>
    <message>
        <source>It is not latency everywhere. On the phone processor data falls most, from {surgery.data_us|scenario=mobile,surgery=none_skip} to {surgery.data_us|scenario=mobile,surgery=where}, because there the kernels themselves set the pace and compiling fuses them.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/5 - keep what stands in {braces}</extracomment>
        <translation>ليس زمن الاستجابة في كل مكان. على معالج الهاتف تنزل البيانات أكثر من غيرها، من {surgery.data_us|scenario=mobile,surgery=none_skip} إلى {surgery.data_us|scenario=mobile,surgery=where}، لأن الأنوية نفسها تحدد الإيقاع هناك والترجمة (compile) تدمجها.</translation>
    </message>
    <message>
        <source>Cloud track: a masked pass keeps the GPU busy for {surgery.busy|scenario=cloud,surgery=where} of the time, and breaks for {surgery.busy|scenario=cloud,surgery=none_break}. No surgery doubles MFU against a resumable break, but three surgeries meet the goal.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/6 - keep what stands in {braces}</extracomment>
        <translation>مسار السحابة: التمرير المقنَّع يُبقي GPU مشغولة {surgery.busy|scenario=cloud,surgery=where} من الوقت، والانقطاعات {surgery.busy|scenario=cloud,surgery=none_break}. لا جراحة تضاعف MFU مقابل انقطاع قابل للاستئناف، لكن ثلاث جراحات تبلغ الهدف.</translation>
    </message>
    <message>
        <source>Edge track: only masking gives equal branch times, and it has the lowest MFU of all surgeries, {surgery.mfu|scenario=edge,surgery=where}. A loop is judged by its slowest passes.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/7 - keep what stands in {braces}</extracomment>
        <translation>مسار الطرف: التقنيع وحده يعطي زمنين متساويين للفرعين، وله أدنى MFU بين الجراحات كلها، {surgery.mfu|scenario=edge,surgery=where}. تُقاس الدورة بأبطأ تمريراتها.</translation>
    </message>
    <message>
        <source>Mobile track: masking needs {surgery.rule_metric|scenario=mobile,surgery=where} of at most {surgery.rule_limit|scenario=mobile}. Work that is thrown away still costs energy.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/8 - keep what stands in {braces}</extracomment>
        <translation>المسار المحمول: يحتاج التقنيع إلى {surgery.rule_metric|scenario=mobile,surgery=where} والحد {surgery.rule_limit|scenario=mobile}. والعمل المتروك يكلف طاقة أيضًا.</translation>
    </message>
    <message>
        <source>Tiny track: masking needs {surgery.worst_us|scenario=tiny,surgery=where} of at most {surgery.rule_limit|scenario=tiny}. On one core nothing is hidden, so wasted work is always paid in full.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/9 - keep what stands in {braces}</extracomment>
        <translation>المسار الصغير: يحتاج التقنيع إلى {surgery.worst_us|scenario=tiny,surgery=where} والحد {surgery.rule_limit|scenario=tiny}. على نواة معالج واحدة لا يختفي شيء، فيُدفع ثمن العمل المهدور كاملًا دائمًا.</translation>
    </message>
    <message>
        <source>So the software lead&apos;s condition does not fit three of the four tracks. A good condition names its baseline, and it measures what the track needs.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/10</extracomment>
        <translation>فشرط مسؤولة البرمجيات لا يناسب ثلاثة من المسارات الأربعة. الشرط الجيد يسمّي أساسه، ويقيس ما يحتاجه المسار.</translation>
    </message>
    <message>
        <source>On the cloud GPU, masking turns a whole frame in eager mode into one graph. Which term of the iron law shrinks most?</source>
        <extracomment>lab07.json /acts/2/reflections/0/prompt</extracomment>
        <translation>على GPU السحابية يحوّل التقنيع إطارًا كاملًا في النمط الفوري إلى مخطط واحد. أيّ حدّ من القانون الحديدي ينقص أكثر من غيره؟</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/0/text</extracomment>
        <translation>زمن الاستجابة</translation>
    </message>
    <message>
        <source>Yes. Launches, guards and waiting go away. Data shrinks second, because kernels are fused again. Compute grows a little, because both branches run. On the phone processor the order differs: there data shrinks most.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/0/feedback</extracomment>
        <translation>نعم. تزول الإطلاقات وشروط الحراسة والانتظار. وتنقص البيانات ثانيًا لأن الأنوية تُدمج من جديد. ويزداد الحساب قليلًا لأن الفرعين يعملان. على معالج الهاتف يختلف الترتيب: هناك تنقص البيانات أكثر من غيرها.</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/1/text</extracomment>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>The idea here is that fusion is what counts. Fusion comes back and memory traffic falls. But on the cloud GPU traffic takes less than a millisecond, and launches take tens of milliseconds.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن الدمج هو المهم. يعود الدمج وتنخفض حركة الذاكرة. لكن الحركة على GPU السحابية تستغرق أقل من ملّي ثانية، والإطلاقات عشرات منها.</translation>
    </message>
    <message>
        <source>Compute</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/2/text</extracomment>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>The idea here is that one graph computes less than many pieces. The useful arithmetic stays the same. Masking even adds some, because it runs both branches.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن مخططًا واحدًا يحسب أقل من قطع كثيرة. يبقى الحساب المفيد كما هو. بل يضيف التقنيع شيئًا لأنه يشغّل الفرعين.</translation>
    </message>
    <message>
        <source>All three by the same factor</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/3/text</extracomment>
        <translation>الثلاثة كلها بالعامل نفسه</translation>
    </message>
    <message>
        <source>The idea here is that a compiler makes everything faster by a factor. Each term has its own cause. Surgery acts on launches and waiting, a little on traffic, and never on the arithmetic that is needed.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن المترجم يسرّع كل شيء بعامل واحد. لكل حدّ سببه. تؤثر الجراحة في الإطلاقات والانتظار، وقليلًا في الحركة، ولا تؤثر أبدًا في الحساب المطلوب.</translation>
    </message>
    <message>
        <source>When is high-level Python a physical liability?</source>
        <extracomment>lab07.json /acts/2/reflections/1/prompt</extracomment>
        <translation>متى تكون Python عالية المستوى عبئًا فيزيائيًا؟</translation>
    </message>
    <message>
        <source>When what it adds in time, jitter, energy or size exceeds a limit that can&apos;t move</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/0/text</extracomment>
        <translation>حين يتجاوز ما تضيفه من زمن أو تذبذب أو طاقة أو حجم حدًّا لا يتزحزح</translation>
    </message>
    <message>
        <source>Yes. A deadline, a battery and a flash chip do not move. Where the host works while long kernels run, the same Python costs nothing that you could measure.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/0/feedback</extracomment>
        <translation>نعم. الموعد والبطارية وشريحة الفلاش لا تتزحزح. وحيث يعمل المضيف بينما تعمل أنوية طويلة، لا تكلف Python نفسها شيئًا يمكن قياسه.</translation>
    </message>
    <message>
        <source>Always, because an interpreter is slow</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/1/text</extracomment>
        <translation>دائمًا، لأن المفسّر بطيء</translation>
    </message>
    <message>
        <source>The idea here is that slow code makes a slow system. The GPT-2 layer of Act 1 spent nine tenths of its time on arithmetic in eager mode. Python was slow there, too, and nobody had to wait for it.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/1/feedback</extracomment>
        <translation>الفكرة هنا أن شيفرة بطيئة تصنع نظامًا بطيئًا. قضت طبقة GPT-2 في الفصل ١ تسعة أعشار زمنها في الحساب، في النمط الفوري. كانت Python بطيئة هناك أيضًا، ولم يكن على أحد أن ينتظرها.</translation>
    </message>
    <message>
        <source>Never, because a compiler removes it</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/2/text</extracomment>
        <translation>أبدًا، لأن المترجم يزيلها</translation>
    </message>
    <message>
        <source>The idea here is that compiled code has no Python in it. At every graph break Python runs again, and its garbage collector can run at any time.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن الشيفرة المترجَمة لا Python فيها. عند كل انقطاع للمخطط تعمل Python من جديد، وقد يعمل جامع مهملاتها في أي وقت.</translation>
    </message>
    <message>
        <source>Only in training, because models are compiled for use</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/3/text</extracomment>
        <translation>في التدريب فقط، لأن النماذج تُترجَم للاستعمال</translation>
    </message>
    <message>
        <source>The idea here is that use means compiled. The control loop and the hearing device are use, and these have the strictest limits of all.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن الاستعمال يعني الترجمة. حلقة التحكم وجهاز السمع استعمال، ولهما أشد الحدود صرامة.</translation>
    </message>
    <message>
        <source>A software lead accepts a surgery only if MFU more than doubles. What do you ask first?</source>
        <extracomment>lab07.json /acts/2/reflections/2/prompt</extracomment>
        <translation>لا تقبل مسؤولة برمجيات جراحة إلا إذا زادت MFU على الضعف. ما أول ما تسأل عنه؟</translation>
    </message>
    <message>
        <source>Compared with which program, and is MFU what this track needs?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/0/text</extracomment>
        <translation>مقارنةً بأي برنامج، وهل MFU هي ما يحتاجه هذا المسار؟</translation>
    </message>
    <message>
        <source>Yes. On the cloud GPU three surgeries pass against a whole frame in eager mode, and none against a resumable break. On the edge track the only surgery that meets the safety rule lowers MFU.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/0/feedback</extracomment>
        <translation>نعم. على GPU السحابية تنجح ثلاث جراحات مقابل إطار كامل في النمط الفوري، ولا تنجح أي منها مقابل انقطاع قابل للاستئناف. وفي مسار الطرف تخفض MFU الجراحةُ الوحيدة التي تحقق قاعدة السلامة.</translation>
    </message>
    <message>
        <source>How much harder to read may the code become?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/1/text</extracomment>
        <translation>إلى أي حدّ يجوز أن تصعب قراءة الشيفرة؟</translation>
    </message>
    <message>
        <source>The idea here is to weigh the gain against readability. That is a fair question, and it comes second. Without a baseline there is no gain to weigh.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/1/feedback</extracomment>
        <translation>الفكرة هنا موازنة المكسب بسهولة القراءة. سؤال منصف، لكنه يأتي ثانيًا. من دون أساس لا مكسب يوازَن.</translation>
    </message>
    <message>
        <source>Which GPU will we buy next?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/2/text</extracomment>
        <translation>أيّ GPU سنشتري بعد ذلك؟</translation>
    </message>
    <message>
        <source>The idea here is that new hardware solves it. In Act 1 a faster GPU had to wait just as long for its launches. MFU falls on it, because the peak is higher.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/2/feedback</extracomment>
        <translation>الفكرة هنا أن عتادًا جديدًا يحلّها. في الفصل ١ كان على GPU أسرع أن تنتظر إطلاقاتها بالقدر نفسه. وتنخفض MFU عليها لأن أداءها الأقصى أعلى.</translation>
    </message>
    <message>
        <source>How exactly can we measure MFU?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/3/text</extracomment>
        <translation>بأي دقة نستطيع قياس MFU؟</translation>
    </message>
    <message>
        <source>The idea here is that a doubtful measurement spoils the condition. The gain changes about threefold with the baseline. No error of measurement is that large.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/3/feedback</extracomment>
        <translation>الفكرة هنا أن قياسًا مشكوكًا فيه يفسد الشرط. يتغيّر المكسب نحو ثلاثة أضعاف بحسب الأساس. ولا خطأ قياس بهذا الحجم.</translation>
    </message>
    <message>
        <source>In your own words: Python and physics</source>
        <extracomment>lab07.json /acts/2/entries/0/title</extracomment>
        <translation>بكلماتك: Python والفيزياء</translation>
    </message>
    <message>
        <source>Think of a program that you know. Where does high-level Python cost time, energy or memory that a limit does not leave? And where does it cost nothing that counts?</source>
        <extracomment>lab07.json /acts/2/entries/0/prompt</extracomment>
        <translation>فكّر في برنامج تعرفه. أين تكلف Python عالية المستوى زمنًا أو طاقة أو ذاكرة لا يتركها حدّ ما؟ وأين لا تكلف شيئًا يُذكر؟</translation>
    </message>
    <message>
        <source>In your own words: your answer to the software lead</source>
        <extracomment>lab07.json /acts/2/entries/1/title</extracomment>
        <translation>بكلماتك: جوابك لمسؤولة البرمجيات</translation>
    </message>
    <message>
        <source>Which surgery do you propose on your track, or none? Name the baseline, the measure that counts, and the price that you would pay.</source>
        <extracomment>lab07.json /acts/2/entries/1/prompt</extracomment>
        <translation>أيّ جراحة تقترح في مسارك، أو لا شيء؟ سمِّ الأساس، والمقياس المهم، والثمن الذي تقبل دفعه.</translation>
    </message>
    <message>
        <source>What a break costs</source>
        <extracomment>lab07.json /acts/2/formulas/0/title</extracomment>
        <translation>ما يكلفه الانقطاع</translation>
    </message>
    <message>
        <source>C equals t g plus t e plus t s plus n times l plus 2 B over B W.</source>
        <extracomment>lab07.json /acts/2/formulas/0/spoken</extracomment>
        <translation>C يساوي t g زائد t e زائد t s زائد n في l زائد ٢ B على BW.</translation>
    </message>
    <message>
        <source>cost of one break; L of them in a pass</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/0/meaning</extracomment>
        <translation>كلفة انقطاع واحد؛ وفي التمرير L منها</translation>
    </message>
    <message>
        <source>time of the guards</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/1/meaning</extracomment>
        <translation>زمن شروط الحراسة</translation>
    </message>
    <message>
        <source>time to leave the graph and to go back into it</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/2/meaning</extracomment>
        <translation>زمن الخروج من المخطط والعودة إليه</translation>
    </message>
    <message>
        <source>time of waiting for a value, where one is read</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/3/meaning</extracomment>
        <translation>زمن انتظار قيمة، حيث تُقرأ واحدة</translation>
    </message>
    <message>
        <source>kernels that are not fused because of the break, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/4/meaning</extracomment>
        <translation>الأنوية التي لا تُدمج بسبب الانقطاع، وهو افتراض</translation>
    </message>
    <message>
        <source>bytes that are alive across the break; they are written and read again</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/6/meaning</extracomment>
        <translation>البايتات الحيّة عبر الانقطاع؛ تُكتب ثم تُقرأ من جديد</translation>
    </message>
    <message>
        <source>When masking beats a break, by the rule of the course</source>
        <extracomment>lab07.json /acts/2/formulas/1/title</extracomment>
        <translation>متى يتفوق التقنيع على الانقطاع بحسب قاعدة المقرر</translation>
    </message>
    <message>
        <source>p times W B plus 1 minus p times W A is at most C. p star equals W A minus C, divided by W A minus W B.</source>
        <extracomment>lab07.json /acts/2/formulas/1/spoken</extracomment>
        <translation>p في W B زائد ١ ناقص p في W A يساوي C على الأكثر. p نجمة تساوي W A ناقص C، مقسومًا على W A ناقص W B.</translation>
    </message>
    <message>
        <source>kernel time of branch A, the longer one</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/1/meaning</extracomment>
        <translation>زمن أنوية الفرع A، وهو الأطول</translation>
    </message>
    <message>
        <source>cost of one break; the rule counts all of it, also what passes while kernels run</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/3/meaning</extracomment>
        <translation>كلفة انقطاع واحد؛ تحسبها القاعدة كلها، حتى ما يمضي بينما تعمل الأنوية</translation>
    </message>
    <message>
        <source>from this probability on masking pays; the exact pass of the instrument can say something else</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/4/meaning</extracomment>
        <translation>ابتداءً من هذا الاحتمال يكون التقنيع مجديًا؛ وقد يقول التمرير الدقيق في الأداة شيئًا آخر</translation>
    </message>
    <message>
        <source>Time of a pass and gain</source>
        <extracomment>lab07.json /acts/2/formulas/2/title</extracomment>
        <translation>زمن التمرير والمكسب</translation>
    </message>
    <message>
        <source>T prime equals K prime plus lambda prime. M F U prime over M F U equals T over T prime.</source>
        <extracomment>lab07.json /acts/2/formulas/2/spoken</extracomment>
        <translation>T شرطة تساوي K شرطة زائد لامدا شرطة. MFU شرطة على MFU يساوي T على T شرطة.</translation>
    </message>
    <message>
        <source>time of a pass before and after the surgery</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/0/meaning</extracomment>
        <translation>زمن التمرير قبل الجراحة وبعدها</translation>
    </message>
    <message>
        <source>time in which kernels run</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/1/meaning</extracomment>
        <translation>الزمن الذي تعمل فيه الأنوية</translation>
    </message>
    <message>
        <source>latency: time in which no kernel runs</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/2/meaning
----------
lab07.json /acts/2/formulas/3/terms/6/meaning</extracomment>
        <translation>زمن الاستجابة: الزمن الذي لا تعمل فيه أي نواة</translation>
    </message>
    <message>
        <source>before and after; the useful arithmetic is the same</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/3/meaning</extracomment>
        <translation>قبل وبعد؛ والحساب المفيد هو نفسه</translation>
    </message>
    <message>
        <source>T equals D over B W, plus O over R times eta, plus lambda.</source>
        <extracomment>lab07.json /acts/2/formulas/3/spoken</extracomment>
        <translation>T تساوي D على BW، زائد O على R في إيتا، زائد لامدا.</translation>
    </message>
    <message>
        <source>time of a pass</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/0/meaning</extracomment>
        <translation>زمن التمرير</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/1/meaning</extracomment>
        <translation>البايتات المنقولة</translation>
    </message>
    <message>
        <source>arithmetic done, wasted work as well</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/3/meaning</extracomment>
        <translation>الحساب المنجز، ومنه العمل المهدور</translation>
    </message>
    <message>
        <source>peak of the device</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/4/meaning
----------
lab07.json /acts/2/formulas/20/terms/5/meaning</extracomment>
        <translation>الأداء الأقصى للجهاز</translation>
    </message>
    <message>
        <source>share of the peak that the kernels reach</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/5/meaning</extracomment>
        <translation>النسبة التي تبلغها الأنوية من الأداء الأقصى</translation>
    </message>
    <message>
        <source>M F U equals O divided by T prime times R.</source>
        <extracomment>lab07.json /acts/2/formulas/4/spoken</extracomment>
        <translation>MFU تساوي O مقسومًا على T شرطة في R.</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of the peak</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/0/meaning</extracomment>
        <translation>الحساب المفيد نسبةً إلى الأداء الأقصى</translation>
    </message>
    <message>
        <source>useful arithmetic of a pass; what is thrown away does not count</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/1/meaning</extracomment>
        <translation>الحساب المفيد في التمرير؛ وما يُترك لا يُعدّ</translation>
    </message>
    <message>
        <source>time of a pass after the surgery</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/2/meaning</extracomment>
        <translation>زمن التمرير بعد الجراحة</translation>
    </message>
    <message>
        <source>dense peak of the device in the precision used</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/3/meaning</extracomment>
        <translation>الأداء الأقصى الكثيف للجهاز بالدقة المستعملة</translation>
    </message>
    <message>
        <source>Kernels of one step</source>
        <extracomment>lab07.json /acts/2/formulas/5/title</extracomment>
        <translation>أنوية خطوة واحدة</translation>
    </message>
    <message>
        <source>n equals the sum of n L times L and n x, times 1 minus rho, plus n c.</source>
        <extracomment>lab07.json /acts/2/formulas/5/spoken</extracomment>
        <translation>n تساوي مجموع n L في L وn x، في ١ ناقص رو، زائد n c.</translation>
    </message>
    <message>
        <source>kernels of one step</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/0/meaning
----------
lab07.json /acts/2/formulas/7/terms/3/meaning</extracomment>
        <translation>أنوية خطوة واحدة</translation>
    </message>
    <message>
        <source>kernels of one layer in eager mode, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/1/meaning</extracomment>
        <translation>أنوية طبقة واحدة في النمط الفوري، وهو افتراض</translation>
    </message>
    <message>
        <source>layers of the model</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/2/meaning</extracomment>
        <translation>طبقات النموذج</translation>
    </message>
    <message>
        <source>kernels outside the layers, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/3/meaning</extracomment>
        <translation>الأنوية خارج الطبقات، وهو افتراض</translation>
    </message>
    <message>
        <source>share of the launches that compiling removes, zero in eager mode</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/4/meaning</extracomment>
        <translation>نسبة الإطلاقات التي تزيلها الترجمة، وهي صفر في النمط الفوري</translation>
    </message>
    <message>
        <source>exchanges between the GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/5/meaning</extracomment>
        <translation>عمليات التبادل بين وحدات GPU</translation>
    </message>
    <message>
        <source>GPU time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/title</extracomment>
        <translation>زمن GPU لخطوة واحدة</translation>
    </message>
    <message>
        <source>T gpu is the larger of D over p eta m B W and O over p eta c R, plus n c times t c.</source>
        <extracomment>lab07.json /acts/2/formulas/6/spoken</extracomment>
        <translation>T gpu هي الأكبر بين D على p إيتا m BW وO على p إيتا c R، زائد n c في t c.</translation>
    </message>
    <message>
        <source>time in which each GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/0/meaning
----------
lab07.json /acts/2/formulas/7/terms/2/meaning</extracomment>
        <translation>الزمن الذي تعمل فيه كل GPU</translation>
    </message>
    <message>
        <source>bytes of weights and context read in one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/1/meaning</extracomment>
        <translation>بايتات الأوزان والسياق المقروءة في خطوة واحدة</translation>
    </message>
    <message>
        <source>arithmetic of one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/2/meaning</extracomment>
        <translation>حساب خطوة واحدة</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/3/meaning
----------
lab07.json /acts/2/formulas/10/terms/2/meaning</extracomment>
        <translation>عدد وحدات GPU</translation>
    </message>
    <message>
        <source>shares of bandwidth and of peak that are reached</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/4/meaning</extracomment>
        <translation>النسبتان المبلوغتان من عرض النطاق ومن الأداء الأقصى</translation>
    </message>
    <message>
        <source>bandwidth and peak of one GPU</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/5/meaning</extracomment>
        <translation>عرض النطاق والأداء الأقصى لـ GPU واحدة</translation>
    </message>
    <message>
        <source>number and time of the exchanges between GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/6/meaning</extracomment>
        <translation>عدد عمليات التبادل بين وحدات GPU وزمنها</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/7/title</extracomment>
        <translation>زمن خطوة واحدة</translation>
    </message>
    <message>
        <source>T is the larger of two sums: l plus T gpu plus n minus 1 times g; and n times l plus T gpu over n. T G equals t zero plus T gpu plus n minus 1 times g G.</source>
        <extracomment>lab07.json /acts/2/formulas/7/spoken</extracomment>
        <translation>T هي الأكبر بين مجموعين: l زائد T gpu زائد n ناقص ١ في g؛ وn في l زائد T gpu على n. T G تساوي t صفر زائد T gpu زائد n ناقص ١ في g G.</translation>
    </message>
    <message>
        <source>time of one step, kernel by kernel</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/0/meaning</extracomment>
        <translation>زمن خطوة واحدة نواةً نواة</translation>
    </message>
    <message>
        <source>gap between two kernels</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/4/meaning</extracomment>
        <translation>الفجوة بين نواتين</translation>
    </message>
    <message>
        <source>time of one step as a CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/5/meaning</extracomment>
        <translation>زمن خطوة واحدة بوصفها CUDA graph</translation>
    </message>
    <message>
        <source>cost of starting the CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/6/meaning</extracomment>
        <translation>كلفة بدء CUDA graph</translation>
    </message>
    <message>
        <source>gap between two kernels of a CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/7/meaning</extracomment>
        <translation>الفجوة بين نواتين في CUDA graph</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>lab07.json /acts/2/formulas/8/title</extracomment>
        <translation>انشغال GPU</translation>
    </message>
    <message>
        <source>b equals T gpu over T.</source>
        <extracomment>lab07.json /acts/2/formulas/8/spoken</extracomment>
        <translation>b تساوي T gpu على T.</translation>
    </message>
    <message>
        <source>GPU busy, the share of a step in which the GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/0/meaning</extracomment>
        <translation>انشغال GPU، أي نسبة الخطوة التي تعمل فيها GPU</translation>
    </message>
    <message>
        <source>time in which the GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/1/meaning</extracomment>
        <translation>الزمن الذي تعمل فيه GPU</translation>
    </message>
    <message>
        <source>time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/2/meaning</extracomment>
        <translation>زمن خطوة واحدة</translation>
    </message>
    <message>
        <source>Throughput</source>
        <extracomment>lab07.json /acts/2/formulas/9/title</extracomment>
        <translation>الإنتاجية</translation>
    </message>
    <message>
        <source>r equals B over T.</source>
        <extracomment>lab07.json /acts/2/formulas/9/spoken</extracomment>
        <translation>r تساوي B على T.</translation>
    </message>
    <message>
        <source>tokens per second, over all sequences</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/0/meaning</extracomment>
        <translation>رموز في الثانية، للتسلسلات كلها</translation>
    </message>
    <message>
        <source>batch: sequences served at once</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/1/meaning</extracomment>
        <translation>الدفعة: التسلسلات التي تُخدم معًا</translation>
    </message>
    <message>
        <source>time of one step, which makes one token for each sequence</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/2/meaning</extracomment>
        <translation>زمن خطوة واحدة، وهي تعطي رمزًا لكل تسلسل</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <extracomment>lab07.json /acts/2/formulas/10/title</extracomment>
        <translation>الذاكرة على كل GPU</translation>
    </message>
    <message>
        <source>M equals W over p, plus B S k over p, plus A over p, plus M r.</source>
        <extracomment>lab07.json /acts/2/formulas/10/spoken</extracomment>
        <translation>M تساوي W على p، زائد B S k على p، زائد A على p، زائد M r.</translation>
    </message>
    <message>
        <source>memory taken on each GPU</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/0/meaning</extracomment>
        <translation>الذاكرة المأخوذة على كل GPU</translation>
    </message>
    <message>
        <source>size of the weights</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/1/meaning
----------
lab07.json /acts/2/formulas/23/terms/3/meaning</extracomment>
        <translation>حجم الأوزان</translation>
    </message>
    <message>
        <source>batch</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/3/meaning</extracomment>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>length of the context in tokens</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/4/meaning</extracomment>
        <translation>طول السياق بالرموز</translation>
    </message>
    <message>
        <source>bytes kept for one token of context</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/5/meaning</extracomment>
        <translation>البايتات المحفوظة لكل رمز من السياق</translation>
    </message>
    <message>
        <source>size of the intermediate results</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/6/meaning</extracomment>
        <translation>حجم النتائج الوسيطة</translation>
    </message>
    <message>
        <source>reserve, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/7/meaning</extracomment>
        <translation>الاحتياطي، وهو افتراض</translation>
    </message>
    <message>
        <source>Time of a loop without delays</source>
        <extracomment>lab07.json /acts/2/formulas/11/title</extracomment>
        <translation>زمن الدورة من دون تأخيرات</translation>
    </message>
    <message>
        <source>T zero equals t s plus the larger of n times l and W.</source>
        <extracomment>lab07.json /acts/2/formulas/11/spoken</extracomment>
        <translation>T صفر تساوي t s زائد الأكبر بين n في l وW.</translation>
    </message>
    <message>
        <source>time of a loop without delays</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/0/meaning</extracomment>
        <translation>زمن الدورة من دون تأخيرات</translation>
    </message>
    <message>
        <source>time for sensing and acting</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/1/meaning</extracomment>
        <translation>زمن الاستشعار والتنفيذ</translation>
    </message>
    <message>
        <source>kernels of one loop</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/2/meaning
----------
lab07.json /acts/2/formulas/12/terms/1/meaning</extracomment>
        <translation>أنوية دورة واحدة</translation>
    </message>
    <message>
        <source>GPU time of one loop</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/4/meaning
----------
lab07.json /acts/2/formulas/12/terms/4/meaning</extracomment>
        <translation>زمن GPU لدورة واحدة</translation>
    </message>
    <message>
        <source>Spread of the loop time</source>
        <extracomment>lab07.json /acts/2/formulas/12/title</extracomment>
        <translation>تشتت زمن الدورة</translation>
    </message>
    <message>
        <source>sigma equals the square root of n, times c, times l, when n times l is greater than W. Otherwise sigma equals c W times W.</source>
        <extracomment>lab07.json /acts/2/formulas/12/spoken</extracomment>
        <translation>سيغما تساوي جذر n في c في l حين يكون n في l أكبر من W. وإلا فسيغما تساوي c W في W.</translation>
    </message>
    <message>
        <source>standard deviation of the loop time without delays</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/0/meaning</extracomment>
        <translation>الانحراف المعياري لزمن الدورة من دون تأخيرات</translation>
    </message>
    <message>
        <source>spread of one launch, as a share of its cost</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/2/meaning</extracomment>
        <translation>تشتت إطلاق واحد نسبةً إلى كلفته</translation>
    </message>
    <message>
        <source>spread of the GPU time, as a share of it</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/5/meaning</extracomment>
        <translation>تشتت زمن GPU نسبةً إليه</translation>
    </message>
    <message>
        <source>Share of the loops that miss the deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/title</extracomment>
        <translation>نسبة الدورات التي تفوّت الموعد</translation>
    </message>
    <message>
        <source>P of T greater than d is the sum over i of w i times Q of d minus m i over sigma.</source>
        <extracomment>lab07.json /acts/2/formulas/13/spoken</extracomment>
        <translation>احتمال أن يكون T أكبر من d هو المجموع على i لـ w i في Q لـ d ناقص m i على سيغما.</translation>
    </message>
    <message>
        <source>probability that a loop misses its deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/0/meaning
----------
lab07.json /acts/2/formulas/14/terms/1/meaning</extracomment>
        <translation>احتمال أن تفوّت الدورة موعدها</translation>
    </message>
    <message>
        <source>deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/1/meaning</extracomment>
        <translation>الموعد</translation>
    </message>
    <message>
        <source>probability that exactly these delays happen in a loop; they are taken as independent</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/2/meaning</extracomment>
        <translation>احتمال أن تقع هذه التأخيرات بعينها في دورة؛ وتُعدّ مستقلة</translation>
    </message>
    <message>
        <source>mean loop time with these delays</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/3/meaning</extracomment>
        <translation>متوسط زمن الدورة مع هذه التأخيرات</translation>
    </message>
    <message>
        <source>standard deviation of the loop time</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/4/meaning</extracomment>
        <translation>الانحراف المعياري لزمن الدورة</translation>
    </message>
    <message>
        <source>share of a normal distribution above a value</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/5/meaning</extracomment>
        <translation>نسبة التوزيع الطبيعي فوق قيمة</translation>
    </message>
    <message>
        <source>Missed deadlines in an hour</source>
        <extracomment>lab07.json /acts/2/formulas/14/title</extracomment>
        <translation>المواعيد الفائتة في ساعة</translation>
    </message>
    <message>
        <source>m equals P of T greater than d, times f, times 3,600 seconds.</source>
        <extracomment>lab07.json /acts/2/formulas/14/spoken</extracomment>
        <translation>m تساوي احتمال أن يكون T أكبر من d، في f، في ٣٦٠٠ ثانية.</translation>
    </message>
    <message>
        <source>missed deadlines in an hour</source>
        <extracomment>lab07.json /acts/2/formulas/14/terms/0/meaning</extracomment>
        <translation>المواعيد الفائتة في ساعة</translation>
    </message>
    <message>
        <source>loops per second</source>
        <extracomment>lab07.json /acts/2/formulas/14/terms/2/meaning</extracomment>
        <translation>عدد الدورات في الثانية</translation>
    </message>
    <message>
        <source>Length of a full garbage collection</source>
        <extracomment>lab07.json /acts/2/formulas/15/title</extracomment>
        <translation>مدة جمع مهملات كامل</translation>
    </message>
    <message>
        <source>t g c equals N times t o.</source>
        <extracomment>lab07.json /acts/2/formulas/15/spoken</extracomment>
        <translation>t gc تساوي N في t o.</translation>
    </message>
    <message>
        <source>time of a full garbage collection</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/0/meaning</extracomment>
        <translation>زمن جمع مهملات كامل</translation>
    </message>
    <message>
        <source>objects that Python holds</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/1/meaning</extracomment>
        <translation>الكائنات التي تحتفظ بها Python</translation>
    </message>
    <message>
        <source>time for one object, measured</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/2/meaning</extracomment>
        <translation>الزمن لكل كائن، مقيسًا</translation>
    </message>
    <message>
        <source>DRAM traffic of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/16/title</extracomment>
        <translation>حركة DRAM لصورة واحدة</translation>
    </message>
    <message>
        <source>D equals N times q times A.</source>
        <extracomment>lab07.json /acts/2/formulas/16/spoken</extracomment>
        <translation>D تساوي N في q في A.</translation>
    </message>
    <message>
        <source>bytes moved through DRAM</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/0/meaning
----------
lab07.json /acts/2/formulas/20/terms/6/meaning</extracomment>
        <translation>البايتات المنقولة عبر DRAM</translation>
    </message>
    <message>
        <source>blocks of the model</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/1/meaning</extracomment>
        <translation>كتل النموذج</translation>
    </message>
    <message>
        <source>passes over the intermediate results of a block; fewer when fused, more when both branches run</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/2/meaning</extracomment>
        <translation>مرّات المرور على النتائج الوسيطة لكتلة واحدة؛ أقل بعد الدمج، وأكثر حين يعمل الفرعان</translation>
    </message>
    <message>
        <source>size of the intermediate results of a block</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/3/meaning</extracomment>
        <translation>حجم النتائج الوسيطة لكتلة واحدة</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/title</extracomment>
        <translation>طاقة صورة واحدة</translation>
    </message>
    <message>
        <source>E equals D times e D, plus D S times e S, plus O times e O.</source>
        <extracomment>lab07.json /acts/2/formulas/17/spoken</extracomment>
        <translation>E تساوي D في e D، زائد D S في e S، زائد O في e O.</translation>
    </message>
    <message>
        <source>energy of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/0/meaning
----------
lab07.json /acts/2/formulas/18/terms/1/meaning</extracomment>
        <translation>طاقة صورة واحدة</translation>
    </message>
    <message>
        <source>bytes moved through DRAM, and through SRAM on the chip</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/1/meaning</extracomment>
        <translation>البايتات المنقولة عبر DRAM، وعبر SRAM على الشريحة</translation>
    </message>
    <message>
        <source>energy for one byte of DRAM and of SRAM</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/2/meaning</extracomment>
        <translation>الطاقة لكل بايت من DRAM ومن SRAM</translation>
    </message>
    <message>
        <source>operations of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/3/meaning
----------
lab07.json /acts/2/formulas/20/terms/3/meaning</extracomment>
        <translation>عمليات صورة واحدة</translation>
    </message>
    <message>
        <source>energy for one operation, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/4/meaning</extracomment>
        <translation>طاقة عملية واحدة، وهي افتراض</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>lab07.json /acts/2/formulas/18/title</extracomment>
        <translation>القدرة</translation>
    </message>
    <message>
        <source>P equals E times f.</source>
        <extracomment>lab07.json /acts/2/formulas/18/spoken</extracomment>
        <translation>P تساوي E في f.</translation>
    </message>
    <message>
        <source>mean power</source>
        <extracomment>lab07.json /acts/2/formulas/18/terms/0/meaning
----------
lab07.json /acts/2/formulas/19/terms/2/meaning
----------
lab07.json /acts/2/formulas/22/terms/3/meaning</extracomment>
        <translation>متوسط القدرة</translation>
    </message>
    <message>
        <source>frames per second</source>
        <extracomment>lab07.json /acts/2/formulas/18/terms/2/meaning</extracomment>
        <translation>عدد الصور في الثانية</translation>
    </message>
    <message>
        <source>How long the battery lasts</source>
        <extracomment>lab07.json /acts/2/formulas/19/title</extracomment>
        <translation>كم تدوم البطارية</translation>
    </message>
    <message>
        <source>h equals W over P.</source>
        <extracomment>lab07.json /acts/2/formulas/19/spoken</extracomment>
        <translation>h تساوي W على P.</translation>
    </message>
    <message>
        <source>time until the battery is empty</source>
        <extracomment>lab07.json /acts/2/formulas/19/terms/0/meaning</extracomment>
        <translation>الزمن حتى تفرغ البطارية</translation>
    </message>
    <message>
        <source>energy of the battery</source>
        <extracomment>lab07.json /acts/2/formulas/19/terms/1/meaning</extracomment>
        <translation>طاقة البطارية</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/title</extracomment>
        <translation>زمن صورة واحدة</translation>
    </message>
    <message>
        <source>T equals n times l plus the larger of O over eta R and D over B W.</source>
        <extracomment>lab07.json /acts/2/formulas/20/spoken</extracomment>
        <translation>T تساوي n في l زائد الأكبر بين O على إيتا R وD على BW.</translation>
    </message>
    <message>
        <source>time of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/0/meaning</extracomment>
        <translation>زمن صورة واحدة</translation>
    </message>
    <message>
        <source>kernels of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/1/meaning</extracomment>
        <translation>أنوية صورة واحدة</translation>
    </message>
    <message>
        <source>share of the peak that is reached, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/4/meaning</extracomment>
        <translation>النسبة المبلوغة من الأداء الأقصى، وهي افتراض</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>lab07.json /acts/2/formulas/21/title</extracomment>
        <translation>زمن قفزة واحدة</translation>
    </message>
    <message>
        <source>T equals O times 1 plus v, divided by f times q.</source>
        <extracomment>lab07.json /acts/2/formulas/21/spoken</extracomment>
        <translation>T تساوي O في ١ زائد v، مقسومًا على f في q.</translation>
    </message>
    <message>
        <source>time of one hop</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/0/meaning
----------
lab07.json /acts/2/formulas/22/terms/1/meaning</extracomment>
        <translation>زمن قفزة واحدة</translation>
    </message>
    <message>
        <source>operations of one hop, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/1/meaning</extracomment>
        <translation>عمليات قفزة واحدة، وهي افتراض</translation>
    </message>
    <message>
        <source>overhead of the interpreter, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/2/meaning</extracomment>
        <translation>العبء الزائد للمفسّر، وهو افتراض</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/3/meaning</extracomment>
        <translation>تردد الساعة</translation>
    </message>
    <message>
        <source>operations in one clock cycle</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/4/meaning</extracomment>
        <translation>العمليات في دورة ساعة واحدة</translation>
    </message>
    <message>
        <source>Power of the core</source>
        <extracomment>lab07.json /acts/2/formulas/22/title</extracomment>
        <translation>قدرة نواة المعالج</translation>
    </message>
    <message>
        <source>d is the smaller of 1 and T over t h. P equals d times P on plus 1 minus d times P off.</source>
        <extracomment>lab07.json /acts/2/formulas/22/spoken</extracomment>
        <translation>d هي الأصغر بين ١ وT على t h. P تساوي d في P on زائد ١ ناقص d في P off.</translation>
    </message>
    <message>
        <source>share of the time in which the core is awake</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/0/meaning</extracomment>
        <translation>نسبة الزمن الذي تكون فيه نواة المعالج مستيقظة</translation>
    </message>
    <message>
        <source>time between two hops</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/2/meaning</extracomment>
        <translation>الزمن بين قفزتين</translation>
    </message>
    <message>
        <source>power while the core works, in proportion to the clock</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/4/meaning</extracomment>
        <translation>القدرة بينما تعمل نواة المعالج، متناسبةً مع تردد الساعة</translation>
    </message>
    <message>
        <source>power in deep sleep</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/5/meaning</extracomment>
        <translation>القدرة في النوم العميق</translation>
    </message>
    <message>
        <source>Flash</source>
        <extracomment>lab07.json /acts/2/formulas/23/title</extracomment>
        <translation>الفلاش</translation>
    </message>
    <message>
        <source>M f equals M r plus n k times M k plus W plus M a.</source>
        <extracomment>lab07.json /acts/2/formulas/23/spoken</extracomment>
        <translation>M f تساوي M r زائد n k في M k زائد W زائد M a.</translation>
    </message>
    <message>
        <source>flash taken by the whole program</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/0/meaning</extracomment>
        <translation>الفلاش التي يأخذها البرنامج كله</translation>
    </message>
    <message>
        <source>size of the runtime</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/1/meaning</extracomment>
        <translation>حجم بيئة التشغيل</translation>
    </message>
    <message>
        <source>number of kernels and the size of one</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/2/meaning</extracomment>
        <translation>عدد الأنوية وحجم الواحدة</translation>
    </message>
    <message>
        <source>size of the application</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/4/meaning</extracomment>
        <translation>حجم التطبيق</translation>
    </message>
    <message>
        <source>RAM</source>
        <extracomment>lab07.json /acts/2/formulas/24/title</extracomment>
        <translation>RAM</translation>
    </message>
    <message>
        <source>M s equals R r plus R t plus R a.</source>
        <extracomment>lab07.json /acts/2/formulas/24/spoken</extracomment>
        <translation>M s تساوي R r زائد R t زائد R a.</translation>
    </message>
    <message>
        <source>RAM taken by the whole program</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/0/meaning</extracomment>
        <translation>RAM التي يأخذها البرنامج كله</translation>
    </message>
    <message>
        <source>RAM of the runtime</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/1/meaning</extracomment>
        <translation>RAM الخاصة ببيئة التشغيل</translation>
    </message>
    <message>
        <source>RAM for intermediate results</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/2/meaning</extracomment>
        <translation>RAM للنتائج الوسيطة</translation>
    </message>
    <message>
        <source>RAM of the application</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/3/meaning</extracomment>
        <translation>RAM الخاصة بالتطبيق</translation>
    </message>
    <message>
        <source>A graph break inside a Python loop makes the whole frame run in eager mode.</source>
        <extracomment>lab07.json /acts/2/sources/0/claim</extracomment>
        <translation>انقطاع المخطط داخل حلقة Python يجعل الإطار كله يعمل في النمط الفوري.</translation>
    </message>
    <message>
        <source>whole frame eager</source>
        <extracomment>lab07.json /acts/2/sources/0/value</extracomment>
        <translation>الإطار كله في النمط الفوري</translation>
    </message>
    <message>
        <source>PyTorch documentation, torch.compile programming model</source>
        <extracomment>lab07.json /acts/2/sources/0/from</extracomment>
        <translation>وثائق PyTorch، نموذج البرمجة لـ torch.compile</translation>
    </message>
    <message>
        <source>The model has it as a baseline of its own. The time shown is that of the cloud scenario, whose numbers are all assumed.</source>
        <extracomment>lab07.json /acts/2/sources/0/reason</extracomment>
        <translation>في النموذج أساس خاص به. الزمن المعروض من سيناريو السحابة، وأرقامه كلها مفترضة.</translation>
    </message>
    <message>
        <source>Graph surgery more than doubles MFU.</source>
        <extracomment>lab07.json /acts/2/sources/1/claim</extracomment>
        <translation>جراحة المخطط تزيد MFU على الضعف.</translation>
    </message>
    <message>
        <source>It holds on the cloud GPU against a whole frame in eager mode, where masking has the figure shown. It does not hold on the other three tracks.</source>
        <extracomment>lab07.json /acts/2/sources/1/reason</extracomment>
        <translation>يصح ذلك على GPU السحابية مقابل إطار كامل في النمط الفوري، حيث للتقنيع الرقم المعروض. ولا يصح في المسارات الثلاثة الأخرى.</translation>
    </message>
    <message>
        <source>Graph surgery more than doubles MFU, also against a compiler that resumes after a break.</source>
        <extracomment>lab07.json /acts/2/sources/2/claim</extracomment>
        <translation>جراحة المخطط تزيد MFU على الضعف، حتى مقابل مترجم يستأنف بعد الانقطاع.</translation>
    </message>
    <message>
        <source>Course plan, which names no baseline</source>
        <extracomment>lab07.json /acts/2/sources/2/from</extracomment>
        <translation>خطة المقرر، ولا تسمّي أساسًا</translation>
    </message>
    <message>
        <source>No surgery does that on any track. The figure shown is the best of all: a custom operation on the cloud GPU.</source>
        <extracomment>lab07.json /acts/2/sources/2/reason</extracomment>
        <translation>لا جراحة تفعل ذلك في أي مسار. الرقم المعروض هو الأفضل: عملية مخصصة على GPU السحابية.</translation>
    </message>
    <message>
        <source>A branch on a value becomes one kernel when it is masked.</source>
        <extracomment>lab07.json /acts/2/sources/3/claim</extracomment>
        <translation>التفرّع بحسب قيمة يصبح نواة واحدة حين يُقنَّع.</translation>
    </message>
    <message>
        <source>1 kernel</source>
        <extracomment>lab07.json /acts/2/sources/3/value</extracomment>
        <translation>نواة واحدة</translation>
    </message>
    <message>
        <source>It becomes one graph, and the CPU launches it once. The figure shown is the number of kernels in it.</source>
        <extracomment>lab07.json /acts/2/sources/3/reason</extracomment>
        <translation>يصبح مخططًا واحدًا تطلقه CPU مرة واحدة. الرقم المعروض هو عدد الأنوية فيه.</translation>
    </message>
    <message>
        <source>Graph surgery improves data or compute.</source>
        <extracomment>lab07.json /acts/2/sources/4/claim</extracomment>
        <translation>جراحة المخطط تحسّن البيانات أو الحساب.</translation>
    </message>
    <message>
        <source>data or compute</source>
        <extracomment>lab07.json /acts/2/sources/4/value</extracomment>
        <translation>البيانات أو الحساب</translation>
    </message>
    <message>
        <source>It mainly improves latency, which is missing among the answers. Data comes second, and masking adds compute. On the phone processor data comes first.</source>
        <extracomment>lab07.json /acts/2/sources/4/reason</extracomment>
        <translation>تحسّن زمن الاستجابة غالبًا، وهو ناقص من الأجوبة. وتأتي البيانات ثانيًا، والتقنيع يضيف حسابًا. وعلى معالج الهاتف تأتي البيانات أولًا.</translation>
    </message>
    <message>
        <source>Symbolic shapes remove graph breaks.</source>
        <extracomment>lab07.json /acts/2/sources/5/claim</extracomment>
        <translation>الأشكال الرمزية تزيل انقطاعات المخطط.</translation>
    </message>
    <message>
        <source>no break</source>
        <extracomment>lab07.json /acts/2/sources/5/value</extracomment>
        <translation>لا انقطاع</translation>
    </message>
    <message>
        <source>They remove the break where a shape changes. For a branch on a value they do nothing, so the gain over a resumable break is the figure shown.</source>
        <extracomment>lab07.json /acts/2/sources/5/reason</extracomment>
        <translation>تزيل الانقطاع حيث يتغيّر شكل. ولا تفعل شيئًا لتفرّع بحسب قيمة، فالمكسب على انقطاع قابل للاستئناف هو الرقم المعروض.</translation>
    </message>
    <message>
        <source>Structured control flow costs nothing.</source>
        <extracomment>lab07.json /acts/2/sources/6/claim</extracomment>
        <translation>تدفق التحكم المهيكل لا يكلف شيئًا.</translation>
    </message>
    <message>
        <source>no cost</source>
        <extracomment>lab07.json /acts/2/sources/6/value</extracomment>
        <translation>لا كلفة</translation>
    </message>
    <message>
        <source>Common belief; PyTorch documentation of cond</source>
        <extracomment>lab07.json /acts/2/sources/6/from</extracomment>
        <translation>اعتقاد شائع؛ وثائق PyTorch عن cond</translation>
    </message>
    <message>
        <source>There is no break any more, but the host still reads the value at each branch and waits for it. In the control loop the pass gets slower than with a resumable break.</source>
        <extracomment>lab07.json /acts/2/sources/6/reason</extracomment>
        <translation>لم يعد هناك انقطاع، لكن المضيف ما زال يقرأ القيمة عند كل تفرّع وينتظرها. وفي حلقة التحكم يصبح التمرير أبطأ مما هو مع انقطاع قابل للاستئناف.</translation>
    </message>
    <message>
        <source>Masking pays when the wasted work is at most the cost of a break.</source>
        <extracomment>lab07.json /acts/2/sources/7/claim</extracomment>
        <translation>التقنيع مجدٍ حين لا يزيد العمل المهدور على كلفة الانقطاع.</translation>
    </message>
    <message>
        <source>W ≤ C</source>
        <extracomment>lab07.json /acts/2/sources/7/value</extracomment>
        <translation>W ≤ C</translation>
    </message>
    <message>
        <source>The rule counts all of that cost, also what passes while kernels run. Its break-even for the phone processor is shown here, and the exact pass of the instrument needs a higher probability.</source>
        <extracomment>lab07.json /acts/2/sources/7/reason</extracomment>
        <translation>تحسب القاعدة تلك الكلفة كلها، حتى ما يمضي بينما تعمل الأنوية. تُعرض هنا نقطة تعادلها لمعالج الهاتف، والتمرير الدقيق في الأداة يحتاج إلى احتمال أعلى.</translation>
    </message>
    <message>
        <source>Llama 3 70B in FP16 does not fit on one GPU with 80 GB.</source>
        <extracomment>lab07.json /acts/2/sources/8/claim</extracomment>
        <translation>Llama 3 70B بدقة FP16 لا تتسع له GPU واحدة سعتها ٨٠ GB.</translation>
    </message>
    <message>
        <source>out of memory</source>
        <extracomment>lab07.json /acts/2/sources/8/value</extracomment>
        <translation>لا تكفي الذاكرة</translation>
    </message>
    <message>
        <source>gpt-fast repository, README, for an A100 with 80 GB</source>
        <extracomment>lab07.json /acts/2/sources/8/from</extracomment>
        <translation>مستودع gpt-fast، ملف README، لـ A100 سعتها ٨٠ GB</translation>
    </message>
    <message>
        <source>The figure shown is the memory that one GPU would need.</source>
        <extracomment>lab07.json /acts/2/sources/8/reason</extracomment>
        <translation>الرقم المعروض هو الذاكرة التي تحتاجها GPU واحدة.</translation>
    </message>
    <message>
        <source>At small batches, launches from Python keep an H100 idle.</source>
        <extracomment>lab07.json /acts/2/sources/9/claim</extracomment>
        <translation>عند الدفعات الصغيرة تُبقي الإطلاقات من Python وحدة H100 خاملة.</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>lab07.json /acts/2/sources/9/value</extracomment>
        <translation>خاملة</translation>
    </message>
    <message>
        <source>The figure shown is GPU busy at batch 1. The count of kernels for each layer is assumed.</source>
        <extracomment>lab07.json /acts/2/sources/9/reason</extracomment>
        <translation>الرقم المعروض هو انشغال GPU عند دفعة ١. وعدد الأنوية لكل طبقة مفترض.</translation>
    </message>
    <message>
        <source>CUDA graphs shorten a step of Llama 3.1 8B on an H100 from 8.4 to 5.1 ms.</source>
        <extracomment>lab07.json /acts/2/sources/10/claim</extracomment>
        <translation>تقصّر CUDA graphs خطوة Llama 3.1 8B على H100 من ٨٫٤ إلى ٥٫١ ms.</translation>
    </message>
    <message>
        <source>8.4 → 5.1 ms</source>
        <extracomment>lab07.json /acts/2/sources/10/value</extracomment>
        <translation>٨٫٤ ← ٥٫١ ms</translation>
    </message>
    <message>
        <source>cloudai.pt, a secondary source</source>
        <extracomment>lab07.json /acts/2/sources/10/from</extracomment>
        <translation>cloudai.pt، مصدر ثانوي</translation>
    </message>
    <message>
        <source>That is another and smaller model, and its kernels are launched faster. The figure shown is the speed-up of compiling and a CUDA graph together, for the larger model at batch 1.</source>
        <extracomment>lab07.json /acts/2/sources/10/reason</extracomment>
        <translation>ذلك نموذج آخر أصغر، وأنويته تُطلق أسرع. الرقم المعروض هو تسريع الترجمة وCUDA graph معًا، للنموذج الأكبر عند دفعة ١.</translation>
    </message>
    <message>
        <source>Compiled Llama 2 7B makes 104.9 tokens per second on an A100, which is 69 % of its bandwidth.</source>
        <extracomment>lab07.json /acts/2/sources/11/claim</extracomment>
        <translation>يعطي Llama 2 7B المترجَم ١٠٤٫٩ رمزًا في الثانية على A100، أي ٦٩٪ من عرض نطاقها.</translation>
    </message>
    <message>
        <source>gpt-fast repository, README</source>
        <extracomment>lab07.json /acts/2/sources/11/from</extracomment>
        <translation>مستودع gpt-fast، ملف README</translation>
    </message>
    <message>
        <source>The share of the bandwidth that is reached is an input of this model, 0.7. The figure shown is the throughput of the larger model on eight H100.</source>
        <extracomment>lab07.json /acts/2/sources/11/reason</extracomment>
        <translation>النسبة المبلوغة من عرض النطاق مُدخل في هذا النموذج، ٠٫٧. والرقم المعروض هو إنتاجية النموذج الأكبر على ثماني وحدات H100.</translation>
    </message>
    <message>
        <source>Garbage collection and eager mode make the slowest hundredth of the loops miss the deadline.</source>
        <extracomment>lab07.json /acts/2/sources/12/claim</extracomment>
        <translation>جمع المهملات والنمط الفوري يجعلان أبطأ واحد في المئة من الدورات يفوّت الموعد.</translation>
    </message>
    <message>
        <source>&gt; 10 ms</source>
        <extracomment>lab07.json /acts/2/sources/12/value</extracomment>
        <translation>&gt; 10 ms</translation>
    </message>
    <message>
        <source>99 of 100 loops take at most the time shown here. The cost of a collection is measured. How often delays happen is assumed.</source>
        <extracomment>lab07.json /acts/2/sources/12/reason</extracomment>
        <translation>٩٩ من كل ١٠٠ دورة تستغرق الزمن المعروض هنا على الأكثر. كلفة الجمع مقيسة. أما تكرار التأخيرات فمفترض.</translation>
    </message>
    <message>
        <source>A full garbage collection of 300,000 objects takes 21 ms.</source>
        <extracomment>lab07.json /acts/2/sources/13/claim</extracomment>
        <translation>جمع مهملات كامل لـ ٣٠٠٬٠٠٠ كائن يستغرق ٢١ ms.</translation>
    </message>
    <message>
        <source>21 ms</source>
        <extracomment>lab07.json /acts/2/sources/13/value</extracomment>
        <translation>21 ms</translation>
    </message>
    <message>
        <source>Measured with CPython 3.11.7: 50 to 82 ns for each object</source>
        <extracomment>lab07.json /acts/2/sources/13/from</extracomment>
        <translation>قيس بـ CPython 3.11.7: من ٥٠ إلى ٨٢ ns لكل كائن</translation>
    </message>
    <message>
        <source>The model uses 70 ns for each object.</source>
        <extracomment>lab07.json /acts/2/sources/13/reason</extracomment>
        <translation>يستعمل النموذج ٧٠ ns لكل كائن.</translation>
    </message>
    <message>
        <source>A loop is deterministic when 99 of 100 passes keep the deadline.</source>
        <extracomment>lab07.json /acts/2/sources/14/claim</extracomment>
        <translation>الدورة حتمية حين تلتزم ٩٩ من كل ١٠٠ مرة بالموعد.</translation>
    </message>
    <message>
        <source>1 in 100</source>
        <extracomment>lab07.json /acts/2/sources/14/value</extracomment>
        <translation>١ من كل ١٠٠</translation>
    </message>
    <message>
        <source>At 100 loops per second that allows one miss in each second. The figure shown belongs to a mode that keeps this limit.</source>
        <extracomment>lab07.json /acts/2/sources/14/reason</extracomment>
        <translation>عند ١٠٠ دورة في الثانية يسمح ذلك بفوات واحد في كل ثانية. الرقم المعروض لنمط يلتزم بهذا الحد.</translation>
    </message>
    <message>
        <source>CUDA graphs with a frozen garbage collector make the loop safe.</source>
        <extracomment>lab07.json /acts/2/sources/15/claim</extracomment>
        <translation>CUDA graphs مع تجميد جامع المهملات تجعل الدورة آمنة.</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>lab07.json /acts/2/sources/15/value</extracomment>
        <translation>آمنة</translation>
    </message>
    <message>
        <source>They make it fast, and the rare stalls of the system stay. The figure shown is above the limit of one miss in a million loops.</source>
        <extracomment>lab07.json /acts/2/sources/15/reason</extracomment>
        <translation>تجعلها سريعة، وتبقى حالات توقف النظام النادرة. الرقم المعروض فوق حدّ فوات واحد في مليون دورة.</translation>
    </message>
    <message>
        <source>Unfused kernels spend the energy budget on moving intermediates through DRAM.</source>
        <extracomment>lab07.json /acts/2/sources/16/claim</extracomment>
        <translation>الأنوية غير المدموجة تصرف ميزانية الطاقة على نقل النتائج الوسيطة عبر DRAM.</translation>
    </message>
    <message>
        <source>over budget</source>
        <extracomment>lab07.json /acts/2/sources/16/value</extracomment>
        <translation>فوق الميزانية</translation>
    </message>
    <message>
        <source>The figure shown is the power of the unfused frame. The energy for a byte of DRAM is a vendor figure that is not confirmed.</source>
        <extracomment>lab07.json /acts/2/sources/16/reason</extracomment>
        <translation>الرقم المعروض هو قدرة الصورة غير المدموجة. وطاقة البايت في DRAM رقم من المصنّع غير مؤكد.</translation>
    </message>
    <message>
        <source>Reading 32 bits from DRAM costs 640 pJ.</source>
        <extracomment>lab07.json /acts/2/sources/17/claim</extracomment>
        <translation>قراءة ٣٢ بت من DRAM تكلف ٦٤٠ pJ.</translation>
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
        <translation>هو رقم لتقنية أقدم وذاكرة أقدم. وبه تحتاج حتى الصورة المدموجة إلى القدرة المعروضة هنا. يبدأ النموذج بـ ٣٦ pJ لكل بايت.</translation>
    </message>
    <message>
        <source>Masking removes the break, so it saves energy.</source>
        <extracomment>lab07.json /acts/2/sources/18/claim</extracomment>
        <translation>التقنيع يزيل الانقطاع، فيوفّر طاقة.</translation>
    </message>
    <message>
        <source>less energy</source>
        <extracomment>lab07.json /acts/2/sources/18/value</extracomment>
        <translation>طاقة أقل</translation>
    </message>
    <message>
        <source>It removes a wait, and it pays for both branches. The figure shown is the power of the fused frame with both branches.</source>
        <extracomment>lab07.json /acts/2/sources/18/reason</extracomment>
        <translation>يزيل انتظارًا ويدفع ثمن الفرعين. الرقم المعروض هو قدرة الصورة المدموجة مع الفرعين.</translation>
    </message>
    <message>
        <source>A hearing device has 10 ms, 0.5 MB of flash and 320 KB of RAM for noise suppression.</source>
        <extracomment>lab07.json /acts/2/sources/19/claim</extracomment>
        <translation>لجهاز السمع ١٠ ms و٠٫٥ MB من الفلاش و٣٢٠ KB من RAM لكتم الضجيج.</translation>
    </message>
    <message>
        <source>10 ms, 0.5 MB, 320 KB</source>
        <extracomment>lab07.json /acts/2/sources/19/value</extracomment>
        <translation>١٠ ms، ٠٫٥ MB، ٣٢٠ KB</translation>
    </message>
    <message>
        <source>arXiv 2005.11138</source>
        <extracomment>lab07.json /acts/2/sources/19/from</extracomment>
        <translation>arXiv 2005.11138</translation>
    </message>
    <message>
        <source>These limits are inputs of this model, not results. The figure shown is the time for one hop.</source>
        <extracomment>lab07.json /acts/2/sources/19/reason</extracomment>
        <translation>هذه الحدود مدخلات في هذا النموذج لا نتائج. الرقم المعروض هو زمن قفزة واحدة.</translation>
    </message>
    <message>
        <source>A full framework does not fit on a microcontroller.</source>
        <extracomment>lab07.json /acts/2/sources/20/claim</extracomment>
        <translation>الإطار البرمجي الكامل لا يتسع له متحكم دقيق.</translation>
    </message>
    <message>
        <source>does not fit</source>
        <extracomment>lab07.json /acts/2/sources/20/value</extracomment>
        <translation>لا يتسع له</translation>
    </message>
    <message>
        <source>The figure shown is the flash that the program would take. The size of the framework is assumed, and it is hundreds of times too large.</source>
        <extracomment>lab07.json /acts/2/sources/20/reason</extracomment>
        <translation>الرقم المعروض هو الفلاش التي يأخذها البرنامج. وحجم الإطار البرمجي مفترض، وهو أكبر مما يجب بمئات المرات.</translation>
    </message>
    <message>
        <source>TensorFlow Lite Micro needs 16 KB.</source>
        <extracomment>lab07.json /acts/2/sources/21/claim</extracomment>
        <translation>TensorFlow Lite Micro يحتاج إلى ١٦ KB.</translation>
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
        <translation>ذلك هو اللبّ من دون أنوية، ويذكر مستخدمون مكتبة ساكنة حجمها ١٫١ MB. الرقم المعروض هو فلاش برنامج هذا المسار كله معه.</translation>
    </message>
    <message>
        <source>An interpreter costs next to nothing.</source>
        <extracomment>lab07.json /acts/2/sources/22/claim</extracomment>
        <translation>المفسّر لا يكلف شيئًا تقريبًا.</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <extracomment>lab07.json /acts/2/sources/22/value</extracomment>
        <translation>لا شيء تقريبًا</translation>
    </message>
    <message>
        <source>The model assumes 4 %. At 48 MHz that is the difference between in time and late; the figure shown is the time of one hop with an interpreter.</source>
        <extracomment>lab07.json /acts/2/sources/22/reason</extracomment>
        <translation>يفترض النموذج ٤٪. عند ٤٨ MHz هذا هو الفرق بين الوصول في الموعد والتأخر؛ والرقم المعروض هو زمن قفزة واحدة مع مفسّر.</translation>
    </message>
    <message>
        <source>A core needs 6 µA for each MHz at 3.3 V.</source>
        <extracomment>lab07.json /acts/2/sources/23/claim</extracomment>
        <translation>تحتاج نواة المعالج إلى ٦ µA لكل MHz عند ٣٫٣ V.</translation>
    </message>
    <message>
        <source>6 µA/MHz</source>
        <extracomment>lab07.json /acts/2/sources/23/value</extracomment>
        <translation>6 µA/MHz</translation>
    </message>
    <message>
        <source>Apollo3 data sheet</source>
        <extracomment>lab07.json /acts/2/sources/23/from</extracomment>
        <translation>نشرة بيانات Apollo3</translation>
    </message>
    <message>
        <source>It is a vendor&apos;s headline figure and an input of this model. The figure shown is the mean power with compiled C at 48 MHz.</source>
        <extracomment>lab07.json /acts/2/sources/23/reason</extracomment>
        <translation>هو رقم دعائي من المصنّع ومُدخل في هذا النموذج. الرقم المعروض هو متوسط القدرة مع C المترجَمة عند ٤٨ MHz.</translation>
    </message>
    <message>
        <source>The size of the branch that masking computes as well is assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/branch_share</extracomment>
        <translation>حجم الفرع الذي يحسبه التقنيع أيضًا مفترض.</translation>
    </message>
    <message>
        <source>You showed us when compiling pays. Now our compiler gives up in the middle of a model. There is an “if” that looks at the values of a tensor, and at that line the graph breaks.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/0</extracomment>
        <translation>أريتنا متى تجدي الترجمة. والآن يستسلم مترجمنا في وسط نموذج. هناك «if» تنظر في قيم موتّر، وعند ذلك السطر ينقطع المخطط.</translation>
    </message>
    <message>
        <source>Both branches are computed, and “where” selects the result that is needed. There is no branch any more, but one of the two results is thrown away.</source>
        <extracomment>lab07.json /acts/2/brief/reading/2/about</extracomment>
        <translation>يُحسب الفرعان كلاهما، وتختار «where» النتيجة المطلوبة. لم يعد هناك تفرع، لكن إحدى النتيجتين تُهدر.</translation>
    </message>
    <message>
        <source>A model has an “if” that looks at the values of a tensor. Written as it is, can it become one graph?</source>
        <extracomment>lab07.json /acts/2/predictions/0/prompt</extracomment>
        <translation>في نموذج «if» تنظر في قيم موتّر. هل يمكن أن يصير مخططًا واحدًا كما هو مكتوب؟</translation>
    </message>
    <message>
        <source>You looked at what the compiler knows. It records operations, not values. At the “if” it would need a value that no kernel has computed yet, so it ends the graph and lets Python decide.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/0/feedback</extracomment>
        <translation>نظرت إلى ما يعرفه المترجم. إنه يسجّل العمليات لا القيم. عند «if» يحتاج إلى قيمة لم تحسبها أي نواة بعد، فينهي المخطط ويترك القرار لـ Python.</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a graph can hold both branches. It can, but somebody must say so in the code: by masking or by structured control flow. An ordinary “if” runs in Python, and there only one branch is taken.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/2/feedback</extracomment>
        <translation>الفكرة وراء هذه الإجابة أن المخطط يمكن أن يضم الفرعين. يمكنه ذلك، لكن على أحد أن يقول ذلك في الشيفرة: بالتقنيع أو بتحكم مهيكل في التدفق. أما «if» العادية فتُنفَّذ في Python، وهناك يُسلك فرع واحد فقط.</translation>
    </message>
    <message>
        <source>Written as it is, the model does not become one graph. The “if” asks for a value that no kernel has computed yet. The compiler ends the graph there, and Python decides.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/0</extracomment>
        <translation>لا يصير النموذج مخططًا واحدًا كما هو مكتوب. تطلب «if» قيمة لم تحسبها أي نواة بعد. ينهي المترجم المخطط هناك، وتقرر Python.</translation>
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
    <message numerus="yes">
        <source>You have a message. Read it, then make a prediction. The whole act takes about %Ln minute(s).</source>
        <translation>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي %Ln دقيقة.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي دقيقة واحدة.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي دقيقتين.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي %Ln دقائق.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي %Ln دقيقة.</numerusform>
            <numerusform>وصلتك رسالة. اقرأها، ثم قدّم توقّعك. يستغرق الفصل كله حوالي %Ln دقيقة.</numerusform>
        </translation>
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
    <name>rp::CaptureCard</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A name and its value: &quot;Kernel count: 1,000&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Input, %1: %2</source>
        <extracomment>One input of a captured instrument: name and value.</extracomment>
        <translation>مُدخل، %1: %2</translation>
    </message>
    <message>
        <source>%1 (assumption: %2)</source>
        <extracomment>A result with its value, and why it rests on an assumption.</extracomment>
        <translation>%1 (افتراض: %2)</translation>
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
        <translation>⚠ %1. %2</translation>
    </message>
    <message>
        <source>You predicted: %1 – %2</source>
        <extracomment>The learner&apos;s answer to a prediction: the question, then the answer.</extracomment>
        <translation>توقّعت: %1 – %2</translation>
    </message>
    <message>
        <source>All inputs and results</source>
        <translation>كل المدخلات والنتائج</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Check box on a capture: shown in the comparison.</extracomment>
        <translation>قارن</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Accessible name of the check box &quot;Compare&quot;; keep its text in front. %1 is the name of the capture.</extracomment>
        <translation>قارن: %1</translation>
    </message>
    <message>
        <source>Open again</source>
        <extracomment>Button on a capture: goes to the instrument and sets it as it was captured.</extracomment>
        <translation>افتح من جديد</translation>
    </message>
    <message>
        <source>Open again: %1</source>
        <translation>افتح من جديد: %1</translation>
    </message>
    <message>
        <source>Goes to the instrument and sets it as it was captured.</source>
        <translation>ينتقل إلى الأداة ويضبطها كما كانت حين التُقطت.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>غيّر الاسم</translation>
    </message>
    <message>
        <source>Rename: %1</source>
        <translation>غيّر الاسم: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>أزل</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>أزل: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Label of the entry for a capture&apos;s name.</extracomment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>New name of: %1</source>
        <translation>اسم جديد لـ: %1</translation>
    </message>
    <message>
        <source>Enter keeps the name, Escape leaves it as it was.</source>
        <translation>مفتاح الإدخال يحفظ الاسم، وEsc يتركه كما كان.</translation>
    </message>
</context>
<context>
    <name>rp::CaptureComparison</name>
    <message>
        <source>Captures side by side</source>
        <translation>لقطات جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>These captures agree in every input and every figure.</source>
        <translation>هذه اللقطات متفقة في كل مدخل وكل رقم.</translation>
    </message>
    <message>
        <source>Instrument</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Prediction %1</source>
        <extracomment>Row of a comparison: the learner&apos;s answer to the question that is the act&apos;s first, second …; %1 is its number.</extracomment>
        <translation>التوقّع %1</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <extracomment>Row of a comparison: what a control of the instrument was set to; %1 is its name.</extracomment>
        <translation>المدخل: %1</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <extracomment>Row of a comparison: a result of the instrument; %1 is its name.</extracomment>
        <translation>الرقم: %1</translation>
    </message>
    <message>
        <source>Figure: %1 (rests on an assumption)</source>
        <extracomment>The same for a result that rests on an assumption.</extracomment>
        <translation>الرقم: %1 (يقوم على افتراض)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>≠ differs</source>
        <extracomment>Cell of a comparison, with its symbol: the captures have different values in this row.</extracomment>
        <translation>≠ مختلف</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= متساوٍ</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Cell of a comparison: this capture has no such value.</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) differ; they come first.</source>
        <translation>
            <numerusform>لا قيمة مختلفة (%Ln).</numerusform>
            <numerusform>قيمة واحدة مختلفة (%Ln)، وهي في البداية.</numerusform>
            <numerusform>قيمتان مختلفتان (%Ln)، وهما في البداية.</numerusform>
            <numerusform>%Ln قيم مختلفة، وهي في البداية.</numerusform>
            <numerusform>%Ln قيمة مختلفة، وهي في البداية.</numerusform>
            <numerusform>%Ln قيمة مختلفة، وهي في البداية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CaptureText</name>
    <message>
        <source>Capture %1: %2</source>
        <extracomment>Name of a piece of evidence that the learner has not named; %1 is its number, %2 names the instrument.</extracomment>
        <translation>اللقطة %1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Where a piece of evidence comes from: title of an act, title of one of its instruments.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Altered</source>
        <extracomment>Badge on a piece of evidence: it was edited in the file, outside the program.</extracomment>
        <translation>معدَّلة</translation>
    </message>
    <message>
        <source>Content has changed</source>
        <extracomment>Badge on a piece of evidence: questions or answers of the lab are others now.</extracomment>
        <translation>تغيّر المحتوى</translation>
    </message>
    <message>
        <source>Instrument missing</source>
        <extracomment>Badge on a piece of evidence: it can&apos;t be opened again.</extracomment>
        <translation>الأداة مفقودة</translation>
    </message>
    <message>
        <source>Result has changed</source>
        <extracomment>Badge on a piece of evidence: the same inputs give other figures in this version of the program.</extracomment>
        <translation>تغيّرت النتيجة</translation>
    </message>
    <message>
        <source>This capture was changed outside the program, so it proves nothing; capture it again.</source>
        <translation>عُدّلت هذه اللقطة خارج البرنامج، فلا تثبت شيئًا؛ التقطها من جديد.</translation>
    </message>
    <message>
        <source>The lab&apos;s content has changed since: it was captured from version %1.</source>
        <translation>تغيّر محتوى المختبر منذ ذلك الحين: التُقطت من الإصدار %1.</translation>
    </message>
    <message>
        <source>This program can&apos;t set the instrument up like this any more; the figures are those that were captured.</source>
        <translation>لم يعد هذا البرنامج قادرًا على ضبط الأداة هكذا؛ الأرقام هي التي التُقطت.</translation>
    </message>
    <message numerus="yes">
        <source>The same inputs give %Ln other figure(s) in this version of the program: %1.</source>
        <translation>
            <numerusform>لا يختلف أي رقم (%Ln) بالمدخلات نفسها في هذا الإصدار من البرنامج: %1.</numerusform>
            <numerusform>تعطي المدخلات نفسها رقمًا مختلفًا واحدًا (%Ln) في هذا الإصدار من البرنامج: %1.</numerusform>
            <numerusform>تعطي المدخلات نفسها رقمين مختلفين (%Ln) في هذا الإصدار من البرنامج: %1.</numerusform>
            <numerusform>تعطي المدخلات نفسها %Ln أرقام مختلفة في هذا الإصدار من البرنامج: %1.</numerusform>
            <numerusform>تعطي المدخلات نفسها %Ln رقمًا مختلفًا في هذا الإصدار من البرنامج: %1.</numerusform>
            <numerusform>تعطي المدخلات نفسها %Ln رقم مختلف في هذا الإصدار من البرنامج: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) were taken out of the ledger file outside the program.</source>
        <translation>
            <numerusform>لم تُحذف أي لقطة (%Ln) من ملف السجل خارج البرنامج.</numerusform>
            <numerusform>حُذفت لقطة واحدة (%Ln) من ملف السجل خارج البرنامج.</numerusform>
            <numerusform>حُذفت لقطتان (%Ln) من ملف السجل خارج البرنامج.</numerusform>
            <numerusform>حُذفت %Ln لقطات من ملف السجل خارج البرنامج.</numerusform>
            <numerusform>حُذفت %Ln لقطة من ملف السجل خارج البرنامج.</numerusform>
            <numerusform>حُذفت %Ln لقطة من ملف السجل خارج البرنامج.</numerusform>
        </translation>
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
    <name>rp::Challenge</name>
    <message>
        <source>The slider&apos;s value can&apos;t be handed in yet; set “%1” to %2, or choose “Set up the instrument”.</source>
        <extracomment>%1 is the label of a control, %2 the value it must have (&quot;10 s&quot;); the button is named as it is on the page</extracomment>
        <translation>لا يمكن تسليم قيمة المنزلق بعد؛ اضبط «%1» على %2، أو اختر «إعداد الأداة التفاعلية».</translation>
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
        <translation>اكتب مدة زمنية، مثل %1، واختر وحدتها. ويمكنك أيضًا كتابة «%2».</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>اكتب عددًا.</translation>
    </message>
    <message>
        <source>Your attempts:
%1</source>
        <translation>محاولاتك:
%1</translation>
    </message>
    <message>
        <source>✓ Challenge solved: %1</source>
        <extracomment>Heading of a task; %1 is its title.</extracomment>
        <translation>✓ حُلّ التحدّي: %1</translation>
    </message>
    <message>
        <source>Challenge: %1</source>
        <translation>التحدّي: %1</translation>
    </message>
    <message>
        <source>• %1</source>
        <extracomment>One fact of a list.</extracomment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Your result for “%1”</source>
        <extracomment>Name of the field for the result of a challenge; %1 is the challenge&apos;s title.</extracomment>
        <translation>نتيجتك في «%1»</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>تسليم</translation>
    </message>
    <message>
        <source>Set up the instrument</source>
        <translation>إعداد الأداة التفاعلية</translation>
    </message>
    <message>
        <source>Puts the controls to the facts of this challenge.</source>
        <translation>يضبط عناصر التحكّم على معطيات هذا التحدّي.</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>عرض تلميح</translation>
    </message>
    <message>
        <source>Use the slider&apos;s value: %1</source>
        <extracomment>Button: hands in the value that a slider of the instrument has now.</extracomment>
        <translation>استخدام قيمة المنزلق: %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>A hint on how to solve a challenge.</extracomment>
        <translation>تلميح: %1</translation>
    </message>
    <message>
        <source>Your result was changed outside the program, so it counts for nothing.</source>
        <translation>عُدّلت نتيجتك خارج البرنامج، ولذلك لا تُحتسب.</translation>
    </message>
    <message>
        <source>✓ Solved. %1</source>
        <extracomment>A solved challenge; %1 is a few sentences.</extracomment>
        <translation>✓ حُلّ. %1</translation>
    </message>
    <message>
        <source>Not solved yet. Ridgepoint notices by itself when you get there.</source>
        <translation>لم يُحلّ بعد. يلاحظ Ridgepoint بنفسه حين تصل إلى الحل.</translation>
    </message>
    <message>
        <source>Choose one of the proposals first.</source>
        <translation>اختر أولًا واحدًا من الاقتراحات.</translation>
    </message>
    <message>
        <source>You proposed this one before. Choose another.</source>
        <translation>اقترحت هذا من قبل. اختر غيره.</translation>
    </message>
    <message>
        <source>Your proposals:
%1</source>
        <translation>اقتراحاتك:
%1</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>اقترح</translation>
    </message>
    <message>
        <source>Your proposal for “%1”</source>
        <extracomment>Name of a group of radio buttons; %1 is the challenge&apos;s title.</extracomment>
        <translation>اقتراحك لـ «%1»</translation>
    </message>
</context>
<context>
    <name>rp::ChallengeText</name>
    <message>
        <source>times</source>
        <extracomment>Unit after a number that is a factor, as in &quot;3 times&quot;.</extracomment>
        <translation>مرة</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Said of a value that was handed in.</extracomment>
        <translation>صحيحة</translation>
    </message>
    <message>
        <source>not right</source>
        <extracomment>Said of a proposal.
----------
Said of a value that was handed in.</extracomment>
        <translation>غير صحيحة</translation>
    </message>
    <message>
        <source>too low</source>
        <extracomment>Said of a value that was handed in: it is smaller than the right one.</extracomment>
        <translation>أصغر من الصحيح</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>أكبر من الصحيح</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A value that was handed in, and what was said of it: &quot;10 h: too low&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Challenge “%1”: changed outside the program, so it counts for nothing.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>التحدّي «%1»: عُدّل خارج البرنامج، ولذلك لا يُحتسب.</translation>
    </message>
    <message>
        <source>Challenge “%1”: not solved.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>التحدّي «%1»: لم يُحلّ.</translation>
    </message>
    <message>
        <source>Challenge “%1”: solved.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>التحدّي «%1»: حُلّ.</translation>
    </message>
    <message>
        <source>Challenge “%1”: solved. %2: %3.</source>
        <extracomment>%1 is the title of a challenge, %2 the name of a figure (&quot;Moves made&quot;), %3 its value.</extracomment>
        <translation>التحدّي «%1»: حُلّ. %2: %3.</translation>
    </message>
    <message>
        <source>%1 (proposed before, not right)</source>
        <extracomment>A proposal that can be chosen, marked because it was tried before; %1 is the proposal.</extracomment>
        <translation>%1 (اقتُرح من قبل، غير صحيح)</translation>
    </message>
    <message numerus="yes">
        <source>Challenge “%1”: solved after %Ln proposal(s) with: %2</source>
        <extracomment>%1 is the title of a challenge, %2 what was proposed; the number is that of the proposals.</extracomment>
        <translation>
            <numerusform>التحدي «%1»: حُلّ من دون اقتراح (%Ln) بـ: %2</numerusform>
            <numerusform>التحدي «%1»: حُلّ بعد اقتراح واحد (%Ln) بـ: %2</numerusform>
            <numerusform>التحدي «%1»: حُلّ بعد اقتراحين (%Ln) بـ: %2</numerusform>
            <numerusform>التحدي «%1»: حُلّ بعد %Ln اقتراحات بـ: %2</numerusform>
            <numerusform>التحدي «%1»: حُلّ بعد %Ln اقتراحًا بـ: %2</numerusform>
            <numerusform>التحدي «%1»: حُلّ بعد %Ln اقتراح بـ: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Challenge “%1”: solved with %2 after %Ln attempt(s).</source>
        <extracomment>%1 is the title of a challenge, %2 the value handed in; the number is that of the attempts.</extracomment>
        <translation>
            <numerusform>التحدّي «%1»: حُلّ بالقيمة %2 بعد %Ln محاولة.</numerusform>
            <numerusform>التحدّي «%1»: حُلّ بالقيمة %2 بعد محاولة واحدة.</numerusform>
            <numerusform>التحدّي «%1»: حُلّ بالقيمة %2 بعد محاولتين.</numerusform>
            <numerusform>التحدّي «%1»: حُلّ بالقيمة %2 بعد %Ln محاولات.</numerusform>
            <numerusform>التحدّي «%1»: حُلّ بالقيمة %2 بعد %Ln محاولة.</numerusform>
            <numerusform>التحدّي «%1»: حُلّ بالقيمة %2 بعد %Ln محاولة.</numerusform>
        </translation>
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
    <message>
        <source>labs from DIR as well; one with a known name takes the place of ours</source>
        <translation>مختبرات من المجلد DIR أيضًا؛ والمختبر الذي له اسم معروف يحلّ محل مختبرنا</translation>
    </message>
</context>
<context>
    <name>rp::CompareCard</name>
    <message>
        <source>The comparison was copied as Markdown.</source>
        <translation>نُسخت المقارنة بصيغة Markdown.</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>انسخ بصيغة Markdown</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>صدّر بصيغة Markdown…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>صدّر بصيغة CSV…</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>تصدير المقارنة</translation>
    </message>
    <message>
        <source>The comparison was exported to %1.</source>
        <translation>صُدّرت المقارنة إلى %1.</translation>
    </message>
</context>
<context>
    <name>rp::ComparisonTable</name>
    <message>
        <source>%1: table of all values</source>
        <extracomment>Name of a table for a screen reader, below a chart with the same heading. %1: that heading.</extracomment>
        <translation>%1: جدول القيم كلها</translation>
    </message>
</context>
<context>
    <name>rp::CompilationContinuumInstrument</name>
    <message>
        <source>Throughput and flexibility of each stage</source>
        <translation>الإنتاجية والمرونة في كل مرحلة</translation>
    </message>
    <message>
        <source>How flexible each stage is</source>
        <translation>مقدار المرونة في كل مرحلة</translation>
    </message>
    <message>
        <source>From memory-bound to compute-bound</source>
        <translation>من محدود بالذاكرة إلى محدود بالحساب</translation>
    </message>
</context>
<context>
    <name>rp::CompilationReturn</name>
    <message>
        <source>Cost of compiling</source>
        <extracomment>machine time that compiling takes</extracomment>
        <translation>كلفة الترجمة (compile)</translation>
    </message>
    <message>
        <source>Saved per inference</source>
        <translation>التوفير لكل استدلال</translation>
    </message>
    <message>
        <source>Break-even inferences</source>
        <extracomment>number of inferences after which compiling has paid back</extracomment>
        <translation>عدد الاستدلالات حتى نقطة التعادل</translation>
    </message>
    <message>
        <source>Break-even time</source>
        <extracomment>time after which compiling has paid back</extracomment>
        <translation>الزمن حتى نقطة التعادل</translation>
    </message>
    <message>
        <source>Inferences served</source>
        <translation>الاستدلالات المخدومة</translation>
    </message>
    <message>
        <source>Net time saved</source>
        <translation>صافي الزمن الموفَّر</translation>
    </message>
    <message>
        <source>Eager capacity per day</source>
        <extracomment>inferences per day that the replicas can serve without compiling</extracomment>
        <translation>السعة اليومية في النمط الفوري</translation>
    </message>
    <message>
        <source>Eager throughput</source>
        <translation>الإنتاجية في النمط الفوري</translation>
    </message>
    <message>
        <source>Compiled throughput</source>
        <translation>الإنتاجية بعد الترجمة (compile)</translation>
    </message>
    <message>
        <source>Throughput gain</source>
        <translation>مكسب الإنتاجية</translation>
    </message>
    <message>
        <source>Compile time</source>
        <translation>زمن الترجمة (compile)</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>حجم الطلبات</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>مدة النشر</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>judgement on whether compiling pays</extracomment>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Volume beyond the eager capacity</source>
        <translation>حجم الطلبات يفوق السعة في النمط الفوري</translation>
    </message>
    <message>
        <source>Share of inferences on compiled code</source>
        <translation>حصة الاستدلالات التي تنفّذ برنامجًا مترجَمًا</translation>
    </message>
    <message>
        <source>Graphs compiled</source>
        <translation>المخططات المترجَمة</translation>
    </message>
    <message>
        <source>Break-even inferences at the higher gain</source>
        <translation>عدد الاستدلالات حتى نقطة التعادل عند المكسب الأعلى</translation>
    </message>
    <message>
        <source>Break-even inferences at the lower gain</source>
        <translation>عدد الاستدلالات حتى نقطة التعادل عند المكسب الأدنى</translation>
    </message>
    <message>
        <source>Net time saved at the lower gain</source>
        <translation>صافي الزمن الموفَّر عند المكسب الأدنى</translation>
    </message>
    <message>
        <source>Net time saved at the higher gain</source>
        <translation>صافي الزمن الموفَّر عند المكسب الأعلى</translation>
    </message>
    <message>
        <source>Launch cost against kernel time</source>
        <translation>كلفة الإطلاق نسبةً إلى زمن النواة</translation>
    </message>
    <message>
        <source>Cost before the first inference</source>
        <translation>الكلفة قبل الاستدلال الأول</translation>
    </message>
    <message>
        <source>Recompilations per day cost</source>
        <translation>كلفة إعادة الترجمة في اليوم</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>verdict: compiling can never pay back</extracomment>
        <translation>لا استرداد أبدًا</translation>
    </message>
    <message>
        <source>Not justified</source>
        <extracomment>verdict: compiling would pay back, but only after the deployment has ended</extracomment>
        <translation>غير مبرَّر</translation>
    </message>
    <message>
        <source>Positive</source>
        <extracomment>verdict: compiling pays back within the deployment</extracomment>
        <translation>إيجابي</translation>
    </message>
    <message>
        <source>Around break-even</source>
        <extracomment>how far a time axis reaches: twice the time of break-even</extracomment>
        <translation>حول نقطة التعادل</translation>
    </message>
    <message>
        <source>Whole deployment</source>
        <extracomment>how far a time axis reaches: to the end of the deployment</extracomment>
        <translation>مدة النشر كلها</translation>
    </message>
    <message>
        <source>Static</source>
        <extracomment>recompilation policy: one graph for each shape of input</extracomment>
        <translation>ثابتة</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>recompilation policy: the second shape of input triggers one graph for all</extracomment>
        <translation>تلقائية</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <extracomment>recompilation policy: one graph for all shapes from the start</extracomment>
        <translation>ديناميكية</translation>
    </message>
    <message>
        <source>%1 per day</source>
        <extracomment>a rate; %1 is a number: &quot;2,400 per day&quot;</extracomment>
        <translation>%1 في اليوم</translation>
    </message>
    <message numerus="yes">
        <source>%1 replica(s)</source>
        <extracomment>copies of a model; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 نسخة عاملة</numerusform>
            <numerusform>%1 نسخة عاملة</numerusform>
            <numerusform>%1 نسخة عاملة</numerusform>
            <numerusform>%1 نسخ عاملة</numerusform>
            <numerusform>%1 نسخة عاملة</numerusform>
            <numerusform>%1 نسخة عاملة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <extracomment>shapes of a model&apos;s input; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 شكل</numerusform>
            <numerusform>%1 شكل</numerusform>
            <numerusform>%1 شكل</numerusform>
            <numerusform>%1 أشكال</numerusform>
            <numerusform>%1 شكلًا</numerusform>
            <numerusform>%1 شكل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <extracomment>one run of a model is one inference; %1 is the count, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 تشغيل</numerusform>
            <numerusform>%1 تشغيل</numerusform>
            <numerusform>%1 تشغيل</numerusform>
            <numerusform>%1 تشغيلات</numerusform>
            <numerusform>%1 تشغيلًا</numerusform>
            <numerusform>%1 تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>±%1</source>
        <extracomment>an uncertainty to either side; %1 is a percentage</extracomment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>No throughput was published for this case. It follows from the serial launch model.</source>
        <translation>لم تُنشر إنتاجية لهذه الحالة. وهي مستنتجة من أسلوب الإطلاق المتسلسل.</translation>
    </message>
    <message>
        <source>The math is taken to run as long as on the cloud device, as the course does.</source>
        <translation>يُفترض أن الحساب يستغرق الزمن نفسه كما على الجهاز السحابي، كما يفعل المقرر.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own volume and length of deployment.</source>
        <translation>المكان الذي يعمل فيه النموذج. وله حجم طلبات ومدة نشر خاصان به.</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>The model that is compiled. It brings its own eager throughput and throughput gain.</source>
        <translation>النموذج الذي يُترجَم (compile). وله إنتاجية فورية ومكسب إنتاجية خاصان به.</translation>
    </message>
    <message>
        <source>Time that one replica needs for its first compilation.</source>
        <translation>الزمن الذي تحتاج إليه النسخة العاملة الواحدة لترجمتها الأولى (compile).</translation>
    </message>
    <message>
        <source>How many more inferences per second the compiled model serves.</source>
        <translation>كم يزيد عدد الاستدلالات في الثانية في النموذج المترجَم.</translation>
    </message>
    <message>
        <source>Inferences per day of all replicas together.</source>
        <translation>عدد الاستدلالات في اليوم في كل النسخ العاملة معًا.</translation>
    </message>
    <message>
        <source>How long the compiled model serves, from one run to ten years. You can type a time such as 23 h 20 min, or 1 run. A number alone counts days.</source>
        <translation>مدة خدمة النموذج المترجَم، من تشغيل واحد إلى عشر سنوات. يمكنك أن تكتب زمنًا مثل ٢٣ س ٢٠ د، أو ١ تشغيل. والعدد وحده يُحسب بالأيام.</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>محور الزمن</translation>
    </message>
    <message>
        <source>How far the timeline reaches: twice the break-even time, or to the end of the deployment.</source>
        <translation>إلى أين يمتد الخط الزمني: إلى ضعف الزمن حتى نقطة التعادل، أو إلى نهاية مدة النشر.</translation>
    </message>
    <message>
        <source>Inferences per second of one replica before it is compiled.</source>
        <translation>عدد الاستدلالات في الثانية في النسخة العاملة الواحدة قبل ترجمتها (compile).</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>النسخ العاملة</translation>
    </message>
    <message>
        <source>Copies of the model that share the volume. Each one compiles for itself.</source>
        <translation>نسخ من النموذج تتقاسم الطلبات. كل منها تُجري الترجمة (compile) لنفسها.</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>إصابات الذاكرة المخبئية</translation>
    </message>
    <message>
        <source>Share of the replicas that load compiled code from a cache instead of compiling.</source>
        <translation>حصة النسخ العاملة التي تحمّل البرنامج المترجَم من الذاكرة المخبئية بدلًا من أن تُجري الترجمة (compile).</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>زمن التحميل</translation>
    </message>
    <message>
        <source>Time to load compiled code from the cache. It counts only for cache hits.</source>
        <translation>زمن تحميل البرنامج المترجَم من الذاكرة المخبئية. ولا يُحسب إلا عند إصابة الذاكرة المخبئية.</translation>
    </message>
    <message>
        <source>Input shapes</source>
        <translation>أشكال المُدخلات</translation>
    </message>
    <message>
        <source>Different shapes of input that arrive, in equal parts.</source>
        <translation>الأشكال المختلفة للمُدخلات التي ترد، بحصص متساوية.</translation>
    </message>
    <message>
        <source>Recompilation policy</source>
        <translation>سياسة إعادة الترجمة</translation>
    </message>
    <message>
        <source>Recompilations</source>
        <translation>مرات إعادة الترجمة</translation>
    </message>
    <message>
        <source>Times per day that each replica has to compile again, for example after a restart.</source>
        <translation>عدد المرات في اليوم التي تضطر فيها كل نسخة عاملة إلى إعادة الترجمة (recompilation)، مثلًا بعد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>Recompile time</source>
        <translation>زمن إعادة الترجمة</translation>
    </message>
    <message>
        <source>How long a recompilation takes, as a share of the first compilation.</source>
        <translation>مدة إعادة الترجمة نسبةً إلى الترجمة الأولى (compile).</translation>
    </message>
    <message>
        <source>Guard cost</source>
        <translation>كلفة شروط الحراسة</translation>
    </message>
    <message>
        <source>Time per inference to check that the compiled code still fits its input.</source>
        <translation>الزمن لكل استدلال للتحقّق من أن البرنامج المترجَم لا يزال يناسب مُدخله.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>الإحماء</translation>
    </message>
    <message>
        <source>Time that each replica needs after compiling before it serves.</source>
        <translation>الزمن الذي تحتاج إليه كل نسخة عاملة بعد الترجمة (compile) وقبل أن تبدأ الخدمة.</translation>
    </message>
    <message>
        <source>Uncertainty of the gain</source>
        <translation>عدم اليقين في المكسب</translation>
    </message>
    <message>
        <source>The timeline&apos;s band shows the saving at a gain that is smaller or larger by this share of it.</source>
        <translation>يُظهر النطاق في الخط الزمني التوفير عند مكسب أصغر أو أكبر بهذه الحصة منه.</translation>
    </message>
    <message>
        <source>run|runs|inference|inferences</source>
        <extracomment>names of a unit that a learner may type, separated by |: one run of the model, one inference</extracomment>
        <translation>تشغيل|تشغيلًا|تشغيلا|تشغيلات|استدلال|استدلالًا|استدلالا|استدلالات</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Compile time 30 s&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>control and value</comment>
        <extracomment>a control and what was chosen: &quot;Workload, ResNet-50&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>عدة إعدادات</translation>
    </message>
    <message>
        <source>%1: break-even moves from %2 to %3 inferences, reached after %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 numbers of inferences, %4 a time span</extracomment>
        <translation>%1: تنتقل نقطة التعادل من %2 إلى %3 من الاستدلالات، وتُبلغ بعد %4.</translation>
    </message>
    <message>
        <source>%1: break-even stays at %2 inferences, reached after %3.</source>
        <extracomment>%1 a control and its value, %2 a number of inferences, %3 a time span</extracomment>
        <translation>%1: تبقى نقطة التعادل عند %2 من الاستدلالات، وتُبلغ بعد %3.</translation>
    </message>
    <message>
        <source>%1: break-even now exists, at %2 inferences, reached after %3.</source>
        <extracomment>%1 a control and its value, %2 a number of inferences, %3 a time span</extracomment>
        <translation>%1: صارت هناك نقطة تعادل، عند %2 من الاستدلالات، وتُبلغ بعد %3.</translation>
    </message>
    <message>
        <source>%1: the cost is never recovered any more.</source>
        <extracomment>%1 is a control and its value</extracomment>
        <translation>%1: لم تعد الكلفة تُسترد أبدًا.</translation>
    </message>
    <message>
        <source>%1: the cost is still never recovered.</source>
        <extracomment>%1 is a control and its value</extracomment>
        <translation>%1: ما زالت الكلفة لا تُسترد أبدًا.</translation>
    </message>
    <message>
        <source>Net time saved: %1.</source>
        <extracomment>%1 is a time span, negative for a loss</extracomment>
        <translation>صافي الزمن الموفَّر: %1.</translation>
    </message>
    <message>
        <source>The verdict is now: %1.</source>
        <extracomment>%1 is one of the verdicts: &quot;Positive&quot;, &quot;Not justified&quot;, &quot;Never&quot;</extracomment>
        <translation>الحكم الآن: %1.</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and recovers it after %2. At the end of the deployment, after %3, it has saved %4 net.</source>
        <extracomment>%1 to %4 are time spans: cost, time to break-even, length of the deployment, net time saved</extracomment>
        <translation>تكلّف الترجمة (compile) %1 من زمن الآلة وتسترده بعد %2. وفي نهاية مدة النشر، بعد %3، يبلغ صافي ما وفّرته %4.</translation>
    </message>
    <message>
        <source>The %1 that compiling costs would be recovered after %2, but this deployment lasts only %3. It loses %4 net.</source>
        <extracomment>%1 to %4 are time spans: cost, time to break-even, length of the deployment, net time lost</extracomment>
        <translation>كلفة الترجمة (compile) البالغة %1 تُسترد بعد %2، لكن مدة النشر هذه لا تدوم إلا %3. وصافي الخسارة %4.</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and saves none: without a throughput gain, nothing recovers the cost.</source>
        <extracomment>%1 is a time span</extracomment>
        <translation>تكلّف الترجمة (compile) %1 من زمن الآلة ولا توفّر شيئًا: فدون مكسب في الإنتاجية لا شيء يسترد الكلفة.</translation>
    </message>
    <message>
        <source>Compiled code saves %1 per inference, but checking its guards takes %2. Each inference makes the loss larger.</source>
        <extracomment>%1 and %2 are times per inference</extracomment>
        <translation>يوفّر البرنامج المترجَم %1 لكل استدلال، لكن فحص شروط الحراسة (guards) يستغرق %2. وكل استدلال يزيد الخسارة.</translation>
    </message>
    <message>
        <source>Recompiling costs %1 of machine time per day, and compiled code saves only %2 per day. Each day makes the loss larger.</source>
        <extracomment>%1 and %2 are time spans per day</extracomment>
        <translation>تكلّف إعادة الترجمة (recompilation) %1 من زمن الآلة في اليوم، ولا يوفّر البرنامج المترجَم إلا %2 في اليوم. وكل يوم يزيد الخسارة.</translation>
    </message>
    <message>
        <source>No single change of compile time, gain, volume or deployment changes this verdict.</source>
        <translation>لا يوجد تغيير واحد في زمن الترجمة (compile) أو المكسب أو حجم الطلبات أو مدة النشر يغيّر هذا الحكم.</translation>
    </message>
    <message>
        <source>A gain that is %1 smaller or larger leaves the sign of this result as it is.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>مكسب أصغر أو أكبر بمقدار %1 لا يغيّر إشارة هذه النتيجة.</translation>
    </message>
    <message>
        <source>The gain decides: if it is %1 smaller or larger, the net time saved is %2 or %3.</source>
        <extracomment>%1 is a percentage, %2 and %3 are time spans, negative for a loss</extracomment>
        <translation>المكسب هو الذي يقرّر: إذا كان أصغر أو أكبر بمقدار %1، فصافي الزمن الموفَّر %2 أو %3.</translation>
    </message>
    <message>
        <source>The volume of %1 inferences per day is more than this fleet can serve without compiling: %2 per day. Without compiling, part of the load would have to wait or need more replicas.</source>
        <extracomment>%1 and %2 are numbers of inferences per day</extracomment>
        <translation>حجم الطلبات البالغ %1 من الاستدلالات في اليوم أكبر مما تستطيع هذه النسخ العاملة خدمته دون ترجمة (compile): %2 في اليوم. ودون الترجمة يضطر جزء من الحِمل إلى الانتظار أو إلى نسخ عاملة أخرى.</translation>
    </message>
    <message>
        <source>The cost line starts at %1 and the saving line at zero.</source>
        <extracomment>what a chart of cost and saving over time shows; %1 is a time span</extracomment>
        <translation>يبدأ خط الكلفة عند %1، ويبدأ خط التوفير عند الصفر.</translation>
    </message>
    <message>
        <source>They cross after %1 inferences, at %2.</source>
        <extracomment>%1 is a number of inferences, %2 a time span</extracomment>
        <translation>يتقاطعان بعد %1 من الاستدلالات، عند %2.</translation>
    </message>
    <message>
        <source>They never cross.</source>
        <translation>لا يتقاطعان أبدًا.</translation>
    </message>
    <message>
        <source>One change is enough to make compiling pay: %1, %2 or less.</source>
        <extracomment>a verdict would become positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>تغيير واحد يكفي لتصير الترجمة (compile) مجدية: %1، بقيمة %2 أو أقل.</translation>
    </message>
    <message>
        <source>One change is enough to make compiling pay: %1, %2 or more.</source>
        <extracomment>a verdict would become positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>تغيير واحد يكفي لتصير الترجمة (compile) مجدية: %1، بقيمة %2 أو أكثر.</translation>
    </message>
    <message>
        <source>One change is enough to turn this into a loss: %1, %2 or less.</source>
        <extracomment>a verdict would no longer be positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>تغيير واحد يكفي ليتحوّل هذا إلى خسارة: %1، بقيمة %2 أو أقل.</translation>
    </message>
    <message>
        <source>One change is enough to turn this into a loss: %1, %2 or more.</source>
        <extracomment>a verdict would no longer be positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>تغيير واحد يكفي ليتحوّل هذا إلى خسارة: %1، بقيمة %2 أو أكثر.</translation>
    </message>
    <message>
        <source>Break-even at %1 inferences</source>
        <extracomment>remark on a point in time; %1 is a number of inferences</extracomment>
        <translation>نقطة التعادل عند %1 من الاستدلالات</translation>
    </message>
    <message>
        <source>End of the deployment</source>
        <translation>نهاية مدة النشر</translation>
    </message>
    <message>
        <source>no value in its range</source>
        <extracomment>instead of a value of a control that would have an effect</extracomment>
        <translation>لا قيمة ضمن نطاقه</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>a limit of a control&apos;s value; %1 is the value</extracomment>
        <translation>%1 أو أكثر</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <extracomment>a limit of a control&apos;s value; %1 is the value</extracomment>
        <translation>%1 أو أقل</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>الزمن المنقضي</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>الزمن الموفَّر</translation>
    </message>
    <message>
        <source>Time saved at the lower gain</source>
        <translation>الزمن الموفَّر عند المكسب الأدنى</translation>
    </message>
    <message>
        <source>Time saved at the higher gain</source>
        <translation>الزمن الموفَّر عند المكسب الأعلى</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>عنصر التحكّم</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Changes the verdict at</source>
        <translation>يتغيّر الحكم عند</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and recovers it after %2, exactly when this deployment ends. It neither saves nor loses time.</source>
        <extracomment>%1 is a time span of machine time, %2 the length of the deployment</extracomment>
        <translation>تكلف الترجمة (compile) %1 من زمن الآلة وتستردها بعد %2، تمامًا حين ينتهي هذا النشر. لا توفّر زمنًا ولا تخسره.</translation>
    </message>
    <message numerus="yes">
        <source>Static: one graph for each shape, %Ln at most, and the other shapes run eagerly. Automatic: the second shape triggers one dynamic graph. Dynamic: one graph from the start.</source>
        <extracomment>a help text; %Ln is the most graphs that one function may have</extracomment>
        <translation>
            <numerusform>ثابتة: مخطط لكل شكل، وأقصى عدد للمخططات %Ln، وتُنفَّذ الأشكال الأخرى في النمط الفوري. تلقائية: الشكل الثاني يؤدي إلى مخطط ديناميكي واحد. ديناميكية: مخطط واحد منذ البداية.</numerusform>
            <numerusform>ثابتة: مخطط لكل شكل، بحد أقصى مخطط واحد، وتُنفَّذ الأشكال الأخرى في النمط الفوري. تلقائية: الشكل الثاني يؤدي إلى مخطط ديناميكي واحد. ديناميكية: مخطط واحد منذ البداية.</numerusform>
            <numerusform>ثابتة: مخطط لكل شكل، بحد أقصى مخططان، وتُنفَّذ الأشكال الأخرى في النمط الفوري. تلقائية: الشكل الثاني يؤدي إلى مخطط ديناميكي واحد. ديناميكية: مخطط واحد منذ البداية.</numerusform>
            <numerusform>ثابتة: مخطط لكل شكل، بحد أقصى %Ln مخططات، وتُنفَّذ الأشكال الأخرى في النمط الفوري. تلقائية: الشكل الثاني يؤدي إلى مخطط ديناميكي واحد. ديناميكية: مخطط واحد منذ البداية.</numerusform>
            <numerusform>ثابتة: مخطط لكل شكل، بحد أقصى %Ln مخططًا، وتُنفَّذ الأشكال الأخرى في النمط الفوري. تلقائية: الشكل الثاني يؤدي إلى مخطط ديناميكي واحد. ديناميكية: مخطط واحد منذ البداية.</numerusform>
            <numerusform>ثابتة: مخطط لكل شكل، بحد أقصى %Ln مخطط، وتُنفَّذ الأشكال الأخرى في النمط الفوري. تلقائية: الشكل الثاني يؤدي إلى مخطط ديناميكي واحد. ديناميكية: مخطط واحد منذ البداية.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CompilationReturnInstrument</name>
    <message>
        <source>Cost of compiling and time saved</source>
        <translation>كلفة الترجمة (compile) والزمن الموفَّر</translation>
    </message>
    <message>
        <source>What would change the verdict</source>
        <translation>ما الذي يغيّر الحكم</translation>
    </message>
    <message>
        <source>Each row changes one control and leaves all others as they are.</source>
        <translation>كل صف يغيّر عنصر تحكّم واحدًا ويترك البقية كما هي.</translation>
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
    <message>
        <source>This was the last act of this lab. Now write your decision memo: what you recommend, and on which evidence. Your ledger keeps everything, and you can go back to any step.</source>
        <translation>كان هذا آخر فصل في هذا المختبر. اكتب الآن مذكرة القرار: بماذا توصي، وعلى أي أدلة. سجلك يحفظ كل شيء، ويمكنك العودة إلى أي خطوة.</translation>
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
        <translation>عدد النسخ العاملة التي تُجري الترجمة (compile)</translation>
    </message>
    <message>
        <source>Share of replicas that find a compiled model</source>
        <translation>حصة النسخ العاملة التي تجد نموذجًا مترجَمًا</translation>
    </message>
    <message>
        <source>Time to load a compiled model</source>
        <translation>زمن تحميل نموذج مترجَم</translation>
    </message>
    <message>
        <source>Recompilations per replica</source>
        <translation>عدد مرات إعادة الترجمة (recompilation) في كل نسخة عاملة</translation>
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
        <translation>كلفة شروط الحراسة (guards) لكل استدعاء</translation>
    </message>
    <message>
        <source>Warm-up time per replica</source>
        <translation>زمن الإحماء لكل نسخة عاملة</translation>
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
        <translation>الأداء الأقصى للوحدات المتّجهية</translation>
    </message>
    <message>
        <source>Count row statistics as traffic</source>
        <translation>حساب إحصاءات الصفوف ضمن حركة الذاكرة</translation>
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
        <translation>حجم ذاكرة L2 المخبئية</translation>
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
        <translation>حركة الذاكرة والشدة الحسابية والزمن لسلسلة</translation>
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
        <translation>حركة الذاكرة في الانتباه المعتاد مقسومة على حركتها في FlashAttention</translation>
    </message>
    <message>
        <source>Elements moved by standard attention</source>
        <translation>عدد العناصر التي ينقلها الانتباه المعتاد</translation>
    </message>
    <message>
        <source>Elements moved by flash attention</source>
        <translation>عدد العناصر التي تنقلها FlashAttention</translation>
    </message>
    <message>
        <source>Whether a tensor stays in the L2 cache</source>
        <translation>هل يبقى الموتّر في ذاكرة L2 المخبئية</translation>
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
        <translation>الحساب وحركة الذاكرة والشدة الحسابية لضرب مصفوفات</translation>
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
        <translation>الشدة الحسابية لنواة تعمل عنصرًا بعنصر</translation>
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
        <translation>زمن فحص شروط الحراسة (guards) لكل انقطاع</translation>
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
    <name>rp::Continuum</name>
    <message>
        <source>Speed-up over eager</source>
        <translation>التسريع قياسًا بالنمط الفوري</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>الإنتاجية</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>الزمن الفعلي</translation>
    </message>
    <message>
        <source>Flexibility</source>
        <extracomment>sum of five judgements of a stage</extracomment>
        <translation>المرونة</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>الشدة الحسابية</translation>
    </message>
    <message>
        <source>Arithmetic intensity on the vector units</source>
        <translation>الشدة الحسابية على الوحدات المتّجهية</translation>
    </message>
    <message>
        <source>Tensor Core ridge</source>
        <translation>حافة Tensor Cores</translation>
    </message>
    <message>
        <source>Vector ridge</source>
        <translation>الحافة المتّجهية</translation>
    </message>
    <message>
        <source>Share of the Tensor Core ridge</source>
        <translation>الحصة من حافة Tensor Cores</translation>
    </message>
    <message>
        <source>Share of the vector ridge</source>
        <translation>الحصة من الحافة المتّجهية</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>whether memory or arithmetic limits an operation</extracomment>
        <translation>الحدّ</translation>
    </message>
    <message>
        <source>Operations up to the Tensor Core ridge</source>
        <translation>عدد العمليات حتى حافة Tensor Cores</translation>
    </message>
    <message>
        <source>Operations up to the vector ridge</source>
        <translation>عدد العمليات حتى الحافة المتّجهية</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>how often the learner has changed an input of the crossing part</extracomment>
        <translation>الحركات</translation>
    </message>
    <message>
        <source>Kernel complexity</source>
        <translation>تعقيد النواة</translation>
    </message>
    <message>
        <source>Fusion level</source>
        <translation>مستوى الدمج</translation>
    </message>
    <message>
        <source>Inner size K</source>
        <extracomment>a control: the inner size K of a matrix product</extracomment>
        <translation>البُعد الداخلي K</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>a control: how many inputs go through the matrix product together</extracomment>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <extracomment>flexibility of a stage; %1 is a number from 0 to 5</extracomment>
        <translation>%1 من ٥</translation>
    </message>
    <message>
        <source>Math and memory take as long as on %1, as the course assumes.</source>
        <extracomment>%1 is a device</extracomment>
        <translation>يستغرق الحساب والذاكرة الزمن نفسه كما على %1، كما يفترض المقرر.</translation>
    </message>
    <message>
        <source>memory-bound</source>
        <extracomment>an operation that memory limits</extracomment>
        <translation>محدود بالذاكرة</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <extracomment>an operation that arithmetic limits</extracomment>
        <translation>محدود بالحساب</translation>
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
        <source>Pointwise chain</source>
        <extracomment>kind of operation: each output element depends on one element of the input</extracomment>
        <translation>سلسلة عنصرًا بعنصر</translation>
    </message>
    <message>
        <source>GEMM with fused operations</source>
        <extracomment>kind of operation; GEMM is the usual abbreviation of a general matrix multiply</extracomment>
        <translation>عملية GEMM مع عمليات مدموجة</translation>
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
        <translation>السياق</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost and ridge points.</source>
        <translation>المكان الذي يعمل فيه النموذج. وله كلفة إطلاق ونقاط حافة خاصة به.</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>حِمل العمل</translation>
    </message>
    <message>
        <source>The model that is compiled. The flexibility of a stage does not depend on it.</source>
        <translation>النموذج الذي يُترجَم (compile). ومرونة المرحلة لا تتوقف عليه.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>How far the program is compiled, from Python without any compiling to bare metal.</source>
        <translation>إلى أي مدى يُترجَم البرنامج (compile)، من Python دون أي ترجمة إلى العتاد المجرد (bare metal).</translation>
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
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>A chain of pointwise operations in one kernel, or a matrix product with %1 columns and pointwise operations fused behind it.</source>
        <extracomment>%1 is a count of columns</extracomment>
        <translation>سلسلة من العمليات عنصرًا بعنصر في نواة واحدة، أو ضرب مصفوفات عدد أعمدته %1 تُدمج بعده عمليات عنصرًا بعنصر.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة العددية</translation>
    </message>
    <message>
        <source>The number format of the data. It decides the bytes moved and the peak.</source>
        <translation>الصيغة العددية للبيانات. وهي تحدّد البايتات المنقولة والأداء الأقصى.</translation>
    </message>
    <message>
        <source>Arithmetic of each pointwise operation, for each element.</source>
        <translation>حساب كل عملية من العمليات عنصرًا بعنصر، لكل عنصر.</translation>
    </message>
    <message>
        <source>How many pointwise operations are fused behind the matrix product.</source>
        <translation>عدد العمليات عنصرًا بعنصر المدموجة بعد ضرب المصفوفات.</translation>
    </message>
    <message>
        <source>How many pointwise operations run in one kernel.</source>
        <translation>عدد العمليات عنصرًا بعنصر التي تعمل في نواة واحدة.</translation>
    </message>
    <message>
        <source>Columns of the first matrix and rows of the second.</source>
        <translation>أعمدة المصفوفة الأولى وصفوف الثانية.</translation>
    </message>
    <message>
        <source>Rows of the first matrix. All of them use the same weights.</source>
        <translation>صفوف المصفوفة الأولى. وكلها تستخدم الأوزان نفسها.</translation>
    </message>
    <message>
        <source>Set a lower number to undo moves. A higher one is not possible.</source>
        <translation>اضبط عددًا أصغر للتراجع عن حركات. ولا يمكن ضبط عدد أكبر.</translation>
    </message>
    <message>
        <source>The record of moves does not lead to the current settings. Start again from the page.</source>
        <translation>سجل الحركات لا يؤدي إلى الإعدادات الحالية. ابدأ من جديد من الصفحة.</translation>
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
            <numerusform>%1 عملية</numerusform>
            <numerusform>%1 عملية</numerusform>
            <numerusform>%1 عملية</numerusform>
            <numerusform>%1 عمليات</numerusform>
            <numerusform>%1 عملية</numerusform>
            <numerusform>%1 عملية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <extracomment>rows of a matrix; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 صف</numerusform>
            <numerusform>%1 صف</numerusform>
            <numerusform>%1 صف</numerusform>
            <numerusform>%1 صفوف</numerusform>
            <numerusform>%1 صفًّا</numerusform>
            <numerusform>%1 صف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 move(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 حركة</numerusform>
            <numerusform>%1 حركة</numerusform>
            <numerusform>%1 حركة</numerusform>
            <numerusform>%1 حركات</numerusform>
            <numerusform>%1 حركة</numerusform>
            <numerusform>%1 حركة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Fusion level 4&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>control and value</comment>
        <extracomment>a control and what was chosen: &quot;Stage, Ahead of time&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>what was done</comment>
        <extracomment>what the learner did; the beginning of a longer sentence</extracomment>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>what was done</comment>
        <translation>التراجع</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>عدة إعدادات</translation>
    </message>
    <message>
        <source>%1: %2 is %3 as fast as eager mode, with a flexibility of %4.</source>
        <extracomment>%1 a control and its value, %2 a stage, %3 a factor such as 2.00×, %4 such as &quot;4.0 of 5&quot;</extracomment>
        <translation>%1: تبلغ سرعة المرحلة «%2» %3 قياسًا بالنمط الفوري، ومرونتها %4.</translation>
    </message>
    <message>
        <source>%1: %2 reaches %3, %4 as fast as eager mode, with a flexibility of %5.</source>
        <extracomment>%1 a workload and a launch model, %2 a stage, %3 a throughput, %4 a factor, %5 such as &quot;4.0 of 5&quot;</extracomment>
        <translation>%1: تبلغ إنتاجية المرحلة «%2» %3، وسرعتها %4 قياسًا بالنمط الفوري، ومرونتها %5.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>workload and launch model</comment>
        <extracomment>%1 is a workload, %2 a launch model</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>No stage is faster than torch.compile for this workload.</source>
        <translation>لا توجد مرحلة أسرع من torch.compile لحِمل العمل هذا.</translation>
    </message>
    <message>
        <source>The fastest stage is %1 as fast as torch.compile, with serial and with overlapped launches.</source>
        <extracomment>%1 is a factor such as 1.02×</extracomment>
        <translation>تبلغ سرعة أسرع مرحلة %1 قياسًا بسرعة torch.compile، مع عمليات الإطلاق المتسلسلة والمتداخلة.</translation>
    </message>
    <message>
        <source>With serial launches the fastest stage is %1 as fast as torch.compile. With overlapped launches this gain vanishes, only %2 is left: the launches are hidden behind the kernels.</source>
        <extracomment>%1 and %2 are factors such as 1.49×</extracomment>
        <translation>مع عمليات الإطلاق المتسلسلة تبلغ سرعة أسرع مرحلة %1 قياسًا بسرعة torch.compile. ومع عمليات الإطلاق المتداخلة يختفي هذا المكسب ولا يبقى إلا %2: فعمليات الإطلاق تختفي خلف الأنوية.</translation>
    </message>
    <message>
        <source>With serial launches the fastest stage is %1 as fast as torch.compile, with overlapped launches %2: here a launch still takes longer than a kernel.</source>
        <extracomment>%1 and %2 are factors such as 1.49×</extracomment>
        <translation>مع عمليات الإطلاق المتسلسلة تبلغ سرعة أسرع مرحلة %1 قياسًا بسرعة torch.compile، ومع المتداخلة %2: فعملية الإطلاق هنا لا تزال تستغرق أكثر من النواة.</translation>
    </message>
    <message>
        <source>Move %1 of %2.</source>
        <extracomment>counter of moves, a sentence; %1 is how many were made, %2 how many there are</extracomment>
        <translation>الحركة %1 من %2.</translation>
    </message>
    <message>
        <source>A chain of such operations would need %1 to reach the Tensor Core ridge. Here it can have at most %2.</source>
        <extracomment>%1 and %2 are counts of operations (&quot;624 operations&quot;)</extracomment>
        <translation>تحتاج سلسلة من هذه العمليات إلى %1 لتبلغ حافة Tensor Cores. وأقصى ما يمكن أن يكون فيها هنا %2.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity falls from %2 to %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: تنخفض الشدة الحسابية من %2 إلى %3، أي %4 من حافة Tensor Cores.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity falls from %2 to %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: تنخفض الشدة الحسابية من %2 إلى %3، أي %4 من الحافة المتّجهية.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity stays at %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: تبقى الشدة الحسابية %3، أي %4 من حافة Tensor Cores.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity stays at %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: تبقى الشدة الحسابية %3، أي %4 من الحافة المتّجهية.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity rises from %2 to %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: ترتفع الشدة الحسابية من %2 إلى %3، أي %4 من حافة Tensor Cores.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity rises from %2 to %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: ترتفع الشدة الحسابية من %2 إلى %3، أي %4 من الحافة المتّجهية.</translation>
    </message>
    <message>
        <source>Memory-bound: the chain reaches %2 of the vector ridge and %1 of the Tensor Core ridge.</source>
        <extracomment>%1 and %2 are percentages</extracomment>
        <translation>محدودة بالذاكرة: تبلغ السلسلة %2 من الحافة المتّجهية و%1 من حافة Tensor Cores.</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the chain is at %2 of it. It reaches %1 of the Tensor Core ridge, but pointwise operations do not run on Tensor Cores.</source>
        <extracomment>%1 and %2 are percentages</extracomment>
        <translation>محدودة بالحساب عند الحافة المتّجهية: تقع السلسلة عند %2 منها. وتبلغ %1 من حافة Tensor Cores، لكن العمليات عنصرًا بعنصر لا تعمل على وحدات Tensor Cores.</translation>
    </message>
    <message>
        <source>Memory-bound: the GEMM reaches %1 of the Tensor Core ridge, and the operations fused behind it reach %2 of the vector ridge.</source>
        <extracomment>GEMM is a matrix product; %1 and %2 are percentages</extracomment>
        <translation>محدودة بالذاكرة: تبلغ عملية GEMM ما نسبته %1 من حافة Tensor Cores، وتبلغ العمليات المدموجة بعدها %2 من الحافة المتّجهية.</translation>
    </message>
    <message>
        <source>Compute-bound on the Tensor Core ridge: the GEMM is at %1 of it.</source>
        <extracomment>GEMM is a matrix product; %1 is a percentage</extracomment>
        <translation>محدودة بالحساب عند حافة Tensor Cores: تقع عملية GEMM عند %1 منها.</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the operations fused behind the GEMM are at %2 of it. The GEMM itself is at %1 of the Tensor Core ridge.</source>
        <extracomment>GEMM is a matrix product; %1 and %2 are percentages</extracomment>
        <translation>محدودة بالحساب عند الحافة المتّجهية: تقع العمليات المدموجة بعد GEMM عند %2 منها. وتقع عملية GEMM نفسها عند %1 من حافة Tensor Cores.</translation>
    </message>
    <message>
        <source>Memory-bound: the operation reaches %2 of the vector ridge. No Tensor Core peak is known for this device and precision.</source>
        <extracomment>no Tensor Core peak is known; %2 is a percentage</extracomment>
        <translation>محدودة بالذاكرة: تبلغ العملية %2 من الحافة المتّجهية. ولا يُعرف لوحدات Tensor Cores أداء أقصى لهذا الجهاز بهذه الدقة.</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the operation is at %2 of it. No Tensor Core peak is known for this device and precision.</source>
        <extracomment>no Tensor Core peak is known; %2 is a percentage</extracomment>
        <translation>محدودة بالحساب عند الحافة المتّجهية: تقع العملية عند %2 منها. ولا يُعرف لوحدات Tensor Cores أداء أقصى لهذا الجهاز بهذه الدقة.</translation>
    </message>
    <message>
        <source>Each stage is judged on five questions: 1 stands for yes, 0.5 for partly, 0 for no. Their sum is its flexibility.</source>
        <translation>يُحكم على كل مرحلة بخمسة أسئلة: ١ تعني نعم، و٠٫٥ تعني جزئيًا، و٠ تعني لا. ومجموعها هو مرونة المرحلة.</translation>
    </message>
    <message>
        <source>No peak of this device is known at this precision.</source>
        <translation>لا يُعرف لهذا الجهاز أداء أقصى بهذه الدقة.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>counter of moves; %1 is how many were made, %2 how many there are</extracomment>
        <translation>الحركة %1 من %2</translation>
    </message>
    <message>
        <source>These are more than %1 moves. Undo some, or start again.</source>
        <extracomment>%1 is how many moves there are</extracomment>
        <translation>هذه أكثر من %1 من الحركات. تراجع عن بعضها، أو ابدأ من جديد.</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>judgement</comment>
        <extracomment>judgement of a stage, in the middle of a spoken sentence</extracomment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>partly</source>
        <comment>judgement</comment>
        <extracomment>judgement of a stage, in the middle of a spoken sentence</extracomment>
        <translation>جزئيًا</translation>
    </message>
    <message>
        <source>no</source>
        <comment>judgement</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>%1, yes</source>
        <extracomment>a judgement of a stage in points and in a word; %1 is 1</extracomment>
        <translation>%1، نعم</translation>
    </message>
    <message>
        <source>%1, partly</source>
        <extracomment>a judgement of a stage in points and in a word; %1 is 0.5 or 0</extracomment>
        <translation>%1، جزئيًا</translation>
    </message>
    <message>
        <source>%1, no</source>
        <translation>%1، لا</translation>
    </message>
    <message>
        <source>the chosen stage</source>
        <extracomment>remark on the row of the chosen stage</extracomment>
        <translation>المرحلة المختارة</translation>
    </message>
    <message>
        <source>How much of the launch cost a stage keeps, and how much of the gains it realizes, is assumed.</source>
        <translation>الحصة التي تبقى في المرحلة من كلفة الإطلاق، وحصة المكاسب التي تحققها، مفترضتان.</translation>
    </message>
    <message>
        <source>The five judgements of each stage are assumed.</source>
        <translation>التقديرات الخمسة لكل مرحلة مفترضة.</translation>
    </message>
    <message>
        <source>Throughput (%1/s)</source>
        <extracomment>heading of a column; %1 is what is counted, e.g. &quot;images&quot;</extracomment>
        <translation>الإنتاجية (%1/ث)</translation>
    </message>
    <message>
        <source>Now: chain of %1</source>
        <extracomment>a point on a scale; %1 is a count of operations (&quot;4 operations&quot;)</extracomment>
        <translation>الآن: سلسلة من %1</translation>
    </message>
    <message>
        <source>Now: GEMM, K %1, batch %2</source>
        <extracomment>a point on a scale; GEMM is a matrix product, %1 its inner size K, %2 its count of rows</extracomment>
        <translation>الآن: GEMM، والبُعد K %1، والدفعة %2</translation>
    </message>
    <message>
        <source>Now: operations fused behind the GEMM</source>
        <extracomment>a point on a scale: the pointwise operations behind a matrix product</extracomment>
        <translation>الآن: العمليات المدموجة بعد GEMM</translation>
    </message>
    <message>
        <source>Start: one operation</source>
        <extracomment>a point on a scale: where the learner begins</extracomment>
        <translation>البداية: عملية واحدة</translation>
    </message>
    <message>
        <source>Longest chain: %1, %2 each</source>
        <extracomment>a point on a scale; %1 is a count of operations (&quot;32 operations&quot;), %2 the arithmetic of each</extracomment>
        <translation>أطول سلسلة: %1، لكل منها %2</translation>
    </message>
    <message>
        <source>not compared</source>
        <extracomment>instead of a share, where an operation does not run on that unit</extracomment>
        <translation>لا يُقارَن</translation>
    </message>
    <message>
        <source>F1</source>
        <extracomment>short heading of a column: the first of five questions on flexibility</extracomment>
        <translation>م١</translation>
    </message>
    <message>
        <source>F1, language coverage</source>
        <extracomment>a question on flexibility; F1 is its number</extracomment>
        <translation>م١، تغطية اللغة</translation>
    </message>
    <message>
        <source>Does the stage accept all of Python?</source>
        <translation>هل تقبل المرحلة لغة Python كلها؟</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>م٢</translation>
    </message>
    <message>
        <source>F2, branches on data</source>
        <extracomment>a question on flexibility; F2 is its number</extracomment>
        <translation>م٢، التفرّع بحسب البيانات</translation>
    </message>
    <message>
        <source>Is the result right when a branch depends on the data?</source>
        <translation>هل تكون النتيجة صحيحة حين يتوقف التفرّع على البيانات؟</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>م٣</translation>
    </message>
    <message>
        <source>F3, dynamic shapes</source>
        <extracomment>a question on flexibility; F3 is its number</extracomment>
        <translation>م٣، الأشكال الديناميكية</translation>
    </message>
    <message>
        <source>May the inputs change their shapes?</source>
        <translation>هل يجوز أن تغيّر المُدخلات أشكالها؟</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>م٤</translation>
    </message>
    <message>
        <source>F4, stepping and printing</source>
        <extracomment>a question on flexibility; F4 is its number</extracomment>
        <translation>م٤، التنفيذ خطوة خطوة والطباعة</translation>
    </message>
    <message>
        <source>Can you step through the program and print values?</source>
        <translation>هل يمكنك أن تنفّذ البرنامج خطوة خطوة وتطبع القيم؟</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>م٥</translation>
    </message>
    <message>
        <source>F5, training and edits</source>
        <extracomment>a question on flexibility; F5 is its number</extracomment>
        <translation>م٥، التدريب والتعديل</translation>
    </message>
    <message>
        <source>Can you train the model and change it while it runs?</source>
        <translation>هل يمكنك أن تدرّب النموذج وتغيّره أثناء تشغيله؟</translation>
    </message>
    <message>
        <source>Wall time (ms)</source>
        <translation>الزمن الفعلي (ms)</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>نقطة التشغيل</translation>
    </message>
</context>
<context>
    <name>rp::ContinuumView</name>
    <message>
        <source>Stages</source>
        <extracomment>Heading over the controls of the stages of compiling.</extracomment>
        <translation>المراحل</translation>
    </message>
    <message>
        <source>Crossing the ridge</source>
        <extracomment>Heading over the controls of the operation that is to become compute-bound.</extracomment>
        <translation>تجاوز الحافة</translation>
    </message>
    <message>
        <source>factors and judgements of the stages</source>
        <translation>عوامل المراحل وتقديراتها</translation>
    </message>
    <message>
        <source>ridge points</source>
        <translation>نقاط الحافة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>one of five questions: its name, then what it asks</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>stage and reason</comment>
        <extracomment>a stage of compiling, and one or two sentences on it</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Vector ridge: %1</source>
        <extracomment>a line on a scale; %1 is an arithmetic intensity</extracomment>
        <translation>الحافة المتّجهية: %1</translation>
    </message>
    <message>
        <source>Vector ridge at %1. Beyond it, pointwise operations are compute-bound.</source>
        <extracomment>%1 is an arithmetic intensity</extracomment>
        <translation>الحافة المتّجهية عند %1. وبعدها تصير العمليات عنصرًا بعنصر محدودة بالحساب.</translation>
    </message>
    <message>
        <source>Tensor Core ridge, %1: %2</source>
        <extracomment>a line on a scale; %1 is a number format (FP16, TF32), %2 an arithmetic intensity</extracomment>
        <translation>حافة Tensor Cores، %1: %2</translation>
    </message>
    <message>
        <source>Tensor Core ridge for %1 at %2. Beyond it, matrix products are compute-bound.</source>
        <extracomment>%1 is a number format (FP16, TF32), %2 an arithmetic intensity</extracomment>
        <translation>حافة Tensor Cores بدقة %1 عند %2. وبعدها يصير ضرب المصفوفات محدودًا بالحساب.</translation>
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
        <source>%1: %2</source>
        <extracomment>The name of a panel of the act, then something to find there or what was found.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>✓ Challenge solved: %1</source>
        <extracomment>A challenge that is solved: sign, the words, its title.</extracomment>
        <translation>✓ حُلّ التحدّي: %1</translation>
    </message>
    <message>
        <source>○ Challenge to solve: %1</source>
        <translation>○ تحدٍّ مطلوب حلّه: %1</translation>
    </message>
    <message>
        <source>Discoveries: %1 of %2 found, challenges: %3 of %4 solved</source>
        <extracomment>Title of the section; %1 of %2 discoveries, %3 of %4 challenges.</extracomment>
        <translation>الاكتشافات: أُنجز %1 من %2، والتحدّيات: حُلّ %3 من %4</translation>
    </message>
    <message>
        <source>%1. Next: %2</source>
        <extracomment>Title of a section; %1 says how much is done, %2 is a whole sentence that says what to try next.</extracomment>
        <translation>%1. التالي: %2</translation>
    </message>
    <message>
        <source>You found and solved everything. You can go on, or keep trying things.</source>
        <translation>اكتشفتَ كل شيء وحللتَ كل التحدّيات. يمكنك أن تتابع أو أن تجرّب المزيد.</translation>
    </message>
    <message>
        <source>Change the controls, find these and solve the challenges. Next opens when all is done.</source>
        <translation>غيّر الإعدادات لتصل إلى هذه الاكتشافات وتحلّ التحدّيات. يُفتح زر «التالي» حين يكتمل كل شيء.</translation>
    </message>
    <message>
        <source>Skip the discoveries and challenges that are left? Your ledger will record that you skipped.</source>
        <translation>هل تريد تخطّي الاكتشافات والتحدّيات المتبقية؟ سيذكر سجل المختبر أنك تخطّيتها.</translation>
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
    <name>rp::DurationEntry</name>
    <message>
        <source>%1, unit</source>
        <extracomment>Name of the box with the unit beside a field for a number; %1 is the name of the field.</extracomment>
        <translation>%1، الوحدة</translation>
    </message>
</context>
<context>
    <name>rp::DurationText</name>
    <message>
        <source>minutes</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>hours</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>ساعات</translation>
    </message>
    <message>
        <source>days</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>أيام</translation>
    </message>
    <message>
        <source>min,minute,minutes</source>
        <extracomment>Words and signs a learner may type after a number of minutes, separated by commas.</extracomment>
        <translation>د,دقيقة,دقيقه,دقائق,دقيقتان,دقيقتين</translation>
    </message>
    <message>
        <source>h,hour,hours</source>
        <extracomment>Words and signs a learner may type after a number of hours, separated by commas.</extracomment>
        <translation>س,ساعة,ساعه,ساعات,ساعتان,ساعتين</translation>
    </message>
    <message>
        <source>d,day,days</source>
        <extracomment>Words and signs a learner may type after a number of days, separated by commas.</extracomment>
        <translation>ي,يوم,يومًا,يوما,أيام,ايام,يومان,يومين</translation>
    </message>
</context>
<context>
    <name>rp::EvidenceController</name>
    <message>
        <source>There is no such instrument in this act; choose one of those on the page.</source>
        <translation>لا توجد أداة كهذه في هذا الفصل؛ اختر واحدة من أدوات الصفحة.</translation>
    </message>
    <message>
        <source>Captured as “%1”. You find it on the Evidence page.</source>
        <extracomment>Spoken after the state of an instrument was captured as evidence; %1 is the name of the capture.</extracomment>
        <translation>التُقطت باسم «%1». تجدها في صفحة الأدلة.</translation>
    </message>
    <message>
        <source>It is now called “%1”.</source>
        <extracomment>Spoken after a capture got another name, %1.</extracomment>
        <translation>اسمها الآن «%1».</translation>
    </message>
    <message>
        <source>“%1” was removed; choose Undo to take it back.</source>
        <extracomment>Spoken after a capture was taken out of the list of evidence; %1 is its name.</extracomment>
        <translation>أُزيلت «%1»؛ اختر «تراجع» لإعادتها.</translation>
    </message>
    <message>
        <source>“%1” is back in the list.</source>
        <translation>عادت «%1» إلى القائمة.</translation>
    </message>
    <message>
        <source>There is no such capture; choose one of those in the list.</source>
        <translation>لا توجد لقطة كهذه؛ اختر واحدة من القائمة.</translation>
    </message>
    <message>
        <source>The instrument of this capture is no longer part of the lab; what was captured can still be read here.</source>
        <translation>لم تعد أداة هذه اللقطة جزءًا من المختبر؛ ويمكن قراءة ما التُقط هنا.</translation>
    </message>
    <message>
        <source>This was captured on another track; choose that track to open it again.</source>
        <translation>التُقطت هذه في مسار آخر؛ اختر ذلك المسار لفتحها من جديد.</translation>
    </message>
    <message>
        <source>The instrument does not take these inputs any more, so it was left as it is.</source>
        <translation>لم تعد الأداة تقبل هذه المدخلات، فتُركت كما هي.</translation>
    </message>
    <message>
        <source>The instrument stands as in “%1”.</source>
        <extracomment>Spoken after a capture was opened again; %1 is its name.</extracomment>
        <translation>الأداة الآن كما في «%1».</translation>
    </message>
</context>
<context>
    <name>rp::EvidencePage</name>
    <message>
        <source>What you captured in the instruments. Choose two or more to compare them side by side, and use them in your decision memo.</source>
        <translation>ما التقطته في الأدوات. اختر اثنتين أو أكثر لمقارنتها جنبًا إلى جنب، واستعملها في مذكرة القرار.</translation>
    </message>
    <message>
        <source>In presenter mode nothing is written: captures last until the window closes.</source>
        <translation>في وضع العرض لا يُكتب شيء: تبقى اللقطات حتى تُغلق النافذة.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>الأدلة</translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation>لم يُلتقط شيء بعد</translation>
    </message>
    <message>
        <source>In the Explore step of an act, every instrument has a button “Capture”. It freezes your prediction, the inputs and the results as they stand at that moment, and lists them here.</source>
        <translation>في خطوة «استكشاف» من كل فصل، لكل أداة زر «التقط». يجمّد توقّعك والمدخلات والنتائج كما هي في تلك اللحظة، ويدرجها هنا.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>أُزيلت «%1».</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the removal of a capture back.</extracomment>
        <translation>التراجع</translation>
    </message>
    <message>
        <source>Undo: put “%1” back</source>
        <translation>تراجع: أعد «%1»</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <extracomment>Button: puts a removed capture, %1, back into the list.</extracomment>
        <translation>أعد: %1</translation>
    </message>
    <message>
        <source>Choose two captures to compare them.</source>
        <translation>اختر لقطتين لمقارنتهما.</translation>
    </message>
    <message>
        <source>One capture is chosen. Choose another to compare them.</source>
        <translation>اختيرت لقطة واحدة. اختر أخرى لمقارنتهما.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed capture(s)</source>
        <translation>
            <numerusform>لا لقطات مُزالة (%Ln)</numerusform>
            <numerusform>لقطة واحدة مُزالة (%Ln)</numerusform>
            <numerusform>لقطتان مُزالتان (%Ln)</numerusform>
            <numerusform>%Ln لقطات مُزالة</numerusform>
            <numerusform>%Ln لقطة مُزالة</numerusform>
            <numerusform>%Ln لقطة مُزالة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) chosen.</source>
        <translation>
            <numerusform>لم تُختر لقطة (%Ln).</numerusform>
            <numerusform>اختيرت لقطة واحدة (%Ln).</numerusform>
            <numerusform>اختيرت لقطتان (%Ln).</numerusform>
            <numerusform>اختيرت %Ln لقطات.</numerusform>
            <numerusform>اختيرت %Ln لقطة.</numerusform>
            <numerusform>اختيرت %Ln لقطة.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ExerciseCard</name>
    <message>
        <source>Find the error: %1</source>
        <extracomment>Heading of an exercise; %1 names a formula or a claim.</extracomment>
        <translation>جِد الخطأ: %1</translation>
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
    <message>
        <source>Find every discovery and solve every challenge, or skip the rest, to go on.</source>
        <translation>أكمل كل الاكتشافات وحُلّ كل التحدّيات، أو تخطَّ الباقي، لكي تتابع.</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <extracomment>Below the title of a panel: discoveries made, of all.</extracomment>
        <translation>أُنجز %1 من %2</translation>
    </message>
    <message>
        <source>%1 of %2 found, challenge open</source>
        <extracomment>Below the title of a panel: discoveries made, of all; it has a challenge that is not solved yet.</extracomment>
        <translation>أُنجز %1 من %2، والتحدّي مفتوح</translation>
    </message>
    <message>
        <source>%1 of %2 found, challenge solved</source>
        <extracomment>Below the title of a panel: discoveries made, of all; its challenge is solved.</extracomment>
        <translation>أُنجز %1 من %2، والتحدّي محلول</translation>
    </message>
    <message>
        <source>%1, %2 of %3, %4</source>
        <extracomment>Screen reader, a tab: title, the tab&apos;s number, how many tabs there are, and what is done there.</extracomment>
        <translation>%1، %2 من %3، %4</translation>
    </message>
    <message>
        <source>Instruments of this act</source>
        <extracomment>Screen reader: name of the row of tabs, one for each instrument of the act.</extracomment>
        <translation>الأدوات التفاعلية في هذا الفصل</translation>
    </message>
    <message>
        <source>The instruments are locked until you commit all of your predictions.</source>
        <translation>الأدوات التفاعلية مقفلة إلى أن تثبّت كل توقّعاتك.</translation>
    </message>
    <message>
        <source>No track is chosen. You see the instruments of one of them; choose another in the toolbar or on the brief.</source>
        <translation>لم تختر مسارًا. ترى أدوات أحد المسارات؛ اختر غيره في شريط الأدوات أو في المهمة.</translation>
    </message>
</context>
<context>
    <name>rp::FigureTile</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name, its value and a remark on it, read aloud.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
</context>
<context>
    <name>rp::FileAsker</name>
    <message>
        <source>%1 file (%2)</source>
        <extracomment>File type in a dialog. %1: &quot;PDF&quot;, &quot;Markdown&quot;, &quot;JSON&quot; or &quot;CSV&quot;; %2: its file pattern.</extracomment>
        <translation>ملف %1 (%2)</translation>
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
        <extracomment>days; %1 is the number and may have decimals, so %Ln is not used in the text</extracomment>
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
            <numerusform>%1 سنة</numerusform>
            <numerusform>%1 سنة</numerusform>
            <numerusform>%1 سنة</numerusform>
            <numerusform>%1 سنوات</numerusform>
            <numerusform>%1 سنة</numerusform>
            <numerusform>%1 سنة</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>how often</comment>
        <extracomment>how often something happens: not at all</extracomment>
        <translation>ولا مرة</translation>
    </message>
    <message>
        <source>all</source>
        <comment>how often</comment>
        <extracomment>how often something happens: every time</extracomment>
        <translation>كلها</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <extracomment>a probability; %1 is a number of cases in which one such case is found</extracomment>
        <translation>١ من كل %1</translation>
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
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <comment>does it fit</comment>
        <translation>لا</translation>
    </message>
    <message>
        <source>no access is left</source>
        <extracomment>instead of a ratio: after fusion, this way of counting finds no memory access any more</extracomment>
        <translation>لا يبقى أي وصول</translation>
    </message>
    <message>
        <source>Kernel launches</source>
        <translation>عمليات إطلاق الأنوية</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>حركة الذاكرة</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>الزمن الفعلي</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>الشدة الحسابية</translation>
    </message>
    <message>
        <source>Kernel launches, unfused</source>
        <translation>عمليات إطلاق الأنوية قبل الدمج</translation>
    </message>
    <message>
        <source>Kernel launches, fused</source>
        <translation>عمليات إطلاق الأنوية بعد الدمج</translation>
    </message>
    <message>
        <source>Passes over the tensor, unfused</source>
        <extracomment>a pass is one read or write of the whole tensor</extracomment>
        <translation>مرّات المرور على الموتّر قبل الدمج</translation>
    </message>
    <message>
        <source>Passes over the tensor, fused</source>
        <extracomment>a pass is one read or write of the whole tensor</extracomment>
        <translation>مرّات المرور على الموتّر بعد الدمج</translation>
    </message>
    <message>
        <source>Reads of the tensor, unfused</source>
        <translation>قراءات الموتّر قبل الدمج</translation>
    </message>
    <message>
        <source>Writes of the tensor, unfused</source>
        <translation>كتابات الموتّر قبل الدمج</translation>
    </message>
    <message>
        <source>Memory traffic, unfused</source>
        <translation>حركة الذاكرة قبل الدمج</translation>
    </message>
    <message>
        <source>Memory traffic, fused</source>
        <translation>حركة الذاكرة بعد الدمج</translation>
    </message>
    <message>
        <source>Traffic reduction</source>
        <extracomment>unfused divided by fused</extracomment>
        <translation>تقليل حركة الذاكرة</translation>
    </message>
    <message>
        <source>Launch reduction</source>
        <extracomment>unfused divided by fused</extracomment>
        <translation>تقليل عمليات الإطلاق</translation>
    </message>
    <message>
        <source>Wall time, unfused</source>
        <translation>الزمن الفعلي قبل الدمج</translation>
    </message>
    <message>
        <source>Wall time, fused</source>
        <translation>الزمن الفعلي بعد الدمج</translation>
    </message>
    <message>
        <source>Wall-clock speed-up</source>
        <translation>تسريع الزمن الفعلي</translation>
    </message>
    <message>
        <source>Arithmetic intensity, unfused</source>
        <translation>الشدة الحسابية قبل الدمج</translation>
    </message>
    <message>
        <source>Arithmetic intensity, fused</source>
        <translation>الشدة الحسابية بعد الدمج</translation>
    </message>
    <message>
        <source>Ridge point of the Tensor Cores</source>
        <translation>نقطة الحافة لوحدات Tensor Cores</translation>
    </message>
    <message>
        <source>Ridge point of the vector units</source>
        <translation>نقطة الحافة للوحدات المتّجهية</translation>
    </message>
    <message>
        <source>Size of the tensor</source>
        <translation>حجم الموتّر</translation>
    </message>
    <message>
        <source>Size of the L2 cache</source>
        <translation>حجم ذاكرة L2 المخبئية</translation>
    </message>
    <message>
        <source>Fits into the L2 cache</source>
        <translation>تتسع له ذاكرة L2 المخبئية</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>عدد عناصر الموتّر</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>عرض نطاق الذاكرة</translation>
    </message>
    <message>
        <source>Operations to fuse up to the tensor ridge</source>
        <translation>عدد العمليات المدموجة حتى حافة Tensor Cores</translation>
    </message>
    <message>
        <source>Operations to fuse up to the vector ridge</source>
        <translation>عدد العمليات المدموجة حتى الحافة المتّجهية</translation>
    </message>
    <message>
        <source>ReLU, share of the tensor peak</source>
        <translation>حصة ReLU من أداء Tensor Cores الأقصى</translation>
    </message>
    <message>
        <source>ReLU, share of the vector peak</source>
        <translation>حصة ReLU من الأداء الأقصى للوحدات المتّجهية</translation>
    </message>
    <message>
        <source>Speed-up by the course&apos;s formula</source>
        <translation>التسريع بحسب معادلة المقرر</translation>
    </message>
    <message>
        <source>Compiled utilization by the course&apos;s formula</source>
        <translation>الاستغلال بعد الترجمة (compile) بحسب معادلة المقرر</translation>
    </message>
    <message>
        <source>Rise of intensity that the course gives</source>
        <translation>ارتفاع الشدة الذي يذكره المقرر</translation>
    </message>
    <message>
        <source>Traffic of standard attention</source>
        <translation>حركة الذاكرة في الانتباه المعتاد</translation>
    </message>
    <message>
        <source>Traffic of FlashAttention</source>
        <translation>حركة الذاكرة في FlashAttention</translation>
    </message>
    <message>
        <source>Traffic ratio, forward pass</source>
        <translation>نسبة حركة الذاكرة في التمرير الأمامي</translation>
    </message>
    <message>
        <source>Footprint of standard attention</source>
        <translation>البصمة الذاكرية للانتباه المعتاد</translation>
    </message>
    <message>
        <source>Footprint of FlashAttention</source>
        <translation>البصمة الذاكرية لطريقة FlashAttention</translation>
    </message>
    <message>
        <source>Footprint ratio</source>
        <translation>نسبة البصمة الذاكرية</translation>
    </message>
    <message>
        <source>Traffic ratio measured, forward and backward</source>
        <translation>نسبة حركة الذاكرة المقيسة، التمرير الأمامي والخلفي</translation>
    </message>
    <message>
        <source>Speed-up measured, forward and backward</source>
        <translation>التسريع المقيس، التمرير الأمامي والخلفي</translation>
    </message>
    <message>
        <source>Rise of the arithmetic measured</source>
        <extracomment>FlashAttention computes more: its operations divided by those of standard attention</extracomment>
        <translation>زيادة الحساب المقيسة</translation>
    </message>
    <message>
        <source>Memory accesses, unfused</source>
        <translation>مرات الوصول إلى الذاكرة قبل الدمج</translation>
    </message>
    <message>
        <source>Memory accesses, fused</source>
        <translation>مرات الوصول إلى الذاكرة بعد الدمج</translation>
    </message>
    <message>
        <source>Accesses, unfused to fused</source>
        <translation>مرات الوصول، قبل الدمج إلى بعده</translation>
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
        <translation>سلسلة في سطر واحد</translation>
    </message>
    <message>
        <source>LayerNorm, Dropout, ReLU</source>
        <extracomment>a topic: three operations of a neural network, in this order</extracomment>
        <translation>العمليات LayerNorm وDropout وReLU</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a granularity (&quot;Library kernels&quot;), %2 the number of kernels</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The device&apos;s own</source>
        <extracomment>choice of a memory bandwidth: the one that the device of the context has</extracomment>
        <translation>عرض نطاق الجهاز نفسه</translation>
    </message>
    <message>
        <source>Better when fused</source>
        <extracomment>how well kernels use the bandwidth: the fused kernel does it better</extracomment>
        <translation>أفضل بعد الدمج</translation>
    </message>
    <message>
        <source>The same for both</source>
        <extracomment>how well kernels use the bandwidth: unfused and fused kernels alike</extracomment>
        <translation>نفسه في الحالتين</translation>
    </message>
    <message numerus="yes">
        <source>%1 element(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 عنصر</numerusform>
            <numerusform>%1 عنصر</numerusform>
            <numerusform>%1 عنصر</numerusform>
            <numerusform>%1 عناصر</numerusform>
            <numerusform>%1 عنصرًا</numerusform>
            <numerusform>%1 عنصر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <extracomment>length of a sequence; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 رمز</numerusform>
            <numerusform>%1 رمز</numerusform>
            <numerusform>%1 رمز</numerusform>
            <numerusform>%1 رموز</numerusform>
            <numerusform>%1 رمزًا</numerusform>
            <numerusform>%1 رمز</numerusform>
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
        <source>%1/s</source>
        <extracomment>a memory bandwidth; %1 is an amount of data such as 2 TB</extracomment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost and memory bandwidth.</source>
        <translation>المكان الذي يعمل فيه النموذج. وله كلفة إطلاق وعرض نطاق ذاكرة خاصان به.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>الموضوع</translation>
    </message>
    <message>
        <source>What is fused. Each topic counts memory traffic in its own way.</source>
        <translation>ما الذي يُدمج. وكل موضوع يعدّ حركة الذاكرة بطريقته.</translation>
    </message>
    <message>
        <source>Fusion</source>
        <extracomment>a switch: run the chain of operations as one kernel</extracomment>
        <translation>الدمج</translation>
    </message>
    <message>
        <source>Run the three operations as one kernel. The charts show both ways.</source>
        <translation>تنفيذ العمليات الثلاث في نواة واحدة. وتعرض الرسوم الحالتين معًا.</translation>
    </message>
    <message>
        <source>Granularity</source>
        <translation>مستوى التجزئة</translation>
    </message>
    <message>
        <source>How finely the framework cuts the three operations into kernels before fusion.</source>
        <translation>إلى كم نواة يقسّم إطار العمل العمليات الثلاث قبل الدمج.</translation>
    </message>
    <message>
        <source>Evaluation mode</source>
        <extracomment>a switch: the mode of a model after training</extracomment>
        <translation>نمط التقييم</translation>
    </message>
    <message>
        <source>After training, Dropout passes its input on unchanged, so its kernels are left out.</source>
        <translation>بعد التدريب تمرّر Dropout مُدخلها دون تغيير، ولذلك تُحذف أنويتها.</translation>
    </message>
    <message>
        <source>Tensor size</source>
        <translation>حجم الموتّر</translation>
    </message>
    <message>
        <source>How many elements the tensor has.</source>
        <translation>عدد العناصر في الموتّر.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>the shape of a tensor; %1 and %2 are its two sizes</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>L2 limit</source>
        <extracomment>a mark at a slider: a larger tensor does not fit into the L2 cache</extracomment>
        <translation>حدّ L2</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة العددية</translation>
    </message>
    <message>
        <source>FP16 takes 2 bytes for each element, FP32 takes 4. Each has its own ridge points.</source>
        <translation>تأخذ دقة FP16 بايتين لكل عنصر، وتأخذ FP32 أربعة. ولكل منهما نقاط حافة خاصة بها.</translation>
    </message>
    <message>
        <source>How fast the GPU reads and writes its memory (HBM).</source>
        <translation>سرعة قراءة معالج GPU من ذاكرته (HBM) وكتابته فيها.</translation>
    </message>
    <message>
        <source>The device&apos;s own: %1</source>
        <extracomment>choice of a memory bandwidth; %1 is the bandwidth</extracomment>
        <translation>عرض نطاق الجهاز نفسه: %1</translation>
    </message>
    <message>
        <source>Use of the bandwidth</source>
        <translation>استخدام عرض النطاق</translation>
    </message>
    <message>
        <source>Which share of the bandwidth the kernels reach. This is a second effect, apart from less traffic.</source>
        <translation>الحصة من عرض النطاق التي تبلغها الأنوية. وهذا أثر ثانٍ، مستقل عن تقليل حركة الذاكرة.</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>كلفة الإطلاق</translation>
    </message>
    <message>
        <source>Time that the host needs for one kernel launch.</source>
        <translation>الزمن الذي يحتاج إليه المضيف (host) لإطلاق نواة واحدة.</translation>
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
        <source>Count row statistics</source>
        <extracomment>a switch; row statistics are the mean and variance of each row of a tensor</extracomment>
        <translation>حساب إحصاءات الصفوف</translation>
    </message>
    <message>
        <source>Add the mean and variance of each row to the traffic. They are small beside the tensor, so they are usually left out.</source>
        <translation>إضافة المتوسط والتباين لكل صف إلى حركة الذاكرة. وهما صغيران بجانب الموتّر، ولذلك لا يُحسبان عادةً.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>طول المتتالية</translation>
    </message>
    <message>
        <source>How many tokens attend to each other.</source>
        <translation>عدد الرموز (tokens) التي ينتبه بعضها إلى بعض.</translation>
    </message>
    <message>
        <source>Head size</source>
        <extracomment>size of one attention head</extracomment>
        <translation>حجم الرأس</translation>
    </message>
    <message>
        <source>How many elements one attention head has for each token.</source>
        <translation>عدد العناصر في رأس الانتباه الواحد لكل رمز (token).</translation>
    </message>
    <message>
        <source>Counting convention</source>
        <translation>اصطلاح العدّ</translation>
    </message>
    <message>
        <source>What counts as a memory access. Each convention is right for its own question.</source>
        <translation>ما الذي يُعدّ وصولًا إلى الذاكرة. وكل اصطلاح صحيح للسؤال الذي وُضع له.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Tensor size 1,000 elements&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>control and value</comment>
        <extracomment>a control and what was chosen: &quot;Granularity, Library kernels (3)&quot;; the beginning of a longer sentence</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>عدة إعدادات</translation>
    </message>
    <message>
        <source>The tensor now fits into the L2 cache.</source>
        <translation>صارت ذاكرة L2 المخبئية تتسع للموتّر.</translation>
    </message>
    <message>
        <source>The tensor no longer fits into the L2 cache.</source>
        <translation>لم تعد ذاكرة L2 المخبئية تتسع للموتّر.</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1: تنخفض حركة الذاكرة من %2 إلى %3، وينخفض الزمن الفعلي من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a duration</extracomment>
        <translation>%1: تنخفض حركة الذاكرة من %2 إلى %3، ويبقى الزمن الفعلي %4.</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1: تنخفض حركة الذاكرة من %2 إلى %3، ويرتفع الزمن الفعلي من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 and %5 durations</extracomment>
        <translation>%1: تبقى حركة الذاكرة %2، وينخفض الزمن الفعلي من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time at %4.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 a duration</extracomment>
        <translation>%1: تبقى حركة الذاكرة %2، ويبقى الزمن الفعلي %4.</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 and %5 durations</extracomment>
        <translation>%1: تبقى حركة الذاكرة %2، ويرتفع الزمن الفعلي من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1: ترتفع حركة الذاكرة من %2 إلى %3، وينخفض الزمن الفعلي من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a duration</extracomment>
        <translation>%1: ترتفع حركة الذاكرة من %2 إلى %3، ويبقى الزمن الفعلي %4.</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1: ترتفع حركة الذاكرة من %2 إلى %3، ويرتفع الزمن الفعلي من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %4 and %5 durations</extracomment>
        <translation>%1: مع الاستخدام المفترض لعرض النطاق ينخفض الزمن الفعلي من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %4 a duration</extracomment>
        <translation>%1: مع الاستخدام المفترض لعرض النطاق يبقى الزمن الفعلي %4.</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %4 and %5 durations</extracomment>
        <translation>%1: مع الاستخدام المفترض لعرض النطاق يرتفع الزمن الفعلي من %4 إلى %5.</translation>
    </message>
    <message>
        <source>%1: the fused kernel stays as it is, and the traffic ratio goes from %2 to %3.</source>
        <extracomment>%1 a control and its value, %2 and %3 factors such as 3.00×</extracomment>
        <translation>%1: تبقى النواة المدموجة كما هي، وتنتقل نسبة حركة الذاكرة من %2 إلى %3.</translation>
    </message>
    <message>
        <source>%1: standard attention moves %2 and FlashAttention %3, a ratio of %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a factor such as 6.08×</extracomment>
        <translation>%1: ينقل الانتباه المعتاد %2 وتنقل FlashAttention %3، والنسبة %4.</translation>
    </message>
    <message>
        <source>%1: fusion takes the memory accesses from %2 to %3.</source>
        <extracomment>%1 a control and its value, %2 and %3 counts</extracomment>
        <translation>%1: ينقل الدمج مرات الوصول إلى الذاكرة من %2 إلى %3.</translation>
    </message>
    <message>
        <source>%1 GFLOP</source>
        <extracomment>an amount of arithmetic, in billions of floating-point operations; %1 is a number</extracomment>
        <translation>%1 GFLOP</translation>
    </message>
    <message>
        <source>The traffic ratio is %1.</source>
        <extracomment>%1 is a factor such as 3.00×</extracomment>
        <translation>نسبة حركة الذاكرة هي %1.</translation>
    </message>
    <message>
        <source>Unfused the chain takes %1 and fused %2. The wall-clock speed-up is %3.</source>
        <extracomment>%1 and %2 are durations, %3 a factor such as 3.00×</extracomment>
        <translation>تستغرق السلسلة قبل الدمج %1 وبعده %2. وتسريع الزمن الفعلي هو %3.</translation>
    </message>
    <message>
        <source>A part of it is the assumed better use of the bandwidth.</source>
        <translation>جزء منه يعود إلى الاستخدام الأفضل المفترض لعرض النطاق.</translation>
    </message>
    <message>
        <source>The fused kernel stays the same. The finer the chain was cut before, the more fusion saves.</source>
        <translation>تبقى النواة المدموجة كما هي. وكلما كانت السلسلة مقسّمة قبل ذلك إلى أجزاء أدق وفّر الدمج أكثر.</translation>
    </message>
    <message>
        <source>The intensity is %1 unfused and %2 fused.</source>
        <extracomment>%1 and %2 are intensities such as 2.5 FLOP/byte</extracomment>
        <translation>الشدة قبل الدمج %1 وبعده %2.</translation>
    </message>
    <message>
        <source>Both are below the ridge point of the vector units at %1, so memory bandwidth limits both.</source>
        <extracomment>%1 is an intensity such as 39 FLOP/byte</extracomment>
        <translation>كلتاهما دون نقطة الحافة للوحدات المتّجهية عند %1، ولذلك يحدّ عرض نطاق الذاكرة كلتيهما.</translation>
    </message>
    <message>
        <source>The ridge point of the vector units at %1 lies between them.</source>
        <extracomment>%1 is an intensity such as 39 FLOP/byte</extracomment>
        <translation>تقع بينهما نقطة الحافة للوحدات المتّجهية عند %1.</translation>
    </message>
    <message>
        <source>At a length of %1, standard attention moves %2 and FlashAttention %3. Both grow with the square of the length.</source>
        <extracomment>%1 is a number of tokens, %2 and %3 are amounts of data</extracomment>
        <translation>عند الطول %1 ينقل الانتباه المعتاد %2 وتنقل FlashAttention %3. وكلاهما ينمو مع مربع الطول.</translation>
    </message>
    <message>
        <source>At a length of %1, standard attention holds %2 in memory and FlashAttention %3. Only here does FlashAttention grow in step with the length.</source>
        <extracomment>%1 is a number of tokens, %2 and %3 are amounts of data</extracomment>
        <translation>عند الطول %1 يحجز الانتباه المعتاد %2 في الذاكرة وتحجز FlashAttention %3. وهنا فقط تنمو FlashAttention بقدر نمو الطول.</translation>
    </message>
    <message>
        <source>At a length of %1, this model gives a traffic ratio of %2 for the forward pass.</source>
        <extracomment>%1 is a number of tokens, %2 a factor such as 6.08×</extracomment>
        <translation>عند الطول %1 يعطي هذا النموذج نسبة حركة ذاكرة قدرها %2 للتمرير الأمامي.</translation>
    </message>
    <message>
        <source>The marked point, %1 at a length of %2, was measured for the forward and backward passes together.</source>
        <extracomment>%1 is a factor such as 9.16×, %2 a number of tokens</extracomment>
        <translation>النقطة المعلَّمة، وهي %1 عند الطول %2، قيست للتمرير الأمامي والخلفي معًا.</translation>
    </message>
    <message>
        <source>%1: fusion takes the memory accesses from %2 to %3.</source>
        <comment>counting convention</comment>
        <extracomment>%1 is a counting convention, %2 and %3 are counts</extracomment>
        <translation>%1: ينقل الدمج مرات الوصول إلى الذاكرة من %2 إلى %3.</translation>
    </message>
    <message>
        <source>The same line of code has another ratio in each row, so name the convention with the figure.</source>
        <translation>للسطر نفسه نسبة مختلفة في كل صف، ولذلك اذكر الاصطلاح مع الرقم.</translation>
    </message>
    <message>
        <source>No L2 cache is listed for this device. Every pass is counted as traffic to memory.</source>
        <translation>لا تُذكر لهذا الجهاز ذاكرة L2 مخبئية. ويُحسب كل مرور ضمن حركة الذاكرة.</translation>
    </message>
    <message>
        <source>Fits into L2: two tensors of %1 fit into the L2 cache of %2. Most of the traffic shown may never reach HBM, so take the bars as an upper limit.</source>
        <extracomment>%1 and %2 are amounts of data</extracomment>
        <translation>ضمن حجم L2: تتسع ذاكرة L2 المخبئية وحجمها %2 لموتّرين حجم كل منهما %1. وقد لا يصل معظم الحركة المعروضة إلى ذاكرة HBM أبدًا، فاعتبر الأشرطة حدًّا أعلى.</translation>
    </message>
    <message>
        <source>Larger than L2: two tensors of %1 do not fit into the L2 cache of %2. Every pass goes through HBM.</source>
        <extracomment>%1 and %2 are amounts of data</extracomment>
        <translation>أكبر من L2: لا تتسع ذاكرة L2 المخبئية وحجمها %2 لموتّرين حجم كل منهما %1. وكل مرور يعبر ذاكرة HBM.</translation>
    </message>
    <message>
        <source>%1: traffic and launches both fall by %2, so the wall time can gain as much.</source>
        <extracomment>%1 is a granularity (&quot;Dropout in steps&quot;), %2 a factor such as 5×</extracomment>
        <translation>%1: تنخفض حركة الذاكرة وعمليات الإطلاق كلتاهما بعامل %2، ولذلك يمكن أن يكسب الزمن الفعلي القدر نفسه.</translation>
    </message>
    <message>
        <source>%1: traffic and launches both fall by %2, and the wall time cannot gain more than that from them.</source>
        <extracomment>%1 is a granularity (&quot;Library kernels&quot;), %2 a factor such as 3×</extracomment>
        <translation>%1: تنخفض حركة الذاكرة وعمليات الإطلاق كلتاهما بعامل %2، ولا يمكن أن يكسب الزمن الفعلي منهما أكثر من ذلك.</translation>
    </message>
    <message>
        <source>If the fused kernel also uses the bandwidth better, the wall time gains more. That is a second effect. It is assumed here, and it has its own control.</source>
        <translation>إذا استخدمت النواة المدموجة عرض النطاق استخدامًا أفضل أيضًا كسب الزمن الفعلي أكثر. وهذا أثر ثانٍ مفترض هنا، وله عنصر تحكّم خاص به.</translation>
    </message>
    <message>
        <source>The published measurement counts a whole model, GPT-2 medium at a length of %1, forward and backward. Traffic fell from %2 to %3 and time from %4 to %5, although the arithmetic rose from %6 to %7.</source>
        <extracomment>%1 is a number of tokens, %2 to %3 amounts of data, %4 and %5 durations, %6 and %7 amounts of arithmetic such as 66.6 GFLOP</extracomment>
        <translation>القياس المنشور يخص نموذجًا كاملًا هو GPT-2 medium عند الطول %1، للتمرير الأمامي والخلفي. انخفضت حركة الذاكرة من %2 إلى %3 والزمن من %4 إلى %5، مع أن الحساب ازداد من %6 إلى %7.</translation>
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
        <translation>توليد القناع</translation>
    </message>
    <message>
        <source>Multiply by the mask</source>
        <extracomment>a kernel of Dropout</extracomment>
        <translation>الضرب في القناع</translation>
    </message>
    <message>
        <source>Rescale</source>
        <extracomment>a kernel of Dropout: makes up for the elements that were set to zero</extracomment>
        <translation>إعادة ضبط المقياس</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>a kernel of LayerNorm: mean of each row</extracomment>
        <translation>المتوسط</translation>
    </message>
    <message>
        <source>Subtract the mean</source>
        <extracomment>a kernel of LayerNorm</extracomment>
        <translation>طرح المتوسط</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a kernel of LayerNorm: each element times itself</extracomment>
        <translation>التربيع</translation>
    </message>
    <message>
        <source>Mean of the squares</source>
        <extracomment>a kernel of LayerNorm: mean of the squares of each row</extracomment>
        <translation>متوسط المربعات</translation>
    </message>
    <message>
        <source>Add epsilon</source>
        <extracomment>a kernel of LayerNorm: adds a small number, called epsilon</extracomment>
        <translation>إضافة إبسيلون</translation>
    </message>
    <message>
        <source>Reciprocal root</source>
        <extracomment>a kernel of LayerNorm: one over the square root</extracomment>
        <translation>مقلوب الجذر</translation>
    </message>
    <message>
        <source>Multiply by the root</source>
        <extracomment>a kernel of LayerNorm: multiplies by one over the square root</extracomment>
        <translation>الضرب في مقلوب الجذر</translation>
    </message>
    <message>
        <source>Multiply by gamma</source>
        <extracomment>a kernel of LayerNorm: multiplies by the weights called gamma</extracomment>
        <translation>الضرب في غاما</translation>
    </message>
    <message>
        <source>Add beta</source>
        <extracomment>a kernel of LayerNorm: adds the weights called beta</extracomment>
        <translation>إضافة بيتا</translation>
    </message>
    <message>
        <source>One fused kernel</source>
        <extracomment>the one kernel that all operations of the chain are fused into</extracomment>
        <translation>نواة مدموجة واحدة</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>remark on a row of a table or a bar of a chart</extracomment>
        <translation>مختار في عناصر التحكّم</translation>
    </message>
    <message>
        <source>Evaluation mode, library kernels</source>
        <extracomment>a row of a table: the chain in evaluation mode, against the kernel fused from it</extracomment>
        <translation>نمط التقييم، أنوية المكتبات</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>النواة</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>القراءات</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>الكتابات</translation>
    </message>
    <message>
        <source>Row statistics</source>
        <extracomment>memory accesses to the mean and variance of each row</extracomment>
        <translation>إحصاءات الصفوف</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>heading of a column whose cells are &quot;Unfused&quot; and &quot;Fused&quot;</extracomment>
        <translation>السلسلة</translation>
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
        <source>Kernels</source>
        <translation>الأنوية</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>reads and writes of the whole tensor together</extracomment>
        <translation>مرّات المرور</translation>
    </message>
    <message>
        <source>FLOP/byte</source>
        <translation>FLOP/byte</translation>
    </message>
    <message>
        <source>Traffic, unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>حركة الذاكرة، قبل الدمج إلى بعده</translation>
    </message>
    <message>
        <source>Launches, unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>عمليات الإطلاق، قبل الدمج إلى بعده</translation>
    </message>
    <message>
        <source>Highest possible speed-up</source>
        <extracomment>heading of a column of factors: the most that this fusion can ever gain in wall time</extracomment>
        <translation>أعلى تسريع ممكن</translation>
    </message>
    <message>
        <source>Speed-up now</source>
        <extracomment>heading of a column of factors: gain in wall time for the tensor and launch cost that are set</extracomment>
        <translation>التسريع الآن</translation>
    </message>
    <message>
        <source>Vector ridge to intensity</source>
        <extracomment>heading of a column of factors: ridge point divided by arithmetic intensity</extracomment>
        <translation>الحافة المتّجهية إلى الشدة</translation>
    </message>
    <message>
        <source>Tensor ridge to intensity</source>
        <extracomment>heading of a column of factors: ridge point divided by arithmetic intensity</extracomment>
        <translation>حافة Tensor Cores إلى الشدة</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>بعد الدمج</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>قبل الدمج</translation>
    </message>
    <message>
        <source>Standard attention</source>
        <translation>الانتباه المعتاد</translation>
    </message>
    <message>
        <source>Traffic ratio</source>
        <translation>نسبة حركة الذاكرة</translation>
    </message>
    <message>
        <source>Reads, unfused</source>
        <translation>القراءات قبل الدمج</translation>
    </message>
    <message>
        <source>Writes, unfused</source>
        <translation>الكتابات قبل الدمج</translation>
    </message>
    <message>
        <source>Accesses, unfused</source>
        <translation>مرات الوصول قبل الدمج</translation>
    </message>
    <message>
        <source>Reads, fused</source>
        <translation>القراءات بعد الدمج</translation>
    </message>
    <message>
        <source>Writes, fused</source>
        <translation>الكتابات بعد الدمج</translation>
    </message>
    <message>
        <source>Accesses, fused</source>
        <translation>مرات الوصول بعد الدمج</translation>
    </message>
    <message>
        <source>Unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>قبل الدمج إلى بعده</translation>
    </message>
    <message>
        <source>none left</source>
        <extracomment>instead of a factor: after fusion nothing is left to compare with</extracomment>
        <translation>لا يبقى شيء</translation>
    </message>
    <message>
        <source>The curves count what one head reads from HBM and writes to it in one forward pass. The footprint is what has to be held in memory at one time.</source>
        <translation>تعدّ المنحنيات ما يقرؤه رأس واحد من ذاكرة HBM وما يكتبه فيها في تمرير أمامي واحد. أما البصمة الذاكرية (footprint) فهي ما يجب حفظه في الذاكرة في وقت واحد.</translation>
    </message>
    <message>
        <source>The often quoted saving of %1 to %2 is one of the footprint, at lengths of %3 to %4. It is not one of the traffic.</source>
        <extracomment>%1 and %2 are factors such as 10×, %3 and %4 numbers of tokens</extracomment>
        <translation>التوفير الذي يُذكر كثيرًا، من %1 إلى %2، هو توفير في البصمة الذاكرية عند أطوال من %3 إلى %4. وليس توفيرًا في حركة الذاكرة.</translation>
    </message>
    <message numerus="yes">
        <source>Unfused, %Ln kernel(s) read %1 and write %2. Fused, one kernel reads %3 and writes %4.</source>
        <extracomment>%Ln counts kernels; %1 to %4 are amounts of data</extracomment>
        <translation>
            <numerusform>قبل الدمج تقرأ الأنوية وعددها %Ln ما حجمه %1 وتكتب %2. وبعد الدمج تقرأ نواة واحدة %3 وتكتب %4.</numerusform>
            <numerusform>قبل الدمج تقرأ نواة واحدة %1 وتكتب %2. وبعد الدمج تقرأ نواة واحدة %3 وتكتب %4.</numerusform>
            <numerusform>قبل الدمج تقرأ نواتان %1 وتكتبان %2. وبعد الدمج تقرأ نواة واحدة %3 وتكتب %4.</numerusform>
            <numerusform>قبل الدمج تقرأ %Ln أنوية %1 وتكتب %2. وبعد الدمج تقرأ نواة واحدة %3 وتكتب %4.</numerusform>
            <numerusform>قبل الدمج تقرأ %Ln نواة %1 وتكتب %2. وبعد الدمج تقرأ نواة واحدة %3 وتكتب %4.</numerusform>
            <numerusform>قبل الدمج تقرأ %Ln نواة %1 وتكتب %2. وبعد الدمج تقرأ نواة واحدة %3 وتكتب %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::FusionAttentionPage</name>
    <message>
        <source>%1 standard, %2 FlashAttention</source>
        <extracomment>Two amounts of data, of standard attention and of FlashAttention.</extracomment>
        <translation>%1 للمعتاد، %2 لطريقة FlashAttention</translation>
    </message>
    <message>
        <source>At a length of %1, the traffic ratio of this model is %2.</source>
        <extracomment>Said of a line in a chart; %1 is a number of tokens, %2 a factor.</extracomment>
        <translation>عند الطول %1 تكون نسبة حركة الذاكرة في هذا النموذج %2.</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <extracomment>A point in a chart: what was measured; %1 is a factor.</extracomment>
        <translation>مقيس: %1</translation>
    </message>
    <message>
        <source>Published measurement, forward and backward passes of a whole model: a traffic ratio of %1.</source>
        <extracomment>Said of a point in a chart; %1 is a factor.</extracomment>
        <translation>قياس منشور للتمرير الأمامي والخلفي في نموذج كامل: نسبة حركة الذاكرة %1.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>طول المتتالية</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>حركة الذاكرة</translation>
    </message>
    <message>
        <source>Memory footprint</source>
        <translation>البصمة الذاكرية</translation>
    </message>
    <message>
        <source>Standard to FlashAttention</source>
        <extracomment>Title of an axis: standard attention divided by FlashAttention.</extracomment>
        <translation>الانتباه المعتاد إلى FlashAttention</translation>
    </message>
</context>
<context>
    <name>rp::FusionExplorerInstrument</name>
    <message>
        <source>What each kernel reads from memory and writes to it</source>
        <translation>ما تقرؤه كل نواة من الذاكرة وما تكتبه فيها</translation>
    </message>
    <message>
        <source>Wall time, unfused and fused</source>
        <translation>الزمن الفعلي قبل الدمج وبعده</translation>
    </message>
    <message>
        <source>Granularities compared with the fused kernel</source>
        <translation>مقارنة مستويات التجزئة بالنواة المدموجة</translation>
    </message>
    <message>
        <source>Arithmetic intensity and ridge points</source>
        <translation>الشدة الحسابية ونقاط الحافة</translation>
    </message>
    <message>
        <source>Memory traffic of attention</source>
        <translation>حركة الذاكرة في الانتباه</translation>
    </message>
    <message>
        <source>Memory footprint of attention</source>
        <translation>البصمة الذاكرية للانتباه</translation>
    </message>
    <message>
        <source>Standard attention to FlashAttention</source>
        <translation>الانتباه المعتاد إلى FlashAttention</translation>
    </message>
    <message>
        <source>One line of code, counted in four ways</source>
        <translation>سطر برنامج واحد معدود بأربع طرق</translation>
    </message>
</context>
<context>
    <name>rp::FusionNormPage</name>
    <message>
        <source>%1 unfused, %2 fused</source>
        <extracomment>Values of one figure before and after fusion.</extracomment>
        <translation>%1 قبل الدمج، %2 بعده</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>مختار في عناصر التحكّم</translation>
    </message>
    <message>
        <source>Vector ridge: %1</source>
        <extracomment>A line in a chart: the ridge point of the vector units; %1 is an intensity.</extracomment>
        <translation>الحافة المتّجهية: %1</translation>
    </message>
    <message>
        <source>The ridge point of the vector units, on which this chain runs, is at %1.</source>
        <translation>نقطة الحافة للوحدات المتّجهية التي تعمل عليها هذه السلسلة عند %1.</translation>
    </message>
    <message>
        <source>Tensor ridge: %1</source>
        <extracomment>A line in a chart: the ridge point of the Tensor Cores; %1 is an intensity.</extracomment>
        <translation>حافة Tensor Cores: %1</translation>
    </message>
    <message>
        <source>The ridge point of the Tensor Cores, on which matrix products run, is at %1.</source>
        <translation>نقطة الحافة لوحدات Tensor Cores التي يعمل عليها ضرب المصفوفات عند %1.</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>حركة الذاكرة</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>الزمن الفعلي</translation>
    </message>
    <message>
        <source>Where can a wall-clock speed-up of %1 come from?</source>
        <extracomment>Heading over an explanation; %1 is a factor such as 5×. Wall clock: the time that passes.</extracomment>
        <translation>من أين يمكن أن يأتي تسريع للزمن الفعلي قدره %1؟</translation>
    </message>
</context>
<context>
    <name>rp::FusionOneLinePage</name>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars that the controls have chosen.</extracomment>
        <translation>مختار في عناصر التحكّم</translation>
    </message>
    <message>
        <source>The line of code: %1</source>
        <extracomment>%1 is a line of code.</extracomment>
        <translation>سطر البرنامج: %1</translation>
    </message>
    <message>
        <source>Accesses to full tensors</source>
        <translation>مرات الوصول إلى موتّرات كاملة</translation>
    </message>
</context>
<context>
    <name>rp::FusionView</name>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>عناصر التحكّم في الأداة التفاعلية</translation>
    </message>
</context>
<context>
    <name>rp::GraphMap</name>
    <message>
        <source>The map is shown at %1.</source>
        <extracomment>%1: a percentage; 100 % is the natural size.</extracomment>
        <translation>تُعرض الخريطة بحجم %1.</translation>
    </message>
    <message>
        <source>Arrow keys walk along the edges; the question mark key lists all keys.</source>
        <translation>مفاتيح الأسهم تسير على الحواف؛ ومفتاح علامة الاستفهام يسرد كل المفاتيح.</translation>
    </message>
    <message>
        <source>Show as table</source>
        <extracomment>Button that shows or hides the nodes of a map as a table.</extracomment>
        <translation>اعرض جدولًا</translation>
    </message>
    <message>
        <source>Shows the nodes of this map as a table below it.</source>
        <translation>يعرض عقد هذه الخريطة في جدول تحتها.</translation>
    </message>
    <message>
        <source>Map menu</source>
        <extracomment>Button that opens a menu with copy and export of a map.</extracomment>
        <translation>قائمة الخريطة</translation>
    </message>
    <message>
        <source>Copy the nodes, export the map, list its keys.</source>
        <translation>انسخ العقد، صدّر الخريطة، اعرض مفاتيحها.</translation>
    </message>
    <message>
        <source>Copy nodes as CSV</source>
        <translation>انسخ العقد بصيغة CSV</translation>
    </message>
    <message>
        <source>Export nodes as CSV…</source>
        <translation>صدّر العقد بصيغة CSV…</translation>
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
        <source>Show in readable size</source>
        <translation>اعرض بحجم مقروء</translation>
    </message>
    <message>
        <source>Keys in this map</source>
        <translation>مفاتيح هذه الخريطة</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>تكبير (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>تصغير (-)</translation>
    </message>
    <message>
        <source>Whole map</source>
        <extracomment>Button: show all of a map.</extracomment>
        <translation>الخريطة كلها</translation>
    </message>
    <message>
        <source>Show the whole map (0)</source>
        <translation>اعرض الخريطة كلها (0)</translation>
    </message>
    <message>
        <source>Show as table: %1</source>
        <extracomment>Accessible name of the button &quot;Show as table&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>اعرض جدولًا: %1</translation>
    </message>
    <message>
        <source>Map menu: %1</source>
        <extracomment>Accessible name of the button &quot;Map menu&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>قائمة الخريطة: %1</translation>
    </message>
    <message>
        <source>Zoom in: %1</source>
        <extracomment>Accessible name of a button. %1: title of the map.</extracomment>
        <translation>تكبير: %1</translation>
    </message>
    <message>
        <source>Zoom out: %1</source>
        <extracomment>Accessible name of a button. %1: title of the map.</extracomment>
        <translation>تصغير: %1</translation>
    </message>
    <message>
        <source>Whole map: %1</source>
        <extracomment>Accessible name of the button &quot;Whole map&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>الخريطة كلها: %1</translation>
    </message>
    <message>
        <source>Down and up arrow: along an edge to the next node, and back</source>
        <translation>السهم الأسفل والأعلى: على حافة إلى العقدة التالية، والعودة</translation>
    </message>
    <message>
        <source>Left and right arrow: the node beside, such as the other branch</source>
        <translation>السهم الأيسر والأيمن: العقدة المجاورة، كالفرع الآخر</translation>
    </message>
    <message>
        <source>Page Down, Page Up: next or previous node in reading order</source>
        <translation>Page Down وPage Up: العقدة التالية أو السابقة بترتيب القراءة</translation>
    </message>
    <message>
        <source>Home, End: first or last node</source>
        <translation>Home وEnd: العقدة الأولى أو الأخيرة</translation>
    </message>
    <message>
        <source>N, Shift+N: next or previous marked node, such as a graph break</source>
        <translation>N وShift+N: العقدة المعلَّمة التالية أو السابقة، كانقطاع المخطط</translation>
    </message>
    <message>
        <source>R, Shift+R: next or previous region</source>
        <translation>R وShift+R: المنطقة التالية أو السابقة</translation>
    </message>
    <message>
        <source>Enter: go to the nodes</source>
        <translation>Enter: الذهاب إلى العقد</translation>
    </message>
    <message>
        <source>Esc: back to the map as a whole</source>
        <translation>Esc: العودة إلى الخريطة كلها</translation>
    </message>
    <message>
        <source>Plus, minus: zoom in or out</source>
        <translation>زائد، ناقص: التكبير أو التصغير</translation>
    </message>
    <message>
        <source>0: show the whole map; 1: show it in readable size</source>
        <translation>0: عرض الخريطة كلها؛ 1: عرضها بحجم مقروء</translation>
    </message>
    <message>
        <source>Shift and an arrow key: move the view</source>
        <translation>Shift مع سهم: تحريك المشهد</translation>
    </message>
    <message>
        <source>Question mark: this list</source>
        <translation>علامة الاستفهام: هذه القائمة</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>العقدة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>المنطقة</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>تقود إلى</translation>
    </message>
    <message>
        <source>Nodes copied.</source>
        <translation>نُسخت العقد.</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>تصدير الخريطة</translation>
    </message>
    <message>
        <source>%1 file (%2)</source>
        <extracomment>File type in a dialog. %1: &quot;CSV&quot;, &quot;SVG&quot; or &quot;PNG&quot;; %2: its file pattern.</extracomment>
        <translation>ملف %1 (%2)</translation>
    </message>
    <message>
        <source>Map exported to %1.</source>
        <translation>صُدّرت الخريطة إلى %1.</translation>
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
        <extracomment>Status strip; %1 is the number of inferences after which compiling is paid back.</extracomment>
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
    <message>
        <source>never</source>
        <extracomment>Status strip, answer to &quot;Break-even&quot;: the time spent compiling is not won back, however long it runs.</extracomment>
        <translation>أبدًا</translation>
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
    <name>rp::InstrumentControls</name>
    <message>
        <source>More settings</source>
        <extracomment>Title of a section with the controls of an instrument that are needed less often.</extracomment>
        <translation>إعدادات أخرى</translation>
    </message>
</context>
<context>
    <name>rp::IntensityScale</name>
    <message>
        <source>Arithmetic intensity</source>
        <extracomment>Title of an axis; the unit (FLOP/byte) and its range are added.</extracomment>
        <translation>الشدة الحسابية</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Label of a mark on the arithmetic-intensity axis. %1: what has it, %2: the value with its unit.</extracomment>
        <translation>%1: %2</translation>
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
    <message numerus="yes">
        <source>%Ln fault(s) in the labs of your own; what is faulty was left out. %1</source>
        <extracomment>Notice: %Ln faults were found in the files or folders of the option --content; %1 is a whole sentence on the first of them</extracomment>
        <translation>
            <numerusform>لا أخطاء في مختبراتك الخاصة. %1</numerusform>
            <numerusform>خطأ واحد في مختبراتك الخاصة؛ حُذف ما فيه الخطأ. %1</numerusform>
            <numerusform>خطآن في مختبراتك الخاصة؛ حُذف ما فيه الأخطاء. %1</numerusform>
            <numerusform>%Ln أخطاء في مختبراتك الخاصة؛ حُذف ما فيه الأخطاء. %1</numerusform>
            <numerusform>%Ln خطأً في مختبراتك الخاصة؛ حُذف ما فيه الأخطاء. %1</numerusform>
            <numerusform>%Ln خطأ في مختبراتك الخاصة؛ حُذف ما فيه الأخطاء. %1</numerusform>
        </translation>
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
    <name>rp::LimitMeter</name>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>A value that has to keep a limit: a symbol, the value, and whether it passed (&quot;✓ 93.7 %, met&quot;).</extracomment>
        <translation>%1 %2، %3</translation>
    </message>
    <message>
        <source>%1: %2. Asked for: %3.</source>
        <extracomment>Spoken value of a figure that has to keep a limit. %1: the value, %2: whether it passed, %3: the limit (&quot;20.8 %: not met. Asked for: at least 80 %.&quot;).</extracomment>
        <translation>%1: %2. المطلوب: %3.</translation>
    </message>
</context>
<context>
    <name>rp::LineChart</name>
    <message>
        <source>Page Up, Page Down: ten values back or on</source>
        <translation>المفتاحان Page Up وPage Down: عشر قيم إلى الوراء أو إلى الأمام</translation>
    </message>
</context>
<context>
    <name>rp::LineLayout</name>
    <message>
        <source>No values to show</source>
        <extracomment>Stands in the middle of a chart whose table holds no values.</extracomment>
        <translation>لا توجد قيم لعرضها</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Legend of a chart whose marks carry numbers. %1: the number, %2: what it stands for.</extracomment>
        <translation>%1: %2</translation>
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
    <message>
        <source>Ne&amp;xt instrument</source>
        <extracomment>Menu, an act with several instruments: shows the following one.</extracomment>
        <translation>الأداة التفاعلية التالية (&amp;X)</translation>
    </message>
    <message>
        <source>P&amp;revious instrument</source>
        <extracomment>Menu, an act with several instruments: shows the one before.</extracomment>
        <translation>الأداة التفاعلية السابقة (&amp;R)</translation>
    </message>
    <message>
        <source>Capture th&amp;is instrument</source>
        <extracomment>Menu: keeps what the instrument in view shows as evidence.</extracomment>
        <translation>&amp;التقط هذه الأداة</translation>
    </message>
    <message>
        <source>&amp;Go to the current step</source>
        <extracomment>Menu: goes back to the step of the act from another page of the window.</extracomment>
        <translation>ا&amp;ذهب إلى الخطوة الحالية</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <extracomment>Menu: shows the page with what was captured.</extracomment>
        <translation>الأد&amp;لة</translation>
    </message>
    <message>
        <source>&amp;Decision memo</source>
        <extracomment>Menu: shows the page on which the learner writes what to do.</extracomment>
        <translation>مذكرة ال&amp;قرار</translation>
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
    <name>rp::MapPlot</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Name of a node of a drawn graph for a screen reader. %1: its label, %2: what kind of node it is.</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Nothing leads on from here.</source>
        <translation>لا شيء يتبع من هنا.</translation>
    </message>
    <message>
        <source>Nothing leads here.</source>
        <translation>لا شيء يقود إلى هنا.</translation>
    </message>
    <message>
        <source>There is no node beside this one.</source>
        <translation>لا توجد عقدة بجانب هذه.</translation>
    </message>
    <message>
        <source>There is no other node of this kind.</source>
        <translation>لا توجد عقدة أخرى من هذا النوع.</translation>
    </message>
    <message>
        <source>This map has no marked node.</source>
        <translation>ليس في هذه الخريطة عقدة معلَّمة.</translation>
    </message>
    <message>
        <source>There is no other region.</source>
        <translation>لا توجد منطقة أخرى.</translation>
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
    <name>rp::MemoField</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <extracomment>Below a text that the learner writes.</extracomment>
        <translation>
            <numerusform>لا كلمات (%Ln)</numerusform>
            <numerusform>كلمة واحدة (%Ln)</numerusform>
            <numerusform>كلمتان (%Ln)</numerusform>
            <numerusform>%Ln كلمات</numerusform>
            <numerusform>%Ln كلمة</numerusform>
            <numerusform>%Ln كلمة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::MemoPage</name>
    <message>
        <source>Write down what you would decide, and why, for somebody who was not there. What you type is kept as you type it, and nobody judges it.</source>
        <translation>اكتب ما تقرره ولماذا، لمن لم يكن حاضرًا. ما تكتبه يُحفظ وأنت تكتبه، ولا يحكم عليه أحد.</translation>
    </message>
    <message>
        <source>In presenter mode nothing is written: the memo lasts until the window closes.</source>
        <translation>في وضع العرض لا يُكتب شيء: تبقى المذكرة حتى تُغلق النافذة.</translation>
    </message>
    <message>
        <source>Author and goal</source>
        <extracomment>Heading of the part of a memo that says who writes and for which goal.</extracomment>
        <translation>الكاتب والهدف</translation>
    </message>
    <message>
        <source>Your name (you may leave it empty)</source>
        <extracomment>Label of an entry: how the writer of the memo wants to be named.</extracomment>
        <translation>اسمك (يمكنك تركه فارغًا)</translation>
    </message>
    <message>
        <source>Stands on the exported memo, and stays on this computer.</source>
        <translation>يظهر على المذكرة المصدَّرة، ويبقى على هذا الجهاز.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>A file for whoever asked for your decision: PDF to read and print, with the charts of your evidence; Markdown to edit; JSON for programs.</source>
        <translation>ملف لمن طلب قرارك: PDF للقراءة والطباعة مع مخططات أدلتك البيانية؛ وMarkdown للتحرير؛ وJSON للبرامج.</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <extracomment>Button; %1 is &quot;PDF&quot;, &quot;Markdown&quot; or &quot;JSON&quot;.</extracomment>
        <translation>صدّر بصيغة %1…</translation>
    </message>
    <message>
        <source>%1 (%2, %3) – altered outside the program</source>
        <extracomment>Check box in the memo: name of a capture, where it was made, when.</extracomment>
        <translation>%1 (%2، %3) – عُدّلت خارج البرنامج</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2، %3)</translation>
    </message>
    <message>
        <source>You have not captured anything yet. In the Explore step of an act, every instrument has a button “Capture”.</source>
        <translation>لم تلتقط شيئًا بعد. في خطوة «استكشاف» من كل فصل، لكل أداة زر «التقط».</translation>
    </message>
    <message>
        <source>Choose what your decision rests on. It goes into the exported file with its inputs and results.</source>
        <translation>اختر ما يقوم عليه قرارك. يدخل في الملف المصدَّر بمدخلاته ونتائجه.</translation>
    </message>
    <message>
        <source>decision-memo</source>
        <extracomment>Suggested file name of an exported memo, without its ending; letters that any file system takes.</extracomment>
        <translation>مذكرة-القرار</translation>
    </message>
    <message>
        <source>Export memo</source>
        <translation>تصدير المذكرة</translation>
    </message>
    <message>
        <source>The memo was exported to %1.</source>
        <translation>صُدّرت المذكرة إلى %1.</translation>
    </message>
</context>
<context>
    <name>rp::MemoText</name>
    <message>
        <source>Decision memo</source>
        <translation>مذكرة القرار</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Title of an exported memo: &quot;Decision memo&quot;, title of the lab.
----------
Figures that rest on an assumption, and the reason, one or more whole sentences.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <extracomment>At the foot of a page: number of the page, count of all pages.</extracomment>
        <translation>الصفحة %1 من %2</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>التوصية</translation>
    </message>
    <message>
        <source>Rejected alternative</source>
        <extracomment>Part of a decision memo.</extracomment>
        <translation>البديل المرفوض</translation>
    </message>
    <message>
        <source>What would change my mind</source>
        <extracomment>Part of a decision memo.</extracomment>
        <translation>ما الذي يغيّر رأيي</translation>
    </message>
    <message>
        <source>Remaining risk</source>
        <extracomment>Part of a decision memo: what can still go wrong.</extracomment>
        <translation>المخاطر المتبقية</translation>
    </message>
    <message>
        <source>Rationale</source>
        <extracomment>Part of a decision memo: the reasons.</extracomment>
        <translation>المبررات</translation>
    </message>
    <message>
        <source>Say in one or two sentences what your team should do. Name the surgery or the execution mode, and the model it is for.</source>
        <translation>قل في جملة أو جملتين ما على فريقك أن يفعله. سمِّ الجراحة أو نمط التنفيذ، والنموذج المقصود.</translation>
    </message>
    <message>
        <source>Name the best other choice, and the figure that speaks against it.</source>
        <translation>سمِّ أفضل خيار آخر، والرقم الذي يشهد ضده.</translation>
    </message>
    <message>
        <source>Name a measurement or a condition under which you would decide otherwise, with a number.</source>
        <translation>سمِّ قياسًا أو شرطًا تقرر عنده غير ذلك، مع رقم.</translation>
    </message>
    <message>
        <source>Say what can still go wrong when your team does this, and who would notice it first.</source>
        <translation>قل ما الذي قد يسوء بعدُ حين يفعل فريقك هذا، ومن يلاحظه أولًا.</translation>
    </message>
    <message>
        <source>Give the reasons. Point to your evidence by its name, and say what each piece shows.</source>
        <translation>أعطِ الأسباب. أشر إلى أدلتك بأسمائها، وقل ما يبيّنه كل منها.</translation>
    </message>
    <message>
        <source>Nothing was written here.</source>
        <translation>لم يُكتب شيء هنا.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Under the title of a decision memo: who wrote it, date.</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>No track was chosen.</source>
        <extracomment>The track of the learner in a memo: its name, and its goal, a whole sentence with its full stop.</extracomment>
        <translation>لم يُختر مسار.</translation>
    </message>
    <message>
        <source>Track %1. Goal: %2</source>
        <translation>المسار: %1. الهدف: %2</translation>
    </message>
    <message>
        <source>The choices made so far give no verdict on this goal yet.</source>
        <translation>الاختيارات حتى الآن لا تعطي حكمًا على هذا الهدف بعد.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <extracomment>Part of a decision memo: the captures it rests on.</extracomment>
        <translation>الأدلة</translation>
    </message>
    <message>
        <source>No evidence was chosen for this memo.</source>
        <translation>لم تُختر أدلة لهذه المذكرة.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Heading of a piece of evidence in a memo; %1 is its number in the memo, %2 its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, captured %2.</source>
        <extracomment>Where and when a piece of evidence was captured: act and instrument, date and time.</extracomment>
        <translation>%1، التُقطت %2.</translation>
    </message>
    <message>
        <source>Track: %1.</source>
        <extracomment>Added to where and when a piece of evidence was captured; %1 is the name of a track.</extracomment>
        <translation>المسار: %1.</translation>
    </message>
    <message>
        <source>Predicted before</source>
        <translation>التوقّع قبل ذلك</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Results that rest on an assumption</source>
        <translation>نتائج تقوم على افتراض</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Written with Ridgepoint %1; lab “%2”, content version %3.</source>
        <extracomment>Last line of an exported memo: name and version of the program, title of the lab, version of its content.</extracomment>
        <translation>كُتبت بـ Ridgepoint %1؛ المختبر «%2»، إصدار المحتوى %3.</translation>
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
    <name>rp::MoveBar</name>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the last move back.</extracomment>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Takes the last move back.</source>
        <translation>يتراجع عن آخر حركة.</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>Button: takes every move back.</extracomment>
        <translation>البدء من جديد</translation>
    </message>
    <message>
        <source>Takes every move back.</source>
        <translation>يتراجع عن كل الحركات.</translation>
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
    <name>rp::OperationGraph</name>
    <message>
        <source>%1: operation %2</source>
        <extracomment>%1 names a part of a program (&quot;Before the branch&quot;), %2 is the number of an operation in it</extracomment>
        <translation>%1: العملية %2</translation>
    </message>
    <message>
        <source>%1: operations %2 to %3</source>
        <extracomment>%1 names a part of a program (&quot;Before the branch&quot;), %2 and %3 number operations in it</extracomment>
        <translation>%1: العمليات من %2 إلى %3</translation>
    </message>
    <message>
        <source>First part</source>
        <translation>الجزء الأول</translation>
    </message>
    <message>
        <source>Larger shape</source>
        <translation>الشكل الأكبر</translation>
    </message>
    <message>
        <source>Branch A</source>
        <translation>الفرع A</translation>
    </message>
    <message>
        <source>Smaller shape</source>
        <translation>الشكل الأصغر</translation>
    </message>
    <message>
        <source>Branch B</source>
        <translation>الفرع B</translation>
    </message>
    <message>
        <source>Middle part</source>
        <translation>الجزء الأوسط</translation>
    </message>
    <message>
        <source>Last part</source>
        <translation>الجزء الأخير</translation>
    </message>
    <message>
        <source>The host reads a value</source>
        <translation>المضيف يقرأ قيمة</translation>
    </message>
    <message>
        <source>A shape that changes</source>
        <translation>شكل يتغيّر</translation>
    </message>
    <message>
        <source>A call that cannot be captured</source>
        <translation>استدعاء لا يمكن التقاطه</translation>
    </message>
    <message>
        <source>A branch on a value</source>
        <translation>تفرّع بحسب قيمة</translation>
    </message>
    <message>
        <source>Choose the graph by the shape</source>
        <translation>اختيار المخطط بحسب الشكل</translation>
    </message>
    <message>
        <source>Choose the branch before the pass</source>
        <translation>اختيار الفرع قبل التمرير</translation>
    </message>
    <message>
        <source>Read the value after the pass</source>
        <translation>قراءة القيمة بعد التمرير</translation>
    </message>
    <message>
        <source>Make the call after the pass</source>
        <translation>إجراء الاستدعاء بعد التمرير</translation>
    </message>
    <message>
        <source>%1, site %2</source>
        <extracomment>%1 is a node of a graph, %2 numbers the place in the program that it belongs to</extracomment>
        <translation>%1، الموضع %2</translation>
    </message>
    <message>
        <source>Graph break: %1</source>
        <extracomment>%1 says what is at this place of a program</extracomment>
        <translation>انقطاع المخطط: %1</translation>
    </message>
    <message>
        <source>up to the break</source>
        <translation>حتى الانقطاع</translation>
    </message>
    <message>
        <source>behind the break</source>
        <translation>بعد الانقطاع</translation>
    </message>
    <message>
        <source>behind the break, first path</source>
        <translation>بعد الانقطاع، الطريق الأول</translation>
    </message>
    <message>
        <source>behind the break, second path</source>
        <translation>بعد الانقطاع، الطريق الثاني</translation>
    </message>
    <message>
        <source>the whole pass, first variant</source>
        <translation>التمرير كله، النسخة الأولى</translation>
    </message>
    <message>
        <source>the whole pass, second variant</source>
        <translation>التمرير كله، النسخة الثانية</translation>
    </message>
    <message>
        <source>the whole pass</source>
        <translation>التمرير كله</translation>
    </message>
    <message>
        <source>Region %1: %2</source>
        <extracomment>a part of a graph that is compiled together; %1 is its number, %2 what it holds</extracomment>
        <translation>المنطقة %1: %2</translation>
    </message>
    <message>
        <source>Capturing stops here: the host waits for the device, and Python goes on.</source>
        <translation>يتوقف الالتقاط هنا: ينتظر المضيف الجهاز، ثم يتابع Python.</translation>
    </message>
    <message>
        <source>Capturing stops here, and Python goes on.</source>
        <translation>يتوقف الالتقاط هنا ويتابع Python.</translation>
    </message>
    <message>
        <source>Both branches are in the graph. The host still waits here for the value.</source>
        <translation>الفرعان كلاهما في المخطط. ومع ذلك ينتظر المضيف القيمة هنا.</translation>
    </message>
    <message>
        <source>The size is a symbol in the graph. Nothing is compiled again.</source>
        <translation>الحجم رمز في المخطط. لا تُعاد ترجمة أي شيء.</translation>
    </message>
    <message>
        <source>Guards are checked, then compiled code runs.</source>
        <translation>تُفحص شروط الحراسة ثم تعمل الشيفرة المترجَمة.</translation>
    </message>
    <message>
        <source>The choice is made on the device. Nothing is fused across this operation.</source>
        <translation>يجري الاختيار على الجهاز. لا يُدمج شيء عبر هذه العملية.</translation>
    </message>
    <message>
        <source>Keeps the result that is needed and drops the other one.</source>
        <translation>تحتفظ بالنتيجة المطلوبة وتترك الأخرى.</translation>
    </message>
    <message>
        <source>It always runs, but its result is needed in only %1 of the passes.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>تعمل دائمًا، لكن نتيجتها مطلوبة في %1 من التمريرات فقط.</translation>
    </message>
    <message>
        <source>It runs in %1 of the passes.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>تعمل في %1 من التمريرات.</translation>
    </message>
    <message>
        <source>It runs eagerly.</source>
        <translation>تعمل في النمط الفوري.</translation>
    </message>
    <message>
        <source>Node %1 of %2.</source>
        <extracomment>%1 is the number of a node, %2 how many there are</extracomment>
        <translation>العقدة %1 من %2.</translation>
    </message>
    <message>
        <source>Node %1 of %2, in region %3 of %4.</source>
        <extracomment>%1 is the number of a node, %2 how many there are; %3 and %4 likewise for compiled regions</extracomment>
        <translation>العقدة %1 من %2، في المنطقة %3 من %4.</translation>
    </message>
    <message>
        <source>Leads to: %1.</source>
        <extracomment>%1 is a list of nodes</extracomment>
        <translation>تقود إلى: %1.</translation>
    </message>
    <message>
        <source>The map has %1, %2 and %3.</source>
        <extracomment>%1 counts nodes, %2 compiled regions, %3 graph breaks</extracomment>
        <translation>في الخريطة %1 و%2 و%3.</translation>
    </message>
    <message>
        <source>It shows %1 of %2 sites; the others are alike.</source>
        <extracomment>%1 and %2 are counts of places in a program that all look alike</extracomment>
        <translation>تعرض %1 من %2 من المواضع، والبقية مثلها.</translation>
    </message>
    <message>
        <source>graph break</source>
        <translation>انقطاع المخطط</translation>
    </message>
    <message>
        <source>input</source>
        <translation>دخل</translation>
    </message>
    <message>
        <source>output</source>
        <translation>خرج</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>تفرّع</translation>
    </message>
    <message>
        <source>read by the host</source>
        <translation>يقرؤه المضيف</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>شكل</translation>
    </message>
    <message>
        <source>call</source>
        <translation>استدعاء</translation>
    </message>
    <message>
        <source>entry of a region</source>
        <translation>مدخل منطقة</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>عملية</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>الدخل</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الخرج</translation>
    </message>
    <message>
        <source>Select the result</source>
        <translation>اختيار النتيجة</translation>
    </message>
    <message>
        <source>Custom operation</source>
        <translation>عملية مخصصة</translation>
    </message>
    <message>
        <source>Enter compiled code</source>
        <translation>دخول الشيفرة المترجَمة</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of a node&apos;s name</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (larger shape)</source>
        <extracomment>%1 is a node that one of two ways leads to</extracomment>
        <translation>%1 (الشكل الأكبر)</translation>
    </message>
    <message>
        <source>%1 (branch A)</source>
        <translation>%1 (الفرع A)</translation>
    </message>
    <message>
        <source>%1 (smaller shape)</source>
        <extracomment>%1 is a node that one of two ways leads to</extracomment>
        <translation>%1 (الشكل الأصغر)</translation>
    </message>
    <message>
        <source>%1 (branch B)</source>
        <translation>%1 (الفرع B)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln عقدة</numerusform>
            <numerusform>عقدة واحدة (%Ln)</numerusform>
            <numerusform>عقدتان (%Ln)</numerusform>
            <numerusform>%Ln عقد</numerusform>
            <numerusform>%Ln عقدة</numerusform>
            <numerusform>%Ln عقدة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compiled region(s)</source>
        <translation>
            <numerusform>%Ln منطقة مترجَمة</numerusform>
            <numerusform>منطقة مترجَمة واحدة (%Ln)</numerusform>
            <numerusform>منطقتان مترجَمتان (%Ln)</numerusform>
            <numerusform>%Ln مناطق مترجَمة</numerusform>
            <numerusform>%Ln منطقة مترجَمة</numerusform>
            <numerusform>%Ln منطقة مترجَمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln graph break(s)</source>
        <translation>
            <numerusform>%Ln انقطاع في المخطط</numerusform>
            <numerusform>انقطاع واحد في المخطط (%Ln)</numerusform>
            <numerusform>انقطاعان في المخطط (%Ln)</numerusform>
            <numerusform>%Ln انقطاعات في المخطط</numerusform>
            <numerusform>%Ln انقطاعًا في المخطط</numerusform>
            <numerusform>%Ln انقطاع في المخطط</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::OperationMap</name>
    <message>
        <source>larger shape, %1</source>
        <extracomment>beside an arrow; %1 is a percentage: how often this way is taken</extracomment>
        <translation>الشكل الأكبر، %1</translation>
    </message>
    <message>
        <source>branch A, %1</source>
        <translation>الفرع A، %1</translation>
    </message>
    <message>
        <source>smaller shape, %1</source>
        <extracomment>beside an arrow; %1 is a percentage: how often this way is taken</extracomment>
        <translation>الشكل الأصغر، %1</translation>
    </message>
    <message>
        <source>branch B, %1</source>
        <translation>الفرع B، %1</translation>
    </message>
    <message>
        <source>needed in %1 of the passes</source>
        <extracomment>below a node of a graph that always runs; %1 is a percentage</extracomment>
        <translation>مطلوبة في %1 من التمريرات</translation>
    </message>
    <message>
        <source>compiled together</source>
        <translation>تُترجَم معًا</translation>
    </message>
    <message>
        <source>does not run, or is not needed, in every pass</source>
        <translation>لا تعمل أو لا تُطلب في كل تمرير</translation>
    </message>
</context>
<context>
    <name>rp::PanelPage</name>
    <message>
        <source>Find the error in published formulas: %1 of %2 found</source>
        <extracomment>Title of a section with exercises: published formulas that can&apos;t be right. %1 of %2 are solved.</extracomment>
        <translation>جِد الخطأ في معادلات منشورة: وُجد %1 من %2</translation>
    </message>
    <message>
        <source>Capture</source>
        <extracomment>Button: keeps the inputs and results of an instrument as evidence.</extracomment>
        <translation>التقط</translation>
    </message>
    <message>
        <source>Keeps your prediction, the inputs and the results of this instrument as evidence.</source>
        <translation>يحفظ توقّعك ومدخلات هذه الأداة ونتائجها دليلًا.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) kept</source>
        <extracomment>How many captures of an instrument the learner has kept as evidence.</extracomment>
        <translation>
            <numerusform>لا لقطات محفوظة (%Ln)</numerusform>
            <numerusform>لقطة واحدة محفوظة (%Ln)</numerusform>
            <numerusform>لقطتان محفوظتان (%Ln)</numerusform>
            <numerusform>%Ln لقطات محفوظة</numerusform>
            <numerusform>%Ln لقطة محفوظة</numerusform>
            <numerusform>%Ln لقطة محفوظة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::PanelVocabulary</name>
    <message>
        <source>there is no panel %1</source>
        <translation>لا توجد لوحة باسم %1</translation>
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
        <source>the instrument has no figure %1</source>
        <translation>ليس في الأداة التفاعلية قيمة باسم %1</translation>
    </message>
    <message>
        <source>the instrument has no input and no figure %1</source>
        <translation>ليس في الأداة التفاعلية مُدخل ولا قيمة باسم %1</translation>
    </message>
    <message>
        <source>the figure %1 needs a smallest or a largest value</source>
        <extracomment>a reason inside a sentence; %1 is the name of a figure</extracomment>
        <translation>القيمة %1 تحتاج إلى حدّ أدنى أو حدّ أعلى</translation>
    </message>
    <message>
        <source>the input %1 has no choices</source>
        <translation>ليس للمدخل %1 خيارات</translation>
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
    <message>
        <source>Commit all of your predictions to go on.</source>
        <translation>ثبّت كل توقّعاتك لكي تتابع.</translation>
    </message>
    <message>
        <source>The instruments are open.</source>
        <translation>الأدوات التفاعلية مفتوحة.</translation>
    </message>
    <message>
        <source>The instruments are locked until you commit all of your predictions.</source>
        <translation>الأدوات التفاعلية مقفلة إلى أن تثبّت كل توقّعاتك.</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit all of your predictions.</source>
        <translation>الأداة التفاعلية مقفلة إلى أن تثبّت كل توقّعاتك.</translation>
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
    <message>
        <source>You said %1; it is %2, %3 times more.</source>
        <extracomment>%1 is the learner&apos;s number, %2 the instrument&apos;s, %3 a factor such as &quot;13.4&quot;.</extracomment>
        <translation>قلتَ %1؛ والقيمة %2، أي إنها أكبر بعامل %3.</translation>
    </message>
    <message>
        <source>You said %1; it is %2, %3 times less.</source>
        <extracomment>%1 is the learner&apos;s number, %2 the instrument&apos;s, %3 a factor such as &quot;13.4&quot;.</extracomment>
        <translation>قلتَ %1؛ والقيمة %2، أي إنها أصغر بعامل %3.</translation>
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
    <message>
        <source>You answered first: “%1”</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>إجابتك الأولى: «%1»</translation>
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
    <name>rp::ReturnMarks</name>
    <message>
        <source>Break-even at %1 inferences</source>
        <extracomment>Marks a point in a chart; %1 is a number of inferences.</extracomment>
        <translation>نقطة التعادل عند %1 من الاستدلالات</translation>
    </message>
    <message>
        <source>Break-even at %1 inferences, after %2: the time saved equals the cost.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>نقطة التعادل عند %1 من الاستدلالات، بعد %2: الزمن الموفَّر يساوي الكلفة.</translation>
    </message>
    <message>
        <source>End of the deployment</source>
        <extracomment>Marks a point in time in a chart.</extracomment>
        <translation>نهاية مدة النشر</translation>
    </message>
    <message>
        <source>The deployment ends after %1. Net time saved: %2.</source>
        <extracomment>%1 and %2 are time spans, %2 is negative for a loss.</extracomment>
        <translation>تنتهي مدة النشر بعد %1. صافي الزمن الموفَّر: %2.</translation>
    </message>
    <message>
        <source>Your prediction of %1 inferences is reached after %2. That lies beyond this time axis.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>توقّعك البالغ %1 من الاستدلالات يُبلغ بعد %2. وهذا يقع خارج محور الزمن هذا.</translation>
    </message>
    <message>
        <source>Your prediction: break-even at %1 inferences, after %2.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>توقّعك: نقطة التعادل عند %1 من الاستدلالات، بعد %2.</translation>
    </message>
</context>
<context>
    <name>rp::ReturnView</name>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>عناصر التحكّم في الأداة التفاعلية</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name and its value, e.g. &quot;Verdict: Positive&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>الزمن المنقضي</translation>
    </message>
    <message>
        <source>Machine time</source>
        <extracomment>Axis of a chart: time that machines are kept busy, or saved.</extracomment>
        <translation>زمن الآلة</translation>
    </message>
    <message>
        <source>Time saved, gain %1</source>
        <extracomment>Legend of a band around a line in a chart; %1 is an uncertainty such as &quot;±10 %&quot;.</extracomment>
        <translation>الزمن الموفَّر، المكسب %1</translation>
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
    <message>
        <source>Here are your predictions beside what the instruments compute.</source>
        <translation>هذه توقّعاتك إلى جانب ما تحسبه الأدوات التفاعلية.</translation>
    </message>
    <message>
        <source>Prediction %1 of %2</source>
        <translation>التوقّع %1 من %2</translation>
    </message>
    <message>
        <source>That is what the instrument shows.</source>
        <translation>هذا ما تُظهره الأداة التفاعلية.</translation>
    </message>
    <message>
        <source>The instrument shows: %1</source>
        <extracomment>%1 is one of the answers to a question.</extracomment>
        <translation>تُظهر الأداة التفاعلية: %1</translation>
    </message>
</context>
<context>
    <name>rp::RidgePoints</name>
    <message>
        <source>No FP16 peak of the vector units is known for this device. The FP32 peak stands in for it.</source>
        <translation>لا يُعرف أداء FP16 الأقصى للوحدات المتّجهية في هذا الجهاز. ويحلّ محله أداء FP32 الأقصى.</translation>
    </message>
</context>
<context>
    <name>rp::RuleCheck</name>
    <message>
        <source>the id %1 is used twice</source>
        <translation>المعرّف %1 مستخدم مرتين</translation>
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
    <message>
        <source>an act needs an instrument, or panels with one each</source>
        <translation>يحتاج الفصل إلى أداة تفاعلية، أو إلى لوحات لكل منها أداة</translation>
    </message>
    <message>
        <source>the question of an exercise must be a single-choice question</source>
        <translation>سؤال التمرين يجب أن يكون سؤال اختيار واحد</translation>
    </message>
    <message>
        <source>a number challenge needs a figure that it is held against</source>
        <translation>التحدّي العددي يحتاج إلى قيمة من الأداة التفاعلية يُقارَن بها</translation>
    </message>
    <message>
        <source>a number challenge needs a tolerance above zero</source>
        <translation>التحدّي العددي يحتاج إلى هامش مسموح به أكبر من الصفر</translation>
    </message>
    <message>
        <source>a number challenge needs a unit</source>
        <translation>التحدّي العددي يحتاج إلى وحدة</translation>
    </message>
    <message>
        <source>the setup decides the slider, so nothing is left to find</source>
        <translation>الإعداد المسبق يحدّد المنزلق، فلا يبقى شيء للبحث عنه</translation>
    </message>
    <message>
        <source>a state challenge needs what must be reached</source>
        <translation>تحدّي الحالة يحتاج إلى ذكر ما يجب بلوغه</translation>
    </message>
    <message>
        <source>the figure must be of the panel whose input is chosen</source>
        <translation>يجب أن يكون الرقم من اللوحة التي يُختار مُدخلها</translation>
    </message>
    <message>
        <source>the inputs decide what is proposed, so nothing is left to find</source>
        <translation>المدخلات تحسم ما يُقترح، فلا يبقى ما يُبحث عنه</translation>
    </message>
    <message>
        <source>a proposal needs an input whose choices can be proposed</source>
        <translation>يحتاج الاقتراح إلى مُدخل يمكن اقتراح خياراته</translation>
    </message>
    <message>
        <source>a proposal needs a figure that it is held against</source>
        <translation>يحتاج الاقتراح إلى رقم يُقارَن به</translation>
    </message>
    <message>
        <source>that none does needs both a text and a figure</source>
        <translation>القول إن لا واحدة تفعل يحتاج إلى نص ورقم معًا</translation>
    </message>
    <message>
        <source>there is no track %1</source>
        <translation>لا يوجد مسار %1</translation>
    </message>
    <message>
        <source>the panel %1 is not there on every track of it</source>
        <translation>اللوحة %1 ليست موجودة في كل مساراته</translation>
    </message>
    <message>
        <source>the first panel must be there on every track</source>
        <translation>يجب أن تكون اللوحة الأولى موجودة في كل مسار</translation>
    </message>
</context>
<context>
    <name>rp::ScaleLayout</name>
    <message>
        <source>Memory-bound</source>
        <extracomment>Part of the arithmetic-intensity axis where memory limits the speed.</extracomment>
        <translation>محدود بالذاكرة</translation>
    </message>
    <message>
        <source>Compute-bound</source>
        <extracomment>Part of the arithmetic-intensity axis where the math units limit the speed.</extracomment>
        <translation>محدود بالحساب</translation>
    </message>
    <message>
        <source>Between the ridges</source>
        <extracomment>Part of the arithmetic-intensity axis above one ridge point and below another.</extracomment>
        <translation>بين الحافتين</translation>
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
    <message>
        <source>empty</source>
        <extracomment>Sidebar, after &quot;Decision memo&quot;: nothing is written yet.</extracomment>
        <translation>فارغة</translation>
    </message>
    <message>
        <source>started</source>
        <translation>بدأت</translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s)</source>
        <extracomment>Sidebar, after &quot;Evidence&quot;: how much the learner has captured.</extracomment>
        <translation>
            <numerusform>لا لقطات (%Ln)</numerusform>
            <numerusform>لقطة واحدة (%Ln)</numerusform>
            <numerusform>لقطتان (%Ln)</numerusform>
            <numerusform>%Ln لقطات</numerusform>
            <numerusform>%Ln لقطة</numerusform>
            <numerusform>%Ln لقطة</numerusform>
        </translation>
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
    <message>
        <source>On the tabs of an act with several instruments</source>
        <extracomment>Heading in the keyboard help: the tabs with the instruments of an act.</extracomment>
        <translation>على علامات التبويب لفصل فيه عدة أدوات تفاعلية</translation>
    </message>
    <message>
        <source>Show the next instrument of the act</source>
        <translation>عرض الأداة التفاعلية التالية في الفصل</translation>
    </message>
    <message>
        <source>Show the previous instrument of the act</source>
        <translation>عرض الأداة التفاعلية السابقة في الفصل</translation>
    </message>
    <message>
        <source>Show the previous or next instrument</source>
        <translation>عرض الأداة التفاعلية السابقة أو التالية</translation>
    </message>
    <message>
        <source>Show the first or last instrument</source>
        <translation>عرض أول أداة تفاعلية أو آخرها</translation>
    </message>
    <message>
        <source>Change the value by a large step, or go to the next mark</source>
        <translation>تغيير القيمة بخطوة كبيرة، أو الانتقال إلى العلامة التالية</translation>
    </message>
    <message>
        <source>Keep what the instrument shows as evidence</source>
        <translation>حفظ ما تعرضه الأداة دليلًا</translation>
    </message>
    <message>
        <source>Go to the current step</source>
        <translation>الذهاب إلى الخطوة الحالية</translation>
    </message>
    <message>
        <source>Go to the evidence</source>
        <translation>الذهاب إلى الأدلة</translation>
    </message>
    <message>
        <source>Go to the decision memo</source>
        <translation>الذهاب إلى مذكرة القرار</translation>
    </message>
</context>
<context>
    <name>rp::Sidebar</name>
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
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
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
    <message numerus="yes">
        <source>Sources: %Ln claim(s) this act rests on</source>
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
    <message numerus="yes">
        <source>Sources: %Ln claim(s) behind this instrument</source>
        <translation>
            <numerusform>المصادر: لا تستند هذه الأداة التفاعلية إلى ادعاءات</numerusform>
            <numerusform>المصادر: ادعاء واحد تستند إليه هذه الأداة التفاعلية</numerusform>
            <numerusform>المصادر: ادعاءان تستند إليهما هذه الأداة التفاعلية</numerusform>
            <numerusform>المصادر: %Ln ادعاءات تستند إليها هذه الأداة التفاعلية</numerusform>
            <numerusform>المصادر: %Ln ادعاءً تستند إليها هذه الأداة التفاعلية</numerusform>
            <numerusform>المصادر: %Ln ادعاء تستند إليها هذه الأداة التفاعلية</numerusform>
        </translation>
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
    <message>
        <source>Choose a track to go on.</source>
        <translation>اختر مسارًا لتتابع.</translation>
    </message>
    <message>
        <source>&amp;Next: decision memo</source>
        <extracomment>Button at the end of the last act: goes to the page on which the learner writes what to do.</extracomment>
        <translation>التالي: مذكرة القرار (&amp;N)</translation>
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
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.
----------
Screen reader, the entry of a page: its name, then a note such as &quot;3 captures&quot;.</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <extracomment>Screen reader: title of an act, then how many of its five steps are done.</extracomment>
        <translation>%1، أُنجز %2 من %3 خطوات</translation>
    </message>
    <message>
        <source>choose a track first</source>
        <translation>اختر مسارًا أولًا</translation>
    </message>
    <message>
        <source>Current step</source>
        <extracomment>Page of the window: the step of the act that the learner is at.</extracomment>
        <translation>الخطوة الحالية</translation>
    </message>
    <message>
        <source>Evidence</source>
        <extracomment>Page of the window: what the learner captured.</extracomment>
        <translation>الأدلة</translation>
    </message>
    <message>
        <source>Decision memo</source>
        <extracomment>Page of the window: what the learner decides at the end of a lab, in writing.</extracomment>
        <translation>مذكرة القرار</translation>
    </message>
    <message>
        <source>%1, %2, current page</source>
        <extracomment>Screen reader, the entry of a page: its name, then a note such as &quot;3 captures&quot;.</extracomment>
        <translation>%1، %2، الصفحة الحالية</translation>
    </message>
</context>
<context>
    <name>rp::Surgery</name>
    <message>
        <source>unchanged</source>
        <extracomment>a quantity that a change of the program leaves as it is</extracomment>
        <translation>بلا تغيير</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>a quantity that was 0 and is not any more, so that there is no ratio</extracomment>
        <translation>جديد</translation>
    </message>
    <message>
        <source>In one pass</source>
        <translation>في التمرير الواحد</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>row of a table: the pass as it is before the surgery</extracomment>
        <translation>قبل</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>row of a table: the pass after the surgery</extracomment>
        <translation>بعد</translation>
    </message>
    <message>
        <source>After, as a multiple of before</source>
        <translation>بعد، مضاعفًا لما قبل</translation>
    </message>
    <message>
        <source>Surgery</source>
        <translation>الجراحة</translation>
    </message>
    <message>
        <source>Kernel time needed (ms)</source>
        <translation>زمن الأنوية المطلوب (ms)</translation>
    </message>
    <message>
        <source>Kernel time needed</source>
        <translation>زمن الأنوية المطلوب</translation>
    </message>
    <message>
        <source>Kernel time wasted (ms)</source>
        <translation>زمن الأنوية المهدور (ms)</translation>
    </message>
    <message>
        <source>Kernel time wasted</source>
        <translation>زمن الأنوية المهدور</translation>
    </message>
    <message>
        <source>No kernel runs (ms)</source>
        <translation>لا نواة تعمل (ms)</translation>
    </message>
    <message>
        <source>No kernel runs</source>
        <translation>لا نواة تعمل</translation>
    </message>
    <message>
        <source>Expected time (ms)</source>
        <translation>الزمن المتوقع (ms)</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>الزمن المتوقع</translation>
    </message>
    <message>
        <source>Operations run</source>
        <translation>العمليات المنفَّذة</translation>
    </message>
    <message>
        <source>Kernels launched</source>
        <translation>الأنوية المُطلقة</translation>
    </message>
    <message>
        <source>Launches by the CPU</source>
        <translation>الإطلاقات من CPU</translation>
    </message>
    <message>
        <source>Compiled graphs entered</source>
        <translation>المخططات المترجَمة التي تُدخل</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>حركة الذاكرة</translation>
    </message>
    <message>
        <source>Worst-case time</source>
        <translation>الزمن في أسوأ حالة</translation>
    </message>
    <message>
        <source>Spread of the two paths</source>
        <translation>الفرق بين الطريقين</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>زمن الأنوية</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>انشغال GPU</translation>
    </message>
    <message>
        <source>Share of peak, wasted work included</source>
        <translation>النسبة من الأداء الأقصى مع العمل المهدور</translation>
    </message>
    <message>
        <source>Share of peak if data and compute overlap</source>
        <translation>النسبة من الأداء الأقصى إذا تداخلت البيانات والحساب</translation>
    </message>
    <message>
        <source>Time if data and compute overlap</source>
        <translation>الزمن إذا تداخلت البيانات والحساب</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>ممكنة</translation>
    </message>
    <message>
        <source>Loss of readability</source>
        <translation>خسارة سهولة القراءة</translation>
    </message>
    <message>
        <source>Operations run, baseline</source>
        <translation>العمليات المنفَّذة، الأساس</translation>
    </message>
    <message>
        <source>Kernels launched, baseline</source>
        <translation>الأنوية المطلَقة، الأساس</translation>
    </message>
    <message>
        <source>Compiled graphs entered, baseline</source>
        <translation>المخططات المترجَمة التي تُدخل، الأساس</translation>
    </message>
    <message>
        <source>Memory traffic, baseline</source>
        <translation>حركة الذاكرة، الأساس</translation>
    </message>
    <message>
        <source>Expected time, baseline</source>
        <translation>الزمن المتوقع، الأساس</translation>
    </message>
    <message>
        <source>Worst-case time, baseline</source>
        <translation>الزمن في أسوأ حالة، الأساس</translation>
    </message>
    <message>
        <source>MFU, baseline</source>
        <translation>MFU، الأساس</translation>
    </message>
    <message>
        <source>GPU busy, baseline</source>
        <translation>انشغال GPU، الأساس</translation>
    </message>
    <message>
        <source>Gain in MFU over the baseline</source>
        <translation>مكسب MFU على الأساس</translation>
    </message>
    <message>
        <source>Gain in MFU over the whole frame eager</source>
        <translation>مكسب MFU على الإطار كاملًا في النمط الفوري</translation>
    </message>
    <message>
        <source>Gain in MFU over a resumable break</source>
        <translation>مكسب MFU على انقطاع قابل للاستئناف</translation>
    </message>
    <message>
        <source>Gain that is asked for</source>
        <translation>المكسب المطلوب</translation>
    </message>
    <message>
        <source>Gains enough over the baseline</source>
        <translation>تكسب ما يكفي على الأساس</translation>
    </message>
    <message>
        <source>Gains enough over the whole frame eager</source>
        <translation>تكسب ما يكفي على الإطار كاملًا في النمط الفوري</translation>
    </message>
    <message>
        <source>Gains enough over a resumable break</source>
        <translation>تكسب ما يكفي على انقطاع قابل للاستئناف</translation>
    </message>
    <message>
        <source>Limit of the track&apos;s rule</source>
        <translation>حدّ قاعدة المسار</translation>
    </message>
    <message>
        <source>The track&apos;s rule is met</source>
        <translation>قاعدة المسار محقَّقة</translation>
    </message>
    <message>
        <source>Surgeries that gain enough over the whole frame eager</source>
        <translation>الجراحات التي تكسب ما يكفي على الإطار كاملًا في النمط الفوري</translation>
    </message>
    <message>
        <source>Surgeries that gain enough over a resumable break</source>
        <translation>الجراحات التي تكسب ما يكفي على انقطاع قابل للاستئناف</translation>
    </message>
    <message>
        <source>Surgeries that meet the track&apos;s rule</source>
        <translation>الجراحات التي تحقق قاعدة المسار</translation>
    </message>
    <message>
        <source>No surgery gains enough over the baseline</source>
        <translation>لا جراحة تكسب ما يكفي على الأساس</translation>
    </message>
    <message>
        <source>No surgery gains enough over the whole frame eager</source>
        <translation>لا جراحة تكسب ما يكفي على الإطار كاملًا في النمط الفوري</translation>
    </message>
    <message>
        <source>No surgery gains enough over a resumable break</source>
        <translation>لا جراحة تكسب ما يكفي على انقطاع قابل للاستئناف</translation>
    </message>
    <message>
        <source>Kernel time that masking wastes</source>
        <translation>زمن الأنوية الذي يهدره التقنيع</translation>
    </message>
    <message>
        <source>Share of kernel time that masking wastes</source>
        <translation>نسبة زمن الأنوية التي يهدرها التقنيع</translation>
    </message>
    <message>
        <source>Probability from which masking pays, by the rule</source>
        <translation>الاحتمال الذي يصبح التقنيع مجديًا ابتداءً منه، بحسب القاعدة</translation>
    </message>
    <message>
        <source>Probability from which masking pays in this pass</source>
        <translation>الاحتمال الذي يصبح التقنيع مجديًا ابتداءً منه في هذا التمرير</translation>
    </message>
    <message>
        <source>Cost of the breaks in a pass</source>
        <translation>كلفة الانقطاعات في تمرير واحد</translation>
    </message>
    <message>
        <source>Cost of one break</source>
        <translation>كلفة انقطاع واحد</translation>
    </message>
    <message>
        <source>Data alive across a break</source>
        <translation>البيانات الحيّة عبر الانقطاع</translation>
    </message>
    <message>
        <source>Data term</source>
        <translation>حدّ البيانات</translation>
    </message>
    <message>
        <source>Compute term</source>
        <translation>حدّ الحساب</translation>
    </message>
    <message>
        <source>Latency term</source>
        <translation>حدّ زمن الاستجابة</translation>
    </message>
    <message>
        <source>Data term, baseline</source>
        <translation>حدّ البيانات، الأساس</translation>
    </message>
    <message>
        <source>Compute term, baseline</source>
        <translation>حدّ الحساب، الأساس</translation>
    </message>
    <message>
        <source>Latency term, baseline</source>
        <translation>حدّ زمن الاستجابة، الأساس</translation>
    </message>
    <message>
        <source>Largest term</source>
        <translation>الحدّ الأكبر</translation>
    </message>
    <message>
        <source>Largest term, baseline</source>
        <translation>الحدّ الأكبر، الأساس</translation>
    </message>
    <message>
        <source>Term that shrinks most</source>
        <translation>الحدّ الذي ينقص أكثر من غيره</translation>
    </message>
    <message>
        <source>Probability of branch A</source>
        <translation>احتمال الفرع A</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>a control: at how many places of the program the graph breaks</extracomment>
        <translation>المواضع</translation>
    </message>
    <message>
        <source>Time per kernel</source>
        <translation>الزمن لكل نواة</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>answer</extracomment>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <extracomment>loss of readability; %1 is a number from 0 to 5</extracomment>
        <translation>%1 من ٥</translation>
    </message>
    <message>
        <source>not compiled</source>
        <extracomment>instead of a region: this node is not compiled</extracomment>
        <translation>غير مترجَمة</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>instead of the nodes that follow: nothing does</extracomment>
        <translation>النهاية</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>العقدة</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Compiled region</source>
        <translation>المنطقة المترجَمة</translation>
    </message>
    <message>
        <source>Runs in this share of passes</source>
        <translation>تعمل في هذه النسبة من التمريرات</translation>
    </message>
    <message>
        <source>Needed in this share of passes</source>
        <translation>مطلوبة في هذه النسبة من التمريرات</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>تقود إلى</translation>
    </message>
    <message>
        <source>How often the heavier branch A is needed. Otherwise it is branch B.</source>
        <translation>كم مرة يُحتاج إلى الفرع A، وهو الأثقل. وإلا فهو الفرع B.</translation>
    </message>
    <message>
        <source>At how many places in a pass the cause occurs. Each has operations of its own before and after it.</source>
        <translation>في كم موضع من التمرير يظهر السبب. لكل موضع عملياته قبله وبعده.</translation>
    </message>
    <message>
        <source>How long the device works on one eager kernel. A longer kernel does more arithmetic in the same proportion.</source>
        <translation>كم يعمل الجهاز على نواة واحدة في النمط الفوري. النواة الأطول تُجري حسابًا أكثر بالنسبة نفسها.</translation>
    </message>
    <message>
        <source>Time for guards</source>
        <translation>زمن شروط الحراسة</translation>
    </message>
    <message>
        <source>How long it takes to check that compiled code still fits.</source>
        <translation>كم يستغرق فحص أن الشيفرة المترجَمة ما زالت مناسبة.</translation>
    </message>
    <message>
        <source>Time for re-entry</source>
        <translation>زمن إعادة الدخول</translation>
    </message>
    <message>
        <source>How long it takes to leave compiled code and to enter it again.</source>
        <translation>كم يستغرق الخروج من الشيفرة المترجَمة ثم دخولها ثانية.</translation>
    </message>
    <message>
        <source>Time for reading a value</source>
        <translation>زمن قراءة قيمة</translation>
    </message>
    <message>
        <source>How long the host waits for a value from the device at each site.</source>
        <translation>كم ينتظر المضيف في كل موضع قيمةً من الجهاز.</translation>
    </message>
    <message>
        <source>Kernels not fused at a break</source>
        <translation>أنوية غير مدموجة عند الانقطاع</translation>
    </message>
    <message>
        <source>How many more kernels must be launched because fusion stops at the break.</source>
        <translation>كم نواة إضافية يجب إطلاقها لأن الدمج يتوقف عند الانقطاع.</translation>
    </message>
    <message numerus="yes">
        <source>%1 site(s)</source>
        <extracomment>places in a program; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 موضع</numerusform>
            <numerusform>موضع واحد (%1)</numerusform>
            <numerusform>موضعان (%1)</numerusform>
            <numerusform>%1 مواضع</numerusform>
            <numerusform>%1 موضعًا</numerusform>
            <numerusform>%1 موضع</numerusform>
        </translation>
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
        <source>How many kernels a break keeps from being fused was not measured. The count is assumed.</source>
        <translation>لم يُقَس عدد الأنوية التي يمنع الانقطاع دمجها. العدد مفترض.</translation>
    </message>
    <message>
        <source>Whole frame eager</source>
        <translation>الإطار كاملًا في النمط الفوري</translation>
    </message>
    <message>
        <source>Resumable break</source>
        <translation>انقطاع قابل للاستئناف</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Where the model runs. Another context brings its own scenario.</source>
        <translation>أين يعمل النموذج. كل سياق آخر يأتي بسيناريو خاص به.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>السيناريو</translation>
    </message>
    <message>
        <source>The program of a track, with its own numbers and its own rule.</source>
        <translation>برنامج أحد المسارات، بأرقامه وقاعدته.</translation>
    </message>
    <message>
        <source>Cause of the break</source>
        <translation>سبب الانقطاع</translation>
    </message>
    <message>
        <source>Why the compiler cannot capture the whole pass. It decides which surgeries are possible.</source>
        <translation>لماذا لا يستطيع المترجم التقاط التمرير كله. هذا يحدد أي الجراحات ممكنة.</translation>
    </message>
    <message>
        <source>What you do about the break.</source>
        <translation>ما تفعله بالانقطاع.</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>الأساس</translation>
    </message>
    <message>
        <source>What the surgery is compared with: what the program does today.</source>
        <translation>ما تُقارَن به الجراحة: ما يفعله البرنامج اليوم.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>a control and its new value: &quot;Surgery: Symbolic shapes.&quot;</extracomment>
        <translation>الملف %1: %2.</translation>
    </message>
    <message>
        <source>Several inputs were set.</source>
        <translation>ضُبطت عدة مدخلات.</translation>
    </message>
    <message>
        <source>A pass takes %1 instead of %2, so MFU is %3 the baseline&apos;s.</source>
        <extracomment>%1 and %2 are durations, %3 a factor such as 4.21×</extracomment>
        <translation>يستغرق التمرير %1 بدل %2، فتكون MFU بمقدار %3 مما في الأساس.</translation>
    </message>
    <message>
        <source>This surgery is not possible here, and the break stays. %1</source>
        <extracomment>%1 is a sentence with the reason</extracomment>
        <translation>هذه الجراحة غير ممكنة هنا، ويبقى الانقطاع. %1</translation>
    </message>
    <message>
        <source>The track&apos;s rule is met. %1: %2.</source>
        <extracomment>%1 names a measure (&quot;GPU busy&quot;), %2 its value</extracomment>
        <translation>قاعدة المسار محقَّقة. %1: %2.</translation>
    </message>
    <message>
        <source>The track&apos;s rule is not met. %1: %2.</source>
        <extracomment>%1 names a measure (&quot;GPU busy&quot;), %2 its value</extracomment>
        <translation>قاعدة المسار غير محقَّقة. %1: %2.</translation>
    </message>
    <message>
        <source>There are no two branches here, so nothing can be masked.</source>
        <translation>لا يوجد هنا فرعان، فلا شيء يمكن تقنيعه.</translation>
    </message>
    <message>
        <source>The shape decides here, so nothing can be masked.</source>
        <translation>الشكل هو الذي يقرر هنا، فلا شيء يمكن تقنيعه.</translation>
    </message>
    <message>
        <source>Masking wastes %1 of kernel time in a pass, %2 of all it does.</source>
        <extracomment>%1 is a duration, %2 a percentage</extracomment>
        <translation>يهدر التقنيع %1 من زمن الأنوية في التمرير، أي %2 من كل ما يفعله.</translation>
    </message>
    <message>
        <source>It still pays: %1 against %2 with breaks.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>وما زال مجديًا: %1 مقابل %2 مع الانقطاعات.</translation>
    </message>
    <message>
        <source>It does not pay: %1 against %2 with breaks.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>وهو غير مجدٍ: %1 مقابل %2 مع الانقطاعات.</translation>
    </message>
    <message>
        <source>Here masking never beats breaking.</source>
        <translation>هنا لا يتفوق التقنيع على الانقطاع أبدًا.</translation>
    </message>
    <message>
        <source>Here masking beats breaking at any probability.</source>
        <translation>هنا يتفوق التقنيع على الانقطاع مهما كان الاحتمال.</translation>
    </message>
    <message>
        <source>Here masking beats breaking from a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>هنا يتفوق التقنيع على الانقطاع ابتداءً من احتمال %1 للفرع A.</translation>
    </message>
    <message>
        <source>No surgery reaches more than %1 against this baseline: %2.</source>
        <extracomment>%1 is a factor such as 2.00×, %2 what the surgeries are compared with</extracomment>
        <translation>لا جراحة تتجاوز %1 مقابل هذا الأساس: %2.</translation>
    </message>
    <message>
        <source>No surgery meets the track&apos;s own rule.</source>
        <translation>لا جراحة تحقق قاعدة المسار نفسه.</translation>
    </message>
    <message>
        <source>The term that shrinks most is %1: from %2 to %3.</source>
        <extracomment>%1 is a term of the iron law (&quot;latency&quot;), %2 and %3 are durations</extracomment>
        <translation>الحدّ الذي ينقص أكثر من غيره هو %1: من %2 إلى %3.</translation>
    </message>
    <message>
        <source>No term of the iron law shrinks.</source>
        <translation>لا ينقص أي حدّ من القانون الحديدي.</translation>
    </message>
    <message>
        <source>Compute grows from %1 to %2, because both branches run.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>يزداد الحساب من %1 إلى %2 لأن الفرعين يعملان كلاهما.</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>beside the row of the surgery that the learner has chosen</extracomment>
        <translation>مختارة</translation>
    </message>
    <message>
        <source>Worst-case time (ms)</source>
        <translation>الزمن في أسوأ حالة (ms)</translation>
    </message>
    <message>
        <source>Spread of the two paths (ms)</source>
        <translation>الفرق بين الطريقين (ms)</translation>
    </message>
    <message>
        <source>Loss of readability, of 5</source>
        <translation>خسارة سهولة القراءة، من ٥</translation>
    </message>
    <message>
        <source>The loss of readability is a judgement.</source>
        <translation>مقدار النقص في سهولة القراءة تقدير شخصي.</translation>
    </message>
    <message>
        <source>What you do</source>
        <translation>ما تفعله</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>الثمن</translation>
    </message>
    <message>
        <source>Data (ms)</source>
        <translation>البيانات (ms)</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Compute (ms)</source>
        <translation>الحساب (ms)</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>Latency (ms)</source>
        <translation>زمن الاستجابة (ms)</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>زمن الاستجابة</translation>
    </message>
    <message>
        <source>Gain over the whole frame eager</source>
        <translation>المكسب على الإطار كاملًا في النمط الفوري</translation>
    </message>
    <message>
        <source>Enough over the whole frame eager</source>
        <translation>يكفي على الإطار كاملًا في النمط الفوري</translation>
    </message>
    <message>
        <source>Gain over a resumable break</source>
        <translation>المكسب على انقطاع قابل للاستئناف</translation>
    </message>
    <message>
        <source>Enough over a resumable break</source>
        <translation>يكفي على انقطاع قابل للاستئناف</translation>
    </message>
    <message>
        <source>Masked pass (ms)</source>
        <translation>التمرير المقنَّع (ms)</translation>
    </message>
    <message>
        <source>Masked pass</source>
        <translation>التمرير المقنَّع</translation>
    </message>
    <message>
        <source>Broken pass (ms)</source>
        <translation>التمرير المنقطع (ms)</translation>
    </message>
    <message>
        <source>Broken pass</source>
        <translation>التمرير المنقطع</translation>
    </message>
    <message>
        <source>Cost of the breaks (ms)</source>
        <translation>كلفة الانقطاعات (ms)</translation>
    </message>
    <message>
        <source>Cost of the breaks</source>
        <translation>كلفة الانقطاعات</translation>
    </message>
    <message>
        <source>A value read with .item()</source>
        <extracomment>why a graph breaks: .item() is a call in a program, not translated</extracomment>
        <translation>قيمة تُقرأ بواسطة .item()</translation>
    </message>
    <message>
        <source>A shape that changes</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>شكل يتغيّر</translation>
    </message>
    <message>
        <source>A call that cannot be captured</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>استدعاء لا يمكن التقاطه</translation>
    </message>
    <message>
        <source>A branch on a value</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>تفرّع بحسب قيمة</translation>
    </message>
    <message>
        <source>The program reads a number from the device, so the host waits until it is there. The same operations follow every time.</source>
        <translation>يقرأ البرنامج رقمًا من الجهاز، فينتظر المضيف حتى يتوفر. وتتبعه العمليات نفسها كل مرة.</translation>
    </message>
    <message>
        <source>The data come in a larger or a smaller shape. The host knows the shape, but a graph that was compiled for one does not fit the other.</source>
        <translation>تأتي البيانات بشكل أكبر أو أصغر. يعرف المضيف الشكل، لكن مخططًا تُرجم لأحدهما لا يناسب الآخر.</translation>
    </message>
    <message>
        <source>The program calls Python that the compiler cannot look into, for example to print or to log. It reads nothing from the device.</source>
        <translation>يستدعي البرنامج شيفرة Python لا يستطيع المترجم رؤية ما فيها، كالطباعة أو التسجيل. ولا يقرأ شيئًا من الجهاز.</translation>
    </message>
    <message>
        <source>An if looks at a tensor&apos;s values, so the next operations are known only when the values are.</source>
        <translation>تنظر if إلى قيم موتّر، فلا تُعرف العمليات التالية إلا حين تُعرف القيم.</translation>
    </message>
    <message>
        <source>Keep the value a tensor and read it after the pass</source>
        <translation>أبقِ القيمة موتّرًا واقرأها بعد التمرير</translation>
    </message>
    <message>
        <source>Compile one graph for each shape and choose before the pass</source>
        <translation>ترجم مخططًا لكل شكل واختر قبل التمرير</translation>
    </message>
    <message>
        <source>Make the call after the pass</source>
        <translation>أجرِ الاستدعاء بعد التمرير</translation>
    </message>
    <message>
        <source>Decide before the pass and run one of two graphs</source>
        <translation>قرّر قبل التمرير وشغّل أحد مخططين</translation>
    </message>
    <message>
        <source>Put both paths into one kernel that decides on the device</source>
        <translation>ضع الطريقين في نواة واحدة تقرر على الجهاز</translation>
    </message>
    <message>
        <source>Put what breaks the graph into one operation of your own</source>
        <translation>ضع ما يقطع المخطط في عملية واحدة تكتبها أنت</translation>
    </message>
    <message>
        <source>Change nothing. The break sits in a Python loop, so the whole frame runs eagerly</source>
        <translation>لا تغيّر شيئًا. الانقطاع داخل حلقة Python، فيعمل الإطار كله في النمط الفوري</translation>
    </message>
    <message>
        <source>Change nothing. The graph is cut at every site and resumed behind it</source>
        <translation>لا تغيّر شيئًا. يُقطع المخطط عند كل موضع ويُستأنف بعده</translation>
    </message>
    <message>
        <source>Compute both branches and select with where</source>
        <translation>احسب الفرعين واختر بواسطة where</translation>
    </message>
    <message>
        <source>Write the branch as structured control flow with cond</source>
        <translation>اكتب التفرّع تدفق تحكم مهيكلًا بواسطة cond</translation>
    </message>
    <message>
        <source>Compile once with a symbol for the size</source>
        <translation>ترجم مرة واحدة برمز للحجم</translation>
    </message>
    <message>
        <source>Two variants: twice the compile time, and more memory for code or weights. What decides must be known before the pass.</source>
        <translation>نسختان: ضعف زمن الترجمة وذاكرة أكثر للشيفرة أو الأوزان. ويجب أن يُعرف ما يقرر قبل التمرير.</translation>
    </message>
    <message>
        <source>One variant for each shape: more compile time, and more memory for code.</source>
        <translation>نسخة لكل شكل: زمن ترجمة أطول وذاكرة أكثر للشيفرة.</translation>
    </message>
    <message>
        <source>The value arrives later, and nothing in the pass may depend on it as a number.</source>
        <translation>تصل القيمة متأخرة، ولا يجوز أن يعتمد عليها شيء في التمرير بوصفها رقمًا.</translation>
    </message>
    <message>
        <source>The call happens later, and it sees only what the pass returns.</source>
        <translation>يحدث الاستدعاء متأخرًا، ولا يرى إلا ما يعيده التمرير.</translation>
    </message>
    <message>
        <source>Every kernel is launched on its own and nothing is fused.</source>
        <translation>تُطلق كل نواة وحدها ولا يُدمج شيء.</translation>
    </message>
    <message>
        <source>Guards and re-entry at every site, a wait where a value is read, and no fusion across the break.</source>
        <translation>شروط حراسة وإعادة دخول عند كل موضع، وانتظار حيث تُقرأ قيمة، ولا دمج عبر الانقطاع.</translation>
    </message>
    <message>
        <source>Both branches run every time, and both must be safe to compute.</source>
        <translation>يعمل الفرعان كل مرة، ويجب أن يكون حساب كليهما آمنًا.</translation>
    </message>
    <message>
        <source>The host still reads the value at every site. Both branches must be pure functions with the same output shapes.</source>
        <translation>ما زال المضيف يقرأ القيمة عند كل موضع. ويجب أن يكون الفرعان دالتين خالصتين لهما أشكال الخرج نفسها.</translation>
    </message>
    <message>
        <source>Kernels cannot be tuned to one size.</source>
        <translation>لا يمكن ضبط الأنوية على حجم واحد.</translation>
    </message>
    <message>
        <source>Nothing is fused across it. You write and build a kernel, and tell the compiler its output shapes.</source>
        <translation>لا يُدمج شيء عبرها. تكتب نواة وتبنيها وتخبر المترجم بأشكال خرجها.</translation>
    </message>
    <message>
        <source>There are no two branches to choose from.</source>
        <translation>لا يوجد فرعان للاختيار بينهما.</translation>
    </message>
    <message>
        <source>The shape decides here, not a value in the graph.</source>
        <translation>الشكل هو الذي يقرر هنا، لا قيمة في المخطط.</translation>
    </message>
    <message>
        <source>No changing shape causes this break.</source>
        <translation>ليس سبب هذا الانقطاع شكلًا يتغيّر.</translation>
    </message>
    <message>
        <source>What decides is computed during the pass, so it is not known before.</source>
        <translation>ما يقرر يُحسب أثناء التمرير، فلا يُعرف قبله.</translation>
    </message>
    <message>
        <source>no: %1</source>
        <extracomment>a surgery that can&apos;t be done; %1 is a sentence with the reason</extracomment>
        <translation>لا: %1</translation>
    </message>
    <message>
        <source>Spread of the two branch times</source>
        <translation>الفرق بين زمني الفرعين</translation>
    </message>
    <message>
        <source>Mean power</source>
        <translation>متوسط القدرة</translation>
    </message>
    <message>
        <source>The GPU must be busy for at least %1 of the time.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>يجب أن تكون GPU مشغولة %1 من الوقت على الأقل.</translation>
    </message>
    <message>
        <source>The times of the two branches may differ by at most %1, and the worst case plus %2 for sensing and acting must stay within %3.</source>
        <extracomment>%1, %2 and %3 are durations</extracomment>
        <translation>يجوز أن يختلف زمنا الفرعين بمقدار %1 على الأكثر، ويجب أن تبقى أسوأ حالة مع %2 للاستشعار والتنفيذ ضمن %3.</translation>
    </message>
    <message>
        <source>The mean power may be at most %1 at %2 frames per second.</source>
        <extracomment>%1 is a power, %2 a count</extracomment>
        <translation>يجوز أن يبلغ متوسط القدرة %1 على الأكثر عند %2 صورة في الثانية.</translation>
    </message>
    <message>
        <source>The worst case must take less than %1, and the surgery may add at most %2 of flash.</source>
        <extracomment>%1 is a duration, %2 a size</extracomment>
        <translation>يجب أن تستغرق أسوأ حالة أقل من %1، ويجوز أن تضيف الجراحة %2 من ذاكرة الفلاش على الأكثر.</translation>
    </message>
    <message>
        <source>data</source>
        <extracomment>a term of the iron law: time to move data</extracomment>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>compute</source>
        <extracomment>a term of the iron law: time for arithmetic</extracomment>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>a term of the iron law: time in which no kernel runs</extracomment>
        <translation>زمن الاستجابة</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>instead of a term of the iron law</extracomment>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>By the rule, masking never pays: it always wastes more than the breaks cost.</source>
        <translation>بحسب القاعدة لا يكون التقنيع مجديًا أبدًا: يهدر دائمًا أكثر مما تكلفه الانقطاعات.</translation>
    </message>
    <message>
        <source>By the rule, masking pays at any probability: it never wastes more than the breaks cost.</source>
        <translation>بحسب القاعدة يكون التقنيع مجديًا مهما كان الاحتمال: لا يهدر أبدًا أكثر مما تكلفه الانقطاعات.</translation>
    </message>
    <message>
        <source>By the rule, masking pays from a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>بحسب القاعدة يكون التقنيع مجديًا ابتداءً من احتمال %1 للفرع A.</translation>
    </message>
    <message>
        <source>What each surgery does</source>
        <translation>ما تفعله كل جراحة</translation>
    </message>
    <message>
        <source>One pass before and after the surgery</source>
        <translation>تمرير واحد قبل الجراحة وبعدها</translation>
    </message>
    <message>
        <source>What the surgery changes</source>
        <translation>ما تغيّره الجراحة</translation>
    </message>
    <message>
        <source>Kernel time needed and wasted under each surgery</source>
        <translation>زمن الأنوية المطلوب والمهدور مع كل جراحة</translation>
    </message>
    <message>
        <source>Which term of the iron law the surgery moves</source>
        <translation>أيّ حدّ من القانون الحديدي تحرّكه الجراحة</translation>
    </message>
    <message>
        <source>The surgeries against both baselines and the track&apos;s rule</source>
        <translation>الجراحات مقابل الأساسين وقاعدة المسار</translation>
    </message>
    <message>
        <source>The pass masked and broken, by probability</source>
        <translation>التمرير المقنَّع والمنقطع بحسب الاحتمال</translation>
    </message>
    <message>
        <source>Work wasted and cost of the breaks, by probability</source>
        <translation>العمل المهدور وكلفة الانقطاعات بحسب الاحتمال</translation>
    </message>
    <message>
        <source>Operation graph before the surgery</source>
        <translation>مخطط العمليات قبل الجراحة</translation>
    </message>
    <message>
        <source>Operation graph after the surgery</source>
        <translation>مخطط العمليات بعد الجراحة</translation>
    </message>
    <message>
        <source>This is the baseline: a pass takes %1.</source>
        <extracomment>%1 is a duration</extracomment>
        <translation>هذا هو الأساس: يستغرق التمرير %1.</translation>
    </message>
    <message>
        <source>Launches go from %1 to %2, and memory traffic from %3 to %4.</source>
        <extracomment>%1 and %2 are numbers of kernels, %3 and %4 sizes</extracomment>
        <translation>تنتقل عمليات الإطلاق من %1 إلى %2، وحركة الذاكرة من %3 إلى %4.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln surgery(s) reach more than %1 against this baseline: %2.</source>
        <extracomment>%1 is a factor such as 2.00×, %2 what the surgeries are compared with</extracomment>
        <translation>
            <numerusform>لا جراحة (%Ln) تتجاوز %1 مقابل هذا الأساس: %2.</numerusform>
            <numerusform>جراحة واحدة (%Ln) تتجاوز %1 مقابل هذا الأساس: %2.</numerusform>
            <numerusform>جراحتان (%Ln) تتجاوزان %1 مقابل هذا الأساس: %2.</numerusform>
            <numerusform>%Ln جراحات تتجاوز %1 مقابل هذا الأساس: %2.</numerusform>
            <numerusform>%Ln جراحة تتجاوز %1 مقابل هذا الأساس: %2.</numerusform>
            <numerusform>%Ln جراحة تتجاوز %1 مقابل هذا الأساس: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln surgery(s) meet the track&apos;s own rule.</source>
        <translation>
            <numerusform>لا جراحة (%Ln) تحقق قاعدة المسار نفسه.</numerusform>
            <numerusform>جراحة واحدة (%Ln) تحقق قاعدة المسار نفسه.</numerusform>
            <numerusform>جراحتان (%Ln) تحققان قاعدة المسار نفسه.</numerusform>
            <numerusform>%Ln جراحات تحقق قاعدة المسار نفسه.</numerusform>
            <numerusform>%Ln جراحة تحقق قاعدة المسار نفسه.</numerusform>
            <numerusform>%Ln جراحة تحقق قاعدة المسار نفسه.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SurgeryBaselinesPage</name>
    <message>
        <source>Against “%1”: enough</source>
        <extracomment>Heading: whether a surgery gains enough; %1 is what it is compared with.</extracomment>
        <translation>مقابل «%1»: يكفي</translation>
    </message>
    <message>
        <source>Against “%1”: not enough</source>
        <extracomment>Heading: whether a surgery gains enough; %1 is what it is compared with.</extracomment>
        <translation>مقابل «%1»: لا يكفي</translation>
    </message>
    <message>
        <source>MFU is %1 the baseline&apos;s. More than %2 is asked for.</source>
        <extracomment>%1 is the gain of a surgery and %2 the gain that is asked for, both factors such as 2.00×</extracomment>
        <translation>تبلغ MFU ‏%1 مما في الأساس. والمطلوب أكثر من %2.</translation>
    </message>
    <message>
        <source>Leaving the break is no surgery.</source>
        <translation>ترك الانقطاع ليس جراحة.</translation>
    </message>
    <message>
        <source>The track&apos;s own rule: met</source>
        <translation>قاعدة المسار نفسه: محقَّقة</translation>
    </message>
    <message>
        <source>The track&apos;s own rule: not met</source>
        <translation>قاعدة المسار نفسه: غير محقَّقة</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>مختار في عناصر التحكّم</translation>
    </message>
    <message>
        <source>Asked for: more than %1</source>
        <extracomment>A line in a chart; %1 is a factor such as 2.00×.</extracomment>
        <translation>المطلوب: أكثر من %1</translation>
    </message>
    <message>
        <source>The stakeholder asks for more than %1 of the baseline&apos;s MFU.</source>
        <extracomment>%1 is a factor such as 2.00×</extracomment>
        <translation>يطلب صاحب المصلحة أكثر من %1 من MFU الأساس.</translation>
    </message>
    <message>
        <source>Gain in MFU</source>
        <extracomment>Axis of a chart: how many times the MFU of a baseline is reached.</extracomment>
        <translation>مكسب MFU</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryChangePage</name>
    <message>
        <source>before: %1</source>
        <extracomment>Beside a value: %1 is the same before a change of the program.</extracomment>
        <translation>قبل: %1</translation>
    </message>
    <message>
        <source>Count in one pass</source>
        <extracomment>Axis of a chart: operations, kernels and graphs.</extracomment>
        <translation>العدد في التمرير الواحد</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>زمن التمرير الواحد</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Axis of a chart: utilization.</extracomment>
        <translation>النسبة</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>حركة الذاكرة</translation>
    </message>
    <message>
        <source>Shown as bars</source>
        <extracomment>Name of a choice: which quantities a chart shows.</extracomment>
        <translation>المعروض أعمدةً</translation>
    </message>
    <message>
        <source>Launches and graphs</source>
        <translation>الإطلاقات والمخططات</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Utilization</source>
        <extracomment>Choice: MFU and GPU busy.</extracomment>
        <translation>MFU وانشغال GPU</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryChoice</name>
    <message>
        <source>%1
✓ possible, readability lost: %2 of 5</source>
        <extracomment>a way to change a program: %1 is its name; %2 how much harder to read it gets, 0 to 5</extracomment>
        <translation>%1
✓ ممكنة، خسارة سهولة القراءة: %2 من ٥</translation>
    </message>
    <message>
        <source>%1
✕ not possible here, readability lost: %2 of 5</source>
        <translation>%1
✕ غير ممكنة هنا، خسارة سهولة القراءة: %2 من ٥</translation>
    </message>
    <message>
        <source>%1, possible, readability lost: %2 of 5</source>
        <extracomment>read aloud: name of a way to change a program, how much harder to read it gets</extracomment>
        <translation>%1، ممكنة، خسارة سهولة القراءة: %2 من ٥</translation>
    </message>
    <message>
        <source>%1, not possible here, readability lost: %2 of 5</source>
        <translation>%1، غير ممكنة هنا، خسارة سهولة القراءة: %2 من ٥</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what is done: &quot;Make the call after the pass.&quot;</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryIronLawPage</name>
    <message>
        <source>Here data and compute follow one another. If they overlapped completely, the pass after the surgery would take %1, and the device would reach %2 of its peak.</source>
        <extracomment>%1 is a duration, %2 a percentage of the peak; &quot;data&quot; and &quot;compute&quot; are terms of the iron law</extracomment>
        <translation>هنا تتتابع البيانات والحساب. ولو تداخلا تمامًا لاستغرق التمرير بعد الجراحة %1، ولبلغ الجهاز %2 من أدائه الأقصى.</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>زمن التمرير الواحد</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryMapPage</name>
    <message>
        <source>Before: %1</source>
        <extracomment>Heading over a map: the program before a surgery; %1 is how it runs today.</extracomment>
        <translation>قبل: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <extracomment>Heading over a map: the program after a surgery; %1 names the surgery.</extracomment>
        <translation>بعد: %1</translation>
    </message>
    <message>
        <source>Detail of the maps</source>
        <extracomment>Choice: how much of the program a map draws.</extracomment>
        <translation>تفصيل الخريطتين</translation>
    </message>
    <message>
        <source>The overview draws a run of like operations as one node.</source>
        <translation>النظرة العامة ترسم سلسلة من العمليات المتشابهة عقدة واحدة.</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>Choice: a map that draws like operations as one.</extracomment>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>One site, every operation</source>
        <extracomment>Choice: a map of one place in the program, with each of its operations.</extracomment>
        <translation>موضع واحد بكل عملياته</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryMaskingPage</name>
    <message>
        <source>Set: %1</source>
        <extracomment>A line up in a chart: the probability that the controls have; %1 is a percentage.</extracomment>
        <translation>المضبوط: %1</translation>
    </message>
    <message>
        <source>The controls have a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>المضبوط لاحتمال الفرع A هو %1.</translation>
    </message>
    <message>
        <source>Break-even in this pass: %1</source>
        <extracomment>A point in a chart; %1 is a percentage.</extracomment>
        <translation>نقطة التعادل في هذا التمرير: %1</translation>
    </message>
    <message>
        <source>From a probability of %1 on, the masked pass is the faster one.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>ابتداءً من احتمال %1 يكون التمرير المقنَّع هو الأسرع.</translation>
    </message>
    <message>
        <source>Break-even by the rule: %1</source>
        <extracomment>A point in a chart; %1 is a percentage.</extracomment>
        <translation>نقطة التعادل بحسب القاعدة: %1</translation>
    </message>
    <message>
        <source>From a probability of %1 on, the wasted work costs less than the breaks.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>ابتداءً من احتمال %1 يكلف العمل المهدور أقل من الانقطاعات.</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>مختار في عناصر التحكّم</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>زمن التمرير الواحد</translation>
    </message>
    <message>
        <source>Time in one pass</source>
        <translation>الزمن في التمرير الواحد</translation>
    </message>
    <message>
        <source>There are two break-even points. By the rule, masking pays when the wasted work costs less than the breaks. In the pass itself, part of what a break costs is hidden behind kernels that still run, so masking has to save more than that. The pass decides.</source>
        <translation>هناك نقطتا تعادل. بحسب القاعدة يكون التقنيع مجديًا حين يكلف العمل المهدور أقل من الانقطاعات. أما في التمرير نفسه فيختفي جزء من كلفة الانقطاع خلف أنوية ما زالت تعمل، فعلى التقنيع أن يوفّر أكثر من ذلك. والتمرير هو الذي يحسم.</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryView</name>
    <message>
        <source>Map</source>
        <extracomment>Tab: the operation graph of the program.</extracomment>
        <translation>الخريطة</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>قبل وبعد</translation>
    </message>
    <message>
        <source>Masking</source>
        <extracomment>Tab: computing both branches.</extracomment>
        <translation>التقنيع</translation>
    </message>
    <message>
        <source>Two baselines</source>
        <translation>الأساسان</translation>
    </message>
    <message>
        <source>Iron law</source>
        <translation>القانون الحديدي</translation>
    </message>
    <message>
        <source>Results of the surgery</source>
        <extracomment>Name of a row of tabs, read aloud.</extracomment>
        <translation>نتائج الجراحة</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>Heading over controls: the program that is looked at, and why its graph breaks.</extracomment>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Surgery</source>
        <extracomment>Heading over a list of ways to mend the break in a program&apos;s graph.</extracomment>
        <translation>الجراحة</translation>
    </message>
    <message>
        <source>Baseline and numbers</source>
        <extracomment>Heading over controls.</extracomment>
        <translation>الأساس والأرقام</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what is done: &quot;Make the call after the pass.&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (possible)</source>
        <extracomment>Heading: %1 names a way to mend the break in a program&apos;s graph.</extracomment>
        <translation>%1 (ممكن)</translation>
    </message>
    <message>
        <source>%1 (not possible here)</source>
        <extracomment>Heading: %1 names a way to mend the break in a program&apos;s graph.</extracomment>
        <translation>%1 (غير ممكن هنا)</translation>
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
        <extracomment>Caption of a picture: title of the act, then what there was to discover.
----------
Caption of a picture: title of the act, then title of one of its instruments.
----------
Caption of a picture: title of the act, then name of the step.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A colleague&apos;s message with the problem and what to read.</source>
        <translation>رسالة من أحد أعضاء الفريق تعرض المشكلة وما ينبغي قراءته.</translation>
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
    <message>
        <source>The instrument as it stands when this is discovered.</source>
        <translation>الأداة التفاعلية كما هي عند تحقّق هذا الاكتشاف.</translation>
    </message>
    <message>
        <source>The panel “%1” does not show.</source>
        <translation>لا تظهر اللوحة «%1».</translation>
    </message>
    <message>
        <source>The whole panel: instrument, challenges and exercises.</source>
        <translation>اللوحة كلها: الأداة التفاعلية والتحدّيات والتمارين.</translation>
    </message>
    <message>
        <source>What I write here stays on this computer.</source>
        <translation>ما أكتبه هنا يبقى على هذا الجهاز.</translation>
    </message>
    <message>
        <source>%1: a track is chosen</source>
        <translation>%1: يُختار مسار</translation>
    </message>
    <message>
        <source>The brief with the tracks to choose from, one of them chosen.</source>
        <translation>المهمة والمسارات للاختيار، وأحدها مختار.</translation>
    </message>
    <message>
        <source>The captured evidence</source>
        <translation>الأدلة الملتقطة</translation>
    </message>
    <message>
        <source>Each capture with its prediction and its key figures.</source>
        <translation>كل لقطة مع توقّعها وأهم أرقامها.</translation>
    </message>
    <message>
        <source>Two captures side by side</source>
        <translation>لقطتان جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>A table of the inputs and figures of both, first those that differ.</source>
        <translation>جدول بمدخلات الاثنتين وأرقامهما، وأولها ما يختلف.</translation>
    </message>
    <message>
        <source>The learner of the tour</source>
        <translation>المتعلّم في الجولة</translation>
    </message>
    <message>
        <source>I recommend what meets the rule of my track.</source>
        <translation>أوصي بما يحقق قاعدة مساري.</translation>
    </message>
    <message>
        <source>I reject what only has the higher MFU.</source>
        <translation>أرفض ما ليس له إلا MFU أعلى.</translation>
    </message>
    <message>
        <source>Another baseline, or a measurement on the device.</source>
        <translation>أساس آخر، أو قياس على الجهاز.</translation>
    </message>
    <message>
        <source>Many values of the model are assumed.</source>
        <translation>كثير من قيم النموذج مفترض.</translation>
    </message>
    <message>
        <source>The captures show the track&apos;s goal missed, then reached.</source>
        <translation>تُظهر اللقطات هدف المسار غير محقَّق ثم محقَّقًا.</translation>
    </message>
    <message>
        <source>The decision memo</source>
        <translation>مذكرة القرار</translation>
    </message>
    <message>
        <source>Its five parts, and the evidence that it rests on.</source>
        <translation>أجزاؤها الخمسة، والأدلة التي تقوم عليها.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>تعذّرت كتابة الملف %1.</translation>
    </message>
    <message>
        <source>The decision memo (%1)</source>
        <extracomment>Text of a link; %1 is a kind of file: PDF, MD, JSON.</extracomment>
        <translation>مذكرة القرار (%1)</translation>
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
    <name>rp::TrackCard</name>
    <message>
        <source>Goal: %1</source>
        <extracomment>A track: what its persona wants to reach; %1 is a sentence.</extracomment>
        <translation>الهدف: %1</translation>
    </message>
    <message>
        <source>Crisis: %1</source>
        <extracomment>A track: what stands in the way; %1 is a sentence.</extracomment>
        <translation>الأزمة: %1</translation>
    </message>
    <message>
        <source>Starts in the context %1, on %2.</source>
        <extracomment>A track: %1 is the context it starts in (&quot;Cloud&quot;), %2 the device its program runs on.</extracomment>
        <translation>يبدأ في السياق %1، على %2.</translation>
    </message>
</context>
<context>
    <name>rp::TrackChooser</name>
    <message>
        <source>Your track</source>
        <translation>مسارك</translation>
    </message>
    <message>
        <source>Choose whose problem you solve. Your track sets the context, adds to the messages you get, and decides what counts as good enough. You can change it at any time, here or in the toolbar, and you keep everything you did.</source>
        <translation>اختر صاحب المشكلة التي تحلّها. مسارك يحدد السياق، ويضيف إلى الرسائل التي تصلك، ويقرر ما هو كافٍ. يمكنك تغييره في أي وقت، هنا أو في شريط الأدوات، وتحتفظ بكل ما فعلته.</translation>
    </message>
</context>
<context>
    <name>rp::TrackCloudView</name>
    <message>
        <source>GPU busy</source>
        <extracomment>Tab: share of time in which the GPU works.
----------
Axis of a chart: share of time in which the GPU works.</extracomment>
        <translation>انشغال GPU</translation>
    </message>
    <message>
        <source>Throughput</source>
        <extracomment>Tab: tokens per second.</extracomment>
        <translation>الإنتاجية</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>Tab: the parts of the time in which each sequence gets one token.</extracomment>
        <translation>زمن خطوة واحدة</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Tab: whether a model fits into the memory of the GPUs.</extracomment>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>Axis of a chart: sequences that are served at once.</extracomment>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>رموز في الثانية</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <translation>الذاكرة على كل GPU</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <extracomment>A line in a chart; %1 is a percentage.</extracomment>
        <translation>المطلوب: %1</translation>
    </message>
    <message>
        <source>The goal asks for a GPU that is busy for at least %1 of the time.</source>
        <extracomment>%1 is a percentage.</extracomment>
        <translation>يطلب الهدف أن تكون GPU مشغولة %1 من الوقت على الأقل.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>الآن: %1</translation>
    </message>
    <message>
        <source>Now: %1 at batch %2 keeps the GPU busy for %3 of the time.</source>
        <extracomment>%1 is an execution mode, %2 a number of sequences, %3 a percentage.</extracomment>
        <translation>الآن: %1 بدفعة %2 تُبقي GPU مشغولة %3 من الوقت.</translation>
    </message>
    <message>
        <source>Now: %1 at batch %2 writes %3.</source>
        <extracomment>%1 is an execution mode, %2 a number of sequences, %3 a rate.</extracomment>
        <translation>الآن: %1 بدفعة %2 تكتب %3.</translation>
    </message>
    <message>
        <source>One GPU: %1</source>
        <extracomment>A line in a chart; %1 is a size in bytes.</extracomment>
        <translation>GPU واحدة: %1</translation>
    </message>
    <message>
        <source>One GPU has %1 of memory. What lies beyond it does not fit.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>في GPU واحدة %1 من الذاكرة. وما زاد لا تتسع له.</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>كما هو مضبوط في عناصر التحكم</translation>
    </message>
</context>
<context>
    <name>rp::TrackEdgeView</name>
    <message>
        <source>Slow loops</source>
        <extracomment>Tab: the few loops that take long.</extracomment>
        <translation>الدورات البطيئة</translation>
    </message>
    <message>
        <source>All loops</source>
        <extracomment>Tab: how the times of the loops are spread.</extracomment>
        <translation>كل الدورات</translation>
    </message>
    <message>
        <source>Sources of jitter</source>
        <extracomment>Tab: what makes loops take longer, at irregular times.</extracomment>
        <translation>مصادر التذبذب</translation>
    </message>
    <message>
        <source>Modes compared</source>
        <extracomment>Tab: ways to execute the loop.</extracomment>
        <translation>مقارنة الأنماط</translation>
    </message>
    <message>
        <source>The curve is exact: each hump of the distribution is a normal distribution, moved by the delays that strike together. Nothing is drawn at random.</source>
        <translation>المنحنى دقيق: كل سنام في التوزيع توزيع طبيعي أزاحته التأخيرات التي تقع معًا. لا شيء مرسوم بالمصادفة.</translation>
    </message>
    <message>
        <source>Time of a loop</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>زمن الدورة</translation>
    </message>
    <message>
        <source>Deadline %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>الموعد %1</translation>
    </message>
    <message>
        <source>The deadline is %1. Loops that take longer: %2.</source>
        <extracomment>%1 is a duration, %2 a share of the loops such as &quot;1 in 100&quot;.</extracomment>
        <translation>الموعد %1. الدورات الأطول: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A point in a chart; %1 is a quantile such as &quot;p99&quot;, %2 a duration.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3.</source>
        <extracomment>%1 is a quantile such as &quot;p99&quot;, %2 what it means, %3 a duration.</extracomment>
        <translation>%1: %2 %3.</translation>
    </message>
    <message>
        <source>Missed: %1</source>
        <extracomment>A point in a chart: the loops that miss the deadline; %1 is a share such as &quot;1 in 100&quot;.</extracomment>
        <translation>الفائتة: %1</translation>
    </message>
    <message>
        <source>Loops that miss the deadline: %1, or %2.</source>
        <extracomment>%1 is a share of the loops such as &quot;1 in 100&quot;, %2 a rate such as &quot;3,763 per hour&quot;.</extracomment>
        <translation>الدورات التي تفوّت الموعد: %1، أي %2.</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <extracomment>A line in a chart; %1 is a share of the loops such as &quot;1 in 1,000,000&quot;.</extracomment>
        <translation>المسموح: %1</translation>
    </message>
    <message>
        <source>The goal allows misses in %1 loops.</source>
        <extracomment>%1 is a share of the loops such as &quot;1 in 1,000,000&quot;.</extracomment>
        <translation>يسمح الهدف بتفويت الموعد في %1 من الدورات.</translation>
    </message>
    <message>
        <source>The deadline is %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>الموعد %1.</translation>
    </message>
    <message>
        <source>Share of the loops that take longer</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>نسبة الدورات الأطول</translation>
    </message>
    <message>
        <source>Density per millisecond</source>
        <extracomment>Axis of a chart: a probability density.</extracomment>
        <translation>الكثافة لكل ملّي ثانية</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bars that the controls have chosen.</extracomment>
        <translation>كما هو مضبوط في عناصر التحكم</translation>
    </message>
    <message>
        <source>Delays that strike rarely are too few to be seen here, or lie beyond the axis. The slow loops have a chart of their own, with a logarithmic axis.</source>
        <translation>التأخيرات النادرة أقل من أن تُرى هنا، أو تقع خارج المحور. للدورات البطيئة مخطط خاص بها بمحور لوغاريتمي.</translation>
    </message>
    <message>
        <source>Misses per hour that it adds</source>
        <extracomment>Axis of a chart: missed deadlines in one hour that one source of jitter adds.</extracomment>
        <translation>المواعيد الفائتة التي يضيفها في الساعة</translation>
    </message>
</context>
<context>
    <name>rp::TrackMobileView</name>
    <message>
        <source>Energy</source>
        <extracomment>Tab: what the energy of a frame is spent on.</extracomment>
        <translation>الطاقة</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Tab: what the time of a frame is spent on.</extracomment>
        <translation>الزمن</translation>
    </message>
    <message>
        <source>Battery</source>
        <extracomment>Tab: how long a battery lasts.</extracomment>
        <translation>البطارية</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <extracomment>Tab: pictures per second.</extracomment>
        <translation>تردد الصور</translation>
    </message>
    <message>
        <source>Designs compared</source>
        <extracomment>Tab: a table of designs.</extracomment>
        <translation>مقارنة التصاميم</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <translation>طاقة صورة واحدة</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <translation>زمن صورة واحدة</translation>
    </message>
    <message>
        <source>Time on one battery charge</source>
        <extracomment>Axis of a chart: how long a battery lasts.</extracomment>
        <translation>الزمن بشحنة بطارية واحدة</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <extracomment>Axis of a chart: pictures per second.</extracomment>
        <translation>عدد الصور في الثانية</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>Axis of a chart: electrical power.</extracomment>
        <translation>القدرة</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <extracomment>A line in a chart; %1 is an energy.
----------
A line in a chart; %1 is a power.</extracomment>
        <translation>الميزانية: %1</translation>
    </message>
    <message>
        <source>The power budget allows %1 for each frame.</source>
        <extracomment>%1 is an energy.</extracomment>
        <translation>تسمح ميزانية القدرة بـ %1 لكل صورة.</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>المسموح: %1</translation>
    </message>
    <message>
        <source>At this frame rate, a frame may take %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>عند هذا التردد يجوز أن تستغرق الصورة %1.</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <extracomment>A line in a chart; %1 is a time span: how long a battery has to last.</extracomment>
        <translation>المطلوب: %1</translation>
    </message>
    <message>
        <source>The battery has to last %1.</source>
        <extracomment>%1 is a time span.</extracomment>
        <translation>يجب أن تدوم البطارية %1.</translation>
    </message>
    <message>
        <source>The power budget is %1.</source>
        <extracomment>%1 is a power.</extracomment>
        <translation>ميزانية القدرة %1.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>الآن: %1</translation>
    </message>
    <message>
        <source>Now: a frame rate of %1 takes %2.</source>
        <extracomment>%1 is a frame rate such as &quot;60 per second&quot;, %2 a power.</extracomment>
        <translation>الآن: تردد %1 يحتاج إلى %2.</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>كما هو مضبوط في عناصر التحكم</translation>
    </message>
</context>
<context>
    <name>rp::TrackTinyView</name>
    <message>
        <source>Memory</source>
        <extracomment>Tab: whether a program fits into flash and RAM.</extracomment>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Time and power</source>
        <extracomment>Tab: what time and power are spent on.</extracomment>
        <translation>الزمن والقدرة</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Tab: the clock of a microcontroller.</extracomment>
        <translation>تردد الساعة</translation>
    </message>
    <message>
        <source>Runtimes compared</source>
        <extracomment>Tab: a table of runtimes, the software that executes a model.</extracomment>
        <translation>مقارنة بيئات التشغيل</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>الفلاش</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>Axis of a chart; a hop is the short piece of sound that is computed at a time.</extracomment>
        <translation>زمن قفزة واحدة</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>القدرة</translation>
    </message>
    <message>
        <source>Clock in megahertz</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>تردد الساعة بالميغاهرتز</translation>
    </message>
    <message>
        <source>%1 needs %2 of flash, %3 the budget. Its bar is left out, because the others could not be seen beside it.</source>
        <extracomment>Why a bar is left out of a chart: %1 is a runtime, %2 a size in bytes, %3 a factor such as &quot;391×&quot;.</extracomment>
        <translation>يحتاج %1 إلى %2 من الفلاش، أي %3 من الميزانية. تُرك عموده لأن الأعمدة الأخرى لا تُرى بجانبه.</translation>
    </message>
    <message>
        <source>%1 needs %2 of RAM, %3 the budget. Its bar is left out, because the others could not be seen beside it.</source>
        <translation>يحتاج %1 إلى %2 من RAM، أي %3 من الميزانية. تُرك عموده لأن الأعمدة الأخرى لا تُرى بجانبه.</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <extracomment>A line in a chart; %1 is a size in bytes, or a power.</extracomment>
        <translation>الميزانية: %1</translation>
    </message>
    <message>
        <source>The microcontroller has %1 of flash.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>في المتحكم الدقيق %1 من الفلاش.</translation>
    </message>
    <message>
        <source>The microcontroller has %1 of RAM.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>في المتحكم الدقيق %1 من RAM.</translation>
    </message>
    <message>
        <source>Allowed: less than %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>المسموح: أقل من %1</translation>
    </message>
    <message>
        <source>One hop has to take less than %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>يجب أن تستغرق القفزة أقل من %1.</translation>
    </message>
    <message>
        <source>The power has to be less than %1.</source>
        <extracomment>%1 is a power.</extracomment>
        <translation>يجب أن تكون القدرة أقل من %1.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>الآن: %1</translation>
    </message>
    <message>
        <source>Now: at %1, one hop takes %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a duration.</extracomment>
        <translation>الآن: عند %1 تستغرق القفزة %2.</translation>
    </message>
    <message>
        <source>Now: at %1, the power is %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a power.</extracomment>
        <translation>الآن: عند %1 تكون القدرة %2.</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>كما هو مضبوط في عناصر التحكم</translation>
    </message>
</context>
<context>
    <name>rp::TrackView</name>
    <message>
        <source>Results of the track</source>
        <extracomment>Name of a row of tabs, read aloud.</extracomment>
        <translation>نتائج المسار</translation>
    </message>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>عناصر التحكّم في الأداة التفاعلية</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name and its value, e.g. &quot;Goal of the track: goal reached&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rp::Tracks</name>
    <message>
        <source>Eager</source>
        <extracomment>execution mode: one kernel launch after the other</extracomment>
        <translation>فوري</translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>execution mode</extracomment>
        <translation>مترجَم</translation>
    </message>
    <message>
        <source>Compiled, CUDA graph</source>
        <extracomment>execution mode: compiled, and all its kernels launched at once</extracomment>
        <translation>مترجَم، CUDA graph</translation>
    </message>
    <message>
        <source>Goal missed: the design needs %1 of memory on each GPU, which has %2. It would keep the GPU busy for %3 of the time if it fitted.</source>
        <extracomment>verdict of a track: a design that does not fit; %1 and %2 are sizes in bytes, %3 a percentage</extracomment>
        <translation>لم يتحقق الهدف: يحتاج التصميم إلى %1 من الذاكرة على كل GPU، وفيها %2. ولو اتسعت له لأبقى GPU مشغولة %3 من الوقت.</translation>
    </message>
    <message>
        <source>Goal reached: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.</source>
        <extracomment>verdict of a track; %1 is a number of sequences, %2 and %3 are percentages</extracomment>
        <translation>تحقق الهدف: عند دفعة %1 تكون GPU مشغولة %2 من الوقت، والمطلوب %3 على الأقل.</translation>
    </message>
    <message>
        <source>Goal missed: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.</source>
        <extracomment>verdict of a track; %1 is a number of sequences, %2 and %3 are percentages</extracomment>
        <translation>لم يتحقق الهدف: عند دفعة %1 تكون GPU مشغولة %2 من الوقت، والمطلوب %3 على الأقل.</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <extracomment>part of a goal: memory that a design takes on each GPU</extracomment>
        <translation>الذاكرة على كل GPU</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>part of a goal: share of time in which the GPU works</extracomment>
        <translation>انشغال GPU</translation>
    </message>
    <message>
        <source>Where the time of one step goes</source>
        <translation>أين يذهب زمن الخطوة الواحدة</translation>
    </message>
    <message>
        <source>What one GPU has to hold</source>
        <translation>ما يجب أن تحمله GPU واحدة</translation>
    </message>
    <message>
        <source>as set now</source>
        <extracomment>remark on a row of a table: it is what the controls say</extracomment>
        <translation>كما هو مضبوط الآن</translation>
    </message>
    <message>
        <source>does not fit into memory</source>
        <extracomment>remark on a value that belongs to a design for which the memory is too small</extracomment>
        <translation>لا تتسع له الذاكرة</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>control: sequences served at the same time</extracomment>
        <translation>الدفعة</translation>
    </message>
    <message>
        <source>Eager: GPU busy</source>
        <translation>النمط الفوري: انشغال GPU</translation>
    </message>
    <message>
        <source>Compiled: GPU busy</source>
        <translation>النمط المترجَم: انشغال GPU</translation>
    </message>
    <message>
        <source>CUDA graph: GPU busy</source>
        <translation>CUDA graph: انشغال GPU</translation>
    </message>
    <message>
        <source>Eager: tokens/s</source>
        <translation>النمط الفوري: رمز/ث</translation>
    </message>
    <message>
        <source>Eager: tokens per second</source>
        <translation>النمط الفوري: رموز في الثانية</translation>
    </message>
    <message>
        <source>Compiled: tokens/s</source>
        <translation>النمط المترجَم: رمز/ث</translation>
    </message>
    <message>
        <source>Compiled: tokens per second</source>
        <translation>النمط المترجَم: رموز في الثانية</translation>
    </message>
    <message>
        <source>CUDA graph: tokens/s</source>
        <translation>CUDA graph: رمز/ث</translation>
    </message>
    <message>
        <source>CUDA graph: tokens per second</source>
        <translation>CUDA graph: رموز في الثانية</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <extracomment>control: how the model is executed</extracomment>
        <translation>نمط التنفيذ</translation>
    </message>
    <message>
        <source>Reading and math (ms)</source>
        <translation>القراءة والحساب (ms)</translation>
    </message>
    <message>
        <source>Reading and math</source>
        <translation>القراءة والحساب</translation>
    </message>
    <message>
        <source>Exchange between GPUs (ms)</source>
        <translation>التبادل بين وحدات GPU (ms)</translation>
    </message>
    <message>
        <source>Exchange between GPUs</source>
        <translation>التبادل بين وحدات GPU</translation>
    </message>
    <message>
        <source>GPU idle (ms)</source>
        <translation>GPU خاملة (ms)</translation>
    </message>
    <message>
        <source>GPU idle</source>
        <translation>معالج GPU خامل</translation>
    </message>
    <message>
        <source>One step (ms)</source>
        <translation>خطوة واحدة (ms)</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>خطوة واحدة</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>رمز/ث</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>رموز في الثانية</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>الحكم</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <extracomment>control: how many GPUs hold one model together</extracomment>
        <translation>توازي الموتّرات</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>الأوزان</translation>
    </message>
    <message>
        <source>KV cache</source>
        <extracomment>what a language model stores of the tokens so far</extracomment>
        <translation>مخبأ KV</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>التنشيطات</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>memory that is kept for driver and framework</extracomment>
        <translation>الاحتياطي</translation>
    </message>
    <message>
        <source>Sum on each GPU</source>
        <translation>المجموع على كل GPU</translation>
    </message>
    <message>
        <source>Memory of one GPU</source>
        <translation>ذاكرة GPU واحدة</translation>
    </message>
    <message>
        <source>Compiling removes launches. A CUDA graph launches all kernels that are left in one call.</source>
        <translation>الترجمة (compile) تزيل إطلاقات. وCUDA graph يطلق كل الأنوية الباقية باستدعاء واحد.</translation>
    </message>
    <message>
        <source>Sequences that are served at once. Each needs memory for its own context.</source>
        <translation>التسلسلات التي تُخدم معًا. يحتاج كل منها إلى ذاكرة لسياقه.</translation>
    </message>
    <message>
        <source>GPUs that share each layer. More of them hold more memory, but they have to exchange results.</source>
        <translation>وحدات GPU التي تتقاسم كل طبقة. العدد الأكبر يتسع لأكثر، لكن عليها أن تتبادل النتائج.</translation>
    </message>
    <message>
        <source>Context length</source>
        <extracomment>control: length of a sequence in tokens</extracomment>
        <translation>طول السياق</translation>
    </message>
    <message>
        <source>Tokens that each sequence holds so far. All of them are read for each new token.</source>
        <translation>الرموز التي يحملها كل تسلسل حتى الآن. تُقرأ كلها لكل رمز جديد.</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>كلفة الإطلاق</translation>
    </message>
    <message>
        <source>Time that the CPU needs to launch one kernel.</source>
        <translation>الزمن الذي تحتاجه CPU لإطلاق نواة واحدة.</translation>
    </message>
    <message>
        <source>Eager kernels per layer</source>
        <translation>عدد الأنوية الفورية لكل طبقة</translation>
    </message>
    <message>
        <source>Kernels that eager mode launches for one layer of the model.</source>
        <translation>الأنوية التي يطلقها النمط الفوري لطبقة واحدة من النموذج.</translation>
    </message>
    <message>
        <source>Time of one exchange</source>
        <extracomment>control: time of one exchange of results between GPUs</extracomment>
        <translation>زمن تبادل واحد</translation>
    </message>
    <message>
        <source>GPUs that share a layer exchange results two times in each layer. The time counts as busy, but it yields no tokens.</source>
        <translation>وحدات GPU التي تتقاسم طبقة تتبادل النتائج مرتين في كل طبقة. يُحسب هذا الزمن انشغالًا، لكنه لا يعطي رموزًا.</translation>
    </message>
    <message>
        <source>Launches removed by compiling</source>
        <translation>الإطلاقات التي تزيلها الترجمة</translation>
    </message>
    <message>
        <source>Share of the kernels that compiling merges into others.</source>
        <translation>نسبة الأنوية التي تضمها الترجمة إلى غيرها.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>الإنتاجية</translation>
    </message>
    <message>
        <source>Throughput of one sequence</source>
        <translation>إنتاجية تسلسل واحد</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>time in which one token is made for every sequence</extracomment>
        <translation>زمن خطوة واحدة</translation>
    </message>
    <message>
        <source>GPU time of one step</source>
        <translation>زمن GPU لخطوة واحدة</translation>
    </message>
    <message>
        <source>Launch time of one step</source>
        <translation>زمن الإطلاق لخطوة واحدة</translation>
    </message>
    <message>
        <source>Idle time of the GPU</source>
        <translation>زمن خمول GPU</translation>
    </message>
    <message>
        <source>Kernels in one step</source>
        <translation>الأنوية في خطوة واحدة</translation>
    </message>
    <message>
        <source>Faster than eager</source>
        <translation>أسرع من النمط الفوري</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>الشدة الحسابية</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Largest batch that fits</source>
        <translation>أكبر دفعة تتسع لها الذاكرة</translation>
    </message>
    <message>
        <source>GPU busy asked for</source>
        <translation>انشغال GPU المطلوب</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>تتسع له الذاكرة</translation>
    </message>
    <message>
        <source>Goal of the track</source>
        <translation>هدف المسار</translation>
    </message>
    <message>
        <source>Small garbage collection</source>
        <extracomment>a source of jitter: the garbage collector looks through objects made lately</extracomment>
        <translation>جمع مهملات صغير</translation>
    </message>
    <message>
        <source>Full garbage collection</source>
        <extracomment>a source of jitter: the garbage collector looks through all objects</extracomment>
        <translation>جمع مهملات كامل</translation>
    </message>
    <message>
        <source>Preemption</source>
        <extracomment>a source of jitter: the operating system gives the processor to another program</extracomment>
        <translation>انتزاع المعالج</translation>
    </message>
    <message>
        <source>Rare stall</source>
        <extracomment>a source of jitter: the system stands still for a moment</extracomment>
        <translation>توقف نادر</translation>
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
        <source>Delays are taken to be independent of each other, and a late loop is taken not to delay the next one.</source>
        <translation>يُفترض أن التأخيرات مستقلة بعضها عن بعض، وأن الدورة المتأخرة لا تؤخر التي بعدها.</translation>
    </message>
    <message>
        <source>Time of 99 of 100 loops</source>
        <extracomment>part of a goal: the time that 99 of 100 loops keep</extracomment>
        <translation>زمن ٩٩ من كل ١٠٠ دورة</translation>
    </message>
    <message>
        <source>Loops that miss the deadline</source>
        <extracomment>part of a goal: share of the loops that end after the deadline</extracomment>
        <translation>الدورات التي تفوّت الموعد</translation>
    </message>
    <message>
        <source>How long the loops take</source>
        <translation>كم تستغرق الدورات</translation>
    </message>
    <message>
        <source>Quantiles of the time of a loop</source>
        <translation>مئينات زمن الدورة</translation>
    </message>
    <message>
        <source>What delays the loops</source>
        <translation>ما يؤخر الدورات</translation>
    </message>
    <message>
        <source>The modes under this deadline</source>
        <translation>الأنماط مع هذا الموعد</translation>
    </message>
    <message>
        <source>p50: half of the loops</source>
        <extracomment>name of a quantile: half of all cases are at most this</extracomment>
        <translation>p50: نصف الدورات</translation>
    </message>
    <message>
        <source>p99: 99 of 100 loops</source>
        <translation>p99: ‏٩٩ من كل ١٠٠ دورة</translation>
    </message>
    <message>
        <source>p99.9: 999 of 1,000 loops</source>
        <translation>p99.9: ‏٩٩٩ من كل ١٬٠٠٠ دورة</translation>
    </message>
    <message>
        <source>p99.99: 9,999 of 10,000 loops</source>
        <translation>p99.99: ‏٩٬٩٩٩ من كل ١٠٬٠٠٠ دورة</translation>
    </message>
    <message>
        <source>the deadline</source>
        <extracomment>remark on a point in time</extracomment>
        <translation>الموعد</translation>
    </message>
    <message>
        <source>Time of a loop (ms)</source>
        <translation>زمن الدورة (ms)</translation>
    </message>
    <message>
        <source>Time of a loop</source>
        <translation>زمن الدورة</translation>
    </message>
    <message>
        <source>Share of the loops that take longer</source>
        <translation>نسبة الدورات الأطول</translation>
    </message>
    <message>
        <source>Density (per ms)</source>
        <extracomment>a probability density: share of loops for each millisecond</extracomment>
        <translation>الكثافة (لكل ms)</translation>
    </message>
    <message>
        <source>Density per millisecond</source>
        <translation>الكثافة لكل ملّي ثانية</translation>
    </message>
    <message>
        <source>Quantile</source>
        <translation>المئين</translation>
    </message>
    <message>
        <source>At most (ms)</source>
        <translation>على الأكثر (ms)</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>Time left (ms)</source>
        <extracomment>time left until the deadline; negative when it is missed</extracomment>
        <translation>الزمن الباقي (ms)</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>الزمن الباقي</translation>
    </message>
    <message>
        <source>Source of jitter</source>
        <translation>مصدر التذبذب</translation>
    </message>
    <message>
        <source>Share of the loops</source>
        <translation>نسبة الدورات</translation>
    </message>
    <message>
        <source>Delay (ms)</source>
        <translation>التأخير (ms)</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>التأخير</translation>
    </message>
    <message>
        <source>Times per hour</source>
        <translation>عدد المرات في الساعة</translation>
    </message>
    <message>
        <source>Misses per hour without it</source>
        <translation>المواعيد الفائتة في الساعة من دونه</translation>
    </message>
    <message>
        <source>Without delays (ms)</source>
        <translation>من دون تأخيرات (ms)</translation>
    </message>
    <message>
        <source>Without delays</source>
        <translation>من دون تأخيرات</translation>
    </message>
    <message>
        <source>p99 (ms)</source>
        <translation>p99 (ms)</translation>
    </message>
    <message>
        <source>99 of 100 loops take at most</source>
        <extracomment>time within which 99 of 100 loops end</extracomment>
        <translation>٩٩ من كل ١٠٠ دورة تستغرق على الأكثر</translation>
    </message>
    <message>
        <source>p99.99 (ms)</source>
        <translation>p99.99 (ms)</translation>
    </message>
    <message>
        <source>9,999 of 10,000 loops take at most</source>
        <translation>٩٬٩٩٩ من كل ١٠٬٠٠٠ دورة تستغرق على الأكثر</translation>
    </message>
    <message>
        <source>Misses per hour</source>
        <translation>المواعيد الفائتة في الساعة</translation>
    </message>
    <message>
        <source>How the loop runs. Each mode brings its own kernels, launch cost and sources of jitter.</source>
        <translation>كيف تعمل الدورة. يأتي كل نمط بأنويته وكلفة إطلاقه ومصادر تذبذبه.</translation>
    </message>
    <message>
        <source>Loop rate</source>
        <extracomment>control: how often a control loop runs</extracomment>
        <translation>تردد الدورة</translation>
    </message>
    <message>
        <source>Loops per second. The deadline cannot be longer than one loop.</source>
        <translation>عدد الدورات في الثانية. لا يمكن أن يكون الموعد أطول من دورة واحدة.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>الموعد</translation>
    </message>
    <message>
        <source>Time within which each loop has to end.</source>
        <translation>الزمن الذي يجب أن تنتهي فيه كل دورة.</translation>
    </message>
    <message>
        <source>Kernels in one loop</source>
        <translation>الأنوية في دورة واحدة</translation>
    </message>
    <message>
        <source>Kernels that the CPU launches in each loop. A CUDA graph counts as one.</source>
        <translation>الأنوية التي تطلقها CPU في كل دورة. يُحسب CUDA graph نواة واحدة.</translation>
    </message>
    <message>
        <source>GPU time of one loop</source>
        <translation>زمن GPU لدورة واحدة</translation>
    </message>
    <message>
        <source>Time that the kernels need on the GPU. Launching runs beside it, and the longer of both counts.</source>
        <translation>الزمن الذي تحتاجه الأنوية على GPU. يجري الإطلاق إلى جانبه، ويُحسب الأطول منهما.</translation>
    </message>
    <message>
        <source>Spread of the launch cost</source>
        <translation>تشتت كلفة الإطلاق</translation>
    </message>
    <message>
        <source>Standard deviation of one launch, as a share of its mean.</source>
        <translation>الانحراف المعياري لإطلاق واحد، نسبةً إلى متوسطه.</translation>
    </message>
    <message>
        <source>Small garbage collections</source>
        <translation>عمليات جمع المهملات الصغيرة</translation>
    </message>
    <message>
        <source>Share of the loops in which the collector looks through new objects.</source>
        <translation>نسبة الدورات التي يفحص فيها الجامع الكائنات الجديدة.</translation>
    </message>
    <message>
        <source>Length of a small garbage collection</source>
        <translation>مدة جمع مهملات صغير</translation>
    </message>
    <message>
        <source>Time by which it delays the loop.</source>
        <translation>الزمن الذي يؤخر به الدورة.</translation>
    </message>
    <message>
        <source>Full garbage collections</source>
        <translation>عمليات جمع المهملات الكاملة</translation>
    </message>
    <message>
        <source>Share of the loops in which the collector looks through all objects.</source>
        <translation>نسبة الدورات التي يفحص فيها الجامع كل الكائنات.</translation>
    </message>
    <message>
        <source>Objects to look through</source>
        <extracomment>control: objects in memory that the garbage collector has to look through</extracomment>
        <translation>الكائنات المطلوب فحصها</translation>
    </message>
    <message>
        <source>Objects that a full garbage collection visits, one after the other.</source>
        <translation>الكائنات التي يزورها جمع المهملات الكامل واحدًا بعد الآخر.</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>حالات انتزاع المعالج</translation>
    </message>
    <message>
        <source>Share of the loops in which the system gives the processor to others.</source>
        <translation>نسبة الدورات التي يعطي فيها النظام المعالج لغيرها.</translation>
    </message>
    <message>
        <source>Length of a preemption</source>
        <translation>مدة انتزاع المعالج</translation>
    </message>
    <message>
        <source>Rare stalls</source>
        <translation>حالات التوقف النادرة</translation>
    </message>
    <message>
        <source>Share of the loops in which the whole system stands still for a moment.</source>
        <translation>نسبة الدورات التي يتوقف فيها النظام كله لحظة.</translation>
    </message>
    <message>
        <source>Length of a stall</source>
        <translation>مدة التوقف</translation>
    </message>
    <message>
        <source>Missed deadlines</source>
        <translation>المواعيد الفائتة</translation>
    </message>
    <message>
        <source>Half of the loops take at most</source>
        <translation>نصف الدورات يستغرق على الأكثر</translation>
    </message>
    <message>
        <source>999 of 1,000 loops take at most</source>
        <translation>٩٩٩ من كل ١٬٠٠٠ دورة تستغرق على الأكثر</translation>
    </message>
    <message>
        <source>Loop without delays</source>
        <translation>الدورة من دون تأخيرات</translation>
    </message>
    <message>
        <source>Spread without delays</source>
        <translation>التشتت من دون تأخيرات</translation>
    </message>
    <message>
        <source>Misses allowed</source>
        <translation>المرات الفائتة المسموح بها</translation>
    </message>
    <message>
        <source>Missed deadlines allowed</source>
        <translation>المواعيد الفائتة المسموح بها</translation>
    </message>
    <message>
        <source>Time left in 99 of 100 loops</source>
        <translation>الزمن الباقي في ٩٩ من كل ١٠٠ دورة</translation>
    </message>
    <message>
        <source>Launch time of one loop</source>
        <translation>زمن الإطلاق لدورة واحدة</translation>
    </message>
    <message>
        <source>Length of a full garbage collection</source>
        <translation>مدة جمع مهملات كامل</translation>
    </message>
    <message>
        <source>Launching sets the pace</source>
        <translation>الإطلاق يحدد الإيقاع</translation>
    </message>
    <message>
        <source>Part of the goal</source>
        <extracomment>heading of a column: one part of a goal</extracomment>
        <translation>جزء من الهدف</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>heading of a column: what the design does now</extracomment>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Asked for</source>
        <extracomment>heading of a column: what the goal asks for</extracomment>
        <translation>المطلوب</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>The goal, part by part</source>
        <translation>الهدف جزءًا بعد جزء</translation>
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
        <source>Goal missed: each frame takes %3 with %4 allowed, and %1 exceeds the power budget of %2.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>لم يتحقق الهدف: تستغرق كل صورة %3 والمسموح %4، و%1 تتجاوز ميزانية القدرة البالغة %2.</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <extracomment>part of a goal: time to compute one picture</extracomment>
        <translation>زمن صورة واحدة</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>القدرة</translation>
    </message>
    <message>
        <source>What the energy of one frame is spent on</source>
        <translation>أين تُصرف طاقة صورة واحدة</translation>
    </message>
    <message>
        <source>Where the time of one frame goes</source>
        <translation>أين يذهب زمن صورة واحدة</translation>
    </message>
    <message>
        <source>Designs beside each other</source>
        <translation>التصاميم جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Power by frame rate</source>
        <translation>القدرة بحسب تردد الصور</translation>
    </message>
    <message>
        <source>As set now, DRAM takes %1 of the energy of a frame, which is %2. The budget is %3 for each frame.</source>
        <extracomment>what a chart shows; %1 is a percentage, %2 to %4 are energies</extracomment>
        <translation>كما هو مضبوط الآن، تأخذ DRAM ‏%1 من طاقة الصورة البالغة %2. والميزانية %3 لكل صورة.</translation>
    </message>
    <message>
        <source>The result that is thrown away costs %1 of it.</source>
        <extracomment>%1 is an energy</extracomment>
        <translation>والنتيجة المتروكة تكلف %1 منها.</translation>
    </message>
    <message>
        <source>As set now, a frame takes %1 of the %2 allowed: %3 to launch its kernels, and %4 to move its data, which hides %5 of computing.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>كما هو مضبوط الآن، تستغرق الصورة %1 من %2 المسموحة: %3 لإطلاق أنويتها و%4 لنقل بياناتها، وهذا يخفي %5 من الحساب.</translation>
    </message>
    <message>
        <source>As set now, a frame takes %1 of the %2 allowed: %3 to launch its kernels, and %5 to compute, which hides %4 of moving data.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>كما هو مضبوط الآن، تستغرق الصورة %1 من %2 المسموحة: %3 لإطلاق أنويتها و%5 للحساب، وهذا يخفي %4 من نقل البيانات.</translation>
    </message>
    <message>
        <source>The goal is reached by: %1.</source>
        <extracomment>%1 is a list of execution modes
----------
%1 is a list of designs</extracomment>
        <translation>يبلغ الهدف: %1.</translation>
    </message>
    <message>
        <source>None of these designs reaches the goal.</source>
        <translation>لا يبلغ الهدف أي من هذه التصاميم.</translation>
    </message>
    <message>
        <source>The goal is reached up to %1 unfused, up to %2 fused, and up to %3 fused with both branches.</source>
        <extracomment>what a chart shows; all are frame rates such as &quot;30 per second&quot;</extracomment>
        <translation>يُبلغ الهدف حتى %1 قبل الدمج، وحتى %2 بعده، وحتى %3 بعد الدمج مع الفرعين.</translation>
    </message>
    <message>
        <source>moving data takes longer than computing</source>
        <extracomment>remark on a duration: what takes that long</extracomment>
        <translation>نقل البيانات يستغرق أطول من الحساب</translation>
    </message>
    <message>
        <source>computing takes longer than moving data</source>
        <extracomment>remark on a duration: what takes that long</extracomment>
        <translation>الحساب يستغرق أطول من نقل البيانات</translation>
    </message>
    <message>
        <source>within the goal</source>
        <translation>ضمن الهدف</translation>
    </message>
    <message>
        <source>over the power budget</source>
        <translation>فوق ميزانية القدرة</translation>
    </message>
    <message>
        <source>a frame takes too long at this rate</source>
        <extracomment>remark on a frame rate: computing a picture takes longer than there is time until the following one</extracomment>
        <translation>تستغرق الصورة أطول مما يجب عند هذا التردد</translation>
    </message>
    <message>
        <source>Unfused</source>
        <extracomment>a design: kernels that are not fused</extracomment>
        <translation>قبل الدمج</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>a design</extracomment>
        <translation>بعد الدمج</translation>
    </message>
    <message>
        <source>Unfused, both branches</source>
        <translation>قبل الدمج، الفرعان كلاهما</translation>
    </message>
    <message>
        <source>Fused, both branches</source>
        <translation>بعد الدمج، الفرعان كلاهما</translation>
    </message>
    <message>
        <source>Unfused, older DRAM</source>
        <translation>قبل الدمج، DRAM أقدم</translation>
    </message>
    <message>
        <source>Fused, older DRAM</source>
        <translation>بعد الدمج، DRAM أقدم</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>التصميم</translation>
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
        <translation>الحساب (mJ)</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>الحساب</translation>
    </message>
    <message>
        <source>One frame (mJ)</source>
        <translation>صورة واحدة (mJ)</translation>
    </message>
    <message>
        <source>One frame</source>
        <translation>صورة واحدة</translation>
    </message>
    <message>
        <source>Launching (ms)</source>
        <translation>الإطلاق (ms)</translation>
    </message>
    <message>
        <source>Launching</source>
        <translation>الإطلاق</translation>
    </message>
    <message>
        <source>Moving data or computing (ms)</source>
        <translation>نقل البيانات أو الحساب (ms)</translation>
    </message>
    <message>
        <source>Moving data or computing</source>
        <translation>نقل البيانات أو الحساب</translation>
    </message>
    <message>
        <source>One frame (ms)</source>
        <translation>صورة واحدة (ms)</translation>
    </message>
    <message>
        <source>Allowed (ms)</source>
        <translation>المسموح (ms)</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>المسموح</translation>
    </message>
    <message>
        <source>DRAM traffic</source>
        <translation>حركة DRAM</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>القدرة (W)</translation>
    </message>
    <message>
        <source>Battery lasts</source>
        <translation>تدوم البطارية</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>عدد الصور في الثانية</translation>
    </message>
    <message>
        <source>Unfused (W)</source>
        <translation>قبل الدمج (W)</translation>
    </message>
    <message>
        <source>Fused (W)</source>
        <translation>بعد الدمج (W)</translation>
    </message>
    <message>
        <source>Fused, both branches (W)</source>
        <translation>بعد الدمج، الفرعان كلاهما (W)</translation>
    </message>
    <message>
        <source>Fuse kernels</source>
        <translation>دمج الأنوية</translation>
    </message>
    <message>
        <source>Fused kernels keep intermediate results on the chip instead of writing them to DRAM.</source>
        <translation>الأنوية المدموجة تُبقي النتائج الوسيطة على الشريحة بدل كتابتها في DRAM.</translation>
    </message>
    <message>
        <source>Compute both branches</source>
        <translation>حساب الفرعين كليهما</translation>
    </message>
    <message>
        <source>A mask takes the place of a condition. Both branches are computed, and one result is thrown away.</source>
        <translation>يحل قناع محل الشرط. يُحسب الفرعان كلاهما، وتُترك إحدى النتيجتين.</translation>
    </message>
    <message>
        <source>Activation size</source>
        <extracomment>control: size of the intermediate result that one block of a model makes</extracomment>
        <translation>حجم التنشيطات</translation>
    </message>
    <message>
        <source>Size of the intermediate result of one block of the model.</source>
        <translation>حجم النتيجة الوسيطة لكتلة واحدة من النموذج.</translation>
    </message>
    <message>
        <source>Energy of DRAM</source>
        <translation>طاقة DRAM</translation>
    </message>
    <message>
        <source>Energy to move one byte to or from DRAM. 160 pJ is a published figure for an older process of 45 nm.</source>
        <translation>الطاقة اللازمة لنقل بايت واحد من DRAM أو إليها. ١٦٠ pJ رقم منشور لتقنية أقدم قياسها ٤٥ nm.</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <extracomment>control: pictures per second</extracomment>
        <translation>تردد الصور</translation>
    </message>
    <message>
        <source>Frames per second. A higher rate leaves less time for each frame and costs more power.</source>
        <translation>عدد الصور في الثانية. التردد الأعلى يترك زمنًا أقل لكل صورة ويكلف قدرة أكثر.</translation>
    </message>
    <message>
        <source>Hours to last</source>
        <extracomment>control: how long a battery has to last</extracomment>
        <translation>الساعات المطلوبة</translation>
    </message>
    <message>
        <source>The power budget is the energy of the battery, spread over these hours.</source>
        <translation>ميزانية القدرة هي طاقة البطارية موزَّعة على هذه الساعات.</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>البطارية</translation>
    </message>
    <message>
        <source>Energy that a full battery holds.</source>
        <translation>الطاقة التي تحملها بطارية ممتلئة.</translation>
    </message>
    <message>
        <source>Arithmetic operations that the model needs for one frame.</source>
        <translation>العمليات الحسابية التي يحتاجها النموذج لصورة واحدة.</translation>
    </message>
    <message>
        <source>Size of the other branch</source>
        <translation>حجم الفرع الآخر</translation>
    </message>
    <message>
        <source>Work of the branch whose result is thrown away, as a share of the frame.</source>
        <translation>عمل الفرع الذي تُترك نتيجته، نسبةً إلى الصورة.</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <translation>طاقة صورة واحدة</translation>
    </message>
    <message>
        <source>Energy for DRAM</source>
        <translation>الطاقة المصروفة على DRAM</translation>
    </message>
    <message>
        <source>Energy for SRAM</source>
        <translation>الطاقة المصروفة على SRAM</translation>
    </message>
    <message>
        <source>Energy for computing</source>
        <translation>الطاقة المصروفة على الحساب</translation>
    </message>
    <message>
        <source>DRAM&apos;s share of the energy</source>
        <translation>حصة DRAM من الطاقة</translation>
    </message>
    <message>
        <source>Energy for the result thrown away</source>
        <translation>الطاقة المصروفة على النتيجة المتروكة</translation>
    </message>
    <message>
        <source>DRAM traffic of one frame</source>
        <translation>حركة DRAM لصورة واحدة</translation>
    </message>
    <message>
        <source>Share of the bandwidth</source>
        <translation>النسبة من عرض النطاق</translation>
    </message>
    <message>
        <source>Kernels in one frame</source>
        <translation>الأنوية في صورة واحدة</translation>
    </message>
    <message>
        <source>Launch time of one frame</source>
        <translation>زمن الإطلاق لصورة واحدة</translation>
    </message>
    <message>
        <source>Time to move the data</source>
        <translation>زمن نقل البيانات</translation>
    </message>
    <message>
        <source>Time to compute</source>
        <translation>زمن الحساب</translation>
    </message>
    <message>
        <source>Time allowed for one frame</source>
        <translation>الزمن المسموح لصورة واحدة</translation>
    </message>
    <message>
        <source>Power budget</source>
        <translation>ميزانية القدرة</translation>
    </message>
    <message>
        <source>Energy budget of one frame</source>
        <translation>ميزانية الطاقة لصورة واحدة</translation>
    </message>
    <message>
        <source>Highest frame rate</source>
        <extracomment>figure: the most pictures per second at which a goal is still reached</extracomment>
        <translation>أعلى تردد للصور</translation>
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
        <translation>%1 س</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <extracomment>how often something happens; %1 is a number</extracomment>
        <translation>%1 في الثانية</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <extracomment>how often something happens; %1 is a number</extracomment>
        <translation>%1 في الساعة</translation>
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
        <translation>%1 مليون عملية</translation>
    </message>
    <message>
        <source>%1 billion operations</source>
        <extracomment>billions (thousands of millions) of arithmetic operations</extracomment>
        <translation>%1 مليار عملية</translation>
    </message>
    <message>
        <source>%1 pJ per byte</source>
        <extracomment>energy of moving one byte, in picojoules</extracomment>
        <translation>%1 pJ لكل بايت</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>what is counted per second: parts of words that a language model writes</extracomment>
        <translation>رموز</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>goal reached</source>
        <extracomment>verdict on the goal of a track</extracomment>
        <translation>تحقق الهدف</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>لم يتحقق الهدف</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Batch: 64.&quot;</extracomment>
        <translation>الملف %1: %2.</translation>
    </message>
    <message>
        <source>Several inputs were set.</source>
        <translation>ضُبطت عدة مدخلات.</translation>
    </message>
    <message>
        <source>%1: still %2.</source>
        <extracomment>a result that a change has not moved; %1 is its name, %2 its value</extracomment>
        <translation>%1: ما زال %2.</translation>
    </message>
    <message>
        <source>%1: now %2, before %3.</source>
        <extracomment>a result after a change; %1 is its name, %2 its value now, %3 its value before</extracomment>
        <translation>%1: الآن %2، وقبل ذلك %3.</translation>
    </message>
    <message>
        <source>The goal is now reached.</source>
        <translation>تحقق الهدف الآن.</translation>
    </message>
    <message>
        <source>The goal is now missed.</source>
        <translation>لم يعد الهدف محقَّقًا الآن.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>%1 على الأقل</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>%1 على الأكثر</translation>
    </message>
    <message>
        <source>less than %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>أقل من %1</translation>
    </message>
    <message>
        <source>met</source>
        <extracomment>a part of a goal is reached</extracomment>
        <translation>محقَّق</translation>
    </message>
    <message>
        <source>not met</source>
        <extracomment>a part of a goal is not reached</extracomment>
        <translation>غير محقَّق</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of flash, and the microcontroller has %2.</source>
        <extracomment>verdict of a track: a program does not fit; %1 and %2 are sizes in bytes</extracomment>
        <translation>لم يتحقق الهدف: يحتاج البرنامج إلى %1 من ذاكرة الفلاش، وفي المتحكم %2.</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of RAM, and the microcontroller has %2.</source>
        <extracomment>verdict of a track: a program does not fit; %1 and %2 are sizes in bytes</extracomment>
        <translation>لم يتحقق الهدف: يحتاج البرنامج إلى %1 من RAM، وفي المتحكم %2.</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of flash and %3 of RAM, and the microcontroller has %2 and %4.</source>
        <extracomment>verdict of a track: a program does not fit; %1 to %4 are sizes in bytes</extracomment>
        <translation>لم يتحقق الهدف: يحتاج البرنامج إلى %1 من ذاكرة الفلاش و%3 من RAM، وفي المتحكم %2 و%4.</translation>
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
        <source>Goal missed: %1 with less than %2 allowed, and %3 exceeds the power budget of %4.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>لم يتحقق الهدف: %1 والمسموح أقل من %2، و%3 تتجاوز ميزانية القدرة البالغة %4.</translation>
    </message>
    <message>
        <source>Flash</source>
        <extracomment>part of a goal: permanent memory that a program takes</extracomment>
        <translation>الفلاش</translation>
    </message>
    <message>
        <source>RAM</source>
        <extracomment>part of a goal: working memory that a program takes</extracomment>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>part of a goal: time to compute one short piece of sound</extracomment>
        <translation>زمن قفزة واحدة</translation>
    </message>
    <message>
        <source>What flash is filled with, by runtime</source>
        <translation>بماذا تمتلئ الفلاش، بحسب بيئة التشغيل</translation>
    </message>
    <message>
        <source>What RAM is filled with, by runtime</source>
        <translation>بماذا تمتلئ RAM، بحسب بيئة التشغيل</translation>
    </message>
    <message>
        <source>Where the time of one hop goes, by runtime</source>
        <translation>أين يذهب زمن القفزة، بحسب بيئة التشغيل</translation>
    </message>
    <message>
        <source>What the power is spent on, by runtime</source>
        <translation>أين تُصرف القدرة، بحسب بيئة التشغيل</translation>
    </message>
    <message>
        <source>The runtimes at this clock</source>
        <translation>بيئات التشغيل عند هذا التردد</translation>
    </message>
    <message>
        <source>As set now, one hop takes %1 and has to take less than %2. The interpreter takes %3 of it; without one it would be %4.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>كما هو مضبوط الآن، تستغرق القفزة %1 ويجب أن تستغرق أقل من %2. يأخذ المفسّر %3 منها؛ ومن دونه تكون %4.</translation>
    </message>
    <message>
        <source>As set now, one hop takes %1 and has to take less than %2. No interpreter takes part.</source>
        <extracomment>what a chart shows; %1 and %2 are durations</extracomment>
        <translation>كما هو مضبوط الآن، تستغرق القفزة %1 ويجب أن تستغرق أقل من %2. لا يشارك أي مفسّر.</translation>
    </message>
    <message>
        <source>As set now, the power is %1 and has to be less than %2. The microcontroller computes for %3 of the time and sleeps for the rest.</source>
        <extracomment>what a chart shows; %1 and %2 are powers, %3 is a percentage of the time</extracomment>
        <translation>كما هو مضبوط الآن، القدرة %1 ويجب أن تكون أقل من %2. يحسب المتحكم %3 من الوقت وينام بقيته.</translation>
    </message>
    <message>
        <source>The goal is reached with: %1.</source>
        <extracomment>%1 is a list of runtimes</extracomment>
        <translation>يُبلغ الهدف مع: %1.</translation>
    </message>
    <message>
        <source>The goal is reached with none of these runtimes.</source>
        <translation>لا يُبلغ الهدف مع أي من بيئات التشغيل هذه.</translation>
    </message>
    <message>
        <source>No clock up to %1 computes one hop in time.</source>
        <extracomment>%1 is a clock in MHz</extracomment>
        <translation>لا تردد حتى %1 يحسب القفزة في موعدها.</translation>
    </message>
    <message>
        <source>Runtime</source>
        <extracomment>control: the software that executes a model</extracomment>
        <translation>بيئة التشغيل</translation>
    </message>
    <message>
        <source>Runtime itself</source>
        <extracomment>part of a memory: the software that executes a model, without its kernels</extracomment>
        <translation>بيئة التشغيل نفسها</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>الأنوية</translation>
    </message>
    <message>
        <source>Application</source>
        <extracomment>the program that uses a model</extracomment>
        <translation>التطبيق</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>المجموع</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>الميزانية</translation>
    </message>
    <message>
        <source>Tensors</source>
        <extracomment>working memory in which a model keeps its intermediate results</extracomment>
        <translation>الموتّرات</translation>
    </message>
    <message>
        <source>Computing (ms)</source>
        <extracomment>part of a time: the arithmetic of a model</extracomment>
        <translation>الحساب (ms)</translation>
    </message>
    <message>
        <source>Interpreter (ms)</source>
        <extracomment>part of a time: software that reads a model and calls its kernels</extracomment>
        <translation>المفسّر (ms)</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>المفسّر</translation>
    </message>
    <message>
        <source>One hop (ms)</source>
        <translation>قفزة واحدة (ms)</translation>
    </message>
    <message>
        <source>One hop</source>
        <translation>قفزة واحدة</translation>
    </message>
    <message>
        <source>Computing (mW)</source>
        <translation>الحساب (mW)</translation>
    </message>
    <message>
        <source>Interpreter (mW)</source>
        <translation>المفسّر (mW)</translation>
    </message>
    <message>
        <source>Asleep (mW)</source>
        <extracomment>part of the power: what a microcontroller takes while it waits for the following piece of sound</extracomment>
        <translation>النوم (mW)</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>النوم</translation>
    </message>
    <message>
        <source>Power (mW)</source>
        <translation>القدرة (mW)</translation>
    </message>
    <message>
        <source>Budget (mW)</source>
        <translation>الميزانية (mW)</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>تردد الساعة (MHz)</translation>
    </message>
    <message>
        <source>Clock in megahertz</source>
        <translation>تردد الساعة بالميغاهرتز</translation>
    </message>
    <message>
        <source>The software that executes the model. It takes memory, and an interpreter takes time as well.</source>
        <translation>البرمجية التي تنفذ النموذج. تأخذ ذاكرة، والمفسّر يأخذ زمنًا أيضًا.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>تردد الساعة</translation>
    </message>
    <message>
        <source>Clock of the microcontroller while it computes. It sleeps for the rest of each hop.</source>
        <translation>تردد ساعة المتحكم وهو يحسب. وينام بقية كل قفزة.</translation>
    </message>
    <message>
        <source>Arithmetic operations that the model needs for one hop of sound.</source>
        <translation>العمليات الحسابية التي يحتاجها النموذج لقفزة صوت واحدة.</translation>
    </message>
    <message>
        <source>Flash budget</source>
        <translation>ميزانية الفلاش</translation>
    </message>
    <message>
        <source>Permanent memory for the program and the weights.</source>
        <translation>الذاكرة الدائمة للبرنامج والأوزان.</translation>
    </message>
    <message>
        <source>RAM budget</source>
        <translation>ميزانية RAM</translation>
    </message>
    <message>
        <source>Working memory for the application, the model and the runtime.</source>
        <translation>ذاكرة العمل للتطبيق والنموذج وبيئة التشغيل.</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>حجم الأوزان</translation>
    </message>
    <message>
        <source>What the model has learned, stored in flash.</source>
        <translation>ما تعلّمه النموذج، محفوظًا في الفلاش.</translation>
    </message>
    <message>
        <source>Share of the flash budget</source>
        <translation>النسبة من ميزانية الفلاش</translation>
    </message>
    <message>
        <source>Share of the RAM budget</source>
        <translation>النسبة من ميزانية RAM</translation>
    </message>
    <message>
        <source>Share of the time awake</source>
        <extracomment>share of the time in which a microcontroller is awake</extracomment>
        <translation>نسبة زمن اليقظة</translation>
    </message>
    <message>
        <source>Time allowed for one hop</source>
        <translation>الزمن المسموح لقفزة واحدة</translation>
    </message>
    <message>
        <source>Overhead of the interpreter</source>
        <translation>العبء الزائد للمفسّر</translation>
    </message>
    <message>
        <source>Time that the interpreter takes</source>
        <translation>الزمن الذي يأخذه المفسّر</translation>
    </message>
    <message>
        <source>Clock that just keeps up</source>
        <translation>التردد الذي يكفي بالكاد</translation>
    </message>
    <message>
        <source>As set now, a step takes %1. The GPU works for %2 of it and waits for %3.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>كما هو مضبوط الآن، تستغرق الخطوة %1. تعمل GPU منها %2 وتنتظر %3.</translation>
    </message>
    <message>
        <source>As set now, the design needs %1 of memory on each GPU, which has %2.</source>
        <extracomment>what a chart shows; both are sizes in bytes</extracomment>
        <translation>كما هو مضبوط الآن، يحتاج التصميم إلى %1 من الذاكرة في كل GPU، وفيها %2.</translation>
    </message>
    <message>
        <source>The largest batch that fits is %1.</source>
        <extracomment>%1 is a number of sequences</extracomment>
        <translation>أكبر دفعة تتسع لها الذاكرة هي %1.</translation>
    </message>
    <message>
        <source>The model itself does not fit, whatever the batch.</source>
        <translation>لا تتسع الذاكرة للنموذج نفسه، مهما كانت الدفعة.</translation>
    </message>
    <message>
        <source>Times of the modes</source>
        <translation>أزمنة الأنماط</translation>
    </message>
    <message>
        <source>Loops that take longer than the deadline of %1: %2, or %3. The goal allows %4.</source>
        <extracomment>what a chart shows; %1 is a duration, %2 and %4 are shares of the loops such as &quot;1 in 100&quot;, %3 is a rate such as &quot;3,763 per hour&quot;</extracomment>
        <translation>الدورات التي تتجاوز الموعد %1: ‏%2، أي %3. ويسمح الهدف بـ %4.</translation>
    </message>
    <message>
        <source>Half of the loops take at most %1, 99 of 100 take at most %2, and 9,999 of 10,000 take at most %3.</source>
        <extracomment>what a table shows; all are durations</extracomment>
        <translation>نصف الدورات يستغرق %1 على الأكثر، و٩٩ من كل ١٠٠ تستغرق %2 على الأكثر، و٩٬٩٩٩ من كل ١٠٬٠٠٠ تستغرق %3 على الأكثر.</translation>
    </message>
    <message>
        <source>The costliest is: %1. Missed deadlines without it: %2 instead of %3.</source>
        <extracomment>what a chart shows; %1 is a source of jitter, %2 and %3 are rates such as &quot;3,763 per hour&quot;</extracomment>
        <translation>الأعلى كلفة: %1. المواعيد الفائتة من دونه: %2 بدلًا من %3.</translation>
    </message>
    <message>
        <source>No single one of them makes a difference. Missed deadlines: %1.</source>
        <extracomment>what a chart shows; %1 is a rate such as &quot;0 per hour&quot;</extracomment>
        <translation>لا يُحدث أي منها وحده فرقًا. المواعيد الفائتة: %1.</translation>
    </message>
    <message>
        <source>None of these modes reaches the goal.</source>
        <translation>لا يبلغ أي من هذه الأنماط الهدف.</translation>
    </message>
    <message>
        <source>Of %2 modes, %3 keep the deadline of %1 in 99 of 100 loops, and %4 keep it in 9,999 of 10,000.</source>
        <extracomment>what a chart shows; %1 is a duration, %2 to %4 are numbers of execution modes</extracomment>
        <translation>من بين %2 من الأنماط، يلتزم %3 بالموعد %1 في ٩٩ دورة من كل ١٠٠، ويلتزم به %4 في ٩٬٩٩٩ من كل ١٠٬٠٠٠.</translation>
    </message>
    <message>
        <source>Misses per hour that it adds</source>
        <extracomment>heading of a column: how many missed deadlines go away with one source of jitter</extracomment>
        <translation>المواعيد الفائتة التي يضيفها في الساعة</translation>
    </message>
    <message>
        <source>Work per frame</source>
        <extracomment>control: arithmetic that one picture takes</extracomment>
        <translation>العمل لكل صورة</translation>
    </message>
    <message>
        <source>Time of one hop by clock</source>
        <translation>زمن قفزة واحدة بحسب تردد الساعة</translation>
    </message>
    <message>
        <source>Power by clock</source>
        <translation>القدرة بحسب تردد الساعة</translation>
    </message>
    <message>
        <source>With %1, the program needs %2 of flash, and there are %3. The runtime and its kernels need %4 of it.</source>
        <extracomment>what a chart shows; %1 is a runtime such as &quot;ExecuTorch&quot;, the others are sizes in bytes</extracomment>
        <translation>مع %1 يحتاج البرنامج إلى %2 من الذاكرة الوميضية، والمتاح %3. وتحتاج بيئة التشغيل وأنويتها إلى %4 منها.</translation>
    </message>
    <message>
        <source>With %1, the program needs %2 of RAM, and there are %3. The runtime needs %4 of it.</source>
        <extracomment>what a chart shows; %1 is a runtime such as &quot;ExecuTorch&quot;, the others are sizes in bytes</extracomment>
        <translation>مع %1 يحتاج البرنامج إلى %2 من RAM، والمتاح %3. وتحتاج بيئة التشغيل إلى %4 منها.</translation>
    </message>
    <message>
        <source>One hop is ready in time from %1 on: it takes %2 there.</source>
        <extracomment>what a chart shows; %1 is a clock in MHz, %2 a duration</extracomment>
        <translation>تجهز القفزة في موعدها ابتداءً من %1: تستغرق هناك %2.</translation>
    </message>
    <message>
        <source>A faster clock is followed by a longer sleep: the power is %2 at %1 and %4 at %3.</source>
        <extracomment>what a chart shows; %1 and %3 are clocks in MHz, %2 and %4 powers</extracomment>
        <translation>يتبع الساعةَ الأسرع نومٌ أطول: القدرة %2 عند %1 و%4 عند %3.</translation>
    </message>
    <message>
        <source>The microcontroller never sleeps at any of these clocks. At %1, the power is %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a power</extracomment>
        <translation>لا ينام المتحكم الدقيق أبدًا عند أي من هذه الترددات. عند %1 تكون القدرة %2.</translation>
    </message>
    <message>
        <source>Work per hop</source>
        <extracomment>control: arithmetic that a hop takes, the short piece of sound that is computed at a time</extracomment>
        <translation>العمل لكل قفزة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU busy by batch</source>
        <translation>انشغال GPU بحسب الدفعة</translation>
    </message>
    <message>
        <source>Throughput by batch</source>
        <translation>الإنتاجية بحسب الدفعة</translation>
    </message>
    <message>
        <source>At batch %1, eager mode writes %2, compiled code %3, and a CUDA graph %4.</source>
        <extracomment>what a chart shows; %1 is a number of sequences, the others are rates such as &quot;23.9 tokens/s&quot;</extracomment>
        <translation>عند دفعة %1، يكتب النمط الفوري %2، والشيفرة المترجَمة %3، و‏CUDA graph ‏%4.</translation>
    </message>
</context>
<context>
    <name>rp::TypedEntry</name>
    <message>
        <source>us|microsecond|microseconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: microsecond</extracomment>
        <translation>ميكروثانية|ميكروثواني|ميكروثوانٍ|مايكروثانية|مايكروثواني</translation>
    </message>
    <message>
        <source>ms|millisecond|milliseconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: millisecond</extracomment>
        <translation>ميللي|ميلليثانية|مللي|مللي-ثانية|ملليثانية|ملليثواني|ميلليثواني</translation>
    </message>
    <message>
        <source>s|sec|secs|second|seconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: second</extracomment>
        <translation>ث|ثانية|ثانيه|ثواني|ثوان|ثوانٍ|ثانيتان|ثانيتين</translation>
    </message>
    <message>
        <source>min|mins|minute|minutes</source>
        <extracomment>names of a unit that a learner may type, separated by |: minute</extracomment>
        <translation>د|دقيقة|دقيقه|دقائق|دقيقتان|دقيقتين</translation>
    </message>
    <message>
        <source>h|hr|hrs|hour|hours</source>
        <extracomment>names of a unit that a learner may type, separated by |: hour</extracomment>
        <translation>س|ساعة|ساعه|ساعات|ساعتان|ساعتين</translation>
    </message>
    <message>
        <source>d|day|days</source>
        <extracomment>names of a unit that a learner may type, separated by |: day</extracomment>
        <translation>ي|يوم|يومًا|يوما|أيام|ايام|يومان|يومين</translation>
    </message>
    <message>
        <source>w|week|weeks</source>
        <extracomment>names of a unit that a learner may type, separated by |: week</extracomment>
        <translation>أسبوع|اسبوع|أسبوعًا|أسبوعا|اسبوعا|أسابيع|اسابيع|أسبوعان|أسبوعين</translation>
    </message>
    <message>
        <source>y|yr|yrs|year|years</source>
        <extracomment>names of a unit that a learner may type, separated by |: year</extracomment>
        <translation>سنة|سنه|سنوات|سنين|سنتان|سنتين|عام|عامًا|عاما|أعوام|اعوام</translation>
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
    <message>
        <source>%1 Page Up and Page Down go to the next mark: %2.</source>
        <extracomment>Screen reader, after what a slider does (%1): %2 lists the values that have a mark.</extracomment>
        <translation>%1 المفتاحان Page Up وPage Down ينقلان إلى العلامة التالية: %2.</translation>
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
    <message>
        <source>This step is still locked; make the remaining discoveries and solve the challenges, or skip them, first.</source>
        <translation>هذه الخطوة ما زالت مقفلة؛ أكمل أولًا الاكتشافات المتبقية وحُلّ التحدّيات، أو تخطَّها.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; make the remaining discoveries and solve the challenges, or skip them.</source>
        <translation>لا يمكنك المتابعة بعد؛ أكمل الاكتشافات المتبقية وحُلّ التحدّيات، أو تخطَّها.</translation>
    </message>
    <message>
        <source>The answers of this act were changed outside the program, so this challenge takes no more of them.</source>
        <translation>عُدّلت إجابات هذا الفصل خارج البرنامج، ولذلك لا يقبل هذا التحدّي إجابات أخرى.</translation>
    </message>
    <message>
        <source>You have already solved this challenge, and its result stays as it is.</source>
        <translation>حللتَ هذا التحدّي من قبل، ونتيجته تبقى كما هي.</translation>
    </message>
    <message>
        <source>This can&apos;t be handed in; type a number.</source>
        <translation>لا يمكن تسليم هذا؛ اكتب عددًا.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; choose your track first, on this page or in the toolbar.</source>
        <translation>لا يمكنك المتابعة بعد؛ اختر مسارك أولًا، في هذه الصفحة أو في شريط الأدوات.</translation>
    </message>
    <message>
        <source>This step is still locked; choose your track in the brief first.</source>
        <translation>ما زالت هذه الخطوة مقفلة؛ اختر مسارك في المهمة أولًا.</translation>
    </message>
    <message>
        <source>You have already proposed this, and it was not right; choose another one.</source>
        <translation>اقترحت هذا من قبل ولم يكن صحيحًا؛ اختر غيره.</translation>
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
    <message>
        <source>There is no control named %1 in this act; choose one of those on the page.</source>
        <extracomment>%1 is the untranslated name of a control</extracomment>
        <translation>لا يوجد في هذا الفصل عنصر تحكّم باسم %1؛ اختر أحد العناصر في الصفحة.</translation>
    </message>
    <message>
        <source>There is no such challenge in this act; choose one of those on the page.</source>
        <translation>لا يوجد تحدٍّ كهذا في هذا الفصل؛ اختر أحد التحدّيات في الصفحة.</translation>
    </message>
    <message>
        <source>There is no number to hand in here; this challenge is solved with the instrument.</source>
        <translation>لا يوجد عدد لتسليمه هنا؛ يُحلّ هذا التحدّي بالأداة التفاعلية.</translation>
    </message>
    <message>
        <source>No slider shows the answer to this challenge; type a number instead.</source>
        <translation>لا منزلق يعرض جواب هذا التحدّي؛ اكتب عددًا بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>There is no number to hand in here; choose one of the proposals.</source>
        <translation>لا يُسلَّم رقم هنا؛ اختر واحدًا من الاقتراحات.</translation>
    </message>
    <message>
        <source>This can&apos;t be proposed here; choose one of the proposals on the page.</source>
        <translation>لا يمكن اقتراح هذا هنا؛ اختر واحدًا من اقتراحات الصفحة.</translation>
    </message>
    <message>
        <source>There is no such text to write in this act; choose one of those on the page.</source>
        <translation>لا يوجد نص كهذا ليُكتب في هذا الفصل؛ اختر واحدًا من نصوص الصفحة.</translation>
    </message>
</context>
<context>
    <name>rp::WritingCard</name>
    <message>
        <source>%1 What you write is kept on this computer as you type. Tab leaves the field.</source>
        <extracomment>Read aloud with a field for several lines; %1 is what to write about.</extracomment>
        <translation>%1 ما تكتبه يُحفظ على هذا الجهاز وأنت تكتبه. مفتاح Tab يترك الحقل.</translation>
    </message>
    <message>
        <source>Presenter mode keeps this text only until the window is closed.</source>
        <translation>وضع العرض يُبقي هذا النص حتى تُغلق النافذة فقط.</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>غير محفوظ.</translation>
    </message>
    <message>
        <source>Nobody judges this. It is saved on this computer as you type.</source>
        <translation>لا يحكم أحد على هذا. ويُحفظ على هذا الجهاز وأنت تكتبه.</translation>
    </message>
    <message>
        <source>✓ Saved on this computer.</source>
        <translation>✓ حُفظ على هذا الجهاز.</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <extracomment>Said when the learner leaves a field; %1 is its name.</extracomment>
        <translation>«%1» محفوظ.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Content</name>
    <message>
        <source>Lab 07: Why frameworks run slowly</source>
        <extracomment>lab07.json /title</extracomment>
        <translation>Laboratorio 07: por qué los frameworks son lentos</translation>
    </message>
    <message>
        <source>You measure what it costs to hand work to a GPU, and when that cost decides how fast a model runs.</source>
        <extracomment>lab07.json /summary</extracomment>
        <translation>Mides cuánto cuesta entregar trabajo a una GPU y cuándo ese coste decide la velocidad de un modelo.</translation>
    </message>
    <message>
        <source>The dispatch tax audit</source>
        <extracomment>lab07.json /acts/0/title</extracomment>
        <translation>La auditoría del impuesto de despacho</translation>
    </message>
    <message>
        <source>Imani, ML infrastructure lead</source>
        <extracomment>lab07.json /acts/0/brief/from</extracomment>
        <translation>Imani, responsable de infraestructura de aprendizaje automático</translation>
    </message>
    <message>
        <source>Our keyword spotter is three times slower than its paper</source>
        <extracomment>lab07.json /acts/0/brief/subject</extracomment>
        <translation>Nuestro detector de palabras clave es tres veces más lento que lo que dice su artículo</translation>
    </message>
    <message>
        <source>Our keyword-spotting model needs three times as long for one forward pass as its paper reports. We use the same weights and the same GPU.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/0</extracomment>
        <translation>Nuestro modelo de detección de palabras clave necesita para una pasada hacia delante (forward pass) el triple del tiempo que indica su artículo. Usamos los mismos pesos y la misma GPU.</translation>
    </message>
    <message>
        <source>The profiler shows 1,000 kernel launches in each forward pass. Each kernel works on the GPU for 5 µs. Starting one kernel takes the framework about 10 µs.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/1</extracomment>
        <translation>El perfilador muestra 1000 lanzamientos de kernel (kernel launches) en cada pasada hacia delante. Cada kernel trabaja 5 µs en la GPU. El framework tarda unos 10 µs en iniciar un kernel.</translation>
    </message>
    <message>
        <source>Before we spend money on faster hardware, I want to know where the time goes. Please audit one forward pass and tell me which share of it is arithmetic.</source>
        <extracomment>lab07.json /acts/0/brief/paragraphs/2</extracomment>
        <translation>Antes de gastar dinero en hardware más rápido, quiero saber en qué se va el tiempo. Audita una pasada hacia delante y dime qué proporción es aritmética.</translation>
    </message>
    <message>
        <source>You serve large language models. If launches cost this much here, think about your decoder: at batch 1 it also starts many short kernels for every token.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/cloud</extracomment>
        <translation>Ofreces modelos grandes de lenguaje como servicio. Si aquí los lanzamientos cuestan tanto, piensa en tu decodificador: con lotes de tamaño 1, también inicia muchos kernels cortos por cada token.</translation>
    </message>
    <message>
        <source>Your control loop has 10 ms. On the edge device a launch costs about 50 µs, so 200 launches alone fill the loop.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/edge</extracomment>
        <translation>Tu bucle de control dispone de 10 ms. En el dispositivo de borde (edge), un lanzamiento cuesta unos 50 µs, así que 200 lanzamientos bastan para llenar el bucle.</translation>
    </message>
    <message>
        <source>Your glasses show 60 frames per second, which leaves less than 17 ms for each frame. Time spent on launches is missing for translation.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/mobile</extracomment>
        <translation>Tus gafas muestran 60 fotogramas por segundo, lo que deja menos de 17 ms para cada fotograma. El tiempo que se va en lanzamientos falta para traducir.</translation>
    </message>
    <message>
        <source>Your noise filter has 10 ms and no framework at all. Look at what a framework would cost you for each operation before you wish for one.</source>
        <extracomment>lab07.json /acts/0/brief/tracks/tiny</extracomment>
        <translation>Tu filtro de ruido dispone de 10 ms y no usa ningún framework. Mira lo que un framework te costaría en cada operación antes de desear uno.</translation>
    </message>
    <message>
        <source>Kernel launch</source>
        <extracomment>lab07.json /acts/0/brief/reading/0/title</extracomment>
        <translation>Lanzamiento de kernel (kernel launch)</translation>
    </message>
    <message>
        <source>The work of the CPU that prepares one GPU kernel and hands it over. It costs about the same for short and for long kernels.</source>
        <extracomment>lab07.json /acts/0/brief/reading/0/about</extracomment>
        <translation>El trabajo con el que la CPU prepara un kernel y lo entrega a la GPU. Cuesta más o menos lo mismo con kernels cortos que con kernels largos.</translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <extracomment>lab07.json /acts/0/brief/reading/1/title</extracomment>
        <translation>Coste de despacho (dispatch overhead)</translation>
    </message>
    <message>
        <source>All the time of a forward pass that goes into launches and not into kernels.</source>
        <extracomment>lab07.json /acts/0/brief/reading/1/about</extracomment>
        <translation>Todo el tiempo de una pasada hacia delante que se va en lanzamientos y no en kernels.</translation>
    </message>
    <message>
        <source>Three meters</source>
        <extracomment>lab07.json /acts/0/brief/reading/2/title</extracomment>
        <translation>Tres medidores</translation>
    </message>
    <message>
        <source>Math utilization is math time divided by wall time. GPU busy is math and memory time divided by wall time. MFU is useful arithmetic divided by what the device could do in that time. They are different numbers.</source>
        <extracomment>lab07.json /acts/0/brief/reading/2/about</extracomment>
        <translation>La utilización de cálculo (math utilization) es el tiempo de cálculo dividido por el tiempo real transcurrido (wall time). La GPU ocupada (GPU busy) es el tiempo de cálculo y de memoria dividido por el tiempo real transcurrido. La MFU es la aritmética útil dividida por lo que el dispositivo podría hacer en ese tiempo. Son números distintos.</translation>
    </message>
    <message>
        <source>One forward pass makes 1,000 kernel launches, and each launch waits for the previous kernel to finish. Which share of the wall time is arithmetic?</source>
        <extracomment>lab07.json /acts/0/predictions/0/prompt</extracomment>
        <translation>Una pasada hacia delante hace 1000 lanzamientos de kernel, y cada lanzamiento espera a que termine el kernel anterior. ¿Qué proporción del tiempo real transcurrido es aritmética?</translation>
    </message>
    <message>
        <source>1,000 kernels in one forward pass</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/0</extracomment>
        <translation>1000 kernels en una pasada hacia delante</translation>
    </message>
    <message>
        <source>5 µs of arithmetic in each kernel</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/1</extracomment>
        <translation>5 µs de aritmética en cada kernel</translation>
    </message>
    <message>
        <source>10 µs for each launch</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/2</extracomment>
        <translation>10 µs por cada lanzamiento</translation>
    </message>
    <message>
        <source>A launch starts only after the previous kernel has finished</source>
        <extracomment>lab07.json /acts/0/predictions/0/given/3</extracomment>
        <translation>Un lanzamiento no empieza hasta que termina el kernel anterior</translation>
    </message>
    <message>
        <source>About 90 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/0/text</extracomment>
        <translation>Alrededor del 90 %</translation>
    </message>
    <message>
        <source>The idea behind 90 % is that a launch is a small extra next to the work. That is true when a kernel works for hundreds of microseconds. Here a launch takes twice as long as the kernel it starts.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/0/feedback</extracomment>
        <translation>El 90 % parte de la idea de que un lanzamiento añade poco al trabajo. Eso es cierto cuando un kernel trabaja cientos de microsegundos. Aquí un lanzamiento tarda el doble que el kernel que inicia.</translation>
    </message>
    <message>
        <source>About 50 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/1/text</extracomment>
        <translation>Alrededor del 50 %</translation>
    </message>
    <message>
        <source>The idea behind 50 % is that the CPU prepares the next launch while the GPU works, so that only the longer of the two counts. That is how launches overlap by default. In this question each launch waits for the previous kernel, so both times add up.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/1/feedback</extracomment>
        <translation>El 50 % parte de la idea de que la CPU prepara el lanzamiento siguiente mientras la GPU trabaja, de modo que solo cuenta el tiempo más largo de los dos. Así se solapan los lanzamientos de forma predeterminada. En esta pregunta cada lanzamiento espera al kernel anterior, así que los dos tiempos se suman.</translation>
    </message>
    <message>
        <source>About 33 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/2/text</extracomment>
        <translation>Alrededor del 33 %</translation>
    </message>
    <message>
        <source>You added both times: 5 µs of arithmetic in every 15 µs. Because each launch waits, nothing overlaps.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/2/feedback</extracomment>
        <translation>Sumaste los dos tiempos: 5 µs de aritmética de cada 15 µs. Como cada lanzamiento espera, nada se solapa.</translation>
    </message>
    <message>
        <source>About 5 %</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/3/text</extracomment>
        <translation>Alrededor del 5 %</translation>
    </message>
    <message>
        <source>The idea behind 5 % is that a launch costs far more than such a small kernel. For that, a launch would have to take about 19 times as long as the kernel. Here it takes twice as long.</source>
        <extracomment>lab07.json /acts/0/predictions/0/options/3/feedback</extracomment>
        <translation>El 5 % parte de la idea de que un lanzamiento cuesta mucho más que un kernel tan pequeño. Para eso, un lanzamiento tendría que tardar unas 19 veces lo que tarda el kernel. Aquí tarda el doble.</translation>
    </message>
    <message>
        <source>Look at keyword spotting in eager mode on the cloud GPU.</source>
        <extracomment>lab07.json /acts/0/discoveries/0/text</extracomment>
        <translation>Observa la detección de palabras clave en modo inmediato (eager mode) en la GPU de la nube.</translation>
    </message>
    <message>
        <source>In eager mode, {math_utilization|context=cloud,workload=kws,mode=eager} of the pass is arithmetic. {dispatch_us|context=cloud,workload=kws,mode=eager} of {total_us|context=cloud,workload=kws,mode=eager} goes into launches.</source>
        <extracomment>lab07.json /acts/0/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>En modo inmediato, la aritmética ocupa el {math_utilization|context=cloud,workload=kws,mode=eager} de la pasada. De un total de {total_us|context=cloud,workload=kws,mode=eager}, {dispatch_us|context=cloud,workload=kws,mode=eager} se van en lanzamientos.</translation>
    </message>
    <message>
        <source>Compile keyword spotting and compare.</source>
        <extracomment>lab07.json /acts/0/discoveries/1/text</extracomment>
        <translation>Compila la detección de palabras clave y compara.</translation>
    </message>
    <message>
        <source>Compiled, {kernel_count|context=cloud,workload=kws,mode=eager} launches become fewer and larger ones with the same arithmetic. Math utilization rises to {math_utilization|context=cloud,workload=kws,mode=compiled}, and the pass is {speedup_compiled|context=cloud,workload=kws} as fast.</source>
        <extracomment>lab07.json /acts/0/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>Al compilar, los {kernel_count|context=cloud,workload=kws,mode=eager} lanzamientos pasan a ser menos y más grandes, con la misma aritmética. La utilización de cálculo sube al {math_utilization|context=cloud,workload=kws,mode=compiled}, y la velocidad de la pasada es {speedup_compiled|context=cloud,workload=kws} la del modo inmediato.</translation>
    </message>
    <message>
        <source>Look at the GPT-2 layer in eager mode and compiled.</source>
        <extracomment>lab07.json /acts/0/discoveries/2/text</extracomment>
        <translation>Observa la capa de GPT-2 en modo inmediato y compilada.</translation>
    </message>
    <message>
        <source>The GPT-2 layer reaches {math_utilization|context=cloud,workload=gpt2,mode=eager} in eager mode. Compiling changes little: {math_utilization|context=cloud,workload=gpt2,mode=compiled}. Its kernels are long, so the launches hardly count.</source>
        <extracomment>lab07.json /acts/0/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>La capa de GPT-2 alcanza el {math_utilization|context=cloud,workload=gpt2,mode=eager} en modo inmediato. Compilar cambia poco: {math_utilization|context=cloud,workload=gpt2,mode=compiled}. Sus kernels son largos, así que los lanzamientos apenas cuentan.</translation>
    </message>
    <message>
        <source>Give keyword spotting in eager mode a GPU that is at least twice as fast.</source>
        <extracomment>lab07.json /acts/0/discoveries/3/text</extracomment>
        <translation>Da a la detección de palabras clave en modo inmediato una GPU que sea al menos el doble de rápida.</translation>
    </message>
    <message>
        <source>With a GPU twice as fast, math utilization falls from {math_utilization|context=cloud,workload=kws,mode=eager} to {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}. The pass still gets shorter: {total_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} instead of {total_us|context=cloud,workload=kws,mode=eager}.</source>
        <extracomment>lab07.json /acts/0/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>Con una GPU el doble de rápida, la utilización de cálculo baja del {math_utilization|context=cloud,workload=kws,mode=eager} al {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}. Aun así, la pasada se acorta: {total_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} en lugar de {total_us|context=cloud,workload=kws,mode=eager}.</translation>
    </message>
    <message>
        <source>Let the launches of keyword spotting in eager mode overlap with the kernels.</source>
        <extracomment>lab07.json /acts/0/discoveries/4/text</extracomment>
        <translation>Deja que los lanzamientos de la detección de palabras clave en modo inmediato se solapen con los kernels.</translation>
    </message>
    <message>
        <source>With overlapped launches the CPU runs ahead, and math utilization is {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped} instead of {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=serial}. The launches still set the pace, because each one takes longer than its kernel.</source>
        <extracomment>lab07.json /acts/0/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>Con lanzamientos solapados, la CPU se adelanta, y la utilización de cálculo es del {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped} en lugar del {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=serial}. Los lanzamientos siguen marcando el ritmo, porque cada uno tarda más que su kernel.</translation>
    </message>
    <message>
        <source>Compute: {kernel_count|context=cloud,workload=kws,mode=eager} kernels × {compute_per_kernel_us|context=cloud,workload=kws,mode=eager} = {compute_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>Cálculo: {kernel_count|context=cloud,workload=kws,mode=eager} kernels × {compute_per_kernel_us|context=cloud,workload=kws,mode=eager} = {compute_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Dispatch: {kernel_count|context=cloud,workload=kws,mode=eager} launches × {launch_us|context=cloud,workload=kws,mode=eager} = {dispatch_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>Despacho: {kernel_count|context=cloud,workload=kws,mode=eager} lanzamientos × {launch_us|context=cloud,workload=kws,mode=eager} = {dispatch_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Wall time: {compute_us|context=cloud,workload=kws,mode=eager} + {dispatch_us|context=cloud,workload=kws,mode=eager} = {total_us|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>Tiempo real transcurrido: {compute_us|context=cloud,workload=kws,mode=eager} + {dispatch_us|context=cloud,workload=kws,mode=eager} = {total_us|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Math utilization: {compute_us|context=cloud,workload=kws,mode=eager} ÷ {total_us|context=cloud,workload=kws,mode=eager} = {math_utilization|context=cloud,workload=kws,mode=eager}</source>
        <extracomment>lab07.json /acts/0/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>Utilización de cálculo: {compute_us|context=cloud,workload=kws,mode=eager} ÷ {total_us|context=cloud,workload=kws,mode=eager} = {math_utilization|context=cloud,workload=kws,mode=eager}</translation>
    </message>
    <message>
        <source>Only {math_utilization|context=cloud,workload=kws,mode=eager} of the pass is arithmetic. For every 5 µs of work the GPU waits 10 µs for the next launch.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/0 - keep what stands in {braces}</extracomment>
        <translation>Solo el {math_utilization|context=cloud,workload=kws,mode=eager} de la pasada es aritmética. Por cada 5 µs de trabajo, la GPU espera 10 µs hasta el siguiente lanzamiento.</translation>
    </message>
    <message>
        <source>A GPT-2 layer reaches {math_utilization|context=cloud,workload=gpt2,mode=eager} with no change to the code. It launches only {kernel_count|context=cloud,workload=gpt2,mode=eager} kernels, and each one computes for {compute_per_kernel_us|context=cloud,workload=gpt2,mode=eager}. The same launch cost is spread over much more work.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>Una capa de GPT-2 alcanza el {math_utilization|context=cloud,workload=gpt2,mode=eager} sin ningún cambio en el código. Lanza solo {kernel_count|context=cloud,workload=gpt2,mode=eager} kernels, y cada uno calcula durante {compute_per_kernel_us|context=cloud,workload=gpt2,mode=eager}. El mismo coste de lanzamiento se reparte entre mucho más trabajo.</translation>
    </message>
    <message>
        <source>A GPU twice as fast finishes the 5 µs in {compute_per_kernel_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} and then waits the same 10 µs. Math utilization falls to {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>Una GPU el doble de rápida termina los 5 µs en {compute_per_kernel_us|context=cloud,workload=kws,mode=eager,gpu_speed=2} y después espera los mismos 10 µs. La utilización de cálculo (math utilization) baja al {math_utilization|context=cloud,workload=kws,mode=eager,gpu_speed=2}.</translation>
    </message>
    <message>
        <source>Lower utilization is not slower. When each launch waits, the pass on the faster GPU is {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=serial,gpu_speed=2} as fast. With overlapped launches it is {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=overlapped,gpu_speed=2} as fast: the launches set the pace, and a faster GPU changes nothing.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/3 - keep what stands in {braces}</extracomment>
        <translation>Menos utilización no significa menos velocidad. Cuando cada lanzamiento espera, la velocidad de la pasada en la GPU más rápida es {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=serial,gpu_speed=2} la original. Con lanzamientos solapados es {speedup_faster_gpu|context=cloud,workload=kws,mode=eager,launch_model=overlapped,gpu_speed=2} la original: los lanzamientos marcan el ritmo, y una GPU más rápida no cambia nada.</translation>
    </message>
    <message>
        <source>Real launches usually overlap. Then the same pass reaches {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped}, which is another answer of your question. That is why the question said that each launch waits.</source>
        <extracomment>lab07.json /acts/0/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>En la práctica, los lanzamientos suelen solaparse. Entonces la misma pasada alcanza el {math_utilization|context=cloud,workload=kws,mode=eager,launch_model=overlapped}, que es otra de las respuestas de tu pregunta. Por eso la pregunta decía que cada lanzamiento espera.</translation>
    </message>
    <message>
        <source>A faster GPU sometimes shows lower utilization on a small model. Why?</source>
        <extracomment>lab07.json /acts/0/reflections/0/prompt</extracomment>
        <translation>Una GPU más rápida muestra a veces menos utilización con un modelo pequeño. ¿Por qué?</translation>
    </message>
    <message>
        <source>The faster GPU reaches its power or temperature limit and slows down.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/0/text</extracomment>
        <translation>La GPU más rápida llega a su límite de potencia o de temperatura y reduce su velocidad.</translation>
    </message>
    <message>
        <source>The idea here is that a fast chip gets hot and must slow down. That happens under long, heavy load. A GPU that waits most of the time stays cool, and the effect appears in this model with no power limit at all.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/0/feedback</extracomment>
        <translation>Esta respuesta parte de la idea de que un chip rápido se calienta y tiene que ir más despacio. Eso ocurre con cargas intensas y prolongadas. Una GPU que espera la mayor parte del tiempo se mantiene fría, y el efecto aparece en este modelo sin ningún límite de potencia.</translation>
    </message>
    <message>
        <source>The faster GPU needs longer to warm up, so the first passes look bad.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/1/text</extracomment>
        <translation>La GPU más rápida necesita más tiempo de calentamiento, así que las primeras pasadas salen mal.</translation>
    </message>
    <message>
        <source>The idea here is that the first passes are slow and spoil the average. First passes do cost more, but the effect stays in every later pass. The instrument shows one pass in steady operation, and utilization still falls.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/1/feedback</extracomment>
        <translation>Esta respuesta parte de la idea de que las primeras pasadas son lentas y empeoran la media. Es verdad que cuestan más, pero el efecto se mantiene en todas las pasadas posteriores. El instrumento muestra una pasada en régimen estable, y la utilización baja igualmente.</translation>
    </message>
    <message>
        <source>Compute time shrinks while the fixed dispatch cost does not, so dispatch becomes a larger share.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/2/text</extracomment>
        <translation>El tiempo de cálculo se reduce y el coste fijo de despacho no, así que el despacho ocupa una proporción mayor.</translation>
    </message>
    <message>
        <source>Yes. The kernels get shorter and the launches do not. The share of the launches grows, even where the pass as a whole gets shorter.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/2/feedback</extracomment>
        <translation>Sí. Los kernels se acortan y los lanzamientos no. La proporción de los lanzamientos crece, incluso cuando la pasada completa se acorta.</translation>
    </message>
    <message>
        <source>Small models do not fit the memory hierarchy of a faster GPU.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/3/text</extracomment>
        <translation>Los modelos pequeños no encajan en la jerarquía de memoria de una GPU más rápida.</translation>
    </message>
    <message>
        <source>The idea here is that a new GPU has other caches and the model no longer fits. A small model fits into the cache of a larger GPU even better. This model has almost no memory time, and utilization falls all the same.</source>
        <extracomment>lab07.json /acts/0/reflections/0/options/3/feedback</extracomment>
        <translation>Esta respuesta parte de la idea de que una GPU nueva tiene otras cachés y el modelo ya no cabe. Un modelo pequeño cabe incluso mejor en la caché de una GPU más grande. Este modelo casi no tiene tiempo de memoria, y aun así la utilización baja.</translation>
    </message>
    <message>
        <source>One forward pass when each launch waits</source>
        <extracomment>lab07.json /acts/0/formulas/0/title</extracomment>
        <translation>Una pasada hacia delante cuando cada lanzamiento espera</translation>
    </message>
    <message>
        <source>T equals N times the sum of c and l, plus M.</source>
        <extracomment>lab07.json /acts/0/formulas/0/spoken</extracomment>
        <translation>T es igual a N por la suma de c y l, más M.</translation>
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
        <translation>tiempo real transcurrido de una pasada hacia delante</translation>
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
        <translation>número de lanzamientos de kernel</translation>
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
        <translation>tiempo de cálculo de un kernel</translation>
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
        <translation>coste de un lanzamiento de kernel</translation>
    </message>
    <message>
        <source>memory time that is not hidden behind math</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/4/meaning</extracomment>
        <translation>tiempo de memoria que no queda oculto tras el cálculo</translation>
    </message>
    <message>
        <source>Math utilization</source>
        <extracomment>lab07.json /acts/0/formulas/1/title</extracomment>
        <translation>Utilización de cálculo</translation>
    </message>
    <message>
        <source>U equals N times c, divided by T.</source>
        <extracomment>lab07.json /acts/0/formulas/1/spoken</extracomment>
        <translation>U es igual a N por c, dividido por T.</translation>
    </message>
    <message>
        <source>math utilization, the share of wall time that is arithmetic</source>
        <extracomment>lab07.json /acts/0/formulas/1/terms/0/meaning</extracomment>
        <translation>utilización de cálculo: la proporción del tiempo real transcurrido que es aritmética</translation>
    </message>
    <message>
        <source>Three meters that are easily confused</source>
        <extracomment>lab07.json /acts/0/formulas/2/title</extracomment>
        <translation>Tres medidores que se confunden con facilidad</translation>
    </message>
    <message>
        <source>U equals N times c, divided by T. B equals the sum of N times c and M, divided by T. M F U equals F divided by T times R.</source>
        <extracomment>lab07.json /acts/0/formulas/2/spoken</extracomment>
        <translation>U es igual a N por c, dividido por T. B es igual a la suma de N por c y M, dividida por T. M F U es igual a F dividido por el producto de T y R.</translation>
    </message>
    <message>
        <source>math utilization</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/0/meaning</extracomment>
        <translation>utilización de cálculo</translation>
    </message>
    <message>
        <source>GPU busy: math and memory time count</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/1/meaning</extracomment>
        <translation>GPU ocupada: cuentan el tiempo de cálculo y el de memoria</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of what the device could do</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/2/meaning</extracomment>
        <translation>aritmética útil como proporción de lo que el dispositivo podría hacer</translation>
    </message>
    <message>
        <source>memory time of the whole pass</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/5/meaning
----------
lab07.json /acts/0/formulas/4/terms/5/meaning</extracomment>
        <translation>tiempo de memoria de toda la pasada</translation>
    </message>
    <message>
        <source>floating-point operations that the result needs</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/7/meaning</extracomment>
        <translation>operaciones de coma flotante que el resultado necesita</translation>
    </message>
    <message>
        <source>peak rate of the device in operations per second</source>
        <extracomment>lab07.json /acts/0/formulas/2/terms/8/meaning</extracomment>
        <translation>rendimiento máximo del dispositivo en operaciones por segundo</translation>
    </message>
    <message>
        <source>The same pass after compiling</source>
        <extracomment>lab07.json /acts/0/formulas/3/title</extracomment>
        <translation>La misma pasada después de compilar</translation>
    </message>
    <message>
        <source>T prime equals N times c, plus N prime times l, plus M prime. N prime is the larger of 1 and N times 1 minus rho, rounded. M prime is M times 1 minus phi.</source>
        <extracomment>lab07.json /acts/0/formulas/3/spoken</extracomment>
        <translation>T prima es igual a N por c, más N prima por l, más M prima. N prima es el mayor entre 1 y N por 1 menos rho, redondeado. M prima es M por 1 menos fi.</translation>
    </message>
    <message>
        <source>wall time after compiling</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/0/meaning</extracomment>
        <translation>tiempo real transcurrido después de compilar</translation>
    </message>
    <message>
        <source>math time, which compiling does not change</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/1/meaning</extracomment>
        <translation>tiempo de cálculo, que no cambia al compilar</translation>
    </message>
    <message>
        <source>number of kernel launches that remain</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/2/meaning</extracomment>
        <translation>número de lanzamientos de kernel que quedan</translation>
    </message>
    <message>
        <source>share of the launches that compiling removes</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/4/meaning</extracomment>
        <translation>proporción de los lanzamientos que se elimina al compilar</translation>
    </message>
    <message>
        <source>memory time that remains</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/5/meaning</extracomment>
        <translation>tiempo de memoria que queda</translation>
    </message>
    <message>
        <source>share of the memory time that compiling removes</source>
        <extracomment>lab07.json /acts/0/formulas/3/terms/6/meaning</extracomment>
        <translation>proporción del tiempo de memoria que se elimina al compilar</translation>
    </message>
    <message>
        <source>Overlapped launches in steady operation</source>
        <extracomment>lab07.json /acts/0/formulas/4/title</extracomment>
        <translation>Lanzamientos solapados en régimen estable</translation>
    </message>
    <message>
        <source>T is about N times the larger of k and l. k equals c plus M divided by N. B equals k divided by the larger of k and l.</source>
        <extracomment>lab07.json /acts/0/formulas/4/spoken</extracomment>
        <translation>T es aproximadamente N por el mayor entre k y l. k es igual a c más M dividido por N. B es igual a k dividido por el mayor entre k y l.</translation>
    </message>
    <message>
        <source>wall time of one forward pass, without the small gaps at the start and between kernels</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/0/meaning</extracomment>
        <translation>tiempo real transcurrido de una pasada hacia delante, sin las pequeñas pausas al principio y entre los kernels</translation>
    </message>
    <message>
        <source>time of one kernel, math and memory together</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/2/meaning</extracomment>
        <translation>tiempo de un kernel, cálculo y memoria juntos</translation>
    </message>
    <message>
        <source>GPU busy: the GPU waits only while a kernel is shorter than a launch</source>
        <extracomment>lab07.json /acts/0/formulas/4/terms/6/meaning</extracomment>
        <translation>GPU ocupada: la GPU solo espera mientras un kernel es más corto que un lanzamiento</translation>
    </message>
    <message>
        <source>The pass as one CUDA graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/title</extracomment>
        <translation>La pasada como un solo CUDA graph</translation>
    </message>
    <message>
        <source>T equals t zero, plus t one times N, plus N times k, plus N minus 1 times g.</source>
        <extracomment>lab07.json /acts/0/formulas/5/spoken</extracomment>
        <translation>T es igual a t cero, más t uno por N, más N por k, más N menos 1 por g.</translation>
    </message>
    <message>
        <source>cost of starting the whole graph once</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/1/meaning</extracomment>
        <translation>coste de iniciar una vez todo el grafo</translation>
    </message>
    <message>
        <source>CPU cost for each kernel in the graph, zero here</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/2/meaning</extracomment>
        <translation>coste de CPU por cada kernel del grafo; aquí, cero</translation>
    </message>
    <message>
        <source>number of kernels in the graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/3/meaning</extracomment>
        <translation>número de kernels del grafo</translation>
    </message>
    <message>
        <source>time of one kernel; a CUDA graph removes launches, not memory traffic</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/4/meaning</extracomment>
        <translation>tiempo de un kernel; un CUDA graph elimina lanzamientos, no tráfico de memoria</translation>
    </message>
    <message>
        <source>gap between two kernels of the graph</source>
        <extracomment>lab07.json /acts/0/formulas/5/terms/5/meaning</extracomment>
        <translation>pausa entre dos kernels del grafo</translation>
    </message>
    <message>
        <source>A GPU that is s times as fast, when each launch waits</source>
        <extracomment>lab07.json /acts/0/formulas/6/title</extracomment>
        <translation>Una GPU s veces igual de rápida, cuando cada lanzamiento espera</translation>
    </message>
    <message>
        <source>U of s equals N times c over s, divided by the sum of two parts: N times the sum of c over s and l, and M over s.</source>
        <extracomment>lab07.json /acts/0/formulas/6/spoken</extracomment>
        <translation>U de s es igual a N por c entre s, dividido por la suma de dos partes: N por la suma de c entre s y l, y M entre s.</translation>
    </message>
    <message>
        <source>math utilization on the faster GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/0/meaning</extracomment>
        <translation>utilización de cálculo en la GPU más rápida</translation>
    </message>
    <message>
        <source>how many times as fast the GPU is; it shortens math and memory time</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/1/meaning</extracomment>
        <translation>factor de velocidad de la GPU; acorta el tiempo de cálculo y el de memoria</translation>
    </message>
    <message>
        <source>math time of one kernel on the first GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/3/meaning</extracomment>
        <translation>tiempo de cálculo de un kernel en la primera GPU</translation>
    </message>
    <message>
        <source>cost of one kernel launch, the same on both</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/4/meaning</extracomment>
        <translation>coste de un lanzamiento de kernel, el mismo en las dos</translation>
    </message>
    <message>
        <source>memory time on the first GPU</source>
        <extracomment>lab07.json /acts/0/formulas/6/terms/5/meaning</extracomment>
        <translation>tiempo de memoria en la primera GPU</translation>
    </message>
    <message>
        <source>One kernel launch costs 5 to 20 µs.</source>
        <extracomment>lab07.json /acts/0/sources/0/claim</extracomment>
        <translation>Un lanzamiento de kernel cuesta de 5 a 20 µs.</translation>
    </message>
    <message>
        <source>5–20 µs</source>
        <extracomment>lab07.json /acts/0/sources/0/value</extracomment>
        <translation>5–20 µs</translation>
    </message>
    <message>
        <source>Course text; NVIDIA developer forum, thread 68937; gpt-fast measurements of Llama-2-7B</source>
        <extracomment>lab07.json /acts/0/sources/0/from</extracomment>
        <translation>Texto del curso; foro de desarrolladores de NVIDIA, hilo 68937; mediciones de gpt-fast con Llama-2-7B</translation>
    </message>
    <message>
        <source>The launch cost is an input of this model, not a result. Plain C++ launches were observed at 4 to 5 µs. Eager PyTorch can need more than 20 µs for each operation, so 20 µs is not an upper limit.</source>
        <extracomment>lab07.json /acts/0/sources/0/reason</extracomment>
        <translation>En este modelo, el coste de lanzamiento es un dato de entrada, no un resultado. Se han observado lanzamientos de 4 a 5 µs en C++ sin framework. PyTorch en modo inmediato puede necesitar más de 20 µs por operación, así que 20 µs no es un límite superior.</translation>
    </message>
    <message>
        <source>Keyword spotting in eager mode: 33 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/1/claim</extracomment>
        <translation>Detección de palabras clave en modo inmediato: 33 % de utilización de cálculo.</translation>
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
        <translation>Texto del curso</translation>
    </message>
    <message>
        <source>It is exact when each launch waits for the previous kernel and the tensors stay in the cache, so that there is no memory time.</source>
        <extracomment>lab07.json /acts/0/sources/1/reason</extracomment>
        <translation>Es exacto cuando cada lanzamiento espera al kernel anterior y los tensores permanecen en la caché, de modo que no hay tiempo de memoria.</translation>
    </message>
    <message>
        <source>33 % is what CUDA gives for 5 µs kernels and 10 µs launches.</source>
        <extracomment>lab07.json /acts/0/sources/2/claim</extracomment>
        <translation>33 % es lo que da CUDA con kernels de 5 µs y lanzamientos de 10 µs.</translation>
    </message>
    <message>
        <source>Course text, taken as a fact about CUDA</source>
        <extracomment>lab07.json /acts/0/sources/2/from</extracomment>
        <translation>Texto del curso, entendido como un hecho sobre CUDA</translation>
    </message>
    <message>
        <source>By default CUDA launches do not wait. With a launch queue the CPU runs ahead, and the same pass reaches half. Set the launch model to overlapped to see it.</source>
        <extracomment>lab07.json /acts/0/sources/2/reason</extracomment>
        <translation>De forma predeterminada, los lanzamientos de CUDA no esperan. Con una cola de lanzamientos (launch queue), la CPU se adelanta y la misma pasada alcanza la mitad. Pon el modelo de lanzamiento en «solapado» para verlo.</translation>
    </message>
    <message>
        <source>Launches run ahead of the GPU until about 1,000 are waiting.</source>
        <extracomment>lab07.json /acts/0/sources/3/claim</extracomment>
        <translation>Los lanzamientos se adelantan a la GPU hasta que unos 1000 están en espera.</translation>
    </message>
    <message>
        <source>about 1,000</source>
        <extracomment>lab07.json /acts/0/sources/3/value</extracomment>
        <translation>unos 1000</translation>
    </message>
    <message>
        <source>NVIDIA developer forum, thread 68937; Stack Overflow, question 53970187</source>
        <extracomment>lab07.json /acts/0/sources/3/from</extracomment>
        <translation>Foro de desarrolladores de NVIDIA, hilo 68937; Stack Overflow, pregunta 53970187</translation>
    </message>
    <message>
        <source>The exact depth is not documented. The model uses a queue of 1,024 launches and a gap of 1 µs between kernels; both are assumptions.</source>
        <extracomment>lab07.json /acts/0/sources/3/reason</extracomment>
        <translation>La profundidad exacta no está documentada. El modelo usa una cola de 1024 lanzamientos y una pausa de 1 µs entre kernels; las dos cifras son suposiciones.</translation>
    </message>
    <message>
        <source>Keyword spotting compiled: 60 to 70 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/4/claim</extracomment>
        <translation>Detección de palabras clave compilada: del 60 al 70 % de utilización de cálculo.</translation>
    </message>
    <message>
        <source>Compiling removes three of four launches. That share was chosen so that the figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/4/reason</extracomment>
        <translation>Compilar elimina tres de cada cuatro lanzamientos. Esa proporción se eligió para que la cifra encajara; por eso es un ajuste y no una comprobación independiente.</translation>
    </message>
    <message>
        <source>Half as many launches bring keyword spotting to 67 %.</source>
        <extracomment>lab07.json /acts/0/sources/5/claim</extracomment>
        <translation>Con la mitad de los lanzamientos, la detección de palabras clave llega al 67 %.</translation>
    </message>
    <message>
        <source>50 % fewer launches</source>
        <extracomment>lab07.json /acts/0/sources/5/value</extracomment>
        <translation>50 % menos de lanzamientos</translation>
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
        <translation>Cuaderno del curso</translation>
    </message>
    <message>
        <source>With half of the launches, compute and dispatch are equally long, which gives exactly 50 %. For 67 % three of four launches must go.</source>
        <extracomment>lab07.json /acts/0/sources/5/reason</extracomment>
        <translation>Con la mitad de los lanzamientos, el cálculo y el despacho duran lo mismo, lo que da exactamente el 50 %. Para llegar al 67 % tienen que desaparecer tres de cada cuatro lanzamientos.</translation>
    </message>
    <message>
        <source>Compiling makes keyword spotting 40 % faster and brings it from 33 % to 67 %.</source>
        <extracomment>lab07.json /acts/0/sources/6/claim</extracomment>
        <translation>Compilar hace que la detección de palabras clave sea un 40 % más rápida y la lleva del 33 % al 67 %.</translation>
    </message>
    <message>
        <source>Compiling does not change the arithmetic, so utilization and speed grow by the same factor. From 33 % to 67 % is twice as fast; 40 % faster would end at 47 %.</source>
        <extracomment>lab07.json /acts/0/sources/6/reason</extracomment>
        <translation>Compilar no cambia la aritmética, así que la utilización y la velocidad crecen por el mismo factor. Pasar del 33 % al 67 % es el doble de velocidad; un 40 % más de velocidad acabaría en el 47 %.</translation>
    </message>
    <message>
        <source>The GPU is busy for less than 1 % of the time, or for 1 to 5 %, in keyword spotting.</source>
        <extracomment>lab07.json /acts/0/sources/7/claim</extracomment>
        <translation>En la detección de palabras clave, la GPU está ocupada menos del 1 % del tiempo, o del 1 al 5 %.</translation>
    </message>
    <message>
        <source>It contradicts the 33 % in the same text. The model comes to about 5 % when the same work is cut into 10,000 kernels; for 1 % a launch must take 99 times as long as a kernel.</source>
        <extracomment>lab07.json /acts/0/sources/7/reason</extracomment>
        <translation>Contradice el 33 % del mismo texto. El modelo da alrededor del 5 % cuando el mismo trabajo se divide en 10.000 kernels; para el 1 %, un lanzamiento debe durar 99 veces lo que un kernel.</translation>
    </message>
    <message>
        <source>Keyword spotting has an arithmetic intensity of 0.1, so its 5 ms of math need 50 ms of memory time.</source>
        <extracomment>lab07.json /acts/0/sources/8/claim</extracomment>
        <translation>La detección de palabras clave tiene una intensidad aritmética (arithmetic intensity) de 0,1, así que sus 5 ms de cálculo necesitan 50 ms de tiempo de memoria.</translation>
    </message>
    <message>
        <source>50 ms</source>
        <extracomment>lab07.json /acts/0/sources/8/value</extracomment>
        <translation>50 ms</translation>
    </message>
    <message>
        <source>A time divided by an arithmetic intensity has no physical meaning. The tensors of this model fit into the cache, so its memory time is close to zero.</source>
        <extracomment>lab07.json /acts/0/sources/8/reason</extracomment>
        <translation>Un tiempo dividido por una intensidad aritmética no tiene sentido físico. Los tensores de este modelo caben en la caché, así que su tiempo de memoria es casi cero.</translation>
    </message>
    <message>
        <source>The notebook&apos;s formula for compiled utilization.</source>
        <extracomment>lab07.json /acts/0/sources/9/claim</extracomment>
        <translation>La fórmula del cuaderno para la utilización del modelo compilado.</translation>
    </message>
    <message>
        <source>up to 339 %</source>
        <extracomment>lab07.json /acts/0/sources/9/value</extracomment>
        <translation>hasta 339 %</translation>
    </message>
    <message>
        <source>It scales the wall time and leaves the math time as it was, so it can exceed 100 %. Math time and wall time must belong to the same pass.</source>
        <extracomment>lab07.json /acts/0/sources/9/reason</extracomment>
        <translation>Escala el tiempo real transcurrido y deja el tiempo de cálculo como estaba, así que puede superar el 100 %. El tiempo de cálculo y el tiempo real transcurrido deben pertenecer a la misma pasada.</translation>
    </message>
    <message>
        <source>A GPT-2 layer in eager mode: about 90 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/10/claim</extracomment>
        <translation>Una capa de GPT-2 en modo inmediato: alrededor del 90 % de utilización de cálculo.</translation>
    </message>
    <message>
        <source>The memory time of the layer was chosen so that this figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/10/reason</extracomment>
        <translation>El tiempo de memoria de la capa se eligió para que esta cifra encajara; por eso es un ajuste y no una comprobación independiente.</translation>
    </message>
    <message>
        <source>A GPT-2 layer compiled: about 92 % math utilization.</source>
        <extracomment>lab07.json /acts/0/sources/11/claim</extracomment>
        <translation>Una capa de GPT-2 compilada: alrededor del 92 % de utilización de cálculo.</translation>
    </message>
    <message>
        <source>The share of memory time that compiling removes was chosen so that this figure fits, so this is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/0/sources/11/reason</extracomment>
        <translation>La proporción del tiempo de memoria que se elimina al compilar se eligió para que esta cifra encajara; por eso es un ajuste y no una comprobación independiente.</translation>
    </message>
    <message>
        <source>Compiling a GPT-2 layer gains little.</source>
        <extracomment>lab07.json /acts/0/sources/12/claim</extracomment>
        <translation>Compilar una capa de GPT-2 aporta poco.</translation>
    </message>
    <message>
        <source>minimal</source>
        <extracomment>lab07.json /acts/0/sources/12/value</extracomment>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>Its kernels are long, so there is little launch time to remove.</source>
        <extracomment>lab07.json /acts/0/sources/12/reason</extracomment>
        <translation>Sus kernels son largos, así que hay poco tiempo de lanzamiento que eliminar.</translation>
    </message>
    <message>
        <source>Compiling ResNet-50 raises its throughput from 1,450 to 2,150 images per second.</source>
        <extracomment>lab07.json /acts/0/sources/13/claim
----------
lab07.json /acts/1/sources/21/claim</extracomment>
        <translation>Compilar ResNet-50 sube su rendimiento (throughput) de 1450 a 2150 imágenes por segundo.</translation>
    </message>
    <message>
        <source>2,150 img/s</source>
        <extracomment>lab07.json /acts/0/sources/13/value
----------
lab07.json /acts/1/sources/21/value</extracomment>
        <translation>2150 imágenes/s</translation>
    </message>
    <message>
        <source>It holds for batch 32 and when each launch waits. Memory time and its saving were chosen so that both figures fit; the memory time also stands for everything that is not modelled.</source>
        <extracomment>lab07.json /acts/0/sources/13/reason</extracomment>
        <translation>Se cumple con un lote de 32 y cuando cada lanzamiento espera. El tiempo de memoria y su ahorro se eligieron para que las dos cifras encajaran; el tiempo de memoria representa también todo lo que no está en el modelo.</translation>
    </message>
    <message>
        <source>ResNet-50 gains from compiling because launches disappear.</source>
        <extracomment>lab07.json /acts/0/sources/14/claim</extracomment>
        <translation>ResNet-50 gana al compilar porque desaparecen lanzamientos.</translation>
    </message>
    <message>
        <source>With overlapped launches the GPU is busy almost all the time already in eager mode. Fewer launches can&apos;t help a GPU that never waits; the gain is memory traffic.</source>
        <extracomment>lab07.json /acts/0/sources/14/reason</extracomment>
        <translation>Con lanzamientos solapados, la GPU está ocupada casi todo el tiempo ya en modo inmediato. Tener menos lanzamientos no ayuda a una GPU que nunca espera; la ganancia está en el tráfico de memoria.</translation>
    </message>
    <message>
        <source>Compiling makes models more than 30 % faster.</source>
        <extracomment>lab07.json /acts/0/sources/15/claim
----------
lab07.json /acts/1/sources/26/claim</extracomment>
        <translation>Compilar hace los modelos más de un 30 % más rápidos.</translation>
    </message>
    <message>
        <source>It holds for keyword spotting and for ResNet-50, whose figure stands here. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/0/sources/15/reason</extracomment>
        <translation>Se cumple para la detección de palabras clave y para ResNet-50, cuya cifra aparece aquí. No se cumple para la capa de GPT-2 ni para un único producto gigante de matrices.</translation>
    </message>
    <message>
        <source>Compiling makes transformers 1.3 to 2 times as fast.</source>
        <extracomment>lab07.json /acts/0/sources/16/claim
----------
lab07.json /acts/1/sources/27/claim</extracomment>
        <translation>Compilar multiplica por entre 1,3 y 2 la velocidad de los transformadores.</translation>
    </message>
    <message>
        <source>Course text; PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/0/sources/16/from
----------
lab07.json /acts/1/sources/27/from</extracomment>
        <translation>Texto del curso; anuncio de PyTorch 2.0</translation>
    </message>
    <message>
        <source>The layer modelled here has 20 long kernels and can&apos;t gain that much. Gains of this size need many short kernels or much memory traffic to remove.</source>
        <extracomment>lab07.json /acts/0/sources/16/reason</extracomment>
        <translation>La capa de este modelo tiene 20 kernels largos y no puede ganar tanto. Ganancias de ese tamaño requieren muchos kernels cortos o mucho tráfico de memoria que eliminar.</translation>
    </message>
    <message>
        <source>Compiling one giant matrix product gains nearly nothing.</source>
        <extracomment>lab07.json /acts/0/sources/17/claim
----------
lab07.json /acts/1/sources/25/claim</extracomment>
        <translation>Compilar un único producto gigante de matrices no aporta casi nada.</translation>
    </message>
    <message>
        <source>near zero</source>
        <extracomment>lab07.json /acts/0/sources/17/value
----------
lab07.json /acts/1/sources/25/value</extracomment>
        <translation>casi cero</translation>
    </message>
    <message>
        <source>There is one launch of 10 µs beside 200 ms of math, and none can be removed.</source>
        <extracomment>lab07.json /acts/0/sources/17/reason</extracomment>
        <translation>Hay un lanzamiento de 10 µs frente a 200 ms de cálculo, y no se puede eliminar ninguno.</translation>
    </message>
    <message>
        <source>A CUDA graph cuts a step of 80 kernels from 260 to 70 µs.</source>
        <extracomment>lab07.json /acts/0/sources/18/claim</extracomment>
        <translation>Un CUDA graph reduce un paso de 80 kernels de 260 a 70 µs.</translation>
    </message>
    <message>
        <source>260 → 70 µs</source>
        <extracomment>lab07.json /acts/0/sources/18/value</extracomment>
        <translation>260 → 70 µs</translation>
    </message>
    <message>
        <source>CUDA.jl documentation, CUDA graphs</source>
        <extracomment>lab07.json /acts/0/sources/18/from</extracomment>
        <translation>Documentación de CUDA.jl, CUDA graphs</translation>
    </message>
    <message>
        <source>The example bounds the cost of each replayed kernel at 0.875 µs. Starting the graph costs 3.5 µs in this model, as measured there; the gap of 0.5 µs between kernels is an assumption inside that bound. The figure is for keyword spotting.</source>
        <extracomment>lab07.json /acts/0/sources/18/reason</extracomment>
        <translation>El ejemplo limita el coste de cada kernel reproducido a 0,875 µs. En este modelo, iniciar el grafo cuesta 3,5 µs, como se midió allí; la pausa de 0,5 µs entre kernels es una suposición dentro de ese límite. La cifra corresponde a la detección de palabras clave.</translation>
    </message>
    <message>
        <source>A GPU twice as fast lowers the utilization of a small model.</source>
        <extracomment>lab07.json /acts/0/sources/19/claim</extracomment>
        <translation>Una GPU el doble de rápida baja la utilización de un modelo pequeño.</translation>
    </message>
    <message>
        <source>lower</source>
        <extracomment>lab07.json /acts/0/sources/19/value</extracomment>
        <translation>más baja</translation>
    </message>
    <message>
        <source>It holds for serial and for overlapped launches. What follows differs: with serial launches the pass gets shorter, with overlapped launches it does not.</source>
        <extracomment>lab07.json /acts/0/sources/19/reason</extracomment>
        <translation>Se cumple con lanzamientos en serie y con lanzamientos solapados. La consecuencia es distinta: en serie la pasada se acorta; con lanzamientos solapados, no.</translation>
    </message>
    <message>
        <source>On an edge device dispatch takes a larger share.</source>
        <extracomment>lab07.json /acts/0/sources/20/claim</extracomment>
        <translation>En un dispositivo de borde, el despacho ocupa una proporción mayor.</translation>
    </message>
    <message>
        <source>larger share</source>
        <extracomment>lab07.json /acts/0/sources/20/value</extracomment>
        <translation>proporción mayor</translation>
    </message>
    <message>
        <source>It holds only while the edge GPU is taken to be as fast as the cloud GPU; then math utilization falls far below its value in the cloud. If math and memory time grow with the slower hardware, the figure is the one shown here: a slower GPU dilutes the dispatch overhead.</source>
        <extracomment>lab07.json /acts/0/sources/20/reason</extracomment>
        <translation>Solo se cumple mientras se suponga que la GPU de borde es tan rápida como la GPU de la nube; entonces la utilización de cálculo cae muy por debajo de su valor en la nube. Si los tiempos de cálculo y de memoria crecen con el hardware más lento, la cifra es la que se muestra aquí: una GPU más lenta diluye el coste de despacho.</translation>
    </message>
    <message>
        <source>Eager</source>
        <extracomment>compilation.json /stages/0/name
----------
tracks.json /edge_modes/0/name</extracomment>
        <translation>Inmediato</translation>
    </message>
    <message>
        <source>Python is the program.</source>
        <extracomment>compilation.json /stages/0/summary</extracomment>
        <translation>Python es el programa.</translation>
    </message>
    <message>
        <source>The five judgements of flexibility are assumed.</source>
        <extracomment>compilation.json /stages/0/assumptions/judgements
----------
compilation.json /stages/4/assumptions/judgements</extracomment>
        <translation>Las cinco valoraciones de la flexibilidad son suposiciones.</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>compilation.json /stages/1/name</extracomment>
        <translation>Trazado (trace)</translation>
    </message>
    <message>
        <source>Records one path and silently drops the other.</source>
        <extracomment>compilation.json /stages/1/summary</extracomment>
        <translation>Registra un camino y descarta el otro sin avisar.</translation>
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
        <translation>El factor de lanzamientos, la proporción de las ganancias y las valoraciones de esta etapa son suposiciones.</translation>
    </message>
    <message>
        <source>Script</source>
        <extracomment>compilation.json /stages/2/name</extracomment>
        <translation>Script</translation>
    </message>
    <message>
        <source>A typed subset of Python that keeps branches.</source>
        <extracomment>compilation.json /stages/2/summary</extracomment>
        <translation>Un subconjunto de Python con tipos que conserva las ramas.</translation>
    </message>
    <message>
        <source>FX</source>
        <extracomment>compilation.json /stages/3/name</extracomment>
        <translation>FX</translation>
    </message>
    <message>
        <source>A tool that rewrites graphs. Branches on values raise an error, and the output is Python.</source>
        <extracomment>compilation.json /stages/3/summary</extracomment>
        <translation>Una herramienta que reescribe grafos. Las ramas que dependen de valores producen un error, y el resultado es Python.</translation>
    </message>
    <message>
        <source>torch.compile</source>
        <extracomment>compilation.json /stages/4/name</extracomment>
        <translation>torch.compile</translation>
    </message>
    <message>
        <source>Falls back to Python by graph breaks and guards.</source>
        <extracomment>compilation.json /stages/4/summary</extracomment>
        <translation>Vuelve a Python mediante cortes del grafo (graph breaks) y guardas (guards).</translation>
    </message>
    <message>
        <source>Ahead of time</source>
        <extracomment>compilation.json /stages/5/name</extracomment>
        <translation>Compilación anticipada</translation>
    </message>
    <message>
        <source>No Python, and shapes are declared.</source>
        <extracomment>compilation.json /stages/5/summary</extracomment>
        <translation>Sin Python y con las formas declaradas.</translation>
    </message>
    <message>
        <source>Bare metal</source>
        <extracomment>compilation.json /stages/6/name</extracomment>
        <translation>Directo sobre el hardware</translation>
    </message>
    <message>
        <source>A static memory plan and plain function calls.</source>
        <extracomment>compilation.json /stages/6/summary</extracomment>
        <translation>Un plan de memoria estático y simples llamadas a funciones.</translation>
    </message>
    <message>
        <source>Leave it: the whole frame runs eagerly</source>
        <extracomment>compilation.json /surgery_options/0/name</extracomment>
        <translation>Dejarlo: toda la función se ejecuta en modo inmediato</translation>
    </message>
    <message>
        <source>Leave it: a resumable graph break</source>
        <extracomment>compilation.json /surgery_options/1/name</extracomment>
        <translation>Dejarlo: un corte del grafo que permite continuar</translation>
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
        <translation>El tamaño de código añadido es una suposición.</translation>
    </message>
    <message>
        <source>Compute both branches and select</source>
        <extracomment>compilation.json /surgery_options/2/name</extracomment>
        <translation>Calcular las dos ramas y seleccionar</translation>
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
        <translation>La pérdida de legibilidad es una valoración.</translation>
    </message>
    <message>
        <source>Structured control flow in the graph</source>
        <extracomment>compilation.json /surgery_options/3/name</extracomment>
        <translation>Control de flujo estructurado dentro del grafo</translation>
    </message>
    <message>
        <source>Symbolic shapes</source>
        <extracomment>compilation.json /surgery_options/4/name</extracomment>
        <translation>Formas simbólicas</translation>
    </message>
    <message>
        <source>Decide before the graph runs</source>
        <extracomment>compilation.json /surgery_options/5/name</extracomment>
        <translation>Decidir antes de ejecutar el grafo</translation>
    </message>
    <message>
        <source>One custom operation</source>
        <extracomment>compilation.json /surgery_options/6/name</extracomment>
        <translation>Una operación propia</translation>
    </message>
    <message>
        <source>Language model on one of eight H100</source>
        <extracomment>compilation.json /scenarios/0/name</extracomment>
        <translation>Modelo de lenguaje en una de ocho H100</translation>
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
        <translation>Todos los datos de entrada de este escenario son suposiciones.</translation>
    </message>
    <message>
        <source>Control loop on a Jetson Orin NX</source>
        <extracomment>compilation.json /scenarios/1/name</extracomment>
        <translation>Bucle de control en una Jetson Orin NX</translation>
    </message>
    <message>
        <source>Translation on a phone processor</source>
        <extracomment>compilation.json /scenarios/2/name</extracomment>
        <translation>Traducción en un procesador de teléfono</translation>
    </message>
    <message>
        <source>Noise suppression on a microcontroller</source>
        <extracomment>compilation.json /scenarios/3/name</extracomment>
        <translation>Supresión de ruido en un microcontrolador</translation>
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
        <translation>El rendimiento máximo de la parte de GPU se calculó a partir de 32 tensor cores a 0,918 GHz. Ninguna hoja de datos lo confirma.</translation>
    </message>
    <message>
        <source>The sparse peak is twice a dense peak that no data sheet confirms.</source>
        <extracomment>devices.json /devices/3/assumptions/sparse_flops</extracomment>
        <translation>El rendimiento máximo disperso es el doble de un máximo denso que ninguna hoja de datos confirma.</translation>
    </message>
    <message>
        <source>Phone neural processor</source>
        <extracomment>devices.json /devices/4/name</extracomment>
        <translation>Procesador neuronal de teléfono</translation>
    </message>
    <message>
        <source>The peak of 10 TOPS comes from the course only. It belongs to no named product.</source>
        <extracomment>devices.json /devices/4/assumptions/dense_flops</extracomment>
        <translation>El rendimiento máximo de 10 TOPS procede únicamente del curso. No corresponde a ningún producto concreto.</translation>
    </message>
    <message>
        <source>The memory size is a typical phone, not a named product.</source>
        <extracomment>devices.json /devices/4/assumptions/ram_bytes</extracomment>
        <translation>El tamaño de la memoria es el de un teléfono típico, no el de un producto concreto.</translation>
    </message>
    <message>
        <source>Microcontroller, Cortex-M4F class at 48 MHz</source>
        <extracomment>devices.json /devices/5/name</extracomment>
        <translation>Microcontrolador, clase Cortex-M4F a 48 MHz</translation>
    </message>
    <message>
        <source>Four operations and four bytes per cycle are a nominal figure for this class of core. They are not measured.</source>
        <extracomment>devices.json /devices/5/assumptions/*</extracomment>
        <translation>Cuatro operaciones y cuatro bytes por ciclo son cifras nominales para esta clase de núcleo. No están medidas.</translation>
    </message>
    <message>
        <source>Keyword spotting</source>
        <extracomment>dispatch.json /workloads/0/name</extracomment>
        <translation>Detección de palabras clave</translation>
    </message>
    <message>
        <source>requests</source>
        <extracomment>dispatch.json /workloads/0/throughput_unit</extracomment>
        <translation>solicitudes</translation>
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
        <translation>No se sabe qué proporción del rendimiento máximo alcanza un kernel mientras se ejecuta. Se supone la mitad en todas las cargas de trabajo.</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <extracomment>dispatch.json /workloads/1/name</extracomment>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>images</source>
        <extracomment>dispatch.json /workloads/1/throughput_unit</extracomment>
        <translation>imágenes</translation>
    </message>
    <message>
        <source>The memory time is one lumped fit. It stands for memory and everything else that is not modelled, and is larger than a plain count of the traffic.</source>
        <extracomment>dispatch.json /workloads/1/assumptions/memory_us</extracomment>
        <translation>El tiempo de memoria es un único ajuste global. Representa la memoria y todo lo demás que no está en el modelo, y es mayor que un simple recuento del tráfico.</translation>
    </message>
    <message>
        <source>A batch of 32 is the natural size at which the published rates fit the model.</source>
        <extracomment>dispatch.json /workloads/1/assumptions/batch</extracomment>
        <translation>Un lote de 32 es el tamaño natural con el que los valores publicados encajan en el modelo.</translation>
    </message>
    <message>
        <source>GPT-2 layer</source>
        <extracomment>dispatch.json /workloads/2/name</extracomment>
        <translation>Capa de GPT-2</translation>
    </message>
    <message>
        <source>layer passes</source>
        <extracomment>dispatch.json /workloads/2/throughput_unit</extracomment>
        <translation>pasadas de capa</translation>
    </message>
    <message>
        <source>One giant matrix multiply</source>
        <extracomment>dispatch.json /workloads/3/name</extracomment>
        <translation>Una multiplicación gigante de matrices</translation>
    </message>
    <message>
        <source>multiplies</source>
        <extracomment>dispatch.json /workloads/3/throughput_unit</extracomment>
        <translation>multiplicaciones</translation>
    </message>
    <message>
        <source>Cloud</source>
        <extracomment>dispatch.json /contexts/0/name</extracomment>
        <translation>Nube</translation>
    </message>
    <message>
        <source>NVIDIA A100 80 GB, 312 TFLOP/s FP16 dense, 2.0 TB/s</source>
        <extracomment>dispatch.json /contexts/0/summary</extracomment>
        <translation>NVIDIA A100 80 GB, 312 TFLOP/s FP16 denso, 2,0 TB/s</translation>
    </message>
    <message>
        <source>Edge</source>
        <extracomment>dispatch.json /contexts/1/name</extracomment>
        <translation>Borde</translation>
    </message>
    <message>
        <source>Jetson Orin NX 16 GB, 15.04 TFLOP/s FP16 dense, 102.4 GB/s</source>
        <extracomment>dispatch.json /contexts/1/summary</extracomment>
        <translation>Jetson Orin NX 16 GB, 15,04 TFLOP/s FP16 denso, 102,4 GB/s</translation>
    </message>
    <message>
        <source>The launch cost of 50 µs comes from the course only. No measurement was found for it.</source>
        <extracomment>dispatch.json /contexts/1/assumptions/launch_us</extracomment>
        <translation>El coste de lanzamiento de 50 µs procede únicamente del curso. No se encontró ninguna medición.</translation>
    </message>
    <message>
        <source>Developers observe that about 1,000 launches may wait. The exact depth is not documented.</source>
        <extracomment>dispatch.json /dispatch/assumptions/queue_depth</extracomment>
        <translation>Los desarrolladores observan que pueden esperar unos 1000 lanzamientos. La profundidad exacta no está documentada.</translation>
    </message>
    <message>
        <source>The pause between two kernels of a stream is assumed. No GPU was available to measure it.</source>
        <extracomment>dispatch.json /dispatch/assumptions/stream_gap_us</extracomment>
        <translation>La pausa entre dos kernels de un flujo (stream) es una suposición. No había ninguna GPU disponible para medirla.</translation>
    </message>
    <message>
        <source>A measurement bounds the time per replayed kernel. The pause inside that bound is a choice.</source>
        <extracomment>dispatch.json /dispatch/assumptions/graph_gap_us</extracomment>
        <translation>Una medición limita el tiempo por kernel reproducido. La pausa dentro de ese límite es una elección.</translation>
    </message>
    <message>
        <source>No kernel is taken to be shorter than 2 µs. The limit is assumed, not measured.</source>
        <extracomment>dispatch.json /dispatch/assumptions/shortest_kernel_us</extracomment>
        <translation>Se supone que ningún kernel dura menos de 2 µs. El límite es una suposición, no una medición.</translation>
    </message>
    <message>
        <source>Library kernels</source>
        <extracomment>fusion.json /granularities/0/name</extracomment>
        <translation>Kernels de biblioteca</translation>
    </message>
    <message>
        <source>Dropout in steps</source>
        <extracomment>fusion.json /granularities/1/name</extracomment>
        <translation>Dropout por pasos</translation>
    </message>
    <message>
        <source>Primitive operations</source>
        <extracomment>fusion.json /granularities/2/name</extracomment>
        <translation>Operaciones primitivas</translation>
    </message>
    <message>
        <source>Inference: no dropout</source>
        <extracomment>fusion.json /granularities/3/name</extracomment>
        <translation>Inferencia: sin dropout</translation>
    </message>
    <message>
        <source>One fused kernel</source>
        <extracomment>fusion.json /granularities/4/name</extracomment>
        <translation>Un kernel fusionado</translation>
    </message>
    <message>
        <source>One fused kernel, inference</source>
        <extracomment>fusion.json /granularities/5/name</extracomment>
        <translation>Un kernel fusionado, inferencia</translation>
    </message>
    <message>
        <source>Cloud Titan</source>
        <extracomment>lab07.json /acts/2/panels/1/title
----------
tracks.json /tracks/0/name</extracomment>
        <translation>Titán de la nube</translation>
    </message>
    <message>
        <source>You design the serving of large language models.</source>
        <extracomment>tracks.json /tracks/0/persona</extracomment>
        <translation>Diseñas el servicio de modelos grandes de lenguaje.</translation>
    </message>
    <message>
        <source>Reach the highest serving throughput for Llama-3-70B.</source>
        <extracomment>tracks.json /tracks/0/goal</extracomment>
        <translation>Alcanzar con Llama-3-70B el mayor rendimiento posible (throughput), en resultados por segundo.</translation>
    </message>
    <message>
        <source>The Python ceiling: at small batches, eager launch overhead keeps an H100 idle.</source>
        <extracomment>tracks.json /tracks/0/crisis</extracomment>
        <translation>El techo de Python: con lotes pequeños, el coste de lanzamiento del modo inmediato (eager mode) deja inactiva una H100.</translation>
    </message>
    <message>
        <source>Edge Guardian</source>
        <extracomment>lab07.json /acts/2/panels/2/title
----------
tracks.json /tracks/1/name</extracomment>
        <translation>Guardián del borde</translation>
    </message>
    <message>
        <source>You lead safety for an autonomous vehicle.</source>
        <extracomment>tracks.json /tracks/1/persona</extracomment>
        <translation>Diriges la seguridad de un vehículo autónomo.</translation>
    </message>
    <message>
        <source>Keep a control loop within 10 ms, every time.</source>
        <extracomment>tracks.json /tracks/1/goal</extracomment>
        <translation>Mantener un bucle de control por debajo de 10 ms, siempre.</translation>
    </message>
    <message>
        <source>The jitter tax: garbage collection and eager dispatch make the slowest 1 % of loops miss the deadline.</source>
        <extracomment>tracks.json /tracks/1/crisis</extracomment>
        <translation>El impuesto de la fluctuación (jitter): por la recolección de basura y el despacho del modo inmediato, el 1 % más lento de los ciclos no cumple el plazo.</translation>
    </message>
    <message>
        <source>Mobile Nomad</source>
        <extracomment>lab07.json /acts/2/panels/3/title
----------
tracks.json /tracks/2/name</extracomment>
        <translation>Nómada móvil</translation>
    </message>
    <message>
        <source>You develop for augmented-reality glasses.</source>
        <extracomment>tracks.json /tracks/2/persona</extracomment>
        <translation>Desarrollas para gafas de realidad aumentada.</translation>
    </message>
    <message>
        <source>Translate at 60 frames per second within the energy budget.</source>
        <extracomment>tracks.json /tracks/2/goal</extracomment>
        <translation>Traducir a 60 fotogramas por segundo dentro del presupuesto de energía.</translation>
    </message>
    <message>
        <source>The fusion gap: unfused kernels spend the energy budget on moving intermediates through DRAM.</source>
        <extracomment>tracks.json /tracks/2/crisis</extracomment>
        <translation>La brecha de la fusión: los kernels sin fusionar gastan el presupuesto de energía en mover valores intermedios a través de la DRAM.</translation>
    </message>
    <message>
        <source>Tiny Pioneer</source>
        <extracomment>lab07.json /acts/2/panels/4/title
----------
tracks.json /tracks/3/name</extracomment>
        <translation>Pionero de lo diminuto</translation>
    </message>
    <message>
        <source>You lead the development of a hearing device.</source>
        <extracomment>tracks.json /tracks/3/persona</extracomment>
        <translation>Diriges el desarrollo de un dispositivo auditivo.</translation>
    </message>
    <message>
        <source>Suppress noise in less than 10 ms and with less than 1 mW.</source>
        <extracomment>tracks.json /tracks/3/goal</extracomment>
        <translation>Suprimir el ruido en menos de 10 ms y con menos de 1 mW.</translation>
    </message>
    <message>
        <source>Binary bloat: a full framework does not fit, so you weigh an interpreter against bare metal.</source>
        <extracomment>tracks.json /tracks/3/crisis</extracomment>
        <translation>Binarios demasiado grandes: un framework completo no cabe, así que tienes que elegir entre un intérprete y código directo sobre el hardware (bare metal).</translation>
    </message>
    <message>
        <source>The count of eager kernels per layer is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/kernels_per_layer</extracomment>
        <translation>El número de kernels por capa en modo inmediato es una suposición.</translation>
    </message>
    <message>
        <source>The count of kernels outside the layers is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/kernels_extra</extracomment>
        <translation>El número de kernels fuera de las capas es una suposición.</translation>
    </message>
    <message>
        <source>The time of one exchange between GPUs is assumed to be 8 µs.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/collective_us</extracomment>
        <translation>Se supone que un intercambio entre GPU dura 8 µs.</translation>
    </message>
    <message>
        <source>The share of peak that matrix products reach is assumed.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/compute_efficiency</extracomment>
        <translation>La proporción del rendimiento máximo que alcanzan los productos de matrices es una suposición.</translation>
    </message>
    <message>
        <source>The share of launches that compiling removes is assumed to be that of keyword spotting.</source>
        <extracomment>tracks.json /cloud_serving/assumptions/rho</extracomment>
        <translation>Se supone que la proporción de lanzamientos que se elimina al compilar es la de la detección de palabras clave.</translation>
    </message>
    <message>
        <source>One miss in a million loops is an assumed safety target.</source>
        <extracomment>tracks.json /edge_loop/assumptions/miss_target</extracomment>
        <translation>Un fallo en un millón de ciclos es un objetivo de seguridad supuesto.</translation>
    </message>
    <message>
        <source>The share of the loop for sensing and acting is assumed.</source>
        <extracomment>tracks.json /edge_loop/assumptions/sensor_ms</extracomment>
        <translation>La parte del ciclo dedicada a percibir y actuar es una suposición.</translation>
    </message>
    <message>
        <source>The spread of GPU times is assumed.</source>
        <extracomment>tracks.json /edge_loop/assumptions/gpu_variation</extracomment>
        <translation>La dispersión de los tiempos de la GPU es una suposición.</translation>
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
        <translation>El coste de lanzamiento, su dispersión y el tiempo de cálculo del ciclo son suposiciones.</translation>
    </message>
    <message>
        <source>The cost of garbage collection is measured. How often it and the other delays occur is assumed.</source>
        <extracomment>tracks.json /edge_modes/0/assumptions/events
----------
tracks.json /edge_modes/2/assumptions/events</extracomment>
        <translation>El coste de la recolección de basura está medido. La frecuencia con que ocurren ella y los demás retrasos es una suposición.</translation>
    </message>
    <message>
        <source>Eager, garbage collector frozen</source>
        <extracomment>tracks.json /edge_modes/1/name</extracomment>
        <translation>Inmediato, recolector de basura congelado</translation>
    </message>
    <message>
        <source>How often the system interrupts the loop is assumed.</source>
        <extracomment>tracks.json /edge_modes/1/assumptions/events
----------
tracks.json /edge_modes/3/assumptions/events
----------
tracks.json /edge_modes/4/assumptions/events</extracomment>
        <translation>La frecuencia con que el sistema interrumpe el ciclo es una suposición.</translation>
    </message>
    <message>
        <source>Compiled, garbage collector on</source>
        <extracomment>tracks.json /edge_modes/2/name</extracomment>
        <translation>Compilado, recolector de basura activo</translation>
    </message>
    <message>
        <source>CUDA graphs, garbage collector frozen</source>
        <extracomment>tracks.json /edge_modes/3/name</extracomment>
        <translation>CUDA graphs, recolector de basura congelado</translation>
    </message>
    <message>
        <source>Compiled C++ on a real-time kernel</source>
        <extracomment>tracks.json /edge_modes/4/name</extracomment>
        <translation>C++ compilado sobre un sistema de tiempo real</translation>
    </message>
    <message>
        <source>The sizes, counts and efficiency of this frame are assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/*</extracomment>
        <translation>Los tamaños, los recuentos y la eficiencia de este fotograma son suposiciones.</translation>
    </message>
    <message>
        <source>36 pJ per byte is a figure for recent low-power memory that is not confirmed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/pj_per_dram_byte</extracomment>
        <translation>36 pJ por byte es una cifra para memorias recientes de bajo consumo que no está confirmada.</translation>
    </message>
    <message>
        <source>1 pJ per operation is assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/pj_per_op</extracomment>
        <translation>Se supone 1 pJ por operación.</translation>
    </message>
    <message>
        <source>The budget spreads the battery over two hours. The two hours are assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/power_budget_w</extracomment>
        <translation>El presupuesto reparte la batería entre dos horas. Las dos horas son una suposición.</translation>
    </message>
    <message>
        <source>The operations per hop are assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/ops</extracomment>
        <translation>Las operaciones por salto son suposiciones.</translation>
    </message>
    <message>
        <source>The rate is worked out from a published model at 216 MHz. The clock and the count of operations are not confirmed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/ops_per_cycle</extracomment>
        <translation>La tasa se calculó a partir de un modelo publicado a 216 MHz. La frecuencia de reloj y el número de operaciones no están confirmados.</translation>
    </message>
    <message>
        <source>The size of the application is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/app_flash_bytes</extracomment>
        <translation>El tamaño de la aplicación es una suposición.</translation>
    </message>
    <message>
        <source>The memory of the application is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/app_ram_bytes</extracomment>
        <translation>La memoria de la aplicación es una suposición.</translation>
    </message>
    <message>
        <source>The size of the weights is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/weight_bytes</extracomment>
        <translation>El tamaño de los pesos es una suposición.</translation>
    </message>
    <message>
        <source>The working memory of the model is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/arena_bytes</extracomment>
        <translation>La memoria de trabajo del modelo es una suposición.</translation>
    </message>
    <message>
        <source>The count of kernels in the model is assumed.</source>
        <extracomment>tracks.json /tiny_hop/assumptions/kernels</extracomment>
        <translation>El número de kernels del modelo es una suposición.</translation>
    </message>
    <message>
        <source>PyTorch</source>
        <extracomment>tracks.json /runtimes/0/name</extracomment>
        <translation>PyTorch</translation>
    </message>
    <message>
        <source>The size of this runtime is assumed.</source>
        <extracomment>tracks.json /runtimes/0/assumptions/*</extracomment>
        <translation>El tamaño de este entorno de ejecución es una suposición.</translation>
    </message>
    <message>
        <source>TensorFlow Lite, full</source>
        <extracomment>tracks.json /runtimes/1/name</extracomment>
        <translation>TensorFlow Lite, completo</translation>
    </message>
    <message>
        <source>The size and the 4 % overhead of this runtime are assumed.</source>
        <extracomment>tracks.json /runtimes/1/assumptions/*</extracomment>
        <translation>El tamaño y el sobrecoste del 4 % de este entorno de ejecución son suposiciones.</translation>
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
        <translation>El sobrecoste del 4 % del intérprete es una suposición.</translation>
    </message>
    <message>
        <source>The size of one kernel is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/flash_per_kernel_bytes
----------
tracks.json /runtimes/3/assumptions/flash_per_kernel_bytes</extracomment>
        <translation>El tamaño de un kernel es una suposición.</translation>
    </message>
    <message>
        <source>The memory of the interpreter is assumed.</source>
        <extracomment>tracks.json /runtimes/2/assumptions/ram_bytes
----------
tracks.json /runtimes/3/assumptions/ram_bytes</extracomment>
        <translation>La memoria del intérprete es una suposición.</translation>
    </message>
    <message>
        <source>TensorFlow Lite Micro</source>
        <extracomment>tracks.json /runtimes/3/name</extracomment>
        <translation>TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>Compiled C</source>
        <extracomment>tracks.json /runtimes/4/name</extracomment>
        <translation>C compilado</translation>
    </message>
    <message>
        <source>The size of the generated code is assumed.</source>
        <extracomment>tracks.json /runtimes/4/assumptions/*</extracomment>
        <translation>El tamaño del código generado es una suposición.</translation>
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
        <translation>Se supone que el controlador y el framework reservan 1 GB de cada dispositivo.</translation>
    </message>
    <message>
        <source>The compilation break-even</source>
        <extracomment>lab07.json /acts/1/title</extracomment>
        <translation>El punto de equilibrio de la compilación</translation>
    </message>
    <message>
        <source>Kernel fusion</source>
        <extracomment>lab07.json /acts/1/panels/0/title
----------
lab07.json /acts/1/brief/reading/0/title</extracomment>
        <translation>Fusión de kernels</translation>
    </message>
    <message>
        <source>See which memory traffic and which launches disappear when several kernels become one.</source>
        <extracomment>lab07.json /acts/1/panels/0/about</extracomment>
        <translation>Mira qué tráfico de memoria y qué lanzamientos desaparecen cuando varios kernels se convierten en uno.</translation>
    </message>
    <message>
        <source>Compilation pay-back</source>
        <extracomment>lab07.json /acts/1/panels/1/title</extracomment>
        <translation>Amortización de la compilación</translation>
    </message>
    <message>
        <source>See after how many calls the time spent on compiling has come back.</source>
        <extracomment>lab07.json /acts/1/panels/1/about</extracomment>
        <translation>Mira después de cuántas llamadas se ha recuperado el tiempo invertido en compilar.</translation>
    </message>
    <message>
        <source>Compilation continuum</source>
        <extracomment>lab07.json /acts/1/panels/2/title
----------
lab07.json /acts/1/brief/reading/3/title</extracomment>
        <translation>Continuo de compilación</translation>
    </message>
    <message>
        <source>Compare what seven ways to run a model gain in speed and lose in flexibility.</source>
        <extracomment>lab07.json /acts/1/panels/2/about</extracomment>
        <translation>Compara lo que siete formas de ejecutar un modelo ganan en velocidad y pierden en flexibilidad.</translation>
    </message>
    <message>
        <source>Daniel, model serving lead</source>
        <extracomment>lab07.json /acts/1/brief/from</extracomment>
        <translation>Daniel, responsable del servicio de modelos</translation>
    </message>
    <message>
        <source>Should we compile every model?</source>
        <extracomment>lab07.json /acts/1/brief/subject</extracomment>
        <translation>¿Deberíamos compilar todos los modelos?</translation>
    </message>
    <message>
        <source>Your audit showed how much time launches can cost. Now the team wants to compile every model that we serve.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/0</extracomment>
        <translation>Tu auditoría mostró cuánto tiempo pueden costar los lanzamientos. Ahora el equipo quiere compilar todos los modelos que servimos.</translation>
    </message>
    <message>
        <source>On ResNet-50 it works: the compiled model serves 2,150 images per second instead of 1,450. Compiling takes 30 s, and nothing is served during that time.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/1</extracomment>
        <translation>Con ResNet-50 funciona: el modelo compilado atiende 2150 imágenes por segundo en lugar de 1450. Compilar tarda 30 s, y durante ese tiempo no se atiende nada.</translation>
    </message>
    <message>
        <source>But our services differ. One serves 10 million images a day. Another listens for a keyword and gets 100 requests per hour. A third multiplies two giant matrices and does nothing else.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/2</extracomment>
        <translation>Pero nuestros servicios son distintos. Uno atiende 10 millones de imágenes al día. Otro espera una palabra clave y recibe 100 peticiones por hora. Un tercero multiplica dos matrices gigantes y no hace nada más.</translation>
    </message>
    <message>
        <source>I also hear very different figures for kernel fusion, and people quote them without saying what they measured. Please find out what fusion really saves, when compiling pays, and where it never does.</source>
        <extracomment>lab07.json /acts/1/brief/paragraphs/3</extracomment>
        <translation>También oigo cifras muy distintas sobre la fusión de kernels (kernel fusion), y la gente las cita sin decir qué midió. Averigua, por favor, qué ahorra de verdad la fusión, cuándo compensa compilar y dónde no compensa nunca.</translation>
    </message>
    <message>
        <source>You serve large language models on many GPUs. Every replica compiles for itself after a restart, unless it finds the result in a cache. Look at what replicas do to the break-even.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/cloud</extracomment>
        <translation>Sirves modelos de lenguaje grandes en muchas GPU. Cada réplica compila por su cuenta después de un reinicio, salvo que encuentre el resultado en una caché. Mira qué efecto tienen las réplicas en el punto de equilibrio.</translation>
    </message>
    <message>
        <source>Your control loop must be on time in every pass. Compiling while it runs is out of the question, so ask what a stage that compiles ahead of time would cost you in flexibility.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/edge</extracomment>
        <translation>Tu bucle de control debe llegar a tiempo en cada pasada. Compilar mientras funciona no es posible, así que pregúntate cuánta flexibilidad te costaría una etapa que compila de forma anticipada.</translation>
    </message>
    <message>
        <source>Your glasses spend their energy on moving intermediates through DRAM. Look at the memory traffic first and at the time second.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/mobile</extracomment>
        <translation>Tus gafas gastan su energía en mover resultados intermedios por la DRAM. Mira primero el tráfico de memoria y después el tiempo.</translation>
    </message>
    <message>
        <source>You compile on another machine and ship the result, so the compile time is paid before delivery. Look at the far end of the continuum and at what it no longer allows.</source>
        <extracomment>lab07.json /acts/1/brief/tracks/tiny</extracomment>
        <translation>Compilas en otro equipo y entregas el resultado, así que el tiempo de compilación se paga antes de la entrega. Mira el extremo final del continuo y lo que ya no permite.</translation>
    </message>
    <message>
        <source>A compiler joins several operations into one kernel. Intermediate results stay on the chip and are not written to memory and read again.</source>
        <extracomment>lab07.json /acts/1/brief/reading/0/about</extracomment>
        <translation>Un compilador une varias operaciones en un solo kernel. Los resultados intermedios se quedan en el chip y no se escriben en memoria para leerlos otra vez.</translation>
    </message>
    <message>
        <source>Arithmetic intensity and ridge point</source>
        <extracomment>lab07.json /acts/1/brief/reading/1/title
----------
lab07.json /acts/1/formulas/2/title</extracomment>
        <translation>Intensidad aritmética y punto de cresta</translation>
    </message>
    <message>
        <source>Arithmetic intensity is the number of floating-point operations for each byte moved. Below the ridge point of a device, memory bandwidth sets the pace. Above it, arithmetic does.</source>
        <extracomment>lab07.json /acts/1/brief/reading/1/about</extracomment>
        <translation>La intensidad aritmética (arithmetic intensity) es el número de operaciones de coma flotante por cada byte movido. Por debajo del punto de cresta (ridge point) de un dispositivo, el ancho de banda de memoria marca el ritmo. Por encima, lo marca el cálculo.</translation>
    </message>
    <message>
        <source>Break-even</source>
        <extracomment>lab07.json /acts/1/brief/reading/2/title
----------
lab07.json /acts/1/formulas/8/title</extracomment>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>The number of calls after which the time saved equals the time spent on compiling. It depends on the model, on the gain and on every restart.</source>
        <extracomment>lab07.json /acts/1/brief/reading/2/about</extracomment>
        <translation>El número de llamadas después de las cuales el tiempo ahorrado iguala el tiempo invertido en compilar. Depende del modelo, de la ganancia y de cada reinicio.</translation>
    </message>
    <message>
        <source>There is more than on and off. Each stage from eager mode to bare metal gives up some flexibility of Python for some speed.</source>
        <extracomment>lab07.json /acts/1/brief/reading/3/about</extracomment>
        <translation>Hay más que encendido y apagado. Cada etapa, del modo inmediato a la ejecución sin sistema (bare metal), cede algo de la flexibilidad de Python a cambio de velocidad.</translation>
    </message>
    <message>
        <source>Compiling ResNet-50 takes 30 s, once. After how many images has this time been recovered?</source>
        <extracomment>lab07.json /acts/1/predictions/0/prompt</extracomment>
        <translation>Compilar ResNet-50 tarda 30 s, una vez. ¿Después de cuántas imágenes se ha recuperado ese tiempo?</translation>
    </message>
    <message>
        <source>1,450 images per second in eager mode</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/0</extracomment>
        <translation>1450 imágenes por segundo en modo inmediato</translation>
    </message>
    <message>
        <source>2,150 images per second compiled, a gain of 48 %</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/1</extracomment>
        <translation>2150 imágenes por segundo con el modelo compilado, una ganancia del 48 %</translation>
    </message>
    <message>
        <source>30 s for compiling, once, on one GPU</source>
        <extracomment>lab07.json /acts/1/predictions/0/given/2</extracomment>
        <translation>30 s para compilar, una vez, en una GPU</translation>
    </message>
    <message>
        <source>About 1,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/0/text</extracomment>
        <translation>Unas 1000</translation>
    </message>
    <message>
        <source>The idea behind 1,000 is that a gain of almost one half pays back at once. The gain counts for each image, and an image takes less than 1 ms. So 1,000 images save about 0.2 s, not 30 s.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/0/feedback</extracomment>
        <translation>La idea detrás de 1000 es que una ganancia de casi la mitad se amortiza enseguida. La ganancia cuenta para cada imagen, y una imagen tarda menos de 1 ms. Así, 1000 imágenes ahorran unos 0,2 s, no 30 s.</translation>
    </message>
    <message>
        <source>About 10,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/1/text</extracomment>
        <translation>Unas 10 000</translation>
    </message>
    <message>
        <source>The idea behind 10,000 is that each image saves some milliseconds. In eager mode 10,000 images take 6.9 s altogether. They can&apos;t save 30 s, even if they took no time at all.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/1/feedback</extracomment>
        <translation>La idea detrás de 10 000 es que cada imagen ahorra algunos milisegundos. En modo inmediato, 10 000 imágenes tardan 6,9 s en total. No pueden ahorrar 30 s, aunque no tardaran nada.</translation>
    </message>
    <message>
        <source>About 130,000</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/2/text</extracomment>
        <translation>Unas 130 000</translation>
    </message>
    <message>
        <source>You held the saving of one image, about 0.22 ms, against 30 s. That is the right comparison: cost divided by the saving of one call.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/2/feedback</extracomment>
        <translation>Comparaste el ahorro de una imagen, unos 0,22 ms, con los 30 s. Es la comparación correcta: el coste dividido entre el ahorro de una llamada.</translation>
    </message>
    <message>
        <source>About 10 million</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/3/text</extracomment>
        <translation>Unos 10 millones</translation>
    </message>
    <message>
        <source>The idea behind 10 million is that a saving far below a millisecond hardly counts. Each one is small, but they add up: 10 million images save about 37 minutes. The 30 s have come back long before.</source>
        <extracomment>lab07.json /acts/1/predictions/0/options/3/feedback</extracomment>
        <translation>La idea detrás de 10 millones es que un ahorro muy inferior a un milisegundo apenas cuenta. Cada uno es pequeño, pero se suman: 10 millones de imágenes ahorran unos 37 minutos. Los 30 s se han recuperado mucho antes.</translation>
    </message>
    <message>
        <source>You compile two models, and each launch waits for the previous kernel. Which one gains more, as a share of its own time?</source>
        <extracomment>lab07.json /acts/1/predictions/1/prompt</extracomment>
        <translation>Compilas dos modelos, y cada lanzamiento espera al kernel anterior. ¿Cuál gana más, en proporción a su propio tiempo?</translation>
    </message>
    <message>
        <source>Model A: 1,000 small layers, each one kernel of 5 µs</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/0</extracomment>
        <translation>Modelo A: 1000 capas pequeñas, cada una con un kernel de 5 µs</translation>
    </message>
    <message>
        <source>Model B: one giant layer, one kernel of 200 ms</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/1</extracomment>
        <translation>Modelo B: una capa gigante, un kernel de 200 ms</translation>
    </message>
    <message>
        <source>10 µs for each kernel launch</source>
        <extracomment>lab07.json /acts/1/predictions/1/given/2</extracomment>
        <translation>10 µs por cada lanzamiento de kernel</translation>
    </message>
    <message>
        <source>Model A with 1,000 small layers</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/0/text</extracomment>
        <translation>El modelo A, con 1000 capas pequeñas</translation>
    </message>
    <message>
        <source>You looked at what compiling can remove. Model A spends twice as long on launches as on arithmetic, and most of these launches can go.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/0/feedback</extracomment>
        <translation>Te fijaste en lo que la compilación puede eliminar. El modelo A dedica a los lanzamientos el doble de tiempo que al cálculo, y la mayoría de esos lanzamientos puede desaparecer.</translation>
    </message>
    <message>
        <source>Model B with one giant layer</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/1/text</extracomment>
        <translation>El modelo B, con una capa gigante</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a compiler can do most where most time is spent. But compiling removes launches and memory traffic, not arithmetic. Model B has one launch of 10 µs beside 200 ms of arithmetic.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/1/feedback</extracomment>
        <translation>La idea detrás de esta respuesta es que un compilador puede hacer más donde más tiempo se gasta. Pero compilar elimina lanzamientos y tráfico de memoria, no cálculo. El modelo B tiene un lanzamiento de 10 µs frente a 200 ms de cálculo.</translation>
    </message>
    <message>
        <source>Both gain about the same share</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/2/text</extracomment>
        <translation>Los dos ganan más o menos la misma proporción</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a compiler speeds up code by a fixed factor. It has no such factor. What it gains is what it removes, and the two models have very different amounts of that.</source>
        <extracomment>lab07.json /acts/1/predictions/1/options/2/feedback</extracomment>
        <translation>La idea detrás de esta respuesta es que un compilador acelera el código por un factor fijo. No existe tal factor. Lo que gana es lo que elimina, y de eso los dos modelos tienen cantidades muy distintas.</translation>
    </message>
    <message>
        <source>Fuse the three library kernels LayerNorm, Dropout and ReLU.</source>
        <extracomment>lab07.json /acts/1/discoveries/0/text</extracomment>
        <translation>Fusiona los tres kernels de biblioteca LayerNorm, Dropout y ReLU.</translation>
    </message>
    <message>
        <source>Memory traffic falls from {fusion.traffic_unfused_bytes|context=cloud,granularity=library} to {fusion.traffic_fused_bytes|context=cloud,granularity=library}, a ratio of {fusion.traffic_ratio|context=cloud,granularity=library}. Arithmetic intensity rises by the same ratio, to {fusion.ai_fused|context=cloud,granularity=library}. That is still far below the ridge point at {fusion.ridge_tensor|context=cloud}.</source>
        <extracomment>lab07.json /acts/1/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>El tráfico de memoria baja de {fusion.traffic_unfused_bytes|context=cloud,granularity=library} a {fusion.traffic_fused_bytes|context=cloud,granularity=library}, una razón de {fusion.traffic_ratio|context=cloud,granularity=library}. La intensidad aritmética sube en la misma razón, hasta {fusion.ai_fused|context=cloud,granularity=library}. Sigue muy por debajo del punto de cresta, que está en {fusion.ridge_tensor|context=cloud}.</translation>
    </message>
    <message>
        <source>Fuse the same chain when eager mode launches every primitive operation.</source>
        <extracomment>lab07.json /acts/1/discoveries/1/text</extracomment>
        <translation>Fusiona la misma cadena cuando el modo inmediato lanza cada operación primitiva.</translation>
    </message>
    <message>
        <source>Now {fusion.kernels_unfused|context=cloud,granularity=primitive} kernels become one, and the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=primitive}. The fused kernel is the same as before. Only what you compare it with has changed.</source>
        <extracomment>lab07.json /acts/1/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>Ahora {fusion.kernels_unfused|context=cloud,granularity=primitive} kernels se convierten en uno, y la razón de tráfico es {fusion.traffic_ratio|context=cloud,granularity=primitive}. El kernel fusionado es el mismo que antes. Solo ha cambiado aquello con lo que lo comparas.</translation>
    </message>
    <message>
        <source>Make the tensor so large that it no longer fits into the L2 cache.</source>
        <extracomment>lab07.json /acts/1/discoveries/2/text</extracomment>
        <translation>Haz el tensor tan grande que ya no quepa en la caché L2.</translation>
    </message>
    <message>
        <source>The tensor at the start has {fusion.tensor_bytes|context=cloud} and the L2 cache has {fusion.l2_bytes|context=cloud}. Most of its traffic may never reach HBM, so the bars are an upper limit there. With 100 million elements the tensor has {fusion.tensor_bytes|context=cloud,elements=100000000}, and every pass goes through HBM.</source>
        <extracomment>lab07.json /acts/1/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>El tensor del principio tiene {fusion.tensor_bytes|context=cloud} y la caché L2 tiene {fusion.l2_bytes|context=cloud}. Puede que la mayor parte de su tráfico no llegue nunca a la HBM, así que allí las barras son un límite superior. Con 100 millones de elementos, el tensor tiene {fusion.tensor_bytes|context=cloud,elements=100000000} y cada recorrido pasa por la HBM.</translation>
    </message>
    <message>
        <source>Let the fused library kernel use the bandwidth better, with at least 100 million elements.</source>
        <extracomment>lab07.json /acts/1/discoveries/3/text</extracomment>
        <translation>Deja que el kernel de biblioteca fusionado aproveche mejor el ancho de banda, con al menos 100 millones de elementos.</translation>
    </message>
    <message>
        <source>The fused pass is now {fusion.speedup|context=cloud,granularity=library,efficiency=better_fused,elements=1000000000} as fast with a billion elements. The traffic is the same as before. The extra gain comes from a second cause: an assumed better use of the bandwidth.</source>
        <extracomment>lab07.json /acts/1/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>La velocidad fusionada es ahora {fusion.speedup|context=cloud,granularity=library,efficiency=better_fused,elements=1000000000} la original con mil millones de elementos. El tráfico es el mismo que antes. La ganancia adicional viene de una segunda causa: un supuesto mejor uso del ancho de banda.</translation>
    </message>
    <message>
        <source>Look at FlashAttention with a sequence of at least 4,096.</source>
        <extracomment>lab07.json /acts/1/discoveries/4/text</extracomment>
        <translation>Mira FlashAttention con una secuencia de al menos 4096.</translation>
    </message>
    <message>
        <source>Find a deployment of at most one hour in which compiling ResNet-50 pays.</source>
        <extracomment>lab07.json /acts/1/discoveries/5/text</extracomment>
        <translation>Encuentra un despliegue de una hora como máximo en el que compense compilar ResNet-50.</translation>
    </message>
    <message>
        <source>On the cloud GPU, {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} of compiling have come back after {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} images. With 10 million images a day that takes {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</source>
        <extracomment>lab07.json /acts/1/discoveries/5/found - keep what stands in {braces}</extracomment>
        <translation>En la GPU de la nube, los {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} de compilación se han recuperado después de {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} imágenes. Con 10 millones de imágenes al día, eso tarda {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</translation>
    </message>
    <message>
        <source>Find a deployment that ends before compiling has paid.</source>
        <extracomment>lab07.json /acts/1/discoveries/6/text</extracomment>
        <translation>Encuentra un despliegue que termine antes de que la compilación se haya amortizado.</translation>
    </message>
    <message>
        <source>A deployment that is too short loses time, and the net value is negative. With ResNet-50, 10 million images a day and a restart after 10 minutes, it is {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}. Every restart begins again.</source>
        <extracomment>lab07.json /acts/1/discoveries/6/found - keep what stands in {braces}</extracomment>
        <translation>Un despliegue demasiado corto pierde tiempo, y el valor neto es negativo. Con ResNet-50, 10 millones de imágenes al día y un reinicio a los 10 minutos, es {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}. Cada reinicio empieza de nuevo.</translation>
    </message>
    <message>
        <source>Find a model that never pays back, however long it runs.</source>
        <extracomment>lab07.json /acts/1/discoveries/7/text</extracomment>
        <translation>Encuentra un modelo que no se amortice nunca, por mucho que funcione.</translation>
    </message>
    <message>
        <source>One giant matrix product gains nothing, so no number of calls pays for the compile time. Its launch is {roi.dispatch_share|context=cloud,workload=giant} of its kernel, and there is no second kernel to fuse with.</source>
        <extracomment>lab07.json /acts/1/discoveries/7/found - keep what stands in {braces}</extracomment>
        <translation>Un producto de matrices gigantes no gana nada, así que ningún número de llamadas paga el tiempo de compilación. Su lanzamiento es {roi.dispatch_share|context=cloud,workload=giant} de su kernel, y no hay un segundo kernel con el que fusionarlo.</translation>
    </message>
    <message>
        <source>Compare keyword spotting ahead of time for serial and for overlapped launches.</source>
        <extracomment>lab07.json /acts/1/discoveries/8/text</extracomment>
        <translation>Compara la detección de palabras clave con compilación anticipada entre lanzamientos en serie y solapados.</translation>
    </message>
    <message>
        <source>When each launch waits, ahead-of-time code is {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=aot} as fast as eager mode, and torch.compile {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile}. With overlapped launches both reach {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=aot}. The GPU no longer waits, so cheaper launches buy nothing.</source>
        <extracomment>lab07.json /acts/1/discoveries/8/found - keep what stands in {braces}</extracomment>
        <translation>Cuando cada lanzamiento espera, la velocidad del código compilado de forma anticipada es {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=aot} la del modo inmediato, y la de torch.compile, {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile}. Con lanzamientos solapados, las dos llegan a {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=aot}. La GPU ya no espera, así que unos lanzamientos más baratos no aportan nada.</translation>
    </message>
    <message>
        <source>Build the longest and most complex pointwise chain.</source>
        <extracomment>lab07.json /acts/1/discoveries/9/text</extracomment>
        <translation>Construye la cadena elemento a elemento más larga y más compleja.</translation>
    </message>
    <message>
        <source>Even this chain reaches only {continuum.intensity|context=cloud,precision=fp16,operation=pointwise,kernel_complexity=8,fusion_level=32}, and the Tensor Core ridge is at {continuum.ridge_tensor|context=cloud,precision=fp16}. A chain of simple operations would need {continuum.ops_to_ridge_tensor|context=cloud,precision=fp16} of them. A matrix product gets there, because it uses each value many times.</source>
        <extracomment>lab07.json /acts/1/discoveries/9/found - keep what stands in {braces}</extracomment>
        <translation>Incluso esta cadena llega solo a {continuum.intensity|context=cloud,precision=fp16,operation=pointwise,kernel_complexity=8,fusion_level=32}, y la cresta de los Tensor Cores está en {continuum.ridge_tensor|context=cloud,precision=fp16}. Una cadena de operaciones simples necesitaría {continuum.ops_to_ridge_tensor|context=cloud,precision=fp16}. Un producto de matrices llega, porque usa cada valor muchas veces.</translation>
    </message>
    <message>
        <source>The shortest deployment that pays</source>
        <extracomment>lab07.json /acts/1/challenges/0/title</extracomment>
        <translation>El despliegue más corto que compensa</translation>
    </message>
    <message>
        <source>A keyword spotter on the cloud GPU gets 100 requests per hour. Which is the shortest deployment for which compiling pays?</source>
        <extracomment>lab07.json /acts/1/challenges/0/prompt</extracomment>
        <translation>Un detector de palabras clave en la GPU de la nube recibe 100 peticiones por hora. ¿Cuál es el despliegue más corto en el que compensa compilar?</translation>
    </message>
    <message>
        <source>Keyword spotting, 15 ms for one request in eager mode</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/0</extracomment>
        <translation>Detección de palabras clave, 15 ms por petición en modo inmediato</translation>
    </message>
    <message>
        <source>10 s for compiling, once, on one GPU</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/1</extracomment>
        <translation>10 s para compilar, una vez, en una GPU</translation>
    </message>
    <message>
        <source>40 % more throughput when compiled</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/2</extracomment>
        <translation>Un 40 % más de rendimiento (peticiones por segundo) con el modelo compilado</translation>
    </message>
    <message>
        <source>100 requests per hour, day and night</source>
        <extracomment>lab07.json /acts/1/challenges/0/given/3</extracomment>
        <translation>100 peticiones por hora, de día y de noche</translation>
    </message>
    <message>
        <source>Work out what one request saves. 40 % more throughput means that a compiled request takes 15 ms divided by 1.4.</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/0</extracomment>
        <translation>Calcula lo que ahorra una petición. Un rendimiento un 40 % mayor significa que una petición compilada tarda 15 ms dividido entre 1,4.</translation>
    </message>
    <message>
        <source>One request saves about 4.3 ms. Divide the 10 s of compiling by that to get the number of requests.</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/1</extracomment>
        <translation>Una petición ahorra unos 4,3 ms. Divide los 10 s de compilación entre eso para obtener el número de peticiones.</translation>
    </message>
    <message>
        <source>You need a little more than 2,300 requests. At 100 requests per hour, how many hours is that?</source>
        <extracomment>lab07.json /acts/1/challenges/0/hints/2</extracomment>
        <translation>Necesitas algo más de 2300 peticiones. Con 100 peticiones por hora, ¿cuántas horas son?</translation>
    </message>
    <message>
        <source>It takes {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400} requests, and that is {roi.breakeven_days|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400}. A deployment of one day just pays: the net saving is {roi.net_saved_s|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400,deployment_days=1}.</source>
        <extracomment>lab07.json /acts/1/challenges/0/solved - keep what stands in {braces}</extracomment>
        <translation>Hacen falta {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400} peticiones, y eso son {roi.breakeven_days|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400}. Un despliegue de un día compensa por muy poco: el ahorro neto es {roi.net_saved_s|context=cloud,workload=kws,compile_s=10,gain=0.4,per_day=2400,deployment_days=1}.</translation>
    </message>
    <message>
        <source>Past the ridge in five moves</source>
        <extracomment>lab07.json /acts/1/challenges/1/title</extracomment>
        <translation>Más allá de la cresta en cinco movimientos</translation>
    </message>
    <message>
        <source>Bring the operating point past the Tensor Core ridge with at most five moves.</source>
        <extracomment>lab07.json /acts/1/challenges/1/prompt</extracomment>
        <translation>Lleva el punto de operación más allá de la cresta de los Tensor Cores con cinco movimientos como máximo.</translation>
    </message>
    <message>
        <source>One move is one control, however far you move it</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/0</extracomment>
        <translation>Un movimiento es un control, por mucho que lo muevas</translation>
    </message>
    <message>
        <source>You start from a pointwise chain</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/1</extracomment>
        <translation>Empiezas con una cadena elemento a elemento</translation>
    </message>
    <message>
        <source>You can take back a move or start again</source>
        <extracomment>lab07.json /acts/1/challenges/1/given/2</extracomment>
        <translation>Puedes deshacer un movimiento o empezar de nuevo</translation>
    </message>
    <message>
        <source>Move a pointwise chain to its longest and most complex form. See how far it stays from the Tensor Core ridge.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/0</extracomment>
        <translation>Lleva una cadena elemento a elemento a su forma más larga y más compleja. Mira a qué distancia queda de la cresta de los Tensor Cores.</translation>
    </message>
    <message>
        <source>You need an operation that uses each loaded value many times. Change the operation.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/1</extracomment>
        <translation>Necesitas una operación que use muchas veces cada valor cargado. Cambia la operación.</translation>
    </message>
    <message>
        <source>A matrix product has a high intensity only when no side of it is small. Raise its batch and its inner size K.</source>
        <extracomment>lab07.json /acts/1/challenges/1/hints/2</extracomment>
        <translation>Un producto de matrices solo tiene una intensidad alta cuando ninguno de sus lados es pequeño. Aumenta su lote y su tamaño interior K.</translation>
    </message>
    <message>
        <source>You needed {continuum.moves} moves. A pointwise chain does not get there, however you fuse it. A matrix product does, because with a larger batch and a larger K each loaded value is used more often.</source>
        <extracomment>lab07.json /acts/1/challenges/1/solved - keep what stands in {braces}</extracomment>
        <translation>Necesitaste {continuum.moves} movimientos. Una cadena elemento a elemento no llega, la fusiones como la fusiones. Un producto de matrices sí, porque con un lote mayor y una K mayor cada valor cargado se usa más veces.</translation>
    </message>
    <message>
        <source>A published speed-up from fusion</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/title</extracomment>
        <translation>Una aceleración publicada de la fusión</translation>
    </message>
    <message>
        <source>S equals t c plus 3 l plus 6 n b over B, divided by t c plus l plus 2 n b over B. t c is 5 microseconds.</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/spoken</extracomment>
        <translation>S es igual a t c más 3 l más 6 n b entre B, dividido entre t c más l más 2 n b entre B. t c es 5 microsegundos.</translation>
    </message>
    <message>
        <source>speed-up from fusing three library kernels</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/0/meaning</extracomment>
        <translation>aceleración al fusionar tres kernels de biblioteca</translation>
    </message>
    <message>
        <source>math time, the same before and after</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/1/meaning</extracomment>
        <translation>tiempo de cálculo, el mismo antes y después</translation>
    </message>
    <message>
        <source>number of elements of the tensor</source>
        <extracomment>lab07.json /acts/1/exercises/0/formula/terms/3/meaning
----------
lab07.json /acts/1/formulas/0/terms/3/meaning</extracomment>
        <translation>número de elementos del tensor</translation>
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
        <translation>bytes de un elemento</translation>
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
        <translation>ancho de banda de memoria</translation>
    </message>
    <message>
        <source>The formula gives {fusion.published_speedup|context=cloud}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/0 - keep what stands in {braces}</extracomment>
        <translation>La fórmula da {fusion.published_speedup|context=cloud}.</translation>
    </message>
    <message>
        <source>The launch ratio is {fusion.launch_ratio|context=cloud,granularity=library}, and the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/1 - keep what stands in {braces}</extracomment>
        <translation>La razón de lanzamientos es {fusion.launch_ratio|context=cloud,granularity=library}, y la razón de tráfico es {fusion.traffic_ratio|context=cloud,granularity=library}.</translation>
    </message>
    <message>
        <source>The instrument gives {fusion.speedup|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/0/worked/2 - keep what stands in {braces}</extracomment>
        <translation>El instrumento da {fusion.speedup|context=cloud,granularity=library}.</translation>
    </message>
    <message>
        <source>Launches and traffic both shrink by the same factor, but the formula gives less. What is wrong with it?</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/prompt</extracomment>
        <translation>Los lanzamientos y el tráfico se reducen por el mismo factor, pero la fórmula da menos. ¿Qué tiene de malo?</translation>
    </message>
    <message>
        <source>It adds 5 µs of math that belong to no operation here and don&apos;t shrink.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/0/text</extracomment>
        <translation>Suma 5 µs de cálculo que aquí no pertenecen a ninguna operación y que no se reducen.</translation>
    </message>
    <message>
        <source>Yes. These operations need about 8 million floating-point operations, far less than 1 µs on this GPU, and they run while the data moves. A constant of 5 µs on both sides hides part of the gain.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/0/feedback</extracomment>
        <translation>Sí. Estas operaciones necesitan unos 8 millones de operaciones de coma flotante, mucho menos de 1 µs en esta GPU, y se ejecutan mientras se mueven los datos. Una constante de 5 µs en los dos lados oculta parte de la ganancia.</translation>
    </message>
    <message>
        <source>It counts three launches before fusion, but there is only one.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/1/text</extracomment>
        <translation>Cuenta tres lanzamientos antes de la fusión, pero solo hay uno.</translation>
    </message>
    <message>
        <source>The idea here is that one line of Python is one launch. Each library kernel is launched on its own, so three launches become one. This part of the formula is right.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/1/feedback</extracomment>
        <translation>La idea aquí es que una línea de Python es un lanzamiento. Cada kernel de biblioteca se lanza por separado, así que tres lanzamientos se convierten en uno. Esta parte de la fórmula es correcta.</translation>
    </message>
    <message>
        <source>It counts six passes through memory, but there are only three.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/2/text</extracomment>
        <translation>Cuenta seis recorridos por la memoria, pero solo hay tres.</translation>
    </message>
    <message>
        <source>The idea here is to count each tensor once. Each of the three kernels reads one tensor and writes one, which makes six passes. This part of the formula is right.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/2/feedback</extracomment>
        <translation>La idea aquí es contar cada tensor una vez. Cada uno de los tres kernels lee un tensor y escribe uno, lo que da seis recorridos. Esta parte de la fórmula es correcta.</translation>
    </message>
    <message>
        <source>It uses the same bandwidth for both, but fusion makes the memory faster.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/3/text</extracomment>
        <translation>Usa el mismo ancho de banda para los dos, pero la fusión hace más rápida la memoria.</translation>
    </message>
    <message>
        <source>The idea here is that a fused kernel gets more out of the memory. It may use the bandwidth better, but that is a separate effect. It is not the reason why this formula stays below the factor of its own parts.</source>
        <extracomment>lab07.json /acts/1/exercises/0/question/options/3/feedback</extracomment>
        <translation>La idea aquí es que un kernel fusionado saca más de la memoria. Puede que aproveche mejor el ancho de banda, pero ese es un efecto aparte. No es la razón por la que esta fórmula queda por debajo del factor de sus propias partes.</translation>
    </message>
    <message>
        <source>A published math utilization after compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/title</extracomment>
        <translation>Una utilización de cálculo publicada después de compilar</translation>
    </message>
    <message>
        <source>U prime equals N times c, divided by N times r times the sum of c and l, plus M.</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/spoken</extracomment>
        <translation>U prima es igual a N por c, dividido entre N por r por la suma de c y l, más M.</translation>
    </message>
    <message>
        <source>math utilization after compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/0/meaning</extracomment>
        <translation>utilización de cálculo después de compilar</translation>
    </message>
    <message>
        <source>number of kernel launches before compiling</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/1/meaning</extracomment>
        <translation>número de lanzamientos de kernel antes de compilar</translation>
    </message>
    <message>
        <source>share of the kernels that remain</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/3/meaning</extracomment>
        <translation>proporción de los kernels que queda</translation>
    </message>
    <message>
        <source>memory time</source>
        <extracomment>lab07.json /acts/1/exercises/1/formula/terms/5/meaning
----------
lab07.json /acts/1/exercises/2/formula/terms/0/meaning</extracomment>
        <translation>tiempo de memoria</translation>
    </message>
    <message>
        <source>Keyword spotting: 1,000 kernels of 5 µs, 10 µs for each launch. One fifth of the kernels remains, and memory takes 500 µs.</source>
        <extracomment>lab07.json /acts/1/exercises/1/worked/0</extracomment>
        <translation>Detección de palabras clave: 1000 kernels de 5 µs, 10 µs por cada lanzamiento. Queda una quinta parte de los kernels, y la memoria tarda 500 µs.</translation>
    </message>
    <message>
        <source>The formula gives {fusion.published_utilization}.</source>
        <extracomment>lab07.json /acts/1/exercises/1/worked/1 - keep what stands in {braces}</extracomment>
        <translation>La fórmula da {fusion.published_utilization}.</translation>
    </message>
    <message>
        <source>No share can be larger than 100 %. What is wrong with the formula?</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/prompt</extracomment>
        <translation>Ninguna proporción puede superar el 100 %. ¿Qué tiene de malo la fórmula?</translation>
    </message>
    <message>
        <source>Above the line all the math is counted, below the line only the share r of it.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/0/text</extracomment>
        <translation>En el numerador cuenta todo el cálculo; en el denominador, solo la parte r de él.</translation>
    </message>
    <message>
        <source>Yes. Compiling removes launches, not math. Below the line, the math must stay N times c, and only the launches shrink to N times r.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/0/feedback</extracomment>
        <translation>Sí. Compilar elimina lanzamientos, no cálculo. En el denominador, el cálculo debe seguir siendo N por c, y solo los lanzamientos se reducen a N por r.</translation>
    </message>
    <message>
        <source>The memory time below the line must shrink, too.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/1/text</extracomment>
        <translation>El tiempo de memoria del denominador también debe reducirse.</translation>
    </message>
    <message>
        <source>The idea here is that fusion also saves memory time. That may be so, but a smaller M makes the result even larger. It can&apos;t bring it below 100 %.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/1/feedback</extracomment>
        <translation>La idea aquí es que la fusión también ahorra tiempo de memoria. Puede ser, pero una M menor hace el resultado aún mayor. No puede bajarlo del 100 %.</translation>
    </message>
    <message>
        <source>r is the share of kernels that are removed, so 0.8 belongs there.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/2/text</extracomment>
        <translation>r es la proporción de kernels que se elimina, así que ahí corresponde 0,8.</translation>
    </message>
    <message>
        <source>The idea here is that r was put in the wrong way round. With 0.8 this one result looks possible. But with a small r the same formula still exceeds 100 %, so the formula itself is wrong.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/2/feedback</extracomment>
        <translation>La idea aquí es que r se puso al revés. Con 0,8 este resultado concreto parece posible. Pero con una r pequeña la misma fórmula sigue superando el 100 %, así que la fórmula misma está mal.</translation>
    </message>
    <message>
        <source>Nothing: a GPU does several things at once, so more than 100 % is possible.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/3/text</extracomment>
        <translation>Nada: una GPU hace varias cosas a la vez, así que más del 100 % es posible.</translation>
    </message>
    <message>
        <source>The idea here is that parallel work can add up to more than the whole. Math utilization is the share of wall time in which math runs. That share can&apos;t exceed the whole.</source>
        <extracomment>lab07.json /acts/1/exercises/1/question/options/3/feedback</extracomment>
        <translation>La idea aquí es que el trabajo en paralelo puede sumar más que el todo. La utilización de cálculo es la proporción del tiempo real en la que hay cálculo. Esa proporción no puede superar el todo.</translation>
    </message>
    <message>
        <source>A published memory time</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/title</extracomment>
        <translation>Un tiempo de memoria publicado</translation>
    </message>
    <message>
        <source>M equals N times c, divided by I.</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/spoken</extracomment>
        <translation>M es igual a N por c, dividido entre I.</translation>
    </message>
    <message>
        <source>number of kernels</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/1/terms/1/meaning</extracomment>
        <translation>número de kernels</translation>
    </message>
    <message>
        <source>arithmetic intensity, in operations per byte</source>
        <extracomment>lab07.json /acts/1/exercises/2/formula/terms/3/meaning</extracomment>
        <translation>intensidad aritmética, en operaciones por byte</translation>
    </message>
    <message>
        <source>Keyword spotting: 1,000 kernels of 5 µs are 5 ms of math.</source>
        <extracomment>lab07.json /acts/1/exercises/2/worked/0</extracomment>
        <translation>Detección de palabras clave: 1000 kernels de 5 µs son 5 ms de cálculo.</translation>
    </message>
    <message>
        <source>With an intensity of 0.1 FLOP/byte the formula gives 50 ms of memory time.</source>
        <extracomment>lab07.json /acts/1/exercises/2/worked/1</extracomment>
        <translation>Con una intensidad de 0,1 FLOP/byte, la fórmula da 50 ms de tiempo de memoria.</translation>
    </message>
    <message>
        <source>Why can this formula not give a memory time?</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/prompt</extracomment>
        <translation>¿Por qué esta fórmula no puede dar un tiempo de memoria?</translation>
    </message>
    <message>
        <source>A time divided by operations per byte is not a time.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/0/text</extracomment>
        <translation>Un tiempo dividido entre operaciones por byte no es un tiempo.</translation>
    </message>
    <message>
        <source>Yes. Memory time is bytes divided by bandwidth. To get bytes from an intensity you need the number of operations, not the time that they took.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/0/feedback</extracomment>
        <translation>Sí. El tiempo de memoria son bytes divididos entre el ancho de banda. Para obtener bytes a partir de una intensidad necesitas el número de operaciones, no el tiempo que tardaron.</translation>
    </message>
    <message>
        <source>The intensity of 0.1 is too low; with the right value the formula holds.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/1/text</extracomment>
        <translation>La intensidad de 0,1 es demasiado baja; con el valor correcto la fórmula vale.</translation>
    </message>
    <message>
        <source>The idea here is that only the number is wrong. Another number changes the result, but not its unit. It would still be microseconds times bytes, divided by operations.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/1/feedback</extracomment>
        <translation>La idea aquí es que solo el número está mal. Otro número cambia el resultado, pero no su unidad. Seguirían siendo microsegundos por bytes, divididos entre operaciones.</translation>
    </message>
    <message>
        <source>The time must be multiplied by the intensity, not divided.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/2/text</extracomment>
        <translation>El tiempo debe multiplicarse por la intensidad, no dividirse.</translation>
    </message>
    <message>
        <source>The idea here is that the formula is upside down. Then the unit is microseconds times operations per byte, which is no time either.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/2/feedback</extracomment>
        <translation>La idea aquí es que la fórmula está al revés. Entonces la unidad son microsegundos por operaciones por byte, que tampoco es un tiempo.</translation>
    </message>
    <message>
        <source>The launch cost is missing.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/3/text</extracomment>
        <translation>Falta el coste de lanzamiento.</translation>
    </message>
    <message>
        <source>The idea here is that every time must include the launches. Launches are dispatch time. Memory time is about bytes, and launches move almost none.</source>
        <extracomment>lab07.json /acts/1/exercises/2/question/options/3/feedback</extracomment>
        <translation>La idea aquí es que todo tiempo debe incluir los lanzamientos. Los lanzamientos son tiempo de despacho. El tiempo de memoria trata de bytes, y los lanzamientos casi no mueven ninguno.</translation>
    </message>
    <message>
        <source>A published change of arithmetic intensity</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/title</extracomment>
        <translation>Un cambio publicado de la intensidad aritmética</translation>
    </message>
    <message>
        <source>I equals F divided by Q. I goes from 0.1 to I prime equals 0.8, while Q divided by Q prime is 3.</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/spoken</extracomment>
        <translation>I es igual a F dividido entre Q. I pasa de 0,1 a I prima igual a 0,8, mientras que Q dividido entre Q prima es 3.</translation>
    </message>
    <message>
        <source>arithmetic intensity before fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/0/meaning</extracomment>
        <translation>intensidad aritmética antes de la fusión</translation>
    </message>
    <message>
        <source>arithmetic intensity after fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/1/meaning</extracomment>
        <translation>intensidad aritmética después de la fusión</translation>
    </message>
    <message>
        <source>floating-point operations</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/2/meaning</extracomment>
        <translation>operaciones de coma flotante</translation>
    </message>
    <message>
        <source>bytes moved before fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/3/meaning</extracomment>
        <translation>bytes movidos antes de la fusión</translation>
    </message>
    <message>
        <source>bytes moved after fusion</source>
        <extracomment>lab07.json /acts/1/exercises/3/formula/terms/4/meaning</extracomment>
        <translation>bytes movidos después de la fusión</translation>
    </message>
    <message>
        <source>The ratio of the two published intensities is {fusion.published_intensity_ratio}.</source>
        <extracomment>lab07.json /acts/1/exercises/3/worked/0 - keep what stands in {braces}</extracomment>
        <translation>La razón entre las dos intensidades publicadas es {fusion.published_intensity_ratio}.</translation>
    </message>
    <message>
        <source>The instrument: from {fusion.ai_unfused|context=cloud,granularity=library} to {fusion.ai_fused|context=cloud,granularity=library}, with a traffic ratio of {fusion.traffic_ratio|context=cloud,granularity=library}.</source>
        <extracomment>lab07.json /acts/1/exercises/3/worked/1 - keep what stands in {braces}</extracomment>
        <translation>El instrumento: de {fusion.ai_unfused|context=cloud,granularity=library} a {fusion.ai_fused|context=cloud,granularity=library}, con una razón de tráfico de {fusion.traffic_ratio|context=cloud,granularity=library}.</translation>
    </message>
    <message>
        <source>Why can these numbers not belong together?</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/prompt</extracomment>
        <translation>¿Por qué estos números no pueden ir juntos?</translation>
    </message>
    <message>
        <source>Fusion leaves the operations as they are, so intensity rises exactly as traffic falls.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/0/text</extracomment>
        <translation>La fusión deja las operaciones como están, así que la intensidad sube exactamente lo que baja el tráfico.</translation>
    </message>
    <message>
        <source>Yes. With the same F, the intensity can only rise by the traffic ratio. If traffic falls to a third, intensity becomes three times as high.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/0/feedback</extracomment>
        <translation>Sí. Con la misma F, la intensidad solo puede subir en la razón de tráfico. Si el tráfico baja a un tercio, la intensidad se hace tres veces mayor.</translation>
    </message>
    <message>
        <source>Fusion also removes operations, which makes the intensity rise even more.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/1/text</extracomment>
        <translation>La fusión también elimina operaciones, lo que sube la intensidad aún más.</translation>
    </message>
    <message>
        <source>The idea here is that one kernel does less work than three. The work is the same. And if operations did go away, the intensity would fall, because they stand above the line.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/1/feedback</extracomment>
        <translation>La idea aquí es que un kernel hace menos trabajo que tres. El trabajo es el mismo. Y si desaparecieran operaciones, la intensidad bajaría, porque están en el numerador.</translation>
    </message>
    <message>
        <source>The first number is for FP32 and the second for FP16.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/2/text</extracomment>
        <translation>El primer número es para FP32 y el segundo para FP16.</translation>
    </message>
    <message>
        <source>The idea here is that two precisions were mixed. Half the bytes double the intensity. Together with the traffic ratio that gives a factor of six, not of eight.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/2/feedback</extracomment>
        <translation>La idea aquí es que se mezclaron dos precisiones. La mitad de bytes duplica la intensidad. Junto con la razón de tráfico, eso da un factor de seis, no de ocho.</translation>
    </message>
    <message>
        <source>0.8 lies above the ridge point, and fusion can&apos;t cross it.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/3/text</extracomment>
        <translation>0,8 está por encima del punto de cresta, y la fusión no puede cruzarlo.</translation>
    </message>
    <message>
        <source>The idea here is that there is a limit at the ridge point. An intensity of 0.8 is far below any ridge point of this GPU. The two numbers contradict the traffic, not the ridge.</source>
        <extracomment>lab07.json /acts/1/exercises/3/question/options/3/feedback</extracomment>
        <translation>La idea aquí es que hay un límite en el punto de cresta. Una intensidad de 0,8 está muy por debajo de cualquier punto de cresta de esta GPU. Los dos números contradicen el tráfico, no la cresta.</translation>
    </message>
    <message>
        <source>A published claim about FlashAttention</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/title</extracomment>
        <translation>Una afirmación publicada sobre FlashAttention</translation>
    </message>
    <message>
        <source>Q goes from order N squared to order N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/spoken</extracomment>
        <translation>Q pasa de orden N al cuadrado a orden N.</translation>
    </message>
    <message>
        <source>bytes that attention moves to and from HBM</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/terms/0/meaning</extracomment>
        <translation>bytes que la atención mueve hacia la HBM y desde ella</translation>
    </message>
    <message>
        <source>length of the sequence</source>
        <extracomment>lab07.json /acts/1/exercises/4/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/4/terms/1/meaning
----------
lab07.json /acts/1/formulas/5/terms/1/meaning</extracomment>
        <translation>longitud de la secuencia</translation>
    </message>
    <message>
        <source>Twice the length: look at what doubles and what does not. What is wrong with the claim?</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/prompt</extracomment>
        <translation>El doble de longitud: mira qué se duplica y qué no. ¿Qué tiene de malo la afirmación?</translation>
    </message>
    <message>
        <source>The footprint grows in proportion to N. The traffic still grows with the square of N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/0/text</extracomment>
        <translation>La huella de memoria crece en proporción a N. El tráfico sigue creciendo con el cuadrado de N.</translation>
    </message>
    <message>
        <source>Yes. FlashAttention reads queries and results again for every block of keys. Twice the length means twice the blocks and twice the rows, so about four times the traffic. What it never stores is the matrix of N times N values.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/0/feedback</extracomment>
        <translation>Sí. FlashAttention vuelve a leer las consultas y los resultados para cada bloque de claves. El doble de longitud significa el doble de bloques y el doble de filas, así que unas cuatro veces el tráfico. Lo que nunca guarda es la matriz de N por N valores.</translation>
    </message>
    <message>
        <source>FlashAttention needs fewer operations, so the claim should be about arithmetic.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/1/text</extracomment>
        <translation>FlashAttention necesita menos operaciones, así que la afirmación debería tratar del cálculo.</translation>
    </message>
    <message>
        <source>The idea here is that less time means less arithmetic. FlashAttention computes even a little more than standard attention. It gains because it moves less data.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/1/feedback</extracomment>
        <translation>La idea aquí es que menos tiempo significa menos cálculo. FlashAttention calcula incluso un poco más que la atención estándar. Gana porque mueve menos datos.</translation>
    </message>
    <message>
        <source>The claim is right, but only for very long sequences.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/2/text</extracomment>
        <translation>La afirmación es correcta, pero solo para secuencias muy largas.</translation>
    </message>
    <message>
        <source>The idea here is that a law of growth shows itself at the far end. There the traffic grows with the square, as the two lengths above show. The ratio to standard attention ends at a fixed limit.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/2/feedback</extracomment>
        <translation>La idea aquí es que una ley de crecimiento se ve en el extremo. Allí el tráfico crece con el cuadrado, como muestran las dos longitudes de arriba. La razón respecto a la atención estándar termina en un límite fijo.</translation>
    </message>
    <message>
        <source>Standard attention also moves bytes in proportion to N.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/3/text</extracomment>
        <translation>La atención estándar también mueve bytes en proporción a N.</translation>
    </message>
    <message>
        <source>The idea here is to count only queries, keys, values and results. Standard attention also writes and reads a matrix of N times N values. That matrix makes most of its traffic.</source>
        <extracomment>lab07.json /acts/1/exercises/4/question/options/3/feedback</extracomment>
        <translation>La idea aquí es contar solo consultas, claves, valores y resultados. La atención estándar también escribe y lee una matriz de N por N valores. Esa matriz causa la mayor parte de su tráfico.</translation>
    </message>
    <message>
        <source>A published saving of one call, used for every model</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/title</extracomment>
        <translation>Un ahorro publicado de una llamada, usado para todos los modelos</translation>
    </message>
    <message>
        <source>Delta t equals 1 over 1450, minus 1 over 1450 times 1 plus G.</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/spoken</extracomment>
        <translation>Delta t es igual a 1 entre 1450, menos 1 entre 1450 por 1 más G.</translation>
    </message>
    <message>
        <source>time that compiling saves on one call, in seconds</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/terms/0/meaning</extracomment>
        <translation>tiempo que la compilación ahorra en una llamada, en segundos</translation>
    </message>
    <message>
        <source>gain in throughput from compiling</source>
        <extracomment>lab07.json /acts/1/exercises/5/formula/terms/1/meaning
----------
lab07.json /acts/1/formulas/7/terms/3/meaning</extracomment>
        <translation>ganancia de rendimiento por compilar</translation>
    </message>
    <message>
        <source>Keyword spotting with a gain of 40 % and 10 s of compiling: this formula gives {roi.breakeven_calls|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4} calls until the break-even.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/0 - keep what stands in {braces}</extracomment>
        <translation>Detección de palabras clave con una ganancia del 40 % y 10 s de compilación: esta fórmula da {roi.breakeven_calls|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4} llamadas hasta el punto de equilibrio.</translation>
    </message>
    <message>
        <source>At 100 requests per hour that takes {roi.breakeven_days|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4,per_day=2400}.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/1 - keep what stands in {braces}</extracomment>
        <translation>Con 100 peticiones por hora, eso tarda {roi.breakeven_days|context=cloud,workload=kws,eager_rate=1450,compile_s=10,gain=0.4,per_day=2400}.</translation>
    </message>
    <message>
        <source>With its own rate of {roi.eager_rate|context=cloud,workload=kws} it takes {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4} calls.</source>
        <extracomment>lab07.json /acts/1/exercises/5/worked/2 - keep what stands in {braces}</extracomment>
        <translation>Con su propia tasa de {roi.eager_rate|context=cloud,workload=kws} hacen falta {roi.breakeven_calls|context=cloud,workload=kws,compile_s=10,gain=0.4} llamadas.</translation>
    </message>
    <message>
        <source>Why is this break-even so far away for keyword spotting?</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/prompt</extracomment>
        <translation>¿Por qué queda tan lejos este punto de equilibrio para la detección de palabras clave?</translation>
    </message>
    <message>
        <source>1,450 per second is the eager rate of ResNet-50, not of the model in question.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/0/text</extracomment>
        <translation>1450 por segundo es la tasa en modo inmediato de ResNet-50, no la del modelo en cuestión.</translation>
    </message>
    <message>
        <source>Yes. What one call saves depends on how long a call of this model takes. A request of keyword spotting takes 15 ms in eager mode and saves far more than one image.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/0/feedback</extracomment>
        <translation>Sí. Lo que ahorra una llamada depende de cuánto dura una llamada de este modelo. Una petición de detección de palabras clave tarda 15 ms en modo inmediato y ahorra mucho más que una imagen.</translation>
    </message>
    <message>
        <source>The gain must be added to the rate, not multiplied.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/1/text</extracomment>
        <translation>La ganancia debe sumarse a la tasa, no multiplicarse.</translation>
    </message>
    <message>
        <source>The idea here is that a gain is a number of calls per second. It is a share of the rate, so 1 plus G is right. The formula has the right form and the wrong rate.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/1/feedback</extracomment>
        <translation>La idea aquí es que una ganancia es un número de llamadas por segundo. Es una proporción de la tasa, así que 1 más G es correcto. La fórmula tiene la forma correcta y la tasa equivocada.</translation>
    </message>
    <message>
        <source>The compile time is missing from the formula.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/2/text</extracomment>
        <translation>Falta el tiempo de compilación en la fórmula.</translation>
    </message>
    <message>
        <source>The idea here is that every formula about compiling needs the compile time. This one is only the saving of one call. The compile time is divided by it afterwards.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/2/feedback</extracomment>
        <translation>La idea aquí es que toda fórmula sobre compilar necesita el tiempo de compilación. Esta es solo el ahorro de una llamada. El tiempo de compilación se divide después entre él.</translation>
    </message>
    <message>
        <source>The number of calls must be rounded up.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/3/text</extracomment>
        <translation>El número de llamadas debe redondearse hacia arriba.</translation>
    </message>
    <message>
        <source>The idea here is that a small slip in rounding explains it. Break-even calls are indeed rounded up, but that changes the number by less than one call.</source>
        <extracomment>lab07.json /acts/1/exercises/5/question/options/3/feedback</extracomment>
        <translation>La idea aquí es que un pequeño fallo de redondeo lo explica. Las llamadas hasta el punto de equilibrio se redondean, en efecto, hacia arriba, pero eso cambia el número en menos de una llamada.</translation>
    </message>
    <message>
        <source>A published net time saved</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/title</extracomment>
        <translation>Un tiempo neto ahorrado publicado</translation>
    </message>
    <message>
        <source>S equals the larger of 0 and V times D times delta t, minus C.</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/spoken</extracomment>
        <translation>S es igual al mayor de 0 y V por D por delta t, menos C.</translation>
    </message>
    <message>
        <source>net time saved by compiling</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/0/meaning</extracomment>
        <translation>tiempo neto ahorrado por compilar</translation>
    </message>
    <message>
        <source>calls per day</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/1/meaning</extracomment>
        <translation>llamadas por día</translation>
    </message>
    <message>
        <source>length of the deployment in days</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/2/meaning
----------
lab07.json /acts/1/formulas/9/terms/2/meaning</extracomment>
        <translation>duración del despliegue en días</translation>
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
        <translation>tiempo que la compilación ahorra en una llamada</translation>
    </message>
    <message>
        <source>time spent on compiling</source>
        <extracomment>lab07.json /acts/1/exercises/6/formula/terms/4/meaning</extracomment>
        <translation>tiempo invertido en compilar</translation>
    </message>
    <message>
        <source>ResNet-50, 10 million images a day, a deployment of 10 minutes: the formula gives 0 s.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/0</extracomment>
        <translation>ResNet-50, 10 millones de imágenes al día, un despliegue de 10 minutos: la fórmula da 0 s.</translation>
    </message>
    <message>
        <source>The instrument gives {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/1 - keep what stands in {braces}</extracomment>
        <translation>El instrumento da {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=0.006944444444444444}.</translation>
    </message>
    <message>
        <source>With 100 replicas and one day the formula gives 0 s again, and the instrument gives {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=1,replicas=100}.</source>
        <extracomment>lab07.json /acts/1/exercises/6/worked/2 - keep what stands in {braces}</extracomment>
        <translation>Con 100 réplicas y un día, la fórmula vuelve a dar 0 s, y el instrumento da {roi.net_saved_s|context=cloud,workload=resnet50,compile_s=30,per_day=10000000,deployment_days=1,replicas=100}.</translation>
    </message>
    <message>
        <source>What does this formula hide from the person who decides?</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/prompt</extracomment>
        <translation>¿Qué le oculta esta fórmula a quien decide?</translation>
    </message>
    <message>
        <source>It shows every loss as zero, so a bad decision looks like a free one.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/0/text</extracomment>
        <translation>Muestra toda pérdida como cero, así que una mala decisión parece gratuita.</translation>
    </message>
    <message>
        <source>Yes. Where compiling has not paid, the net time is negative. Whoever restarts often needs to see how much is lost each time.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/0/feedback</extracomment>
        <translation>Sí. Donde la compilación no se ha amortizado, el tiempo neto es negativo. Quien reinicia a menudo necesita ver cuánto se pierde cada vez.</translation>
    </message>
    <message>
        <source>It subtracts the cost once, but it must be subtracted for each call.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/1/text</extracomment>
        <translation>Resta el coste una vez, pero debe restarse en cada llamada.</translation>
    </message>
    <message>
        <source>The idea here is that compiling happens on every call. It happens once for each replica and each restart. After that every call uses the compiled code.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/1/feedback</extracomment>
        <translation>La idea aquí es que se compila en cada llamada. Ocurre una vez por réplica y por reinicio. Después, cada llamada usa el código compilado.</translation>
    </message>
    <message>
        <source>It should take the amount without its sign, so that savings and losses look alike.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/2/text</extracomment>
        <translation>Debería tomar la cantidad sin signo, para que ahorros y pérdidas se vean iguales.</translation>
    </message>
    <message>
        <source>The idea here is that a time can&apos;t be negative. A difference of two times can be, and the sign is what you need to know. Without the sign a loss would look like a saving.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/2/feedback</extracomment>
        <translation>La idea aquí es que un tiempo no puede ser negativo. Una diferencia de dos tiempos sí puede, y el signo es lo que necesitas saber. Sin el signo, una pérdida parecería un ahorro.</translation>
    </message>
    <message>
        <source>It counts days where hours belong.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/3/text</extracomment>
        <translation>Cuenta días donde corresponden horas.</translation>
    </message>
    <message>
        <source>The idea here is that a mix of units leads to zero. Calls per day times days is a number of calls, so the units are right. The result is zero because the formula cuts it off.</source>
        <extracomment>lab07.json /acts/1/exercises/6/question/options/3/feedback</extracomment>
        <translation>La idea aquí es que una mezcla de unidades da cero. Llamadas por día por días es un número de llamadas, así que las unidades son correctas. El resultado es cero porque la fórmula lo recorta.</translation>
    </message>
    <message>
        <source>Saving of one image: 1 ÷ {roi.eager_rate|context=cloud,workload=resnet50} − 1 ÷ {roi.compiled_rate|context=cloud,workload=resnet50} = {roi.saved_per_call_us|context=cloud,workload=resnet50}</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>Ahorro de una imagen: 1 ÷ {roi.eager_rate|context=cloud,workload=resnet50} − 1 ÷ {roi.compiled_rate|context=cloud,workload=resnet50} = {roi.saved_per_call_us|context=cloud,workload=resnet50}</translation>
    </message>
    <message>
        <source>Break-even: {roi.cost_s|context=cloud,workload=resnet50,compile_s=30} ÷ {roi.saved_per_call_us|context=cloud,workload=resnet50} = {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30}, rounded up</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>Punto de equilibrio: {roi.cost_s|context=cloud,workload=resnet50,compile_s=30} ÷ {roi.saved_per_call_us|context=cloud,workload=resnet50} = {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30}, redondeado hacia arriba</translation>
    </message>
    <message>
        <source>With 10 million images a day: {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>Con 10 millones de imágenes al día: {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}</translation>
    </message>
    <message>
        <source>Model A: {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=compile}, that is {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} as fast</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>Modelo A: {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=kws,launch_model=serial,stage=compile}, es decir, {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} la velocidad original</translation>
    </message>
    <message>
        <source>Model B: {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=compile}, that is {continuum.speedup|context=cloud,workload=giant,launch_model=serial,stage=compile} as fast</source>
        <extracomment>lab07.json /acts/1/reveal/arithmetic/4 - keep what stands in {braces}</extracomment>
        <translation>Modelo B: {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=eager} → {continuum.total_us|context=cloud,workload=giant,launch_model=serial,stage=compile}, es decir, {continuum.speedup|context=cloud,workload=giant,launch_model=serial,stage=compile} la velocidad original</translation>
    </message>
    <message>
        <source>Compiling costs {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} once, and each image gives back {roi.saved_per_call_us|context=cloud,workload=resnet50}. So {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} images pay for it. That sounds like a lot, but a busy service does it in {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/0 - keep what stands in {braces}</extracomment>
        <translation>Compilar cuesta {roi.compile_s|context=cloud,workload=resnet50,compile_s=30} una vez, y cada imagen devuelve {roi.saved_per_call_us|context=cloud,workload=resnet50}. Así, {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30} imágenes lo pagan. Parece mucho, pero un servicio con mucha carga lo consigue en {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=10000000}.</translation>
    </message>
    <message>
        <source>The same number of images at 100 per hour takes {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=2400}. Whether compiling pays is a question about your deployment, not about the compiler.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>El mismo número de imágenes, a 100 por hora, tarda {roi.breakeven_days|context=cloud,workload=resnet50,compile_s=30,per_day=2400}. Si compensa compilar es una pregunta sobre tu despliegue, no sobre el compilador.</translation>
    </message>
    <message>
        <source>Every replica and every restart pays again. Eight replicas need {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30,replicas=8} images together, unless they find the compiled code in a cache.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>Cada réplica y cada reinicio pagan otra vez. Ocho réplicas necesitan {roi.breakeven_calls|context=cloud,workload=resnet50,compile_s=30,replicas=8} imágenes en conjunto, salvo que encuentren el código compilado en una caché.</translation>
    </message>
    <message>
        <source>Machine time that you save has a value only if the machine would otherwise be busy, or if you would have to buy another one.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/3</extracomment>
        <translation>El tiempo de máquina que ahorras solo tiene valor si, de otro modo, la máquina estaría ocupada o tendrías que comprar otra.</translation>
    </message>
    <message>
        <source>Model A with 1,000 small layers gains more. It waits for 1,000 launches, compiling removes three of four, and it becomes {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} as fast. The launch of Model B is {roi.dispatch_share|context=cloud,workload=giant} of its kernel, so there is nothing to remove.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>El modelo A, con 1000 capas pequeñas, gana más. Espera 1000 lanzamientos, la compilación elimina tres de cada cuatro, y su velocidad pasa a ser {continuum.speedup|context=cloud,workload=kws,launch_model=serial,stage=compile} la original. El lanzamiento del modelo B es {roi.dispatch_share|context=cloud,workload=giant} de su kernel, así que no hay nada que eliminar.</translation>
    </message>
    <message>
        <source>When three library kernels are fused, the traffic ratio is {fusion.traffic_ratio|context=cloud,granularity=library}. When you read a larger figure, ask what was compared. It may be another granularity, another kernel, a footprint instead of traffic, or time instead of bytes.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/6 - keep what stands in {braces}</extracomment>
        <translation>Cuando se fusionan tres kernels de biblioteca, la razón de tráfico es {fusion.traffic_ratio|context=cloud,granularity=library}. Cuando leas una cifra mayor, pregunta qué se comparó. Puede ser otra granularidad, otro kernel, una huella en lugar de tráfico, o tiempo en lugar de bytes.</translation>
    </message>
    <message>
        <source>You fuse the three library kernels LayerNorm, Dropout and ReLU. What falls, and by how much?</source>
        <extracomment>lab07.json /acts/1/reflections/0/prompt</extracomment>
        <translation>Fusionas los tres kernels de biblioteca LayerNorm, Dropout y ReLU. ¿Qué baja, y cuánto?</translation>
    </message>
    <message>
        <source>HBM traffic, to about one third</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/0/text</extracomment>
        <translation>El tráfico de HBM, a un tercio aproximadamente</translation>
    </message>
    <message>
        <source>Yes. Six passes over the tensor become two. How much time that saves depends on launches and on the bandwidth that the kernels reach.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/0/feedback</extracomment>
        <translation>Sí. Seis recorridos del tensor se convierten en dos. Cuánto tiempo ahorra eso depende de los lanzamientos y del ancho de banda que alcanzan los kernels.</translation>
    </message>
    <message>
        <source>Wall time, to about one fifth</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/1/text</extracomment>
        <translation>El tiempo real, a un quinto aproximadamente</translation>
    </message>
    <message>
        <source>The idea here is that time can fall further than traffic. In this row launches and traffic fall by the same factor, so time can&apos;t fall by more. A larger gain needs a second cause, such as better use of the bandwidth.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/1/feedback</extracomment>
        <translation>La idea aquí es que el tiempo puede bajar más que el tráfico. En esta fila, lanzamientos y tráfico bajan por el mismo factor, así que el tiempo no puede bajar más. Una ganancia mayor necesita una segunda causa, como un mejor uso del ancho de banda.</translation>
    </message>
    <message>
        <source>HBM traffic, to one tenth or one twentieth</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/2/text</extracomment>
        <translation>El tráfico de HBM, a una décima o una vigésima parte</translation>
    </message>
    <message>
        <source>The idea here is a figure that is often quoted for fusion. It belongs to FlashAttention, and there to the memory footprint. Three element-wise library kernels have only six passes that could shrink to two.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/2/feedback</extracomment>
        <translation>La idea aquí es una cifra que se cita a menudo para la fusión. Pertenece a FlashAttention, y allí a la huella de memoria. Tres kernels de biblioteca elemento a elemento tienen solo seis recorridos, que pueden reducirse a dos.</translation>
    </message>
    <message>
        <source>Arithmetic, to about one third</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/3/text</extracomment>
        <translation>El cálculo, a un tercio aproximadamente</translation>
    </message>
    <message>
        <source>The idea here is that one kernel does less work than three. Every element is still normalized, dropped or kept, and clipped at zero. Fusion leaves the arithmetic as it is.</source>
        <extracomment>lab07.json /acts/1/reflections/0/options/3/feedback</extracomment>
        <translation>La idea aquí es que un kernel hace menos trabajo que tres. Cada elemento se sigue normalizando, descartando o conservando, y recortando en cero. La fusión deja el cálculo como está.</translation>
    </message>
    <message>
        <source>Why does this fusion help?</source>
        <extracomment>lab07.json /acts/1/reflections/1/prompt</extracomment>
        <translation>¿Por qué ayuda esta fusión?</translation>
    </message>
    <message>
        <source>Intermediate results no longer make round trips through HBM.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/0/text</extracomment>
        <translation>Los resultados intermedios ya no hacen idas y vueltas por la HBM.</translation>
    </message>
    <message>
        <source>Yes. The result of LayerNorm stays in registers until Dropout and ReLU have used it. Only the first read and the last write remain.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/0/feedback</extracomment>
        <translation>Sí. El resultado de LayerNorm se queda en los registros hasta que Dropout y ReLU lo han usado. Solo quedan la primera lectura y la última escritura.</translation>
    </message>
    <message>
        <source>The arithmetic intensity passes the ridge point, so the kernel becomes compute-bound.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/1/text</extracomment>
        <translation>La intensidad aritmética supera el punto de cresta, así que el kernel pasa a estar limitado por cálculo.</translation>
    </message>
    <message>
        <source>The idea here is that a higher intensity ends the memory limit. The intensity rises to 2.5 FLOP/byte, and the ridge point is at 156. The fused kernel is still memory-bound; it only moves less.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/1/feedback</extracomment>
        <translation>La idea aquí es que una intensidad mayor acaba con el límite de la memoria. La intensidad sube a 2,5 FLOP/byte, y el punto de cresta está en 156. El kernel fusionado sigue limitado por memoria; solo mueve menos.</translation>
    </message>
    <message>
        <source>The fused kernel can use Tensor Cores.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/2/text</extracomment>
        <translation>El kernel fusionado puede usar los Tensor Cores.</translation>
    </message>
    <message>
        <source>The idea here is that fusion brings the work to the fastest units. Tensor Cores multiply matrices. Normalizing and clipping single elements has no matrix product in it, fused or not.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/2/feedback</extracomment>
        <translation>La idea aquí es que la fusión lleva el trabajo a las unidades más rápidas. Los Tensor Cores multiplican matrices. Normalizar y recortar elementos sueltos no contiene ningún producto de matrices, con fusión o sin ella.</translation>
    </message>
    <message>
        <source>The Python interpreter runs fewer lines.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/3/text</extracomment>
        <translation>El intérprete de Python ejecuta menos líneas.</translation>
    </message>
    <message>
        <source>The idea here is that Python itself is the cost. Two launches fewer do help a small tensor. But with a large tensor launches hardly count, and the gain stays the same: it comes from the traffic.</source>
        <extracomment>lab07.json /acts/1/reflections/1/options/3/feedback</extracomment>
        <translation>La idea aquí es que el propio Python es el coste. Dos lanzamientos menos sí ayudan a un tensor pequeño. Pero con un tensor grande los lanzamientos apenas cuentan, y la ganancia sigue igual: viene del tráfico.</translation>
    </message>
    <message>
        <source>A model is one matrix product that takes 200 ms. One launch costs 10 µs. What does compiling gain?</source>
        <extracomment>lab07.json /acts/1/reflections/2/prompt</extracomment>
        <translation>Un modelo es un producto de matrices que tarda 200 ms. Un lanzamiento cuesta 10 µs. ¿Qué gana la compilación?</translation>
    </message>
    <message>
        <source>Next to nothing</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/0/text</extracomment>
        <translation>Casi nada</translation>
    </message>
    <message>
        <source>Yes. The launch is 10 µs of 200 ms, which is 0.005 %. There is no second kernel to fuse with, and the arithmetic stays.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/0/feedback</extracomment>
        <translation>Sí. El lanzamiento son 10 µs de 200 ms, es decir, el 0,005 %. No hay un segundo kernel con el que fusionar, y el cálculo se queda.</translation>
    </message>
    <message>
        <source>About 48 %</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/1/text</extracomment>
        <translation>Alrededor del 48 %</translation>
    </message>
    <message>
        <source>The idea here is that the gain of ResNet-50 carries over. That gain comes from many kernels with memory traffic between them. One single kernel has nothing between kernels.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/1/feedback</extracomment>
        <translation>La idea aquí es que la ganancia de ResNet-50 también vale para este caso. Esa ganancia viene de muchos kernels con tráfico de memoria entre ellos. Un solo kernel no tiene nada entre kernels.</translation>
    </message>
    <message>
        <source>More than twice the speed</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/2/text</extracomment>
        <translation>Más del doble de velocidad</translation>
    </message>
    <message>
        <source>The idea here is that long kernels offer most to save. Compiling saves launches and intermediate results. In a long matrix product almost all time is arithmetic, and that stays.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/2/feedback</extracomment>
        <translation>La idea aquí es que los kernels largos ofrecen más que ahorrar. Compilar ahorra lanzamientos y resultados intermedios. En un producto de matrices largo casi todo el tiempo es cálculo, y ese se queda.</translation>
    </message>
    <message>
        <source>A loss in every call</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/3/text</extracomment>
        <translation>Una pérdida en cada llamada</translation>
    </message>
    <message>
        <source>The idea here is that guards and compiled code cost extra time in each call. A guard takes microseconds, which 200 ms don&apos;t notice. The loss is the compile time, paid once and never recovered.</source>
        <extracomment>lab07.json /acts/1/reflections/2/options/3/feedback</extracomment>
        <translation>La idea aquí es que las guardas y el código compilado cuestan tiempo adicional en cada llamada. Una guarda tarda microsegundos, que en 200 ms no se notan. La pérdida es el tiempo de compilación, que se paga una vez y nunca se recupera.</translation>
    </message>
    <message>
        <source>Memory traffic of a chain of kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/title</extracomment>
        <translation>Tráfico de memoria de una cadena de kernels</translation>
    </message>
    <message>
        <source>Q equals the sum of r and w, times n, times b.</source>
        <extracomment>lab07.json /acts/1/formulas/0/spoken</extracomment>
        <translation>Q es igual a la suma de r y w, por n, por b.</translation>
    </message>
    <message>
        <source>bytes moved to and from HBM</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/0/meaning
----------
lab07.json /acts/1/formulas/2/terms/2/meaning</extracomment>
        <translation>bytes movidos hacia la HBM y desde ella</translation>
    </message>
    <message>
        <source>reads of a full tensor, over all kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/1/meaning</extracomment>
        <translation>lecturas de un tensor completo, entre todos los kernels</translation>
    </message>
    <message>
        <source>writes of a full tensor, over all kernels</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/2/meaning</extracomment>
        <translation>escrituras de un tensor completo, entre todos los kernels</translation>
    </message>
    <message>
        <source>bytes of one element: 2 in FP16, 4 in FP32</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/4/meaning</extracomment>
        <translation>bytes de un elemento: 2 en FP16, 4 en FP32</translation>
    </message>
    <message>
        <source>Wall time of the chain when each launch waits</source>
        <extracomment>lab07.json /acts/1/formulas/1/title</extracomment>
        <translation>Tiempo real de la cadena cuando cada lanzamiento espera</translation>
    </message>
    <message>
        <source>T is the sum over all N kernels of l plus t i. t i is the larger of Q i over eta times B, and F i over P.</source>
        <extracomment>lab07.json /acts/1/formulas/1/spoken</extracomment>
        <translation>T es la suma, sobre los N kernels, de l más t i. t i es el mayor de Q i entre eta por B, y F i entre P.</translation>
    </message>
    <message>
        <source>wall time of the whole chain</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/0/meaning</extracomment>
        <translation>tiempo real de toda la cadena</translation>
    </message>
    <message>
        <source>GPU time of kernel i</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/3/meaning</extracomment>
        <translation>tiempo de GPU del kernel i</translation>
    </message>
    <message>
        <source>bytes that kernel i moves</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/4/meaning</extracomment>
        <translation>bytes que mueve el kernel i</translation>
    </message>
    <message>
        <source>share of the bandwidth that the kernel reaches</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/5/meaning</extracomment>
        <translation>proporción del ancho de banda que alcanza el kernel</translation>
    </message>
    <message>
        <source>floating-point operations of kernel i</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/7/meaning</extracomment>
        <translation>operaciones de coma flotante del kernel i</translation>
    </message>
    <message>
        <source>peak of the vector units, not of the Tensor Cores</source>
        <extracomment>lab07.json /acts/1/formulas/1/terms/8/meaning</extracomment>
        <translation>máximo de las unidades vectoriales, no de los Tensor Cores</translation>
    </message>
    <message>
        <source>I equals F divided by Q. R equals P divided by B.</source>
        <extracomment>lab07.json /acts/1/formulas/2/spoken</extracomment>
        <translation>I es igual a F dividido entre Q. R es igual a P dividido entre B.</translation>
    </message>
    <message>
        <source>arithmetic intensity, operations for each byte moved</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/0/meaning</extracomment>
        <translation>intensidad aritmética, operaciones por cada byte movido</translation>
    </message>
    <message>
        <source>floating-point operations, which fusion does not change</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/1/meaning</extracomment>
        <translation>operaciones de coma flotante, que la fusión no cambia</translation>
    </message>
    <message>
        <source>peak rate of one kind of units in one precision</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/4/meaning</extracomment>
        <translation>tasa máxima de un tipo de unidades en una precisión</translation>
    </message>
    <message>
        <source>How many fused operations reach the ridge point</source>
        <extracomment>lab07.json /acts/1/formulas/3/title</extracomment>
        <translation>Cuántas operaciones fusionadas alcanzan el punto de cresta</translation>
    </message>
    <message>
        <source>m equals 2 times b times R divided by f, rounded up.</source>
        <extracomment>lab07.json /acts/1/formulas/3/spoken</extracomment>
        <translation>m es igual a 2 por b por R dividido entre f, redondeado hacia arriba.</translation>
    </message>
    <message>
        <source>number of element-wise operations in one fused kernel</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/0/meaning</extracomment>
        <translation>número de operaciones elemento a elemento en un kernel fusionado</translation>
    </message>
    <message>
        <source>bytes moved for one element: one read and one write</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/1/meaning
----------
lab07.json /acts/1/formulas/13/terms/3/meaning</extracomment>
        <translation>bytes movidos por un elemento: una lectura y una escritura</translation>
    </message>
    <message>
        <source>ridge point</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/2/meaning</extracomment>
        <translation>punto de cresta</translation>
    </message>
    <message>
        <source>floating-point operations of one operation on one element</source>
        <extracomment>lab07.json /acts/1/formulas/3/terms/3/meaning
----------
lab07.json /acts/1/formulas/13/terms/2/meaning</extracomment>
        <translation>operaciones de coma flotante de una operación sobre un elemento</translation>
    </message>
    <message>
        <source>Traffic of standard attention</source>
        <extracomment>lab07.json /acts/1/formulas/4/title</extracomment>
        <translation>Tráfico de la atención estándar</translation>
    </message>
    <message>
        <source>Q equals 4 times N times d plus 4 times N squared, all times b.</source>
        <extracomment>lab07.json /acts/1/formulas/4/spoken</extracomment>
        <translation>Q es igual a 4 por N por d más 4 por N al cuadrado, todo por b.</translation>
    </message>
    <message>
        <source>bytes moved by one head in one forward pass</source>
        <extracomment>lab07.json /acts/1/formulas/4/terms/0/meaning
----------
lab07.json /acts/1/formulas/5/terms/0/meaning</extracomment>
        <translation>bytes movidos por una cabeza en una pasada hacia delante</translation>
    </message>
    <message>
        <source>size of one head</source>
        <extracomment>lab07.json /acts/1/formulas/4/terms/2/meaning
----------
lab07.json /acts/1/formulas/5/terms/2/meaning</extracomment>
        <translation>tamaño de una cabeza</translation>
    </message>
    <message>
        <source>Traffic of FlashAttention</source>
        <extracomment>lab07.json /acts/1/formulas/5/title</extracomment>
        <translation>Tráfico de FlashAttention</translation>
    </message>
    <message>
        <source>Q equals 2 times N times d, plus T c times the sum of 3 times N times d and 4 times N, all times b. T c is N divided by B c, rounded up. B c is M divided by 4 d, rounded up.</source>
        <extracomment>lab07.json /acts/1/formulas/5/spoken</extracomment>
        <translation>Q es igual a 2 por N por d, más T c por la suma de 3 por N por d y 4 por N, todo por b. T c es N dividido entre B c, redondeado hacia arriba. B c es M dividido entre 4 d, redondeado hacia arriba.</translation>
    </message>
    <message>
        <source>number of blocks of keys and values</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/3/meaning</extracomment>
        <translation>número de bloques de claves y valores</translation>
    </message>
    <message>
        <source>rows in one block</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/4/meaning</extracomment>
        <translation>filas de un bloque</translation>
    </message>
    <message>
        <source>elements that fit into the memory on the chip</source>
        <extracomment>lab07.json /acts/1/formulas/5/terms/5/meaning</extracomment>
        <translation>elementos que caben en la memoria del chip</translation>
    </message>
    <message>
        <source>Memory accesses of one line of code</source>
        <extracomment>lab07.json /acts/1/formulas/6/title</extracomment>
        <translation>Accesos a memoria de una línea de código</translation>
    </message>
    <message>
        <source>y equals sigmoid of relu of x times w plus b. A over A prime equals r plus w r, divided by r prime plus w r prime.</source>
        <extracomment>lab07.json /acts/1/formulas/6/spoken</extracomment>
        <translation>y es igual a sigmoid de relu de x por w más b. A entre A prima es igual a r más w r, dividido entre r prima más w r prima.</translation>
    </message>
    <message>
        <source>input and output tensor</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/0/meaning</extracomment>
        <translation>tensor de entrada y de salida</translation>
    </message>
    <message>
        <source>weight and bias; how large they are is part of the convention</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/1/meaning</extracomment>
        <translation>peso y sesgo; lo grandes que son forma parte de la convención</translation>
    </message>
    <message>
        <source>accesses to full tensors, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/2/meaning</extracomment>
        <translation>accesos a tensores completos, sin fusionar y fusionado</translation>
    </message>
    <message>
        <source>reads, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/3/meaning</extracomment>
        <translation>lecturas, sin fusionar y fusionado</translation>
    </message>
    <message>
        <source>writes, unfused and fused</source>
        <extracomment>lab07.json /acts/1/formulas/6/terms/4/meaning</extracomment>
        <translation>escrituras, sin fusionar y fusionado</translation>
    </message>
    <message>
        <source>What one call saves</source>
        <extracomment>lab07.json /acts/1/formulas/7/title</extracomment>
        <translation>Lo que ahorra una llamada</translation>
    </message>
    <message>
        <source>Delta t equals f times 1 over R minus 1 over R times 1 plus G, minus t g.</source>
        <extracomment>lab07.json /acts/1/formulas/7/spoken</extracomment>
        <translation>Delta t es igual a f por 1 entre R menos 1 entre R por 1 más G, menos t g.</translation>
    </message>
    <message>
        <source>share of the calls that run compiled code</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/1/meaning</extracomment>
        <translation>proporción de las llamadas que ejecutan código compilado</translation>
    </message>
    <message>
        <source>eager rate of this model in calls per second</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/2/meaning</extracomment>
        <translation>tasa en modo inmediato de este modelo, en llamadas por segundo</translation>
    </message>
    <message>
        <source>time of the guards that are checked in each call</source>
        <extracomment>lab07.json /acts/1/formulas/7/terms/4/meaning</extracomment>
        <translation>tiempo de las guardas que se comprueban en cada llamada</translation>
    </message>
    <message>
        <source>N equals C divided by delta t, rounded up. D equals C divided by V times delta t.</source>
        <extracomment>lab07.json /acts/1/formulas/8/spoken</extracomment>
        <translation>N es igual a C dividido entre delta t, redondeado hacia arriba. D es igual a C dividido entre V por delta t.</translation>
    </message>
    <message>
        <source>calls until the break-even; never, if a call saves nothing</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/0/meaning</extracomment>
        <translation>llamadas hasta el punto de equilibrio; nunca, si una llamada no ahorra nada</translation>
    </message>
    <message>
        <source>time spent on compiling, over all replicas</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/1/meaning
----------
lab07.json /acts/1/formulas/9/terms/4/meaning
----------
lab07.json /acts/1/formulas/10/terms/0/meaning</extracomment>
        <translation>tiempo invertido en compilar, entre todas las réplicas</translation>
    </message>
    <message>
        <source>days until the break-even</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/3/meaning</extracomment>
        <translation>días hasta el punto de equilibrio</translation>
    </message>
    <message>
        <source>calls per day of the whole service</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/4/meaning
----------
lab07.json /acts/1/formulas/9/terms/1/meaning</extracomment>
        <translation>llamadas por día de todo el servicio</translation>
    </message>
    <message>
        <source>Net time saved</source>
        <extracomment>lab07.json /acts/1/formulas/9/title</extracomment>
        <translation>Tiempo neto ahorrado</translation>
    </message>
    <message>
        <source>S equals V times D times delta t, minus C.</source>
        <extracomment>lab07.json /acts/1/formulas/9/spoken</extracomment>
        <translation>S es igual a V por D por delta t, menos C.</translation>
    </message>
    <message>
        <source>net time saved; negative when compiling has not paid</source>
        <extracomment>lab07.json /acts/1/formulas/9/terms/0/meaning</extracomment>
        <translation>tiempo neto ahorrado; negativo cuando la compilación no se ha amortizado</translation>
    </message>
    <message>
        <source>Cost with replicas, cache and recompilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/title</extracomment>
        <translation>Coste con réplicas, caché y recompilación</translation>
    </message>
    <message>
        <source>C is the sum of two parts: k times 1 minus h times t c plus h times t l; and k times n r times t r plus t w.</source>
        <extracomment>lab07.json /acts/1/formulas/10/spoken</extracomment>
        <translation>C es la suma de dos partes: k por 1 menos h por t c más h por t l; y k por n r por t r más t w.</translation>
    </message>
    <message>
        <source>number of replicas</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/1/meaning
----------
lab07.json /acts/1/formulas/11/terms/1/meaning</extracomment>
        <translation>número de réplicas</translation>
    </message>
    <message>
        <source>share of the replicas that find the compiled code in a cache</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/2/meaning</extracomment>
        <translation>proporción de las réplicas que encuentran el código compilado en una caché</translation>
    </message>
    <message>
        <source>time of one compilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/3/meaning</extracomment>
        <translation>tiempo de una compilación</translation>
    </message>
    <message>
        <source>time to load compiled code from the cache</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/4/meaning</extracomment>
        <translation>tiempo para cargar código compilado desde la caché</translation>
    </message>
    <message>
        <source>time of one recompilation</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/6/meaning</extracomment>
        <translation>tiempo de una recompilación</translation>
    </message>
    <message>
        <source>time to warm up one replica</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/7/meaning</extracomment>
        <translation>tiempo de calentamiento de una réplica</translation>
    </message>
    <message>
        <source>What the replicas can serve in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/11/title</extracomment>
        <translation>Lo que las réplicas pueden atender en modo inmediato</translation>
    </message>
    <message>
        <source>V max equals k times R times 86,400 seconds.</source>
        <extracomment>lab07.json /acts/1/formulas/11/spoken</extracomment>
        <translation>V máx es igual a k por R por 86 400 segundos.</translation>
    </message>
    <message>
        <source>calls per day that all replicas can serve in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/11/terms/0/meaning</extracomment>
        <translation>llamadas por día que todas las réplicas pueden atender en modo inmediato</translation>
    </message>
    <message>
        <source>eager rate of one replica in calls per second</source>
        <extracomment>lab07.json /acts/1/formulas/11/terms/2/meaning</extracomment>
        <translation>tasa en modo inmediato de una réplica, en llamadas por segundo</translation>
    </message>
    <message>
        <source>Speed-up of one stage when each launch waits</source>
        <extracomment>lab07.json /acts/1/formulas/12/title</extracomment>
        <translation>Aceleración de una etapa cuando cada lanzamiento espera</translation>
    </message>
    <message>
        <source>S equals N times the sum of c and l, plus M, divided by N times c plus N prime times lambda times l plus M prime. N prime is N times 1 minus u rho, rounded. M prime is M times 1 minus u phi.</source>
        <extracomment>lab07.json /acts/1/formulas/12/spoken</extracomment>
        <translation>S es igual a N por la suma de c y l, más M, dividido entre N por c más N prima por lambda por l más M prima. N prima es N por 1 menos u rho, redondeado. M prima es M por 1 menos u phi.</translation>
    </message>
    <message>
        <source>speed-up over eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/0/meaning</extracomment>
        <translation>aceleración respecto al modo inmediato</translation>
    </message>
    <message>
        <source>number of kernel launches in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/1/meaning</extracomment>
        <translation>número de lanzamientos de kernel en modo inmediato</translation>
    </message>
    <message>
        <source>cost of one kernel launch in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/3/meaning</extracomment>
        <translation>coste de un lanzamiento de kernel en modo inmediato</translation>
    </message>
    <message>
        <source>memory time in eager mode</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/4/meaning</extracomment>
        <translation>tiempo de memoria en modo inmediato</translation>
    </message>
    <message>
        <source>launch cost of this stage as a share of eager mode, an assumption</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/5/meaning</extracomment>
        <translation>coste de lanzamiento de esta etapa como proporción del modo inmediato, una suposición</translation>
    </message>
    <message>
        <source>share of the possible savings that this stage realizes, an assumption</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/6/meaning</extracomment>
        <translation>proporción de los ahorros posibles que esta etapa consigue, una suposición</translation>
    </message>
    <message>
        <source>share of the launches that compiling can remove</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/7/meaning</extracomment>
        <translation>proporción de los lanzamientos que la compilación puede eliminar</translation>
    </message>
    <message>
        <source>share of the memory time that compiling can remove</source>
        <extracomment>lab07.json /acts/1/formulas/12/terms/8/meaning</extracomment>
        <translation>proporción del tiempo de memoria que la compilación puede eliminar</translation>
    </message>
    <message>
        <source>Arithmetic intensity of a pointwise chain</source>
        <extracomment>lab07.json /acts/1/formulas/13/title</extracomment>
        <translation>Intensidad aritmética de una cadena elemento a elemento</translation>
    </message>
    <message>
        <source>I equals m times f, divided by 2 b.</source>
        <extracomment>lab07.json /acts/1/formulas/13/spoken</extracomment>
        <translation>I es igual a m por f, dividido entre 2 b.</translation>
    </message>
    <message>
        <source>arithmetic intensity of the fused chain</source>
        <extracomment>lab07.json /acts/1/formulas/13/terms/0/meaning</extracomment>
        <translation>intensidad aritmética de la cadena fusionada</translation>
    </message>
    <message>
        <source>number of fused operations</source>
        <extracomment>lab07.json /acts/1/formulas/13/terms/1/meaning</extracomment>
        <translation>número de operaciones fusionadas</translation>
    </message>
    <message>
        <source>Arithmetic intensity of a matrix product</source>
        <extracomment>lab07.json /acts/1/formulas/14/title</extracomment>
        <translation>Intensidad aritmética de un producto de matrices</translation>
    </message>
    <message>
        <source>batch: rows of the first matrix</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/2/meaning</extracomment>
        <translation>lote: filas de la primera matriz</translation>
    </message>
    <message>
        <source>columns of the result, 4,096 here</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/3/meaning</extracomment>
        <translation>columnas del resultado, aquí 4096</translation>
    </message>
    <message>
        <source>inner size, over which the products are summed</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/4/meaning</extracomment>
        <translation>tamaño interior, sobre el que se suman los productos</translation>
    </message>
    <message>
        <source>operations of the fused epilogue on each element of the result</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/5/meaning</extracomment>
        <translation>operaciones del epílogo fusionado sobre cada elemento del resultado</translation>
    </message>
    <message>
        <source>Fusing LayerNorm, Dropout and ReLU cuts HBM traffic three times.</source>
        <extracomment>lab07.json /acts/1/sources/0/claim</extracomment>
        <translation>Fusionar LayerNorm, Dropout y ReLU reduce el tráfico de HBM a un tercio.</translation>
    </message>
    <message>
        <source>It holds for three library kernels: six passes over the tensor become two. With dropout in steps or with primitive operations the ratio is higher, because eager mode then moves more.</source>
        <extracomment>lab07.json /acts/1/sources/0/reason</extracomment>
        <translation>Vale para tres kernels de biblioteca: seis recorridos del tensor se convierten en dos. Con Dropout por pasos o con operaciones primitivas la razón es mayor, porque entonces el modo inmediato mueve más.</translation>
    </message>
    <message>
        <source>Fusing LayerNorm, Dropout and ReLU makes them about five times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/1/claim</extracomment>
        <translation>Fusionar LayerNorm, Dropout y ReLU los hace unas cinco veces más rápidos.</translation>
    </message>
    <message>
        <source>Library kernels get there only with a second cause: a fused kernel that uses the bandwidth better, 0.55 of peak before and 0.917 after. Both shares are assumptions. The figure here is for a billion elements.</source>
        <extracomment>lab07.json /acts/1/sources/1/reason</extracomment>
        <translation>Los kernels de biblioteca solo llegan con una segunda causa: un kernel fusionado que aprovecha mejor el ancho de banda, 0,55 del máximo antes y 0,917 después. Las dos proporciones son suposiciones. La cifra de aquí es para mil millones de elementos.</translation>
    </message>
    <message>
        <source>The published traffic ratio and the published speed-up come from the same fusion of library kernels.</source>
        <extracomment>lab07.json /acts/1/sources/2/claim</extracomment>
        <translation>La razón de tráfico publicada y la aceleración publicada vienen de la misma fusión de kernels de biblioteca.</translation>
    </message>
    <message>
        <source>both at once</source>
        <extracomment>lab07.json /acts/1/sources/2/value</extracomment>
        <translation>las dos a la vez</translation>
    </message>
    <message>
        <source>Review sheet of the course</source>
        <extracomment>lab07.json /acts/1/sources/2/from
----------
lab07.json /acts/1/sources/20/from</extracomment>
        <translation>Hoja de repaso del curso</translation>
    </message>
    <message>
        <source>Launches and traffic of this fusion fall by the same factor, and nothing else shrinks more. So the time can&apos;t fall by more than the traffic does. The figure here is the speed-up of the same row.</source>
        <extracomment>lab07.json /acts/1/sources/2/reason</extracomment>
        <translation>Los lanzamientos y el tráfico de esta fusión bajan por el mismo factor, y nada más se reduce más. Así que el tiempo no puede bajar más que el tráfico. La cifra de aquí es la aceleración de la misma fila.</translation>
    </message>
    <message>
        <source>The notebook&apos;s formula for the speed-up of this fusion.</source>
        <extracomment>lab07.json /acts/1/sources/3/claim</extracomment>
        <translation>La fórmula del cuaderno para la aceleración de esta fusión.</translation>
    </message>
    <message>
        <source>It adds 5 µs of math before and after. These operations need far less, and they run while the data moves. Without that constant the result is the one shown here.</source>
        <extracomment>lab07.json /acts/1/sources/3/reason</extracomment>
        <translation>Suma 5 µs de cálculo antes y después. Estas operaciones necesitan mucho menos y se ejecutan mientras se mueven los datos. Sin esa constante, el resultado es el que se muestra aquí.</translation>
    </message>
    <message>
        <source>Fusion raises the arithmetic intensity from 0.1 to 0.8 FLOP/byte.</source>
        <extracomment>lab07.json /acts/1/sources/4/claim</extracomment>
        <translation>La fusión sube la intensidad aritmética de 0,1 a 0,8 FLOP/byte.</translation>
    </message>
    <message>
        <source>0.8 FLOP/byte</source>
        <extracomment>lab07.json /acts/1/sources/4/value</extracomment>
        <translation>0,8 FLOP/byte</translation>
    </message>
    <message>
        <source>Intensity can only rise by the traffic ratio, and eight is not that ratio. A single ReLU in FP32 has about 0.1, but that is another operation.</source>
        <extracomment>lab07.json /acts/1/sources/4/reason</extracomment>
        <translation>La intensidad solo puede subir en la razón de tráfico, y ocho no es esa razón. Un solo ReLU en FP32 tiene alrededor de 0,1, pero esa es otra operación.</translation>
    </message>
    <message>
        <source>A fused kernel is closer to compute-bound, so more bandwidth helps it less.</source>
        <extracomment>lab07.json /acts/1/sources/5/claim</extracomment>
        <translation>Un kernel fusionado está más cerca de estar limitado por cálculo, así que más ancho de banda le ayuda menos.</translation>
    </message>
    <message>
        <source>closer to compute-bound</source>
        <extracomment>lab07.json /acts/1/sources/5/value</extracomment>
        <translation>más cerca de estar limitado por cálculo</translation>
    </message>
    <message>
        <source>The fused kernel is still far below the ridge point, as its intensity here shows. With a small tensor it gains less only because its launch counts for more.</source>
        <extracomment>lab07.json /acts/1/sources/5/reason</extracomment>
        <translation>El kernel fusionado sigue muy por debajo del punto de cresta, como muestra aquí su intensidad. Con un tensor pequeño gana menos solo porque su lanzamiento pesa más.</translation>
    </message>
    <message>
        <source>A ReLU uses less than 1 % of the peak of a GPU.</source>
        <extracomment>lab07.json /acts/1/sources/6/claim</extracomment>
        <translation>Un ReLU usa menos del 1 % del máximo de una GPU.</translation>
    </message>
    <message>
        <source>It holds in FP16, against the Tensor Core peak (shown here) and against the vector units. It does not hold in FP32 on the FP32 units; the next row shows that.</source>
        <extracomment>lab07.json /acts/1/sources/6/reason</extracomment>
        <translation>Vale en FP16, frente al máximo de los Tensor Cores (el que se muestra aquí) y frente a las unidades vectoriales. No vale en FP32 en las unidades FP32; la fila siguiente lo muestra.</translation>
    </message>
    <message>
        <source>A ReLU in FP32 uses less than 1 % of the FP32 peak.</source>
        <extracomment>lab07.json /acts/1/sources/7/claim</extracomment>
        <translation>Un ReLU en FP32 usa menos del 1 % del máximo FP32.</translation>
    </message>
    <message>
        <source>Course text, read for FP32</source>
        <extracomment>lab07.json /acts/1/sources/7/from</extracomment>
        <translation>Texto del curso, leído para FP32</translation>
    </message>
    <message>
        <source>The FP32 units have a lower peak, so the same bandwidth is a larger share of it.</source>
        <extracomment>lab07.json /acts/1/sources/7/reason</extracomment>
        <translation>Las unidades FP32 tienen un máximo menor, así que el mismo ancho de banda es una proporción mayor de él.</translation>
    </message>
    <message>
        <source>The ridge point of an A100 is 156 FLOP/byte.</source>
        <extracomment>lab07.json /acts/1/sources/8/claim</extracomment>
        <translation>El punto de cresta de una A100 es 156 FLOP/byte.</translation>
    </message>
    <message>
        <source>156 FLOP/byte</source>
        <extracomment>lab07.json /acts/1/sources/8/value</extracomment>
        <translation>156 FLOP/byte</translation>
    </message>
    <message>
        <source>Course text, which names FP32</source>
        <extracomment>lab07.json /acts/1/sources/8/from</extracomment>
        <translation>Texto del curso, que dice FP32</translation>
    </message>
    <message>
        <source>It belongs to FP16 on Tensor Cores with 2.0 TB/s, not to FP32. A ridge point belongs to a device and a precision.</source>
        <extracomment>lab07.json /acts/1/sources/8/reason</extracomment>
        <translation>Corresponde a FP16 en los Tensor Cores con 2,0 TB/s, no a FP32. Un punto de cresta pertenece a un dispositivo y a una precisión.</translation>
    </message>
    <message>
        <source>An A100 with 80 GB moves 2.0 TB/s.</source>
        <extracomment>lab07.json /acts/1/sources/9/claim</extracomment>
        <translation>Una A100 de 80 GB mueve 2,0 TB/s.</translation>
    </message>
    <message>
        <source>2.0 TB/s</source>
        <extracomment>lab07.json /acts/1/sources/9/value</extracomment>
        <translation>2,0 TB/s</translation>
    </message>
    <message>
        <source>Course text; deviceQuery output of an A100 80 GB</source>
        <extracomment>lab07.json /acts/1/sources/9/from</extracomment>
        <translation>Texto del curso; salida de deviceQuery de una A100 80 GB</translation>
    </message>
    <message>
        <source>The bandwidth is an input of this model, not a result. The device itself reports 2,039 GB/s.</source>
        <extracomment>lab07.json /acts/1/sources/9/reason</extracomment>
        <translation>El ancho de banda es una entrada de este modelo, no un resultado. El propio dispositivo indica 2039 GB/s.</translation>
    </message>
    <message>
        <source>An H100 SXM5 moves 3.35 TB/s.</source>
        <extracomment>lab07.json /acts/1/sources/10/claim</extracomment>
        <translation>Una H100 SXM5 mueve 3,35 TB/s.</translation>
    </message>
    <message>
        <source>3.35 TB/s</source>
        <extracomment>lab07.json /acts/1/sources/10/value</extracomment>
        <translation>3,35 TB/s</translation>
    </message>
    <message>
        <source>Course text; NVIDIA data for the H100</source>
        <extracomment>lab07.json /acts/1/sources/10/from</extracomment>
        <translation>Texto del curso; datos de NVIDIA sobre la H100</translation>
    </message>
    <message>
        <source>The bandwidth is an input of this model, not a result. Its memory is HBM3.</source>
        <extracomment>lab07.json /acts/1/sources/10/reason</extracomment>
        <translation>El ancho de banda es una entrada de este modelo, no un resultado. Su memoria es HBM3.</translation>
    </message>
    <message>
        <source>HBM is more than 60 times as fast as PCIe.</source>
        <extracomment>lab07.json /acts/1/sources/11/claim</extracomment>
        <translation>La HBM es más de 60 veces más rápida que PCIe.</translation>
    </message>
    <message>
        <source>It holds for an A100: 2.0 TB/s against about 32 GB/s in one direction of PCIe 4.0 with 16 lanes. An H100 with PCIe 5.0 stays below 60. This model has no PCIe.</source>
        <extracomment>lab07.json /acts/1/sources/11/reason</extracomment>
        <translation>Vale para una A100: 2,0 TB/s frente a unos 32 GB/s en un sentido de PCIe 4.0 con 16 líneas. Una H100 con PCIe 5.0 queda por debajo de 60. En este modelo no hay PCIe.</translation>
    </message>
    <message>
        <source>Frameworks reach 30 to 80 % of a GPU&apos;s peak.</source>
        <extracomment>lab07.json /acts/1/sources/12/claim</extracomment>
        <translation>Los frameworks alcanzan entre el 30 % y el 80 % del máximo de una GPU.</translation>
    </message>
    <message>
        <source>Which share a kernel reaches while it runs is an assumption of this model, not a result. For element-wise operations no share of that size is possible, because bandwidth limits them; the figure here is a ReLU in FP16.</source>
        <extracomment>lab07.json /acts/1/sources/12/reason</extracomment>
        <translation>La proporción que alcanza un kernel mientras se ejecuta es una suposición de este modelo, no un resultado. Para operaciones elemento a elemento no es posible una proporción de ese tamaño, porque el ancho de banda las limita; la cifra de aquí es un ReLU en FP16.</translation>
    </message>
    <message>
        <source>FlashAttention cuts HBM traffic 10 to 20 times.</source>
        <extracomment>lab07.json /acts/1/sources/13/claim</extracomment>
        <translation>FlashAttention reduce el tráfico de HBM de 10 a 20 veces.</translation>
    </message>
    <message>
        <source>These are the project&apos;s figures for the memory footprint, at lengths of 2,048 and 4,096. The traffic ratio in this model is shown here, for a length of 4,096 and a head size of 64.</source>
        <extracomment>lab07.json /acts/1/sources/13/reason</extracomment>
        <translation>Son las cifras del proyecto para la huella de memoria, con longitudes de 2048 y 4096. Aquí se muestra la razón de tráfico de este modelo, con una longitud de 4096 y un tamaño de cabeza de 64.</translation>
    </message>
    <message>
        <source>FlashAttention needs 20 times less memory at a length of 4,096.</source>
        <extracomment>lab07.json /acts/1/sources/14/claim</extracomment>
        <translation>FlashAttention necesita 20 veces menos memoria con una longitud de 4096.</translation>
    </message>
    <message>
        <source>FlashAttention repository, README</source>
        <extracomment>lab07.json /acts/1/sources/14/from</extracomment>
        <translation>Repositorio de FlashAttention, README</translation>
    </message>
    <message>
        <source>This model counts the tensors of one head and nothing else. The project measured whole runs.</source>
        <extracomment>lab07.json /acts/1/sources/14/reason</extracomment>
        <translation>Este modelo cuenta los tensores de una cabeza y nada más. El proyecto midió ejecuciones completas.</translation>
    </message>
    <message>
        <source>FlashAttention lowers the traffic of GPT-2 medium from 40.3 to 4.4 GB.</source>
        <extracomment>lab07.json /acts/1/sources/15/claim</extracomment>
        <translation>FlashAttention baja el tráfico de GPT-2 medium de 40,3 a 4,4 GB.</translation>
    </message>
    <message>
        <source>40.3 → 4.4 GB</source>
        <extracomment>lab07.json /acts/1/sources/15/value</extracomment>
        <translation>40,3 → 4,4 GB</translation>
    </message>
    <message>
        <source>FlashAttention paper, arXiv 2205.14135</source>
        <extracomment>lab07.json /acts/1/sources/15/from</extracomment>
        <translation>Artículo de FlashAttention, arXiv 2205.14135</translation>
    </message>
    <message>
        <source>The measurement is for a length of 1,024, forward and backward together. This model counts one head in a forward pass, so its ratio is lower.</source>
        <extracomment>lab07.json /acts/1/sources/15/reason</extracomment>
        <translation>La medición es para una longitud de 1024, pasadas hacia delante y hacia atrás juntas. Este modelo cuenta una cabeza en una pasada hacia delante, así que su razón es menor.</translation>
    </message>
    <message>
        <source>FlashAttention makes attention 2 to 4 times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/16/claim</extracomment>
        <translation>FlashAttention hace la atención de 2 a 4 veces más rápida.</translation>
    </message>
    <message>
        <source>Course text; FlashAttention repository</source>
        <extracomment>lab07.json /acts/1/sources/16/from</extracomment>
        <translation>Texto del curso; repositorio de FlashAttention</translation>
    </message>
    <message>
        <source>This model counts the traffic of attention, not its time. The figure here is no result of the model but what the paper measured for GPT-2 medium.</source>
        <extracomment>lab07.json /acts/1/sources/16/reason</extracomment>
        <translation>Este modelo cuenta el tráfico de la atención, no su tiempo. La cifra de aquí no es un resultado del modelo, sino lo que el artículo midió para GPT-2 medium.</translation>
    </message>
    <message>
        <source>FlashAttention is faster because it computes less.</source>
        <extracomment>lab07.json /acts/1/sources/17/claim</extracomment>
        <translation>FlashAttention es más rápido porque calcula menos.</translation>
    </message>
    <message>
        <source>less arithmetic</source>
        <extracomment>lab07.json /acts/1/sources/17/value</extracomment>
        <translation>menos cálculo</translation>
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
        <translation>Creencia extendida</translation>
    </message>
    <message>
        <source>The paper counts 66.6 GFLOP for standard attention and 75.2 GFLOP for FlashAttention. The figure here is the ratio of the two, as published. It gains by moving less data.</source>
        <extracomment>lab07.json /acts/1/sources/17/reason</extracomment>
        <translation>El artículo cuenta 66,6 GFLOP para la atención estándar y 75,2 GFLOP para FlashAttention. La cifra de aquí es la razón entre las dos, tal como se publicó. Gana porque mueve menos datos.</translation>
    </message>
    <message>
        <source>FlashAttention makes HBM traffic grow linearly with the length.</source>
        <extracomment>lab07.json /acts/1/sources/18/claim</extracomment>
        <translation>FlashAttention hace que el tráfico de HBM crezca linealmente con la longitud.</translation>
    </message>
    <message>
        <source>O(N)</source>
        <extracomment>lab07.json /acts/1/sources/18/value</extracomment>
        <translation>O(N)</translation>
    </message>
    <message>
        <source>Only the footprint grows linearly. The traffic stays quadratic, so the ratio to standard attention ends at a fixed limit. The figure here is that ratio at a length of 16,384.</source>
        <extracomment>lab07.json /acts/1/sources/18/reason</extracomment>
        <translation>Solo la huella crece linealmente. El tráfico sigue siendo cuadrático, así que la razón respecto a la atención estándar termina en un límite fijo. La cifra de aquí es esa razón con una longitud de 16 384.</translation>
    </message>
    <message>
        <source>FlashAttention is 24 times as fast.</source>
        <extracomment>lab07.json /acts/1/sources/19/claim</extracomment>
        <translation>FlashAttention es 24 veces más rápido.</translation>
    </message>
    <message>
        <source>Course roofline notebook</source>
        <extracomment>lab07.json /acts/1/sources/19/from</extracomment>
        <translation>Cuaderno del curso sobre el modelo roofline</translation>
    </message>
    <message>
        <source>It is “2–4 times” with a lost dash. The figure here is what the paper measured for GPT-2 medium.</source>
        <extracomment>lab07.json /acts/1/sources/19/reason</extracomment>
        <translation>Es «2–4 veces» con el guion perdido. La cifra de aquí es lo que el artículo midió para GPT-2 medium.</translation>
    </message>
    <message>
        <source>The line y = sigmoid(relu(x·w + b)) makes 8 accesses to memory in eager mode and 2 when fused.</source>
        <extracomment>lab07.json /acts/1/sources/20/claim</extracomment>
        <translation>La línea y = sigmoid(relu(x·w + b)) hace 8 accesos a memoria en modo inmediato y 2 cuando está fusionada.</translation>
    </message>
    <message>
        <source>8 and 2</source>
        <extracomment>lab07.json /acts/1/sources/20/value</extracomment>
        <translation>8 y 2</translation>
    </message>
    <message>
        <source>It holds when w and b are scalars or one value per channel. With w and b as full tensors the counts differ, so a question must name its convention. The figure here is the count in eager mode.</source>
        <extracomment>lab07.json /acts/1/sources/20/reason</extracomment>
        <translation>Vale cuando w y b son escalares o un valor por canal. Con w y b como tensores completos los recuentos son otros, así que una pregunta debe decir su convención. La cifra de aquí es el recuento en modo inmediato.</translation>
    </message>
    <message>
        <source>Memory time and its saving were chosen so that both figures fit, for batch 32 and serial launches. This is a fit and not an independent check.</source>
        <extracomment>lab07.json /acts/1/sources/21/reason</extracomment>
        <translation>El tiempo de memoria y su ahorro se eligieron para que encajaran las dos cifras, con un lote de 32 y lanzamientos en serie. Es un ajuste, no una comprobación independiente.</translation>
    </message>
    <message>
        <source>30 s of compiling ResNet-50 are recovered after about 134,000 images.</source>
        <extracomment>lab07.json /acts/1/sources/22/claim</extracomment>
        <translation>Los 30 s de compilar ResNet-50 se recuperan después de unas 134 000 imágenes.</translation>
    </message>
    <message>
        <source>≈ 134,000 images</source>
        <extracomment>lab07.json /acts/1/sources/22/value</extracomment>
        <translation>≈ 134 000 imágenes</translation>
    </message>
    <message>
        <source>With the rates as given it is the number shown here. With the gain rounded to 48 % it is 134,125.</source>
        <extracomment>lab07.json /acts/1/sources/22/reason</extracomment>
        <translation>Con las tasas tal como se dan, es el número que se muestra aquí. Con la ganancia redondeada al 48 % es 134 125.</translation>
    </message>
    <message>
        <source>The keyword spotter with 100 requests per hour needs months until compiling pays.</source>
        <extracomment>lab07.json /acts/1/sources/23/claim</extracomment>
        <translation>El detector de palabras clave con 100 peticiones por hora necesita meses hasta que compensa compilar.</translation>
    </message>
    <message>
        <source>507 days</source>
        <extracomment>lab07.json /acts/1/sources/23/value</extracomment>
        <translation>507 días</translation>
    </message>
    <message>
        <source>The notebook uses the eager rate of ResNet-50 for every model, and takes 100 requests per hour for 100 per day. With the model&apos;s own rate and 2,400 requests per day it is the time shown here.</source>
        <extracomment>lab07.json /acts/1/sources/23/reason</extracomment>
        <translation>El cuaderno usa la tasa en modo inmediato de ResNet-50 para todos los modelos, y toma 100 peticiones por hora como 100 por día. Con la tasa propia del modelo y 2400 peticiones por día, es el tiempo que se muestra aquí.</translation>
    </message>
    <message>
        <source>The net time saved is never below zero.</source>
        <extracomment>lab07.json /acts/1/sources/24/claim</extracomment>
        <translation>El tiempo neto ahorrado nunca es menor que cero.</translation>
    </message>
    <message>
        <source>≥ 0 s</source>
        <extracomment>lab07.json /acts/1/sources/24/value</extracomment>
        <translation>≥ 0 s</translation>
    </message>
    <message>
        <source>The notebook cuts negative values off. A deployment that ends before the break-even loses time; the figure here is ResNet-50 after 10 minutes at 10 million images a day.</source>
        <extracomment>lab07.json /acts/1/sources/24/reason</extracomment>
        <translation>El cuaderno recorta los valores negativos. Un despliegue que termina antes del punto de equilibrio pierde tiempo; la cifra de aquí es ResNet-50 a los 10 minutos con 10 millones de imágenes al día.</translation>
    </message>
    <message>
        <source>One launch of 10 µs stands beside 200 ms of math. The figure here is its share.</source>
        <extracomment>lab07.json /acts/1/sources/25/reason</extracomment>
        <translation>Un lanzamiento de 10 µs frente a 200 ms de cálculo. La cifra de aquí es su proporción.</translation>
    </message>
    <message>
        <source>It holds for ResNet-50, whose figure stands here, and for keyword spotting. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/1/sources/26/reason</extracomment>
        <translation>Vale para ResNet-50, cuya cifra está aquí, y para la detección de palabras clave. No vale para la capa de GPT-2 ni para un producto de matrices gigantes.</translation>
    </message>
    <message>
        <source>The GPT-2 layer of this model has 20 long kernels and can&apos;t gain that much. The range is plausible for models with many short kernels, but no guarantee.</source>
        <extracomment>lab07.json /acts/1/sources/27/reason</extracomment>
        <translation>La capa de GPT-2 de este modelo tiene 20 kernels largos y no puede ganar tanto. El rango es verosímil para modelos con muchos kernels cortos, pero no es una garantía.</translation>
    </message>
    <message>
        <source>torch.compile ran 93 % of 163 open-source models and trained them 43 % faster on an A100.</source>
        <extracomment>lab07.json /acts/1/sources/28/claim</extracomment>
        <translation>torch.compile ejecutó el 93 % de 163 modelos de código abierto y los entrenó un 43 % más rápido en una A100.</translation>
    </message>
    <message>
        <source>PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/1/sources/28/from</extracomment>
        <translation>Anuncio de PyTorch 2.0</translation>
    </message>
    <message>
        <source>This is a measurement over a suite of models, and most of it is training. This model has four workloads and only forward passes, so it can&apos;t repeat the average. The figure here is ResNet-50.</source>
        <extracomment>lab07.json /acts/1/sources/28/reason</extracomment>
        <translation>Es una medición sobre un conjunto de modelos, y la mayor parte es entrenamiento. Este modelo tiene cuatro cargas de trabajo y solo pasadas hacia delante, así que no puede repetir la media. La cifra de aquí es ResNet-50.</translation>
    </message>
    <message>
        <source>Each stage after torch.compile is faster again.</source>
        <extracomment>lab07.json /acts/1/sources/29/claim</extracomment>
        <translation>Cada etapa después de torch.compile es aún más rápida.</translation>
    </message>
    <message>
        <source>faster at each stage</source>
        <extracomment>lab07.json /acts/1/sources/29/value</extracomment>
        <translation>más rápido en cada etapa</translation>
    </message>
    <message>
        <source>It holds when each launch waits. With overlapped launches the GPU does not wait any more, and ahead-of-time code is as fast as torch.compile; the figure here is for that case. The factors of all stages are assumptions.</source>
        <extracomment>lab07.json /acts/1/sources/29/reason</extracomment>
        <translation>Vale cuando cada lanzamiento espera. Con lanzamientos solapados la GPU ya no espera, y el código compilado de forma anticipada es tan rápido como torch.compile; la cifra de aquí es para ese caso. Los factores de todas las etapas son suposiciones.</translation>
    </message>
    <message>
        <source>A few more fused operations bring a pointwise chain past the ridge point.</source>
        <extracomment>lab07.json /acts/1/sources/30/claim</extracomment>
        <translation>Unas pocas operaciones fusionadas más llevan una cadena elemento a elemento más allá del punto de cresta.</translation>
    </message>
    <message>
        <source>within five moves</source>
        <extracomment>lab07.json /acts/1/sources/30/value</extracomment>
        <translation>en cinco movimientos</translation>
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
        <translation>Plan del curso</translation>
    </message>
    <message>
        <source>The figure here is how many simple FP16 operations one kernel would have to fuse. A matrix product with a larger batch or a larger K does cross the Tensor Core ridge.</source>
        <extracomment>lab07.json /acts/1/sources/30/reason</extracomment>
        <translation>La cifra de aquí es cuántas operaciones FP16 simples tendría que fusionar un kernel. Un producto de matrices con un lote mayor o una K mayor sí cruza la cresta de los Tensor Cores.</translation>
    </message>
    <message>
        <source>The throughput gain was published without a spread. The width of this band is assumed.</source>
        <extracomment>compilation.json /compilation/assumptions/gain_uncertainty</extracomment>
        <translation>La ganancia de rendimiento se publicó sin dispersión. La anchura de esta banda es una suposición.</translation>
    </message>
    <message>
        <source>The time to load compiled code depends on the model and the disk. It was not measured.</source>
        <extracomment>compilation.json /compilation/assumptions/load_s</extracomment>
        <translation>El tiempo para cargar código compilado depende del modelo y del disco. No se midió.</translation>
    </message>
    <message>
        <source>How long a recompilation takes was not measured. This share of the first compilation is assumed.</source>
        <extracomment>compilation.json /compilation/assumptions/recompile_share</extracomment>
        <translation>No se midió cuánto tarda una recompilación. Esta proporción de la primera compilación es una suposición.</translation>
    </message>
    <message>
        <source>The published gain does not say what checking guards costs. At 0 µs it is left out.</source>
        <extracomment>compilation.json /compilation/assumptions/guard_us</extracomment>
        <translation>La ganancia publicada no dice cuánto cuesta comprobar las guardas. Con 0 µs no se cuenta.</translation>
    </message>
    <message>
        <source>The published compile time does not say whether it includes a warm-up. At 0 s it is left out.</source>
        <extracomment>compilation.json /compilation/assumptions/warm_up_s</extracomment>
        <translation>El tiempo de compilación publicado no dice si incluye un calentamiento. Con 0 s no se cuenta.</translation>
    </message>
    <message>
        <source>Requests are taken to arrive evenly over the day.</source>
        <extracomment>compilation.json /compilation/assumptions/requests</extracomment>
        <translation>Se supone que las peticiones llegan de forma uniforme a lo largo del día.</translation>
    </message>
    <message>
        <source>Unfused kernels are taken to reach 55 % of the memory bandwidth and the fused kernel 91.7 %. These shares are assumed, not measured.</source>
        <extracomment>fusion.json /fusion/assumptions/efficiency_unfused</extracomment>
        <translation>Se supone que los kernels sin fusionar alcanzan el 55 % del ancho de banda de memoria y el kernel fusionado el 91,7 %. Estas proporciones son suposiciones, no mediciones.</translation>
    </message>
    <message>
        <source>The size of the on-chip memory is not listed for this device. 192 KiB per multiprocessor stand in for it.</source>
        <extracomment>fusion.json /attention/assumptions/on_chip_bytes</extracomment>
        <translation>No figura el tamaño de la memoria del chip de este dispositivo. En su lugar se usan 192 KiB por multiprocesador.</translation>
    </message>
    <message>
        <source>With a sequence of 4,096, FlashAttention moves {fusion.attention_flash_bytes|context=cloud,sequence=4096} instead of {fusion.attention_standard_bytes|context=cloud,sequence=4096}. The traffic ratio is {fusion.attention_ratio|context=cloud,sequence=4096} and hardly grows any more. The footprint ratio is another number, {fusion.footprint_ratio|context=cloud,sequence=4096}, and it goes on growing.</source>
        <extracomment>lab07.json /acts/1/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>Con una secuencia de 4096, FlashAttention mueve {fusion.attention_flash_bytes|context=cloud,sequence=4096} en lugar de {fusion.attention_standard_bytes|context=cloud,sequence=4096}. La razón de tráfico es {fusion.attention_ratio|context=cloud,sequence=4096} y ya casi no crece. La razón de huella es otro número, {fusion.footprint_ratio|context=cloud,sequence=4096}, y sigue creciendo.</translation>
    </message>
    <message>
        <source>FlashAttention moves {fusion.attention_flash_bytes|context=cloud,sequence=8192} at a length of 8,192 and {fusion.attention_flash_bytes|context=cloud,sequence=16384} at 16,384.</source>
        <extracomment>lab07.json /acts/1/exercises/4/worked/0 - keep what stands in {braces}</extracomment>
        <translation>FlashAttention mueve {fusion.attention_flash_bytes|context=cloud,sequence=8192} con una longitud de 8192 y {fusion.attention_flash_bytes|context=cloud,sequence=16384} con 16 384.</translation>
    </message>
    <message>
        <source>Its footprint is {fusion.footprint_flash_bytes|context=cloud,sequence=8192} at 8,192 and {fusion.footprint_flash_bytes|context=cloud,sequence=16384} at 16,384.</source>
        <extracomment>lab07.json /acts/1/exercises/4/worked/1 - keep what stands in {braces}</extracomment>
        <translation>Su huella de memoria es {fusion.footprint_flash_bytes|context=cloud,sequence=8192} con 8192 y {fusion.footprint_flash_bytes|context=cloud,sequence=16384} con 16 384.</translation>
    </message>
    <message>
        <source>values for each row and length of a row, where row statistics are counted</source>
        <extracomment>lab07.json /acts/1/formulas/0/terms/5/meaning</extracomment>
        <translation>valores de cada fila y longitud de una fila, cuando se cuentan las estadísticas de fila</translation>
    </message>
    <message>
        <source>ridge point: below it bandwidth sets the pace; 1 for the vector units, 2 for the Tensor Cores</source>
        <extracomment>lab07.json /acts/1/formulas/2/terms/3/meaning</extracomment>
        <translation>punto de cresta: por debajo, el ancho de banda marca el ritmo; 1 para las unidades vectoriales, 2 para los Tensor Cores</translation>
    </message>
    <message>
        <source>time per day that all replicas spend on recompiling, if they do</source>
        <extracomment>lab07.json /acts/1/formulas/8/terms/5/meaning</extracomment>
        <translation>tiempo por día que todas las réplicas dedican a recompilar, si lo hacen</translation>
    </message>
    <message>
        <source>recompilations of one replica; r of them per day over D days</source>
        <extracomment>lab07.json /acts/1/formulas/10/terms/5/meaning</extracomment>
        <translation>recompilaciones de una réplica; r por día durante D días</translation>
    </message>
    <message>
        <source>I equals 2 M N K divided by b times the sum of M K, K N and M N. I v equals m f M N divided by the same.</source>
        <extracomment>lab07.json /acts/1/formulas/14/spoken</extracomment>
        <translation>I es igual a 2 M N K dividido entre b por la suma de M K, K N y M N. I v es igual a m f M N dividido entre lo mismo.</translation>
    </message>
    <message>
        <source>arithmetic intensity on the Tensor Cores, with each matrix moved once</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/0/meaning</extracomment>
        <translation>intensidad aritmética en los Tensor Cores, con cada matriz movida una vez</translation>
    </message>
    <message>
        <source>arithmetic intensity on the vector units; without Tensor Cores both are added</source>
        <extracomment>lab07.json /acts/1/formulas/14/terms/1/meaning</extracomment>
        <translation>intensidad aritmética en las unidades vectoriales; sin Tensor Cores se suman las dos</translation>
    </message>
    <message>
        <source>The order of the two models stays with overlapped launches, where Model A becomes {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=compile} as fast. Stages beyond torch.compile then gain next to nothing, because the GPU no longer waits.</source>
        <extracomment>lab07.json /acts/1/reveal/lesson/5 - keep what stands in {braces}</extracomment>
        <translation>El orden de los dos modelos se mantiene con lanzamientos solapados, donde la velocidad del modelo A pasa a ser {continuum.speedup|context=cloud,workload=kws,launch_model=overlapped,stage=compile} la original. Las etapas posteriores a torch.compile no ganan entonces casi nada, porque la GPU ya no espera.</translation>
    </message>
    <message>
        <source>Small weight and bias</source>
        <extracomment>fusion.json /conventions/0/name</extracomment>
        <translation>Peso y sesgo pequeños</translation>
    </message>
    <message>
        <source>Weight and bias are scalars or one value per channel. They are too small to count.</source>
        <extracomment>fusion.json /conventions/0/summary</extracomment>
        <translation>El peso y el sesgo son escalares o un valor por canal. Son demasiado pequeños para contar.</translation>
    </message>
    <message>
        <source>Full-size weight and bias</source>
        <extracomment>fusion.json /conventions/1/name</extracomment>
        <translation>Peso y sesgo de tamaño completo</translation>
    </message>
    <message>
        <source>Weight and bias are tensors as large as x. Reading them counts.</source>
        <extracomment>fusion.json /conventions/1/summary</extracomment>
        <translation>El peso y el sesgo son tensores tan grandes como x. Leerlos cuenta.</translation>
    </message>
    <message>
        <source>Intermediates only</source>
        <extracomment>fusion.json /conventions/2/name</extracomment>
        <translation>Solo resultados intermedios</translation>
    </message>
    <message>
        <source>Only the three intermediate results count. Each is written once and read once.</source>
        <extracomment>fusion.json /conventions/2/summary</extracomment>
        <translation>Solo cuentan los tres resultados intermedios. Cada uno se escribe una vez y se lee una vez.</translation>
    </message>
    <message>
        <source>Multiply-add in one kernel</source>
        <extracomment>fusion.json /conventions/3/name</extracomment>
        <translation>Multiplicar y sumar en un kernel</translation>
    </message>
    <message>
        <source>The framework already runs the multiplication and the addition as one kernel.</source>
        <extracomment>fusion.json /conventions/3/summary</extracomment>
        <translation>El framework ya ejecuta la multiplicación y la suma como un solo kernel.</translation>
    </message>
    <message>
        <source>Graph surgery</source>
        <extracomment>lab07.json /acts/2/title
----------
lab07.json /acts/2/panels/0/title</extracomment>
        <translation>Cirugía del grafo</translation>
    </message>
    <message>
        <source>See where a graph breaks, and what each surgery does to launches, traffic, time and MFU.</source>
        <extracomment>lab07.json /acts/2/panels/0/about</extracomment>
        <translation>Mira dónde se corta un grafo y qué hace cada cirugía con los lanzamientos, el tráfico, el tiempo y la MFU.</translation>
    </message>
    <message>
        <source>See how busy the GPU is when you serve a large language model, and what keeps it waiting.</source>
        <extracomment>lab07.json /acts/2/panels/1/about</extracomment>
        <translation>Mira cuánto tiempo está ocupada la GPU cuando sirves un modelo de lenguaje grande, y qué la hace esperar.</translation>
    </message>
    <message>
        <source>See how often a control loop misses its deadline, and which delays are to blame.</source>
        <extracomment>lab07.json /acts/2/panels/2/about</extracomment>
        <translation>Mira con qué frecuencia un ciclo de control no cumple su plazo y qué retrasos tienen la culpa.</translation>
    </message>
    <message>
        <source>See what one frame costs in time and energy, and how long the battery lasts.</source>
        <extracomment>lab07.json /acts/2/panels/3/about</extracomment>
        <translation>Mira lo que cuesta un fotograma en tiempo y energía, y cuánto dura la batería.</translation>
    </message>
    <message>
        <source>See what fits on a microcontroller, and how long one hop takes.</source>
        <extracomment>lab07.json /acts/2/panels/4/about</extracomment>
        <translation>Mira qué cabe en un microcontrolador y cuánto tarda un salto.</translation>
    </message>
    <message>
        <source>Mei, software lead</source>
        <extracomment>lab07.json /acts/2/brief/from</extracomment>
        <translation>Mei, responsable de software</translation>
    </message>
    <message>
        <source>Is it worth making our code harder to read?</source>
        <extracomment>lab07.json /acts/2/brief/subject</extracomment>
        <translation>¿Merece la pena hacer nuestro código más difícil de leer?</translation>
    </message>
    <message>
        <source>Each break hands control back to Python. The compiler then checks its guards, waits for the value and starts again behind the line. Inside a Python loop it can&apos;t start again at all, and the whole frame runs in eager mode.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/1</extracomment>
        <translation>Cada corte devuelve el control a Python. El compilador comprueba entonces sus guardas, espera el valor y empieza de nuevo detrás de esa línea. Dentro de un bucle de Python no puede volver a empezar, y todo el marco se ejecuta en modo inmediato.</translation>
    </message>
    <message>
        <source>The engineers suggest surgery: rewrite the branch so that one graph remains. Every such rewrite makes the code harder to read, and I have to maintain it.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/2</extracomment>
        <translation>El equipo propone una cirugía: reescribir la rama para que quede un solo grafo. Cada reescritura así hace el código más difícil de leer, y yo tengo que mantenerlo.</translation>
    </message>
    <message>
        <source>So here is my condition. I accept a surgery only if MFU more than doubles. Please find out which surgery does that on your track, or show me that none does. And tell me if I am asking for the wrong thing.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/3</extracomment>
        <translation>Así que esta es mi condición. Acepto una cirugía solo si la MFU crece a más del doble. Averigua qué cirugía lo logra en tu itinerario, o demuéstrame que ninguna lo logra. Y dime si estoy pidiendo lo que no es.</translation>
    </message>
    <message>
        <source>You serve a language model on H100 GPUs. The graph breaks in every layer, for every token. Your goal is a GPU that is busy for at least 80 % of the time.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/cloud</extracomment>
        <translation>Sirves un modelo de lenguaje en GPU H100. El grafo se corta en cada capa, para cada token. Tu objetivo es una GPU ocupada al menos el 80 % del tiempo.</translation>
    </message>
    <message>
        <source>Your control loop has 10 ms. A branch makes some loops longer than others, and your safety case needs loops of equal length. Look at the slowest loops, not at the average.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/edge</extracomment>
        <translation>Tu ciclo de control tiene 10 ms. Una rama hace unos ciclos más largos que otros, y tu prueba de seguridad necesita ciclos de igual duración. Mira los ciclos más lentos, no la media.</translation>
    </message>
    <message>
        <source>Your glasses have 0.45 W for translation. Everything that is computed and thrown away is paid for by the battery. Look at energy first and at time second.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/mobile</extracomment>
        <translation>Tus gafas tienen 0,45 W para traducir. Todo lo que se calcula y se descarta lo paga la batería. Mira primero la energía y después el tiempo.</translation>
    </message>
    <message>
        <source>Your hearing device has 10 ms for one hop, 1 mW and half a megabyte of flash. One core launches and computes, so nothing is hidden behind anything. Look at the worst case and at the size of the program.</source>
        <extracomment>lab07.json /acts/2/brief/tracks/tiny</extracomment>
        <translation>Tu audífono tiene 10 ms por salto, 1 mW y medio megabyte de flash. Un solo núcleo lanza y calcula, así que nada queda oculto detrás de nada. Mira el peor caso y el tamaño del programa.</translation>
    </message>
    <message>
        <source>Graph break</source>
        <extracomment>lab07.json /acts/2/brief/reading/0/title</extracomment>
        <translation>Corte del grafo (*graph break*)</translation>
    </message>
    <message>
        <source>A place where a compiler can&apos;t go on recording. It ends the graph, runs that line in Python and starts a new graph behind it.</source>
        <extracomment>lab07.json /acts/2/brief/reading/0/about</extracomment>
        <translation>Un lugar donde un compilador no puede seguir grabando. Termina el grafo, ejecuta esa línea en Python y empieza un grafo nuevo detrás.</translation>
    </message>
    <message>
        <source>Guard</source>
        <extracomment>lab07.json /acts/2/brief/reading/1/title</extracomment>
        <translation>Guarda (*guard*)</translation>
    </message>
    <message>
        <source>A check before compiled code runs: does everything that the compiler assumed still hold? Each graph has its own guards.</source>
        <extracomment>lab07.json /acts/2/brief/reading/1/about</extracomment>
        <translation>Una comprobación antes de ejecutar código compilado: ¿sigue siendo cierto todo lo que supuso el compilador? Cada grafo tiene sus propias guardas.</translation>
    </message>
    <message>
        <source>Masking</source>
        <extracomment>lab07.json /acts/2/brief/reading/2/title</extracomment>
        <translation>Enmascaramiento (*masking*)</translation>
    </message>
    <message>
        <source>Structured control flow</source>
        <extracomment>lab07.json /acts/2/brief/reading/3/title</extracomment>
        <translation>Flujo de control estructurado</translation>
    </message>
    <message>
        <source>The branch becomes an operation of the graph. Both branches are recorded and only one of them runs.</source>
        <extracomment>lab07.json /acts/2/brief/reading/3/about</extracomment>
        <translation>La rama se convierte en una operación del grafo. Se graban las dos ramas y solo se ejecuta una.</translation>
    </message>
    <message>
        <source>Iron law</source>
        <extracomment>lab07.json /acts/2/brief/reading/4/title
----------
lab07.json /acts/2/formulas/3/title</extracomment>
        <translation>Ley de hierro (*iron law*)</translation>
    </message>
    <message>
        <source>The time of a pass has three terms: time to move data, time for arithmetic, and latency, in which no kernel runs. A change can shorten one term and lengthen another.</source>
        <extracomment>lab07.json /acts/2/brief/reading/4/about</extracomment>
        <translation>El tiempo de una pasada tiene tres términos: tiempo de mover datos, tiempo de aritmética y latencia, en la que no se ejecuta ningún kernel. Un cambio puede acortar un término y alargar otro.</translation>
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
        <translation>El porcentaje del máximo de un dispositivo que se dedica a aritmética útil. La aritmética cuyo resultado se descarta no cuenta como útil.</translation>
    </message>
    <message>
        <source>The values are computed by the model itself, in the same pass</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/0</extracomment>
        <translation>Los valores los calcula el propio modelo, en la misma pasada</translation>
    </message>
    <message>
        <source>The two branches run different operations</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/1</extracomment>
        <translation>Las dos ramas ejecutan operaciones distintas</translation>
    </message>
    <message>
        <source>Nobody rewrites the code</source>
        <extracomment>lab07.json /acts/2/predictions/0/given/2</extracomment>
        <translation>Nadie reescribe el código</translation>
    </message>
    <message>
        <source>No, because the value is not known while the graph is being recorded</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/0/text</extracomment>
        <translation>No, porque el valor no se conoce mientras se graba el grafo</translation>
    </message>
    <message>
        <source>Yes, because the branch taken by the first input is recorded</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/1/text</extracomment>
        <translation>Sí, porque se graba la rama que toma la primera entrada</translation>
    </message>
    <message>
        <source>The idea behind this answer is that the compiler runs the model once and writes down what happens. Tracing does that, and then uses the recorded branch for every input. The result is one graph, but it computes something else.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/1/feedback</extracomment>
        <translation>La idea detrás de esta respuesta es que el compilador ejecuta el modelo una vez y anota lo que pasa. El trazado hace eso, y luego usa la rama grabada para todas las entradas. El resultado es un solo grafo, pero calcula otra cosa.</translation>
    </message>
    <message>
        <source>Yes, because the compiler records both branches and picks one later</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/2/text</extracomment>
        <translation>Sí, porque el compilador graba las dos ramas y elige una más tarde</translation>
    </message>
    <message>
        <source>No, because no graph can ever hold a branch</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/3/text</extracomment>
        <translation>No, porque ningún grafo puede contener una rama</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a graph is a straight line. Graphs can select between two results, and some can hold a branch as an operation. What can&apos;t be recorded is the decision in Python.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/3/feedback</extracomment>
        <translation>La idea detrás de esta respuesta es que un grafo es una línea recta. Los grafos pueden seleccionar entre dos resultados, y algunos pueden contener una rama como operación. Lo que no se puede grabar es la decisión en Python.</translation>
    </message>
    <message>
        <source>The compiler resumes after each break today. You mask every branch, and the pass becomes one graph. How many times as fast is it?</source>
        <extracomment>lab07.json /acts/2/predictions/1/prompt</extracomment>
        <translation>Hoy el compilador se reanuda después de cada corte. Enmascaras todas las ramas y la pasada se convierte en un solo grafo. ¿Cuántas veces más rápida es?</translation>
    </message>
    <message>
        <source>A language model on a cloud GPU, with 80 branches in one pass</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/0</extracomment>
        <translation>Un modelo de lenguaje en una GPU de la nube, con 80 ramas en una pasada</translation>
    </message>
    <message>
        <source>At each branch 25 kernels before it, 6 or 2 inside it, and 19 after it; each takes 2.2 µs in eager mode</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/1</extracomment>
        <translation>En cada rama, 25 kernels antes, 6 o 2 dentro y 19 después; cada uno tarda 2,2 µs en modo inmediato</translation>
    </message>
    <message>
        <source>Both branches are needed equally often</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/2</extracomment>
        <translation>Las dos ramas hacen falta con la misma frecuencia</translation>
    </message>
    <message>
        <source>For each break: 20 µs for guards, 30 µs for going back into the graph, 15 µs of waiting for the value</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/3</extracomment>
        <translation>Por cada corte: 20 µs para las guardas, 30 µs para volver al grafo, 15 µs de espera del valor</translation>
    </message>
    <message>
        <source>One graph is launched at once, as a CUDA graph</source>
        <extracomment>lab07.json /acts/2/predictions/1/given/4</extracomment>
        <translation>Un solo grafo se lanza de una vez, como CUDA graph</translation>
    </message>
    <message>
        <source>About 0.8 times, so it gets slower</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/0/text</extracomment>
        <translation>Unas 0,8 veces, así que se vuelve más lenta</translation>
    </message>
    <message>
        <source>The idea behind 0.8 is that computing both branches costs more than it saves. On some programs it does. Here a branch is only a few short kernels, and a break costs more than they do.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/0/feedback</extracomment>
        <translation>La idea detrás de 0,8 es que calcular las dos ramas cuesta más de lo que ahorra. En algunos programas es así. Aquí una rama son solo unos pocos kernels cortos, y un corte cuesta más que ellos.</translation>
    </message>
    <message>
        <source>About 1.3 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/1/text</extracomment>
        <translation>Unas 1,3 veces</translation>
    </message>
    <message>
        <source>You compared with breaks that are resumed. Most kernels are compiled already, so only guards, going back and waiting can go away, and the wasted work comes on top.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/1/feedback</extracomment>
        <translation>Comparaste con cortes que se reanudan. La mayoría de los kernels ya están compilados, así que solo pueden desaparecer las guardas, la vuelta y la espera, y el trabajo desperdiciado se suma.</translation>
    </message>
    <message>
        <source>About 2 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/2/text</extracomment>
        <translation>Unas 2 veces</translation>
    </message>
    <message>
        <source>The idea behind 2 is that breaks take as much time as the kernels. They would, if the GPU waited for all of it. But the CPU works ahead while kernels run, and that hides a part.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/2/feedback</extracomment>
        <translation>La idea detrás de 2 es que los cortes tardan tanto como los kernels. Sería así si la GPU esperara por todo ello. Pero la CPU se adelanta mientras se ejecutan kernels, y eso oculta una parte.</translation>
    </message>
    <message>
        <source>About 4 times</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/3/text</extracomment>
        <translation>Unas 4 veces</translation>
    </message>
    <message>
        <source>The idea behind 4 is a comparison with eager mode, where nothing is fused and every kernel is launched on its own. Against that, the masked pass is about four times as fast. The question compares with a compiler that resumes.</source>
        <extracomment>lab07.json /acts/2/predictions/1/options/3/feedback</extracomment>
        <translation>La idea detrás de 4 es una comparación con el modo inmediato, donde nada se fusiona y cada kernel se lanza por separado. Frente a eso, la pasada enmascarada es unas cuatro veces más rápida. La pregunta compara con un compilador que se reanuda.</translation>
    </message>
    <message>
        <source>Look at the break for each of the four causes.</source>
        <extracomment>lab07.json /acts/2/discoveries/0/text</extracomment>
        <translation>Mira el corte para cada una de las cuatro causas.</translation>
    </message>
    <message>
        <source>Four causes break the same program, and each allows other surgeries. On the cloud GPU one break costs {surgery.break_cost_site_us|scenario=cloud,cause=value_branch} where a value is read, and {surgery.break_cost_site_us|scenario=cloud,cause=unsupported_call} at a call that reads nothing from the device.</source>
        <extracomment>lab07.json /acts/2/discoveries/0/found - keep what stands in {braces}</extracomment>
        <translation>Cuatro causas cortan el mismo programa, y cada una permite otras cirugías. En la GPU de la nube un corte cuesta {surgery.break_cost_site_us|scenario=cloud,cause=value_branch} donde se lee un valor, y {surgery.break_cost_site_us|scenario=cloud,cause=unsupported_call} en una llamada que no lee nada del dispositivo.</translation>
    </message>
    <message>
        <source>Look at the break for both causes that exist on a microcontroller.</source>
        <extracomment>lab07.json /acts/2/discoveries/1/text</extracomment>
        <translation>Mira el corte para las dos causas que existen en un microcontrolador.</translation>
    </message>
    <message>
        <source>A microcontroller has no second device to wait for, and its shapes are fixed. So two causes remain, and each allows other surgeries. One break costs {surgery.break_cost_site_us|scenario=tiny}, and most of that is going back into the graph.</source>
        <extracomment>lab07.json /acts/2/discoveries/1/found - keep what stands in {braces}</extracomment>
        <translation>Un microcontrolador no tiene un segundo dispositivo al que esperar, y sus formas son fijas. Así que quedan dos causas, y cada una permite otras cirugías. Un corte cuesta {surgery.break_cost_site_us|scenario=tiny}, y la mayor parte es volver al grafo.</translation>
    </message>
    <message>
        <source>Compare a resumable break with a whole frame in eager mode.</source>
        <extracomment>lab07.json /acts/2/discoveries/2/text</extracomment>
        <translation>Compara un corte reanudable con un marco entero en modo inmediato.</translation>
    </message>
    <message>
        <source>On the cloud GPU a pass takes {surgery.total_us|scenario=cloud,surgery=none_break} with resumable breaks and {surgery.total_us|scenario=cloud,surgery=none_skip} when the whole frame runs in eager mode. On the microcontroller it is {surgery.total_us|scenario=tiny,surgery=none_break} and {surgery.total_us|scenario=tiny,surgery=none_skip}, because launches are only a small part there. If a break sits inside a Python loop, you get the slower one.</source>
        <extracomment>lab07.json /acts/2/discoveries/2/found - keep what stands in {braces}</extracomment>
        <translation>En la GPU de la nube una pasada tarda {surgery.total_us|scenario=cloud,surgery=none_break} con cortes reanudables y {surgery.total_us|scenario=cloud,surgery=none_skip} cuando todo el marco se ejecuta en modo inmediato. En el microcontrolador son {surgery.total_us|scenario=tiny,surgery=none_break} y {surgery.total_us|scenario=tiny,surgery=none_skip}, porque allí los lanzamientos son solo una parte pequeña. Si un corte está dentro de un bucle de Python, te toca el más lento.</translation>
    </message>
    <message>
        <source>Find a case in which masking is faster than a resumable break, and one in which it is slower. Change the time per kernel.</source>
        <extracomment>lab07.json /acts/2/discoveries/3/text</extracomment>
        <translation>Encuentra un caso en el que enmascarar sea más rápido que un corte reanudable y otro en el que sea más lento. Cambia el tiempo por kernel.</translation>
    </message>
    <message>
        <source>Masking pays where a break costs more than the wasted work. The course&apos;s rule counts the whole cost of a break. For the phone processor it says: from a probability of {surgery.mask_breakeven_p|scenario=mobile} for branch A. The exact pass of this instrument says {surgery.mask_breakeven_pass_p|scenario=mobile}, because kernels hide a part of what a break costs.</source>
        <extracomment>lab07.json /acts/2/discoveries/3/found - keep what stands in {braces}</extracomment>
        <translation>Enmascarar conviene donde un corte cuesta más que el trabajo desperdiciado. La regla del curso cuenta todo el coste de un corte. Para el procesador del teléfono dice: desde una probabilidad del {surgery.mask_breakeven_p|scenario=mobile} para la rama A. La pasada exacta de este instrumento dice {surgery.mask_breakeven_pass_p|scenario=mobile}, porque los kernels ocultan una parte de lo que cuesta un corte.</translation>
    </message>
    <message>
        <source>Try symbolic shapes on a branch on a value, and on a shape that changes.</source>
        <extracomment>lab07.json /acts/2/discoveries/4/text</extracomment>
        <translation>Prueba las formas simbólicas con una rama que depende de un valor y con una forma que cambia.</translation>
    </message>
    <message>
        <source>Symbolic shapes do nothing for a branch on a value: the break stays. Where a shape changes they make one graph and cost little readability. Against a resumable break the pass is then {surgery.gain_break|scenario=cloud,surgery=symbolic,cause=shape_change} as fast on the cloud GPU, and {surgery.gain_break|scenario=edge,surgery=symbolic,cause=shape_change} in the control loop.</source>
        <extracomment>lab07.json /acts/2/discoveries/4/found - keep what stands in {braces}</extracomment>
        <translation>Las formas simbólicas no hacen nada por una rama que depende de un valor: el corte se queda. Donde cambia una forma, dejan un solo grafo y cuestan poca legibilidad. Frente a un corte reanudable la pasada es entonces {surgery.gain_break|scenario=cloud,surgery=symbolic,cause=shape_change} más rápida en la GPU de la nube y {surgery.gain_break|scenario=edge,surgery=symbolic,cause=shape_change} en el ciclo de control.</translation>
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
        <translation>Encuentra una cirugía que cumpla la regla propia de tu itinerario para una rama que depende de un valor.</translation>
    </message>
    <message>
        <source>The rule asks for a GPU that is busy for at least {surgery.rule_limit|scenario=cloud} of the time. Masking reaches {surgery.busy|scenario=cloud,surgery=where}, structured control flow {surgery.busy|scenario=cloud,surgery=cond}, and a custom operation {surgery.busy|scenario=cloud,surgery=custom_op}. With resumable breaks it is {surgery.busy|scenario=cloud,surgery=none_break}.</source>
        <extracomment>lab07.json /acts/2/discoveries/5/found - keep what stands in {braces}</extracomment>
        <translation>La regla pide una GPU ocupada al menos el {surgery.rule_limit|scenario=cloud} del tiempo. El enmascaramiento llega al {surgery.busy|scenario=cloud,surgery=where}, el flujo de control estructurado al {surgery.busy|scenario=cloud,surgery=cond} y una operación propia al {surgery.busy|scenario=cloud,surgery=custom_op}. Con cortes reanudables es el {surgery.busy|scenario=cloud,surgery=none_break}.</translation>
    </message>
    <message>
        <source>The two branch times may differ by {surgery.rule_limit|scenario=edge} at most. Only masking does that, because it always runs both branches. It always takes {surgery.total_us|scenario=edge,surgery=where}. A resumable break takes {surgery.total_us|scenario=edge,surgery=none_break} on average, but its branches differ by {surgery.spread_us|scenario=edge,surgery=none_break}.</source>
        <extracomment>lab07.json /acts/2/discoveries/6/found - keep what stands in {braces}</extracomment>
        <translation>Los tiempos de las dos ramas pueden diferir como mucho en {surgery.rule_limit|scenario=edge}. Solo lo logra el enmascaramiento, porque siempre ejecuta las dos ramas. Tarda siempre {surgery.total_us|scenario=edge,surgery=where}. Un corte reanudable tarda {surgery.total_us|scenario=edge,surgery=none_break} de media, pero sus ramas difieren en {surgery.spread_us|scenario=edge,surgery=none_break}.</translation>
    </message>
    <message>
        <source>The rule allows a mean power of {surgery.rule_limit|scenario=mobile}. Deciding before the graph runs needs {surgery.rule_metric|scenario=mobile,surgery=hoist}. Masking needs {surgery.rule_metric|scenario=mobile,surgery=where}, because the battery pays for both branches. A resumable break needs {surgery.rule_metric|scenario=mobile,surgery=none_break} and meets the rule without any surgery.</source>
        <extracomment>lab07.json /acts/2/discoveries/7/found - keep what stands in {braces}</extracomment>
        <translation>La regla permite una potencia media de {surgery.rule_limit|scenario=mobile}. Decidir antes de ejecutar el grafo necesita {surgery.rule_metric|scenario=mobile,surgery=hoist}. El enmascaramiento necesita {surgery.rule_metric|scenario=mobile,surgery=where}, porque la batería paga las dos ramas. Un corte reanudable necesita {surgery.rule_metric|scenario=mobile,surgery=none_break} y cumple la regla sin ninguna cirugía.</translation>
    </message>
    <message>
        <source>The worst case must take less than {surgery.rule_limit|scenario=tiny}. With structured control flow it takes {surgery.worst_us|scenario=tiny,surgery=cond}. Masking takes {surgery.worst_us|scenario=tiny,surgery=where}, because both branches run. Deciding before the graph runs is fast enough, but its second variant needs more flash than is left.</source>
        <extracomment>lab07.json /acts/2/discoveries/8/found - keep what stands in {braces}</extracomment>
        <translation>El peor caso debe tardar menos de {surgery.rule_limit|scenario=tiny}. Con flujo de control estructurado tarda {surgery.worst_us|scenario=tiny,surgery=cond}. El enmascaramiento tarda {surgery.worst_us|scenario=tiny,surgery=where}, porque se ejecutan las dos ramas. Decidir antes de ejecutar el grafo es lo bastante rápido, pero su segunda variante necesita más flash de la que queda.</translation>
    </message>
    <message>
        <source>Look at eager mode with a batch of at least 64.</source>
        <extracomment>lab07.json /acts/2/discoveries/9/text</extracomment>
        <translation>Mira el modo inmediato con un lote de al menos 64.</translation>
    </message>
    <message>
        <source>In eager mode the GPU is busy for {cloud.gpu_busy|mode=eager,batch=1} of the time at batch 1, and for {cloud.gpu_busy|mode=eager,batch=64} at batch 64. Launching takes {cloud.cpu_us|mode=eager,batch=64} for each step at any batch. A larger batch gives the GPU more to do, but here it still waits most of the time.</source>
        <extracomment>lab07.json /acts/2/discoveries/9/found - keep what stands in {braces}</extracomment>
        <translation>En modo inmediato la GPU está ocupada el {cloud.gpu_busy|mode=eager,batch=1} del tiempo con lote 1 y el {cloud.gpu_busy|mode=eager,batch=64} con lote 64. Los lanzamientos tardan {cloud.cpu_us|mode=eager,batch=64} en cada paso con cualquier lote. Un lote mayor da más trabajo a la GPU, pero aquí aún espera la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>Reach the goal at batch 1.</source>
        <extracomment>lab07.json /acts/2/discoveries/10/text</extracomment>
        <translation>Alcanza el objetivo con lote 1.</translation>
    </message>
    <message>
        <source>Compiling alone brings GPU busy to {cloud.gpu_busy|mode=compiled,batch=1}, and a CUDA graph to {cloud.gpu_busy|mode=cuda_graph,batch=1}. It makes {cloud.tokens_s|mode=cuda_graph,batch=1} instead of {cloud.tokens_s|mode=eager,batch=1}. A graph can be launched at once only if nothing in it breaks.</source>
        <extracomment>lab07.json /acts/2/discoveries/10/found - keep what stands in {braces}</extracomment>
        <translation>Compilar por sí solo lleva la GPU ocupada al {cloud.gpu_busy|mode=compiled,batch=1}, y un CUDA graph al {cloud.gpu_busy|mode=cuda_graph,batch=1}. Produce {cloud.tokens_s|mode=cuda_graph,batch=1} en lugar de {cloud.tokens_s|mode=eager,batch=1}. Un grafo se puede lanzar de una vez solo si nada lo corta.</translation>
    </message>
    <message>
        <source>Find a mode in which 99 of 100 loops are on time and the goal is still missed.</source>
        <extracomment>lab07.json /acts/2/discoveries/11/text</extracomment>
        <translation>Encuentra un modo en el que 99 de cada 100 ciclos llegan a tiempo y aun así no se alcanza el objetivo.</translation>
    </message>
    <message>
        <source>Compiled with the garbage collector on, 99 of 100 loops take at most {edge.p99_us|mode=compiled}. Yet {edge.misses_per_hour|mode=compiled} miss the deadline, because a full garbage collection takes {edge.gc_pause_us|mode=compiled}. One loop in a hundred is one loop each second. A better average does not help the slowest loops.</source>
        <extracomment>lab07.json /acts/2/discoveries/11/found - keep what stands in {braces}</extracomment>
        <translation>Compilado y con el recolector de basura activo, 99 de cada 100 ciclos tardan como mucho {edge.p99_us|mode=compiled}. Aun así {edge.misses_per_hour|mode=compiled} no cumplen el plazo, porque una recolección de basura completa tarda {edge.gc_pause_us|mode=compiled}. Un ciclo de cada cien es un ciclo por segundo. Una media mejor no ayuda a los ciclos más lentos.</translation>
    </message>
    <message>
        <source>Reach the goal of the edge track.</source>
        <extracomment>lab07.json /acts/2/discoveries/12/text</extracomment>
        <translation>Alcanza el objetivo del itinerario del borde.</translation>
    </message>
    <message>
        <source>Compiled C++ on a real-time kernel is not faster on average: the loop takes {edge.base_us|mode=aot_cpp_rt} without delays, and compiled Python {edge.base_us|mode=compiled}. What changes is the tail. 9,999 of 10,000 loops take at most {edge.p9999_us|mode=aot_cpp_rt} instead of {edge.p9999_us|mode=compiled}.</source>
        <extracomment>lab07.json /acts/2/discoveries/12/found - keep what stands in {braces}</extracomment>
        <translation>C++ compilado en un kernel de tiempo real no es más rápido de media: el ciclo tarda {edge.base_us|mode=aot_cpp_rt} sin retrasos, y Python compilado {edge.base_us|mode=compiled}. Lo que cambia es la cola de la distribución. 9999 de cada 10 000 ciclos tardan como mucho {edge.p9999_us|mode=aot_cpp_rt} en lugar de {edge.p9999_us|mode=compiled}.</translation>
    </message>
    <message>
        <source>Fuse the kernels and compute both branches.</source>
        <extracomment>lab07.json /acts/2/discoveries/13/text</extracomment>
        <translation>Fusiona los kernels y calcula las dos ramas.</translation>
    </message>
    <message>
        <source>The frame is ready in {mobile.time_us|fused=true,masked=true}, long before the next one. But it needs {mobile.power_w|fused=true,masked=true}, and the battery lasts {mobile.hours|fused=true,masked=true}. Being on time is not the same as staying within the energy budget.</source>
        <extracomment>lab07.json /acts/2/discoveries/13/found - keep what stands in {braces}</extracomment>
        <translation>El fotograma está listo en {mobile.time_us|fused=true,masked=true}, mucho antes que el siguiente. Pero necesita {mobile.power_w|fused=true,masked=true}, y la batería dura {mobile.hours|fused=true,masked=true}. Llegar a tiempo no es lo mismo que respetar el presupuesto de energía.</translation>
    </message>
    <message>
        <source>Reach the goal of the mobile track.</source>
        <extracomment>lab07.json /acts/2/discoveries/14/text</extracomment>
        <translation>Alcanza el objetivo del itinerario móvil.</translation>
    </message>
    <message>
        <source>Fused, a frame moves {mobile.traffic_bytes|fused=true} through DRAM instead of {mobile.traffic_bytes|fused=false}. Power falls from {mobile.power_w|fused=false} to {mobile.power_w|fused=true}. Unfused, DRAM takes {mobile.dram_share|fused=false} of the energy, so less traffic is what counts.</source>
        <extracomment>lab07.json /acts/2/discoveries/14/found - keep what stands in {braces}</extracomment>
        <translation>Fusionado, un fotograma mueve {mobile.traffic_bytes|fused=true} por la DRAM en lugar de {mobile.traffic_bytes|fused=false}. La potencia baja de {mobile.power_w|fused=false} a {mobile.power_w|fused=true}. Sin fusionar, la DRAM se lleva el {mobile.dram_share|fused=false} de la energía, así que lo que cuenta es menos tráfico.</translation>
    </message>
    <message>
        <source>Look at TensorFlow Lite Micro at 48 MHz or less, and at 96 MHz.</source>
        <extracomment>lab07.json /acts/2/discoveries/15/text</extracomment>
        <translation>Mira TensorFlow Lite Micro a 48 MHz o menos, y a 96 MHz.</translation>
    </message>
    <message>
        <source>At 48 MHz one hop takes {tiny.time_us|runtime=tflm,clock_mhz=48}, and at 96 MHz {tiny.time_us|runtime=tflm,clock_mhz=96}. The interpreter adds {tiny.overhead|runtime=tflm}, an assumption, and that decides at 48 MHz. At 96 MHz the goal is reached, with {tiny.power_w|runtime=tflm,clock_mhz=96} of at most {tiny.budget_w|runtime=tflm}.</source>
        <extracomment>lab07.json /acts/2/discoveries/15/found - keep what stands in {braces}</extracomment>
        <translation>A 48 MHz un salto tarda {tiny.time_us|runtime=tflm,clock_mhz=48}, y a 96 MHz {tiny.time_us|runtime=tflm,clock_mhz=96}. El intérprete añade un {tiny.overhead|runtime=tflm}, una suposición, y eso decide a 48 MHz. A 96 MHz se alcanza el objetivo, con {tiny.power_w|runtime=tflm,clock_mhz=96} de {tiny.budget_w|runtime=tflm} como mucho.</translation>
    </message>
    <message>
        <source>Reach the goal at 48 MHz or less.</source>
        <extracomment>lab07.json /acts/2/discoveries/16/text</extracomment>
        <translation>Alcanza el objetivo a 48 MHz o menos.</translation>
    </message>
    <message>
        <source>Compiled C takes {tiny.time_us|runtime=aot_c,clock_mhz=48} for a hop and {tiny.flash_bytes|runtime=aot_c} of flash. A full framework would take {tiny.flash_bytes|runtime=pytorch}, and the device has {tiny.flash_limit_bytes|runtime=aot_c}. Compiled C has no interpreter, and at 48 MHz that saves just enough time.</source>
        <extracomment>lab07.json /acts/2/discoveries/16/found - keep what stands in {braces}</extracomment>
        <translation>C compilado tarda {tiny.time_us|runtime=aot_c,clock_mhz=48} por salto y ocupa {tiny.flash_bytes|runtime=aot_c} de flash. Un framework completo ocuparía {tiny.flash_bytes|runtime=pytorch}, y el dispositivo tiene {tiny.flash_limit_bytes|runtime=aot_c}. C compilado no tiene intérprete, y a 48 MHz eso ahorra justo el tiempo necesario.</translation>
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
        <translation>El doble de la MFU de un marco entero en modo inmediato</translation>
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
        <translation>La responsable de software acepta un código más difícil de leer solo si la MFU crece a más del doble. Propón una cirugía que lo logre en tu itinerario, o demuestra que ninguna lo logra.</translation>
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
        <translation>Referencia: todo el marco se ejecuta en modo inmediato</translation>
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
        <translation>La causa es una rama que depende de un valor</translation>
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
        <translation>Todos los demás valores son los del comienzo</translation>
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
        <translation>Ninguna de estas cirugías lo logra</translation>
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
        <translation>Mira la tabla de todas las cirugías. Da la ganancia de cada una sobre las dos referencias.</translation>
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
        <translation>Una cirugía que no es posible aquí deja el corte como está. No puede ser la respuesta.</translation>
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
        <translation>La aritmética útil es la misma, así que la MFU crece a más del doble solo donde el tiempo baja a menos de la mitad. Si ninguna cirugía lo hace, la respuesta es ninguna.</translation>
    </message>
    <message>
        <source>Three surgeries do: masking with {surgery.gain_skip|scenario=cloud,surgery=where}, structured control flow with {surgery.gain_skip|scenario=cloud,surgery=cond}, and a custom operation with {surgery.gain_skip|scenario=cloud,surgery=custom_op}. All three also meet the track&apos;s own rule. But a resumable break alone has {surgery.gain_skip|scenario=cloud,surgery=none_break}, with no change to the code.</source>
        <extracomment>lab07.json /acts/2/challenges/0/solved - keep what stands in {braces}</extracomment>
        <translation>Tres cirugías lo logran: el enmascaramiento con {surgery.gain_skip|scenario=cloud,surgery=where}, el flujo de control estructurado con {surgery.gain_skip|scenario=cloud,surgery=cond} y una operación propia con {surgery.gain_skip|scenario=cloud,surgery=custom_op}. Las tres cumplen también la regla propia del itinerario. Pero un corte reanudable por sí solo tiene {surgery.gain_skip|scenario=cloud,surgery=none_break}, sin ningún cambio en el código.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=edge,surgery=hoist}, and a resumable break alone has {surgery.gain_skip|scenario=edge,surgery=none_break}. The track&apos;s own rule asks for something else: equal branch times. Masking meets it with {surgery.gain_skip|scenario=edge,surgery=where}, the lowest gain of all.</source>
        <extracomment>lab07.json /acts/2/challenges/1/solved - keep what stands in {braces}</extracomment>
        <translation>Ninguna lo logra. La mejor cirugía tiene {surgery.gain_skip|scenario=edge,surgery=hoist}, y un corte reanudable por sí solo {surgery.gain_skip|scenario=edge,surgery=none_break}. La regla propia del itinerario pide otra cosa: tiempos de rama iguales. El enmascaramiento la cumple con {surgery.gain_skip|scenario=edge,surgery=where}, la ganancia más baja de todas.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=mobile,surgery=hoist}. The track&apos;s own rule is about power, and three surgeries meet it. Masking does not, with {surgery.rule_metric|scenario=mobile,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/challenges/2/solved - keep what stands in {braces}</extracomment>
        <translation>Ninguna lo logra. La mejor cirugía tiene {surgery.gain_skip|scenario=mobile,surgery=hoist}. La regla propia del itinerario trata de la potencia, y tres cirugías la cumplen. El enmascaramiento no, con {surgery.rule_metric|scenario=mobile,surgery=where}.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_skip|scenario=tiny,surgery=hoist}. Nearly all the time is arithmetic, so there is little that a surgery could remove. Masking has {surgery.gain_skip|scenario=tiny,surgery=where}, so it is slower than doing nothing.</source>
        <extracomment>lab07.json /acts/2/challenges/3/solved - keep what stands in {braces}</extracomment>
        <translation>Ninguna lo logra. La mejor cirugía tiene {surgery.gain_skip|scenario=tiny,surgery=hoist}. Casi todo el tiempo es aritmética, así que hay poco que una cirugía pueda quitar. El enmascaramiento tiene {surgery.gain_skip|scenario=tiny,surgery=where}, así que es más lento que no hacer nada.</translation>
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
        <translation>El doble de la MFU de un corte reanudable</translation>
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
        <translation>Referencia: el grafo se corta en cada rama y se reanuda detrás</translation>
    </message>
    <message>
        <source>None does. The best is a custom operation with {surgery.gain_break|scenario=cloud,surgery=custom_op}, and masking has {surgery.gain_break|scenario=cloud,surgery=where}. The same surgeries meet the track&apos;s own rule. So the condition refuses what the track needs, only because of its baseline.</source>
        <extracomment>lab07.json /acts/2/challenges/4/solved - keep what stands in {braces}</extracomment>
        <translation>Ninguna lo logra. La mejor es una operación propia con {surgery.gain_break|scenario=cloud,surgery=custom_op}, y el enmascaramiento tiene {surgery.gain_break|scenario=cloud,surgery=where}. Las mismas cirugías cumplen la regla propia del itinerario. Así que la condición rechaza lo que el itinerario necesita, solo por su referencia.</translation>
    </message>
    <message>
        <source>None does, and every surgery lowers MFU. With masking it is {surgery.gain_break|scenario=edge,surgery=where} the old value, the lowest of all. Masking is also the only one that meets the track&apos;s own rule. On this track MFU is the wrong measure.</source>
        <extracomment>lab07.json /acts/2/challenges/5/solved - keep what stands in {braces}</extracomment>
        <translation>Ninguna lo logra, y todas las cirugías bajan la MFU. Con enmascaramiento es {surgery.gain_break|scenario=edge,surgery=where} el valor anterior, la más baja de todas. El enmascaramiento es también lo único que cumple la regla propia del itinerario. En este itinerario la MFU es la medida equivocada.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_break|scenario=mobile,surgery=hoist}, and masking has {surgery.gain_break|scenario=mobile,surgery=where}. The resumable break itself needs {surgery.rule_metric|scenario=mobile,surgery=none_break} and meets the track&apos;s own rule.</source>
        <extracomment>lab07.json /acts/2/challenges/6/solved - keep what stands in {braces}</extracomment>
        <translation>Ninguna lo logra. La mejor cirugía tiene {surgery.gain_break|scenario=mobile,surgery=hoist}, y el enmascaramiento {surgery.gain_break|scenario=mobile,surgery=where}. El propio corte reanudable necesita {surgery.rule_metric|scenario=mobile,surgery=none_break} y cumple la regla propia del itinerario.</translation>
    </message>
    <message>
        <source>None does. The best surgery has {surgery.gain_break|scenario=tiny,surgery=hoist}, and it does not fit into the flash that is left. Structured control flow meets the track&apos;s own rule with {surgery.gain_break|scenario=tiny,surgery=cond}.</source>
        <extracomment>lab07.json /acts/2/challenges/7/solved - keep what stands in {braces}</extracomment>
        <translation>Ninguna lo logra. La mejor cirugía tiene {surgery.gain_break|scenario=tiny,surgery=hoist}, y no cabe en la flash que queda. El flujo de control estructurado cumple la regla propia del itinerario con {surgery.gain_break|scenario=tiny,surgery=cond}.</translation>
    </message>
    <message>
        <source>A published gain in MFU</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/title</extracomment>
        <translation>Una ganancia de MFU publicada</translation>
    </message>
    <message>
        <source>M F U prime over M F U equals T over T prime, and that is greater than 2.</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/spoken</extracomment>
        <translation>M F U prima entre M F U es igual a T entre T prima, y eso es mayor que 2.</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of the peak, before and after</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/0/meaning</extracomment>
        <translation>aritmética útil como porcentaje del máximo, antes y después</translation>
    </message>
    <message>
        <source>wall time of a pass before the surgery</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/1/meaning</extracomment>
        <translation>tiempo real de una pasada antes de la cirugía</translation>
    </message>
    <message>
        <source>wall time of a pass after the surgery</source>
        <extracomment>lab07.json /acts/2/exercises/0/formula/terms/2/meaning</extracomment>
        <translation>tiempo real de una pasada después de la cirugía</translation>
    </message>
    <message>
        <source>Masking on the cloud GPU brings a pass to {surgery.total_us|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/0/worked/0 - keep what stands in {braces}</extracomment>
        <translation>El enmascaramiento en la GPU de la nube deja una pasada en {surgery.total_us|scenario=cloud,surgery=where}.</translation>
    </message>
    <message>
        <source>The formula gives {surgery.gain_skip|scenario=cloud,surgery=where} in one report and {surgery.gain_break|scenario=cloud,surgery=where} in another.</source>
        <extracomment>lab07.json /acts/2/exercises/0/worked/1 - keep what stands in {braces}</extracomment>
        <translation>La fórmula da {surgery.gain_skip|scenario=cloud,surgery=where} en un informe y {surgery.gain_break|scenario=cloud,surgery=where} en otro.</translation>
    </message>
    <message>
        <source>Both reports compute correctly and use the same surgery. What is wrong with the published claim?</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/prompt</extracomment>
        <translation>Los dos informes calculan bien y usan la misma cirugía. ¿Qué está mal en la afirmación publicada?</translation>
    </message>
    <message>
        <source>It does not say what T is: the time of which program?</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/0/text</extracomment>
        <translation>No dice qué es T: ¿el tiempo de qué programa?</translation>
    </message>
    <message>
        <source>Yes. One report starts from a whole frame in eager mode, the other from breaks that are resumed. Without its baseline, a gain can&apos;t be checked and can&apos;t be compared.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/0/feedback</extracomment>
        <translation>Sí. Un informe parte de un marco entero en modo inmediato, el otro de cortes que se reanudan. Sin su referencia, una ganancia no se puede comprobar ni comparar.</translation>
    </message>
    <message>
        <source>MFU must be computed from the arithmetic, not from times.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/1/text</extracomment>
        <translation>La MFU se debe calcular con la aritmética, no con tiempos.</translation>
    </message>
    <message>
        <source>The idea here is that a ratio of times leaves the arithmetic out. The useful arithmetic is the same before and after, so it cancels. The ratio of the times is the ratio of the MFUs.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/1/feedback</extracomment>
        <translation>La idea es que un cociente de tiempos deja fuera la aritmética. La aritmética útil es la misma antes y después, así que se cancela. El cociente de los tiempos es el cociente de las MFU.</translation>
    </message>
    <message>
        <source>Masking computes both branches, so MFU rises even more.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/2/text</extracomment>
        <translation>El enmascaramiento calcula las dos ramas, así que la MFU sube aún más.</translation>
    </message>
    <message>
        <source>The idea here is that more arithmetic means a higher MFU. MFU counts useful arithmetic only. What masking throws away makes the pass longer and MFU lower.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/2/feedback</extracomment>
        <translation>La idea es que más aritmética significa una MFU mayor. La MFU solo cuenta la aritmética útil. Lo que el enmascaramiento descarta alarga la pasada y baja la MFU.</translation>
    </message>
    <message>
        <source>The peak of the GPU is missing.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/3/text</extracomment>
        <translation>Falta el máximo de la GPU.</translation>
    </message>
    <message>
        <source>The idea here is that MFU needs a peak. One MFU does. In the ratio of two MFUs on one GPU the peak cancels.</source>
        <extracomment>lab07.json /acts/2/exercises/0/question/options/3/feedback</extracomment>
        <translation>La idea es que la MFU necesita un máximo. Una MFU sí. En el cociente de dos MFU de una misma GPU el máximo se cancela.</translation>
    </message>
    <message>
        <source>A published text says: with masking, a branch on a value becomes one kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/worked/0</extracomment>
        <translation>Un texto publicado dice: con enmascaramiento, una rama que depende de un valor se convierte en un solo kernel.</translation>
    </message>
    <message>
        <source>The masked pass on the cloud GPU. Graphs: {surgery.subgraphs|scenario=cloud,surgery=where}. Kernels: {surgery.launches|scenario=cloud,surgery=where}. Launches by the CPU: {surgery.host_launches|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/1/worked/1 - keep what stands in {braces}</extracomment>
        <translation>La pasada enmascarada en la GPU de la nube. Grafos: {surgery.subgraphs|scenario=cloud,surgery=where}. Kernels: {surgery.launches|scenario=cloud,surgery=where}. Lanzamientos de la CPU: {surgery.host_launches|scenario=cloud,surgery=where}.</translation>
    </message>
    <message>
        <source>What does the text mix up?</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/prompt</extracomment>
        <translation>¿Qué confunde el texto?</translation>
    </message>
    <message>
        <source>A graph and a kernel: one graph can hold very many kernels.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/0/text</extracomment>
        <translation>Un grafo y un kernel: un grafo puede contener muchísimos kernels.</translation>
    </message>
    <message>
        <source>Yes. Masking makes one graph without a break. It becomes one kernel only if everything in it can be fused, and large matrix products can&apos;t be.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/0/feedback</extracomment>
        <translation>Sí. El enmascaramiento deja un solo grafo sin cortes. Se convierte en un solo kernel únicamente si todo lo que contiene se puede fusionar, y las multiplicaciones de matrices grandes no se pueden.</translation>
    </message>
    <message>
        <source>The number of branches: one kernel remains for each branch.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/1/text</extracomment>
        <translation>El número de ramas: queda un kernel por cada rama.</translation>
    </message>
    <message>
        <source>The idea here is that each branch becomes a kernel. A branch has several operations, and how many kernels they become depends on what can be fused.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/1/feedback</extracomment>
        <translation>La idea es que cada rama se convierte en un kernel. Una rama tiene varias operaciones, y cuántos kernels resultan depende de lo que se pueda fusionar.</translation>
    </message>
    <message>
        <source>Launches and breaks: a masked pass still breaks at each kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/2/text</extracomment>
        <translation>Lanzamientos y cortes: una pasada enmascarada aún se corta en cada kernel.</translation>
    </message>
    <message>
        <source>The idea here is that each kernel ends a graph. A graph goes on over many kernels. Only what can&apos;t be recorded ends it.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/2/feedback</extracomment>
        <translation>La idea es que cada kernel termina un grafo. Un grafo sigue a lo largo de muchos kernels. Solo lo termina lo que no se puede grabar.</translation>
    </message>
    <message>
        <source>Nothing: a CUDA graph is one kernel.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/3/text</extracomment>
        <translation>Nada: un CUDA graph es un solo kernel.</translation>
    </message>
    <message>
        <source>The idea here is that one launch is one kernel. A CUDA graph is launched once, and its kernels still run one after the other.</source>
        <extracomment>lab07.json /acts/2/exercises/1/question/options/3/feedback</extracomment>
        <translation>La idea es que un lanzamiento es un kernel. Un CUDA graph se lanza una vez, y sus kernels se siguen ejecutando uno tras otro.</translation>
    </message>
    <message>
        <source>A published rule for masking</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/title</extracomment>
        <translation>Una regla publicada para el enmascaramiento</translation>
    </message>
    <message>
        <source>p times W B plus 1 minus p times W A is at most C.</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/spoken</extracomment>
        <translation>p por W B más 1 menos p por W A es como mucho C.</translation>
    </message>
    <message>
        <source>probability of branch A</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/0/meaning
----------
lab07.json /acts/2/formulas/1/terms/0/meaning</extracomment>
        <translation>probabilidad de la rama A</translation>
    </message>
    <message>
        <source>kernel time of branch A</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/1/meaning</extracomment>
        <translation>tiempo de kernels de la rama A</translation>
    </message>
    <message>
        <source>kernel time of branch B</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/2/meaning
----------
lab07.json /acts/2/formulas/1/terms/2/meaning</extracomment>
        <translation>tiempo de kernels de la rama B</translation>
    </message>
    <message>
        <source>cost of one break: guards, going back, waiting, and lost fusion</source>
        <extracomment>lab07.json /acts/2/exercises/2/formula/terms/3/meaning</extracomment>
        <translation>coste de un corte: guardas, vuelta, espera y fusión perdida</translation>
    </message>
    <message>
        <source>Control loop on the edge device: the rule says that masking pays from a probability of {surgery.mask_breakeven_p|scenario=edge}.</source>
        <extracomment>lab07.json /acts/2/exercises/2/worked/0 - keep what stands in {braces}</extracomment>
        <translation>Ciclo de control en el dispositivo de borde: la regla dice que enmascarar conviene desde una probabilidad del {surgery.mask_breakeven_p|scenario=edge}.</translation>
    </message>
    <message>
        <source>The exact pass of the instrument says: {surgery.mask_breakeven_pass_p|scenario=edge}.</source>
        <extracomment>lab07.json /acts/2/exercises/2/worked/1 - keep what stands in {braces}</extracomment>
        <translation>La pasada exacta del instrumento dice: {surgery.mask_breakeven_pass_p|scenario=edge}.</translation>
    </message>
    <message>
        <source>Why does the rule promise too much here?</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/prompt</extracomment>
        <translation>¿Por qué promete la regla demasiado aquí?</translation>
    </message>
    <message>
        <source>It counts the whole cost of a break, but a part of it passes while kernels run.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/0/text</extracomment>
        <translation>Cuenta todo el coste de un corte, pero una parte pasa mientras se ejecutan kernels.</translation>
    </message>
    <message>
        <source>Yes. The CPU works on guards and launches while the GPU still has kernels to run. Only what the GPU really waits for can be saved. The rule is good where nothing is hidden, as on a single core.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/0/feedback</extracomment>
        <translation>Sí. La CPU trabaja en guardas y lanzamientos mientras la GPU aún tiene kernels que ejecutar. Solo se puede ahorrar aquello por lo que la GPU espera de verdad. La regla es buena donde nada queda oculto, como en un solo núcleo.</translation>
    </message>
    <message>
        <source>It forgets that masking runs both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/1/text</extracomment>
        <translation>Olvida que el enmascaramiento ejecuta las dos ramas.</translation>
    </message>
    <message>
        <source>The idea here is that the second branch is missing. Its left side is exactly that: the time of the branch that is not needed, as an average.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/1/feedback</extracomment>
        <translation>La idea es que falta la segunda rama. Su lado izquierdo es justo eso: el tiempo de la rama que no hace falta, como media.</translation>
    </message>
    <message>
        <source>It swaps the two probabilities.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/2/text</extracomment>
        <translation>Intercambia las dos probabilidades.</translation>
    </message>
    <message>
        <source>The idea here is that p belongs to W_A. When branch A is needed, the work on branch B is wasted. So p stands with W_B.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/2/feedback</extracomment>
        <translation>La idea es que p va con W_A. Cuando hace falta la rama A, se desperdicia el trabajo en la rama B. Así que p va con W_B.</translation>
    </message>
    <message>
        <source>It forgets that a break costs fusion.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/3/text</extracomment>
        <translation>Olvida que un corte cuesta fusión.</translation>
    </message>
    <message>
        <source>The idea here is that the price of a break is too low. Lost fusion is part of C. The rule promises too much because C is too high, not too low.</source>
        <extracomment>lab07.json /acts/2/exercises/2/question/options/3/feedback</extracomment>
        <translation>La idea es que el precio de un corte es demasiado bajo. La fusión perdida es parte de C. La regla promete demasiado porque C es demasiado alto, no demasiado bajo.</translation>
    </message>
    <message>
        <source>A published question asks: which term of the iron law does graph surgery improve, data or compute?</source>
        <extracomment>lab07.json /acts/2/exercises/3/worked/0</extracomment>
        <translation>Una pregunta publicada dice: ¿qué término de la ley de hierro mejora la cirugía del grafo, los datos o el cálculo?</translation>
    </message>
    <message>
        <source>Masking on the cloud GPU, against a whole frame in eager mode: data from {surgery.data_us|scenario=cloud,surgery=none_skip} to {surgery.data_us|scenario=cloud,surgery=where}, compute from {surgery.compute_us|scenario=cloud,surgery=none_skip} to {surgery.compute_us|scenario=cloud,surgery=where}, latency from {surgery.latency_us|scenario=cloud,surgery=none_skip} to {surgery.latency_us|scenario=cloud,surgery=where}.</source>
        <extracomment>lab07.json /acts/2/exercises/3/worked/1 - keep what stands in {braces}</extracomment>
        <translation>Enmascaramiento en la GPU de la nube, frente a un marco entero en modo inmediato: datos de {surgery.data_us|scenario=cloud,surgery=none_skip} a {surgery.data_us|scenario=cloud,surgery=where}, cálculo de {surgery.compute_us|scenario=cloud,surgery=none_skip} a {surgery.compute_us|scenario=cloud,surgery=where}, latencia de {surgery.latency_us|scenario=cloud,surgery=none_skip} a {surgery.latency_us|scenario=cloud,surgery=where}.</translation>
    </message>
    <message>
        <source>What is wrong with the question?</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/prompt</extracomment>
        <translation>¿Qué está mal en la pregunta?</translation>
    </message>
    <message>
        <source>It leaves out the right answer, which is latency.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/0/text</extracomment>
        <translation>Omite la respuesta correcta, que es la latencia.</translation>
    </message>
    <message>
        <source>Yes. Launches, guards and waiting are latency, and nearly all that surgery removes here is latency. Data comes second. Compute even grows.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/0/feedback</extracomment>
        <translation>Sí. Los lanzamientos, las guardas y la espera son latencia, y casi todo lo que la cirugía quita aquí es latencia. Los datos van en segundo lugar. El cálculo incluso crece.</translation>
    </message>
    <message>
        <source>Both are right, so the question needs two answers.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/1/text</extracomment>
        <translation>Las dos son correctas, así que la pregunta necesita dos respuestas.</translation>
    </message>
    <message>
        <source>The idea here is that surgery improves everything a little. Data does shrink, but compute grows, because masking runs both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/1/feedback</extracomment>
        <translation>La idea es que la cirugía mejora todo un poco. Los datos se reducen, pero el cálculo crece, porque el enmascaramiento ejecuta las dos ramas.</translation>
    </message>
    <message>
        <source>The iron law does not hold for programs with branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/2/text</extracomment>
        <translation>La ley de hierro no vale para programas con ramas.</translation>
    </message>
    <message>
        <source>The idea here is that a branch has no fixed time. The law holds for each pass, and for the average over both branches.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/2/feedback</extracomment>
        <translation>La idea es que una rama no tiene un tiempo fijo. La ley vale para cada pasada, y para la media de las dos ramas.</translation>
    </message>
    <message>
        <source>Compute must come first, because surgery removes arithmetic.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/3/text</extracomment>
        <translation>El cálculo debe ir primero, porque la cirugía quita aritmética.</translation>
    </message>
    <message>
        <source>The idea here is that fewer kernels mean less arithmetic. Fusion puts the same arithmetic into fewer kernels. No surgery removes any.</source>
        <extracomment>lab07.json /acts/2/exercises/3/question/options/3/feedback</extracomment>
        <translation>La idea es que menos kernels significan menos aritmética. La fusión pone la misma aritmética en menos kernels. Ninguna cirugía quita nada de ella.</translation>
    </message>
    <message>
        <source>A design serves Llama 3 70B in FP16 on one H100 with 80 GB, to save launches and exchanges between GPUs.</source>
        <extracomment>lab07.json /acts/2/exercises/4/worked/0</extracomment>
        <translation>Un diseño sirve Llama 3 70B en FP16 con una sola H100 de 80 GB, para ahorrar lanzamientos e intercambios entre GPU.</translation>
    </message>
    <message>
        <source>Spread over eight GPUs, the model takes {cloud.memory_bytes|batch=1} on each of them. One GPU has {cloud.device_bytes|batch=1}.</source>
        <extracomment>lab07.json /acts/2/exercises/4/worked/1 - keep what stands in {braces}</extracomment>
        <translation>Repartido entre ocho GPU, el modelo ocupa {cloud.memory_bytes|batch=1} en cada una. Una GPU tiene {cloud.device_bytes|batch=1}.</translation>
    </message>
    <message>
        <source>What is wrong with the design?</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/prompt</extracomment>
        <translation>¿Qué está mal en el diseño?</translation>
    </message>
    <message>
        <source>The weights do not fit into one GPU, so nothing is launched at all.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/0/text</extracomment>
        <translation>Los pesos no caben en una GPU, así que no se lanza nada.</translation>
    </message>
    <message>
        <source>Yes. First the design must fit, then launches can be counted. In FP16 each of the 70 billion weights takes two bytes, far more than one GPU has.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/0/feedback</extracomment>
        <translation>Sí. Primero el diseño tiene que caber, y después se pueden contar los lanzamientos. En FP16 cada uno de los 70 mil millones de pesos ocupa dos bytes, mucho más de lo que tiene una GPU.</translation>
    </message>
    <message>
        <source>The batch is too large for one GPU.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/1/text</extracomment>
        <translation>El lote es demasiado grande para una GPU.</translation>
    </message>
    <message>
        <source>The idea here is that a smaller batch needs less memory. It needs less for the context, but the weights alone are larger than the GPU.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/1/feedback</extracomment>
        <translation>La idea es que un lote menor necesita menos memoria. Necesita menos para el contexto, pero los pesos por sí solos son más grandes que la GPU.</translation>
    </message>
    <message>
        <source>CUDA graphs need the memory.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/2/text</extracomment>
        <translation>Los CUDA graphs necesitan la memoria.</translation>
    </message>
    <message>
        <source>The idea here is that recorded graphs take space. They take some, but far less than the weights.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/2/feedback</extracomment>
        <translation>La idea es que los grafos grabados ocupan espacio. Ocupan algo, pero mucho menos que los pesos.</translation>
    </message>
    <message>
        <source>One GPU is too slow, so launches do not matter.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/3/text</extracomment>
        <translation>Una GPU es demasiado lenta, así que los lanzamientos no importan.</translation>
    </message>
    <message>
        <source>The idea here is that a slow GPU hides the launches. It may do so with a model that fits. This one does not fit.</source>
        <extracomment>lab07.json /acts/2/exercises/4/question/options/3/feedback</extracomment>
        <translation>La idea es que una GPU lenta oculta los lanzamientos. Podría hacerlo con un modelo que quepa. Este no cabe.</translation>
    </message>
    <message>
        <source>A report says: 99 of 100 loops keep the deadline, so the loop is deterministic.</source>
        <extracomment>lab07.json /acts/2/exercises/5/worked/0</extracomment>
        <translation>Un informe dice: 99 de cada 100 ciclos cumplen el plazo, así que el ciclo es determinista.</translation>
    </message>
    <message>
        <source>With a frozen garbage collector in eager mode, 99 of 100 loops take at most {edge.p99_us|mode=eager_freeze}. The deadline is {edge.deadline_us|mode=eager_freeze}, and {edge.misses_per_hour|mode=eager_freeze} miss it.</source>
        <extracomment>lab07.json /acts/2/exercises/5/worked/1 - keep what stands in {braces}</extracomment>
        <translation>Con el recolector de basura congelado y en modo inmediato, 99 de cada 100 ciclos tardan como mucho {edge.p99_us|mode=eager_freeze}. El plazo es de {edge.deadline_us|mode=eager_freeze}, y {edge.misses_per_hour|mode=eager_freeze} no lo cumplen.</translation>
    </message>
    <message>
        <source>What is wrong with the report?</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/prompt
----------
lab07.json /acts/2/exercises/6/question/prompt</extracomment>
        <translation>¿Qué está mal en el informe?</translation>
    </message>
    <message>
        <source>It says nothing about the hundredth loop, and there are 100 loops each second.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/0/text</extracomment>
        <translation>No dice nada del ciclo número cien, y hay 100 ciclos en cada segundo.</translation>
    </message>
    <message>
        <source>Yes. A limit for 99 of 100 loops allows one miss in each second. A safety case asks about one loop in a million.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/0/feedback</extracomment>
        <translation>Sí. Un límite para 99 de cada 100 ciclos permite un incumplimiento por segundo. Una prueba de seguridad pregunta por un ciclo entre un millón.</translation>
    </message>
    <message>
        <source>It should give the average, which is below the deadline.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/1/text</extracomment>
        <translation>Debería dar la media, que está por debajo del plazo.</translation>
    </message>
    <message>
        <source>The idea here is that the average says more. It says even less about the slowest loops, and those miss the deadline.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/1/feedback</extracomment>
        <translation>La idea es que la media dice más. Dice aún menos de los ciclos más lentos, y son esos los que no cumplen el plazo.</translation>
    </message>
    <message>
        <source>The deadline is too strict: a few milliseconds do not matter.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/2/text</extracomment>
        <translation>El plazo es demasiado estricto: unos milisegundos no importan.</translation>
    </message>
    <message>
        <source>The idea here is that a late loop is a slow loop. In a control loop a late result is a missing result. And a full garbage collection takes two whole loops.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/2/feedback</extracomment>
        <translation>La idea es que un ciclo tardío es un ciclo lento. En un ciclo de control un resultado tardío es un resultado que falta. Y una recolección de basura completa ocupa dos ciclos enteros.</translation>
    </message>
    <message>
        <source>It needs more measurements, then the misses go away.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/3/text</extracomment>
        <translation>Hacen falta más mediciones, y entonces los incumplimientos desaparecen.</translation>
    </message>
    <message>
        <source>The idea here is that rare events are errors of the measurement. More measurements show more of them.</source>
        <extracomment>lab07.json /acts/2/exercises/5/question/options/3/feedback</extracomment>
        <translation>La idea es que los sucesos raros son errores de medición. Más mediciones muestran más de ellos.</translation>
    </message>
    <message>
        <source>A report says: every frame is ready before the next one, so the design is good.</source>
        <extracomment>lab07.json /acts/2/exercises/6/worked/0</extracomment>
        <translation>Un informe dice: cada fotograma está listo antes que el siguiente, así que el diseño es bueno.</translation>
    </message>
    <message>
        <source>An unfused frame takes {mobile.time_us|fused=false} of {mobile.limit_us|fused=false}, and {mobile.power_w|fused=false} of {mobile.budget_w|fused=false}.</source>
        <extracomment>lab07.json /acts/2/exercises/6/worked/1 - keep what stands in {braces}</extracomment>
        <translation>Un fotograma sin fusionar tarda {mobile.time_us|fused=false} de {mobile.limit_us|fused=false} y necesita {mobile.power_w|fused=false} de {mobile.budget_w|fused=false}.</translation>
    </message>
    <message>
        <source>It looks at time only. The battery pays for bytes and operations, not for time.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/0/text</extracomment>
        <translation>Solo mira el tiempo. La batería paga bytes y operaciones, no tiempo.</translation>
    </message>
    <message>
        <source>Yes. The frame is on time and uses about twice its power budget. Most of that moves intermediate results through DRAM.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/0/feedback</extracomment>
        <translation>Sí. El fotograma llega a tiempo y usa cerca del doble de su presupuesto de potencia. La mayor parte mueve resultados intermedios por la DRAM.</translation>
    </message>
    <message>
        <source>A frame that takes longer would use less energy.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/1/text</extracomment>
        <translation>Un fotograma que tardara más usaría menos energía.</translation>
    </message>
    <message>
        <source>The idea here is that slow work is cheap work. The same bytes and the same operations cost the same energy, fast or slow.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/1/feedback</extracomment>
        <translation>La idea es que el trabajo lento es trabajo barato. Los mismos bytes y las mismas operaciones cuestan la misma energía, rápido o lento.</translation>
    </message>
    <message>
        <source>It forgets the launches, which use most of the energy.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/2/text</extracomment>
        <translation>Olvida los lanzamientos, que usan la mayor parte de la energía.</translation>
    </message>
    <message>
        <source>The idea here is that what costs time also costs energy. Launches cost time. Nearly all energy goes into bytes moved through DRAM and into arithmetic.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/2/feedback</extracomment>
        <translation>La idea es que lo que cuesta tiempo cuesta también energía. Los lanzamientos cuestan tiempo. Casi toda la energía va a bytes que pasan por la DRAM y a aritmética.</translation>
    </message>
    <message>
        <source>60 frames per second are not enough.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/3/text</extracomment>
        <translation>60 fotogramas por segundo no son suficientes.</translation>
    </message>
    <message>
        <source>The idea here is that the rate is too low. A higher rate would need even more power.</source>
        <extracomment>lab07.json /acts/2/exercises/6/question/options/3/feedback</extracomment>
        <translation>La idea es que la frecuencia es demasiado baja. Una mayor necesitaría aún más potencia.</translation>
    </message>
    <message>
        <source>A comparison says: TensorFlow Lite Micro needs 16 KB.</source>
        <extracomment>lab07.json /acts/2/exercises/7/worked/0</extracomment>
        <translation>Una comparación dice: TensorFlow Lite Micro necesita 16 KB.</translation>
    </message>
    <message>
        <source>The program of this track takes {tiny.flash_bytes|runtime=tflm} of flash with it, and {tiny.flash_bytes|runtime=aot_c} with compiled C.</source>
        <extracomment>lab07.json /acts/2/exercises/7/worked/1 - keep what stands in {braces}</extracomment>
        <translation>El programa de este itinerario ocupa con él {tiny.flash_bytes|runtime=tflm} de flash, y {tiny.flash_bytes|runtime=aot_c} con C compilado.</translation>
    </message>
    <message>
        <source>Why is 16 KB the wrong number to plan with?</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/prompt</extracomment>
        <translation>¿Por qué 16 KB es el número equivocado para planificar?</translation>
    </message>
    <message>
        <source>It is the core alone. Kernels, weights and the application come on top.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/0/text</extracomment>
        <translation>Es solo el núcleo. Los kernels, los pesos y la aplicación se suman.</translation>
    </message>
    <message>
        <source>Yes. The core only reads the model and calls kernels. Each kind of kernel adds code, and the weights are by far the largest part.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/0/feedback</extracomment>
        <translation>Sí. El núcleo solo lee el modelo y llama a kernels. Cada tipo de kernel añade código, y los pesos son con mucho la parte mayor.</translation>
    </message>
    <message>
        <source>It is the memory for intermediate results, not flash.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/1/text</extracomment>
        <translation>Es la memoria para resultados intermedios, no la flash.</translation>
    </message>
    <message>
        <source>The idea here is that two kinds of memory were mixed up. Both are short on a microcontroller, but the 16 KB are code in flash.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/1/feedback</extracomment>
        <translation>La idea es que se confundieron dos tipos de memoria. Las dos escasean en un microcontrolador, pero los 16 KB son código en la flash.</translation>
    </message>
    <message>
        <source>It should be 16 MB.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/2/text</extracomment>
        <translation>Deberían ser 16 MB.</translation>
    </message>
    <message>
        <source>The idea here is that a framework must be large. A full framework is. This one was made for microcontrollers, and its core is really that small.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/2/feedback</extracomment>
        <translation>La idea es que un framework debe ser grande. Uno completo lo es. Este se hizo para microcontroladores, y su núcleo es de verdad así de pequeño.</translation>
    </message>
    <message>
        <source>It depends on the clock.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/3/text</extracomment>
        <translation>Depende del reloj.</translation>
    </message>
    <message>
        <source>The idea here is that a faster clock needs more code. The clock decides the time and the power. The size of the program stays.</source>
        <extracomment>lab07.json /acts/2/exercises/7/question/options/3/feedback</extracomment>
        <translation>La idea es que un reloj más rápido necesita más código. El reloj decide el tiempo y la potencia. El tamaño del programa no cambia.</translation>
    </message>
    <message>
        <source>With breaks: {surgery.total_us|scenario=cloud,surgery=none_break} for a pass, and kernels run for {surgery.gpu_us|scenario=cloud,surgery=none_break} of it</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/0 - keep what stands in {braces}</extracomment>
        <translation>Con cortes: {surgery.total_us|scenario=cloud,surgery=none_break} por pasada, y los kernels se ejecutan durante {surgery.gpu_us|scenario=cloud,surgery=none_break}</translation>
    </message>
    <message>
        <source>Masked: {surgery.total_us|scenario=cloud,surgery=where} for a pass, and kernels run for {surgery.gpu_us|scenario=cloud,surgery=where} of it</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/1 - keep what stands in {braces}</extracomment>
        <translation>Enmascarada: {surgery.total_us|scenario=cloud,surgery=where} por pasada, y los kernels se ejecutan durante {surgery.gpu_us|scenario=cloud,surgery=where}</translation>
    </message>
    <message>
        <source>Wasted work in the masked pass: {surgery.mask_wasted_us|scenario=cloud}</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/2 - keep what stands in {braces}</extracomment>
        <translation>Trabajo desperdiciado en la pasada enmascarada: {surgery.mask_wasted_us|scenario=cloud}</translation>
    </message>
    <message>
        <source>Gain: {surgery.total_us|scenario=cloud,surgery=none_break} ÷ {surgery.total_us|scenario=cloud,surgery=where} = {surgery.gain_break|scenario=cloud,surgery=where}</source>
        <extracomment>lab07.json /acts/2/reveal/arithmetic/3 - keep what stands in {braces}</extracomment>
        <translation>Ganancia: {surgery.total_us|scenario=cloud,surgery=none_break} ÷ {surgery.total_us|scenario=cloud,surgery=where} = {surgery.gain_break|scenario=cloud,surgery=where}</translation>
    </message>
    <message>
        <source>Rewritten, it can become one graph: by masking, by structured control flow, or by an operation of your own. One graph is not one kernel. The masked pass on the cloud GPU still has {surgery.launches|scenario=cloud,surgery=where} kernels.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/1 - keep what stands in {braces}</extracomment>
        <translation>Reescrito, puede ser un solo grafo: con enmascaramiento, con flujo de control estructurado o con una operación propia. Un grafo no es un kernel. La pasada enmascarada en la GPU de la nube aún tiene {surgery.launches|scenario=cloud,surgery=where} kernels.</translation>
    </message>
    <message>
        <source>A gain belongs to its baseline. The masked pass is {surgery.gain_break|scenario=cloud,surgery=where} as fast as a pass with resumable breaks. It is {surgery.gain_skip|scenario=cloud,surgery=where} as fast as a whole frame in eager mode.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/2 - keep what stands in {braces}</extracomment>
        <translation>Una ganancia pertenece a su referencia. La pasada enmascarada es {surgery.gain_break|scenario=cloud,surgery=where} más rápida que una pasada con cortes reanudables. Es {surgery.gain_skip|scenario=cloud,surgery=where} más rápida que un marco entero en modo inmediato.</translation>
    </message>
    <message>
        <source>Masking adds work. On the cloud GPU {surgery.mask_wasted_share|scenario=cloud} of the kernel time is wasted, and breaks cost more than that. On the microcontroller it is {surgery.mask_wasted_share|scenario=tiny}, and masking is slower than doing nothing.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/3 - keep what stands in {braces}</extracomment>
        <translation>El enmascaramiento añade trabajo. En la GPU de la nube se desperdicia el {surgery.mask_wasted_share|scenario=cloud} del tiempo de kernels, y los cortes cuestan más que eso. En el microcontrolador es el {surgery.mask_wasted_share|scenario=tiny}, y enmascarar es más lento que no hacer nada.</translation>
    </message>
    <message>
        <source>Surgery mostly removes latency. On the cloud GPU latency falls from {surgery.latency_us|scenario=cloud,surgery=none_skip} to {surgery.latency_us|scenario=cloud,surgery=where}, and data from {surgery.data_us|scenario=cloud,surgery=none_skip} to {surgery.data_us|scenario=cloud,surgery=where}. Compute grows from {surgery.compute_us|scenario=cloud,surgery=none_skip} to {surgery.compute_us|scenario=cloud,surgery=where}, because both branches run.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/4 - keep what stands in {braces}</extracomment>
        <translation>La cirugía quita sobre todo latencia. En la GPU de la nube la latencia baja de {surgery.latency_us|scenario=cloud,surgery=none_skip} a {surgery.latency_us|scenario=cloud,surgery=where}, y los datos de {surgery.data_us|scenario=cloud,surgery=none_skip} a {surgery.data_us|scenario=cloud,surgery=where}. El cálculo crece de {surgery.compute_us|scenario=cloud,surgery=none_skip} a {surgery.compute_us|scenario=cloud,surgery=where}, porque se ejecutan las dos ramas.</translation>
    </message>
    <message>
        <source>It is not latency everywhere. On the phone processor data falls most, from {surgery.data_us|scenario=mobile,surgery=none_skip} to {surgery.data_us|scenario=mobile,surgery=where}, because there the kernels themselves set the pace and compiling fuses them.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/5 - keep what stands in {braces}</extracomment>
        <translation>No es latencia en todas partes. En el procesador del teléfono lo que más baja son los datos, de {surgery.data_us|scenario=mobile,surgery=none_skip} a {surgery.data_us|scenario=mobile,surgery=where}, porque allí los propios kernels marcan el ritmo y la compilación los fusiona.</translation>
    </message>
    <message>
        <source>Cloud track: a masked pass keeps the GPU busy for {surgery.busy|scenario=cloud,surgery=where} of the time, and breaks for {surgery.busy|scenario=cloud,surgery=none_break}. No surgery doubles MFU against a resumable break, but three surgeries meet the goal.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/6 - keep what stands in {braces}</extracomment>
        <translation>Itinerario de la nube: una pasada enmascarada mantiene la GPU ocupada el {surgery.busy|scenario=cloud,surgery=where} del tiempo, y los cortes el {surgery.busy|scenario=cloud,surgery=none_break}. Ninguna cirugía duplica la MFU frente a un corte reanudable, pero tres cirugías alcanzan el objetivo.</translation>
    </message>
    <message>
        <source>Edge track: only masking gives equal branch times, and it has the lowest MFU of all surgeries, {surgery.mfu|scenario=edge,surgery=where}. A loop is judged by its slowest passes.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/7 - keep what stands in {braces}</extracomment>
        <translation>Itinerario del borde: solo el enmascaramiento da tiempos de rama iguales, y tiene la MFU más baja de todas las cirugías, {surgery.mfu|scenario=edge,surgery=where}. Un ciclo se juzga por sus pasadas más lentas.</translation>
    </message>
    <message>
        <source>Mobile track: masking needs {surgery.rule_metric|scenario=mobile,surgery=where} of at most {surgery.rule_limit|scenario=mobile}. Work that is thrown away still costs energy.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/8 - keep what stands in {braces}</extracomment>
        <translation>Itinerario móvil: el enmascaramiento necesita {surgery.rule_metric|scenario=mobile,surgery=where} de {surgery.rule_limit|scenario=mobile} como mucho. El trabajo que se descarta también cuesta energía.</translation>
    </message>
    <message>
        <source>Tiny track: masking needs {surgery.worst_us|scenario=tiny,surgery=where} of at most {surgery.rule_limit|scenario=tiny}. On one core nothing is hidden, so wasted work is always paid in full.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/9 - keep what stands in {braces}</extracomment>
        <translation>Itinerario mínimo: el enmascaramiento necesita {surgery.worst_us|scenario=tiny,surgery=where} de {surgery.rule_limit|scenario=tiny} como mucho. En un solo núcleo nada queda oculto, así que el trabajo desperdiciado siempre se paga entero.</translation>
    </message>
    <message>
        <source>So the software lead&apos;s condition does not fit three of the four tracks. A good condition names its baseline, and it measures what the track needs.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/10</extracomment>
        <translation>Así que la condición de la responsable de software no encaja en tres de los cuatro itinerarios. Una buena condición nombra su referencia y mide lo que el itinerario necesita.</translation>
    </message>
    <message>
        <source>On the cloud GPU, masking turns a whole frame in eager mode into one graph. Which term of the iron law shrinks most?</source>
        <extracomment>lab07.json /acts/2/reflections/0/prompt</extracomment>
        <translation>En la GPU de la nube, el enmascaramiento convierte un marco entero en modo inmediato en un solo grafo. ¿Qué término de la ley de hierro se reduce más?</translation>
    </message>
    <message>
        <source>Latency</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/0/text</extracomment>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>Yes. Launches, guards and waiting go away. Data shrinks second, because kernels are fused again. Compute grows a little, because both branches run. On the phone processor the order differs: there data shrinks most.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/0/feedback</extracomment>
        <translation>Sí. Desaparecen lanzamientos, guardas y esperas. Los datos se reducen en segundo lugar, porque los kernels se vuelven a fusionar. El cálculo crece un poco, porque se ejecutan las dos ramas. En el procesador del teléfono el orden es otro: allí son los datos los que más se reducen.</translation>
    </message>
    <message>
        <source>Data</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/1/text</extracomment>
        <translation>Datos</translation>
    </message>
    <message>
        <source>The idea here is that fusion is what counts. Fusion comes back and memory traffic falls. But on the cloud GPU traffic takes less than a millisecond, and launches take tens of milliseconds.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/1/feedback</extracomment>
        <translation>La idea es que lo que cuenta es la fusión. La fusión vuelve y el tráfico de memoria baja. Pero en la GPU de la nube el tráfico tarda menos de un milisegundo, y los lanzamientos decenas de milisegundos.</translation>
    </message>
    <message>
        <source>Compute</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/2/text</extracomment>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>The idea here is that one graph computes less than many pieces. The useful arithmetic stays the same. Masking even adds some, because it runs both branches.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/2/feedback</extracomment>
        <translation>La idea es que un solo grafo calcula menos que muchos trozos. La aritmética útil es la misma. El enmascaramiento incluso añade algo, porque ejecuta las dos ramas.</translation>
    </message>
    <message>
        <source>All three by the same factor</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/3/text</extracomment>
        <translation>Los tres por el mismo factor</translation>
    </message>
    <message>
        <source>The idea here is that a compiler makes everything faster by a factor. Each term has its own cause. Surgery acts on launches and waiting, a little on traffic, and never on the arithmetic that is needed.</source>
        <extracomment>lab07.json /acts/2/reflections/0/options/3/feedback</extracomment>
        <translation>La idea es que un compilador lo hace todo más rápido por un factor. Cada término tiene su propia causa. La cirugía actúa sobre los lanzamientos y las esperas, un poco sobre el tráfico, y nunca sobre la aritmética que hace falta.</translation>
    </message>
    <message>
        <source>When is high-level Python a physical liability?</source>
        <extracomment>lab07.json /acts/2/reflections/1/prompt</extracomment>
        <translation>¿Cuándo es Python de alto nivel un lastre físico?</translation>
    </message>
    <message>
        <source>When what it adds in time, jitter, energy or size exceeds a limit that can&apos;t move</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/0/text</extracomment>
        <translation>Cuando lo que añade en tiempo, fluctuación, energía o tamaño supera un límite que no se puede mover</translation>
    </message>
    <message>
        <source>Yes. A deadline, a battery and a flash chip do not move. Where the host works while long kernels run, the same Python costs nothing that you could measure.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/0/feedback</extracomment>
        <translation>Sí. Un plazo, una batería y un chip de flash no se mueven. Donde la CPU trabaja mientras se ejecutan kernels largos, el mismo Python no cuesta nada que se pueda medir.</translation>
    </message>
    <message>
        <source>Always, because an interpreter is slow</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/1/text</extracomment>
        <translation>Siempre, porque un intérprete es lento</translation>
    </message>
    <message>
        <source>The idea here is that slow code makes a slow system. The GPT-2 layer of Act 1 spent nine tenths of its time on arithmetic in eager mode. Python was slow there, too, and nobody had to wait for it.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/1/feedback</extracomment>
        <translation>La idea es que un código lento hace un sistema lento. La capa GPT-2 del acto 1 pasaba nueve décimas partes de su tiempo en aritmética, en modo inmediato. También allí Python era lento, y nadie tenía que esperarlo.</translation>
    </message>
    <message>
        <source>Never, because a compiler removes it</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/2/text</extracomment>
        <translation>Nunca, porque un compilador lo elimina</translation>
    </message>
    <message>
        <source>The idea here is that compiled code has no Python in it. At every graph break Python runs again, and its garbage collector can run at any time.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/2/feedback</extracomment>
        <translation>La idea es que en el código compilado no hay Python. En cada corte del grafo vuelve a ejecutarse Python, y su recolector de basura puede ejecutarse en cualquier momento.</translation>
    </message>
    <message>
        <source>Only in training, because models are compiled for use</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/3/text</extracomment>
        <translation>Solo en el entrenamiento, porque los modelos se compilan para usarlos</translation>
    </message>
    <message>
        <source>The idea here is that use means compiled. The control loop and the hearing device are use, and these have the strictest limits of all.</source>
        <extracomment>lab07.json /acts/2/reflections/1/options/3/feedback</extracomment>
        <translation>La idea es que usar significa compilado. El ciclo de control y el audífono son uso, y tienen los límites más estrictos de todos.</translation>
    </message>
    <message>
        <source>A software lead accepts a surgery only if MFU more than doubles. What do you ask first?</source>
        <extracomment>lab07.json /acts/2/reflections/2/prompt</extracomment>
        <translation>Una responsable de software acepta una cirugía solo si la MFU crece a más del doble. ¿Qué preguntas primero?</translation>
    </message>
    <message>
        <source>Compared with which program, and is MFU what this track needs?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/0/text</extracomment>
        <translation>¿Comparado con qué programa, y es la MFU lo que necesita este itinerario?</translation>
    </message>
    <message>
        <source>Yes. On the cloud GPU three surgeries pass against a whole frame in eager mode, and none against a resumable break. On the edge track the only surgery that meets the safety rule lowers MFU.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/0/feedback</extracomment>
        <translation>Sí. En la GPU de la nube tres cirugías pasan frente a un marco entero en modo inmediato, y ninguna frente a un corte reanudable. En el itinerario del borde la única cirugía que cumple la regla de seguridad baja la MFU.</translation>
    </message>
    <message>
        <source>How much harder to read may the code become?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/1/text</extracomment>
        <translation>¿Cuánto más difícil de leer puede ser el código?</translation>
    </message>
    <message>
        <source>The idea here is to weigh the gain against readability. That is a fair question, and it comes second. Without a baseline there is no gain to weigh.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/1/feedback</extracomment>
        <translation>La idea es pesar la ganancia frente a la legibilidad. Es una pregunta justa, y va en segundo lugar. Sin referencia no hay ganancia que pesar.</translation>
    </message>
    <message>
        <source>Which GPU will we buy next?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/2/text</extracomment>
        <translation>¿Qué GPU compraremos después?</translation>
    </message>
    <message>
        <source>The idea here is that new hardware solves it. In Act 1 a faster GPU had to wait just as long for its launches. MFU falls on it, because the peak is higher.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/2/feedback</extracomment>
        <translation>La idea es que el hardware nuevo lo resuelve. En el acto 1 una GPU más rápida tenía que esperar lo mismo sus lanzamientos. La MFU baja en ella, porque el máximo es mayor.</translation>
    </message>
    <message>
        <source>How exactly can we measure MFU?</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/3/text</extracomment>
        <translation>¿Con qué exactitud podemos medir la MFU?</translation>
    </message>
    <message>
        <source>The idea here is that a doubtful measurement spoils the condition. The gain changes about threefold with the baseline. No error of measurement is that large.</source>
        <extracomment>lab07.json /acts/2/reflections/2/options/3/feedback</extracomment>
        <translation>La idea es que una medición dudosa estropea la condición. La ganancia cambia unas tres veces según la referencia. Ningún error de medición es tan grande.</translation>
    </message>
    <message>
        <source>In your own words: Python and physics</source>
        <extracomment>lab07.json /acts/2/entries/0/title</extracomment>
        <translation>Con tus palabras: Python y la física</translation>
    </message>
    <message>
        <source>Think of a program that you know. Where does high-level Python cost time, energy or memory that a limit does not leave? And where does it cost nothing that counts?</source>
        <extracomment>lab07.json /acts/2/entries/0/prompt</extracomment>
        <translation>Piensa en un programa que conozcas. ¿Dónde cuesta Python de alto nivel tiempo, energía o memoria que un límite no deja? ¿Y dónde no cuesta nada que cuente?</translation>
    </message>
    <message>
        <source>In your own words: your answer to the software lead</source>
        <extracomment>lab07.json /acts/2/entries/1/title</extracomment>
        <translation>Con tus palabras: tu respuesta a la responsable de software</translation>
    </message>
    <message>
        <source>Which surgery do you propose on your track, or none? Name the baseline, the measure that counts, and the price that you would pay.</source>
        <extracomment>lab07.json /acts/2/entries/1/prompt</extracomment>
        <translation>¿Qué cirugía propones en tu itinerario, o ninguna? Nombra la referencia, la medida que cuenta y el precio que pagarías.</translation>
    </message>
    <message>
        <source>What a break costs</source>
        <extracomment>lab07.json /acts/2/formulas/0/title</extracomment>
        <translation>Lo que cuesta un corte</translation>
    </message>
    <message>
        <source>C equals t g plus t e plus t s plus n times l plus 2 B over B W.</source>
        <extracomment>lab07.json /acts/2/formulas/0/spoken</extracomment>
        <translation>C es igual a t g más t e más t s más n por l más 2 B entre B W.</translation>
    </message>
    <message>
        <source>cost of one break; L of them in a pass</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/0/meaning</extracomment>
        <translation>coste de un corte; hay L en una pasada</translation>
    </message>
    <message>
        <source>time of the guards</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/1/meaning</extracomment>
        <translation>tiempo de las guardas</translation>
    </message>
    <message>
        <source>time to leave the graph and to go back into it</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/2/meaning</extracomment>
        <translation>tiempo de salir del grafo y volver a entrar</translation>
    </message>
    <message>
        <source>time of waiting for a value, where one is read</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/3/meaning</extracomment>
        <translation>tiempo de espera de un valor, donde se lee uno</translation>
    </message>
    <message>
        <source>kernels that are not fused because of the break, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/4/meaning</extracomment>
        <translation>kernels que no se fusionan por el corte, una suposición</translation>
    </message>
    <message>
        <source>bytes that are alive across the break; they are written and read again</source>
        <extracomment>lab07.json /acts/2/formulas/0/terms/6/meaning</extracomment>
        <translation>bytes vivos a través del corte; se escriben y se vuelven a leer</translation>
    </message>
    <message>
        <source>When masking beats a break, by the rule of the course</source>
        <extracomment>lab07.json /acts/2/formulas/1/title</extracomment>
        <translation>Cuándo enmascarar supera a un corte, según la regla del curso</translation>
    </message>
    <message>
        <source>p times W B plus 1 minus p times W A is at most C. p star equals W A minus C, divided by W A minus W B.</source>
        <extracomment>lab07.json /acts/2/formulas/1/spoken</extracomment>
        <translation>p por W B más 1 menos p por W A es como mucho C. p asterisco es igual a W A menos C, entre W A menos W B.</translation>
    </message>
    <message>
        <source>kernel time of branch A, the longer one</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/1/meaning</extracomment>
        <translation>tiempo de kernels de la rama A, la más larga</translation>
    </message>
    <message>
        <source>cost of one break; the rule counts all of it, also what passes while kernels run</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/3/meaning</extracomment>
        <translation>coste de un corte; la regla lo cuenta todo, también lo que pasa mientras se ejecutan kernels</translation>
    </message>
    <message>
        <source>from this probability on masking pays; the exact pass of the instrument can say something else</source>
        <extracomment>lab07.json /acts/2/formulas/1/terms/4/meaning</extracomment>
        <translation>desde esta probabilidad conviene enmascarar; la pasada exacta del instrumento puede decir otra cosa</translation>
    </message>
    <message>
        <source>Time of a pass and gain</source>
        <extracomment>lab07.json /acts/2/formulas/2/title</extracomment>
        <translation>Tiempo de una pasada y ganancia</translation>
    </message>
    <message>
        <source>T prime equals K prime plus lambda prime. M F U prime over M F U equals T over T prime.</source>
        <extracomment>lab07.json /acts/2/formulas/2/spoken</extracomment>
        <translation>T prima es igual a K prima más lambda prima. M F U prima entre M F U es igual a T entre T prima.</translation>
    </message>
    <message>
        <source>time of a pass before and after the surgery</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/0/meaning</extracomment>
        <translation>tiempo de una pasada antes y después de la cirugía</translation>
    </message>
    <message>
        <source>time in which kernels run</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/1/meaning</extracomment>
        <translation>tiempo en el que se ejecutan kernels</translation>
    </message>
    <message>
        <source>latency: time in which no kernel runs</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/2/meaning
----------
lab07.json /acts/2/formulas/3/terms/6/meaning</extracomment>
        <translation>latencia: tiempo en el que no se ejecuta ningún kernel</translation>
    </message>
    <message>
        <source>before and after; the useful arithmetic is the same</source>
        <extracomment>lab07.json /acts/2/formulas/2/terms/3/meaning</extracomment>
        <translation>antes y después; la aritmética útil es la misma</translation>
    </message>
    <message>
        <source>T equals D over B W, plus O over R times eta, plus lambda.</source>
        <extracomment>lab07.json /acts/2/formulas/3/spoken</extracomment>
        <translation>T es igual a D entre B W, más O entre R por eta, más lambda.</translation>
    </message>
    <message>
        <source>time of a pass</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/0/meaning</extracomment>
        <translation>tiempo de una pasada</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/1/meaning</extracomment>
        <translation>bytes movidos</translation>
    </message>
    <message>
        <source>arithmetic done, wasted work as well</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/3/meaning</extracomment>
        <translation>aritmética hecha, también el trabajo desperdiciado</translation>
    </message>
    <message>
        <source>peak of the device</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/4/meaning
----------
lab07.json /acts/2/formulas/20/terms/5/meaning</extracomment>
        <translation>máximo del dispositivo</translation>
    </message>
    <message>
        <source>share of the peak that the kernels reach</source>
        <extracomment>lab07.json /acts/2/formulas/3/terms/5/meaning</extracomment>
        <translation>porcentaje del máximo que alcanzan los kernels</translation>
    </message>
    <message>
        <source>M F U equals O divided by T prime times R.</source>
        <extracomment>lab07.json /acts/2/formulas/4/spoken</extracomment>
        <translation>M F U es igual a O dividido entre T prima por R.</translation>
    </message>
    <message>
        <source>useful arithmetic as a share of the peak</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/0/meaning</extracomment>
        <translation>aritmética útil como porcentaje del máximo</translation>
    </message>
    <message>
        <source>useful arithmetic of a pass; what is thrown away does not count</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/1/meaning</extracomment>
        <translation>aritmética útil de una pasada; lo que se descarta no cuenta</translation>
    </message>
    <message>
        <source>time of a pass after the surgery</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/2/meaning</extracomment>
        <translation>tiempo de una pasada después de la cirugía</translation>
    </message>
    <message>
        <source>dense peak of the device in the precision used</source>
        <extracomment>lab07.json /acts/2/formulas/4/terms/3/meaning</extracomment>
        <translation>máximo denso del dispositivo en la precisión usada</translation>
    </message>
    <message>
        <source>Kernels of one step</source>
        <extracomment>lab07.json /acts/2/formulas/5/title</extracomment>
        <translation>Kernels de un paso</translation>
    </message>
    <message>
        <source>n equals the sum of n L times L and n x, times 1 minus rho, plus n c.</source>
        <extracomment>lab07.json /acts/2/formulas/5/spoken</extracomment>
        <translation>n es igual a la suma de n L por L y n x, por 1 menos rho, más n c.</translation>
    </message>
    <message>
        <source>kernels of one step</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/0/meaning
----------
lab07.json /acts/2/formulas/7/terms/3/meaning</extracomment>
        <translation>kernels de un paso</translation>
    </message>
    <message>
        <source>kernels of one layer in eager mode, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/1/meaning</extracomment>
        <translation>kernels de una capa en modo inmediato, una suposición</translation>
    </message>
    <message>
        <source>layers of the model</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/2/meaning</extracomment>
        <translation>capas del modelo</translation>
    </message>
    <message>
        <source>kernels outside the layers, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/3/meaning</extracomment>
        <translation>kernels fuera de las capas, una suposición</translation>
    </message>
    <message>
        <source>share of the launches that compiling removes, zero in eager mode</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/4/meaning</extracomment>
        <translation>porcentaje de lanzamientos que elimina la compilación, cero en modo inmediato</translation>
    </message>
    <message>
        <source>exchanges between the GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/5/terms/5/meaning</extracomment>
        <translation>intercambios entre las GPU</translation>
    </message>
    <message>
        <source>GPU time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/title</extracomment>
        <translation>Tiempo de GPU de un paso</translation>
    </message>
    <message>
        <source>T gpu is the larger of D over p eta m B W and O over p eta c R, plus n c times t c.</source>
        <extracomment>lab07.json /acts/2/formulas/6/spoken</extracomment>
        <translation>T gpu es el mayor de D entre p eta m B W y O entre p eta c R, más n c por t c.</translation>
    </message>
    <message>
        <source>time in which each GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/0/meaning
----------
lab07.json /acts/2/formulas/7/terms/2/meaning</extracomment>
        <translation>tiempo en el que trabaja cada GPU</translation>
    </message>
    <message>
        <source>bytes of weights and context read in one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/1/meaning</extracomment>
        <translation>bytes de pesos y de contexto leídos en un paso</translation>
    </message>
    <message>
        <source>arithmetic of one step</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/2/meaning</extracomment>
        <translation>aritmética de un paso</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/3/meaning
----------
lab07.json /acts/2/formulas/10/terms/2/meaning</extracomment>
        <translation>número de GPU</translation>
    </message>
    <message>
        <source>shares of bandwidth and of peak that are reached</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/4/meaning</extracomment>
        <translation>porcentajes del ancho de banda y del máximo que se alcanzan</translation>
    </message>
    <message>
        <source>bandwidth and peak of one GPU</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/5/meaning</extracomment>
        <translation>ancho de banda y máximo de una GPU</translation>
    </message>
    <message>
        <source>number and time of the exchanges between GPUs</source>
        <extracomment>lab07.json /acts/2/formulas/6/terms/6/meaning</extracomment>
        <translation>número y tiempo de los intercambios entre GPU</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/7/title</extracomment>
        <translation>Tiempo de un paso</translation>
    </message>
    <message>
        <source>T is the larger of two sums: l plus T gpu plus n minus 1 times g; and n times l plus T gpu over n. T G equals t zero plus T gpu plus n minus 1 times g G.</source>
        <extracomment>lab07.json /acts/2/formulas/7/spoken</extracomment>
        <translation>T es la mayor de dos sumas: l más T gpu más n menos 1 por g; y n por l más T gpu entre n. T G es igual a t cero más T gpu más n menos 1 por g G.</translation>
    </message>
    <message>
        <source>time of one step, kernel by kernel</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/0/meaning</extracomment>
        <translation>tiempo de un paso, kernel a kernel</translation>
    </message>
    <message>
        <source>gap between two kernels</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/4/meaning</extracomment>
        <translation>hueco entre dos kernels</translation>
    </message>
    <message>
        <source>time of one step as a CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/5/meaning</extracomment>
        <translation>tiempo de un paso como CUDA graph</translation>
    </message>
    <message>
        <source>cost of starting the CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/6/meaning</extracomment>
        <translation>coste de iniciar el CUDA graph</translation>
    </message>
    <message>
        <source>gap between two kernels of a CUDA graph</source>
        <extracomment>lab07.json /acts/2/formulas/7/terms/7/meaning</extracomment>
        <translation>hueco entre dos kernels de un CUDA graph</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>lab07.json /acts/2/formulas/8/title</extracomment>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>b equals T gpu over T.</source>
        <extracomment>lab07.json /acts/2/formulas/8/spoken</extracomment>
        <translation>b es igual a T gpu entre T.</translation>
    </message>
    <message>
        <source>GPU busy, the share of a step in which the GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/0/meaning</extracomment>
        <translation>GPU ocupada, el porcentaje de un paso en el que trabaja la GPU</translation>
    </message>
    <message>
        <source>time in which the GPU works</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/1/meaning</extracomment>
        <translation>tiempo en el que trabaja la GPU</translation>
    </message>
    <message>
        <source>time of one step</source>
        <extracomment>lab07.json /acts/2/formulas/8/terms/2/meaning</extracomment>
        <translation>tiempo de un paso</translation>
    </message>
    <message>
        <source>Throughput</source>
        <extracomment>lab07.json /acts/2/formulas/9/title</extracomment>
        <translation>Rendimiento (resultados por segundo)</translation>
    </message>
    <message>
        <source>r equals B over T.</source>
        <extracomment>lab07.json /acts/2/formulas/9/spoken</extracomment>
        <translation>r es igual a B entre T.</translation>
    </message>
    <message>
        <source>tokens per second, over all sequences</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/0/meaning</extracomment>
        <translation>tokens por segundo, de todas las secuencias</translation>
    </message>
    <message>
        <source>batch: sequences served at once</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/1/meaning</extracomment>
        <translation>lote: secuencias que se atienden a la vez</translation>
    </message>
    <message>
        <source>time of one step, which makes one token for each sequence</source>
        <extracomment>lab07.json /acts/2/formulas/9/terms/2/meaning</extracomment>
        <translation>tiempo de un paso, que produce un token por secuencia</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <extracomment>lab07.json /acts/2/formulas/10/title</extracomment>
        <translation>Memoria en cada GPU</translation>
    </message>
    <message>
        <source>M equals W over p, plus B S k over p, plus A over p, plus M r.</source>
        <extracomment>lab07.json /acts/2/formulas/10/spoken</extracomment>
        <translation>M es igual a W entre p, más B S k entre p, más A entre p, más M r.</translation>
    </message>
    <message>
        <source>memory taken on each GPU</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/0/meaning</extracomment>
        <translation>memoria ocupada en cada GPU</translation>
    </message>
    <message>
        <source>size of the weights</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/1/meaning
----------
lab07.json /acts/2/formulas/23/terms/3/meaning</extracomment>
        <translation>tamaño de los pesos</translation>
    </message>
    <message>
        <source>batch</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/3/meaning</extracomment>
        <translation>lote</translation>
    </message>
    <message>
        <source>length of the context in tokens</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/4/meaning</extracomment>
        <translation>longitud del contexto en tokens</translation>
    </message>
    <message>
        <source>bytes kept for one token of context</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/5/meaning</extracomment>
        <translation>bytes guardados por cada token de contexto</translation>
    </message>
    <message>
        <source>size of the intermediate results</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/6/meaning</extracomment>
        <translation>tamaño de los resultados intermedios</translation>
    </message>
    <message>
        <source>reserve, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/10/terms/7/meaning</extracomment>
        <translation>reserva, una suposición</translation>
    </message>
    <message>
        <source>Time of a loop without delays</source>
        <extracomment>lab07.json /acts/2/formulas/11/title</extracomment>
        <translation>Tiempo de un ciclo sin retrasos</translation>
    </message>
    <message>
        <source>T zero equals t s plus the larger of n times l and W.</source>
        <extracomment>lab07.json /acts/2/formulas/11/spoken</extracomment>
        <translation>T cero es igual a t s más el mayor de n por l y W.</translation>
    </message>
    <message>
        <source>time of a loop without delays</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/0/meaning</extracomment>
        <translation>tiempo de un ciclo sin retrasos</translation>
    </message>
    <message>
        <source>time for sensing and acting</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/1/meaning</extracomment>
        <translation>tiempo para medir y actuar</translation>
    </message>
    <message>
        <source>kernels of one loop</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/2/meaning
----------
lab07.json /acts/2/formulas/12/terms/1/meaning</extracomment>
        <translation>kernels de un ciclo</translation>
    </message>
    <message>
        <source>GPU time of one loop</source>
        <extracomment>lab07.json /acts/2/formulas/11/terms/4/meaning
----------
lab07.json /acts/2/formulas/12/terms/4/meaning</extracomment>
        <translation>tiempo de GPU de un ciclo</translation>
    </message>
    <message>
        <source>Spread of the loop time</source>
        <extracomment>lab07.json /acts/2/formulas/12/title</extracomment>
        <translation>Dispersión del tiempo de ciclo</translation>
    </message>
    <message>
        <source>sigma equals the square root of n, times c, times l, when n times l is greater than W. Otherwise sigma equals c W times W.</source>
        <extracomment>lab07.json /acts/2/formulas/12/spoken</extracomment>
        <translation>sigma es igual a la raíz cuadrada de n, por c, por l, cuando n por l es mayor que W. Si no, sigma es igual a c W por W.</translation>
    </message>
    <message>
        <source>standard deviation of the loop time without delays</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/0/meaning</extracomment>
        <translation>desviación típica del tiempo de ciclo sin retrasos</translation>
    </message>
    <message>
        <source>spread of one launch, as a share of its cost</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/2/meaning</extracomment>
        <translation>dispersión de un lanzamiento, como porcentaje de su coste</translation>
    </message>
    <message>
        <source>spread of the GPU time, as a share of it</source>
        <extracomment>lab07.json /acts/2/formulas/12/terms/5/meaning</extracomment>
        <translation>dispersión del tiempo de GPU, como porcentaje de este</translation>
    </message>
    <message>
        <source>Share of the loops that miss the deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/title</extracomment>
        <translation>Porcentaje de ciclos que no cumplen el plazo</translation>
    </message>
    <message>
        <source>P of T greater than d is the sum over i of w i times Q of d minus m i over sigma.</source>
        <extracomment>lab07.json /acts/2/formulas/13/spoken</extracomment>
        <translation>P de T mayor que d es la suma sobre i de w i por Q de d menos m i entre sigma.</translation>
    </message>
    <message>
        <source>probability that a loop misses its deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/0/meaning
----------
lab07.json /acts/2/formulas/14/terms/1/meaning</extracomment>
        <translation>probabilidad de que un ciclo no cumpla su plazo</translation>
    </message>
    <message>
        <source>deadline</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/1/meaning</extracomment>
        <translation>plazo</translation>
    </message>
    <message>
        <source>probability that exactly these delays happen in a loop; they are taken as independent</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/2/meaning</extracomment>
        <translation>probabilidad de que en un ciclo ocurran justo estos retrasos; se suponen independientes</translation>
    </message>
    <message>
        <source>mean loop time with these delays</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/3/meaning</extracomment>
        <translation>tiempo medio de ciclo con estos retrasos</translation>
    </message>
    <message>
        <source>standard deviation of the loop time</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/4/meaning</extracomment>
        <translation>desviación típica del tiempo de ciclo</translation>
    </message>
    <message>
        <source>share of a normal distribution above a value</source>
        <extracomment>lab07.json /acts/2/formulas/13/terms/5/meaning</extracomment>
        <translation>porcentaje de una distribución normal por encima de un valor</translation>
    </message>
    <message>
        <source>Missed deadlines in an hour</source>
        <extracomment>lab07.json /acts/2/formulas/14/title</extracomment>
        <translation>Plazos incumplidos en una hora</translation>
    </message>
    <message>
        <source>m equals P of T greater than d, times f, times 3,600 seconds.</source>
        <extracomment>lab07.json /acts/2/formulas/14/spoken</extracomment>
        <translation>m es igual a P de T mayor que d, por f, por 3600 segundos.</translation>
    </message>
    <message>
        <source>missed deadlines in an hour</source>
        <extracomment>lab07.json /acts/2/formulas/14/terms/0/meaning</extracomment>
        <translation>plazos incumplidos en una hora</translation>
    </message>
    <message>
        <source>loops per second</source>
        <extracomment>lab07.json /acts/2/formulas/14/terms/2/meaning</extracomment>
        <translation>ciclos por segundo</translation>
    </message>
    <message>
        <source>Length of a full garbage collection</source>
        <extracomment>lab07.json /acts/2/formulas/15/title</extracomment>
        <translation>Duración de una recolección de basura completa</translation>
    </message>
    <message>
        <source>t g c equals N times t o.</source>
        <extracomment>lab07.json /acts/2/formulas/15/spoken</extracomment>
        <translation>t g c es igual a N por t o.</translation>
    </message>
    <message>
        <source>time of a full garbage collection</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/0/meaning</extracomment>
        <translation>tiempo de una recolección de basura completa</translation>
    </message>
    <message>
        <source>objects that Python holds</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/1/meaning</extracomment>
        <translation>objetos que Python mantiene</translation>
    </message>
    <message>
        <source>time for one object, measured</source>
        <extracomment>lab07.json /acts/2/formulas/15/terms/2/meaning</extracomment>
        <translation>tiempo por objeto, medido</translation>
    </message>
    <message>
        <source>DRAM traffic of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/16/title</extracomment>
        <translation>Tráfico de DRAM de un fotograma</translation>
    </message>
    <message>
        <source>D equals N times q times A.</source>
        <extracomment>lab07.json /acts/2/formulas/16/spoken</extracomment>
        <translation>D es igual a N por q por A.</translation>
    </message>
    <message>
        <source>bytes moved through DRAM</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/0/meaning
----------
lab07.json /acts/2/formulas/20/terms/6/meaning</extracomment>
        <translation>bytes que pasan por la DRAM</translation>
    </message>
    <message>
        <source>blocks of the model</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/1/meaning</extracomment>
        <translation>bloques del modelo</translation>
    </message>
    <message>
        <source>passes over the intermediate results of a block; fewer when fused, more when both branches run</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/2/meaning</extracomment>
        <translation>recorridos de los resultados intermedios de un bloque; menos cuando se fusiona, más cuando se ejecutan las dos ramas</translation>
    </message>
    <message>
        <source>size of the intermediate results of a block</source>
        <extracomment>lab07.json /acts/2/formulas/16/terms/3/meaning</extracomment>
        <translation>tamaño de los resultados intermedios de un bloque</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/title</extracomment>
        <translation>Energía de un fotograma</translation>
    </message>
    <message>
        <source>E equals D times e D, plus D S times e S, plus O times e O.</source>
        <extracomment>lab07.json /acts/2/formulas/17/spoken</extracomment>
        <translation>E es igual a D por e D, más D S por e S, más O por e O.</translation>
    </message>
    <message>
        <source>energy of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/0/meaning
----------
lab07.json /acts/2/formulas/18/terms/1/meaning</extracomment>
        <translation>energía de un fotograma</translation>
    </message>
    <message>
        <source>bytes moved through DRAM, and through SRAM on the chip</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/1/meaning</extracomment>
        <translation>bytes que pasan por la DRAM y por la SRAM del chip</translation>
    </message>
    <message>
        <source>energy for one byte of DRAM and of SRAM</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/2/meaning</extracomment>
        <translation>energía por byte de DRAM y de SRAM</translation>
    </message>
    <message>
        <source>operations of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/3/meaning
----------
lab07.json /acts/2/formulas/20/terms/3/meaning</extracomment>
        <translation>operaciones de un fotograma</translation>
    </message>
    <message>
        <source>energy for one operation, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/17/terms/4/meaning</extracomment>
        <translation>energía de una operación, una suposición</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>lab07.json /acts/2/formulas/18/title</extracomment>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>P equals E times f.</source>
        <extracomment>lab07.json /acts/2/formulas/18/spoken</extracomment>
        <translation>P es igual a E por f.</translation>
    </message>
    <message>
        <source>mean power</source>
        <extracomment>lab07.json /acts/2/formulas/18/terms/0/meaning
----------
lab07.json /acts/2/formulas/19/terms/2/meaning
----------
lab07.json /acts/2/formulas/22/terms/3/meaning</extracomment>
        <translation>potencia media</translation>
    </message>
    <message>
        <source>frames per second</source>
        <extracomment>lab07.json /acts/2/formulas/18/terms/2/meaning</extracomment>
        <translation>fotogramas por segundo</translation>
    </message>
    <message>
        <source>How long the battery lasts</source>
        <extracomment>lab07.json /acts/2/formulas/19/title</extracomment>
        <translation>Cuánto dura la batería</translation>
    </message>
    <message>
        <source>h equals W over P.</source>
        <extracomment>lab07.json /acts/2/formulas/19/spoken</extracomment>
        <translation>h es igual a W entre P.</translation>
    </message>
    <message>
        <source>time until the battery is empty</source>
        <extracomment>lab07.json /acts/2/formulas/19/terms/0/meaning</extracomment>
        <translation>tiempo hasta que la batería se vacía</translation>
    </message>
    <message>
        <source>energy of the battery</source>
        <extracomment>lab07.json /acts/2/formulas/19/terms/1/meaning</extracomment>
        <translation>energía de la batería</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/title</extracomment>
        <translation>Tiempo de un fotograma</translation>
    </message>
    <message>
        <source>T equals n times l plus the larger of O over eta R and D over B W.</source>
        <extracomment>lab07.json /acts/2/formulas/20/spoken</extracomment>
        <translation>T es igual a n por l más el mayor de O entre eta R y D entre B W.</translation>
    </message>
    <message>
        <source>time of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/0/meaning</extracomment>
        <translation>tiempo de un fotograma</translation>
    </message>
    <message>
        <source>kernels of one frame</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/1/meaning</extracomment>
        <translation>kernels de un fotograma</translation>
    </message>
    <message>
        <source>share of the peak that is reached, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/20/terms/4/meaning</extracomment>
        <translation>porcentaje del máximo que se alcanza, una suposición</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>lab07.json /acts/2/formulas/21/title</extracomment>
        <translation>Tiempo de un salto</translation>
    </message>
    <message>
        <source>T equals O times 1 plus v, divided by f times q.</source>
        <extracomment>lab07.json /acts/2/formulas/21/spoken</extracomment>
        <translation>T es igual a O por 1 más v, dividido entre f por q.</translation>
    </message>
    <message>
        <source>time of one hop</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/0/meaning
----------
lab07.json /acts/2/formulas/22/terms/1/meaning</extracomment>
        <translation>tiempo de un salto</translation>
    </message>
    <message>
        <source>operations of one hop, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/1/meaning</extracomment>
        <translation>operaciones de un salto, una suposición</translation>
    </message>
    <message>
        <source>overhead of the interpreter, an assumption</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/2/meaning</extracomment>
        <translation>sobrecoste del intérprete, una suposición</translation>
    </message>
    <message>
        <source>clock</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/3/meaning</extracomment>
        <translation>reloj</translation>
    </message>
    <message>
        <source>operations in one clock cycle</source>
        <extracomment>lab07.json /acts/2/formulas/21/terms/4/meaning</extracomment>
        <translation>operaciones en un ciclo de reloj</translation>
    </message>
    <message>
        <source>Power of the core</source>
        <extracomment>lab07.json /acts/2/formulas/22/title</extracomment>
        <translation>Potencia del núcleo</translation>
    </message>
    <message>
        <source>d is the smaller of 1 and T over t h. P equals d times P on plus 1 minus d times P off.</source>
        <extracomment>lab07.json /acts/2/formulas/22/spoken</extracomment>
        <translation>d es el menor de 1 y T entre t h. P es igual a d por P on más 1 menos d por P off.</translation>
    </message>
    <message>
        <source>share of the time in which the core is awake</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/0/meaning</extracomment>
        <translation>porcentaje del tiempo en el que el núcleo está despierto</translation>
    </message>
    <message>
        <source>time between two hops</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/2/meaning</extracomment>
        <translation>tiempo entre dos saltos</translation>
    </message>
    <message>
        <source>power while the core works, in proportion to the clock</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/4/meaning</extracomment>
        <translation>potencia mientras el núcleo trabaja, en proporción al reloj</translation>
    </message>
    <message>
        <source>power in deep sleep</source>
        <extracomment>lab07.json /acts/2/formulas/22/terms/5/meaning</extracomment>
        <translation>potencia en sueño profundo</translation>
    </message>
    <message>
        <source>Flash</source>
        <extracomment>lab07.json /acts/2/formulas/23/title</extracomment>
        <translation>Flash</translation>
    </message>
    <message>
        <source>M f equals M r plus n k times M k plus W plus M a.</source>
        <extracomment>lab07.json /acts/2/formulas/23/spoken</extracomment>
        <translation>M f es igual a M r más n k por M k más W más M a.</translation>
    </message>
    <message>
        <source>flash taken by the whole program</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/0/meaning</extracomment>
        <translation>flash que ocupa todo el programa</translation>
    </message>
    <message>
        <source>size of the runtime</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/1/meaning</extracomment>
        <translation>tamaño del entorno de ejecución</translation>
    </message>
    <message>
        <source>number of kernels and the size of one</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/2/meaning</extracomment>
        <translation>número de kernels y tamaño de uno</translation>
    </message>
    <message>
        <source>size of the application</source>
        <extracomment>lab07.json /acts/2/formulas/23/terms/4/meaning</extracomment>
        <translation>tamaño de la aplicación</translation>
    </message>
    <message>
        <source>RAM</source>
        <extracomment>lab07.json /acts/2/formulas/24/title</extracomment>
        <translation>RAM</translation>
    </message>
    <message>
        <source>M s equals R r plus R t plus R a.</source>
        <extracomment>lab07.json /acts/2/formulas/24/spoken</extracomment>
        <translation>M s es igual a R r más R t más R a.</translation>
    </message>
    <message>
        <source>RAM taken by the whole program</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/0/meaning</extracomment>
        <translation>RAM que ocupa todo el programa</translation>
    </message>
    <message>
        <source>RAM of the runtime</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/1/meaning</extracomment>
        <translation>RAM del entorno de ejecución</translation>
    </message>
    <message>
        <source>RAM for intermediate results</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/2/meaning</extracomment>
        <translation>RAM para resultados intermedios</translation>
    </message>
    <message>
        <source>RAM of the application</source>
        <extracomment>lab07.json /acts/2/formulas/24/terms/3/meaning</extracomment>
        <translation>RAM de la aplicación</translation>
    </message>
    <message>
        <source>A graph break inside a Python loop makes the whole frame run in eager mode.</source>
        <extracomment>lab07.json /acts/2/sources/0/claim</extracomment>
        <translation>Un corte del grafo dentro de un bucle de Python hace que todo el marco se ejecute en modo inmediato.</translation>
    </message>
    <message>
        <source>whole frame eager</source>
        <extracomment>lab07.json /acts/2/sources/0/value</extracomment>
        <translation>marco entero en modo inmediato</translation>
    </message>
    <message>
        <source>PyTorch documentation, torch.compile programming model</source>
        <extracomment>lab07.json /acts/2/sources/0/from</extracomment>
        <translation>Documentación de PyTorch, modelo de programación de torch.compile</translation>
    </message>
    <message>
        <source>The model has it as a baseline of its own. The time shown is that of the cloud scenario, whose numbers are all assumed.</source>
        <extracomment>lab07.json /acts/2/sources/0/reason</extracomment>
        <translation>El modelo lo tiene como referencia propia. El tiempo mostrado es el del escenario de la nube, cuyos números son todos supuestos.</translation>
    </message>
    <message>
        <source>Graph surgery more than doubles MFU.</source>
        <extracomment>lab07.json /acts/2/sources/1/claim</extracomment>
        <translation>La cirugía del grafo lleva la MFU a más del doble.</translation>
    </message>
    <message>
        <source>It holds on the cloud GPU against a whole frame in eager mode, where masking has the figure shown. It does not hold on the other three tracks.</source>
        <extracomment>lab07.json /acts/2/sources/1/reason</extracomment>
        <translation>Es cierto en la GPU de la nube frente a un marco entero en modo inmediato, donde el enmascaramiento tiene la cifra mostrada. No es cierto en los otros tres itinerarios.</translation>
    </message>
    <message>
        <source>Graph surgery more than doubles MFU, also against a compiler that resumes after a break.</source>
        <extracomment>lab07.json /acts/2/sources/2/claim</extracomment>
        <translation>La cirugía del grafo lleva la MFU a más del doble, también frente a un compilador que se reanuda tras un corte.</translation>
    </message>
    <message>
        <source>Course plan, which names no baseline</source>
        <extracomment>lab07.json /acts/2/sources/2/from</extracomment>
        <translation>Plan del curso, que no nombra ninguna referencia</translation>
    </message>
    <message>
        <source>No surgery does that on any track. The figure shown is the best of all: a custom operation on the cloud GPU.</source>
        <extracomment>lab07.json /acts/2/sources/2/reason</extracomment>
        <translation>Ninguna cirugía lo logra en ningún itinerario. La cifra mostrada es la mejor de todas: una operación propia en la GPU de la nube.</translation>
    </message>
    <message>
        <source>A branch on a value becomes one kernel when it is masked.</source>
        <extracomment>lab07.json /acts/2/sources/3/claim</extracomment>
        <translation>Una rama que depende de un valor se convierte en un solo kernel cuando se enmascara.</translation>
    </message>
    <message>
        <source>1 kernel</source>
        <extracomment>lab07.json /acts/2/sources/3/value</extracomment>
        <translation>1 kernel</translation>
    </message>
    <message>
        <source>It becomes one graph, and the CPU launches it once. The figure shown is the number of kernels in it.</source>
        <extracomment>lab07.json /acts/2/sources/3/reason</extracomment>
        <translation>Se convierte en un solo grafo, y la CPU lo lanza una vez. La cifra mostrada es el número de kernels que contiene.</translation>
    </message>
    <message>
        <source>Graph surgery improves data or compute.</source>
        <extracomment>lab07.json /acts/2/sources/4/claim</extracomment>
        <translation>La cirugía del grafo mejora los datos o el cálculo.</translation>
    </message>
    <message>
        <source>data or compute</source>
        <extracomment>lab07.json /acts/2/sources/4/value</extracomment>
        <translation>datos o cálculo</translation>
    </message>
    <message>
        <source>It mainly improves latency, which is missing among the answers. Data comes second, and masking adds compute. On the phone processor data comes first.</source>
        <extracomment>lab07.json /acts/2/sources/4/reason</extracomment>
        <translation>Mejora sobre todo la latencia, que falta entre las respuestas. Los datos van en segundo lugar, y el enmascaramiento añade cálculo. En el procesador del teléfono los datos van primero.</translation>
    </message>
    <message>
        <source>Symbolic shapes remove graph breaks.</source>
        <extracomment>lab07.json /acts/2/sources/5/claim</extracomment>
        <translation>Las formas simbólicas eliminan los cortes del grafo.</translation>
    </message>
    <message>
        <source>no break</source>
        <extracomment>lab07.json /acts/2/sources/5/value</extracomment>
        <translation>ningún corte</translation>
    </message>
    <message>
        <source>They remove the break where a shape changes. For a branch on a value they do nothing, so the gain over a resumable break is the figure shown.</source>
        <extracomment>lab07.json /acts/2/sources/5/reason</extracomment>
        <translation>Eliminan el corte donde cambia una forma. Para una rama que depende de un valor no hacen nada, así que la ganancia sobre un corte reanudable es la cifra mostrada.</translation>
    </message>
    <message>
        <source>Structured control flow costs nothing.</source>
        <extracomment>lab07.json /acts/2/sources/6/claim</extracomment>
        <translation>El flujo de control estructurado no cuesta nada.</translation>
    </message>
    <message>
        <source>no cost</source>
        <extracomment>lab07.json /acts/2/sources/6/value</extracomment>
        <translation>ningún coste</translation>
    </message>
    <message>
        <source>Common belief; PyTorch documentation of cond</source>
        <extracomment>lab07.json /acts/2/sources/6/from</extracomment>
        <translation>Creencia común; documentación de PyTorch sobre cond</translation>
    </message>
    <message>
        <source>There is no break any more, but the host still reads the value at each branch and waits for it. In the control loop the pass gets slower than with a resumable break.</source>
        <extracomment>lab07.json /acts/2/sources/6/reason</extracomment>
        <translation>Ya no hay corte, pero la CPU aún lee el valor en cada rama y lo espera. En el ciclo de control la pasada se vuelve más lenta que con un corte reanudable.</translation>
    </message>
    <message>
        <source>Masking pays when the wasted work is at most the cost of a break.</source>
        <extracomment>lab07.json /acts/2/sources/7/claim</extracomment>
        <translation>Enmascarar conviene cuando el trabajo desperdiciado es como mucho el coste de un corte.</translation>
    </message>
    <message>
        <source>W ≤ C</source>
        <extracomment>lab07.json /acts/2/sources/7/value</extracomment>
        <translation>W ≤ C</translation>
    </message>
    <message>
        <source>The rule counts all of that cost, also what passes while kernels run. Its break-even for the phone processor is shown here, and the exact pass of the instrument needs a higher probability.</source>
        <extracomment>lab07.json /acts/2/sources/7/reason</extracomment>
        <translation>La regla cuenta todo ese coste, también lo que pasa mientras se ejecutan kernels. Aquí se muestra su punto de equilibrio para el procesador del teléfono, y la pasada exacta del instrumento necesita una probabilidad mayor.</translation>
    </message>
    <message>
        <source>Llama 3 70B in FP16 does not fit on one GPU with 80 GB.</source>
        <extracomment>lab07.json /acts/2/sources/8/claim</extracomment>
        <translation>Llama 3 70B en FP16 no cabe en una GPU de 80 GB.</translation>
    </message>
    <message>
        <source>out of memory</source>
        <extracomment>lab07.json /acts/2/sources/8/value</extracomment>
        <translation>sin memoria suficiente</translation>
    </message>
    <message>
        <source>gpt-fast repository, README, for an A100 with 80 GB</source>
        <extracomment>lab07.json /acts/2/sources/8/from</extracomment>
        <translation>Repositorio gpt-fast, README, para una A100 de 80 GB</translation>
    </message>
    <message>
        <source>The figure shown is the memory that one GPU would need.</source>
        <extracomment>lab07.json /acts/2/sources/8/reason</extracomment>
        <translation>La cifra mostrada es la memoria que necesitaría una GPU.</translation>
    </message>
    <message>
        <source>At small batches, launches from Python keep an H100 idle.</source>
        <extracomment>lab07.json /acts/2/sources/9/claim</extracomment>
        <translation>Con lotes pequeños, los lanzamientos desde Python dejan inactiva una H100.</translation>
    </message>
    <message>
        <source>idle</source>
        <extracomment>lab07.json /acts/2/sources/9/value</extracomment>
        <translation>inactiva</translation>
    </message>
    <message>
        <source>The figure shown is GPU busy at batch 1. The count of kernels for each layer is assumed.</source>
        <extracomment>lab07.json /acts/2/sources/9/reason</extracomment>
        <translation>La cifra mostrada es la GPU ocupada con lote 1. El número de kernels por capa es una suposición.</translation>
    </message>
    <message>
        <source>CUDA graphs shorten a step of Llama 3.1 8B on an H100 from 8.4 to 5.1 ms.</source>
        <extracomment>lab07.json /acts/2/sources/10/claim</extracomment>
        <translation>Los CUDA graphs acortan un paso de Llama 3.1 8B en una H100 de 8,4 a 5,1 ms.</translation>
    </message>
    <message>
        <source>8.4 → 5.1 ms</source>
        <extracomment>lab07.json /acts/2/sources/10/value</extracomment>
        <translation>8,4 → 5,1 ms</translation>
    </message>
    <message>
        <source>cloudai.pt, a secondary source</source>
        <extracomment>lab07.json /acts/2/sources/10/from</extracomment>
        <translation>cloudai.pt, una fuente secundaria</translation>
    </message>
    <message>
        <source>That is another and smaller model, and its kernels are launched faster. The figure shown is the speed-up of compiling and a CUDA graph together, for the larger model at batch 1.</source>
        <extracomment>lab07.json /acts/2/sources/10/reason</extracomment>
        <translation>Es otro modelo, más pequeño, y sus kernels se lanzan más rápido. La cifra mostrada es la aceleración de compilar y usar un CUDA graph a la vez, para el modelo mayor con lote 1.</translation>
    </message>
    <message>
        <source>Compiled Llama 2 7B makes 104.9 tokens per second on an A100, which is 69 % of its bandwidth.</source>
        <extracomment>lab07.json /acts/2/sources/11/claim</extracomment>
        <translation>Llama 2 7B compilado produce 104,9 tokens por segundo en una A100, lo que es el 69 % de su ancho de banda.</translation>
    </message>
    <message>
        <source>gpt-fast repository, README</source>
        <extracomment>lab07.json /acts/2/sources/11/from</extracomment>
        <translation>Repositorio gpt-fast, README</translation>
    </message>
    <message>
        <source>The share of the bandwidth that is reached is an input of this model, 0.7. The figure shown is the throughput of the larger model on eight H100.</source>
        <extracomment>lab07.json /acts/2/sources/11/reason</extracomment>
        <translation>El porcentaje del ancho de banda que se alcanza es una entrada de este modelo, 0,7. La cifra mostrada es el rendimiento (resultados por segundo) del modelo mayor en ocho H100.</translation>
    </message>
    <message>
        <source>Garbage collection and eager mode make the slowest hundredth of the loops miss the deadline.</source>
        <extracomment>lab07.json /acts/2/sources/12/claim</extracomment>
        <translation>La recolección de basura y el modo inmediato hacen que la centésima parte más lenta de los ciclos no cumpla el plazo.</translation>
    </message>
    <message>
        <source>&gt; 10 ms</source>
        <extracomment>lab07.json /acts/2/sources/12/value</extracomment>
        <translation>&gt; 10 ms</translation>
    </message>
    <message>
        <source>99 of 100 loops take at most the time shown here. The cost of a collection is measured. How often delays happen is assumed.</source>
        <extracomment>lab07.json /acts/2/sources/12/reason</extracomment>
        <translation>99 de cada 100 ciclos tardan como mucho el tiempo mostrado aquí. El coste de una recolección está medido. La frecuencia de los retrasos es una suposición.</translation>
    </message>
    <message>
        <source>A full garbage collection of 300,000 objects takes 21 ms.</source>
        <extracomment>lab07.json /acts/2/sources/13/claim</extracomment>
        <translation>Una recolección de basura completa de 300 000 objetos tarda 21 ms.</translation>
    </message>
    <message>
        <source>21 ms</source>
        <extracomment>lab07.json /acts/2/sources/13/value</extracomment>
        <translation>21 ms</translation>
    </message>
    <message>
        <source>Measured with CPython 3.11.7: 50 to 82 ns for each object</source>
        <extracomment>lab07.json /acts/2/sources/13/from</extracomment>
        <translation>Medido con CPython 3.11.7: de 50 a 82 ns por objeto</translation>
    </message>
    <message>
        <source>The model uses 70 ns for each object.</source>
        <extracomment>lab07.json /acts/2/sources/13/reason</extracomment>
        <translation>El modelo usa 70 ns por objeto.</translation>
    </message>
    <message>
        <source>A loop is deterministic when 99 of 100 passes keep the deadline.</source>
        <extracomment>lab07.json /acts/2/sources/14/claim</extracomment>
        <translation>Un ciclo es determinista cuando 99 de cada 100 pasadas cumplen el plazo.</translation>
    </message>
    <message>
        <source>1 in 100</source>
        <extracomment>lab07.json /acts/2/sources/14/value</extracomment>
        <translation>1 de cada 100</translation>
    </message>
    <message>
        <source>At 100 loops per second that allows one miss in each second. The figure shown belongs to a mode that keeps this limit.</source>
        <extracomment>lab07.json /acts/2/sources/14/reason</extracomment>
        <translation>Con 100 ciclos por segundo eso permite un incumplimiento en cada segundo. La cifra mostrada es de un modo que respeta este límite.</translation>
    </message>
    <message>
        <source>CUDA graphs with a frozen garbage collector make the loop safe.</source>
        <extracomment>lab07.json /acts/2/sources/15/claim</extracomment>
        <translation>Los CUDA graphs con el recolector de basura congelado hacen seguro el ciclo.</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>lab07.json /acts/2/sources/15/value</extracomment>
        <translation>seguro</translation>
    </message>
    <message>
        <source>They make it fast, and the rare stalls of the system stay. The figure shown is above the limit of one miss in a million loops.</source>
        <extracomment>lab07.json /acts/2/sources/15/reason</extracomment>
        <translation>Lo hacen rápido, y las paradas raras del sistema se quedan. La cifra mostrada supera el límite de un incumplimiento entre un millón de ciclos.</translation>
    </message>
    <message>
        <source>Unfused kernels spend the energy budget on moving intermediates through DRAM.</source>
        <extracomment>lab07.json /acts/2/sources/16/claim</extracomment>
        <translation>Los kernels sin fusionar gastan el presupuesto de energía en mover resultados intermedios por la DRAM.</translation>
    </message>
    <message>
        <source>over budget</source>
        <extracomment>lab07.json /acts/2/sources/16/value</extracomment>
        <translation>por encima del presupuesto</translation>
    </message>
    <message>
        <source>The figure shown is the power of the unfused frame. The energy for a byte of DRAM is a vendor figure that is not confirmed.</source>
        <extracomment>lab07.json /acts/2/sources/16/reason</extracomment>
        <translation>La cifra mostrada es la potencia del fotograma sin fusionar. La energía por byte de DRAM es un dato del fabricante sin confirmar.</translation>
    </message>
    <message>
        <source>Reading 32 bits from DRAM costs 640 pJ.</source>
        <extracomment>lab07.json /acts/2/sources/17/claim</extracomment>
        <translation>Leer 32 bits de la DRAM cuesta 640 pJ.</translation>
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
        <translation>Es una cifra de un proceso y una memoria más antiguos. Con ella, incluso el fotograma fusionado necesita la potencia mostrada aquí. El modelo empieza con 36 pJ por byte.</translation>
    </message>
    <message>
        <source>Masking removes the break, so it saves energy.</source>
        <extracomment>lab07.json /acts/2/sources/18/claim</extracomment>
        <translation>El enmascaramiento quita el corte, así que ahorra energía.</translation>
    </message>
    <message>
        <source>less energy</source>
        <extracomment>lab07.json /acts/2/sources/18/value</extracomment>
        <translation>menos energía</translation>
    </message>
    <message>
        <source>It removes a wait, and it pays for both branches. The figure shown is the power of the fused frame with both branches.</source>
        <extracomment>lab07.json /acts/2/sources/18/reason</extracomment>
        <translation>Quita una espera y paga las dos ramas. La cifra mostrada es la potencia del fotograma fusionado con las dos ramas.</translation>
    </message>
    <message>
        <source>A hearing device has 10 ms, 0.5 MB of flash and 320 KB of RAM for noise suppression.</source>
        <extracomment>lab07.json /acts/2/sources/19/claim</extracomment>
        <translation>Un audífono tiene 10 ms, 0,5 MB de flash y 320 KB de RAM para suprimir el ruido.</translation>
    </message>
    <message>
        <source>10 ms, 0.5 MB, 320 KB</source>
        <extracomment>lab07.json /acts/2/sources/19/value</extracomment>
        <translation>10 ms, 0,5 MB, 320 KB</translation>
    </message>
    <message>
        <source>arXiv 2005.11138</source>
        <extracomment>lab07.json /acts/2/sources/19/from</extracomment>
        <translation>arXiv 2005.11138</translation>
    </message>
    <message>
        <source>These limits are inputs of this model, not results. The figure shown is the time for one hop.</source>
        <extracomment>lab07.json /acts/2/sources/19/reason</extracomment>
        <translation>Estos límites son entradas de este modelo, no resultados. La cifra mostrada es el tiempo de un salto.</translation>
    </message>
    <message>
        <source>A full framework does not fit on a microcontroller.</source>
        <extracomment>lab07.json /acts/2/sources/20/claim</extracomment>
        <translation>Un framework completo no cabe en un microcontrolador.</translation>
    </message>
    <message>
        <source>does not fit</source>
        <extracomment>lab07.json /acts/2/sources/20/value</extracomment>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>The figure shown is the flash that the program would take. The size of the framework is assumed, and it is hundreds of times too large.</source>
        <extracomment>lab07.json /acts/2/sources/20/reason</extracomment>
        <translation>La cifra mostrada es la flash que ocuparía el programa. El tamaño del framework es una suposición, y es cientos de veces demasiado grande.</translation>
    </message>
    <message>
        <source>TensorFlow Lite Micro needs 16 KB.</source>
        <extracomment>lab07.json /acts/2/sources/21/claim</extracomment>
        <translation>TensorFlow Lite Micro necesita 16 KB.</translation>
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
        <translation>Es el núcleo sin kernels, y hay usuarios que informan de una biblioteca estática de 1,1 MB. La cifra mostrada es la flash de todo el programa de este itinerario con él.</translation>
    </message>
    <message>
        <source>An interpreter costs next to nothing.</source>
        <extracomment>lab07.json /acts/2/sources/22/claim</extracomment>
        <translation>Un intérprete no cuesta casi nada.</translation>
    </message>
    <message>
        <source>next to nothing</source>
        <extracomment>lab07.json /acts/2/sources/22/value</extracomment>
        <translation>casi nada</translation>
    </message>
    <message>
        <source>The model assumes 4 %. At 48 MHz that is the difference between in time and late; the figure shown is the time of one hop with an interpreter.</source>
        <extracomment>lab07.json /acts/2/sources/22/reason</extracomment>
        <translation>El modelo supone un 4 %. A 48 MHz esa es la diferencia entre llegar a tiempo y llegar tarde; la cifra mostrada es el tiempo de un salto con un intérprete.</translation>
    </message>
    <message>
        <source>A core needs 6 µA for each MHz at 3.3 V.</source>
        <extracomment>lab07.json /acts/2/sources/23/claim</extracomment>
        <translation>Un núcleo necesita 6 µA por cada MHz a 3,3 V.</translation>
    </message>
    <message>
        <source>6 µA/MHz</source>
        <extracomment>lab07.json /acts/2/sources/23/value</extracomment>
        <translation>6 µA/MHz</translation>
    </message>
    <message>
        <source>Apollo3 data sheet</source>
        <extracomment>lab07.json /acts/2/sources/23/from</extracomment>
        <translation>Hoja de datos de Apollo3</translation>
    </message>
    <message>
        <source>It is a vendor&apos;s headline figure and an input of this model. The figure shown is the mean power with compiled C at 48 MHz.</source>
        <extracomment>lab07.json /acts/2/sources/23/reason</extracomment>
        <translation>Es un dato destacado del fabricante y una entrada de este modelo. La cifra mostrada es la potencia media con C compilado a 48 MHz.</translation>
    </message>
    <message>
        <source>The size of the branch that masking computes as well is assumed.</source>
        <extracomment>tracks.json /mobile_frame/assumptions/branch_share</extracomment>
        <translation>El tamaño de la rama que el enmascaramiento también calcula es una suposición.</translation>
    </message>
    <message>
        <source>You showed us when compiling pays. Now our compiler gives up in the middle of a model. There is an “if” that looks at the values of a tensor, and at that line the graph breaks.</source>
        <extracomment>lab07.json /acts/2/brief/paragraphs/0</extracomment>
        <translation>Nos enseñaste cuándo conviene compilar. Ahora nuestro compilador se rinde en mitad de un modelo. Hay un «if» que mira los valores de un tensor, y en esa línea el grafo se corta.</translation>
    </message>
    <message>
        <source>Both branches are computed, and “where” selects the result that is needed. There is no branch any more, but one of the two results is thrown away.</source>
        <extracomment>lab07.json /acts/2/brief/reading/2/about</extracomment>
        <translation>Se calculan las dos ramas y «where» elige el resultado que hace falta. Ya no hay ninguna rama, pero uno de los dos resultados se tira.</translation>
    </message>
    <message>
        <source>A model has an “if” that looks at the values of a tensor. Written as it is, can it become one graph?</source>
        <extracomment>lab07.json /acts/2/predictions/0/prompt</extracomment>
        <translation>Un modelo tiene un «if» que mira los valores de un tensor. Tal como está escrito, ¿puede convertirse en un solo grafo?</translation>
    </message>
    <message>
        <source>You looked at what the compiler knows. It records operations, not values. At the “if” it would need a value that no kernel has computed yet, so it ends the graph and lets Python decide.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/0/feedback</extracomment>
        <translation>Miraste lo que sabe el compilador. Registra operaciones, no valores. En el «if» necesitaría un valor que ningún kernel ha calculado todavía, así que termina el grafo y deja que decida Python.</translation>
    </message>
    <message>
        <source>The idea behind this answer is that a graph can hold both branches. It can, but somebody must say so in the code: by masking or by structured control flow. An ordinary “if” runs in Python, and there only one branch is taken.</source>
        <extracomment>lab07.json /acts/2/predictions/0/options/2/feedback</extracomment>
        <translation>La idea detrás de esta respuesta es que un grafo puede contener las dos ramas. Puede, pero alguien tiene que decirlo en el código: con enmascaramiento o con control de flujo estructurado. Un «if» corriente se ejecuta en Python, y allí solo se toma una rama.</translation>
    </message>
    <message>
        <source>Written as it is, the model does not become one graph. The “if” asks for a value that no kernel has computed yet. The compiler ends the graph there, and Python decides.</source>
        <extracomment>lab07.json /acts/2/reveal/lesson/0</extracomment>
        <translation>Tal como está escrito, el modelo no se convierte en un solo grafo. El «if» pide un valor que ningún kernel ha calculado todavía. El compilador termina ahí el grafo, y decide Python.</translation>
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
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>rp::AssumptionMark</name>
    <message>
        <source>assumption</source>
        <extracomment>A mark beside a value that is assumed, not measured. As short as possible.</extracomment>
        <translation>suposición</translation>
    </message>
    <message>
        <source>Assumption</source>
        <extracomment>Spoken name of the assumption mark; %1 is the name of the value.</extracomment>
        <translation>Suposición</translation>
    </message>
    <message>
        <source>Assumption: %1</source>
        <translation>Suposición: %1</translation>
    </message>
</context>
<context>
    <name>rp::BriefPage</name>
    <message>
        <source>From %1</source>
        <extracomment>Who wrote the message: a name and a role.</extracomment>
        <translation>De %1</translation>
    </message>
    <message>
        <source>Good to know before you start</source>
        <translation>Conviene saber antes de empezar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A term and its explanation, read together.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>You have a message. Read it, then make a prediction. The whole act takes about %Ln minute(s).</source>
        <translation>
            <numerusform>Tienes un mensaje. Léelo y después haz una predicción. El acto completo dura alrededor de %Ln minuto.</numerusform>
            <numerusform>Tienes un mensaje. Léelo y después haz una predicción. El acto completo dura alrededor de %Ln minutos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CanvasText</name>
    <message>
        <source>From %1 to %2</source>
        <comment>Title of a value axis that has only a range. %1 and %2 are values with their units.</comment>
        <translation>De %1 a %2</translation>
    </message>
    <message>
        <source>%1, from %2 to %3</source>
        <comment>Title of a value axis. %1: what it measures, %2 and %3: its ends, with their units.</comment>
        <translation>%1, de %2 a %3</translation>
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
        <translation>Entrada, %1: %2</translation>
    </message>
    <message>
        <source>%1 (assumption: %2)</source>
        <extracomment>A result with its value, and why it rests on an assumption.</extracomment>
        <translation>%1 (suposición: %2)</translation>
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
        <translation>Predijiste: %1 – %2</translation>
    </message>
    <message>
        <source>All inputs and results</source>
        <translation>Todas las entradas y los resultados</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Check box on a capture: shown in the comparison.</extracomment>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <extracomment>Accessible name of the check box &quot;Compare&quot;; keep its text in front. %1 is the name of the capture.</extracomment>
        <translation>Comparar: %1</translation>
    </message>
    <message>
        <source>Open again</source>
        <extracomment>Button on a capture: goes to the instrument and sets it as it was captured.</extracomment>
        <translation>Abrir de nuevo</translation>
    </message>
    <message>
        <source>Open again: %1</source>
        <translation>Abrir de nuevo: %1</translation>
    </message>
    <message>
        <source>Goes to the instrument and sets it as it was captured.</source>
        <translation>Va al instrumento y lo pone como se capturó.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Rename: %1</source>
        <translation>Cambiar nombre: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Quitar: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Label of the entry for a capture&apos;s name.</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>New name of: %1</source>
        <translation>Nombre nuevo de: %1</translation>
    </message>
    <message>
        <source>Enter keeps the name, Escape leaves it as it was.</source>
        <translation>Intro conserva el nombre, Escape lo deja como estaba.</translation>
    </message>
</context>
<context>
    <name>rp::CaptureComparison</name>
    <message>
        <source>Captures side by side</source>
        <translation>Capturas una al lado de otra</translation>
    </message>
    <message>
        <source>These captures agree in every input and every figure.</source>
        <translation>Estas capturas coinciden en todas las entradas y todas las cifras.</translation>
    </message>
    <message>
        <source>Instrument</source>
        <translation>Instrumento</translation>
    </message>
    <message>
        <source>Track</source>
        <translation>Itinerario</translation>
    </message>
    <message>
        <source>Prediction %1</source>
        <extracomment>Row of a comparison: the learner&apos;s answer to the question that is the act&apos;s first, second …; %1 is its number.</extracomment>
        <translation>Predicción %1</translation>
    </message>
    <message>
        <source>Input: %1</source>
        <extracomment>Row of a comparison: what a control of the instrument was set to; %1 is its name.</extracomment>
        <translation>Entrada: %1</translation>
    </message>
    <message>
        <source>Figure: %1</source>
        <extracomment>Row of a comparison: a result of the instrument; %1 is its name.</extracomment>
        <translation>Cifra: %1</translation>
    </message>
    <message>
        <source>Figure: %1 (rests on an assumption)</source>
        <extracomment>The same for a result that rests on an assumption.</extracomment>
        <translation>Cifra: %1 (se basa en una suposición)</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>≠ differs</source>
        <extracomment>Cell of a comparison, with its symbol: the captures have different values in this row.</extracomment>
        <translation>≠ distinto</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= igual</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>Cell of a comparison: this capture has no such value.</extracomment>
        <translation>ninguno</translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) differ; they come first.</source>
        <translation>
            <numerusform>%Ln valor es distinto; va primero.</numerusform>
            <numerusform>%Ln valores son distintos; van primero.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CaptureText</name>
    <message>
        <source>Capture %1: %2</source>
        <extracomment>Name of a piece of evidence that the learner has not named; %1 is its number, %2 names the instrument.</extracomment>
        <translation>Captura %1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Where a piece of evidence comes from: title of an act, title of one of its instruments.</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Altered</source>
        <extracomment>Badge on a piece of evidence: it was edited in the file, outside the program.</extracomment>
        <translation>Alterada</translation>
    </message>
    <message>
        <source>Content has changed</source>
        <extracomment>Badge on a piece of evidence: questions or answers of the lab are others now.</extracomment>
        <translation>El contenido ha cambiado</translation>
    </message>
    <message>
        <source>Instrument missing</source>
        <extracomment>Badge on a piece of evidence: it can&apos;t be opened again.</extracomment>
        <translation>Falta el instrumento</translation>
    </message>
    <message>
        <source>Result has changed</source>
        <extracomment>Badge on a piece of evidence: the same inputs give other figures in this version of the program.</extracomment>
        <translation>El resultado ha cambiado</translation>
    </message>
    <message>
        <source>This capture was changed outside the program, so it proves nothing; capture it again.</source>
        <translation>Esta captura se cambió fuera del programa, así que no prueba nada; captúrala de nuevo.</translation>
    </message>
    <message>
        <source>The lab&apos;s content has changed since: it was captured from version %1.</source>
        <translation>El contenido del laboratorio ha cambiado desde entonces: se capturó de la versión %1.</translation>
    </message>
    <message>
        <source>This program can&apos;t set the instrument up like this any more; the figures are those that were captured.</source>
        <translation>Este programa ya no puede poner el instrumento así; las cifras son las que se capturaron.</translation>
    </message>
    <message numerus="yes">
        <source>The same inputs give %Ln other figure(s) in this version of the program: %1.</source>
        <translation>
            <numerusform>Las mismas entradas dan %Ln cifra distinta en esta versión del programa: %1.</numerusform>
            <numerusform>Las mismas entradas dan %Ln cifras distintas en esta versión del programa: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) were taken out of the ledger file outside the program.</source>
        <translation>
            <numerusform>%Ln captura se quitó del archivo del cuaderno fuera del programa.</numerusform>
            <numerusform>%Ln capturas se quitaron del archivo del cuaderno fuera del programa.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Catalogue</name>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <translation>no se puede leer el archivo (%1)</translation>
    </message>
    <message>
        <source>the key %1 is used twice</source>
        <translation>la clave %1 se usa dos veces</translation>
    </message>
    <message>
        <source>there is no entry with the key %1</source>
        <translation>no hay ninguna entrada con la clave %1</translation>
    </message>
    <message>
        <source>the device has no dense peak for %1</source>
        <translation>el dispositivo no tiene un rendimiento máximo denso para %1</translation>
    </message>
    <message>
        <source>the schema is missing</source>
        <translation>falta el esquema</translation>
    </message>
</context>
<context>
    <name>rp::Challenge</name>
    <message>
        <source>The slider&apos;s value can&apos;t be handed in yet; set “%1” to %2, or choose “Set up the instrument”.</source>
        <extracomment>%1 is the label of a control, %2 the value it must have (&quot;10 s&quot;); the button is named as it is on the page</extracomment>
        <translation>El valor del control deslizante aún no se puede entregar; pon «%1» en %2 o elige «Preparar el instrumento».</translation>
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
        <translation>Escribe un intervalo de tiempo, como %1, y elige su unidad. «%2» también sirve.</translation>
    </message>
    <message>
        <source>Type a number.</source>
        <translation>Escribe un número.</translation>
    </message>
    <message>
        <source>Your attempts:
%1</source>
        <translation>Tus intentos:
%1</translation>
    </message>
    <message>
        <source>✓ Challenge solved: %1</source>
        <extracomment>Heading of a task; %1 is its title.</extracomment>
        <translation>✓ Reto resuelto: %1</translation>
    </message>
    <message>
        <source>Challenge: %1</source>
        <translation>Reto: %1</translation>
    </message>
    <message>
        <source>• %1</source>
        <extracomment>One fact of a list.</extracomment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>Your result for “%1”</source>
        <extracomment>Name of the field for the result of a challenge; %1 is the challenge&apos;s title.</extracomment>
        <translation>Tu resultado para «%1»</translation>
    </message>
    <message>
        <source>Hand in</source>
        <translation>Entregar</translation>
    </message>
    <message>
        <source>Set up the instrument</source>
        <translation>Preparar el instrumento</translation>
    </message>
    <message>
        <source>Puts the controls to the facts of this challenge.</source>
        <translation>Pone los controles según los datos de este reto.</translation>
    </message>
    <message>
        <source>Show a hint</source>
        <translation>Mostrar una pista</translation>
    </message>
    <message>
        <source>Use the slider&apos;s value: %1</source>
        <extracomment>Button: hands in the value that a slider of the instrument has now.</extracomment>
        <translation>Usar el valor del control deslizante: %1</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <extracomment>A hint on how to solve a challenge.</extracomment>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Your result was changed outside the program, so it counts for nothing.</source>
        <translation>Tu resultado se cambió fuera del programa, así que no cuenta.</translation>
    </message>
    <message>
        <source>✓ Solved. %1</source>
        <extracomment>A solved challenge; %1 is a few sentences.</extracomment>
        <translation>✓ Resuelto. %1</translation>
    </message>
    <message>
        <source>Not solved yet. Ridgepoint notices by itself when you get there.</source>
        <translation>Aún sin resolver. Ridgepoint se da cuenta solo cuando lo consigues.</translation>
    </message>
    <message>
        <source>Choose one of the proposals first.</source>
        <translation>Elige primero una de las propuestas.</translation>
    </message>
    <message>
        <source>You proposed this one before. Choose another.</source>
        <translation>Ya propusiste esta antes. Elige otra.</translation>
    </message>
    <message>
        <source>Your proposals:
%1</source>
        <translation>Tus propuestas:
%1</translation>
    </message>
    <message>
        <source>Propose</source>
        <translation>Proponer</translation>
    </message>
    <message>
        <source>Your proposal for “%1”</source>
        <extracomment>Name of a group of radio buttons; %1 is the challenge&apos;s title.</extracomment>
        <translation>Tu propuesta para «%1»</translation>
    </message>
</context>
<context>
    <name>rp::ChallengeText</name>
    <message>
        <source>times</source>
        <extracomment>Unit after a number that is a factor, as in &quot;3 times&quot;.</extracomment>
        <translation>veces</translation>
    </message>
    <message>
        <source>right</source>
        <extracomment>Said of a value that was handed in.</extracomment>
        <translation>correcta</translation>
    </message>
    <message>
        <source>not right</source>
        <extracomment>Said of a proposal.
----------
Said of a value that was handed in.</extracomment>
        <translation>no es correcto</translation>
    </message>
    <message>
        <source>too low</source>
        <extracomment>Said of a value that was handed in: it is smaller than the right one.</extracomment>
        <translation>demasiado bajo</translation>
    </message>
    <message>
        <source>too high</source>
        <translation>demasiado alto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A value that was handed in, and what was said of it: &quot;10 h: too low&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Challenge “%1”: changed outside the program, so it counts for nothing.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>Reto «%1»: cambiado fuera del programa, así que no cuenta.</translation>
    </message>
    <message>
        <source>Challenge “%1”: not solved.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>Reto «%1»: sin resolver.</translation>
    </message>
    <message>
        <source>Challenge “%1”: solved.</source>
        <extracomment>%1 is the title of a challenge.</extracomment>
        <translation>Reto «%1»: resuelto.</translation>
    </message>
    <message>
        <source>Challenge “%1”: solved. %2: %3.</source>
        <extracomment>%1 is the title of a challenge, %2 the name of a figure (&quot;Moves made&quot;), %3 its value.</extracomment>
        <translation>Reto «%1»: resuelto. %2: %3.</translation>
    </message>
    <message>
        <source>%1 (proposed before, not right)</source>
        <extracomment>A proposal that can be chosen, marked because it was tried before; %1 is the proposal.</extracomment>
        <translation>%1 (ya propuesta, no es correcta)</translation>
    </message>
    <message numerus="yes">
        <source>Challenge “%1”: solved after %Ln proposal(s) with: %2</source>
        <extracomment>%1 is the title of a challenge, %2 what was proposed; the number is that of the proposals.</extracomment>
        <translation>
            <numerusform>Reto «%1»: resuelto tras %Ln propuesta con: %2</numerusform>
            <numerusform>Reto «%1»: resuelto tras %Ln propuestas con: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Challenge “%1”: solved with %2 after %Ln attempt(s).</source>
        <extracomment>%1 is the title of a challenge, %2 the value handed in; the number is that of the attempts.</extracomment>
        <translation>
            <numerusform>Reto «%1»: resuelto con %2 tras %Ln intento.</numerusform>
            <numerusform>Reto «%1»: resuelto con %2 tras %Ln intentos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ChartExport</name>
    <message>
        <source>The file %1 could not be written; choose a folder that you may write to and that has free space.</source>
        <comment>%1: file name with its folder</comment>
        <translation>No se pudo escribir el archivo %1; elige una carpeta en la que puedas escribir y que tenga espacio libre.</translation>
    </message>
</context>
<context>
    <name>rp::ChartWidget</name>
    <message>
        <source>Arrow keys read the values one by one; the question mark key lists all keys.</source>
        <translation>Las teclas de flecha leen los valores uno por uno; la tecla del signo de interrogación muestra todas las teclas.</translation>
    </message>
    <message>
        <source>Left and right arrow: value before or after</source>
        <translation>Flecha izquierda y derecha: valor anterior o siguiente</translation>
    </message>
    <message>
        <source>Up and down arrow: series above or below</source>
        <translation>Flecha arriba y abajo: serie superior o inferior</translation>
    </message>
    <message>
        <source>Home, End: first or last value of the series</source>
        <translation>Inicio, Fin: primer o último valor de la serie</translation>
    </message>
    <message>
        <source>Ctrl+Home, Ctrl+End: first or last value of the chart</source>
        <translation>Ctrl+Inicio, Ctrl+Fin: primer o último valor del gráfico</translation>
    </message>
    <message>
        <source>Enter: go to the values</source>
        <translation>Intro: ir a los valores</translation>
    </message>
    <message>
        <source>Esc: back to the chart as a whole</source>
        <translation>Esc: volver al gráfico completo</translation>
    </message>
    <message>
        <source>Question mark: this list</source>
        <translation>Signo de interrogación: esta lista</translation>
    </message>
    <message>
        <source>Keys in this chart</source>
        <translation>Teclas de este gráfico</translation>
    </message>
    <message>
        <source>Data table</source>
        <extracomment>Button that shows or hides the numbers behind a chart.</extracomment>
        <translation>Tabla de datos</translation>
    </message>
    <message>
        <source>Shows the values of this chart as a table below it.</source>
        <translation>Muestra los valores de este gráfico en una tabla debajo de él.</translation>
    </message>
    <message>
        <source>Chart menu</source>
        <extracomment>Button that opens a menu with copy and export of a chart.</extracomment>
        <translation>Menú del gráfico</translation>
    </message>
    <message>
        <source>Copy the values, export the chart, list its keys.</source>
        <translation>Copiar los valores, exportar el gráfico y ver sus teclas.</translation>
    </message>
    <message>
        <source>Copy values as CSV</source>
        <translation>Copiar los valores como CSV</translation>
    </message>
    <message>
        <source>Export values as CSV…</source>
        <translation>Exportar los valores como CSV…</translation>
    </message>
    <message>
        <source>Export picture as SVG…</source>
        <translation>Exportar la imagen como SVG…</translation>
    </message>
    <message>
        <source>Export picture as PNG…</source>
        <translation>Exportar la imagen como PNG…</translation>
    </message>
    <message>
        <source>Values copied.</source>
        <translation>Valores copiados.</translation>
    </message>
    <message>
        <source>Export chart</source>
        <translation>Exportar el gráfico</translation>
    </message>
    <message>
        <source>%1 file (%2)</source>
        <extracomment>File type in a dialog. %1: &quot;CSV&quot;, &quot;SVG&quot; or &quot;PNG&quot;; %2: its file pattern.</extracomment>
        <translation>Archivo %1 (%2)</translation>
    </message>
    <message>
        <source>Chart exported to %1.</source>
        <translation>Gráfico exportado a %1.</translation>
    </message>
    <message>
        <source>Data table: %1</source>
        <extracomment>Accessible name of the button &quot;Data table&quot;; keep its text in front. %1: title of the chart.</extracomment>
        <translation>Tabla de datos: %1</translation>
    </message>
    <message>
        <source>Chart menu: %1</source>
        <extracomment>Accessible name of the button &quot;Chart menu&quot;; keep its text in front. %1: title of the chart.</extracomment>
        <translation>Menú del gráfico: %1</translation>
    </message>
</context>
<context>
    <name>rp::CommandLine</name>
    <message>
        <source>There is no option %1; see ridgepoint --help.</source>
        <translation>No existe la opción %1; consulta ridgepoint --help.</translation>
    </message>
    <message>
        <source>There is no command %1; see ridgepoint --help.</source>
        <translation>No existe la orden %1; consulta ridgepoint --help.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>La opción %1 necesita un valor.</translation>
    </message>
    <message>
        <source>There is no language %1; choose one of %2.</source>
        <extracomment>%1 is what was given, %2 lists what is possible.</extracomment>
        <translation>No existe el idioma %1; elige uno de %2.</translation>
    </message>
    <message>
        <source>There is no theme %1; choose one of %2.</source>
        <extracomment>%1 is what was given, %2 lists what is possible.</extracomment>
        <translation>No existe el tema %1; elige uno de %2.</translation>
    </message>
    <message>
        <source>The text size %1 can&apos;t be used; give a whole number from %2 to %3.</source>
        <extracomment>%1 is what was given, %2 and %3 are the smallest and largest percentage.</extracomment>
        <translation>El tamaño de texto %1 no se puede usar; indica un número entero de %2 a %3.</translation>
    </message>
    <message>
        <source>There is no place %1; write it like %2.</source>
        <extracomment>%1 is what was given, %2 an example.</extracomment>
        <translation>No existe el lugar %1; escríbelo como %2.</translation>
    </message>
    <message>
        <source>The tour needs a folder for its pictures: %1.</source>
        <translation>El recorrido necesita una carpeta para sus imágenes: %1.</translation>
    </message>
    <message>
        <source>The option %1 has no meaning for the tour.</source>
        <translation>La opción %1 no tiene sentido en el recorrido.</translation>
    </message>
    <message>
        <source>Ridgepoint: predict, explore and understand why machine-learning code runs slowly.</source>
        <translation>Ridgepoint: predice, explora y comprende por qué el código de aprendizaje automático es lento.</translation>
    </message>
    <message>
        <source>Open the window:</source>
        <translation>Abrir la ventana:</translation>
    </message>
    <message>
        <source>keep the session in DIR</source>
        <translation>guardar la sesión en DIR</translation>
    </message>
    <message>
        <source>language: %1</source>
        <translation>idioma: %1</translation>
    </message>
    <message>
        <source>colours: %1</source>
        <translation>colores: %1</translation>
    </message>
    <message>
        <source>text size from %1 to %2</source>
        <translation>tamaño de texto de %1 a %2</translation>
    </message>
    <message>
        <source>go to a step that is open, such as %1</source>
        <translation>ir a un paso que esté abierto, como %1</translation>
    </message>
    <message>
        <source>for projecting: every step is open, nothing is saved</source>
        <translation>para proyectar: todos los pasos están abiertos y no se guarda nada</translation>
    </message>
    <message>
        <source>say the version</source>
        <translation>mostrar la versión</translation>
    </message>
    <message>
        <source>say this</source>
        <translation>mostrar esta ayuda</translation>
    </message>
    <message>
        <source>Without a window:</source>
        <translation>Sin ventana:</translation>
    </message>
    <message>
        <source>answer a function of the models; see compute --help</source>
        <translation>responder a una función de los modelos; consulta compute --help</translation>
    </message>
    <message>
        <source>check lab and catalogue files</source>
        <translation>comprobar archivos de laboratorio y de catálogo</translation>
    </message>
    <message>
        <source>a scripted learner walks through the lab and leaves pictures in DIR; --lang and --theme can be given more than once</source>
        <translation>un estudiante simulado recorre el laboratorio y deja imágenes en DIR; --lang y --theme se pueden indicar más de una vez</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 2 the command line can&apos;t be used, 3 the input can&apos;t be used.</source>
        <translation>Estado de salida: 0 terminado, 2 la línea de órdenes no se puede usar, 3 la entrada no se puede usar.</translation>
    </message>
    <message>
        <source>labs from DIR as well; one with a known name takes the place of ours</source>
        <translation>también laboratorios de DIR; uno con un nombre conocido sustituye al nuestro</translation>
    </message>
</context>
<context>
    <name>rp::CompareCard</name>
    <message>
        <source>The comparison was copied as Markdown.</source>
        <translation>La comparación se copió como Markdown.</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copiar como Markdown</translation>
    </message>
    <message>
        <source>Export as Markdown…</source>
        <translation>Exportar como Markdown…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Exportar como CSV…</translation>
    </message>
    <message>
        <source>Export comparison</source>
        <translation>Exportar comparación</translation>
    </message>
    <message>
        <source>The comparison was exported to %1.</source>
        <translation>La comparación se exportó a %1.</translation>
    </message>
</context>
<context>
    <name>rp::ComparisonTable</name>
    <message>
        <source>%1: table of all values</source>
        <extracomment>Name of a table for a screen reader, below a chart with the same heading. %1: that heading.</extracomment>
        <translation>%1: tabla de todos los valores</translation>
    </message>
</context>
<context>
    <name>rp::CompilationContinuumInstrument</name>
    <message>
        <source>Throughput and flexibility of each stage</source>
        <translation>Rendimiento y flexibilidad de cada etapa</translation>
    </message>
    <message>
        <source>How flexible each stage is</source>
        <translation>Cuánta flexibilidad tiene cada etapa</translation>
    </message>
    <message>
        <source>From memory-bound to compute-bound</source>
        <translation>De limitado por memoria a limitado por cálculo</translation>
    </message>
</context>
<context>
    <name>rp::CompilationReturn</name>
    <message>
        <source>Cost of compiling</source>
        <extracomment>machine time that compiling takes</extracomment>
        <translation>Coste de compilar</translation>
    </message>
    <message>
        <source>Saved per inference</source>
        <translation>Ahorro por inferencia</translation>
    </message>
    <message>
        <source>Break-even inferences</source>
        <extracomment>number of inferences after which compiling has paid back</extracomment>
        <translation>Inferencias hasta el punto de equilibrio</translation>
    </message>
    <message>
        <source>Break-even time</source>
        <extracomment>time after which compiling has paid back</extracomment>
        <translation>Tiempo hasta el punto de equilibrio</translation>
    </message>
    <message>
        <source>Inferences served</source>
        <translation>Inferencias atendidas</translation>
    </message>
    <message>
        <source>Net time saved</source>
        <translation>Tiempo neto ahorrado</translation>
    </message>
    <message>
        <source>Eager capacity per day</source>
        <extracomment>inferences per day that the replicas can serve without compiling</extracomment>
        <translation>Capacidad diaria en modo inmediato</translation>
    </message>
    <message>
        <source>Eager throughput</source>
        <translation>Rendimiento en modo inmediato</translation>
    </message>
    <message>
        <source>Compiled throughput</source>
        <translation>Rendimiento compilado</translation>
    </message>
    <message>
        <source>Throughput gain</source>
        <translation>Ganancia de rendimiento</translation>
    </message>
    <message>
        <source>Compile time</source>
        <translation>Tiempo de compilación</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Despliegue</translation>
    </message>
    <message>
        <source>Verdict</source>
        <extracomment>judgement on whether compiling pays</extracomment>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Volume beyond the eager capacity</source>
        <translation>Volumen superior a la capacidad en modo inmediato</translation>
    </message>
    <message>
        <source>Share of inferences on compiled code</source>
        <translation>Proporción de inferencias con código compilado</translation>
    </message>
    <message>
        <source>Graphs compiled</source>
        <translation>Grafos compilados</translation>
    </message>
    <message>
        <source>Break-even inferences at the higher gain</source>
        <translation>Inferencias hasta el punto de equilibrio con la ganancia mayor</translation>
    </message>
    <message>
        <source>Break-even inferences at the lower gain</source>
        <translation>Inferencias hasta el punto de equilibrio con la ganancia menor</translation>
    </message>
    <message>
        <source>Net time saved at the lower gain</source>
        <translation>Tiempo neto ahorrado con la ganancia menor</translation>
    </message>
    <message>
        <source>Net time saved at the higher gain</source>
        <translation>Tiempo neto ahorrado con la ganancia mayor</translation>
    </message>
    <message>
        <source>Launch cost against kernel time</source>
        <translation>Coste de lanzamiento frente al tiempo del kernel</translation>
    </message>
    <message>
        <source>Cost before the first inference</source>
        <translation>Coste antes de la primera inferencia</translation>
    </message>
    <message>
        <source>Recompilations per day cost</source>
        <translation>Coste diario de las recompilaciones</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>verdict: compiling can never pay back</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Not justified</source>
        <extracomment>verdict: compiling would pay back, but only after the deployment has ended</extracomment>
        <translation>No se justifica</translation>
    </message>
    <message>
        <source>Positive</source>
        <extracomment>verdict: compiling pays back within the deployment</extracomment>
        <translation>Positivo</translation>
    </message>
    <message>
        <source>Around break-even</source>
        <extracomment>how far a time axis reaches: twice the time of break-even</extracomment>
        <translation>En torno al punto de equilibrio</translation>
    </message>
    <message>
        <source>Whole deployment</source>
        <extracomment>how far a time axis reaches: to the end of the deployment</extracomment>
        <translation>Todo el despliegue</translation>
    </message>
    <message>
        <source>Static</source>
        <extracomment>recompilation policy: one graph for each shape of input</extracomment>
        <translation>Estática</translation>
    </message>
    <message>
        <source>Automatic</source>
        <extracomment>recompilation policy: the second shape of input triggers one graph for all</extracomment>
        <translation>Automática</translation>
    </message>
    <message>
        <source>Dynamic</source>
        <extracomment>recompilation policy: one graph for all shapes from the start</extracomment>
        <translation>Dinámica</translation>
    </message>
    <message>
        <source>%1 per day</source>
        <extracomment>a rate; %1 is a number: &quot;2,400 per day&quot;</extracomment>
        <translation>%1 por día</translation>
    </message>
    <message numerus="yes">
        <source>%1 replica(s)</source>
        <extracomment>copies of a model; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 réplica</numerusform>
            <numerusform>%1 réplicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <extracomment>shapes of a model&apos;s input; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 forma</numerusform>
            <numerusform>%1 formas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <extracomment>one run of a model is one inference; %1 is the count, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 ejecución</numerusform>
            <numerusform>%1 ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>±%1</source>
        <extracomment>an uncertainty to either side; %1 is a percentage</extracomment>
        <translation>±%1</translation>
    </message>
    <message>
        <source>No throughput was published for this case. It follows from the serial launch model.</source>
        <translation>Para este caso no se publicó ningún rendimiento. Se deduce del modelo de lanzamientos en serie.</translation>
    </message>
    <message>
        <source>The math is taken to run as long as on the cloud device, as the course does.</source>
        <translation>Se supone que el cálculo dura lo mismo que en el dispositivo de la nube, como hace el curso.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own volume and length of deployment.</source>
        <translation>Dónde se ejecuta el modelo. Trae su propio volumen y su propia duración del despliegue.</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>The model that is compiled. It brings its own eager throughput and throughput gain.</source>
        <translation>El modelo que se compila. Trae su propio rendimiento en modo inmediato y su propia ganancia.</translation>
    </message>
    <message>
        <source>Time that one replica needs for its first compilation.</source>
        <translation>Tiempo que necesita una réplica para su primera compilación.</translation>
    </message>
    <message>
        <source>How many more inferences per second the compiled model serves.</source>
        <translation>Cuántas inferencias más por segundo atiende el modelo compilado.</translation>
    </message>
    <message>
        <source>Inferences per day of all replicas together.</source>
        <translation>Inferencias por día de todas las réplicas juntas.</translation>
    </message>
    <message>
        <source>How long the compiled model serves, from one run to ten years. You can type a time such as 23 h 20 min, or 1 run. A number alone counts days.</source>
        <translation>Cuánto tiempo da servicio el modelo compilado, de una ejecución a diez años. Puedes escribir un tiempo como 23 h 20 min, o 1 ejecución. Un número solo cuenta días.</translation>
    </message>
    <message>
        <source>Time axis</source>
        <translation>Eje de tiempo</translation>
    </message>
    <message>
        <source>How far the timeline reaches: twice the break-even time, or to the end of the deployment.</source>
        <translation>Hasta dónde llega la línea de tiempo: el doble del tiempo hasta el punto de equilibrio, o el final del despliegue.</translation>
    </message>
    <message>
        <source>Inferences per second of one replica before it is compiled.</source>
        <translation>Inferencias por segundo de una réplica antes de compilarla.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Copies of the model that share the volume. Each one compiles for itself.</source>
        <translation>Copias del modelo que comparten el volumen. Cada una compila por su cuenta.</translation>
    </message>
    <message>
        <source>Cache hits</source>
        <translation>Aciertos de caché</translation>
    </message>
    <message>
        <source>Share of the replicas that load compiled code from a cache instead of compiling.</source>
        <translation>Proporción de las réplicas que cargan código compilado desde una caché en lugar de compilar.</translation>
    </message>
    <message>
        <source>Load time</source>
        <translation>Tiempo de carga</translation>
    </message>
    <message>
        <source>Time to load compiled code from the cache. It counts only for cache hits.</source>
        <translation>Tiempo para cargar código compilado desde la caché. Solo cuenta con aciertos de caché.</translation>
    </message>
    <message>
        <source>Input shapes</source>
        <translation>Formas de entrada</translation>
    </message>
    <message>
        <source>Different shapes of input that arrive, in equal parts.</source>
        <translation>Formas distintas de entrada que llegan, a partes iguales.</translation>
    </message>
    <message>
        <source>Recompilation policy</source>
        <translation>Política de recompilación</translation>
    </message>
    <message>
        <source>Recompilations</source>
        <translation>Recompilaciones</translation>
    </message>
    <message>
        <source>Times per day that each replica has to compile again, for example after a restart.</source>
        <translation>Veces por día que cada réplica tiene que volver a compilar, por ejemplo después de un reinicio.</translation>
    </message>
    <message>
        <source>Recompile time</source>
        <translation>Tiempo de recompilación</translation>
    </message>
    <message>
        <source>How long a recompilation takes, as a share of the first compilation.</source>
        <translation>Cuánto tarda una recompilación, como proporción de la primera compilación.</translation>
    </message>
    <message>
        <source>Guard cost</source>
        <translation>Coste de las guardas</translation>
    </message>
    <message>
        <source>Time per inference to check that the compiled code still fits its input.</source>
        <translation>Tiempo por inferencia para comprobar que el código compilado sigue sirviendo para su entrada.</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Time that each replica needs after compiling before it serves.</source>
        <translation>Tiempo que necesita cada réplica después de compilar y antes de dar servicio.</translation>
    </message>
    <message>
        <source>Uncertainty of the gain</source>
        <translation>Incertidumbre de la ganancia</translation>
    </message>
    <message>
        <source>The timeline&apos;s band shows the saving at a gain that is smaller or larger by this share of it.</source>
        <translation>La banda de la línea de tiempo muestra el ahorro con una ganancia menor o mayor en esta proporción.</translation>
    </message>
    <message>
        <source>run|runs|inference|inferences</source>
        <extracomment>names of a unit that a learner may type, separated by |: one run of the model, one inference</extracomment>
        <translation>ejecución|ejecuciones|inferencia|inferencias</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>Varios controles</translation>
    </message>
    <message>
        <source>%1: break-even moves from %2 to %3 inferences, reached after %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 numbers of inferences, %4 a time span</extracomment>
        <translation>%1: el punto de equilibrio pasa de %2 a %3 inferencias y se alcanza después de %4.</translation>
    </message>
    <message>
        <source>%1: break-even stays at %2 inferences, reached after %3.</source>
        <extracomment>%1 a control and its value, %2 a number of inferences, %3 a time span</extracomment>
        <translation>%1: el punto de equilibrio sigue en %2 inferencias y se alcanza después de %3.</translation>
    </message>
    <message>
        <source>%1: break-even now exists, at %2 inferences, reached after %3.</source>
        <extracomment>%1 a control and its value, %2 a number of inferences, %3 a time span</extracomment>
        <translation>%1: ahora hay punto de equilibrio, con %2 inferencias, y se alcanza después de %3.</translation>
    </message>
    <message>
        <source>%1: the cost is never recovered any more.</source>
        <extracomment>%1 is a control and its value</extracomment>
        <translation>%1: el coste ya no se recupera nunca.</translation>
    </message>
    <message>
        <source>%1: the cost is still never recovered.</source>
        <extracomment>%1 is a control and its value</extracomment>
        <translation>%1: el coste sigue sin recuperarse nunca.</translation>
    </message>
    <message>
        <source>Net time saved: %1.</source>
        <extracomment>%1 is a time span, negative for a loss</extracomment>
        <translation>Tiempo neto ahorrado: %1.</translation>
    </message>
    <message>
        <source>The verdict is now: %1.</source>
        <extracomment>%1 is one of the verdicts: &quot;Positive&quot;, &quot;Not justified&quot;, &quot;Never&quot;</extracomment>
        <translation>El veredicto es ahora: %1.</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and recovers it after %2. At the end of the deployment, after %3, it has saved %4 net.</source>
        <extracomment>%1 to %4 are time spans: cost, time to break-even, length of the deployment, net time saved</extracomment>
        <translation>Compilar cuesta %1 de tiempo de máquina y lo recupera después de %2. Al final del despliegue, después de %3, ha ahorrado %4 netos.</translation>
    </message>
    <message>
        <source>The %1 that compiling costs would be recovered after %2, but this deployment lasts only %3. It loses %4 net.</source>
        <extracomment>%1 to %4 are time spans: cost, time to break-even, length of the deployment, net time lost</extracomment>
        <translation>Los %1 que cuesta compilar se recuperarían después de %2, pero este despliegue dura solo %3. Pierde %4 netos.</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and saves none: without a throughput gain, nothing recovers the cost.</source>
        <extracomment>%1 is a time span</extracomment>
        <translation>Compilar cuesta %1 de tiempo de máquina y no ahorra nada: sin una ganancia de rendimiento, nada recupera el coste.</translation>
    </message>
    <message>
        <source>Compiled code saves %1 per inference, but checking its guards takes %2. Each inference makes the loss larger.</source>
        <extracomment>%1 and %2 are times per inference</extracomment>
        <translation>El código compilado ahorra %1 por inferencia, pero comprobar sus guardas tarda %2. Cada inferencia aumenta la pérdida.</translation>
    </message>
    <message>
        <source>Recompiling costs %1 of machine time per day, and compiled code saves only %2 per day. Each day makes the loss larger.</source>
        <extracomment>%1 and %2 are time spans per day</extracomment>
        <translation>Recompilar cuesta %1 de tiempo de máquina por día, y el código compilado ahorra solo %2 por día. Cada día aumenta la pérdida.</translation>
    </message>
    <message>
        <source>No single change of compile time, gain, volume or deployment changes this verdict.</source>
        <translation>Ningún cambio aislado del tiempo de compilación, la ganancia, el volumen o el despliegue cambia este veredicto.</translation>
    </message>
    <message>
        <source>A gain that is %1 smaller or larger leaves the sign of this result as it is.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Una ganancia menor o mayor en %1 deja el signo de este resultado como está.</translation>
    </message>
    <message>
        <source>The gain decides: if it is %1 smaller or larger, the net time saved is %2 or %3.</source>
        <extracomment>%1 is a percentage, %2 and %3 are time spans, negative for a loss</extracomment>
        <translation>La ganancia decide: si es menor o mayor en %1, el tiempo neto ahorrado es %2 o %3.</translation>
    </message>
    <message>
        <source>The volume of %1 inferences per day is more than this fleet can serve without compiling: %2 per day. Without compiling, part of the load would have to wait or need more replicas.</source>
        <extracomment>%1 and %2 are numbers of inferences per day</extracomment>
        <translation>El volumen de %1 inferencias por día es más de lo que estas réplicas pueden atender sin compilar: %2 por día. Sin compilar, una parte de la carga tendría que esperar o necesitaría más réplicas.</translation>
    </message>
    <message>
        <source>The cost line starts at %1 and the saving line at zero.</source>
        <extracomment>what a chart of cost and saving over time shows; %1 is a time span</extracomment>
        <translation>La línea de coste empieza en %1 y la de ahorro en cero.</translation>
    </message>
    <message>
        <source>They cross after %1 inferences, at %2.</source>
        <extracomment>%1 is a number of inferences, %2 a time span</extracomment>
        <translation>Se cruzan después de %1 inferencias, a los %2.</translation>
    </message>
    <message>
        <source>They never cross.</source>
        <translation>No se cruzan nunca.</translation>
    </message>
    <message>
        <source>One change is enough to make compiling pay: %1, %2 or less.</source>
        <extracomment>a verdict would become positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>Un solo cambio basta para que compense compilar: %1, %2 o menos.</translation>
    </message>
    <message>
        <source>One change is enough to make compiling pay: %1, %2 or more.</source>
        <extracomment>a verdict would become positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>Un solo cambio basta para que compense compilar: %1, %2 o más.</translation>
    </message>
    <message>
        <source>One change is enough to turn this into a loss: %1, %2 or less.</source>
        <extracomment>a verdict would no longer be positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>Un solo cambio basta para convertir esto en una pérdida: %1, %2 o menos.</translation>
    </message>
    <message>
        <source>One change is enough to turn this into a loss: %1, %2 or more.</source>
        <extracomment>a verdict would no longer be positive; %1 is the name of a control, %2 a value of it</extracomment>
        <translation>Un solo cambio basta para convertir esto en una pérdida: %1, %2 o más.</translation>
    </message>
    <message>
        <source>Break-even at %1 inferences</source>
        <extracomment>remark on a point in time; %1 is a number of inferences</extracomment>
        <translation>Punto de equilibrio con %1 inferencias</translation>
    </message>
    <message>
        <source>End of the deployment</source>
        <translation>Fin del despliegue</translation>
    </message>
    <message>
        <source>no value in its range</source>
        <extracomment>instead of a value of a control that would have an effect</extracomment>
        <translation>ningún valor en su rango</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <extracomment>a limit of a control&apos;s value; %1 is the value</extracomment>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <extracomment>a limit of a control&apos;s value; %1 is the value</extracomment>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Tiempo transcurrido</translation>
    </message>
    <message>
        <source>Time saved</source>
        <translation>Tiempo ahorrado</translation>
    </message>
    <message>
        <source>Time saved at the lower gain</source>
        <translation>Tiempo ahorrado con la ganancia menor</translation>
    </message>
    <message>
        <source>Time saved at the higher gain</source>
        <translation>Tiempo ahorrado con la ganancia mayor</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Changes the verdict at</source>
        <translation>El veredicto cambia con</translation>
    </message>
    <message>
        <source>Compiling costs %1 of machine time and recovers it after %2, exactly when this deployment ends. It neither saves nor loses time.</source>
        <extracomment>%1 is a time span of machine time, %2 the length of the deployment</extracomment>
        <translation>Compilar cuesta %1 de tiempo de máquina y lo recupera tras %2, justo cuando acaba este despliegue. Ni ahorra ni pierde tiempo.</translation>
    </message>
    <message numerus="yes">
        <source>Static: one graph for each shape, %Ln at most, and the other shapes run eagerly. Automatic: the second shape triggers one dynamic graph. Dynamic: one graph from the start.</source>
        <extracomment>a help text; %Ln is the most graphs that one function may have</extracomment>
        <translation>
            <numerusform>Estática: un grafo por cada forma, %Ln como máximo, y las demás formas se ejecutan en modo inmediato. Automática: la segunda forma provoca un grafo dinámico. Dinámica: un solo grafo desde el principio.</numerusform>
            <numerusform>Estática: un grafo por cada forma, %Ln como máximo, y las demás formas se ejecutan en modo inmediato. Automática: la segunda forma provoca un grafo dinámico. Dinámica: un solo grafo desde el principio.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CompilationReturnInstrument</name>
    <message>
        <source>Cost of compiling and time saved</source>
        <translation>Coste de compilar y tiempo ahorrado</translation>
    </message>
    <message>
        <source>What would change the verdict</source>
        <translation>Qué cambiaría el veredicto</translation>
    </message>
    <message>
        <source>Each row changes one control and leaves all others as they are.</source>
        <translation>Cada fila cambia un control y deja todos los demás como están.</translation>
    </message>
</context>
<context>
    <name>rp::CompletionCard</name>
    <message>
        <source>You predicted %1, and the instrument says %2.</source>
        <translation>Predijiste %1, y el instrumento dice %2.</translation>
    </message>
    <message>
        <source>You predicted: %1</source>
        <translation>Predijiste: %1</translation>
    </message>
    <message>
        <source>You found %1 of %2 discoveries and skipped the rest.</source>
        <translation>Encontraste %1 de %2 descubrimientos y omitiste el resto.</translation>
    </message>
    <message>
        <source>You found %1 of %2 discoveries.</source>
        <translation>Encontraste %1 de %2 descubrimientos.</translation>
    </message>
    <message>
        <source>Right at the first answer: %1 of %2 questions.</source>
        <translation>Acertaste a la primera en %1 de %2 preguntas.</translation>
    </message>
    <message>
        <source>Next comes: %1</source>
        <translation>A continuación: %1</translation>
    </message>
    <message>
        <source>This was the last act of this lab. Your ledger keeps everything. You can go back to any step and use the instrument again.</source>
        <translation>Este era el último acto de este laboratorio. Tu cuaderno de laboratorio lo conserva todo. Puedes volver a cualquier paso y usar de nuevo el instrumento.</translation>
    </message>
    <message>
        <source>✓ You finished “%1”</source>
        <extracomment>%1 is the title of an act.</extracomment>
        <translation>✓ Has terminado «%1»</translation>
    </message>
    <message>
        <source>This was the last act of this lab. Now write your decision memo: what you recommend, and on which evidence. Your ledger keeps everything, and you can go back to any step.</source>
        <translation>Este era el último acto de este laboratorio. Ahora escribe tu memorando de decisión: qué recomiendas y con qué evidencias. Tu cuaderno lo conserva todo, y puedes volver a cualquier paso.</translation>
    </message>
</context>
<context>
    <name>rp::Compute</name>
    <message>
        <source>Kernel launches per pass</source>
        <translation>Lanzamientos de kernel por pasada</translation>
    </message>
    <message>
        <source>Math per kernel</source>
        <translation>Cálculo por kernel</translation>
    </message>
    <message>
        <source>Cost of one launch</source>
        <translation>Coste de un lanzamiento</translation>
    </message>
    <message>
        <source>Memory time per pass</source>
        <translation>Tiempo de memoria por pasada</translation>
    </message>
    <message>
        <source>Time of one kernel</source>
        <translation>Tiempo de un kernel</translation>
    </message>
    <message>
        <source>Share of launches that compiling removes</source>
        <translation>Proporción de lanzamientos que se elimina al compilar</translation>
    </message>
    <message>
        <source>Share of memory time that compiling removes</source>
        <translation>Proporción del tiempo de memoria que se elimina al compilar</translation>
    </message>
    <message>
        <source>Depth of the launch queue</source>
        <translation>Profundidad de la cola de lanzamientos</translation>
    </message>
    <message>
        <source>Delay between a launch and the kernel&apos;s start</source>
        <translation>Retraso entre un lanzamiento y el comienzo del kernel</translation>
    </message>
    <message>
        <source>Shortest pause between two kernels</source>
        <translation>Pausa mínima entre dos kernels</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>Bytes per element</source>
        <translation>Bytes por elemento</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Ancho de banda de memoria</translation>
    </message>
    <message>
        <source>Peak of the device</source>
        <translation>Rendimiento máximo del dispositivo</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>Elementos del tensor</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño del lote</translation>
    </message>
    <message>
        <source>Give a whole number from %1 to %2.</source>
        <translation>Indica un número entero de %1 a %2.</translation>
    </message>
    <message>
        <source>Give a number greater than %1 and at most %2.</source>
        <translation>Indica un número mayor que %1 y no mayor que %2.</translation>
    </message>
    <message>
        <source>Give a number from %1 to %2.</source>
        <translation>Indica un número de %1 a %2.</translation>
    </message>
    <message>
        <source>Give true or false.</source>
        <translation>Indica true o false.</translation>
    </message>
    <message>
        <source>Choose one of these: %1.</source>
        <translation>Elige uno de estos: %1.</translation>
    </message>
    <message>
        <source>Give a list of numbers.</source>
        <translation>Indica una lista de números.</translation>
    </message>
    <message>
        <source>Give a number or a list of numbers.</source>
        <translation>Indica un número o una lista de números.</translation>
    </message>
    <message>
        <source>The argument %1 has the wrong type.</source>
        <translation>El argumento %1 es de un tipo incorrecto.</translation>
    </message>
    <message>
        <source>The argument %1 must be finite.</source>
        <translation>El argumento %1 debe ser finito.</translation>
    </message>
    <message>
        <source>The argument %1 must be a whole number.</source>
        <translation>El argumento %1 debe ser un número entero.</translation>
    </message>
    <message>
        <source>The argument %1 is out of range.</source>
        <translation>El argumento %1 está fuera del intervalo permitido.</translation>
    </message>
    <message>
        <source>The argument %1 names something unknown.</source>
        <translation>El argumento %1 nombra algo desconocido.</translation>
    </message>
    <message>
        <source>The list %1 is too long.</source>
        <translation>La lista %1 es demasiado larga.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 what is wrong, %2 how to mend it; both are whole sentences</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>A number is too large. Give a number below 1e300.</source>
        <translation>Un número es demasiado grande. Indica un número menor que 1e300.</translation>
    </message>
    <message>
        <source>A member is given twice. Give it once.</source>
        <translation>Un miembro aparece dos veces. Indícalo una sola vez.</translation>
    </message>
    <message>
        <source>A request has only the members %1 and %2. Remove the other one.</source>
        <translation>Una petición solo tiene los miembros %1 y %2. Quita el otro.</translation>
    </message>
    <message>
        <source>There are more arguments than any function has. Remove some.</source>
        <translation>Hay más argumentos de los que tiene cualquier función. Quita algunos.</translation>
    </message>
    <message>
        <source>This is not valid JSON. Correct it at byte %1.</source>
        <translation>Esto no es JSON válido. Corrígelo en el byte %1.</translation>
    </message>
    <message>
        <source>The request names no function. Add the member %1.</source>
        <translation>La petición no nombra ninguna función. Añade el miembro %1.</translation>
    </message>
    <message>
        <source>The name of the function must be text. Put it in quotes.</source>
        <translation>El nombre de la función debe ser texto. Ponlo entre comillas.</translation>
    </message>
    <message>
        <source>There is no function %1. The option %2 lists all functions.</source>
        <translation>No existe la función %1. La opción %2 muestra todas las funciones.</translation>
    </message>
    <message>
        <source>The arguments are missing. Give them as a JSON object, such as %1.</source>
        <translation>Faltan los argumentos. Indícalos como un objeto JSON, por ejemplo %1.</translation>
    </message>
    <message>
        <source>The function %1 has no argument %2.</source>
        <translation>La función %1 no tiene el argumento %2.</translation>
    </message>
    <message>
        <source>The argument %1 is missing.</source>
        <translation>Falta el argumento %1.</translation>
    </message>
    <message>
        <source>Give at most %1 numbers.</source>
        <translation>Indica como máximo %1 números.</translation>
    </message>
    <message>
        <source>The result is not defined for these arguments. Choose values that are less extreme.</source>
        <translation>El resultado no está definido para estos argumentos. Elige valores menos extremos.</translation>
    </message>
    <message>
        <source>The line is too long. Keep it below %1 bytes.</source>
        <translation>La línea es demasiado larga. No debe llegar a %1 bytes.</translation>
    </message>
    <message>
        <source>Time of the first compilation</source>
        <translation>Tiempo de la primera compilación</translation>
    </message>
    <message>
        <source>Inferences per second before compiling</source>
        <translation>Inferencias por segundo antes de compilar</translation>
    </message>
    <message>
        <source>Throughput gain by compiling; 0.48 means 48 %</source>
        <translation>Ganancia de rendimiento (resultados por segundo) al compilar; 0.48 significa 48 %</translation>
    </message>
    <message>
        <source>Inferences per day of the whole fleet</source>
        <translation>Inferencias al día de toda la flota</translation>
    </message>
    <message>
        <source>Length of the deployment</source>
        <translation>Duración del despliegue</translation>
    </message>
    <message>
        <source>Replicas that compile</source>
        <translation>Réplicas que compilan</translation>
    </message>
    <message>
        <source>Share of replicas that find a compiled model</source>
        <translation>Proporción de réplicas que encuentran un modelo compilado</translation>
    </message>
    <message>
        <source>Time to load a compiled model</source>
        <translation>Tiempo de carga de un modelo compilado</translation>
    </message>
    <message>
        <source>Recompilations per replica</source>
        <translation>Recompilaciones por réplica</translation>
    </message>
    <message>
        <source>Time of one recompilation</source>
        <translation>Tiempo de una recompilación</translation>
    </message>
    <message>
        <source>Share of calls that run compiled code</source>
        <translation>Proporción de llamadas que ejecutan código compilado</translation>
    </message>
    <message>
        <source>Cost of the guards per call</source>
        <translation>Coste de las guardas por llamada</translation>
    </message>
    <message>
        <source>Warm-up time per replica</source>
        <translation>Tiempo de calentamiento por réplica</translation>
    </message>
    <message>
        <source>Input shapes that occur</source>
        <translation>Formas de entrada que aparecen</translation>
    </message>
    <message>
        <source>Graphs that are kept</source>
        <translation>Grafos que se conservan</translation>
    </message>
    <message>
        <source>What happens when a new shape arrives</source>
        <translation>Qué ocurre cuando llega una forma nueva</translation>
    </message>
    <message>
        <source>Stage of compilation</source>
        <translation>Etapa de compilación</translation>
    </message>
    <message>
        <source>Break-even and net saving of compiling</source>
        <translation>Punto de equilibrio y ahorro neto al compilar</translation>
    </message>
    <message>
        <source>Break-even over a range of gains</source>
        <translation>Punto de equilibrio en un intervalo de ganancias</translation>
    </message>
    <message>
        <source>Graphs compiled for changing shapes</source>
        <translation>Grafos compilados para formas cambiantes</translation>
    </message>
    <message>
        <source>Flexibility and speed-up of a compilation stage</source>
        <translation>Flexibilidad y aceleración de una etapa de compilación</translation>
    </message>
    <message>
        <source>Utilization to be reached</source>
        <translation>Utilización que se quiere alcanzar</translation>
    </message>
    <message>
        <source>Factor on the math</source>
        <translation>Factor sobre el cálculo</translation>
    </message>
    <message>
        <source>Share of launches that is left</source>
        <translation>Proporción de lanzamientos que queda</translation>
    </message>
    <message>
        <source>No kernel is shorter than this</source>
        <translation>Ningún kernel es más corto que esto</translation>
    </message>
    <message>
        <source>Memory time that is left after compiling</source>
        <translation>Tiempo de memoria que queda después de compilar</translation>
    </message>
    <message>
        <source>How many times longer the math takes</source>
        <translation>Cuántas veces más dura el cálculo</translation>
    </message>
    <message>
        <source>How many times longer the memory time is</source>
        <translation>Cuántas veces mayor es el tiempo de memoria</translation>
    </message>
    <message>
        <source>Samples per pass</source>
        <translation>Muestras por pasada</translation>
    </message>
    <message>
        <source>Wall time of the pass</source>
        <translation>Tiempo real transcurrido de la pasada</translation>
    </message>
    <message>
        <source>A pass in which every launch waits for the previous kernel</source>
        <translation>Una pasada en la que cada lanzamiento espera al kernel anterior</translation>
    </message>
    <message>
        <source>The same pass after compiling</source>
        <translation>La misma pasada después de compilar</translation>
    </message>
    <message>
        <source>Utilization by a published formula that can exceed one</source>
        <translation>Utilización según una fórmula publicada que puede superar uno</translation>
    </message>
    <message>
        <source>A workload&apos;s math cut into n kernels</source>
        <translation>El cálculo de una carga de trabajo dividido en n kernels</translation>
    </message>
    <message>
        <source>Launch reduction that reaches a target utilization</source>
        <translation>Reducción de lanzamientos con la que se alcanza una utilización deseada</translation>
    </message>
    <message>
        <source>Memory time at which utilization equals a target</source>
        <translation>Tiempo de memoria con el que la utilización es igual a la deseada</translation>
    </message>
    <message>
        <source>A serial pass on another device</source>
        <translation>Una pasada en serie en otro dispositivo</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Muestras por segundo</translation>
    </message>
    <message>
        <source>Kernels of the chain</source>
        <translation>Kernels de la cadena</translation>
    </message>
    <message>
        <source>Share of the bandwidth that is reached</source>
        <translation>Proporción del ancho de banda que se alcanza</translation>
    </message>
    <message>
        <source>Length of the sequence</source>
        <translation>Longitud de la secuencia</translation>
    </message>
    <message>
        <source>Width of one attention head</source>
        <translation>Anchura de una cabeza de atención</translation>
    </message>
    <message>
        <source>Elements that fit on the chip</source>
        <translation>Elementos que caben en el chip</translation>
    </message>
    <message>
        <source>Elements per row</source>
        <translation>Elementos por fila</translation>
    </message>
    <message>
        <source>Peak of the vector pipes</source>
        <translation>Rendimiento máximo de las unidades vectoriales</translation>
    </message>
    <message>
        <source>Count row statistics as traffic</source>
        <translation>Contar las estadísticas de fila como tráfico</translation>
    </message>
    <message>
        <source>Math of the whole chain</source>
        <translation>Cálculo de toda la cadena</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Punto de cresta</translation>
    </message>
    <message>
        <source>FLOP per operation and element</source>
        <translation>FLOP por operación y elemento</translation>
    </message>
    <message>
        <source>Memory accesses per element</source>
        <translation>Accesos a memoria por elemento</translation>
    </message>
    <message>
        <source>How accesses are counted</source>
        <translation>Cómo se cuentan los accesos</translation>
    </message>
    <message>
        <source>Size of the L2 cache</source>
        <translation>Tamaño de la caché L2</translation>
    </message>
    <message>
        <source>Tensors that must fit at once</source>
        <translation>Tensores que deben caber a la vez</translation>
    </message>
    <message>
        <source>Kernels and accesses of an operator chain</source>
        <translation>Kernels y accesos de una cadena de operadores</translation>
    </message>
    <message>
        <source>Traffic, intensity and time of a chain</source>
        <translation>Tráfico, intensidad y tiempo de una cadena</translation>
    </message>
    <message>
        <source>Two chains compared</source>
        <translation>Comparación de dos cadenas</translation>
    </message>
    <message>
        <source>The speed-up as the course computed it</source>
        <translation>La aceleración tal como la calculó el curso</translation>
    </message>
    <message>
        <source>Fused operations until a chain reaches the ridge point</source>
        <translation>Operaciones fusionadas hasta que una cadena llega al punto de cresta</translation>
    </message>
    <message>
        <source>Accesses of y = sigmoid(relu(x*w + b))</source>
        <translation>Accesos de y = sigmoid(relu(x*w + b))</translation>
    </message>
    <message>
        <source>Traffic of standard over flash attention</source>
        <translation>Tráfico de la atención estándar frente a flash attention</translation>
    </message>
    <message>
        <source>Elements moved by standard attention</source>
        <translation>Elementos que mueve la atención estándar</translation>
    </message>
    <message>
        <source>Elements moved by flash attention</source>
        <translation>Elementos que mueve flash attention</translation>
    </message>
    <message>
        <source>Whether a tensor stays in the L2 cache</source>
        <translation>Si un tensor permanece en la caché L2</translation>
    </message>
    <message>
        <source>Give one launch cost for all kernels, or a list that is as long as the list of durations.</source>
        <translation>Indica un solo coste de lanzamiento para todos los kernels o una lista tan larga como la de duraciones.</translation>
    </message>
    <message>
        <source>A sync names a kernel that the pass doesn&apos;t have. Count kernels from 0.</source>
        <translation>Una sincronización nombra un kernel que la pasada no tiene. Cuenta los kernels desde 0.</translation>
    </message>
    <message>
        <source>Launch cost of the graph</source>
        <translation>Coste de lanzamiento del grafo</translation>
    </message>
    <message>
        <source>Launch cost per kernel of the graph</source>
        <translation>Coste de lanzamiento por kernel del grafo</translation>
    </message>
    <message>
        <source>How many times faster the GPU gets</source>
        <translation>Cuántas veces más rápida es la GPU</translation>
    </message>
    <message>
        <source>Duration of each kernel</source>
        <translation>Duración de cada kernel</translation>
    </message>
    <message>
        <source>Kernels after which the CPU waits, counted from 0</source>
        <translation>Kernels tras los que la CPU espera, contados desde 0</translation>
    </message>
    <message>
        <source>Cost of one wait</source>
        <translation>Coste de una espera</translation>
    </message>
    <message>
        <source>A pass through a launch queue</source>
        <translation>Una pasada con cola de lanzamientos</translation>
    </message>
    <message>
        <source>The same pass through a launch queue after compiling</source>
        <translation>La misma pasada con cola de lanzamientos después de compilar</translation>
    </message>
    <message>
        <source>Replay of a CUDA graph</source>
        <translation>Reproducción de un CUDA graph</translation>
    </message>
    <message>
        <source>What a faster GPU does to a pass</source>
        <translation>Qué cambia una GPU más rápida en una pasada</translation>
    </message>
    <message>
        <source>GPU busy of a deep queue in its steady state</source>
        <translation>GPU ocupada con una cola profunda en régimen estable</translation>
    </message>
    <message>
        <source>Wall time of a deep queue in closed form</source>
        <translation>Tiempo real transcurrido con una cola profunda, en forma cerrada</translation>
    </message>
    <message>
        <source>Event simulation of launches and kernels</source>
        <translation>Simulación por eventos de lanzamientos y kernels</translation>
    </message>
    <message>
        <source>%1 has no sparse peak for %2. Ask for the dense one.</source>
        <extracomment>%1 device key, %2 number format such as fp32</extracomment>
        <translation>%1 no tiene un rendimiento máximo disperso para %2. Pide el denso.</translation>
    </message>
    <message>
        <source>%1 has no sparse peak for %2. Choose another precision.</source>
        <translation>%1 no tiene un rendimiento máximo disperso para %2. Elige otra precisión.</translation>
    </message>
    <message>
        <source>%1 has no dense peak for %2. Choose another precision.</source>
        <translation>%1 no tiene un rendimiento máximo denso para %2. Elige otra precisión.</translation>
    </message>
    <message>
        <source>Rows of the product</source>
        <translation>Filas del producto</translation>
    </message>
    <message>
        <source>Columns of the product</source>
        <translation>Columnas del producto</translation>
    </message>
    <message>
        <source>Length of the sums</source>
        <translation>Longitud de las sumas</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Use the peak with 2:4 sparsity</source>
        <translation>Usar el rendimiento máximo con dispersión 2:4</translation>
    </message>
    <message>
        <source>Bytes per element of the result</source>
        <translation>Bytes por elemento del resultado</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Intensidad aritmética</translation>
    </message>
    <message>
        <source>FLOP per element</source>
        <translation>FLOP por elemento</translation>
    </message>
    <message>
        <source>Data moved</source>
        <translation>Datos movidos</translation>
    </message>
    <message>
        <source>Math done</source>
        <translation>Cálculo realizado</translation>
    </message>
    <message>
        <source>Share of the peak that is reached</source>
        <translation>Proporción del rendimiento máximo que se alcanza</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>Useful math</source>
        <translation>Cálculo útil</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>Tiempo real transcurrido</translation>
    </message>
    <message>
        <source>Ridge point of a device at a precision</source>
        <translation>Punto de cresta de un dispositivo con una precisión</translation>
    </message>
    <message>
        <source>Math, traffic and intensity of a matrix product</source>
        <translation>Cálculo, tráfico e intensidad de un producto de matrices</translation>
    </message>
    <message>
        <source>Intensity of weights applied to a batch</source>
        <translation>Intensidad de los pesos aplicados a un lote</translation>
    </message>
    <message>
        <source>Share of peak that a roofline allows</source>
        <translation>Proporción del rendimiento máximo que permite un modelo roofline</translation>
    </message>
    <message>
        <source>Side of the square product that meets the ridge point</source>
        <translation>Lado del producto cuadrado que llega al punto de cresta</translation>
    </message>
    <message>
        <source>Intensity of a pointwise kernel</source>
        <translation>Intensidad de un kernel elemento a elemento</translation>
    </message>
    <message>
        <source>Time from data, math and latency</source>
        <translation>Tiempo a partir de los datos, el cálculo y la latencia</translation>
    </message>
    <message>
        <source>Useful math over time and peak</source>
        <translation>Cálculo útil dividido por el tiempo y el rendimiento máximo</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>What is done about the graph break</source>
        <translation>Qué se hace con el corte del grafo</translation>
    </message>
    <message>
        <source>Graph breaks per pass</source>
        <translation>Cortes del grafo por pasada</translation>
    </message>
    <message>
        <source>Guard evaluation per break</source>
        <translation>Evaluación de guardas por corte</translation>
    </message>
    <message>
        <source>Leaving and entering compiled code per break</source>
        <translation>Salida y entrada del código compilado por corte</translation>
    </message>
    <message>
        <source>Waiting for a value per break</source>
        <translation>Espera de un valor por corte</translation>
    </message>
    <message>
        <source>Kernels that are no longer fused, per break</source>
        <translation>Kernels que dejan de estar fusionados, por corte</translation>
    </message>
    <message>
        <source>Bytes written and read again per break</source>
        <translation>Bytes escritos y leídos de nuevo por corte</translation>
    </message>
    <message>
        <source>Work of branch A</source>
        <translation>Trabajo de la rama A</translation>
    </message>
    <message>
        <source>Work of branch B</source>
        <translation>Trabajo de la rama B</translation>
    </message>
    <message>
        <source>Cost of the graph break</source>
        <translation>Coste del corte del grafo</translation>
    </message>
    <message>
        <source>A pass with branches after one surgery</source>
        <translation>Una pasada con ramas después de una modificación del código</translation>
    </message>
    <message>
        <source>A surgery held against both baselines and the track&apos;s rule</source>
        <translation>Una modificación del código comparada con las dos referencias y con la regla del itinerario</translation>
    </message>
    <message>
        <source>Extra time of resumable graph breaks</source>
        <translation>Tiempo adicional de los cortes del grafo que permiten continuar</translation>
    </message>
    <message>
        <source>Probability of branch A from which masking pays</source>
        <translation>Probabilidad de la rama A a partir de la que conviene enmascarar</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <translation>Modo de ejecución</translation>
    </message>
    <message>
        <source>Devices that share the model</source>
        <translation>Dispositivos que comparten el modelo</translation>
    </message>
    <message>
        <source>Cached tokens per sequence</source>
        <translation>Tokens en caché por secuencia</translation>
    </message>
    <message>
        <source>Eager kernels per layer</source>
        <translation>Kernels por capa en modo inmediato</translation>
    </message>
    <message>
        <source>Time of one exchange between devices</source>
        <translation>Tiempo de un intercambio entre dispositivos</translation>
    </message>
    <message>
        <source>Deadline of one loop</source>
        <translation>Plazo de un ciclo</translation>
    </message>
    <message>
        <source>Loops per second</source>
        <translation>Ciclos por segundo</translation>
    </message>
    <message>
        <source>Whether kernels are fused</source>
        <translation>Si los kernels se fusionan</translation>
    </message>
    <message>
        <source>Energy of moving one byte to or from DRAM</source>
        <translation>Energía para mover un byte desde la DRAM o hacia ella</translation>
    </message>
    <message>
        <source>Activations per block</source>
        <translation>Activaciones por bloque</translation>
    </message>
    <message>
        <source>Operations added by masking</source>
        <translation>Operaciones que añade el enmascaramiento</translation>
    </message>
    <message>
        <source>Passes over the activations added by masking</source>
        <translation>Recorridos de las activaciones que añade el enmascaramiento</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Entorno de ejecución</translation>
    </message>
    <message>
        <source>Clock of the core</source>
        <translation>Frecuencia de reloj del núcleo</translation>
    </message>
    <message>
        <source>Operations per hop</source>
        <translation>Operaciones por salto</translation>
    </message>
    <message>
        <source>A decode step of the cloud track</source>
        <translation>Un paso de decodificación del itinerario de la nube</translation>
    </message>
    <message>
        <source>The control loop of the edge track</source>
        <translation>El bucle de control del itinerario del borde</translation>
    </message>
    <message>
        <source>A frame of the mobile track</source>
        <translation>Un fotograma del itinerario móvil</translation>
    </message>
    <message>
        <source>An audio hop of the tiny track</source>
        <translation>Un salto de audio (hop) del itinerario de lo diminuto</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>Heads in the cache, if not the model&apos;s own</source>
        <translation>Cabezas en la caché, si no son las del propio modelo</translation>
    </message>
    <message>
        <source>Bytes per weight</source>
        <translation>Bytes por peso</translation>
    </message>
    <message>
        <source>Bytes per cached value</source>
        <translation>Bytes por valor en caché</translation>
    </message>
    <message>
        <source>Tokens computed at once, if not one per sequence</source>
        <translation>Tokens calculados a la vez, si no es uno por secuencia</translation>
    </message>
    <message>
        <source>Memory kept free on each device</source>
        <translation>Memoria que se deja libre en cada dispositivo</translation>
    </message>
    <message>
        <source>Memory of one device</source>
        <translation>Memoria de un dispositivo</translation>
    </message>
    <message>
        <source>Communication per step</source>
        <translation>Comunicación por paso</translation>
    </message>
    <message>
        <source>Width of the model</source>
        <translation>Anchura del modelo</translation>
    </message>
    <message>
        <source>Layers of the model</source>
        <translation>Capas del modelo</translation>
    </message>
    <message>
        <source>Parameters of a language model</source>
        <translation>Parámetros de un modelo de lenguaje</translation>
    </message>
    <message>
        <source>Bytes that one token adds to the cache</source>
        <translation>Bytes que un token añade a la caché</translation>
    </message>
    <message>
        <source>Memory of a serving setup on each device</source>
        <translation>Memoria de una configuración de servicio en cada dispositivo</translation>
    </message>
    <message>
        <source>Largest batch that fits into memory</source>
        <translation>Mayor lote que cabe en la memoria</translation>
    </message>
    <message>
        <source>Whether a serving setup fits into memory</source>
        <translation>Si una configuración de servicio cabe en la memoria</translation>
    </message>
    <message>
        <source>One token for each sequence of a batch</source>
        <translation>Un token para cada secuencia de un lote</translation>
    </message>
    <message>
        <source>A prompt pass</source>
        <translation>Una pasada del texto de entrada</translation>
    </message>
    <message>
        <source>Throughput by a published formula</source>
        <translation>Rendimiento (resultados por segundo) según una fórmula publicada</translation>
    </message>
    <message>
        <source>Usage: ridgepoint compute [--catalogue FILE] FN &apos;{&quot;arg&quot;:…}&apos; | --ndjson | --list [--json]</source>
        <extracomment>keep the commands as they are</extracomment>
        <translation>Uso: ridgepoint compute [--catalogue FILE] FN &apos;{&quot;arg&quot;:…}&apos; | --ndjson | --list [--json]</translation>
    </message>
    <message>
        <source>The answer can&apos;t be written. Check where the output goes.</source>
        <translation>No se puede escribir la respuesta. Comprueba a dónde va la salida.</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <extracomment>%1 JSON pointer such as /n, %2 one or two sentences saying what is wrong there</extracomment>
        <translation>En %1: %2</translation>
    </message>
    <message>
        <source>This is not a JSON object. Put names and values in braces.</source>
        <translation>Esto no es un objeto JSON. Pon los nombres y los valores entre llaves.</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>type of an argument</extracomment>
        <translation>número</translation>
    </message>
    <message>
        <source>whole number</source>
        <translation>número entero</translation>
    </message>
    <message>
        <source>list of numbers</source>
        <translation>lista de números</translation>
    </message>
    <message>
        <source>number or list of numbers</source>
        <translation>número o lista de números</translation>
    </message>
    <message>
        <source>list of whole numbers</source>
        <translation>lista de números enteros</translation>
    </message>
    <message>
        <source>default %1</source>
        <extracomment>%1 value of an argument that may be left out</extracomment>
        <translation>predeterminado: %1</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>se puede omitir</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>FN with a JSON object of arguments prints the result as one JSON object.</source>
        <translation>FN con un objeto JSON de argumentos muestra el resultado como un objeto JSON.</translation>
    </message>
    <message>
        <source>--ndjson answers each line {&quot;fn&quot;:…,&quot;args&quot;:{…}} of the standard input with one line.</source>
        <translation>--ndjson responde a cada línea {…} de la entrada estándar con una línea.</translation>
    </message>
    <message>
        <source>--list prints all functions with arguments, units and defaults. With --json it prints one JSON object per function.</source>
        <translation>--list muestra todas las funciones con sus argumentos, unidades y valores predeterminados. Con --json muestra un objeto JSON por función.</translation>
    </message>
    <message>
        <source>--catalogue adds a file of devices, workloads or constants.</source>
        <translation>--catalogue añade un archivo de dispositivos, cargas de trabajo o constantes.</translation>
    </message>
    <message>
        <source>Infinity is written &quot;inf&quot;. The exit status is 0 when answered, 1 when the output fails, 2 for wrong usage and 3 for a call without an answer.</source>
        <translation>El infinito se escribe &quot;inf&quot;. El estado de salida es 0 si hay respuesta, 1 si falla la salida, 2 si el uso es incorrecto y 3 si una llamada queda sin respuesta.</translation>
    </message>
    <message>
        <source>above %1, up to %2</source>
        <extracomment>%1 smallest and %2 largest value of an argument</extracomment>
        <translation>más de %1, hasta %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
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
        <translation>no se puede leer el archivo (%1)</translation>
    </message>
    <message>
        <source>it must name %1 or %2</source>
        <translation>debe nombrar %1 o %2</translation>
    </message>
    <message>
        <source>%1: sound.</source>
        <translation>%1: correcto.</translation>
    </message>
    <message>
        <source>Usage: ridgepoint content check FILE…</source>
        <extracomment>a command line; FILE stands for names of files</extracomment>
        <translation>Uso: ridgepoint content check FILE…</translation>
    </message>
</context>
<context>
    <name>rp::Continuum</name>
    <message>
        <source>Speed-up over eager</source>
        <translation>Aceleración respecto al modo inmediato</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento (resultados por segundo)</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>Tiempo real transcurrido</translation>
    </message>
    <message>
        <source>Flexibility</source>
        <extracomment>sum of five judgements of a stage</extracomment>
        <translation>Flexibilidad</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Intensidad aritmética</translation>
    </message>
    <message>
        <source>Arithmetic intensity on the vector units</source>
        <translation>Intensidad aritmética en las unidades vectoriales</translation>
    </message>
    <message>
        <source>Tensor Core ridge</source>
        <translation>Cresta de los Tensor Cores</translation>
    </message>
    <message>
        <source>Vector ridge</source>
        <translation>Cresta vectorial</translation>
    </message>
    <message>
        <source>Share of the Tensor Core ridge</source>
        <translation>Proporción de la cresta de los Tensor Cores</translation>
    </message>
    <message>
        <source>Share of the vector ridge</source>
        <translation>Proporción de la cresta vectorial</translation>
    </message>
    <message>
        <source>Limit</source>
        <extracomment>whether memory or arithmetic limits an operation</extracomment>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Operations up to the Tensor Core ridge</source>
        <translation>Operaciones hasta la cresta de los Tensor Cores</translation>
    </message>
    <message>
        <source>Operations up to the vector ridge</source>
        <translation>Operaciones hasta la cresta vectorial</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>how often the learner has changed an input of the crossing part</extracomment>
        <translation>Movimientos</translation>
    </message>
    <message>
        <source>Kernel complexity</source>
        <translation>Complejidad del kernel</translation>
    </message>
    <message>
        <source>Fusion level</source>
        <translation>Nivel de fusión</translation>
    </message>
    <message>
        <source>Inner size K</source>
        <extracomment>a control: the inner size K of a matrix product</extracomment>
        <translation>Tamaño interior K</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>a control: how many inputs go through the matrix product together</extracomment>
        <translation>Lote</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <extracomment>flexibility of a stage; %1 is a number from 0 to 5</extracomment>
        <translation>%1 de 5</translation>
    </message>
    <message>
        <source>Math and memory take as long as on %1, as the course assumes.</source>
        <extracomment>%1 is a device</extracomment>
        <translation>El cálculo y la memoria tardan lo mismo que en %1, como supone el curso.</translation>
    </message>
    <message>
        <source>memory-bound</source>
        <extracomment>an operation that memory limits</extracomment>
        <translation>limitado por memoria</translation>
    </message>
    <message>
        <source>compute-bound</source>
        <extracomment>an operation that arithmetic limits</extracomment>
        <translation>limitado por cálculo</translation>
    </message>
    <message>
        <source>Serial</source>
        <extracomment>launch model: each launch waits for the previous kernel</extracomment>
        <translation>En serie</translation>
    </message>
    <message>
        <source>Overlapped</source>
        <extracomment>launch model: launches run ahead of the kernels through a queue</extracomment>
        <translation>Solapado</translation>
    </message>
    <message>
        <source>Pointwise chain</source>
        <extracomment>kind of operation: each output element depends on one element of the input</extracomment>
        <translation>Cadena elemento a elemento</translation>
    </message>
    <message>
        <source>GEMM with fused operations</source>
        <extracomment>kind of operation; GEMM is the usual abbreviation of a general matrix multiply</extracomment>
        <translation>GEMM con operaciones fusionadas</translation>
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
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost and ridge points.</source>
        <translation>Dónde se ejecuta el modelo. Trae su propio coste de lanzamiento y sus propios puntos de cresta.</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>The model that is compiled. The flexibility of a stage does not depend on it.</source>
        <translation>El modelo que se compila. La flexibilidad de una etapa no depende de él.</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>How far the program is compiled, from Python without any compiling to bare metal.</source>
        <translation>Hasta qué punto se compila el programa, desde Python sin compilar nada hasta la ejecución sin sistema.</translation>
    </message>
    <message>
        <source>Launch model</source>
        <translation>Modelo de lanzamiento</translation>
    </message>
    <message>
        <source>Serial: each launch waits for the previous kernel. Overlapped: launches run ahead through a launch queue.</source>
        <translation>En serie: cada lanzamiento espera al kernel anterior. Solapado: los lanzamientos se adelantan mediante una cola de lanzamientos (launch queue).</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>A chain of pointwise operations in one kernel, or a matrix product with %1 columns and pointwise operations fused behind it.</source>
        <extracomment>%1 is a count of columns</extracomment>
        <translation>Una cadena de operaciones elemento a elemento en un kernel, o un producto de matrices con %1 columnas y operaciones elemento a elemento fusionadas detrás.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>The number format of the data. It decides the bytes moved and the peak.</source>
        <translation>El formato numérico de los datos. Decide los bytes que se mueven y el máximo.</translation>
    </message>
    <message>
        <source>Arithmetic of each pointwise operation, for each element.</source>
        <translation>Cálculo de cada operación elemento a elemento, por elemento.</translation>
    </message>
    <message>
        <source>How many pointwise operations are fused behind the matrix product.</source>
        <translation>Cuántas operaciones elemento a elemento se fusionan detrás del producto de matrices.</translation>
    </message>
    <message>
        <source>How many pointwise operations run in one kernel.</source>
        <translation>Cuántas operaciones elemento a elemento se ejecutan en un kernel.</translation>
    </message>
    <message>
        <source>Columns of the first matrix and rows of the second.</source>
        <translation>Columnas de la primera matriz y filas de la segunda.</translation>
    </message>
    <message>
        <source>Rows of the first matrix. All of them use the same weights.</source>
        <translation>Filas de la primera matriz. Todas usan los mismos pesos.</translation>
    </message>
    <message>
        <source>Set a lower number to undo moves. A higher one is not possible.</source>
        <translation>Pon un número menor para deshacer movimientos. Uno mayor no es posible.</translation>
    </message>
    <message>
        <source>The record of moves does not lead to the current settings. Start again from the page.</source>
        <translation>El registro de movimientos no lleva a los ajustes actuales. Empieza de nuevo desde la página.</translation>
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
            <numerusform>%1 operación</numerusform>
            <numerusform>%1 operaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <extracomment>rows of a matrix; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 fila</numerusform>
            <numerusform>%1 filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 move(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 movimiento</numerusform>
            <numerusform>%1 movimientos</numerusform>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Start again</source>
        <comment>what was done</comment>
        <extracomment>what the learner did; the beginning of a longer sentence</extracomment>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Undo</source>
        <comment>what was done</comment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>Varios controles</translation>
    </message>
    <message>
        <source>%1: %2 is %3 as fast as eager mode, with a flexibility of %4.</source>
        <extracomment>%1 a control and its value, %2 a stage, %3 a factor such as 2.00×, %4 such as &quot;4.0 of 5&quot;</extracomment>
        <translation>%1: la velocidad de %2 es %3 la del modo inmediato, con una flexibilidad de %4.</translation>
    </message>
    <message>
        <source>%1: %2 reaches %3, %4 as fast as eager mode, with a flexibility of %5.</source>
        <extracomment>%1 a workload and a launch model, %2 a stage, %3 a throughput, %4 a factor, %5 such as &quot;4.0 of 5&quot;</extracomment>
        <translation>%1: %2 alcanza %3, es decir, %4 la velocidad del modo inmediato, con una flexibilidad de %5.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>workload and launch model</comment>
        <extracomment>%1 is a workload, %2 a launch model</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No stage is faster than torch.compile for this workload.</source>
        <translation>Ninguna etapa es más rápida que torch.compile con esta carga de trabajo.</translation>
    </message>
    <message>
        <source>The fastest stage is %1 as fast as torch.compile, with serial and with overlapped launches.</source>
        <extracomment>%1 is a factor such as 1.02×</extracomment>
        <translation>La velocidad de la etapa más rápida es %1 la de torch.compile, con lanzamientos en serie y solapados.</translation>
    </message>
    <message>
        <source>With serial launches the fastest stage is %1 as fast as torch.compile. With overlapped launches this gain vanishes, only %2 is left: the launches are hidden behind the kernels.</source>
        <extracomment>%1 and %2 are factors such as 1.49×</extracomment>
        <translation>Con lanzamientos en serie, la velocidad de la etapa más rápida es %1 la de torch.compile. Con lanzamientos solapados esta ganancia desaparece y solo queda %2: los lanzamientos se ocultan detrás de los kernels.</translation>
    </message>
    <message>
        <source>With serial launches the fastest stage is %1 as fast as torch.compile, with overlapped launches %2: here a launch still takes longer than a kernel.</source>
        <extracomment>%1 and %2 are factors such as 1.49×</extracomment>
        <translation>Con lanzamientos en serie, la velocidad de la etapa más rápida es %1 la de torch.compile; con lanzamientos solapados, %2: aquí un lanzamiento todavía tarda más que un kernel.</translation>
    </message>
    <message>
        <source>Move %1 of %2.</source>
        <extracomment>counter of moves, a sentence; %1 is how many were made, %2 how many there are</extracomment>
        <translation>Movimiento %1 de %2.</translation>
    </message>
    <message>
        <source>A chain of such operations would need %1 to reach the Tensor Core ridge. Here it can have at most %2.</source>
        <extracomment>%1 and %2 are counts of operations (&quot;624 operations&quot;)</extracomment>
        <translation>Una cadena de estas operaciones necesitaría %1 para llegar a la cresta de los Tensor Cores. Aquí puede tener %2 como máximo.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity falls from %2 to %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: la intensidad aritmética baja de %2 a %3, %4 de la cresta de los Tensor Cores.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity falls from %2 to %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: la intensidad aritmética baja de %2 a %3, %4 de la cresta vectorial.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity stays at %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: la intensidad aritmética se queda en %3, %4 de la cresta de los Tensor Cores.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity stays at %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: la intensidad aritmética se queda en %3, %4 de la cresta vectorial.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity rises from %2 to %3, %4 of the Tensor Core ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: la intensidad aritmética sube de %2 a %3, %4 de la cresta de los Tensor Cores.</translation>
    </message>
    <message>
        <source>%1: the arithmetic intensity rises from %2 to %3, %4 of the vector ridge.</source>
        <extracomment>%1 a control and its value, %2 and %3 such as &quot;0.25 FLOP/byte&quot;, %4 a percentage</extracomment>
        <translation>%1: la intensidad aritmética sube de %2 a %3, %4 de la cresta vectorial.</translation>
    </message>
    <message>
        <source>Memory-bound: the chain reaches %2 of the vector ridge and %1 of the Tensor Core ridge.</source>
        <extracomment>%1 and %2 are percentages</extracomment>
        <translation>Limitado por memoria: la cadena alcanza el %2 de la cresta vectorial y el %1 de la cresta de los Tensor Cores.</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the chain is at %2 of it. It reaches %1 of the Tensor Core ridge, but pointwise operations do not run on Tensor Cores.</source>
        <extracomment>%1 and %2 are percentages</extracomment>
        <translation>Limitado por cálculo en la cresta vectorial: la cadena está en el %2 de ella. Alcanza el %1 de la cresta de los Tensor Cores, pero las operaciones elemento a elemento no se ejecutan en los Tensor Cores.</translation>
    </message>
    <message>
        <source>Memory-bound: the GEMM reaches %1 of the Tensor Core ridge, and the operations fused behind it reach %2 of the vector ridge.</source>
        <extracomment>GEMM is a matrix product; %1 and %2 are percentages</extracomment>
        <translation>Limitado por memoria: el GEMM alcanza el %1 de la cresta de los Tensor Cores, y las operaciones fusionadas detrás alcanzan el %2 de la cresta vectorial.</translation>
    </message>
    <message>
        <source>Compute-bound on the Tensor Core ridge: the GEMM is at %1 of it.</source>
        <extracomment>GEMM is a matrix product; %1 is a percentage</extracomment>
        <translation>Limitado por cálculo en la cresta de los Tensor Cores: el GEMM está en el %1 de ella.</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the operations fused behind the GEMM are at %2 of it. The GEMM itself is at %1 of the Tensor Core ridge.</source>
        <extracomment>GEMM is a matrix product; %1 and %2 are percentages</extracomment>
        <translation>Limitado por cálculo en la cresta vectorial: las operaciones fusionadas detrás del GEMM están en el %2 de ella. El propio GEMM está en el %1 de la cresta de los Tensor Cores.</translation>
    </message>
    <message>
        <source>Memory-bound: the operation reaches %2 of the vector ridge. No Tensor Core peak is known for this device and precision.</source>
        <extracomment>no Tensor Core peak is known; %2 is a percentage</extracomment>
        <translation>Limitado por memoria: la operación alcanza el %2 de la cresta vectorial. No se conoce el máximo de los Tensor Cores de este dispositivo con esta precisión.</translation>
    </message>
    <message>
        <source>Compute-bound on the vector ridge: the operation is at %2 of it. No Tensor Core peak is known for this device and precision.</source>
        <extracomment>no Tensor Core peak is known; %2 is a percentage</extracomment>
        <translation>Limitado por cálculo en la cresta vectorial: la operación está en el %2 de ella. No se conoce el máximo de los Tensor Cores de este dispositivo con esta precisión.</translation>
    </message>
    <message>
        <source>Each stage is judged on five questions: 1 stands for yes, 0.5 for partly, 0 for no. Their sum is its flexibility.</source>
        <translation>Cada etapa se juzga con cinco preguntas: 1 significa sí, 0,5 en parte, 0 no. Su suma es su flexibilidad.</translation>
    </message>
    <message>
        <source>No peak of this device is known at this precision.</source>
        <translation>No se conoce el máximo de este dispositivo con esta precisión.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <extracomment>counter of moves; %1 is how many were made, %2 how many there are</extracomment>
        <translation>Movimiento %1 de %2</translation>
    </message>
    <message>
        <source>These are more than %1 moves. Undo some, or start again.</source>
        <extracomment>%1 is how many moves there are</extracomment>
        <translation>Son más de %1 movimientos. Deshaz algunos o empieza de nuevo.</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>judgement</comment>
        <extracomment>judgement of a stage, in the middle of a spoken sentence</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>partly</source>
        <comment>judgement</comment>
        <extracomment>judgement of a stage, in the middle of a spoken sentence</extracomment>
        <translation>en parte</translation>
    </message>
    <message>
        <source>no</source>
        <comment>judgement</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>%1, yes</source>
        <extracomment>a judgement of a stage in points and in a word; %1 is 1</extracomment>
        <translation>%1, sí</translation>
    </message>
    <message>
        <source>%1, partly</source>
        <extracomment>a judgement of a stage in points and in a word; %1 is 0.5 or 0</extracomment>
        <translation>%1, en parte</translation>
    </message>
    <message>
        <source>%1, no</source>
        <translation>%1, no</translation>
    </message>
    <message>
        <source>the chosen stage</source>
        <extracomment>remark on the row of the chosen stage</extracomment>
        <translation>la etapa elegida</translation>
    </message>
    <message>
        <source>How much of the launch cost a stage keeps, and how much of the gains it realizes, is assumed.</source>
        <translation>Cuánto del coste de lanzamiento conserva una etapa, y cuánto de las ganancias consigue, es una suposición.</translation>
    </message>
    <message>
        <source>The five judgements of each stage are assumed.</source>
        <translation>Los cinco juicios de cada etapa son suposiciones.</translation>
    </message>
    <message>
        <source>Throughput (%1/s)</source>
        <extracomment>heading of a column; %1 is what is counted, e.g. &quot;images&quot;</extracomment>
        <translation>Rendimiento (%1/s)</translation>
    </message>
    <message>
        <source>Now: chain of %1</source>
        <extracomment>a point on a scale; %1 is a count of operations (&quot;4 operations&quot;)</extracomment>
        <translation>Ahora: cadena de %1</translation>
    </message>
    <message>
        <source>Now: GEMM, K %1, batch %2</source>
        <extracomment>a point on a scale; GEMM is a matrix product, %1 its inner size K, %2 its count of rows</extracomment>
        <translation>Ahora: GEMM, K %1, lote %2</translation>
    </message>
    <message>
        <source>Now: operations fused behind the GEMM</source>
        <extracomment>a point on a scale: the pointwise operations behind a matrix product</extracomment>
        <translation>Ahora: operaciones fusionadas detrás del GEMM</translation>
    </message>
    <message>
        <source>Start: one operation</source>
        <extracomment>a point on a scale: where the learner begins</extracomment>
        <translation>Inicio: una operación</translation>
    </message>
    <message>
        <source>Longest chain: %1, %2 each</source>
        <extracomment>a point on a scale; %1 is a count of operations (&quot;32 operations&quot;), %2 the arithmetic of each</extracomment>
        <translation>Cadena más larga: %1, %2 cada una</translation>
    </message>
    <message>
        <source>not compared</source>
        <extracomment>instead of a share, where an operation does not run on that unit</extracomment>
        <translation>no se compara</translation>
    </message>
    <message>
        <source>F1</source>
        <extracomment>short heading of a column: the first of five questions on flexibility</extracomment>
        <translation>F1</translation>
    </message>
    <message>
        <source>F1, language coverage</source>
        <extracomment>a question on flexibility; F1 is its number</extracomment>
        <translation>F1, cobertura del lenguaje</translation>
    </message>
    <message>
        <source>Does the stage accept all of Python?</source>
        <translation>¿Acepta la etapa todo Python?</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>F2, branches on data</source>
        <extracomment>a question on flexibility; F2 is its number</extracomment>
        <translation>F2, ramas según los datos</translation>
    </message>
    <message>
        <source>Is the result right when a branch depends on the data?</source>
        <translation>¿Es correcto el resultado cuando una rama depende de los datos?</translation>
    </message>
    <message>
        <source>F3</source>
        <translation>F3</translation>
    </message>
    <message>
        <source>F3, dynamic shapes</source>
        <extracomment>a question on flexibility; F3 is its number</extracomment>
        <translation>F3, formas dinámicas</translation>
    </message>
    <message>
        <source>May the inputs change their shapes?</source>
        <translation>¿Pueden cambiar de forma las entradas?</translation>
    </message>
    <message>
        <source>F4</source>
        <translation>F4</translation>
    </message>
    <message>
        <source>F4, stepping and printing</source>
        <extracomment>a question on flexibility; F4 is its number</extracomment>
        <translation>F4, ejecución paso a paso e impresión</translation>
    </message>
    <message>
        <source>Can you step through the program and print values?</source>
        <translation>¿Puedes ejecutar el programa paso a paso e imprimir valores?</translation>
    </message>
    <message>
        <source>F5</source>
        <translation>F5</translation>
    </message>
    <message>
        <source>F5, training and edits</source>
        <extracomment>a question on flexibility; F5 is its number</extracomment>
        <translation>F5, entrenamiento y cambios</translation>
    </message>
    <message>
        <source>Can you train the model and change it while it runs?</source>
        <translation>¿Puedes entrenar el modelo y cambiarlo mientras se ejecuta?</translation>
    </message>
    <message>
        <source>Wall time (ms)</source>
        <translation>Tiempo real transcurrido (ms)</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Operating point</source>
        <translation>Punto de operación</translation>
    </message>
</context>
<context>
    <name>rp::ContinuumView</name>
    <message>
        <source>Stages</source>
        <extracomment>Heading over the controls of the stages of compiling.</extracomment>
        <translation>Etapas</translation>
    </message>
    <message>
        <source>Crossing the ridge</source>
        <extracomment>Heading over the controls of the operation that is to become compute-bound.</extracomment>
        <translation>Cruzar la cresta</translation>
    </message>
    <message>
        <source>factors and judgements of the stages</source>
        <translation>factores y juicios de las etapas</translation>
    </message>
    <message>
        <source>ridge points</source>
        <translation>puntos de cresta</translation>
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
        <translation>Cresta vectorial: %1</translation>
    </message>
    <message>
        <source>Vector ridge at %1. Beyond it, pointwise operations are compute-bound.</source>
        <extracomment>%1 is an arithmetic intensity</extracomment>
        <translation>Cresta vectorial en %1. Más allá, las operaciones elemento a elemento están limitadas por cálculo.</translation>
    </message>
    <message>
        <source>Tensor Core ridge, %1: %2</source>
        <extracomment>a line on a scale; %1 is a number format (FP16, TF32), %2 an arithmetic intensity</extracomment>
        <translation>Cresta de los Tensor Cores, %1: %2</translation>
    </message>
    <message>
        <source>Tensor Core ridge for %1 at %2. Beyond it, matrix products are compute-bound.</source>
        <extracomment>%1 is a number format (FP16, TF32), %2 an arithmetic intensity</extracomment>
        <translation>Cresta de los Tensor Cores para %1 en %2. Más allá, los productos de matrices están limitados por cálculo.</translation>
    </message>
</context>
<context>
    <name>rp::DiscoveryList</name>
    <message>
        <source>✓ Found: %1</source>
        <extracomment>A discovery the learner has made: sign, the word, what was found.</extracomment>
        <translation>✓ Encontrado: %1</translation>
    </message>
    <message>
        <source>○ To do: %1</source>
        <extracomment>A discovery still to be made: sign, what to do.</extracomment>
        <translation>○ Por hacer: %1</translation>
    </message>
    <message>
        <source>Discoveries: %1 of %2 found</source>
        <extracomment>%1 of %2 discoveries; shown as the section&apos;s title.</extracomment>
        <translation>Descubrimientos: %1 de %2 encontrados</translation>
    </message>
    <message>
        <source>You found everything. You can go on, or keep trying things.</source>
        <translation>Lo encontraste todo. Puedes continuar o seguir probando.</translation>
    </message>
    <message>
        <source>You skipped the rest, and your ledger says so. You can still find them.</source>
        <translation>Omitiste el resto, y tu cuaderno de laboratorio lo indica. Todavía puedes encontrarlos.</translation>
    </message>
    <message>
        <source>Change the controls and find these. Next opens when all are found.</source>
        <translation>Cambia los controles y encuentra estos descubrimientos. «Siguiente» se abre cuando los encuentras todos.</translation>
    </message>
    <message>
        <source>Still to do: %1</source>
        <extracomment>Read aloud after the progress; %1 is a list of sentences.</extracomment>
        <translation>Falta por hacer: %1</translation>
    </message>
    <message>
        <source>&amp;Skip the rest…</source>
        <translation>&amp;Omitir el resto…</translation>
    </message>
    <message>
        <source>Skip the discoveries you have not made? Your ledger will record that you skipped.</source>
        <translation>¿Omitir los descubrimientos que no has hecho? Tu cuaderno de laboratorio registrará que los omitiste.</translation>
    </message>
    <message>
        <source>Skip and record it</source>
        <translation>Omitir y registrarlo</translation>
    </message>
    <message>
        <source>Keep exploring</source>
        <translation>Seguir explorando</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>The name of a panel of the act, then something to find there or what was found.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>✓ Challenge solved: %1</source>
        <extracomment>A challenge that is solved: sign, the words, its title.</extracomment>
        <translation>✓ Reto resuelto: %1</translation>
    </message>
    <message>
        <source>○ Challenge to solve: %1</source>
        <translation>○ Reto por resolver: %1</translation>
    </message>
    <message>
        <source>Discoveries: %1 of %2 found, challenges: %3 of %4 solved</source>
        <extracomment>Title of the section; %1 of %2 discoveries, %3 of %4 challenges.</extracomment>
        <translation>Descubrimientos: %1 de %2 encontrados; retos: %3 de %4 resueltos</translation>
    </message>
    <message>
        <source>%1. Next: %2</source>
        <extracomment>Title of a section; %1 says how much is done, %2 is a whole sentence that says what to try next.</extracomment>
        <translation>%1. Siguiente: %2</translation>
    </message>
    <message>
        <source>You found and solved everything. You can go on, or keep trying things.</source>
        <translation>Lo has encontrado y resuelto todo. Puedes continuar o seguir probando cosas.</translation>
    </message>
    <message>
        <source>Change the controls, find these and solve the challenges. Next opens when all is done.</source>
        <translation>Cambia los controles, encuentra esto y resuelve los retos. Siguiente se abre cuando todo está hecho.</translation>
    </message>
    <message>
        <source>Skip the discoveries and challenges that are left? Your ledger will record that you skipped.</source>
        <translation>¿Saltar los descubrimientos y retos que quedan? Tu cuaderno anotará que los saltaste.</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTax</name>
    <message>
        <source>Math utilization</source>
        <extracomment>share of wall time in which the GPU does useful arithmetic</extracomment>
        <translation>Utilización de cálculo</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>share of wall time in which a kernel is on the GPU, for math or for memory</extracomment>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>MFU</source>
        <extracomment>abbreviation of model FLOP utilization: useful operations against the peak of the device</extracomment>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>Tiempo real transcurrido</translation>
    </message>
    <message>
        <source>Kernel compute</source>
        <translation>Cálculo de los kernels</translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <translation>Coste de despacho</translation>
    </message>
    <message>
        <source>Memory transfer</source>
        <translation>Transferencia de memoria</translation>
    </message>
    <message>
        <source>Share of kernel compute</source>
        <translation>Proporción del cálculo de los kernels</translation>
    </message>
    <message>
        <source>Share of dispatch overhead</source>
        <translation>Proporción del coste de despacho</translation>
    </message>
    <message>
        <source>Share of memory transfer</source>
        <translation>Proporción de la transferencia de memoria</translation>
    </message>
    <message>
        <source>Kernels launched</source>
        <translation>Kernels lanzados</translation>
    </message>
    <message>
        <source>Compute per kernel</source>
        <translation>Cálculo por kernel</translation>
    </message>
    <message>
        <source>Dispatch per kernel</source>
        <translation>Despacho por kernel</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento (resultados por segundo)</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>Coste de lanzamiento</translation>
    </message>
    <message>
        <source>GPU speed</source>
        <translation>Velocidad de la GPU</translation>
    </message>
    <message>
        <source>Speed-up by compiling</source>
        <translation>Aceleración al compilar</translation>
    </message>
    <message>
        <source>Speed-up by a CUDA graph</source>
        <translation>Aceleración con un CUDA graph</translation>
    </message>
    <message>
        <source>Speed-up over eager</source>
        <translation>Aceleración respecto al modo inmediato</translation>
    </message>
    <message>
        <source>Speed-up by the faster GPU</source>
        <translation>Aceleración con la GPU más rápida</translation>
    </message>
    <message>
        <source>Math utilization on the GPU at 1×</source>
        <translation>Utilización de cálculo en la GPU a 1×</translation>
    </message>
    <message>
        <source>Math utilization of KWS, eager</source>
        <extracomment>KWS: keyword spotting</extracomment>
        <translation>Utilización de cálculo de KWS, inmediato</translation>
    </message>
    <message>
        <source>Math utilization of KWS, compiled</source>
        <extracomment>KWS: keyword spotting</extracomment>
        <translation>Utilización de cálculo de KWS, compilado</translation>
    </message>
    <message>
        <source>Eager</source>
        <extracomment>execution mode: the framework launches every operation by itself</extracomment>
        <translation>Inmediato</translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>execution mode: a compiler has fused operations into fewer kernels</extracomment>
        <translation>Compilado</translation>
    </message>
    <message>
        <source>CUDA graph</source>
        <extracomment>execution mode: a recorded graph of kernels is replayed by one launch; CUDA is a product name</extracomment>
        <translation>CUDA graph</translation>
    </message>
    <message>
        <source>Serial</source>
        <extracomment>launch model: each launch waits for the previous kernel</extracomment>
        <translation>En serie</translation>
    </message>
    <message>
        <source>Overlapped</source>
        <extracomment>launch model: launches run ahead of the kernels through a queue</extracomment>
        <translation>Solapado</translation>
    </message>
    <message>
        <source>Milliseconds</source>
        <extracomment>scale of the chart</extracomment>
        <translation>Milisegundos</translation>
    </message>
    <message>
        <source>Percent of the pass</source>
        <extracomment>scale of the chart</extracomment>
        <translation>Porcentaje de la pasada</translation>
    </message>
    <message>
        <source>Course convention</source>
        <extracomment>math on the edge device takes as long as on the cloud device, as in the course text</extracomment>
        <translation>Convención del curso</translation>
    </message>
    <message>
        <source>Scaled to the device</source>
        <extracomment>math on the edge device takes longer, as its peak is lower</extracomment>
        <translation>Ajustado al dispositivo</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>The model whose forward pass you look at. It brings its own kernel count.</source>
        <translation>El modelo cuya pasada hacia delante (forward pass) observas. Trae su propio número de kernels.</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost.</source>
        <translation>Dónde se ejecuta el modelo. Trae su propio coste de lanzamiento.</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <translation>Modo de ejecución</translation>
    </message>
    <message>
        <source>The pass that the meters and the timeline show. The chart always shows all three.</source>
        <translation>La pasada que muestran los medidores y la línea de tiempo. El gráfico muestra siempre las tres.</translation>
    </message>
    <message>
        <source>Launch model</source>
        <translation>Modelo de lanzamiento</translation>
    </message>
    <message>
        <source>Serial: each launch waits for the previous kernel. Overlapped: launches run ahead through a launch queue.</source>
        <translation>En serie: cada lanzamiento espera al kernel anterior. Solapado: los lanzamientos se adelantan mediante una cola de lanzamientos (launch queue).</translation>
    </message>
    <message>
        <source>Kernel count</source>
        <translation>Número de kernels</translation>
    </message>
    <message>
        <source>The same total work, cut into this many kernels.</source>
        <translation>El mismo trabajo total, dividido en este número de kernels.</translation>
    </message>
    <message>
        <source>Time that the host needs for one kernel launch.</source>
        <translation>Tiempo que el equipo anfitrión necesita para un lanzamiento de kernel.</translation>
    </message>
    <message>
        <source>A faster GPU shortens math and memory time. Launching stays as it is.</source>
        <translation>Una GPU más rápida acorta el tiempo de cálculo y el de memoria. El lanzamiento queda igual.</translation>
    </message>
    <message>
        <source>Math on the edge device</source>
        <translation>Cálculo en el dispositivo de borde</translation>
    </message>
    <message>
        <source>Course convention: math takes as long as in the cloud. Scaled to the device: math and memory take longer, as this device has a lower peak and less bandwidth.</source>
        <translation>Convención del curso: el cálculo dura lo mismo que en la nube. Ajustado al dispositivo: el cálculo y la memoria tardan más, porque este dispositivo tiene menos rendimiento máximo y menos ancho de banda.</translation>
    </message>
    <message>
        <source>No kernel shorter than %1</source>
        <extracomment>a switch; %1 is a duration</extracomment>
        <translation>Ningún kernel más corto que %1</translation>
    </message>
    <message>
        <source>A very small kernel still keeps the GPU occupied for this long.</source>
        <translation>Un kernel muy pequeño ocupa igualmente la GPU durante este tiempo.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Draw the bars in milliseconds, or each as 100 % of its own pass.</source>
        <translation>Dibujar las barras en milisegundos o cada una como el 100 % de su propia pasada.</translation>
    </message>
    <message numerus="yes">
        <source>%1 kernel(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 kernel</numerusform>
            <numerusform>%1 kernels</numerusform>
        </translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>desactivado</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>Varios controles</translation>
    </message>
    <message>
        <source>%1: math utilization and wall time stay the same.</source>
        <extracomment>%1 is a control and its new value</extracomment>
        <translation>%1: la utilización de cálculo y el tiempo real transcurrido no cambian.</translation>
    </message>
    <message>
        <source>%1: of %2, kernel compute takes %3, dispatch overhead %4 and memory transfer %5.</source>
        <extracomment>%1 is the name of a pass (&quot;Keyword spotting, Eager&quot;), %2 its wall time, %3 to %5 shares of it</extracomment>
        <translation>%1: de %2, el cálculo de los kernels ocupa el %3, el coste de despacho el %4 y la transferencia de memoria el %5.</translation>
    </message>
    <message>
        <source>Against the eager pass, the speed is %1 when compiled and %2 as a CUDA graph.</source>
        <extracomment>%1 and %2 are factors such as 2.00×</extracomment>
        <translation>Frente a la pasada en modo inmediato, la velocidad es %1 al compilar y %2 como CUDA graph.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a pass</comment>
        <extracomment>%1 is a workload, %2 an execution mode</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 gains most from compiling, %2. %3 has the highest math utilization without it, %4.</source>
        <extracomment>%1 and %3 are workloads, %2 a factor such as 2.00×, %4 a percentage</extracomment>
        <translation>La carga de trabajo que más gana al compilar es «%1», %2. «%3» tiene la mayor utilización de cálculo sin compilar, %4.</translation>
    </message>
    <message>
        <source>From %1 to %2, the GPU runs kernels for %3 of the time and waits for %4.</source>
        <extracomment>%1 and %2 are points in time, %3 and %4 percentages</extracomment>
        <translation>De %1 a %2, la GPU ejecuta kernels el %3 del tiempo y espera el %4.</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: la utilización de cálculo baja del %2 al %3, y la pasada dura %4, %5 más lenta.</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass still takes %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time</extracomment>
        <translation>%1: la utilización de cálculo baja del %2 al %3, y la pasada sigue durando %4.</translation>
    </message>
    <message>
        <source>%1: math utilization falls from %2 to %3, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: la utilización de cálculo baja del %2 al %3, y la pasada dura %4, %5 más rápida.</translation>
    </message>
    <message>
        <source>%1: math utilization stays at %2, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: la utilización de cálculo sigue en el %2, y la pasada dura %4, %5 más lenta.</translation>
    </message>
    <message>
        <source>%1: math utilization stays at %2, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 a percentage, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: la utilización de cálculo sigue en el %2, y la pasada dura %4, %5 más rápida.</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass takes %4, %5 slower.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: la utilización de cálculo sube del %2 al %3, y la pasada dura %4, %5 más lenta.</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass still takes %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time</extracomment>
        <translation>%1: la utilización de cálculo sube del %2 al %3, y la pasada sigue durando %4.</translation>
    </message>
    <message>
        <source>%1: math utilization rises from %2 to %3, the pass takes %4, %5 faster.</source>
        <extracomment>%1 a control and its value, %2 and %3 percentages, %4 wall time, %5 a factor such as 1.20×</extracomment>
        <translation>%1: la utilización de cálculo sube del %2 al %3, y la pasada dura %4, %5 más rápida.</translation>
    </message>
    <message>
        <source>good: at least %1</source>
        <extracomment>rating of a utilization; %1 is a percentage</extracomment>
        <translation>bueno: al menos %1</translation>
    </message>
    <message>
        <source>fair: from %1 to below %2</source>
        <extracomment>rating of a utilization; %1 and %2 are percentages</extracomment>
        <translation>aceptable: desde %1 y por debajo de %2</translation>
    </message>
    <message>
        <source>poor: below %1</source>
        <extracomment>rating of a utilization; %1 is a percentage</extracomment>
        <translation>deficiente: por debajo de %1</translation>
    </message>
    <message>
        <source>%1, good</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1, bueno</translation>
    </message>
    <message>
        <source>%1, fair</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1, aceptable</translation>
    </message>
    <message>
        <source>%1, poor</source>
        <extracomment>a utilization and its rating, short; %1 is a percentage</extracomment>
        <translation>%1, deficiente</translation>
    </message>
    <message>
        <source>shown in the meters and the timeline</source>
        <extracomment>remark on the row of the chosen execution mode</extracomment>
        <translation>se muestra en los medidores y en la línea de tiempo</translation>
    </message>
    <message>
        <source>CPU launches</source>
        <extracomment>the two lanes of the timeline; CPU and GPU are abbreviations</extracomment>
        <translation>Lanzamientos (CPU)</translation>
    </message>
    <message>
        <source>GPU kernels</source>
        <translation>Kernels (GPU)</translation>
    </message>
    <message>
        <source>Launch %1</source>
        <extracomment>a bar of the timeline; %1 and %2 are numbers of kernels, counted from 1</extracomment>
        <translation>Lanzamiento %1</translation>
    </message>
    <message>
        <source>Launches %1 to %2</source>
        <translation>Lanzamientos del %1 al %2</translation>
    </message>
    <message>
        <source>Kernel %1</source>
        <extracomment>a bar of the timeline; %1 and %2 are numbers of kernels, counted from 1</extracomment>
        <translation>Kernel %1</translation>
    </message>
    <message>
        <source>Kernels %1 to %2</source>
        <translation>Kernels del %1 al %2</translation>
    </message>
    <message>
        <source>Throughput (%1/s)</source>
        <extracomment>heading of a column; %1 is what is counted, e.g. &quot;images&quot;</extracomment>
        <translation>Rendimiento (%1/s)</translation>
    </message>
    <message>
        <source>Kernel compute (ms)</source>
        <translation>Cálculo de los kernels (ms)</translation>
    </message>
    <message>
        <source>Dispatch overhead (ms)</source>
        <translation>Coste de despacho (ms)</translation>
    </message>
    <message>
        <source>Memory transfer (ms)</source>
        <translation>Transferencia de memoria (ms)</translation>
    </message>
    <message>
        <source>Wall time (ms)</source>
        <translation>Tiempo real transcurrido (ms)</translation>
    </message>
    <message>
        <source>Workload and mode</source>
        <translation>Carga de trabajo y modo</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>Compute per kernel (µs)</source>
        <translation>Cálculo por kernel (µs)</translation>
    </message>
    <message>
        <source>Dispatch per kernel (µs)</source>
        <translation>Despacho por kernel (µs)</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>Aceleración</translation>
    </message>
    <message>
        <source>Launch or kernel</source>
        <translation>Lanzamiento o kernel</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Carril</translation>
    </message>
    <message>
        <source>Start (µs)</source>
        <translation>Inicio (µs)</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End (µs)</source>
        <translation>Final (µs)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Final</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTaxInstrument</name>
    <message>
        <source>Where the time of one forward pass goes</source>
        <translation>En qué se va el tiempo de una pasada hacia delante</translation>
    </message>
    <message>
        <source>Shares of one forward pass</source>
        <translation>Proporciones de una pasada hacia delante</translation>
    </message>
    <message>
        <source>Workloads compared: %1, launch cost %2, %3</source>
        <extracomment>caption of a table; %1 is a context (&quot;Cloud&quot;), %2 a duration, %3 a launch model (&quot;Serial&quot;)</extracomment>
        <translation>Comparación de cargas de trabajo: %1, coste de lanzamiento %2, %3</translation>
    </message>
    <message>
        <source>Launches and kernels over time</source>
        <translation>Lanzamientos y kernels en el tiempo</translation>
    </message>
</context>
<context>
    <name>rp::DispatchTaxView</name>
    <message>
        <source>shown in the meters and the timeline</source>
        <extracomment>Said of the bar of the chosen execution mode.</extracomment>
        <translation>se muestra en los medidores y en la línea de tiempo</translation>
    </message>
    <message>
        <source>Share of the pass</source>
        <translation>Proporción de la pasada</translation>
    </message>
    <message>
        <source>Time of one forward pass</source>
        <translation>Tiempo de una pasada hacia delante</translation>
    </message>
    <message>
        <source>Your prediction: arithmetic would be %1 of the eager pass.</source>
        <translation>Tu predicción: la aritmética sería el %1 de la pasada en modo inmediato.</translation>
    </message>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>Controles del instrumento</translation>
    </message>
</context>
<context>
    <name>rp::DurationEntry</name>
    <message>
        <source>%1, unit</source>
        <extracomment>Name of the box with the unit beside a field for a number; %1 is the name of the field.</extracomment>
        <translation>%1, unidad</translation>
    </message>
</context>
<context>
    <name>rp::DurationText</name>
    <message>
        <source>minutes</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>minutos</translation>
    </message>
    <message>
        <source>hours</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>horas</translation>
    </message>
    <message>
        <source>days</source>
        <extracomment>Unit chosen for a number that is typed.</extracomment>
        <translation>días</translation>
    </message>
    <message>
        <source>min,minute,minutes</source>
        <extracomment>Words and signs a learner may type after a number of minutes, separated by commas.</extracomment>
        <translation>min,minute,minutes,minuto,minutos</translation>
    </message>
    <message>
        <source>h,hour,hours</source>
        <extracomment>Words and signs a learner may type after a number of hours, separated by commas.</extracomment>
        <translation>h,hour,hours,hora,horas</translation>
    </message>
    <message>
        <source>d,day,days</source>
        <extracomment>Words and signs a learner may type after a number of days, separated by commas.</extracomment>
        <translation>d,day,days,día,días</translation>
    </message>
</context>
<context>
    <name>rp::EvidenceController</name>
    <message>
        <source>There is no such instrument in this act; choose one of those on the page.</source>
        <translation>No hay tal instrumento en este acto; elige uno de los de la página.</translation>
    </message>
    <message>
        <source>Captured as “%1”. You find it on the Evidence page.</source>
        <extracomment>Spoken after the state of an instrument was captured as evidence; %1 is the name of the capture.</extracomment>
        <translation>Capturado como «%1». Lo encuentras en la página Evidencias.</translation>
    </message>
    <message>
        <source>It is now called “%1”.</source>
        <extracomment>Spoken after a capture got another name, %1.</extracomment>
        <translation>Ahora se llama «%1».</translation>
    </message>
    <message>
        <source>“%1” was removed; choose Undo to take it back.</source>
        <extracomment>Spoken after a capture was taken out of the list of evidence; %1 is its name.</extracomment>
        <translation>«%1» se quitó; elige Deshacer para recuperarla.</translation>
    </message>
    <message>
        <source>“%1” is back in the list.</source>
        <translation>«%1» está de nuevo en la lista.</translation>
    </message>
    <message>
        <source>There is no such capture; choose one of those in the list.</source>
        <translation>No hay tal captura; elige una de las de la lista.</translation>
    </message>
    <message>
        <source>The instrument of this capture is no longer part of the lab; what was captured can still be read here.</source>
        <translation>El instrumento de esta captura ya no es parte del laboratorio; lo capturado se puede seguir leyendo aquí.</translation>
    </message>
    <message>
        <source>This was captured on another track; choose that track to open it again.</source>
        <translation>Esto se capturó en otro itinerario; elige ese itinerario para abrirlo de nuevo.</translation>
    </message>
    <message>
        <source>The instrument does not take these inputs any more, so it was left as it is.</source>
        <translation>El instrumento ya no acepta estas entradas, así que se dejó como estaba.</translation>
    </message>
    <message>
        <source>The instrument stands as in “%1”.</source>
        <extracomment>Spoken after a capture was opened again; %1 is its name.</extracomment>
        <translation>El instrumento está como en «%1».</translation>
    </message>
</context>
<context>
    <name>rp::EvidencePage</name>
    <message>
        <source>What you captured in the instruments. Choose two or more to compare them side by side, and use them in your decision memo.</source>
        <translation>Lo que capturaste en los instrumentos. Elige dos o más para compararlas una al lado de otra, y úsalas en tu memorando de decisión.</translation>
    </message>
    <message>
        <source>In presenter mode nothing is written: captures last until the window closes.</source>
        <translation>En el modo de presentación no se escribe nada: las capturas duran hasta que se cierra la ventana.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation>Aún no hay nada capturado</translation>
    </message>
    <message>
        <source>In the Explore step of an act, every instrument has a button “Capture”. It freezes your prediction, the inputs and the results as they stand at that moment, and lists them here.</source>
        <translation>En el paso Explorar de un acto, cada instrumento tiene un botón «Capturar». Congela tu predicción, las entradas y los resultados tal como están en ese momento, y los pone en esta lista.</translation>
    </message>
    <message>
        <source>“%1” was removed.</source>
        <translation>«%1» se quitó.</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes the removal of a capture back.</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo: put “%1” back</source>
        <translation>Deshacer: devolver «%1»</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <extracomment>Button: puts a removed capture, %1, back into the list.</extracomment>
        <translation>Devolver: %1</translation>
    </message>
    <message>
        <source>Choose two captures to compare them.</source>
        <translation>Elige dos capturas para compararlas.</translation>
    </message>
    <message>
        <source>One capture is chosen. Choose another to compare them.</source>
        <translation>Hay una captura elegida. Elige otra para compararlas.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed capture(s)</source>
        <translation>
            <numerusform>%Ln captura quitada</numerusform>
            <numerusform>%Ln capturas quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) chosen.</source>
        <translation>
            <numerusform>%Ln captura elegida.</numerusform>
            <numerusform>%Ln capturas elegidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ExerciseCard</name>
    <message>
        <source>Find the error: %1</source>
        <extracomment>Heading of an exercise; %1 names a formula or a claim.</extracomment>
        <translation>Encuentra el error: %1</translation>
    </message>
</context>
<context>
    <name>rp::ExplorePage</name>
    <message>
        <source>Find every discovery, or skip the rest, to go on.</source>
        <translation>Para continuar, encuentra todos los descubrimientos u omite el resto.</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit your prediction.</source>
        <translation>El instrumento está bloqueado hasta que confirmes tu predicción.</translation>
    </message>
    <message>
        <source>Find every discovery and solve every challenge, or skip the rest, to go on.</source>
        <translation>Encuentra todos los descubrimientos y resuelve todos los retos, o salta el resto, para continuar.</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <extracomment>Below the title of a panel: discoveries made, of all.</extracomment>
        <translation>%1 de %2 encontrados</translation>
    </message>
    <message>
        <source>%1 of %2 found, challenge open</source>
        <extracomment>Below the title of a panel: discoveries made, of all; it has a challenge that is not solved yet.</extracomment>
        <translation>%1 de %2 encontrados, reto pendiente</translation>
    </message>
    <message>
        <source>%1 of %2 found, challenge solved</source>
        <extracomment>Below the title of a panel: discoveries made, of all; its challenge is solved.</extracomment>
        <translation>%1 de %2 encontrados, reto resuelto</translation>
    </message>
    <message>
        <source>%1, %2 of %3, %4</source>
        <extracomment>Screen reader, a tab: title, the tab&apos;s number, how many tabs there are, and what is done there.</extracomment>
        <translation>%1, %2 de %3, %4</translation>
    </message>
    <message>
        <source>Instruments of this act</source>
        <extracomment>Screen reader: name of the row of tabs, one for each instrument of the act.</extracomment>
        <translation>Instrumentos de este acto</translation>
    </message>
    <message>
        <source>The instruments are locked until you commit all of your predictions.</source>
        <translation>Los instrumentos están bloqueados hasta que confirmes todas tus predicciones.</translation>
    </message>
    <message>
        <source>No track is chosen. You see the instruments of one of them; choose another in the toolbar or on the brief.</source>
        <translation>No has elegido itinerario. Ves los instrumentos de uno de ellos; elige otro en la barra de herramientas o en el encargo.</translation>
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
        <translation>Archivo %1 (%2)</translation>
    </message>
</context>
<context>
    <name>rp::FileError</name>
    <message>
        <source>there is no space left</source>
        <translation>no queda espacio</translation>
    </message>
</context>
<context>
    <name>rp::Format</name>
    <message>
        <source>never</source>
        <extracomment>instead of a number that is infinite, e.g. a time that will never come</extracomment>
        <translation>nunca</translation>
    </message>
    <message>
        <source>not defined</source>
        <extracomment>instead of a number that does not exist, e.g. zero divided by zero</extracomment>
        <translation>no definido</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a percentage; %1 is the number, %2 the percent sign. Use your language&apos;s order and spacing.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1×</source>
        <extracomment>a ratio, as in &quot;1.20× faster&quot;</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>%1 %2/s</source>
        <extracomment>a rate per second; %1 is the number, %2 what is counted, e.g. &quot;1,450 img/s&quot;</extracomment>
        <translation>%1 %2/s</translation>
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
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>minutes, short form</extracomment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>hours, short form</extracomment>
        <translation>%1 h</translation>
    </message>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <extracomment>days; %1 is the number and may have decimals, so %Ln is not used in the text</extracomment>
        <translation>
            <numerusform>%1 día</numerusform>
            <numerusform>%1 días</numerusform>
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
            <numerusform>%1 año</numerusform>
            <numerusform>%1 años</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>how often</comment>
        <extracomment>how often something happens: not at all</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>all</source>
        <comment>how often</comment>
        <extracomment>how often something happens: every time</extracomment>
        <translation>todos</translation>
    </message>
    <message>
        <source>1 in %1</source>
        <extracomment>a probability; %1 is a number of cases in which one such case is found</extracomment>
        <translation>1 de cada %1</translation>
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
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <comment>does it fit</comment>
        <translation>no</translation>
    </message>
    <message>
        <source>no access is left</source>
        <extracomment>instead of a ratio: after fusion, this way of counting finds no memory access any more</extracomment>
        <translation>no queda ningún acceso</translation>
    </message>
    <message>
        <source>Kernel launches</source>
        <translation>Lanzamientos de kernel</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>Tráfico de memoria</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>Tiempo real transcurrido</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Intensidad aritmética</translation>
    </message>
    <message>
        <source>Kernel launches, unfused</source>
        <translation>Lanzamientos de kernel, sin fusionar</translation>
    </message>
    <message>
        <source>Kernel launches, fused</source>
        <translation>Lanzamientos de kernel, fusionado</translation>
    </message>
    <message>
        <source>Passes over the tensor, unfused</source>
        <extracomment>a pass is one read or write of the whole tensor</extracomment>
        <translation>Recorridos del tensor, sin fusionar</translation>
    </message>
    <message>
        <source>Passes over the tensor, fused</source>
        <extracomment>a pass is one read or write of the whole tensor</extracomment>
        <translation>Recorridos del tensor, fusionado</translation>
    </message>
    <message>
        <source>Reads of the tensor, unfused</source>
        <translation>Lecturas del tensor, sin fusionar</translation>
    </message>
    <message>
        <source>Writes of the tensor, unfused</source>
        <translation>Escrituras del tensor, sin fusionar</translation>
    </message>
    <message>
        <source>Memory traffic, unfused</source>
        <translation>Tráfico de memoria, sin fusionar</translation>
    </message>
    <message>
        <source>Memory traffic, fused</source>
        <translation>Tráfico de memoria, fusionado</translation>
    </message>
    <message>
        <source>Traffic reduction</source>
        <extracomment>unfused divided by fused</extracomment>
        <translation>Reducción del tráfico</translation>
    </message>
    <message>
        <source>Launch reduction</source>
        <extracomment>unfused divided by fused</extracomment>
        <translation>Reducción de lanzamientos</translation>
    </message>
    <message>
        <source>Wall time, unfused</source>
        <translation>Tiempo real, sin fusionar</translation>
    </message>
    <message>
        <source>Wall time, fused</source>
        <translation>Tiempo real, fusionado</translation>
    </message>
    <message>
        <source>Wall-clock speed-up</source>
        <translation>Aceleración en tiempo real</translation>
    </message>
    <message>
        <source>Arithmetic intensity, unfused</source>
        <translation>Intensidad aritmética, sin fusionar</translation>
    </message>
    <message>
        <source>Arithmetic intensity, fused</source>
        <translation>Intensidad aritmética, fusionado</translation>
    </message>
    <message>
        <source>Ridge point of the Tensor Cores</source>
        <translation>Punto de cresta de los Tensor Cores</translation>
    </message>
    <message>
        <source>Ridge point of the vector units</source>
        <translation>Punto de cresta de las unidades vectoriales</translation>
    </message>
    <message>
        <source>Size of the tensor</source>
        <translation>Tamaño del tensor</translation>
    </message>
    <message>
        <source>Size of the L2 cache</source>
        <translation>Tamaño de la caché L2</translation>
    </message>
    <message>
        <source>Fits into the L2 cache</source>
        <translation>Cabe en la caché L2</translation>
    </message>
    <message>
        <source>Elements of the tensor</source>
        <translation>Elementos del tensor</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Ancho de banda de memoria</translation>
    </message>
    <message>
        <source>Operations to fuse up to the tensor ridge</source>
        <translation>Operaciones que fusionar hasta la cresta de los Tensor Cores</translation>
    </message>
    <message>
        <source>Operations to fuse up to the vector ridge</source>
        <translation>Operaciones que fusionar hasta la cresta vectorial</translation>
    </message>
    <message>
        <source>ReLU, share of the tensor peak</source>
        <translation>ReLU, proporción del máximo de los Tensor Cores</translation>
    </message>
    <message>
        <source>ReLU, share of the vector peak</source>
        <translation>ReLU, proporción del máximo vectorial</translation>
    </message>
    <message>
        <source>Speed-up by the course&apos;s formula</source>
        <translation>Aceleración según la fórmula del curso</translation>
    </message>
    <message>
        <source>Compiled utilization by the course&apos;s formula</source>
        <translation>Utilización compilada según la fórmula del curso</translation>
    </message>
    <message>
        <source>Rise of intensity that the course gives</source>
        <translation>Aumento de intensidad que da el curso</translation>
    </message>
    <message>
        <source>Traffic of standard attention</source>
        <translation>Tráfico de la atención estándar</translation>
    </message>
    <message>
        <source>Traffic of FlashAttention</source>
        <translation>Tráfico de FlashAttention</translation>
    </message>
    <message>
        <source>Traffic ratio, forward pass</source>
        <translation>Razón de tráfico, pasada hacia delante</translation>
    </message>
    <message>
        <source>Footprint of standard attention</source>
        <translation>Huella de la atención estándar</translation>
    </message>
    <message>
        <source>Footprint of FlashAttention</source>
        <translation>Huella de FlashAttention</translation>
    </message>
    <message>
        <source>Footprint ratio</source>
        <translation>Razón de huella</translation>
    </message>
    <message>
        <source>Traffic ratio measured, forward and backward</source>
        <translation>Razón de tráfico medida, hacia delante y hacia atrás</translation>
    </message>
    <message>
        <source>Speed-up measured, forward and backward</source>
        <translation>Aceleración medida, hacia delante y hacia atrás</translation>
    </message>
    <message>
        <source>Rise of the arithmetic measured</source>
        <extracomment>FlashAttention computes more: its operations divided by those of standard attention</extracomment>
        <translation>Aumento medido del cálculo</translation>
    </message>
    <message>
        <source>Memory accesses, unfused</source>
        <translation>Accesos a memoria, sin fusionar</translation>
    </message>
    <message>
        <source>Memory accesses, fused</source>
        <translation>Accesos a memoria, fusionado</translation>
    </message>
    <message>
        <source>Accesses, unfused to fused</source>
        <translation>Accesos, sin fusionar entre fusionado</translation>
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
        <translation>Cadena de una línea</translation>
    </message>
    <message>
        <source>LayerNorm, Dropout, ReLU</source>
        <extracomment>a topic: three operations of a neural network, in this order</extracomment>
        <translation>LayerNorm, Dropout, ReLU</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a granularity (&quot;Library kernels&quot;), %2 the number of kernels</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The device&apos;s own</source>
        <extracomment>choice of a memory bandwidth: the one that the device of the context has</extracomment>
        <translation>El propio del dispositivo</translation>
    </message>
    <message>
        <source>Better when fused</source>
        <extracomment>how well kernels use the bandwidth: the fused kernel does it better</extracomment>
        <translation>Mejor al fusionar</translation>
    </message>
    <message>
        <source>The same for both</source>
        <extracomment>how well kernels use the bandwidth: unfused and fused kernels alike</extracomment>
        <translation>El mismo para los dos</translation>
    </message>
    <message numerus="yes">
        <source>%1 element(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 elemento</numerusform>
            <numerusform>%1 elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <extracomment>length of a sequence; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>on</source>
        <comment>a switch</comment>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <comment>a switch</comment>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>%1/s</source>
        <extracomment>a memory bandwidth; %1 is an amount of data such as 2 TB</extracomment>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Where the model runs. It brings its own launch cost and memory bandwidth.</source>
        <translation>Dónde se ejecuta el modelo. Trae su propio coste de lanzamiento y su propio ancho de banda de memoria.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>What is fused. Each topic counts memory traffic in its own way.</source>
        <translation>Qué se fusiona. Cada tema cuenta el tráfico de memoria a su manera.</translation>
    </message>
    <message>
        <source>Fusion</source>
        <extracomment>a switch: run the chain of operations as one kernel</extracomment>
        <translation>Fusión</translation>
    </message>
    <message>
        <source>Run the three operations as one kernel. The charts show both ways.</source>
        <translation>Ejecuta las tres operaciones como un solo kernel. Los gráficos muestran las dos formas.</translation>
    </message>
    <message>
        <source>Granularity</source>
        <translation>Granularidad</translation>
    </message>
    <message>
        <source>How finely the framework cuts the three operations into kernels before fusion.</source>
        <translation>Con qué finura corta el framework las tres operaciones en kernels antes de la fusión.</translation>
    </message>
    <message>
        <source>Evaluation mode</source>
        <extracomment>a switch: the mode of a model after training</extracomment>
        <translation>Modo de evaluación</translation>
    </message>
    <message>
        <source>After training, Dropout passes its input on unchanged, so its kernels are left out.</source>
        <translation>Después del entrenamiento, Dropout deja pasar su entrada sin cambios, así que sus kernels se omiten.</translation>
    </message>
    <message>
        <source>Tensor size</source>
        <translation>Tamaño del tensor</translation>
    </message>
    <message>
        <source>How many elements the tensor has.</source>
        <translation>Cuántos elementos tiene el tensor.</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>the shape of a tensor; %1 and %2 are its two sizes</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>L2 limit</source>
        <extracomment>a mark at a slider: a larger tensor does not fit into the L2 cache</extracomment>
        <translation>Límite de L2</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>FP16 takes 2 bytes for each element, FP32 takes 4. Each has its own ridge points.</source>
        <translation>FP16 ocupa 2 bytes por elemento y FP32 ocupa 4. Cada uno tiene sus propios puntos de cresta.</translation>
    </message>
    <message>
        <source>How fast the GPU reads and writes its memory (HBM).</source>
        <translation>Con qué rapidez lee y escribe la GPU su memoria (HBM).</translation>
    </message>
    <message>
        <source>The device&apos;s own: %1</source>
        <extracomment>choice of a memory bandwidth; %1 is the bandwidth</extracomment>
        <translation>El propio del dispositivo: %1</translation>
    </message>
    <message>
        <source>Use of the bandwidth</source>
        <translation>Uso del ancho de banda</translation>
    </message>
    <message>
        <source>Which share of the bandwidth the kernels reach. This is a second effect, apart from less traffic.</source>
        <translation>Qué proporción del ancho de banda alcanzan los kernels. Es un segundo efecto, aparte del menor tráfico.</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>Coste de lanzamiento</translation>
    </message>
    <message>
        <source>Time that the host needs for one kernel launch.</source>
        <translation>Tiempo que el equipo anfitrión necesita para un lanzamiento de kernel.</translation>
    </message>
    <message>
        <source>Launch model</source>
        <translation>Modelo de lanzamiento</translation>
    </message>
    <message>
        <source>Serial: each launch waits for the previous kernel. Overlapped: launches run ahead through a launch queue.</source>
        <translation>En serie: cada lanzamiento espera al kernel anterior. Solapado: los lanzamientos se adelantan mediante una cola de lanzamientos (launch queue).</translation>
    </message>
    <message>
        <source>Count row statistics</source>
        <extracomment>a switch; row statistics are the mean and variance of each row of a tensor</extracomment>
        <translation>Contar estadísticas de fila</translation>
    </message>
    <message>
        <source>Add the mean and variance of each row to the traffic. They are small beside the tensor, so they are usually left out.</source>
        <translation>Suma al tráfico la media y la varianza de cada fila. Son pequeñas al lado del tensor, así que normalmente se omiten.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longitud de la secuencia</translation>
    </message>
    <message>
        <source>How many tokens attend to each other.</source>
        <translation>Cuántos tokens se atienden entre sí.</translation>
    </message>
    <message>
        <source>Head size</source>
        <extracomment>size of one attention head</extracomment>
        <translation>Tamaño de cabeza</translation>
    </message>
    <message>
        <source>How many elements one attention head has for each token.</source>
        <translation>Cuántos elementos tiene una cabeza de atención por cada token.</translation>
    </message>
    <message>
        <source>Counting convention</source>
        <translation>Convención de recuento</translation>
    </message>
    <message>
        <source>What counts as a memory access. Each convention is right for its own question.</source>
        <translation>Qué cuenta como acceso a memoria. Cada convención es correcta para su propia pregunta.</translation>
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
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Several inputs</source>
        <extracomment>instead of the name of one control; the beginning of a longer sentence</extracomment>
        <translation>Varios controles</translation>
    </message>
    <message>
        <source>The tensor now fits into the L2 cache.</source>
        <translation>El tensor cabe ahora en la caché L2.</translation>
    </message>
    <message>
        <source>The tensor no longer fits into the L2 cache.</source>
        <translation>El tensor ya no cabe en la caché L2.</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1: el tráfico de memoria baja de %2 a %3, y el tiempo real de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a duration</extracomment>
        <translation>%1: el tráfico de memoria baja de %2 a %3, y el tiempo real se queda en %4.</translation>
    </message>
    <message>
        <source>%1: memory traffic falls from %2 to %3, and the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1: el tráfico de memoria baja de %2 a %3, y el tiempo real sube de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 and %5 durations</extracomment>
        <translation>%1: el tráfico de memoria se queda en %2, y el tiempo real baja de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time at %4.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 a duration</extracomment>
        <translation>%1: el tráfico de memoria se queda en %2, y el tiempo real en %4.</translation>
    </message>
    <message>
        <source>%1: memory traffic stays at %2, and the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 an amount of data, %4 and %5 durations</extracomment>
        <translation>%1: el tráfico de memoria se queda en %2, y el tiempo real sube de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1: el tráfico de memoria sube de %2 a %3, y el tiempo real baja de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a duration</extracomment>
        <translation>%1: el tráfico de memoria sube de %2 a %3, y el tiempo real se queda en %4.</translation>
    </message>
    <message>
        <source>%1: memory traffic rises from %2 to %3, and the wall time from %4 to %5.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 and %5 durations</extracomment>
        <translation>%1: el tráfico de memoria sube de %2 a %3, y el tiempo real de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time falls from %4 to %5.</source>
        <extracomment>%1 a control and its value, %4 and %5 durations</extracomment>
        <translation>%1: con el uso supuesto del ancho de banda, el tiempo real baja de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time stays at %4.</source>
        <extracomment>%1 a control and its value, %4 a duration</extracomment>
        <translation>%1: con el uso supuesto del ancho de banda, el tiempo real se queda en %4.</translation>
    </message>
    <message>
        <source>%1: with the assumed use of the bandwidth, the wall time rises from %4 to %5.</source>
        <extracomment>%1 a control and its value, %4 and %5 durations</extracomment>
        <translation>%1: con el uso supuesto del ancho de banda, el tiempo real sube de %4 a %5.</translation>
    </message>
    <message>
        <source>%1: the fused kernel stays as it is, and the traffic ratio goes from %2 to %3.</source>
        <extracomment>%1 a control and its value, %2 and %3 factors such as 3.00×</extracomment>
        <translation>%1: el kernel fusionado se queda como está, y la razón de tráfico pasa de %2 a %3.</translation>
    </message>
    <message>
        <source>%1: standard attention moves %2 and FlashAttention %3, a ratio of %4.</source>
        <extracomment>%1 a control and its value, %2 and %3 amounts of data, %4 a factor such as 6.08×</extracomment>
        <translation>%1: la atención estándar mueve %2 y FlashAttention %3, una razón de %4.</translation>
    </message>
    <message>
        <source>%1: fusion takes the memory accesses from %2 to %3.</source>
        <extracomment>%1 a control and its value, %2 and %3 counts</extracomment>
        <translation>%1: la fusión lleva los accesos a memoria de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 GFLOP</source>
        <extracomment>an amount of arithmetic, in billions of floating-point operations; %1 is a number</extracomment>
        <translation>%1 GFLOP</translation>
    </message>
    <message>
        <source>The traffic ratio is %1.</source>
        <extracomment>%1 is a factor such as 3.00×</extracomment>
        <translation>La razón de tráfico es %1.</translation>
    </message>
    <message>
        <source>Unfused the chain takes %1 and fused %2. The wall-clock speed-up is %3.</source>
        <extracomment>%1 and %2 are durations, %3 a factor such as 3.00×</extracomment>
        <translation>Sin fusionar, la cadena tarda %1 y fusionada %2. La aceleración en tiempo real es %3.</translation>
    </message>
    <message>
        <source>A part of it is the assumed better use of the bandwidth.</source>
        <translation>Una parte se debe al supuesto mejor uso del ancho de banda.</translation>
    </message>
    <message>
        <source>The fused kernel stays the same. The finer the chain was cut before, the more fusion saves.</source>
        <translation>El kernel fusionado es siempre el mismo. Cuanto más fina se cortó antes la cadena, más ahorra la fusión.</translation>
    </message>
    <message>
        <source>The intensity is %1 unfused and %2 fused.</source>
        <extracomment>%1 and %2 are intensities such as 2.5 FLOP/byte</extracomment>
        <translation>La intensidad es %1 sin fusionar y %2 fusionada.</translation>
    </message>
    <message>
        <source>Both are below the ridge point of the vector units at %1, so memory bandwidth limits both.</source>
        <extracomment>%1 is an intensity such as 39 FLOP/byte</extracomment>
        <translation>Las dos están por debajo del punto de cresta de las unidades vectoriales, en %1, así que el ancho de banda de memoria limita las dos.</translation>
    </message>
    <message>
        <source>The ridge point of the vector units at %1 lies between them.</source>
        <extracomment>%1 is an intensity such as 39 FLOP/byte</extracomment>
        <translation>El punto de cresta de las unidades vectoriales, en %1, está entre las dos.</translation>
    </message>
    <message>
        <source>At a length of %1, standard attention moves %2 and FlashAttention %3. Both grow with the square of the length.</source>
        <extracomment>%1 is a number of tokens, %2 and %3 are amounts of data</extracomment>
        <translation>Con una longitud de %1, la atención estándar mueve %2 y FlashAttention %3. Las dos crecen con el cuadrado de la longitud.</translation>
    </message>
    <message>
        <source>At a length of %1, standard attention holds %2 in memory and FlashAttention %3. Only here does FlashAttention grow in step with the length.</source>
        <extracomment>%1 is a number of tokens, %2 and %3 are amounts of data</extracomment>
        <translation>Con una longitud de %1, la atención estándar ocupa %2 de memoria y FlashAttention %3. Solo aquí crece FlashAttention en proporción a la longitud.</translation>
    </message>
    <message>
        <source>At a length of %1, this model gives a traffic ratio of %2 for the forward pass.</source>
        <extracomment>%1 is a number of tokens, %2 a factor such as 6.08×</extracomment>
        <translation>Con una longitud de %1, este modelo da una razón de tráfico de %2 para la pasada hacia delante.</translation>
    </message>
    <message>
        <source>The marked point, %1 at a length of %2, was measured for the forward and backward passes together.</source>
        <extracomment>%1 is a factor such as 9.16×, %2 a number of tokens</extracomment>
        <translation>El punto marcado, %1 con una longitud de %2, se midió para las pasadas hacia delante y hacia atrás juntas.</translation>
    </message>
    <message>
        <source>%1: fusion takes the memory accesses from %2 to %3.</source>
        <comment>counting convention</comment>
        <extracomment>%1 is a counting convention, %2 and %3 are counts</extracomment>
        <translation>%1: la fusión lleva los accesos a memoria de %2 a %3.</translation>
    </message>
    <message>
        <source>The same line of code has another ratio in each row, so name the convention with the figure.</source>
        <translation>La misma línea de código tiene otra razón en cada fila, así que di la convención junto con la cifra.</translation>
    </message>
    <message>
        <source>No L2 cache is listed for this device. Every pass is counted as traffic to memory.</source>
        <translation>Este dispositivo no tiene una caché L2 en la lista. Cada recorrido cuenta como tráfico de memoria.</translation>
    </message>
    <message>
        <source>Fits into L2: two tensors of %1 fit into the L2 cache of %2. Most of the traffic shown may never reach HBM, so take the bars as an upper limit.</source>
        <extracomment>%1 and %2 are amounts of data</extracomment>
        <translation>Cabe en L2: dos tensores de %1 caben en la caché L2 de %2. Puede que la mayor parte del tráfico mostrado no llegue nunca a la HBM, así que toma las barras como un límite superior.</translation>
    </message>
    <message>
        <source>Larger than L2: two tensors of %1 do not fit into the L2 cache of %2. Every pass goes through HBM.</source>
        <extracomment>%1 and %2 are amounts of data</extracomment>
        <translation>Mayor que L2: dos tensores de %1 no caben en la caché L2 de %2. Cada recorrido pasa por la HBM.</translation>
    </message>
    <message>
        <source>%1: traffic and launches both fall by %2, so the wall time can gain as much.</source>
        <extracomment>%1 is a granularity (&quot;Dropout in steps&quot;), %2 a factor such as 5×</extracomment>
        <translation>%1: el tráfico y los lanzamientos bajan los dos en %2, así que el tiempo real puede ganar lo mismo.</translation>
    </message>
    <message>
        <source>%1: traffic and launches both fall by %2, and the wall time cannot gain more than that from them.</source>
        <extracomment>%1 is a granularity (&quot;Library kernels&quot;), %2 a factor such as 3×</extracomment>
        <translation>%1: el tráfico y los lanzamientos bajan los dos en %2, y el tiempo real no puede ganar más que eso con ellos.</translation>
    </message>
    <message>
        <source>If the fused kernel also uses the bandwidth better, the wall time gains more. That is a second effect. It is assumed here, and it has its own control.</source>
        <translation>Si además el kernel fusionado aprovecha mejor el ancho de banda, el tiempo real gana más. Ese es un segundo efecto. Aquí es una suposición y tiene su propio control.</translation>
    </message>
    <message>
        <source>The published measurement counts a whole model, GPT-2 medium at a length of %1, forward and backward. Traffic fell from %2 to %3 and time from %4 to %5, although the arithmetic rose from %6 to %7.</source>
        <extracomment>%1 is a number of tokens, %2 to %3 amounts of data, %4 and %5 durations, %6 and %7 amounts of arithmetic such as 66.6 GFLOP</extracomment>
        <translation>La medición publicada cuenta un modelo completo, GPT-2 medium con una longitud de %1, hacia delante y hacia atrás. El tráfico bajó de %2 a %3 y el tiempo de %4 a %5, aunque el cálculo subió de %6 a %7.</translation>
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
        <translation>Generar la máscara</translation>
    </message>
    <message>
        <source>Multiply by the mask</source>
        <extracomment>a kernel of Dropout</extracomment>
        <translation>Multiplicar por la máscara</translation>
    </message>
    <message>
        <source>Rescale</source>
        <extracomment>a kernel of Dropout: makes up for the elements that were set to zero</extracomment>
        <translation>Reescalar</translation>
    </message>
    <message>
        <source>Mean</source>
        <extracomment>a kernel of LayerNorm: mean of each row</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Subtract the mean</source>
        <extracomment>a kernel of LayerNorm</extracomment>
        <translation>Restar la media</translation>
    </message>
    <message>
        <source>Square</source>
        <extracomment>a kernel of LayerNorm: each element times itself</extracomment>
        <translation>Elevar al cuadrado</translation>
    </message>
    <message>
        <source>Mean of the squares</source>
        <extracomment>a kernel of LayerNorm: mean of the squares of each row</extracomment>
        <translation>Media de los cuadrados</translation>
    </message>
    <message>
        <source>Add epsilon</source>
        <extracomment>a kernel of LayerNorm: adds a small number, called epsilon</extracomment>
        <translation>Sumar épsilon</translation>
    </message>
    <message>
        <source>Reciprocal root</source>
        <extracomment>a kernel of LayerNorm: one over the square root</extracomment>
        <translation>Raíz recíproca</translation>
    </message>
    <message>
        <source>Multiply by the root</source>
        <extracomment>a kernel of LayerNorm: multiplies by one over the square root</extracomment>
        <translation>Multiplicar por la raíz</translation>
    </message>
    <message>
        <source>Multiply by gamma</source>
        <extracomment>a kernel of LayerNorm: multiplies by the weights called gamma</extracomment>
        <translation>Multiplicar por gamma</translation>
    </message>
    <message>
        <source>Add beta</source>
        <extracomment>a kernel of LayerNorm: adds the weights called beta</extracomment>
        <translation>Sumar beta</translation>
    </message>
    <message>
        <source>One fused kernel</source>
        <extracomment>the one kernel that all operations of the chain are fused into</extracomment>
        <translation>Un kernel fusionado</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>remark on a row of a table or a bar of a chart</extracomment>
        <translation>elegido en los controles</translation>
    </message>
    <message>
        <source>Evaluation mode, library kernels</source>
        <extracomment>a row of a table: the chain in evaluation mode, against the kernel fused from it</extracomment>
        <translation>Modo de evaluación, kernels de biblioteca</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Lecturas</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Escrituras</translation>
    </message>
    <message>
        <source>Row statistics</source>
        <extracomment>memory accesses to the mean and variance of each row</extracomment>
        <translation>Estadísticas de fila</translation>
    </message>
    <message>
        <source>Chain</source>
        <extracomment>heading of a column whose cells are &quot;Unfused&quot; and &quot;Fused&quot;</extracomment>
        <translation>Cadena</translation>
    </message>
    <message>
        <source>Kernel compute</source>
        <translation>Cálculo de los kernels</translation>
    </message>
    <message>
        <source>Dispatch overhead</source>
        <translation>Coste de despacho</translation>
    </message>
    <message>
        <source>Memory transfer</source>
        <translation>Transferencia de memoria</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>Passes</source>
        <extracomment>reads and writes of the whole tensor together</extracomment>
        <translation>Recorridos</translation>
    </message>
    <message>
        <source>FLOP/byte</source>
        <translation>FLOP/byte</translation>
    </message>
    <message>
        <source>Traffic, unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>Tráfico, sin fusionar entre fusionado</translation>
    </message>
    <message>
        <source>Launches, unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>Lanzamientos, sin fusionar entre fusionado</translation>
    </message>
    <message>
        <source>Highest possible speed-up</source>
        <extracomment>heading of a column of factors: the most that this fusion can ever gain in wall time</extracomment>
        <translation>Aceleración máxima posible</translation>
    </message>
    <message>
        <source>Speed-up now</source>
        <extracomment>heading of a column of factors: gain in wall time for the tensor and launch cost that are set</extracomment>
        <translation>Aceleración ahora</translation>
    </message>
    <message>
        <source>Vector ridge to intensity</source>
        <extracomment>heading of a column of factors: ridge point divided by arithmetic intensity</extracomment>
        <translation>Cresta vectorial entre intensidad</translation>
    </message>
    <message>
        <source>Tensor ridge to intensity</source>
        <extracomment>heading of a column of factors: ridge point divided by arithmetic intensity</extracomment>
        <translation>Cresta de los Tensor Cores entre intensidad</translation>
    </message>
    <message>
        <source>Fused</source>
        <translation>Fusionado</translation>
    </message>
    <message>
        <source>Unfused</source>
        <translation>Sin fusionar</translation>
    </message>
    <message>
        <source>Standard attention</source>
        <translation>Atención estándar</translation>
    </message>
    <message>
        <source>Traffic ratio</source>
        <translation>Razón de tráfico</translation>
    </message>
    <message>
        <source>Reads, unfused</source>
        <translation>Lecturas, sin fusionar</translation>
    </message>
    <message>
        <source>Writes, unfused</source>
        <translation>Escrituras, sin fusionar</translation>
    </message>
    <message>
        <source>Accesses, unfused</source>
        <translation>Accesos, sin fusionar</translation>
    </message>
    <message>
        <source>Reads, fused</source>
        <translation>Lecturas, fusionado</translation>
    </message>
    <message>
        <source>Writes, fused</source>
        <translation>Escrituras, fusionado</translation>
    </message>
    <message>
        <source>Accesses, fused</source>
        <translation>Accesos, fusionado</translation>
    </message>
    <message>
        <source>Unfused to fused</source>
        <extracomment>heading of a column of factors: unfused divided by fused</extracomment>
        <translation>Sin fusionar entre fusionado</translation>
    </message>
    <message>
        <source>none left</source>
        <extracomment>instead of a factor: after fusion nothing is left to compare with</extracomment>
        <translation>no queda ninguno</translation>
    </message>
    <message>
        <source>The curves count what one head reads from HBM and writes to it in one forward pass. The footprint is what has to be held in memory at one time.</source>
        <translation>Las curvas cuentan lo que una cabeza lee de la HBM y escribe en ella en una pasada hacia delante. La huella es lo que hay que tener en memoria a la vez.</translation>
    </message>
    <message>
        <source>The often quoted saving of %1 to %2 is one of the footprint, at lengths of %3 to %4. It is not one of the traffic.</source>
        <extracomment>%1 and %2 are factors such as 10×, %3 and %4 numbers of tokens</extracomment>
        <translation>El ahorro de %1 a %2 que se cita a menudo es de la huella, con longitudes de %3 a %4. No es del tráfico.</translation>
    </message>
    <message numerus="yes">
        <source>Unfused, %Ln kernel(s) read %1 and write %2. Fused, one kernel reads %3 and writes %4.</source>
        <extracomment>%Ln counts kernels; %1 to %4 are amounts of data</extracomment>
        <translation>
            <numerusform>Sin fusionar, %Ln kernel lee %1 y escribe %2. Fusionado, un kernel lee %3 y escribe %4.</numerusform>
            <numerusform>Sin fusionar, %Ln kernels leen %1 y escriben %2. Fusionado, un kernel lee %3 y escribe %4.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::FusionAttentionPage</name>
    <message>
        <source>%1 standard, %2 FlashAttention</source>
        <extracomment>Two amounts of data, of standard attention and of FlashAttention.</extracomment>
        <translation>%1 estándar, %2 FlashAttention</translation>
    </message>
    <message>
        <source>At a length of %1, the traffic ratio of this model is %2.</source>
        <extracomment>Said of a line in a chart; %1 is a number of tokens, %2 a factor.</extracomment>
        <translation>Con una longitud de %1, la razón de tráfico de este modelo es %2.</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <extracomment>A point in a chart: what was measured; %1 is a factor.</extracomment>
        <translation>Medido: %1</translation>
    </message>
    <message>
        <source>Published measurement, forward and backward passes of a whole model: a traffic ratio of %1.</source>
        <extracomment>Said of a point in a chart; %1 is a factor.</extracomment>
        <translation>Medición publicada, pasadas hacia delante y hacia atrás de un modelo completo: una razón de tráfico de %1.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longitud de la secuencia</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>Tráfico de memoria</translation>
    </message>
    <message>
        <source>Memory footprint</source>
        <translation>Huella de memoria</translation>
    </message>
    <message>
        <source>Standard to FlashAttention</source>
        <extracomment>Title of an axis: standard attention divided by FlashAttention.</extracomment>
        <translation>Estándar entre FlashAttention</translation>
    </message>
</context>
<context>
    <name>rp::FusionExplorerInstrument</name>
    <message>
        <source>What each kernel reads from memory and writes to it</source>
        <translation>Lo que cada kernel lee de la memoria y escribe en ella</translation>
    </message>
    <message>
        <source>Wall time, unfused and fused</source>
        <translation>Tiempo real, sin fusionar y fusionado</translation>
    </message>
    <message>
        <source>Granularities compared with the fused kernel</source>
        <translation>Granularidades comparadas con el kernel fusionado</translation>
    </message>
    <message>
        <source>Arithmetic intensity and ridge points</source>
        <translation>Intensidad aritmética y puntos de cresta</translation>
    </message>
    <message>
        <source>Memory traffic of attention</source>
        <translation>Tráfico de memoria de la atención</translation>
    </message>
    <message>
        <source>Memory footprint of attention</source>
        <translation>Huella de memoria de la atención</translation>
    </message>
    <message>
        <source>Standard attention to FlashAttention</source>
        <translation>Atención estándar entre FlashAttention</translation>
    </message>
    <message>
        <source>One line of code, counted in four ways</source>
        <translation>Una línea de código, contada de cuatro formas</translation>
    </message>
</context>
<context>
    <name>rp::FusionNormPage</name>
    <message>
        <source>%1 unfused, %2 fused</source>
        <extracomment>Values of one figure before and after fusion.</extracomment>
        <translation>%1 sin fusionar, %2 fusionado</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>elegido en los controles</translation>
    </message>
    <message>
        <source>Vector ridge: %1</source>
        <extracomment>A line in a chart: the ridge point of the vector units; %1 is an intensity.</extracomment>
        <translation>Cresta vectorial: %1</translation>
    </message>
    <message>
        <source>The ridge point of the vector units, on which this chain runs, is at %1.</source>
        <translation>El punto de cresta de las unidades vectoriales, en las que se ejecuta esta cadena, está en %1.</translation>
    </message>
    <message>
        <source>Tensor ridge: %1</source>
        <extracomment>A line in a chart: the ridge point of the Tensor Cores; %1 is an intensity.</extracomment>
        <translation>Cresta de los Tensor Cores: %1</translation>
    </message>
    <message>
        <source>The ridge point of the Tensor Cores, on which matrix products run, is at %1.</source>
        <translation>El punto de cresta de los Tensor Cores, en los que se ejecutan los productos de matrices, está en %1.</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>Tráfico de memoria</translation>
    </message>
    <message>
        <source>Wall time</source>
        <translation>Tiempo real transcurrido</translation>
    </message>
    <message>
        <source>Where can a wall-clock speed-up of %1 come from?</source>
        <extracomment>Heading over an explanation; %1 is a factor such as 5×. Wall clock: the time that passes.</extracomment>
        <translation>¿De dónde puede venir una aceleración en tiempo real de %1?</translation>
    </message>
</context>
<context>
    <name>rp::FusionOneLinePage</name>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars that the controls have chosen.</extracomment>
        <translation>elegido en los controles</translation>
    </message>
    <message>
        <source>The line of code: %1</source>
        <extracomment>%1 is a line of code.</extracomment>
        <translation>La línea de código: %1</translation>
    </message>
    <message>
        <source>Accesses to full tensors</source>
        <translation>Accesos a tensores completos</translation>
    </message>
</context>
<context>
    <name>rp::FusionView</name>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>Controles del instrumento</translation>
    </message>
</context>
<context>
    <name>rp::GraphMap</name>
    <message>
        <source>The map is shown at %1.</source>
        <extracomment>%1: a percentage; 100 % is the natural size.</extracomment>
        <translation>El mapa se muestra al %1.</translation>
    </message>
    <message>
        <source>Arrow keys walk along the edges; the question mark key lists all keys.</source>
        <translation>Las flechas recorren las aristas; la tecla de interrogación muestra todas las teclas.</translation>
    </message>
    <message>
        <source>Show as table</source>
        <extracomment>Button that shows or hides the nodes of a map as a table.</extracomment>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Shows the nodes of this map as a table below it.</source>
        <translation>Muestra debajo, como tabla, los nodos de este mapa.</translation>
    </message>
    <message>
        <source>Map menu</source>
        <extracomment>Button that opens a menu with copy and export of a map.</extracomment>
        <translation>Menú del mapa</translation>
    </message>
    <message>
        <source>Copy the nodes, export the map, list its keys.</source>
        <translation>Copiar los nodos, exportar el mapa, ver sus teclas.</translation>
    </message>
    <message>
        <source>Copy nodes as CSV</source>
        <translation>Copiar los nodos como CSV</translation>
    </message>
    <message>
        <source>Export nodes as CSV…</source>
        <translation>Exportar los nodos como CSV…</translation>
    </message>
    <message>
        <source>Export picture as SVG…</source>
        <translation>Exportar la imagen como SVG…</translation>
    </message>
    <message>
        <source>Export picture as PNG…</source>
        <translation>Exportar la imagen como PNG…</translation>
    </message>
    <message>
        <source>Show in readable size</source>
        <translation>Mostrar en tamaño legible</translation>
    </message>
    <message>
        <source>Keys in this map</source>
        <translation>Teclas de este mapa</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Acercar (+)</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Alejar (-)</translation>
    </message>
    <message>
        <source>Whole map</source>
        <extracomment>Button: show all of a map.</extracomment>
        <translation>Mapa entero</translation>
    </message>
    <message>
        <source>Show the whole map (0)</source>
        <translation>Mostrar el mapa entero (0)</translation>
    </message>
    <message>
        <source>Show as table: %1</source>
        <extracomment>Accessible name of the button &quot;Show as table&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>Mostrar como tabla: %1</translation>
    </message>
    <message>
        <source>Map menu: %1</source>
        <extracomment>Accessible name of the button &quot;Map menu&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>Menú del mapa: %1</translation>
    </message>
    <message>
        <source>Zoom in: %1</source>
        <extracomment>Accessible name of a button. %1: title of the map.</extracomment>
        <translation>Acercar: %1</translation>
    </message>
    <message>
        <source>Zoom out: %1</source>
        <extracomment>Accessible name of a button. %1: title of the map.</extracomment>
        <translation>Alejar: %1</translation>
    </message>
    <message>
        <source>Whole map: %1</source>
        <extracomment>Accessible name of the button &quot;Whole map&quot;; keep its text in front. %1: title of the map.</extracomment>
        <translation>Mapa entero: %1</translation>
    </message>
    <message>
        <source>Down and up arrow: along an edge to the next node, and back</source>
        <translation>Flecha abajo y arriba: por una arista al nodo siguiente, y de vuelta</translation>
    </message>
    <message>
        <source>Left and right arrow: the node beside, such as the other branch</source>
        <translation>Flecha izquierda y derecha: el nodo de al lado, como la otra rama</translation>
    </message>
    <message>
        <source>Page Down, Page Up: next or previous node in reading order</source>
        <translation>Av Pág, Re Pág: nodo siguiente o anterior en orden de lectura</translation>
    </message>
    <message>
        <source>Home, End: first or last node</source>
        <translation>Inicio, Fin: primer o último nodo</translation>
    </message>
    <message>
        <source>N, Shift+N: next or previous marked node, such as a graph break</source>
        <translation>N, Mayús+N: nodo marcado siguiente o anterior, como un corte del grafo</translation>
    </message>
    <message>
        <source>R, Shift+R: next or previous region</source>
        <translation>R, Mayús+R: región siguiente o anterior</translation>
    </message>
    <message>
        <source>Enter: go to the nodes</source>
        <translation>Intro: ir a los nodos</translation>
    </message>
    <message>
        <source>Esc: back to the map as a whole</source>
        <translation>Esc: volver al mapa en conjunto</translation>
    </message>
    <message>
        <source>Plus, minus: zoom in or out</source>
        <translation>Más, menos: acercar o alejar</translation>
    </message>
    <message>
        <source>0: show the whole map; 1: show it in readable size</source>
        <translation>0: mostrar el mapa entero; 1: mostrarlo en tamaño legible</translation>
    </message>
    <message>
        <source>Shift and an arrow key: move the view</source>
        <translation>Mayús y una flecha: mover la vista</translation>
    </message>
    <message>
        <source>Question mark: this list</source>
        <translation>Signo de interrogación: esta lista</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>Nodes copied.</source>
        <translation>Nodos copiados.</translation>
    </message>
    <message>
        <source>Export map</source>
        <translation>Exportar mapa</translation>
    </message>
    <message>
        <source>%1 file (%2)</source>
        <extracomment>File type in a dialog. %1: &quot;CSV&quot;, &quot;SVG&quot; or &quot;PNG&quot;; %2: its file pattern.</extracomment>
        <translation>Archivo %1 (%2)</translation>
    </message>
    <message>
        <source>Map exported to %1.</source>
        <translation>Mapa exportado a %1.</translation>
    </message>
</context>
<context>
    <name>rp::HudItems</name>
    <message>
        <source>not yet (%1)</source>
        <extracomment>Status strip: a value that is not known yet; %1 is where it will come from, such as &quot;Act 2&quot;.</extracomment>
        <translation>aún no (%1)</translation>
    </message>
    <message>
        <source>%1: not yet. %2</source>
        <extracomment>Screen reader, status strip: title, and a sentence on where the value will come from.</extracomment>
        <translation>%1: aún no. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Screen reader, status strip: title and value.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Status strip: where the model runs, cloud or edge.</extracomment>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Status strip: the persona with one goal that the learner has chosen.</extracomment>
        <translation>Itinerario</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>elige uno</translation>
    </message>
    <message>
        <source>Choose a track in the toolbar.</source>
        <translation>Elige un itinerario en la barra de herramientas.</translation>
    </message>
    <message>
        <source>Track %1: goal reached. %2</source>
        <extracomment>Screen reader, status strip: name of the track, verdict, and the sentence with the figure that decides.</extracomment>
        <translation>Itinerario %1: objetivo alcanzado. %2</translation>
    </message>
    <message>
        <source>Track %1: goal missed. %2</source>
        <extracomment>Screen reader, status strip, as above.</extracomment>
        <translation>Itinerario %1: objetivo no alcanzado. %2</translation>
    </message>
    <message>
        <source>Act %1</source>
        <extracomment>Status strip: number of the act.</extracomment>
        <translation>Acto %1</translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <extracomment>Status strip: steps done, of all steps of the act.</extracomment>
        <translation>%1 de %2 pasos</translation>
    </message>
    <message>
        <source>%1: %2 of %3 steps done</source>
        <translation>%1: %2 de %3 pasos hechos</translation>
    </message>
    <message>
        <source>Fusion</source>
        <extracomment>Status strip: kernel fusion.</extracomment>
        <translation>Fusión</translation>
    </message>
    <message>
        <source>Act 2</source>
        <translation>Acto 2</translation>
    </message>
    <message>
        <source>You decide it in Act 2, in the fusion explorer.</source>
        <translation>La decides en el acto 2, en el explorador de fusión.</translation>
    </message>
    <message>
        <source>on</source>
        <extracomment>Status strip: kernel fusion is on or off.</extracomment>
        <translation>activada</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivada</translation>
    </message>
    <message>
        <source>Compiling pays</source>
        <extracomment>Status strip: whether the time spent compiling is won back.</extracomment>
        <translation>Compensa compilar</translation>
    </message>
    <message>
        <source>It comes from the break-even timeline of Act 2.</source>
        <translation>Sale de la línea de tiempo del punto de equilibrio del acto 2.</translation>
    </message>
    <message>
        <source>+ yes</source>
        <extracomment>Status strip, answer to &quot;Compiling pays&quot;. The sign stands for gain or loss.</extracomment>
        <translation>+ sí</translation>
    </message>
    <message>
        <source>− no</source>
        <translation>− no</translation>
    </message>
    <message>
        <source>Break-even</source>
        <extracomment>Status strip: after how many inferences compiling is paid back.</extracomment>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>%1 inferences</source>
        <extracomment>Status strip; %1 is the number of inferences after which compiling is paid back.</extracomment>
        <translation>%1 inferencias</translation>
    </message>
    <message>
        <source>It is measured when you run keyword spotting in the Explore step of Act 1.</source>
        <translation>Se mide cuando ejecutas la detección de palabras clave en el paso Explorar del acto 1.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <extracomment>Status strip: utilization in eager mode, then compiled. The arrow points in reading direction.</extracomment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Keyword spotting, math utilization: eager %1, compiled %2</source>
        <extracomment>Screen reader, status strip.</extracomment>
        <translation>Detección de palabras clave, utilización de cálculo: inmediato %1, compilado %2</translation>
    </message>
    <message>
        <source>The verdict needs an execution mode, which you choose in the Explore step.</source>
        <translation>El veredicto necesita un modo de ejecución, que eliges en el paso Explorar.</translation>
    </message>
    <message>
        <source>The verdict comes from the later acts.</source>
        <translation>El veredicto viene de los actos posteriores.</translation>
    </message>
    <message>
        <source>goal reached, %1</source>
        <extracomment>Status strip: does the design reach the goal of the track? %1 is the figure that decides.</extracomment>
        <translation>objetivo alcanzado, %1</translation>
    </message>
    <message>
        <source>goal missed, %1</source>
        <translation>objetivo no alcanzado, %1</translation>
    </message>
    <message>
        <source>KWS math utilization</source>
        <extracomment>Status strip: math utilization of the keyword-spotting model.</extracomment>
        <translation>Utilización de cálculo, KWS</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>Status strip, answer to &quot;Break-even&quot;: the time spent compiling is not won back, however long it runs.</extracomment>
        <translation>nunca</translation>
    </message>
</context>
<context>
    <name>rp::HudStrip</name>
    <message>
        <source>; </source>
        <extracomment>Separates entries of the status strip when a screen reader says all of it.</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>Status strip</source>
        <extracomment>Screen reader: name of the strip at the window&apos;s foot that sums up the learner&apos;s design.</extracomment>
        <translation>Barra de estado</translation>
    </message>
</context>
<context>
    <name>rp::InputCheck</name>
    <message>
        <source>%1 has no choice named %2; choose one of: %3.</source>
        <extracomment>%1 is the name of a control, %2 what was given, %3 a list of choices</extracomment>
        <translation>%1 no tiene la opción %2; elige una de estas: %3.</translation>
    </message>
    <message>
        <source>%1 is a switch and cannot be set to %2; turn it on or off.</source>
        <extracomment>%1 is the name of a control, %2 what was given</extracomment>
        <translation>%1 es un interruptor y no admite %2; actívalo o desactívalo.</translation>
    </message>
    <message>
        <source>%1 needs a number instead of %2; enter one from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 what was given, %3 and %4 the ends of its range</extracomment>
        <translation>%1 necesita un número en lugar de %2; indica uno de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 cannot be %2; choose a value from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 the value given, %3 and %4 the ends of its range</extracomment>
        <translation>%1 no puede ser %2; elige un valor de %3 a %4.</translation>
    </message>
    <message>
        <source>%1 takes whole numbers only, not %2; choose one from %3 to %4.</source>
        <extracomment>%1 is the name of a control, %2 the value given, %3 and %4 the ends of its range</extracomment>
        <translation>%1 solo admite números enteros, no %2; elige uno de %3 a %4.</translation>
    </message>
</context>
<context>
    <name>rp::Instrument</name>
    <message>
        <source>There is no control named %1 in this instrument. Choose one of those on the page.</source>
        <extracomment>%1 is the untranslated name of a control</extracomment>
        <translation>No hay ningún control llamado %1 en este instrumento. Elige uno de los de la página.</translation>
    </message>
</context>
<context>
    <name>rp::InstrumentControls</name>
    <message>
        <source>More settings</source>
        <extracomment>Title of a section with the controls of an instrument that are needed less often.</extracomment>
        <translation>Más ajustes</translation>
    </message>
</context>
<context>
    <name>rp::IntensityScale</name>
    <message>
        <source>Arithmetic intensity</source>
        <extracomment>Title of an axis; the unit (FLOP/byte) and its range are added.</extracomment>
        <translation>Intensidad aritmética</translation>
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
        <translation>falta la propiedad %1</translation>
    </message>
    <message>
        <source>the property %1 is not known here</source>
        <translation>la propiedad %1 no se conoce aquí</translation>
    </message>
    <message>
        <source>the value has the wrong type</source>
        <translation>el valor es de un tipo incorrecto</translation>
    </message>
    <message>
        <source>the value is not one of those allowed</source>
        <translation>el valor no es uno de los permitidos</translation>
    </message>
    <message>
        <source>the text does not have the required form</source>
        <translation>el texto no tiene la forma requerida</translation>
    </message>
    <message>
        <source>there are fewer than %1 entries or characters</source>
        <translation>hay menos de %1 entradas o caracteres</translation>
    </message>
    <message>
        <source>there are more than %1 entries or characters</source>
        <translation>hay más de %1 entradas o caracteres</translation>
    </message>
    <message>
        <source>the number is greater than %1 allows</source>
        <translation>el número es mayor de lo que permite %1</translation>
    </message>
    <message>
        <source>the number is smaller than %1 allows</source>
        <translation>el número es menor de lo que permite %1</translation>
    </message>
    <message>
        <source>the list holds the same entry twice</source>
        <translation>la lista contiene dos veces la misma entrada</translation>
    </message>
    <message>
        <source>the value does not fit the schema</source>
        <translation>el valor no se ajusta al esquema</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 file name, %2 reason such as &quot;the property title is missing&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1, at %2: %3.</source>
        <extracomment>%1 file name, %2 JSON pointer such as /acts/0/title, %3 reason such as &quot;the property title is missing&quot;</extracomment>
        <translation>%1, en %2: %3.</translation>
    </message>
    <message>
        <source>the property %1 is given twice in one object</source>
        <translation>la propiedad %1 aparece dos veces en un objeto</translation>
    </message>
    <message>
        <source>this is not JSON; the first fault is in line %1</source>
        <translation>esto no es JSON; el primer fallo está en la línea %1</translation>
    </message>
    <message>
        <source>a value can&apos;t be represented</source>
        <translation>no se puede representar un valor</translation>
    </message>
    <message>
        <source>the schema itself is faulty</source>
        <translation>el propio esquema es incorrecto</translation>
    </message>
</context>
<context>
    <name>rp::KeyboardHelp</name>
    <message>
        <source>Keyboard help</source>
        <translation>Ayuda del teclado</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
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
        <translation>No existe el laboratorio %1.</translation>
    </message>
    <message>
        <source>The lab %1 has no act %2.</source>
        <translation>El laboratorio %1 no tiene el acto %2.</translation>
    </message>
    <message>
        <source>The step “%1” can&apos;t be opened yet: %2.</source>
        <extracomment>Notice: a step named on the command line is locked; %2 says what has to be done first.</extracomment>
        <translation>El paso «%1» todavía no se puede abrir: %2.</translation>
    </message>
    <message>
        <source>The session was saved to %1.</source>
        <translation>La sesión se guardó en %1.</translation>
    </message>
    <message>
        <source>You go on from %1.</source>
        <translation>Continúas desde %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s) in the labs of your own; what is faulty was left out. %1</source>
        <extracomment>Notice: %Ln faults were found in the files or folders of the option --content; %1 is a whole sentence on the first of them</extracomment>
        <translation>
            <numerusform>%Ln fallo en tus propios laboratorios; lo defectuoso se dejó fuera. %1</numerusform>
            <numerusform>%Ln fallos en tus propios laboratorios; lo defectuoso se dejó fuera. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::LabLoader</name>
    <message>
        <source>the schema for labs is missing from the program</source>
        <translation>falta en el programa el esquema de los laboratorios</translation>
    </message>
    <message>
        <source>the file can&apos;t be read (%1)</source>
        <extracomment>a reason inside a sentence; %1 is what the system said</extracomment>
        <translation>no se puede leer el archivo (%1)</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>no existe esa carpeta</translation>
    </message>
</context>
<context>
    <name>rp::LaunchTimelineChart</name>
    <message>
        <source>Launch timeline</source>
        <translation>Línea de tiempo de los lanzamientos</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>Acercar (+)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>Alejar (-)</translation>
    </message>
    <message>
        <source>Whole pass</source>
        <extracomment>Button: show the whole forward pass in the timeline.</extracomment>
        <translation>Toda la pasada</translation>
    </message>
    <message>
        <source>Show the whole pass (0)</source>
        <translation>Mostrar toda la pasada (0)</translation>
    </message>
    <message>
        <source>Part of the pass in view</source>
        <translation>Parte visible de la pasada</translation>
    </message>
    <message>
        <source>The whole pass of %1 is in view.</source>
        <extracomment>%1: a duration.</extracomment>
        <translation>Se ve toda la pasada de %1.</translation>
    </message>
    <message>
        <source>In view: %1 to %2 of %3.</source>
        <extracomment>%1, %2: moments from the start of the pass, %3: its length.</extracomment>
        <translation>Se ve de %1 a %2, de un total de %3.</translation>
    </message>
    <message>
        <source>Plus, minus: zoom in or out</source>
        <translation>Más, menos: acercar o alejar</translation>
    </message>
    <message>
        <source>0: show the whole pass</source>
        <translation>0: mostrar toda la pasada</translation>
    </message>
    <message>
        <source>Shift+Left, Shift+Right: move the view a little</source>
        <translation>Mayús+Izquierda, Mayús+Derecha: mover un poco la vista</translation>
    </message>
    <message>
        <source>Page Up, Page Down: move the view earlier or later</source>
        <translation>Re Pág, Av Pág: mover la vista hacia antes o hacia después</translation>
    </message>
    <message>
        <source>Bar</source>
        <extracomment>Column of the timeline&apos;s table: which launch or kernel.</extracomment>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Begins (µs)</source>
        <translation>Comienza (µs)</translation>
    </message>
    <message>
        <source>Ends (µs)</source>
        <translation>Termina (µs)</translation>
    </message>
    <message>
        <source>GPU waited before (µs)</source>
        <translation>Espera previa de la GPU (µs)</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Ocupada</translation>
    </message>
    <message>
        <source>Kernel %1 of %2</source>
        <translation>Kernel %1 de %2</translation>
    </message>
    <message>
        <source>Kernels %1 to %2 of %3</source>
        <translation>Kernels del %1 al %2 de %3</translation>
    </message>
    <message>
        <source>One launch of all %1 kernels</source>
        <extracomment>The launch of a CUDA graph. %1: number of kernels.</extracomment>
        <translation>Un solo lanzamiento de los %1 kernels</translation>
    </message>
    <message>
        <source>Launch %1 of %2</source>
        <translation>Lanzamiento %1 de %2</translation>
    </message>
    <message>
        <source>Launches %1 to %2 of %3</source>
        <translation>Lanzamientos del %1 al %2 de %3</translation>
    </message>
    <message>
        <source>begins %1</source>
        <translation>comienza en %1</translation>
    </message>
    <message>
        <source>ends %1</source>
        <translation>termina en %1</translation>
    </message>
    <message>
        <source>GPU waited %1 before it</source>
        <translation>la GPU esperó antes %1</translation>
    </message>
    <message>
        <source>GPU busy %1 of that time</source>
        <translation>GPU ocupada el %1 de ese tiempo</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3, GPU busy %4 of that time</source>
        <extracomment>Spoken bar of several kernels. %1: &quot;Kernels 13 to 16 of 1,000&quot;, %2, %3: moments, %4: a percentage.</extracomment>
        <translation>%1: comienza en %2, termina en %3, GPU ocupada el %4 de ese tiempo</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3, GPU waited %4 before it</source>
        <extracomment>Spoken kernel. %1: &quot;Kernel 12 of 1,000&quot;, %2, %3: moments, %4: a duration.</extracomment>
        <translation>%1: comienza en %2, termina en %3, la GPU esperó antes %4</translation>
    </message>
    <message>
        <source>%1: begins %2, ends %3</source>
        <extracomment>Spoken launch. %1: &quot;Launch 12 of 1,000&quot;, %2, %3: moments.</extracomment>
        <translation>%1: comienza en %2, termina en %3</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Comienza</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Launch on the CPU</source>
        <translation>Lanzamiento en la CPU</translation>
    </message>
    <message>
        <source>Kernel on the GPU</source>
        <translation>Kernel en la GPU</translation>
    </message>
    <message>
        <source>GPU idle</source>
        <translation>GPU inactiva</translation>
    </message>
    <message>
        <source>CPU launches</source>
        <extracomment>Lanes of the timeline.</extracomment>
        <translation>Lanzamientos (CPU)</translation>
    </message>
    <message>
        <source>GPU kernels</source>
        <translation>Kernels (GPU)</translation>
    </message>
</context>
<context>
    <name>rp::LedgerNotice</name>
    <message>
        <source>Another window is using the ledger %1, so nothing you do here is recorded; close the other window and open this one again.</source>
        <extracomment>%1 file name</extracomment>
        <translation>Otra ventana está usando el cuaderno de laboratorio %1, así que no se registra nada de lo que hagas aquí; cierra la otra ventana y abre esta de nuevo.</translation>
    </message>
    <message>
        <source>The ledger %1 was written by a newer version of Ridgepoint, so nothing you do here is recorded; open it with the newer version.</source>
        <extracomment>%1 file name</extracomment>
        <translation>El cuaderno de laboratorio %1 se escribió con una versión más reciente de Ridgepoint, así que no se registra nada de lo que hagas aquí; ábrelo con la versión más reciente.</translation>
    </message>
    <message>
        <source>The ledger %1 was missing, so you go on from its copy; nothing that you committed is lost.</source>
        <extracomment>%1 file name</extracomment>
        <translation>Faltaba el cuaderno de laboratorio %1, así que continúas desde su copia; no se ha perdido nada de lo que confirmaste.</translation>
    </message>
    <message>
        <source>The ledger %1 could not be used (%3), so you go on from its copy; the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;this is not JSON&quot;</extracomment>
        <translation>No se pudo usar el cuaderno de laboratorio %1 (%3), así que continúas desde su copia; el archivo defectuoso se conserva como %2.</translation>
    </message>
    <message>
        <source>The ledger %1 and its copy could not be verified (%3); answers that can&apos;t be verified stay locked and don&apos;t count, and the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;it was changed outside the program&quot;</extracomment>
        <translation>No se pudieron verificar el cuaderno de laboratorio %1 ni su copia (%3); las respuestas que no se pueden verificar quedan bloqueadas y no cuentan, y el archivo defectuoso se conserva como %2.</translation>
    </message>
    <message>
        <source>The ledger %1 could not be read (%3), so you start with a new one; the faulty file is kept as %2.</source>
        <extracomment>%1 and %2 file names, %3 reason such as &quot;this is not JSON&quot;</extracomment>
        <translation>No se pudo leer el cuaderno de laboratorio %1 (%3), así que empiezas con uno nuevo; el archivo defectuoso se conserva como %2.</translation>
    </message>
    <message>
        <source>The ledger %1 can&apos;t be saved (%2); free some space or make the folder writable, or save the session under another name.</source>
        <extracomment>%1 file name, %2 what the system said</extracomment>
        <translation>No se puede guardar el cuaderno de laboratorio %1 (%2); libera espacio, permite la escritura en la carpeta o guarda la sesión con otro nombre.</translation>
    </message>
    <message>
        <source>While the folder of %1 could not be used you went on without it; the ledger that was there is kept as %2, and you can continue from it with the File menu.</source>
        <extracomment>%1 and %2 file names</extracomment>
        <translation>Mientras no se pudo usar la carpeta de %1, seguiste sin ella; el cuaderno de laboratorio que había allí se conserva como %2, y puedes continuar desde él con el menú Archivo.</translation>
    </message>
</context>
<context>
    <name>rp::LedgerReader</name>
    <message>
        <source>this is not a ledger</source>
        <translation>esto no es un cuaderno de laboratorio</translation>
    </message>
    <message>
        <source>it was changed outside the program</source>
        <translation>se modificó fuera del programa</translation>
    </message>
</context>
<context>
    <name>rp::LedgerStore</name>
    <message>
        <source>it is older than its copy</source>
        <translation>es más antiguo que su copia</translation>
    </message>
    <message>
        <source>the folder can&apos;t be used</source>
        <translation>no se puede usar la carpeta</translation>
    </message>
    <message>
        <source>another ledger lies there and can&apos;t be renamed</source>
        <translation>allí hay otro cuaderno de laboratorio y no se puede cambiar su nombre</translation>
    </message>
    <message>
        <source>The session can&apos;t be saved as %1 (%2); choose another folder or free some space.</source>
        <extracomment>%1 file name, %2 what the system said</extracomment>
        <translation>La sesión no se puede guardar como %1 (%2); elige otra carpeta o libera espacio.</translation>
    </message>
    <message>
        <source>This window is read-only, so it can&apos;t continue from %1; use the window that holds the ledger.</source>
        <translation>Esta ventana es de solo lectura, así que no puede continuar desde %1; usa la ventana que tiene el cuaderno de laboratorio.</translation>
    </message>
    <message>
        <source>There is no file %1; choose a session that you saved.</source>
        <translation>No existe el archivo %1; elige una sesión que hayas guardado.</translation>
    </message>
    <message>
        <source>The session %1 was saved by a newer version of Ridgepoint; open it with that version.</source>
        <translation>La sesión %1 se guardó con una versión más reciente de Ridgepoint; ábrela con esa versión.</translation>
    </message>
    <message>
        <source>The session %1 can&apos;t be used (%2); choose another copy.</source>
        <extracomment>%1 file name, %2 reason such as &quot;it was changed outside the program&quot;</extracomment>
        <translation>La sesión %1 no se puede usar (%2); elige otra copia.</translation>
    </message>
    <message>
        <source>The session %1 lacks answers that you have committed since; choose a later copy.</source>
        <translation>A la sesión %1 le faltan respuestas que confirmaste después; elige una copia posterior.</translation>
    </message>
    <message>
        <source>The ledger until now can&apos;t be kept beside %1, so nothing was changed; make the folder writable.</source>
        <translation>El cuaderno de laboratorio actual no se puede conservar junto a %1, así que no se cambió nada; permite la escritura en la carpeta.</translation>
    </message>
</context>
<context>
    <name>rp::LimitMeter</name>
    <message>
        <source>%1 %2, %3</source>
        <extracomment>A value that has to keep a limit: a symbol, the value, and whether it passed (&quot;✓ 93.7 %, met&quot;).</extracomment>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1: %2. Asked for: %3.</source>
        <extracomment>Spoken value of a figure that has to keep a limit. %1: the value, %2: whether it passed, %3: the limit (&quot;20.8 %: not met. Asked for: at least 80 %.&quot;).</extracomment>
        <translation>%1: %2. Se pide: %3.</translation>
    </message>
</context>
<context>
    <name>rp::LineChart</name>
    <message>
        <source>Page Up, Page Down: ten values back or on</source>
        <translation>Re Pág, Av Pág: diez valores atrás o adelante</translation>
    </message>
</context>
<context>
    <name>rp::LineLayout</name>
    <message>
        <source>No values to show</source>
        <extracomment>Stands in the middle of a chart whose table holds no values.</extracomment>
        <translation>No hay valores que mostrar</translation>
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
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Save session as…</source>
        <translation>&amp;Guardar la sesión como…</translation>
    </message>
    <message>
        <source>&amp;Continue from file…</source>
        <translation>&amp;Continuar desde un archivo…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Paso &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous step</source>
        <translation>Paso &amp;anterior</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>Tamaño de texto &amp;normal</translation>
    </message>
    <message>
        <source>&amp;Keyboard help</source>
        <translation>Ayuda del &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;About Ridgepoint</source>
        <translation>&amp;Acerca de Ridgepoint</translation>
    </message>
    <message>
        <source>Fi&amp;le</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard. The same holds for all menus.</extracomment>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>L&amp;ab</source>
        <extracomment>Menu with what belongs to the lab: steps, context, workload, track.</extracomment>
        <translation>&amp;Laboratorio</translation>
    </message>
    <message>
        <source>Lar&amp;ger text</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>Sho&amp;w the names of the steps</source>
        <translation>Mostrar los nombres de los pa&amp;sos</translation>
    </message>
    <message>
        <source>Ne&amp;xt instrument</source>
        <extracomment>Menu, an act with several instruments: shows the following one.</extracomment>
        <translation>&amp;Siguiente instrumento</translation>
    </message>
    <message>
        <source>P&amp;revious instrument</source>
        <extracomment>Menu, an act with several instruments: shows the one before.</extracomment>
        <translation>&amp;Instrumento anterior</translation>
    </message>
    <message>
        <source>Capture th&amp;is instrument</source>
        <extracomment>Menu: keeps what the instrument in view shows as evidence.</extracomment>
        <translation>Capturar este in&amp;strumento</translation>
    </message>
    <message>
        <source>&amp;Go to the current step</source>
        <extracomment>Menu: goes back to the step of the act from another page of the window.</extracomment>
        <translation>&amp;Ir al paso actual</translation>
    </message>
    <message>
        <source>&amp;Evidence</source>
        <extracomment>Menu: shows the page with what was captured.</extracomment>
        <translation>&amp;Evidencias</translation>
    </message>
    <message>
        <source>&amp;Decision memo</source>
        <extracomment>Menu: shows the page on which the learner writes what to do.</extracomment>
        <translation>Memorando de &amp;decisión</translation>
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
        <translation>Guardar la sesión como</translation>
    </message>
    <message>
        <source>Ridgepoint session (*.json)</source>
        <translation>Sesión de Ridgepoint (*.json)</translation>
    </message>
    <message>
        <source>Continue from file</source>
        <translation>Continuar desde un archivo</translation>
    </message>
    <message>
        <source>About Ridgepoint</source>
        <translation>Acerca de Ridgepoint</translation>
    </message>
</context>
<context>
    <name>rp::MapPlot</name>
    <message>
        <source>%1, %2</source>
        <extracomment>Name of a node of a drawn graph for a screen reader. %1: its label, %2: what kind of node it is.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nothing leads on from here.</source>
        <translation>Desde aquí no sigue nada.</translation>
    </message>
    <message>
        <source>Nothing leads here.</source>
        <translation>Nada lleva hasta aquí.</translation>
    </message>
    <message>
        <source>There is no node beside this one.</source>
        <translation>No hay ningún nodo al lado de este.</translation>
    </message>
    <message>
        <source>There is no other node of this kind.</source>
        <translation>No hay otro nodo de este tipo.</translation>
    </message>
    <message>
        <source>This map has no marked node.</source>
        <translation>Este mapa no tiene ningún nodo marcado.</translation>
    </message>
    <message>
        <source>There is no other region.</source>
        <translation>No hay otra región.</translation>
    </message>
</context>
<context>
    <name>rp::MathPeek</name>
    <message>
        <source>Math: the equations behind it</source>
        <extracomment>Title of a section with the equations behind the instrument.</extracomment>
        <translation>Vistazo a las fórmulas: las ecuaciones detrás del instrumento</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A symbol of an equation and its meaning.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>With the current values: %1</source>
        <extracomment>An equation with numbers put in, read aloud; %1 is the equation.</extracomment>
        <translation>Con los valores actuales: %1</translation>
    </message>
</context>
<context>
    <name>rp::MemoField</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <extracomment>Below a text that the learner writes.</extracomment>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::MemoPage</name>
    <message>
        <source>Write down what you would decide, and why, for somebody who was not there. What you type is kept as you type it, and nobody judges it.</source>
        <translation>Escribe lo que decidirías, y por qué, para alguien que no estuvo allí. Lo que escribes se guarda mientras escribes, y nadie lo juzga.</translation>
    </message>
    <message>
        <source>In presenter mode nothing is written: the memo lasts until the window closes.</source>
        <translation>En el modo de presentación no se escribe nada: el memorando dura hasta que se cierra la ventana.</translation>
    </message>
    <message>
        <source>Author and goal</source>
        <extracomment>Heading of the part of a memo that says who writes and for which goal.</extracomment>
        <translation>Autoría y objetivo</translation>
    </message>
    <message>
        <source>Your name (you may leave it empty)</source>
        <extracomment>Label of an entry: how the writer of the memo wants to be named.</extracomment>
        <translation>Tu nombre (puedes dejarlo vacío)</translation>
    </message>
    <message>
        <source>Stands on the exported memo, and stays on this computer.</source>
        <translation>Aparece en el memorando exportado y se queda en este equipo.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>A file for whoever asked for your decision: PDF to read and print, with the charts of your evidence; Markdown to edit; JSON for programs.</source>
        <translation>Un archivo para quien pidió tu decisión: PDF para leer e imprimir, con los gráficos de tus evidencias; Markdown para editar; JSON para programas.</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <extracomment>Button; %1 is &quot;PDF&quot;, &quot;Markdown&quot; or &quot;JSON&quot;.</extracomment>
        <translation>Exportar como %1…</translation>
    </message>
    <message>
        <source>%1 (%2, %3) – altered outside the program</source>
        <extracomment>Check box in the memo: name of a capture, where it was made, when.</extracomment>
        <translation>%1 (%2, %3) – alterada fuera del programa</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>You have not captured anything yet. In the Explore step of an act, every instrument has a button “Capture”.</source>
        <translation>Aún no has capturado nada. En el paso Explorar de un acto, cada instrumento tiene un botón «Capturar».</translation>
    </message>
    <message>
        <source>Choose what your decision rests on. It goes into the exported file with its inputs and results.</source>
        <translation>Elige en qué se basa tu decisión. Va en el archivo exportado con sus entradas y resultados.</translation>
    </message>
    <message>
        <source>decision-memo</source>
        <extracomment>Suggested file name of an exported memo, without its ending; letters that any file system takes.</extracomment>
        <translation>memorando-de-decision</translation>
    </message>
    <message>
        <source>Export memo</source>
        <translation>Exportar memorando</translation>
    </message>
    <message>
        <source>The memo was exported to %1.</source>
        <translation>El memorando se exportó a %1.</translation>
    </message>
</context>
<context>
    <name>rp::MemoText</name>
    <message>
        <source>Decision memo</source>
        <translation>Memorando de decisión</translation>
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
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation>Recomendación</translation>
    </message>
    <message>
        <source>Rejected alternative</source>
        <extracomment>Part of a decision memo.</extracomment>
        <translation>Alternativa rechazada</translation>
    </message>
    <message>
        <source>What would change my mind</source>
        <extracomment>Part of a decision memo.</extracomment>
        <translation>Qué me haría cambiar de opinión</translation>
    </message>
    <message>
        <source>Remaining risk</source>
        <extracomment>Part of a decision memo: what can still go wrong.</extracomment>
        <translation>Riesgo residual</translation>
    </message>
    <message>
        <source>Rationale</source>
        <extracomment>Part of a decision memo: the reasons.</extracomment>
        <translation>Justificación</translation>
    </message>
    <message>
        <source>Say in one or two sentences what your team should do. Name the surgery or the execution mode, and the model it is for.</source>
        <translation>Di en una o dos frases qué debe hacer tu equipo. Nombra la cirugía o el modo de ejecución, y el modelo para el que es.</translation>
    </message>
    <message>
        <source>Name the best other choice, and the figure that speaks against it.</source>
        <translation>Nombra la mejor de las otras opciones y la cifra que habla en su contra.</translation>
    </message>
    <message>
        <source>Name a measurement or a condition under which you would decide otherwise, with a number.</source>
        <translation>Nombra una medición o una condición con la que decidirías otra cosa, con un número.</translation>
    </message>
    <message>
        <source>Say what can still go wrong when your team does this, and who would notice it first.</source>
        <translation>Di qué puede salir mal todavía cuando tu equipo haga esto, y quién lo notaría primero.</translation>
    </message>
    <message>
        <source>Give the reasons. Point to your evidence by its name, and say what each piece shows.</source>
        <translation>Da las razones. Señala tus evidencias por su nombre y di qué muestra cada una.</translation>
    </message>
    <message>
        <source>Nothing was written here.</source>
        <translation>Aquí no se escribió nada.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Under the title of a decision memo: who wrote it, date.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No track was chosen.</source>
        <extracomment>The track of the learner in a memo: its name, and its goal, a whole sentence with its full stop.</extracomment>
        <translation>No se eligió ningún itinerario.</translation>
    </message>
    <message>
        <source>Track %1. Goal: %2</source>
        <translation>Itinerario %1. Objetivo: %2</translation>
    </message>
    <message>
        <source>The choices made so far give no verdict on this goal yet.</source>
        <translation>Las decisiones tomadas hasta ahora aún no dan un veredicto sobre este objetivo.</translation>
    </message>
    <message>
        <source>Evidence</source>
        <extracomment>Part of a decision memo: the captures it rests on.</extracomment>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>No evidence was chosen for this memo.</source>
        <translation>No se eligió ninguna evidencia para este memorando.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>Heading of a piece of evidence in a memo; %1 is its number in the memo, %2 its name.</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, captured %2.</source>
        <extracomment>Where and when a piece of evidence was captured: act and instrument, date and time.</extracomment>
        <translation>%1, capturado el %2.</translation>
    </message>
    <message>
        <source>Track: %1.</source>
        <extracomment>Added to where and when a piece of evidence was captured; %1 is the name of a track.</extracomment>
        <translation>Itinerario: %1.</translation>
    </message>
    <message>
        <source>Predicted before</source>
        <translation>Predicho antes</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results that rest on an assumption</source>
        <translation>Resultados que se basan en una suposición</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Written with Ridgepoint %1; lab “%2”, content version %3.</source>
        <extracomment>Last line of an exported memo: name and version of the program, title of the lab, version of its content.</extracomment>
        <translation>Escrito con Ridgepoint %1; laboratorio «%2», versión del contenido %3.</translation>
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
        <translation>Tres medidores para una pasada</translation>
    </message>
    <message>
        <source>Math time divided by wall time.</source>
        <translation>Tiempo de cálculo dividido por el tiempo real transcurrido (wall time).</translation>
    </message>
    <message>
        <source>Math time and memory time together, divided by wall time.</source>
        <translation>Tiempo de cálculo y tiempo de memoria, juntos, divididos por el tiempo real transcurrido.</translation>
    </message>
    <message>
        <source>Useful arithmetic divided by what the device could do in the wall time.</source>
        <translation>Aritmética útil dividida por lo que el dispositivo podría hacer en el tiempo real transcurrido.</translation>
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
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Takes the last move back.</source>
        <translation>Deshace el último movimiento.</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>Button: takes every move back.</extracomment>
        <translation>Empezar de nuevo</translation>
    </message>
    <message>
        <source>Takes every move back.</source>
        <translation>Deshace todos los movimientos.</translation>
    </message>
</context>
<context>
    <name>rp::NeighbourLedger</name>
    <message>
        <source>This is not a ledger of the notebook course; choose the file ledger.json that its labs keep.</source>
        <translation>Esto no es un cuaderno del curso de notebooks; elige el archivo ledger.json que guardan sus laboratorios.</translation>
    </message>
    <message>
        <source>This window can only show the ledger, so nothing was taken over; use the window that holds it.</source>
        <translation>Esta ventana solo puede mostrar el cuaderno de laboratorio, así que no se incorporó nada; usa la ventana que lo tiene.</translation>
    </message>
</context>
<context>
    <name>rp::Notice</name>
    <message>
        <source>Note: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>Nota: %1</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>Problema: %1</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <extracomment>A message bar read aloud; %1 is the message.</extracomment>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close this message</source>
        <extracomment>Closes a message bar.</extracomment>
        <translation>Cerrar este mensaje</translation>
    </message>
</context>
<context>
    <name>rp::NoticeArea</name>
    <message>
        <source>Save session as…</source>
        <translation>Guardar la sesión como…</translation>
    </message>
    <message>
        <source>Notices</source>
        <extracomment>Screen reader: name of the area for messages under the toolbar.</extracomment>
        <translation>Avisos</translation>
    </message>
</context>
<context>
    <name>rp::OperationGraph</name>
    <message>
        <source>%1: operation %2</source>
        <extracomment>%1 names a part of a program (&quot;Before the branch&quot;), %2 is the number of an operation in it</extracomment>
        <translation>%1: operación %2</translation>
    </message>
    <message>
        <source>%1: operations %2 to %3</source>
        <extracomment>%1 names a part of a program (&quot;Before the branch&quot;), %2 and %3 number operations in it</extracomment>
        <translation>%1: operaciones %2 a %3</translation>
    </message>
    <message>
        <source>First part</source>
        <translation>Primera parte</translation>
    </message>
    <message>
        <source>Larger shape</source>
        <translation>Forma más grande</translation>
    </message>
    <message>
        <source>Branch A</source>
        <translation>Rama A</translation>
    </message>
    <message>
        <source>Smaller shape</source>
        <translation>Forma más pequeña</translation>
    </message>
    <message>
        <source>Branch B</source>
        <translation>Rama B</translation>
    </message>
    <message>
        <source>Middle part</source>
        <translation>Parte central</translation>
    </message>
    <message>
        <source>Last part</source>
        <translation>Última parte</translation>
    </message>
    <message>
        <source>The host reads a value</source>
        <translation>La CPU lee un valor</translation>
    </message>
    <message>
        <source>A shape that changes</source>
        <translation>Una forma que cambia</translation>
    </message>
    <message>
        <source>A call that cannot be captured</source>
        <translation>Una llamada que no se puede capturar</translation>
    </message>
    <message>
        <source>A branch on a value</source>
        <translation>Una rama que depende de un valor</translation>
    </message>
    <message>
        <source>Choose the graph by the shape</source>
        <translation>Elegir el grafo según la forma</translation>
    </message>
    <message>
        <source>Choose the branch before the pass</source>
        <translation>Elegir la rama antes de la pasada</translation>
    </message>
    <message>
        <source>Read the value after the pass</source>
        <translation>Leer el valor después de la pasada</translation>
    </message>
    <message>
        <source>Make the call after the pass</source>
        <translation>Hacer la llamada después de la pasada</translation>
    </message>
    <message>
        <source>%1, site %2</source>
        <extracomment>%1 is a node of a graph, %2 numbers the place in the program that it belongs to</extracomment>
        <translation>%1, lugar %2</translation>
    </message>
    <message>
        <source>Graph break: %1</source>
        <extracomment>%1 says what is at this place of a program</extracomment>
        <translation>Corte del grafo: %1</translation>
    </message>
    <message>
        <source>up to the break</source>
        <translation>hasta el corte</translation>
    </message>
    <message>
        <source>behind the break</source>
        <translation>tras el corte</translation>
    </message>
    <message>
        <source>behind the break, first path</source>
        <translation>tras el corte, primer camino</translation>
    </message>
    <message>
        <source>behind the break, second path</source>
        <translation>tras el corte, segundo camino</translation>
    </message>
    <message>
        <source>the whole pass, first variant</source>
        <translation>toda la pasada, primera variante</translation>
    </message>
    <message>
        <source>the whole pass, second variant</source>
        <translation>toda la pasada, segunda variante</translation>
    </message>
    <message>
        <source>the whole pass</source>
        <translation>toda la pasada</translation>
    </message>
    <message>
        <source>Region %1: %2</source>
        <extracomment>a part of a graph that is compiled together; %1 is its number, %2 what it holds</extracomment>
        <translation>Región %1: %2</translation>
    </message>
    <message>
        <source>Capturing stops here: the host waits for the device, and Python goes on.</source>
        <translation>La captura se detiene aquí: la CPU espera al dispositivo y Python continúa.</translation>
    </message>
    <message>
        <source>Capturing stops here, and Python goes on.</source>
        <translation>La captura se detiene aquí y Python continúa.</translation>
    </message>
    <message>
        <source>Both branches are in the graph. The host still waits here for the value.</source>
        <translation>Las dos ramas están en el grafo. Aun así, la CPU espera aquí el valor.</translation>
    </message>
    <message>
        <source>The size is a symbol in the graph. Nothing is compiled again.</source>
        <translation>El tamaño es un símbolo del grafo. No se vuelve a compilar nada.</translation>
    </message>
    <message>
        <source>Guards are checked, then compiled code runs.</source>
        <translation>Se comprueban las guardas y luego se ejecuta el código compilado.</translation>
    </message>
    <message>
        <source>The choice is made on the device. Nothing is fused across this operation.</source>
        <translation>La elección se hace en el dispositivo. Nada se fusiona a través de esta operación.</translation>
    </message>
    <message>
        <source>Keeps the result that is needed and drops the other one.</source>
        <translation>Conserva el resultado que hace falta y descarta el otro.</translation>
    </message>
    <message>
        <source>It always runs, but its result is needed in only %1 of the passes.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Siempre se ejecuta, pero su resultado solo hace falta en el %1 de las pasadas.</translation>
    </message>
    <message>
        <source>It runs in %1 of the passes.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Se ejecuta en el %1 de las pasadas.</translation>
    </message>
    <message>
        <source>It runs eagerly.</source>
        <translation>Se ejecuta en modo inmediato.</translation>
    </message>
    <message>
        <source>Node %1 of %2.</source>
        <extracomment>%1 is the number of a node, %2 how many there are</extracomment>
        <translation>Nodo %1 de %2.</translation>
    </message>
    <message>
        <source>Node %1 of %2, in region %3 of %4.</source>
        <extracomment>%1 is the number of a node, %2 how many there are; %3 and %4 likewise for compiled regions</extracomment>
        <translation>Nodo %1 de %2, en la región %3 de %4.</translation>
    </message>
    <message>
        <source>Leads to: %1.</source>
        <extracomment>%1 is a list of nodes</extracomment>
        <translation>Lleva a: %1.</translation>
    </message>
    <message>
        <source>The map has %1, %2 and %3.</source>
        <extracomment>%1 counts nodes, %2 compiled regions, %3 graph breaks</extracomment>
        <translation>El mapa tiene %1, %2 y %3.</translation>
    </message>
    <message>
        <source>It shows %1 of %2 sites; the others are alike.</source>
        <extracomment>%1 and %2 are counts of places in a program that all look alike</extracomment>
        <translation>Muestra %1 de %2 lugares; los demás son iguales.</translation>
    </message>
    <message>
        <source>graph break</source>
        <translation>corte del grafo</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrada</translation>
    </message>
    <message>
        <source>output</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>rama</translation>
    </message>
    <message>
        <source>read by the host</source>
        <translation>leído por la CPU</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>call</source>
        <translation>llamada</translation>
    </message>
    <message>
        <source>entry of a region</source>
        <translation>entrada de una región</translation>
    </message>
    <message>
        <source>operation</source>
        <translation>operación</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Select the result</source>
        <translation>Seleccionar el resultado</translation>
    </message>
    <message>
        <source>Custom operation</source>
        <translation>Operación propia</translation>
    </message>
    <message>
        <source>Enter compiled code</source>
        <translation>Entrar en código compilado</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of a node&apos;s name</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (larger shape)</source>
        <extracomment>%1 is a node that one of two ways leads to</extracomment>
        <translation>%1 (forma mayor)</translation>
    </message>
    <message>
        <source>%1 (branch A)</source>
        <translation>%1 (rama A)</translation>
    </message>
    <message>
        <source>%1 (smaller shape)</source>
        <extracomment>%1 is a node that one of two ways leads to</extracomment>
        <translation>%1 (forma menor)</translation>
    </message>
    <message>
        <source>%1 (branch B)</source>
        <translation>%1 (rama B)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compiled region(s)</source>
        <translation>
            <numerusform>%Ln región compilada</numerusform>
            <numerusform>%Ln regiones compiladas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln graph break(s)</source>
        <translation>
            <numerusform>%Ln corte del grafo</numerusform>
            <numerusform>%Ln cortes del grafo</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::OperationMap</name>
    <message>
        <source>larger shape, %1</source>
        <extracomment>beside an arrow; %1 is a percentage: how often this way is taken</extracomment>
        <translation>forma más grande, %1</translation>
    </message>
    <message>
        <source>branch A, %1</source>
        <translation>rama A, %1</translation>
    </message>
    <message>
        <source>smaller shape, %1</source>
        <extracomment>beside an arrow; %1 is a percentage: how often this way is taken</extracomment>
        <translation>forma más pequeña, %1</translation>
    </message>
    <message>
        <source>branch B, %1</source>
        <translation>rama B, %1</translation>
    </message>
    <message>
        <source>needed in %1 of the passes</source>
        <extracomment>below a node of a graph that always runs; %1 is a percentage</extracomment>
        <translation>hace falta en el %1 de las pasadas</translation>
    </message>
    <message>
        <source>compiled together</source>
        <translation>compilado junto</translation>
    </message>
    <message>
        <source>does not run, or is not needed, in every pass</source>
        <translation>no se ejecuta, o no hace falta, en todas las pasadas</translation>
    </message>
</context>
<context>
    <name>rp::PanelPage</name>
    <message>
        <source>Find the error in published formulas: %1 of %2 found</source>
        <extracomment>Title of a section with exercises: published formulas that can&apos;t be right. %1 of %2 are solved.</extracomment>
        <translation>Encuentra el error en fórmulas publicadas: %1 de %2 encontrados</translation>
    </message>
    <message>
        <source>Capture</source>
        <extracomment>Button: keeps the inputs and results of an instrument as evidence.</extracomment>
        <translation>Capturar</translation>
    </message>
    <message>
        <source>Keeps your prediction, the inputs and the results of this instrument as evidence.</source>
        <translation>Conserva como evidencia tu predicción, las entradas y los resultados de este instrumento.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) kept</source>
        <extracomment>How many captures of an instrument the learner has kept as evidence.</extracomment>
        <translation>
            <numerusform>%Ln captura guardada</numerusform>
            <numerusform>%Ln capturas guardadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::PanelVocabulary</name>
    <message>
        <source>there is no panel %1</source>
        <translation>no hay ningún panel %1</translation>
    </message>
    <message>
        <source>the instrument has no input %1</source>
        <translation>el instrumento no tiene la entrada %1</translation>
    </message>
    <message>
        <source>the input %1 has no choice %2</source>
        <translation>la entrada %1 no tiene la opción %2</translation>
    </message>
    <message>
        <source>the instrument has no figure %1</source>
        <translation>el instrumento no tiene la cifra %1</translation>
    </message>
    <message>
        <source>the instrument has no input and no figure %1</source>
        <translation>el instrumento no tiene ninguna entrada ni ninguna cifra %1</translation>
    </message>
    <message>
        <source>the figure %1 needs a smallest or a largest value</source>
        <extracomment>a reason inside a sentence; %1 is the name of a figure</extracomment>
        <translation>la cifra %1 necesita un valor mínimo o máximo</translation>
    </message>
    <message>
        <source>the input %1 has no choices</source>
        <translation>la entrada %1 no tiene opciones</translation>
    </message>
</context>
<context>
    <name>rp::Placeholders</name>
    <message>
        <source>a brace of a figure placeholder has no partner</source>
        <translation>una llave de un marcador de cifra no tiene pareja</translation>
    </message>
    <message>
        <source>the figure placeholder %1 is malformed</source>
        <translation>el marcador de cifra %1 está mal formado</translation>
    </message>
</context>
<context>
    <name>rp::PredictPage</name>
    <message>
        <source>Say what you expect before you measure. A wrong prediction costs nothing; it shows you what to look at.</source>
        <translation>Di qué esperas antes de medir. Una predicción equivocada no cuesta nada; te muestra en qué fijarte.</translation>
    </message>
    <message>
        <source>Commit your prediction to go on.</source>
        <translation>Confirma tu predicción para continuar.</translation>
    </message>
    <message>
        <source>The instrument is open.</source>
        <translation>El instrumento está abierto.</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit your prediction.</source>
        <translation>El instrumento está bloqueado hasta que confirmes tu predicción.</translation>
    </message>
    <message>
        <source>Commit all of your predictions to go on.</source>
        <translation>Confirma todas tus predicciones para continuar.</translation>
    </message>
    <message>
        <source>The instruments are open.</source>
        <translation>Los instrumentos están abiertos.</translation>
    </message>
    <message>
        <source>The instruments are locked until you commit all of your predictions.</source>
        <translation>Los instrumentos están bloqueados hasta que confirmes todas tus predicciones.</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit all of your predictions.</source>
        <translation>El instrumento está bloqueado hasta que confirmes todas tus predicciones.</translation>
    </message>
</context>
<context>
    <name>rp::PredictionCard</name>
    <message>
        <source>times</source>
        <extracomment>Unit after a number that is a factor, as in &quot;3 times&quot;.</extracomment>
        <translation>veces</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pregunta %1 de %2</translation>
    </message>
    <message>
        <source>• %1</source>
        <extracomment>One fact of a list.</extracomment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>You commit once. After that you can read your prediction, but not change it.</source>
        <translation>Solo confirmas una vez. Después puedes leer tu predicción, pero no cambiarla.</translation>
    </message>
    <message>
        <source>&amp;Commit prediction</source>
        <translation>&amp;Confirmar predicción</translation>
    </message>
    <message>
        <source>You committed this prediction: %1. It can&apos;t be changed.</source>
        <extracomment>%1 is the answer the learner committed.</extracomment>
        <translation>Confirmaste esta predicción: %1. No se puede cambiar.</translation>
    </message>
    <message>
        <source>your prediction</source>
        <translation>tu predicción</translation>
    </message>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>Elige primero una de las respuestas.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Escribe un número de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>rp::PredictionText</name>
    <message>
        <source>Your prediction was changed outside the program, so it counts for nothing.</source>
        <translation>Tu predicción se modificó fuera del programa, así que no cuenta.</translation>
    </message>
    <message>
        <source>Your prediction fits the instrument&apos;s figure.</source>
        <translation>Tu predicción coincide con la cifra del instrumento.</translation>
    </message>
    <message>
        <source>Your prediction is %1 percentage points too high.</source>
        <extracomment>%1 is a number: the difference of two percentages.</extracomment>
        <translation>Tu predicción es demasiado alta por %1 puntos porcentuales.</translation>
    </message>
    <message>
        <source>Your prediction is %1 percentage points too low.</source>
        <translation>Tu predicción es demasiado baja por %1 puntos porcentuales.</translation>
    </message>
    <message>
        <source>You said %1</source>
        <extracomment>Marks the learner&apos;s prediction in a chart; %1 is a number such as &quot;50 %&quot;.</extracomment>
        <translation>Dijiste %1</translation>
    </message>
    <message>
        <source>You said %1; it is %2, %3 times more.</source>
        <extracomment>%1 is the learner&apos;s number, %2 the instrument&apos;s, %3 a factor such as &quot;13.4&quot;.</extracomment>
        <translation>Dijiste %1; es %2, %3 veces lo que dijiste.</translation>
    </message>
    <message>
        <source>You said %1; it is %2, %3 times less.</source>
        <extracomment>%1 is the learner&apos;s number, %2 the instrument&apos;s, %3 a factor such as &quot;13.4&quot;.</extracomment>
        <translation>Dijiste %1; es %2, y dijiste %3 veces eso.</translation>
    </message>
</context>
<context>
    <name>rp::Program</name>
    <message>
        <source>There is no display to open a window on; %1 walks through the lab without one.</source>
        <translation>No hay ninguna pantalla en la que abrir una ventana; %1 recorre el laboratorio sin ella.</translation>
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
        <translation>Pon en palabras lo que viste. Puedes volver a intentarlo después de una respuesta equivocada; la que cuenta es la primera.</translation>
    </message>
    <message>
        <source>Find the right answer to go on.</source>
        <translation>Encuentra la respuesta correcta para continuar.</translation>
    </message>
</context>
<context>
    <name>rp::ReflectionCard</name>
    <message>
        <source>Choose one of the answers first.</source>
        <translation>Elige primero una de las respuestas.</translation>
    </message>
    <message>
        <source>Question %1 of %2</source>
        <translation>Pregunta %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Check answer</source>
        <translation>Com&amp;probar respuesta</translation>
    </message>
    <message>
        <source>Not yet. %1 Choose another answer and check again.</source>
        <translation>Todavía no. %1 Elige otra respuesta y vuelve a comprobar.</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” It was right.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>Cuenta tu primera respuesta: «%1» Era correcta.</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” You may try again, but this one stays.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>Cuenta tu primera respuesta: «%1» Puedes volver a intentarlo, pero esta se queda.</translation>
    </message>
    <message>
        <source>right, your first answer</source>
        <translation>correcta, tu primera respuesta</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>your first answer</source>
        <translation>tu primera respuesta</translation>
    </message>
    <message>
        <source>you tried this</source>
        <translation>ya la probaste</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <extracomment>Feedback to an answer; %1 is a few sentences.</extracomment>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>Your first answer counts: “%1” You found the right one later.</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>Cuenta tu primera respuesta: «%1» Encontraste la correcta después.</translation>
    </message>
    <message>
        <source>You answered first: “%1”</source>
        <extracomment>%1 is an answer.</extracomment>
        <translation>Primero respondiste: «%1»</translation>
    </message>
</context>
<context>
    <name>rp::ResultTable</name>
    <message>
        <source>%1, %2</source>
        <extracomment>a value in a table and a remark on it, read aloud: &quot;33.3 %, poor: below 40 %&quot;</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <extracomment>a table cell read aloud: row, column: value</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>rp::ReturnMarks</name>
    <message>
        <source>Break-even at %1 inferences</source>
        <extracomment>Marks a point in a chart; %1 is a number of inferences.</extracomment>
        <translation>Punto de equilibrio con %1 inferencias</translation>
    </message>
    <message>
        <source>Break-even at %1 inferences, after %2: the time saved equals the cost.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>Punto de equilibrio con %1 inferencias, después de %2: el tiempo ahorrado iguala el coste.</translation>
    </message>
    <message>
        <source>End of the deployment</source>
        <extracomment>Marks a point in time in a chart.</extracomment>
        <translation>Fin del despliegue</translation>
    </message>
    <message>
        <source>The deployment ends after %1. Net time saved: %2.</source>
        <extracomment>%1 and %2 are time spans, %2 is negative for a loss.</extracomment>
        <translation>El despliegue termina después de %1. Tiempo neto ahorrado: %2.</translation>
    </message>
    <message>
        <source>Your prediction of %1 inferences is reached after %2. That lies beyond this time axis.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>Tu predicción de %1 inferencias se alcanza después de %2. Eso queda más allá de este eje de tiempo.</translation>
    </message>
    <message>
        <source>Your prediction: break-even at %1 inferences, after %2.</source>
        <extracomment>%1 is a number of inferences, %2 a time span.</extracomment>
        <translation>Tu predicción: punto de equilibrio con %1 inferencias, después de %2.</translation>
    </message>
</context>
<context>
    <name>rp::ReturnView</name>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>Controles del instrumento</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure&apos;s name and its value, e.g. &quot;Verdict: Positive&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Elapsed time</source>
        <translation>Tiempo transcurrido</translation>
    </message>
    <message>
        <source>Machine time</source>
        <extracomment>Axis of a chart: time that machines are kept busy, or saved.</extracomment>
        <translation>Tiempo de máquina</translation>
    </message>
    <message>
        <source>Time saved, gain %1</source>
        <extracomment>Legend of a band around a line in a chart; %1 is an uncertainty such as &quot;±10 %&quot;.</extracomment>
        <translation>Tiempo ahorrado, ganancia %1</translation>
    </message>
</context>
<context>
    <name>rp::RevealPage</name>
    <message>
        <source>Here is your prediction beside what the instrument computes.</source>
        <translation>Aquí está tu predicción junto a lo que calcula el instrumento.</translation>
    </message>
    <message>
        <source>Your prediction and the instrument</source>
        <translation>Tu predicción y el instrumento</translation>
    </message>
    <message>
        <source>no prediction recorded</source>
        <translation>sin predicción registrada</translation>
    </message>
    <message>
        <source>You said: %1</source>
        <extracomment>%1 is the learner&apos;s answer, or &quot;no prediction recorded&quot;.</extracomment>
        <translation>Dijiste: %1</translation>
    </message>
    <message>
        <source>The instrument says: %1</source>
        <extracomment>%1 is a figure with its unit.</extracomment>
        <translation>El instrumento dice: %1</translation>
    </message>
    <message>
        <source>You said</source>
        <translation>Dijiste</translation>
    </message>
    <message>
        <source>The instrument says</source>
        <translation>El instrumento dice</translation>
    </message>
    <message>
        <source>You said %1. The instrument says %2.</source>
        <translation>Dijiste %1. El instrumento dice %2.</translation>
    </message>
    <message>
        <source>You said %1. The instrument says %2. %3</source>
        <extracomment>Spoken with the distance: what was said, what is true, then how far apart they are.</extracomment>
        <translation>Dijiste %1. El instrumento dice %2. %3</translation>
    </message>
    <message>
        <source>The arithmetic</source>
        <translation>La aritmética</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>Here are your predictions beside what the instruments compute.</source>
        <translation>Aquí están tus predicciones junto a lo que calculan los instrumentos.</translation>
    </message>
    <message>
        <source>Prediction %1 of %2</source>
        <translation>Predicción %1 de %2</translation>
    </message>
    <message>
        <source>That is what the instrument shows.</source>
        <translation>Eso es lo que muestra el instrumento.</translation>
    </message>
    <message>
        <source>The instrument shows: %1</source>
        <extracomment>%1 is one of the answers to a question.</extracomment>
        <translation>El instrumento muestra: %1</translation>
    </message>
</context>
<context>
    <name>rp::RidgePoints</name>
    <message>
        <source>No FP16 peak of the vector units is known for this device. The FP32 peak stands in for it.</source>
        <translation>No se conoce el máximo FP16 de las unidades vectoriales de este dispositivo. Lo sustituye el máximo FP32.</translation>
    </message>
</context>
<context>
    <name>rp::RuleCheck</name>
    <message>
        <source>the id %1 is used twice</source>
        <translation>el id %1 se usa dos veces</translation>
    </message>
    <message>
        <source>a single-choice question needs options</source>
        <translation>una pregunta de opción única necesita opciones</translation>
    </message>
    <message>
        <source>there is no option %1</source>
        <translation>no existe la opción %1</translation>
    </message>
    <message>
        <source>the option needs a value, because the question is held against a figure</source>
        <translation>la opción necesita un valor, porque la pregunta se compara con una cifra</translation>
    </message>
    <message>
        <source>a numeric question needs a minimum below its maximum</source>
        <translation>una pregunta numérica necesita un mínimo menor que su máximo</translation>
    </message>
    <message>
        <source>a numeric question needs a figure that it is held against</source>
        <translation>una pregunta numérica necesita una cifra con la que compararse</translation>
    </message>
    <message>
        <source>there is no instrument %1</source>
        <translation>no existe el instrumento %1</translation>
    </message>
    <message>
        <source>a reflection must be a single-choice question</source>
        <translation>una reflexión debe ser una pregunta de opción única</translation>
    </message>
    <message>
        <source>an act needs an instrument, or panels with one each</source>
        <translation>un acto necesita un instrumento, o paneles con uno cada uno</translation>
    </message>
    <message>
        <source>the question of an exercise must be a single-choice question</source>
        <translation>la pregunta de un ejercicio debe ser de opción única</translation>
    </message>
    <message>
        <source>a number challenge needs a figure that it is held against</source>
        <translation>un reto numérico necesita una cifra con la que se compare</translation>
    </message>
    <message>
        <source>a number challenge needs a tolerance above zero</source>
        <translation>un reto numérico necesita una tolerancia mayor que cero</translation>
    </message>
    <message>
        <source>a number challenge needs a unit</source>
        <translation>un reto numérico necesita una unidad</translation>
    </message>
    <message>
        <source>the setup decides the slider, so nothing is left to find</source>
        <translation>la preparación decide el control deslizante, así que no queda nada que encontrar</translation>
    </message>
    <message>
        <source>a state challenge needs what must be reached</source>
        <translation>un reto de estado necesita lo que hay que alcanzar</translation>
    </message>
    <message>
        <source>the figure must be of the panel whose input is chosen</source>
        <translation>la cifra debe ser del panel cuya entrada se elige</translation>
    </message>
    <message>
        <source>the inputs decide what is proposed, so nothing is left to find</source>
        <translation>las entradas ya deciden lo que se propone, así que no queda nada que encontrar</translation>
    </message>
    <message>
        <source>a proposal needs an input whose choices can be proposed</source>
        <translation>una propuesta necesita una entrada cuyas opciones se puedan proponer</translation>
    </message>
    <message>
        <source>a proposal needs a figure that it is held against</source>
        <translation>una propuesta necesita una cifra con la que contrastarla</translation>
    </message>
    <message>
        <source>that none does needs both a text and a figure</source>
        <translation>que ninguna lo logra necesita tanto un texto como una cifra</translation>
    </message>
    <message>
        <source>there is no track %1</source>
        <translation>no hay ningún itinerario %1</translation>
    </message>
    <message>
        <source>the panel %1 is not there on every track of it</source>
        <translation>el panel %1 no está en todos sus itinerarios</translation>
    </message>
    <message>
        <source>the first panel must be there on every track</source>
        <translation>el primer panel debe estar en todos los itinerarios</translation>
    </message>
</context>
<context>
    <name>rp::ScaleLayout</name>
    <message>
        <source>Memory-bound</source>
        <extracomment>Part of the arithmetic-intensity axis where memory limits the speed.</extracomment>
        <translation>Limitado por memoria</translation>
    </message>
    <message>
        <source>Compute-bound</source>
        <extracomment>Part of the arithmetic-intensity axis where the math units limit the speed.</extracomment>
        <translation>Limitado por cálculo</translation>
    </message>
    <message>
        <source>Between the ridges</source>
        <extracomment>Part of the arithmetic-intensity axis above one ridge point and below another.</extracomment>
        <translation>Entre las crestas</translation>
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
        <translation>En este acto no hay carga de trabajo que elegir.</translation>
    </message>
    <message>
        <source>Commit your prediction first; then you can change the workload.</source>
        <translation>Confirma primero tu predicción; después puedes cambiar la carga de trabajo.</translation>
    </message>
</context>
<context>
    <name>rp::SettingText</name>
    <message>
        <source>Context</source>
        <extracomment>Toolbar: where the model runs, cloud or edge.</extracomment>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Workload</source>
        <extracomment>Toolbar: the model whose forward pass is looked at.</extracomment>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>Track</source>
        <extracomment>Toolbar: a persona with one goal that the learner follows.</extracomment>
        <translation>Itinerario</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>Toolbar: colours of the window.</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>&amp;Context</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>&amp;Contexto</translation>
    </message>
    <message>
        <source>&amp;Workload</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>Carga de &amp;trabajo</translation>
    </message>
    <message>
        <source>&amp;Track</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>&amp;Itinerario</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Menu title; &amp; marks the letter that opens it with the keyboard.</extracomment>
        <translation>T&amp;ema</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <extracomment>In the toolbar while the learner has not chosen a track.</extracomment>
        <translation>Elige un itinerario</translation>
    </message>
</context>
<context>
    <name>rp::SettingsController</name>
    <message>
        <source>There is no context %1.</source>
        <translation>No existe el contexto %1.</translation>
    </message>
    <message>
        <source>There is no track %1.</source>
        <translation>No existe el itinerario %1.</translation>
    </message>
    <message>
        <source>Track %1. Goal: %2 The context is now %3.</source>
        <extracomment>Spoken after a track was chosen: its name, its goal (a whole sentence with its full stop), and the context that comes with it.</extracomment>
        <translation>Itinerario %1. Objetivo: %2 El contexto es ahora %3.</translation>
    </message>
</context>
<context>
    <name>rp::ShellText</name>
    <message>
        <source>Session</source>
        <extracomment>Status strip: whether the learner&apos;s work is in the file.</extracomment>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>not kept</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>no se guarda</translation>
    </message>
    <message>
        <source>Session: presenter mode keeps nothing</source>
        <translation>Sesión: el modo de presentación no guarda nada</translation>
    </message>
    <message>
        <source>not saved</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>Session: not saved, the file can&apos;t be written</source>
        <translation>Sesión: sin guardar, no se puede escribir el archivo</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>solo lectura</translation>
    </message>
    <message>
        <source>Session: read-only, nothing is saved</source>
        <translation>Sesión: solo lectura, no se guarda nada</translation>
    </message>
    <message>
        <source>saving…</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>guardando…</translation>
    </message>
    <message>
        <source>Session: being saved</source>
        <translation>Sesión: guardando</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>Status strip, under &quot;Session&quot;.</extracomment>
        <translation>guardada</translation>
    </message>
    <message>
        <source>Session: saved</source>
        <translation>Sesión: guardada</translation>
    </message>
    <message>
        <source>Ridgepoint %1</source>
        <translation>Ridgepoint %1</translation>
    </message>
    <message>
        <source>A laboratory in which you predict, explore and then understand why machine-learning code runs slowly.</source>
        <translation>Un laboratorio en el que predices, exploras y después comprendes por qué el código de aprendizaje automático es lento.</translation>
    </message>
    <message>
        <source>Your answers stay on this computer. Ridgepoint uses no network.</source>
        <translation>Tus respuestas se quedan en este equipo. Ridgepoint no usa la red.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Made with Qt and Qt Charts.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Hecho con Qt y Qt Charts.</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Sidebar, after &quot;Decision memo&quot;: nothing is written yet.</extracomment>
        <translation>vacío</translation>
    </message>
    <message>
        <source>started</source>
        <translation>empezado</translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s)</source>
        <extracomment>Sidebar, after &quot;Evidence&quot;: how much the learner has captured.</extracomment>
        <translation>
            <numerusform>%Ln captura</numerusform>
            <numerusform>%Ln capturas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ShortcutRegistry</name>
    <message>
        <source>Everywhere</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>In the list of acts and steps</source>
        <extracomment>Heading in the keyboard help: the sidebar.</extracomment>
        <translation>En la lista de actos y pasos</translation>
    </message>
    <message>
        <source>In the status strip</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>En la barra de estado</translation>
    </message>
    <message>
        <source>On a slider</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>En un control deslizante</translation>
    </message>
    <message>
        <source>In a chart or meter</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>En un gráfico o medidor</translation>
    </message>
    <message>
        <source>In the launch timeline, as well</source>
        <extracomment>Heading in the keyboard help.</extracomment>
        <translation>Además, en la línea de tiempo de los lanzamientos</translation>
    </message>
    <message>
        <source> or </source>
        <extracomment>Separates alternative keys: &quot;Ctrl+O or F3&quot;.</extracomment>
        <translation> o </translation>
    </message>
    <message>
        <source>Show this list of keys</source>
        <translation>Mostrar esta lista de teclas</translation>
    </message>
    <message>
        <source>Go to the next part of the window: controls, steps, page, status strip</source>
        <translation>Ir a la parte siguiente de la ventana: controles, pasos, página, barra de estado</translation>
    </message>
    <message>
        <source>Go to the previous part of the window</source>
        <translation>Ir a la parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Go to the next step</source>
        <translation>Ir al paso siguiente</translation>
    </message>
    <message>
        <source>Go to the previous step</source>
        <translation>Ir al paso anterior</translation>
    </message>
    <message>
        <source>Open the menu bar</source>
        <translation>Abrir la barra de menús</translation>
    </message>
    <message>
        <source>Save the session to a file</source>
        <translation>Guardar la sesión en un archivo</translation>
    </message>
    <message>
        <source>Continue from a saved file</source>
        <translation>Continuar desde un archivo guardado</translation>
    </message>
    <message>
        <source>Larger text</source>
        <translation>Texto más grande</translation>
    </message>
    <message>
        <source>Smaller text</source>
        <translation>Texto más pequeño</translation>
    </message>
    <message>
        <source>Text at 100 %</source>
        <translation>Texto al 100 %</translation>
    </message>
    <message>
        <source>Close Ridgepoint</source>
        <translation>Cerrar Ridgepoint</translation>
    </message>
    <message>
        <source>Move through acts and steps</source>
        <translation>Recorrer los actos y los pasos</translation>
    </message>
    <message>
        <source>First or last step</source>
        <translation>Primer o último paso</translation>
    </message>
    <message>
        <source>Open the step, or hear why it is locked</source>
        <translation>Abrir el paso o escuchar por qué está bloqueado</translation>
    </message>
    <message>
        <source>Read the previous or next entry</source>
        <translation>Leer la entrada anterior o siguiente</translation>
    </message>
    <message>
        <source>Back to the whole strip</source>
        <translation>Volver a la barra completa</translation>
    </message>
    <message>
        <source>Change the value by one step</source>
        <translation>Cambiar el valor en un paso</translation>
    </message>
    <message>
        <source>Smallest or largest value</source>
        <translation>Valor mínimo o máximo</translation>
    </message>
    <message>
        <source>Go into the chart</source>
        <translation>Entrar en el gráfico</translation>
    </message>
    <message>
        <source>Leave the points of the chart</source>
        <translation>Salir de los puntos del gráfico</translation>
    </message>
    <message>
        <source>Previous or next point</source>
        <translation>Punto anterior o siguiente</translation>
    </message>
    <message>
        <source>Previous or next series</source>
        <translation>Serie anterior o siguiente</translation>
    </message>
    <message>
        <source>First or last point of the series</source>
        <translation>Primer o último punto de la serie</translation>
    </message>
    <message>
        <source>List the keys of this chart</source>
        <translation>Mostrar las teclas de este gráfico</translation>
    </message>
    <message>
        <source>First or last point of the chart</source>
        <translation>Primer o último punto del gráfico</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Acercar</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Alejar</translation>
    </message>
    <message>
        <source>Show the whole pass</source>
        <translation>Mostrar toda la pasada</translation>
    </message>
    <message>
        <source>Move the view a little</source>
        <translation>Mover un poco la vista</translation>
    </message>
    <message>
        <source>Move the view earlier or later</source>
        <translation>Mover la vista hacia antes o hacia después</translation>
    </message>
    <message>
        <source>On the tabs of an act with several instruments</source>
        <extracomment>Heading in the keyboard help: the tabs with the instruments of an act.</extracomment>
        <translation>En las pestañas de un acto con varios instrumentos</translation>
    </message>
    <message>
        <source>Show the next instrument of the act</source>
        <translation>Mostrar el siguiente instrumento del acto</translation>
    </message>
    <message>
        <source>Show the previous instrument of the act</source>
        <translation>Mostrar el instrumento anterior del acto</translation>
    </message>
    <message>
        <source>Show the previous or next instrument</source>
        <translation>Mostrar el instrumento anterior o el siguiente</translation>
    </message>
    <message>
        <source>Show the first or last instrument</source>
        <translation>Mostrar el primer instrumento o el último</translation>
    </message>
    <message>
        <source>Change the value by a large step, or go to the next mark</source>
        <translation>Cambiar el valor en un paso grande, o ir a la siguiente marca</translation>
    </message>
    <message>
        <source>Keep what the instrument shows as evidence</source>
        <translation>Conservar como evidencia lo que muestra el instrumento</translation>
    </message>
    <message>
        <source>Go to the current step</source>
        <translation>Ir al paso actual</translation>
    </message>
    <message>
        <source>Go to the evidence</source>
        <translation>Ir a las evidencias</translation>
    </message>
    <message>
        <source>Go to the decision memo</source>
        <translation>Ir al memorando de decisión</translation>
    </message>
</context>
<context>
    <name>rp::Sidebar</name>
    <message>
        <source>Acts and steps</source>
        <extracomment>Screen reader: name of the sidebar.</extracomment>
        <translation>Actos y pasos</translation>
    </message>
    <message>
        <source>Show the names of the steps</source>
        <translation>Mostrar los nombres de los pasos</translation>
    </message>
    <message>
        <source>Hide the names of the steps</source>
        <translation>Ocultar los nombres de los pasos</translation>
    </message>
    <message>
        <source>A%1</source>
        <extracomment>Narrow sidebar: the shortest form of &quot;Act 1&quot;.</extracomment>
        <translation>A%1</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation>
            <numerusform>alrededor de %Ln minuto</numerusform>
            <numerusform>alrededor de %Ln minutos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SourcesPanel</name>
    <message>
        <source>✓ Reproduced</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>✓ Reproducido</translation>
    </message>
    <message>
        <source>≈ Approximated</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>≈ Aproximado</translation>
    </message>
    <message>
        <source>≠ Not reproducible</source>
        <extracomment>Whether a model gives a claimed value; the sign stands for it, too.</extracomment>
        <translation>≠ No reproducible</translation>
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
        <translation>De: %1</translation>
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
        <translation>Valor afirmado: %1. Este modelo no da una única cifra para ello.</translation>
    </message>
    <message>
        <source>Claimed: %1. This model – %2</source>
        <translation>Valor afirmado: %1. En este modelo, %2</translation>
    </message>
    <message numerus="yes">
        <source>Sources: %Ln claim(s) this act rests on</source>
        <extracomment>Title of a section that lists claims, where they are from, and whether the model confirms them.</extracomment>
        <translation>
            <numerusform>Fuentes: %Ln afirmación en la que se basa este acto</numerusform>
            <numerusform>Fuentes: %Ln afirmaciones en las que se basa este acto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sources: %Ln claim(s) behind this instrument</source>
        <translation>
            <numerusform>Fuentes: %Ln afirmación detrás de este instrumento</numerusform>
            <numerusform>Fuentes: %Ln afirmaciones detrás de este instrumento</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::StepPage</name>
    <message>
        <source>Brief</source>
        <translation>Encargo</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>Predecir</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Revelación</translation>
    </message>
    <message>
        <source>Reflect</source>
        <translation>Reflexionar</translation>
    </message>
    <message>
        <source>%1 · step %2 of %3</source>
        <extracomment>Small line above a page&apos;s heading: the act&apos;s title, then which of the act&apos;s steps this is.</extracomment>
        <translation>%1 · paso %2 de %3</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>This window is read-only, because another window holds your ledger.</source>
        <translation>Esta ventana es de solo lectura, porque otra ventana tiene tu cuaderno de laboratorio.</translation>
    </message>
    <message>
        <source>Finish this step to go on.</source>
        <translation>Termina este paso para continuar.</translation>
    </message>
    <message>
        <source>&amp;Next: %1</source>
        <extracomment>Button; %1 is the name of the next step or act. &quot;&amp;&quot; marks the letter for the keyboard.</extracomment>
        <translation>&amp;Siguiente: %1</translation>
    </message>
    <message>
        <source>&amp;Finish this act</source>
        <extracomment>Button at the end of the last act.</extracomment>
        <translation>Ter&amp;minar este acto</translation>
    </message>
    <message>
        <source>Choose a track to go on.</source>
        <translation>Elige un itinerario para seguir.</translation>
    </message>
    <message>
        <source>&amp;Next: decision memo</source>
        <extracomment>Button at the end of the last act: goes to the page on which the learner writes what to do.</extracomment>
        <translation>&amp;Siguiente: memorando de decisión</translation>
    </message>
</context>
<context>
    <name>rp::StepText</name>
    <message>
        <source>locked</source>
        <extracomment>State of a step: it can&apos;t be opened yet.</extracomment>
        <translation>bloqueado</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>State of a step: it can be worked on.</extracomment>
        <translation>abierto</translation>
    </message>
    <message>
        <source>done</source>
        <extracomment>State of a step: finished.</extracomment>
        <translation>hecho</translation>
    </message>
    <message>
        <source>finish the act “%1” first</source>
        <extracomment>Why a step is locked; %1 is the title of an act.</extracomment>
        <translation>primero termina el acto «%1»</translation>
    </message>
    <message>
        <source>read the brief first</source>
        <translation>primero lee el encargo</translation>
    </message>
    <message>
        <source>commit your prediction first</source>
        <translation>primero confirma tu predicción</translation>
    </message>
    <message>
        <source>make the discoveries first, or skip them</source>
        <translation>primero haz los descubrimientos u omítelos</translation>
    </message>
    <message>
        <source>see the reveal first</source>
        <translation>primero mira la revelación</translation>
    </message>
    <message>
        <source>%1, locked: %2</source>
        <extracomment>Screen reader, one entry of the step list: name of the step, then why it is locked.</extracomment>
        <translation>%1, bloqueado: %2</translation>
    </message>
    <message>
        <source>%1, %2, current step</source>
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.</extracomment>
        <translation>%1, %2, paso actual</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.
----------
Screen reader, the entry of a page: its name, then a note such as &quot;3 captures&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <extracomment>Screen reader: title of an act, then how many of its five steps are done.</extracomment>
        <translation>%1, %2 de %3 pasos hechos</translation>
    </message>
    <message>
        <source>choose a track first</source>
        <translation>elige primero un itinerario</translation>
    </message>
    <message>
        <source>Current step</source>
        <extracomment>Page of the window: the step of the act that the learner is at.</extracomment>
        <translation>Paso actual</translation>
    </message>
    <message>
        <source>Evidence</source>
        <extracomment>Page of the window: what the learner captured.</extracomment>
        <translation>Evidencias</translation>
    </message>
    <message>
        <source>Decision memo</source>
        <extracomment>Page of the window: what the learner decides at the end of a lab, in writing.</extracomment>
        <translation>Memorando de decisión</translation>
    </message>
    <message>
        <source>%1, %2, current page</source>
        <extracomment>Screen reader, the entry of a page: its name, then a note such as &quot;3 captures&quot;.</extracomment>
        <translation>%1, %2, página actual</translation>
    </message>
</context>
<context>
    <name>rp::Surgery</name>
    <message>
        <source>unchanged</source>
        <extracomment>a quantity that a change of the program leaves as it is</extracomment>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>a quantity that was 0 and is not any more, so that there is no ratio</extracomment>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>In one pass</source>
        <translation>En una pasada</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>row of a table: the pass as it is before the surgery</extracomment>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <extracomment>row of a table: the pass after the surgery</extracomment>
        <translation>Después</translation>
    </message>
    <message>
        <source>After, as a multiple of before</source>
        <translation>Después, como múltiplo de antes</translation>
    </message>
    <message>
        <source>Surgery</source>
        <translation>Cirugía</translation>
    </message>
    <message>
        <source>Kernel time needed (ms)</source>
        <translation>Tiempo de kernels necesario (ms)</translation>
    </message>
    <message>
        <source>Kernel time needed</source>
        <translation>Tiempo de kernels necesario</translation>
    </message>
    <message>
        <source>Kernel time wasted (ms)</source>
        <translation>Tiempo de kernels desperdiciado (ms)</translation>
    </message>
    <message>
        <source>Kernel time wasted</source>
        <translation>Tiempo de kernels desperdiciado</translation>
    </message>
    <message>
        <source>No kernel runs (ms)</source>
        <translation>Sin kernels en ejecución (ms)</translation>
    </message>
    <message>
        <source>No kernel runs</source>
        <translation>Sin kernels en ejecución</translation>
    </message>
    <message>
        <source>Expected time (ms)</source>
        <translation>Tiempo esperado (ms)</translation>
    </message>
    <message>
        <source>Expected time</source>
        <translation>Tiempo esperado</translation>
    </message>
    <message>
        <source>Operations run</source>
        <translation>Operaciones ejecutadas</translation>
    </message>
    <message>
        <source>Kernels launched</source>
        <translation>Kernels lanzados</translation>
    </message>
    <message>
        <source>Launches by the CPU</source>
        <translation>Lanzamientos de la CPU</translation>
    </message>
    <message>
        <source>Compiled graphs entered</source>
        <translation>Grafos compilados a los que se entra</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>Tráfico de memoria</translation>
    </message>
    <message>
        <source>Worst-case time</source>
        <translation>Tiempo en el peor caso</translation>
    </message>
    <message>
        <source>Spread of the two paths</source>
        <translation>Diferencia entre los dos caminos</translation>
    </message>
    <message>
        <source>Kernel time</source>
        <translation>Tiempo de kernels</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>Share of peak, wasted work included</source>
        <translation>Porcentaje del máximo, con el trabajo desperdiciado</translation>
    </message>
    <message>
        <source>Share of peak if data and compute overlap</source>
        <translation>Porcentaje del máximo si datos y cálculo se solapan</translation>
    </message>
    <message>
        <source>Time if data and compute overlap</source>
        <translation>Tiempo si datos y cálculo se solapan</translation>
    </message>
    <message>
        <source>Possible</source>
        <translation>Posible</translation>
    </message>
    <message>
        <source>Loss of readability</source>
        <translation>Pérdida de legibilidad</translation>
    </message>
    <message>
        <source>Operations run, baseline</source>
        <translation>Operaciones ejecutadas, referencia</translation>
    </message>
    <message>
        <source>Kernels launched, baseline</source>
        <translation>Kernels lanzados, referencia</translation>
    </message>
    <message>
        <source>Compiled graphs entered, baseline</source>
        <translation>Grafos compilados a los que se entra, referencia</translation>
    </message>
    <message>
        <source>Memory traffic, baseline</source>
        <translation>Tráfico de memoria, referencia</translation>
    </message>
    <message>
        <source>Expected time, baseline</source>
        <translation>Tiempo esperado, referencia</translation>
    </message>
    <message>
        <source>Worst-case time, baseline</source>
        <translation>Tiempo en el peor caso, referencia</translation>
    </message>
    <message>
        <source>MFU, baseline</source>
        <translation>MFU, referencia</translation>
    </message>
    <message>
        <source>GPU busy, baseline</source>
        <translation>GPU ocupada, referencia</translation>
    </message>
    <message>
        <source>Gain in MFU over the baseline</source>
        <translation>Ganancia de MFU sobre la referencia</translation>
    </message>
    <message>
        <source>Gain in MFU over the whole frame eager</source>
        <translation>Ganancia de MFU sobre el marco entero en modo inmediato</translation>
    </message>
    <message>
        <source>Gain in MFU over a resumable break</source>
        <translation>Ganancia de MFU sobre un corte reanudable</translation>
    </message>
    <message>
        <source>Gain that is asked for</source>
        <translation>Ganancia que se pide</translation>
    </message>
    <message>
        <source>Gains enough over the baseline</source>
        <translation>Gana lo suficiente sobre la referencia</translation>
    </message>
    <message>
        <source>Gains enough over the whole frame eager</source>
        <translation>Gana lo suficiente sobre el marco entero en modo inmediato</translation>
    </message>
    <message>
        <source>Gains enough over a resumable break</source>
        <translation>Gana lo suficiente sobre un corte reanudable</translation>
    </message>
    <message>
        <source>Limit of the track&apos;s rule</source>
        <translation>Límite de la regla del itinerario</translation>
    </message>
    <message>
        <source>The track&apos;s rule is met</source>
        <translation>Se cumple la regla del itinerario</translation>
    </message>
    <message>
        <source>Surgeries that gain enough over the whole frame eager</source>
        <translation>Cirugías que ganan lo suficiente sobre el marco entero en modo inmediato</translation>
    </message>
    <message>
        <source>Surgeries that gain enough over a resumable break</source>
        <translation>Cirugías que ganan lo suficiente sobre un corte reanudable</translation>
    </message>
    <message>
        <source>Surgeries that meet the track&apos;s rule</source>
        <translation>Cirugías que cumplen la regla del itinerario</translation>
    </message>
    <message>
        <source>No surgery gains enough over the baseline</source>
        <translation>Ninguna cirugía gana lo suficiente sobre la referencia</translation>
    </message>
    <message>
        <source>No surgery gains enough over the whole frame eager</source>
        <translation>Ninguna cirugía gana lo suficiente sobre el marco entero en modo inmediato</translation>
    </message>
    <message>
        <source>No surgery gains enough over a resumable break</source>
        <translation>Ninguna cirugía gana lo suficiente sobre un corte reanudable</translation>
    </message>
    <message>
        <source>Kernel time that masking wastes</source>
        <translation>Tiempo de kernels que desperdicia el enmascaramiento</translation>
    </message>
    <message>
        <source>Share of kernel time that masking wastes</source>
        <translation>Porcentaje del tiempo de kernels que desperdicia el enmascaramiento</translation>
    </message>
    <message>
        <source>Probability from which masking pays, by the rule</source>
        <translation>Probabilidad desde la que conviene enmascarar, según la regla</translation>
    </message>
    <message>
        <source>Probability from which masking pays in this pass</source>
        <translation>Probabilidad desde la que conviene enmascarar en esta pasada</translation>
    </message>
    <message>
        <source>Cost of the breaks in a pass</source>
        <translation>Coste de los cortes en una pasada</translation>
    </message>
    <message>
        <source>Cost of one break</source>
        <translation>Coste de un corte</translation>
    </message>
    <message>
        <source>Data alive across a break</source>
        <translation>Datos vivos a través de un corte</translation>
    </message>
    <message>
        <source>Data term</source>
        <translation>Término de datos</translation>
    </message>
    <message>
        <source>Compute term</source>
        <translation>Término de cálculo</translation>
    </message>
    <message>
        <source>Latency term</source>
        <translation>Término de latencia</translation>
    </message>
    <message>
        <source>Data term, baseline</source>
        <translation>Término de datos, referencia</translation>
    </message>
    <message>
        <source>Compute term, baseline</source>
        <translation>Término de cálculo, referencia</translation>
    </message>
    <message>
        <source>Latency term, baseline</source>
        <translation>Término de latencia, referencia</translation>
    </message>
    <message>
        <source>Largest term</source>
        <translation>Término mayor</translation>
    </message>
    <message>
        <source>Largest term, baseline</source>
        <translation>Término mayor, referencia</translation>
    </message>
    <message>
        <source>Term that shrinks most</source>
        <translation>Término que más se reduce</translation>
    </message>
    <message>
        <source>Probability of branch A</source>
        <translation>Probabilidad de la rama A</translation>
    </message>
    <message>
        <source>Sites</source>
        <extracomment>a control: at how many places of the program the graph breaks</extracomment>
        <translation>Lugares</translation>
    </message>
    <message>
        <source>Time per kernel</source>
        <translation>Tiempo por kernel</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>answer</extracomment>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>%1 of 5</source>
        <extracomment>loss of readability; %1 is a number from 0 to 5</extracomment>
        <translation>%1 de 5</translation>
    </message>
    <message>
        <source>not compiled</source>
        <extracomment>instead of a region: this node is not compiled</extracomment>
        <translation>sin compilar</translation>
    </message>
    <message>
        <source>end</source>
        <extracomment>instead of the nodes that follow: nothing does</extracomment>
        <translation>fin</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Compiled region</source>
        <translation>Región compilada</translation>
    </message>
    <message>
        <source>Runs in this share of passes</source>
        <translation>Se ejecuta en este porcentaje de pasadas</translation>
    </message>
    <message>
        <source>Needed in this share of passes</source>
        <translation>Hace falta en este porcentaje de pasadas</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>How often the heavier branch A is needed. Otherwise it is branch B.</source>
        <translation>Con qué frecuencia hace falta la rama A, la más pesada. Si no, es la rama B.</translation>
    </message>
    <message>
        <source>At how many places in a pass the cause occurs. Each has operations of its own before and after it.</source>
        <translation>En cuántos lugares de una pasada aparece la causa. Cada uno tiene operaciones propias antes y después.</translation>
    </message>
    <message>
        <source>How long the device works on one eager kernel. A longer kernel does more arithmetic in the same proportion.</source>
        <translation>Cuánto trabaja el dispositivo en un kernel en modo inmediato. Un kernel más largo hace más aritmética en la misma proporción.</translation>
    </message>
    <message>
        <source>Time for guards</source>
        <translation>Tiempo de las guardas</translation>
    </message>
    <message>
        <source>How long it takes to check that compiled code still fits.</source>
        <translation>Cuánto se tarda en comprobar que el código compilado aún sirve.</translation>
    </message>
    <message>
        <source>Time for re-entry</source>
        <translation>Tiempo de reentrada</translation>
    </message>
    <message>
        <source>How long it takes to leave compiled code and to enter it again.</source>
        <translation>Cuánto se tarda en salir del código compilado y volver a entrar.</translation>
    </message>
    <message>
        <source>Time for reading a value</source>
        <translation>Tiempo de leer un valor</translation>
    </message>
    <message>
        <source>How long the host waits for a value from the device at each site.</source>
        <translation>Cuánto espera la CPU en cada lugar un valor del dispositivo.</translation>
    </message>
    <message>
        <source>Kernels not fused at a break</source>
        <translation>Kernels no fusionados en un corte</translation>
    </message>
    <message>
        <source>How many more kernels must be launched because fusion stops at the break.</source>
        <translation>Cuántos kernels más hay que lanzar porque la fusión se detiene en el corte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 site(s)</source>
        <extracomment>places in a program; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 lugar</numerusform>
            <numerusform>%1 lugares</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kernel(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 kernel</numerusform>
            <numerusform>%1 kernels</numerusform>
        </translation>
    </message>
    <message>
        <source>How many kernels a break keeps from being fused was not measured. The count is assumed.</source>
        <translation>No se midió cuántos kernels deja sin fusionar un corte. El número es una suposición.</translation>
    </message>
    <message>
        <source>Whole frame eager</source>
        <translation>Marco entero en modo inmediato</translation>
    </message>
    <message>
        <source>Resumable break</source>
        <translation>Corte reanudable</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contexto</translation>
    </message>
    <message>
        <source>Where the model runs. Another context brings its own scenario.</source>
        <translation>Dónde se ejecuta el modelo. Otro contexto trae su propio escenario.</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>The program of a track, with its own numbers and its own rule.</source>
        <translation>El programa de un itinerario, con sus propias cifras y su propia regla.</translation>
    </message>
    <message>
        <source>Cause of the break</source>
        <translation>Causa del corte</translation>
    </message>
    <message>
        <source>Why the compiler cannot capture the whole pass. It decides which surgeries are possible.</source>
        <translation>Por qué el compilador no puede capturar toda la pasada. De ello depende qué cirugías son posibles.</translation>
    </message>
    <message>
        <source>What you do about the break.</source>
        <translation>Qué haces con el corte.</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>What the surgery is compared with: what the program does today.</source>
        <translation>Con qué se compara la cirugía: lo que el programa hace hoy.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>a control and its new value: &quot;Surgery: Symbolic shapes.&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Several inputs were set.</source>
        <translation>Se cambiaron varias entradas.</translation>
    </message>
    <message>
        <source>A pass takes %1 instead of %2, so MFU is %3 the baseline&apos;s.</source>
        <extracomment>%1 and %2 are durations, %3 a factor such as 4.21×</extracomment>
        <translation>Una pasada tarda %1 en lugar de %2, así que la MFU es %3 la de la referencia.</translation>
    </message>
    <message>
        <source>This surgery is not possible here, and the break stays. %1</source>
        <extracomment>%1 is a sentence with the reason</extracomment>
        <translation>Esta cirugía no es posible aquí, y el corte se queda. %1</translation>
    </message>
    <message>
        <source>The track&apos;s rule is met. %1: %2.</source>
        <extracomment>%1 names a measure (&quot;GPU busy&quot;), %2 its value</extracomment>
        <translation>Se cumple la regla del itinerario. %1: %2.</translation>
    </message>
    <message>
        <source>The track&apos;s rule is not met. %1: %2.</source>
        <extracomment>%1 names a measure (&quot;GPU busy&quot;), %2 its value</extracomment>
        <translation>No se cumple la regla del itinerario. %1: %2.</translation>
    </message>
    <message>
        <source>There are no two branches here, so nothing can be masked.</source>
        <translation>Aquí no hay dos ramas, así que no hay nada que enmascarar.</translation>
    </message>
    <message>
        <source>The shape decides here, so nothing can be masked.</source>
        <translation>Aquí decide la forma, así que no hay nada que enmascarar.</translation>
    </message>
    <message>
        <source>Masking wastes %1 of kernel time in a pass, %2 of all it does.</source>
        <extracomment>%1 is a duration, %2 a percentage</extracomment>
        <translation>Enmascarar desperdicia %1 de tiempo de kernels en una pasada, el %2 de todo lo que hace.</translation>
    </message>
    <message>
        <source>It still pays: %1 against %2 with breaks.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>Aun así conviene: %1 frente a %2 con cortes.</translation>
    </message>
    <message>
        <source>It does not pay: %1 against %2 with breaks.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>No conviene: %1 frente a %2 con cortes.</translation>
    </message>
    <message>
        <source>Here masking never beats breaking.</source>
        <translation>Aquí enmascarar nunca supera a cortar.</translation>
    </message>
    <message>
        <source>Here masking beats breaking at any probability.</source>
        <translation>Aquí enmascarar supera a cortar con cualquier probabilidad.</translation>
    </message>
    <message>
        <source>Here masking beats breaking from a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Aquí enmascarar supera a cortar desde una probabilidad del %1 para la rama A.</translation>
    </message>
    <message>
        <source>No surgery reaches more than %1 against this baseline: %2.</source>
        <extracomment>%1 is a factor such as 2.00×, %2 what the surgeries are compared with</extracomment>
        <translation>Ninguna cirugía llega a más de %1 frente a esta referencia: %2.</translation>
    </message>
    <message>
        <source>No surgery meets the track&apos;s own rule.</source>
        <translation>Ninguna cirugía cumple la regla propia del itinerario.</translation>
    </message>
    <message>
        <source>The term that shrinks most is %1: from %2 to %3.</source>
        <extracomment>%1 is a term of the iron law (&quot;latency&quot;), %2 and %3 are durations</extracomment>
        <translation>El término que más se reduce es %1: de %2 a %3.</translation>
    </message>
    <message>
        <source>No term of the iron law shrinks.</source>
        <translation>Ningún término de la ley de hierro se reduce.</translation>
    </message>
    <message>
        <source>Compute grows from %1 to %2, because both branches run.</source>
        <extracomment>%1 and %2 are durations</extracomment>
        <translation>El cálculo crece de %1 a %2, porque se ejecutan las dos ramas.</translation>
    </message>
    <message>
        <source>chosen</source>
        <extracomment>beside the row of the surgery that the learner has chosen</extracomment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>Worst-case time (ms)</source>
        <translation>Tiempo en el peor caso (ms)</translation>
    </message>
    <message>
        <source>Spread of the two paths (ms)</source>
        <translation>Diferencia entre los dos caminos (ms)</translation>
    </message>
    <message>
        <source>Loss of readability, of 5</source>
        <translation>Pérdida de legibilidad, de 5</translation>
    </message>
    <message>
        <source>The loss of readability is a judgement.</source>
        <translation>La pérdida de legibilidad es una valoración.</translation>
    </message>
    <message>
        <source>What you do</source>
        <translation>Qué haces</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Data (ms)</source>
        <translation>Datos (ms)</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Compute (ms)</source>
        <translation>Cálculo (ms)</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Latency (ms)</source>
        <translation>Latencia (ms)</translation>
    </message>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>Gain over the whole frame eager</source>
        <translation>Ganancia sobre el marco entero en modo inmediato</translation>
    </message>
    <message>
        <source>Enough over the whole frame eager</source>
        <translation>Suficiente sobre el marco entero en modo inmediato</translation>
    </message>
    <message>
        <source>Gain over a resumable break</source>
        <translation>Ganancia sobre un corte reanudable</translation>
    </message>
    <message>
        <source>Enough over a resumable break</source>
        <translation>Suficiente sobre un corte reanudable</translation>
    </message>
    <message>
        <source>Masked pass (ms)</source>
        <translation>Pasada enmascarada (ms)</translation>
    </message>
    <message>
        <source>Masked pass</source>
        <translation>Pasada enmascarada</translation>
    </message>
    <message>
        <source>Broken pass (ms)</source>
        <translation>Pasada con cortes (ms)</translation>
    </message>
    <message>
        <source>Broken pass</source>
        <translation>Pasada con cortes</translation>
    </message>
    <message>
        <source>Cost of the breaks (ms)</source>
        <translation>Coste de los cortes (ms)</translation>
    </message>
    <message>
        <source>Cost of the breaks</source>
        <translation>Coste de los cortes</translation>
    </message>
    <message>
        <source>A value read with .item()</source>
        <extracomment>why a graph breaks: .item() is a call in a program, not translated</extracomment>
        <translation>Un valor leído con .item()</translation>
    </message>
    <message>
        <source>A shape that changes</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>Una forma que cambia</translation>
    </message>
    <message>
        <source>A call that cannot be captured</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>Una llamada que no se puede capturar</translation>
    </message>
    <message>
        <source>A branch on a value</source>
        <extracomment>why a graph breaks</extracomment>
        <translation>Una rama que depende de un valor</translation>
    </message>
    <message>
        <source>The program reads a number from the device, so the host waits until it is there. The same operations follow every time.</source>
        <translation>El programa lee un número del dispositivo, así que la CPU espera hasta que esté. Después siguen siempre las mismas operaciones.</translation>
    </message>
    <message>
        <source>The data come in a larger or a smaller shape. The host knows the shape, but a graph that was compiled for one does not fit the other.</source>
        <translation>Los datos llegan en una forma más grande o más pequeña. La CPU conoce la forma, pero un grafo compilado para una no sirve para la otra.</translation>
    </message>
    <message>
        <source>The program calls Python that the compiler cannot look into, for example to print or to log. It reads nothing from the device.</source>
        <translation>El programa llama a código de Python que el compilador no puede ver por dentro, por ejemplo para imprimir o registrar. No lee nada del dispositivo.</translation>
    </message>
    <message>
        <source>An if looks at a tensor&apos;s values, so the next operations are known only when the values are.</source>
        <translation>Un if mira los valores de un tensor, así que las operaciones siguientes solo se conocen cuando se conocen los valores.</translation>
    </message>
    <message>
        <source>Keep the value a tensor and read it after the pass</source>
        <translation>Mantener el valor como tensor y leerlo después de la pasada</translation>
    </message>
    <message>
        <source>Compile one graph for each shape and choose before the pass</source>
        <translation>Compilar un grafo por cada forma y elegir antes de la pasada</translation>
    </message>
    <message>
        <source>Make the call after the pass</source>
        <translation>Hacer la llamada después de la pasada</translation>
    </message>
    <message>
        <source>Decide before the pass and run one of two graphs</source>
        <translation>Decidir antes de la pasada y ejecutar uno de dos grafos</translation>
    </message>
    <message>
        <source>Put both paths into one kernel that decides on the device</source>
        <translation>Poner los dos caminos en un solo kernel que decide en el dispositivo</translation>
    </message>
    <message>
        <source>Put what breaks the graph into one operation of your own</source>
        <translation>Poner lo que corta el grafo en una sola operación propia</translation>
    </message>
    <message>
        <source>Change nothing. The break sits in a Python loop, so the whole frame runs eagerly</source>
        <translation>No cambiar nada. El corte está en un bucle de Python, así que todo el marco se ejecuta en modo inmediato</translation>
    </message>
    <message>
        <source>Change nothing. The graph is cut at every site and resumed behind it</source>
        <translation>No cambiar nada. El grafo se corta en cada lugar y se reanuda detrás</translation>
    </message>
    <message>
        <source>Compute both branches and select with where</source>
        <translation>Calcular las dos ramas y seleccionar con where</translation>
    </message>
    <message>
        <source>Write the branch as structured control flow with cond</source>
        <translation>Escribir la rama como control de flujo estructurado con cond</translation>
    </message>
    <message>
        <source>Compile once with a symbol for the size</source>
        <translation>Compilar una vez con un símbolo para el tamaño</translation>
    </message>
    <message>
        <source>Two variants: twice the compile time, and more memory for code or weights. What decides must be known before the pass.</source>
        <translation>Dos variantes: el doble de tiempo de compilación y más memoria para código o pesos. Lo que decide debe conocerse antes de la pasada.</translation>
    </message>
    <message>
        <source>One variant for each shape: more compile time, and more memory for code.</source>
        <translation>Una variante por cada forma: más tiempo de compilación y más memoria para código.</translation>
    </message>
    <message>
        <source>The value arrives later, and nothing in the pass may depend on it as a number.</source>
        <translation>El valor llega más tarde, y nada en la pasada puede depender de él como número.</translation>
    </message>
    <message>
        <source>The call happens later, and it sees only what the pass returns.</source>
        <translation>La llamada ocurre más tarde y solo ve lo que devuelve la pasada.</translation>
    </message>
    <message>
        <source>Every kernel is launched on its own and nothing is fused.</source>
        <translation>Cada kernel se lanza por separado y no se fusiona nada.</translation>
    </message>
    <message>
        <source>Guards and re-entry at every site, a wait where a value is read, and no fusion across the break.</source>
        <translation>Guardas y reentrada en cada lugar, una espera donde se lee un valor, y ninguna fusión a través del corte.</translation>
    </message>
    <message>
        <source>Both branches run every time, and both must be safe to compute.</source>
        <translation>Las dos ramas se ejecutan siempre, y las dos deben poder calcularse sin peligro.</translation>
    </message>
    <message>
        <source>The host still reads the value at every site. Both branches must be pure functions with the same output shapes.</source>
        <translation>La CPU sigue leyendo el valor en cada lugar. Las dos ramas deben ser funciones puras con las mismas formas de salida.</translation>
    </message>
    <message>
        <source>Kernels cannot be tuned to one size.</source>
        <translation>Los kernels no se pueden ajustar a un tamaño.</translation>
    </message>
    <message>
        <source>Nothing is fused across it. You write and build a kernel, and tell the compiler its output shapes.</source>
        <translation>Nada se fusiona a través de ella. Escribes y construyes un kernel, y le indicas al compilador sus formas de salida.</translation>
    </message>
    <message>
        <source>There are no two branches to choose from.</source>
        <translation>No hay dos ramas entre las que elegir.</translation>
    </message>
    <message>
        <source>The shape decides here, not a value in the graph.</source>
        <translation>Aquí decide la forma, no un valor del grafo.</translation>
    </message>
    <message>
        <source>No changing shape causes this break.</source>
        <translation>Este corte no lo causa una forma que cambia.</translation>
    </message>
    <message>
        <source>What decides is computed during the pass, so it is not known before.</source>
        <translation>Lo que decide se calcula durante la pasada, así que no se conoce antes.</translation>
    </message>
    <message>
        <source>no: %1</source>
        <extracomment>a surgery that can&apos;t be done; %1 is a sentence with the reason</extracomment>
        <translation>no: %1</translation>
    </message>
    <message>
        <source>Spread of the two branch times</source>
        <translation>Diferencia entre los tiempos de las dos ramas</translation>
    </message>
    <message>
        <source>Mean power</source>
        <translation>Potencia media</translation>
    </message>
    <message>
        <source>The GPU must be busy for at least %1 of the time.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>La GPU debe estar ocupada al menos el %1 del tiempo.</translation>
    </message>
    <message>
        <source>The times of the two branches may differ by at most %1, and the worst case plus %2 for sensing and acting must stay within %3.</source>
        <extracomment>%1, %2 and %3 are durations</extracomment>
        <translation>Los tiempos de las dos ramas pueden diferir como mucho en %1, y el peor caso más %2 para medir y actuar debe caber en %3.</translation>
    </message>
    <message>
        <source>The mean power may be at most %1 at %2 frames per second.</source>
        <extracomment>%1 is a power, %2 a count</extracomment>
        <translation>La potencia media puede ser como mucho de %1 a %2 fotogramas por segundo.</translation>
    </message>
    <message>
        <source>The worst case must take less than %1, and the surgery may add at most %2 of flash.</source>
        <extracomment>%1 is a duration, %2 a size</extracomment>
        <translation>El peor caso debe tardar menos de %1, y la cirugía puede añadir como mucho %2 de flash.</translation>
    </message>
    <message>
        <source>data</source>
        <extracomment>a term of the iron law: time to move data</extracomment>
        <translation>datos</translation>
    </message>
    <message>
        <source>compute</source>
        <extracomment>a term of the iron law: time for arithmetic</extracomment>
        <translation>cálculo</translation>
    </message>
    <message>
        <source>latency</source>
        <extracomment>a term of the iron law: time in which no kernel runs</extracomment>
        <translation>latencia</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>instead of a term of the iron law</extracomment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>By the rule, masking never pays: it always wastes more than the breaks cost.</source>
        <translation>Según la regla, enmascarar nunca conviene: siempre desperdicia más de lo que cuestan los cortes.</translation>
    </message>
    <message>
        <source>By the rule, masking pays at any probability: it never wastes more than the breaks cost.</source>
        <translation>Según la regla, enmascarar conviene con cualquier probabilidad: nunca desperdicia más de lo que cuestan los cortes.</translation>
    </message>
    <message>
        <source>By the rule, masking pays from a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Según la regla, enmascarar conviene desde una probabilidad del %1 para la rama A.</translation>
    </message>
    <message>
        <source>What each surgery does</source>
        <translation>Qué hace cada cirugía</translation>
    </message>
    <message>
        <source>One pass before and after the surgery</source>
        <translation>Una pasada antes y después de la cirugía</translation>
    </message>
    <message>
        <source>What the surgery changes</source>
        <translation>Lo que cambia la cirugía</translation>
    </message>
    <message>
        <source>Kernel time needed and wasted under each surgery</source>
        <translation>Tiempo de kernels necesario y desperdiciado con cada cirugía</translation>
    </message>
    <message>
        <source>Which term of the iron law the surgery moves</source>
        <translation>Qué término de la ley de hierro mueve la cirugía</translation>
    </message>
    <message>
        <source>The surgeries against both baselines and the track&apos;s rule</source>
        <translation>Las cirugías frente a las dos referencias y a la regla del itinerario</translation>
    </message>
    <message>
        <source>The pass masked and broken, by probability</source>
        <translation>La pasada enmascarada y con cortes, según la probabilidad</translation>
    </message>
    <message>
        <source>Work wasted and cost of the breaks, by probability</source>
        <translation>Trabajo desperdiciado y coste de los cortes, según la probabilidad</translation>
    </message>
    <message>
        <source>Operation graph before the surgery</source>
        <translation>Grafo de operaciones antes de la cirugía</translation>
    </message>
    <message>
        <source>Operation graph after the surgery</source>
        <translation>Grafo de operaciones después de la cirugía</translation>
    </message>
    <message>
        <source>This is the baseline: a pass takes %1.</source>
        <extracomment>%1 is a duration</extracomment>
        <translation>Esta es la referencia: una pasada tarda %1.</translation>
    </message>
    <message>
        <source>Launches go from %1 to %2, and memory traffic from %3 to %4.</source>
        <extracomment>%1 and %2 are numbers of kernels, %3 and %4 sizes</extracomment>
        <translation>Los lanzamientos pasan de %1 a %2, y el tráfico de memoria de %3 a %4.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln surgery(s) reach more than %1 against this baseline: %2.</source>
        <extracomment>%1 is a factor such as 2.00×, %2 what the surgeries are compared with</extracomment>
        <translation>
            <numerusform>%Ln cirugía llega a más de %1 frente a esta referencia: %2.</numerusform>
            <numerusform>%Ln cirugías llegan a más de %1 frente a esta referencia: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln surgery(s) meet the track&apos;s own rule.</source>
        <translation>
            <numerusform>%Ln cirugía cumple la regla propia del itinerario.</numerusform>
            <numerusform>%Ln cirugías cumplen la regla propia del itinerario.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SurgeryBaselinesPage</name>
    <message>
        <source>Against “%1”: enough</source>
        <extracomment>Heading: whether a surgery gains enough; %1 is what it is compared with.</extracomment>
        <translation>Frente a «%1»: suficiente</translation>
    </message>
    <message>
        <source>Against “%1”: not enough</source>
        <extracomment>Heading: whether a surgery gains enough; %1 is what it is compared with.</extracomment>
        <translation>Frente a «%1»: no es suficiente</translation>
    </message>
    <message>
        <source>MFU is %1 the baseline&apos;s. More than %2 is asked for.</source>
        <extracomment>%1 is the gain of a surgery and %2 the gain that is asked for, both factors such as 2.00×</extracomment>
        <translation>La MFU es %1 la de la referencia. Se pide más de %2.</translation>
    </message>
    <message>
        <source>Leaving the break is no surgery.</source>
        <translation>Dejar el corte no es ninguna cirugía.</translation>
    </message>
    <message>
        <source>The track&apos;s own rule: met</source>
        <translation>La regla propia del itinerario: se cumple</translation>
    </message>
    <message>
        <source>The track&apos;s own rule: not met</source>
        <translation>La regla propia del itinerario: no se cumple</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>elegido en los controles</translation>
    </message>
    <message>
        <source>Asked for: more than %1</source>
        <extracomment>A line in a chart; %1 is a factor such as 2.00×.</extracomment>
        <translation>Se pide: más de %1</translation>
    </message>
    <message>
        <source>The stakeholder asks for more than %1 of the baseline&apos;s MFU.</source>
        <extracomment>%1 is a factor such as 2.00×</extracomment>
        <translation>La parte interesada pide más de %1 la MFU de la referencia.</translation>
    </message>
    <message>
        <source>Gain in MFU</source>
        <extracomment>Axis of a chart: how many times the MFU of a baseline is reached.</extracomment>
        <translation>Ganancia de MFU</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryChangePage</name>
    <message>
        <source>before: %1</source>
        <extracomment>Beside a value: %1 is the same before a change of the program.</extracomment>
        <translation>antes: %1</translation>
    </message>
    <message>
        <source>Count in one pass</source>
        <extracomment>Axis of a chart: operations, kernels and graphs.</extracomment>
        <translation>Número en una pasada</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>Tiempo de una pasada</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Axis of a chart: utilization.</extracomment>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Memory traffic</source>
        <translation>Tráfico de memoria</translation>
    </message>
    <message>
        <source>Shown as bars</source>
        <extracomment>Name of a choice: which quantities a chart shows.</extracomment>
        <translation>Mostrado como barras</translation>
    </message>
    <message>
        <source>Launches and graphs</source>
        <translation>Lanzamientos y grafos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Utilization</source>
        <extracomment>Choice: MFU and GPU busy.</extracomment>
        <translation>MFU y GPU ocupada</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryChoice</name>
    <message>
        <source>%1
✓ possible, readability lost: %2 of 5</source>
        <extracomment>a way to change a program: %1 is its name; %2 how much harder to read it gets, 0 to 5</extracomment>
        <translation>%1
✓ posible, legibilidad perdida: %2 de 5</translation>
    </message>
    <message>
        <source>%1
✕ not possible here, readability lost: %2 of 5</source>
        <translation>%1
✕ no es posible aquí, legibilidad perdida: %2 de 5</translation>
    </message>
    <message>
        <source>%1, possible, readability lost: %2 of 5</source>
        <extracomment>read aloud: name of a way to change a program, how much harder to read it gets</extracomment>
        <translation>%1, posible, legibilidad perdida: %2 de 5</translation>
    </message>
    <message>
        <source>%1, not possible here, readability lost: %2 of 5</source>
        <translation>%1, no es posible aquí, legibilidad perdida: %2 de 5</translation>
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
        <translation>Aquí los datos y el cálculo van uno tras otro. Si se solaparan por completo, la pasada después de la cirugía tardaría %1, y el dispositivo llegaría al %2 de su máximo.</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>Tiempo de una pasada</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryMapPage</name>
    <message>
        <source>Before: %1</source>
        <extracomment>Heading over a map: the program before a surgery; %1 is how it runs today.</extracomment>
        <translation>Antes: %1</translation>
    </message>
    <message>
        <source>After: %1</source>
        <extracomment>Heading over a map: the program after a surgery; %1 names the surgery.</extracomment>
        <translation>Después: %1</translation>
    </message>
    <message>
        <source>Detail of the maps</source>
        <extracomment>Choice: how much of the program a map draws.</extracomment>
        <translation>Detalle de los mapas</translation>
    </message>
    <message>
        <source>The overview draws a run of like operations as one node.</source>
        <translation>La vista general dibuja una serie de operaciones iguales como un solo nodo.</translation>
    </message>
    <message>
        <source>Overview</source>
        <extracomment>Choice: a map that draws like operations as one.</extracomment>
        <translation>Vista general</translation>
    </message>
    <message>
        <source>One site, every operation</source>
        <extracomment>Choice: a map of one place in the program, with each of its operations.</extracomment>
        <translation>Un lugar, todas las operaciones</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryMaskingPage</name>
    <message>
        <source>Set: %1</source>
        <extracomment>A line up in a chart: the probability that the controls have; %1 is a percentage.</extracomment>
        <translation>Puesto: %1</translation>
    </message>
    <message>
        <source>The controls have a probability of %1 for branch A.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Los controles tienen una probabilidad del %1 para la rama A.</translation>
    </message>
    <message>
        <source>Break-even in this pass: %1</source>
        <extracomment>A point in a chart; %1 is a percentage.</extracomment>
        <translation>Punto de equilibrio en esta pasada: %1</translation>
    </message>
    <message>
        <source>From a probability of %1 on, the masked pass is the faster one.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Desde una probabilidad del %1, la pasada enmascarada es la más rápida.</translation>
    </message>
    <message>
        <source>Break-even by the rule: %1</source>
        <extracomment>A point in a chart; %1 is a percentage.</extracomment>
        <translation>Punto de equilibrio según la regla: %1</translation>
    </message>
    <message>
        <source>From a probability of %1 on, the wasted work costs less than the breaks.</source>
        <extracomment>%1 is a percentage</extracomment>
        <translation>Desde una probabilidad del %1, el trabajo desperdiciado cuesta menos que los cortes.</translation>
    </message>
    <message>
        <source>chosen in the controls</source>
        <extracomment>Said of the bars or the point that the controls have chosen.</extracomment>
        <translation>elegido en los controles</translation>
    </message>
    <message>
        <source>Time of one pass</source>
        <translation>Tiempo de una pasada</translation>
    </message>
    <message>
        <source>Time in one pass</source>
        <translation>Tiempo en una pasada</translation>
    </message>
    <message>
        <source>There are two break-even points. By the rule, masking pays when the wasted work costs less than the breaks. In the pass itself, part of what a break costs is hidden behind kernels that still run, so masking has to save more than that. The pass decides.</source>
        <translation>Hay dos puntos de equilibrio. Según la regla, enmascarar conviene cuando el trabajo desperdiciado cuesta menos que los cortes. En la propia pasada, una parte de lo que cuesta un corte queda oculta detrás de kernels que aún se ejecutan, así que enmascarar tiene que ahorrar más que eso. La pasada decide.</translation>
    </message>
</context>
<context>
    <name>rp::SurgeryView</name>
    <message>
        <source>Map</source>
        <extracomment>Tab: the operation graph of the program.</extracomment>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Antes y después</translation>
    </message>
    <message>
        <source>Masking</source>
        <extracomment>Tab: computing both branches.</extracomment>
        <translation>Enmascaramiento</translation>
    </message>
    <message>
        <source>Two baselines</source>
        <translation>Dos referencias</translation>
    </message>
    <message>
        <source>Iron law</source>
        <translation>Ley de hierro</translation>
    </message>
    <message>
        <source>Results of the surgery</source>
        <extracomment>Name of a row of tabs, read aloud.</extracomment>
        <translation>Resultados de la cirugía</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>Heading over controls: the program that is looked at, and why its graph breaks.</extracomment>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Surgery</source>
        <extracomment>Heading over a list of ways to mend the break in a program&apos;s graph.</extracomment>
        <translation>Cirugía</translation>
    </message>
    <message>
        <source>Baseline and numbers</source>
        <extracomment>Heading over controls.</extracomment>
        <translation>Referencia y números</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence made of what is done: &quot;Make the call after the pass.&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (possible)</source>
        <extracomment>Heading: %1 names a way to mend the break in a program&apos;s graph.</extracomment>
        <translation>%1 (posible)</translation>
    </message>
    <message>
        <source>%1 (not possible here)</source>
        <extracomment>Heading: %1 names a way to mend the break in a program&apos;s graph.</extracomment>
        <translation>%1 (aquí no es posible)</translation>
    </message>
</context>
<context>
    <name>rp::TextBlock</name>
    <message>
        <source>Level %1</source>
        <extracomment>Spoken after a heading; %1 is 1 for the page&apos;s heading, 2 for a section&apos;s, and so on.</extracomment>
        <translation>Nivel %1</translation>
    </message>
</context>
<context>
    <name>rp::Theme</name>
    <message>
        <source>Like the system</source>
        <extracomment>A colour theme: whatever the desktop uses.</extracomment>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A colour theme.</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A colour theme.</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <extracomment>A colour theme.</extracomment>
        <translation>Alto contraste</translation>
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
        <translation>inactiva %1</translation>
    </message>
</context>
<context>
    <name>rp::TopBar</name>
    <message>
        <source>Controls</source>
        <extracomment>Screen reader: name of the row of controls at the window&apos;s top.</extracomment>
        <translation>Controles</translation>
    </message>
    <message>
        <source>Presenter mode: all steps open, nothing is saved</source>
        <extracomment>Permanent badge while a lecturer projects the program.</extracomment>
        <translation>Modo de presentación: todos los pasos abiertos, no se guarda nada</translation>
    </message>
</context>
<context>
    <name>rp::Tour</name>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>No se puede escribir el archivo %1.</translation>
    </message>
</context>
<context>
    <name>rp::TourLearner</name>
    <message>
        <source>The picture %1 can&apos;t be written.</source>
        <translation>No se puede escribir la imagen %1.</translation>
    </message>
    <message>
        <source>The step “%1” could not be finished.</source>
        <translation>No se pudo terminar el paso «%1».</translation>
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
        <translation>El mensaje de una colega con el problema y lo que conviene leer.</translation>
    </message>
    <message>
        <source>The question, with the answers to choose from. The instrument is locked.</source>
        <translation>La pregunta, con las respuestas entre las que se elige. El instrumento está bloqueado.</translation>
    </message>
    <message>
        <source>%1: the prediction is committed</source>
        <translation>%1: la predicción está confirmada</translation>
    </message>
    <message>
        <source>The committed prediction, which can&apos;t be changed any more.</source>
        <translation>La predicción confirmada, que ya no se puede cambiar.</translation>
    </message>
    <message>
        <source>The instrument: controls on one side, charts on the other.</source>
        <translation>El instrumento: los controles a un lado, los gráficos al otro.</translation>
    </message>
    <message>
        <source>%1: every discovery made</source>
        <translation>%1: todos los descubrimientos hechos</translation>
    </message>
    <message>
        <source>The prediction beside the true figure, the arithmetic and the lesson.</source>
        <translation>La predicción junto a la cifra verdadera, la aritmética y la lección.</translation>
    </message>
    <message>
        <source>The question to reflect on.</source>
        <translation>La pregunta para reflexionar.</translation>
    </message>
    <message>
        <source>%1: the reflection is answered</source>
        <translation>%1: la reflexión está respondida</translation>
    </message>
    <message>
        <source>The answers given, with feedback for each.</source>
        <translation>Las respuestas dadas, con comentarios para cada una.</translation>
    </message>
    <message>
        <source>Not every act was done at the end of the tour.</source>
        <translation>No todos los actos estaban terminados al final del recorrido.</translation>
    </message>
    <message>
        <source>The instrument after the last discovery, and what it showed.</source>
        <translation>El instrumento después del último descubrimiento y lo que mostró.</translation>
    </message>
    <message>
        <source>The instrument as it stands when this is discovered.</source>
        <translation>El instrumento tal como está cuando se descubre esto.</translation>
    </message>
    <message>
        <source>The panel “%1” does not show.</source>
        <translation>El panel «%1» no se muestra.</translation>
    </message>
    <message>
        <source>The whole panel: instrument, challenges and exercises.</source>
        <translation>El panel completo: instrumento, retos y ejercicios.</translation>
    </message>
    <message>
        <source>What I write here stays on this computer.</source>
        <translation>Lo que escribo aquí se queda en este equipo.</translation>
    </message>
    <message>
        <source>%1: a track is chosen</source>
        <translation>%1: se elige un itinerario</translation>
    </message>
    <message>
        <source>The brief with the tracks to choose from, one of them chosen.</source>
        <translation>El encargo con los itinerarios para elegir, uno de ellos elegido.</translation>
    </message>
    <message>
        <source>The captured evidence</source>
        <translation>Las evidencias capturadas</translation>
    </message>
    <message>
        <source>Each capture with its prediction and its key figures.</source>
        <translation>Cada captura con su predicción y sus cifras principales.</translation>
    </message>
    <message>
        <source>Two captures side by side</source>
        <translation>Dos capturas una al lado de otra</translation>
    </message>
    <message>
        <source>A table of the inputs and figures of both, first those that differ.</source>
        <translation>Una tabla con las entradas y las cifras de ambas, primero las que son distintas.</translation>
    </message>
    <message>
        <source>The learner of the tour</source>
        <translation>La persona del recorrido</translation>
    </message>
    <message>
        <source>I recommend what meets the rule of my track.</source>
        <translation>Recomiendo lo que cumple la regla de mi itinerario.</translation>
    </message>
    <message>
        <source>I reject what only has the higher MFU.</source>
        <translation>Rechazo lo que solo tiene la MFU más alta.</translation>
    </message>
    <message>
        <source>Another baseline, or a measurement on the device.</source>
        <translation>Otra referencia, o una medición en el dispositivo.</translation>
    </message>
    <message>
        <source>Many values of the model are assumed.</source>
        <translation>Muchos valores del modelo son suposiciones.</translation>
    </message>
    <message>
        <source>The captures show the track&apos;s goal missed, then reached.</source>
        <translation>Las capturas muestran el objetivo del itinerario no alcanzado y después alcanzado.</translation>
    </message>
    <message>
        <source>The decision memo</source>
        <translation>El memorando de decisión</translation>
    </message>
    <message>
        <source>Its five parts, and the evidence that it rests on.</source>
        <translation>Sus cinco partes y las evidencias en las que se basa.</translation>
    </message>
    <message>
        <source>The file %1 can&apos;t be written.</source>
        <translation>No se puede escribir el archivo %1.</translation>
    </message>
    <message>
        <source>The decision memo (%1)</source>
        <extracomment>Text of a link; %1 is a kind of file: PDF, MD, JSON.</extracomment>
        <translation>El memorando de decisión (%1)</translation>
    </message>
</context>
<context>
    <name>rp::TourPage</name>
    <message>
        <source>%1, theme: %2</source>
        <extracomment>Heading above pictures: a language, then a colour theme.</extracomment>
        <translation>%1, tema: %2</translation>
    </message>
    <message>
        <source>The learner&apos;s file at the end</source>
        <translation>El archivo del estudiante al final</translation>
    </message>
    <message>
        <source>Ridgepoint: a walk through the lab</source>
        <translation>Ridgepoint: un recorrido por el laboratorio</translation>
    </message>
</context>
<context>
    <name>rp::TrackCard</name>
    <message>
        <source>Goal: %1</source>
        <extracomment>A track: what its persona wants to reach; %1 is a sentence.</extracomment>
        <translation>Objetivo: %1</translation>
    </message>
    <message>
        <source>Crisis: %1</source>
        <extracomment>A track: what stands in the way; %1 is a sentence.</extracomment>
        <translation>Crisis: %1</translation>
    </message>
    <message>
        <source>Starts in the context %1, on %2.</source>
        <extracomment>A track: %1 is the context it starts in (&quot;Cloud&quot;), %2 the device its program runs on.</extracomment>
        <translation>Empieza en el contexto %1, en %2.</translation>
    </message>
</context>
<context>
    <name>rp::TrackChooser</name>
    <message>
        <source>Your track</source>
        <translation>Tu itinerario</translation>
    </message>
    <message>
        <source>Choose whose problem you solve. Your track sets the context, adds to the messages you get, and decides what counts as good enough. You can change it at any time, here or in the toolbar, and you keep everything you did.</source>
        <translation>Elige el problema de quién resuelves. Tu itinerario fija el contexto, añade algo a los mensajes que recibes y decide qué es suficiente. Puedes cambiarlo en cualquier momento, aquí o en la barra de herramientas, y conservas todo lo que hiciste.</translation>
    </message>
</context>
<context>
    <name>rp::TrackCloudView</name>
    <message>
        <source>GPU busy</source>
        <extracomment>Tab: share of time in which the GPU works.
----------
Axis of a chart: share of time in which the GPU works.</extracomment>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>Throughput</source>
        <extracomment>Tab: tokens per second.</extracomment>
        <translation>Rendimiento (resultados por segundo)</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>Tab: the parts of the time in which each sequence gets one token.</extracomment>
        <translation>Tiempo de un paso</translation>
    </message>
    <message>
        <source>Memory</source>
        <extracomment>Tab: whether a model fits into the memory of the GPUs.</extracomment>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>Axis of a chart: sequences that are served at once.</extracomment>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>Tokens por segundo</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <translation>Memoria en cada GPU</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <extracomment>A line in a chart; %1 is a percentage.</extracomment>
        <translation>Se pide: %1</translation>
    </message>
    <message>
        <source>The goal asks for a GPU that is busy for at least %1 of the time.</source>
        <extracomment>%1 is a percentage.</extracomment>
        <translation>El objetivo pide una GPU ocupada al menos el %1 del tiempo.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>Now: %1 at batch %2 keeps the GPU busy for %3 of the time.</source>
        <extracomment>%1 is an execution mode, %2 a number of sequences, %3 a percentage.</extracomment>
        <translation>Ahora: %1 con lote %2 mantiene la GPU ocupada el %3 del tiempo.</translation>
    </message>
    <message>
        <source>Now: %1 at batch %2 writes %3.</source>
        <extracomment>%1 is an execution mode, %2 a number of sequences, %3 a rate.</extracomment>
        <translation>Ahora: %1 con lote %2 escribe %3.</translation>
    </message>
    <message>
        <source>One GPU: %1</source>
        <extracomment>A line in a chart; %1 is a size in bytes.</extracomment>
        <translation>Una GPU: %1</translation>
    </message>
    <message>
        <source>One GPU has %1 of memory. What lies beyond it does not fit.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>Una GPU tiene %1 de memoria. Lo que pasa de ahí no cabe.</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>como está en los controles</translation>
    </message>
</context>
<context>
    <name>rp::TrackEdgeView</name>
    <message>
        <source>Slow loops</source>
        <extracomment>Tab: the few loops that take long.</extracomment>
        <translation>Ciclos lentos</translation>
    </message>
    <message>
        <source>All loops</source>
        <extracomment>Tab: how the times of the loops are spread.</extracomment>
        <translation>Todos los ciclos</translation>
    </message>
    <message>
        <source>Sources of jitter</source>
        <extracomment>Tab: what makes loops take longer, at irregular times.</extracomment>
        <translation>Fuentes de fluctuación</translation>
    </message>
    <message>
        <source>Modes compared</source>
        <extracomment>Tab: ways to execute the loop.</extracomment>
        <translation>Modos comparados</translation>
    </message>
    <message>
        <source>The curve is exact: each hump of the distribution is a normal distribution, moved by the delays that strike together. Nothing is drawn at random.</source>
        <translation>La curva es exacta: cada joroba de la distribución es una distribución normal desplazada por los retrasos que coinciden. Nada se dibuja al azar.</translation>
    </message>
    <message>
        <source>Time of a loop</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>Tiempo de un ciclo</translation>
    </message>
    <message>
        <source>Deadline %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>Plazo %1</translation>
    </message>
    <message>
        <source>The deadline is %1. Loops that take longer: %2.</source>
        <extracomment>%1 is a duration, %2 a share of the loops such as &quot;1 in 100&quot;.</extracomment>
        <translation>El plazo es de %1. Ciclos que tardan más: %2.</translation>
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
        <translation>Incumplen: %1</translation>
    </message>
    <message>
        <source>Loops that miss the deadline: %1, or %2.</source>
        <extracomment>%1 is a share of the loops such as &quot;1 in 100&quot;, %2 a rate such as &quot;3,763 per hour&quot;.</extracomment>
        <translation>Ciclos que no cumplen el plazo: %1, o %2.</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <extracomment>A line in a chart; %1 is a share of the loops such as &quot;1 in 1,000,000&quot;.</extracomment>
        <translation>Permitido: %1</translation>
    </message>
    <message>
        <source>The goal allows misses in %1 loops.</source>
        <extracomment>%1 is a share of the loops such as &quot;1 in 1,000,000&quot;.</extracomment>
        <translation>El objetivo permite incumplir el plazo en %1 ciclos.</translation>
    </message>
    <message>
        <source>The deadline is %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>El plazo es de %1.</translation>
    </message>
    <message>
        <source>Share of the loops that take longer</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>Porcentaje de ciclos que tardan más</translation>
    </message>
    <message>
        <source>Density per millisecond</source>
        <extracomment>Axis of a chart: a probability density.</extracomment>
        <translation>Densidad por milisegundo</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bars that the controls have chosen.</extracomment>
        <translation>como está en los controles</translation>
    </message>
    <message>
        <source>Delays that strike rarely are too few to be seen here, or lie beyond the axis. The slow loops have a chart of their own, with a logarithmic axis.</source>
        <translation>Los retrasos que ocurren rara vez son demasiado pocos para verse aquí, o quedan más allá del eje. Los ciclos lentos tienen su propia gráfica, con un eje logarítmico.</translation>
    </message>
    <message>
        <source>Misses per hour that it adds</source>
        <extracomment>Axis of a chart: missed deadlines in one hour that one source of jitter adds.</extracomment>
        <translation>Incumplimientos por hora que añade</translation>
    </message>
</context>
<context>
    <name>rp::TrackMobileView</name>
    <message>
        <source>Energy</source>
        <extracomment>Tab: what the energy of a frame is spent on.</extracomment>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Time</source>
        <extracomment>Tab: what the time of a frame is spent on.</extracomment>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Battery</source>
        <extracomment>Tab: how long a battery lasts.</extracomment>
        <translation>Batería</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <extracomment>Tab: pictures per second.</extracomment>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>Designs compared</source>
        <extracomment>Tab: a table of designs.</extracomment>
        <translation>Diseños comparados</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <translation>Energía de un fotograma</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <translation>Tiempo de un fotograma</translation>
    </message>
    <message>
        <source>Time on one battery charge</source>
        <extracomment>Axis of a chart: how long a battery lasts.</extracomment>
        <translation>Tiempo con una carga de batería</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <extracomment>Axis of a chart: pictures per second.</extracomment>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>Power</source>
        <extracomment>Axis of a chart: electrical power.</extracomment>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <extracomment>A line in a chart; %1 is an energy.
----------
A line in a chart; %1 is a power.</extracomment>
        <translation>Presupuesto: %1</translation>
    </message>
    <message>
        <source>The power budget allows %1 for each frame.</source>
        <extracomment>%1 is an energy.</extracomment>
        <translation>El presupuesto de potencia permite %1 por fotograma.</translation>
    </message>
    <message>
        <source>Allowed: %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>Permitido: %1</translation>
    </message>
    <message>
        <source>At this frame rate, a frame may take %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>Con estos fotogramas por segundo, uno puede tardar %1.</translation>
    </message>
    <message>
        <source>Asked for: %1</source>
        <extracomment>A line in a chart; %1 is a time span: how long a battery has to last.</extracomment>
        <translation>Se pide: %1</translation>
    </message>
    <message>
        <source>The battery has to last %1.</source>
        <extracomment>%1 is a time span.</extracomment>
        <translation>La batería tiene que durar %1.</translation>
    </message>
    <message>
        <source>The power budget is %1.</source>
        <extracomment>%1 is a power.</extracomment>
        <translation>El presupuesto de potencia es de %1.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>Now: a frame rate of %1 takes %2.</source>
        <extracomment>%1 is a frame rate such as &quot;60 per second&quot;, %2 a power.</extracomment>
        <translation>Ahora: una frecuencia de %1 necesita %2.</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>como está en los controles</translation>
    </message>
</context>
<context>
    <name>rp::TrackTinyView</name>
    <message>
        <source>Memory</source>
        <extracomment>Tab: whether a program fits into flash and RAM.</extracomment>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Time and power</source>
        <extracomment>Tab: what time and power are spent on.</extracomment>
        <translation>Tiempo y potencia</translation>
    </message>
    <message>
        <source>Clock</source>
        <extracomment>Tab: the clock of a microcontroller.</extracomment>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Runtimes compared</source>
        <extracomment>Tab: a table of runtimes, the software that executes a model.</extracomment>
        <translation>Entornos de ejecución comparados</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>Axis of a chart; a hop is the short piece of sound that is computed at a time.</extracomment>
        <translation>Tiempo de un salto</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Clock in megahertz</source>
        <extracomment>Axis of a chart.</extracomment>
        <translation>Reloj en megahercios</translation>
    </message>
    <message>
        <source>%1 needs %2 of flash, %3 the budget. Its bar is left out, because the others could not be seen beside it.</source>
        <extracomment>Why a bar is left out of a chart: %1 is a runtime, %2 a size in bytes, %3 a factor such as &quot;391×&quot;.</extracomment>
        <translation>%1 necesita %2 de flash, %3 el presupuesto. Su barra se omite, porque a su lado no se verían las demás.</translation>
    </message>
    <message>
        <source>%1 needs %2 of RAM, %3 the budget. Its bar is left out, because the others could not be seen beside it.</source>
        <translation>%1 necesita %2 de RAM, %3 el presupuesto. Su barra se omite, porque a su lado no se verían las demás.</translation>
    </message>
    <message>
        <source>Budget: %1</source>
        <extracomment>A line in a chart; %1 is a size in bytes, or a power.</extracomment>
        <translation>Presupuesto: %1</translation>
    </message>
    <message>
        <source>The microcontroller has %1 of flash.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>El microcontrolador tiene %1 de flash.</translation>
    </message>
    <message>
        <source>The microcontroller has %1 of RAM.</source>
        <extracomment>%1 is a size in bytes.</extracomment>
        <translation>El microcontrolador tiene %1 de RAM.</translation>
    </message>
    <message>
        <source>Allowed: less than %1</source>
        <extracomment>A line in a chart; %1 is a duration.</extracomment>
        <translation>Permitido: menos de %1</translation>
    </message>
    <message>
        <source>One hop has to take less than %1.</source>
        <extracomment>%1 is a duration.</extracomment>
        <translation>Un salto tiene que tardar menos de %1.</translation>
    </message>
    <message>
        <source>The power has to be less than %1.</source>
        <extracomment>%1 is a power.</extracomment>
        <translation>La potencia tiene que ser menor que %1.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>A point in a chart: what the controls say; %1 is a value.</extracomment>
        <translation>Ahora: %1</translation>
    </message>
    <message>
        <source>Now: at %1, one hop takes %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a duration.</extracomment>
        <translation>Ahora: a %1, un salto tarda %2.</translation>
    </message>
    <message>
        <source>Now: at %1, the power is %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a power.</extracomment>
        <translation>Ahora: a %1, la potencia es de %2.</translation>
    </message>
    <message>
        <source>as set in the controls</source>
        <extracomment>Said of the bar or the point that the controls have chosen.</extracomment>
        <translation>como está en los controles</translation>
    </message>
</context>
<context>
    <name>rp::TrackView</name>
    <message>
        <source>Results of the track</source>
        <extracomment>Name of a row of tabs, read aloud.</extracomment>
        <translation>Resultados del itinerario</translation>
    </message>
    <message>
        <source>Instrument controls</source>
        <extracomment>Heading over the controls of an instrument.</extracomment>
        <translation>Controles del instrumento</translation>
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
        <translation>Inmediato</translation>
    </message>
    <message>
        <source>Compiled</source>
        <extracomment>execution mode</extracomment>
        <translation>Compilado</translation>
    </message>
    <message>
        <source>Compiled, CUDA graph</source>
        <extracomment>execution mode: compiled, and all its kernels launched at once</extracomment>
        <translation>Compilado, CUDA graph</translation>
    </message>
    <message>
        <source>Goal missed: the design needs %1 of memory on each GPU, which has %2. It would keep the GPU busy for %3 of the time if it fitted.</source>
        <extracomment>verdict of a track: a design that does not fit; %1 and %2 are sizes in bytes, %3 a percentage</extracomment>
        <translation>Objetivo no alcanzado: el diseño necesita %1 de memoria en cada GPU, que tiene %2. Mantendría la GPU ocupada el %3 del tiempo si cupiera.</translation>
    </message>
    <message>
        <source>Goal reached: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.</source>
        <extracomment>verdict of a track; %1 is a number of sequences, %2 and %3 are percentages</extracomment>
        <translation>Objetivo alcanzado: con un lote de %1 la GPU está ocupada el %2 del tiempo; se pide al menos el %3.</translation>
    </message>
    <message>
        <source>Goal missed: at batch %1 the GPU is busy for %2 of the time, at least %3 is asked.</source>
        <extracomment>verdict of a track; %1 is a number of sequences, %2 and %3 are percentages</extracomment>
        <translation>Objetivo no alcanzado: con un lote de %1 la GPU está ocupada el %2 del tiempo; se pide al menos el %3.</translation>
    </message>
    <message>
        <source>Memory on each GPU</source>
        <extracomment>part of a goal: memory that a design takes on each GPU</extracomment>
        <translation>Memoria en cada GPU</translation>
    </message>
    <message>
        <source>GPU busy</source>
        <extracomment>part of a goal: share of time in which the GPU works</extracomment>
        <translation>GPU ocupada</translation>
    </message>
    <message>
        <source>Where the time of one step goes</source>
        <translation>En qué se va el tiempo de un paso</translation>
    </message>
    <message>
        <source>What one GPU has to hold</source>
        <translation>Lo que debe contener una GPU</translation>
    </message>
    <message>
        <source>as set now</source>
        <extracomment>remark on a row of a table: it is what the controls say</extracomment>
        <translation>como está ahora</translation>
    </message>
    <message>
        <source>does not fit into memory</source>
        <extracomment>remark on a value that belongs to a design for which the memory is too small</extracomment>
        <translation>no cabe en la memoria</translation>
    </message>
    <message>
        <source>Batch</source>
        <extracomment>control: sequences served at the same time</extracomment>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Eager: GPU busy</source>
        <translation>Modo inmediato: GPU ocupada</translation>
    </message>
    <message>
        <source>Compiled: GPU busy</source>
        <translation>Compilado: GPU ocupada</translation>
    </message>
    <message>
        <source>CUDA graph: GPU busy</source>
        <translation>CUDA graph: GPU ocupada</translation>
    </message>
    <message>
        <source>Eager: tokens/s</source>
        <translation>Modo inmediato: tokens/s</translation>
    </message>
    <message>
        <source>Eager: tokens per second</source>
        <translation>Modo inmediato: tokens por segundo</translation>
    </message>
    <message>
        <source>Compiled: tokens/s</source>
        <translation>Compilado: tokens/s</translation>
    </message>
    <message>
        <source>Compiled: tokens per second</source>
        <translation>Compilado: tokens por segundo</translation>
    </message>
    <message>
        <source>CUDA graph: tokens/s</source>
        <translation>CUDA graph: tokens/s</translation>
    </message>
    <message>
        <source>CUDA graph: tokens per second</source>
        <translation>CUDA graph: tokens por segundo</translation>
    </message>
    <message>
        <source>Execution mode</source>
        <extracomment>control: how the model is executed</extracomment>
        <translation>Modo de ejecución</translation>
    </message>
    <message>
        <source>Reading and math (ms)</source>
        <translation>Lectura y aritmética (ms)</translation>
    </message>
    <message>
        <source>Reading and math</source>
        <translation>Lectura y aritmética</translation>
    </message>
    <message>
        <source>Exchange between GPUs (ms)</source>
        <translation>Intercambio entre GPU (ms)</translation>
    </message>
    <message>
        <source>Exchange between GPUs</source>
        <translation>Intercambio entre GPU</translation>
    </message>
    <message>
        <source>GPU idle (ms)</source>
        <translation>GPU inactiva (ms)</translation>
    </message>
    <message>
        <source>GPU idle</source>
        <translation>GPU inactiva</translation>
    </message>
    <message>
        <source>One step (ms)</source>
        <translation>Un paso (ms)</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Un paso</translation>
    </message>
    <message>
        <source>Tokens/s</source>
        <translation>Tokens/s</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>Tokens por segundo</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <extracomment>control: how many GPUs hold one model together</extracomment>
        <translation>Paralelismo de tensores</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>KV cache</source>
        <extracomment>what a language model stores of the tokens so far</extracomment>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Reserve</source>
        <extracomment>memory that is kept for driver and framework</extracomment>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>Sum on each GPU</source>
        <translation>Suma en cada GPU</translation>
    </message>
    <message>
        <source>Memory of one GPU</source>
        <translation>Memoria de una GPU</translation>
    </message>
    <message>
        <source>Compiling removes launches. A CUDA graph launches all kernels that are left in one call.</source>
        <translation>Compilar elimina lanzamientos. Un CUDA graph lanza en una sola llamada todos los kernels que quedan.</translation>
    </message>
    <message>
        <source>Sequences that are served at once. Each needs memory for its own context.</source>
        <translation>Secuencias que se atienden a la vez. Cada una necesita memoria para su propio contexto.</translation>
    </message>
    <message>
        <source>GPUs that share each layer. More of them hold more memory, but they have to exchange results.</source>
        <translation>GPU que se reparten cada capa. Entre más caben más datos, pero tienen que intercambiar resultados.</translation>
    </message>
    <message>
        <source>Context length</source>
        <extracomment>control: length of a sequence in tokens</extracomment>
        <translation>Longitud del contexto</translation>
    </message>
    <message>
        <source>Tokens that each sequence holds so far. All of them are read for each new token.</source>
        <translation>Tokens que tiene cada secuencia hasta ahora. Para cada token nuevo se leen todos.</translation>
    </message>
    <message>
        <source>Launch cost</source>
        <translation>Coste de lanzamiento</translation>
    </message>
    <message>
        <source>Time that the CPU needs to launch one kernel.</source>
        <translation>Tiempo que la CPU necesita para lanzar un kernel.</translation>
    </message>
    <message>
        <source>Eager kernels per layer</source>
        <translation>Kernels por capa en modo inmediato</translation>
    </message>
    <message>
        <source>Kernels that eager mode launches for one layer of the model.</source>
        <translation>Kernels que el modo inmediato lanza para una capa del modelo.</translation>
    </message>
    <message>
        <source>Time of one exchange</source>
        <extracomment>control: time of one exchange of results between GPUs</extracomment>
        <translation>Tiempo de un intercambio</translation>
    </message>
    <message>
        <source>GPUs that share a layer exchange results two times in each layer. The time counts as busy, but it yields no tokens.</source>
        <translation>Las GPU que se reparten una capa intercambian resultados dos veces en cada capa. Ese tiempo cuenta como ocupado, pero no da tokens.</translation>
    </message>
    <message>
        <source>Launches removed by compiling</source>
        <translation>Lanzamientos que elimina la compilación</translation>
    </message>
    <message>
        <source>Share of the kernels that compiling merges into others.</source>
        <translation>Porcentaje de kernels que la compilación une a otros.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento (resultados por segundo)</translation>
    </message>
    <message>
        <source>Throughput of one sequence</source>
        <translation>Rendimiento (resultados por segundo) de una secuencia</translation>
    </message>
    <message>
        <source>Time of one step</source>
        <extracomment>time in which one token is made for every sequence</extracomment>
        <translation>Tiempo de un paso</translation>
    </message>
    <message>
        <source>GPU time of one step</source>
        <translation>Tiempo de GPU de un paso</translation>
    </message>
    <message>
        <source>Launch time of one step</source>
        <translation>Tiempo de lanzamiento de un paso</translation>
    </message>
    <message>
        <source>Idle time of the GPU</source>
        <translation>Tiempo inactivo de la GPU</translation>
    </message>
    <message>
        <source>Kernels in one step</source>
        <translation>Kernels en un paso</translation>
    </message>
    <message>
        <source>Faster than eager</source>
        <translation>Más rápido que el modo inmediato</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Intensidad aritmética</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Largest batch that fits</source>
        <translation>Lote más grande que cabe</translation>
    </message>
    <message>
        <source>GPU busy asked for</source>
        <translation>GPU ocupada que se pide</translation>
    </message>
    <message>
        <source>Fits into memory</source>
        <translation>Cabe en la memoria</translation>
    </message>
    <message>
        <source>Goal of the track</source>
        <translation>Objetivo del itinerario</translation>
    </message>
    <message>
        <source>Small garbage collection</source>
        <extracomment>a source of jitter: the garbage collector looks through objects made lately</extracomment>
        <translation>Recolección de basura pequeña</translation>
    </message>
    <message>
        <source>Full garbage collection</source>
        <extracomment>a source of jitter: the garbage collector looks through all objects</extracomment>
        <translation>Recolección de basura completa</translation>
    </message>
    <message>
        <source>Preemption</source>
        <extracomment>a source of jitter: the operating system gives the processor to another program</extracomment>
        <translation>Expropiación</translation>
    </message>
    <message>
        <source>Rare stall</source>
        <extracomment>a source of jitter: the system stands still for a moment</extracomment>
        <translation>Parada rara</translation>
    </message>
    <message>
        <source>Goal reached: 99 of 100 loops take at most %1 of the %2 allowed, with %3 misses an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>Objetivo alcanzado: 99 de cada 100 ciclos tardan como máximo %1 de los %2 permitidos, con %3 fallos por hora.</translation>
    </message>
    <message>
        <source>Goal missed: 99 of 100 loops take at most %1 of the %2 allowed, but the rare slow ones miss it %3 times an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>Objetivo no alcanzado: 99 de cada 100 ciclos tardan como máximo %1 de los %2 permitidos, pero los pocos ciclos lentos incumplen el plazo %3 veces por hora.</translation>
    </message>
    <message>
        <source>Goal missed: 1 of 100 loops takes more than %1, with %2 allowed; that makes %3 misses an hour.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 a count</extracomment>
        <translation>Objetivo no alcanzado: 1 de cada 100 ciclos tarda más de %1, cuando se permiten %2; son %3 fallos por hora.</translation>
    </message>
    <message>
        <source>Delays are taken to be independent of each other, and a late loop is taken not to delay the next one.</source>
        <translation>Se supone que los retrasos no dependen unos de otros y que un ciclo tardío no retrasa el siguiente.</translation>
    </message>
    <message>
        <source>Time of 99 of 100 loops</source>
        <extracomment>part of a goal: the time that 99 of 100 loops keep</extracomment>
        <translation>Tiempo de 99 de cada 100 ciclos</translation>
    </message>
    <message>
        <source>Loops that miss the deadline</source>
        <extracomment>part of a goal: share of the loops that end after the deadline</extracomment>
        <translation>Ciclos que no cumplen el plazo</translation>
    </message>
    <message>
        <source>How long the loops take</source>
        <translation>Cuánto tardan los ciclos</translation>
    </message>
    <message>
        <source>Quantiles of the time of a loop</source>
        <translation>Cuantiles del tiempo de un ciclo</translation>
    </message>
    <message>
        <source>What delays the loops</source>
        <translation>Qué retrasa los ciclos</translation>
    </message>
    <message>
        <source>The modes under this deadline</source>
        <translation>Los modos con este plazo</translation>
    </message>
    <message>
        <source>p50: half of the loops</source>
        <extracomment>name of a quantile: half of all cases are at most this</extracomment>
        <translation>p50: la mitad de los ciclos</translation>
    </message>
    <message>
        <source>p99: 99 of 100 loops</source>
        <translation>p99: 99 de cada 100 ciclos</translation>
    </message>
    <message>
        <source>p99.9: 999 of 1,000 loops</source>
        <translation>p99,9: 999 de cada 1000 ciclos</translation>
    </message>
    <message>
        <source>p99.99: 9,999 of 10,000 loops</source>
        <translation>p99,99: 9999 de cada 10 000 ciclos</translation>
    </message>
    <message>
        <source>the deadline</source>
        <extracomment>remark on a point in time</extracomment>
        <translation>el plazo</translation>
    </message>
    <message>
        <source>Time of a loop (ms)</source>
        <translation>Tiempo de un ciclo (ms)</translation>
    </message>
    <message>
        <source>Time of a loop</source>
        <translation>Tiempo de un ciclo</translation>
    </message>
    <message>
        <source>Share of the loops that take longer</source>
        <translation>Porcentaje de ciclos que tardan más</translation>
    </message>
    <message>
        <source>Density (per ms)</source>
        <extracomment>a probability density: share of loops for each millisecond</extracomment>
        <translation>Densidad (por ms)</translation>
    </message>
    <message>
        <source>Density per millisecond</source>
        <translation>Densidad por milisegundo</translation>
    </message>
    <message>
        <source>Quantile</source>
        <translation>Cuantil</translation>
    </message>
    <message>
        <source>At most (ms)</source>
        <translation>Como mucho (ms)</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Como mucho</translation>
    </message>
    <message>
        <source>Time left (ms)</source>
        <extracomment>time left until the deadline; negative when it is missed</extracomment>
        <translation>Tiempo restante (ms)</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
    </message>
    <message>
        <source>Source of jitter</source>
        <translation>Fuente de fluctuación</translation>
    </message>
    <message>
        <source>Share of the loops</source>
        <translation>Porcentaje de los ciclos</translation>
    </message>
    <message>
        <source>Delay (ms)</source>
        <translation>Retraso (ms)</translation>
    </message>
    <message>
        <source>Delay</source>
        <translation>Retraso</translation>
    </message>
    <message>
        <source>Times per hour</source>
        <translation>Veces por hora</translation>
    </message>
    <message>
        <source>Misses per hour without it</source>
        <translation>Incumplimientos por hora sin ella</translation>
    </message>
    <message>
        <source>Without delays (ms)</source>
        <translation>Sin retrasos (ms)</translation>
    </message>
    <message>
        <source>Without delays</source>
        <translation>Sin retrasos</translation>
    </message>
    <message>
        <source>p99 (ms)</source>
        <translation>p99 (ms)</translation>
    </message>
    <message>
        <source>99 of 100 loops take at most</source>
        <extracomment>time within which 99 of 100 loops end</extracomment>
        <translation>99 de cada 100 ciclos tardan como mucho</translation>
    </message>
    <message>
        <source>p99.99 (ms)</source>
        <translation>p99,99 (ms)</translation>
    </message>
    <message>
        <source>9,999 of 10,000 loops take at most</source>
        <translation>9999 de cada 10 000 ciclos tardan como mucho</translation>
    </message>
    <message>
        <source>Misses per hour</source>
        <translation>Incumplimientos por hora</translation>
    </message>
    <message>
        <source>How the loop runs. Each mode brings its own kernels, launch cost and sources of jitter.</source>
        <translation>Cómo se ejecuta el ciclo. Cada modo trae sus propios kernels, coste de lanzamiento y fuentes de fluctuación.</translation>
    </message>
    <message>
        <source>Loop rate</source>
        <extracomment>control: how often a control loop runs</extracomment>
        <translation>Frecuencia del ciclo</translation>
    </message>
    <message>
        <source>Loops per second. The deadline cannot be longer than one loop.</source>
        <translation>Ciclos por segundo. El plazo no puede ser más largo que un ciclo.</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Time within which each loop has to end.</source>
        <translation>Tiempo en el que debe terminar cada ciclo.</translation>
    </message>
    <message>
        <source>Kernels in one loop</source>
        <translation>Kernels en un ciclo</translation>
    </message>
    <message>
        <source>Kernels that the CPU launches in each loop. A CUDA graph counts as one.</source>
        <translation>Kernels que la CPU lanza en cada ciclo. Un CUDA graph cuenta como uno.</translation>
    </message>
    <message>
        <source>GPU time of one loop</source>
        <translation>Tiempo de GPU de un ciclo</translation>
    </message>
    <message>
        <source>Time that the kernels need on the GPU. Launching runs beside it, and the longer of both counts.</source>
        <translation>Tiempo que los kernels necesitan en la GPU. Los lanzamientos ocurren a la vez, y cuenta el más largo de los dos.</translation>
    </message>
    <message>
        <source>Spread of the launch cost</source>
        <translation>Dispersión del coste de lanzamiento</translation>
    </message>
    <message>
        <source>Standard deviation of one launch, as a share of its mean.</source>
        <translation>Desviación típica de un lanzamiento, como porcentaje de su media.</translation>
    </message>
    <message>
        <source>Small garbage collections</source>
        <translation>Recolecciones de basura pequeñas</translation>
    </message>
    <message>
        <source>Share of the loops in which the collector looks through new objects.</source>
        <translation>Porcentaje de ciclos en los que el recolector revisa los objetos nuevos.</translation>
    </message>
    <message>
        <source>Length of a small garbage collection</source>
        <translation>Duración de una recolección pequeña</translation>
    </message>
    <message>
        <source>Time by which it delays the loop.</source>
        <translation>Tiempo que retrasa el ciclo.</translation>
    </message>
    <message>
        <source>Full garbage collections</source>
        <translation>Recolecciones de basura completas</translation>
    </message>
    <message>
        <source>Share of the loops in which the collector looks through all objects.</source>
        <translation>Porcentaje de ciclos en los que el recolector revisa todos los objetos.</translation>
    </message>
    <message>
        <source>Objects to look through</source>
        <extracomment>control: objects in memory that the garbage collector has to look through</extracomment>
        <translation>Objetos por revisar</translation>
    </message>
    <message>
        <source>Objects that a full garbage collection visits, one after the other.</source>
        <translation>Objetos que visita una recolección de basura completa, uno tras otro.</translation>
    </message>
    <message>
        <source>Preemptions</source>
        <translation>Expropiaciones</translation>
    </message>
    <message>
        <source>Share of the loops in which the system gives the processor to others.</source>
        <translation>Porcentaje de ciclos en los que el sistema cede el procesador a otros.</translation>
    </message>
    <message>
        <source>Length of a preemption</source>
        <translation>Duración de una expropiación</translation>
    </message>
    <message>
        <source>Rare stalls</source>
        <translation>Paradas raras</translation>
    </message>
    <message>
        <source>Share of the loops in which the whole system stands still for a moment.</source>
        <translation>Porcentaje de ciclos en los que todo el sistema se detiene un momento.</translation>
    </message>
    <message>
        <source>Length of a stall</source>
        <translation>Duración de una parada</translation>
    </message>
    <message>
        <source>Missed deadlines</source>
        <translation>Plazos incumplidos</translation>
    </message>
    <message>
        <source>Half of the loops take at most</source>
        <translation>La mitad de los ciclos tarda como mucho</translation>
    </message>
    <message>
        <source>999 of 1,000 loops take at most</source>
        <translation>999 de cada 1000 ciclos tardan como mucho</translation>
    </message>
    <message>
        <source>Loop without delays</source>
        <translation>Ciclo sin retrasos</translation>
    </message>
    <message>
        <source>Spread without delays</source>
        <translation>Dispersión sin retrasos</translation>
    </message>
    <message>
        <source>Misses allowed</source>
        <translation>Incumplimientos permitidos</translation>
    </message>
    <message>
        <source>Missed deadlines allowed</source>
        <translation>Plazos incumplidos permitidos</translation>
    </message>
    <message>
        <source>Time left in 99 of 100 loops</source>
        <translation>Tiempo restante en 99 de cada 100 ciclos</translation>
    </message>
    <message>
        <source>Launch time of one loop</source>
        <translation>Tiempo de lanzamiento de un ciclo</translation>
    </message>
    <message>
        <source>Length of a full garbage collection</source>
        <translation>Duración de una recolección de basura completa</translation>
    </message>
    <message>
        <source>Launching sets the pace</source>
        <translation>Los lanzamientos marcan el ritmo</translation>
    </message>
    <message>
        <source>Part of the goal</source>
        <extracomment>heading of a column: one part of a goal</extracomment>
        <translation>Parte del objetivo</translation>
    </message>
    <message>
        <source>Now</source>
        <extracomment>heading of a column: what the design does now</extracomment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Asked for</source>
        <extracomment>heading of a column: what the goal asks for</extracomment>
        <translation>Se pide</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The goal, part by part</source>
        <translation>El objetivo, parte por parte</translation>
    </message>
    <message>
        <source>Goal reached: %1 of the %2 power budget, and each frame takes %3 of the %4 allowed.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>Objetivo alcanzado: %1 de los %2 del presupuesto de potencia, y cada fotograma tarda %3 de los %4 permitidos.</translation>
    </message>
    <message>
        <source>Goal missed: %1 exceeds the power budget of %2, though each frame takes %3 of the %4 allowed.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>Objetivo no alcanzado: %1 supera el presupuesto de potencia de %2, aunque cada fotograma tarda %3 de los %4 permitidos.</translation>
    </message>
    <message>
        <source>Goal missed: each frame takes %3 with %4 allowed, at %1 of the %2 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>Objetivo no alcanzado: cada fotograma tarda %3 cuando se permiten %4, con %1 de los %2 del presupuesto de potencia.</translation>
    </message>
    <message>
        <source>Goal missed: each frame takes %3 with %4 allowed, and %1 exceeds the power budget of %2.</source>
        <extracomment>verdict of a track; %1 and %2 are powers, %3 and %4 durations</extracomment>
        <translation>Objetivo no alcanzado: cada fotograma tarda %3 y se permiten %4, y %1 supera el presupuesto de potencia de %2.</translation>
    </message>
    <message>
        <source>Time of one frame</source>
        <extracomment>part of a goal: time to compute one picture</extracomment>
        <translation>Tiempo de un fotograma</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>What the energy of one frame is spent on</source>
        <translation>En qué se gasta la energía de un fotograma</translation>
    </message>
    <message>
        <source>Where the time of one frame goes</source>
        <translation>En qué se va el tiempo de un fotograma</translation>
    </message>
    <message>
        <source>Designs beside each other</source>
        <translation>Diseños uno al lado del otro</translation>
    </message>
    <message>
        <source>Power by frame rate</source>
        <translation>Potencia según los fotogramas por segundo</translation>
    </message>
    <message>
        <source>As set now, DRAM takes %1 of the energy of a frame, which is %2. The budget is %3 for each frame.</source>
        <extracomment>what a chart shows; %1 is a percentage, %2 to %4 are energies</extracomment>
        <translation>Como está ahora, la DRAM se lleva el %1 de la energía de un fotograma, que es de %2. El presupuesto es de %3 por fotograma.</translation>
    </message>
    <message>
        <source>The result that is thrown away costs %1 of it.</source>
        <extracomment>%1 is an energy</extracomment>
        <translation>El resultado que se descarta cuesta %1 de ella.</translation>
    </message>
    <message>
        <source>As set now, a frame takes %1 of the %2 allowed: %3 to launch its kernels, and %4 to move its data, which hides %5 of computing.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>Como está ahora, un fotograma tarda %1 de los %2 permitidos: %3 para lanzar sus kernels y %4 para mover sus datos, lo que oculta %5 de cálculo.</translation>
    </message>
    <message>
        <source>As set now, a frame takes %1 of the %2 allowed: %3 to launch its kernels, and %5 to compute, which hides %4 of moving data.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>Como está ahora, un fotograma tarda %1 de los %2 permitidos: %3 para lanzar sus kernels y %5 para calcular, lo que oculta %4 de mover datos.</translation>
    </message>
    <message>
        <source>The goal is reached by: %1.</source>
        <extracomment>%1 is a list of execution modes
----------
%1 is a list of designs</extracomment>
        <translation>Alcanzan el objetivo: %1.</translation>
    </message>
    <message>
        <source>None of these designs reaches the goal.</source>
        <translation>Ninguno de estos diseños alcanza el objetivo.</translation>
    </message>
    <message>
        <source>The goal is reached up to %1 unfused, up to %2 fused, and up to %3 fused with both branches.</source>
        <extracomment>what a chart shows; all are frame rates such as &quot;30 per second&quot;</extracomment>
        <translation>El objetivo se alcanza hasta %1 sin fusionar, hasta %2 fusionado y hasta %3 fusionado con las dos ramas.</translation>
    </message>
    <message>
        <source>moving data takes longer than computing</source>
        <extracomment>remark on a duration: what takes that long</extracomment>
        <translation>mover datos tarda más que calcular</translation>
    </message>
    <message>
        <source>computing takes longer than moving data</source>
        <extracomment>remark on a duration: what takes that long</extracomment>
        <translation>calcular tarda más que mover datos</translation>
    </message>
    <message>
        <source>within the goal</source>
        <translation>dentro del objetivo</translation>
    </message>
    <message>
        <source>over the power budget</source>
        <translation>por encima del presupuesto de potencia</translation>
    </message>
    <message>
        <source>a frame takes too long at this rate</source>
        <extracomment>remark on a frame rate: computing a picture takes longer than there is time until the following one</extracomment>
        <translation>con esta frecuencia un fotograma tarda demasiado</translation>
    </message>
    <message>
        <source>Unfused</source>
        <extracomment>a design: kernels that are not fused</extracomment>
        <translation>Sin fusionar</translation>
    </message>
    <message>
        <source>Fused</source>
        <extracomment>a design</extracomment>
        <translation>Fusionado</translation>
    </message>
    <message>
        <source>Unfused, both branches</source>
        <translation>Sin fusionar, las dos ramas</translation>
    </message>
    <message>
        <source>Fused, both branches</source>
        <translation>Fusionado, las dos ramas</translation>
    </message>
    <message>
        <source>Unfused, older DRAM</source>
        <translation>Sin fusionar, DRAM más antigua</translation>
    </message>
    <message>
        <source>Fused, older DRAM</source>
        <translation>Fusionado, DRAM más antigua</translation>
    </message>
    <message>
        <source>Design</source>
        <translation>Diseño</translation>
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
        <translation>Cálculo (mJ)</translation>
    </message>
    <message>
        <source>Computing</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>One frame (mJ)</source>
        <translation>Un fotograma (mJ)</translation>
    </message>
    <message>
        <source>One frame</source>
        <translation>Un fotograma</translation>
    </message>
    <message>
        <source>Launching (ms)</source>
        <translation>Lanzamientos (ms)</translation>
    </message>
    <message>
        <source>Launching</source>
        <translation>Lanzamientos</translation>
    </message>
    <message>
        <source>Moving data or computing (ms)</source>
        <translation>Mover datos o calcular (ms)</translation>
    </message>
    <message>
        <source>Moving data or computing</source>
        <translation>Mover datos o calcular</translation>
    </message>
    <message>
        <source>One frame (ms)</source>
        <translation>Un fotograma (ms)</translation>
    </message>
    <message>
        <source>Allowed (ms)</source>
        <translation>Permitido (ms)</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>DRAM traffic</source>
        <translation>Tráfico de DRAM</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>Potencia (W)</translation>
    </message>
    <message>
        <source>Battery lasts</source>
        <translation>La batería dura</translation>
    </message>
    <message>
        <source>Frames per second</source>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>Unfused (W)</source>
        <translation>Sin fusionar (W)</translation>
    </message>
    <message>
        <source>Fused (W)</source>
        <translation>Fusionado (W)</translation>
    </message>
    <message>
        <source>Fused, both branches (W)</source>
        <translation>Fusionado, las dos ramas (W)</translation>
    </message>
    <message>
        <source>Fuse kernels</source>
        <translation>Fusionar kernels</translation>
    </message>
    <message>
        <source>Fused kernels keep intermediate results on the chip instead of writing them to DRAM.</source>
        <translation>Los kernels fusionados dejan los resultados intermedios en el chip en lugar de escribirlos en la DRAM.</translation>
    </message>
    <message>
        <source>Compute both branches</source>
        <translation>Calcular las dos ramas</translation>
    </message>
    <message>
        <source>A mask takes the place of a condition. Both branches are computed, and one result is thrown away.</source>
        <translation>Una máscara ocupa el lugar de una condición. Se calculan las dos ramas y un resultado se descarta.</translation>
    </message>
    <message>
        <source>Activation size</source>
        <extracomment>control: size of the intermediate result that one block of a model makes</extracomment>
        <translation>Tamaño de las activaciones</translation>
    </message>
    <message>
        <source>Size of the intermediate result of one block of the model.</source>
        <translation>Tamaño del resultado intermedio de un bloque del modelo.</translation>
    </message>
    <message>
        <source>Energy of DRAM</source>
        <translation>Energía de la DRAM</translation>
    </message>
    <message>
        <source>Energy to move one byte to or from DRAM. 160 pJ is a published figure for an older process of 45 nm.</source>
        <translation>Energía para mover un byte hacia la DRAM o desde ella. 160 pJ es una cifra publicada para un proceso más antiguo de 45 nm.</translation>
    </message>
    <message>
        <source>Frame rate</source>
        <extracomment>control: pictures per second</extracomment>
        <translation>Fotogramas por segundo</translation>
    </message>
    <message>
        <source>Frames per second. A higher rate leaves less time for each frame and costs more power.</source>
        <translation>Fotogramas en cada segundo. Si son más, queda menos tiempo para cada uno y hace falta más potencia.</translation>
    </message>
    <message>
        <source>Hours to last</source>
        <extracomment>control: how long a battery has to last</extracomment>
        <translation>Horas que debe durar</translation>
    </message>
    <message>
        <source>The power budget is the energy of the battery, spread over these hours.</source>
        <translation>El presupuesto de potencia es la energía de la batería repartida en estas horas.</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Batería</translation>
    </message>
    <message>
        <source>Energy that a full battery holds.</source>
        <translation>Energía que contiene una batería llena.</translation>
    </message>
    <message>
        <source>Arithmetic operations that the model needs for one frame.</source>
        <translation>Operaciones aritméticas que el modelo necesita para un fotograma.</translation>
    </message>
    <message>
        <source>Size of the other branch</source>
        <translation>Tamaño de la otra rama</translation>
    </message>
    <message>
        <source>Work of the branch whose result is thrown away, as a share of the frame.</source>
        <translation>Trabajo de la rama cuyo resultado se descarta, como porcentaje del fotograma.</translation>
    </message>
    <message>
        <source>Energy of one frame</source>
        <translation>Energía de un fotograma</translation>
    </message>
    <message>
        <source>Energy for DRAM</source>
        <translation>Energía para la DRAM</translation>
    </message>
    <message>
        <source>Energy for SRAM</source>
        <translation>Energía para la SRAM</translation>
    </message>
    <message>
        <source>Energy for computing</source>
        <translation>Energía para calcular</translation>
    </message>
    <message>
        <source>DRAM&apos;s share of the energy</source>
        <translation>Porcentaje de la energía que gasta la DRAM</translation>
    </message>
    <message>
        <source>Energy for the result thrown away</source>
        <translation>Energía para el resultado descartado</translation>
    </message>
    <message>
        <source>DRAM traffic of one frame</source>
        <translation>Tráfico de DRAM de un fotograma</translation>
    </message>
    <message>
        <source>Share of the bandwidth</source>
        <translation>Porcentaje del ancho de banda</translation>
    </message>
    <message>
        <source>Kernels in one frame</source>
        <translation>Kernels en un fotograma</translation>
    </message>
    <message>
        <source>Launch time of one frame</source>
        <translation>Tiempo de lanzamiento de un fotograma</translation>
    </message>
    <message>
        <source>Time to move the data</source>
        <translation>Tiempo de mover los datos</translation>
    </message>
    <message>
        <source>Time to compute</source>
        <translation>Tiempo de calcular</translation>
    </message>
    <message>
        <source>Time allowed for one frame</source>
        <translation>Tiempo permitido para un fotograma</translation>
    </message>
    <message>
        <source>Power budget</source>
        <translation>Presupuesto de potencia</translation>
    </message>
    <message>
        <source>Energy budget of one frame</source>
        <translation>Presupuesto de energía de un fotograma</translation>
    </message>
    <message>
        <source>Highest frame rate</source>
        <extracomment>figure: the most pictures per second at which a goal is still reached</extracomment>
        <translation>Máximo de fotogramas por segundo</translation>
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
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 per second</source>
        <extracomment>how often something happens; %1 is a number</extracomment>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>%1 per hour</source>
        <extracomment>how often something happens; %1 is a number</extracomment>
        <translation>%1 por hora</translation>
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
        <translation>%1 millones de operaciones</translation>
    </message>
    <message>
        <source>%1 billion operations</source>
        <extracomment>billions (thousands of millions) of arithmetic operations</extracomment>
        <translation>%1 mil millones de operaciones</translation>
    </message>
    <message>
        <source>%1 pJ per byte</source>
        <extracomment>energy of moving one byte, in picojoules</extracomment>
        <translation>%1 pJ por byte</translation>
    </message>
    <message>
        <source>tokens</source>
        <extracomment>what is counted per second: parts of words that a language model writes</extracomment>
        <translation>tokens</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>goal reached</source>
        <extracomment>verdict on the goal of a track</extracomment>
        <translation>objetivo alcanzado</translation>
    </message>
    <message>
        <source>goal missed</source>
        <translation>objetivo no alcanzado</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>control and value</comment>
        <extracomment>a control and its new value: &quot;Batch: 64.&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Several inputs were set.</source>
        <translation>Se cambiaron varias entradas.</translation>
    </message>
    <message>
        <source>%1: still %2.</source>
        <extracomment>a result that a change has not moved; %1 is its name, %2 its value</extracomment>
        <translation>%1: sigue en %2.</translation>
    </message>
    <message>
        <source>%1: now %2, before %3.</source>
        <extracomment>a result after a change; %1 is its name, %2 its value now, %3 its value before</extracomment>
        <translation>%1: ahora %2, antes %3.</translation>
    </message>
    <message>
        <source>The goal is now reached.</source>
        <translation>Ahora se alcanza el objetivo.</translation>
    </message>
    <message>
        <source>The goal is now missed.</source>
        <translation>Ahora no se alcanza el objetivo.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>como mucho %1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <extracomment>what a part of a goal asks for; %1 is a value</extracomment>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>met</source>
        <extracomment>a part of a goal is reached</extracomment>
        <translation>se cumple</translation>
    </message>
    <message>
        <source>not met</source>
        <extracomment>a part of a goal is not reached</extracomment>
        <translation>no se cumple</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of flash, and the microcontroller has %2.</source>
        <extracomment>verdict of a track: a program does not fit; %1 and %2 are sizes in bytes</extracomment>
        <translation>Objetivo no alcanzado: el programa necesita %1 de flash, y el microcontrolador tiene %2.</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of RAM, and the microcontroller has %2.</source>
        <extracomment>verdict of a track: a program does not fit; %1 and %2 are sizes in bytes</extracomment>
        <translation>Objetivo no alcanzado: el programa necesita %1 de RAM, y el microcontrolador tiene %2.</translation>
    </message>
    <message>
        <source>Goal missed: the program needs %1 of flash and %3 of RAM, and the microcontroller has %2 and %4.</source>
        <extracomment>verdict of a track: a program does not fit; %1 to %4 are sizes in bytes</extracomment>
        <translation>Objetivo no alcanzado: el programa necesita %1 de flash y %3 de RAM, y el microcontrolador tiene %2 y %4.</translation>
    </message>
    <message>
        <source>Goal reached: %1 of the %2 allowed, at %3 of the %4 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>Objetivo alcanzado: %1 de los %2 permitidos, con %3 de los %4 del presupuesto de potencia.</translation>
    </message>
    <message>
        <source>Goal missed: %1 with less than %2 allowed, at %3 of the %4 power budget.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>Objetivo no alcanzado: %1 cuando se permiten menos de %2, con %3 de los %4 del presupuesto de potencia.</translation>
    </message>
    <message>
        <source>Goal missed: %3 exceeds the power budget of %4, though %1 of the %2 allowed is enough time.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>Objetivo no alcanzado: %3 supera el presupuesto de potencia de %4, aunque %1 de los %2 permitidos es tiempo suficiente.</translation>
    </message>
    <message>
        <source>Goal missed: %1 with less than %2 allowed, and %3 exceeds the power budget of %4.</source>
        <extracomment>verdict of a track; %1 and %2 are durations, %3 and %4 powers</extracomment>
        <translation>Objetivo no alcanzado: %1 cuando se permiten menos de %2, y %3 supera el presupuesto de potencia de %4.</translation>
    </message>
    <message>
        <source>Flash</source>
        <extracomment>part of a goal: permanent memory that a program takes</extracomment>
        <translation>Flash</translation>
    </message>
    <message>
        <source>RAM</source>
        <extracomment>part of a goal: working memory that a program takes</extracomment>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Time of one hop</source>
        <extracomment>part of a goal: time to compute one short piece of sound</extracomment>
        <translation>Tiempo de un salto</translation>
    </message>
    <message>
        <source>What flash is filled with, by runtime</source>
        <translation>Con qué se llena la flash, por entorno de ejecución</translation>
    </message>
    <message>
        <source>What RAM is filled with, by runtime</source>
        <translation>Con qué se llena la RAM, por entorno de ejecución</translation>
    </message>
    <message>
        <source>Where the time of one hop goes, by runtime</source>
        <translation>En qué se va el tiempo de un salto, por entorno de ejecución</translation>
    </message>
    <message>
        <source>What the power is spent on, by runtime</source>
        <translation>En qué se gasta la potencia, por entorno de ejecución</translation>
    </message>
    <message>
        <source>The runtimes at this clock</source>
        <translation>Los entornos de ejecución con este reloj</translation>
    </message>
    <message>
        <source>As set now, one hop takes %1 and has to take less than %2. The interpreter takes %3 of it; without one it would be %4.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>Como está ahora, un salto tarda %1 y tiene que tardar menos de %2. El intérprete se lleva %3 de ello; sin él serían %4.</translation>
    </message>
    <message>
        <source>As set now, one hop takes %1 and has to take less than %2. No interpreter takes part.</source>
        <extracomment>what a chart shows; %1 and %2 are durations</extracomment>
        <translation>Como está ahora, un salto tarda %1 y tiene que tardar menos de %2. No interviene ningún intérprete.</translation>
    </message>
    <message>
        <source>As set now, the power is %1 and has to be less than %2. The microcontroller computes for %3 of the time and sleeps for the rest.</source>
        <extracomment>what a chart shows; %1 and %2 are powers, %3 is a percentage of the time</extracomment>
        <translation>Como está ahora, la potencia es de %1 y tiene que ser menor que %2. El microcontrolador calcula durante el %3 del tiempo y duerme el resto.</translation>
    </message>
    <message>
        <source>The goal is reached with: %1.</source>
        <extracomment>%1 is a list of runtimes</extracomment>
        <translation>El objetivo se alcanza con: %1.</translation>
    </message>
    <message>
        <source>The goal is reached with none of these runtimes.</source>
        <translation>El objetivo no se alcanza con ninguno de estos entornos de ejecución.</translation>
    </message>
    <message>
        <source>No clock up to %1 computes one hop in time.</source>
        <extracomment>%1 is a clock in MHz</extracomment>
        <translation>Ningún reloj hasta %1 calcula un salto a tiempo.</translation>
    </message>
    <message>
        <source>Runtime</source>
        <extracomment>control: the software that executes a model</extracomment>
        <translation>Entorno de ejecución</translation>
    </message>
    <message>
        <source>Runtime itself</source>
        <extracomment>part of a memory: the software that executes a model, without its kernels</extracomment>
        <translation>El propio entorno de ejecución</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>Kernels</translation>
    </message>
    <message>
        <source>Application</source>
        <extracomment>the program that uses a model</extracomment>
        <translation>Aplicación</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Tensors</source>
        <extracomment>working memory in which a model keeps its intermediate results</extracomment>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Computing (ms)</source>
        <extracomment>part of a time: the arithmetic of a model</extracomment>
        <translation>Cálculo (ms)</translation>
    </message>
    <message>
        <source>Interpreter (ms)</source>
        <extracomment>part of a time: software that reads a model and calls its kernels</extracomment>
        <translation>Intérprete (ms)</translation>
    </message>
    <message>
        <source>Interpreter</source>
        <translation>Intérprete</translation>
    </message>
    <message>
        <source>One hop (ms)</source>
        <translation>Un salto (ms)</translation>
    </message>
    <message>
        <source>One hop</source>
        <translation>Un salto</translation>
    </message>
    <message>
        <source>Computing (mW)</source>
        <translation>Cálculo (mW)</translation>
    </message>
    <message>
        <source>Interpreter (mW)</source>
        <translation>Intérprete (mW)</translation>
    </message>
    <message>
        <source>Asleep (mW)</source>
        <extracomment>part of the power: what a microcontroller takes while it waits for the following piece of sound</extracomment>
        <translation>Dormido (mW)</translation>
    </message>
    <message>
        <source>Asleep</source>
        <translation>Dormido</translation>
    </message>
    <message>
        <source>Power (mW)</source>
        <translation>Potencia (mW)</translation>
    </message>
    <message>
        <source>Budget (mW)</source>
        <translation>Presupuesto (mW)</translation>
    </message>
    <message>
        <source>Clock (MHz)</source>
        <translation>Reloj (MHz)</translation>
    </message>
    <message>
        <source>Clock in megahertz</source>
        <translation>Reloj en megahercios</translation>
    </message>
    <message>
        <source>The software that executes the model. It takes memory, and an interpreter takes time as well.</source>
        <translation>El software que ejecuta el modelo. Ocupa memoria, y un intérprete además lleva tiempo.</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Reloj</translation>
    </message>
    <message>
        <source>Clock of the microcontroller while it computes. It sleeps for the rest of each hop.</source>
        <translation>Reloj del microcontrolador mientras calcula. El resto de cada salto duerme.</translation>
    </message>
    <message>
        <source>Arithmetic operations that the model needs for one hop of sound.</source>
        <translation>Operaciones aritméticas que el modelo necesita para un salto de sonido.</translation>
    </message>
    <message>
        <source>Flash budget</source>
        <translation>Presupuesto de flash</translation>
    </message>
    <message>
        <source>Permanent memory for the program and the weights.</source>
        <translation>Memoria permanente para el programa y los pesos.</translation>
    </message>
    <message>
        <source>RAM budget</source>
        <translation>Presupuesto de RAM</translation>
    </message>
    <message>
        <source>Working memory for the application, the model and the runtime.</source>
        <translation>Memoria de trabajo para la aplicación, el modelo y el entorno de ejecución.</translation>
    </message>
    <message>
        <source>Size of the weights</source>
        <translation>Tamaño de los pesos</translation>
    </message>
    <message>
        <source>What the model has learned, stored in flash.</source>
        <translation>Lo que el modelo ha aprendido, guardado en la flash.</translation>
    </message>
    <message>
        <source>Share of the flash budget</source>
        <translation>Porcentaje del presupuesto de flash</translation>
    </message>
    <message>
        <source>Share of the RAM budget</source>
        <translation>Porcentaje del presupuesto de RAM</translation>
    </message>
    <message>
        <source>Share of the time awake</source>
        <extracomment>share of the time in which a microcontroller is awake</extracomment>
        <translation>Porcentaje del tiempo despierto</translation>
    </message>
    <message>
        <source>Time allowed for one hop</source>
        <translation>Tiempo permitido para un salto</translation>
    </message>
    <message>
        <source>Overhead of the interpreter</source>
        <translation>Sobrecoste del intérprete</translation>
    </message>
    <message>
        <source>Time that the interpreter takes</source>
        <translation>Tiempo que se lleva el intérprete</translation>
    </message>
    <message>
        <source>Clock that just keeps up</source>
        <translation>Reloj que apenas basta</translation>
    </message>
    <message>
        <source>As set now, a step takes %1. The GPU works for %2 of it and waits for %3.</source>
        <extracomment>what a chart shows; all are durations</extracomment>
        <translation>Con los ajustes actuales, un paso tarda %1. La GPU trabaja %2 de ese tiempo y espera %3.</translation>
    </message>
    <message>
        <source>As set now, the design needs %1 of memory on each GPU, which has %2.</source>
        <extracomment>what a chart shows; both are sizes in bytes</extracomment>
        <translation>Con los ajustes actuales, el diseño necesita %1 de memoria en cada GPU, que tiene %2.</translation>
    </message>
    <message>
        <source>The largest batch that fits is %1.</source>
        <extracomment>%1 is a number of sequences</extracomment>
        <translation>El lote más grande que cabe es de %1.</translation>
    </message>
    <message>
        <source>The model itself does not fit, whatever the batch.</source>
        <translation>El propio modelo no cabe, sea cual sea el lote.</translation>
    </message>
    <message>
        <source>Times of the modes</source>
        <translation>Tiempos de los modos</translation>
    </message>
    <message>
        <source>Loops that take longer than the deadline of %1: %2, or %3. The goal allows %4.</source>
        <extracomment>what a chart shows; %1 is a duration, %2 and %4 are shares of the loops such as &quot;1 in 100&quot;, %3 is a rate such as &quot;3,763 per hour&quot;</extracomment>
        <translation>Ciclos que tardan más que el plazo de %1: %2, o %3. El objetivo permite %4.</translation>
    </message>
    <message>
        <source>Half of the loops take at most %1, 99 of 100 take at most %2, and 9,999 of 10,000 take at most %3.</source>
        <extracomment>what a table shows; all are durations</extracomment>
        <translation>La mitad de los ciclos tarda como mucho %1, 99 de cada 100 como mucho %2, y 9999 de cada 10 000 como mucho %3.</translation>
    </message>
    <message>
        <source>The costliest is: %1. Missed deadlines without it: %2 instead of %3.</source>
        <extracomment>what a chart shows; %1 is a source of jitter, %2 and %3 are rates such as &quot;3,763 per hour&quot;</extracomment>
        <translation>La más costosa es: %1. Plazos incumplidos sin ella: %2 en lugar de %3.</translation>
    </message>
    <message>
        <source>No single one of them makes a difference. Missed deadlines: %1.</source>
        <extracomment>what a chart shows; %1 is a rate such as &quot;0 per hour&quot;</extracomment>
        <translation>Ninguna de ellas por sí sola cambia algo. Plazos incumplidos: %1.</translation>
    </message>
    <message>
        <source>None of these modes reaches the goal.</source>
        <translation>Ninguno de estos modos alcanza el objetivo.</translation>
    </message>
    <message>
        <source>Of %2 modes, %3 keep the deadline of %1 in 99 of 100 loops, and %4 keep it in 9,999 of 10,000.</source>
        <extracomment>what a chart shows; %1 is a duration, %2 to %4 are numbers of execution modes</extracomment>
        <translation>De %2 modos, %3 cumplen el plazo de %1 en 99 de cada 100 ciclos, y %4 lo cumplen en 9999 de cada 10 000.</translation>
    </message>
    <message>
        <source>Misses per hour that it adds</source>
        <extracomment>heading of a column: how many missed deadlines go away with one source of jitter</extracomment>
        <translation>Incumplimientos por hora que añade</translation>
    </message>
    <message>
        <source>Work per frame</source>
        <extracomment>control: arithmetic that one picture takes</extracomment>
        <translation>Trabajo por fotograma</translation>
    </message>
    <message>
        <source>Time of one hop by clock</source>
        <translation>Tiempo de un salto según el reloj</translation>
    </message>
    <message>
        <source>Power by clock</source>
        <translation>Potencia según el reloj</translation>
    </message>
    <message>
        <source>With %1, the program needs %2 of flash, and there are %3. The runtime and its kernels need %4 of it.</source>
        <extracomment>what a chart shows; %1 is a runtime such as &quot;ExecuTorch&quot;, the others are sizes in bytes</extracomment>
        <translation>Con %1, el programa necesita %2 de flash, y hay %3. El entorno de ejecución y sus kernels necesitan %4 de ellos.</translation>
    </message>
    <message>
        <source>With %1, the program needs %2 of RAM, and there are %3. The runtime needs %4 of it.</source>
        <extracomment>what a chart shows; %1 is a runtime such as &quot;ExecuTorch&quot;, the others are sizes in bytes</extracomment>
        <translation>Con %1, el programa necesita %2 de RAM, y hay %3. El entorno de ejecución necesita %4 de ellos.</translation>
    </message>
    <message>
        <source>One hop is ready in time from %1 on: it takes %2 there.</source>
        <extracomment>what a chart shows; %1 is a clock in MHz, %2 a duration</extracomment>
        <translation>Un salto está listo a tiempo desde %1: allí tarda %2.</translation>
    </message>
    <message>
        <source>A faster clock is followed by a longer sleep: the power is %2 at %1 and %4 at %3.</source>
        <extracomment>what a chart shows; %1 and %3 are clocks in MHz, %2 and %4 powers</extracomment>
        <translation>A un reloj más rápido le sigue un sueño más largo: la potencia es de %2 a %1 y de %4 a %3.</translation>
    </message>
    <message>
        <source>The microcontroller never sleeps at any of these clocks. At %1, the power is %2.</source>
        <extracomment>%1 is a clock in MHz, %2 a power</extracomment>
        <translation>El microcontrolador no duerme nunca con ninguno de estos relojes. A %1, la potencia es de %2.</translation>
    </message>
    <message>
        <source>Work per hop</source>
        <extracomment>control: arithmetic that a hop takes, the short piece of sound that is computed at a time</extracomment>
        <translation>Trabajo por salto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU busy by batch</source>
        <translation>GPU ocupada según el lote</translation>
    </message>
    <message>
        <source>Throughput by batch</source>
        <translation>Rendimiento según el lote</translation>
    </message>
    <message>
        <source>At batch %1, eager mode writes %2, compiled code %3, and a CUDA graph %4.</source>
        <extracomment>what a chart shows; %1 is a number of sequences, the others are rates such as &quot;23.9 tokens/s&quot;</extracomment>
        <translation>Con un lote de %1, el modo inmediato escribe %2, el código compilado %3 y un CUDA graph %4.</translation>
    </message>
</context>
<context>
    <name>rp::TypedEntry</name>
    <message>
        <source>us|microsecond|microseconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: microsecond</extracomment>
        <translation>us|microsecond|microseconds|microsegundo|microsegundos</translation>
    </message>
    <message>
        <source>ms|millisecond|milliseconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: millisecond</extracomment>
        <translation>ms|millisecond|milliseconds|milisegundo|milisegundos</translation>
    </message>
    <message>
        <source>s|sec|secs|second|seconds</source>
        <extracomment>names of a unit that a learner may type, separated by |: second</extracomment>
        <translation>s|sec|secs|second|seconds|segundo|segundos</translation>
    </message>
    <message>
        <source>min|mins|minute|minutes</source>
        <extracomment>names of a unit that a learner may type, separated by |: minute</extracomment>
        <translation>min|mins|minute|minutes|minuto|minutos</translation>
    </message>
    <message>
        <source>h|hr|hrs|hour|hours</source>
        <extracomment>names of a unit that a learner may type, separated by |: hour</extracomment>
        <translation>h|hr|hrs|hour|hours|hora|horas</translation>
    </message>
    <message>
        <source>d|day|days</source>
        <extracomment>names of a unit that a learner may type, separated by |: day</extracomment>
        <translation>d|day|days|día|días</translation>
    </message>
    <message>
        <source>w|week|weeks</source>
        <extracomment>names of a unit that a learner may type, separated by |: week</extracomment>
        <translation>w|week|weeks|semana|semanas</translation>
    </message>
    <message>
        <source>y|yr|yrs|year|years</source>
        <extracomment>names of a unit that a learner may type, separated by |: year</extracomment>
        <translation>y|yr|yrs|year|years|año|años</translation>
    </message>
</context>
<context>
    <name>rp::UtilizationMeter</name>
    <message>
        <source>%1, at or above the %2 mark</source>
        <extracomment>Spoken value of a meter. %1: its value, %2: the threshold, both as percentages.</extracomment>
        <translation>%1, en la marca de %2 o por encima</translation>
    </message>
    <message>
        <source>%1, below the %2 mark</source>
        <translation>%1, por debajo de la marca de %2</translation>
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
        <translation>%1, valor exacto</translation>
    </message>
    <message>
        <source>%1: type a number from %2 to %3.</source>
        <extracomment>%1 is a control&apos;s name, %2 and %3 the limits with their unit.</extracomment>
        <translation>%1: escribe un número de %2 a %3.</translation>
    </message>
    <message>
        <source>%1 Page Up and Page Down go to the next mark: %2.</source>
        <extracomment>Screen reader, after what a slider does (%1): %2 lists the values that have a mark.</extracomment>
        <translation>%1 Re Pág y Av Pág van a la siguiente marca: %2.</translation>
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
        <translation>Este paso sigue bloqueado; primero lee el encargo y elige «Siguiente».</translation>
    </message>
    <message>
        <source>This step is still locked; commit your prediction first.</source>
        <translation>Este paso sigue bloqueado; primero confirma tu predicción.</translation>
    </message>
    <message>
        <source>This step is still locked; make the remaining discoveries or skip them first.</source>
        <translation>Este paso sigue bloqueado; primero haz los descubrimientos que faltan u omítelos.</translation>
    </message>
    <message>
        <source>This step is still locked; read the reveal and choose Next first.</source>
        <translation>Este paso sigue bloqueado; primero lee la revelación y elige «Siguiente».</translation>
    </message>
    <message>
        <source>This step is still locked; answer the reflection questions first.</source>
        <translation>Este paso sigue bloqueado; primero responde a las preguntas de reflexión.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; commit your prediction first.</source>
        <translation>Todavía no puedes continuar; primero confirma tu predicción.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; make the remaining discoveries or skip them.</source>
        <translation>Todavía no puedes continuar; haz los descubrimientos que faltan u omítelos.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; answer the questions on this page first.</source>
        <translation>Todavía no puedes continuar; primero responde a las preguntas de esta página.</translation>
    </message>
    <message>
        <source>This act is still locked; finish “%1” first.</source>
        <extracomment>%1 is an act&apos;s title</extracomment>
        <translation>Este acto sigue bloqueado; primero termina «%1».</translation>
    </message>
    <message>
        <source>There is no such place in this lab; choose a step in the list of steps.</source>
        <translation>No existe ese lugar en este laboratorio; elige un paso en la lista de pasos.</translation>
    </message>
    <message>
        <source>You have already answered this question, and the answer stays as it is; go on with Next.</source>
        <translation>Ya respondiste a esta pregunta, y la respuesta se queda como está; continúa con «Siguiente».</translation>
    </message>
    <message>
        <source>There is no such question in this act; choose one of those on the page.</source>
        <translation>No existe esa pregunta en este acto; elige una de las de la página.</translation>
    </message>
    <message>
        <source>This answer is not possible here; choose one of the options, or a number in the range that is asked for.</source>
        <translation>Esta respuesta no es posible aquí; elige una de las opciones o un número dentro del intervalo que se pide.</translation>
    </message>
    <message>
        <source>This window can only show the ledger, so nothing was recorded; use the window that holds it.</source>
        <translation>Esta ventana solo puede mostrar el cuaderno de laboratorio, así que no se registró nada; usa la ventana que lo tiene.</translation>
    </message>
    <message>
        <source>This step is still locked; make the remaining discoveries and solve the challenges, or skip them, first.</source>
        <translation>Este paso sigue bloqueado; haz antes los descubrimientos que faltan y resuelve los retos, o sáltalos.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; make the remaining discoveries and solve the challenges, or skip them.</source>
        <translation>Aún no puedes continuar; haz los descubrimientos que faltan y resuelve los retos, o sáltalos.</translation>
    </message>
    <message>
        <source>The answers of this act were changed outside the program, so this challenge takes no more of them.</source>
        <translation>Las respuestas de este acto se cambiaron fuera del programa, así que este reto ya no acepta más.</translation>
    </message>
    <message>
        <source>You have already solved this challenge, and its result stays as it is.</source>
        <translation>Ya has resuelto este reto, y su resultado se queda como está.</translation>
    </message>
    <message>
        <source>This can&apos;t be handed in; type a number.</source>
        <translation>Esto no se puede entregar; escribe un número.</translation>
    </message>
    <message>
        <source>You can&apos;t go on yet; choose your track first, on this page or in the toolbar.</source>
        <translation>Aún no puedes seguir; elige primero tu itinerario, en esta página o en la barra de herramientas.</translation>
    </message>
    <message>
        <source>This step is still locked; choose your track in the brief first.</source>
        <translation>Este paso sigue bloqueado; elige primero tu itinerario en el encargo.</translation>
    </message>
    <message>
        <source>You have already proposed this, and it was not right; choose another one.</source>
        <translation>Ya propusiste esto y no era correcto; elige otra opción.</translation>
    </message>
</context>
<context>
    <name>rp::WizardController</name>
    <message>
        <source>The next act, “%1”, is open now.</source>
        <extracomment>%1 is an act&apos;s title</extracomment>
        <translation>El siguiente acto, «%1», ya está abierto.</translation>
    </message>
    <message>
        <source>You have completed “%1”; you can look at every step again.</source>
        <extracomment>%1 is a lab&apos;s title</extracomment>
        <translation>Has completado «%1»; puedes volver a ver cada paso.</translation>
    </message>
    <message>
        <source>This is the first step of the lab; go on with Next.</source>
        <translation>Este es el primer paso del laboratorio; continúa con «Siguiente».</translation>
    </message>
    <message>
        <source>There is no control named %1 in this act; choose one of those on the page.</source>
        <extracomment>%1 is the untranslated name of a control</extracomment>
        <translation>No hay ningún control llamado %1 en este acto; elige uno de los de la página.</translation>
    </message>
    <message>
        <source>There is no such challenge in this act; choose one of those on the page.</source>
        <translation>No existe ese reto en este acto; elige uno de los de la página.</translation>
    </message>
    <message>
        <source>There is no number to hand in here; this challenge is solved with the instrument.</source>
        <translation>Aquí no hay ningún número que entregar; este reto se resuelve con el instrumento.</translation>
    </message>
    <message>
        <source>No slider shows the answer to this challenge; type a number instead.</source>
        <translation>Ningún control deslizante muestra la respuesta de este reto; escribe un número.</translation>
    </message>
    <message>
        <source>There is no number to hand in here; choose one of the proposals.</source>
        <translation>Aquí no hay que entregar un número; elige una de las propuestas.</translation>
    </message>
    <message>
        <source>This can&apos;t be proposed here; choose one of the proposals on the page.</source>
        <translation>Esto no se puede proponer aquí; elige una de las propuestas de la página.</translation>
    </message>
    <message>
        <source>There is no such text to write in this act; choose one of those on the page.</source>
        <translation>En este acto no hay tal texto que escribir; elige uno de los de la página.</translation>
    </message>
</context>
<context>
    <name>rp::WritingCard</name>
    <message>
        <source>%1 What you write is kept on this computer as you type. Tab leaves the field.</source>
        <extracomment>Read aloud with a field for several lines; %1 is what to write about.</extracomment>
        <translation>%1 Lo que escribes se guarda en este equipo mientras escribes. Tab sale del campo.</translation>
    </message>
    <message>
        <source>Presenter mode keeps this text only until the window is closed.</source>
        <translation>El modo de presentación conserva este texto solo hasta que se cierra la ventana.</translation>
    </message>
    <message>
        <source>Not saved.</source>
        <translation>No guardado.</translation>
    </message>
    <message>
        <source>Nobody judges this. It is saved on this computer as you type.</source>
        <translation>Nadie juzga esto. Se guarda en este equipo mientras escribes.</translation>
    </message>
    <message>
        <source>✓ Saved on this computer.</source>
        <translation>✓ Guardado en este equipo.</translation>
    </message>
    <message>
        <source>“%1” is saved.</source>
        <extracomment>Said when the learner leaves a field; %1 is its name.</extracomment>
        <translation>«%1» está guardado.</translation>
    </message>
</context>
</TS>

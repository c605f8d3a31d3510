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
lab07.json /acts/0/formulas/4/terms/4/meaning</extracomment>
        <translation>tiempo de cálculo de un kernel</translation>
    </message>
    <message>
        <source>cost of one kernel launch</source>
        <extracomment>lab07.json /acts/0/formulas/0/terms/3/meaning
----------
lab07.json /acts/0/formulas/3/terms/3/meaning
----------
lab07.json /acts/0/formulas/4/terms/3/meaning</extracomment>
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
lab07.json /acts/0/sources/20/from</extracomment>
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
lab07.json /acts/0/sources/9/from</extracomment>
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
        <extracomment>lab07.json /acts/0/sources/13/claim</extracomment>
        <translation>Compilar ResNet-50 sube su rendimiento (throughput) de 1450 a 2150 imágenes por segundo.</translation>
    </message>
    <message>
        <source>2,150 img/s</source>
        <extracomment>lab07.json /acts/0/sources/13/value</extracomment>
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
        <extracomment>lab07.json /acts/0/sources/15/claim</extracomment>
        <translation>Compilar hace los modelos más de un 30 % más rápidos.</translation>
    </message>
    <message>
        <source>It holds for keyword spotting and for ResNet-50, whose figure stands here. It does not hold for the GPT-2 layer or for one giant matrix product.</source>
        <extracomment>lab07.json /acts/0/sources/15/reason</extracomment>
        <translation>Se cumple para la detección de palabras clave y para ResNet-50, cuya cifra aparece aquí. No se cumple para la capa de GPT-2 ni para un único producto gigante de matrices.</translation>
    </message>
    <message>
        <source>Compiling makes transformers 1.3 to 2 times as fast.</source>
        <extracomment>lab07.json /acts/0/sources/16/claim</extracomment>
        <translation>Compilar multiplica por entre 1,3 y 2 la velocidad de los transformadores.</translation>
    </message>
    <message>
        <source>Course text; PyTorch 2.0 announcement</source>
        <extracomment>lab07.json /acts/0/sources/16/from</extracomment>
        <translation>Texto del curso; anuncio de PyTorch 2.0</translation>
    </message>
    <message>
        <source>The layer modelled here has 20 long kernels and can&apos;t gain that much. Gains of this size need many short kernels or much memory traffic to remove.</source>
        <extracomment>lab07.json /acts/0/sources/16/reason</extracomment>
        <translation>La capa de este modelo tiene 20 kernels largos y no puede ganar tanto. Ganancias de ese tamaño requieren muchos kernels cortos o mucho tráfico de memoria que eliminar.</translation>
    </message>
    <message>
        <source>Compiling one giant matrix product gains nearly nothing.</source>
        <extracomment>lab07.json /acts/0/sources/17/claim</extracomment>
        <translation>Compilar un único producto gigante de matrices no aporta casi nada.</translation>
    </message>
    <message>
        <source>near zero</source>
        <extracomment>lab07.json /acts/0/sources/17/value</extracomment>
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
        <source>Weights and bias are scalars or one value per channel</source>
        <extracomment>fusion.json /conventions/0/name</extracomment>
        <translation>Los pesos y el sesgo son escalares o un valor por canal</translation>
    </message>
    <message>
        <source>Weights and bias are full tensors</source>
        <extracomment>fusion.json /conventions/1/name</extracomment>
        <translation>Los pesos y el sesgo son tensores completos</translation>
    </message>
    <message>
        <source>Only the round trips of the three intermediates</source>
        <extracomment>fusion.json /conventions/2/name</extracomment>
        <translation>Solo los viajes de ida y vuelta de los tres valores intermedios</translation>
    </message>
    <message>
        <source>Multiply and add are one kernel already</source>
        <extracomment>fusion.json /conventions/3/name</extracomment>
        <translation>La multiplicación y la suma ya son un solo kernel</translation>
    </message>
    <message>
        <source>Cloud Titan</source>
        <extracomment>tracks.json /tracks/0/name</extracomment>
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
        <extracomment>tracks.json /tracks/1/name</extracomment>
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
        <extracomment>tracks.json /tracks/2/name</extracomment>
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
        <extracomment>tracks.json /tracks/3/name</extracomment>
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
        <translation>Las operaciones por tramo de audio (hop) son suposiciones.</translation>
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
    <message numerus="yes">
        <source>You have a message. Read it, then make a prediction. The whole act takes about %n minute(s).</source>
        <translation>
            <numerusform>Tienes un mensaje. Léelo y después haz una predicción. El acto completo dura alrededor de %n minuto.</numerusform>
            <numerusform>Tienes un mensaje. Léelo y después haz una predicción. El acto completo dura alrededor de %n minutos.</numerusform>
        </translation>
    </message>
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
        <translation>Operaciones por tramo de audio</translation>
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
        <translation>Un tramo de audio (hop) del itinerario de lo diminuto</translation>
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
        <source>Discoveries: %1 of %2 found. Next: %3</source>
        <extracomment>Title of the section; %1 of %2 discoveries, %3 a whole sentence that says what to try next.</extracomment>
        <translation>Descubrimientos: %1 de %2 encontrados. A continuación: %3</translation>
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
    <name>rp::ExplorePage</name>
    <message>
        <source>Find every discovery, or skip the rest, to go on.</source>
        <translation>Para continuar, encuentra todos los descubrimientos u omite el resto.</translation>
    </message>
    <message>
        <source>The instrument is locked until you commit your prediction.</source>
        <translation>El instrumento está bloqueado hasta que confirmes tu predicción.</translation>
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
        <extracomment>days; %1 is the number and may have decimals, so %n is not used in the text</extracomment>
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
        <source>Your prediction is %1 the instrument&apos;s figure.</source>
        <extracomment>%1 is a factor such as &quot;3.00×&quot;.</extracomment>
        <translation>Tu predicción es %1 la cifra del instrumento.</translation>
    </message>
    <message>
        <source>The instrument&apos;s figure is %1 your prediction.</source>
        <translation>La cifra del instrumento es %1 tu predicción.</translation>
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
</context>
<context>
    <name>rp::RuleCheck</name>
    <message>
        <source>the id %1 is used twice</source>
        <translation>el id %1 se usa dos veces</translation>
    </message>
    <message>
        <source>the instrument has no figure %1</source>
        <translation>el instrumento no tiene la cifra %1</translation>
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
        <source>Change the value by a large step</source>
        <translation>Cambiar el valor en un paso grande</translation>
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
</context>
<context>
    <name>rp::Sidebar</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation>
            <numerusform>alrededor de %n minuto</numerusform>
            <numerusform>alrededor de %n minutos</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>Sources: %n claim(s) this act rests on</source>
        <extracomment>Title of a section that lists claims, where they are from, and whether the model confirms them.</extracomment>
        <translation>
            <numerusform>Fuentes: %n afirmación en la que se basa este acto</numerusform>
            <numerusform>Fuentes: %n afirmaciones en las que se basa este acto</numerusform>
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
        <translation>Valor afirmado: %1. Este modelo no da una única cifra para ello.</translation>
    </message>
    <message>
        <source>Claimed: %1. This model – %2</source>
        <translation>Valor afirmado: %1. En este modelo, %2</translation>
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
        <extracomment>Screen reader: name of the step, then &quot;open&quot; or &quot;done&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 of %3 steps done</source>
        <extracomment>Screen reader: title of an act, then how many of its five steps are done.</extracomment>
        <translation>%1, %2 de %3 pasos hechos</translation>
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
        <extracomment>Caption of a picture: title of the act, then name of the step.</extracomment>
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
    <name>rp::TrackVerdict</name>
    <message>
        <source>Goal reached: at batch 1 the GPU is busy for %1 of the time, at least %2 is asked.</source>
        <extracomment>verdict of a track; %1 and %2 are percentages</extracomment>
        <translation>Objetivo alcanzado: con un lote de tamaño 1, la GPU está ocupada el %1 del tiempo; se pide al menos el %2.</translation>
    </message>
    <message>
        <source>Goal missed: at batch 1 the GPU is busy for %1 of the time, at least %2 is asked.</source>
        <extracomment>verdict of a track; %1 and %2 are percentages</extracomment>
        <translation>Objetivo no alcanzado: con un lote de tamaño 1, la GPU está ocupada el %1 del tiempo; se pide al menos el %2.</translation>
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
        <source>Goal missed: the program does not fit into the memory of the microcontroller.</source>
        <extracomment>verdict of a track: the program does not fit into the chip</extracomment>
        <translation>Objetivo no alcanzado: el programa no cabe en la memoria del microcontrolador.</translation>
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
</context>
</TS>

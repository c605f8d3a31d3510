<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>rp::Application</name>
    <message numerus="yes">
        <source>%Ln fault(s) in the labs of your own; what is faulty was left out. %1</source>
        <extracomment>Notice: %Ln faults were found in the files or folders of the option --content; %1 is a whole sentence on the first of them</extracomment>
        <translation>
            <numerusform>%Ln fault in the labs of your own; what is faulty was left out. %1</numerusform>
            <numerusform>%Ln faults in the labs of your own; what is faulty was left out. %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lab(s) of your own stand in the place of ours, from %1; what is answered there counts there alone.</source>
        <extracomment>Notice: %Ln labs of the option --content have the name of one of ours; %1 is the file of the first</extracomment>
        <translation>
            <numerusform>%Ln lab of your own stands in the place of ours, from %1; what is answered there counts there alone.</numerusform>
            <numerusform>%Ln labs of your own stand in the place of ours, from %1; what is answered there counts there alone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s) in the labs of this site; what is faulty was left out. %1</source>
        <extracomment>Notice: %Ln faults were found in labs that an administrator offers; %1 is a whole sentence on the first of them</extracomment>
        <translation>
            <numerusform>%Ln fault in the labs of this site; what is faulty was left out. %1</numerusform>
            <numerusform>%Ln faults in the labs of this site; what is faulty was left out. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::BriefPage</name>
    <message numerus="yes">
        <source>%1 · about %Ln minute(s)</source>
        <extracomment>Below a message: who wrote it, a name and a role; then about how long the act takes.</extracomment>
        <translation>
            <numerusform>%1 · about %Ln minute</numerusform>
            <numerusform>%1 · about %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CalibrationText</name>
    <message numerus="yes">
        <source>After %Ln more answer(s) Ridgepoint can say whether you trust your knowledge too much or too little.</source>
        <extracomment>Answers that are missing until something can be said on the learner&apos;s confidence.</extracomment>
        <translation>
            <numerusform>After %Ln more answer Ridgepoint can say whether you trust your knowledge too much or too little.</numerusform>
            <numerusform>After %Ln more answers Ridgepoint can say whether you trust your knowledge too much or too little.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more answer(s) are needed.</source>
        <translation>
            <numerusform>%Ln more answer is needed.</numerusform>
            <numerusform>%Ln more answers are needed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CaptureComparison</name>
    <message numerus="yes">
        <source>%Ln value(s) differ; they come first.</source>
        <translation>
            <numerusform>%Ln value differs; it comes first.</numerusform>
            <numerusform>%Ln values differ; they come first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CaptureText</name>
    <message numerus="yes">
        <source>The same inputs give %Ln other figure(s) in this version of the program: %1.</source>
        <translation>
            <numerusform>The same inputs give %Ln other figure in this version of the program: %1.</numerusform>
            <numerusform>The same inputs give %Ln other figures in this version of the program: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) were taken out of the ledger file outside the program.</source>
        <translation>
            <numerusform>%Ln capture was taken out of the ledger file outside the program.</numerusform>
            <numerusform>%Ln captures were taken out of the ledger file outside the program.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ChallengeText</name>
    <message numerus="yes">
        <source>Challenge “%1”: solved after %Ln proposal(s) with: %2</source>
        <extracomment>%1 is the title of a challenge, %2 what was proposed; the number is that of the proposals.</extracomment>
        <translation>
            <numerusform>Challenge “%1”: solved after %Ln proposal with: %2</numerusform>
            <numerusform>Challenge “%1”: solved after %Ln proposals with: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Challenge “%1”: solved with %2 after %Ln attempt(s).</source>
        <extracomment>%1 is the title of a challenge, %2 the value handed in; the number is that of the attempts.</extracomment>
        <translation>
            <numerusform>Challenge “%1”: solved with %2 after %Ln attempt.</numerusform>
            <numerusform>Challenge “%1”: solved with %2 after %Ln attempts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ClassCommand</name>
    <message numerus="yes">
        <source>So are %Ln more file(s).</source>
        <translation>
            <numerusform>So is %Ln more file.</numerusform>
            <numerusform>So are %Ln more files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ClassText</name>
    <message numerus="yes">
        <source>%Ln hand-in(s) were counted.</source>
        <extracomment>work that learners have handed in, one file each</extracomment>
        <translation>
            <numerusform>%Ln hand-in was counted.</numerusform>
            <numerusform>%Ln hand-ins were counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them were changed outside the program; ridgepoint grade tells how.</source>
        <extracomment>keep the command as it is</extracomment>
        <translation>
            <numerusform>%Ln of them was changed outside the program; ridgepoint grade tells how.</numerusform>
            <numerusform>%Ln of them were changed outside the program; ridgepoint grade tells how.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln ledger(s) are in more than one file, and each file counts.</source>
        <translation>
            <numerusform>%Ln ledger is in more than one file, and each file counts.</numerusform>
            <numerusform>%Ln ledgers are in more than one file, and each file counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) were left out: given to other questions, or asked again.</source>
        <translation>
            <numerusform>%Ln answer was left out: given to other questions, or asked again.</numerusform>
            <numerusform>%Ln answers were left out: given to other questions, or asked again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %Ln more</source>
        <extracomment>%1 lists learners</extracomment>
        <translation>
            <numerusform>%1, and %Ln more</numerusform>
            <numerusform>%1, and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln learner(s) handed in how sure they were in the review: on average they said %1, and %2 of their answers were right.</source>
        <extracomment>%1 is the mean of the probabilities that learners gave for being right, %2 the share of right answers</extracomment>
        <translation>
            <numerusform>%Ln learner handed in how sure they were in the review: on average they said %1, and %2 of their answers were right.</numerusform>
            <numerusform>%Ln learners handed in how sure they were in the review: on average they said %1, and %2 of their answers were right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more were made by ridgepoint tour and do not count.</source>
        <extracomment>hand-ins that no learner made; keep the command as it is</extracomment>
        <translation>
            <numerusform>%Ln more was made by ridgepoint tour and does not count.</numerusform>
            <numerusform>%Ln more were made by ridgepoint tour and do not count.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more file(s) are of the same learners, with no more work, and do not count.</source>
        <translation>
            <numerusform>%Ln more file is of the same learners, with no more work, and does not count.</numerusform>
            <numerusform>%Ln more files are of the same learners, with no more work, and do not count.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ClassWindow</name>
    <message numerus="yes">
        <source>%Ln file(s) can&apos;t be read and don&apos;t count. The first is %1: %2.</source>
        <extracomment>%1 is a file, %2 a reason</extracomment>
        <translation>
            <numerusform>%Ln file can&apos;t be read and doesn&apos;t count. It is %1: %2.</numerusform>
            <numerusform>%Ln files can&apos;t be read and don&apos;t count. The first is %1: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CompilationReturn</name>
    <message numerus="yes">
        <source>%1 replica(s)</source>
        <extracomment>copies of a model; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 replica</numerusform>
            <numerusform>%1 replicas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 shape(s)</source>
        <extracomment>shapes of a model&apos;s input; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 shape</numerusform>
            <numerusform>%1 shapes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 run(s)</source>
        <extracomment>one run of a model is one inference; %1 is the count, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 run</numerusform>
            <numerusform>%1 runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Static: one graph for each shape, %Ln at most, and the other shapes run eagerly. Automatic: the second shape triggers one dynamic graph. Dynamic: one graph from the start.</source>
        <extracomment>a help text; %Ln is the most graphs that one function may have</extracomment>
        <translation>
            <numerusform>Static: one graph for each shape, %Ln at most, and the other shapes run eagerly. Automatic: the second shape triggers one dynamic graph. Dynamic: one graph from the start.</numerusform>
            <numerusform>Static: one graph for each shape, %Ln at most, and the other shapes run eagerly. Automatic: the second shape triggers one dynamic graph. Dynamic: one graph from the start.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ConceptsSection</name>
    <message numerus="yes">
        <source>%1 It has %Ln concept(s).</source>
        <extracomment>Spoken when a path through the concept map is chosen: what it is about, then its concepts.</extracomment>
        <translation>
            <numerusform>%1 It has %Ln concept.</numerusform>
            <numerusform>%1 It has %Ln concepts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ContentCheck</name>
    <message numerus="yes">
        <source>%1 adds %Ln trace(s) to the mystery traces of the review; see it with %2.</source>
        <extracomment>%1 is a file, %2 a command line</extracomment>
        <translation>
            <numerusform>%1 adds %Ln trace to the mystery traces of the review; see it with %2.</numerusform>
            <numerusform>%1 adds %Ln traces to the mystery traces of the review; see it with %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Continuum</name>
    <message numerus="yes">
        <source>%1 operation(s)</source>
        <extracomment>pointwise operations; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 operation</numerusform>
            <numerusform>%1 operations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 row(s)</source>
        <extracomment>rows of a matrix; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 row</numerusform>
            <numerusform>%1 rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 move(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 move</numerusform>
            <numerusform>%1 moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::CourseText</name>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <extracomment>In a sentence about an act: about how long it takes.</extracomment>
        <translation>
            <numerusform>about %Ln minute</numerusform>
            <numerusform>about %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln act(s)</source>
        <translation>
            <numerusform>%Ln act</numerusform>
            <numerusform>%Ln acts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, about %Ln minute(s)</source>
        <extracomment>A lab that is not begun: how many acts it has, and about how long it takes.</extracomment>
        <translation>
            <numerusform>%1, about %Ln minute</numerusform>
            <numerusform>%1, about %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::DispatchTax</name>
    <message numerus="yes">
        <source>%1 kernel(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 kernel</numerusform>
            <numerusform>%1 kernels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Doctor</name>
    <message numerus="yes">
        <source>%1: %Ln entry(s)%2</source>
        <extracomment>%1 is a file, %2 empty or &quot;, open in a window&quot;</extracomment>
        <translation>
            <numerusform>%1: %Ln entry%2</numerusform>
            <numerusform>%1: %Ln entries%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::EvidenceController</name>
    <message numerus="yes">
        <source>You have %Ln capture(s) in this lab, as many as it holds; remove one that you don&apos;t need.</source>
        <translation>
            <numerusform>You have %Ln capture in this lab, as many as it holds; remove one that you don&apos;t need.</numerusform>
            <numerusform>You have %Ln captures in this lab, as many as it holds; remove one that you don&apos;t need.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have made %Ln capture(s) in this lab, removed ones included, as many as its ledger keeps; put a removed one back and use that.</source>
        <translation>
            <numerusform>You have made %Ln capture in this lab, removed ones included, as many as its ledger keeps; put a removed one back and use that.</numerusform>
            <numerusform>You have made %Ln captures in this lab, removed ones included, as many as its ledger keeps; put a removed one back and use that.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::EvidencePage</name>
    <message numerus="yes">
        <source>%Ln removed capture(s)</source>
        <translation>
            <numerusform>%Ln removed capture</numerusform>
            <numerusform>%Ln removed captures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln capture(s) chosen.</source>
        <translation>
            <numerusform>%Ln capture chosen.</numerusform>
            <numerusform>%Ln captures chosen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ExplorePage</name>
    <message numerus="yes">
        <source>%Ln capture(s) kept</source>
        <extracomment>How many captures of an instrument the learner has kept as evidence.</extracomment>
        <translation>
            <numerusform>%Ln capture kept</numerusform>
            <numerusform>%Ln captures kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Format</name>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <extracomment>days; %1 is the number and may have decimals, so %Ln is not used in the text</extracomment>
        <translation>
            <numerusform>%1 day</numerusform>
            <numerusform>%1 days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 year(s)</source>
        <extracomment>years of 365 days; %1 is the number and may have decimals, so %Ln is not used in the text</extracomment>
        <translation>
            <numerusform>%1 year</numerusform>
            <numerusform>%1 years</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Fusion</name>
    <message numerus="yes">
        <source>%1 element(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 element</numerusform>
            <numerusform>%1 elements</numerusform>
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
    <message numerus="yes">
        <source>Unfused, %Ln kernel(s) read %1 and write %2. Fused, one kernel reads %3 and writes %4.</source>
        <extracomment>%Ln counts kernels; %1 to %4 are amounts of data</extracomment>
        <translation>
            <numerusform>Unfused, %Ln kernel reads %1 and writes %2. Fused, one kernel reads %3 and writes %4.</numerusform>
            <numerusform>Unfused, %Ln kernels read %1 and write %2. Fused, one kernel reads %3 and writes %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kernel(s) move %1, at %2.</source>
        <extracomment>%Ln counts kernels, %1 is an amount of data, %2 an intensity</extracomment>
        <translation>
            <numerusform>%Ln kernel moves %1, at %2.</numerusform>
            <numerusform>%Ln kernels move %1, at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compiled graph(s).</source>
        <extracomment>compiled graphs of a program</extracomment>
        <translation>
            <numerusform>%Ln compiled graph.</numerusform>
            <numerusform>%Ln compiled graphs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::GradeTables</name>
    <message numerus="yes">
        <source>%Ln more finding(s).</source>
        <translation>
            <numerusform>%Ln more finding.</numerusform>
            <numerusform>%Ln more findings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::GradeText</name>
    <message numerus="yes">
        <source>%1: %Ln capture(s) were taken out of the file.</source>
        <translation>
            <numerusform>%1: %Ln capture was taken out of the file.</numerusform>
            <numerusform>%1: %Ln captures were taken out of the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Chapter %1: %Ln entry(s) belong to a lab that is not here; name its folder with %2.</source>
        <extracomment>%1 is the number of a chapter, %2 an option of the command line</extracomment>
        <translation>
            <numerusform>Chapter %1: %Ln entry belongs to a lab that is not here; name its folder with %2.</numerusform>
            <numerusform>Chapter %1: %Ln entries belong to a lab that is not here; name its folder with %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This session has no history before %1: on the account where it was opened then, the %Ln entry(s) in it had not been seen before.</source>
        <extracomment>%1 is a time, %Ln a number of answers and steps; the session was brought along, or its history lost</extracomment>
        <translation>
            <numerusform>This session has no history before %1: on the account where it was opened then, the %Ln entry in it had not been seen before.</numerusform>
            <numerusform>This session has no history before %1: on the account where it was opened then, the %Ln entries in it had not been seen before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Agrees with %Ln copy(ies).</source>
        <translation>
            <numerusform>Agrees with %Ln copy.</numerusform>
            <numerusform>Agrees with %Ln copies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s) taken; they cost nothing.</source>
        <extracomment>said of an act; %Ln is the number of hints that its learner asked for</extracomment>
        <translation>
            <numerusform>%Ln hint taken; it costs nothing.</numerusform>
            <numerusform>%Ln hints taken; they cost nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::HandinCommand</name>
    <message numerus="yes">
        <source>Written to %1: %Ln entry(s).</source>
        <translation>
            <numerusform>Written to %1: %Ln entry.</numerusform>
            <numerusform>Written to %1: %Ln entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) in %1 are no copies that can be read.</source>
        <extracomment>%1 is a folder</extracomment>
        <translation>
            <numerusform>%Ln file in %1 is no copy that can be read.</numerusform>
            <numerusform>%Ln files in %1 are no copies that can be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::HomePage</name>
    <message numerus="yes">
        <source>Review %Ln card(s)</source>
        <extracomment>Button: leads to questions of the review that are to be answered again now.</extracomment>
        <translation>
            <numerusform>Review %Ln card</numerusform>
            <numerusform>Review %Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::KioskWarning</name>
    <message numerus="yes">
        <source>Is anybody there? In %Ln second(s) this session ends, and the next learner begins anew; press any key or move the mouse to go on.</source>
        <extracomment>At a machine in a library or the like, when nobody has touched it for some minutes.</extracomment>
        <translation>
            <numerusform>Is anybody there? In %Ln second this session ends, and the next learner begins anew; press any key or move the mouse to go on.</numerusform>
            <numerusform>Is anybody there? In %Ln seconds this session ends, and the next learner begins anew; press any key or move the mouse to go on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::LedgerStore</name>
    <message numerus="yes">
        <source>%Ln capture(s) that you made can&apos;t be brought into %1, and would stay in the ledger that is kept beside it. Continue without them?</source>
        <extracomment>A question with the answers &quot;Continue&quot; and &quot;Cancel&quot;; %1 file name</extracomment>
        <translation>
            <numerusform>%Ln capture that you made can&apos;t be brought into %1, and would stay in the ledger that is kept beside it. Continue without it?</numerusform>
            <numerusform>%Ln captures that you made can&apos;t be brought into %1, and would stay in the ledger that is kept beside it. Continue without them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::MeasurementReport</name>
    <message numerus="yes">
        <source>%Ln FP32 number(s)</source>
        <extracomment>how wide a processor&apos;s vectors are, such as &quot;8 FP32 numbers&quot;</extracomment>
        <translation>
            <numerusform>%Ln FP32 number</numerusform>
            <numerusform>%Ln FP32 numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::MemoField</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <extracomment>Below a text that the learner writes.</extracomment>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::OperationGraph</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln compiled region(s)</source>
        <translation>
            <numerusform>%Ln compiled region</numerusform>
            <numerusform>%Ln compiled regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln graph break(s)</source>
        <translation>
            <numerusform>%Ln graph break</numerusform>
            <numerusform>%Ln graph breaks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::PredictionText</name>
    <message numerus="yes">
        <source>%Ln too many</source>
        <extracomment>Short: how far a predicted number of things is from the figure: &quot;1 too many&quot;.</extracomment>
        <translation>
            <numerusform>%Ln too many</numerusform>
            <numerusform>%Ln too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too few</source>
        <extracomment>Short: how far a predicted number of things is from the figure: &quot;1 too few&quot;.</extracomment>
        <translation>
            <numerusform>%Ln too few</numerusform>
            <numerusform>%Ln too few</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::PromptCard</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <extracomment>Below a text that the learner writes.</extracomment>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::QuestionBand</name>
    <message numerus="yes">
        <source>first step of act %1, about %Ln minute(s)</source>
        <translation>
            <numerusform>first step of act %1, about %Ln minute</numerusform>
            <numerusform>first step of act %1, about %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::RecallDates</name>
    <message numerus="yes">
        <source>%Ln answer(s) to the recall questions will be gone, with confidences, dates and drafts.</source>
        <translation>
            <numerusform>%Ln answer to the recall questions will be gone, with its confidence, date and draft.</numerusform>
            <numerusform>%Ln answers to the recall questions will be gone, with confidences, dates and drafts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So will %Ln answer(s) to mystery traces.</source>
        <translation>
            <numerusform>So will %Ln answer to mystery traces.</numerusform>
            <numerusform>So will %Ln answers to mystery traces.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::RecallResult</name>
    <message numerus="yes">
        <source>%Ln question(s) not answered yet</source>
        <translation>
            <numerusform>%Ln question not answered yet</numerusform>
            <numerusform>%Ln questions not answered yet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln answer(s)</source>
        <translation>
            <numerusform>of %Ln answer</numerusform>
            <numerusform>of %Ln answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::RecallText</name>
    <message numerus="yes">
        <source>in %Ln minute(s)</source>
        <extracomment>When a question comes back.</extracomment>
        <translation>
            <numerusform>in %Ln minute</numerusform>
            <numerusform>in %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln day(s)</source>
        <extracomment>When a question comes back.</extracomment>
        <translation>
            <numerusform>in %Ln day</numerusform>
            <numerusform>in %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ReviewPage</name>
    <message numerus="yes">
        <source>%Ln due</source>
        <translation>
            <numerusform>%Ln due</numerusform>
            <numerusform>%Ln due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln concept(s)</source>
        <extracomment>Below the tab &quot;Concept map&quot;.</extracomment>
        <translation>
            <numerusform>%Ln concept</numerusform>
            <numerusform>%Ln concepts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ReviewState</name>
    <message numerus="yes">
        <source>%Ln due today</source>
        <extracomment>On the home page: questions of the review are to be answered again now.</extracomment>
        <translation>
            <numerusform>%Ln due today</numerusform>
            <numerusform>%Ln due today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not started, about %Ln minute(s)</source>
        <extracomment>On the home page, before the review was begun: about how long it takes.</extracomment>
        <translation>
            <numerusform>not started, about %Ln minute</numerusform>
            <numerusform>not started, about %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <extracomment>Last of a list of questions: how many more there are.</extracomment>
        <translation>
            <numerusform>and %Ln more</numerusform>
            <numerusform>and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Roofline</name>
    <message numerus="yes">
        <source>%Ln roof(s) are drawn.</source>
        <extracomment>roofs in a roofline chart</extracomment>
        <translation>
            <numerusform>%Ln roof is drawn.</numerusform>
            <numerusform>%Ln roofs are drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kernel is compute-bound at %Ln of %1 peaks. Fewer bytes for each element raise the intensity, but the ridge may rise as well.</source>
        <extracomment>%Ln of %1 peaks of a device</extracomment>
        <translation>
            <numerusform>The kernel is compute-bound at %Ln of %1 peaks. Fewer bytes for each element raise the intensity, but the ridge may rise as well.</numerusform>
            <numerusform>The kernel is compute-bound at %Ln of %1 peaks. Fewer bytes for each element raise the intensity, but the ridge may rise as well.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SendCommand</name>
    <message numerus="yes">
        <source>Nothing was sent. %Ln statement(s) would go to %1.</source>
        <extracomment>%1 is an address</extracomment>
        <translation>
            <numerusform>Nothing was sent. %Ln statement would go to %1.</numerusform>
            <numerusform>Nothing was sent. %Ln statements would go to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) were refused, because another work has their id there. The LRS keeps what it has, and they are not sent again.</source>
        <translation>
            <numerusform>%Ln statement was refused, because another work has its id there. The LRS keeps what it has, and it is not sent again.</numerusform>
            <numerusform>%Ln statements were refused, because another work has their id there. The LRS keeps what it has, and they are not sent again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ServingDesign</name>
    <message numerus="yes">
        <source>%1 token(s)</source>
        <extracomment>length of a sequence; %1 is the count with digit groups, the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::ShellText</name>
    <message numerus="yes">
        <source>%Ln capture(s)</source>
        <extracomment>Sidebar, after &quot;Evidence&quot;: how much the learner has captured.</extracomment>
        <translation>
            <numerusform>%Ln capture</numerusform>
            <numerusform>%Ln captures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln due</source>
        <extracomment>Sidebar, after &quot;Review&quot;: how many questions are to be answered again now.</extracomment>
        <translation>
            <numerusform>%Ln due</numerusform>
            <numerusform>%Ln due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Sidebar</name>
    <message numerus="yes">
        <source>about %Ln minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation>
            <numerusform>about %Ln minute</numerusform>
            <numerusform>about %Ln minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SignText</name>
    <message numerus="yes">
        <source>%Ln answer(s) in a row, from %1 on, each came less than %2 after the one before.</source>
        <extracomment>%1 is a place such as &quot;Lab 07, act1, launch_share&quot;, %2 a time span</extracomment>
        <translation>
            <numerusform>%Ln answer in a row, from %1 on, came less than %2 after the one before.</numerusform>
            <numerusform>%Ln answers in a row, from %1 on, each came less than %2 after the one before.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) in a row, from %1 on, stand exactly %2 apart.</source>
        <extracomment>%1 is a place such as &quot;Lab 07, act1, launch_share&quot;, %2 a time span</extracomment>
        <translation>
            <numerusform>%Ln answer in a row, from %1 on, stands exactly %2 apart.</numerusform>
            <numerusform>%Ln answers in a row, from %1 on, stand exactly %2 apart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln answer(s) in a row, from %1 on, came at the same fraction of a second.</source>
        <extracomment>%1 is a place such as &quot;Lab 07, act1, launch_share&quot;</extracomment>
        <translation>
            <numerusform>%Ln answer in a row, from %1 on, came at the same fraction of a second.</numerusform>
            <numerusform>%Ln answers in a row, from %1 on, came at the same fraction of a second.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copy %1 has %Ln entry(s) more, made after this was handed in.</source>
        <extracomment>%1 is a file</extracomment>
        <translation>
            <numerusform>The copy %1 has %Ln entry more, made after this was handed in.</numerusform>
            <numerusform>The copy %1 has %Ln entries more, made after this was handed in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The copy %1 has %Ln entry(s) that this lacks, from %2 on.</source>
        <extracomment>%1 is a file, %2 a place such as &quot;Lab 07, act1, launch_share&quot;</extracomment>
        <translation>
            <numerusform>The copy %1 has %Ln entry that this lacks, from %2 on.</numerusform>
            <numerusform>The copy %1 has %Ln entries that this lacks, from %2 on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SketchText</name>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln image</numerusform>
            <numerusform>%Ln images</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SourcesPanel</name>
    <message numerus="yes">
        <source>Sources: %Ln claim(s) this act rests on</source>
        <extracomment>Title of a section that lists claims, where they are from, and whether the model confirms them.</extracomment>
        <translation>
            <numerusform>Sources: %Ln claim this act rests on</numerusform>
            <numerusform>Sources: %Ln claims this act rests on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sources: %Ln claim(s) behind this instrument</source>
        <translation>
            <numerusform>Sources: %Ln claim behind this instrument</numerusform>
            <numerusform>Sources: %Ln claims behind this instrument</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SpokenForm</name>
    <message numerus="yes">
        <source>%1 microsecond(s)</source>
        <extracomment>Read aloud instead of &quot;%1 µs&quot;; %1 is the number and may have decimals, so %Ln is not used.</extracomment>
        <translation>
            <numerusform>%1 microsecond</numerusform>
            <numerusform>%1 microseconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 millisecond(s)</source>
        <extracomment>Read aloud instead of &quot;%1 ms&quot;; %1 is the number and may have decimals, so %Ln is not used.</extracomment>
        <translation>
            <numerusform>%1 millisecond</numerusform>
            <numerusform>%1 milliseconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 second(s)</source>
        <extracomment>Read aloud instead of &quot;%1 s&quot;; %1 is the number and may have decimals, so %Ln is not used.</extracomment>
        <translation>
            <numerusform>%1 second</numerusform>
            <numerusform>%1 seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 minute(s)</source>
        <extracomment>Read aloud instead of &quot;%1 min&quot;; %1 is the number and may have decimals, so %Ln is not used.</extracomment>
        <translation>
            <numerusform>%1 minute</numerusform>
            <numerusform>%1 minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hour(s)</source>
        <extracomment>Read aloud instead of &quot;%1 h&quot;; %1 is the number and may have decimals, so %Ln is not used.</extracomment>
        <translation>
            <numerusform>%1 hour</numerusform>
            <numerusform>%1 hours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Surgery</name>
    <message numerus="yes">
        <source>%1 site(s)</source>
        <extracomment>places in a program; %1 is the count with digit groups; the plural form follows it</extracomment>
        <translation>
            <numerusform>%1 site</numerusform>
            <numerusform>%1 sites</numerusform>
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
    <message numerus="yes">
        <source>%Ln surgery(s) reach more than %1 against this baseline: %2.</source>
        <extracomment>%1 is a factor such as 2.00×, %2 what the surgeries are compared with</extracomment>
        <translation>
            <numerusform>%Ln surgery reaches more than %1 against this baseline: %2.</numerusform>
            <numerusform>%Ln surgeries reach more than %1 against this baseline: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln surgery(s) meet the track&apos;s own rule.</source>
        <translation>
            <numerusform>%Ln surgery meets the track&apos;s own rule.</numerusform>
            <numerusform>%Ln surgeries meet the track&apos;s own rule.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::TeachText</name>
    <message numerus="yes">
        <source>About %Ln minute(s) with what is needed to go on.</source>
        <translation>
            <numerusform>About %Ln minute with what is needed to go on.</numerusform>
            <numerusform>About %Ln minutes with what is needed to go on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %Ln minute(s) with everything there is to find.</source>
        <translation>
            <numerusform>About %Ln minute with everything there is to find.</numerusform>
            <numerusform>About %Ln minutes with everything there is to find.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::TraceReading</name>
    <message numerus="yes">
        <source>Read, %Ln kernel(s).</source>
        <extracomment>Spoken when a trace has been read.</extracomment>
        <translation>
            <numerusform>Read, %Ln kernel.</numerusform>
            <numerusform>Read, %Ln kernels.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::TraceReport</name>
    <message numerus="yes">
        <source>%1, %2 of the idle time, %3 gap(s)</source>
        <extracomment>%1 a time, %2 a percentage, %3 how many gaps</extracomment>
        <translation>
            <numerusform>%1, %2 of the idle time, %3 gap</numerusform>
            <numerusform>%1, %2 of the idle time, %3 gaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 operation(s) begin before the call of the same number: their times or their numbers can&apos;t be right.</source>
        <translation>
            <numerusform>%1 operation begins before the call of the same number: its time or its number can&apos;t be right.</numerusform>
            <numerusform>%1 operations begin before the call of the same number: their times or their numbers can&apos;t be right.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::TraceWords</name>
    <message numerus="yes">
        <source>%1 place(s) with invalid UTF-8 have been replaced by a placeholder.</source>
        <translation>
            <numerusform>%1 place with invalid UTF-8 has been replaced by a placeholder.</numerusform>
            <numerusform>%1 places with invalid UTF-8 have been replaced by a placeholder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 control character(s) inside of strings have been accepted.</source>
        <translation>
            <numerusform>%1 control character inside of a string has been accepted.</numerusform>
            <numerusform>%1 control characters inside of strings have been accepted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 value(s) NaN or Infinity have been passed over.</source>
        <translation>
            <numerusform>%1 value NaN or Infinity has been passed over.</numerusform>
            <numerusform>%1 values NaN or Infinity have been passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 key(s) came twice in one object: the last one counts.</source>
        <translation>
            <numerusform>%1 key came twice in one object: the last one counts.</numerusform>
            <numerusform>%1 keys came twice in one object: the last one counts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values are nested %1 level(s) deep; they have been passed over.</source>
        <translation>
            <numerusform>Values are nested %1 level deep; they have been passed over.</numerusform>
            <numerusform>Values are nested %1 levels deep; they have been passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %1 place(s), text that is no JSON has been passed over.</source>
        <translation>
            <numerusform>In %1 place, text that is no JSON has been passed over.</numerusform>
            <numerusform>In %1 places, text that is no JSON has been passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 damaged event(s) could not be read and are missing from the figures.</source>
        <translation>
            <numerusform>%1 damaged event could not be read and is missing from the figures.</numerusform>
            <numerusform>%1 damaged events could not be read and are missing from the figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 element(s) of the list are no events.</source>
        <translation>
            <numerusform>%1 element of the list is no event.</numerusform>
            <numerusform>%1 elements of the list are no events.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) of an unknown phase have been passed over.</source>
        <translation>
            <numerusform>%1 event of an unknown phase has been passed over.</numerusform>
            <numerusform>%1 events of an unknown phase have been passed over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) without a usable start are missing from the figures.</source>
        <translation>
            <numerusform>%1 event without a usable start is missing from the figures.</numerusform>
            <numerusform>%1 events without a usable start are missing from the figures.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) without a usable duration count as lasting no time.</source>
        <translation>
            <numerusform>%1 event without a usable duration counts as lasting no time.</numerusform>
            <numerusform>%1 events without a usable duration count as lasting no time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) without a name have been counted.</source>
        <translation>
            <numerusform>%1 event without a name has been counted.</numerusform>
            <numerusform>%1 events without a name have been counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 event(s) had their times written as strings.</source>
        <translation>
            <numerusform>%1 event had its times written as strings.</numerusform>
            <numerusform>%1 events had their times written as strings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 very long name(s) have been shortened.</source>
        <translation>
            <numerusform>%1 very long name has been shortened.</numerusform>
            <numerusform>%1 very long names have been shortened.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many names: %1 record(s) have been counted under one.</source>
        <translation>
            <numerusform>There are too many names: %1 record has been counted under one.</numerusform>
            <numerusform>There are too many names: %1 records have been counted under one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are too many devices, streams or threads: %1 record(s) have been counted under one.</source>
        <translation>
            <numerusform>There are too many devices, streams or threads: %1 record has been counted under one.</numerusform>
            <numerusform>There are too many devices, streams or threads: %1 records have been counted under one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has more records than can be kept: the first %1 have been read.</source>
        <translation>
            <numerusform>The file has more records than can be kept: the first %1 has been read.</numerusform>
            <numerusform>The file has more records than can be kept: the first %1 have been read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 name(s) of GPUs beyond those that are kept have been passed over.</source>
        <translation>
            <numerusform>%1 name of a GPU beyond those that are kept has been passed over.</numerusform>
            <numerusform>%1 names of GPUs beyond those that are kept have been passed over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::TraceWorkbench</name>
    <message numerus="yes">
        <source>%1 run(s) per day</source>
        <extracomment>how often a model runs in a day; %1 is the count with digit groups</extracomment>
        <translation>
            <numerusform>%1 run per day</numerusform>
            <numerusform>%1 runs per day</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Tracks</name>
    <message numerus="yes">
        <source>%Ln GPU(s)</source>
        <translation>
            <numerusform>%Ln GPU</numerusform>
            <numerusform>%Ln GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::VoteDots</name>
    <message numerus="yes">
        <source>%1: %Ln vote(s)</source>
        <extracomment>Screen reader: an answer that a class voted for, and how many did.</extracomment>
        <translation>
            <numerusform>%1: %Ln vote</numerusform>
            <numerusform>%1: %Ln votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::VotePanel</name>
    <message numerus="yes">
        <source>%1: %Ln vote(s)</source>
        <extracomment>Spoken when a vote is counted or taken back: the answer and how many votes it has now.</extracomment>
        <translation>
            <numerusform>%1: %Ln vote</numerusform>
            <numerusform>%1: %Ln votes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::WizardController</name>
    <message numerus="yes">
        <source>%Ln value(s) taken over.</source>
        <extracomment>Spoken: so many values of other labs were set as they are there now.</extracomment>
        <translation>
            <numerusform>%Ln value taken over.</numerusform>
            <numerusform>%Ln values taken over.</numerusform>
        </translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
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
</TS>

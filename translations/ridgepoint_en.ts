<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>rp::BriefPage</name>
    <message numerus="yes">
        <source>You have a message. Read it, then make a prediction. The whole act takes about %n minute(s).</source>
        <translation>
            <numerusform>You have a message. Read it, then make a prediction. The whole act takes about %n minute.</numerusform>
            <numerusform>You have a message. Read it, then make a prediction. The whole act takes about %n minutes.</numerusform>
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
    <name>rp::Format</name>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <extracomment>days; %1 is the number and may have decimals, so %n is not used in the text</extracomment>
        <translation>
            <numerusform>%1 day</numerusform>
            <numerusform>%1 days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Sidebar</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::SourcesPanel</name>
    <message numerus="yes">
        <source>Sources: %n claim(s) this act rests on</source>
        <extracomment>Title of a section that lists claims, where they are from, and whether the model confirms them.</extracomment>
        <translation>
            <numerusform>Sources: %n claim this act rests on</numerusform>
            <numerusform>Sources: %n claims this act rests on</numerusform>
        </translation>
    </message>
</context>
</TS>

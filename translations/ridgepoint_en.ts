<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>rp::DispatchTax</name>
    <message numerus="yes">
        <source>%1 kernel(s)</source>
        <extracomment>%1 is the count with digit groups; the plural form follows it</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Format</name>
    <message numerus="yes">
        <source>%1 day(s)</source>
        <extracomment>days; %1 is the number and may have decimals, so %n is not used in the text</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rp::Sidebar</name>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <extracomment>Under the title of an act: about how long it takes.</extracomment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
</TS>

/** What Google Docs puts into the clipboard, shortened. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f1c2a3b-7fff-1234">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;">Huế trong mưa</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Mưa </span><span style="font-size:11pt;font-weight:700;font-style:normal;">rất lâu</span><span style="font-weight:400;"> và </span><span style="font-weight:400;font-style:italic;">rất nhẹ</span><span style="font-weight:400;">, xem </span><a href="https://example.com/hue" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">bài này</span></a><span>.</span></p>
<p dir="ltr"><span style="font-size:11pt;">&nbsp;</span></p>
<h3 dir="ltr"><span style="font-weight:700;">Mang gì</span></h3>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Áo mưa</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Dép</span></p></li></ul>
<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="120" /><col width="120" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid;"><p dir="ltr"><span style="font-weight:700;">Tháng</span></p></td><td><p dir="ltr"><span>Mưa</span></p></td></tr><tr><td><p dir="ltr"><span>10</span></p></td><td><p dir="ltr"><span>Nhiều</span></p></td></tr></tbody></table></div>
</b>`

/** What Word puts into the clipboard, shortened. */
export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
<meta name=Generator content="Microsoft Word 15"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; mso-style-parent:""} --></style></head><body lang=VI style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='mso-list:none'>Chợ nổi<o:p></o:p></h1>
<p class=MsoNormal>Ghe <b style='mso-bidi-font-weight:normal'>bầu</b> chở <i style='mso-bidi-font-style:normal'>khóm</i><span lang=EN-US style='mso-ansi-language:EN-US'>.</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Đi sớm<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>o<span>&nbsp; </span></span></span><![endif]>năm giờ<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>Mặc cả<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span></span><![endif]>Một<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span></span><![endif]>Hai<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100><p class=MsoNormal>Giờ<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>5:30<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`

import { expect, it } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html'

/** What Google Docs puts into the clipboard, shortened. */
const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f1c2a3b-7fff-1234">
<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;font-style:normal;">Huế trong mưa</span></h1>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Mưa </span><span style="font-size:11pt;font-weight:700;font-style:normal;">rất lâu</span><span style="font-weight:400;"> và </span><span style="font-weight:400;font-style:italic;">rất nhẹ</span><span style="font-weight:400;">, xem </span><a href="https://example.com/hue" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">bài này</span></a><span>.</span></p>
<p dir="ltr"><span style="font-size:11pt;">&nbsp;</span></p>
<h3 dir="ltr"><span style="font-weight:700;">Mang gì</span></h3>
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Áo mưa</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Dép</span></p></li></ul>
<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="120" /><col width="120" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid;"><p dir="ltr"><span style="font-weight:700;">Tháng</span></p></td><td><p dir="ltr"><span>Mưa</span></p></td></tr><tr><td><p dir="ltr"><span>10</span></p></td><td><p dir="ltr"><span>Nhiều</span></p></td></tr></tbody></table></div>
</b>`

/** What Word puts into the clipboard, shortened. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head>
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

const lines = (html: string) =>
  html
    .replace(/\s*\n\s*/g, ' ')
    .replace(/> </g, '><')
    .trim()

it('keeps what Google Docs means, without its styles', () => {
  expect(lines(cleanPastedHtml(googleDocs))).toBe(
    lines(`
      <h2>Huế trong mưa</h2>
      <p>Mưa <strong>rất lâu</strong> và <em>rất nhẹ</em>, xem <a href="https://example.com/hue">bài này</a>.</p>
      <h3>Mang gì</h3>
      <ul><li><p>Áo mưa</p></li><li><p>Dép</p></li></ul>
      <table><tbody><tr><th><p>Tháng</p></th><th><p>Mưa</p></th></tr><tr><td><p>10</p></td><td><p>Nhiều</p></td></tr></tbody></table>`),
  )
})

it('makes headings, lists and a table of what Word writes', () => {
  expect(lines(cleanPastedHtml(word))).toBe(
    lines(`
      <h2>Chợ nổi</h2>
      <p>Ghe <strong>bầu</strong> chở <em>khóm</em>.</p>
      <ul><li>Đi sớm<ul><li>năm giờ</li></ul></li><li>Mặc cả</li></ul>
      <ol><li>Một</li><li>Hai</li></ol>
      <table><tbody><tr><th><p>Giờ</p></th></tr><tr><td><p>5:30</p></td></tr></tbody></table>`),
  )
})

it('takes nothing that could run', () => {
  expect(
    cleanPastedHtml(
      '<p onclick="x()">a<img src="javascript:x()"><script>b</script><style>p{}</style></p>',
    ),
  ).toBe('<p>a</p>')
})

const site = 'https://site.example'
const pictures = (html: string) => lines(cleanPastedHtml(html, site))
const photo = `data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}`

it('makes figures of pictures that stand alone, with their words and without their sizes and links', () => {
  expect(
    pictures(
      '<p><span><img src="https://a.example/x.jpg" alt="Cầu" width="624" height="351" style="width:624px"></span></p>',
    ),
  ).toBe('<figure><img src="https://a.example/x.jpg" alt="Cầu"></figure>')
  expect(
    pictures(
      '<div><a href="/big"><picture><source srcset="y"><img src="https://a.example/x.jpg" class="c"></picture></a></div><p>a</p>',
    ),
  ).toBe('<figure><img src="https://a.example/x.jpg"></figure><p>a</p>')
  expect(
    pictures(
      '<figure><img src="//a.example/x.jpg"><figcaption>Sông <b>Hàn</b></figcaption></figure>',
    ),
  ).toBe('<figure><img src="//a.example/x.jpg" title="Sông Hàn"></figure>')
  expect(pictures('<h2>Đề mục<img src="https://a.example/x.jpg"></h2><p>a</p>')).toBe(
    '<h2>Đề mục</h2><figure><img src="https://a.example/x.jpg"></figure><p>a</p>',
  )
})

it('leaves pictures within sentences, items and cells where they are', () => {
  const inline = '<p>Đây <img src="https://a.example/x.jpg"> nhé</p>'
  expect(pictures(inline)).toBe(inline)
  expect(pictures('a <img src="https://a.example/x.jpg"> b')).toBe(
    'a <img src="https://a.example/x.jpg"> b',
  )
  expect(pictures('<ul><li><img src="https://a.example/x.jpg"></li></ul>')).toBe(
    '<ul><li><img src="https://a.example/x.jpg"></li></ul>',
  )
})

it('brings out pictures that are in the clipboard itself, in their order, so that they can be uploaded', () => {
  expect(
    pictures(`<p>a<img src="${photo}" alt="1">b<img src="${photo}" alt="2"></p><p>c</p>`),
  ).toBe(
    `<p>ab</p><figure><img src="${photo}" alt="1"></figure><figure><img src="${photo}" alt="2"></figure><p>c</p>`,
  )
  expect(pictures(`<table><tr><td>a<img src="${photo}"></td></tr></table>`)).toContain(
    `</table><figure><img src="${photo}"></figure>`,
  )
})

it('drops tracking pixels, stand-ins, and files of the disk', () => {
  for (const image of [
    '<img src="https://a.example/t.gif" width="1" height="1">',
    '<img src="https://a.example/t.gif" style="width: 1px; height: 1px">',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    '<img src="file:///C:/Users/an/msohtmlclip1/01/clip_image001.png" width=624>',
    '<img src="blob:https://a.example/1">',
    '<img>',
  ])
    expect(pictures(`<p>a${image}</p><p>${image}</p>`)).toBe('<p>a</p>')
})

it('knows the photographs of this site by their addresses', () => {
  const key = 'k3f9x2ab7q-1-4000x3000-7a8b6c'
  expect(pictures(`<p><img src="${site}/media/${key}/full-768.webp" alt="Cầu"></p>`)).toBe(
    '<figure><img src="media:k3f9x2ab7q" alt="Cầu"></figure>',
  )
  expect(pictures(`<p><img src="${site}/art/hue-wide.svg"></p>`)).toBe(
    '<figure><img src="/art/hue-wide.svg"></figure>',
  )
})

it('leaves words that look like a style alone, and what was copied in the editor', () => {
  expect(cleanPastedHtml('<p>gõ style="x" nhé</p>')).toBe('<p>gõ style="x" nhé</p>')
  expect(
    cleanPastedHtml('<p data-pm-slice="1 1 []" style="color:red">a<img src="/b.webp"></p>'),
  ).toContain('<img src="/b.webp">')
})

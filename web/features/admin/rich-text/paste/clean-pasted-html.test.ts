// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html'
import { googleDocs, word } from './clipboards'

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

it('takes nothing that could run or load', () => {
  expect(cleanPastedHtml('<p onclick="x()">a<img src="https://a.example/x.png"><script>b</script><style>p{}</style></p>')).toBe('<p>a</p>')
})

it('leaves words that look like a style alone, and what was copied in the editor', () => {
  expect(cleanPastedHtml('<p>gõ style="x" nhé</p>')).toBe('<p>gõ style="x" nhé</p>')
  expect(cleanPastedHtml('<p data-pm-slice="1 1 []" style="color:red">a<img src="/b.webp"></p>')).toContain('<img src="/b.webp">')
})

import { expect, it } from 'vitest'
import { type Locale, withLocalizedLinks } from './locale'
import { markdownToHtml } from './markdown'

const renderMarkdown = (markdown: string, locale: Locale, defaultLocale: Locale) =>
  withLocalizedLinks(markdownToHtml(markdown), locale, defaultLocale)

it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x'])(
  'leads nowhere by %s',
  (address) => {
    for (const markdown of [
      `[link](${address})`,
      `[link](<${address}>)`,
      `[ref]\n\n[ref]: ${address}`,
    ])
      expect(renderMarkdown(markdown, 'vi', 'vi')).toContain(' href=""')
    expect(renderMarkdown(`![picture](${address})`, 'vi', 'vi')).toBe('<p>picture</p>')
  },
)

it('leads where it may', () => {
  const html = renderMarkdown(
    '[a](https://a.example) [b](/lien-he) [c](mailto:a@b.example)',
    'en',
    'vi',
  )
  for (const href of ['https://a.example', '/en/lien-he', 'mailto:a@b.example'])
    expect(html).toContain(`href="${href}"`)
})

it('makes a card of a link that is alone and says so', () => {
  const markdown =
    'Xem:\n\n[Huế & *mưa*](/where-to-go/hue "card")\n\n[Huế](/where-to-go/hue "card") nhé'
  const html = renderMarkdown(markdown, 'en', 'vi')
  expect(html).toContain(
    '<p><a class="content-card" href="/en/where-to-go/hue">Huế &amp; <em>mưa</em></a></p>',
  )
  expect(html).toContain('<p><a href="/en/where-to-go/hue" title="card">Huế</a> nhé</p>')
})

it('makes no card of two links in a paragraph', () => {
  expect(renderMarkdown('[a](/a "card") [b](/b "card")', 'vi', 'vi')).not.toContain('content-card')
  expect(renderMarkdown('[a](javascript:x "card")', 'vi', 'vi')).toContain('href=""')
})

it('makes a button of a link that is alone and says so', () => {
  expect(renderMarkdown('[Đi](/lien-he "button")', 'en', 'vi')).toBe(
    '<p><a class="content-button" href="/en/lien-he">Đi</a></p>',
  )
  expect(renderMarkdown('[Đi](/lien-he "button") nhé', 'en', 'vi')).not.toContain('content-button')
})

import { expect, it } from 'vitest'
import { renderMarkdown } from './post-page'

it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'vbscript:x', 'data:text/html,x'])('leads nowhere by %s', (address) => {
  for (const markdown of [`[link](${address})`, `[link](<${address}>)`, `![picture](${address})`, `[ref]\n\n[ref]: ${address}`])
    expect(renderMarkdown(markdown, 'vi', 'vi')).toMatch(/ (?:href|src)=""/)
})

it('leads where it may', () => {
  const html = renderMarkdown('[a](https://a.example) [b](/lien-he) [c](mailto:a@b.example)', 'en', 'vi')
  for (const href of ['https://a.example', '/en/lien-he', 'mailto:a@b.example']) expect(html).toContain(`href="${href}"`)
})

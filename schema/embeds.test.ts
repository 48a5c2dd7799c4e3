import { describe, expect, it } from 'vitest'
import { withEmbedTitles } from './content-cards'
import { embedsIn, readEmbed } from './embeds'
import { countWords, markdownToHtml } from './markdown'

const youtube = 'https://www.youtube-nocookie.com/embed/aB3_-xyz012?autoplay=1'

describe('readEmbed', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aB3_-xyz012&list=x&si=who', 'watch?v=aB3_-xyz012', youtube],
    ['https://youtu.be/aB3_-xyz012?si=who', 'watch?v=aB3_-xyz012', youtube],
    ['https://m.youtube.com/watch?v=aB3_-xyz012', 'watch?v=aB3_-xyz012', youtube],
    ['https://youtube.com/shorts/aB3_-xyz012', 'shorts/aB3_-xyz012', youtube],
    ['https://youtu.be/aB3_-xyz012?t=90s', 'watch?v=aB3_-xyz012&t=90', `${youtube}&start=90`],
    ['https://youtu.be/aB3_-xyz012?t=90', 'watch?v=aB3_-xyz012&t=90', `${youtube}&start=90`],
  ])('reads %s', (address, page, player) => {
    const link = `https://www.youtube.com/${page}`
    expect(readEmbed(address)).toMatchObject({ provider: 'youtube', link, player })
  })

  it.each([
    [
      'https://www.tiktok.com/@mai.di/video/7212345678901234567?is_from_webapp=1',
      'tiktok',
      'https://www.tiktok.com/player/v1/7212345678901234567?autoplay=1',
    ],
    [
      'https://www.instagram.com/mai/reel/Cx_1-abcde/?igsh=who',
      'instagram',
      'https://www.instagram.com/reel/Cx_1-abcde/embed/',
    ],
    [
      'https://www.instagram.com/p/Cx_1-abcde/',
      'instagram',
      'https://www.instagram.com/p/Cx_1-abcde/embed/',
    ],
    [
      'https://www.facebook.com/dulich.hue/videos/1234567890/?mibextid=who',
      'facebook',
      'https://www.facebook.com/plugins/video.php?href=' +
        'https%3A%2F%2Fwww.facebook.com%2Fdulich.hue%2Fvideos%2F1234567890%2F' +
        '&show_text=false&autoplay=true',
    ],
    [
      'https://www.google.com/maps/place/Ch%E1%BB%A3+B%E1%BA%BFn+Th%C3%A0nh/@10.77,106.69,17z/data=!3m1',
      'maps',
      'https://www.google.com/maps?q=Ch%E1%BB%A3+B%E1%BA%BFn+Th%C3%A0nh&ll=10.77%2C106.69&z=17&output=embed',
    ],
    [
      'https://www.google.com/maps/@16.06,108.22,14.5z',
      'maps',
      'https://www.google.com/maps?q=16.06%2C108.22&z=14&output=embed',
    ],
    [
      'https://maps.google.com/?q=Hu%E1%BA%BF',
      'maps',
      'https://www.google.com/maps?q=Hu%E1%BA%BF&output=embed',
    ],
  ])('reads %s', (address, provider, player) => {
    const embed = readEmbed(address)
    expect(embed).toMatchObject({ provider, player })
    expect(embed?.link).not.toContain('who')
    // What the editor stores is read the same way again.
    expect(readEmbed(embed?.link ?? '')).toMatchObject({ provider, player, link: embed?.link })
  })

  it('names the place of a map, and no coordinates', () => {
    expect(readEmbed('https://www.google.com/maps/search/C%E1%BA%A7u+R%E1%BB%93ng')?.title).toBe(
      'Cầu Rồng',
    )
    expect(readEmbed('https://www.google.com/maps?q=16.06,108.22')?.title).toBe('')
  })

  it.each([
    'https://vt.tiktok.com/ZSabc123/',
    'https://maps.app.goo.gl/AbC123',
    'https://fb.watch/abc123/',
    'https://www.facebook.com/share/v/1AbC/',
  ])('knows the short link %s, and no player for it', (address) => {
    expect(readEmbed(address)).toMatchObject({ link: address })
    expect(readEmbed(address)?.player).toBeUndefined()
  })

  it.each([
    'http://www.youtube.com/watch?v=aB3_-xyz012',
    'https://www.youtube.com/@mai',
    'https://www.youtube.com/watch?v=aB3_-xyz0123',
    'https://www.youtube.com.evil.example/watch?v=aB3_-xyz012',
    'https://evil.example/?https://youtu.be/aB3_-xyz012',
    'https://user@www.youtube.com/watch?v=aB3_-xyz012',
    'https://www.youtube.com:8443/watch?v=aB3_-xyz012',
    'https://www.youtube.com/watch?v=aB3_-xyz012" onload="x()',
    'https://www.tiktok.com/@mai/video/../../evil',
    'https://www.instagram.com/mai/',
    'https://www.facebook.com/dulich.hue',
    'https://www.google.com/search?q=hue',
    'https://www.google.com/url?q=https://evil.example/maps/',
    'javascript:alert(1)',
    'https://',
    '',
  ])('makes nothing of %s', (address) => {
    expect(readEmbed(address)).toBeUndefined()
  })
})

const media = '/media/k3f9x2ab7q-1-480x360-7a8b6c/full-768.webp'

describe('a text', () => {
  it.each([
    'https://youtu.be/aB3_-xyz012?si=who',
    '<https://youtu.be/aB3_-xyz012>',
    '[https://youtu.be/aB3_-xyz012](https://youtu.be/aB3_-xyz012)',
  ])('shows a card for %s alone', (markdown) => {
    expect(markdownToHtml(`a\n\n${markdown}\n\nb`)).toBe(
      '<p>a</p>\n<p><a class="content-card embed" data-embed="youtube" ' +
        'href="https://www.youtube.com/watch?v=aB3_-xyz012" target="_blank" rel="noopener">' +
        '<span class="embed-face"></span>' +
        '<span><small data-untitled="video">YouTube</small></span></a></p>\n<p>b</p>',
    )
  })

  it.each(['https://youtu.be/aB3_-xyz012', '[https://fb.watch/a1/](https://fb.watch/a1/)'])(
    'gives a card without a title one of the site: %s',
    (markdown) => {
      const named = '[Huế](https://youtu.be/aB3_-xyz012 "embed")'
      const html = markdownToHtml(
        `${named}\n\n${markdown}\n\n\`<small data-untitled="video">x</small>\``,
      )
      const titled = withEmbedTitles(html, (kind, name) => `${kind}: ${name}`)
      expect(titled.match(/<\/small>[^<]*/g)).toEqual([
        '</small> Huế',
        `</small> video: ${markdown.includes('fb') ? 'Facebook' : 'YouTube'}`,
      ])
    },
  )

  it('shows title and picture, and counts the title as text', () => {
    const markdown = `[![Huế <b> & mưa](${media})](https://youtu.be/aB3_-xyz012 "embed")`
    const html = markdownToHtml(markdown)
    expect(html).toMatch(/<picture class="card-picture">.*alt="".*<\/picture>/)
    expect(html).toContain('<small>YouTube</small> Huế &lt;b&gt; &amp; mưa</span>')
    expect(html).not.toContain('<iframe')
    expect(countWords(html)).toBe(4)
    expect(markdownToHtml('[Huế](https://youtu.be/aB3_-xyz012 "embed")')).toContain('</small> Huế<')
  })

  it.each([
    'Xem https://youtu.be/aB3_-xyz012 nhé',
    '[Xem](https://youtu.be/aB3_-xyz012)',
    '[Xem](https://evil.example/aB3_-xyz012 "embed")',
    '`https://youtu.be/aB3_-xyz012`',
    '"data-embed="youtube"',
  ])('makes no card of %s', (markdown) => {
    expect(embedsIn(markdownToHtml(markdown))).toEqual([])
  })

  it('says which players it has, each once', () => {
    const two = 'https://youtu.be/aB3_-xyz012\n\nhttps://www.google.com/maps?q=Hue'
    expect(embedsIn(markdownToHtml(`${two}\n\n${two}\n\nhttps://fb.watch/abc123/`))).toEqual([
      'youtube',
      'maps',
    ])
  })
})

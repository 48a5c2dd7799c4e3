import { expect, it } from 'vitest'
import { withPlainPhotos } from './figures'
import { withLocalizedLinks } from './locale'
import { countWords, markdownToHtml } from './markdown'
import { mediaAddress } from './media'
import { type Photo, withPhotoTexts } from './photo-texts'
import { withDrawings, withPlainDrawings } from './text-drawings'

const wide = { id: 'aaaaaaaaaa', version: 1, width: 4000, height: 3000, colour: '7a8b6c' }
const tall = { ...wide, id: 'bbbbbbbbbb', width: 900, height: 1200 }
const [first, second] = [mediaAddress(wide), mediaAddress(tall)]
const key = '/media/aaaaaaaaaa-1-4000x3000-7a8b6c'

const photo: Photo = {
  id: 'aaaaaaaaaa',
  src: first,
  altVi: 'Ruộng "bậc thang"',
  altEn: 'Terraces',
  captionVi: 'Sa Pa',
  captionEn: 'Sapa in June',
  credit: 'An <Nguyễn>',
  creditUrl: 'https://example.com/an?a=1&b=2',
  licence: 'cc-by-sa-4.0',
}
const words = { photo: 'Ảnh', publicDomain: 'phạm vi công cộng' }
const fill = (markdown: string, photos: Photo[] = [photo]) =>
  withPhotoTexts(markdownToHtml(markdown), { photos, locale: 'vi', words })

it('makes a figure of a photograph that is alone in its paragraph', () => {
  const html = markdownToHtml(`Trước.\n\n![Ruộng](${first} "Mùa nước đổ")\n\nSau.`)
  expect(html).toContain(
    `<p>Trước.</p>\n<figure class="photo-figure"><a href="${key}/full-2200.webp"><picture><source type="image/avif" srcset="`,
  )
  expect(html).toContain(`${key}/full-320.avif 320w, `)
  expect(html).toContain(
    `<img class="photo" src="${key}/full-768.webp" alt="Ruộng" srcset="${key}/full-320.webp 320w`,
  )
  expect(html).toContain(
    'width="768" height="576" data-colour="#7a8b6c" loading="lazy" decoding="async"></picture></a>',
  )
  expect(html).toContain('<figcaption>Mùa nước đổ</figcaption></figure>\n<p>Sau.</p>')
  expect(html).not.toContain('style=')
  expect(html).not.toContain('.jpg')
})

it('never offers more pixels than there are, and shows a tall photograph narrower', () => {
  const html = markdownToHtml(`![](${second})`)
  expect(html).toContain(
    '<figure class="photo-figure photo-tall"><a href="/media/bbbbbbbbbb-1-900x1200-7a8b6c/full-1080.webp">',
  )
  expect(html).toContain('full-1080.avif 900w"')
  expect(html).not.toContain('figcaption')
})

it('makes a gallery of several in a paragraph, each in a square', () => {
  const html = markdownToHtml(`![a](${first})\n![b](${second} "Hai")`)
  expect(
    html.match(
      /<div class="photo-gallery"><figure class="photo-figure">.*<\/figure><figure class="photo-figure">.*<\/figure><\/div>/s,
    ),
  ).not.toBe(null)
  expect(html).toContain(`src="${key}/square-768.webp" alt="a"`)
  expect(html).toContain(`<a href="${key}/full-2200.webp">`)
})

it('leaves a photograph within a sentence in its place', () => {
  const html = markdownToHtml(`Một ![biểu tượng](${first}) nhỏ.`)
  expect(html).toMatch(
    /^<p>Một <img class="photo" src="[^"]+full-768\.webp" alt="biểu tượng" width="768" [^>]*> nhỏ\.<\/p>$/,
  )
})

it.each([
  'https://other.example/a.jpg',
  '//other.example/a.jpg',
  'media:cccccccccc',
  'a.jpg',
  'data:image/png;base64,AA',
])('shows the words of a picture at %s, never the picture', (address) => {
  expect(markdownToHtml(`![Chợ "nổi" & thuyền](<${address}>)`)).toBe(
    '<p>Chợ &quot;nổi&quot; &amp; thuyền</p>',
  )
  expect(markdownToHtml(`Xem ![chợ](<${address}>) này.`)).toBe('<p>Xem chợ này.</p>')
  expect(markdownToHtml(`![](<${address}>)`)).toBe('')
  expect(markdownToHtml(`![](${first})\n![chợ](<${address}>)`)).toMatch(
    /^<figure .*<\/figure><p>chợ<\/p>$/,
  )
})

it('leaves other files of the site as they are', () => {
  expect(markdownToHtml('![a](/favicon.svg)')).toBe('<p><img src="/favicon.svg" alt="a" /></p>')
})

it('leads to the photograph from both languages', () => {
  const html = withLocalizedLinks(
    markdownToHtml(`![](${first})\n\n[Huế](/where-to-go/hue)`),
    'en',
    'vi',
  )
  expect(html).toContain(`href="${key}/full-2200.webp"`)
  expect(html).toContain('href="/en/where-to-go/hue"')
})

it('tells what the library knows where the text says nothing, and always who took it', () => {
  const html = fill(`![](${first})`)
  expect(html).toContain(' alt="Ruộng &quot;bậc thang&quot;"')
  expect(html).toContain(
    '<figcaption>Sa Pa <small class="photo-credit">Ảnh: <a href="https://example.com/an?a=1&amp;b=2">An &lt;Nguyễn&gt;</a> · ' +
      '<a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license">CC BY-SA 4.0</a></small></figcaption></figure>',
  )
  const own = fill(`![Của bài](${first} "Lời của bài")`)
  expect(own).toContain(' alt="Của bài"')
  expect(own).toContain('<figcaption>Lời của bài <small')
})

it('tells below a paragraph who took the photographs in its sentences, each once', () => {
  const credit = fill(`![](${first})`).match(/<small.*<\/small>/)?.[0]
  const html = fill(
    `Một ![](${first}) và ![](${first}) nhỏ.\n\nSau.\n\n- Hai ![](${first}):\n  - ba\n\n![](${second})`,
  )
  expect(html).toMatch(/^<p>Một <img [^>]*> và <img [^>]*> nhỏ\.<small/)
  expect(html).toContain(` nhỏ.${credit}</p>\n<p>Sau.</p>`)
  expect(html).toMatch(/<li>Hai <img [^>]*>:\s*<small/)
  expect(html.match(/<small/g)).toHaveLength(2)
})

it.each<[Partial<Photo>, string]>([
  [{ licence: 'own', creditUrl: '' }, 'Ảnh: An &lt;Nguyễn&gt;<'],
  [{ licence: 'cc0', credit: '', creditUrl: '' }, '>CC0</a><'],
  [{ licence: 'public-domain', credit: '', creditUrl: '' }, '>phạm vi công cộng</a><'],
  [
    { licence: 'permission', credit: '', creditUrl: 'https://museum.example/x' },
    '>museum.example</a><',
  ],
  [{ licence: 'own', creditUrl: 'javascript:alert(1)' }, 'Ảnh: An &lt;Nguyễn&gt;<'],
])('names what there is to name: %o', (fields, shown) => {
  expect(fill(`![](${first})`, [{ ...photo, ...fields }])).toContain(shown)
})

it('says nothing of a photograph of ours that has no name or words', () => {
  const silent: Photo = {
    ...photo,
    captionVi: '',
    captionEn: '',
    credit: '',
    creditUrl: '',
    licence: 'own',
  }
  expect(fill(`![a](${first})`, [silent])).not.toContain('figcaption')
})

it('gives news readers one JPEG', () => {
  const html = withPlainPhotos(fill(`![a](${first})\n\nMột ![b](${second}).`))
  expect(html).toContain(`<img src="${key}/full-1080.jpg" alt="a" width="1080" height="810">`)
  expect(html).toContain(
    '<p>Một <img src="/media/bbbbbbbbbb-1-900x1200-7a8b6c/full-1080.jpg" alt="b" width="900" height="1200">.</p>',
  )
  expect(html).not.toMatch(/source|srcset|picture/)
})

const drawn = (markdown: string) =>
  withDrawings(markdownToHtml(markdown), {
    address: (scene) => `/art/${scene}.svg`,
    picture: (scene, format, alt) => `<svg ${scene} ${format} ${alt}>`,
  })

it('makes a figure of a drawing that is alone in its paragraph, and several a gallery', () => {
  expect(drawn('Trước.\n\n![Huế "mưa"](@assets/art/hue "Chiều")')).toBe(
    '<p>Trước.</p>\n<figure class="photo-figure"><a href="/art/hue.svg"><svg hue wide Huế &quot;mưa&quot;></a><figcaption>Chiều</figcaption></figure>',
  )
  expect(drawn(`![a](@assets/art/hue)\n![b](${first} "Hai")`)).toMatch(
    /^<div class="photo-gallery"><figure class="photo-figure"><a href="\/art\/hue.svg"><svg hue square a><\/a><\/figure><figure .*Hai<\/figcaption><\/figure><\/div>$/s,
  )
})

it('stands a spot beside the text, without a frame that enlarges it', () => {
  expect(drawn('![Tô phở](@assets/art/spot-pho)')).toBe(
    '<figure class="spot-figure"><svg spot-pho square Tô phở></figure>',
  )
})

it('leaves a drawing within a sentence in its place, and shows the words of one that there is not', () => {
  expect(drawn('Một ![nón](@assets/art/spot-non-la) nhỏ.')).toBe(
    '<p>Một <svg spot-non-la square nón> nhỏ.</p>',
  )
  for (const address of [
    '@assets/art/khong-co',
    '@assets/art/../hue',
    '@assets/hue',
    '@assets/art/',
  ]) {
    expect(drawn(`![Chợ](${address})`)).toBe('<p>Chợ</p>')
    expect(drawn(`Xem ![chợ](${address}) này.`)).toBe('<p>Xem chợ này.</p>')
  }
})

it('gives news readers the JPEG of a drawing, and nothing of one that has none', () => {
  const html = markdownToHtml(
    '![Huế](@assets/art/hue "Chiều")\n\n![Phở](@assets/art/spot-pho "Tô")\n\nMột ![nón](@assets/art/spot-non-la).',
  )
  const plain = withPlainDrawings(html, (scene) =>
    scene === 'hue' ? '/share/art/hue.jpg' : undefined,
  )
  expect(plain).toBe(
    '<figure class="photo-figure"><a href="/share/art/hue.jpg"><img src="/share/art/hue.jpg" alt="Huế" width="1200" height="630"></a>' +
      '<figcaption>Chiều</figcaption></figure>\n\n<p>Một nón.</p>',
  )
})

it('counts no words of addresses and alternative texts', () => {
  expect(countWords(markdownToHtml(`Một hai.\n\n![ba bốn năm](${first})`))).toBe(2)
})

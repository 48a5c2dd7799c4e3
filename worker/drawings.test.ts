import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { locales, localizedPath } from '../schema/locale'
import { feedPath } from '../schema/paths'
import { invalidateContent } from './platform/cache/content-version'
import { clearPosts, insertPost, newerThanTheSeed } from './testing/posts'
import { request } from './testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'

beforeEach(async () => {
  await clearPosts()
  await invalidateContent(env.CACHE)
})

const write = () => {
  const body = (words: string) =>
    `Một.\n\n![${words}](@assets/art/hue "Chiều <mưa>")\n\n![Phở](@assets/art/spot-pho)\n\nHai.\n\n![Bức tranh đã mất](@assets/art/khong-co)`
  return insertPost({
    slug: 'tranh-trong-bai',
    bodyVi: body('Ngọ Môn'),
    bodyEn: body('The gate'),
    publishedAt: newerThanTheSeed,
  })
}

describe.each(locales)('the drawings of an article in %s', (locale) => {
  const alt = locale === 'vi' ? 'Ngọ Môn' : 'The gate'
  const read = async () => {
    await write()
    const html = await (
      await request(localizedPath('/inspiration/tranh-trong-bai', locale, defaultLocale))
    ).text()
    return html.slice(html.indexOf('<div id="app"'), html.indexOf('id="page-data"'))
  }

  it('are figures with their picture of the night and their caption, a link to the whole one without scripts', async () => {
    const html = await read()
    const [figure = ''] = /<figure class="photo-figure">.*?<\/figure>/.exec(html) ?? []
    expect(figure).toMatch(
      /^<figure class="photo-figure"><a href="\/assets\/art\/\w+\/hue-wide\.svg"><picture>/,
    )
    expect(figure).toMatch(
      /<source media="\(prefers-color-scheme: dark\)" srcset="\/assets\/art\/\w+\/hue-square-night\.svg"/,
    )
    expect(figure).toMatch(
      new RegExp(
        `<img class="drawing" src="/assets/art/\\w+/hue-square\\.svg" alt="${alt}" width="900" height="900" loading="lazy"`,
      ),
    )
    expect(figure).toContain('<figcaption>Chiều &lt;mưa&gt;</figcaption>')
    expect(html).not.toContain('src="@assets')
  })

  it('stand beside the text where they are spots, and are words where there is no such scene', async () => {
    const html = await read()
    expect(html).toMatch(
      /<figure class="spot-figure"><picture><img class="drawing" src="\/assets\/art\/\w+\/spot-pho-square\.svg" alt="Phở"/,
    )
    expect(html).toContain('<p>Bức tranh đã mất</p>')
  })

  it('are JPEGs in the feed, without the spots', async () => {
    await write()
    const feed = await (await request(localizedPath(feedPath, locale, defaultLocale))).text()
    expect(feed.replaceAll('&quot;', '"')).toMatch(
      new RegExp(`src="https://[^"]+/share/art/hue\\.jpg" alt="${alt}" width="1200" height="630"`),
    )
    expect(feed).not.toContain('@assets')
    expect(feed).not.toContain('spot-pho')
  })
})

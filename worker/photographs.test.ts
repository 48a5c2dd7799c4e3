import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EntryOf } from '../schema/api/entries'
import type { PostPage } from '../schema/api/posts'
import type { ProductPage } from '../schema/api/products'
import { type Locale, locales, localizedPath } from '../schema/locale'
import { paths } from '../schema/paths'
import { invalidateContent } from './platform/cache/content-version'
import { clearAdmins } from './testing/admins'
import { resetToFewEntries } from './testing/entries'
import { type EntryDesk, openEntryDesk, readPublic } from './testing/entry-desk'
import { countingDatabase } from './testing/failures'
import { sampleData } from './testing/kind-samples'
import { clearMedia, insertPhoto } from './testing/media'
import { clearPosts, insertPost, newerThanTheSeed } from './testing/posts'
import { clearProducts, insertProducts } from './testing/products'
import { find, origin, request } from './testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const [cover, inText, related] = ['coveraaaaa', 'textbbbbbb', 'relatedccc']
const keyOf = (id: string) => `/media/${id}-1-4000x3000-7a8b6c`

const htmlOf = async (path: string, locale: Locale = 'vi') =>
  (await request(localizedPath(path, locale, defaultLocale))).text()
const appOf = (html: string) => html.slice(html.indexOf('<div id="app"'))

/** A photograph whose texts all name it. */
const insertNamed = (id: string, fields = {}) =>
  insertPhoto(undefined, {
    id,
    sha256: id.padEnd(64, '0'),
    altVi: `Ảnh ${id}`,
    altEn: `Photo ${id}`,
    captionVi: `Chú thích ${id}`,
    captionEn: `Caption ${id}`,
    credit: 'Nguyễn An',
    creditUrl: 'https://example.com/an',
    licence: 'cc-by-sa-4.0' as const,
    ...fields,
  })

beforeAll(async () => {
  await clearMedia()
  for (const id of [cover, inText, related]) await insertNamed(id)
})

beforeEach(async () => {
  await clearPosts()
  await clearProducts()
  await clearAdmins()
  await resetToFewEntries('hoi-an', 'hue')
  await invalidateContent(env.CACHE)
})

async function publish(
  desk: EntryDesk,
  kind: Parameters<EntryDesk['create']>[0],
  fields: Record<string, unknown>,
): Promise<string> {
  const { id, slug } = await desk.create(kind, { data: { ...sampleData(kind), ...fields } })
  const { status, body } = await desk.publish(id, ['vi', 'en'])
  expect(body.issues ?? [], kind).toEqual([])
  expect(status).toBe(200)
  return slug
}

describe.each(locales)('the page of an article in %s', (locale) => {
  const write = () =>
    insertPost({
      slug: 'ruong-bac-thang',
      coverImage: `media:${cover}`,
      bodyVi: `Mở đầu.\n\n![](media:${inText})\n\nMột ![](media:${inText}) nhỏ.`,
      bodyEn: `Beginning.\n\n![](media:${inText})\n\nA small ![](media:${inText}).`,
    })
  const [alt, caption, by] =
    locale === 'vi' ? ['Ảnh', 'Chú thích', 'Ảnh'] : ['Photo', 'Caption', 'Photo']

  it('shows its cover in AVIF and WebP by width, fetched first, with its own alternative text and credit', async () => {
    await write()
    const html = await htmlOf('/inspiration/ruong-bac-thang', locale)
    const head = html.slice(0, html.indexOf('</head>'))
    const preloads = head.match(/<link rel="preload" as="image" type="image\/avif"[^>]*>/g) ?? []
    expect(preloads.map((link) => find(link, /\/(\w+)-\d+\.avif/))).toEqual(['wide', 'tall'])
    for (const link of preloads) expect(link).toContain('fetchPriority="high"')
    expect(appOf(html)).not.toContain('imageSrcSet')
    const app = appOf(html)
    expect(app).toMatch(
      new RegExp(
        `<source type="image/avif" srcSet="[^"]*${keyOf(cover)}/tall-480.avif 480w[^"]*" sizes="100vw`,
      ),
    )
    expect(app).toContain(`src="${keyOf(cover)}/tall-768.webp" alt="${alt} ${cover}" srcSet="`)
    expect(app).toContain(
      'width="1600" height="2000" data-colour="#7a8b6c" loading="eager" fetchPriority="high"',
    )
    expect(app).toContain(`${by}<!-- -->:`)
    expect(app).toContain(
      '<a href="https://creativecommons.org/licenses/by-sa/4.0/" rel="license">CC BY-SA 4.0</a>',
    )
    expect(app).not.toContain('style=')
    expect(app.replace(/<script.*?<\/script>/gs, '')).not.toContain('.jpg')
  })

  it('shows those of its text as figures with caption and credit', async () => {
    await write()
    const app = appOf(await htmlOf('/inspiration/ruong-bac-thang', locale))
    expect(app).toContain(`<a href="${keyOf(inText)}/full-2200.webp"><picture>`)
    expect(app).toContain(`alt="${alt} ${inText}"`)
    expect(app).toContain(
      `<figcaption>${caption} ${inText} <small class="photo-credit">${by}: <a href="https://example.com/an">Nguyễn An</a>`,
    )
    expect(app.match(/<figure/g)).toHaveLength(1)
  })

  it('tells below a paragraph who took the photograph in its sentence', async () => {
    await write()
    const app = appOf(await htmlOf('/inspiration/ruong-bac-thang', locale))
    expect(app).toMatch(
      new RegExp(
        `\\.<small class="photo-credit">${by}: <a href="https://example.com/an">Nguyễn An</a> · <a [^>]*>CC BY-SA 4.0</a></small></p>`,
      ),
    )
  })

  it('is shared by its photograph, and tells search engines of it', async () => {
    await write()
    const html = await htmlOf('/inspiration/ruong-bac-thang', locale)
    for (const name of ['property="og:image"', 'name="twitter:image"'])
      expect(html).toContain(`<meta ${name} content="${origin}${keyOf(cover)}/share-1200.jpg"`)
    expect(find(html, /<meta property="og:image:alt" content="([^"]+)"/)).toContain(
      `${alt} ${cover}`,
    )
    const { '@graph': graph } = JSON.parse(
      find(html, /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s) ?? '',
    )
    const article = graph.find((node: { '@type': string }) => node['@type'] === 'Article')
    expect(article.image).toMatchObject([
      {
        '@type': 'ImageObject',
        contentUrl: `${origin}${keyOf(cover)}/wide-1600.jpg`,
        width: '1600',
        height: '900',
      },
      { contentUrl: `${origin}${keyOf(cover)}/square-1600.jpg`, width: '1600', height: '1600' },
      {
        contentUrl: `${origin}${keyOf(cover)}/full-1600.jpg`,
        creditText: 'Nguyễn An',
        creator: { name: 'Nguyễn An' },
        license: 'https://creativecommons.org/licenses/by-sa/4.0/',
      },
    ])
  })
})

it('asks the database once more for the photographs of an article, its cards and what to read next, and never without any', async () => {
  const card = '[Huế](/where-to-go/hue "card")'
  const asked = async (slug: string) => {
    const { DB, asked } = countingDatabase()
    const response = await request(`/api/posts/${slug}?locale=vi`, {}, { DB })
    return { count: asked(), page: await response.json<PostPage>() }
  }
  await insertPost({ slug: 'khong-anh', bodyVi: card, contentPillar: 'cultural-immersion' })
  await insertPost({
    slug: 'co-anh',
    coverImage: `media:${cover}`,
    bodyVi: `${card}\n\n![](media:${inText})`,
  })
  await insertPost({ slug: 'doc-tiep', coverImage: `media:${related}` })
  const [without, withPhotos] = [await asked('khong-anh'), await asked('co-anh')]
  expect(withPhotos.count).toBe(without.count + 1)
  expect(without.page).not.toHaveProperty('photos')
  expect(withPhotos.page.photos?.map(({ id }) => id).sort()).toEqual(
    [cover, related, inText].sort(),
  )
  expect(withPhotos.page.related[0]?.coverImage).toBe(`${keyOf(related)}/full-1080.jpg`)
})

it('shows the default cover and the words of what is in the trash', async () => {
  await insertNamed('goneeeeeee', { deletedAt: '2026-11-02T00:00:00.000Z' })
  await insertPost({
    slug: 'mat-anh',
    coverImage: 'media:goneeeeeee',
    bodyVi: '![Chợ nổi](media:goneeeeeee)',
  })
  const html = await htmlOf('/inspiration/mat-anh')
  expect(appOf(html)).toContain('default-cover-wide.svg')
  expect(appOf(html)).toContain('<p>Chợ nổi</p>')
  expect(html).toContain(`content="${origin}/share/vi/inspiration/mat-anh.jpg"`)
  expect(appOf(html)).not.toContain('/media/')
})

it('shows photographs in lists, tags and the search without a word more: they lead to pages that name who took them', async () => {
  await insertPost({
    slug: 'moi',
    coverImage: `media:${cover}`,
    tags: ['Ruộng bậc thang'],
    titleVi: 'Ruộng bậc thang',
  })
  for (const path of [
    '/inspiration',
    '/tu-khoa/ruong-bac-thang',
    '/tim-kiem/ruong%20bac%20thang',
  ]) {
    const app = appOf(await htmlOf(path))
    expect(app, path).toMatch(/src="\/media\/[^"]+(?:wide|tall|square)-768\.webp" alt=""/)
    expect(app, path).not.toContain('media:')
    expect(app, path).not.toContain('photo-credit')
  }
})

it('tells in the shop who took the photograph of a product, of each once', async () => {
  await insertProducts([{ imageUrl: `media:${inText}` }, { imageUrl: `media:${inText}` }, {}])
  const { photos } = await (
    await request('/api/products/infinite?page=1&limit=12')
  ).json<ProductPage>()
  expect(photos?.map(({ id }) => id)).toEqual([inText])
  const app = appOf(await htmlOf('/shop-gear'))
  expect(app.match(/src="\/media\/[^"]+square-768\.webp" alt=""/g)).toHaveLength(2)
  expect(app.match(/class="photo-credit[^>]*>.*?Nguyễn An.*?CC BY-SA 4\.0<\/a>/gs)).toHaveLength(2)
})

it('tells on the page of an office who took its photograph', async () => {
  const desk = await openEntryDesk()
  const { offices } = sampleData('settings') as { offices: object[] }
  await publish(desk, 'settings', {
    offices: offices.map((office, at) =>
      at === 0 ? { ...office, image: `media:${related}` } : office,
    ),
  })
  const app = appOf(await htmlOf(paths.contact))
  expect(app.match(/class="photo-credit[^>]*>.*?Nguyễn An.*?CC BY-SA 4\.0<\/a>/gs)).toHaveLength(1)
})

describe('entries', () => {
  it('show photographs in hero, gallery and activities of a destination, with credits and an enlarged one without scripts', async () => {
    const desk = await openEntryDesk()
    const { galleryImages, activities } = sampleData('destination') as {
      galleryImages: Record<string, unknown>[]
      activities: Record<string, unknown>[]
    }
    const slug = await publish(desk, 'destination', {
      heroImageUrl: `media:${cover}`,
      galleryImages: galleryImages
        .map((picture) => ({ ...picture, src: `media:${inText}` }))
        .slice(0, 1),
      activities: activities.map((activity) => ({ ...activity, imageUrl: `media:${related}` })),
    })
    const entry = await (await readPublic('destination', slug, 'en')).json<EntryOf<'destination'>>()
    expect(entry.photos).toHaveLength(3)
    expect(entry.heroImageUrl).toBe(`${keyOf(cover)}/full-1080.jpg`)
    const html = await htmlOf(`/where-to-go/${slug}`)
    const preloads =
      html
        .slice(0, html.indexOf('</head>'))
        .match(/<link rel="preload" as="image" type="image\/avif"[^>]*>/g) ?? []
    expect(preloads.map((link) => find(link, /media="([^"]+)"/))).toEqual([
      '(min-width: 48rem)',
      'not all and (min-width: 48rem)',
    ])
    const app = appOf(html)
    expect(app).toMatch(
      new RegExp(
        `<source media="\\(min-width: 48rem\\)" type="image/avif" srcSet="${keyOf(cover)}/wide-320.avif 320w`,
      ),
    )
    expect(app).toContain(`<a href="${keyOf(inText)}/full-2200.webp" class="poster block">`)
    expect(app.match(/class="photo-credit/g)).toHaveLength(3 + activities.length)
    expect(html).toContain(`content="${origin}${keyOf(cover)}/share-1200.jpg"`)
    const list = await (await request('/api/entries/destination?locale=vi')).text()
    expect(list).toContain(`"heroImageUrl":"${keyOf(cover)}/full-1080.jpg"`)
    expect(await (await request('/api/things?locale=vi')).text()).toContain(
      `${keyOf(cover)}/full-1080.jpg`,
    )
  })

  it('show photographs on slides of the home page, deals, and what is told about the company', async () => {
    const desk = await openEntryDesk()
    const home = sampleData('home') as { slides: Record<string, unknown>[] }
    await publish(desk, 'home', {
      slides: home.slides.map((slide, at) =>
        at === 0 ? { ...slide, imageUrl: `media:${cover}` } : slide,
      ),
    })
    const about = sampleData('about') as { hero: object; story: object }
    await publish(desk, 'about', {
      hero: { ...about.hero, image: `media:${cover}` },
      story: { ...about.story, image: `media:${inText}` },
    })
    const deal = await publish(desk, 'deal', { image: `media:${related}` })
    for (const [path, id] of [
      ['/', cover],
      [paths.about, cover],
      [`/travel-deals/${deal}`, related],
    ] as const) {
      const html = await htmlOf(path)
      expect(html.slice(0, html.indexOf('</head>')), path).toContain(`${keyOf(id)}/`)
      expect(appOf(html), path).toContain('photo-credit')
      expect(appOf(html), path).toMatch(
        new RegExp(`<img src="${keyOf(id)}/(?:tall|wide|square)-\\d+.webp"`),
      )
    }
  })
})

it('sends news readers a JPEG, and search engines the picture of a page', async () => {
  await insertPost({
    slug: 'moi',
    publishedAt: newerThanTheSeed,
    coverImage: `media:${cover}`,
    bodyVi: `![](media:${inText})`,
    bodyEn: `![](media:${inText})`,
  })
  const feed = await (await request('/rss.xml')).text()
  expect(feed).toContain(
    `<enclosure url="${origin}${keyOf(cover)}/wide-1080.jpg" length="0" type="image/jpeg"`,
  )
  expect(feed).toContain(`src=&quot;${origin}${keyOf(inText)}/full-1080.jpg&quot;`)
  expect(feed).toContain('Nguyễn An')
  expect(feed).not.toContain('srcset')
  expect(await (await request('/sitemap-posts-1.xml')).text()).toContain(
    `<image:loc>${origin}${keyOf(cover)}/wide-1080.jpg</image:loc>`,
  )
  const desk = await openEntryDesk()
  await publish(desk, 'topic', { image: `media:${related}` })
  expect(await (await request('/sitemap-pages.xml')).text()).toContain(
    `<image:loc>${origin}${keyOf(related)}/wide-1080.jpg</image:loc>`,
  )
})

it('leads from the share picture of a page to its photograph', async () => {
  await insertPost({ slug: 'moi', coverImage: `media:${cover}` })
  const response = await request('/share/vi/inspiration/moi.jpg')
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    `${keyOf(cover)}/share-1200.jpg`,
  ])
})

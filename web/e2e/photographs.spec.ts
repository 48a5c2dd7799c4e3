import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { parse } from 'node-html-parser'
import sharp from 'sharp'
import type { MediaDetail } from '../../schema/api/admin-media'
import type { AdminPost } from '../../schema/api/admin-posts'
import { mediaPath, mediaReference, mediaSrcSet, parseMediaPath } from '../../schema/media'
import { logIn, read, send } from './admin'
import { describePhoto, keyOf, mediaPathsIn, readMedia, sendPhoto, uploadPhoto } from './photographs'
import { at, expect, test } from './test'
import { brokenPhoto, leaksOf, photoWithPlace, rotatedPhoto } from './test-photos'

const newMark = () => randomUUID().slice(0, 8)
/** Pictures of a test are its own: the same file twice is one photograph. */
const newSeed = () => Math.floor(Math.random() * 2 ** 31)

const describe = (photo: MediaDetail, mark: string) => ({
  altVi: `Ghe xoài trên sông ${mark} ${photo.id}`,
  altEn: `Mango boats on the river ${mark} ${photo.id}`,
  captionVi: `Sáng sớm ở chợ nổi ${photo.id}`,
  captionEn: `Early at the floating market ${photo.id}`,
  credit: `Lê Thị Mai ${mark}`,
  creditUrl: 'https://photos.example/mai',
  licence: 'cc-by-4.0' as const,
})

/** An article with a cover and one text with photographs; a draft. */
async function draftArticle(page: Page, mark: string, cover: string, inText: string[]): Promise<AdminPost> {
  const { id } = await send<AdminPost>(page, 'POST', '/api/admin/posts', {})
  const body = (text: string) => [text, ...inText.map((photo) => `![](${mediaReference(photo)})`), text].join('\n\n')
  return send<AdminPost>(page, 'PUT', `/api/admin/posts/${id}`, {
    slug: `cho-noi-${mark}`,
    titleVi: `Chợ nổi ${mark}`,
    titleEn: `Floating market ${mark}`,
    summaryVi: 'Sáng sớm trên sông.',
    summaryEn: 'Early on the river.',
    bodyVi: body('Ghe bầu chở xoài. '.repeat(40)),
    bodyEn: body('Boats full of mangoes. '.repeat(40)),
    coverImage: mediaReference(cover),
  })
}

const publish = (page: Page, { id, updatedAt }: AdminPost) => send<AdminPost>(page, 'POST', `/api/admin/posts/${id}/publish`, { updatedAt })

/** The renditions that a browser of a width asks for on a page, from the top to its end. */
async function renditionsAskedFor(
  browser: Browser,
  { path, width, baseURL }: { path: string; width: number; baseURL: string | undefined },
) {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width, height: 800 },
    deviceScaleFactor: 1,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    return asked.filter((one) => one.startsWith('/media/'))
  } finally {
    await context.close()
  }
}

test('an editor uploads photographs and publishes them; visitors get them small, described and without their place', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(900_000)
  await logIn(page)
  const mark = newMark()
  const visitor = page.request

  const [withPlace, rotated] = await test.step('uploads three: one is broken and is told so', async () => {
    const broken = await sendPhoto(page, await brokenPhoto(newSeed()))
    expect(broken.status()).toBe(400)
    expect(await broken.json()).toMatchObject({ code: 'BAD_REQUEST', issues: [{ path: 'file', message: 'broken' }] })
    return [await uploadPhoto(page, await photoWithPlace(newSeed())), await uploadPhoto(page, await rotatedPhoto(newSeed()))]
  })
  expect(withPlace).toMatchObject({ width: 1200, height: 900, mimeType: 'image/jpeg', useCount: 0, altVi: '' })
  expect(rotated).toMatchObject({ width: 900, height: 1200, fileName: 'Ảnh chợ nổi (1).jpg' })

  const draft = await draftArticle(page, mark, withPlace.id, [rotated.id, withPlace.id])
  await test.step('cannot publish before the photographs are described', async () => {
    const path = `/api/admin/posts/${draft.id}/publish`
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const refused = await page.request.post(path, { data: { updatedAt: draft.updatedAt }, headers })
    expect(refused.status()).toBe(400)
    const { issues } = (await refused.json()) as { issues: { message: string }[] }
    const missing = [withPlace, rotated].flatMap(({ fileName }) => ['vi', 'en'].map((locale) => `photo:alt:${locale}:${fileName}`))
    expect(issues.map(({ message }) => message)).toEqual(expect.arrayContaining(missing))
  })

  const cover = await describePhoto(page, withPlace, { ...describe(withPlace, mark), focalX: 0.2, focalY: 0.7 })
  const inText = await describePhoto(page, rotated, describe(rotated, mark))
  expect(keyOf(cover).version).toBe(keyOf(withPlace).version + 1)
  const { slug } = await publish(page, draft)
  const path = `/inspiration/${slug}`

  for (const locale of ['vi', 'en'] as const) {
    await test.step(`the page in ${locale}: widths, texts, credit`, async () => {
      const root = parse(await (await visitor.get(at(locale, path))).text())
      const alt = ({ altVi, altEn }: MediaDetail) => (locale === 'vi' ? altVi : altEn)
      const pictureOf = (photo: MediaDetail) =>
        root.querySelectorAll('main picture').filter((one) => one.querySelector('img')?.getAttribute('alt') === alt(photo))
      const [coverPicture, coverInText] = pictureOf(cover)
      const source = coverPicture?.querySelector('source[type="image/avif"]')
      expect(source?.getAttribute('srcset')).toBe(mediaSrcSet(keyOf(cover), 'wide', 'avif'))
      expect(source?.getAttribute('sizes') ?? coverPicture?.querySelector('img')?.getAttribute('sizes')).toBeTruthy()
      const preload = root.querySelector('link[rel=preload][as=image]')
      expect(preload?.getAttribute('imagesrcset')).toContain(cover.id)
      for (const figure of [coverInText, ...pictureOf(inText)].map((picture) => picture?.closest('figure'))) {
        expect(figure?.text).toContain(cover.credit)
        expect(figure?.querySelector(`a[href="${cover.creditUrl}"]`)).toBeTruthy()
      }
      expect(pictureOf(inText)[0]?.closest('figure')?.text).toContain(locale === 'vi' ? inText.captionVi : inText.captionEn)
      const share = mediaPath(keyOf(cover), { crop: 'share', width: 1200, format: 'jpg' })
      expect(root.querySelector('meta[property="og:image"]')?.getAttribute('content')).toContain(share)
    })
  }

  const asked = await test.step('browsers ask for what fits their width, in one format, once', async () => {
    const [phone, desktop] = [
      await renditionsAskedFor(browser, { path: at('vi', path), width: 360, baseURL }),
      await renditionsAskedFor(browser, { path: at('vi', path), width: 1280, baseURL }),
    ]
    const coversOf = (paths: string[]) =>
      paths.flatMap((one) => parseMediaPath(one) ?? []).filter(({ key, crop }) => key.id === cover.id && crop === 'wide')
    for (const paths of [phone, desktop]) {
      expect(new Set(paths).size).toBe(paths.length)
      for (const one of paths) expect(parseMediaPath(one)?.format, one).toBe('avif')
    }
    const [small, ...othersSmall] = coversOf(phone).map(({ width }) => width)
    const [large, ...othersLarge] = coversOf(desktop).map(({ width }) => width)
    expect([...othersSmall, ...othersLarge]).toEqual([])
    expect(small).toBeLessThanOrEqual(480)
    expect(large).toBeGreaterThan(480)
    expect(large).toBeLessThanOrEqual(1600)
    return [...phone, ...desktop]
  })

  await test.step('no public byte tells of the place or the camera', async () => {
    const texts = [at('vi', path), at('en', path), '/', at('vi', '/rss.xml'), at('en', '/inspiration')]
    const named = await Promise.all(texts.map(async (one) => mediaPathsIn(await (await visitor.get(one)).text())))
    const files = await readMedia(visitor, new Set([...named.flat(), ...asked]))
    expect(new Set([...files.keys()].map((one) => one.split('.').at(-1)))).toEqual(new Set(['avif', 'webp', 'jpg']))
    for (const [one, bytes] of files) expect(await leaksOf(bytes), one).toEqual([])
    const upright = mediaPath(keyOf(inText), { crop: 'full', width: 320, format: 'jpg' })
    const { width, height } = await sharp((await readMedia(visitor, [upright])).get(upright)).metadata()
    expect(height).toBeGreaterThan(width)
  })

  const replaced = await test.step('replaces the file: the article shows the new one, the old address leads to it', async () => {
    const before = keyOf(inText)
    const response = await sendPhoto(page, await photoWithPlace(newSeed()), { method: 'PUT', path: `/api/admin/media/${inText.id}/file` })
    expect(response.status()).toBe(200)
    const photo: MediaDetail = await response.json()
    expect(photo).toMatchObject({ id: inText.id, width: 1200, height: 900, altVi: inText.altVi })
    const html = await (await visitor.get(at('vi', path))).text()
    const shown = mediaPathsIn(html).filter((one) => one.includes(inText.id))
    for (const one of shown) expect(parseMediaPath(one)?.key).toEqual(keyOf(photo))
    expect(shown.length).toBeGreaterThan(0)
    // One that nobody has asked for yet: the others may be in caches for a year, as they showed what their address says.
    const old = await visitor.get(mediaPath(before, { crop: 'square', width: 1600, format: 'webp' }), { maxRedirects: 0 })
    expect(old.status()).toBeGreaterThanOrEqual(300)
    expect(old.status()).toBeLessThan(400)
    expect(old.headers().location).toContain(`/media/${inText.id}-${keyOf(photo).version}-`)
    return photo
  })

  await test.step('knows where it is used, and is not deleted there', async () => {
    const detail = await read<MediaDetail>(page, `/api/admin/media/${replaced.id}`)
    expect(detail.uses).toEqual([expect.objectContaining({ noun: 'post', id: draft.id, path: expect.stringContaining(draft.id) })])
    const headers = { 'Sec-Fetch-Site': 'same-origin' }
    const refused = await page.request.delete(`/api/admin/media/${replaced.id}`, { headers })
    expect(refused.status()).toBe(409)
    expect(await refused.json()).toMatchObject({ code: 'MEDIA_IN_USE' })
  })

  await test.step('leaves nothing for the other journeys', async () => {
    await send(page, 'DELETE', `/api/admin/posts/${draft.id}`)
  })
})

test('enlarges a tall photograph by a file that is hardly wider than it is shown', async ({ page }) => {
  await logIn(page)
  const mark = newMark()
  const tall = await uploadPhoto(page, await rotatedPhoto(newSeed()))
  await describePhoto(page, tall, describe(tall, mark))
  const { slug, id } = await publish(page, await draftArticle(page, mark, tall.id, [tall.id]))
  // Made beforehand, which takes a busy machine long.
  const fitting = mediaPath(keyOf(tall), { crop: 'full', width: 768, format: 'avif' })
  await readMedia(page.request, [fitting])
  await page.goto(at('vi', `/inspiration/${slug}`))
  // At 1280×860 it is 513 px wide: its next file has 768 px, the one for the whole width of the page 900 px.
  const asked = page.waitForRequest((request) => /full-(?:768|1080)\.avif$/.test(request.url()))
  await page.locator('.photo-figure > a').click()
  expect(new URL((await asked).url()).pathname).toBe(fitting)
  const picture = page.getByRole('dialog').getByRole('img', { name: tall.altVi })
  await expect(picture).toBeVisible()
  const frame = await picture.evaluate((image) => ({ height: image.clientHeight, width: image.parentElement?.parentElement?.clientWidth }))
  expect(frame).toEqual({ height: 684, width: 529 })
  await send(page, 'DELETE', `/api/admin/posts/${id}`)
})

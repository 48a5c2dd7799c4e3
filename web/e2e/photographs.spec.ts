import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { AdminEntry } from '../../schema/api/admin-entries'
import type { MediaDetail } from '../../schema/api/admin-media'
import { mediaPath, mediaReference, parseMediaPath } from '../../schema/media'
import { logIn, publishPost, send } from './admin'
import { describePhoto, keyOf, mediaPathsIn, readMedia, uploadPhoto } from './photographs'
import { at, expect, test } from './test'
import { leaksOf, photoWithPlace, rotatedPhoto } from './test-photos'

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

/** A published article with a cover and one text with photographs. */
function publishArticle(
  page: Page,
  mark: string,
  cover: string,
  inText: string[],
): Promise<AdminEntry> {
  const body = (text: string) =>
    [text, ...inText.map((photo) => `![](${mediaReference(photo)})`), text].join('\n\n')
  return publishPost(page, {
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

// Longer than twenty seconds: each rendition that is asked for is encoded.
test('visitors get photographs small, in one format, and without their place and camera', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page)
  const mark = newMark()
  const visitor = page.request
  const uploaded = [
    await uploadPhoto(page, await photoWithPlace(newSeed())),
    await uploadPhoto(page, await rotatedPhoto(newSeed())),
  ] as const
  const cover = await describePhoto(page, uploaded[0], describe(uploaded[0], mark))
  const inText = await describePhoto(page, uploaded[1], describe(uploaded[1], mark))
  const { slug, id } = await publishArticle(page, mark, cover.id, [inText.id, cover.id])
  const path = `/inspiration/${slug}`

  const asked =
    await test.step('browsers ask for what fits their width, in one format, once', async () => {
      const [phone, desktop] = [
        await renditionsAskedFor(browser, { path: at('vi', path), width: 360, baseURL }),
        await renditionsAskedFor(browser, { path: at('vi', path), width: 1280, baseURL }),
      ]
      const headsOf = (paths: string[], shape: 'tall' | 'wide') =>
        paths
          .flatMap((one) => parseMediaPath(one) ?? [])
          .filter(({ key, crop }) => key.id === cover.id && crop === shape)
      for (const paths of [phone, desktop]) {
        expect(new Set(paths).size).toBe(paths.length)
        for (const one of paths) expect(parseMediaPath(one)?.format, one).toBe('avif')
      }
      const [small, ...othersSmall] = headsOf(phone, 'tall').map(({ width }) => width)
      const [large, ...othersLarge] = headsOf(desktop, 'wide').map(({ width }) => width)
      expect([...othersSmall, ...othersLarge]).toEqual([])
      expect(small).toBeLessThanOrEqual(480)
      expect(large).toBeGreaterThan(480)
      expect(large).toBeLessThanOrEqual(1600)
      return [...phone, ...desktop]
    })

  await test.step('no public byte tells of the place or the camera', async () => {
    const named = mediaPathsIn(await (await visitor.get(at('vi', path))).text())
    const upright = mediaPath(keyOf(inText), { crop: 'full', width: 320, format: 'jpg' })
    const smallest = named.filter((one) => one.includes(cover.id) && /-320\.|share/.test(one))
    const files = await readMedia(visitor, new Set([...smallest, ...asked, upright]))
    expect(new Set([...files.keys()].map((one) => one.split('.').at(-1)))).toEqual(
      new Set(['avif', 'webp', 'jpg']),
    )
    for (const [one, bytes] of files) expect(await leaksOf(bytes), one).toEqual([])
    const { width, height } = await sharp(files.get(upright)).metadata()
    expect(height).toBeGreaterThan(width)
  })
  await send(page, 'DELETE', `/api/admin/posts/${id}`)
})

test('enlarges a tall photograph by a file that is hardly wider than it is shown', async ({
  page,
}) => {
  await logIn(page)
  const mark = newMark()
  const tall = await uploadPhoto(page, await rotatedPhoto(newSeed()))
  await describePhoto(page, tall, describe(tall, mark))
  const { slug, id } = await publishArticle(page, mark, tall.id, [tall.id])
  // Made beforehand, which takes a busy machine long.
  const fitting = mediaPath(keyOf(tall), { crop: 'full', width: 768, format: 'avif' })
  await readMedia(page.request, [fitting])
  await page.goto(at('vi', `/inspiration/${slug}`))
  // At 1280×860 it is 513 px wide: its next file has 768 px, the one for the whole width of the
  // page 900 px.
  const asked = page.waitForRequest((request) => /full-(?:768|1080)\.avif$/.test(request.url()))
  await page.locator('.photo-figure > a').click()
  expect(new URL((await asked).url()).pathname).toBe(fitting)
  const picture = page.getByRole('dialog').getByRole('img', { name: tall.altVi })
  await expect(picture).toBeVisible()
  const frame = await picture.evaluate((image) => ({
    height: image.clientHeight,
    width: image.parentElement?.parentElement?.clientWidth,
  }))
  expect(frame).toEqual({ height: 684, width: 529 })
  await send(page, 'DELETE', `/api/admin/posts/${id}`)
})

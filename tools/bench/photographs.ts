import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { fileNameHeader, type MediaDetail } from '../../schema/api/admin-media'
import type { AdminPost } from '../../schema/api/admin-posts'
import { mediaReference } from '../../schema/media'
import { fillPath, paths } from '../../schema/paths'
import { addAdmins, generatePassword } from '../admins'
import { chooseBrowser } from '../browser'
import { freePort, prepareDatabase, serve } from '../local-site'
import { makePhotograph } from '../testing/photograph'
import { startComparison } from './compare-page'
import { printRow, withBudget } from './table'

const maxPictureKb = 120
/** Cloudflare sends what the browser finds urgent first; `LINE=alike` shows what that is worth. */
const sharing = process.env.LINE === 'alike' ? 'alike' : 'ordered'
/** The phone that Lighthouse stands for. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** Sends requests to the API as a member of the staff. Throws on any response that is not OK. */
async function logIn(url: string, account: { username: string; password: string }) {
  const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' }
  const login = await fetch(`${url}/api/admin/login`, { method: 'POST', headers: own, body: JSON.stringify(account) })
  if (!login.ok) throw new Error(`the login answered ${login.status}`)
  const headers = {
    ...own,
    Cookie: login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
  return async <Answer>(
    method: 'POST' | 'PUT',
    path: string,
    body: object | Buffer,
    more: Record<string, string> = {},
  ): Promise<Answer> => {
    const sent = Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body)
    const response = await fetch(`${url}/api/admin/${path}`, { method, headers: { ...headers, ...more }, body: sent })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json() as Promise<Answer>
  }
}

/** Publishes an article whose cover is a photograph as a phone takes it; returns its path. */
async function publishWithPhotograph(url: string, account: { username: string; password: string }): Promise<string> {
  const ask = await logIn(url, account)
  const file = await (await makePhotograph({ width: 4000, height: 3000 })).jpeg({ quality: 88 }).toBuffer()
  const uploaded = { 'Content-Type': 'image/jpeg', [fileNameHeader]: 'bench.jpg' }
  const photo = await ask<MediaDetail>('POST', 'media', file, uploaded)
  const { updatedAt, focalX, focalY, captionVi, captionEn, creditUrl, licence, place, tags } = photo
  const kept = { updatedAt, focalX, focalY, captionVi, captionEn, creditUrl, licence, place, tags }
  await ask('PUT', `media/${photo.id}`, { ...kept, altVi: 'Lá trên mặt nước', altEn: 'Leaves on the water', credit: 'Mango Road' })
  const { id } = await ask<AdminPost>('POST', 'posts', {})
  const draft = await ask<AdminPost>('PUT', `posts/${id}`, {
    slug: 'bai-do-anh',
    titleVi: 'Bài đo ảnh bìa',
    titleEn: 'An article to measure its cover',
    summaryVi: 'Ảnh bìa là một bức ảnh chụp, để đo trang này.',
    summaryEn: 'Its cover is a photograph, so that this page can be measured.',
    bodyVi: 'Ghe bầu chở xoài về chợ nổi. '.repeat(60),
    bodyEn: 'Boats bring mangoes to the floating market. '.repeat(60),
    coverImage: mediaReference(photo.id),
  })
  const { slug } = await ask<AdminPost>('POST', `posts/${id}/publish`, { updatedAt: draft.updatedAt })
  process.stdout.write(`original: 4000×3000, ${(file.length / 1e6).toFixed(1)} MB, focal point ${focalX}, ${focalY}\n`)
  return fillPath(paths.article, { slug })
}

/** Prints the photographs that a phone loads of its own accord, without scrolling. */
async function printPictures(browser: Browser, url: string, missed: { count: number }): Promise<void> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const loaded: Promise<{ path: string; bytes: number }>[] = []
    page.on('response', (response) => {
      const path = new URL(response.url()).pathname
      if (path.startsWith('/media/')) loaded.push(response.body().then(({ length }) => ({ path, bytes: length })))
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const pictures = await Promise.all(loaded)
    if (pictures.length === 0) throw new Error('the page loaded no photograph')
    printRow([`photograph at ${phone.viewport.width} px × ${phone.deviceScaleFactor}`, 'KB'])
    for (const { path, bytes } of pictures)
      printRow([path.split('/').at(-1) ?? path, withBudget(bytes / 1000, bytes <= maxPictureKb * 1000, missed, 1)])
  } finally {
    await context.close()
  }
}

/**
 * An article with a photograph of twelve megapixels as its cover: the bytes that a phone loads of it, and the page beside itself without
 * scripts. The local Images binding compresses with its own quality, so bytes on Cloudflare differ.
 */
export async function benchPhotographs(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-photographs-'))
  prepareDatabase(stateDir)
  const account = { username: 'bench', password: generatePassword() }
  await addAdmins({ stateDir }, [account.username], account.password)
  const site = await serve({ port: await freePort(), stateDir })
  const browser = await chromium.launch(await chooseBrowser())
  const missed = { count: 0 }
  try {
    const path = await publishWithPhotograph(site.url, account)
    await printPictures(browser, site.url + path, missed)
    const comparison = await startComparison(site.url, sharing)
    try {
      await comparison.compare(path, missed)
    } finally {
      comparison.stop()
    }
    return missed.count === 0
  } finally {
    await browser.close()
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { addAdmins, generatePassword } from '../admins'
import { chooseBrowser } from '../browser'
import { freePort, prepareDatabase, serve } from '../local-site'
import { adminScreens, logIn, screens } from '../screens'
import { printRow, withBudget } from './table'

const budgets = { files: 12, publicKb: 150, adminKb: 220, styleKb: 40 }
const kb = 1000

interface FirstView {
  files: number
  /** Bytes of all scripts, each compressed by gzip. */
  scripts: number
  /** Bytes of the style sheets as they are, those within the document included. */
  style: number
}

/** What a browser loads of its own accord until the page is quiet, without scrolling. */
async function measureFirstView(page: Page, url: string): Promise<FirstView> {
  const scripts: Promise<number>[] = []
  const styles: Promise<number>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'script') scripts.push(response.body().then((body) => gzipSync(body).length))
    if (type === 'stylesheet') styles.push(response.body().then(({ length }) => length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = await (await fetch(url)).text()
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) =>
    Buffer.byteLength(text),
  )
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return {
    files: scripts.length,
    scripts: sum(await Promise.all(scripts)),
    style: sum([...inline, ...(await Promise.all(styles))]),
  }
}

/** Scripts and style sheets of the first view of every kind of page, the admin's after a login. */
export async function benchBytes(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-bytes-'))
  prepareDatabase(stateDir)
  const password = generatePassword()
  await addAdmins({ stateDir }, ['bench'], password)
  const site = await serve({ port: await freePort(), stateDir })
  const browser = await chromium.launch(await chooseBrowser())
  const missed = { count: 0 }

  async function measure(context: BrowserContext, paths: string[], maxKb: number): Promise<void> {
    for (const path of paths) {
      const page = await context.newPage()
      const { files, scripts, style } = await measureFirstView(page, site.url + path)
      await page.close()
      const isPublic = maxKb === budgets.publicKb
      printRow([
        path,
        withBudget(files, !isPublic || files <= budgets.files, missed),
        withBudget(scripts / kb, scripts <= maxKb * kb, missed, 1),
        withBudget(style / kb, !isPublic || style <= budgets.styleKb * kb, missed, 1),
      ])
    }
  }

  try {
    printRow(['first view', 'files', 'scripts KB', 'style KB'])
    const viewport = { width: 412, height: 823 }
    for (const { path } of screens.filter(({ isKind }) => isKind)) {
      // A context of its own: nothing is cached, no service worker is at work.
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
      await measure(context, [path], budgets.publicKb)
      await context.close()
    }
    for (const { path } of adminScreens.slice(0, 4)) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
      await logIn(context, site.url, { username: 'bench', password })
      await measure(context, [path], budgets.adminKb)
      await context.close()
    }
    printRow([
      'budget: files, public and admin KB, style KB',
      budgets.files,
      `${budgets.publicKb}/${budgets.adminKb}`,
      budgets.styleKb,
    ])
    return missed.count === 0
  } finally {
    await browser.close()
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

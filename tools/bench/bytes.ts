import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { addAdmins, generatePassword } from '../admins'
import { chooseBrowser } from '../browser'
import { freePort, prepareDatabase, serve } from '../local-site'
import { adminScreens, logIn, screens } from '../screens'
import { printRow, withBudget } from './table'

/** Kilobytes, by gzip but for `styleKb`. */
interface Budget {
  files: number
  scriptsKb: number
  documentKb: number
  styleKb: number
  styleGzipKb: number
}

const publicBudget: Budget = {
  files: 12,
  scriptsKb: 165,
  documentKb: 30,
  styleKb: 60,
  styleGzipKb: 13,
}
/** By the name of the screen. */
const otherBudgets: Record<string, Partial<Budget>> = {
  when: { documentKb: 36 },
  destinations: { documentKb: 42 },
  'not-found': { documentKb: 16, scriptsKb: 145 },
}
const none = Number.POSITIVE_INFINITY
const adminBudget: Budget = {
  files: none,
  scriptsKb: 220,
  documentKb: none,
  styleKb: none,
  styleGzipKb: none,
}
const kb = 1000

const gzipLength = (body: Buffer) => gzipSync(body).length
const sumOf = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** What a browser loads of its own accord until the page is quiet, without scrolling. */
async function measureFirstView(page: Page, url: string): Promise<Budget> {
  const scripts: Promise<number>[] = []
  const sheets: Promise<Buffer>[] = []
  page.on('response', (response) => {
    const type = response.request().resourceType()
    if (type === 'script') scripts.push(response.body().then(gzipLength))
    if (type === 'stylesheet') sheets.push(response.body())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const html = await (await fetch(url)).text()
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) =>
    Buffer.from(text),
  )
  const styles = [...inline, ...(await Promise.all(sheets))]
  return {
    files: scripts.length,
    scriptsKb: sumOf(await Promise.all(scripts)) / kb,
    documentKb: gzipLength(Buffer.from(html)) / kb,
    styleKb: sumOf(styles.map(({ length }) => length)) / kb,
    styleGzipKb: sumOf(styles.map(gzipLength)) / kb,
  }
}

const columns = ['files', 'scriptsKb', 'documentKb', 'styleKb', 'styleGzipKb'] as const

/**
 * Scripts, document and style sheets of the first view of every kind of page and of a missing one,
 * and of every view of the admin after a login.
 */
export async function benchBytes(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'travel-site-bytes-'))
  prepareDatabase(stateDir)
  const password = generatePassword()
  await addAdmins({ stateDir }, ['bench'], password)
  const site = await serve({ port: await freePort(), stateDir })
  const browser = await chromium.launch(await chooseBrowser())
  const missed = { count: 0 }

  /** In a context of its own: nothing is cached, no service worker is at work. */
  async function measure(path: string, budget: Budget, context: BrowserContextOptions = {}) {
    const viewport = { width: 412, height: 823 }
    const visitor = await browser.newContext({ viewport, serviceWorkers: 'block', ...context })
    const view = await measureFirstView(await visitor.newPage(), site.url + path)
    await visitor.close()
    printRow([
      path,
      ...columns.map((name) =>
        withBudget(view[name], view[name] <= budget[name], missed, name === 'files' ? 0 : 1),
      ),
    ])
  }

  try {
    printRow(['first view', 'files', 'scripts KB', 'document', 'style raw', 'style'])
    for (const { name, path, isKind } of screens)
      if (isKind || name in otherBudgets)
        await measure(path, { ...publicBudget, ...otherBudgets[name] })
    const editor = await browser.newContext()
    await logIn(editor, site.url, { username: 'bench', password })
    const storageState = await editor.storageState()
    for (const { path } of adminScreens) await measure(path, adminBudget, { storageState })
    printRow(['budget, public', ...columns.map((name) => publicBudget[name])])
    printRow(['budget, admin', '', adminBudget.scriptsKb])
    return missed.count === 0
  } finally {
    await browser.close()
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

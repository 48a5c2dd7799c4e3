import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { locales, localizedPath } from '../../schema/locale'
import { matchPage } from '../../web/app/match-page'
import { pageSources } from '../../web/app/page-sources'
import { entryModule } from '../../worker/documents/manifest-files'
import { defaultLocale } from '../default-locale'
import { freePort, prepareDatabase, serve } from '../local-site'
import { boundOf, budgetOf } from './byte-budgets'
import { type FirstView, kinds, measureFirstView } from './first-view'
import { kindsOfPages } from './kinds-of-pages'

const say = (line: string) => process.stdout.write(`${line}\n`)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

interface Line extends FirstView {
  id: string
  address: string
}

async function measureAll(): Promise<Line[]> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-bytes-'))
  prepareDatabase(stateDir)
  const site = await serve({ port: await freePort(), stateDir })
  try {
    const lines: Line[] = []
    for (const { id, path } of kindsOfPages()) {
      for (const locale of locales) {
        const address = localizedPath(path, locale, defaultLocale)
        const html = await (await fetch(site.url + address, { headers: { 'Sec-Fetch-Mode': 'navigate' } })).text()
        const keys = [entryModule, ...pageSources(matchPage(path), locale)]
        lines.push({ id, address, ...measureFirstView(html, keys) })
      }
    }
    return lines
  } finally {
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

function sayLine(line: Line): boolean {
  const cells = kinds.map((kind) => {
    const mark = line[kind] > budgetOf(line.id, kind) ? '!!' : line[kind] > boundOf(line.id, kind) ? '!' : ''
    return (kilobytes(line[kind]) + mark).padStart(11)
  })
  say(line.address.padEnd(44) + cells.join(''))
  return kinds.some((kind) => line[kind] > budgetOf(line.id, kind))
}

/** Whether zod has come into a script of the browser, which only the Worker may load. */
function findZod(): boolean {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Manifest
  const found = Object.entries(manifest).filter(
    ([, { file }]) => file.endsWith('.js') && /ZodError|_zod/.test(readFileSync(`dist/client/${file}`, 'utf8')),
  )
  for (const [key] of found) say(`zod is in the client chunk of ${key}`)
  return found.length > 0
}

/**
 * Prints what the first view of every kind of page downloads, in both languages, from the built site (`npm run build` first), and says
 * whether everything stays within its budget.
 */
export async function checkBytes(): Promise<boolean> {
  say('first view, KB as they travel (gzip; the edge\'s brotli is smaller). "!": above the bound; "!!": above what is allowed meanwhile')
  say('page'.padEnd(44) + kinds.map((kind) => kind.padStart(11)).join(''))
  const lines = await measureAll()
  const over = lines.filter(sayLine)
  say('')
  for (const kind of kinds) {
    const most = lines.reduce((a, b) => (b[kind] > a[kind] ? b : a))
    const above = lines.filter((line) => line[kind] > boundOf(line.id, kind)).length
    say(`${kind.padEnd(11)} most ${kilobytes(most[kind])} (${most.address}); ${above} of ${lines.length} above the bound`)
  }
  return over.length === 0 && !findZod()
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EntryFile } from '../../schema/content/entry-file'
import { slugify } from '../../schema/fold'
import { entryStatements } from '../../schema/seed/entries-sql'
import { readEntryFiles } from '../../schema/seed/entry-files'
import { addAdmins, generatePassword } from '../admins'
import { readLocalDatabase, writeLocalDatabase } from '../local-database'
import { freePort, prepareDatabase, serve } from '../local-site'
import { logIn } from './log-in'
import { median, printRow, withBudget } from './table'

const budgetMs = 50
const count = Number(process.env.COUNT ?? 5000)
const rounds = Number(process.env.ROUNDS ?? 15)

const things = ['Chuyến thuyền', 'Vé tàu', 'Lớp nấu ăn', 'Đêm nghỉ', 'Vòng xe máy', 'Tour đi bộ', 'Suất ngâm bùn', 'Bữa tối']
const thingsEn = ['Boat trip', 'Train ticket', 'Cooking class', 'Night', 'Motorbike loop', 'Walking tour', 'Mud bath', 'Dinner']
const towns = ['Huế', 'Hội An', 'Đà Lạt', 'Sa Pa', 'Hà Giang', 'Phú Quốc', 'Cần Thơ', 'Quy Nhơn', 'Nha Trang', 'Mũi Né', 'Đồng Hới']

/** Deals made of the seed's, the same in every run: most are public, some in one language only, changed or behind. */
function* makeDeals(): Generator<{ file: EntryFile; at: string }> {
  const seeds = readEntryFiles().filter(({ kind }) => kind === 'deal')
  for (let number = 0; number < count; number += 1) {
    const seed = seeds[number % seeds.length]
    if (!seed) throw new Error('the seed has no deal')
    const town = towns[number % towns.length] ?? ''
    const titleVi = `${things[number % things.length]} ở ${town}, đợt ${number}`
    const titleEn = `${thingsEn[number % thingsEn.length]} in ${town}, round ${number}`
    const status = number % 10 === 0 ? 'draft' : 'published'
    const en: EntryFile['en'] = { ...seed.en, status: number % 7 === 0 ? 'draft' : status }
    const data = { ...seed.data, titleVi, titleEn, ...(number % 9 === 0 && { originalPrice: 9_000_000 }) }
    const live = number % 9 === 0 ? { ...seed.data, titleVi, titleEn } : undefined
    const at = new Date(Date.UTC(2026, 9, 1) - ((number * 7919) % 500_000) * 60_000).toISOString()
    yield { file: { ...seed, slug: `${slugify(titleEn)}`, vi: { ...seed.vi, status }, en, data, ...(live && { live }) }, at }
  }
}

interface Measured {
  ms: number
  kb: number
}

/** Fills a database with deals and asks for lists and pages of them: the whole request at the local Worker. */
export async function benchEntries(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-entries-'))
  const missed = { count: 0 }
  prepareDatabase(stateDir)
  const statements = [...makeDeals()].flatMap(({ file, at }) => entryStatements([file], at))
  writeLocalDatabase(
    stateDir,
    statements.map(({ sql, values }): [string, ...typeof values] => [sql, ...values]),
  )
  const [newest] = readLocalDatabase(stateDir, "select slug, id from entries where slug like '%-round-11'")
  const slug = String(newest?.slug)
  const password = generatePassword()
  await addAdmins({ stateDir }, ['bench'], password)
  const site = await serve({ port: await freePort(), stateDir })

  async function ask(path: string, headers: Record<string, string> = {}): Promise<Measured> {
    const started = performance.now()
    const response = await fetch(site.url + path, { headers })
    const { length } = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return { ms: performance.now() - started, kb: length / 1000 }
  }
  /** Medians; the first request, of which the parts are not compiled yet, does not count. */
  async function measure(path: string, headers?: Record<string, string>): Promise<Measured> {
    await ask(path, headers)
    const all: Measured[] = []
    for (let round = 0; round < rounds; round += 1) all.push(await ask(path, headers))
    return { ms: median(all.map(({ ms }) => ms)), kb: all[0]?.kb ?? 0 }
  }

  try {
    const Cookie = await logIn(site.url, { username: 'bench', password })
    printRow([`${count} deals, ms of the whole request`, 'median', 'KB', `≤ ${budgetMs}`])
    const health = await measure('/api/health')
    printRow(['/api/health, for comparison', health.ms.toFixed(1), health.kb.toFixed(1)])
    for (const [name, query] of Object.entries(adminLists)) {
      const { ms, kb } = await measure(`/api/admin/entries?${new URLSearchParams(query)}`, { Cookie })
      printRow([`admin: ${name}`, withBudget(ms, ms <= budgetMs, missed, 1), kb.toFixed(1)])
    }
    const waiting = await measure('/api/admin/entries/waiting', { Cookie })
    printRow(['admin: dashboard, what waits', withBudget(waiting.ms, waiting.ms <= budgetMs, missed, 1), waiting.kb.toFixed(1)])
    for (const [name, path] of Object.entries({ list: 'deal', entry: `deal/${slug}` })) {
      const cold = await ask(`/api/entries/${path}?locale=vi`)
      const warm = await measure(`/api/entries/${path}?locale=vi`)
      printRow([`public ${name}, without a copy`, cold.ms.toFixed(1), cold.kb.toFixed(1)])
      printRow([`public ${name}, copy in KV`, warm.ms.toFixed(1), warm.kb.toFixed(1)])
    }
    for (const path of [`/travel-deals/${slug}`, '/travel-deals']) {
      const cold = await ask(path)
      const warm = await measure(path)
      printRow([`page ${path}, first`, cold.ms.toFixed(1), cold.kb.toFixed(1)])
      printRow([`page ${path}, cached`, warm.ms.toFixed(1), warm.kb.toFixed(1)])
    }
    return missed.count === 0
  } finally {
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

const adminLists: Record<string, Record<string, string>> = {
  'first page of all': {},
  'first page of the kind': { kind: 'deal' },
  'page 150 of the kind': { kind: 'deal', page: '150' },
  'by title': { kind: 'deal', sort: 'title' },
  'search with marks, matches many': { kind: 'deal', q: 'lớp nấu ăn' },
  'search without marks, matches many': { kind: 'deal', q: 'lop nau an' },
  'search of all kinds, by title': { q: 'Hoi An', sort: 'title' },
  'search, matches one': { kind: 'deal', q: 'round 4999' },
  'search, matches nothing': { kind: 'deal', q: 'zzz' },
  'search, page 20': { kind: 'deal', q: 'đà lạt', page: '19' },
  public: { kind: 'deal', state: 'public' },
  drafts: { kind: 'deal', state: 'draft' },
  'with changes': { kind: 'deal', state: 'changed' },
  behind: { kind: 'deal', state: 'behind' },
  'in one language': { kind: 'deal', state: 'one-language' },
  scheduled: { kind: 'deal', state: 'scheduled' },
  'in the trash': { kind: 'deal', state: 'trash' },
  'by somebody who changed none': { kind: 'deal', by: 'nobody' },
  'of some days': { kind: 'deal', from: '2026-01-01', to: '2026-01-31' },
}

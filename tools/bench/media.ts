import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fold } from '../../schema/fold'
import { addAdmins, generatePassword } from '../admins'
import { writeLocalDatabase } from '../local-database'
import { freePort, prepareDatabase, serve } from '../local-site'
import { logIn } from './log-in'
import { median, printRow, withBudget } from './table'

const budgetMs = 50
const count = Number(process.env.COUNT ?? 5000)
const rounds = Number(process.env.ROUNDS ?? 15)

const scenes = ['Chợ sớm', 'Bến thuyền', 'Ruộng bậc thang', 'Phố đèn lồng', 'Bãi biển', 'Ga tàu', 'Vườn xoài', 'Đèo mây']
const scenesEn = [
  'Early market',
  'Boat landing',
  'Rice terraces',
  'Lantern street',
  'Beach',
  'Railway station',
  'Mango garden',
  'Misty pass',
]
const places = ['hue', 'hoi-an', 'da-lat', 'sapa', 'hanoi', 'phu-quoc', 'mekong-delta']
const tags = ['chợ', 'biển', 'núi', 'đêm', 'mưa', 'món ăn', 'thuyền', 'lễ hội', 'trẻ em', 'kiến trúc']

type Statement = [query: string, ...values: (string | number | null)[]]

/** Photographs, the same in every run: one of fifteen lacks a text, one of twelve is unused, one of forty is in the trash. */
function* makePhotos(): Generator<Statement> {
  for (let number = 0; number < count; number += 1) {
    const id = `bench${String(number).padStart(5, '0')}`
    const at = new Date(Date.UTC(2026, 9, 1) - ((number * 7919) % 500_000) * 60_000).toISOString()
    const place = number % 3 === 0 ? null : (places[number % places.length] ?? null)
    const own = number % 4 === 0 ? [] : [tags[number % tags.length] ?? '', tags[(number * 7 + 1) % tags.length] ?? '']
    const [altVi, altEn] = [`${scenes[number % scenes.length]}, lần ${number}`, `${scenesEn[number % scenesEn.length]}, visit ${number}`]
    const texts = { altVi, altEn: number % 15 === 0 ? '' : altEn, fileName: `IMG_${number}.jpg`, credit: `Người chụp ${number % 20}` }
    const searchText = fold([...Object.values(texts), place ?? '', ...own].join(' '))
    yield [
      `insert into media (id, sha256, mime_type, file_name, bytes, width, height, colour, alt_vi, alt_en, credit, place, tags, search_text,
        created_at, updated_at, uploaded_by, deleted_at) values (?, ?, 'image/jpeg', ?, 2500000, 4000, 3000, '7a8b6c', ?, ?, ?, ?, ?, ?, ?, ?, 'bench', ?)`,
      ...[id, id, texts.fileName, texts.altVi, texts.altEn, texts.credit, place, JSON.stringify(own), searchText, at, at],
      number % 40 === 0 ? '2026-11-01T00:00:00.000Z' : null,
    ]
    if (number % 12 > 0) yield [`insert into media_uses (media_id, noun, noun_id) values (?, 'post', ?)`, id, `post-${number % 900}`]
  }
}

/** Fills the library with photographs and asks for its lists: the whole request at the local Worker, in turn with a list of entries. */
export async function benchMedia(): Promise<boolean> {
  const stateDir = mkdtempSync(join(tmpdir(), 'mango-road-media-'))
  const missed = { count: 0 }
  prepareDatabase(stateDir)
  writeLocalDatabase(stateDir, [...makePhotos()])
  const password = generatePassword()
  await addAdmins({ stateDir }, ['bench'], password)
  const site = await serve({ port: await freePort(), stateDir })
  try {
    const Cookie = await logIn(site.url, { username: 'bench', password })
    const ask = async (path: string) => {
      const started = performance.now()
      const response = await fetch(site.url + path, { headers: { Cookie } })
      await response.text()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      return performance.now() - started
    }
    printRow([`${count} photographs, ms of the whole request`, 'median', 'entries', 'ratio', `≤ ${budgetMs}`])
    for (const [name, query] of Object.entries(lists)) {
      const path = `/api/admin/media?${new URLSearchParams(query)}`
      const times: { ours: number; other: number }[] = []
      // The first of each does not count: its parts are not compiled yet.
      for (let round = 0; round <= rounds; round += 1) times.push({ ours: await ask(path), other: await ask('/api/admin/entries') })
      const [ours, other] = [median(times.slice(1).map((time) => time.ours)), median(times.slice(1).map((time) => time.other))]
      printRow([name, withBudget(ours, ours <= budgetMs, missed, 1), other.toFixed(1), (ours / other).toFixed(2)])
    }
    return missed.count === 0
  } finally {
    await site.stop()
    rmSync(stateDir, { recursive: true, force: true })
  }
}

const lists: Record<string, Record<string, string>> = {
  'first page': {},
  'page 20': { page: '20' },
  'page 100': { page: '100' },
  'search, matches many': { q: 'chợ sớm' },
  'search, matches one': { q: 'lần 4999' },
  'search, matches nothing': { q: 'zzz' },
  unused: { state: 'unused' },
  'unused, matches nothing': { state: 'unused', q: 'zzz' },
  'missing a text': { state: 'missing-alt' },
  'of a place': { place: 'hue' },
  'with a tag': { tag: 'chợ' },
  'with a tag that none has': { tag: 'zzz' },
  'in the trash': { state: 'trash' },
}

import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brand } from '../../schema/brand'
import { contentOf, type EntryFile } from '../../schema/content/entry-file'
import type { ContentOfKind } from '../../schema/content/kinds'
import type { SettingsContent } from '../../schema/content/settings'
import { pack } from '../../schema/seed/pack'
import { readVariables } from '../deploy/variables'
import { type Answers, coloursFrom, slugOf } from './answers'

/** What may name the site; tests and the sample pack do, so that they hold for the new one too. */
const mayName = /\.(?:css|html|json|md|svg|toml|tsx?|ya?ml)$/
/** Records of what was decided and measured for this site. */
const history = /^(?:docs\/decisions\/|CHANGELOG\.md)/

const quoted = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? `"${text}"`
    : `'${text.replace(/[\\']/g, (sign) => `\\${sign}`)}'`

/** A source with the value of a key. Throws where the key does not stand there once. */
function withValue(source: string, key: string, value: string): string {
  const before = new RegExp(`^( {2}${key}: ).*,$`, 'gm')
  if (source.match(before)?.length !== 1) throw new Error(`${key} does not stand there once`)
  return source.replace(before, (_, start: string) => `${start}${value},`)
}

function brandSource(source: string, { name, taglineVi, taglineEn, colour }: Answers): string {
  const texts = Object.entries({ name, slug: slugOf(name), taglineVi, taglineEn })
  const colours = Object.entries(coloursFrom(colour))
  return [
    ...texts.map(([key, text]) => [key, quoted(text)] as const),
    ...colours.map(([key, pair]) => [key, `[${pair.map(quoted).join(', ')}]`] as const),
  ].reduce((changed, [key, value]) => withValue(changed, key, value), source)
}

const inOneWord = (name: string) => name.replaceAll(/[ .-]/g, '')

/** What stands for this site in its files, and what for the new one; the longer ones come first. */
function renamings({ name, address, email }: Answers): [string, string][] {
  const { SITE_URL, MAIL_FROM } = readVariables(undefined)
  const [host, newHost] = [new URL(String(SITE_URL)).host, new URL(address).host]
  const inPattern = (text: string) => text.replaceAll('.', '\\.')
  return [
    [String(MAIL_FROM), email],
    [host, newHost],
    [inPattern(host), inPattern(newHost)],
    [brand.slug, slugOf(name)],
    [inOneWord(brand.slug), inOneWord(slugOf(name))],
    [brand.name, name],
    [inOneWord(brand.name), inOneWord(name)],
  ]
}

/** Every value that the owner has to replace is one that `npm run deploy` calls a demo value. */
function settingsOf({ name, address, email }: Answers): SettingsContent {
  return {
    company: { legalName: name, email, mainSite: address, farmToursSite: address },
    offices: [
      {
        id: 'office',
        country: 'VN',
        nameVi: 'Văn phòng',
        nameEn: 'Office',
        localityVi: 'Đà Nẵng',
        localityEn: 'Da Nang',
        addressVi: '01 Đường Ví Dụ, Đà Nẵng, Việt Nam',
        addressEn: '01 Vi Du Street, Da Nang, Vietnam',
        hoursVi: 'Thứ Hai – Thứ Sáu, 8:00–18:00',
        hoursEn: 'Mon–Fri 8:00–18:00',
        coordinates: { lat: 16.0678, lng: 108.2208 },
        phone: '+84 54 555 01 01',
        email,
        mapUrl: 'https://maps.example/?q=16.0678,108.2208',
      },
    ],
    claims: { certifications: [] },
    socials: [],
    hotelPartner: { name: 'Hotel Partner', searchUrl: 'https://hotels.example/search' },
    activityPartner: { name: 'Activity Partner', searchUrl: 'https://activities.example/search' },
    vndPerUsd: 25_000,
  }
}

function shopOf({ name, address }: Answers): ContentOfKind['shop'] {
  const own = { id: slugOf(name), name, country: 'VN', commissionMin: 0, commissionMax: 0 } as const
  return { merchants: [{ ...own, hosts: [new URL(address).host] }] }
}

/** The first of each from this site's: readers always have a home page, and it needs one of each. */
function homeOf({ data }: EntryFile): ContentOfKind['home'] {
  const { slides, places, offers } = contentOf('home', data)
  const [slide, place, offer] = [slides[0], places[0], offers[0]]
  if (!slide || !place || !offer) throw new Error('the home page of this site is not whole')
  const { destination: _, ...alone } = slide
  return { slides: [alone], places: [place], offers: [offer] }
}

function published(kind: EntryFile['kind'], slug: string, data: EntryFile['data']): EntryFile {
  const now = new Date().toISOString()
  const state = { status: 'published', publishedAt: now, changedAt: now } as const
  return { kind, slug, vi: state, en: state, data }
}

/** The files of the checkout that git knows. Throws where there is no checkout. */
const filesOf = (checkout: string) =>
  execFileSync('git', ['ls-files', '-z'], { cwd: checkout, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(checkout, file)))

/**
 * Writes a new site into a folder, which must be empty or missing: this one's code and tests, the
 * answers as its brand, and a pack with nothing but what a site needs (docs/decisions/0425).
 */
export function writeSite(checkout: string, folder: string, answers: Answers): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty`)
  const slug = slugOf(answers.name)
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const read = (file: string) => readFileSync(join(checkout, file), 'utf8')
  const names = renamings(answers)
  const renamed = (text: string) =>
    names.reduce((changed, [name, own]) => changed.replaceAll(name, own), text)
  for (const file of filesOf(checkout)) {
    if (mayName.test(file) && !history.test(file)) write(file, renamed(read(file)))
    else cpSync(join(checkout, file), join(folder, file))
  }
  write('schema/brand.ts', brandSource(read('schema/brand.ts'), answers))
  write('schema/seed/pack.ts', read('schema/seed/pack.ts').replaceAll(pack, slug))
  write(
    `schema/seed/${slug}/products.ts`,
    "import type { SeedProduct } from '../seed-product'\n\nexport const seedProducts: SeedProduct[] = []\n",
  )
  const entries = `schema/seed/${slug}/entries`
  const current = `schema/seed/${pack}/entries`
  for (const file of [
    published('settings', 'site', settingsOf(answers)),
    published('shop', 'shop', shopOf(answers)),
    published('home', 'home', homeOf(JSON.parse(read(`${current}/home/home.json`)))),
  ])
    write(`${entries}/${file.kind}/${file.slug}.json`, `${JSON.stringify(file, null, 2)}\n`)
  for (const page of ['privacy', 'terms'])
    write(`${entries}/page/${page}.json`, read(`${current}/page/${page}.json`))
}

import type { LetterWarning } from '../../../schema/api/letters'
import { entryAtPath } from '../../../schema/content/entry-paths'
import type { PublicSettings } from '../../../schema/content/site-settings'
import type { Locale } from '../../../schema/locale'
import { fillPath, matchPattern, paths } from '../../../schema/paths'
import { pageState } from '../../content/page-state'
import { isEntryPage } from '../../content/queries'
import { maxCards, readCardRows } from '../../content/read-cards'
import type { Database } from '../../platform/db/database'
import { screenPathOf } from './letter-links'
import type { RenderedLetter } from './render-letter'

/** Characters that phones show, bytes that Gmail shows, pictures that a mail should have. */
const limits = { subject: 60, bytes: 100_000, pictures: 10 }

const dislikedWords: Record<Locale, readonly string[]> = {
  vi: [
    'miễn phí 100%',
    'hoàn toàn miễn phí',
    'trúng thưởng',
    'bấm vào đây',
    'nhấp vào đây',
    'mua ngay',
    'duy nhất hôm nay',
    'giá sốc',
    'cam kết 100%',
    'kiếm tiền',
  ],
  en: [
    '100% free',
    'act now',
    'buy now',
    'click here',
    'limited time',
    'risk-free',
    'no obligation',
    'guaranteed',
    'winner',
    'cash bonus',
    'once in a lifetime',
  ],
}

/** Several words in capitals, or a long one: abbreviations and road names are shorter. */
const shouting = /(?<!\p{L})\p{Lu}{3,}(?:\s+\p{Lu}{2,})+(?!\p{L})|(?<!\p{L})\p{Lu}{9,}(?!\p{L})/gu

interface WarningInput {
  written: { subject: string; preview: string; content: string }
  rendered: RenderedLetter
  language: Locale
  settings: PublicSettings
}

const wordsIn = ({ subject, preview, content }: WarningInput['written']) =>
  [subject, preview, content.replace(/\]\([^)]*\)/g, ']')].join('\n').normalize('NFC')

function pictureWarnings(html: string): LetterWarning[] {
  const pictures = html.match(/<img [^>]*>/g) ?? []
  const bare = pictures
    .filter((tag) => / alt=""/.test(tag))
    .map((tag) => / src="([^"]*)"/.exec(tag)?.[1] ?? '')
  return [
    ...bare.map((where) => ({ kind: 'picture-without-text' as const, where })),
    ...(pictures.length > limits.pictures
      ? [{ kind: 'many-pictures' as const, where: String(pictures.length) }]
      : []),
  ]
}

/** The entry that a page depends on; undefined for pages that always exist. */
function subjectOf(path: string): string | undefined {
  if (pageState(path) !== 'open') return undefined
  const slug = matchPattern(paths.journalEntry, path)?.slug
  const place = /^\/where-to-go\/([^/]+)\/thang-\d+$/.exec(path)?.[1]
  if (slug !== undefined) return fillPath(paths.article, { slug })
  return place === undefined ? path : fillPath(paths.destination, { slug: place })
}

async function brokenLinks(
  db: Database,
  { rendered, language, settings }: WarningInput,
): Promise<string[]> {
  const own = rendered.links.flatMap((url) => {
    const path = screenPathOf(url, language, settings)
    return path === undefined || path.startsWith('/media/') ? [] : { url, path }
  })
  const open = own.flatMap(({ url, path }) => {
    const about = subjectOf(path)
    return about === undefined ? [] : { url, about }
  })
  const known = new Set<string>()
  for (let start = 0; start < open.length; start += maxCards) {
    const at = open.slice(start, start + maxCards).map(({ about }) => about)
    for (const { path } of await readCardRows(db, { at, locale: language })) known.add(path)
  }
  const unknown = open.filter(({ about }) => !known.has(about))
  // Not cards: tags, letters, pages of single kinds.
  const others = await Promise.all(
    unknown.map(async ({ url, about }) =>
      isCard(about) || !(await isPage(db, about)) ? url : undefined,
    ),
  )
  const missing = own.filter(({ path }) => pageState(path) === 'missing').map(({ url }) => url)
  return [...missing, ...others.filter((url) => url !== undefined)]
}

const isCard = (path: string) =>
  entryAtPath(path) !== undefined || matchPattern(paths.article, path) !== undefined
const isPage = async (db: Database, path: string) =>
  matchPattern(paths.tag, path) !== undefined || isEntryPage(db, path)

export async function findWarnings(db: Database, input: WarningInput): Promise<LetterWarning[]> {
  const { written, rendered, language } = input
  const words = wordsIn(written)
  const lower = words.toLocaleLowerCase(language)
  const spam = dislikedWords[language].filter((word) => lower.includes(word))
  // Local sites have no https.
  const insecure = rendered.links.filter(
    (url) => url.startsWith('http:') && !url.startsWith(`${input.settings.siteUrl}/`),
  )
  const shouted = [...new Set(words.match(shouting) ?? [])]
  return [
    ...([...written.subject].length > limits.subject ? [{ kind: 'subject-long' as const }] : []),
    ...(written.preview.trim() === '' ? [{ kind: 'preview-missing' as const }] : []),
    ...(new TextEncoder().encode(rendered.html).length > limits.bytes
      ? [{ kind: 'too-large' as const }]
      : []),
    ...spam.map((where) => ({ kind: 'spam-words' as const, where })),
    ...shouted.map((where) => ({ kind: 'capitals' as const, where })),
    ...(await brokenLinks(db, input)).map((where) => ({ kind: 'broken-link' as const, where })),
    ...insecure.map((where) => ({ kind: 'insecure-link' as const, where })),
    ...pictureWarnings(rendered.html),
  ]
}

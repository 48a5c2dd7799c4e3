import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Paragraph, RootContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import type { DraftedLetter } from '../../../schema/api/letters'
import { contentOf } from '../../../schema/content/entry-file'
import { entryPagePath } from '../../../schema/content/entry-paths'
import { upgradeData } from '../../../schema/content/kind-upgrades'
import { advised } from '../../../schema/content/letter'
import { cardTitle } from '../../../schema/content-cards'
import { firstWords } from '../../../schema/cut-text'
import { isLive, toWindow } from '../../../schema/deal-dates'
import { type Locale, locales } from '../../../schema/locale'
import { entries } from '../../../schema/tables/entries'
import { letterSendings } from '../../../schema/tables/letters'
import { addDays, vietnamDay } from '../../../schema/time'
import { createEntry } from '../../content/edit-entry'
import { isPublicPost, newestFirst } from '../../content/posts'
import { isPublicIn, publicLocales } from '../../content/queries'
import { columnsOf, pick } from '../../content/stored-entry'
import type { Database } from '../../platform/db/database'
import type { Ctx } from '../../platform/http/env'

const most = { articles: 5, deals: 4, destinations: 3 }
const firstDays = 30

/** An import may publish hundreds at once. */
const maxRead = 200

type Part = keyof typeof most

interface NewThing {
  path: string
  titles: { [L in Locale]?: string }
}

type News = Record<Part, NewThing[]>

const words: Record<Locale, { greeting: string; also: string; parts: Record<Part, string> }> = {
  vi: {
    greeting: 'Chào bạn,\n\nTừ lá thư trước đến nay, chúng tôi có thêm mấy điều muốn kể với bạn.',
    also: 'Trong thư này còn có',
    parts: { articles: 'Bài mới', deals: 'Ưu đãi đang có', destinations: 'Nơi nên đến' },
  },
  en: {
    greeting: 'Hello,\n\nHere is what is new since our last letter.',
    also: 'Also in this letter:',
    parts: { articles: 'New stories', deals: 'Deals on now', destinations: 'Places to go' },
  },
}

async function findSince(db: Database, now: Date): Promise<string> {
  const [last] = await db
    .select({ at: letterSendings.createdAt })
    .from(letterSendings)
    .where(ne(letterSendings.state, 'cancelled'))
    .orderBy(desc(letterSendings.createdAt))
    .limit(1)
  return last?.at ?? `${addDays(vietnamDay(now), -firstDays)}T00:00:00.000Z`
}

const columns = pick(
  entries,
  'id',
  'kind',
  'slug',
  'live',
  'schemaVersion',
  'statusVi',
  'statusEn',
  'deletedAt',
)

function selectNewEntries(db: Database, locale: Locale, since: string) {
  const publishedAt = entries[columnsOf(locale).publishedAt]
  const { id, kind } = entries
  return db
    .select({ ...columns, publishedAt })
    .from(entries)
    .where(and(isPublicIn(locale), gt(publishedAt, since), inArray(kind, ['deal', 'destination'])))
    .orderBy(desc(publishedAt), desc(id))
    .limit(maxRead)
}

type EntryRow = Awaited<ReturnType<typeof selectNewEntries>>[number]

function newThings(
  { kind, slug, live, schemaVersion, ...state }: EntryRow,
  today: string,
): NewThing[] {
  const path = entryPagePath(kind, slug)
  if (live === null || path === undefined) return []
  const data = upgradeData(kind, live, schemaVersion)
  if (kind === 'deal') {
    const { window } = contentOf('deal', data)
    if (!isLive({ window: toWindow(window) }, today)) return []
  }
  const titleOf = (suffix: string) => String(data[`title${suffix}`] ?? data[`name${suffix}`] ?? '')
  const all: Record<Locale, string> = { vi: titleOf('Vi'), en: titleOf('En') }
  const titles = Object.fromEntries(publicLocales(state).map((locale) => [locale, all[locale]]))
  return [{ path, titles }]
}

async function readNews(db: Database, now: Date): Promise<News> {
  const since = await findSince(db, now)
  const [articles, vi, en] = await db.batch([
    db
      .select({ ...columns, publishedAt: entries.publishedAt })
      .from(entries)
      .where(and(isPublicPost(), gt(entries.publishedAt, since)))
      .orderBy(...newestFirst)
      .limit(most.articles),
    selectNewEntries(db, 'vi', since),
    selectNewEntries(db, 'en', since),
  ])
  const newest = [...new Map([...vi, ...en].map((row) => [row.id, row])).values()].sort((a, b) =>
    (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''),
  )
  const ofKind = (kind: EntryRow['kind']) =>
    newest.filter((row) => row.kind === kind).flatMap((row) => newThings(row, vietnamDay(now)))
  return {
    articles: articles.flatMap((row) => newThings(row, vietnamDay(now))),
    deals: ofKind('deal').slice(0, most.deals),
    destinations: ofKind('destination').slice(0, most.destinations),
  }
}

const card = (path: string, title: string): Paragraph => ({
  type: 'paragraph',
  children: [
    { type: 'link', url: path, title: cardTitle, children: [{ type: 'text', value: title }] },
  ],
})

function textsIn(
  locale: Locale,
  news: News,
): { subject: string; preview: string; content: string } | undefined {
  const { greeting, also, parts } = words[locale]
  const shown = (Object.keys(most) as Part[]).map((part) => ({
    part,
    things: news[part].flatMap(({ path, titles }) => {
      const title = titles[locale]
      return title ? { path, title } : []
    }),
  }))
  const [first, ...rest] = shown.flatMap(({ things }) => things)
  if (!first) return undefined
  const children = shown.flatMap(({ part, things }): RootContent[] =>
    things.length === 0
      ? []
      : [
          { type: 'heading', depth: 2, children: [{ type: 'text', value: parts[part] }] },
          ...things.map(({ path, title }) => card(path, title)),
        ],
  )
  const others = new Intl.ListFormat(locale).format(rest.slice(0, 2).map(({ title }) => title))
  return {
    subject: firstWords(first.title, advised.subject),
    preview: firstWords(others ? `${also} ${others}.` : parts.articles, advised.preview),
    content: [greeting, toMarkdown({ type: 'root', children }, { resourceLink: true }).trim()].join(
      '\n\n',
    ),
  }
}

export async function draftLetter(ctx: Ctx): Promise<DraftedLetter> {
  const { db, now } = ctx
  const news = await readNews(db, now)
  const day = vietnamDay(now)
  const texts = locales.map((locale) => {
    const { subject, preview, content } = textsIn(locale, news) ?? {}
    const suffix = locale === 'vi' ? 'Vi' : 'En'
    return subject === undefined
      ? {}
      : {
          [`subject${suffix}`]: subject,
          [`preview${suffix}`]: preview,
          [`content${suffix}`]: content,
        }
  })
  const id = await createEntry(ctx, {
    kind: 'letter',
    slug: day,
    data: Object.assign({ sentOn: day }, ...texts),
  })
  const [stored] = await db.select({ slug: entries.slug }).from(entries).where(eq(entries.id, id))
  const { articles, deals, destinations } = news
  return {
    id,
    slug: stored?.slug ?? day,
    found: { articles: articles.length, deals: deals.length, destinations: destinations.length },
  }
}

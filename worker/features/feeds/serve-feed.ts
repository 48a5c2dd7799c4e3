import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Context } from 'hono'
import { listedKinds } from '../../../schema/api/entries'
import { entryKinds } from '../../../schema/content/choices'
import { contentOf } from '../../../schema/content/entry-file'
import { entryPagePath } from '../../../schema/content/entry-paths'
import { upgradeData } from '../../../schema/content/kind-upgrades'
import { type Locale, splitLocale, text } from '../../../schema/locale'
import { site } from '../../../schema/site'
import { entries } from '../../../schema/tables/entries'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import { fillPhotos } from '../../content/photos'
import { isPublicPost, newestFirst, selectWholePosts, toPost } from '../../content/posts'
import { isPublicIn, stateColumns, stateOf, summaryColumns, summaryIn } from '../../content/queries'
import { summaryTextOf } from '../../content/read-cards'
import { readSiteSettings } from '../../content/site-settings'
import { columnsOf, pick } from '../../content/stored-entry'
import { serveTextFile } from '../../platform/cache/cached'
import { type Database, openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import {
  authorFeed,
  type FeedAbout,
  letterFeed,
  makeFeed,
  type NewPage,
  newLetter,
  newPost,
  newsFeed,
} from './feed'

const maxPages = 30

/**
 * Kinds without a list, letters, which have their own feed, and routes, which are no news. An
 * exclusion lets SQLite walk the index of the newest.
 */
const unlisted = entryKinds.filter(
  (kind) => kind === 'letter' || kind === 'route' || !listedKinds.some((listed) => listed === kind),
)

function selectNewestEntries(db: Database, locale: Locale) {
  const publishedAt = entries[columnsOf(locale).publishedAt]
  return db
    .select({ ...pick(entries, 'id', 'kind', 'summary'), ...stateColumns })
    .from(entries)
    .where(and(isPublicIn(locale), notInArray(entries.kind, unlisted)))
    .orderBy(desc(publishedAt), desc(entries.id))
    .limit(maxPages)
}

function selectNewestLetters(db: Database, locale: Locale) {
  const publishedAt = entries[columnsOf(locale).publishedAt]
  return db
    .select({ ...pick(entries, 'id', 'live', 'schemaVersion'), ...stateColumns })
    .from(entries)
    .where(and(eq(entries.kind, 'letter'), isPublicIn(locale)))
    .orderBy(desc(publishedAt), desc(entries.id))
    .limit(maxPages)
}

const pictureOf = ({ heroImageUrl, imageUrl, image }: Record<string, unknown>) =>
  [heroImageUrl, imageUrl, image].find((value) => typeof value === 'string')

type Row = Awaited<ReturnType<typeof selectNewestEntries>>[number]

function newEntries(rows: readonly Row[], locale: Locale): NewPage[] {
  return rows.flatMap(({ id, kind, summary, ...state }) => {
    const { slug, locales, changedAt } = stateOf(state, locale)
    const path = entryPagePath(kind, slug)
    if (path === undefined || summary === null) return []
    const title = summaryTextOf(summary, ['title', 'name'], locale)
    const description = summaryTextOf(summary, ['description', 'summary'], locale)
    const details = {
      publishedAt: state[columnsOf(locale).publishedAt],
      updatedAt: changedAt,
      author: site.name,
      language: locale,
      locales,
      tags: [],
    }
    const picture = pictureOf(summary)
    return [{ id, path, title, description, ...details, picture }]
  })
}

function serve(
  c: Context<AppEnv>,
  read: (
    db: Database,
    locale: Locale,
  ) => Promise<{ about: FeedAbout; pages: NewPage[] } | undefined>,
): Promise<Response> {
  const { settings } = c.var
  const { locale } = splitLocale(new URL(c.req.url).pathname, settings.defaultLocale)
  return serveTextFile(c, 'application/rss+xml', async () => {
    const db = openDatabase(c.env.DB)
    const [feed, site] = await Promise.all([read(db, locale), readSiteSettings(c, db)])
    return feed && makeFeed(feed.pages, locale, { ...settings, site }, feed.about)
  })
}

export function serveFeed(c: Context<AppEnv>): Promise<Response> {
  return serve(c, async (db, locale) => {
    const [posts, others, facts] = await db.batch([
      selectWholePosts(db)
        .where(isPublicPost(locale))
        .orderBy(...newestFirst)
        .limit(maxPages),
      selectNewestEntries(db, locale),
      selectFacts(db),
    ])
    const { content, photos } = await fillPhotos(
      db,
      fillForReaders({ posts, others }, toFacts(facts), locale),
    )
    const pages = [
      ...content.posts.map((row) => newPost(toPost(row, locale), photos, locale, c.var.settings)),
      ...newEntries(content.others, locale),
    ]
    const newest = pages
      .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
      .slice(0, maxPages)
    return { about: newsFeed, pages: newest }
  })
}

export function serveAuthorFeed(c: Context<AppEnv>): Promise<Response> {
  return serve(c, async (db, locale) => {
    const slug = c.req.param('slug') ?? ''
    const [[author], rows, facts] = await db.batch([
      db
        .select(summaryColumns('author'))
        .from(entries)
        .where(and(eq(entries.kind, 'author'), eq(entries.slug, slug), isPublicIn(locale))),
      selectWholePosts(db)
        .where(and(isPublicPost(locale), eq(entries.author, slug)))
        .orderBy(...newestFirst)
        .limit(maxPages),
      selectFacts(db),
    ])
    const person = author && summaryIn('author', author)
    if (!person) return undefined
    const { content, photos } = await fillPhotos(db, fillForReaders(rows, toFacts(facts), locale))
    const name = { vi: text(person, 'name', 'vi'), en: text(person, 'name', 'en') }
    const pages = content.map((row) => newPost(toPost(row, locale), photos, locale, c.var.settings))
    return { about: authorFeed(slug, name), pages }
  })
}

export function serveLetterFeed(c: Context<AppEnv>): Promise<Response> {
  return serve(c, async (db, locale) => {
    const [rows, facts] = await db.batch([selectNewestLetters(db, locale), selectFacts(db)])
    const { content, photos } = await fillPhotos(db, fillForReaders(rows, toFacts(facts), locale))
    const pages = content.flatMap(({ id, live, schemaVersion, ...state }) => {
      const publishedAt = state[columnsOf(locale).publishedAt]
      if (!live) return []
      const letter = contentOf('letter', upgradeData('letter', live, schemaVersion))
      const about = { id, content: letter, publishedAt, state: stateOf(state, locale) }
      return [newLetter(about, photos, locale, c.var.settings)]
    })
    return { about: letterFeed, pages }
  })
}

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
import { isPublicIn, stateColumns, stateOf } from '../../content/queries'
import { readSiteSettings } from '../../content/site-settings'
import { serveTextFile } from '../../platform/cache/serve-text-file'
import { type Database, openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { letterFeed, makeFeed, type NewPage, newLetter, newPost, newsFeed } from './feed'

/**
 * Kinds without a list, and letters, which have their own feed. An exclusion lets SQLite walk the
 * index of the newest.
 */
const unlisted = entryKinds.filter(
  (kind) => kind === 'letter' || !listedKinds.some((listed) => listed === kind),
)

function selectNewestEntries(db: Database, { locale, limit }: { locale: Locale; limit: number }) {
  const publishedAt = locale === 'vi' ? entries.publishedAtVi : entries.publishedAtEn
  return db
    .select({
      id: entries.id,
      kind: entries.kind,
      summary: entries.summary,
      publishedAt,
      ...stateColumns,
    })
    .from(entries)
    .where(and(isPublicIn(locale), notInArray(entries.kind, unlisted)))
    .orderBy(desc(publishedAt), desc(entries.id))
    .limit(limit)
}

function selectNewestLetters(db: Database, { locale, limit }: { locale: Locale; limit: number }) {
  const publishedAt = locale === 'vi' ? entries.publishedAtVi : entries.publishedAtEn
  return db
    .select({
      id: entries.id,
      live: entries.live,
      schemaVersion: entries.schemaVersion,
      publishedAt,
      ...stateColumns,
    })
    .from(entries)
    .where(and(eq(entries.kind, 'letter'), isPublicIn(locale)))
    .orderBy(desc(publishedAt), desc(entries.id))
    .limit(limit)
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '')

const pictureOf = ({ heroImageUrl, imageUrl, image }: Record<string, unknown>) =>
  [heroImageUrl, imageUrl, image].find((value) => typeof value === 'string')

function textOf(
  summary: Record<string, unknown>,
  fields: readonly string[],
  locale: Locale,
): string {
  const texts = fields.map((field) =>
    text(
      { textVi: stringOf(summary[`${field}Vi`]), textEn: stringOf(summary[`${field}En`]) },
      'text',
      locale,
    ),
  )
  return texts.find((value) => value !== '') ?? ''
}

type Row = Awaited<ReturnType<typeof selectNewestEntries>>[number]

function newEntries(rows: readonly Row[], locale: Locale): NewPage[] {
  return rows.flatMap(({ id, kind, summary, publishedAt, ...state }) => {
    const { slug, locales, changedAt } = stateOf(state, locale)
    const path = entryPagePath(kind, slug)
    if (path === undefined || summary === null) return []
    const title = textOf(summary, ['title', 'name'], locale)
    const description = textOf(summary, ['description', 'summary'], locale)
    const details = {
      publishedAt,
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

const maxPages = 30

export async function serveFeed(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.var
  const { locale } = splitLocale(new URL(c.req.url).pathname, settings.defaultLocale)
  return serveTextFile(c, 'application/rss+xml', async () => {
    const db = openDatabase(c.env.DB)
    const [[posts, entries, facts], shown] = await Promise.all([
      db.batch([
        selectWholePosts(db)
          .where(isPublicPost(locale))
          .orderBy(...newestFirst)
          .limit(maxPages),
        selectNewestEntries(db, { locale, limit: maxPages }),
        selectFacts(db),
      ]),
      readSiteSettings(c, db),
    ])
    const { content: found, photos } = await fillPhotos(
      db,
      fillForReaders({ posts, entries }, toFacts(facts), locale),
    )
    const pages = [
      ...found.posts.map((row) => newPost(toPost(row), photos, locale, settings)),
      ...newEntries(found.entries, locale),
    ]
    const sorted = pages.sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    return makeFeed(sorted.slice(0, maxPages), locale, { ...settings, site: shown }, newsFeed)
  })
}

export async function serveLetterFeed(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.var
  const { locale } = splitLocale(new URL(c.req.url).pathname, settings.defaultLocale)
  return serveTextFile(c, 'application/rss+xml', async () => {
    const db = openDatabase(c.env.DB)
    const [[rows, facts], shown] = await Promise.all([
      db.batch([selectNewestLetters(db, { locale, limit: maxPages }), selectFacts(db)]),
      readSiteSettings(c, db),
    ])
    const { content: found, photos } = await fillPhotos(
      db,
      fillForReaders(rows, toFacts(facts), locale),
    )
    const letters = found.flatMap(({ id, live, schemaVersion, publishedAt, ...state }) => {
      const content = live && contentOf('letter', upgradeData('letter', live, schemaVersion))
      return content
        ? [
            newLetter(
              { id, content, publishedAt, state: stateOf(state, locale) },
              photos,
              locale,
              settings,
            ),
          ]
        : []
    })
    return makeFeed(letters, locale, { ...settings, site: shown }, letterFeed)
  })
}

import type { Context } from 'hono'
import { contentOf } from '../../../schema/content/entry-file'
import { upgradeData } from '../../../schema/content/kind-upgrades'
import { splitLocale } from '../../../schema/locale'
import { fillForReaders, selectFacts, toFacts } from '../../content/facts'
import { fillPhotos } from '../../content/photos'
import { isPublicPost, newestFirst, selectWholePosts, toPost } from '../../content/posts'
import { stateOf } from '../../content/queries'
import { readSiteSettings } from '../../content/site-settings'
import { serveTextFile } from '../../platform/cache/cached'
import { openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { letterFeed, makeFeed, newLetter, newPost, newsFeed } from './feed'
import { newEntries, selectNewestEntries, selectNewestLetters } from './feed-entries'

const maxPages = 30

/** `/rss.xml`: the newest articles and entries in the language of the address. */
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

/** `/thu/rss.xml`: the newest letters in the language of the address. */
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

import type { Context } from 'hono'
import { splitLocale } from '../../../schema/locale'
import { openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { fillForReaders, selectFacts, toFacts } from '../entries/facts'
import { readSiteSettings } from '../entries/site-settings'
import { fillPhotos } from '../media/photos'
import { selectNewestPosts } from '../posts/queries'
import { toPost } from '../posts/rules'
import { makeFeed, newPost } from './feed'
import { newEntries, selectNewestEntries } from './feed-entries'
import { serveXml } from './serve-xml'

const maxPages = 30

/** `/rss.xml`: the newest articles and entries in the language of the address. */
export async function serveFeed(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.var
  const { locale } = splitLocale(new URL(c.req.url).pathname, settings.defaultLocale)
  return serveXml(c, 'application/rss+xml', async () => {
    const db = openDatabase(c.env.DB)
    const [[posts, entries, facts], shown] = await Promise.all([
      db.batch([
        selectNewestPosts(db, { limit: maxPages, locale, now: new Date() }),
        selectNewestEntries(db, { locale, limit: maxPages }),
        selectFacts(db),
      ]),
      readSiteSettings(c, db),
    ])
    const { content: found, photos } = await fillPhotos(db, fillForReaders({ posts, entries }, toFacts(facts), locale))
    const pages = [...found.posts.map((row) => newPost(toPost(row), photos, locale, settings)), ...newEntries(found.entries, locale)]
    const newestFirst = pages.sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''))
    return makeFeed(newestFirst.slice(0, maxPages), locale, { ...settings, site: shown })
  })
}

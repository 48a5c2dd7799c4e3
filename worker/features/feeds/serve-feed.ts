import type { Context } from 'hono'
import { splitLocale } from '../../../schema/locale'
import { openDatabase } from '../../platform/db/database'
import type { AppEnv } from '../../platform/http/env'
import { listNewestPosts } from '../posts/queries'
import { makeFeed } from './feed'
import { serveXml } from './serve-xml'

const maxPosts = 30

/** `/rss.xml`: the newest articles in the language of the address. */
export async function serveFeed(c: Context<AppEnv>): Promise<Response> {
  const { settings } = c.var
  const { locale } = splitLocale(new URL(c.req.url).pathname, settings.defaultLocale)
  return serveXml(c, 'application/rss+xml', async () => {
    const posts = await listNewestPosts(openDatabase(c.env.DB), { limit: maxPosts, now: new Date() })
    return makeFeed(posts, locale, settings)
  })
}

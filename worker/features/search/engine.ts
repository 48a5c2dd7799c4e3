import type { Context } from 'hono'
import type { SearchIndex } from '../../../schema/api/search'
import type { Locale } from '../../../schema/locale'
import { createSiteSearch, type SiteSearch } from '../../../schema/search/answer'
import { vietnamDay } from '../../../schema/time'
import { kvCache } from '../../platform/cache/cache-store'
import { cached } from '../../platform/cache/cached'
import { readContentVersion } from '../../platform/cache/content-version'
import type { ApiEnv } from '../../platform/http/env'
import { logError } from '../../platform/log/log'
import { type IndexReader, readSearchIndex } from './index-docs'

const daySeconds = 24 * 60 * 60

/** The index of a language as JSON, made once a day and content version; the last good one where D1 fails. */
export function serveSearchIndex(c: Context<ApiEnv>, locale: Locale, reader: IndexReader): Promise<Response> {
  const { db, now } = c.var
  const key = `search-index~${reader}~${locale}~${__BUILD_ID__}~${vietnamDay(now)}`
  const address = { store: kvCache(c.env.CACHE), key, freshSeconds: daySeconds, keepSeconds: 2 * daySeconds }
  return cached(c, address, async () => c.json((await readSearchIndex(db, { locale, now, reader })) satisfies SearchIndex, 200))
}

interface Built {
  version: string
  search: Promise<SiteSearch>
}

/** Searches of this isolate: building an index takes longer than many searches. */
const searches = new Map<Locale, Built>()

async function build(c: Context<ApiEnv>, locale: Locale): Promise<SiteSearch> {
  return createSiteSearch(await (await serveSearchIndex(c, locale, 'server')).json<SearchIndex>(), locale)
}

/** The search of a language over what is public now. */
export async function siteSearch(c: Context<ApiEnv>, locale: Locale): Promise<SiteSearch> {
  const content = await readContentVersion(c.env.CACHE).catch((error: unknown) => {
    logError('the content version could not be read', error)
    return '0'
  })
  const version = `${content}~${vietnamDay(c.var.now)}`
  const known = searches.get(locale)
  if (known?.version === version) return known.search
  const search = build(c, locale)
  searches.set(locale, { version, search })
  search.catch(() => searches.delete(locale))
  return search
}

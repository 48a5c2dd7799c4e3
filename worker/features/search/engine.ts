import type { Context } from 'hono'
import type { SearchIndex } from '../../../schema/api/search'
import type { Locale } from '../../../schema/locale'
import { createSiteSearch, type SiteSearch } from '../../../schema/search/answer'
import { vietnamDay } from '../../../schema/time'
import { kvCache } from '../../platform/cache/cache-store'
import { cached } from '../../platform/cache/cached'
import { readContentVersion } from '../../platform/cache/content-version'
import type { ApiEnv } from '../../platform/http/env'
import { withTimeout } from '../../platform/http/timeout'
import { logError } from '../../platform/log/log'
import { type IndexReader, readSearchIndex } from './index-docs'

const daySeconds = 24 * 60 * 60

/**
 * The index of a language as JSON, made once a day and content version; the last good one where D1
 * fails.
 */
export function serveSearchIndex(
  c: Context<ApiEnv>,
  locale: Locale,
  reader: IndexReader,
): Promise<Response> {
  const { db, now } = c.var
  const key = `search-index~${reader}~${locale}~${__BUILD_ID__}~${vietnamDay(now)}`
  const address = {
    store: kvCache(c.env.CACHE),
    key,
    freshSeconds: daySeconds,
    keepSeconds: 2 * daySeconds,
  }
  return cached(c, address, async () =>
    c.json((await readSearchIndex(db, { locale, now, reader })) satisfies SearchIndex, 200),
  )
}

interface Engine {
  contentVersion: string
  /** The day in Vietnam that it was built for. */
  day: string
  search: Promise<SiteSearch>
  /**
   * When the index is read again though the version is the same, in ms since 1970: D1 had failed.
   */
  retryAt: number
}

const retryMs = 60_000
/**
 * How long the index is waited for while there is an older engine: longer than a cached copy waits
 * for D1, shorter than a request may take.
 */
const timeoutMs = 4000

/**
 * Builds an engine. While D1 fails, `older` is returned, and `onStale` is called. Where `older` is
 * of another day, one of the last good copy of `day` comes before it.
 */
async function build(
  c: Context<ApiEnv>,
  {
    locale,
    day,
    older,
    onStale,
  }: { locale: Locale; day: string; older: Engine | undefined; onStale: () => void },
): Promise<SiteSearch> {
  const read = serveSearchIndex(c, locale, 'server')
  try {
    const response = await (older ? withTimeout(read, timeoutMs) : read)
    const isStale = response.headers.has('Warning')
    if (isStale) onStale()
    return isStale && older?.day === day
      ? older.search
      : createSiteSearch(await response.json<SearchIndex>(), locale)
  } catch (error) {
    if (!older) throw error
    logError('the search index could not be read, an older one is used', error)
    onStale()
    return older.search
  }
}

/**
 * Engines, one a language, each used until the content or the day changes: building one takes
 * longer than many searches.
 */
export function createEngines() {
  const engines = new Map<Locale, Engine>()
  /**
   * The search of a language over what is public now, or, while D1 fails, over what was when it
   * last responded.
   */
  return async function siteSearch(
    c: Context<ApiEnv>,
    locale: Locale,
  ): Promise<{ search: SiteSearch; isStale: boolean }> {
    const contentVersion = await readContentVersion(c.env.CACHE).catch((error: unknown) => {
      logError('the content version could not be read', error)
      return '0'
    })
    const now = c.var.now.getTime()
    const day = vietnamDay(now)
    const known = engines.get(locale)
    if (known?.contentVersion === contentVersion && known.day === day && now < known.retryAt)
      return answerOf(known)
    const onStale = () => {
      engine.retryAt = now + retryMs
    }
    const search = build(c, { locale, day, older: known, onStale })
    const engine: Engine = { contentVersion, day, search, retryAt: Number.POSITIVE_INFINITY }
    engines.set(locale, engine)
    search.catch(() => {
      if (engines.get(locale) === engine) engines.delete(locale)
    })
    return answerOf(engine)
  }
}

async function answerOf(engine: Engine): Promise<{ search: SiteSearch; isStale: boolean }> {
  const search = await engine.search
  return { search, isStale: engine.retryAt !== Number.POSITIVE_INFINITY }
}

/** The search of this isolate. */
export const siteSearch = createEngines()

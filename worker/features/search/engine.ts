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
import { logError, logFailure } from '../../platform/log/log'
import { type IndexReader, readSearchIndex } from './index-docs'

const daySeconds = 24 * 60 * 60

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
  day: string
  search: Promise<SiteSearch>
  /** Milliseconds since 1970: when a stale index is read again though the version is the same. */
  retryAt: number
}

const retryMs = 60_000
const timeoutMs = 4000

/** While D1 fails: `older`, or the last good copy of today. Then calls `onStale`. */
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

/** Building an engine costs more than many searches. */
export function createEngines() {
  const engines = new Map<Locale, Engine>()
  return async function siteSearch(
    c: Context<ApiEnv>,
    locale: Locale,
  ): Promise<{ search: SiteSearch; isStale: boolean }> {
    const contentVersion =
      (await logFailure(
        'the content version could not be read',
        readContentVersion(c.env.CACHE),
      )) ?? '0'
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

export const siteSearch = createEngines()

import { Hono } from 'hono'
import { affiliateClickInput, productsQuery } from '../../../schema/api/products'
import { viewShop } from '../../../schema/content/views'
import { vietnamDay } from '../../../schema/time'
import { serveCopy } from '../../content/copies'
import { readShownMerchants } from '../../content/merchants'
import { sha256 } from '../../platform/auth/hash'
import { kvCache } from '../../platform/cache/cache-store'
import { cached } from '../../platform/cache/cached'
import { isBot, sameOrigin } from '../../platform/http/client'
import type { ApiEnv } from '../../platform/http/env'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { limitCounts } from '../../platform/http/rate-limit'
import { validate } from '../../platform/http/validate'
import { isStoredListing, normalListing } from './listing'
import { countClick, isClickUncounted, readOwnProducts, readProductPage } from './queries'

const freshSeconds = 5 * 60
const keepSeconds = 24 * 60 * 60

export const productRoutes = new Hono<ApiEnv>()
  .get('/infinite', validate('query', productsQuery), async (c) => {
    const listing = normalListing(c.req.valid('query'))
    const make = async () => {
      const { page, durationMs } = await readProductPage(c.var.db, listing, vietnamDay(c.var.now))
      // Empty results are not cached: there are any number of such queries.
      const scope = page.products.length > 0 ? 'public' : 'private'
      return c.json(page, 200, {
        'Cache-Control': `${scope}, max-age=60`,
        'Server-Timing': `db;dur=${durationMs.toFixed(2)}`,
      })
    }
    if (!isStoredListing(listing)) return make()
    const key = `products:${await sha256(JSON.stringify(listing))}`
    return cached(c, { store: kvCache(c.env.CACHE), key, freshSeconds, keepSeconds }, make)
  })
  .get('/own', (c) =>
    cached(
      c,
      { store: kvCache(c.env.CACHE), key: 'products:own', freshSeconds, keepSeconds },
      async () =>
        c.json(await readOwnProducts(c.var.db, vietnamDay(c.var.now)), 200, {
          'Cache-Control': 'public, max-age=60',
        }),
    ),
  )
  .get('/merchants', (c) =>
    serveCopy(c, 'merchants', async () =>
      viewShop({ merchants: await readShownMerchants(c.var.db) }),
    ),
  )

export const analyticsRoutes = new Hono<ApiEnv>().post(
  '/affiliate-click',
  sameOrigin,
  limitBody,
  requireJson,
  limitCounts,
  validate('json', affiliateClickInput),
  async (c) => {
    const { itemId } = c.req.valid('json')
    const { db, now } = c.var
    // All other clicks pass `/r/`, which counts them.
    const today = vietnamDay(now)
    const isUncounted = await isClickUncounted(db, { externalId: itemId, today })
    if (isUncounted && !isBot(c.req.raw)) await countClick(db, { externalId: itemId, day: today })
    return c.body(null, 204)
  },
)

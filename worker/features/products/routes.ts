import { Hono } from 'hono'
import { productsQuery } from '../../../schema/api/products'
import { viewShop } from '../../../schema/content/views'
import { vietnamDay } from '../../../schema/time'
import { serveCopy } from '../../content/copies'
import { readStoredMerchants } from '../../content/merchants'
import { sha256 } from '../../platform/auth/hash'
import { kvCache } from '../../platform/cache/cache-store'
import { cached } from '../../platform/cache/cached'
import type { ApiEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { normalListing } from './listing'
import { readOwnProducts, readProductPage } from './queries'

const freshSeconds = 5 * 60
/** The last good copy of a listing is there for a day, for when D1 fails. */
const keepSeconds = 24 * 60 * 60

export const productRoutes = new Hono<ApiEnv>()
  .get('/infinite', validate('query', productsQuery), async (c) => {
    const listing = normalListing(c.req.valid('query'))
    const key = `products:${await sha256(JSON.stringify(listing))}`
    return cached(c, { store: kvCache(c.env.CACHE), key, freshSeconds, keepSeconds }, async () => {
      const { page, durationMs } = await readProductPage(c.var.db, listing, vietnamDay(c.var.now))
      // Not stored where nothing was found: there are any number of such queries, and nobody else
      // sends them.
      const scope = page.products.length > 0 ? 'public' : 'private'
      return c.json(page, 200, {
        'Cache-Control': `${scope}, max-age=60`,
        'Server-Timing': `db;dur=${durationMs.toFixed(2)}`,
      })
    })
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
      viewShop({ merchants: await readStoredMerchants(c.var.db) }),
    ),
  )

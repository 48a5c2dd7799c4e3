import { Hono } from 'hono'
import { importProductsQuery } from '../../../schema/api/admin-products'
import { productImportInput } from '../../../schema/api/product-import'
import { invalidateContent } from '../../platform/cache/content-version'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { limitBodyTo, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { checkImport, importProducts } from './import'

/** A batch of 500 products is larger than other bodies. */
export const limitProductBatch = limitBodyTo(2 * 1024 * 1024)

export const productImportRoutes = new Hono<AdminEnv>()
  .post(
    '/',
    limitProductBatch,
    requireJson,
    validate('query', importProductsQuery),
    validate('json', productImportInput),
    async (c) => {
      const { rows } = c.req.valid('json')
      if (c.req.valid('query').dryRun === '1') return c.json(await checkImport(c.var.db, rows), 200)
      return c.json(await importProducts(ctxOf(c), rows), 200)
    },
  )
  .post('/finish', async (c) => {
    await invalidateContent(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })

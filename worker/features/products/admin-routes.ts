import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { productImportInput } from '../../../schema/api/product-import'
import type { ApiEnv } from '../../lib/api-env'
import { ApiError } from '../../lib/errors'
import { requireJson } from '../../lib/json-body'
import { requireImporter } from '../../lib/require-importer'
import { validate } from '../../lib/validate'
import { importProducts } from './import'
import { bumpCatalogueVersion } from './listing-cache'

/** A batch of five hundred products is larger than what visitors may send. */
const limitBatch = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  onError: () => {
    throw new ApiError('PAYLOAD_TOO_LARGE')
  },
})

export const adminProductRoutes = new Hono<ApiEnv>()
  .use(requireImporter)
  .post('/import', limitBatch, requireJson, validate('json', productImportInput), async (c) =>
    c.json(await importProducts(c.var.db, c.req.valid('json').rows, c.var.now), 200),
  )
  .post('/import/finish', async (c) => {
    await bumpCatalogueVersion(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })

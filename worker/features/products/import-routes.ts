import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { productImportInput } from '../../../schema/api/product-import'
import type { AdminEnv } from '../../lib/admin-env'
import { ApiError } from '../../lib/errors'
import { requireJson } from '../../lib/json-body'
import { validate } from '../../lib/validate'
import { requireImporter } from '../admins/require-importer'
import { importProducts } from './import'
import { bumpCatalogueVersion } from './listing-cache'

/** A batch of five hundred products is larger than what visitors may send. */
const limitBatch = bodyLimit({
  maxSize: 2 * 1024 * 1024,
  onError: () => {
    throw new ApiError('PAYLOAD_TOO_LARGE')
  },
})

export const productImportRoutes = new Hono<AdminEnv>()
  .use(requireImporter)
  .post('/', limitBatch, requireJson, validate('json', productImportInput), async (c) =>
    c.json(await importProducts(c.var.db, c.req.valid('json').rows, c.var.now), 200),
  )
  .post('/finish', async (c) => {
    await bumpCatalogueVersion(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })

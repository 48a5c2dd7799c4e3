import { type Context, Hono } from 'hono'
import {
  type AdminProduct,
  type AdminProductList,
  createProductInput,
  importProductsQuery,
  listAdminProductsQuery,
  updateProductInput,
} from '../../../schema/api/admin-products'
import { productImportInput } from '../../../schema/api/product-import'
import { rowParam } from '../../../schema/api/text-fields'
import type { LinkPartners } from '../../../schema/links'
import { vietnamDay } from '../../../schema/time'
import { readMerchants } from '../../content/merchants'
import { readSiteSettings } from '../../content/site-settings'
import { invalidateContent, invalidateStoredContent } from '../../platform/cache/content-version'
import { type AdminEnv, ctxOf } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, limitBodyTo, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { listAdminProducts } from './admin-list'
import { findAdminProduct } from './admin-product'
import { checkImport, importProducts } from './import'
import { checkProductLink, createProduct, deleteProduct, updateProduct } from './write-product'

async function readPartners(c: Context<AdminEnv>): Promise<LinkPartners> {
  const { db } = c.var
  const [settings, merchants] = await Promise.all([readSiteSettings(c, db), readMerchants(c, db)])
  return { ...settings, merchants }
}

export const adminProductRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listAdminProductsQuery), async (c) => {
    const { db, now } = c.var
    const partners = await readPartners(c)
    const list = await listAdminProducts(db, {
      ...c.req.valid('query'),
      partners,
      today: vietnamDay(now),
    })
    return c.json(list satisfies AdminProductList, 200)
  })
  .post('/', limitBody, requireJson, validate('json', createProductInput), async (c) => {
    const product = await createProduct(ctxOf(c), c.req.valid('json'))
    await invalidateStoredContent(c.env.CACHE)
    return c.json(product satisfies AdminProduct, 201)
  })
  .get('/:id', validate('param', rowParam), async (c) => {
    const product = await findAdminProduct(c.var.db, {
      id: c.req.valid('param').id,
      now: c.var.now,
    })
    if (!product) throw new ApiError('NOT_FOUND')
    return c.json(product satisfies AdminProduct, 200)
  })
  .put(
    '/:id',
    limitBody,
    requireJson,
    validate('param', rowParam),
    validate('json', updateProductInput),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('json') }
      const product = await updateProduct(ctxOf(c), input)
      await invalidateStoredContent(c.env.CACHE)
      return c.json(product satisfies AdminProduct, 200)
    },
  )
  .delete('/:id', validate('param', rowParam), async (c) => {
    await deleteProduct(ctxOf(c), c.req.valid('param').id)
    await invalidateStoredContent(c.env.CACHE)
    return c.json({ ok: true }, 200)
  })
  .post('/:id/check-link', validate('param', rowParam), async (c) => {
    const asker = { siteUrl: c.var.settings.siteUrl, partners: await readPartners(c) }
    const product = await checkProductLink(ctxOf(c), { id: c.req.valid('param').id, asker })
    await invalidateStoredContent(c.env.CACHE)
    return c.json(product satisfies AdminProduct, 200)
  })

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

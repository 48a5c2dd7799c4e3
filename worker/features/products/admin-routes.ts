import { Hono } from 'hono'
import {
  type AdminProduct,
  type AdminProductList,
  listAdminProductsQuery,
  productIdParam,
  updateProductInput,
} from '../../../schema/api/admin-products'
import { invalidateStoredContent } from '../../platform/cache/content-version'
import type { AdminEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { limitBody, requireJson } from '../../platform/http/json-body'
import { validate } from '../../platform/http/validate'
import { listAdminProducts } from './admin-list'
import { findAdminProduct } from './admin-product'
import { updateProduct } from './update-product'

export const adminProductRoutes = new Hono<AdminEnv>()
  .get('/', validate('query', listAdminProductsQuery), async (c) =>
    c.json((await listAdminProducts(c.var.db, c.req.valid('query'))) satisfies AdminProductList, 200),
  )
  .get('/:id', validate('param', productIdParam), async (c) => {
    const product = await findAdminProduct(c.var.db, { id: c.req.valid('param').id, now: c.var.now })
    if (!product) throw new ApiError('NOT_FOUND')
    return c.json(product satisfies AdminProduct, 200)
  })
  .put('/:id', limitBody, requireJson, validate('param', productIdParam), validate('json', updateProductInput), async (c) => {
    const { admin, db, now } = c.var
    const { id } = c.req.valid('param')
    const product = await updateProduct(db, { ...c.req.valid('json'), id, admin, now })
    await invalidateStoredContent(c.env.CACHE)
    return c.json(product satisfies AdminProduct, 200)
  })

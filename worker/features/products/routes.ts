import { Hono } from 'hono'
import { productsQuery } from '../../../schema/api/products'
import type { ApiEnv } from '../../lib/api-env'
import { validate } from '../../lib/validate'
import { answerListing } from './answer-listing'
import { normalListing } from './listing'

export const productRoutes = new Hono<ApiEnv>().get('/infinite', validate('query', productsQuery), (c) =>
  answerListing(c, normalListing(c.req.valid('query'))),
)

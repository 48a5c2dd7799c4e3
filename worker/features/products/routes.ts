import { Hono } from 'hono'
import { productsQuery } from '../../../schema/api/products'
import type { ApiEnv } from '../../platform/http/api-env'
import { validate } from '../../platform/http/validate'
import { answerListing } from './answer-listing'
import { normalListing } from './listing'

export const productRoutes = new Hono<ApiEnv>().get('/infinite', validate('query', productsQuery), (c) =>
  answerListing(c, normalListing(c.req.valid('query'))),
)

import { Hono } from 'hono'
import { tagParam, tagQuery } from '../../../schema/api/tags'
import type { ApiEnv } from '../../platform/http/env'
import { ApiError } from '../../platform/http/errors'
import { validate } from '../../platform/http/validate'
import { findTag } from './queries'

export const tagRoutes = new Hono<ApiEnv>().get(
  '/:tag',
  validate('param', tagParam),
  validate('query', tagQuery),
  async (c) => {
    const page = await findTag(c.var.db, {
      ...c.req.valid('param'),
      ...c.req.valid('query'),
    })
    if (!page) throw new ApiError('NOT_FOUND')
    return c.json(page, 200)
  },
)

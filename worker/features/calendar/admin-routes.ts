import { Hono } from 'hono'
import { calendarQuery } from '../../../schema/api/admin-calendar'
import type { AdminEnv } from '../../platform/http/env'
import { validate } from '../../platform/http/validate'
import { readMonth } from './read-month'

export const adminCalendarRoutes = new Hono<AdminEnv>().get(
  '/',
  validate('query', calendarQuery),
  async (c) => c.json(await readMonth(c.var.db, c.req.valid('query').month, c.var.now), 200),
)

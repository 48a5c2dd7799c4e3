import { Hono } from 'hono'
import type { AdminEnv } from '../../lib/admin-env'

export const adminOutboxRoutes = new Hono<AdminEnv>()

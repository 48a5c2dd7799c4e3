import { Hono } from 'hono'
import type { AdminEnv } from '../../lib/admin-env'

export const adminRedirectRoutes = new Hono<AdminEnv>()

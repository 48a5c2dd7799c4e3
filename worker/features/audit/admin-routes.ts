import { Hono } from 'hono'
import type { AdminEnv } from '../../lib/admin-env'

export const adminAuditRoutes = new Hono<AdminEnv>()

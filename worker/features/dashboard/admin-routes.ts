import { Hono } from 'hono'
import type { AdminEnv } from '../../lib/admin-env'

export const adminDashboardRoutes = new Hono<AdminEnv>()

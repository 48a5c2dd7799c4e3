import { Hono } from 'hono'
import type { AdminEnv } from '../../lib/admin-env'

export const adminLeadRoutes = new Hono<AdminEnv>()

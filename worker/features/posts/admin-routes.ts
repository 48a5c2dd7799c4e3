import { Hono } from 'hono'
import type { AdminEnv } from '../../lib/admin-env'

export const adminPostRoutes = new Hono<AdminEnv>()

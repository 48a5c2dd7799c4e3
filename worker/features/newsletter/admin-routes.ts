import { Hono } from 'hono'
import type { AdminEnv } from '../../lib/admin-env'

export const adminSubscriberRoutes = new Hono<AdminEnv>()

import { Hono } from 'hono'
import type { AdminEnv } from '../../platform/http/admin-env'
import { deliverySetup } from '../../platform/outbox/delivery-setup'
import { readDashboard } from './queries'

export const adminDashboardRoutes = new Hono<AdminEnv>().get('/', async (c) =>
  c.json({ ...(await readDashboard(c.var.db, c.var.now)), setup: deliverySetup(c.var.privateSettings) }, 200),
)

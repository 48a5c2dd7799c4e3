import { Hono } from 'hono'
import type { AdminEnv } from '../../platform/http/env'

/** The media library: lists, details, changes, the trash. */
export const adminMediaRoutes = new Hono<AdminEnv>()

import { Hono } from 'hono'
import type { AdminEnv } from '../../platform/http/env'

/** Files of the media library: uploads, replacements, copies from other sites, the originals. */
export const mediaUploadRoutes = new Hono<AdminEnv>()

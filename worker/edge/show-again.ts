import type { Context } from 'hono'
import type { AppEnv } from '../platform/http/env'

/** A form that only works with scripts was sent without them: what it holds is not even read, and its page is shown again. */
export function showAgain(c: Context<AppEnv>): Response {
  return c.redirect(c.req.path, 303)
}

import type { Context } from 'hono'
import { loadApi } from '../load-api'
import { openDatabase } from '../platform/db/database'
import type { AppEnv, Bindings } from '../platform/http/env'
import { ApiError, answerError } from '../platform/http/errors'
import { inTime } from '../platform/http/in-time'
import { sharePrivateSettings } from '../platform/settings/private-settings'
import { shareSettings } from '../platform/settings/settings'

/** How long a document waits for what it reads, in milliseconds; then it goes out with an error and Retry in that block. */
const patienceMs = 5000

/** An answer, or UNAVAILABLE in its place once patience is at its end. */
function answerInTime(c: Context<AppEnv>, answer: Response | Promise<Response>): Promise<Response> {
  const late = () => answerError(new ApiError('UNAVAILABLE', { cause: new Error('the database is too slow') }), c)
  return inTime(answer, patienceMs, late)
}

function withDatabase(env: Bindings): Bindings {
  const opened = { ...env, openedDatabase: openDatabase(env.DB) }
  shareSettings(env, opened)
  sharePrivateSettings(env, opened)
  return opened
}

/** Reads API paths through the API's own routes, without a network hop, over one database: what a page asks goes out together. */
export function inProcessApi(c: Context<AppEnv>): (path: string) => Promise<Response> {
  let env: Bindings | undefined
  return async (path) => {
    env ??= withDatabase(c.env)
    return answerInTime(c, (await loadApi()).fetch(new Request(new URL(path, c.req.url)), env, c.executionCtx))
  }
}

import type { Context } from 'hono'
import { api } from '../api'
import { type Database, openDatabase } from '../lib/database'
import type { AppEnv } from '../lib/env'

/** Reads API paths through the API's own routes, without a network hop, over one database: what a page asks goes out together. */
export function inProcessApi(c: Context<AppEnv>): (path: string) => Promise<Response> {
  let openedDatabase: Database | undefined
  return async (path) => {
    openedDatabase ??= openDatabase(c.env.DB)
    return api.fetch(new Request(new URL(path, c.req.url)), { ...c.env, openedDatabase }, c.executionCtx)
  }
}

import type { Context } from 'hono'
import { api } from '../api'
import { openDatabase } from '../platform/db/database'
import type { AppEnv } from '../platform/http/env'
import { InProcessRequest, type SharedContext } from '../platform/http/in-process-request'

export function openInProcessApi(c: Context<AppEnv>, isNoJsForm = false) {
  let shared: SharedContext | undefined
  return async (path: string, init?: RequestInit | Request): Promise<Response> => {
    const { settings, privateSettings, documentLookup } = c.var
    const version = documentLookup && { contentVersion: documentLookup.version }
    shared ??= { settings, privateSettings, isNoJsForm, db: openDatabase(c.env.DB), ...version }
    return api.fetch(
      new InProcessRequest(new URL(path, c.req.url), init, shared),
      c.env,
      c.executionCtx,
    )
  }
}

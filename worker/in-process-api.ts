import type { Context } from 'hono'
import { api, InProcessRequest, type SharedContext } from './api'
import { type Database, openDatabase } from './platform/db/database'
import type { AppEnv, Bindings } from './platform/http/env'
import { readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'

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

/** In the Cron Trigger's database session, which sees its own writes; awaits `waitUntil` work. */
export function openScheduledApi(env: Bindings, db: Database): (path: string) => Promise<Response> {
  const settings = readSettings(env)
  const shared = { settings, privateSettings: readPrivateSettings(env), isNoJsForm: false, db }
  return async (path) => {
    const pending: Promise<unknown>[] = []
    const context = {
      waitUntil: (work: Promise<unknown>) => void pending.push(work),
      passThroughOnException: () => {},
      props: {},
    }
    const response = await api.fetch(
      new InProcessRequest(new URL(path, settings.siteUrl), undefined, shared),
      env,
      context,
    )
    await Promise.all(pending)
    return response
  }
}

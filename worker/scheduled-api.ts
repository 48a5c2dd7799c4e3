import { api } from './api'
import type { Database } from './platform/db/database'
import type { Bindings } from './platform/http/env'
import { InProcessRequest } from './platform/http/in-process-request'
import { readPrivateSettings } from './platform/settings/private-settings'
import { readSettings } from './platform/settings/settings'

/**
 * Calls the API in a Cron Trigger's database session, which sees its own writes, and awaits
 * `waitUntil` work.
 */
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

import { answerKept } from './documents/kept'
import { withPolicy } from './edge/security-headers'
import { loadApi } from './load-api'
import type { Bindings } from './platform/http/env'
import { readSettings, type Settings } from './platform/settings/settings'

const toApi = /^https?:\/\/[^/]*\/api\//

/**
 * Every request: the API by itself, a kept page as it is stored, all else by its route. What a request does not need is not even evaluated:
 * most of the Worker is loaded with its first use, so that one starts quickly.
 */
export async function answer(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
  const settings = toApi.test(request.url) && goodSettings(env)
  if (settings) return withPolicy(await (await loadApi()).fetch(request, env, ctx), settings)
  const kept = await answerKept(request, env)
  if (kept) return kept
  const { app } = await import('./app')
  return app.fetch(request, env, ctx)
}

/** Bad settings are told by the app, which meets them again. */
function goodSettings(env: Bindings): Settings | undefined {
  try {
    return readSettings(env)
  } catch {
    return undefined
  }
}

import { api } from './api'
import { app } from './app'
import { answerKept } from './documents/kept'
import { withPolicy } from './edge/security-headers'
import type { Bindings } from './lib/env'
import { readSettings, type Settings } from './lib/settings'

const toApi = /^https?:\/\/[^/]*\/api\//

/** Every request: the API by itself, a kept page as it is stored, all else by its route. */
export async function answer(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
  const settings = toApi.test(request.url) && goodSettings(env)
  if (settings) return withPolicy(await api.fetch(request, env, ctx), settings)
  return (await answerKept(request, env)) ?? app.fetch(request, env, ctx)
}

/** Bad settings are told by the app, which meets them again. */
function goodSettings(env: Bindings): Settings | undefined {
  try {
    return readSettings(env)
  } catch {
    return undefined
  }
}

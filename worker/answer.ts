import { app } from './app'
import { answerKept } from './documents/kept'
import type { Bindings } from './lib/env'

/** Every request: a kept page as it is stored, all else by its route. */
export async function answer(request: Request, env: Bindings, ctx: ExecutionContext): Promise<Response> {
  return (await answerKept(request, env)) ?? app.fetch(request, env, ctx)
}

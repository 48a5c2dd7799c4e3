import { answer } from './answer'
import type { Bindings } from './platform/http/env'

export default {
  fetch: answer,
  scheduled: async (controller, env) => (await import('./schedule')).runSchedule(controller, env),
} satisfies ExportedHandler<Bindings>

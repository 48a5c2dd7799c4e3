import { answer } from './answer'
import type { Bindings } from './lib/env'
import { runSchedule } from './schedule'

export default {
  fetch: answer,
  scheduled: runSchedule,
} satisfies ExportedHandler<Bindings>

import { app } from './app'
import type { Bindings } from './platform/http/env'
import { runSchedule } from './schedule'

export default { fetch: app.fetch, scheduled: runSchedule } satisfies ExportedHandler<Bindings>

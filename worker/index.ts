import { app } from './app'
import type { Bindings } from './platform/http/env'
import { handleSchedule } from './schedule'

export default { fetch: app.fetch, scheduled: handleSchedule } satisfies ExportedHandler<Bindings>

import { applyD1Migrations, env } from 'cloudflare:test'
// Loaded with their first use, which is no test's own time.
import '../api'
import '../app'

await applyD1Migrations(env.DB, env.TEST_MIGRATIONS)

Object.assign(globalThis, { __ART_VERSION__: 'test', __CONTENT_VERSION__: 'test', __BUILD_ID__: 'test', __BUILT_ON__: '2026-11-21' })

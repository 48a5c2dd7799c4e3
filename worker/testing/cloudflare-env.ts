import type { D1Migration } from 'cloudflare:test'
import type { Bindings } from '../platform/http/env'

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      TEST_MIGRATIONS: D1Migration[]
      /** The entries that a new database starts with, as JSON. */
      TEST_ENTRIES: string
    }
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:deep`. */
    isDeep: boolean
    /** The seed of what is tried at random: another one each run, or `FUZZ_SEED`. */
    fuzzSeed: number
  }
}

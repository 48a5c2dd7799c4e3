import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import * as z from 'zod'

/**
 * Where the originals of photographs are, as backups use it: through wrangler, or one of a test.
 */
export interface MediaBucket {
  /** Writes an object into a file; false where there is no such object. */
  get: (key: string, file: string) => Promise<boolean>
  put: (key: string, file: string, mimeType: string) => Promise<void>
}

/** What Wrangler reads of a configuration; its own types are not shipped. */
const configuration = z.object({
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string() })),
})

type Binding = 'MEDIA' | 'BACKUPS'

/** The name of the bucket that wrangler.toml binds, in an environment or before the first. */
export function bucketName(name: Binding, environment: string | undefined): string {
  const { r2_buckets: buckets } = configuration.parse(
    unstable_readConfig({ config: 'wrangler.toml', env: environment }),
  )
  const bucket = buckets.find(({ binding }) => binding === name)
  if (!bucket) throw new Error(`wrangler.toml binds no bucket as ${name}`)
  return bucket.bucket_name
}

const run = promisify(execFile)

/** What wrangler says where an object is not there. */
const missing = 'The specified key does not exist'

/** The local bucket of `STATE_DIR`, or that of a deployed site, through `wrangler r2 object`. */
export function wranglerBucket(
  { isRemote, environment }: { isRemote: boolean; environment: string | undefined },
  binding: Binding = 'MEDIA',
): MediaBucket {
  const bucket = bucketName(binding, environment)
  const place = isRemote
    ? ['--remote']
    : ['--local', '--persist-to', resolve(process.env.STATE_DIR ?? '.state')]
  const wrangler = (action: string, key: string, args: string[]) =>
    run('wrangler', ['r2', 'object', action, `${bucket}/${key}`, ...args, ...place], {
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: process.env.CI ?? 'true' },
    })
  return {
    get: async (key, file) => {
      try {
        await wrangler('get', key, ['--file', file])
        return true
      } catch (error) {
        if (error instanceof Error && error.message.includes(missing)) return false
        throw error
      }
    },
    put: async (key, file, mimeType) => {
      await wrangler('put', key, ['--file', file, '--content-type', mimeType])
    },
  }
}

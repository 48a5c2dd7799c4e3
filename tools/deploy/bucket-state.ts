import { spawnSync } from 'node:child_process'

export type BucketState = 'there' | 'absent' | 'r2-off' | 'unknown'

/**
 * What `wrangler r2 bucket info` says of a bucket. The codes are those of Cloudflare's API, which
 * Wrangler prints: 10006 for a bucket that does not exist, 10042 for an account on which nobody has
 * switched R2 on.
 */
export function readBucketState({
  status,
  output,
}: {
  status: number | null
  output: string
}): BucketState {
  if (status === 0) return 'there'
  if (
    output.includes('[code: 10042]') ||
    output.includes('enable R2 through the Cloudflare Dashboard')
  )
    return 'r2-off'
  return output.includes('[code: 10006]') ? 'absent' : 'unknown'
}

/** Whether the remote bucket is there, and what wrangler said. */
export function askBucketState(bucket: string): { state: BucketState; output: string } {
  const { status, stdout, stderr, error } = spawnSync(
    'wrangler',
    ['r2', 'bucket', 'info', bucket],
    {
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: process.env.CI ?? 'true' },
      encoding: 'utf8',
    },
  )
  if (error) throw error
  const output = `${stdout}${stderr}`
  return { state: readBucketState({ status, output }), output }
}

import { askWrangler, type Outcome } from '../wrangler'

export type RemoteState = 'there' | 'absent' | 'r2-off' | 'unknown'

type Answer = Pick<Outcome, 'status' | 'output'>

/**
 * What `wrangler r2 bucket info` says of a bucket. The codes are those of Cloudflare's API, which
 * Wrangler prints: 10006 for a bucket that does not exist, 10042 for an account on which nobody has
 * switched R2 on.
 */
export function readBucketState({ status, output }: Answer): RemoteState {
  if (status === 0) return 'there'
  if (
    output.includes('[code: 10042]') ||
    output.includes('enable R2 through the Cloudflare Dashboard')
  )
    return 'r2-off'
  return output.includes('[code: 10006]') ? 'absent' : 'unknown'
}

/**
 * What `wrangler d1 info` says of a database. Wrangler says that it found none only where the API
 * answered 404 to its name; an id in wrangler.toml that leads nowhere is another failure.
 */
export function readDatabaseState({ status, output }: Answer): RemoteState {
  if (status === 0) return 'there'
  return /Couldn't find an? (auto-provisioned )?D1 DB named/.test(output) ? 'absent' : 'unknown'
}

interface Remote {
  state: RemoteState
  /** What Wrangler said. */
  output: string
}

/** The remote bucket. */
export function askBucketState(bucket: string): Remote {
  const answer = askWrangler(['r2', 'bucket', 'info', bucket])
  return { state: readBucketState(answer), output: answer.output }
}

/** The remote database of an environment. */
export function askDatabaseState(environment: string | undefined): Remote {
  const answer = askWrangler(['d1', 'info', 'DB', ...(environment ? ['--env', environment] : [])])
  return { state: readDatabaseState(answer), output: answer.output }
}

/** The version that has most of the visitors; undefined where Wrangler does not say. */
export function askLiveVersion(worker: string): string | undefined {
  const answer = askWrangler(['deployments', 'status', '--json', '--name', worker])
  if (answer.status !== 0) return undefined
  const { versions } = JSON.parse(answer.stdout) as {
    versions: { version_id: string; percentage: number }[]
  }
  return versions.sort((a, b) => b.percentage - a.percentage)[0]?.version_id
}

import { execFileSync, spawnSync } from 'node:child_process'

const environment = () => ({
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CI: process.env.CI ?? 'true',
})

/** A sentence where a command could not be started, else the error itself. */
export function startError(command: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return error
  return new Error(
    `'${command}' was not found: run npm ci, and start this with npm run, which knows its place`,
    { cause: error },
  )
}

export interface Outcome {
  status: number | null
  stdout: string
  /** Both streams. */
  output: string
}

/** Runs Wrangler, which asks nothing. Throws only where it cannot be started. */
export function askWrangler(args: string[]): Outcome {
  const { status, stdout, stderr, error } = spawnSync('wrangler', args, {
    env: environment(),
    encoding: 'utf8',
  })
  if (error) throw startError('wrangler', error)
  return { status, stdout, output: `${stdout}${stderr}` }
}

/** What Wrangler prints; its complaints go to the terminal. Throws where it fails. */
export function readWrangler(args: string[]): string {
  try {
    return execFileSync('wrangler', args, {
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1024 * 1024 * 1024,
    }).toString()
  } catch (error) {
    throw startError('wrangler', error)
  }
}

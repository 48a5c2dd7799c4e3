import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedScript } from '../schema/seed/sql'

const environment = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: process.env.CI ?? 'true' }

/** Runs a command of the project and shows its output only when it fails. */
function run(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { env: environment, stdio: 'pipe' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error && 'stderr' in error) process.stderr.write(`${error.stdout}${error.stderr}`)
    throw new Error(`'${command} ${args.join(' ')}' failed`)
  }
}

/** Builds the client and the Worker into `dist/`. */
export function build(): void {
  run('npm', ['run', 'build'])
}

/** Brings the local database up to date and adds what a new one starts with. Safe to run again and again. */
export function prepareDatabase(stateDir: string): void {
  mkdirSync(stateDir, { recursive: true })
  run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateDir])
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-'))
  try {
    const file = join(folder, 'seed.sql')
    writeFileSync(file, seedScript())
    run('wrangler', ['d1', 'execute', 'DB', '--local', '--yes', '--persist-to', stateDir, '--file', file])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no port is free')
  return address.port
}

/** What a server's health check answers; undefined where the connection is refused, which is the expected no. */
async function askHealth(url: string): Promise<Response | undefined> {
  return fetch(`${url}/api/health`).catch(() => undefined)
}

export interface LocalSite {
  url: string
  stop: () => Promise<void>
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>
}

/**
 * Serves the built Worker with its local database. Mails are kept in the database, where `npm run mails` shows them. Resolves once it
 * answers; `variables` replace `[vars]` of wrangler.toml.
 * Throws when the port is taken, or when the Worker ends before it answers, with what it printed.
 */
export async function serve(options: { port: number; stateDir: string; variables?: Record<string, string> }): Promise<LocalSite> {
  const url = `http://localhost:${options.port}`
  if (await askHealth(url)) throw new Error(`port ${options.port} is taken: something answers at ${url} already`)
  const variables = Object.entries({ MAIL_ADAPTER: 'local', OWNER_SECOND_FACTOR: 'offered', ...options.variables }).flatMap(
    ([name, value]) => ['--var', `${name}:${value}`],
  )
  const child = spawn(
    'wrangler',
    [
      'dev',
      '--config',
      'dist/mango_road/wrangler.json',
      '--local',
      '--port',
      String(options.port),
      '--persist-to',
      options.stateDir,
      '--show-interactive-dev-session=false',
      '--inspector-port',
      '0',
      ...variables,
    ],
    { env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let running = true
  void ended.then(() => {
    running = false
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (running && child.pid) process.kill(-child.pid, signal)
    await ended
  }
  const stop = () => end('SIGTERM')
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (!running) throw new Error(`the Worker did not start:\n${printed}`)
    const health = await askHealth(url)
    if (health?.ok) return { url, stop, kill: () => end('SIGKILL') }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await stop()
  throw new Error(`the Worker did not answer within a minute:\n${printed}`)
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { constants, setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { entryStatements, knownKinds, unseeded } from '../schema/seed/entries-sql'
import { readEntryFiles } from '../schema/seed/entry-files'
import { isNewDatabase, seedStatements } from '../schema/seed/sql'
import {
  hasLocalDatabase,
  migrateLocalDatabase,
  readLocalDatabase,
  writeLocalDatabase,
} from './local-database'
import { variablesFile } from './state-dir'
import { builtWorkerFolder } from './worker-name'
import { startError } from './wrangler'

/**
 * X_LOCAL_EXPLORER: wrangler would serve a page at `/cdn-cgi/explorer` that reads and writes the
 * database without a login.
 */
const environment = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  X_LOCAL_EXPLORER: 'false',
  CI: process.env.CI ?? 'true',
}

/** Runs a command of the project and shows its output only when it fails. */
function run(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { env: environment, stdio: 'pipe' })
  } catch (error) {
    const reason = startError(command, error)
    if (reason !== error) throw reason
    if (error instanceof Error && 'stdout' in error && 'stderr' in error)
      process.stderr.write(`${error.stdout}${error.stderr}`)
    throw new Error(`'${command} ${args.join(' ')}' failed`, { cause: error })
  }
}

/**
 * Starts a command as the leader of a process group that ends with this process, however that ends.
 */
function spawnGuarded(command: string, args: string[]): ChildProcess {
  return spawn(process.execPath, ['tools/guard.ts', command, ...args], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
}

/**
 * As {@link run}, beside whatever else this process does; with a low priority the machine does
 * everything else first.
 */
export async function runGuarded(
  command: string,
  args: string[],
  { isLow = false } = {},
): Promise<void> {
  const child = spawnGuarded(command, args)
  if (isLow && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${printed}'${command} ${args.join(' ')}' failed`)
}

/** Builds the client and the Worker into `dist/`. */
export function build(): void {
  run('npm', ['run', 'build'])
}

/** As {@link build}, unless there is a build. */
export function buildIfMissing(): void {
  if (!existsSync(`dist/${builtWorkerFolder()}/wrangler.json`)) build()
}

/** Has the local runtime make the file of the database, where there is none. */
export function createDatabase(stateDir: string): void {
  mkdirSync(stateDir, { recursive: true })
  if (hasLocalDatabase(stateDir)) return
  const place = ['--local', '--persist-to', stateDir]
  run('wrangler', ['d1', 'execute', 'DB', ...place, '--command', 'select 1'])
}

/** Brings the tables of the local database up to date; a new one is empty. */
export function migrateDatabase(stateDir: string): void {
  createDatabase(stateDir)
  migrateLocalDatabase(stateDir)
}

/**
 * Brings the local database up to date; a new one gets the samples, and any the entries of kinds
 * that it never had. Safe to run again and again.
 */
export function prepareDatabase(stateDir: string): void {
  migrateDatabase(stateDir)
  const isNew = Boolean(readLocalDatabase(stateDir, isNewDatabase)[0]?.isNew)
  const files = unseeded(readEntryFiles(), readLocalDatabase(stateDir, knownKinds))
  const statements = [
    ...(isNew ? seedStatements() : []),
    ...entryStatements(files, new Date().toISOString()),
  ]
  if (statements.length === 0) return
  writeLocalDatabase(
    stateDir,
    statements.map(({ sql, values }) => [sql, ...values]),
  )
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

/** Throws when something listens at a port. */
export async function checkPort(port: number): Promise<void> {
  const socket = connect({ port, host: 'localhost' })
  const isTaken = await new Promise<boolean>((resolve) =>
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false)),
  )
  socket.destroy()
  if (isTaken)
    throw new Error(`port ${port} is taken: something listens at http://localhost:${port} already`)
}

/** Sends a signal to a process group; there may be none any more. */
function signalGroup(leader: number | undefined, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (!leader) return
  try {
    process.kill(-leader, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

export interface LocalSite {
  url: string
  stop: () => Promise<void>
  /** Ends it at once, in the middle of whatever it does. */
  kill: () => Promise<void>
  /** Resolves when it has ended, stopped or by itself. */
  ended: Promise<void>
}

interface ServeOptions {
  port: number
  stateDir: string
  /**
   * Replace `[vars]` of wrangler.toml; secrets too, as they go through a file that only the user
   * may read.
   */
  variables?: Record<string, string>
  /** The build. */
  folder?: string
  /** Takes what the server prints once it answers, as it comes. */
  log?: (text: string) => void
}

/**
 * How many characters of what a server printed are remembered for the message that it did not
 * start.
 */
const rememberedLength = 20_000
const stopMs = 10_000
/** A machine that is busy with other work needs many times the five seconds of an idle one. */
const startMs = 300_000

/**
 * Serves the built Worker with its local database. Mails are kept in the database, where `npm run
 * mails` shows them. Resolves once it answers. It ends with this process, however that ends. Throws
 * when the port is taken, or when the Worker ends before it answers, with what it printed.
 */
export async function serve({
  port,
  stateDir,
  variables,
  folder = 'dist',
  log,
}: ServeOptions): Promise<LocalSite> {
  await checkPort(port)
  const config = resolve(folder, builtWorkerFolder(), 'wrangler.json')
  const file = resolve(variablesFile(stateDir, port))
  const lines = Object.entries({
    MAIL_ADAPTER: 'local',
    OWNER_SECOND_FACTOR: 'offered',
    TRANSLATE_ADAPTER: 'local',
    PAYMENTS: 'local',
    ...variables,
  }).map(([name, value]) => `${name}='${value}'\n`)
  rmSync(file, { force: true })
  writeFileSync(file, lines.join(''), { mode: 0o600 })
  const wrangler = [
    'dev',
    '--config',
    config,
    '--local',
    '--port',
    String(port),
    '--persist-to',
    stateDir,
  ]
  // With an --env-file wrangler no longer finds the developer's own .dev.vars by itself. Node, too,
  // reads the option, and ends if there is none.
  const files = [join(dirname(config), '.dev.vars'), file]
    .filter(existsSync)
    .flatMap((path) => ['--env-file', path])
  const child = spawnGuarded('wrangler', [
    ...wrangler,
    ...files,
    '--show-interactive-dev-session=false',
    '--inspector-port',
    '0',
  ])
  let isReady = false
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-rememberedLength)
      if (isReady) log?.(text)
    })
  }
  let isRunning = true
  const ended = once(child, 'close').then(() => {
    isRunning = false
    rmSync(file, { force: true })
  })
  // What the leader leaves behind when it is killed alone; it also holds the pipes open.
  child.once('exit', () => signalGroup(child.pid, 'SIGKILL'))
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (isRunning) signalGroup(child.pid, signal)
    const timer = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), stopMs)
    await ended
    clearTimeout(timer)
  }
  const stop = () => end('SIGTERM')
  const url = `http://localhost:${port}`
  for (const until = Date.now() + startMs; Date.now() < until; ) {
    if (!isRunning) throw new Error(`the Worker did not start:\n${printed}`)
    // The connection is refused until it listens.
    const health = await fetch(`${url}/api/health`).catch(() => undefined)
    isReady = health?.ok ?? false
    if (isReady) return { url, stop, kill: () => end('SIGKILL'), ended }
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  await stop()
  throw new Error(`the Worker did not answer within ${startMs / 60_000} minutes:\n${printed}`)
}

/**
 * The running site at an address, or, without one, a build of its own over the local database
 * `.state`.
 */
export async function siteOrOwn(url: string | undefined): Promise<Pick<LocalSite, 'url' | 'stop'>> {
  if (url) return { url, stop: async () => {} }
  build()
  prepareDatabase('.state')
  return serve({ port: await freePort(), stateDir: '.state' })
}

import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '../schema/brand'
import { introduceAdmin } from './admins'
import { startCrons } from './crons'
import { checkPort, type LocalSite, prepareDatabase, runGuarded, serve } from './local-site'
import { isCurrent } from './prebuild/prebuild'
import { claimStateDir } from './state-dir'
import { builtWorkerFolder } from './worker-name'

/**
 * `npm start [-- --no-build]`: builds the site and serves it with a local database. Changes nothing
 * before it is sure that the port and the state folder are free. With `--no-build` it serves what
 * `npm run build` made last.
 */
const port = Number(process.env.PORT || 8787)
const stateDir = process.env.STATE_DIR || '.state'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/**
 * Copies the finished build beside the data, so that a later build does not take the files of a
 * running site.
 */
function takeBuild(): string {
  const folder = join(stateDir, 'site')
  const next = `${folder}.new`
  rmSync(next, { recursive: true, force: true })
  cpSync('dist', next, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
  return folder
}

/**
 * A random secret that is the same at every start: the links of kept mails go on working, and
 * sealed second factors open.
 */
function storedSecret(name: 'link-secret' | 'factor-key'): string {
  const file = join(stateDir, name)
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

async function runCron(siteUrl: string, cron: string): Promise<void> {
  try {
    const answer = await fetch(
      `${siteUrl}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`,
    )
    if (!answer.ok)
      say(`the Cron Trigger '${cron}' failed: ${answer.status} ${await answer.text()}`)
  } catch (error) {
    say(`the Cron Trigger '${cron}' could not be run: ${error}`)
  }
}

let site: LocalSite | undefined
let isStopping = false

/** Ends the site; whatever else runs is guarded and ends with this process. */
function stop(): void {
  if (isStopping) return
  isStopping = true
  void Promise.resolve(site?.stop()).then(() => process.exit(0))
}

/**
 * Ends with Ctrl-C, and with whatever started this process, npm as a rule: killed, it takes nothing
 * with it.
 */
function watchForTheEnd(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

/** Runs a step, and prints its title and then its seconds. */
async function step(title: string, work: () => unknown): Promise<void> {
  const begun = performance.now()
  process.stdout.write(`${title} … `)
  await work()
  say(`${secondsSince(begun)} s`)
}

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1)

/** As `npm run build`, without the share pictures that have not been drawn yet. */
async function buildSite(): Promise<void> {
  await step('drawings and icons', () => runGuarded('tsx', ['tools/prebuild.ts', '--quick']))
  await step('client and Worker', () =>
    runGuarded('vite', ['build', '--configLoader', 'runner', '--logLevel', 'warn']),
  )
  await step('service worker', () => runGuarded('tsx', ['tools/postbuild.ts']))
}

/**
 * Draws the share pictures that pages lack, for the next start. Meanwhile the home page's picture
 * stands for them.
 */
async function drawSharePictures(): Promise<void> {
  if (isCurrent('share-images')) return
  say('share pictures are drawn in the background: the next start shows them')
  await runGuarded('tsx', ['tools/prebuild.ts'], { isLow: true }).catch((error: Error) =>
    say(`not drawn: ${error.message}`),
  )
}

async function start(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number up to 65535, not '${process.env.PORT}'`)
  watchForTheEnd()
  await checkPort(port)
  claimStateDir(stateDir)
  const isBuilding = !process.argv.includes('--no-build')
  if (isBuilding) await buildSite()
  const folder = takeBuild()
  await step('database', () => prepareDatabase(stateDir))
  const admin = await introduceAdmin(stateDir)
  const variables = {
    SITE_URL: `http://localhost:${port}`,
    IMPORT_TOKEN: randomUUID(),
    LINK_SECRET: storedSecret('link-secret'),
    FACTOR_KEY: storedSecret('factor-key'),
  }
  await step('server', async () => {
    site = await serve({
      port,
      stateDir,
      variables,
      folder,
      log: (text) => process.stdout.write(text),
    })
  })
  if (!site) return
  const { url, ended } = site
  say(`${admin}${brand.name} runs at ${url} after ${secondsSince(0)} s`)
  void ended.then(() => {
    if (!isStopping)
      fail('The server of the site has ended by itself (see above). Start it again with npm start.')
  })
  if (isBuilding) void drawSharePictures()
  const { triggers } = JSON.parse(
    readFileSync(join(folder, builtWorkerFolder(), 'wrangler.json'), 'utf8'),
  ) as { triggers: { crons: string[] } }
  await startCrons(triggers.crons, (cron) => runCron(url, cron))
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))

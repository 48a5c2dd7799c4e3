import { randomBytes, randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addAdmins, generatePassword } from './admins'
import { startCrons } from './crons'
import { readLocalDatabase } from './local-database'
import { build, checkPort, prepareDatabase, serve } from './local-site'
import { claimStateDir } from './state-dir'

/**
 * `npm start [-- --no-build]`: builds the site and serves it with a local database. Changes nothing before it is sure that the port and
 * the state folder are free. With `--no-build` it serves what `npm run build` made last.
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

/** Copies the finished build beside the data, so that a later build does not take the files of a running site. */
function takeBuild(): string {
  const folder = join(stateDir, 'site')
  const next = `${folder}.new`
  rmSync(next, { recursive: true, force: true })
  cpSync('dist', next, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
  return folder
}

/** The secret of the links of letters: the same at every start, so that the links of mails that were kept go on working. */
function linkSecret(): string {
  const file = join(stateDir, 'link-secret')
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** On a database without admins makes one and prints the password; on others prints who may log in. */
async function introduceAdmin(): Promise<void> {
  const known = readLocalDatabase(stateDir, 'select username from admins order by created_at, username limit 5')
  if (known.length > 0) {
    say(`admin user: ${known.map(({ username }) => username).join(', ')}`)
    say('another password: npm run admin:create -- <username> --reset')
    return
  }
  const password = generatePassword()
  await addAdmins({ stateDir }, ['admin'], password)
  say('admin user: admin')
  say(`admin password: ${password}`)
}

async function runCron(siteUrl: string, cron: string): Promise<void> {
  try {
    const answer = await fetch(`${siteUrl}/cdn-cgi/handler/scheduled?cron=${encodeURIComponent(cron)}`)
    if (!answer.ok) say(`the Cron Trigger '${cron}' failed: ${answer.status} ${await answer.text()}`)
  } catch (error) {
    say(`the Cron Trigger '${cron}' could not be run: ${error}`)
  }
}

async function start(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT must be a number up to 65535, not '${process.env.PORT}'`)
  await checkPort(port)
  claimStateDir(stateDir)
  if (!process.argv.includes('--no-build')) {
    say('building …')
    build()
  }
  const folder = takeBuild()
  say('preparing the local database …')
  prepareDatabase(stateDir)
  await introduceAdmin()
  const variables = { SITE_URL: `http://localhost:${port}`, IMPORT_TOKEN: randomUUID(), LINK_SECRET: linkSecret() }
  const site = await serve({ port, stateDir, variables, folder, log: (text) => process.stdout.write(text) })
  say(`Mango Road runs at ${site.url}`)

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isStopping = true
      void site.stop().then(() => process.exit(0))
    })
  }
  void site.ended.then(() => {
    if (!isStopping) fail('The server of the site has ended by itself (see above). Start it again with npm start.')
  })
  const { triggers } = JSON.parse(readFileSync(join(folder, 'mango_road/wrangler.json'), 'utf8')) as { triggers: { crons: string[] } }
  await startCrons(triggers.crons, (cron) => runCron(site.url, cron))
}

start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)))

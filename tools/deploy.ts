import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { defaultSettings } from '../schema/seed/default-settings'
import { demoValues, site } from '../schema/site'
import { mediaBucketName } from './backup/media-bucket'
import { askBucketState } from './deploy/bucket-state'
import { problemsOf, readVariables } from './deploy/variables'
import { readRemoteSettings, seedRemoteEntries } from './seed-entries'

/**
 * `npm run deploy -- [--env preview]`: builds, applies migrations to the remote database, gives it
 * the entries of kinds that it never had, and deploys; with `--env` the environment of that name in
 * wrangler.toml, which has a Worker, a database, a bucket and a cache of its own. Says what it will
 * create. Refuses where a variable is bad, where the account has no R2, and while demo values are
 * in place unless told `--allow-demo`. What stands after a further `--` goes to `wrangler deploy`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'allow-demo': { type: 'boolean', default: false }, env: { type: 'string' } },
})
const allowDemo = values['allow-demo']
const environment = values.env
const worker = environment ? `mango-road-${environment}` : 'mango-road'

const variables = readVariables(environment)
const problems = problemsOf(variables)
if (problems.length > 0) {
  process.stderr.write(
    `Not deployed. Correct [vars] of wrangler.toml:\n${problems.map((text) => `  ${text}\n`).join('')}`,
  )
  process.exit(1)
}

/** Variables of wrangler.toml that still point at reserved domains or hold placeholder ids. */
function demoVariables(): string[] {
  return Object.entries(variables).flatMap(([name, value]) =>
    /\.example\b|^1900000$|^P0+$/.test(String(value)) ? `wrangler.toml ${name}` : [],
  )
}

/** Whether the remote database is there; the first deploy makes it. */
function databaseExists(): boolean {
  try {
    execFileSync('wrangler', ['d1', 'info', worker], { stdio: 'ignore' })
    return true
  } catch (error) {
    process.stdout.write(
      `No remote database yet (${error instanceof Error ? error.message : error}); this deploy makes it and the KV namespace.\n`,
    )
    return false
  }
}

const isThere = databaseExists()
const stored = isThere ? readRemoteSettings(environment) : undefined
process.stdout.write(
  stored
    ? 'Settings: those that the database publishes.\n'
    : 'Settings: those of the seed, as no database publishes any yet.\n',
)

/** Demo values of the code, of the settings that readers will get, and of wrangler.toml. */
const demo = [
  ...demoValues(site, 'schema/site.ts'),
  ...demoValues(stored ?? defaultSettings, 'settings'),
  ...demoVariables(),
]
if (demo.length > 0) {
  const where = stored ? 'the admin (Site settings)' : 'schema/seed/content/settings/site.json'
  process.stdout.write(`Demo values still in place:\n${demo.map((path) => `  ${path}\n`).join('')}`)
  if (!allowDemo) {
    process.stderr.write(
      `Not deployed. Replace them in ${where} and wrangler.toml, or say --allow-demo.\n`,
    )
    process.exit(1)
  }
}

/**
 * Says what becomes of the bucket; ends where R2 is off, as the deployment would fail after the
 * migrations.
 */
function checkBucket(bucket: string): void {
  const { state, output } = askBucketState(bucket)
  if (state === 'absent')
    process.stdout.write(`No remote bucket '${bucket}' yet; this deploy makes it.\n`)
  if (state === 'unknown')
    process.stdout.write(
      `The remote bucket '${bucket}' could not be looked up; if there is none, this deploy makes it.\n${output}\n`,
    )
  if (state !== 'r2-off') return
  process.stderr.write(
    'Not deployed: photographs are stored in R2, which this account does not have yet. Switch it on once: dash.cloudflare.com → Storage & databases → R2 → Overview. Then deploy again.\n',
  )
  process.exit(1)
}

checkBucket(mediaBucketName(environment))

function run(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: 'false',
      ...(environment && { CLOUDFLARE_ENV: environment }),
    },
  })
}

const migrate = () =>
  run('wrangler', [
    'd1',
    'migrations',
    'apply',
    'DB',
    '--remote',
    ...(environment ? ['--env', environment] : []),
  ])
/** The build has chosen the environment: its configuration holds nothing of the others. */
const deploy = () =>
  run('wrangler', ['deploy', '--config', 'dist/mango_road/wrangler.json', ...positionals])

run('npm', ['run', 'build'])
if (isThere) {
  migrate()
  seedRemoteEntries(environment)
  deploy()
} else {
  deploy()
  migrate()
  seedRemoteEntries(environment)
}

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { demoValues } from '../schema/site'

/**
 * `npm run deploy -- [--env preview]`: builds, applies migrations to the remote database and deploys; with `--env` the environment of that
 * name in wrangler.toml, which has a Worker, a database and a cache of its own. Refuses while demo values are in place unless told
 * `--allow-demo`. What stands after a further `--` goes to `wrangler deploy`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'allow-demo': { type: 'boolean', default: false }, env: { type: 'string' } },
})
const allowDemo = values['allow-demo']
const environment = values.env
const worker = environment ? `mango-road-${environment}` : 'mango-road'

/** The variables of wrangler.toml for this environment: its own section, or what stands before the first environment. */
function variablesText(): string {
  const [live = '', ...rest] = readFileSync('wrangler.toml', 'utf8').split(/^(?=\[env\.\w+\])/m)
  if (!environment) return live
  const own = rest.find((section) => section.startsWith(`[env.${environment}]`))
  if (!own) throw new Error(`wrangler.toml has no [env.${environment}]`)
  return own
}

/** Variables of wrangler.toml that still point at reserved domains or hold placeholder ids. */
function demoVariables(): string[] {
  const variables = variablesText().matchAll(/^([A-Z_]+)\s*=\s*"([^"]*)"/gm)
  return [...variables].filter(([, , value = '']) => /\.example\b|^1900000$|^P0+$/.test(value)).map(([, name]) => `wrangler.toml ${name}`)
}

const demo = [...demoValues(), ...demoVariables()]
if (demo.length > 0) {
  process.stdout.write(`Demo values still in place:\n${demo.map((path) => `  ${path}\n`).join('')}`)
  if (!allowDemo) {
    process.stderr.write('Not deployed. Replace them in schema/site.ts and wrangler.toml, or say --allow-demo.\n')
    process.exit(1)
  }
}

function run(command: string, args: string[]): void {
  execFileSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...(environment && { CLOUDFLARE_ENV: environment }) },
  })
}

/** Whether the remote database is there; the first deploy makes it. */
function databaseExists(): boolean {
  try {
    execFileSync('wrangler', ['d1', 'info', worker], { stdio: 'ignore' })
    return true
  } catch (error) {
    process.stdout.write(`No remote database yet (${error instanceof Error ? error.message : error}); this deploy makes it.\n`)
    return false
  }
}

const migrate = () => run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...(environment ? ['--env', environment] : [])])
/** The build has chosen the environment: its configuration holds nothing of the others. */
const deploy = () => run('wrangler', ['deploy', '--config', 'dist/mango_road/wrangler.json', ...positionals])

run('npm', ['run', 'build'])
if (databaseExists()) {
  migrate()
  deploy()
} else {
  deploy()
  migrate()
}

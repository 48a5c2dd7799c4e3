import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { demoValues } from '../schema/site'

/**
 * `npm run deploy`: builds, applies migrations to the remote database and deploys. Refuses while demo values are in place unless told
 * `--allow-demo`. Other arguments go to `wrangler deploy`.
 */
const arguments_ = process.argv.slice(2)
const allowDemo = arguments_.includes('--allow-demo')

/** Variables of wrangler.toml that still point at reserved domains or hold placeholder ids. */
function demoVariables(): string[] {
  const variables = readFileSync('wrangler.toml', 'utf8').matchAll(/^([A-Z_]+)\s*=\s*"([^"]*)"/gm)
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
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } })
}

/** Whether the remote database is there; the first deploy makes it. */
function databaseExists(): boolean {
  try {
    execFileSync('wrangler', ['d1', 'info', 'mango-road'], { stdio: 'ignore' })
    return true
  } catch (error) {
    process.stdout.write(`No remote database yet (${error instanceof Error ? error.message : error}); this deploy makes it.\n`)
    return false
  }
}

const migrate = () => run('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'])
const deploy = () =>
  run('wrangler', ['deploy', '--config', 'dist/mango_road/wrangler.json', ...arguments_.filter((one) => one !== '--allow-demo')])

run('vite', ['build', '--configLoader', 'runner'])
if (databaseExists()) {
  migrate()
  deploy()
} else {
  deploy()
  migrate()
}

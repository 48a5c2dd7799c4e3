import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { defaultSettings } from '../../schema/seed/default-settings'
import { pack } from '../../schema/seed/pack'
import { demoValues, site } from '../../schema/site'
import { bucketName } from '../backup/media-bucket'
import { buildIdOf, type Commit, readCommit } from '../commit'
import { type RemoteContent, readRemoteContent, seedRemoteEntries } from '../seed-entries'
import { builtWorkerFolder, workerName } from '../worker-name'
import { startError } from '../wrangler'
import { askBucketState, askDatabaseState, askLiveVersion } from './remote-state'
import { problemsOf, readVariables } from './variables'

/** Why nothing was deployed. */
export class Refusal extends Error {}

const options = {
  'allow-demo': { type: 'boolean', default: false },
  'allow-dirty': { type: 'boolean', default: false },
  'no-smoke': { type: 'boolean', default: false },
  env: { type: 'string' },
} as const

const say = (text: string) => process.stdout.write(`${text}\n`)
const listed = (lines: readonly string[]) => lines.map((line) => `\n  ${line}`).join('')

/** The variables of an environment, which the Worker can use. */
function checkVariables(environment: string | undefined): Record<string, unknown> {
  const variables = readVariables(environment)
  const problems = problemsOf(variables)
  if (problems.length > 0) throw new Refusal(`Correct [vars] of wrangler.toml:${listed(problems)}`)
  return variables
}

/** What will run is what a commit has. */
function checkCommit(isAllowed: boolean): Commit | undefined {
  const commit = readCommit()
  if (isAllowed || (commit && !commit.isDirty)) return commit
  const reason = commit ? 'Some files differ from the last commit' : 'This is no Git repository'
  throw new Refusal(
    `${reason}, so nobody could tell later what runs. Commit first, or say --allow-dirty.`,
  )
}

/** Whether the remote database is there; the first deployment makes it. */
function checkDatabase(environment: string | undefined): boolean {
  const { state, output } = askDatabaseState(environment)
  if (state === 'unknown')
    throw new Refusal(
      `Whether there is a remote database could not be asked. Wrangler said:\n${output}`,
    )
  if (state === 'absent') say('No remote database yet; this deploy makes it and the KV namespace.')
  return state === 'there'
}

/** Variables that still point at reserved domains or hold placeholder ids. */
function demoVariables(variables: Record<string, unknown>): string[] {
  return Object.entries(variables).flatMap(([name, value]) =>
    /\.example\b|^1900000$|^P0+$/.test(String(value)) ? `wrangler.toml ${name}` : [],
  )
}

/** Demo values of the code, of what readers get, and of wrangler.toml. */
function checkDemo(
  content: RemoteContent | undefined,
  variables: Record<string, unknown>,
  isAllowed: boolean,
): void {
  const samples = (isPublic: boolean) =>
    (content?.samples ?? [])
      .filter((one) => one.isPublic === isPublic)
      .map(({ kind, count }) => `${count} × ${kind}`)
  const waiting = samples(false)
  if (waiting.length > 0) say(`Samples that wait as drafts: ${waiting.join(', ')}.`)
  const demo = [
    ...demoValues(site, 'schema/site.ts'),
    ...demoValues(content?.settings ?? defaultSettings, 'settings'),
    ...demoValues(content?.shop, 'shop'),
    ...samples(true).map((kind) => `${kind}: published as the seed has it`),
    ...demoVariables(variables),
  ]
  if (demo.length === 0) return
  say(`Demo values still in place:${listed(demo)}`)
  const where = content?.settings
    ? 'the admin (Site settings, Content)'
    : `schema/seed/${pack}/entries/settings/site.json`
  if (!isAllowed)
    throw new Refusal(`Replace them in ${where} and wrangler.toml, or say --allow-demo.`)
}

/**
 * Says what becomes of the bucket; refuses where R2 is off, as the deployment would fail after the
 * migrations.
 */
function checkBucket(bucket: string): void {
  const { state, output } = askBucketState(bucket)
  if (state === 'absent') say(`No remote bucket '${bucket}' yet; this deploy makes it.`)
  if (state === 'unknown')
    say(
      `The remote bucket '${bucket}' could not be looked up; if there is none, this deploy makes it.\n${output}`,
    )
  if (state === 'r2-off')
    throw new Refusal(
      'Photographs are stored in R2, which this account does not have yet. Switch it on once: dash.cloudflare.com → Storage & databases → R2 → Overview. Then deploy again.',
    )
}

/** Deploys; returns the exit code. Rejects with a {@link Refusal} before anything is changed. */
export async function runDeploy(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const environment = values.env
  const worker = workerName(environment)
  const variables = checkVariables(environment)
  const commit = checkCommit(values['allow-dirty'])
  const isThere = checkDatabase(environment)
  const content = isThere ? await readRemoteContent(environment) : undefined
  say(
    content?.settings
      ? 'Settings: those that the database publishes.'
      : 'Settings: those of the seed, as no database publishes any yet.',
  )
  checkDemo(content, variables, values['allow-demo'])
  for (const binding of ['MEDIA', 'BACKUPS'] as const) checkBucket(bucketName(binding, environment))

  const buildId = buildIdOf(commit)
  const run = (command: string, args: string[]) => {
    const chosen = environment && { CLOUDFLARE_ENV: environment }
    const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', BUILD_ID: buildId, ...chosen }
    try {
      execFileSync(command, args, { stdio: 'inherit', env })
    } catch (error) {
      throw startError(command, error)
    }
  }
  const prepareDatabase = async () => {
    const place = ['--remote', ...(environment ? ['--env', environment] : [])]
    run('wrangler', ['d1', 'migrations', 'apply', 'DB', ...place])
    await seedRemoteEntries(environment)
  }
  run('npm', ['run', 'build'])
  const before = isThere ? askLiveVersion(worker) : undefined
  if (isThere) await prepareDatabase()
  // The build has chosen the environment: its configuration holds nothing of the others.
  const config = `dist/${builtWorkerFolder()}/wrangler.json`
  const message = commit ? ['--message', commit.subject] : []
  run('wrangler', ['deploy', '--config', config, '--tag', buildId, ...message, ...positionals])
  if (!isThere) await prepareDatabase()

  const check = ['run', 'smoke', '--', String(variables.SITE_URL), '--build', buildId]
  say(`Deployed: build ${buildId}`)
  if (before) say(`Back to the version before: npx wrangler rollback ${before} --name ${worker}`)
  if (!content) say(`Give the Worker its domain, then look at it: npm ${check.join(' ')}`)
  if (!content || values['no-smoke']) return 0
  try {
    run('npm', check)
    return 0
  } catch (error) {
    process.stderr.write(`Deployed, but the site does not pass: ${error}\n`)
    return 1
  }
}

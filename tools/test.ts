import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type LocalSite, prepareDatabase } from './local-site'
import { type Results, readPlaywright, readVitest } from './testing/reports'
import { serveTestSite } from './testing/test-site'

/**
 * `npm test`: what CI runs. `npm run test:deep [-- PART …]`: what takes longer, or the named parts
 * of it. Two steps run at a time. Ends with the seconds of each step, the slowest files, what
 * failed, and 'N passed, N failed'.
 */
interface Step {
  /** Its name for `test:deep`. */
  part: string
  title: string
  command: string
  args: string[]
  env?: Record<string, string>
  needs?: 'build' | 'site'
  /** The part that must have ended before, where it was begun. */
  after?: string
  /** Reads the report of a runner of tests; a step without one counts as one test. */
  read?: (report: string) => Results
}

const isDeep = process.argv[2] === 'deep'
const parts = process.argv.slice(3)
const folder = mkdtempSync(join(tmpdir(), 'mango-road-test-'))
const stateDir = join(folder, 'state')
const preparedDir = join(folder, 'prepared')
const reportFile = (title: string) => join(folder, `${title}.json`)
const port = await freePort()

function vitest(part: string, title: string, args: string[]): Step {
  const report = [
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    reportFile(title),
  ]
  const all = ['run', '--config', 'tools/vitest.config.ts', '--root', '.', ...args, ...report]
  return { part, title, command: 'vitest', args: all, read: readVitest }
}

const inWorker = (part: string, title: string, args: string[]) =>
  vitest(part, title, ['--project', 'worker', ...args])

function audit(args: string[]): Step {
  const all = ['tools/audit.ts', ...args, `http://localhost:${port}`]
  return { part: 'audit', title: 'site audit', command: 'tsx', args: all, needs: 'site' }
}

function deliveries(submissions: number): Step {
  const env = { SUBMISSIONS: String(submissions), PREPARED: preparedDir }
  return {
    part: 'deliveries',
    title: 'deliveries under failures',
    command: 'tsx',
    args: ['tools/test-deliveries.ts'],
    env,
    needs: 'site',
  }
}

/** After the audit: they publish what has no picture. */
function browserTests(args: string[], motion: 'on' | 'off'): Step {
  const title = 'browser tests'
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(title),
    E2E_PORT: String(port),
    E2E_STATE_DIR: stateDir,
    E2E_MOTION: motion,
  }
  const all = ['test', '--config', 'web/e2e/playwright.config.ts', ...args]
  return {
    part: 'browser',
    title,
    command: 'playwright',
    args: all,
    env,
    needs: 'site',
    after: 'audit',
    read: readPlaywright,
  }
}

function build(script: string): Step {
  return { part: 'build', title: 'build', command: 'npm', args: ['run', script] }
}

function startUp(ends: string[]): Step {
  return {
    part: 'start',
    title: 'npm start',
    command: 'tsx',
    args: ['tools/test-start.ts', ...ends],
    needs: 'build',
  }
}

const dryRun = ['deploy', '--dry-run', '--config', 'dist/mango_road/wrangler.json']

/**
 * In the order in which they begin: the long ones first, and what needs the build once it is there.
 */
const shortSteps: Step[] = [
  // As `npm start` does it: to draw all share pictures takes a core a minute and a half.
  build('build:quick'),
  // By itself it takes both cores, which costs half as much again; the build needs one of them.
  { part: 'types', title: 'types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  vitest('tests', 'unit and Worker tests', []),
  audit(['--sample']),
  // Stories, each at one size.
  browserTests(['--grep', '@story', '--grep-invert', '^phone (?!.*@phone-only)'], 'off'),
  startUp(['SIGINT']),
  deliveries(60),
  { part: 'lint', title: 'format and lint', command: 'biome', args: ['check', '.'] },
  {
    part: 'deployment',
    title: 'dry run of a deployment',
    command: 'wrangler',
    args: dryRun,
    needs: 'build',
  },
]

const deepSteps: Step[] = [
  build('build'),
  vitest('unit', 'unit tests', ['--project', 'unit', '--project', 'document', '--mode', 'deep']),
  inWorker('worker', 'Worker tests', ['--mode', 'deep', '--exclude', '**/*fuzz*']),
  inWorker('english', 'Worker tests with English as the default', ['--mode', 'en']),
  inWorker('fuzz', 'fuzz', ['--mode', 'deep', 'fuzz']),
  audit([]),
  deliveries(600),
  startUp(['SIGINT', 'SIGTERM', 'SIGKILL']),
  browserTests([], 'on'),
]

const begun = Date.now()
const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (ms: number) => `${Math.round(ms / 1000)} s`
const ended: string[] = []
const failures: string[] = []
const files: Results['files'] = []
let passed = 0
const begunParts = new Map<string, Promise<void>>()
let building: Promise<boolean> | undefined
let serving: Promise<LocalSite> | undefined

/**
 * Serves the build for all that need it; the deliveries kill their Worker and start from a copy.
 */
async function serveBuild(): Promise<LocalSite> {
  prepareDatabase(preparedDir)
  cpSync(preparedDir, stateDir, { recursive: true })
  return serveTestSite(port, stateDir)
}

function readResults({ title, read }: Step, succeeded: boolean): Results {
  const single = { passed: succeeded ? 1 : 0, failed: succeeded ? [] : [title], files: [] }
  if (!read) return single
  const results = read(readFileSync(reportFile(title), 'utf8'))
  return !succeeded && results.failed.length === 0 ? { ...results, failed: [title] } : results
}

/** Runs a step and prints its output when it is done. Returns whether it succeeded. */
async function run(step: Step): Promise<boolean> {
  const { title, command, args, env } = step
  const since = Date.now()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', ...env },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => output.push(chunk))
  const succeeded = await new Promise<boolean>((resolve) =>
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0)),
  )
  ended.push(`${seconds(Date.now() - since).padStart(6)}  ${title}${succeeded ? '' : ': FAILED'}`)
  say(
    `\n── ${title}: ${succeeded ? 'passed' : 'FAILED'}, ${seconds(Date.now() - since)}\n${Buffer.concat(output)}`,
  )
  const results = readResults(step, succeeded)
  passed += results.passed
  failures.push(...results.failed)
  files.push(...results.files)
  return succeeded
}

async function runWhenReady(step: Step): Promise<void> {
  try {
    if (step.after) await begunParts.get(step.after)
    if (step.needs && !(await building)) throw new Error('there is no build')
    if (step.needs === 'site') {
      serving ??= serveBuild()
      await serving
    }
    const running = run(step)
    if (step.part === 'build') building = running
    await running
  } catch (error) {
    failures.push(`${step.title}: ${error}`)
  }
}

const isChosen = ({ part }: Step) => parts.length === 0 || parts.includes(part)
const steps = isDeep ? deepSteps : shortSteps
const isBuildNeeded = steps.some((step) => step.needs && isChosen(step))
const waiting = steps
  .filter((step) => isChosen(step) || (step.part === 'build' && isBuildNeeded))
  .values()
async function runInTurn(): Promise<void> {
  for (const step of waiting) {
    const done = runWhenReady(step)
    begunParts.set(step.part, done)
    await done
  }
}
await Promise.all([runInTurn(), runInTurn()])

if (serving) await (await serving.catch(() => undefined))?.stop()
rmSync(folder, { recursive: true, force: true })
say(`\n── seconds\n${ended.join('\n')}\n\n── the slowest files`)
for (const [file, ms] of files.sort(([, a], [, b]) => b - a).slice(0, 10))
  say(`${seconds(ms).padStart(6)}  ${file}`)
say('')
for (const failure of failures) say(`failed: ${failure}`)
say(`${seconds(Date.now() - begun)}\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1

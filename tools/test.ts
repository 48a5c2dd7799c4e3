import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm test`: everything, as CI runs it. Two lanes run at the same time, then the browser tests, which need the machine for themselves. Ends
 * with 'N passed, N failed', where each check without tests of its own counts as one.
 */
interface Step {
  title: string
  command: string
  args: string[]
  /** Reads the numbers of a runner's JSON report. */
  countsOf?: (report: Report) => { passed: number; failed: number }
}

interface Report {
  numPassedTests: number
  numFailedTests: number
  testResults?: { name: string; message: string; assertionResults: { status: string; fullName: string }[] }[]
  stats: { expected: number; unexpected: number; flaky: number }
}

const folder = mkdtempSync(join(tmpdir(), 'mango-road-test-'))
const total = { passed: 0, failed: 0 }
/** What failed, said again at the end: a log may be cut. */
const failures: string[] = []
const started = Date.now()
const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`

function count({ title, countsOf }: Step, succeeded: boolean): void {
  if (!countsOf) {
    total[succeeded ? 'passed' : 'failed'] += 1
    return
  }
  try {
    const report: Report = JSON.parse(readFileSync(join(folder, `${title}.json`), 'utf8'))
    const { passed, failed } = countsOf(report)
    failures.push(...failedTests(report))
    total.passed += passed
    total.failed += succeeded ? failed : Math.max(1, failed)
  } catch (error) {
    say(`no report of ${title}: ${error}`)
    total.failed += 1
  }
}

/** The failed tests of a runner's report by name; files that could not be run at all by their message. */
function failedTests({ testResults = [] }: Report): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${name}: ${fullName}`)
    return failed.length === 0 && message !== '' ? [`${name}: ${message}`] : failed
  })
}

/** Runs a step and prints its output when it is done. */
async function run(step: Step): Promise<boolean> {
  const begun = Date.now()
  const report = join(folder, `${step.title}.json`)
  const child = spawn(
    step.command,
    step.args.map((arg) => arg.replace('REPORT', report)),
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const succeeded = await new Promise<boolean>((resolve) =>
    child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0)),
  )
  say(`\n── ${step.title}: ${succeeded ? 'passed' : 'FAILED'}, ${seconds(begun)}\n${Buffer.concat(output)}`)
  if (!succeeded) failures.push(step.title)
  count(step, succeeded)
  return succeeded
}

/** Runs steps one after another; those after a failed build have nothing to work on. */
async function runLane(steps: Step[]): Promise<boolean> {
  for (const step of steps) if (!(await run(step)) && step.title === 'build') return false
  return true
}

function vitest(title: string, args: string[]): Step {
  const reporters = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', 'REPORT']
  return {
    title,
    command: 'vitest',
    args: ['run', '--config', 'tools/vitest.config.ts', '--root', '.', ...args, ...reporters],
    countsOf: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
  }
}

const [, isBuilt] = await Promise.all([
  runLane([{ title: 'types', command: 'tsc', args: ['-b'] }, vitest('unit and worker tests', [])]),
  runLane([
    { title: 'format and lint', command: 'biome', args: ['check', '.'] },
    { title: 'build', command: 'npm', args: ['run', 'build', '--', '--logLevel', 'warn'] },
    { title: 'dry run of a deployment', command: 'wrangler', args: ['deploy', '--dry-run', '--config', 'dist/mango_road/wrangler.json'] },
    { title: 'site audit', command: 'tsx', args: ['tools/audit.ts'] },
    { title: 'deliveries under failures', command: 'tsx', args: ['tools/test-deliveries.ts'] },
    vitest('worker tests with English as the default', ['--project', 'worker', '--mode', 'en']),
    { title: 'npm start', command: 'tsx', args: ['tools/test-start.ts'] },
  ]),
])
if (isBuilt) {
  await run({
    title: 'browser tests',
    command: 'playwright',
    args: ['test', '--config', 'web/e2e/playwright.config.ts'],
    countsOf: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  })
}

rmSync(folder, { recursive: true, force: true })
for (const failure of failures) say(`failed: ${failure}`)
say(`\n${seconds(started)}\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Everything: format and lint, types, unit and worker tests, build, the site conscience, browser journeys. Ends with 'N passed, N failed', where each
 * check without tests of its own counts as one.
 */
const folder = mkdtempSync(join(tmpdir(), 'mango-road-test-'))
const total = { passed: 0, failed: 0 }

const settings = { WRANGLER_SEND_METRICS: 'false' }

function run(title: string, command: string, args: string[], environment: Record<string, string> = {}): boolean {
  process.stdout.write(`\n── ${title}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...settings, ...environment } })
  return status === 0
}

function note(passed: boolean): boolean {
  total[passed ? 'passed' : 'failed'] += 1
  return passed
}

function check(title: string, command: string, args: string[]): boolean {
  return note(run(title, command, args))
}

/** Checks that wait for a browser or a server most of the time run at once; each says what it has to say when it is done. */
async function checkTogether(checks: [title: string, command: string, args: string[]][]): Promise<void> {
  const runs = checks.map(async ([title, command, args]) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...settings } })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
    const status = await new Promise((resolve) => child.on('error', resolve).on('close', resolve))
    process.stdout.write(`\n── ${title}\n${Buffer.concat(said)}`)
    note(status === 0)
  })
  await Promise.all(runs)
}

/** Adds a runner's own counts; a run that failed without a failed test (or wrote no report) counts as one failure. */
function count(succeeded: boolean, readCounts: () => { passed: number; failed: number }): void {
  try {
    const { passed, failed } = readCounts()
    total.passed += passed
    total.failed += failed
    if (!succeeded && failed === 0) total.failed += 1
  } catch (error) {
    process.stderr.write(`no report: ${error}\n`)
    total.failed += 1
  }
}

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

check('format and lint', 'biome', ['check', '.'])
check('types', 'tsc', ['-b'])

const unit = run('unit and worker tests', 'vitest', [
  ...['run', '--config', 'tools/vitest.config.ts', '--root', '.'],
  ...['--reporter', 'default', '--reporter', 'json', '--outputFile.json', join(folder, 'unit.json')],
])
count(unit, () => {
  const report = readJson('unit.json') as { numPassedTests: number; numFailedTests: number }
  return { passed: report.numPassedTests, failed: report.numFailedTests }
})

if (check('build', 'npm', ['run', 'build', '--', '--logLevel', 'warn'])) {
  check('download sizes', 'tsx', ['tools/sizes.ts'])
  check('a deployment, but for the upload', 'tsx', ['tools/upload-size.ts'])
  await checkTogether([
    ['the site conscience', 'tsx', ['tools/conscience.ts']],
    ['deliveries while everything fails', 'tsx', ['tools/test-deliveries.ts']],
  ])
  const journeys = run('browser journeys', 'playwright', ['test', '--config', 'web/e2e/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(folder, 'e2e.json'),
  })
  count(journeys, () => {
    const { stats } = readJson('e2e.json') as { stats: { expected: number; unexpected: number; flaky: number } }
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  })
}

rmSync(folder, { recursive: true, force: true })
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

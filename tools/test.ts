import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from '../schema/seed/pack'
import { samplePack } from '../schema/testing/sample-pack'
import { freePort, type LocalSite, prepareDatabase } from './local-site'
import type { Results } from './testing/reports'
import {
  deepSteps,
  halvesOfTests,
  preparedDirOf,
  type RunPlace,
  reportFile,
  type Step,
  shortSteps,
  stateDirOf,
} from './testing/steps'
import { serveTestSite } from './testing/test-site'

/**
 * `npm test [-- PART …]`: what CI runs, or the named parts of it. `npm run test:deep [-- PART …]`:
 * what takes longer. Two steps run at a time. Ends with the seconds of each step, the slowest
 * files, what failed, and 'N passed, N failed'.
 */
const isDeep = process.argv[2] === 'deep'
const parts = process.argv.slice(isDeep ? 3 : 2)
const place: RunPlace = {
  folder: mkdtempSync(join(tmpdir(), 'travel-site-test-')),
  port: await freePort(),
}
const preparedDir = preparedDirOf(place)
const stateDir = stateDirOf(place)

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
  return serveTestSite(place.port, stateDir)
}

function readResults({ title, read }: Step, succeeded: boolean): Results {
  const single = { passed: succeeded ? 1 : 0, failed: succeeded ? [] : [title], files: [] }
  if (!read) return single
  const results = read(readFileSync(reportFile(place, title), 'utf8'))
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
const short = () => [...shortSteps(place), ...(parts.length > 0 ? halvesOfTests(place) : [])]
const steps = (isDeep ? deepSteps(place) : short()).filter(
  ({ isOfSample }) => !isOfSample || pack === samplePack,
)
for (const part of parts) {
  if (!steps.some((step) => step.part === part)) failures.push(`there is no part '${part}'`)
}
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
rmSync(place.folder, { recursive: true, force: true })
say(`\n── seconds\n${ended.join('\n')}\n\n── the slowest files`)
for (const [file, ms] of files.sort(([, a], [, b]) => b - a).slice(0, 10))
  say(`${seconds(ms).padStart(6)}  ${file}`)
say('')
for (const failure of failures) say(`failed: ${failure}`)
say(`${seconds(Date.now() - begun)}\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1

import { join } from 'node:path'
import { builtWorkerFolder } from '../worker-name'
import { type Results, readPlaywright, readVitest } from './reports'

export interface Step {
  /** Its name for `npm test -- PART …` and `npm run test:deep -- PART …`. */
  part: string
  title: string
  command: string
  args: string[]
  env?: Record<string, string>
  needs?: 'build' | 'site'
  /** Whether it reads pages of the sample pack: a site with another one leaves it out. */
  isOfSample?: true
  /** The part that must have ended before, where it was begun. */
  after?: string
  /** Reads the report of a runner of tests; a step without one counts as one test. */
  read?: (report: string) => Results
}

/** Where a run keeps its files, and serves the built site. */
export interface RunPlace {
  folder: string
  port: number
}

export const stateDirOf = ({ folder }: RunPlace) => join(folder, 'state')
export const preparedDirOf = ({ folder }: RunPlace) => join(folder, 'prepared')
export const reportFile = ({ folder }: RunPlace, title: string) => join(folder, `${title}.json`)

function vitest(place: RunPlace, part: string, title: string, args: string[]): Step {
  const report = [
    '--reporter',
    'default',
    '--reporter',
    'json',
    '--outputFile.json',
    reportFile(place, title),
  ]
  const all = ['run', '--config', 'tools/vitest.config.ts', '--root', '.', ...args, ...report]
  return { part, title, command: 'vitest', args: all, read: readVitest }
}

const inNode = (place: RunPlace, args: string[]) =>
  vitest(place, 'unit', 'unit tests', ['--project', 'unit', '--project', 'document', ...args])

const inWorker = (place: RunPlace, part: string, title: string, args: string[]) =>
  vitest(place, part, title, ['--project', 'worker', ...args])

function audit({ port }: RunPlace, args: string[]): Step {
  const all = ['tools/audit.ts', ...args, `http://localhost:${port}`]
  return {
    part: 'audit',
    title: 'site audit',
    command: 'tsx',
    args: all,
    needs: 'site',
    isOfSample: true,
  }
}

function deliveries(place: RunPlace, figures: Record<string, string>): Step {
  const env = { ...figures, PREPARED: preparedDirOf(place) }
  return {
    part: 'deliveries',
    title: 'deliveries under failures',
    command: 'tsx',
    args: ['tools/test-deliveries.ts'],
    env,
    needs: 'site',
  }
}

function bookings(place: RunPlace, figures: Record<string, string>): Step {
  const env = { ...figures, PREPARED: preparedDirOf(place) }
  return {
    part: 'bookings',
    title: 'bookings under failures',
    command: 'tsx',
    args: ['tools/test-bookings.ts'],
    env,
    needs: 'site',
    isOfSample: true,
  }
}

/** After the audit: they publish what has no picture. */
function browserTests(place: RunPlace, args: string[], motion: 'on' | 'off'): Step {
  const title = 'browser tests'
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(place, title),
    E2E_PORT: String(place.port),
    E2E_STATE_DIR: stateDirOf(place),
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
    isOfSample: true,
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

/**
 * `npm test`, in the order in which its steps begin: the long ones first, and what needs the build
 * once it is there.
 */
export const shortSteps = (place: RunPlace): Step[] => [
  // As `npm start` does it: to draw all share pictures takes a core a minute and a half.
  build('build:quick'),
  // By itself it takes both cores, which costs half as much again; the build needs one of them.
  { part: 'types', title: 'types', command: 'tsc', args: ['-b', '--singleThreaded'] },
  vitest(place, 'tests', 'unit and Worker tests', []),
  audit(place, ['--sample']),
  // Stories, each at one size.
  browserTests(place, ['--grep', '@story', '--grep-invert', '^phone (?!.*@phone-only)'], 'off'),
  startUp(['SIGINT']),
  deliveries(place, { SUBMISSIONS: '60' }),
  { part: 'lint', title: 'format and lint', command: 'biome', args: ['check', '.'] },
  {
    part: 'deployment',
    title: 'dry run of a deployment',
    command: 'wrangler',
    args: ['deploy', '--dry-run', '--config', `dist/${builtWorkerFolder()}/wrangler.json`],
    needs: 'build',
  },
]

/** The two halves of the part `tests`, for machines that each run one. */
export const halvesOfTests = (place: RunPlace): Step[] => [
  inNode(place, []),
  inWorker(place, 'worker', 'Worker tests', []),
]

export const deepSteps = (place: RunPlace): Step[] => [
  build('build'),
  inNode(place, ['--mode', 'deep']),
  inWorker(place, 'worker', 'Worker tests', ['--mode', 'deep', '--exclude', '**/*fuzz*']),
  inWorker(place, 'english', 'Worker tests with English as the default', ['--mode', 'en']),
  inWorker(place, 'fuzz', 'fuzz', ['--mode', 'deep', 'fuzz']),
  audit(place, []),
  deliveries(place, { SUBMISSIONS: '500', KILLS: '6', READERS: '2000', LETTER_KILLS: '2' }),
  bookings(place, { BUYERS: '500', KILLS: '6' }),
  startUp(['SIGINT', 'SIGTERM', 'SIGKILL']),
  browserTests(place, [], 'on'),
]

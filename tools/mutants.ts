import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Mutant, mutants } from './security/mutants'

/** The files of the work tree as they are, without what is built or ignored. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-mutants-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { maxBuffer: 64 * 1024 * 1024 })
  for (const file of listed.toString().split('\0').filter(Boolean)) cpSync(file, join(folder, file), { recursive: true })
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

interface Outcome {
  passed: number
  failed: number
}

/** Runs one test file and counts; a file that does not even load has neither. */
function runTest(folder: string, test: string): Outcome {
  const project = test.startsWith('worker/') ? 'worker' : 'unit'
  const args = [
    'vitest',
    'run',
    '--config',
    'tools/vitest.config.ts',
    '--root',
    '.',
    '--project',
    project,
    '--bail=1',
    '--reporter=json',
    '--outputFile=mutant.json',
    test,
  ]
  rmSync(join(folder, 'mutant.json'), { force: true })
  spawnSync('npx', args, { cwd: folder, stdio: 'ignore' })
  try {
    const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(join(folder, 'mutant.json'), 'utf8'))
    return { passed: report.numPassedTests, failed: report.numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function mutate(folder: string, { file, from, to }: Mutant): () => void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no '${from}' any more: mend tools/security/mutants.ts`)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  return () => writeFileSync(path, text)
}

const wanted = process.argv[2] ?? ''
const chosen = mutants.filter(({ guard }) => guard.includes(wanted))
const folder = copyProject()
let survived = 0
try {
  for (const test of new Set(chosen.map((mutant) => mutant.test))) {
    const { passed, failed } = runTest(folder, test)
    if (failed > 0 || passed === 0) throw new Error(`${test} fails before anything is removed`)
    for (const mutant of chosen.filter((one) => one.test === test)) {
      const restore = mutate(folder, mutant)
      const outcome = runTest(folder, test)
      restore()
      // A file that does not load says nothing about the guard.
      if (outcome.failed + outcome.passed === 0) throw new Error(`${test} did not run without '${mutant.guard}'`)
      const isKilled = outcome.failed > 0
      if (!isKilled) survived += 1
      process.stdout.write(
        `${isKilled ? 'killed  ' : 'SURVIVED'} ${mutant.guard.padEnd(64)} ${outcome.failed} of ${outcome.failed + outcome.passed} in ${test}\n`,
      )
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(`\n${chosen.length} guards removed one by one, ${survived} unnoticed\n`)
if (survived > 0) process.exitCode = 1

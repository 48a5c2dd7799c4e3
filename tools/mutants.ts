import { rmSync } from 'node:fs'
import type { Mutant } from './security/mutant'
import { copyProject, mutate, openRunner } from './security/mutant-runner'
import { mutants } from './security/mutants'
import { troubleMutants } from './security/trouble-mutants'

/**
 * `npm run mutants [-- words of a guard]`: takes each guard away in turn, in a copy of the work tree, and sees a test fail. Prints a table;
 * fails where a guard is not missed.
 */
const wanted = process.argv[2] ?? ''
const chosen = [...troubleMutants, ...mutants].filter(({ guard }) => guard.includes(wanted))
const folder = copyProject()
const removeCopy = () => rmSync(folder, { recursive: true, force: true })
process.on('exit', removeCopy)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const { vitest, run } = await openRunner(folder)
const unnoticed: string[] = []

/** Why the tests of a file can tell nothing: one fails, or none is there, while nothing is missing. */
async function findFault(file: string, all: Mutant[]): Promise<string | undefined> {
  const patterns = all.map(({ test }) => test.only?.source)
  const only = patterns.every((pattern) => pattern !== undefined) ? { only: new RegExp([...new Set(patterns)].join('|')) } : {}
  const { passed, failed } = await run({ file, ...only })
  if (failed.length > 0) return `fails already: ${failed[0]}`
  return passed === 0 ? 'has no such tests' : undefined
}

interface Verdict {
  verdict: 'missed' | '**survived**' | '**not tried**'
  /** The first test that fails. */
  test: string
}

/** What became of a guard's tests without it. */
async function tryOut(one: Mutant): Promise<Verdict> {
  const restore = mutate(folder, vitest, one)
  const { passed, failed } = await run(one.test)
  restore()
  const [test] = failed
  if (test !== undefined) return { verdict: 'missed', test }
  return { verdict: passed === 0 ? '**not tried**' : '**survived**', test: '' }
}

function row({ guard, file, test: { file: testFile } }: Mutant, { verdict, test }: Verdict): string {
  return `| ${[verdict, guard, file, testFile, test.replace(/\s+/g, ' ').slice(0, 90)].join(' | ')} |\n`
}

process.stdout.write('| without it | guard | of | test file | first test that fails |\n|---|---|---|---|---|\n')
for (const [file, all] of Map.groupBy(chosen, ({ test }) => test.file)) {
  const fault = await findFault(file, all)
  for (const one of all) {
    const verdict: Verdict = fault ? { verdict: '**not tried**', test: fault } : await tryOut(one)
    if (verdict.verdict !== 'missed') unnoticed.push(one.guard)
    process.stdout.write(row(one, verdict))
  }
}
process.stdout.write(
  `\n${chosen.length} guards removed one by one, ${unnoticed.length} unnoticed${unnoticed.map((name) => `\n- ${name}`).join('')}\n`,
)
process.exit(unnoticed.length > 0 ? 1 : 0)

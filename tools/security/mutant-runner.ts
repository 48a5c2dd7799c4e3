import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import type { Mutant } from './mutant'

/** Copies the files of the work tree as they are, without what is built or ignored: the tree itself is never touched. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mango-road-mutants-'))
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { maxBuffer: 64 * 1024 * 1024 })
  for (const file of listed.toString().split('\0').filter(Boolean)) cpSync(file, join(folder, file), { recursive: true })
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

export interface Outcome {
  passed: number
  /** The names of the tests that failed; a file that does not load is one. */
  failed: string[]
}

/** Runs single tests of a copied project in one Vitest, whose transformed modules are kept from run to run. */
export async function openRunner(folder: string): Promise<{ vitest: Vitest; run: (test: Mutant['test']) => Promise<Outcome> }> {
  process.chdir(folder)
  const vitest = await createVitest('test', {
    config: join(folder, 'tools/vitest.config.ts'),
    root: folder,
    watch: false,
    // What was loaded with a guard must not serve the run without it.
    isolate: true,
    onUnhandledError: () => false,
    reporters: [{}],
    // What the tests of broken code complain of is no news.
    onConsoleLog: () => false,
  })
  const found = new Map<string, TestSpecification[]>()

  async function run({ file, only }: Mutant['test']): Promise<Outcome> {
    const specifications = found.get(file) ?? (await vitest.globTestSpecifications([file]))
    found.set(file, specifications)
    if (specifications.length !== 1) throw new Error(`${file} is ${specifications.length} test files`)
    if (only) vitest.setGlobalTestNamePattern(only)
    else vitest.resetGlobalTestNamePattern()
    const { testModules: all } = await vitest.runTestSpecifications(specifications)
    // Vitest remembers what ran before.
    const testModules = all.filter(({ moduleId }) => moduleId === specifications[0]?.moduleId)
    const results = testModules.flatMap((module) => [...module.children.allTests()]).map((test) => [test.fullName, test.result().state])
    const broken = testModules.flatMap((module) => module.errors()).map(({ message }) => message)
    const names = (state: string) => results.filter(([, its]) => its === state).map(([name = '']) => name)
    return { passed: names('passed').length, failed: [...names('failed'), ...broken] }
  }
  return { vitest, run }
}

/** Takes a guard out of a copied project; the answer puts it back. */
export function mutate(folder: string, vitest: Vitest, { file, from, to }: Mutant): () => void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no '${from}' any more: mend the lists of tools/security`)
  const write = (content: string) => {
    writeFileSync(path, content)
    vitest.invalidateFile(path)
  }
  write(text.replace(from, () => to))
  return () => write(text)
}

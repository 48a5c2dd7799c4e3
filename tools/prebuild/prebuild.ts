import { createHash, type Hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generated, generatedPublic } from './folders'
import { type Step, steps } from './steps'

const stampsFile = `${generated}/stamps.json`
/** Every step depends on its own code and on the versions of the packages that draw. */
const commonInputs = ['tools/prebuild', 'package-lock.json']

function addFile(path: string, hash: Hash): void {
  if (path === 'web/e2e') return
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addFile(join(path, name), hash)
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update('\0').update(readFileSync(path))
  }
}

function stampOf({ inputs, variant = '' }: Step): string {
  const hash = createHash('sha256').update(variant)
  for (const input of [...commonInputs, ...inputs]) addFile(input, hash)
  return hash.digest('hex')
}

function readStamps(): Record<string, string> {
  return existsSync(stampsFile) ? JSON.parse(readFileSync(stampsFile, 'utf8')) : {}
}

function writeStamp(name: string, stamp: string): void {
  writeFileSync(stampsFile, JSON.stringify({ ...readStamps(), [name]: stamp }, null, 2))
}

type StepName = keyof typeof steps

/** Whether a step has run since its inputs changed. */
export function isCurrent(name: StepName, stamp = stampOf(steps[name])): boolean {
  return readStamps()[name] === stamp && steps[name].outputs.every((path) => existsSync(path))
}

/** Runs the steps whose inputs have changed since they ran last. Returns the names of those. */
export async function prebuild(names = Object.keys(steps) as StepName[]): Promise<string[]> {
  mkdirSync(generatedPublic, { recursive: true })
  const ran: string[] = []
  for (const name of names) {
    const stamp = stampOf(steps[name])
    if (isCurrent(name, stamp)) continue
    writeStamp(name, 'incomplete')
    await steps[name].run()
    writeStamp(name, stamp)
    ran.push(name)
  }
  return ran
}

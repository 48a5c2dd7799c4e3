import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const built = 'dist/mango_road'

/** The files that a module imports statically, itself first. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(join(built, file), 'utf8')
  for (const [, name = ''] of source.matchAll(/(?:^|[;}\s])(?:import|export)\s*(?:[\w$*\s{},]+?\s*from\s*)?["'](\.[^"']+)["']/g)) {
    importedBy(normalize(join(dirname(file), name)), seen)
  }
  return seen
}

const packed = (files: Iterable<string>) => gzipSync(Buffer.concat([...files].map((file) => readFileSync(join(built, file))))).length

/** Compressed sizes of the built Worker in bytes: all of its modules as they are uploaded, and those evaluated when it starts. */
export function uploadSizes(): { all: number; files: number; atStart: number; filesAtStart: number } {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|wasm|bin|txt)$/.test(name))
  const start = importedBy('index.js')
  return { all: packed(files), files: files.length, atStart: packed(start), filesAtStart: start.size }
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EntryFile, entryFile } from '../content/entry-file'

/** The folder of the entries that a new database starts with. */
export const seedFolder = join(import.meta.dirname, 'content')

/**
 * The entries of a folder of exported files, by kind and slug. Throws a ZodError for a file that is
 * none.
 */
export function readEntryFiles(folder = seedFolder): EntryFile[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  )
  return files
    .sort()
    .map((file) => entryFile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
}

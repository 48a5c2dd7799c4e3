import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentOf, type EntryFile, entryFile } from '../content/entry-file'
import { pack } from './pack'

/** The folder of the entries that a new database starts with. */
export const seedFolder = join(import.meta.dirname, pack, 'entries')

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

/** The articles that a new database starts with, the oldest first. */
export function readSeedPosts(folder = seedFolder) {
  return readEntryFiles(folder)
    .filter(({ kind }) => kind === 'post')
    .map(({ slug, vi, data }) => ({
      slug,
      publishedAt: vi.publishedAt ?? '',
      ...contentOf('post', data),
    }))
    .sort((a, b) => (a.publishedAt < b.publishedAt ? -1 : 1))
}
export type SeedPost = ReturnType<typeof readSeedPosts>[number]

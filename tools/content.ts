import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { EntryExport, ImportReport } from '../schema/api/admin-entries'
import { factsFirst } from '../schema/content/facts'
import { mediaIdsIn } from '../schema/media'
import { findTarget, type Target } from './import-target'

/**
 * `npm run content:export [-- FOLDER] [--url https://site]` writes every entry as one JSON file a
 * kind and slug, the same for the same entry, so that a team can keep them in git; `npm run
 * content:import [-- FOLDER] [--overwrite] [--url …]` stores those that are new, and with
 * `--overwrite` those that differ. Bad files are reported by field and left out. The folder is
 * `content` without one; the secret is IMPORT_TOKEN. Photographs are named only: where the site
 * does not have one, drafts keep its name, and what would be public is refused.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
})
const [command, folder = 'content'] = positionals
const filesAtOnce = 50

const say = (line: string) => process.stdout.write(`${line}\n`)

async function ask(target: Target, path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${target.token}` }
  const response = await fetch(`${target.url}/api/admin/entries/${path}`, { ...init, headers })
  if (!response.ok)
    throw new Error(
      `the site answered ${response.status}: ${(await response.text()).slice(0, 300)}`,
    )
  return response.json()
}

async function exportEntries(target: Target): Promise<void> {
  let count = 0
  const photographs = new Set<string>()
  for (let after: string | null = ''; after !== null; ) {
    const { files, next } = (await ask(
      target,
      `export?after=${encodeURIComponent(after)}`,
    )) as EntryExport
    for (const file of files) {
      const path = join(folder, file.kind, `${file.slug}.json`)
      mkdirSync(dirname(path), { recursive: true })
      const text = JSON.stringify(file, null, 2)
      for (const id of mediaIdsIn(text)) photographs.add(id)
      writeFileSync(path, `${text}\n`)
    }
    count += files.length
    after = next
  }
  say(`${count} entries written to ${folder}`)
  if (photographs.size > 0)
    say(`they name ${photographs.size} photographs, which db:backup and media:backup copy`)
}

/**
 * The photograph that an issue says the site does not have: its id, or its name where it is in the
 * trash.
 */
const missingPhotograph = (message: string) => /^photo:gone:(.+)$/s.exec(message)?.[1]

/** A file's content by its path; none where it is no JSON, which is said. */
function readFile(path: string): { path: string; file: unknown }[] {
  try {
    return [{ path, file: JSON.parse(readFileSync(join(folder, path), 'utf8')) }]
  } catch (error) {
    say(`${path}: ${error instanceof Error ? error.message : error}`)
    return []
  }
}

async function importEntries(target: Target): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  )
  const outcomes = new Map<string, number>()
  const missing = new Set<string>()
  const read = paths.sort().flatMap((path) => readFile(path))
  if (read.length < paths.length) outcomes.set('unreadable', paths.length - read.length)
  const all = factsFirst(read, ({ file }) => file)
  for (let at = 0; at < all.length; at += filesAtOnce) {
    const batch = all.slice(at, at + filesAtOnce)
    const body = JSON.stringify({
      files: batch.map(({ file }) => file),
      overwrite: values.overwrite,
    })
    const { results } = (await ask(target, 'import', { method: 'POST', body })) as ImportReport
    for (const [index, { outcome, issues }] of results.entries()) {
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      for (const { path, message } of issues) {
        const photograph = missingPhotograph(message)
        if (photograph) missing.add(photograph)
        say(
          `${batch[index]?.path}: ${path}: ${photograph ? `the library has no photograph ${photograph}` : message}`,
        )
      }
    }
  }
  if (missing.size > 0)
    say(`photographs that the library does not have: ${[...missing].sort().join(', ')}`)
  say([...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'no files')
  process.exitCode = outcomes.has('refused') || outcomes.has('unreadable') ? 2 : 0
}

const target = await findTarget(values.url)
try {
  if (command === 'export') await exportEntries(target)
  else if (command === 'import') await importEntries(target)
  else throw new Error('say content:export or content:import')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await target.stop()
}

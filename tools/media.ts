import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { backUpMedia, type MediaOutcome, type MediaResult, restoreMedia } from './backup/media'
import { wranglerBucket } from './backup/media-bucket'
import { openDatabase } from './backup/open-database'
import { readOriginals } from './backup/originals'

/**
 * `npm run media:backup -- FOLDER` copies the originals of photographs that the folder does not
 * have yet out of R2, each under its SHA-256. `npm run media:restore -- FOLDER` puts back those
 * that R2 does not have, after the database is restored. Both use local storage (`STATE_DIR`)
 * unless given `--remote [--env preview]`. A bad file is reported and the others go on; then the
 * exit code is 2. Renditions are made of the originals and never copied.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { remote: { type: 'boolean', default: false }, env: { type: 'string' } },
})
const [action, folder] = positionals
const place = { isRemote: values.remote, environment: values.env }
const counts = new Map<MediaOutcome, number>()
let bytes = 0

function report({ original: { id, sha256, bytes: size }, outcome, message }: MediaResult): void {
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  if (outcome === 'copied') bytes += size
  if (message) process.stderr.write(`${id} ${sha256}: ${outcome}: ${message}\n`)
}

if ((action === 'backup' || action === 'restore') && folder) {
  if (action === 'restore') statSync(folder)
  const copy = action === 'backup' ? backUpMedia : restoreMedia
  // The local runtime does not wait for a lock; each remote file waits for the network.
  const atOnce = values.remote ? 4 : 1
  await copy({
    originals: await readOriginals(openDatabase(place)),
    bucket: wranglerBucket(place),
    folder,
    atOnce,
    report,
  })
  const summary =
    [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'no photographs'
  process.stdout.write(`${summary}${bytes > 0 ? ` (${(bytes / 1e6).toFixed(1)} MB)` : ''}\n`)
  if (counts.has('missing') || counts.has('damaged') || counts.has('failed')) process.exitCode = 2
} else {
  process.stderr.write(
    'Usage: npm run media:backup -- FOLDER or npm run media:restore -- FOLDER, with [--remote [--env preview]]\n',
  )
  process.exitCode = 1
}

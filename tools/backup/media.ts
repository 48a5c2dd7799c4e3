import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { eachAtOnce } from '../at-once'
import type { MediaBucket } from './media-bucket'
import { hashFile, type Original } from './originals'

/** `copied` or already `there`; what else may happen to a photograph leaves the others alone. */
export type MediaOutcome = 'copied' | 'there' | 'missing' | 'damaged' | 'failed'

export interface MediaResult {
  original: Original
  outcome: MediaOutcome
  /** What is wrong, for people; empty where nothing is. */
  message: string
}

export interface MediaCopy {
  originals: Iterable<Original>
  bucket: MediaBucket
  /** Holds each original under its SHA-256. */
  folder: string
  /** How many files are on their way at the same time. */
  atOnce: number
  report: (result: MediaResult) => void
}

type Found = Omit<MediaResult, 'original'>

const there: Found = { outcome: 'there', message: '' }
const copied: Found = { outcome: 'copied', message: '' }

/** Where the bucket has an original: as in schema/tables/media.ts. */
const keyOf = (sha256: string) => `originals/${sha256}`

const inOneLine = (error: unknown) => String(error).replace(/\s+/g, ' ').slice(0, 500)

/** Does something with each original, a few at a time; what it throws is the result of that one. */
async function eachOriginal(
  { originals, atOnce, report }: MediaCopy,
  copy: (original: Original) => Promise<Found>,
): Promise<void> {
  await eachAtOnce(originals, atOnce, async (original) => {
    // The database names files: nothing but a hash may become a path.
    const found = /^[0-9a-f]{64}$/.test(original.sha256)
      ? await copy(original).catch(
          (error: unknown): Found => ({ outcome: 'failed', message: inOneLine(error) }),
        )
      : { outcome: 'damaged' as const, message: 'its SHA-256 in the database is none' }
    report({ original, ...found })
  })
}

/**
 * Fetches an object beside the folder's files and says whether it is what it should be; the caller
 * removes the file.
 */
async function fetchInto(bucket: MediaBucket, sha256: string, file: string): Promise<Found> {
  if (!(await bucket.get(keyOf(sha256), file)))
    return { outcome: 'missing', message: 'the bucket has no such file' }
  const found = await hashFile(file)
  return found === sha256
    ? there
    : { outcome: 'damaged', message: `the bucket's file has SHA-256 ${found}` }
}

/**
 * Copies the originals that a folder does not have yet, or has damaged, out of the bucket. A file
 * gets its name once its SHA-256 is right.
 */
export async function backUpMedia(copy: MediaCopy): Promise<void> {
  const { bucket, folder } = copy
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await eachOriginal(copy, async ({ sha256 }) => {
    const file = join(folder, sha256)
    if ((await hashFile(file)) === sha256) return there
    const part = `${file}.part`
    try {
      const fetched = await fetchInto(bucket, sha256, part)
      if (fetched !== there) return fetched
      renameSync(part, file)
      return copied
    } finally {
      rmSync(part, { force: true })
    }
  })
}

/**
 * Puts the originals that the bucket does not have, or has damaged, back from a folder; compares
 * the SHA-256 before and after.
 */
export async function restoreMedia(copy: MediaCopy): Promise<void> {
  const { bucket, folder } = copy
  await eachOriginal(copy, async ({ sha256, mimeType }) => {
    const part = join(folder, `${sha256}.part`)
    try {
      if ((await fetchInto(bucket, sha256, part)) === there) return there
      const file = join(folder, sha256)
      const found = await hashFile(file)
      if (found === undefined)
        return { outcome: 'missing', message: `neither the bucket nor ${folder} has it` }
      if (found !== sha256) return { outcome: 'damaged', message: `${file} has SHA-256 ${found}` }
      await bucket.put(keyOf(sha256), file, mimeType)
      const stored = await fetchInto(bucket, sha256, part)
      return stored === there ? copied : { ...stored, message: `restored, but ${stored.message}` }
    } finally {
      rmSync(part, { force: true })
    }
  })
}

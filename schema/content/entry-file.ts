import * as z from 'zod'
import { locales } from '../locale'
import { entryKinds } from './choices'
import { schemaVersionOf, upgradeData } from './kind-upgrades'
import type { ContentOfKind } from './kinds'

/** No kind needs half as many levels; code that walks through data may call itself once a level. */
const maxDepth = 20

function isNoDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((child) => isNoDeeperThan(child, levels - 1))
}

const tooDeep = { error: `The data is nested more than ${maxDepth} levels deep.` }
const shallow = z.unknown().refine((value) => isNoDeeperThan(value, maxDepth), tooDeep)

/**
 * The content of an entry as it arrives: of any shape, but not nested without end. Its kind's
 * schema checks the rest.
 */
export const entryData = z
  .record(z.string(), z.unknown())
  .refine((data) => isNoDeeperThan(data, maxDepth), tooDeep)

const languageState = z.strictObject({
  status: z.enum(['draft', 'published']),
  /** UTC ISO instants; null before the first publication. */
  publishedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime().nullable(),
  /** When it is to be published. */
  scheduledAt: z.iso.datetime().optional(),
})

export const entrySlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120)

const storedFile = z.strictObject({
  kind: z.enum(entryKinds),
  slug: entrySlug,
  /**
   * The version of the kind's schema that the file is written in (kind-upgrades.ts); 1 where it
   * does not say.
   */
  schemaVersion: z.int().min(1).optional(),
  vi: languageState,
  en: languageState,
  /** Earlier public slugs, which redirect. */
  aliases: z.array(entrySlug).max(100).optional(),
  /** The texts that changed in one language only, as `entries.drift` has them. */
  drift: z
    .record(z.string().max(200), z.strictObject({ behind: z.enum(locales), was: shallow }))
    .optional(),
  /** What editors work on. */
  data: entryData,
  /** What readers get, where that differs from the data. */
  live: entryData.optional(),
})

/** A file in the form that its kind has today. */
function upgradeFile(
  file: z.output<typeof storedFile>,
  context: z.RefinementCtx,
): z.output<typeof storedFile> {
  const { kind, schemaVersion = 1, data, live } = file
  const current = schemaVersionOf(kind)
  if (schemaVersion === current) return file
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['schemaVersion'], message })
  if (schemaVersion > current) {
    refuse(`The file is of version ${schemaVersion}, this site knows ${current}.`)
    return file
  }
  try {
    const upgraded = {
      data: upgradeData(kind, data, schemaVersion),
      ...(live && { live: upgradeData(kind, live, schemaVersion) }),
    }
    return { ...file, ...upgraded, schemaVersion: current }
  } catch (error) {
    refuse(
      `The file is of version ${schemaVersion} and cannot be brought to ${current}: ${error instanceof Error ? error.message : error}`,
    )
    return file
  }
}

/**
 * An entry as `npm run content:export` writes it, one JSON file each, and as a new database is
 * seeded. One of an earlier version is upgraded.
 */
export const entryFile = storedFile.transform(upgradeFile)
export type EntryFile = z.output<typeof storedFile>

/**
 * The content of an entry that has passed its kind's schema: what is stored is checked when it is
 * written.
 */
export function contentOf<Kind extends keyof ContentOfKind>(
  _kind: Kind,
  data: Record<string, unknown>,
): ContentOfKind[Kind] {
  return data as unknown as ContentOfKind[Kind]
}

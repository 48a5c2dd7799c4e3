import * as z from 'zod'
import { locales } from '../locale'
import { entryKinds } from './choices'
import { schemaVersionOf, upgradeData } from './kind-upgrades'
import type { ContentOfKind } from './kinds'

/** Twice what any kind needs; recursive code may recurse once a level. */
const maxDepth = 20

function isNoDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((child) => isNoDeeperThan(child, levels - 1))
}

const tooDeep = { error: `The data is nested more than ${maxDepth} levels deep.` }
const shallow = z.unknown().refine((value) => isNoDeeperThan(value, maxDepth), tooDeep)

/** Content of any shape with bounded nesting; the kind's schema checks the rest. */
export const entryData = z
  .record(z.string(), z.unknown())
  .refine((data) => isNoDeeperThan(data, maxDepth), tooDeep)

const languageState = z.strictObject({
  status: z.enum(['draft', 'published']),
  /** UTC ISO instants; null before the first publication. */
  publishedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime().nullable(),
  scheduledAt: z.iso.datetime().optional(),
})

export const entrySlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(120)

const storedFile = z.strictObject({
  kind: z.enum(entryKinds),
  slug: entrySlug,
  /** Schema version of the kind (kind-upgrades.ts); default 1. */
  schemaVersion: z.int().min(1).optional(),
  vi: languageState,
  en: languageState,
  /** Earlier public slugs, which redirect. */
  aliases: z.array(entrySlug).max(100).optional(),
  /** As `entries.drift`. */
  drift: z
    .record(z.string().max(200), z.strictObject({ behind: z.enum(locales), was: shallow }))
    .optional(),
  /** As `entries.machineTexts`. */
  machineTexts: z.record(z.string().max(200), z.enum(locales)).optional(),
  data: entryData,
  live: entryData.optional(),
})

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
      `The file is of version ${schemaVersion} and cannot be brought to ${current}: ` +
        `${error instanceof Error ? error.message : error}`,
    )
    return file
  }
}

/** An entry as exported and seeded, one JSON file each; older versions are upgraded. */
export const entryFile = storedFile.transform(upgradeFile)
export type EntryFile = z.output<typeof storedFile>

/** Types content that passed its kind's schema when it was written. */
export function contentOf<Kind extends keyof ContentOfKind>(
  _kind: Kind,
  data: Record<string, unknown>,
): ContentOfKind[Kind] {
  return data as unknown as ContentOfKind[Kind]
}

import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type {
  createEntryInput,
  entryDraftInput,
  holdEntryInput,
  updateEntryInput,
} from '../../schema/api/admin-entries'
import { withoutBlanks } from '../../schema/content/blanks'
import { checkData, type DataIssue, missingIn } from '../../schema/content/check-data'
import { type EntryKind, hasFixedAddress, isFixed } from '../../schema/content/choices'
import { schemaVersionOf } from '../../schema/content/kind-upgrades'
import { type MachineTexts, machineTextsAfter } from '../../schema/content/machine-texts'
import { withoutOwnMenus } from '../../schema/content/menus'
import { driftAfter, isSame, pairsOfTexts, publishTexts } from '../../schema/content/pairs'
import type { ErrorIssue } from '../../schema/errors'
import { entries, entryDrafts } from '../../schema/tables/entries'
import { type Database, rowExists } from '../platform/db/database'
import { hasChanged, insertWhen } from '../platform/db/writes'
import type { Ctx } from '../platform/http/env'
import { ApiError } from '../platform/http/errors'
import { findEntry } from './admin-entry'
import { changeEntry, deleteDraft, insertEntry, newEntry } from './change-entry'
import { factIssues } from './facts'
import { writeUses } from './photo-uses'
import { photoIssues } from './photos'
import { publicLocales } from './queries'
import { fixedSlug, freeSlug, isSlugRace, isTaken, slugIssues, slugOfTitle } from './slugs'
import type { StoredEntry } from './stored-entry'
import { scheduledLocales } from './stored-entry'
import { markedTexts } from './translated-texts'

type Data = Record<string, unknown>

export const asIssues = (issues: readonly DataIssue[]): ErrorIssue[] =>
  issues.map(({ path, message }) => ({ path, message }))

/** Throws BAD_REQUEST for wrong values; missing ones are allowed in a draft. */
export function acceptData(kind: EntryKind, given: Data): { data: Data; issues: DataIssue[] } {
  const filled = withoutBlanks(given)
  const data = kind === 'settings' ? withoutOwnMenus(filled) : filled
  const issues = checkData(kind, data)
  const wrong = issues.filter(({ isMissing }) => !isMissing)
  if (wrong.length > 0) throw new ApiError('BAD_REQUEST', { issues: asIssues(wrong) })
  return { data, issues }
}

const fixedAddress: ErrorIssue = { path: 'slug', message: 'this address cannot be changed' }
const onlyOne: ErrorIssue = { path: 'slug', message: 'there is one of these already' }

async function chooseSlug(
  db: Database,
  input: { kind: EntryKind; data: Data; wanted: string; id: string },
): Promise<string> {
  const { kind, data, wanted, id } = input
  const fixed = fixedSlug(kind, data)
  if (fixed !== undefined) {
    if (await isTaken(db, { kind, slug: fixed, id })) {
      throw new ApiError('BAD_REQUEST', {
        issues: [kind === 'guide' ? { ...onlyOne, path: 'day' } : onlyOne],
      })
    }
    return fixed
  }
  const issues = kind === 'guide' ? [] : slugIssues(kind, wanted)
  if (issues.length > 0) throw new ApiError('BAD_REQUEST', { issues })
  if (isFixed(kind, wanted) && (await isTaken(db, { kind, slug: wanted, id })))
    throw new ApiError('BAD_REQUEST', { issues: [onlyOne] })
  return freeSlug(db, { kind, wanted, id })
}

async function isStored(db: Database, id: string): Promise<boolean> {
  const [row] = await db.select({ id: entries.id }).from(entries).where(eq(entries.id, id))
  return row !== undefined
}

/** Stores a draft and returns its id, which may exist already. Throws BAD_REQUEST. */
export async function createEntry(
  ctx: Ctx,
  input: z.output<typeof createEntryInput>,
  machineTexts: MachineTexts = {},
): Promise<string> {
  const { db } = ctx
  const { kind } = input
  if (input.id !== undefined && (await isStored(db, input.id))) return input.id
  const id = input.id ?? crypto.randomUUID()
  const { data } = acceptData(kind, input.data)
  const wanted = input.slug ?? slugOfTitle(kind, data)
  for (let attempt = 0; ; attempt += 1) {
    const slug = await chooseSlug(db, { kind, data, wanted, id })
    try {
      const entry = { ...newEntry(ctx, { id, kind, slug, data }), machineTexts }
      await insertEntry(ctx, entry, 'entry.create')
      return id
    } catch (error) {
      if (await isStored(db, id)) return id
      if (!isSlugRace(error) || attempt >= 3) throw error
    }
  }
}

/** A guide's day is unique, so a copy has none. Throws NOT_FOUND and BAD_REQUEST. */
export async function duplicateEntry(ctx: Ctx, id: string): Promise<string> {
  const { kind, slug, data, machineTexts } = await findEntry(ctx.db, id)
  if (kind !== 'guide') return createEntry(ctx, { kind, slug, data }, machineTexts)
  const { day: _, ...rest } = data
  return createEntry(ctx, { kind, slug: `${slug}-copy`, data: rest }, machineTexts)
}

/** Throws NOT_FOUND, and CONFLICT for an entry in the trash. */
export async function findEditable(db: Database, id: string): Promise<StoredEntry> {
  const entry = await findEntry(db, id)
  if (entry.deletedAt !== null) throw new ApiError('CONFLICT')
  return entry
}

/** Throws BAD_REQUEST if a scheduled language would lack something. */
export async function refuseLoss(
  db: Database,
  entry: StoredEntry,
  { data, issues }: ReturnType<typeof acceptData>,
): Promise<void> {
  const waiting = scheduledLocales(entry)
  const needed = missingIn(issues, waiting)
  const facts = waiting.length > 0 ? await factIssues(db, data, waiting) : []
  const wrong = [
    ...asIssues(needed),
    ...facts,
    ...(await photoIssues(db, data, waiting, entry.data)),
  ]
  if (wrong.length > 0) throw new ApiError('BAD_REQUEST', { issues: wrong })
}

/** Throws CONFLICT, BAD_REQUEST with issues, NOT_FOUND. */
export async function updateEntry(
  ctx: Ctx,
  { id, ...change }: { id: string } & z.output<typeof updateEntryInput>,
  action: 'entry.update' | 'entry.restore' | 'entry.translate' = 'entry.update',
  marks: MachineTexts = {},
): Promise<void> {
  const { db } = ctx
  const entry = await findEditable(db, id)
  const { kind } = entry
  const { version, slug: wanted = entry.slug } = change
  const accepted = acceptData(kind, change.data)
  await refuseLoss(db, entry, accepted)
  const { data } = accepted
  if (wanted !== entry.slug && hasFixedAddress(entry))
    throw new ApiError('BAD_REQUEST', { issues: [fixedAddress] })
  const slug =
    wanted === entry.slug && fixedSlug(kind, data) === undefined
      ? wanted
      : await chooseSlug(db, { kind, data, wanted, id })
  if (version === entry.version && slug === entry.slug && isSame(data, entry.data)) {
    await deleteDraft(ctx, id)
    return
  }
  const drift = driftAfter(entry, data)
  const kept = await markedTexts(db, entry, data)
  const set = { data, slug, drift, machineTexts: { ...kept, ...marks } }
  await changeEntry(ctx, { entry, version, set, action }).catch((error: unknown) => {
    if (isSlugRace(error)) throw new ApiError('CONFLICT', { cause: error })
    throw error
  })
}

/** Texts of languages that are not public stay. Throws CONFLICT and NOT_FOUND. */
export async function discardChanges(
  ctx: Ctx,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const entry = await findEditable(ctx.db, id)
  const published = publicLocales(entry)
  if (entry.live === null || published.length === 0) throw new ApiError('CONFLICT')
  const data = publishTexts(entry.live, { live: entry.data, published, alsoPublic: ['vi', 'en'] })
  await refuseLoss(ctx.db, entry, { data, issues: checkData(entry.kind, data) })
  const texts = new Map(pairsOfTexts(data).map((pair) => [pair.path, pair]))
  const unchanged = pairsOfTexts(entry.data).filter((pair) => isSame(pair, texts.get(pair.path)))
  const stays = new Set(unchanged.map(({ path }) => path))
  const drift = Object.fromEntries(Object.entries(entry.drift).filter(([path]) => stays.has(path)))
  const machineTexts = machineTextsAfter(entry.machineTexts, entry.data, data)
  const set = { data, drift, machineTexts, slug: fixedSlug(entry.kind, data) ?? entry.slug }
  await changeEntry(ctx, { entry, version, set, action: 'entry.discard' })
}

/** Texts that are still valid, or that a person has read. Throws CONFLICT and NOT_FOUND. */
export async function holdTexts(
  ctx: Ctx,
  { id, version, paths, of }: { id: string } & z.output<typeof holdEntryInput>,
): Promise<void> {
  const entry = await findEditable(ctx.db, id)
  const set =
    of === 'drift'
      ? { drift: omit(entry.drift, paths) }
      : { machineTexts: omit(entry.machineTexts, paths) }
  const action = of === 'drift' ? 'entry.hold' : 'entry.proofread'
  await changeEntry(ctx, { entry, version, set, action })
}

function omit<Value>(record: Record<string, Value>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}

/** Stores an autosave. Throws NOT_FOUND. */
export async function saveDraft(
  { db, actor, now }: Ctx,
  { id: entryId, baseVersion, data }: { id: string } & z.output<typeof entryDraftInput>,
): Promise<{ savedAt: string }> {
  const adminId = actor.id ?? ''
  const entry = eq(entries.id, entryId)
  const [stored] = await db.select({ kind: entries.kind }).from(entries).where(entry)
  if (!stored) throw new ApiError('NOT_FOUND')
  const typed = {
    baseVersion,
    data,
    savedAt: now.toISOString(),
    schemaVersion: schemaVersionOf(stored.kind),
  }
  const isStillStored = rowExists(db, entries, entry)
  const results = await db.batch([
    ...writeUses(db, {
      noun: 'entry',
      nounId: entryId,
      adminId,
      content: data,
      when: isStillStored,
    }),
    insertWhen(db, entryDrafts, { entryId, adminId, ...typed }, isStillStored).onConflictDoUpdate({
      target: [entryDrafts.entryId, entryDrafts.adminId],
      set: typed,
    }),
  ])
  if (!hasChanged(results)) throw new ApiError('NOT_FOUND')
  return { savedAt: typed.savedAt }
}

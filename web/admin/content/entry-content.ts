import type { AdminEntry } from '../../../schema/api/admin-entries'
import { isSame } from '../../../schema/content/pairs'
import { fillForm } from './form/blank-form'
import { isRecord, type Json } from './form/paths'

export interface EntryContent {
  slug: string
  data: Json
}

export function contentOf({ kind, slug, data }: AdminEntry): EntryContent {
  return { slug, data: fillForm(kind, data) }
}

export const flatContent = ({ slug, data }: EntryContent): Json => ({ slug, ...data })

export function isSameContent(a: EntryContent, b: EntryContent): boolean {
  return a === b || (a.slug === b.slug && isSame(a.data, b.data))
}

const idsOf = (list: readonly unknown[]) =>
  list.map((item) => (isRecord(item) && typeof item.id === 'string' ? item.id : undefined))

function mergeValue(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) return mergeRecords(base, mine, theirs)
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const ids = idsOf(base)
    const isAligned =
      ids.every((id) => id !== undefined) && isSame(ids, idsOf(mine)) && isSame(ids, idsOf(theirs))
    if (isAligned) return base.map((item, index) => mergeValue(item, mine[index], theirs[index]))
  }
  return mine
}

function mergeRecords(base: Json, mine: Json, theirs: Json): Json {
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)])
  return Object.fromEntries(
    [...keys].map((key) => [key, mergeValue(base[key], mine[key], theirs[key])]),
  )
}

export function mergeContents(
  base: EntryContent,
  mine: EntryContent,
  theirs: EntryContent,
): EntryContent {
  return {
    slug: mine.slug === base.slug ? theirs.slug : mine.slug,
    data: mergeRecords(base.data, mine.data, theirs.data),
  }
}

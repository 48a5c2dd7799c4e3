import { useCallback, useRef, useState } from 'react'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { isRecord } from '../../../../schema/content/in-one-language'
import { isSame } from '../../../../schema/content/pairs'
import { fillForm } from '../form/blank-form'
import { type Json, type Path, withValueAt } from '../form/paths'

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

/** What happened in between; dates that were moved and moved back leave only another version. */
export function changeOf(
  before: AdminEntry,
  theirs: AdminEntry,
): 'saved' | 'published' | 'scheduled' {
  const isSameIn = (...keys: (keyof AdminEntry)[]) =>
    keys.every((key) => isSame(before[key], theirs[key]))
  if (!isSameIn('slug', 'data', 'deletedAt')) return 'saved'
  return isSameIn('live', 'statusVi', 'statusEn') ? 'scheduled' : 'published'
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

function mergeContents(base: EntryContent, mine: EntryContent, theirs: EntryContent): EntryContent {
  return {
    slug: mine.slug === base.slug ? theirs.slug : mine.slug,
    data: mergeRecords(base.data, mine.data, theirs.data),
  }
}

export interface EditingStart {
  entry: AdminEntry
  content: EntryContent
  /** The version when the typing began. If the stored one is newer, the next save is a conflict. */
  base: number
  owner: string
  /** When `content` was stored as a draft: a UTC ISO instant. */
  draftedAt?: string
}

interface EditingState {
  entry: AdminEntry
  /** The saved content as it was typed: the server trims it. */
  saved: EntryContent
  base: number
  content: EntryContent
  /** A change of this number writes the content into the fields that own their text. */
  replacements: number
}

/** `read` returns the newest state: several updates may precede a render. */
export function useEditingState({ entry, content, base }: EditingStart) {
  const [state, setState] = useState((): EditingState => {
    return { entry, saved: contentOf(entry), base, content, replacements: 0 }
  })
  const newest = useRef(state)
  const update = useCallback((next: (current: EditingState) => EditingState) => {
    newest.current = next(newest.current)
    setState(newest.current)
  }, [])
  const read = useCallback(() => newest.current, [])
  return { state, read, update }
}

export function isDirty({ saved, content }: EditingState): boolean {
  return !isSameContent(saved, content)
}

export function withTyped(state: EditingState, path: Path, value: unknown): EditingState {
  return {
    ...state,
    content: { ...state.content, data: withValueAt(state.content.data, path, value) },
  }
}

export function withSlug(state: EditingState, slug: string): EditingState {
  return { ...state, content: { ...state.content, slug } }
}

export function withData(state: EditingState, data: EntryContent['data']): EditingState {
  return data === state.content.data ? state : { ...state, content: { ...state.content, data } }
}

export function withEntry(state: EditingState, entry: AdminEntry): EditingState {
  return { ...state, entry, base: entry.version }
}

export function withTrashed(state: EditingState, deletedAt: string | null): EditingState {
  return { ...state, entry: { ...state.entry, deletedAt } }
}

/** Keeps the base of an entry that was saved before its trashing: the next save is a conflict. */
export function withUndeleted(state: EditingState, entry: AdminEntry): EditingState {
  // One version for trashing and one for restoring.
  if (entry.version <= state.base + 2) return withEntry(state, entry)
  return isDirty(state) ? { ...state, entry } : withReplaced(state, entry)
}

/** Keeps what was typed since `sent`. The server may have chosen another slug. */
export function withSaved(
  state: EditingState,
  sent: EntryContent,
  entry: AdminEntry,
): EditingState {
  const saved = { ...sent, slug: entry.slug }
  const isOldSlug = state.content.slug === sent.slug
  const content =
    isOldSlug && entry.slug !== sent.slug ? { ...state.content, slug: entry.slug } : state.content
  return { ...withEntry(state, entry), saved, content: state.content === sent ? saved : content }
}

export function withReplaced(state: EditingState, entry: AdminEntry): EditingState {
  const saved = contentOf(entry)
  return { ...withEntry(state, entry), saved, content: saved, replacements: state.replacements + 1 }
}

export function commonBase({ entry, saved, base }: EditingState): EntryContent | undefined {
  return base === entry.version ? saved : undefined
}

/** Applies what was typed since `base` on top of the entry. */
export function withMerged(
  state: EditingState,
  base: EntryContent,
  entry: AdminEntry,
): EditingState {
  const saved = contentOf(entry)
  const content = mergeContents(base, state.content, saved)
  return { ...withEntry(state, entry), saved, content, replacements: state.replacements + 1 }
}

/** Applies one's own changes on top of theirs. */
export function withMine(state: EditingState, theirs: AdminEntry): EditingState {
  return withMerged(state, commonBase(state) ?? contentOf(theirs), theirs)
}

import { type Locale, texts } from '../locale'
import { taggedSlugs } from '../tags'
import type { EntryKind } from './choices'
import { contentOf } from './entry-file'

type Json = Record<string, unknown>

function tagsIn(kind: EntryKind, live: Json, locale: Locale): readonly string[] {
  if (kind === 'post') return contentOf(kind, live).tags ?? []
  return kind === 'topic' || kind === 'guide' ? texts(contentOf(kind, live), 'tags', locale) : []
}

interface TaggedEntry {
  id: string
  kind: EntryKind
  /** What readers get; null if never published. */
  live: Json | null
}

/** Rows of `entry_tags` for the public languages. */
export function tagRowsOf({ id, kind, live }: TaggedEntry, published: readonly Locale[]) {
  if (live === null) return []
  return published.flatMap((locale) =>
    taggedSlugs(tagsIn(kind, live, locale)).map(({ slug, tag }) => ({
      slug,
      locale,
      kind,
      entryId: id,
      tag,
    })),
  )
}

import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { isSame } from '../../../../schema/content/pairs'
import type { Draft } from '../../kit/drafts/draft-choice'
import { localCopies } from '../../kit/drafts/local-copies'
import { copyPrefix } from '../entry-api'
import type { EntryContent } from '../entry-content'
import { fillForm } from '../form/blank-form'

/** A copy of an article from before articles were entries: its version is not known. */
interface FormerCopy {
  slug?: string
}

/** The copies that editors of articles left in this browser before 2026-12: they are offered once. */
function formerCopies({ id, slug, kind }: AdminEntry): Draft<EntryContent, number>[] {
  if (kind !== 'post') return []
  return localCopies<FormerCopy, string>(`post-copy:${id}:`).map(({ content, keptAt, key }) => {
    const { slug: typed, ...data } = content
    return { key, keptAt, base: 0, content: { slug: typed ?? slug, data: fillForm(kind, data) } }
  })
}

/**
 * Every draft of an entry. The server's has no slug: it gets that of a copy in this browser with
 * the same data.
 */
export function draftsOf(entry: AdminEntry): Draft<EntryContent, number>[] {
  const own = localCopies<EntryContent, number>(copyPrefix(entry.id)).map((copy) => ({
    ...copy,
    content: { ...copy.content, data: fillForm(entry.kind, copy.content.data) },
  }))
  const copies = [...own, ...formerCopies(entry)]
  if (!entry.draft) return copies
  const { baseVersion, savedAt } = entry.draft
  const data = fillForm(entry.kind, entry.draft.data)
  const same = copies.find(
    ({ base, content }) => base === baseVersion && isSame(content.data, data),
  )
  return [
    ...copies,
    {
      content: { slug: same?.content.slug ?? entry.slug, data },
      base: baseVersion,
      keptAt: savedAt,
    },
  ]
}

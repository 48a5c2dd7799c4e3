import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { isSame } from '../../../../schema/content/pairs'
import type { Draft } from '../../kit/drafts/draft-choice'
import { localCopies } from '../../kit/drafts/local-copies'
import { copyPrefix } from '../content/entry-api'
import type { EntryContent } from '../content/entry-content'
import { fillForm } from '../form/blank-form'

/**
 * Every draft of an entry. The server's has no slug: it gets that of a copy in this browser with
 * the same data.
 */
export function draftsOf(entry: AdminEntry): Draft<EntryContent, number>[] {
  const copies = localCopies<EntryContent, number>(copyPrefix(entry.id)).map((copy) => ({
    ...copy,
    content: { ...copy.content, data: fillForm(entry.kind, copy.content.data) },
  }))
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

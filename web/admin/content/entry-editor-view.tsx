import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import useSWR from 'swr'
import type { AdminEntry } from '../../../schema/api/admin-entries'
import { withoutBlanks } from '../../../schema/content/blanks'
import { isSame } from '../../../schema/content/pairs'
import { errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { EmptyState, LoadError } from '../../ui/states'
import { readAdmin, useNames } from '../kit/admin-api'
import { lazyPart } from '../kit/lazy-part'
import { Waiting } from '../waiting'
import { localCopies } from './drafts/local-copies'
import { type Draft, useDraftOffer } from './drafts/use-draft-offer'
import { contentOf, type EntryContent, flatContent, isSameContent } from './editor/editing-state'
import { EntryEditor } from './editor/entry-editor'
import { copyPrefix, entryApi } from './entry-api'
import { fillForm } from './form/blank-form'
import { titleOf } from './titles'

const DraftNotice = lazyPart(
  ['rich-text'],
  async () => (await import('./drafts/draft-notice')).DraftNotice,
)

export function View() {
  const { id = '' } = useParams()
  return <EntryEditing key={id} id={id} />
}

export function EntryEditing({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  // Per visit: editing never starts from a cached entry, which somebody may have changed.
  const [visit] = useState(() => crypto.randomUUID())
  const {
    data: entry,
    error,
    isValidating,
    mutate,
  } = useSWR([entryApi.one(id), visit] as const, ([path]) => readAdmin<AdminEntry>(path), {
    revalidateOnFocus: false,
  })
  if (entry) return <EditorStart entry={entry} />
  if (isValidating) return <Waiting />
  if (errorCodeOf(error) === 'NOT_FOUND')
    return <EmptyState as="h1" title={t('entries.notFound')} text={t('entries.notFoundText')} />
  return <LoadError error={error} onRetry={() => void mutate()} />
}

function EditorStart({ entry }: { entry: AdminEntry }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [owner] = useState(() => crypto.randomUUID())
  const nameOf = useNames()
  const [saved] = useState(() => contentOf(entry))
  const { draft, isContinued, accept, discard } = useDraftOffer({
    saved,
    base: entry.version,
    isSame: isSameContent,
    read: () => draftsOf(entry),
    copyKey: copyPrefix(entry.id) + owner,
    path: entryApi.draft(entry.id),
  })
  if (!draft) return <EntryEditor start={{ entry, content: saved, base: entry.version, owner }} />
  const { content, base, keptAt } = draft
  if (isContinued) return <EntryEditor start={{ entry, content, base, owner, draftedAt: keptAt }} />
  return (
    <DraftNotice
      title={titleOf(entry, locale, t)}
      keptAt={keptAt}
      saved={{ who: nameOf(entry.updatedBy), at: entry.updatedAt }}
      onContinue={accept}
      onDiscard={discard}
      kind={entry.kind}
      from={flatContent(saved)}
      to={flatContent(content)}
    />
  )
}

/** Copies that editors of articles left before 2026-12, of unknown version. */
function formerCopies({ id, slug, kind }: AdminEntry): Draft<EntryContent>[] {
  if (kind !== 'post') return []
  return localCopies<{ slug?: string }>(`post-copy:${id}:`).map(({ content, keptAt, key }) => {
    const { slug: typed, ...data } = content
    return { key, keptAt, base: 0, content: { slug: typed ?? slug, data } }
  })
}

/**
 * Returns every draft, with texts as the server stores them: a space at an end makes none another.
 * The server's takes the slug of a local copy with the same data.
 */
export function draftsOf(entry: AdminEntry): Draft<EntryContent>[] {
  const copies = [...localCopies<EntryContent>(copyPrefix(entry.id)), ...formerCopies(entry)].map(
    (copy) => ({
      ...copy,
      content: { ...copy.content, data: fillForm(entry.kind, withoutBlanks(copy.content.data)) },
    }),
  )
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

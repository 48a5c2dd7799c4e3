import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { useLocale } from '../../../lib/locale-context'
import { DraftNotice } from '../../kit/drafts/draft-notice'
import { useDraftOffer } from '../../kit/drafts/use-draft-offer'
import { copyPrefix, entryApi } from '../entry-api'
import { contentOf, flatContent, isSameContent } from '../entry-content'
import { Differences } from '../revisions/differences'
import { titleOf } from '../titles'
import { draftsOf } from './drafts-of'
import type { EditingStart } from './editing-state'
import { EntryEditor } from './entry-editor'

/** Offers a stored draft that differs from the saved entry before the editing starts. */
export function EditorStart({ entry }: { entry: AdminEntry }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [owner] = useState(() => crypto.randomUUID())
  const [saved] = useState(() => contentOf(entry))
  const [start, setStart] = useState<EditingStart>()
  const { offer, discard, take } = useDraftOffer({
    saved,
    base: entry.version,
    isSame: isSameContent,
    read: () => draftsOf(entry),
    copyKey: copyPrefix(entry.id) + owner,
    path: entryApi.draft(entry.id),
  })
  if (start || !offer)
    return <EntryEditor start={start ?? { entry, content: saved, base: entry.version, owner }} />
  const { draft, isOutdated } = offer
  return (
    <DraftNotice
      title={titleOf(entry, locale, t)}
      keptAt={draft.keptAt}
      saved={isOutdated ? { who: entry.updatedBy, at: entry.updatedAt } : undefined}
      onContinue={() => {
        take(draft)
        setStart({ entry, content: draft.content, base: draft.base, owner })
      }}
      onDiscard={discard}
    >
      <Differences from={flatContent(saved)} to={flatContent(draft.content)} />
    </DraftNotice>
  )
}

import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { EntryRevision } from '../../../schema/api/admin-entries'
import type { texts } from '../../i18n/vi/admin/entries'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { useAdminData } from '../kit/admin-api'
import { RevisionsScreen } from '../kit/revisions/revisions-screen'
import { entryApi, entryScreens } from './content/entry-api'
import { titleOf } from './content/titles'
import { RevisionDetail } from './revisions/revision-detail'

type Action = keyof (typeof texts)['revisions']['actions']
const actionKeys = [
  'entry.create',
  'entry.update',
  'entry.publish',
  'entry.schedule',
  'entry.unpublish',
  'entry.restore',
  'entry.discard',
  'entry.hold',
  'entry.delete',
  'entry.undelete',
  'entry.import',
] as const satisfies readonly Action[]

/** What an entry was after each save, against what it is. */
export function View() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const navigate = useSiteNavigate()
  const entry = useAdminData(entryApi.one(id))
  const revisions = useAdminData(entryApi.revisions(id))
  const screens = { editor: entryScreens.editor(id), revisions: entryScreens.revisions(id) }
  const actionOf = ({ action }: EntryRevision): Action =>
    actionKeys.find((key) => key === action) ?? 'other'
  return (
    <RevisionsScreen
      words={'entries'}
      thing={entry}
      revisions={revisions}
      screens={screens}
      nameOf={(one) => titleOf(one, locale, t)}
      noteOf={(revision) => t(`entries.revisions.actions.${actionOf(revision)}`)}
    >
      {(stored, revision) => (
        <RevisionDetail
          key={revision.id}
          entry={stored}
          revision={revision}
          onRestored={() => navigate(screens.editor)}
          onStale={entry.retry}
        />
      )}
    </RevisionsScreen>
  )
}

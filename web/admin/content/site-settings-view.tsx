import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../schema/api/admin-entries'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData, writeAdmin } from '../kit/admin-api'
import { useAttempt } from '../kit/use-attempt'
import { Waiting } from '../waiting'
import { entryApi, useInvalidateEntries } from './entry-api'
import { EntryEditing } from './entry-editor-view'

export function View() {
  const { t } = useTranslation('admin')
  const { data, error, retry } = useAdminData(`${entryApi.list}?kind=settings`)
  const invalidateEntries = useInvalidateEntries()
  const { attempt } = useAttempt()
  const create = () =>
    attempt(async () => {
      await writeAdmin<AdminEntry>('POST', entryApi.list, { kind: 'settings' })
      invalidateEntries()
    })
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const [entry] = data.entries
  if (entry) return <EntryEditing key={entry.id} id={entry.id} />
  return (
    <EmptyState
      as="h1"
      title={t('entries.oneKind.settings')}
      text={t('entries.noSettings')}
      action={{
        label: t('entries.newOf', { kind: t('entries.oneKind.settings') }),
        onClick: () => void create(),
      }}
    />
  )
}

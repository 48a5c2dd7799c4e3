import { useTranslation } from 'react-i18next'
import type { AdminEntry, EntryRevision } from '../../../../schema/api/admin-entries'
import { withoutBlanks } from '../../../../schema/content/check-data'
import { isSame } from '../../../../schema/content/pairs'
import { LoadError } from '../../../ui/states'
import { useAdminData, writeAdmin } from '../../kit/admin-api'
import { RevisionFrame } from '../../kit/revisions/revision-frame'
import { Waiting } from '../../waiting'
import { entryApi, useInvalidateEntries } from '../content/entry-api'
import { pathLabel } from '../content/path-label'
import { Differences } from './differences'

interface RevisionDetailProps {
  entry: AdminEntry
  revision: EntryRevision
  onRestored: () => void
  /** Called when the entry has changed since it was read. */
  onStale: () => void
}

export function RevisionDetail({ entry, revision, ...calls }: RevisionDetailProps) {
  const { t } = useTranslation('admin')
  const invalidateEntries = useInvalidateEntries()
  const { data, error, retry } = useAdminData(entryApi.revision(entry.id, revision.id))

  async function restore() {
    await writeAdmin('POST', entryApi.restore(entry.id, revision.id), { version: entry.version })
    invalidateEntries()
  }

  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const isCurrent = isSame(withoutBlanks(entry.data), withoutBlanks(data.data))
  return (
    <RevisionFrame
      {...{ words: 'entries', revision, isCurrent, restore, ...calls }}
      fieldLabel={(path) => pathLabel(t, path.split('.'))}
    >
      <Differences from={entry.data} to={data.data} />
    </RevisionFrame>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import useSWR from 'swr'
import type { AdminEntry } from '../../../schema/api/admin-entries'
import { errorCodeOf } from '../../lib/api'
import { EmptyState, LoadError } from '../../ui/states'
import { readAdmin } from '../kit/admin-api'
import { Waiting } from '../waiting'
import { EditorStart } from './editor/editor-start'
import { entryApi } from './entry-api'

/** The editor of one entry. */
export function View() {
  const { id = '' } = useParams()
  return <EntryEditing key={id} id={id} />
}

/** Reads an entry and edits it. */
export function EntryEditing({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  // A key of this visit: writing never starts from a cached entry, which somebody may have changed.
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

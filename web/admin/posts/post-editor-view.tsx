import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import useSWR from 'swr'
import type { AdminPost } from '../../../schema/api/admin-posts'
import { errorCodeOf } from '../../lib/api'
import { EmptyState, LoadError } from '../../ui/states'
import { readAdmin } from '../kit/admin-api'
import { Waiting } from '../waiting'
import { postApi } from './content/post-api'
import { EditorStart } from './editor/editor-start'

/** The editor of one article. */
export function View() {
  const { id = '' } = useParams()
  return <Editing key={id} id={id} />
}

function Editing({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  // A key of this visit: writing never starts from a cached article, which somebody may have
  // changed.
  const [visit] = useState(() => crypto.randomUUID())
  const key = [postApi.one(id), visit] as const
  const {
    data: post,
    error,
    isValidating,
    mutate,
  } = useSWR(key, ([path]) => readAdmin<AdminPost>(path))
  if (post) return <EditorStart post={post} />
  if (isValidating) return <Waiting />
  if (errorCodeOf(error) === 'NOT_FOUND')
    return <EmptyState as="h1" title={t('posts.notFound')} text={t('posts.notFoundText')} />
  return <LoadError error={error} onRetry={() => void mutate()} />
}

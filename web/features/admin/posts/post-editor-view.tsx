import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { AdminPost } from '../../../../schema/api/admin-posts'
import { EmptyState, errorCodeOf, LoadError } from '../../../ui/states'
import { readAdmin } from '../kit/admin-api'
import { Waiting } from '../waiting'
import { postApi } from './content/post-api'
import { EditorStart } from './editor/editor-start'

/** The editor of one article. */
export function View() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const { post, error, reload } = useLoadedPost(id)
  if (errorCodeOf(error) === 'NOT_FOUND') return <EmptyState as="h1" title={t('posts.notFound')} text={t('posts.notFoundText')} />
  if (error) return <LoadError error={error} onRetry={reload} />
  if (!post) return <Waiting />
  return <EditorStart key={post.id} post={post} />
}

interface LoadedPost {
  post: AdminPost | undefined
  error: unknown
  /** Reads it again. */
  reload: () => void
}

/** An article as the server has it at this moment: writing never starts from an answer that was read earlier, which somebody may have changed. */
function useLoadedPost(id: string): LoadedPost {
  const [post, setPost] = useState<AdminPost>()
  const [error, setError] = useState<unknown>()
  const [reads, setReads] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another read asks for the same article again
  useEffect(() => {
    let isWanted = true
    readAdmin<AdminPost>(postApi.one(id)).then(
      (answer) => isWanted && setPost(answer),
      (reason: unknown) => isWanted && setError(reason),
    )
    return () => {
      isWanted = false
    }
  }, [id, reads])

  const reload = useCallback(() => {
    setPost(undefined)
    setError(undefined)
    setReads((count) => count + 1)
  }, [])
  return { post, error, reload }
}

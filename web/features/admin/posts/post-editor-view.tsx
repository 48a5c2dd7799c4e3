import { useTranslation } from 'react-i18next'
import { EmptyState, errorCodeOf, LoadError } from '../../../ui/states'
import type { ViewProps } from '../routes'
import { Waiting } from '../waiting'
import { useLoadedPost } from './content/use-loaded-post'
import { EditorStart } from './editor/editor-start'

/** The editor of one article. */
export function View({ params }: ViewProps) {
  const { t } = useTranslation('admin')
  const { post, error, reload } = useLoadedPost(params.id ?? '')
  if (errorCodeOf(error) === 'NOT_FOUND') return <EmptyState as="h1" title={t('posts.notFound')} text={t('posts.notFoundText')} />
  if (error) return <LoadError error={error} onRetry={reload} />
  if (!post) return <Waiting />
  return <EditorStart key={post.id} post={post} />
}

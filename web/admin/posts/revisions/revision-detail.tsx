import { useTranslation } from 'react-i18next'
import type { AdminPost, PostRevision } from '../../../../schema/api/admin-posts'
import { LoadError } from '../../../ui/states'
import { useAdminData, writeAdmin } from '../../kit/admin-api'
import { RevisionFrame } from '../../kit/revisions/revision-frame'
import { Waiting } from '../../waiting'
import { Differences } from '../compare/differences'
import { postApi, useInvalidatePosts } from '../content/post-api'
import { changedFields, contentOf, fieldLabel } from '../content/post-fields'

interface RevisionDetailProps {
  post: AdminPost
  revision: PostRevision
  onRestored: () => void
  /** Called when the article has changed since it was read. */
  onStale: () => void
}

export function RevisionDetail({ post, revision, ...calls }: RevisionDetailProps) {
  const { t } = useTranslation('admin')
  const invalidatePosts = useInvalidatePosts()
  const { data, error, retry } = useAdminData(postApi.revision(post.id, revision.id))

  async function restore() {
    await writeAdmin('POST', postApi.restore(post.id, revision.id), { updatedAt: post.updatedAt })
    invalidatePosts()
  }

  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const now = contentOf(post)
  const isCurrent = changedFields(now, data.content).length === 0
  return (
    <RevisionFrame
      {...{ words: 'posts', revision, isCurrent, restore, ...calls }}
      fieldLabel={(path) => fieldLabel(path, t)}
    >
      <Differences from={now} to={data.content} />
    </RevisionFrame>
  )
}

import { Pencil, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../../schema/api/posts'
import { text } from '../../../../schema/locale'
import { useLateTexts } from '../../../i18n/use-late-texts'
import { useLocale } from '../../../lib/locale-context'
import { useApi } from '../../../lib/use-api'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { EditDialog } from './edit-dialog'
import { useDeletePost } from './use-delete-post'

export function AdminTools({ post }: { post: PostSummary }) {
  const { data: me } = useApi('/api/admin/me', { nothingOn401: true })
  const { isLoaded } = useLateTexts('article-edit', me !== undefined)
  return me && isLoaded ? <PostTools post={post} /> : null
}

function PostTools({ post }: { post: PostSummary }) {
  const { t } = useTranslation('article-edit')
  const [isEditing, setIsEditing] = useState(false)
  const { isDeleting, deletePost } = useDeletePost(post)
  const title = text(post, 'title', useLocale())
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2" data-print="hide">
      <button
        type="button"
        aria-label={t('editPost', { title })}
        className={buttonStyles.secondary}
        onClick={() => setIsEditing(true)}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t('edit')}
      </button>
      <button
        type="button"
        aria-label={t('deletePost', { title })}
        className={buttonStyles.secondary}
        disabled={isDeleting}
        onClick={() => void deletePost()}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        {t('delete')}
      </button>
      <SiteLink
        to={`/admin/content/${encodeURIComponent(post.id)}`}
        aria-label={t('openPost', { title })}
        className={buttonStyles.quiet}
      >
        <Settings aria-hidden="true" className="size-4" />
        {t('open')}
      </SiteLink>
      {isEditing && <EditDialog post={post} onClose={() => setIsEditing(false)} />}
    </div>
  )
}

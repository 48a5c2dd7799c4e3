import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostSummary } from '../../../../schema/api/posts'
import { text } from '../../../../schema/locale'
import { writeApi } from '../../../lib/api'
import { useLocale } from '../../../lib/locale-context'
import { showToast } from '../../../ui/toast-store'
import { useRefreshPosts } from './use-refresh-posts'

export function useDeletePost(post: PostSummary): {
  isDeleting: boolean
  deletePost: () => Promise<void>
} {
  const { t } = useTranslation(['article-edit', 'shell'])
  const locale = useLocale()
  const refresh = useRefreshPosts()
  const [isDeleting, setIsDeleting] = useState(false)
  const id = encodeURIComponent(post.id)

  function fail(what: 'deleteFailed' | 'undeleteFailed', reason: unknown) {
    console.debug(what, reason)
    showToast({ title: t('errorTitle'), text: t(`${what}`), destructive: true })
  }

  async function undelete() {
    try {
      await writeApi('POST', `/api/admin/entries/${id}/undelete`)
      await refresh()
      showToast({ title: t('successTitle'), text: t('undeleted') })
    } catch (error) {
      fail('undeleteFailed', error)
    }
  }

  async function deletePost() {
    if (!window.confirm(t('confirmDelete', { title: text(post, 'title', locale) }))) return
    setIsDeleting(true)
    try {
      await writeApi('DELETE', `/api/admin/posts/${id}`)
      // The pressed button is gone, so the focus moves to the main content.
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
      await refresh()
      showToast({
        title: t('successTitle'),
        text: t('deleted'),
        action: { label: t('shell:undo'), onClick: () => void undelete() },
      })
    } catch (error) {
      fail('deleteFailed', error)
    } finally {
      setIsDeleting(false)
    }
  }

  return { isDeleting, deletePost }
}

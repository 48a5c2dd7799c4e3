import { Pencil, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { PostSummary } from '../../../../schema/api/posts'
import { text } from '../../../../schema/locale'
import { articleListFields, articleListPaths } from '../../../domain/articles/paths'
import { useLateTexts } from '../../../i18n/use-late-texts'
import { writeApi } from '../../../lib/api'
import { useListState } from '../../../lib/list-state'
import { useLocale } from '../../../lib/locale-context'
import { usePageData } from '../../../lib/page-data'
import { useApi } from '../../../lib/use-api'
import { buttonStyles } from '../../../ui/button-styles'
import { SiteLink } from '../../../ui/site-link'
import { showToast } from '../../../ui/toast-store'
import { EditDialog } from './edit-dialog'

export function AdminTools({ post }: { post: PostSummary }) {
  const { data: me } = useApi('/api/admin/me', { nothingOn401: true })
  const { isLoaded } = useLateTexts('article-edit', me !== undefined)
  return me && isLoaded ? <PostTools post={post} /> : null
}

function PostTools({ post }: { post: PostSummary }) {
  const { t } = useTranslation('article-edit')
  const [isEditing, setIsEditing] = useState(false)
  const refresh = useRefreshPosts()
  const { isDeleting, deletePost } = useDeletePost(post, refresh)
  const title = text(post, 'title', useLocale())
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2" data-print="hide">
      <button
        type="button"
        aria-label={t('editPost', { title })}
        className={buttonStyles.secondary}
        onClick={() => setIsEditing(true)}
      >
        <Pencil className="size-4" />
        {t('edit')}
      </button>
      <button
        type="button"
        aria-label={t('deletePost', { title })}
        className={buttonStyles.secondary}
        disabled={isDeleting}
        onClick={() => void deletePost()}
      >
        <Trash2 className="size-4" />
        {t('delete')}
      </button>
      <SiteLink
        to={`/admin/content/${encodeURIComponent(post.id)}`}
        aria-label={t('openPost', { title })}
        className={buttonStyles.quiet}
      >
        <Settings className="size-4" />
        {t('open')}
      </SiteLink>
      {isEditing && (
        <EditDialog post={post} refresh={refresh} onClose={() => setIsEditing(false)} />
      )}
    </div>
  )
}

function useDeletePost(post: PostSummary, refresh: () => Promise<void>) {
  const { t } = useTranslation(['article-edit', 'shell'])
  const locale = useLocale()
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

const isPosts = (key: unknown): key is string =>
  typeof key === 'string' && key.startsWith('/api/posts')

/** Returns a function that reloads the posts of this page and drops all other cached ones. */
function useRefreshPosts(): () => Promise<void> {
  const { mutate } = useSWRConfig()
  const { data } = usePageData()
  const { state } = useListState(articleListFields)
  const shown = articleListPaths(state, useLocale())

  return async () => {
    const isElsewhere = (key: unknown) => isPosts(key) && !shown.some((path) => path === key)
    for (const key of Object.keys(data).filter(isElsewhere)) delete data[key]
    await mutate(isElsewhere, undefined, { revalidate: false })
    await Promise.all(shown.map((path) => mutate(path)))
  }
}

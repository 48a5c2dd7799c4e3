import { ExternalLink, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPostRow } from '../../../../../schema/api/admin-posts'
import { fillPath, paths } from '../../../../../schema/paths'
import { useLocale } from '../../../../lib/locale-context'
import { useSiteHref } from '../../../../lib/navigation'
import { showToast } from '../../../../ui/toast-store'
import { writeAdmin } from '../../kit/admin-api'
import { ConfirmDialog } from '../../kit/confirm-dialog'
import { failureText, postApi, useForgetPosts } from '../content/post-api'
import { titleOf } from '../content/post-fields'

const button = 'inline-flex size-11 items-center justify-center rounded-full text-muted hover:bg-line/60 hover:text-ink'

/** What can be done with an article from the table. */
export function RowActions({ post }: { post: AdminPostRow }) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const forgetPosts = useForgetPosts()
  const [isAsking, setIsAsking] = useState(false)
  const address = useSiteHref(fillPath(paths.article, { slug: post.slug }))
  const title = titleOf(post, locale, t)

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
      forgetPosts()
    } catch (error) {
      console.debug('the article stayed as it was', error)
      showToast({ title: t('frame.failed'), text: failureText(error, t), destructive: true })
    }
  }

  async function undelete() {
    await writeAdmin('POST', postApi.undelete(post.id))
    showToast({ title: t('posts.trash.restored') })
  }

  async function remove() {
    await writeAdmin('DELETE', postApi.one(post.id))
    showToast({
      title: t('posts.trash.moved'),
      text: t('posts.trash.kept'),
      action: { label: t('shell:undo'), onClick: () => void attempt(undelete) },
    })
  }

  if (post.deletedAt)
    return (
      <button
        type="button"
        className={button}
        aria-label={t('posts.undeleteOne', { title })}
        title={t('posts.undelete')}
        onClick={() => void attempt(undelete)}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </button>
    )
  return (
    <span className="inline-flex">
      {post.isPublic && (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          className={button}
          aria-label={t('posts.openOne', { title })}
          title={t('posts.open')}
        >
          <ExternalLink aria-hidden="true" className="size-5" />
        </a>
      )}
      <button
        type="button"
        className={button}
        aria-label={t('posts.deleteOne', { title })}
        title={t('posts.delete')}
        onClick={() => setIsAsking(true)}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </button>
      {isAsking && (
        <span className="text-start">
          <ConfirmDialog
            title={t('posts.trash.ask', { title })}
            text={t('posts.trash.kept')}
            action={t('posts.delete')}
            onConfirm={() => void attempt(remove)}
            onClose={() => setIsAsking(false)}
          />
        </span>
      )}
    </span>
  )
}

import { ExternalLink, Trash2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AdminPostRow } from '../../../../../schema/api/admin-posts'
import { fillPath, paths } from '../../../../../schema/paths'
import { useLocale } from '../../../../lib/locale-context'
import { useSiteHref } from '../../../../lib/navigation'
import { showToast } from '../../../../ui/toast-store'
import { writeAdmin } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { useAttempt } from '../../kit/use-attempt'
import { postApi, useInvalidatePosts } from '../content/post-api'
import { titleOf } from '../content/post-fields'

const button = 'inline-flex size-11 items-center justify-center rounded-full text-muted hover:bg-line/60 hover:text-ink'

export function RowActions({ post }: { post: AdminPostRow }) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const invalidatePosts = useInvalidatePosts()
  const { attempt, errorText } = useAttempt()
  const address = useSiteHref(fillPath(paths.article, { slug: post.slug }))
  const title = titleOf(post, locale, t)

  function run(work: () => Promise<void>) {
    void attempt(
      () => work().then(invalidatePosts),
      (error) => ({ text: errorText(error) }),
    )
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
      action: { label: t('shell:undo'), onClick: () => run(undelete) },
    })
  }

  if (post.deletedAt)
    return (
      <button
        type="button"
        className={button}
        aria-label={t('posts.undeleteOne', { title })}
        title={t('posts.undelete')}
        onClick={() => run(undelete)}
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
      <ConfirmButton
        className={button}
        label={t('posts.deleteOne', { title })}
        tooltip={t('posts.delete')}
        title={t('posts.trash.ask', { title })}
        text={t('posts.trash.kept')}
        action={t('posts.delete')}
        onConfirm={() => run(remove)}
      >
        <Trash2 aria-hidden="true" className="size-5" />
      </ConfirmButton>
    </span>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminPost, PostRevision } from '../../../../../schema/api/admin-posts'
import { ApiFailure } from '../../../../lib/api'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { errorCodeOf, LoadError } from '../../../../ui/states'
import { showToast } from '../../../../ui/toast-store'
import { useAdminData, writeAdmin } from '../../kit/admin-api'
import { ConfirmDialog } from '../../kit/confirm-dialog'
import { formatInstant } from '../../kit/format-instant'
import { Waiting } from '../../waiting'
import { Differences } from '../compare/differences'
import { failureText, postApi, useForgetPosts } from '../content/post-api'
import { changedFields, contentOf, postFields } from '../content/post-fields'

interface RevisionDetailProps {
  post: AdminPost
  revision: PostRevision
  onRestored: () => void
  /** Called when the article is not what it was when it was read. */
  onStale: () => void
}

/** What would change if the article became what it was; and the button that does it. */
export function RevisionDetail({ post, revision, onRestored, onStale }: RevisionDetailProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const forgetPosts = useForgetPosts()
  const [isAsking, setIsAsking] = useState(false)
  const { data, error, retry } = useAdminData(postApi.revision(post.id, revision.id))
  const time = formatInstant(revision.savedAt, locale)

  async function restore() {
    try {
      await writeAdmin('POST', postApi.restore(post.id, revision.id), { updatedAt: post.updatedAt })
      forgetPosts()
      showToast({ title: t('posts.revisions.restored', { time }) })
      onRestored()
    } catch (reason) {
      console.debug('the revision was not restored', reason)
      const isStale = errorCodeOf(reason) === 'CONFLICT'
      const issues = reason instanceof ApiFailure ? (reason.body?.issues ?? []) : []
      const lacking = postFields.filter((field) => issues.some(({ path }) => path === field)).map((field) => t(`posts.fields.${field}`))
      const why = lacking.length > 0 ? t('posts.revisions.lacks', { fields: lacking.join(', ') }) : failureText(reason, t)
      if (isStale) onStale()
      showToast({
        title: t('posts.revisions.notRestored'),
        text: isStale ? t('posts.revisions.conflict') : why,
        destructive: true,
      })
    }
  }

  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const now = contentOf(post)
  const isSame = changedFields(now, data.content).length === 0
  return (
    <section aria-labelledby="revision-heading" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="revision-heading" className="text-heading">
          {t('posts.revisions.against', { time })}
        </h2>
        {!isSame && (
          <button type="button" className={buttonStyles.primary} onClick={() => setIsAsking(true)}>
            {t('posts.revisions.restore')}
          </button>
        )}
      </div>
      {!isSame && <p className="mb-4 text-muted">{t('posts.revisions.legend')}</p>}
      <Differences from={now} to={data.content} />
      {isAsking && (
        <ConfirmDialog
          title={t('posts.revisions.ask', { time })}
          text={t('posts.revisions.askText')}
          action={t('posts.revisions.restore')}
          onConfirm={() => void restore()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

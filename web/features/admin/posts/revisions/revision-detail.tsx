import { useTranslation } from 'react-i18next'
import type { AdminPost, PostRevision } from '../../../../../schema/api/admin-posts'
import { ApiFailure } from '../../../../lib/api'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { errorCodeOf, LoadError } from '../../../../ui/states'
import { showToast } from '../../../../ui/toast-store'
import { useAdminData, writeAdmin } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { formatInstant } from '../../kit/format-instant'
import { useAttempt } from '../../kit/use-attempt'
import { Waiting } from '../../waiting'
import { Differences } from '../compare/differences'
import { postApi, useInvalidatePosts } from '../content/post-api'
import { changedFields, contentOf, postFields } from '../content/post-fields'

interface RevisionDetailProps {
  post: AdminPost
  revision: PostRevision
  onRestored: () => void
  /** Called when the article has changed since it was read. */
  onStale: () => void
}

export function RevisionDetail({ post, revision, onRestored, onStale }: RevisionDetailProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const invalidatePosts = useInvalidatePosts()
  const { attempt, errorText } = useAttempt()
  const { data, error, retry } = useAdminData(postApi.revision(post.id, revision.id))
  const time = formatInstant(revision.savedAt, locale)

  async function restore() {
    await writeAdmin('POST', postApi.restore(post.id, revision.id), { updatedAt: post.updatedAt })
    invalidatePosts()
    showToast({ title: t('posts.revisions.restored', { time }) })
    onRestored()
  }

  function describe(reason: unknown) {
    const title = t('posts.revisions.notRestored')
    if (errorCodeOf(reason) === 'CONFLICT') {
      onStale()
      return { title, text: t('posts.revisions.conflict') }
    }
    const issues = reason instanceof ApiFailure ? (reason.body?.issues ?? []) : []
    const lacking = postFields.filter((field) => issues.some(({ path }) => path === field)).map((field) => t(`posts.fields.${field}`))
    return { title, text: lacking.length > 0 ? t('posts.revisions.lacks', { fields: lacking.join(', ') }) : errorText(reason) }
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
          <ConfirmButton
            className={buttonStyles.primary}
            title={t('posts.revisions.ask', { time })}
            text={t('posts.revisions.askText')}
            action={t('posts.revisions.restore')}
            onConfirm={() => void attempt(restore, describe)}
          >
            {t('posts.revisions.restore')}
          </ConfirmButton>
        )}
      </div>
      {!isSame && <p className="mb-4 text-muted">{t('posts.revisions.legend')}</p>}
      <Differences from={now} to={data.content} />
    </section>
  )
}

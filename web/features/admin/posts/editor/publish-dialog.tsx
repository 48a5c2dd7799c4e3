import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fillPath, paths } from '../../../../../schema/paths'
import { useLocale } from '../../../../lib/locale-context'
import { useSiteHref } from '../../../../lib/navigation'
import { buttonStyles } from '../../../../ui/button-styles'
import { showToast } from '../../../../ui/toast-store'
import { DialogFrame } from '../../kit/dialog-frame'
import { formatInstant } from '../../kit/format-instant'
import { missingFields, type PostField } from '../content/post-fields'
import { PreviewLinkField } from './preview-link-field'
import { ScheduleForm } from './schedule-form'
import type { PostEditing } from './use-post-editor'

interface PublishDialogProps {
  editing: PostEditing
  onGoTo: (field: PostField) => void
  onClose: () => void
}

export function PublishDialog({ editing, onGoTo, onClose }: PublishDialogProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { post, content, isBusy } = editing
  const missing = missingFields(content)
  const hasDate = post.status !== 'draft'

  return (
    <DialogFrame title={t('posts.publish.title')} onClose={onClose}>
      {(close) => {
        const run = async (work: Promise<boolean>, title: string) => {
          const isDone = await work
          close()
          if (isDone) showToast({ title })
        }
        const schedule = (instant: string) =>
          run(editing.publish(instant), t('posts.publish.scheduled', { time: formatInstant(instant, locale) }))
        return (
          <div className="grid gap-5">
            <div>
              {hasDate && post.publishedAt && (
                <p>
                  {t(post.isPublic ? 'posts.publish.isPublicSince' : 'posts.publish.isScheduledFor', {
                    time: formatInstant(post.publishedAt, locale),
                  })}
                </p>
              )}
              {!hasDate && <p>{t('posts.publish.isDraft')}</p>}
              {post.isPublic && <ScreenLink path={fillPath(paths.article, { slug: post.slug })}>{t('posts.open')}</ScreenLink>}
            </div>
            {missing.length > 0 && (
              <div className="rounded-control border border-line bg-paper p-3">
                <p className="font-semibold">{t('posts.publish.missing')}</p>
                <ul className="list-disc ps-5">
                  {missing.map((field) => (
                    <li key={field}>
                      <button
                        type="button"
                        className={buttonStyles.quiet}
                        onClick={() => {
                          close()
                          onGoTo(field)
                        }}
                      >
                        {t(field === 'bodyVi' ? 'posts.publish.anyBody' : `posts.fields.${field}`)}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            <div className="flex flex-wrap gap-2">
              {!post.isPublic && (
                <button
                  type="button"
                  className={buttonStyles.primary}
                  disabled={isBusy}
                  onClick={() => void run(editing.publish(null), t('posts.publish.done'))}
                >
                  {t('posts.publish.now')}
                </button>
              )}
              {hasDate && (
                <button
                  type="button"
                  className={buttonStyles.secondary}
                  disabled={isBusy}
                  onClick={() => void run(editing.unpublish(), t('posts.publish.withdrawn'))}
                >
                  {t('posts.publish.withdraw')}
                </button>
              )}
            </div>
            {!post.isPublic && (
              <ScheduleForm isBusy={isBusy} publishedAt={post.publishedAt} onSchedule={(instant) => void schedule(instant)} />
            )}
            {editing.isStored && <PreviewLinkField postId={post.id} isDirty={editing.isDirty} />}
          </div>
        )
      }}
    </DialogFrame>
  )
}

/** A page of the site in a tab of its own, so that the editor stays open. */
function ScreenLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={useSiteHref(path)} target="_blank" rel="noopener" className={buttonStyles.quiet}>
      {children}
    </a>
  )
}

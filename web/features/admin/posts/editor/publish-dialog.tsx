import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '../../../../../schema/locale'
import { fillPath, paths } from '../../../../../schema/paths'
import { missingTexts, postLocales, wholeLocales } from '../../../../../schema/post-languages'
import { useLocale } from '../../../../lib/locale-context'
import { useSiteHref } from '../../../../lib/navigation'
import { buttonStyles } from '../../../../ui/button-styles'
import { showToast } from '../../../../ui/toast-store'
import { DialogFrame } from '../../kit/dialog-frame'
import { formatInstant } from '../../kit/format-instant'
import { LanguageChoice } from '../../kit/language-choice'
import { ScheduleForm } from '../../kit/schedule-form'
import type { PostField } from '../content/post-fields'
import { standingIn } from '../content/post-status'
import { PreviewLinkField } from './preview-link-field'
import type { PostEditing } from './use-post-editor'

interface PublishDialogProps {
  editing: PostEditing
  onGoTo: (field: PostField) => void
  onClose: () => void
}

/** Chooses what readers get: which languages, now or later. An article has one day for both. */
export function PublishDialog({ editing, onGoTo, onClose }: PublishDialogProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { post, content, isBusy } = editing
  const [chosen, setChosen] = useState<readonly Locale[]>(() => wholeLocales(content))
  const behind = Object.values(post.drift)
  const time = formatInstant(post.publishedAt, locale)
  const out = post.status === 'draft' ? [] : postLocales(post)
  const isAllPublic = post.isPublic && chosen.every((language) => out.includes(language))
  // A language that waits for its day and does not come along now is a draft again.
  const dropped = post.isPublic ? [] : out.filter((language) => !chosen.includes(language))

  return (
    <DialogFrame title={t('posts.publish.title')} onClose={onClose}>
      {(close) => {
        const run = async (work: Promise<boolean>, title: string) => {
          const isDone = await work
          close()
          if (isDone) showToast({ title })
        }
        const goTo = (field: PostField) => {
          close()
          onGoTo(field)
        }
        const schedule = (instant: string) =>
          run(editing.publish([...chosen], instant), t('posts.publish.scheduled', { time: formatInstant(instant, locale) }))
        return (
          <div className="grid gap-5">
            <div>
              <p>
                {out.length === 0
                  ? t('posts.publish.isDraft')
                  : t(post.isPublic ? 'posts.publish.isPublicSince' : 'posts.publish.isScheduledFor', { time })}
              </p>
              {post.isPublic && out.includes(locale) && (
                <ScreenLink path={fillPath(paths.article, { slug: post.slug })}>{t('posts.open')}</ScreenLink>
              )}
            </div>
            <fieldset className="grid gap-3">
              <legend className="mb-1 font-semibold">{t('entries.publish.choose')}</legend>
              {locales.map((language) => (
                <LanguageChoice
                  key={language}
                  language={language}
                  standing={t(`entries.publish.standing.${standingIn(post, language)}`, { time })}
                  missing={missingTexts(content, [language]).map((field) => ({
                    id: field,
                    label: t(`posts.fields.${field}`),
                    onGo: () => goTo(field),
                  }))}
                  behind={behind.filter((one) => one.behind === language).length}
                  isChosen={chosen.includes(language)}
                  onChoose={(isOn) => setChosen(locales.filter((one) => (one === language ? isOn : chosen.includes(one))))}
                />
              ))}
            </fieldset>
            {chosen.length === 0 && <p className="text-muted">{t('entries.publish.none')}</p>}
            {chosen.length > 0 && dropped.map((language) => <p key={language}>{t(`posts.publish.dropped.${language}`)}</p>)}
            <div className="flex flex-wrap gap-2">
              {!isAllPublic && (
                <button
                  type="button"
                  className={buttonStyles.primary}
                  disabled={isBusy || chosen.length === 0}
                  onClick={() => void run(editing.publish([...chosen], null), t('posts.publish.done'))}
                >
                  {t('posts.publish.now')}
                </button>
              )}
              {out.length === 2 &&
                out.map((language) => (
                  <button
                    key={language}
                    type="button"
                    className={buttonStyles.secondary}
                    disabled={isBusy}
                    onClick={() => void run(editing.unpublish([language]), t('entries.publish.withdrawn'))}
                  >
                    {t(`entries.publish.${post.isPublic ? 'withdraw' : 'unschedule'}.${language}`)}
                  </button>
                ))}
              {out.length > 0 && (
                <button
                  type="button"
                  className={buttonStyles.secondary}
                  disabled={isBusy}
                  onClick={() => void run(editing.unpublish([...locales]), t('posts.publish.withdrawn'))}
                >
                  {t('posts.publish.withdraw')}
                </button>
              )}
            </div>
            {!post.isPublic && chosen.length > 0 && (
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

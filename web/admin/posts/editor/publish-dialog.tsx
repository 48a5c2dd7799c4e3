import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '../../../../schema/locale'
import { fillPath, paths } from '../../../../schema/paths'
import { missingTexts, postLocales, wholeLocales } from '../../../../schema/post-languages'
import { useLocale } from '../../../lib/locale-context'
import { useSiteHref } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { DialogFrame } from '../../kit/dialog-frame'
import { formatInstant } from '../../kit/format-instant'
import { LanguageChoices } from '../../kit/language-choices'
import { PublishActions, type Withdrawal } from '../../kit/publish-actions'
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
  const time = formatInstant(post.publishedAt, locale)
  const out = post.status === 'draft' ? [] : postLocales(post)
  const isAllPublic = post.isPublic && chosen.every((language) => out.includes(language))
  // A language that waits for its day and does not come along now is a draft again.
  const dropped = post.isPublic ? [] : out.filter((language) => !chosen.includes(language))
  const oneByOne = out.length === 2 ? out : []
  const withdrawals: Withdrawal[] = [
    ...oneByOne.map((language) => ({
      label: t(`entries.publish.${post.isPublic ? 'withdraw' : 'unschedule'}.${language}`),
      run: () => editing.unpublish([language]),
      done: t('entries.publish.withdrawn'),
    })),
    ...(out.length > 0
      ? [
          {
            label: t('posts.publish.withdraw'),
            run: () => editing.unpublish([...locales]),
            done: t('posts.publish.withdrawn'),
          },
        ]
      : []),
  ]

  return (
    <DialogFrame title={t('posts.publish.title')} onClose={onClose}>
      {(close) => {
        const goTo = (field: PostField) => {
          close()
          onGoTo(field)
        }
        return (
          <div className="grid gap-5">
            <div>
              <p>
                {out.length === 0
                  ? t('posts.publish.isDraft')
                  : t(
                      post.isPublic
                        ? 'posts.publish.isPublicSince'
                        : 'posts.publish.isScheduledFor',
                      { time },
                    )}
              </p>
              {post.isPublic && out.includes(locale) && (
                <ScreenLink path={fillPath(paths.article, { slug: post.slug })}>
                  {t('posts.open')}
                </ScreenLink>
              )}
            </div>
            <LanguageChoices
              drift={post.drift}
              chosen={chosen}
              stateOf={(language) => ({
                standing: t(`entries.publish.standing.${standingIn(post, language)}`, { time }),
                missing: missingTexts(content, [language]).map((field) => ({
                  id: field,
                  label: t(`posts.fields.${field}`),
                  onGo: () => goTo(field),
                })),
              })}
              onChoose={(language, isOn) =>
                setChosen(locales.filter((one) => (one === language ? isOn : chosen.includes(one))))
              }
            />
            {chosen.length === 0 && <p className="text-muted">{t('entries.publish.none')}</p>}
            {chosen.length > 0 &&
              dropped.map((language) => (
                <p key={language}>{t(`posts.publish.dropped.${language}`)}</p>
              ))}
            <PublishActions
              isBusy={isBusy}
              withdrawals={withdrawals}
              close={close}
              publication={{
                isReady: chosen.length > 0,
                run: (instant) => editing.publish([...chosen], instant),
                done: t('posts.publish.done'),
                isPublic: isAllPublic,
                canWait: !post.isPublic,
                publishedAt: post.publishedAt,
              }}
            />
            <PreviewLinkField postId={post.id} isDirty={editing.isDirty} />
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

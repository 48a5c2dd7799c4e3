import { useTranslation } from 'react-i18next'
import type { AdminPost } from '../../../../../schema/api/admin-posts'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { formatInstant } from '../../kit/format-instant'
import { ViewHeader } from '../../kit/view-header'
import { LazyDifferences } from '../compare/lazy-differences'
import type { DraftOffer } from '../content/draft-choice'
import { contentOf } from '../content/post-fields'
import { titleOf } from '../content/title-of'

interface DraftNoticeProps {
  post: AdminPost
  offer: DraftOffer
  onContinue: () => void
  onDiscard: () => void
}

/** What was typed and not saved: continue with it, or go on from the saved article. */
export function DraftNotice({ post, offer, onContinue, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  return (
    <>
      <ViewHeader title={titleOf(post, locale, t)} />
      <section aria-labelledby="draft-notice" className="max-w-3xl rounded-card border border-line bg-card p-5">
        <h2 id="draft-notice" className="text-heading">
          {t('posts.drafts.found')}
        </h2>
        <p className="mt-1">{t('posts.drafts.keptAt', { time: formatInstant(offer.keptAt, locale) })}</p>
        {offer.isOutdated && (
          <p className="mt-2 font-semibold text-bad">
            {t('posts.drafts.outdated', {
              time: formatInstant(post.updatedAt, locale),
              who: post.savedBy || t('posts.nobody'),
            })}
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <button type="button" className={buttonStyles.primary} onClick={onContinue}>
            {t('posts.drafts.continue')}
          </button>
          <button type="button" className={buttonStyles.secondary} onClick={onDiscard}>
            {t('posts.drafts.discard')}
          </button>
        </div>
        <h3 className="mt-6 mb-2 font-semibold">{t('posts.drafts.differences')}</h3>
        <LazyDifferences from={contentOf(post)} to={offer.content} />
      </section>
    </>
  )
}

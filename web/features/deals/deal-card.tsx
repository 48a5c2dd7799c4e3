import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDeal } from '../../../schema/content/views'
import { dealDates, isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { formId } from '../../../schema/no-js-forms'
import { fillPath, paths } from '../../../schema/paths'
import { shownDiscount } from '../../../schema/shown-discount'
import { formatDateOrNothing } from '../../../schema/time'
import { PartnerLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import type { SavedItem } from '../../domain/saved/saved-items'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { PosterCard } from '../../ui/poster-card'
import { SiteLink } from '../../ui/site-link'
import { DealPrice } from './deal-price'
import type { ShownDealSummary } from './filter'

export const DealCard = memo(function DealCard({ deal }: { deal: ShownDealSummary }) {
  const { t } = useTranslation(['deals', 'farm'])
  const locale = useLocale()
  const today = useToday()
  const path = fillPath(paths.deal, { slug: deal.slug })
  const title = text(deal, 'title', locale)
  const discount = shownDiscount(deal)
  // Only our own are listed out of their window: those lead to the letter that says when they open.
  const live = isLive(deal, today)
  const { validFrom, validTo } = dealDates(deal.window, today)
  return (
    <PosterCard
      to={path}
      title={title}
      picture={deal.image}
      text={text(deal, 'description', locale)}
      corner={<SaveButton item={savedDeal(deal)} />}
      kicker={
        <>
          {deal.isOwn && <Badge tone="south">{t('farm:ownDeal')}</Badge>}
          {discount !== undefined && <Badge tone="central">−{discount}%</Badge>}
          {deal.isHotDeal && <Badge>{t('hot')}</Badge>}
          {deal.isLimitedTime && <Badge tone="outline">{t('limited')}</Badge>}
        </>
      }
    >
      <p className="text-muted">{deal.destinations.map((place) => text(place, 'name', locale)).join(' · ')}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
        <div>
          <DealPrice deal={deal} />
          <p className="text-muted">
            {live
              ? t('until', { date: formatDateOrNothing(validTo, locale) })
              : t('farm:opensAgain', { day: formatDateOrNothing(validFrom, locale, 'season') })}
          </p>
        </div>
        <div className="relative z-10">
          {!live ? (
            <SiteLink to={`${path}#${formId('orchard')}`} className={buttonStyles.primary}>
              {t('farm:notice.submit')}
            </SiteLink>
          ) : deal.bookingUrl ? (
            <PartnerLink href={deal.bookingUrl} label={t('bookOf', { title })} className={buttonStyles.secondary}>
              {t('book')}
            </PartnerLink>
          ) : (
            <SiteLink to={`${path}#enquiry`} aria-label={t('enquireOf', { title })} className={buttonStyles.secondary}>
              {t('enquire')}
            </SiteLink>
          )}
        </div>
      </div>
    </PosterCard>
  )
})

export function savedDeal({ slug, titleVi, titleEn, image }: ShownDeal | ShownDealSummary): SavedItem {
  return { kind: 'deal', slug, titleVi, titleEn, picture: image }
}

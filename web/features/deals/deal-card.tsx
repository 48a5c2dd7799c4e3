import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { Badge } from '../../components/badge'
import { buttonStyles } from '../../components/button-styles'
import { PartnerLink } from '../../components/partner-link'
import { PosterCard } from '../../components/poster-card'
import { SaveButton } from '../../components/save-button'
import { SiteLink } from '../../components/site-link'
import { places } from '../../content/places'
import { useTranslation } from '../../i18n/use-translation'
import { dealDates } from '../../lib/deal-dates'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { DealPrice } from './deal-price'
import type { ShownDealSummary } from './filter'
import { savedDeal } from './saved-deal'

export function DealCard({ deal }: { deal: ShownDealSummary }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const today = useToday()
  const path = fillPath(paths.deal, { slug: deal.slug })
  const title = text(deal, 'title', locale)
  return (
    <PosterCard
      to={path}
      title={title}
      picture={deal.image}
      text={text(deal, 'description', locale)}
      corner={<SaveButton item={savedDeal(deal)} />}
      kicker={
        <>
          <Badge tone="central">−{deal.discountPercentage}%</Badge>
          {deal.isHotDeal && <Badge>{t('deals.hot')}</Badge>}
          {deal.isLimitedTime && <Badge tone="outline">{t('deals.limited')}</Badge>}
        </>
      }
    >
      <p className="text-muted">{deal.destinations.map((slug) => text(places[slug], 'name', locale)).join(' · ')}</p>
      <div className="mt-auto flex flex-wrap items-end justify-between gap-3 border-t border-line pt-3">
        <div>
          <DealPrice original={deal.originalPrice} discounted={deal.discountedPrice} />
          <p className="text-muted">{t('deals.until', { date: formatDateOrNothing(dealDates(deal.window, today).validTo, locale) })}</p>
        </div>
        <div className="relative z-10">
          {deal.bookingUrl ? (
            <PartnerLink href={deal.bookingUrl} label={t('deals.bookOf', { title })} className={buttonStyles.secondary}>
              {t('deals.book')}
            </PartnerLink>
          ) : (
            <SiteLink to={`${path}#enquiry`} aria-label={t('deals.enquireOf', { title })} className={buttonStyles.secondary}>
              {t('deals.enquire')}
            </SiteLink>
          )}
        </div>
      </div>
    </PosterCard>
  )
}

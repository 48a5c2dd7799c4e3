import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { text } from '../../../schema/locale'
import { formatCash, formatPrice, formatPriceRange } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { PlacesFit } from '../../domain/travel-dates/places-fit'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { Badge } from '../../ui/badge'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { ClosingCall } from '../../ui/closing-call'
import { pagePart } from '../../ui/page-part'
import { PosterHero } from '../../ui/poster-hero'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { sumCosts } from './cost-table'

const ItineraryRest = pagePart(
  async () => (await import('./itinerary-rest')).ItineraryRest,
  ['visit'],
)
export const itineraryParts = [ItineraryRest]

export function ItineraryArticle({ itinerary }: { itinerary: EntryOf<'itinerary'> }) {
  const { t } = useTranslation(['itineraries', 'shell'])
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const title = text(itinerary, 'title', locale)
  const range = itinerary.costs && sumCosts(itinerary.costs, locale, vndPerUsd)
  const price = t('from', { price: formatPrice(itinerary.price, locale, vndPerUsd) })
  const cash = formatCash(itinerary.price, locale)
  const planPath = `${paths.tripPlanning}?plan=${itinerary.slug}`
  return (
    <>
      <Breadcrumbs steps={[{ to: paths.guides, label: t('shell:nav.guides') }]} here={title} />
      <article>
        <PosterHero
          back={{ to: paths.guides, label: t('back') }}
          title={title}
          hasLongTitle
          picture={{ src: itinerary.image, alt: text(itinerary, 'imageAlt', locale) }}
          kicker={
            <>
              <Badge tone="outline">{t('kicker')}</Badge>
              <span>{text(itinerary, 'duration', locale)}</span>
            </>
          }
          lead={
            <>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <strong className="font-display text-xl leading-tight font-semibold text-balance">
                  {price}
                </strong>
                {cash && <span className="text-sm">{cash}</span>}
              </p>
              {range && (
                <p className="text-sm text-muted">
                  {t('range', {
                    range: formatPriceRange([range.low, range.high], locale, vndPerUsd),
                  })}
                </p>
              )}
            </>
          }
          actions={
            <>
              <SiteLink to={planPath} className={`${buttonStyles.primary} w-full`}>
                {t('plan')}
              </SiteLink>
              <ShareButton
                title={title}
                path={fillPath(paths.itinerary, { slug: itinerary.slug })}
                withText
              />
            </>
          }
        >
          <p className="max-w-xl text-lg">{text(itinerary, 'description', locale)}</p>
        </PosterHero>
        <ActionBar price={price}>
          <SiteLink to={planPath} className={`${buttonStyles.primary} px-4 whitespace-nowrap`}>
            {t('planShort')}
          </SiteLink>
        </ActionBar>
        <PlacesFit places={itinerary.stops} />
        <ItineraryRest itinerary={itinerary} />
      </article>
      <ClosingCall title={t('ctaTitle')} text={t('ctaText')}>
        <SiteLink to={planPath} className={buttonStyles.primary}>
          {t('plan')}
        </SiteLink>
      </ClosingCall>
    </>
  )
}

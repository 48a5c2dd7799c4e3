import { useTranslation } from 'react-i18next'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import type { ShownDeal } from '../../content/deals/types'
import { namedPlaces } from '../../content/places'
import { dealDates, isLive } from '../../domain/deals/deal-dates'
import { shownDiscount } from '../../domain/deals/shown-discount'
import { PartnerLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import { TripForm } from '../../domain/trips/trip-form'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useToday } from '../../lib/page-data'
import { Badge } from '../../ui/badge'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { FactList } from '../../ui/facts'
import { MissingPage } from '../../ui/missing-page'
import { PosterHero } from '../../ui/poster-hero'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { savedDeal } from './deal-card'
import { DealPrice } from './deal-price'

export { dealHead as head } from './heads'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation(['deals', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const deal = useContent(`deals/${params.slug}`)
  if (!deal) {
    return <MissingPage title={t('notFoundTitle')} text={t('notFoundText')} back={{ to: paths.deals, label: t('back') }} />
  }
  const title = text(deal, 'title', locale)
  const discount = shownDiscount(deal)
  const live = isLive(deal, today)
  return (
    <>
      <Breadcrumbs steps={[{ to: paths.deals, label: t('shell:nav.travelDeals') }]} here={title} />
      <article>
        <PosterHero
          back={{ to: paths.deals, label: t('back') }}
          title={title}
          picture={{ src: deal.image, alt: text(deal, 'imageAlt', locale) }}
          kicker={
            <>
              {discount !== undefined && <Badge tone="central">−{discount}%</Badge>}
              {deal.isHotDeal && <Badge tone="onNight">{t('hot')}</Badge>}
              {deal.isLimitedTime && <Badge tone="onNight">{t('limited')}</Badge>}
            </>
          }
        >
          <p className="mt-4 max-w-xl text-lg">{text(deal, 'description', locale)}</p>
          <div className="mt-5">
            <DealPrice deal={deal} withOther />
            <DealWindowText deal={deal} />
          </div>
          <div className="mt-6 flex flex-wrap gap-3" data-print="hide">
            {live && deal.bookingUrl && (
              <PartnerLink href={deal.bookingUrl} className={buttonStyles.primary}>
                {t('book')}
              </PartnerLink>
            )}
            {live && !deal.bookingUrl && (
              <a href="#enquiry" className={buttonStyles.primary}>
                {t('enquire')}
              </a>
            )}
            <SaveButton item={savedDeal(deal)} withText />
            <ShareButton title={title} path={fillPath(paths.deal, { slug: deal.slug })} withText />
          </div>
        </PosterHero>
        <div className="page mt-12 grid gap-10 md:grid-cols-2">
          <FactList title={t('inclusions')} facts={texts(deal, 'inclusions', locale)} />
          <FactList title={t('terms')} facts={texts(deal, 'terms', locale)} />
        </div>
        <nav aria-label={t('destinations')} className="page mt-8 flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">{t('destinations')}</span>
          {namedPlaces(deal.destinations).map((place) =>
            place.destination ? (
              <SiteLink
                key={place.id}
                to={fillPath(paths.destination, { slug: place.destination })}
                className="inline-flex min-h-9 items-center text-accent underline underline-offset-4"
              >
                {text(place, 'name', locale)}
              </SiteLink>
            ) : (
              <span key={place.id} className="inline-flex min-h-9 items-center">
                {text(place, 'name', locale)}
              </span>
            ),
          )}
        </nav>
        {!deal.bookingUrl && (
          <section id="enquiry" className="page mt-16 max-w-4xl" aria-labelledby="enquiry-heading">
            <h2 id="enquiry-heading" className="mb-6 text-title">
              {t('enquiryHeading')}
            </h2>
            <TripForm
              prefill={{
                destination: namedPlaces(deal.destinations)
                  .map((place) => text(place, 'name', locale))
                  .join(', '),
                message: t('enquiryMessage', { title }),
              }}
            />
          </section>
        )}
      </article>
    </>
  )
}

/** When the deal holds, or that it has ended and when it comes again. */
function DealWindowText({ deal }: { deal: ShownDeal }) {
  const { t } = useTranslation('deals')
  const locale = useLocale()
  const today = useToday()
  const { validFrom, validTo } = dealDates(deal.window, today)
  const dates = { from: formatDateOrNothing(validFrom, locale), to: formatDateOrNothing(validTo, locale) }
  if (isLive(deal, today)) return <p className="mt-1 text-on-night-muted">{t('validFromTo', dates)}</p>
  return (
    <p role="status" className="mt-2 font-semibold text-turmeric">
      {validTo < today ? t('ended', dates) : t('comesAgain', dates)}
    </p>
  )
}

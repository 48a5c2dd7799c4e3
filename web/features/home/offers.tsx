import { useTranslation } from 'react-i18next'
import type { ShownFarmSummary, ShownHome, ShownOffer } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths, paths } from '../../../schema/paths'
import { NowRipe } from '../../domain/farm/now-ripe'
import { tourOf } from '../../domain/farm/season'
import { SeasonBar } from '../../domain/farm/season-bar'
import { ActivityLink } from '../../domain/partners/partner-link'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings, useToday } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { unbroken } from '../../lib/text'
import { buttonStyles } from '../../ui/button-styles'
import { ContentCarousel } from '../../ui/content-carousel'
import { Picture } from '../../ui/picture'
import { Rating } from '../../ui/rating'
import { SectionHeading } from '../../ui/section-heading'
import { SiteLink } from '../../ui/site-link'

export function SpecialDeals({ offers }: { offers: ShownOffer[] }) {
  const { t } = useTranslation('home')
  return (
    <ContentCarousel
      title={t('dealsTitle')}
      subtitle={t('dealsIntro')}
      more={{ to: legacyPaths.deals, label: t('dealsMore') }}
      items={offers}
      keyOf={({ id }) => id}
    >
      {(offer) => <OfferCard offer={offer} />}
    </ContentCarousel>
  )
}

function OfferCard({ offer }: { offer: ShownOffer }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const title = text(offer, 'title', locale)
  return (
    <>
      <Picture
        src={offer.image}
        alt=""
        format="wide"
        sizes={pictureSizes.card}
        className="poster h-auto w-full"
      />
      <p className="mt-3 font-display text-xl font-semibold xs:whitespace-nowrap md:text-2xl">
        {t('offerFrom', { price: formatPrice(offer.priceHint, locale, vndPerUsd) })}
      </p>
      <h3 className="mt-0.5 text-lg leading-snug">{title}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">
        {text(offer, 'location', locale)} ·&nbsp;
        {unbroken(t('offerGuests', { capacity: offer.capacity }))}{' '}
        <Rating value={offer.ratingHint} />
        {offer.ratingHint && ' · '}
        {text(offer, 'provider', locale)}
      </p>
      <p className="mb-3 line-clamp-2 text-muted">{text(offer, 'description', locale)}</p>
      <ActivityLink
        id={offer.id}
        icon={false}
        label={t('offerBookOf', { title })}
        className={`${buttonStyles.secondary} mt-auto self-start`}
      >
        {t('offerBook')}
      </ActivityLink>
    </>
  )
}

export function FarmPromo({ farm }: { farm: ShownFarmSummary | undefined }) {
  const { t } = useTranslation(['home', 'farm'])
  const locale = useLocale()
  const { company, vndPerUsd } = useSiteSettings()
  const tour = tourOf(farm?.tours ?? [], useToday())
  return (
    <section className="page grid items-center gap-5 py-8 md:grid-cols-2 md:gap-14 md:py-20">
      <Picture
        src="@assets/art/topic-fruit-and-farm-tables"
        alt=""
        format="square"
        className="poster h-auto w-full"
      />
      <div>
        <p className="font-semibold text-accent">{t('farmKicker')}</p>
        <h2 className="mt-1 text-title">{t('farmTitle')}</h2>
        <p className="mt-3 max-w-lg text-muted md:text-lg">{t('farmText')}</p>
        {tour && (
          <div className="mt-5 flex flex-wrap items-end gap-x-8 gap-y-3">
            <p>
              <strong className="font-display text-2xl font-semibold">
                {formatPrice(tour.discountedPrice, locale, vndPerUsd)}
              </strong>{' '}
              <span className="text-muted">{t('farm:perGuest')}</span>
            </p>
            <SeasonBar window={tour.window} />
          </div>
        )}
        {farm && <NowRipe fruits={farm.fruits} level="h3" isShort />}
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <SiteLink to={paths.farm} className={buttonStyles.primary}>
            {t('farmTours')}
          </SiteLink>
          <a href={company.mainSite} target="_blank" rel="noopener" className={buttonStyles.quiet}>
            {t('farmButton')}
          </a>
        </div>
      </div>
    </section>
  )
}

export function SuggestedItineraries({
  itineraries,
  more = [],
}: {
  itineraries: ShownHome['itineraries']
  /** Missing in a home page stored by a browser. */
  more?: ShownHome['moreItineraries']
}) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  return (
    <section className="border-y border-line bg-card">
      <div className="page py-8 md:py-20">
        <SectionHeading
          title={t('itinerariesTitle')}
          intro={t('itinerariesIntro')}
          more={{ to: legacyPaths.guides, label: t('itinerariesMore') }}
        />
        <ul className="border-b border-line">
          {itineraries.map((itinerary) => (
            <li
              key={itinerary.slug}
              className={
                'offer-row offer-wide relative grid items-center gap-x-4 border-t border-line ' +
                'py-2.5 md:gap-x-5 md:py-6 lg:gap-x-8'
              }
            >
              <Picture
                src={itinerary.image}
                alt=""
                format="square"
                wideFormat="wide"
                sizes={pictureSizes.card}
                className="poster h-auto w-full row-span-2"
              />
              <div>
                {itinerary.stops.length > 1 && (
                  <p className="font-semibold text-balance text-accent max-md:text-sm">
                    {itinerary.stops.map((place) => text(place, 'name', locale)).join(' → ')}
                  </p>
                )}
                <h3
                  className={
                    'mt-0.5 font-display text-lg leading-snug ' +
                    'font-semibold text-balance lg:text-2xl'
                  }
                >
                  <SiteLink
                    to={fillPath(legacyPaths.guide, { day: itinerary.slug })}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {text(itinerary, 'title', locale)}
                  </SiteLink>
                </h3>
              </div>
              <p className="text-sm text-muted max-md:col-start-2 md:text-end">
                <b
                  className={
                    'font-semibold text-ink md:block md:font-display ' +
                    'md:text-lg lg:text-2xl md:first-letter:uppercase'
                  }
                >
                  {unbroken(
                    t('itineraryPrice', { price: formatPrice(itinerary.price, locale, vndPerUsd) }),
                  )}
                </b>{' '}
                {t('itineraryPer', { duration: unbroken(text(itinerary, 'duration', locale)) })}
              </p>
              <details
                className={'relative z-10 col-span-full text-small md:col-span-2 md:col-start-2'}
              >
                <summary
                  className={
                    'fold-mark flex min-h-10 cursor-pointer list-none items-center gap-2 text-sm ' +
                    'font-semibold text-accent'
                  }
                >
                  {t('itineraryMore')}
                </summary>
                <p className="max-w-prose text-pretty text-muted">
                  {text(itinerary, 'description', locale)}
                </p>
                <p className="mt-1.5">{texts(itinerary, 'highlights', locale).join(' · ')}</p>
                <p className="mt-1.5 text-sm text-muted">
                  {t('itineraryIncludes')} {texts(itinerary, 'includes', locale).join('; ')}.
                </p>
              </details>
            </li>
          ))}
        </ul>
        {more.length > 0 && (
          <ul className="mt-5 grid gap-x-8 md:grid-cols-2">
            {more.map((itinerary) => (
              <li key={itinerary.slug}>
                <SiteLink
                  to={fillPath(legacyPaths.guide, { day: itinerary.slug })}
                  className="block py-2.5 font-semibold text-accent hover:underline"
                >
                  {text(itinerary, 'title', locale)}
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

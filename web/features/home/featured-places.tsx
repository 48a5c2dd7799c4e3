import { useTranslation } from 'react-i18next'
import type { ShownHome, ShownPlace } from '../../../schema/content/views'
import { slugify } from '../../../schema/fold'
import { text } from '../../../schema/locale'
import { formatLowestPrice } from '../../../schema/numbers'
import { fillPath, legacyPaths, paths } from '../../../schema/paths'
import { monthsOf } from '../../../schema/travel-dates'
import { inSeason } from '../../domain/travel-dates/fit'
import { travelDatesId } from '../../domain/travel-dates/travel-dates-control'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { travelDatesText } from '../../domain/travel-dates/words'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { unbroken } from '../../lib/text'
import { buttonStyles } from '../../ui/button-styles'
import { PlacePoster } from '../../ui/place-poster'
import { SiteLink } from '../../ui/site-link'

/** Places named that are at their best when the visitor travels. */
const goodShown = 3

interface FeaturedPlacesProps {
  places: ShownPlace[]
  /** All places with their best months, the best rated first. */
  seasonal: ShownHome['seasonal']
}

export function FeaturedPlaces({ places, seasonal }: FeaturedPlacesProps) {
  const { t } = useTranslation('home')
  const when = useWhen()
  return (
    <section className="bg-night py-10 text-on-night md:py-20">
      <div className="page">
        <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-9">
          <div className="max-w-2xl">
            <h2 className="text-title">{t('placesTitle')}</h2>
            <p className="mt-2 text-on-night-muted">{t('placesIntro')}</p>
            <GoodThen places={seasonal} />
          </div>
          <SiteLink to={legacyPaths.destinations + when} className={buttonStyles.onPicture}>
            {t('placesMore')}
          </SiteLink>
        </div>
        <ul className="rail [--rail-card:14.5rem] lg:[--rail-card:calc((100%-6rem)/4.4)]">
          {places.map((place) => (
            <Place key={place.titleEn} place={place} />
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The query with the dates of this address, which the pages after it need where nothing is stored. */
function useWhen(): string {
  const { text, isInAddress } = useTravelDates()
  return isInAddress ? `?when=${text}` : ''
}

/** Asks when the visitor travels, or leads to three places that are at their best then. */
function GoodThen({ places }: { places: ShownHome['seasonal'] }) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const { dates } = useTravelDates()
  const when = useWhen()
  const list = `${paths.destinations}${when}#${travelDatesId}`
  const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
  if (!dates) {
    return (
      <SiteLink to={list} className={link}>
        {t('question')}
      </SiteLink>
    )
  }
  const good = inSeason(places, monthsOf(dates)).slice(0, goodShown)
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      {travelDatesText(dates, locale)}:
      {good.map(({ id, ...place }) => (
        <SiteLink key={id} to={fillPath(paths.destination, { slug: id }) + when} className={link}>
          {text(place, 'name', locale)}
        </SiteLink>
      ))}
      <SiteLink to={list} className={link}>
        {t('change')}
      </SiteLink>
    </p>
  )
}

function Place({ place }: { place: ShownPlace }) {
  const { t } = useTranslation('home')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const when = useWhen()
  const { price } = place
  const title = text(place, 'title', locale)
  const duration = text(place, 'duration', locale)
  return (
    <PlacePoster
      to={fillPath(legacyPaths.destination, { slug: slugify(place.titleEn) }) + when}
      name={title}
      label={t('viewDetailsOf', { title })}
      picture={place.image}
      line={
        <>
          <span className="mb-1 block max-md:hidden">{text(place, 'description', locale)}</span>
          {price ? `${duration}, ${unbroken(t('placeFrom', { price: formatLowestPrice(price, locale, vndPerUsd) }))}` : duration}
        </>
      }
    />
  )
}

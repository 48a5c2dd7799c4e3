import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestinationSummary, ShownMonthSummary } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { formatLowestPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { verdictMarks } from '../../domain/months/verdict-mark'
import { HotelIconLink } from '../../domain/partners/hotel-icon-link'
import { SaveButton } from '../../domain/saved/save-button'
import type { SavedItem } from '../../domain/saved/saved-items'
import { worstMonth } from '../../domain/travel-dates/fit'
import { figuresOf } from '../../domain/travel-dates/fit-words'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { PlacePoster } from '../../ui/place-poster'
import { SiteLink } from '../../ui/site-link'

interface DestinationCardProps {
  destination: ShownDestinationSummary
  /** The months of the visitor's journey, 1 to 12. */
  travelMonths?: readonly number[] | undefined
  priority: boolean
}

/** Six facts of a place, which line up from card to card: name, what it is, good months, days, price, hotels. The rest is on its page. */
export const DestinationCard = memo(function DestinationCard({ destination, travelMonths, priority }: DestinationCardProps) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const { slug, stayDays, activities, accommodation } = destination
  const name = text(destination, 'name', locale)
  const fit = travelMonths && worstMonth(destination.year, travelMonths)
  const price = formatLowestPrice(accommodation.priceRange, locale, vndPerUsd)
  return (
    <PlacePoster
      look="row"
      to={fillPath(paths.destination, { slug })}
      name={name}
      label={t('exploreName', { name })}
      picture={destination.heroImageUrl}
      line={text(destination, 'tagline', locale) || text(destination, 'province', locale)}
      fact={stayDays ? t('days', { count: lastNumber(stayDays), shown: stayDays }) : t('activityCount', { count: activities.length })}
      months={fit ? undefined : destination.bestTimeToVisit.months}
      priority={priority}
      foot={
        <>
          {fit && <CardFit slug={slug} name={name} at={fit} />}
          <p className="flex-1 text-[0.9375rem] leading-tight font-semibold text-balance md:text-base">{t('from', { price })}</p>
          <HotelIconLink place={slug} label={t('hotelsIn', { name })} />
          <SaveButton item={savedDestination(destination)} look="plain" className="relative z-10" />
        </>
      }
    />
  )
})

/** How the place suits the dates of the visitor, in one line that leads to the month's page. */
function CardFit({ slug, name, at }: { slug: string; name: string; at: ShownMonthSummary }) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const words = [t(`short.${at.verdict}`), figuresOf(at, locale, t, 'degrees').join(', ')].filter(Boolean).join(': ')
  return (
    <SiteLink
      to={fillPath(paths.destinationMonth, { slug, month: String(at.month) })}
      aria-label={`${name}: ${words}`}
      className={`relative z-10 flex min-h-6 basis-full items-center gap-1.5 text-[0.8125rem] hover:underline before:shrink-0 ${verdictMarks[at.verdict]}`}
    >
      {words}
    </SiteLink>
  )
}

/** Returns the last number of a text such as "2–3". */
function lastNumber(range: string): number {
  return Number(/\d+(?=\D*$)/.exec(range)?.[0] ?? 0)
}

export function savedDestination({ slug, nameVi, nameEn, heroImageUrl }: ShownDestinationSummary): SavedItem {
  return { kind: 'destination', slug, titleVi: nameVi, titleEn: nameEn, picture: heroImageUrl }
}

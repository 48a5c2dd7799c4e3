import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDestinationSummary } from '../../../schema/content/views'
import { text, texts } from '../../../schema/locale'
import { formatLowestPrice, formatNumber } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { monthNames } from '../../../schema/time'
import { verdictMarks } from '../../domain/months/verdict-mark'
import { HotelIconLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import { figuresOf, type MeasuredMonth } from '../../domain/travel-dates/fit'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { PlacePoster } from '../../ui/place-poster'
import { Rating } from '../../ui/rating'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { hasVietnameseLetters } from '../../ui/vietnamese-name'
import { PriceText, ProvinceName, savedDestination, transportKinds } from './destination-facts'

interface DestinationCardProps {
  destination: ShownDestinationSummary
  /** The month of a journey to reckon with. */
  fit?: MeasuredMonth | undefined
  priority: boolean
}

const dishesShown = 3

export const DestinationCard = memo(function DestinationCard({
  destination,
  fit,
  priority,
}: DestinationCardProps) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { vndPerUsd } = useSiteSettings()
  const {
    slug,
    region,
    rating,
    reviewCount = 0,
    stayDays,
    accommodation,
    transportation,
  } = destination
  const name = text(destination, 'name', locale)
  const path = fillPath(paths.destination, { slug })
  return (
    <PlacePoster
      to={path}
      name={name}
      picture={destination.heroImageUrl}
      priority={priority}
      isWide
      badge={<Badge tone={region}>{t(`regions.${region}`)}</Badge>}
      tools={
        <>
          <SaveButton item={savedDestination(destination)} />
          <ShareButton title={name} path={path} />
        </>
      }
    >
      <div className="flex flex-col px-4 pt-3 pb-4">
        <p className="flex items-center gap-2 text-sm text-muted">
          <span className="me-auto">
            <ProvinceName destination={destination} />
          </span>
          {transportKinds.map(
            ({ key, Icon }) =>
              transportation[key] && (
                <Icon
                  key={key}
                  role="img"
                  aria-label={t(`transport.${key}`)}
                  className="size-4.5 shrink-0 text-ink"
                />
              ),
          )}
        </p>
        <p className="mt-1 text-small">
          <Rating value={rating} />{' '}
          {reviewCount > 0 &&
            t('reviews', { count: reviewCount, shown: formatNumber(reviewCount, locale) })}
          {accommodation.count > 0 && (rating || reviewCount > 0) && ' · '}
          {accommodation.count > 0 &&
            t('stays', { shown: formatNumber(accommodation.count, locale) })}
        </p>
        <p className="mt-2 line-clamp-2">{text(destination, 'description', locale)}</p>
        <BestMonths months={destination.bestMonths} stayDays={stayDays} />
        {fit && <CardFit slug={slug} name={name} at={fit} />}
        <ActivitiesAndFood destination={destination} path={path} />
        <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-line pt-3">
          <p className="min-w-min grow basis-24 text-sm leading-tight text-muted">
            {t('fromWord')}{' '}
            <b className="font-display text-xl font-semibold whitespace-nowrap text-ink">
              {formatLowestPrice(accommodation.priceRange, locale, vndPerUsd)}
            </b>{' '}
            <span className="whitespace-nowrap">{t('stats.perNight')}</span>
          </p>
          <HotelIconLink place={slug} label={t('hotelsIn', { name })} />
          <SiteLink
            to={path}
            aria-label={t('exploreName', { name })}
            className={`${buttonStyles.secondary} relative z-10 px-3 xs:whitespace-nowrap`}
          >
            {t('explore')}
          </SiteLink>
        </div>
      </div>
    </PlacePoster>
  )
})

function BestMonths({
  months,
  stayDays,
}: {
  months: readonly number[]
  stayDays: string | undefined
}) {
  const { t } = useTranslation('destinations')
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1 text-sm text-muted">
      {t('bestIn')}
      {monthNames(
        months.toSorted((a, b) => a - b),
        useLocale(),
      ).map((month) => (
        <span
          key={month}
          className="rounded-control border border-line px-1.5 py-0.5 font-semibold text-good"
        >
          {month}
        </span>
      ))}
      {stayDays && (
        <span className="ms-auto">
          {t('days', { count: lastNumber(stayDays), shown: stayDays })}
        </span>
      )}
    </p>
  )
}

function ActivitiesAndFood({
  destination,
  path,
}: {
  destination: ShownDestinationSummary
  path: string
}) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const { activities, activityCount } = destination
  const allDishes = texts(destination, 'dishes', locale)
  const dishes = allDishes.slice(0, dishesShown)
  const moreDishes = allDishes.length - dishes.length
  const moreActivities = activityCount - activities.length
  return (
    <details className="phone-fold my-3 border-t border-line pt-2 text-sm">
      <summary
        className={
          'fold-mark relative z-10 flex min-h-9 cursor-pointer list-none items-center ' +
          'justify-between font-semibold'
        }
      >
        {t('thingsAndFood')}
      </summary>
      <ul className="grid gap-1.5">
        {activities.map((activity) => (
          <li key={text(activity, 'label', locale)}>
            {text(activity, 'label', locale)}
            <span className="block text-muted">
              <Rating value={activity.rating} />
              {activity.rating && ' · '}
              <PriceText priceRange={activity.priceRange} ticket={activity.ticket} isShort /> ·{' '}
              {text(activity, 'duration', locale)}
            </span>
          </li>
        ))}
      </ul>
      {moreActivities > 0 && (
        <SiteLink
          to={`${path}#activities`}
          className="relative z-10 inline-block py-1 text-accent hover:underline"
        >
          {t('moreActivities', { count: moreActivities })}
        </SiteLink>
      )}
      <p className="mt-1">
        <b className="font-semibold">{t('eat')}</b>{' '}
        <span lang={dishes.every(hasVietnameseLetters) ? 'vi' : undefined}>
          {dishes.join(' · ')}
        </span>
        {moreDishes > 0 && `\u00a0+${moreDishes}`}
      </p>
    </details>
  )
}

function CardFit({ slug, name, at }: { slug: string; name: string; at: MeasuredMonth }) {
  const { t } = useTranslation('travel-dates')
  const locale = useLocale()
  const words = [t(`short.${at.verdict}`), figuresOf(at, locale, t, 'degrees').join(', ')]
    .filter(Boolean)
    .join(': ')
  return (
    <SiteLink
      to={fillPath(paths.destinationMonth, { slug, month: String(at.month) })}
      aria-label={`${name}: ${words}`}
      className={
        'relative z-10 mt-2 flex min-h-6 items-center gap-1.5 text-sm font-semibold ' +
        `hover:underline ${verdictMarks[at.verdict]}`
      }
    >
      {words}
    </SiteLink>
  )
}

/** Returns the last number of a text such as "2–3". */
function lastNumber(range: string): number {
  return Number(/\d+(?=\D*$)/.exec(range)?.[0] ?? 0)
}

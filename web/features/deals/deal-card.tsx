import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownDeal } from '../../../schema/content/views'
import { type DealWindow, datesWithin, dealDates, isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { formId } from '../../../schema/no-js-forms'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import type { TravelDays } from '../../../schema/travel-dates'
import { bookingLink } from '../../domain/farm/season'
import { PartnerLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import type { SavedItem } from '../../domain/saved/saved-items'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { pictureSizes } from '../../lib/picture-sizes'
import { unbroken } from '../../lib/text'
import { Badge } from '../../ui/badge'
import { buttonStyles } from '../../ui/button-styles'
import { FactsLine } from '../../ui/facts'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { DealPrice } from './deal-price'
import type { ShownDealSummary } from './filter'

const looks = {
  banner: {
    card: 'crate offer-wide m-1.5 max-md:p-3 md:pe-5',
    frame: 'md:row-span-2',
    picture: 'h-40 w-full object-cover md:h-auto',
    words: 'md:py-6',
    price: 'mt-2.5',
    action: 'mt-3 grid md:mt-0 md:block',
  },
  row: {
    card: 'offer-row',
    frame: 'row-span-2',
    picture: 'h-auto w-full',
    words: '',
    price: '',
    action: 'max-md:hidden',
  },
} as const

interface DealCardProps {
  deal: ShownDealSummary
  travelDays?: TravelDays | undefined
}

export const DealCard = memo(function DealCard({ deal, travelDays }: DealCardProps) {
  const { t } = useTranslation(['deals', 'farm', 'travel-dates'])
  const locale = useLocale()
  const today = useToday()
  const path = fillPath(paths.deal, { slug: deal.slug })
  const title = text(deal, 'title', locale)
  const live = isLive(deal, today)
  const { dates, holds } = datesToShow(deal.window, today, travelDays)
  const from = unbroken(formatDateOrNothing(dates.validFrom, locale))
  const to = unbroken(formatDateOrNothing(dates.validTo, locale))
  const until = dates.validFrom <= today ? t('until', { date: to }) : t('validFromTo', { from, to })
  const opens = formatDateOrNothing(dealDates(deal.window, today).validFrom, locale, 'season')
  const booking = bookingLink(deal, today)
  const facts = [
    live && (deal.isHotDeal || deal.isLimitedTime) && t(deal.isHotDeal ? 'hot' : 'limited'),
    live ? until : t(booking ? 'farm:bookable' : 'farm:opensAgain', { day: opens }),
    travelDays && (
      <b key="then" className="font-semibold text-ink">
        {t(holds ? 'travel-dates:dealHolds' : 'travel-dates:dealDoesNotHold')}
      </b>
    ),
  ].filter(Boolean)
  const look = looks[live ? 'row' : 'banner']
  return (
    <article className={`relative grid rows-rest gap-x-4 md:gap-x-5 ${look.card}`}>
      <div className={`relative self-start ${look.frame}`}>
        <Picture
          src={deal.image}
          alt=""
          format={live ? 'square' : 'wide'}
          sizes={live ? pictureSizes.thumbnail : pictureSizes.half}
          className={`poster ${look.picture}`}
        />
        <SaveButton
          item={savedDeal(deal)}
          look="small"
          className="absolute end-1 top-1 z-10 max-md:hidden"
        />
      </div>
      <DealPrice
        deal={deal}
        size={live ? 'row' : 'large'}
        className={[
          look.price,
          'md:col-start-3 md:row-start-1 md:flex-col md:items-end',
          look.words,
        ].join(' ')}
      />
      <div className={`min-w-0 md:col-start-2 md:row-span-2 md:row-start-1 ${look.words}`}>
        {deal.isOwn && (
          <p className="my-1">
            <Badge tone="south">{t('farm:ownDeal')}</Badge>
          </p>
        )}
        <h3 className={`leading-snug ${live ? 'text-lg md:text-lg' : 'text-xl md:text-2xl'}`}>
          <SiteLink to={path} className="after:absolute after:inset-0 hover:underline">
            {title}
          </SiteLink>
        </h3>
        <FactsLine facts={facts} className="mt-1 text-sm text-muted" />
        <p
          className={`mt-1.5 max-w-prose text-pretty text-muted max-md:hidden ${live ? 'text-sm' : ''}`}
        >
          {text(deal, 'description', locale)}
        </p>
      </div>
      <div
        className={
          `relative z-10 self-end text-end ${look.action} md:col-start-3 md:row-start-2 ` +
          look.words
        }
      >
        <DealAction deal={deal} path={path} title={title} live={live} booking={booking} />
      </div>
    </article>
  )
})

interface DealActionProps {
  deal: ShownDealSummary
  path: string
  title: string
  live: boolean
  /** Where its days are booked. */
  booking: string | undefined
}

function DealAction({ deal, path, title, live, booking }: DealActionProps) {
  const { t } = useTranslation(['deals', 'farm'])
  if (booking) {
    return (
      <SiteLink to={booking} className={buttonStyles.primary}>
        {t('farm:bookDay')}
      </SiteLink>
    )
  }
  if (!live) {
    return (
      <SiteLink to={`${path}#${formId('orchard')}`} className={buttonStyles.primary}>
        {t('farm:notice.submit')}
      </SiteLink>
    )
  }
  if (deal.bookingUrl) {
    return (
      <PartnerLink
        href={deal.bookingUrl}
        label={t('bookOf', { title })}
        className={buttonStyles.secondary}
      >
        {t('book')}
      </PartnerLink>
    )
  }
  return (
    <SiteLink
      to={`${path}#enquiry`}
      aria-label={t('enquireOf', { title })}
      className={buttonStyles.secondary}
    >
      {t('enquire')}
    </SiteLink>
  )
}

export function savedDeal({
  slug,
  titleVi,
  titleEn,
  image,
}: ShownDeal | ShownDealSummary): SavedItem {
  return { kind: 'deal', slug, titleVi, titleEn, picture: image }
}

/**
 * Returns the occurrence on the visitor's dates, else the current or next one, and whether the deal
 * is valid on those dates.
 */
export function datesToShow(window: DealWindow, today: string, travelDays?: TravelDays) {
  const then = travelDays && datesWithin(window, travelDays)
  return { dates: then ?? dealDates(window, today), holds: travelDays && then !== undefined }
}

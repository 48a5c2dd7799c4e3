import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDeal } from '../../../schema/content/views'
import { isLive } from '../../../schema/deal-dates'
import { text } from '../../../schema/locale'
import { formId } from '../../../schema/no-js-forms'
import { formatPrice } from '../../../schema/numbers'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { daysOf } from '../../../schema/travel-dates'
import { SectionEntry } from '../../domain/entries/entry-page'
import { entryPath } from '../../domain/entries/paths'
import { bookingLink } from '../../domain/farm/season'
import { SeasonBar } from '../../domain/farm/season-bar'
import { PartnerLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { travelDatesText } from '../../domain/travel-dates/words'
import { ActionBar } from '../../domain/trips/action-bar'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useSiteSettings, useToday } from '../../lib/page-data'
import { unbroken } from '../../lib/text'
import { useApi } from '../../lib/use-api'
import { Badge } from '../../ui/badge'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { FactsLine } from '../../ui/facts'
import { pagePart } from '../../ui/page-part'
import { PosterHero } from '../../ui/poster-hero'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { datesToShow, savedDeal } from './deal-card'
import { DealPrice } from './deal-price'

const DealRest = pagePart(async () => (await import('./deal-rest')).DealRest, ['trips'])

export function Screen({ params }: ScreenProps) {
  const remote = useApi(entryPath('deal', params.slug ?? '', useLocale()))
  return (
    <SectionEntry section="deals" remote={remote}>
      {(deal) => <DealArticle deal={deal} />}
    </SectionEntry>
  )
}

Screen.parts = [DealRest]

function DealArticle({ deal }: { deal: EntryOf<'deal'> }) {
  const { t } = useTranslation(['deals', 'farm', 'shell', 'travel-dates'])
  const locale = useLocale()
  const today = useToday()
  const { dates: travelDates } = useTravelDates()
  const travelDays = travelDates && daysOf(travelDates, today)
  const { dates, holds } = datesToShow(deal.window, today, travelDays)
  const title = text(deal, 'title', locale)
  const { vndPerUsd } = useSiteSettings()
  const live = isLive(deal, today)
  const isClosed = deal.isOwn === true && !live
  const scope = [
    ...(deal.priceUnit ? [t(`priceUnits.${deal.priceUnit}`)] : []),
    ...(deal.durationDays ? [t('durationDays', { count: deal.durationDays })] : []),
  ]
  return (
    <>
      <Breadcrumbs steps={[{ to: paths.deals, label: t('shell:nav.travelDeals') }]} here={title} />
      <article>
        <PosterHero
          back={{ to: paths.deals, label: t('back') }}
          title={title}
          picture={{ src: deal.image, alt: text(deal, 'imageAlt', locale) }}
          kicker={deal.isOwn && <Badge tone="outline">{t('farm:ownDeal')}</Badge>}
          hasLongTitle
          isOwn={deal.isOwn === true}
          lead={
            <>
              <DealPrice
                deal={deal}
                withCash
                size={live ? 'large' : 'row'}
                className={live ? '' : 'text-muted'}
              />
              {scope.length > 0 && <FactsLine facts={scope} className="mt-1" />}
              {isClosed ? (
                <div role="status" className="mt-2 max-w-md">
                  <SeasonBar window={deal.window} />
                </div>
              ) : (
                <p
                  role={live ? undefined : 'status'}
                  className={live ? 'mt-1 text-muted' : 'mt-2 font-semibold text-accent'}
                >
                  {t(live ? 'validFromTo' : dates.validTo < today ? 'ended' : 'comesAgain', {
                    from: unbroken(formatDateOrNothing(dates.validFrom, locale)),
                    to: unbroken(formatDateOrNothing(dates.validTo, locale)),
                  })}
                  {live && 'yearly' in deal.window && ` ${t('everyYear')}`}
                </p>
              )}
              {travelDates && (
                <p className="mt-1 font-semibold">
                  {t('travel-dates:fit', {
                    dates: travelDatesText(travelDates, locale),
                    verdict: t(`travel-dates:${holds ? 'dealHolds' : 'dealDoesNotHold'}`),
                  })}
                </p>
              )}
            </>
          }
          actions={
            <>
              <DealAction deal={deal} live={live} className="w-full" />
              <SaveButton item={savedDeal(deal)} withText />
              <ShareButton
                title={title}
                path={fillPath(paths.deal, { slug: deal.slug })}
                withText
              />
            </>
          }
        >
          <p className="max-w-xl text-lg">{text(deal, 'description', locale)}</p>
          {deal.isOwn && (
            <SiteLink
              to={paths.farm}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('farmPage')}
            </SiteLink>
          )}
          {live && (deal.isHotDeal || deal.isLimitedTime) && (
            <p className="mt-2 text-sm text-muted">
              {[deal.isHotDeal && t('hot'), deal.isLimitedTime && t('limited')]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </PosterHero>
        <ActionBar
          price={formatPrice(deal.discountedPrice, locale, vndPerUsd)}
          item={savedDeal(deal)}
        >
          <DealAction deal={deal} live={live} className="px-4" />
        </ActionBar>
        <DealRest deal={deal} />
      </article>
    </>
  )
}

interface DealActionProps {
  deal: ShownDeal
  live: boolean
  className: string
}

function DealAction({ deal, live, className }: DealActionProps) {
  const { t } = useTranslation(['deals', 'farm'])
  const own = `${buttonStyles.primary} ${className}`
  const booking = bookingLink(deal, useToday())
  if (booking) {
    return (
      <SiteLink to={booking} className={own}>
        {t('farm:bookDay')}
      </SiteLink>
    )
  }
  if (!live && deal.isOwn) {
    return (
      <a href={`#${formId('orchard')}`} className={own}>
        {t('farm:notice.submit')}
      </a>
    )
  }
  if (live && deal.bookingUrl) {
    return (
      <PartnerLink href={deal.bookingUrl} className={`${buttonStyles.secondary} ${className}`}>
        {t('book')}
      </PartnerLink>
    )
  }
  // A partner's deal that has ended cannot be booked anywhere.
  if (deal.bookingUrl) return null
  return (
    <a href="#enquiry" className={live ? own : `${buttonStyles.secondary} ${className}`}>
      {t(live ? 'enquire' : 'enquireLike')}
    </a>
  )
}

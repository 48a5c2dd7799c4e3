import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownDeal } from '../../../schema/content/views'
import { dealDates, isLive } from '../../../schema/deal-dates'
import { text, texts } from '../../../schema/locale'
import { formId } from '../../../schema/no-js-forms'
import { fillPath, paths } from '../../../schema/paths'
import { shownDiscount } from '../../../schema/shown-discount'
import { formatDateOrNothing } from '../../../schema/time'
import { FactsChecked } from '../../domain/entries/facts-checked'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { OrchardNotice } from '../../domain/farm/orchard-notice'
import { PartnerLink } from '../../domain/partners/partner-link'
import { SaveButton } from '../../domain/saved/save-button'
import { TripForm } from '../../domain/trips/trip-form'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useToday } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { Badge } from '../../ui/badge'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { FactList } from '../../ui/facts'
import { PosterHero } from '../../ui/poster-hero'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import { savedDeal } from './deal-card'
import { DealPrice } from './deal-price'

export { dealHead as head } from './heads'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('deals')
  const remote = useApi(entryPath('deal', params.slug ?? '', useLocale()))
  const missing = { title: t('notFoundTitle'), text: t('notFoundText') }
  return (
    <LoadedEntry remote={remote} missing={missing} back={{ to: paths.deals, label: t('back') }}>
      {(deal) => <DealArticle deal={deal} />}
    </LoadedEntry>
  )
}

function DealArticle({ deal }: { deal: EntryOf<'deal'> }) {
  const { t } = useTranslation(['deals', 'farm', 'shell'])
  const locale = useLocale()
  const today = useToday()
  const title = text(deal, 'title', locale)
  const discount = shownDiscount(deal)
  const live = isLive(deal, today)
  const isClosed = deal.isOwn === true && !live
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
              {deal.isOwn && <Badge tone="onNight">{t('farm:ownDeal')}</Badge>}
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
            {isClosed && (
              <a href={`#${formId('orchard')}`} className={buttonStyles.primary}>
                {t('farm:notice.submit')}
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
          {deal.destinations.map((place) =>
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
        {deal.factsCheckedOn && (
          <div className="page">
            <FactsChecked day={deal.factsCheckedOn} className="mt-8" />
          </div>
        )}
        {isClosed && (
          <div className="page mt-16 max-w-4xl">
            <OrchardNotice window={deal.window} />
          </div>
        )}
        {!deal.bookingUrl && !isClosed && (
          <section id="enquiry" className="page mt-16 max-w-4xl" aria-labelledby="enquiry-heading">
            <h2 id="enquiry-heading" className="mb-6 text-title">
              {t('enquiryHeading')}
            </h2>
            <TripForm
              prefill={{
                destination: deal.destinations.map((place) => text(place, 'name', locale)).join(', '),
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

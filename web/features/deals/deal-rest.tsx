import { useTranslation } from 'react-i18next'
import type { EntryOf } from '../../../schema/api/entries'
import { isLive } from '../../../schema/deal-dates'
import { text, texts } from '../../../schema/locale'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { GuestReviews } from '../../domain/farm/guest-reviews'
import { OrchardNotice } from '../../domain/farm/orchard-notice'
import { EditorNote } from '../../domain/trips/editor-note'
import { TripForm } from '../../domain/trips/trip-form'
import { useLocale } from '../../lib/locale-context'
import { useToday } from '../../lib/page-data'
import { FactList } from '../../ui/facts'
import { PictureLinks, placeLinks } from '../../ui/picture-links'

const answered = 'page grid gap-x-14 gap-y-6 lg:aside-80'

/** Facts, terms and the form, which follow the hero. */
export function DealRest({ deal }: { deal: EntryOf<'deal'> }) {
  const { t } = useTranslation('deals')
  const locale = useLocale()
  const live = isLive(deal, useToday())
  const isClosed = deal.isOwn === true && !live
  const title = text(deal, 'title', locale)
  return (
    <>
      <div className="page mt-12 grid gap-10 md:grid-cols-2 lg:grid-cols-3">
        <FactList title={t('inclusions')} facts={texts(deal, 'inclusions', locale)} />
        <FactList title={t('terms')} facts={texts(deal, 'terms', locale)} />
        <PictureLinks heading={t('destinations')} links={placeLinks(deal.destinations, locale)} />
      </div>
      <GuestReviews reviews={deal.reviews} />
      {deal.factsCheckedOn && (
        <div className="page">
          <FactsChecked day={deal.factsCheckedOn} className="mt-8" />
        </div>
      )}
      {isClosed && (
        <div className={`mt-16 ${answered}`}>
          <EditorNote className="self-start lg:order-last" />
          <OrchardNotice tour={deal} />
        </div>
      )}
      {!deal.bookingUrl && !isClosed && (
        <section id="enquiry" className={`mt-16 ${answered}`} aria-labelledby="enquiry-heading">
          <h2 id="enquiry-heading" className="text-title lg:col-span-2">
            {t(live ? 'enquiryHeading' : 'enquireLike')}
          </h2>
          <EditorNote className="self-start lg:order-last" />
          <TripForm
            isForDeal
            prefill={{
              destination: deal.destinations.map((place) => text(place, 'name', locale)).join(', '),
              message: t('enquiryMessage', { title }),
            }}
          />
        </section>
      )}
    </>
  )
}

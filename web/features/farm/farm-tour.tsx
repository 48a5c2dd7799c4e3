import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownDeal, ShownFarm } from '../../../schema/content/views'
import { isLive } from '../../../schema/deal-dates'
import { text, texts } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { OrchardNotice } from '../../domain/farm/orchard-notice'
import { bookingLink } from '../../domain/farm/season'
import { TripForm } from '../../domain/trips/trip-form'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings, useToday } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { FactList } from '../../ui/facts'
import { SiteLink } from '../../ui/site-link'

export function TourFacts({ tour }: { tour: ShownDeal }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  return (
    <section
      className="mt-12 bg-card py-10 md:mt-20 md:py-14"
      aria-label={text(tour, 'title', locale)}
    >
      <div className="page grid gap-8 md:grid-cols-2">
        <FactList title={t('inclusions')} facts={texts(tour, 'inclusions', locale)} />
        <FactList title={t('terms')} facts={texts(tour, 'terms', locale)} />
      </div>
      <div className="page mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Proof />
        <SiteLink to={fillPath(paths.deal, { slug: tour.slug })} className={buttonStyles.quiet}>
          {t('dealPage')}
        </SiteLink>
      </div>
    </section>
  )
}

function Proof() {
  const { t } = useTranslation('farm')
  const { yearsInBusiness, certifications } = useSiteSettings().claims
  const facts = [
    yearsInBusiness && t('proof.years', { years: yearsInBusiness }),
    certifications &&
      certifications.length > 0 &&
      t('proof.certified', { names: certifications.join(', ') }),
  ].filter(Boolean)
  return facts.length > 0 && <p className="font-semibold">{facts.join(' · ')}</p>
}

export function FarmBooking({ tour }: { tour: ShownDeal | undefined }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const today = useToday()
  const isOpen = tour !== undefined && isLive(tour, today)
  const booking = tour && bookingLink(tour, today)
  return (
    <div className="page mt-12 farm-tours flex flex-col gap-8 md:mt-20">
      {booking && (
        <section id="dat-cho" aria-labelledby="booking-heading">
          <h2 id="booking-heading" className="text-title">
            {t('bookDay')}
          </h2>
          <p className="mt-2 max-w-xl text-muted">{t('bookDayText')}</p>
          <SiteLink to={booking} className={`${buttonStyles.primary} mt-4`}>
            {t('bookDay')}
          </SiteLink>
        </section>
      )}
      {isOpen && !booking && (
        <section id="dat-cho" aria-labelledby="booking-heading">
          <h2 id="booking-heading" className="mb-6 text-title">
            {t('bookingHeading')}
          </h2>
          <TripForm
            isForDeal
            prefill={{
              destination: tour.destinations.map((place) => text(place, 'name', locale)).join(', '),
              message: t('bookingMessage', { title: text(tour, 'title', locale) }),
            }}
          />
        </section>
      )}
      <OrchardNotice tour={tour} />
      {(booking || !isOpen) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {t('privateText')}
          <SiteLink
            to={
              tour
                ? `${paths.planTrip}?${new URLSearchParams({ deal: tour.slug })}`
                : paths.planTrip
            }
            className={buttonStyles.quiet}
          >
            {t('privateLink')}
          </SiteLink>
        </p>
      )}
    </div>
  )
}

export function FarmQuestions({ farm: { way, questions } }: { farm: ShownFarm }) {
  const { t } = useTranslation('farm')
  const locale = useLocale()
  const answers = [
    { title: text(way, 'heading', locale), answer: text(way, 'text', locale) },
    ...questions.map((one) => ({
      title: text(one, 'question', locale),
      answer: text(one, 'answer', locale),
    })),
  ]
  return (
    <section
      className="page mt-12 grid gap-x-12 gap-y-4 md:mt-20 lg:wide-last"
      aria-labelledby="questions-heading"
    >
      <h2 id="questions-heading" className="text-title">
        {t('questions')}
      </h2>
      <div className="border-t border-line">
        {answers.map(({ title, answer }) => (
          <details key={title} className="group border-b border-line">
            <summary
              className={
                'flex min-h-12 cursor-pointer list-none items-center justify-between ' +
                'gap-4 py-2 font-semibold'
              }
            >
              {title}
              <ChevronDown className="size-5 shrink-0 group-open:rotate-180" />
            </summary>
            <p className="max-w-prose pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { BookingView } from '../../../schema/api/bookings'
import { waitingStatuses } from '../../../schema/bookings'
import { paths } from '../../../schema/paths'
import { pictureSizes } from '../../lib/picture-sizes'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { buttonStyles } from '../../ui/button-styles'
import { FactsLine } from '../../ui/facts'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { tokenOf } from '../paths'
import { BookingSummary } from './booking-summary'
import { GuestForm } from './guest-form'
import { HoldClock } from './hold-clock'
import { Cancellation, Company } from './tour-terms'
import { useWords } from './words'

/** The way back to the days, with what was chosen. */
export function choicePath({ tour, day, adults, children }: BookingView): string {
  const choice = {
    tour: tour.slug,
    month: day.slice(0, 7),
    day,
    adults: String(adults),
    children: String(children),
  }
  return `${paths.booking}?${new URLSearchParams(choice)}`
}

/** Who comes and how they pay, while seats are held. */
export function HeldBooking({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const { status, tour, heldUntil, terms } = booking
  const isWaiting = waitingStatuses.some((one) => one === status)
  return (
    <>
      <Breadcrumbs steps={[{ to: paths.farm, label: t('farm') }]} here={t('title')} />
      <div className="page grid gap-x-14 gap-y-10 py-6 lg:aside-96 lg:py-8">
        <div className="min-w-0">
          <p className="font-semibold text-accent">{tour.title}</p>
          {isWaiting && heldUntil ? (
            <Waiting booking={booking} until={heldUntil} />
          ) : (
            <Past booking={booking} />
          )}
        </div>
        <aside className="grid content-start gap-8">
          <section className="m-1.5 crate p-5">
            {tour.image && (
              <Picture
                src={tour.image}
                alt={tour.imageAlt}
                format="square"
                sizes={pictureSizes.card}
                className="mb-4 aspect-2/1 w-full rounded-card object-cover"
              />
            )}
            <h2 className="mb-3 text-heading">{t('summary.title')}</h2>
            <BookingSummary booking={booking} />
          </section>
          <Cancellation schedule={terms} />
          <section>
            <h2 className="text-heading">{t('from')}</h2>
            <Company />
          </section>
        </aside>
      </div>
    </>
  )
}

function Waiting({ booking, until }: { booking: BookingView; until: string }) {
  const { t } = useTranslation('bookings')
  const words = useWords()
  const [isLapsed, setLapsed] = useState(() => Date.parse(until) <= Date.now())
  const [lapse] = useState(() => () => setLapsed(true))
  return (
    <>
      <h1 className="mt-1 text-title">{t(isLapsed ? 'held.lapsedTitle' : 'held.title')}</h1>
      <FactsLine
        facts={[words.day(booking.day), words.guests(booking), words.money(booking.total)]}
        className="mt-2 text-lg text-muted"
      />
      {isLapsed ? (
        <div role="status" className="mt-3 max-w-xl">
          <p>{t('held.lapsed')}</p>
          <SiteLink to={choicePath(booking)} className={`${buttonStyles.secondary} mt-4`}>
            {t('held.again')}
          </SiteLink>
        </div>
      ) : (
        <HoldClock until={until} onLapse={lapse} />
      )}
      <GuestForm booking={booking} />
    </>
  )
}

function Past({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const [search] = useSearchParams()
  const isExpired = booking.status === 'expired'
  return (
    <>
      <h1 className="mt-1 text-title">{t(isExpired ? 'held.expiredTitle' : 'held.doneTitle')}</h1>
      {isExpired && booking.paid === 0 && <p className="mt-3 max-w-xl">{t('held.expired')}</p>}
      <p className="mt-6 flex flex-wrap gap-3">
        {isExpired && (
          <SiteLink to={choicePath(booking)} className={buttonStyles.primary}>
            {t('held.again')}
          </SiteLink>
        )}
        {(!isExpired || booking.paid > 0) && (
          <SiteLink
            to={`${paths.voucher}?${tokenOf(search)}`}
            className={isExpired ? buttonStyles.secondary : buttonStyles.primary}
          >
            {t('held.toVoucher')}
          </SiteLink>
        )}
      </p>
    </>
  )
}

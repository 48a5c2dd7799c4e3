import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { BookingView } from '../../../schema/api/bookings'
import { rebookDays } from '../../../schema/bookings'
import { paths } from '../../../schema/paths'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import { bookingReadPath, tokenOf } from '../paths'
import { BookingSummary } from './booking-summary'
import { ChangeForm } from './change-form'
import { choicePath } from './held-booking'
import { ReviewForm } from './review-form'
import { Cancellation, Company } from './tour-terms'
import { Transfer } from './transfer'
import { PayForm, VoucherCard } from './voucher-card'
import { MoneyBack, VoucherChanges } from './voucher-changes'
import { useWords } from './words'
import './bookings.css'

export function Screen() {
  const { t } = useTranslation('bookings')
  const [search] = useSearchParams()
  const remote = useApi(bookingReadPath(search), { freshForMs: 0 })
  return (
    <LoadedEntry
      remote={remote}
      missing={{ title: t('voucher.missingTitle'), text: t('voucher.missingText') }}
      back={{ to: paths.farm, label: t('farm') }}
    >
      {(booking) => <Voucher booking={booking} />}
    </LoadedEntry>
  )
}

function Voucher({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const { title, text } = useStatusWords(booking)
  const { tour, terms } = booking
  return (
    <div className="page voucher-page grid gap-x-14 gap-y-10 py-6 lg:aside-96 lg:py-8">
      <div className="min-w-0">
        <p className="font-semibold text-accent">{tour.title}</p>
        <h1 className="mt-1 text-title">{title}</h1>
        <p className="mt-3 max-w-xl text-lg text-pretty text-muted">{text}</p>
        <StatusActions booking={booking} />
      </div>
      <aside className="grid content-start gap-8">
        <section>
          <h2 className="mb-3 text-heading">{t('voucher.receipt')}</h2>
          <BookingSummary booking={booking} />
        </section>
        <Cancellation schedule={terms} />
        <section>
          <h2 className="text-heading">{t('voucher.receiptFrom')}</h2>
          <Company />
        </section>
      </aside>
    </div>
  )
}

function useStatusWords(booking: BookingView): { title: string; text: string } {
  const { t } = useTranslation('bookings')
  const { money } = useWords()
  const { status, method, email } = booking
  const paid = booking.paid > 0
  const sums = { paid: money(booking.paid), refunded: money(booking.refunded) }
  switch (status) {
    case 'awaiting': {
      const key = method === 'bank' ? 'waitingBank' : 'waitingCard'
      return { title: t(`voucher.${key}.title`), text: t(`voucher.${key}.text`, { email }) }
    }
    case 'confirmed':
      return { title: t('voucher.confirmed.title'), text: t('voucher.confirmed.text', { email }) }
    case 'expired':
      return {
        title: t('voucher.expired.title'),
        text: paid ? t('voucher.expired.paid', { amount: sums.paid }) : t('voucher.expired.text'),
      }
    case 'cancelledByGuest':
      return {
        title: t('voucher.cancelledByGuest.title'),
        text: paid ? t('voucher.cancelledByGuest.paid', sums) : t('voucher.cancelledByGuest.text'),
      }
    case 'cancelledByUs':
      if (booking.refunded > 0)
        return {
          title: t('voucher.cancelledByUs.title'),
          text: t('voucher.refunded.text', sums),
        }
      return {
        title: t('voucher.cancelledByUs.title'),
        text: paid
          ? t('voucher.cancelledByUs.text', { days: rebookDays })
          : t('voucher.cancelledByUs.unpaid'),
      }
    case 'partlyRefunded':
    case 'refunded':
      return { title: t('voucher.refunded.title'), text: t('voucher.refunded.text', sums) }
    default:
      return { title: t(`voucher.${status}.title`), text: t(`voucher.${status}.text`) }
  }
}

function StatusActions({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const [search] = useSearchParams()
  const { status, transfer, canReview, refunded, paid, otherDays } = booking
  const again = `${paths.booking}?${tokenOf(search)}`
  switch (status) {
    case 'held':
      return (
        <SiteLink to={again} className={`${buttonStyles.primary} mt-6`}>
          {t('held.title')}
        </SiteLink>
      )
    case 'awaiting':
      return (
        <>
          {transfer ? <Transfer booking={booking} transfer={transfer} /> : null}
          {!transfer && <PayForm booking={booking} />}
          <SiteLink to={again} className={`${buttonStyles.quiet} mt-5`}>
            {t('voucher.otherWay')}
          </SiteLink>
          <VoucherChanges booking={booking} />
        </>
      )
    case 'confirmed':
      return (
        <>
          <VoucherCard booking={booking} />
          <VoucherChanges booking={booking} />
        </>
      )
    case 'checkedIn':
      return canReview ? (
        <ReviewForm />
      ) : (
        <p role="status" className="mt-6 font-semibold">
          {t('review.thanks')}
        </p>
      )
    case 'cancelledByUs':
      if (refunded > 0) return null
      return (
        <div className="mt-8 grid gap-10" data-print="hide">
          {otherDays.length > 0 ? (
            <ChangeForm booking={booking} />
          ) : (
            <p>{t('change.noOtherDays')}</p>
          )}
          {paid > 0 && <MoneyBack amount={paid} />}
        </div>
      )
    case 'noShow':
      return null
    default:
      return (
        <SiteLink to={choicePath(booking)} className={`${buttonStyles.secondary} mt-6`}>
          {t('title')}
        </SiteLink>
      )
  }
}

import { CalendarPlus, MapPin, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { BookingView } from '../../../schema/api/bookings'
import { text, texts } from '../../../schema/locale'
import { monthOf } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { Fold } from '../../ui/fold'
import { QrCode } from '../../ui/qr-code'
import { tokenOf } from '../paths'
import { NativeForm } from './native-form'
import { Transfer } from './transfer'
import { useWords } from './words'

/** What the guest shows on the day. */
export function VoucherCard({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const locale = useLocale()
  const words = useWords()
  const [search] = useSearchParams()
  const { code, qr, day, terms } = booking
  const { startTime, meetingCoordinates: point } = terms
  const bring = terms.bring?.find(({ months }) => months.includes(monthOf(day)))
  return (
    <>
      <section aria-label={t('voucher.title')} className="mt-7 crate m-1.5 max-w-2xl p-5 md:p-7">
        <div className="flex flex-wrap items-start gap-x-7 gap-y-4">
          {qr && (
            <QrCode
              code={qr}
              label={t('voucher.qr', { code })}
              className="size-44 shrink-0 rounded-control"
            />
          )}
          <div className="min-w-0">
            <p className="font-display text-3xl font-semibold tracking-wider">{code}</p>
            <p className="text-meta text-muted">{t('voucher.show')}</p>
            <p className="mt-3 text-xl font-semibold">{words.day(day)}</p>
            <p className="text-xl font-semibold">{words.clock(startTime)}</p>
            <p className="mt-1">{words.guests(booking)}</p>
          </div>
        </div>
        <h2 className="mt-5 text-heading">{t('voucher.meeting')}</h2>
        <p className="mt-1">{text(terms, 'meeting', locale)}</p>
        {point && (
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${point.lat},${point.lng}`}
            target="_blank"
            rel="noopener"
            className={buttonStyles.quiet}
            data-print="hide"
          >
            <MapPin className="size-4" />
            {t('voucher.map')}
          </a>
        )}
        {bring && (
          <>
            <h2 className="mt-5 text-heading">{t('voucher.bring')}</h2>
            <ul className="mt-1 list-disc ps-5">
              {texts(bring, 'items', locale).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      <div className="mt-5 flex flex-wrap gap-3" data-print="hide">
        <a
          href={`/api/bookings/calendar.ics?${tokenOf(search)}`}
          className={buttonStyles.secondary}
        >
          <CalendarPlus className="size-4" />
          {t('voucher.calendar')}
        </a>
        <button type="button" onClick={() => window.print()} className={buttonStyles.secondary}>
          <Printer className="size-4" />
          {t('voucher.print')}
        </button>
      </div>
    </>
  )
}

/** What is left to pay, for who would rather not bring it. */
export function PayRest({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const { money } = useWords()
  const { status, methods, transfer, total, paid, refunded } = booking
  const rest = total - (paid - refunded)
  if (status !== 'confirmed' || rest <= 0 || methods.every((one) => one === 'farm')) return null
  const amount = money(rest)
  return (
    <Fold title={t('voucher.restNow', { amount })}>
      <p className="text-muted">{t('voucher.restAtFarm', { amount })}</p>
      <PayForm booking={booking} />
      {transfer && <Transfer booking={booking} transfer={transfer} />}
    </Fold>
  )
}

export function PayForm({ booking: { methods, transfer } }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  return (
    <NativeForm name="pay" className="mt-4 flex flex-wrap gap-3">
      {methods.includes('card') && (
        <button type="submit" name="method" value="card" className={buttonStyles.primary}>
          {t('voucher.payAgain')}
        </button>
      )}
      {methods.includes('bank') && !transfer && (
        <button type="submit" name="method" value="bank" className={buttonStyles.secondary}>
          {t('voucher.payByBank')}
        </button>
      )}
    </NativeForm>
  )
}

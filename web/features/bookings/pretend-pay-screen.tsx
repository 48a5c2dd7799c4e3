import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { BookingView } from '../../../schema/api/bookings'
import { paths } from '../../../schema/paths'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { MissingPage } from '../../ui/missing-page'
import { SiteLink } from '../../ui/site-link'
import { bookingReadPath, tokenOf } from '../paths'
import { NativeForm } from './native-form'
import { useWords } from './words'

export function Screen() {
  const { t } = useTranslation('bookings')
  const [search] = useSearchParams()
  const remote = useApi(bookingReadPath(search), { freshForMs: 0 })
  const missing = { title: t('pretend.missingTitle'), text: t('pretend.missingText') }
  const back = { to: paths.farm, label: t('farm') }
  return (
    <LoadedEntry remote={remote} missing={missing} back={back}>
      {(booking) =>
        booking.isPretend ? (
          <PretendPay booking={booking} />
        ) : (
          <MissingPage {...missing} back={back} />
        )
      }
    </LoadedEntry>
  )
}

function PretendPay({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const { money } = useWords()
  const [search] = useSearchParams()
  const { due, paid, status } = booking
  const amount = Number(search.get('amount')) || Math.max(0, due - paid)
  const back = status === 'confirmed' ? paths.voucher : paths.booking
  return (
    <div className="page max-w-2xl py-10">
      <div className="rounded-card border-4 border-dashed border-bad bg-card p-6 md:p-8">
        <h1 className="text-title text-bad">{t('pretend.title')}</h1>
        <p className="mt-3">{t('pretend.text')}</p>
        <p className="mt-6 text-muted">
          {booking.tour.title} · {booking.code}
        </p>
        <p className="mt-2 flex items-baseline gap-3">
          <span>{t('pretend.amount')}</span>
          <strong className="font-display text-3xl font-semibold">{money(amount)}</strong>
        </p>
        <div className="mt-6 flex flex-wrap items-start gap-3">
          <NativeForm name="pretend">
            <input type="hidden" name="method" value="card" />
            <input type="hidden" name="amount" value={amount} />
            <button type="submit" className={buttonStyles.primary}>
              {t('pretend.pay')}
            </button>
          </NativeForm>
          <SiteLink to={`${back}?${tokenOf(search)}`} className={buttonStyles.secondary}>
            {t('pretend.giveUp')}
          </SiteLink>
        </div>
      </div>
    </div>
  )
}

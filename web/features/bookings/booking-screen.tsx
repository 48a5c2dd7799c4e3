import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../schema/paths'
import { LoadedData, LoadedEntry } from '../../domain/entries/loaded-entry'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { bookingReadPath, tourDaysPath } from '../paths'
import { ChooseDay } from './choose-day'
import { HeldBooking } from './held-booking'
import './bookings.css'

/** Seats go while somebody looks. */
const freshForMs = 20_000

export function Screen() {
  return useSearchParams()[0].has('token') ? <Held /> : <Choose />
}

function Choose() {
  const [search] = useSearchParams()
  const path = tourDaysPath(search, useLocale())
  const remote = useApi(path, { freshForMs, keepPreviousData: true })
  return <LoadedData remote={remote}>{(answer) => <ChooseDay answer={answer} />}</LoadedData>
}

function Held() {
  const { t } = useTranslation('bookings')
  const [search] = useSearchParams()
  const remote = useApi(bookingReadPath(search), { freshForMs: 0 })
  return (
    <LoadedEntry
      remote={remote}
      missing={{ title: t('voucher.missingTitle'), text: t('voucher.missingText') }}
      back={{ to: paths.booking, label: t('title') }}
    >
      {(booking) => <HeldBooking booking={booking} />}
    </LoadedEntry>
  )
}

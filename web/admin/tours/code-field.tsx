import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingRow, CheckIn } from '../../../schema/api/admin-tours'
import { canHappen, findBookingCode } from '../../../schema/bookings'
import { TextField } from '../../domain/forms/text-field'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { SiteLink } from '../../ui/site-link'
import { lazyPart } from '../kit/lazy-part'
import { statusAfter } from './check-in-queue'
import { bookingScreen } from './tour-words'

const ScanDialog = lazyPart(['tours'], async () => (await import('./scan-dialog')).ScanDialog)

interface CodeFieldProps {
  bookings: readonly BookingRow[]
  items: readonly CheckIn[]
  onCheckIn: (code: string, what: 'checkIn') => void
}

interface Result {
  text: string
  isGood: boolean
  /** Of another day, perhaps. */
  code?: string
}

/** Checks in whoever's voucher is typed, pasted or scanned, if it is of the day that is shown. */
export function CodeField({ bookings, items, onCheckIn }: CodeFieldProps) {
  const { t } = useTranslation('admin')
  const [result, setResult] = useState<Result>()
  const [isScanning, setIsScanning] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function read(typed: string): Result {
    const code = findBookingCode(typed)
    if (!code) return { text: t('tours.checkIn.noCode'), isGood: false }
    const booking = bookings.find((one) => one.code === code)
    if (!booking) return { text: t('tours.checkIn.notToday', { code }), isGood: false, code }
    const { name } = booking
    const status = statusAfter(booking, items)
    if (status === 'checkedIn')
      return { text: t('tours.checkIn.alreadyHere', { name }), isGood: true }
    if (!canHappen('checkIn', status))
      return {
        text: t('tours.checkIn.notConfirmed', { name, status: t(`tours.statuses.${status}`) }),
        isGood: false,
        code,
      }
    onCheckIn(code, 'checkIn')
    return { text: t('tours.checkIn.done', { name }), isGood: true }
  }

  function find(typed: string): Result {
    const found = read(typed)
    setResult(found)
    return found
  }

  return (
    <form
      className="mb-6 rounded-card border border-line bg-card p-4"
      onSubmit={(event) => {
        event.preventDefault()
        const { isGood } = find(input.current?.value ?? '')
        if (isGood && input.current) input.current.value = ''
      }}
    >
      <TextField
        inputRef={input}
        label={t('tours.checkIn.label')}
        hint={t('tours.checkIn.hint')}
        name="code"
        maxLength={400}
        autoComplete="off"
        onChange={() => setResult(undefined)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="submit" className={buttonStyles.primary}>
          {t('tours.checkIn.submit')}
        </button>
        {'BarcodeDetector' in window && (
          <button
            type="button"
            className={buttonStyles.secondary}
            onClick={() => setIsScanning(true)}
          >
            {t('tours.checkIn.scan')}
          </button>
        )}
      </div>
      <div role="status" className={result ? 'mt-2' : ''}>
        {result && (
          <p className={`font-semibold ${result.isGood ? 'text-good' : 'text-bad'}`}>
            {result.text}
          </p>
        )}
        {result?.code && (
          <SiteLink to={bookingScreen(result.code)} className={buttonStyles.quiet}>
            {t('tours.checkIn.look', { code: result.code })}
          </SiteLink>
        )}
      </div>
      {isScanning && (
        <PageSection>
          <ScanDialog onFound={find} onClose={() => setIsScanning(false)} />
        </PageSection>
      )}
    </form>
  )
}

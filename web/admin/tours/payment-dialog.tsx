import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingRow, HandPayment } from '../../../schema/api/admin-tours'
import { formatDong } from '../../../schema/numbers'
import { TextField } from '../../domain/forms/text-field'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SelectField } from '../../ui/form-controls'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'
import { restOf } from './tour-words'

interface BookingDialogProps {
  booking: BookingRow
  onSaved: () => void
  onClose: () => void
}

export function PaymentDialog({ booking, onSaved, onClose }: BookingDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <DialogFrame title={t('tours.booking.recordTitle')} onClose={onClose}>
      {(close) => (
        <PaymentForm
          booking={booking}
          onSaved={() => {
            close()
            onSaved()
          }}
        />
      )}
    </DialogFrame>
  )
}

const methods = ['farm', 'bank'] as const
const maxAmount = 1_000_000_000

/** Whole đồng, however the thousands are parted. */
export function readAmount(typed: string): number | undefined {
  const digits = typed.replace(/[\s.,₫đ]/g, '')
  const amount = Number(digits)
  return /^\d{1,10}$/.test(digits) && amount >= 1 && amount <= maxAmount ? amount : undefined
}

function PaymentForm({ booking, onSaved }: Omit<BookingDialogProps, 'onClose'>) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [method, setMethod] = useState<HandPayment['method']>(
    booking.method === 'bank' ? 'bank' : 'farm',
  )
  // A repeated request counts once.
  const id = useRef(crypto.randomUUID())
  const { form, isPending, faultOf, failureText } = useSubmit(async (data) => {
    const amount = readAmount(String(data.get('amount') ?? ''))
    if (!amount) throw new FieldFault('amount', t('tours.booking.badAmount'))
    const note = String(data.get('note') ?? '').trim()
    const input: HandPayment = { method, amount, note, id: id.current }
    await writeAdmin('POST', `/api/admin/tours/bookings/${booking.code}/payments`, input)
    showToast({ title: t('tours.booking.recorded', { amount: formatDong(amount, locale) }) })
    onSaved()
  })
  const rest = restOf(booking)
  return (
    <form {...form} className="grid gap-4">
      <p className="text-muted">{t('tours.booking.recordText')}</p>
      <SelectField
        label={t('tours.booking.recordMethod')}
        value={method}
        options={methods.map((value) => ({ value, label: t(`tours.booking.methods.${value}`) }))}
        onChange={setMethod}
      />
      <TextField
        label={t('tours.booking.amount')}
        name="amount"
        inputMode="numeric"
        maxLength={20}
        required
        autoComplete="off"
        defaultValue={rest > 0 ? String(rest) : ''}
        error={faultOf('amount')}
      />
      <TextField
        label={t('tours.booking.paymentNote')}
        name="note"
        rows={2}
        maxLength={300}
        autoComplete="off"
      />
      <SubmitFailure title={t('frame.failed')} text={failureText} />
      <button
        type="submit"
        disabled={isPending}
        className={`${buttonStyles.primary} justify-self-end`}
      >
        {isPending ? t('tours.booking.saving') : t('tours.booking.save')}
      </button>
    </form>
  )
}

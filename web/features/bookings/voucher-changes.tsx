import { useTranslation } from 'react-i18next'
import type { BookingView } from '../../../schema/api/bookings'
import { bookingLimits } from '../../../schema/bookings'
import { fieldId } from '../../../schema/no-js-forms'
import { refundFor } from '../../../schema/tour-price'
import { useNoJsForm } from '../../domain/forms/post-form'
import { TextField } from '../../domain/forms/text-field'
import { buttonStyles } from '../../ui/button-styles'
import { Fold } from '../../ui/fold'
import { ChangeForm } from './change-form'
import { NativeForm } from './native-form'
import { PayRest } from './voucher-card'
import { useWords } from './words'

/** What a guest may still do with a booking; the form that was refused is open. */
export function VoucherChanges({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const change = useNoJsForm('change').shown
  const note = useNoJsForm('booking-note').shown
  const cancel = useNoJsForm('cancel').shown
  const { status, canChange, canCancel } = booking
  if (!canChange && !canCancel) return null
  return (
    <div className="mt-8 max-w-2xl border-t border-line" data-print="hide">
      <PayRest booking={booking} />
      {canChange && (
        <Fold title={t('change.title')} isOpen={change !== undefined}>
          <ChangeForm booking={booking} />
        </Fold>
      )}
      {status === 'confirmed' && canCancel && (
        <Fold title={t('note.title')} isOpen={note !== undefined}>
          <NoteForm booking={booking} />
        </Fold>
      )}
      {canCancel && (
        <Fold title={t('cancel.title')} isOpen={cancel !== undefined}>
          <CancelForm booking={booking} />
        </Fold>
      )}
    </div>
  )
}

function NoteForm({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const { shown, values } = useNoJsForm('booking-note')
  const field = (name: 'diet' | 'note') => ({
    id: fieldId('booking-note', name),
    name,
    label: t(`held.${name}`),
    maxLength: bookingLimits[name],
    defaultValue: values[name] ?? booking[name],
    error: shown?.errors[name],
  })
  return (
    <NativeForm name="booking-note" className="grid gap-4">
      <TextField {...field('diet')} hint={t('held.dietHint')} />
      <TextField {...field('note')} rows={3} />
      <div>
        <button type="submit" className={buttonStyles.secondary}>
          {t('note.save')}
        </button>
      </div>
    </NativeForm>
  )
}

/** Says in đồng what comes back before anything is pressed. */
function CancelForm({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const { money } = useWords()
  const { refundPercent: percent } = booking
  const paid = booking.paid - booking.refunded
  const back = refundFor(paid, percent)
  const sums = { paid: money(paid), amount: money(back), percent }
  return (
    <NativeForm name="cancel">
      <p className="font-semibold">
        {paid === 0
          ? t('cancel.unpaid')
          : back > 0
            ? t('cancel.back', sums)
            : t('cancel.nothingBack', sums)}
      </p>
      <button type="submit" className={`${buttonStyles.secondary} mt-3`}>
        {back > 0 ? t('cancel.submitBack', sums) : t('cancel.submit')}
      </button>
    </NativeForm>
  )
}

/** After the company called a day off. */
export function MoneyBack({ amount }: { amount: number }) {
  const { t } = useTranslation('bookings')
  const { money } = useWords()
  const sum = { amount: money(amount) }
  return (
    <section>
      <h2 className="text-heading">{t('cancel.moneyTitle')}</h2>
      <NativeForm name="cancel">
        <p className="mt-2">{t('cancel.moneyText', sum)}</p>
        <button type="submit" className={`${buttonStyles.secondary} mt-3`}>
          {t('cancel.moneySubmit', sum)}
        </button>
      </NativeForm>
    </section>
  )
}

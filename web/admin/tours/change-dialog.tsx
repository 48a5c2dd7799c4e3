import { useTranslation } from 'react-i18next'
import type { BookingRow } from '../../../schema/api/admin-tours'
import { maxGuests } from '../../../schema/bookings'
import { TextField } from '../../domain/forms/text-field'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { writeAdmin } from '../kit/admin-api'
import { DialogFrame } from '../kit/dialog-frame'
import { SubmitFailure } from '../kit/submit-failure'
import { FieldFault, useSubmit } from '../kit/use-submit'
import { DayInput } from './day-input'

interface ChangeDialogProps {
  booking: BookingRow
  onSaved: () => void
  onClose: () => void
}

export function ChangeDialog({ booking, onSaved, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <DialogFrame title={t('tours.booking.changeTitle')} onClose={onClose}>
      {(close) => (
        <ChangeForm
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

function readCount(typed: string, least: number): number | undefined {
  const count = Number(typed)
  return /^\d{1,2}$/.test(typed) && count >= least && count <= maxGuests ? count : undefined
}

function ChangeForm({ booking, onSaved }: Omit<ChangeDialogProps, 'onClose'>) {
  const { t } = useTranslation('admin')
  const { form, isPending, faultOf, failureText } = useSubmit(send, {
    NO_SEATS: { field: 'day', text: t('tours.booking.noSeats') },
    TOO_LATE: { field: 'day', text: t('tours.booking.tooLate') },
  })

  async function send(data: FormData) {
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const [adults, children] = [readCount(text('adults'), 1), readCount(text('children'), 0)]
    if (adults === undefined) throw new FieldFault('adults', t('tours.booking.badGuests'))
    if (children === undefined) throw new FieldFault('children', t('tours.booking.badGuests'))
    if (!text('day')) throw new FieldFault('day', t('tours.departures.badDay'))
    const input = { day: text('day'), adults, children }
    await writeAdmin('POST', `/api/admin/tours/bookings/${booking.code}/change`, input)
    showToast({ title: t('tours.booking.changed') })
    onSaved()
  }

  return (
    <form {...form} className="grid gap-4">
      <p className="text-muted">{t('tours.booking.changeText')}</p>
      <DayInput
        label={t('tours.bookings.day')}
        name="day"
        defaultValue={booking.day}
        error={faultOf('day')}
      />
      <div className="grid grid-cols-2 gap-4">
        {(['adults', 'children'] as const).map((name) => (
          <TextField
            key={name}
            label={t(`tours.booking.${name}`)}
            name={name}
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            defaultValue={String(booking[name])}
            error={faultOf(name)}
          />
        ))}
      </div>
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

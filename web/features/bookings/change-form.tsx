import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingView } from '../../../schema/api/bookings'
import { type Guests, totalOf } from '../../../schema/tour-price'
import { useNoJsForm } from '../../domain/forms/post-form'
import { buttonStyles } from '../../ui/button-styles'
import { Choice, Choices } from './choices'
import { GuestFields, readGuests } from './guest-fields'
import { NativeForm } from './native-form'
import { useWords } from './words'

/** Another day or other guests; after the company called a day off, another day. */
export function ChangeForm({ booking }: { booking: BookingView }) {
  const { t } = useTranslation('bookings')
  const words = useWords()
  const { shown, values } = useNoJsForm('change')
  const { otherDays, canChange, terms, day } = booking
  const first = readGuests((name) => values[name] ?? String(booking[name]))
  const [guests, setGuests] = useState<Guests>(first)
  const form = useRef<HTMLFormElement>(null)
  const read = (element: HTMLFormElement) => {
    const data = new FormData(element)
    setGuests(readGuests((name) => data.get(name)))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before scripts came
  useEffect(() => {
    if (form.current) read(form.current)
  }, [])
  const chosen = values.day ?? (canChange ? day : undefined)
  const isSame = guests.adults === booking.adults && guests.children === booking.children
  return (
    <NativeForm name="change" formRef={form} onInput={read} className="grid gap-6">
      <p className="text-muted">{t('change.text')}</p>
      <GuestFields
        form="change"
        first={first}
        schedule={terms}
        error={shown?.errors.adults ?? shown?.errors.children}
      />
      <Choices
        form="change"
        name="day"
        legend={t('change.day')}
        error={shown?.errors.day && t('chooseDayError')}
      >
        <div className="mt-3 grid gap-2 sm:grid-cols-2">
          {canChange && (
            <Choice
              name="day"
              value={day}
              isNeeded
              isChosen={chosen === day}
              hint={isSame && words.money(booking.total)}
            >
              {t('change.sameDay', { day: words.day(day) })}
            </Choice>
          )}
          {otherDays.map((one) => (
            <Choice
              key={one.day}
              name="day"
              value={one.day}
              isNeeded
              isChosen={chosen === one.day}
              hint={`${words.money(totalOf(one, guests))} · ${t('seatsLeft', { count: one.seatsLeft })}`}
            >
              {words.day(one.day)}
            </Choice>
          ))}
        </div>
        {canChange && otherDays.length === 0 && (
          <p className="mt-3 text-muted">{t('change.noDays')}</p>
        )}
      </Choices>
      <div>
        <button type="submit" className={buttonStyles.primary}>
          {t(canChange ? 'change.save' : 'change.rebook')}
        </button>
      </div>
    </NativeForm>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { maxGuests } from '../../../schema/bookings'
import type { TourSchedule } from '../../../schema/content/tour-schedule'
import { fieldId } from '../../../schema/no-js-forms'
import type { Guests } from '../../../schema/tour-price'
import { Choices } from './choices'

type Given = FormDataEntryValue | null | undefined

function countOf(value: Given, least: number): number {
  const count = Math.trunc(Number(value ?? Number.NaN))
  return count >= least && count <= maxGuests ? count : least
}

/** Numbers that can be booked, whatever was typed. */
export function readGuests(given: (name: keyof Guests) => Given): Guests {
  return { adults: countOf(given('adults'), 1), children: countOf(given('children'), 0) }
}

interface GuestFieldsProps {
  form: 'book' | 'change'
  first: Guests
  schedule: Pick<TourSchedule, 'childAges' | 'seats'>
  error: string | undefined
  children?: ReactNode
}

export function GuestFields({ form, first, schedule, error, children }: GuestFieldsProps) {
  const { t } = useTranslation('bookings')
  const { childAges, seats } = schedule
  const field = (name: keyof Guests, label: string, min: number) => (
    <div>
      <label htmlFor={fieldId(form, name)} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={fieldId(form, name)}
        type="number"
        inputMode="numeric"
        name={name}
        min={min}
        max={Math.min(seats, maxGuests)}
        required
        defaultValue={first[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldId(form, 'guests')}-error` : undefined}
        className={`min-h-11 w-24 rounded-control border bg-card px-3 text-ink ${
          error ? 'border-bad' : 'border-edge'
        }`}
      />
    </div>
  )
  return (
    <Choices form={form} name="guests" legend={t('guests')} error={error && t('guestsError')}>
      <div className="mt-3 flex flex-wrap items-end gap-x-6 gap-y-3">
        {field('adults', t('adults'), 1)}
        {field('children', childAges ? t('childrenAged', childAges) : t('children'), 0)}
        {children}
      </div>
    </Choices>
  )
}

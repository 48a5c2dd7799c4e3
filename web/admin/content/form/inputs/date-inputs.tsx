import { useTranslation } from 'react-i18next'
import { languageTags } from '../../../../../schema/locale'
import { useLocale } from '../../../../lib/locale-context'
import { SelectField } from '../../../../ui/form-controls'
import { lastDayOf } from '../deal-window'
import { DayInput, stringOf } from './day-input'
import { InputGroup, type InputProps, inputStyle } from './input-frame'

const numbers = (last: number) =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'))

/** `MM-DD`; a whole date shows its month and day. */
function YearlyDayInput(input: InputProps) {
  const { id, label, error, value, onChange } = input
  const { t } = useTranslation('admin')
  const [month = '', day = ''] = stringOf(value).split('-').slice(-2)
  const set = (nextMonth: string, nextDay: string) => {
    const last = String(lastDayOf(nextMonth))
    onChange(`${nextMonth || '01'}-${nextDay > last ? last : nextDay || '01'}`)
  }
  const select = (part: {
    id: string
    name: string
    value: string
    last: number
    onChange: (value: string) => void
  }) => (
    <select
      id={part.id}
      aria-label={`${label}: ${part.name}`}
      value={part.value}
      onChange={(event) => part.onChange(event.target.value)}
      className={`${inputStyle(error)} min-h-11`}
    >
      {part.value === '' && <option value="">{part.name}</option>}
      {numbers(part.last).map((number) => (
        <option key={number} value={number}>
          {Number(number)}
        </option>
      ))}
    </select>
  )
  return (
    <InputGroup {...input}>
      <div className="grid max-w-56 grid-cols-2 gap-2">
        {select({
          id,
          name: t('entry-form.editor.day'),
          value: day,
          last: Math.max(lastDayOf(month), Number(day)),
          onChange: (next) => set(month, next),
        })}
        {select({
          id: `${id}-month`,
          name: t('entry-form.editor.monthOf'),
          value: month,
          last: 12,
          onChange: (next) => set(next, day),
        })}
      </div>
    </InputGroup>
  )
}

export function WindowDayInput({ isYearly, ...input }: InputProps & { isYearly: boolean }) {
  return isYearly ? <YearlyDayInput {...input} /> : <DayInput {...input} />
}

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1)

const monthsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((month) => typeof month === 'number') : []

/** Adds or removes a month; the first one stays the best. */
export function toggleMonth(months: readonly number[], month: number): number[] {
  if (months.includes(month)) return months.filter((one) => one !== month)
  const [best, ...others] = months
  return best === undefined ? [month] : [best, ...[...others, month].sort((a, b) => a - b)]
}

export function withBest(months: readonly number[], best: number): number[] {
  return [best, ...months.filter((month) => month !== best).sort((a, b) => a - b)]
}

export function MonthsInput(input: InputProps) {
  const { id, value, onChange } = input
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const months = monthsOf(value)
  const best = months[0]
  const format = new Intl.DateTimeFormat(languageTags[locale].bcp47, {
    month: 'short',
    timeZone: 'UTC',
  })
  const nameOf = (month: number) =>
    locale === 'vi'
      ? t('entry-form.editor.month', { month })
      : format.format(Date.UTC(2026, month - 1, 1))
  return (
    <InputGroup {...input} hint={input.hint ?? t('entry-form.editor.months')}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {allMonths.map((month, index) => (
          <button
            key={month}
            id={index === 0 ? id : undefined}
            type="button"
            aria-pressed={months.includes(month)}
            onClick={() => onChange(toggleMonth(months, month))}
            className={
              'min-h-11 rounded-control border border-line bg-card px-2 ' +
              'text-[0.9375rem] hover:border-ink aria-pressed:border-ink ' +
              'aria-pressed:bg-night aria-pressed:font-semibold ' +
              'aria-pressed:text-on-night'
            }
          >
            {nameOf(month)}
            {month === best && <span aria-hidden="true"> ★</span>}
          </button>
        ))}
      </div>
      {best !== undefined && (
        <div className="mt-2 max-w-56">
          <SelectField
            label={t('entry-form.editor.bestMonth')}
            value={String(best)}
            options={[...months]
              .sort((a, b) => a - b)
              .map((month) => ({ value: String(month), label: nameOf(month) }))}
            onChange={(month) => onChange(withBest(months, Number(month)))}
          />
        </div>
      )}
    </InputGroup>
  )
}

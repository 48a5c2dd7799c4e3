import { useTranslation } from 'react-i18next'
import { lastDayOf } from '../deal-window'
import { describedBy, InputFrame, InputGroup, type InputProps, inputStyle } from './input-frame'

const stringOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A calendar day, `YYYY-MM-DD`. */
export function DayInput({ id, label, hint, error, value, onChange }: InputProps) {
  return (
    <InputFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        type="date"
        value={stringOf(value)}
        {...describedBy({ id, hint, error })}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputStyle(error)} min-h-11 max-w-56`}
      />
    </InputFrame>
  )
}

const numbers = (last: number) =>
  Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, '0'))

/** A day of every year, `MM-DD`; of a whole date its month and day. */
function YearlyDayInput({ id, label, hint, error, value, onChange }: InputProps) {
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
    <InputGroup id={id} label={label} hint={hint} error={error}>
      <div className="grid max-w-56 grid-cols-2 gap-2">
        {select({
          id,
          name: t('entries.editor.day'),
          value: day,
          last: Math.max(lastDayOf(month), Number(day)),
          onChange: (next) => set(month, next),
        })}
        {select({
          id: `${id}-month`,
          name: t('entries.editor.monthOf'),
          value: month,
          last: 12,
          onChange: (next) => set(next, day),
        })}
      </div>
    </InputGroup>
  )
}

/** An end of a deal's window: of every year, or of one. */
export function WindowDayInput({ isYearly, ...input }: InputProps & { isYearly: boolean }) {
  return isYearly ? <YearlyDayInput {...input} /> : <DayInput {...input} />
}

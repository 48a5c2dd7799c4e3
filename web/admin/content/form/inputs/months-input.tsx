import { useTranslation } from 'react-i18next'
import { languageTags } from '../../../../../schema/locale'
import { useLocale } from '../../../../lib/locale-context'
import { SelectField } from '../../../../ui/form-controls'
import { InputGroup, type InputProps } from './input-frame'

const allMonths = Array.from({ length: 12 }, (_, index) => index + 1)

const monthsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((month) => typeof month === 'number') : []

/** The months with one more, or without it; the first stays the best. */
export function toggleMonth(months: readonly number[], month: number): number[] {
  if (months.includes(month)) return months.filter((one) => one !== month)
  const [best, ...others] = months
  return best === undefined ? [month] : [best, ...[...others, month].sort((a, b) => a - b)]
}

/** The months with another best one, the others in the order of the year. */
export function withBest(months: readonly number[], best: number): number[] {
  return [best, ...months.filter((month) => month !== best).sort((a, b) => a - b)]
}

/** Twelve months to choose from, and which of them is the best. */
export function MonthsInput({ id, label, hint, error, value, onChange }: InputProps) {
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
      ? t('entries.editor.month', { month })
      : format.format(Date.UTC(2026, month - 1, 1))
  return (
    <InputGroup id={id} label={label} hint={hint ?? t('entries.editor.months')} error={error}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {allMonths.map((month, index) => (
          <button
            key={month}
            id={index === 0 ? id : undefined}
            type="button"
            aria-pressed={months.includes(month)}
            onClick={() => onChange(toggleMonth(months, month))}
            className="min-h-11 rounded-control border border-line bg-card px-2 text-[0.9375rem] hover:border-ink aria-pressed:border-ink aria-pressed:bg-night aria-pressed:font-semibold aria-pressed:text-on-night"
          >
            {nameOf(month)}
            {month === best && <span aria-hidden="true"> ★</span>}
          </button>
        ))}
      </div>
      {best !== undefined && (
        <div className="mt-2 max-w-56">
          <SelectField
            label={t('entries.editor.bestMonth')}
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

import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlanDay, maxPlanDays } from '../../../../schema/plan'
import { control } from '../../../ui/form-controls'

interface PlanFrameFieldsProps {
  start: string
  dayCount: number
  onStart: (start: string) => void
  onDayCount: (count: number) => void
}

/** The first day and the number of days. */
export function PlanFrameFields({ start, dayCount, onStart, onDayCount }: PlanFrameFieldsProps) {
  const { t } = useTranslation('plan')
  const id = useId()
  return (
    <>
      <div>
        <label htmlFor={`${id}-start`} className="mb-1 block text-sm font-semibold">
          {t('start')}
        </label>
        <input
          id={`${id}-start`}
          type="date"
          value={start}
          required
          onChange={({ target: { value } }) => isPlanDay(value) && onStart(value)}
          className={control}
        />
      </div>
      <div>
        <label htmlFor={`${id}-days`} className="mb-1 block text-sm font-semibold">
          {t('dayCount')}
        </label>
        <select id={`${id}-days`} value={dayCount} onChange={({ target: { value } }) => onDayCount(Number(value))} className={control}>
          {Array.from({ length: maxPlanDays }, (_, index) => index + 1).map((count) => (
            <option key={count} value={count}>
              {t('days', { count })}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}

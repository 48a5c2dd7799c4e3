import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlanDay, maxPlanDays } from '../../../../schema/plan'
import { control, SelectField } from '../../../ui/form-controls'

interface PlanFrameFieldsProps {
  start: string
  dayCount: number
  onStart: (start: string) => void
  onDayCount: (count: number) => void
}

export function PlanFrameFields({ start, dayCount, onStart, onDayCount }: PlanFrameFieldsProps) {
  const { t } = useTranslation('plan')
  const id = useId()
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {t('start')}
        </label>
        <input
          id={id}
          type="date"
          value={start}
          required
          onChange={({ target: { value } }) => isPlanDay(value) && onStart(value)}
          className={control}
        />
      </div>
      <SelectField
        label={t('dayCount')}
        value={String(dayCount)}
        options={Array.from({ length: maxPlanDays }, (_, index) => ({
          value: String(index + 1),
          label: t('days', { count: index + 1 }),
        }))}
        onChange={(count) => onDayCount(Number(count))}
      />
    </>
  )
}

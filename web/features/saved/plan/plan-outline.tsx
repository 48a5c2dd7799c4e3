import { useTranslation } from 'react-i18next'
import type { Journey } from '../../../domain/plan/journey'
import type { PlanWarning } from '../../../domain/plan/warnings'

const link =
  'inline-flex min-h-11 items-center font-semibold underline decoration-1 underline-offset-4 hover:decoration-2'

export function PlanOutline({
  journey,
  warnings,
}: {
  journey: Journey
  warnings: readonly (readonly PlanWarning[])[]
}) {
  const { t } = useTranslation('journey')
  const count = warnings.flat().length
  if (journey.arrivals.length === 0) return null
  return (
    <p data-print="hide" className="mt-1 flex flex-wrap items-center gap-x-4 text-[0.9375rem]">
      {count > 0 && <span>{t('warnings.count', { count })}</span>}
      <a href="#plan-map" className={link}>
        {t('map.title')}
      </a>
      <a href="#budget" className={link}>
        {t('budget.short')}
      </a>
    </p>
  )
}

import { useTranslation } from 'react-i18next'
import type { TripPlan } from '../../../schema/api/trip-plan'
import { PlanSummary } from '../../domain/plan/plan-summary'
import { buttonStyles } from '../../ui/button-styles'

/** The plan that goes with the request, to read, and a way to leave it out. */
export function AttachedPlan({ plan, onLeaveOut }: { plan: TripPlan; onLeaveOut: () => void }) {
  const { t } = useTranslation('plan')
  return (
    <section aria-labelledby="attached-plan" className="mb-6 rounded-card border border-line bg-card p-5 shadow-card md:p-8">
      <h2 id="attached-plan" className="mb-4 text-heading">
        {t('withRequest')}
      </h2>
      <PlanSummary plan={plan} />
      <button type="button" className={`${buttonStyles.quiet} mt-4 no-js:hidden`} onClick={onLeaveOut}>
        {t('leaveOut')}
      </button>
    </section>
  )
}

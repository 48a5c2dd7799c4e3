import type { TripPlan } from '../../../schema/api/trip-plan'
import { PlanSummary } from '../../domain/plan/plan-summary'
import { useTranslation } from '../../i18n/use-translation'
import { buttonStyles } from '../../ui/button-styles'

/** The plan that goes with the request, to read, and a way to leave it out. */
export function RidingPlan({ plan, onLeaveOut }: { plan: TripPlan; onLeaveOut: () => void }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="riding-plan" className="mb-6 rounded-card border border-line bg-card p-5 raised md:p-8">
      <h2 id="riding-plan" className="mb-4 text-heading">
        {t('plan.withRequest')}
      </h2>
      <PlanSummary plan={plan} />
      <button type="button" className={`${buttonStyles.quiet} mt-4 hidden js:inline-flex`} onClick={onLeaveOut}>
        {t('plan.leaveOut')}
      </button>
    </section>
  )
}

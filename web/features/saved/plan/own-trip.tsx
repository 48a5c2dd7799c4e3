import { useTranslation } from 'react-i18next'
import { text } from '../../../../schema/locale'
import { useOwnPlan } from '../../../domain/plan/own-plan'
import { usePlanThings } from '../../../domain/plan/plan-things'
import { useSavedItems } from '../../../domain/saved/saved-items'
import { useLocale } from '../../../lib/locale-context'
import { LoadError } from '../../../ui/states'
import { placeThing, toPlanThing } from './arrange'
import { PlanEditor } from './plan-editor'
import { StartPlan } from './start-plan'

export function OwnTrip() {
  const { t } = useTranslation(['plan', 'saved'])
  const locale = useLocale()
  const { plan, isBroken } = useOwnPlan()
  const saved = useSavedItems()
  const { find, places, error, retry } = usePlanThings(plan, { withPlaces: true })
  const placed = saved.map((item) =>
    placeThing(toPlanThing(item, text(item, 'title', locale)), find),
  )
  return (
    <>
      {isBroken && (
        <p role="status" className="mt-2 max-w-2xl font-semibold">
          {t('broken')}
        </p>
      )}
      {error !== undefined && (
        <div className="mt-6">
          <LoadError error={error} onRetry={retry} title={t('saved:someNotLoaded')} />
        </div>
      )}
      {plan ? (
        <PlanEditor
          key={plan.id}
          plan={plan}
          saved={saved}
          placed={placed}
          find={find}
          places={places}
        />
      ) : (
        saved.length > 0 && <StartPlan saved={saved} placed={placed} />
      )}
    </>
  )
}

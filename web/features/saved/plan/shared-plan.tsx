import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../schema/paths'
import type { Plan } from '../../../../schema/plan'
import { ownPlan, replaceOwnPlan } from '../../../domain/plan/own-plan'
import { planRange } from '../../../domain/plan/plan-days'
import { encodePlan, parsePlan, toPlanLink } from '../../../domain/plan/plan-link'
import { knownPlan, usePlanThings } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { useSiteNavigate } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { SiteLink } from '../../../ui/site-link'
import { EmptyState, LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { PlanDays } from './plan-days'
import { PlanTools } from './plan-tools'

export function SharedPlan({ link }: { link: string }) {
  const { t } = useTranslation(['plan', 'saved'])
  const locale = useLocale()
  const read = parsePlan(link)
  const { find, isLoading, error, retry } = usePlanThings(read?.plan, { withPlaces: true })
  if (!read) {
    return (
      <div className="page py-10">
        <EmptyState as="h1" title={t('unreadable')} text={t('unreadableText')} />
        <p className="mt-6 text-center">
          <SiteLink to={paths.saved} className={buttonStyles.secondary}>
            {t('toOwn')}
          </SiteLink>
        </p>
      </div>
    )
  }
  const { plan, unknown } = knownPlan(read.plan, find)
  const dropped = read.dropped + (isLoading || error ? 0 : unknown)
  const count = plan.days.length
  return (
    <div className="page py-10">
      <h1 className="text-display">{t('sharedTitle')}</h1>
      <p className="mt-2 font-semibold">
        {planRange(plan, locale)} · {t('days', { count })}
      </p>
      <p className="mt-1 text-muted" data-print="hide">
        {t('sharedIntro')}
      </p>
      {dropped > 0 && (
        <p role="status" className="mt-3 font-semibold">
          {t('unknown', { count: dropped })}
        </p>
      )}
      {error !== undefined && (
        <div className="mt-6">
          <LoadError error={error} onRetry={retry} title={t('saved:someNotLoaded')} />
        </div>
      )}
      <PlanTools plan={plan} find={find}>
        <SiteLink to={`${paths.tripPlanning}?plan=${toPlanLink(plan).link}`} className={buttonStyles.primary}>
          {t('ask')}
        </SiteLink>
        <ReplaceOwnPlanButton plan={plan} />
      </PlanTools>
      <div className="mt-10 max-w-3xl">
        <PlanDays plan={plan} find={find} as="h2" />
      </div>
    </div>
  )
}

function ReplaceOwnPlanButton({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plan')
  const navigate = useSiteNavigate()
  const [isAsking, setIsAsking] = useState(false)

  function replace() {
    const isStored = replaceOwnPlan(plan)
    showToast({ title: isStored ? t('kept') : t('notKept'), destructive: !isStored })
    navigate(paths.saved)
  }

  function ask() {
    const own = ownPlan().plan
    if (own !== undefined && encodePlan(own) !== encodePlan(plan)) setIsAsking(true)
    else replace()
  }

  return (
    <>
      <button type="button" onClick={ask} className={`${buttonStyles.secondary} no-js:hidden`}>
        {t('keep')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('replaceTitle')}
          text={t('replaceText')}
          action={t('replace')}
          cancel={t('cancel')}
          onConfirm={replace}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

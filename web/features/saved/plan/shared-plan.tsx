import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../schema/paths'
import type { Plan } from '../../../../schema/plan'
import { ownPlan, replaceOwnPlan } from '../../../domain/plan/own-plan'
import { shortPlanRange } from '../../../domain/plan/plan-days'
import { encodePlan, parsePlan, type ReadPlan, toPlanLink } from '../../../domain/plan/plan-link'
import { knownPlan, usePlanThings } from '../../../domain/plan/plan-things'
import { useLocale } from '../../../lib/locale-context'
import { useSiteNavigate } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { MenuButton } from '../../../ui/menu-button'
import { MissingPage } from '../../../ui/missing-page'
import { SiteLink } from '../../../ui/site-link'
import { LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { PlanContext, toShownPlan } from './plan-context'
import './plan.css'
import { PlanBody, PlanOutline } from './plan-days'
import { usePlanTools } from './use-plan-tools'

export function SharedPlan({ link }: { link: string }) {
  const { t } = useTranslation('plan')
  const read = parsePlan(link)
  if (read) return <ReadablePlan read={read} />
  return (
    <MissingPage
      title={t('unreadable')}
      text={t('unreadableText')}
      back={{ to: paths.saved, label: t('toOwn') }}
    />
  )
}

function ReadablePlan({ read }: { read: ReadPlan }) {
  const { t } = useTranslation(['plan', 'saved'])
  const locale = useLocale()
  const { find, places, isLoading, error, retry } = usePlanThings(read.plan, { withPlaces: true })
  const known = knownPlan(read.plan, find)
  // Items count as unknown only after everything has loaded.
  const { plan, unknown } =
    isLoading || error !== undefined ? { plan: read.plan, unknown: 0 } : known
  const dropped = read.dropped + unknown
  const shown = toShownPlan(plan, { find, places })
  const tools = usePlanTools(shown)
  return (
    <div className="page py-6 md:py-10">
      <h1 className="text-title md:text-display">{t('sharedTitle')}</h1>
      <p className="mt-2 font-semibold">
        {shortPlanRange(plan, locale)} · {t('days', { count: plan.days.length })}
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
      <div data-print="hide" className="mt-4 flex flex-wrap gap-2">
        <SiteLink
          to={`${paths.tripPlanning}?plan=${toPlanLink(plan).link}`}
          className={buttonStyles.primary}
        >
          {t('ask')}
        </SiteLink>
        <ReplaceOwnPlanButton plan={plan} />
        <MenuButton
          label={t('tools')}
          entries={tools}
          className={`${buttonStyles.icon} no-js:hidden`}
        >
          <Ellipsis className="size-5" />
        </MenuButton>
      </div>
      <PlanContext value={shown}>
        <PlanOutline />
        <div className="mt-6 flex max-w-3xl flex-col gap-10">
          <PlanBody />
        </div>
      </PlanContext>
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

import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TripPlan } from '../../../schema/api/trip-plan'
import { paths } from '../../../schema/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import { parsePlan } from '../../domain/plan/plan-link'
import { PlanSummary } from '../../domain/plan/plan-summary'
import { knownPlan, toTripPlan, usePlanThings } from '../../domain/plan/plan-things'
import { TripForm } from '../../domain/trips/trip-form'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import type { Head, HeadInput } from '../../lib/page'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { showToast } from '../../ui/toast-store'
import { tripPrefill } from './prefill'

export function Screen() {
  const { t } = useTranslation(['trips', 'plan'])
  const locale = useLocale()
  const [search] = useSearchParams()
  const navigate = useSiteNavigate()
  const form = useRef<HTMLDivElement>(null)
  const things = useContent('search/titles') ?? []
  const read = parsePlan(search.get('plan') ?? '')?.plan
  const { find } = usePlanThings(read)
  const plan = read && toTripPlan(knownPlan(read, find).plan, find, locale)
  // Leaving the plan out keeps the form.
  const formKey = new URLSearchParams([...search].filter(([name]) => name !== 'plan' || !read)).toString()

  function leaveOut() {
    const before = search.toString()
    const next = new URLSearchParams(search)
    next.delete('plan')
    navigate({ search: next.toString() }, { replace: true })
    form.current?.focus()
    showToast({
      title: t('plan:leftOut'),
      action: { label: t('plan:undo'), onClick: () => navigate({ search: before }, { replace: true }) },
    })
  }

  return (
    <>
      <ListHero title={t('title')} intro={t('intro')} />
      <div ref={form} tabIndex={-1} className="page mt-10 max-w-4xl outline-none">
        <TripForm key={formKey} prefill={tripPrefill(search, things, locale, t)} plan={plan}>
          {plan && <AttachedPlan plan={plan} onLeaveOut={leaveOut} />}
        </TripForm>
      </div>
    </>
  )
}

function AttachedPlan({ plan, onLeaveOut }: { plan: TripPlan; onLeaveOut: () => void }) {
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

/** Both addresses of the form name the same canonical one. */
export function head(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('trips:metaTitle')),
    description: t('trips:metaDescription'),
    path: paths.tripPlanning,
    picture: '@assets/art/promo-trip-plan',
    index: true,
    jsonLd: pageGraph(input, { name: t('trips:title'), path: paths.tripPlanning }),
  }
}

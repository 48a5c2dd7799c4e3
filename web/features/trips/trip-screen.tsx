import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { parsePlan } from '../../domain/plan/plan-link'
import { knownPlan, toTripPlan, usePlanThings } from '../../domain/plan/plan-things'
import { TripForm } from '../../domain/trips/trip-form'
import { useContent } from '../../lib/content'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { ListHero } from '../../ui/list-hero'
import { showToast } from '../../ui/toast-store'
import { AttachedPlan } from './attached-plan'
import { tripPrefill } from './prefill'

export { tripHead as head } from './heads'

/** The trip form on a page of its own, filled from what the visitor came from. */
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

import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TitledThings } from '../../../schema/api/entries'
import type { TripPlan } from '../../../schema/api/submissions'
import { paths } from '../../../schema/paths'
import { PageSkeleton } from '../../domain/entries/loaded-data'
import { thingsPath } from '../../domain/entries/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import { parsePlan } from '../../domain/plan/plan-link'
import { PlanSummary } from '../../domain/plan/plan-summary'
import { knownPlan, toTripPlan, usePlanThings } from '../../domain/plan/plan-things'
import { TripForm } from '../../domain/trips/trip-form'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import type { Head, HeadInput } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { namesThings } from './paths'
import { tripPrefill } from './prefill'
import { WhatFollows } from './what-follows'

export function Screen() {
  const [search] = useSearchParams()
  const locale = useLocale()
  const needsThings = namesThings(search)
  const { data: things, error, isLoading, retry } = useApi(needsThings ? thingsPath(locale) : null)
  // The form starts with the titles, so it waits for them; what cannot be read it does without.
  if (needsThings && isLoading) return <PageSkeleton />
  return (
    <TripPage things={things}>
      {error !== undefined && (
        <div className="mb-6">
          <LoadError error={error} onRetry={retry} />
        </div>
      )}
    </TripPage>
  )
}

Screen.head = head

function TripPage({ things, children }: { things: TitledThings | undefined; children: ReactNode }) {
  const { t } = useTranslation(['trips', 'plan'])
  const locale = useLocale()
  const [search] = useSearchParams()
  const navigate = useSiteNavigate()
  const form = useRef<HTMLDivElement>(null)
  const read = parsePlan(search.get('plan') ?? '')?.plan
  const { find } = usePlanThings(read)
  const plan = read && toTripPlan(things ? knownPlan(read, find).plan : read, find, locale)
  // Leaving the plan out keeps the form; titles that come after all renew it, and what was typed
  // stays as its draft.
  const asked = new URLSearchParams([...search].filter(([name]) => name !== 'plan' || !read))
  const formKey = `${asked} ${children ? 'without titles' : ''}`

  function leaveOut() {
    const before = search.toString()
    const next = new URLSearchParams(search)
    next.delete('plan')
    navigate({ search: next.toString() }, { replace: true })
    form.current?.focus()
    showToast({
      title: t('plan:leftOut'),
      action: {
        label: t('plan:undo'),
        onClick: () => navigate({ search: before }, { replace: true }),
      },
    })
  }

  return (
    <>
      <ListHero title={t('title')} picture="@assets/art/trip-ahead" isLow />
      <div className="page mt-3 grid gap-x-14 gap-y-8 md:mt-10 lg:grid-cols-[1fr_20rem]">
        <div ref={form} tabIndex={-1} className="outline-none">
          {children}
          <TripForm
            key={formKey}
            prefill={tripPrefill(search, things ?? [], locale, t)}
            plan={plan}
          >
            {plan && <AttachedPlan plan={plan} onLeaveOut={leaveOut} />}
          </TripForm>
        </div>
        <WhatFollows />
      </div>
    </>
  )
}

function AttachedPlan({ plan, onLeaveOut }: { plan: TripPlan; onLeaveOut: () => void }) {
  const { t } = useTranslation('plan')
  return (
    <section
      aria-labelledby="attached-plan"
      className="mb-6 rounded-card border border-line bg-card p-5 card-shadow md:p-8"
    >
      <h2 id="attached-plan" className="mb-4 text-heading">
        {t('withRequest')}
      </h2>
      <PlanSummary plan={plan} />
      <button
        type="button"
        className={`${buttonStyles.quiet} mt-4 no-js:hidden`}
        onClick={onLeaveOut}
      >
        {t('leaveOut')}
      </button>
    </section>
  )
}

/** Both addresses of the form name the same canonical one. */
function head(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('trips:metaTitle')),
    description: t('trips:metaDescription'),
    path: paths.tripPlanning,
    picture: '@assets/art/trip-ahead',
    index: true,
    jsonLd: pageGraph(input, { name: t('trips:title'), path: paths.tripPlanning }),
  }
}

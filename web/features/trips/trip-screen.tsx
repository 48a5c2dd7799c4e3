import type { TFunction } from 'i18next'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TitledThings } from '../../../schema/api/entries'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { TitledThing } from '../../../schema/content/views'
import { resolveDestinationSlug } from '../../../schema/destinations'
import { type Locale, text } from '../../../schema/locale'
import { places } from '../../../schema/places'
import { textLimits } from '../../../schema/submissions'
import { PageSkeleton } from '../../domain/entries/loaded-entry'
import { thingsPath } from '../../domain/entries/paths'
import { planRange } from '../../domain/plan/plan-days'
import { parsePlan } from '../../domain/plan/plan-link'
import { PlanSummary } from '../../domain/plan/plan-summary'
import { knownPlan, toTripPlan, usePlanThings } from '../../domain/plan/plan-things'
import { parseSavedLink } from '../../domain/saved/saved-link'
import { EditorNote } from '../../domain/trips/editor-note'
import { TripForm } from '../../domain/trips/trip-form'
import { useLocale } from '../../lib/locale-context'
import { useSiteNavigate } from '../../lib/navigation'
import { useChats } from '../../lib/page-data'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { ListHero } from '../../ui/list-hero'
import { LoadError } from '../../ui/states'
import { showToast } from '../../ui/toast-store'
import { namesItems } from '../paths'

export function Screen() {
  const [search] = useSearchParams()
  const locale = useLocale()
  const needsTitles = namesItems(search)
  const { data: titles, error, isLoading, retry } = useApi(needsTitles ? thingsPath(locale) : null)
  // The form is prefilled with titles, so it waits for them; it works without them on errors.
  if (needsTitles && isLoading) return <PageSkeleton />
  return (
    <TripPage titles={titles}>
      {error !== undefined && (
        <div className="mb-6">
          <LoadError error={error} onRetry={retry} />
        </div>
      )}
    </TripPage>
  )
}

function TripPage({ titles, children }: { titles: TitledThings | undefined; children: ReactNode }) {
  const { t } = useTranslation(['trips', 'plan'])
  const locale = useLocale()
  const [search] = useSearchParams()
  const navigate = useSiteNavigate()
  const form = useRef<HTMLDivElement>(null)
  const read = parsePlan(search.get('plan') ?? '')?.plan
  const { find } = usePlanThings(read)
  const plan = read && toTripPlan(titles ? knownPlan(read, find).plan : read, find, locale)
  // Removing the plan keeps the form mounted; late titles remount it, and its draft restores the
  // input.
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
      <div className="page mt-3 grid gap-x-14 gap-y-8 md:mt-10 lg:aside-80">
        <div ref={form} tabIndex={-1} className="outline-none">
          {children}
          <TripForm
            key={formKey}
            prefill={tripPrefill(search, titles ?? [], locale, t)}
            plan={plan}
          >
            {plan && (
              <section
                aria-labelledby="attached-plan"
                className="mb-6 rounded-card border border-line bg-card p-5 card-shadow md:p-8"
              >
                <h2 id="attached-plan" className="mb-4 text-heading">
                  {t('plan:withRequest')}
                </h2>
                <PlanSummary plan={plan} />
                <button
                  type="button"
                  className={`${buttonStyles.quiet} mt-4 no-js:hidden`}
                  onClick={leaveOut}
                >
                  {t('plan:leaveOut')}
                </button>
              </section>
            )}
          </TripForm>
        </div>
        <WhatFollows />
      </div>
    </>
  )
}

function WhatFollows() {
  const { t } = useTranslation('trips')
  const chats = useChats()
  return (
    <aside className="lg:sticky lg:top-30 lg:self-start">
      <EditorNote />
      <ul className="mt-4 border-t border-line lg:mt-6">
        {(['read', 'plan', 'choose'] as const).map((step) => (
          <li key={step} className="border-b border-line py-3">
            <b className="block">{t(`follows.${step}.title`)}</b>
            <span className="text-muted">{t(`follows.${step}.text`)}</span>
          </li>
        ))}
      </ul>
      {chats.length > 0 && (
        <p className="mt-3 lg:mt-4">
          {t('follows.chat')}{' '}
          {chats.map(({ name, href }) => (
            <a
              key={name}
              href={href}
              target="_blank"
              rel="noopener"
              className={
                'me-3 font-semibold text-accent underline underline-offset-4 hover:decoration-2'
              }
            >
              {name}
            </a>
          ))}
        </p>
      )}
    </aside>
  )
}

/**
 * `?destination=`, `?deal=` and `?plan=` are slugs; a plan is an itinerary, a guide (`day-7`) or a
 * whole day plan, which is attached. `?day=` is the day of the itinerary to change, `?saved=` a
 * list of saved items. Unknown values are ignored.
 */
function tripPrefill(
  search: URLSearchParams,
  titles: readonly InOneLanguage<TitledThing>[],
  locale: Locale,
  t: TFunction<'trips'>,
): { destination?: string; travelDates?: string; message?: string } {
  const titleOf = (id: string) => {
    const found = titles.find((known) => known.id === id)
    return found && text(found, 'title', locale)
  }
  const destination = resolveDestinationSlug(search.get('destination') ?? '')
  const dayPlan = parsePlan(search.get('plan') ?? '')?.plan
  const planned = (dayPlan?.days.flat() ?? [])
    .filter(({ kind }) => kind === 'destination')
    .flatMap(({ slug }) => resolveDestinationSlug(slug) ?? [])
  const plan = titleOf(`itinerary:${search.get('plan')}`) ?? titleOf(`guide:${search.get('plan')}`)
  const day = /^[1-9]\d?$/.exec(search.get('day') ?? '')?.[0]
  const deal = titleOf(`deal:${search.get('deal')}`)
  const saved = parseSavedLink(search.get('saved')).flatMap(
    ({ kind, slug }) => titleOf(`${kind}:${slug}`) ?? [],
  )
  const wanted = destination ? [destination] : planned
  const wishes = [
    plan && (day ? t('changeWish', { title: plan, day }) : t('wish', { title: plan })),
    deal && t('wish', { title: deal }),
    saved.length > 0 && t('savedWish', { titles: saved.join(', ') }),
  ].filter(Boolean)
  return {
    ...(wanted.length > 0 && {
      destination: wanted
        .map((slug) => text(places[slug], 'name', locale))
        .join(', ')
        .slice(0, textLimits.destination),
    }),
    ...(dayPlan && { travelDates: planRange(dayPlan, locale) }),
    ...(wishes.length > 0 && { message: wishes.join('\n') }),
  }
}

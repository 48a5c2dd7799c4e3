import { useMemo } from 'react'
import type { PostSummary } from '../../../schema/api/posts'
import type { TripPlan } from '../../../schema/api/submissions'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { PlanPlace, TitledThing } from '../../../schema/content/views'
import { type InLocale, type Locale, textIn } from '../../../schema/locale'
import { type Plan, type PlanRef, type PlanThing, planThings } from '../../../schema/plan'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { anyArticlesPath } from '../articles/paths'
import { placesPath, thingsPath } from '../entries/paths'
import { type SavedItem, sameItem, useSavedItems } from '../saved/saved-items'

interface KnownThing {
  titleVi: string
  titleEn: string
  picture: string | null
  place?: InOneLanguage<PlanPlace>
}

export type FindThing = (thing: PlanThing) => KnownThing | undefined

export interface KnownThings {
  find: FindThing
  places: readonly InOneLanguage<PlanPlace>[]
  isLoading: boolean
  error: unknown
  retry: () => void
}

export function usePlanThings(
  plan: Pick<Plan, 'days' | 'extras'> | undefined,
  { withPlaces = false } = {},
): KnownThings {
  const locale = useLocale()
  const needsThings = plan !== undefined || withPlaces
  const things = useApi(needsThings ? thingsPath(locale) : null)
  const places = useApi(withPlaces ? placesPath(locale) : null)
  const saved = useSavedItems()
  const isSaved = (ref: PlanRef) => saved.some((item) => sameItem(item, ref))
  const needsPosts =
    plan?.extras.some((thing) => thing.kind === 'article' && !isSaved(thing)) ?? false
  const posts = useApi(needsPosts ? anyArticlesPath : null)
  const find = useMemo(
    () => finder({ titles: things.data, places: places.data, saved, posts: posts.data }),
    [things.data, places.data, saved, posts.data],
  )
  const failed = [things, places, posts].filter(({ error }) => error !== undefined)
  return {
    find,
    places: places.data ?? [],
    isLoading: (things.isLoading && needsThings) || (posts.isLoading && needsPosts),
    error: failed[0]?.error,
    retry: () => {
      for (const { retry } of failed) retry()
    },
  }
}

interface Sources {
  titles?: readonly InOneLanguage<TitledThing>[] | undefined
  places?: readonly InOneLanguage<PlanPlace>[] | undefined
  saved?: readonly SavedItem[]
  posts?: readonly PostSummary[] | undefined
}

export function finder({ titles = [], places = [], saved = [], posts = [] }: Sources): FindThing {
  return (thing) => {
    const id = `${thing.kind}:${thing.slug}`
    const entry = titles.find((known) => known.id === id)
    const post =
      thing.kind === 'article' ? posts.find(({ slug }) => slug === thing.slug) : undefined
    const item =
      thing.kind === 'article' || thing.kind === 'product'
        ? saved.find((one) => sameItem(one, thing))
        : undefined
    const own = thing.title ? { titleVi: thing.title, titleEn: thing.title } : undefined
    const { titleVi, titleEn } = entry ?? post ?? item ?? own ?? {}
    if (titleVi === undefined || titleEn === undefined) return undefined
    const picture = entry?.image ?? post?.coverImage ?? item?.picture ?? null
    const place = places.find((known) => known.id === id)
    return { titleVi, titleEn, picture, ...(place && { place }) }
  }
}

export function titleIn(thing: PlanThing, find: FindThing, locale: Locale): InLocale<string> {
  const known = find(thing)
  return known ? textIn(known, 'title', locale) : { value: thing.slug, locale }
}

export function knownPlan(plan: Plan, find: FindThing): { plan: Plan; unknown: number } {
  const known = (things: PlanThing[]) => things.filter((thing) => find(thing) !== undefined)
  const next = { ...plan, days: plan.days.map(known), extras: known(plan.extras) }
  return { plan: next, unknown: planThings(plan).length - planThings(next).length }
}

export function toTripPlan(
  { start, days, extras }: Plan,
  find: FindThing,
  locale: Locale,
): TripPlan {
  const titled = (thing: PlanThing) => ({ ...thing, title: titleIn(thing, find, locale).value })
  const plan = {
    version: 1 as const,
    start,
    days: days.map((things) => things.map(titled)),
    extras: extras.map(titled),
  }
  // parsePlan separates stops from extras, so each list has the right kinds.
  return plan as TripPlan
}

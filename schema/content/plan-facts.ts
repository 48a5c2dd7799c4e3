import type { DestinationContent } from './destination'
import type { VisitFacts } from './visit'

/** Counts in both directions. */
function planWay({
  fromPlace,
  mode,
  travelHours,
  travelHoursUpTo,
  fare,
  fareUpTo,
}: NonNullable<DestinationContent['ways']>[number]) {
  return {
    from: fromPlace,
    mode,
    hours: travelHours,
    ...(travelHoursUpTo !== undefined && { hoursUpTo: travelHoursUpTo }),
    ...(fare !== undefined && { fare }),
    ...(fareUpTo !== undefined && { fareUpTo }),
  }
}
export type PlanWay = ReturnType<typeof planWay>

const monthsThatAre = (verdict: 'mixed' | 'avoid', year: DestinationContent['year'] = []) =>
  year.flatMap((note) => (note.verdict === verdict ? [note.month] : []))

/** What a day plan needs of a destination; stored in the summary, hidden in lists. */
export function planFactsOf({
  ways,
  year,
  budgets,
  transportation,
  activities,
}: DestinationContent) {
  const mixed = monthsThatAre('mixed', year)
  const avoid = monthsThatAre('avoid', year)
  const closings = activities.flatMap(({ nameVi, nameEn, visit }) =>
    visit?.closedOn?.length ? [{ nameVi, nameEn, on: visit.closedOn }] : [],
  )
  return {
    ...(ways && { ways: ways.map(planWay) }),
    ...(mixed.length > 0 && { mixed }),
    ...(avoid.length > 0 && { avoid }),
    ...(budgets && {
      budgets: {
        thrifty: budgets.thrifty,
        middle: budgets.middle,
        comfortable: budgets.comfortable,
      },
    }),
    ...(transportation.airport && { airport: true }),
    ...(transportation.island && { island: true }),
    /** Sights with the weekdays on which they are closed. */
    ...(closings.length > 0 && { closings }),
  }
}
export type PlanFacts = ReturnType<typeof planFactsOf>

/** What a day plan needs of visit facts. */
export function planVisit(visit: VisitFacts | undefined) {
  const { closedOn, adultPrice } = visit ?? {}
  return { ...(closedOn?.length && { closedOn }), ...(adultPrice !== undefined && { adultPrice }) }
}

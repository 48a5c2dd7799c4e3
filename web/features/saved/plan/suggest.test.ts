import { describe, expect, it } from 'vitest'
import { viewEntries } from '../../../../schema/content/all-views'
import type { Plan, PlanRef } from '../../../../schema/plan'
import { readSampleEntries } from '../../../../schema/testing/sample-pack'
import { finder, type KnownThings } from '../../../domain/plan/plan-things'
import { suggestForFreeDays } from './suggest'

type Place = KnownThings['places'][number]

const thing = (name: string): PlanRef => {
  const [kind, slug = ''] = name.split(':')
  return { kind: kind as PlanRef['kind'], slug }
}
const planOf = (start: string, ...days: string[][]): Plan => ({
  id: 'abc123',
  start,
  days: days.map((names) => names.map(thing)),
  extras: [],
})
const nameOf = ({ kind, slug }: PlanRef) => `${kind}:${slug}`

const at = { lat: 16, lng: 108 }
const allYear = { yearly: { from: '01-01', to: '12-31' } }
const deal = (slug: string, destinations: string[]): Place => ({
  id: `deal:${slug}`,
  destinations,
  at,
  window: allYear,
  isActivity: true,
})

/** Hoi An with a neighbour, a place far away, and things of each kind. */
const places: Place[] = [
  { id: 'destination:hoi-an', destinations: ['hoi-an'], at },
  { id: 'destination:da-nang', destinations: ['da-nang'], at: { lat: 16.2, lng: 108.1 } },
  { id: 'destination:hanoi', destinations: ['hanoi'], at: { lat: 21, lng: 105.8 } },
  { id: 'topic:beaches', destinations: ['hoi-an'] },
  { id: 'guide:day-1', destinations: ['hoi-an'], at },
  { id: 'guide:day-2', destinations: ['hoi-an', 'da-nang', 'hanoi'] },
  deal('pass', ['da-nang', 'hoi-an']),
  deal('class', ['hoi-an']),
]

/** The suggestions of each day, as names. */
function suggested(plan: Plan, known: readonly Place[] = places, saved: readonly PlanRef[] = []) {
  const titles = known.map(({ id }) => ({ id, titleVi: id, titleEn: id, image: '' }))
  return suggestForFreeDays(plan, {
    places: known,
    find: finder({ titles, places: known }),
    saved,
  }).map((day) => day?.things.map(nameOf))
}

describe('a day without anything', () => {
  it('is offered deals, guides, topics of the place where one stays, then what is near; nothing far away', () => {
    const known = places.filter(({ id }) => id !== 'guide:day-1' && id !== 'deal:pass')
    expect(suggested(planOf('2026-12-30', ['destination:hoi-an'], []), known)).toEqual([
      undefined,
      ['deal:class', 'topic:beaches', 'destination:da-nang'],
    ])
  })

  it('is offered what begins at the place before what passes it', () => {
    expect(suggested(planOf('2026-12-30', ['destination:hoi-an'], []))[1]).toEqual([
      'deal:class',
      'guide:day-1',
      'deal:pass',
    ])
  })

  it('gets other things than the day before, as long as there are some', () => {
    expect(suggested(planOf('2026-12-30', ['destination:hoi-an'], [], [], []))).toEqual([
      undefined,
      ['deal:class', 'guide:day-1', 'deal:pass'],
      ['topic:beaches', 'destination:da-nang', 'deal:class'],
      ['deal:class', 'guide:day-1', 'deal:pass'],
    ])
  })

  it('gets nothing that is in the plan already, or that the site does not have', () => {
    expect(
      suggested(planOf('2026-12-30', ['destination:hoi-an', 'deal:class'], []))[1],
    ).not.toContain('deal:class')
    const find = finder({ titles: [] })
    expect(
      suggestForFreeDays(planOf('2026-12-30', ['destination:hoi-an'], []), { places, find })[1]
        ?.things,
    ).toEqual([])
  })

  it('before the first destination is near the next one, in a plan without any near a saved one', () => {
    expect(suggested(planOf('2026-12-30', [], ['destination:hoi-an']))[0]).toContain('deal:class')
    expect(
      suggested(planOf('2026-12-30', [], ['guide:day-2']), places, [
        thing('destination:hoi-an'),
      ])[0],
    ).toContain('deal:class')
    expect(suggested(planOf('2026-12-30', []))[0]).toBeUndefined()
  })
})

describe('a deal is offered', () => {
  const hoiAn = places.filter(({ id }) => id.startsWith('destination'))
  /** What is offered for each day of a plan that begins in Hoi An. */
  const offered = (one: Partial<Place>, start: string, ...days: string[][]) =>
    suggested(planOf(start, ['destination:hoi-an'], ...days), [
      ...hoiAn,
      { ...deal('one', ['hoi-an']), ...one },
    ])

  it('on days of its season only', () => {
    const spring = { window: { yearly: { from: '03-01', to: '06-30' } } }
    expect(offered(spring, '2027-02-28', [])[1]).toContain('deal:one')
    expect(offered(spring, '2027-02-27', [])[1]).not.toContain('deal:one')
  })

  it('if it is something to do: no bed, no transport', () => {
    expect(offered({ isActivity: false }, '2027-02-28', [])[1]).not.toContain('deal:one')
  })

  it('on no day of one that is under way', () => {
    const cruise = { id: 'deal:cruise', destinations: ['hoi-an'], at, durationDays: 3 }
    const days = suggested(
      planOf('2027-02-28', ['destination:hoi-an', 'deal:cruise'], [], [], []),
      [...places, cruise],
    )
    expect(days.map((day) => day !== undefined)).toEqual([false, false, false, true])
  })

  it('where it has as many free days as it takes', () => {
    const [, first, second, , last] = offered(
      { durationDays: 2 },
      '2027-02-28',
      [],
      [],
      ['destination:da-nang'],
      [],
    )
    expect(first).toContain('deal:one')
    expect(second).not.toContain('deal:one')
    expect(last).not.toContain('deal:one')
  })
})

it('has three things to do for a free day at every destination of the site', () => {
  const { things: titles, places: known } = viewEntries(readSampleEntries())
  const destinations = known.filter(({ id }) => id.startsWith('destination:'))
  expect(destinations.length).toBeGreaterThan(5)
  for (const { id } of destinations) {
    const [, day] = suggestForFreeDays(planOf('2026-12-30', [id], []), {
      places: known,
      find: finder({ titles, places: known }),
    })
    expect(day?.things, id).toHaveLength(3)
  }
})

import { expect, it } from 'vitest'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { PlanPlace } from '../../../schema/content/views'
import type { PlanThing } from '../../../schema/plan'
import { budgetOf, sumBudget } from './budget'
import { journeyOf } from './journey'
import { finder } from './plan-things'

const at = (lat: number) => ({ lat, lng: 106 })
const places: InOneLanguage<PlanPlace>[] = [
  {
    id: 'destination:north',
    destinations: ['north'],
    at: at(21),
    budgets: { thrifty: 100, middle: 200, comfortable: 500 },
  },
  {
    id: 'destination:south',
    destinations: ['south'],
    at: at(20),
    ways: [{ from: 'north', mode: 'bus', hours: 2, fare: 30, fareUpTo: 45 }],
  },
  { id: 'destination:west', destinations: ['west'], at: at(19) },
  { id: 'guide:day-1', destinations: ['north'], at: at(21), adultPrice: 7 },
  { id: 'guide:day-2', destinations: ['south'], at: at(20), adultPrice: 9 },
  { id: 'deal:walk', destinations: ['north'], at: at(21), price: 60 },
  { id: 'deal:hotel', destinations: ['north'], at: at(21) },
  { id: 'deal:cruise', destinations: ['north'], at: at(21), price: 700, durationDays: 2 },
]
const titles = places.map(({ id }) => ({ id, titleVi: id, titleEn: id, image: '' }))
const find = finder({ titles, places })
const thing = (id: string): PlanThing => {
  const [kind, slug = ''] = id.split(':')
  return { kind: kind as PlanThing['kind'], slug }
}

function budget(...days: string[][]) {
  const plan = { days: days.map((things) => things.map(thing)) }
  return budgetOf(plan, journeyOf(plan, find, places), find)
}

it('adds days, fares, deals and tickets', () => {
  const all = budget(['destination:north', 'deal:walk'], [], ['destination:south', 'guide:day-2'])
  expect(all.stays).toMatchObject([
    { days: 2, cost: { thrifty: 200, middle: 400, comfortable: 1000 } },
  ])
  expect(all.rides).toEqual({ low: 30, high: 45 })
  expect(all.things.map(({ price }) => price)).toEqual([60, 9])
  expect(sumBudget(all, 'thrifty')).toEqual({ low: 299, high: 314 })
  expect(sumBudget(all, 'comfortable')).toEqual({ low: 1099, high: 1114 })
})

it('counts no bed and food for the nights of a deal of several days', () => {
  const { stays, things } = budget(['destination:north'], ['deal:cruise'], [])
  expect(stays).toMatchObject([{ days: 2 }])
  expect(things.map(({ price }) => price)).toEqual([700])
})

it('leaves tickets to the daily budget where there is one', () => {
  expect(budget(['destination:north', 'guide:day-1']).things).toEqual([])
})

it('names what it does not know', () => {
  const { unknown, things } = budget(
    [],
    ['destination:north', 'deal:hotel'],
    ['destination:west'],
    ['destination:south'],
  )
  expect(things).toEqual([])
  expect(unknown.nowhere).toBe(1)
  expect(unknown.stays.map(({ place, days }) => `${place.id} ${days}`)).toEqual([
    'destination:west 1',
    'destination:south 1',
  ])
  expect(unknown.legs.map(({ from, to }) => `${from} ${to}`)).toEqual(['north west', 'west south'])
  expect(unknown.bookings).toEqual([thing('deal:hotel')])
})

it('adds up what readers see', () => {
  expect(
    sumBudget(
      budget(['destination:north', 'deal:walk']),
      'middle',
      (vnd) => Math.round(vnd / 100) * 100,
    ),
  ).toEqual({
    low: 300,
    high: 300,
  })
})

import { describe, expect, it } from 'vitest'
import type { InOneLanguage } from '../../../schema/content/in-one-language'
import type { PlanPlace } from '../../../schema/content/views'
import type { Plan, PlanThing } from '../../../schema/plan'
import { journeyOf } from './journey'
import { finder } from './plan-things'
import { warningsOf } from './warnings'

const at = (lat: number) => ({ lat, lng: 106 })
const places: InOneLanguage<PlanPlace>[] = [
  { id: 'destination:north', destinations: ['north'], at: at(21), mixed: [7], avoid: [10] },
  {
    id: 'destination:south',
    destinations: ['south'],
    at: at(11),
    closings: [{ nameVi: 'Bảo tàng', nameEn: 'Museum', on: ['monday', 'tuesday'] }],
  },
  {
    id: 'guide:day-1',
    destinations: ['north'],
    at: at(21),
    closedOn: ['monday'],
    seasons: ['winter'],
  },
  { id: 'guide:day-2', destinations: ['north', 'south', 'west'], seasons: ['winter'] },
  {
    id: 'deal:walk',
    destinations: ['north'],
    at: at(21),
    window: { yearly: { from: '05-01', to: '08-31' } },
  },
  { id: 'deal:trek', destinations: ['north'], at: at(21), durationDays: 3 },
]
const titles = places.map(({ id }) => ({ id, titleVi: id, titleEn: id, image: '' }))
const find = finder({ titles, places })
const thing = (id: string): PlanThing => {
  const [kind, slug = ''] = id.split(':')
  return { kind: kind as PlanThing['kind'], slug }
}

function warn(start: string, ...days: string[][]) {
  const plan: Plan = {
    id: 'abc123',
    start,
    days: days.map((things) => things.map(thing)),
    extras: [],
  }
  return warningsOf(plan, journeyOf(plan, find, places), find)
}
const kinds = (start: string, ...days: string[][]) =>
  warn(start, ...days).map((ofDay) => ofDay.map(({ kind }) => kind))

describe('a day warns', () => {
  it('of a journey that takes it whole', () => {
    // About 1,446 km by road.
    const [, second] = warn('2027-03-03', ['destination:north'], ['destination:south'])
    expect(second).toMatchObject([{ kind: 'ride', hours: expect.closeTo(26.3, 1) }])
  })

  it('of more things than it has hours', () => {
    const five = ['destination:north', 'guide:day-1', 'deal:walk', 'topic:food', 'topic:craft']
    expect(kinds('2027-06-01', five)).toEqual([[]])
    expect(warn('2027-06-01', [...five, 'topic:sea'])).toEqual([
      [{ kind: 'full', hours: 0, stops: 6 }],
    ])
  })

  it('of a month that is not good, once a stay and month', () => {
    expect(kinds('2027-09-29', ['destination:north'], [], [], [])).toEqual([[], [], ['month'], []])
    expect(warn('2027-07-10', ['destination:north'])[0]).toMatchObject([
      { kind: 'month', month: 7, verdict: 'mixed' },
    ])
    expect(kinds('2027-03-01', ['destination:north'])).toEqual([[]])
  })

  it('of a season only where no place has its say', () => {
    expect(kinds('2027-05-05', ['guide:day-1'])).toEqual([[]])
    expect(kinds('2027-05-05', ['guide:day-2'])).toEqual([['season']])
    expect(kinds('2027-01-05', ['guide:day-2'])).toEqual([[]])
  })

  it('of what is closed on its weekday', () => {
    expect(warn('2027-05-03', ['guide:day-1'])[0]).toMatchObject([
      { kind: 'closed', weekday: 'monday' },
    ])
    expect(kinds('2027-05-04', ['guide:day-1'])).toEqual([[]])
  })

  it('of a sight that is closed on all days of a stay', () => {
    expect(kinds('2027-05-03', ['destination:south'], [])).toEqual([['sight'], []])
    expect(kinds('2027-05-03', ['destination:south'], [], [])).toEqual([[], [], []])
  })

  it('of a deal that does not hold', () => {
    expect(kinds('2027-05-05', ['deal:walk'])).toEqual([[]])
    expect(warn('2027-04-28', ['deal:walk'])[0]).toMatchObject([
      { kind: 'deal', dates: { validFrom: '2027-05-01', validTo: '2027-08-31' } },
    ])
  })

  it('of a deal that takes more days than are left', () => {
    expect(kinds('2027-05-05', ['deal:trek'], [], [])).toEqual([[], [], []])
    expect(warn('2027-05-05', [], ['deal:trek'], [])[1]).toMatchObject([
      { kind: 'long', takes: 3, left: 2 },
    ])
  })
})

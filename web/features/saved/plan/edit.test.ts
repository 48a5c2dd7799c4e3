import { describe, expect, it } from 'vitest'
import { maxPlanThings, type Plan, type PlanThing } from '../../../../schema/plan'
import {
  addItems,
  changeDayCount,
  changeItem,
  findStop,
  placeStop,
  putItem,
  removeItem,
  stepStop,
} from './edit'

const hue = { kind: 'destination', slug: 'hue' } as const
const hoiAn = { kind: 'destination', slug: 'hoi-an' } as const
const guide = { kind: 'guide', slug: 'day-13' } as const
const article = { kind: 'article', slug: 'pho' } as const
const plan: Plan = {
  id: 'k3f9x2',
  start: '2026-12-03',
  days: [[hue, guide], [], [hoiAn]],
  extras: [article],
}
const slugs = ({ days }: Plan) => days.map((things) => things.map(({ slug }) => slug))

describe('moving a stop', () => {
  it('changes its place in the day, then goes into the next day', () => {
    const down = stepStop(plan, hue, 1)
    expect(slugs(down)).toEqual([['day-13', 'hue'], [], ['hoi-an']])
    expect(slugs(stepStop(down, hue, 1))).toEqual([['day-13'], ['hue'], ['hoi-an']])
    expect(slugs(stepStop(plan, hoiAn, -1))).toEqual([['hue', 'day-13'], ['hoi-an'], []])
    expect(slugs(stepStop(stepStop(plan, hoiAn, -1), hoiAn, -1))).toEqual([
      ['hue', 'day-13', 'hoi-an'],
      [],
      [],
    ])
  })

  it('leaves the plan as it is at both ends, and for what is in no day', () => {
    expect(stepStop(plan, hue, -1)).toBe(plan)
    expect(stepStop(plan, hoiAn, 1)).toBe(plan)
    expect(stepStop(plan, article, 1)).toBe(plan)
    expect(placeStop(plan, hue, 7)).toBe(plan)
  })

  it('puts it at the end of a day', () => {
    const next = placeStop(plan, hue, 2)
    expect(slugs(next)).toEqual([['day-13'], [], ['hoi-an', 'hue']])
    expect(findStop(next, hue)).toEqual({ day: 2, place: 1 })
  })
})

it('takes things off, stops and what is taken along', () => {
  expect(slugs(removeItem(plan, guide))).toEqual([['hue'], [], ['hoi-an']])
  expect(removeItem(plan, article).extras).toEqual([])
})

it('puts a time and a note to a stop and takes them away', () => {
  const noted = changeItem(changeItem(plan, hue, { time: '09:00' }), hue, { note: 'sớm' })
  expect(noted.days[0]?.[0]).toEqual({ ...hue, time: '09:00', note: 'sớm' })
  expect(changeItem(noted, hue, { time: '' }).days[0]?.[0]).toEqual({ ...hue, note: 'sớm' })
  expect(changeItem(noted, hue, { note: '' }).days[0]?.[0]).toEqual({ ...hue, time: '09:00' })
})

it('adds free days, and loses nothing with days that go', () => {
  expect(slugs(changeDayCount(plan, 4))).toEqual([['hue', 'day-13'], [], ['hoi-an'], []])
  expect(slugs(changeDayCount(plan, 1))).toEqual([['hue', 'day-13', 'hoi-an']])
})

it('adds what was saved later where it would stand, and moves nothing else', () => {
  const sapa = {
    thing: { kind: 'destination', slug: 'sapa' } as const,
    where: { destinations: ['sapa' as const], at: { lat: 22, lng: 103 } },
  }
  const south = { thing: hue, where: { destinations: ['hue' as const], at: { lat: 16, lng: 107 } } }
  expect(slugs(addItems(plan, [sapa], [south, sapa]))).toEqual([
    ['hue', 'day-13', 'sapa'],
    [],
    ['hoi-an'],
  ])
})

describe('putting a thing into a day', () => {
  const topic = { kind: 'topic', slug: 'quiet-beaches' } as const

  it('adds it to the end of the day, or moves it there from another one', () => {
    expect(slugs(putItem(plan, topic, 0))).toEqual([
      ['hue', 'day-13', 'quiet-beaches'],
      [],
      ['hoi-an'],
    ])
    expect(slugs(putItem(plan, hoiAn, 1))).toEqual([['hue', 'day-13'], ['hoi-an'], []])
  })

  it('takes along what is no stop', () => {
    expect(putItem(plan, { kind: 'article', slug: 'tet' }, 1).extras).toEqual([
      article,
      { kind: 'article', slug: 'tet' },
    ])
  })

  it('leaves a full plan as it is', () => {
    const many = Array.from(
      { length: maxPlanThings },
      (_, index): PlanThing => ({ kind: 'deal', slug: `d-${index}` }),
    )
    const full = { ...plan, days: [many], extras: [] }
    expect(putItem(full, topic, 0)).toBe(full)
  })
})

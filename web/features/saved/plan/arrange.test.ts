import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewEntries } from '../../../../schema/content/all-views'
import { samePlanThing } from '../../../../schema/plan'
import { readSampleEntries } from '../../../../schema/testing/sample-pack'
import { finder } from '../../../domain/plan/plan-things'
import { arrange, type Placed, placeItem, suggestDays } from './arrange'

const { things: titles, places } = viewEntries(readSampleEntries())
const find = finder({ titles, places })
const place = (name: string): Placed => {
  const [kind = '', slug = ''] = name.split(':')
  return placeItem({ kind: kind as Placed['thing']['kind'], slug }, find)
}
const placeAll = (...names: string[]) => names.map(place)
const slugs = (days: { slug: string }[][]) => days.map((day) => day.map(({ slug }) => slug))

describe('the suggested number of days', () => {
  it('is two a destination, one a deal elsewhere', () => {
    expect(
      suggestDays(
        placeAll(
          'destination:hue',
          'destination:hoi-an',
          'guide:day-13',
          'deal:hue-boat-and-garden',
        ),
      ),
    ).toBe(4)
    expect(suggestDays(placeAll('destination:hue', 'deal:phu-quoc-beach-resort'))).toBe(3)
  })

  it('is at least one, at most thirty', () => {
    expect(suggestDays([])).toBe(1)
    expect(suggestDays(placeAll('article:pho', 'guide:day-1'))).toBe(1)
    const many = Array.from(
      { length: 40 },
      (_, index): Placed => ({
        thing: { kind: 'destination', slug: `x-${index}` },
        where: undefined,
      }),
    )
    expect(suggestDays(many)).toBe(30)
  })
})

describe('arranged', () => {
  it('the journey goes from north to south, two days a destination', () => {
    const { days } = arrange(
      placeAll('destination:phu-quoc', 'destination:sapa', 'destination:hoi-an'),
      6,
    )
    expect(slugs(days)).toEqual([['sapa'], [], ['hoi-an'], [], ['phu-quoc'], []])
  })

  it('guides and deals stand near their destination, deals on its last day', () => {
    const { days } = arrange(
      placeAll(
        'deal:hoi-an-cooking-class',
        'guide:day-16',
        'destination:hoi-an',
        'destination:hanoi',
        'guide:day-7',
      ),
      4,
    )
    expect(slugs(days)).toEqual([
      ['hanoi', 'day-7'],
      [],
      ['hoi-an', 'day-16'],
      ['hoi-an-cooking-class'],
    ])
  })

  it('a deal of several days begins where it has time for them, and is given more', () => {
    const cruise = placeAll('destination:halong-bay', 'deal:halong-overnight-cruise')
    expect(suggestDays(cruise)).toBe(2)
    expect(slugs(arrange(cruise, 2).days)).toEqual([['halong-bay', 'halong-overnight-cruise'], []])
    expect(slugs(arrange(cruise, 3).days)).toEqual([
      ['halong-bay'],
      ['halong-overnight-cruise'],
      [],
    ])
    expect(suggestDays(placeAll('destination:phong-nha', 'deal:phong-nha-cave-days'))).toBe(3)
  })

  it('a deal of several places stands at the one that is in the plan', () => {
    const { days } = arrange(placeAll('destination:da-nang', 'deal:hoi-an-cooking-class'), 2)
    expect(slugs(days)).toEqual([['da-nang'], ['hoi-an-cooking-class']])
  })

  it('what is about the whole country stands on the first day', () => {
    expect(slugs(arrange(placeAll('destination:hue', 'guide:day-1'), 2).days)).toEqual([
      ['day-1', 'hue'],
      [],
    ])
  })

  it('articles and products are taken along', () => {
    const { days, extras } = arrange(placeAll('article:pho', 'destination:hue', 'product:coat'), 1)
    expect(slugs(days)).toEqual([['hue']])
    expect(extras.map(({ slug }) => slug)).toEqual(['pho', 'coat'])
  })

  it('fewer or more days are shared out', () => {
    const three = placeAll('destination:hanoi', 'destination:hue', 'destination:hoi-an')
    expect(slugs(arrange(three, 2).days)).toEqual([['hanoi', 'hue'], ['hoi-an']])
    expect(slugs(arrange(three, 1).days)).toEqual([['hanoi', 'hue', 'hoi-an']])
    expect(arrange(three, 30).days.findLastIndex((day) => day.length > 0)).toBe(20)
  })

  it('nothing is lost and nothing is there twice, whatever is saved', () => {
    const known = places.map(({ id }) => place(id))
    const elsewhere = fc.record({
      slug: fc.string(),
      lat: fc.double({ noNaN: true }),
      near: fc.constantFrom('hue', 'sapa'),
    })
    const odd = elsewhere.map(
      ({ slug, lat, near }): Placed => ({
        thing: { kind: 'deal', slug },
        where: { destinations: [near], at: { lat, lng: 0 } },
      }),
    )
    const some = fc.uniqueArray(fc.oneof(fc.constantFrom(...known), odd), {
      maxLength: 60,
      selector: ({ thing }) => `${thing.kind}:${thing.slug}`,
    })
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 30 }), (placed, count) => {
        const { days, extras } = arrange(placed, count)
        const all = [...days.flat(), ...extras]
        expect(days).toHaveLength(count)
        expect(all).toHaveLength(placed.length)
        for (const { thing } of placed)
          expect(all.some((other) => samePlanThing(other, thing))).toBe(true)
      }),
    )
  })
})

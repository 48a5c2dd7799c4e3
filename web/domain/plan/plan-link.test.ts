import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  maxPlanNote,
  maxPlanThings,
  maxPlanTitle,
  type Plan,
  type PlanThing,
  planText,
  planThings,
} from '../../../schema/plan'
import { addDays } from '../../../schema/time'
import { encodePlan, parsePlan, toPlanLink } from './plan-link'

const plan: Plan = {
  id: 'k3f9x2',
  start: '2026-12-03',
  days: [
    [
      { kind: 'destination', slug: 'hoi-an', time: '09:00', note: 'Chùa Cầu lúc sáng sớm' },
      { kind: 'guide', slug: 'day-16' },
    ],
    [],
    [{ kind: 'deal', slug: 'hoi-an-cooking-class', note: 'gọi trước' }],
  ],
  extras: [
    { kind: 'article', slug: 'to-pho-nam-gio-sang' },
    { kind: 'product', slug: 'ao-mua', title: 'Áo mưa nhẹ' },
  ],
}

it('writes a plan that an address carries as it is', () => {
  const link = encodePlan(plan)
  expect(link).toMatch(
    /^1~k3f9x2~20261203~a\.to-pho-nam-gio-sang,p\.ao-mua\.\.\.[\w-]+~d\.hoi-an\.0900\.[\w-]+,g\.day-16~0~l\.[\w.-]+$/,
  )
  expect(link).toMatch(/^[\w.,~-]+$/)
  expect(new URL(`https://x.example/?plan=${link}`).searchParams.get('plan')).toBe(link)
  expect(parsePlan(link)).toEqual({ plan, dropped: 0 })
})

const slug = fc.stringMatching(/^[a-z0-9_][\w-]{0,20}$/)
const words = (max: number) =>
  fc.string({ unit: 'binary', maxLength: max }).map((text) => planText(text, max))
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16))
const stop = fc.record({
  kind: fc.constantFrom('destination', 'guide', 'deal'),
  slug,
  time: fc.option(time),
  note: words(maxPlanNote),
})
const extra = fc.record({
  kind: fc.constantFrom('article', 'product'),
  slug,
  note: words(maxPlanNote),
  title: words(maxPlanTitle),
})

/** Without what is empty, and without a title that is not a product's. */
function thingOf({
  kind,
  slug,
  time,
  note,
  title,
}: {
  kind: PlanThing['kind']
  slug: string
  time?: string | null
  note: string
  title?: string
}) {
  return {
    kind,
    slug,
    ...(time && { time }),
    ...(note && { note }),
    ...(title && kind === 'product' && { title }),
  }
}

const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    id: fc.stringMatching(/^[a-z0-9]{6}$/),
    start: fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('2000-01-01', days)),
    days: fc.array(fc.array(stop, { maxLength: 5 }), { minLength: 1, maxLength: 30 }),
    extras: fc.array(extra, { maxLength: 5 }),
  })
  .map(({ id, start, days, extras }) => {
    const known = new Set<string>()
    const once = (things: PlanThing[]) =>
      things.filter((thing) => {
        const name = `${thing.kind}.${thing.slug}`
        if (known.has(name) || known.size === maxPlanThings) return false
        known.add(name)
        return true
      })
    return {
      id,
      start,
      extras: once(extras.map(thingOf)),
      days: days.map((things) => once(things.map(thingOf))),
    }
  })

it('reads back any plan', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      expect(parsePlan(encodePlan(any))).toEqual({ plan: any, dropped: 0 })
    }),
    { numRuns: 200 },
  )
})

it('reads whatever an address holds without throwing, and only what it would write itself', () => {
  const code = fc.stringMatching(/^[dglapx]\.[\w%<>-]{0,9}(\.[0-9]{0,5}(\.[\w=+-]{0,9}){0,3})?$/)
  const nearly = fc
    .tuple(
      fc.constantFrom('1', '2', ''),
      fc.constantFrom('k3f9x2', '', 'K3F9X2'),
      fc.constantFrom('20261203', '20260230'),
      fc.array(code),
    )
    .map(([version, id, start, codes]) => [version, id, start, ...codes].join('~'))
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), (text) => {
      const read = parsePlan(text)
      if (read) expect(parsePlan(encodePlan(read.plan))).toEqual({ plan: read.plan, dropped: 0 })
    }),
    { numRuns: 1000 },
  )
})

describe('a link that somebody changed', () => {
  const start = '1~k3f9x2~20261203~0~'

  it.each([
    ['nothing', ''],
    ['a slug of an itinerary', 'hoi-an-3-days'],
    ['a guide', 'day-7'],
    ['another version', '2~k3f9x2~20261203~0~0'],
    ['no id', '1~~20261203~0~0'],
    ['a day that does not exist', '1~k3f9x2~20260230~0~0'],
    ['no day', '1~k3f9x2~20261203~0'],
    ['thirty-one days', `1~k3f9x2~20261203~0${'~0'.repeat(31)}`],
    ['a megabyte', `${start}${'d.hoi-an,'.repeat(120_000)}`],
  ])('is none where it holds %s', (_, text) => {
    expect(parsePlan(text)).toBeUndefined()
  })

  it.each([
    ['an unknown kind', 'x.hoi-an'],
    ['markup', 'd.<script>'],
    ['a path', 'd.../../admin'],
    ['a long slug', `d.${'a'.repeat(121)}`],
    ['what is no stop', 'p.rain-coat'],
    ['a thing twice', 'd.hue'],
  ])('loses %s and nothing else', (_, code) => {
    const read = parsePlan(`${start}d.hue,${code},g.day-7`)
    expect(read?.plan.days.flat().map(({ slug }) => slug)).toEqual(['hue', 'day-7'])
    expect(read?.dropped).toBe(1)
  })

  it('loses stops on the list of what is taken along', () => {
    expect(parsePlan('1~k3f9x2~20261203~d.hue,a.pho~0')).toEqual({
      plan: {
        id: 'k3f9x2',
        start: '2026-12-03',
        days: [[]],
        extras: [{ kind: 'article', slug: 'pho' }],
      },
      dropped: 1,
    })
  })

  it('keeps a stop whose time or note is none', () => {
    expect(
      parsePlan(`${start}d.hue.2560.!,d.sapa.9999,d.hanoi.0930._w,d.da-lat..A`)?.plan.days.flat(),
    ).toEqual([
      { kind: 'destination', slug: 'sapa' },
      { kind: 'destination', slug: 'hanoi', time: '09:30' },
      { kind: 'destination', slug: 'da-lat' },
    ])
  })

  it('has no more than sixty things', () => {
    const many = Array.from({ length: 70 }, (_, index) => `l.deal-${index}`).join(',')
    const read = parsePlan(start + many)
    expect(planThings(read?.plan ?? { days: [], extras: [] })).toHaveLength(60)
    expect(read?.dropped).toBe(10)
  })
})

it('leaves the notes out of a link that would be too long', () => {
  expect(toPlanLink(plan)).toEqual({ link: encodePlan(plan), isWithoutNotes: false })
  const note = 'ế'.repeat(200)
  const long = {
    ...plan,
    days: [
      Array.from(
        { length: 30 },
        (_, index): PlanThing => ({ kind: 'deal', slug: `deal-${index}`, note }),
      ),
    ],
  }
  const { link, isWithoutNotes } = toPlanLink(long)
  expect(isWithoutNotes).toBe(true)
  expect(link.length).toBeLessThan(6000)
  expect(parsePlan(link)?.plan.days[0]).toHaveLength(30)
})

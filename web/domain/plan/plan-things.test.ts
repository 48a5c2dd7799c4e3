import { expect, it } from 'vitest'
import type { PostSummary } from '../../../schema/api/posts'
import type { Plan, PlanThing } from '../../../schema/plan'
import type { SavedItem } from '../saved/saved-items'
import { planDate, planRange, shortPlanRange, weekdayName } from './plan-days'
import { finder, knownPlan, titleIn, toTripPlan } from './plan-things'

const hue: PlanThing = { kind: 'destination', slug: 'hue', time: '08:30' }
const article: PlanThing = { kind: 'article', slug: 'pho' }
const hat: PlanThing = { kind: 'product', slug: 'p1', title: 'Nón lá' }
const gone: PlanThing = { kind: 'deal', slug: 'gone' }
const plan: Plan = {
  id: 'abc123',
  start: '2026-12-03',
  days: [[hue, gone], []],
  extras: [article, hat],
}

const titles = [{ id: 'destination:hue', titleVi: 'Huế', titleEn: 'Hue', image: '@assets/art/hue' }]
const places = [{ id: 'destination:hue', destinations: ['hue'], at: { lat: 16.46, lng: 107.59 } }]
const post = { slug: 'pho', titleVi: 'Phở', titleEn: 'Pho' } as PostSummary
const savedArticle: SavedItem = {
  kind: 'article',
  slug: 'pho',
  titleVi: 'Phở đã lưu',
  titleEn: 'Saved pho',
  picture: null,
}

it('finds built-in things with their place', () => {
  expect(finder({ titles, places })(hue)).toEqual({
    titleVi: 'Huế',
    titleEn: 'Hue',
    picture: '@assets/art/hue',
    place: places[0],
  })
  expect(finder({ titles })(hue)).toEqual({
    titleVi: 'Huế',
    titleEn: 'Hue',
    picture: '@assets/art/hue',
  })
})

it('prefers an article as the site has it to what was saved of it', () => {
  expect(finder({ posts: [post], saved: [savedArticle] })(article)?.titleEn).toBe('Pho')
  expect(finder({ saved: [savedArticle] })(article)?.titleEn).toBe('Saved pho')
})

it('takes the title of a product from the plan', () => {
  expect(finder({})(hat)).toEqual({ titleVi: 'Nón lá', titleEn: 'Nón lá', picture: null })
})

it('does not bring back a destination or deal that only a saved list knows', () => {
  expect(finder({ saved: [{ ...savedArticle, kind: 'deal', slug: 'gone' }] })(gone)).toBeUndefined()
})

it('names a thing in the language asked for, and an unknown one by its slug', () => {
  expect(titleIn(hue, finder({ titles }), 'en')).toEqual({ value: 'Hue', locale: 'en' })
  expect(titleIn(gone, finder({ titles }), 'en')).toEqual({ value: 'gone', locale: 'en' })
})

it('drops what the site does not have, and counts it', () => {
  const known = knownPlan(plan, finder({ titles, posts: [post] }))
  expect(known).toEqual({ plan: { ...plan, days: [[hue], []] }, unknown: 1 })
})

it('gives a trip request the titles that the visitor sees', () => {
  expect(toTripPlan(plan, finder({ titles, posts: [post] }), 'vi')).toEqual({
    version: 1,
    start: '2026-12-03',
    days: [
      [
        { ...hue, title: 'Huế' },
        { ...gone, title: 'gone' },
      ],
      [],
    ],
    extras: [{ ...article, title: 'Phở' }, hat],
  })
})

it('names the days of a plan in the language of the page', () => {
  expect(planDate(plan, 1, 'vi')).toBe('Thứ Sáu, 4 tháng 12 năm 2026')
  expect(planDate(plan, 1, 'en')).toBe('Friday, 4 December 2026')
  expect(planRange(plan, 'vi')).toBe('3 tháng 12 năm 2026 – 4 tháng 12 năm 2026')
  expect(planRange({ ...plan, days: [[]] }, 'vi')).toBe('3 tháng 12 năm 2026')
})

it('names days of the week within a sentence', () => {
  expect(weekdayName('monday', 'vi')).toBe('thứ Hai')
  expect(weekdayName('sunday', 'vi')).toBe('Chủ Nhật')
  expect(weekdayName('saturday', 'en')).toBe('Saturday')
})

it('names days and ranges in few words where there is little room', () => {
  expect(planDate(plan, 1, 'vi', 'season')).toBe('Thứ Sáu, 4/12')
  expect(planDate(plan, 1, 'en', 'season')).toBe('Friday, 4 December')
  expect(shortPlanRange(plan, 'vi')).toBe('3 – 4 tháng 12 năm 2026')
  expect(shortPlanRange({ start: '2026-11-30', days: [[], []] }, 'vi')).toBe(
    '30 tháng 11 – 1 tháng 12 năm 2026',
  )
  expect(shortPlanRange({ start: '2026-12-31', days: [[], []] }, 'en')).toBe(
    '31 December 2026 – 1 January 2027',
  )
  expect(shortPlanRange({ ...plan, days: [[]] }, 'en')).toBe('3 December 2026')
})

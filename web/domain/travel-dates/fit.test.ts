import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../../schema/content/choices'
import { compareFit, inSeason, isMostlyInSeason, worstMonth } from './fit'

const month = (number: number, verdict: Verdict) => ({ month: number, verdict })
const year = [month(2, 'good'), month(3, 'good'), month(4, 'mixed'), month(10, 'avoid')]

describe('worstMonth', () => {
  it('is what a journey over several months has to reckon with', () => {
    expect(worstMonth(year, [3])).toBe(year[1])
    expect(worstMonth(year, [2, 3])).toBe(year[0])
    expect(worstMonth(year, [3, 4])).toBe(year[2])
    expect(worstMonth(year, [4, 10])).toBe(year[3])
  })

  it('is nothing where nobody has judged', () => {
    expect(worstMonth(year, [7])).toBeUndefined()
    expect(worstMonth(undefined, [3])).toBeUndefined()
  })
})

it('sorts good months before mixed ones, those that nobody has judged among them, and those to avoid last', () => {
  const fits = new Map([
    ['flooded', month(3, 'avoid')],
    ['changing', month(3, 'mixed')],
    ['dry', month(3, 'good')],
  ])
  const places = ['flooded', 'unwritten', 'changing', 'dry'].map((slug) => ({ slug }))
  expect(places.toSorted(compareFit(fits)).map(({ slug }) => slug)).toEqual([
    'dry',
    'unwritten',
    'changing',
    'flooded',
  ])
})

describe('places in season', () => {
  const hue = { id: 'hue', bestMonths: [3, 4, 2, 5] }
  const sapa = { id: 'sapa', bestMonths: [9, 10] }
  const vietnam = { id: 'vietnam' }

  it('are those that are at their best in every month of the journey', () => {
    expect(inSeason([hue, sapa, vietnam], [3, 4])).toEqual([hue])
    expect(inSeason([hue], [5, 6])).toEqual([])
  })

  it('are most of them where half of those with a season are', () => {
    expect(isMostlyInSeason([hue, sapa, vietnam], [3])).toBe(true)
    expect(isMostlyInSeason([hue, sapa, sapa], [3])).toBe(false)
    expect(isMostlyInSeason([vietnam], [3])).toBe(false)
  })
})

import { expect, it } from 'vitest'
import { listVisits, takeLayouts, takeSample } from './visits'

const addresses = Array.from({ length: 40 }, (_, number) => [`/inspiration/bai-${number}`, `/en/inspiration/bai-${number}`]).flat()
const visits = listVisits(
  addresses.map((path) => new URL(path, 'https://site.example')),
  'vi',
)
const screensOf = (some: readonly { screen: string }[]) => new Set(some.map(({ screen }) => screen))

it('takes every kind of page and ten others, each in both languages, the same ones for a seed', () => {
  const sample = takeSample(visits, '1')
  const kinds = screensOf(visits.filter(({ isSample }) => isSample))
  expect([...kinds].filter((screen) => !screensOf(sample).has(screen))).toEqual([])
  expect(screensOf(sample).size).toBe(kinds.size + 10)
  expect(sample).toHaveLength(2 * screensOf(sample).size)
  expect(takeSample(visits, '1')).toEqual(sample)
  expect(screensOf(takeSample(visits, '2'))).not.toEqual(screensOf(sample))
})

it('opens one page of each layout, in either language by turns', () => {
  const opened = takeLayouts(visits)
  expect(screensOf(opened).size).toBe(opened.length)
  expect(opened.length).toBeGreaterThan(12)
  expect(new Set(opened.map(({ locale }) => locale))).toEqual(new Set(['vi', 'en']))
})

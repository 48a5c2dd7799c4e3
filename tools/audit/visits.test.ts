import { expect, it } from 'vitest'
import { listVisits, takeLayouts, takeSample } from './visits'

const addresses = Array.from({ length: 40 }, (_, number) => [
  `/inspiration/bai-${number}`,
  `/en/inspiration/bai-${number}`,
]).flat()
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

it('opens one page of each of eight layouts, in either language by turns, the same ones for a seed', () => {
  const opened = takeLayouts(visits, '1')
  expect(screensOf(opened).size).toBe(8)
  expect(opened).toHaveLength(8)
  expect(new Set(opened.map(({ locale }) => locale))).toEqual(new Set(['vi', 'en']))
  expect(takeLayouts(visits, '1')).toEqual(opened)
  expect(screensOf(takeLayouts(visits, '2'))).not.toEqual(screensOf(opened))
})

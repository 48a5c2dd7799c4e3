import { expect, it } from 'vitest'
import { summarizeYear } from './year-summary'

const march = { month: 3, verdict: 'good', crowds: 'usual', prices: 'usual' } as const

it('joins the judgement of a destination with what is measured there, without its texts', () => {
  const note = { ...march, sea: 'calm' as const, textVi: 'Khô ráo.' }
  const climate = { months: [{ month: 3, high: 27, low: 20, rainMm: 20, rainDays: 6 }] }
  expect(summarizeYear({ year: [note], climate })).toEqual([
    { ...march, sea: 'calm', high: 27, low: 20, rainDays: 6 },
  ])
})

it('has months that nobody has measured, and nothing where nobody has judged', () => {
  expect(summarizeYear({ year: [march], climate: undefined })).toEqual([march])
  expect(summarizeYear({ year: undefined })).toBeUndefined()
})

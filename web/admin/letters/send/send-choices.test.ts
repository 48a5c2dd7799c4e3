import { expect, it } from 'vitest'
import { sendLetterInput } from '../../../../schema/api/letters'
import { audiencePath, instantOf, sendInput, startChoices } from './send-choices'

const now = new Date('2026-11-26T10:00:00.000Z')
const start = startChoices('letter', now)

it('begins with everybody, now, without counting, into the archive', () => {
  expect(start).toMatchObject({
    language: 'all',
    since: '',
    interests: [],
    mode: 'now',
    countsClicks: false,
    isArchived: true,
  })
  expect([start.at, start.day]).toEqual(['2026-11-26T18:00', '2026-11-27'])
  expect(sendInput(start, 3, undefined)).toEqual({
    list: 'letter',
    mode: 'now',
    countsClicks: false,
    isArchived: true,
    version: 3,
  })
})

it('asks for an audience by what is chosen', () => {
  expect(audiencePath('letter.x', start)).toBe(
    '/api/admin/letters/audience?letter=letter.x&list=letter',
  )
  const chosen = {
    ...start,
    language: 'en',
    since: '2026-01-31',
    interests: ['deals', 'food'],
  } as const
  expect(audiencePath('letter.x', chosen)).toBe(
    '/api/admin/letters/audience?letter=letter.x&list=letter&language=en&since=2026-01-31&interests=food%2Cdeals',
  )
})

it.each([
  [{ mode: 'now', at: '' }, undefined],
  [{ mode: 'at', at: '2026-11-26T17:30' }, '2026-11-26T10:30:00.000Z'],
  [{ mode: 'at', at: '2026-11-26T17:00' }, 'invalid'],
  [{ mode: 'at', at: '2027-12-01T07:00' }, 'invalid'],
  [{ mode: 'at', at: '' }, 'invalid'],
  [{ mode: 'morning', day: '2026-11-27' }, '2026-11-27T05:00:00.000Z'],
  [{ mode: 'morning', day: '2026-11-26' }, 'invalid'],
  [{ mode: 'morning', day: '' }, 'invalid'],
] as const)('knows when %o is', (change, instant) => {
  expect(instantOf({ ...start, ...change }, now)).toBe(instant)
})

it('makes what the API takes', () => {
  const chosen = {
    ...start,
    list: 'orchard',
    language: 'vi',
    since: '2026-11-01',
    interests: ['food'],
    mode: 'morning',
  } as const
  const input = sendInput(chosen, 7, '2026-11-27T05:00:00.000Z')
  expect(sendLetterInput.parse(input)).toEqual({
    list: 'orchard',
    language: 'vi',
    since: '2026-11-01',
    interests: ['food'],
    mode: 'morning',
    at: '2026-11-27T05:00:00.000Z',
    countsClicks: false,
    isArchived: true,
    version: 7,
  })
})

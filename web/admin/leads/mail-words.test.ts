import { expect, it } from 'vitest'
import type { LeadDetail } from '../../../schema/api/admin-leads'
import { fillAnswer, splitQuote } from './mail-words'

it.each([
  ['Được!\n\nOn 1 Dec 2026, Mango Road wrote:\n> Chào Lan', 'Được!'],
  ['Vâng ạ\n\nVào Th 3, 1 thg 12 Mango Road <a@b.example> đã viết:\n\n> Chào', 'Vâng ạ'],
  ['Ja\n> zitiert\n> mehr', 'Ja'],
  ['Ok\n-----Original Message-----\nFrom: x', 'Ok'],
])('folds the mail that is quoted below: %j', (text, words) => {
  const parted = splitQuote(text)
  expect(parted.words).toBe(words)
  expect(parted.quote).not.toBe('')
})

it.each(['Một dòng', '> trích\nTrả lời ở giữa', 'Giá 3 > 2 chứ?'])(
  'folds nothing of %j',
  (text) => {
    expect(splitQuote(text)).toEqual({ words: text, quote: '' })
  },
)

it('fills in whom an answer is for, and leaves what it does not know', () => {
  const lead = { kind: 'trip', name: '{{editor}} Lan', destination: '', language: 'vi' } as const
  const whole: LeadDetail['lead'] = {
    ...lead,
    id: 'a',
    number: 1,
    source: 'form',
    email: '',
    phone: '',
    message: '',
    travelDates: '',
    groupSize: '',
    budget: '',
    interests: '',
    plan: null,
    status: 'new',
    assignee: null,
    followUpOn: null,
    value: null,
    updatedAt: null,
    createdAt: '',
  }
  expect(fillAnswer('{{name}}: {{destination}}, {{x}}, {{editor}}', whole, 'Mai')).toBe(
    '{{editor}} Lan: Việt Nam, {{x}}, Mai',
  )
})

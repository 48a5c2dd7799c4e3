import { expect, it } from 'vitest'
import type { LeadDetail } from '../../../schema/api/admin-leads'
import { site } from '../../../schema/site'
import { replyLink } from './reply-panel'

const state = {
  status: 'new',
  assignee: null,
  followUpOn: null,
  value: null,
  number: 1,
  source: 'form',
  updatedAt: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  id: '1',
  phone: '',
  message: '',
} as const
const trip: LeadDetail['lead'] = {
  ...state,
  kind: 'trip',
  name: 'Lan & Bình',
  email: 'lan+b?c@example.com',
  language: 'vi',
  destination: 'Huế',
  travelDates: '',
  groupSize: '',
  budget: '',
  interests: '',
  plan: null,
}
const read = (link: string) => {
  const [to, query = ''] = link.split('?', 2)
  const given = new URLSearchParams(query.replaceAll('+', '%2B'))
  return { to, subject: given.get('subject'), body: given.get('body') }
}

it('answers a trip request in the language of the visitor', () => {
  expect(read(replyLink(trip))).toEqual({
    to: 'mailto:lan%2Bb%3Fc@example.com',
    subject: `Về chuyến đi Huế của bạn | ${site.name}`,
    body: `Chào Lan & Bình,\r\n\r\nCảm ơn bạn đã viết cho ${site.name}.\r\n\r\n`,
  })
  expect(read(replyLink({ ...trip, language: 'en' })).subject).toBe(`Your trip: Huế | ${site.name}`)
  expect(read(replyLink({ ...trip, destination: '' })).subject).toBe(
    `Về chuyến đi của bạn | ${site.name}`,
  )
})

it('answers a message', () => {
  const link = replyLink({
    ...state,
    kind: 'contact',
    name: 'Ann',
    email: 'ann@example.com',
    language: 'en',
    service: 'food',
  })
  expect(read(link)).toMatchObject({
    subject: `Your message | ${site.name}`,
    body: expect.stringMatching(/^Hello Ann,/),
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../schema/seed/default-settings'
import { type Carried, clearSubmissions, peers, standInForPeers } from '../testing/outbox'
import { clearPosts, insertPost } from '../testing/posts'
import { post } from '../testing/site'

beforeEach(clearSubmissions)
afterEach(() => vi.unstubAllGlobals())

const person = { name: 'Ann Example', email: 'ann@visitor.example' }
const attack = {
  phone: '+84 909 123 456',
  destination: 'URGENT: sign in at https://mangoroad-admin.evil.example/login',
  travelDates: 'call Jane Doe +84 909 123 456',
  groupSize: '@allstaff see t.me/evilbot',
  budget: 'xyzzy-budget',
  interests: 'xyzzy-interests',
  message: 'xyzzy-message',
}

const isChat = ({ url }: Carried) => url.includes('telegram')
const recipients = ({ body }: Carried) => [body.to].flat()

async function sent(path: string, body: object) {
  const carried = standInForPeers(() => Response.json({ ok: true }))
  expect((await post(path, body, {}, peers)).status).toBeLessThan(300)
  return {
    chat: carried.find(isChat)?.body,
    acknowledgement: carried.find((one) => recipients(one).includes(person.email))?.body,
    notice: carried.find((one) => recipients(one).includes(defaultSettings.company.email))?.body,
  }
}

describe('the editors’ chat', () => {
  it('gets no text of a visitor, and shows no preview of a link', async () => {
    const { chat } = await sent('/api/trip-leads', { ...person, ...attack })
    expect(String(chat?.text)).not.toMatch(/URGENT|evil|Jane|909|allstaff|xyzzy|Ann|@/)
    expect(chat?.link_preview_options).toEqual({ is_disabled: true })
  })

  it('gets a place of our list and the number of people', async () => {
    const { chat } = await sent('/api/trip-leads', {
      ...person,
      destination: 'hoi an',
      groupSize: ' 4 ',
    })
    expect(String(chat?.text)).toContain('Hội An · 4 người')
  })

  it('gets what a message is about', async () => {
    const { chat } = await sent('/api/contact', {
      ...person,
      service: 'food',
      message: attack.destination,
    })
    expect(String(chat?.text)).toContain('Ẩm thực')
    expect(String(chat?.text)).not.toMatch(/URGENT|evil/)
  })
})

describe('an acknowledgement', () => {
  it('repeats nothing of a trip request but the place, if it is one of ours, and the planned days', async () => {
    const days = [[{ kind: 'deal', slug: 'x', title: 'xyzzy-title', note: 'xyzzy-note' }], []]
    const plan = { version: 1, start: '2026-12-03', days, extras: [] }
    const { acknowledgement } = await sent('/api/trip-leads', {
      ...person,
      ...attack,
      plan,
      language: 'en',
    })
    const { text } = acknowledgement ?? {}
    expect(JSON.stringify(acknowledgement)).not.toMatch(/URGENT|evil|Jane|909|allstaff|xyzzy/)
    expect(text).toContain('Dec 3 – 4, 2026')
    expect(text).toContain('Hello Ann Example,')
    const known = await sent('/api/trip-leads', {
      ...person,
      destination: 'saigon',
      language: 'en',
    })
    expect(known.acknowledgement?.text).toContain('Ho Chi Minh City')
  })

  it('repeats nothing of a message but what it is about', async () => {
    const { acknowledgement } = await sent('/api/contact', {
      ...person,
      phone: attack.phone,
      service: 'food',
      message: 'xyzzy',
      language: 'en',
    })
    expect(JSON.stringify(acknowledgement)).not.toMatch(/xyzzy|909/)
    expect(acknowledgement?.text).toContain('Food')
  })

  it.each([
    'www.evil.example',
    'See https://evil.example',
    'evil。com',
    'Win at 1.2.3.4',
    'Call 0909 123 456',
    '@evilbot',
    '<b>x</b>',
  ])('greets nobody by the name %s', async (name) => {
    const { acknowledgement } = await sent('/api/contact', {
      ...person,
      name,
      service: 'food',
      message: 'x',
      language: 'en',
    })
    expect(acknowledgement?.text).toContain('Hello,')
    expect(JSON.stringify(acknowledgement)).not.toMatch(/evil|1\.2\.3\.4|0909|<b>x|&lt;b/)
  })

  it('cuts a long name', async () => {
    const name = 'Trần '.repeat(24).trim()
    const { acknowledgement } = await sent('/api/contact', {
      ...person,
      name,
      service: 'food',
      message: 'x',
      language: 'vi',
    })
    const [greeting = ''] = String(acknowledgement?.text).match(/Chào [^,]*,/) ?? []
    expect(greeting).not.toBe('')
    expect(greeting.replace(/\s+/g, ' ').length).toBeLessThanOrEqual('Chào ,'.length + 80)
  })
})

const links = [
  'https://evil.example/x',
  'evil。example',
  'evil．example',
  'evil｡example',
  'http:\\\\evil',
  'http://1.2.3.4/x',
  'go to 10.20.30.40',
]
/**
 * A scheme with slashes, or a dot between what may be labels of a host, with nothing in between.
 */
const live = /:[/\\]{2}evil|evil[.。．｡]example|1\.2\.3\.4|10\.20\.30\.40/

it.each(links)(
  'makes no link of %s in the notice to the editors, whatever the field',
  async (link) => {
    const words = Object.fromEntries(
      ['name', 'destination', 'travelDates', 'budget', 'interests', 'message'].map((field) => [
        field,
        link,
      ]),
    )
    const { notice } = await sent('/api/trip-leads', {
      ...words,
      email: person.email,
      groupSize: link,
    })
    expect(JSON.stringify(notice)).not.toMatch(live)
    expect(String(notice?.text).replaceAll('\u200b', '')).toContain(link)
  },
)

it('makes of an article’s title neither links nor mentions, and previews nothing but the article', async () => {
  await clearPosts()
  await insertPost({
    slug: 'mot-bai',
    titleVi: 'Hỏi @evilbot ở t.me/evilbot',
    summaryVi: 'https://evil.example',
  })
  const { chat } = await sent('/api/telegram/post', { slug: 'mot-bai', locale: 'vi' })
  const [, address] = /(https:\/\/\S+\/inspiration\/mot-bai)$/.exec(String(chat?.text)) ?? []
  expect(chat?.text).not.toMatch(/@evil|t\.me|:\/\/evil/)
  expect(chat?.link_preview_options).toEqual({ url: address })
})

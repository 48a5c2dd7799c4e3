import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../../schema/paths'
import {
  bookedToken,
  monday,
  openTour,
  payDue,
  pretend,
  seen,
  tourSlug,
} from '../../testing/bookings'
import { find, newClient, pathIn, request } from '../../testing/site'

beforeEach(() => openTour())

const choose = pathIn('vi', paths.booking)
const withToken = (path: string, token: string) =>
  `${pathIn('vi', path)}?${new URLSearchParams({ token })}`

async function open(path: string): Promise<string> {
  return (await request(path, {}, pretend)).text()
}

/** Posts a form of a page as a browser without scripts does. */
function send(path: string, form: string, fields: Record<string, string> = {}) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...newClient() }
  const body = new URLSearchParams(fields).toString()
  const query = `${path.includes('?') ? '&' : '?'}form=${form}`
  return request(path + query, { method: 'POST', body, headers }, pretend)
}

/** Where a form leads, as the browser asks for it. */
const next = (response: Response) => (response.headers.get('Location') ?? '').split('#')[0] ?? ''
const inputOf = (html: string, name: string) =>
  find(html, new RegExp(`<input[^>]* name="${name}"[^>]* value="([^"]*)"`)) ?? ''

async function choice(more: Record<string, string> = {}) {
  const key = inputOf(await open(choose), 'key')
  return { tour: tourSlug, day: monday, adults: '2', children: '1', key, ...more }
}

const tokenIn = (address: string) =>
  new URL(address, 'https://mangoroad.example').searchParams.get('token') ?? ''

const guest = { name: 'Trần Văn An', email: 'an@example.com', phone: '', note: 'Dòng một\nhai' }

async function heldToken(): Promise<string> {
  return tokenIn(next(await send(choose, 'book', await choice())))
}

describe('the page on which a day is chosen', () => {
  it('shows days, seats and the sum of what its address asks for, and no search lists it', async () => {
    const query = new URLSearchParams({ day: monday, adults: '2', children: '1', month: '2027-03' })
    const html = await open(`${choose}?${query}`)
    expect(html).toContain('name="robots" content="noindex"')
    expect(html).toContain(
      'Thứ Hai, 15 tháng 3 năm 2027: 1.200.000\u00a0đ một người lớn, còn 12 chỗ',
    )
    expect(html).toMatch(/3\.000\.000\u00a0đ/)
    expect(html).toContain('900.000\u00a0đ')
    expect(html).toContain('month=2027-04')
  })

  it('leads to the letter of the orchard while nothing can be booked', async () => {
    await env.DB.prepare(
      `update entries set live = json_remove(live, '$.schedule') where kind = 'deal'`,
    ).run()
    expect(await open(choose)).toContain('id="form-orchard"')
  })

  it('holds seats once for a choice, and others for another choice of the same page', async () => {
    const first = await choice()
    const sent = [first, first, { ...first, adults: '3' }]
    const tokens = []
    for (const fields of sent) {
      const response = await send(choose, 'book', fields)
      expect(response.status).toBe(303)
      tokens.push(tokenIn(next(response)))
    }
    expect(new Set(tokens).size).toBe(2)
  })

  it('comes back with what was chosen where no seats are left or a field is wrong', async () => {
    const full = await send(choose, 'book', await choice({ adults: '12', children: '1' }))
    const html = await full.text()
    expect(full.status).toBe(409)
    expect(html).toContain('Không còn đủ chỗ')
    expect([inputOf(html, 'adults'), inputOf(html, 'children')]).toEqual(['12', '1'])
    const wrong = await send(choose, 'book', await choice({ day: '', adults: '0' }))
    const refused = await wrong.text()
    expect(wrong.status).toBe(422)
    for (const field of ['day', 'adults']) expect(refused).toContain(`href="#form-book-${field}"`)
    expect((await send(choose, 'book', await choice({ key: '' }))).status).toBe(422)
  })
})

describe('the page on which a guest gives a name and pays', () => {
  it('comes back with every word where one is wrong', async () => {
    const page = withToken(paths.booking, await heldToken())
    const sent = { ...guest, email: 'an@', chat: 'zalo', method: 'bank', part: 'all' }
    const response = await send(page, 'guest', sent)
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(inputOf(html, 'name')).toBe(guest.name)
    expect(html).toContain('Dòng một\nhai</textarea>')
    expect(html).toContain('href="#form-guest-email"')
    for (const value of ['zalo', 'bank', 'all'])
      expect(html).toMatch(
        new RegExp(
          `<input[^>]*(?: value="${value}"[^>]* checked=""| checked=""[^>]* value="${value}")`,
        ),
      )
  })

  it('may lead to the pay page of Stripe, and no other page may', async () => {
    const policyOf = async (path: string) =>
      (await request(path, {}, pretend)).headers.get('Content-Security-Policy')
    const allowed = "form-action 'self' https://checkout.stripe.com"
    expect(await policyOf(pathIn('en', paths.booking))).toContain(allowed)
    expect(await policyOf(withToken(paths.voucher, 'x'.repeat(30)))).toContain(allowed)
    expect(await policyOf(pathIn('en', paths.farm))).toContain("form-action 'self';")
  })

  it('says that a link is wrong', async () => {
    for (const path of [paths.booking, paths.voucher, paths.pretendPay]) {
      const response = await request(withToken(path, 'x'.repeat(30)), {}, pretend)
      expect(response.status).toBe(404)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })
})

it('leads without scripts from a day to the voucher, its change, a note and its end', async () => {
  const held = next(await send(choose, 'book', await choice()))
  expect(held).toContain(`${choose}?token=`)
  expect(await open(held)).toContain('Chỗ của bạn được giữ đến')
  const details = await send(held, 'guest', { ...guest, method: 'card', part: 'deposit' })
  const payPage = next(details)
  expect(payPage).toContain(`${pathIn('vi', paths.pretendPay)}?token=`)
  const html = await open(payPage)
  expect(html).toContain('không có tiền nào được chuyển')
  expect(inputOf(html, 'amount')).toBe('900000')
  const paid = await send(payPage, 'pretend', { method: 'card', amount: '900000' })
  const voucher = next(paid)
  const token = tokenIn(voucher)
  const { code } = await seen(token)
  const confirmed = await open(voucher)
  expect(confirmed).toContain(`${code}</p>`)
  expect(confirmed).toContain('/api/bookings/calendar.ics?token=')
  expect(confirmed).toContain('Trước Nhà hát Thành phố')
  expect(confirmed).toContain('bạn nhận lại 900.000\u00a0đ (100%)')

  const moved = await send(voucher, 'change', { day: '2027-03-16', adults: '2', children: '0' })
  expect(tokenIn(next(moved))).not.toBe('')
  expect(await open(next(moved))).toContain('Thứ Ba, 16 tháng 3 năm 2027')
  const crowd = await send(voucher, 'change', { day: '2027-03-16', adults: '13', children: '0' })
  expect(crowd.status).toBe(409)
  expect(await crowd.text()).toContain('Không còn đủ chỗ')
  const noted = await send(voucher, 'booking-note', { diet: 'Ăn chay', note: '' })
  expect(await open(next(noted))).toContain('<dd>Ăn chay</dd>')
  const cancelled = await send(voucher, 'cancel')
  expect(await open(next(cancelled))).toContain('nhận lại 900.000\u00a0đ')
  const again = await send(voucher, 'cancel')
  expect(again.status).toBe(409)
})

it('shows a transfer until it has come, and offers to pretend that it has', async () => {
  const page = withToken(paths.booking, await heldToken())
  const response = await send(page, 'guest', { ...guest, method: 'bank', part: 'all' })
  const voucher = next(response)
  const html = await open(voucher)
  expect(html).toContain('3.000.000\u00a0đ')
  expect(html).toContain((await seen(tokenIn(voucher))).code)
  expect(html).toContain('không có tài khoản nào')
  await send(voucher, 'pretend', { method: 'bank', amount: inputOf(html, 'amount') })
  expect(await open(voucher)).toContain('Đã giữ chỗ, hẹn bạn ở vườn')
})

it('takes one review of a guest who was there, unpublished', async () => {
  const token = await bookedToken()
  await payDue(token)
  const voucher = withToken(paths.voucher, token)
  const early = await send(voucher, 'review', { mark: '5', text: 'Hay' })
  expect(early.status).toBe(409)
  await env.DB.prepare(`update bookings set status = 'checkedIn'`).run()
  expect(await open(voucher)).toContain('id="form-review"')
  for (const text of ['Xoài ngọt', 'Nghĩ lại'])
    expect((await send(voucher, 'review', { mark: '5', text })).status).toBe(303)
  const { results } = await env.DB.prepare('select * from tour_reviews').all()
  expect(results).toMatchObject([
    { mark: 5, text: 'Xoài ngọt', first_name: 'An', month: '2027-03', published_at: null },
  ])
  expect(await open(voucher)).not.toContain('id="form-review"')
})

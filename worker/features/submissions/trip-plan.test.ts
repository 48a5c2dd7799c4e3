import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LeadDetail } from '../../../schema/api/admin-leads'
import type { TripPlan } from '../../../schema/api/submissions'
import type { ErrorBody } from '../../../schema/errors'
import { clearAdmins, insertAdmin, sessionCookie } from '../../testing/admins'
import { clearSubmissions, localMail, mailsTo } from '../../testing/outbox'
import { post, request } from '../../testing/site'

const path = '/api/trip-leads'
const plan = {
  version: 1,
  start: '2026-12-03',
  days: [
    [
      {
        kind: 'destination',
        slug: 'hoi-an',
        title: 'Hội An',
        time: '09:00',
        note: 'Chùa Cầu sáng sớm',
      },
      { kind: 'guide', slug: 'day-16', title: 'Hội An trong một ngày' },
    ],
    [],
  ],
  extras: [{ kind: 'product', slug: 'ao-mua', title: 'Áo mưa' }],
} satisfies TripPlan
const valid = { name: 'Trần Văn An', email: 'an@example.com', language: 'vi', plan }

beforeEach(clearSubmissions)

const rows = async () =>
  (
    await env.DB.prepare(
      'select id, plan, content_hash as hash from submissions order by number',
    ).all()
  ).results

it('stores the plan of a request as JSON, and none without one', async () => {
  expect((await post(path, valid)).status).toBe(201)
  const [stored] = await rows()
  expect(JSON.parse(String(stored?.plan))).toEqual(plan)
  expect((await post(path, { ...valid, plan: undefined })).status).toBe(201)
  expect((await rows()).map((row) => row.plan === null).sort()).toEqual([false, true])
})

it('stores only what it knows of a plan, cleaned', async () => {
  const odd = {
    kind: 'deal',
    slug: 'x',
    title: ' Chợ\nnổi ',
    note: 'a\u0000b',
    time: '08:00',
    html: '<b>',
    title2: 'x',
  }
  expect(
    (
      await post(path, {
        ...valid,
        plan: { ...plan, days: [[odd]], extras: undefined, id: 'k3f9x2' },
      })
    ).status,
  ).toBe(201)
  const [stored] = await rows()
  const cleaned = { kind: 'deal', slug: 'x', title: 'Chợ nổi', note: 'a b', time: '08:00' }
  expect(JSON.parse(String(stored?.plan))).toEqual({
    version: 1,
    start: '2026-12-03',
    days: [[cleaned]],
    extras: [],
  })
})

it('knows a repetition by its plan as well, and a request without one by what it always did', async () => {
  await post(path, valid)
  await post(path, valid)
  expect(await rows()).toHaveLength(1)
  await post(path, { ...valid, plan: { ...plan, start: '2026-12-04' } })
  await post(path, { ...valid, plan: undefined })
  await post(path, { name: valid.name, email: valid.email, language: 'vi' })
  expect(await rows()).toHaveLength(3)
  await post(path, { ...valid, idempotencyKey: 'k-1', name: 'Bình' })
  await post(path, { ...valid, idempotencyKey: 'k-1', name: 'Bình', plan: undefined })
  expect(await rows()).toHaveLength(4)
})

const stop = plan.days[0]?.[0]
describe.each<[string, object | string | null]>([
  ['of another version', { ...plan, version: 2 }],
  ['without a start', { ...plan, start: undefined }],
  ['that starts on no day', { ...plan, start: '2026-02-30' }],
  ['without days', { ...plan, days: [] }],
  ['of thirty-one days', { ...plan, days: Array(31).fill([]) }],
  ['with an unknown kind', { ...plan, days: [[{ ...stop, kind: 'hotel' }]] }],
  ['with an unknown destination', { ...plan, days: [[{ ...stop, slug: 'atlantis' }]] }],
  ['with an unknown guide', { ...plan, days: [[{ ...stop, kind: 'guide', slug: 'day-31' }]] }],
  [
    'with a slug that is a path',
    { ...plan, days: [[{ ...stop, kind: 'deal', slug: '../admin' }]] },
  ],
  ['with a product on a day', { ...plan, days: [plan.extras] }],
  ['with a stop without a title', { ...plan, days: [[{ ...stop, title: ' ' }]] }],
  ['with a long note', { ...plan, days: [[{ ...stop, note: 'x'.repeat(201) }]] }],
  ['with no time', { ...plan, days: [[{ ...stop, time: '25:00' }]] }],
  ['with a stop twice', { ...plan, days: [[stop], [stop]] }],
  [
    'with sixty-one things',
    {
      ...plan,
      days: [
        Array.from({ length: 61 }, (_, index) => ({
          kind: 'deal',
          slug: `d-${index}`,
          title: 'x',
        })),
      ],
    },
  ],
  ['that is a text', 'plan'],
  ['that is null', null],
])('a plan %s', (_, wrong) => {
  it('is refused', async () => {
    const response = await post(path, { ...valid, plan: wrong })
    expect(response.status).toBe(400)
    expect((await response.json<ErrorBody>()).issues?.[0]?.path).toMatch(/^plan/)
    expect(await rows()).toEqual([])
  })
})

it('is mailed to admins and visitor, and shown to admins', async () => {
  await post(path, { ...valid, language: 'en' }, {}, localMail)
  const [row] = await rows()
  const [toStaff] = await mailsTo('hello@mangoroad.example')
  expect(toStaff?.text).toContain('Kế hoạch từng ngày:')
  expect(toStaff?.text).toContain('Ngày 1 (3 tháng 12 năm 2026): 09:00 Hội An')
  expect(toStaff?.text).toContain('Ngày 2 (4 tháng 12 năm 2026): ngày tự do')
  const [toVisitor] = await mailsTo(valid.email)
  expect(toStaff?.text).toContain('Mang theo: Áo mưa')
  expect(toStaff?.html).toContain('Chùa Cầu sáng sớm')
  expect(toVisitor?.text).toContain('When: Dec 3 – 4, 2026')

  await clearAdmins()
  await insertAdmin('mai')
  const detail = await (
    await request(`/api/admin/leads/trip/${row?.id}`, { headers: await sessionCookie('mai') })
  ).json<LeadDetail>()
  expect(detail.lead).toMatchObject({ kind: 'trip', plan })
})

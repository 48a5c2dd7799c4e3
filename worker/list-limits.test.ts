import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod'
import { sessionCookie } from './testing/admins'
import { prepareSite } from './testing/fuzz'
import { request } from './testing/site'

beforeAll(prepareSite)

/** Where each query schema of `schema/api` is read. */
const pathsOf: Record<string, string[]> = {
  listAuditQuery: ['/api/admin/audit'],
  listAdminEntriesQuery: ['/api/admin/entries'],
  exportEntriesQuery: ['/api/admin/entries/export'],
  listLeadsQuery: ['/api/admin/leads'],
  leadQuery: ['/api/admin/leads/trip/1'],
  exportLeadsQuery: ['/api/admin/leads.csv'],
  listMediaQuery: ['/api/admin/media'],
  listOutboxQuery: ['/api/admin/outbox'],
  listDevMailsQuery: ['/api/admin/outbox/mails'],
  listRedirectsQuery: ['/api/admin/redirects', '/api/admin/redirects/paths'],
  listAdminProductsQuery: ['/api/admin/products'],
  listSubscribersQuery: ['/api/admin/subscribers'],
  exportSubscribersQuery: ['/api/admin/subscribers.csv'],
  growthQuery: ['/api/admin/subscribers/growth'],
  listSuppressionsQuery: ['/api/admin/suppressions'],
  exportSuppressionsQuery: ['/api/admin/suppressions.csv'],
  calendarQuery: ['/api/admin/calendar'],
  figuresQuery: ['/api/admin/figures'],
  exportFiguresQuery: ['/api/admin/figures.csv'],
  departuresQuery: ['/api/admin/tours/departures'],
  bookingsQuery: ['/api/admin/tours/bookings'],
  tourFiguresQuery: ['/api/admin/tours/figures'],
  tourDaysQuery: ['/api/bookings/days'],
  bookingQuery: ['/api/bookings/mine'],
  healthQuery: ['/api/health'],
  listSearchesQuery: ['/api/admin/searches'],
  listSynonymsQuery: ['/api/admin/synonyms'],
  audienceQuery: ['/api/admin/letters/audience'],
  listLettersQuery: ['/api/admin/letters'],
  entryQuery: [
    '/api/entries/guide',
    '/api/entries/guide/hue',
    '/api/festivals',
    '/api/things',
    '/api/things/places',
    '/api/things/activities',
    '/api/things/words/guide',
    '/api/months',
    '/api/months/hue/3',
  ],
  listPostsQuery: ['/api/posts'],
  featuredPostsQuery: ['/api/posts/featured'],
  dailyInspirationQuery: ['/api/posts/daily-inspiration'],
  postQuery: ['/api/posts/months', '/api/posts/by-pillar/practical-travel', '/api/posts/hoi-an'],
  postPreviewQuery: ['/api/preview'],
  productsQuery: ['/api/products/infinite'],
  tagQuery: ['/api/tags/hoi-an'],
  // Reads of the search have their own test, which has the index.
  searchQuery: [],
  searchIndexQuery: [],
  // Not reads.
  deleteMediaQuery: [],
  importProductsQuery: [],
}

const modules = import.meta.glob<Record<string, unknown>>(['../schema/api/*.ts', '!**/*.test.ts'], {
  eager: true,
})
const schemas = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) =>
    name.endsWith('Query') && value instanceof z.ZodObject ? [[name, value] as const] : [],
  ),
)

interface Parameter {
  anyOf?: Parameter[]
  const?: string
  enum?: string[]
  items?: Parameter
  minimum?: number
  maximum?: number
  maxLength?: number
}

const codes = Array.from({ length: 30 }, (_, index) => `a${String.fromCharCode(97 + (index % 26))}`)
const instant = '9999-12-31T23:59:59.999Z~'

/**
 * Vietnamese texts of a length, of one word and of many, with what SQL and FTS5 read as their own;
 * then days, months, slugs, lists and cursors.
 */
const texts = (length: number) => [
  ...['ế', 'ư ', `Đ"'%_*-) `].map((letters) => letters.repeat(length).slice(0, length).trim()),
  '9999-12-31',
  '0000-01-01',
  '9999-12',
  '2099-12',
  'a'.repeat(60),
  codes.join(','),
  instant.padEnd(length, 'a'),
]

/** The values of a parameter at its limits, some of which its schema may refuse. */
function limitsOf({
  anyOf,
  const: only,
  enum: choices,
  items,
  minimum,
  maximum,
  maxLength = 100,
}: Parameter): string[] {
  if (anyOf) return anyOf.flatMap(limitsOf)
  if (items) return limitsOf(items)
  if (minimum !== undefined) return [String(minimum), String(maximum)]
  return choices ?? (only === undefined ? texts(maxLength) : [only])
}

/** Each parameter at each of its limits beside what is required, then all of them together. */
function queriesOf(schema: z.ZodObject): URLSearchParams[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  const limits = Object.entries(schema.shape).map(([name, field]) => {
    const values = limitsOf(properties[name] as Parameter).filter(
      (value) => z.safeParse(field, value).success,
    )
    expect(values, name).not.toEqual([])
    return { name, values }
  })
  const needed = limits
    .filter(({ name }) => required.includes(name))
    .map(({ name, values }) => [name, values[0] ?? ''])
  const alone = limits.flatMap(({ name, values }) =>
    values.map((value) => new URLSearchParams({ ...Object.fromEntries(needed), [name]: value })),
  )
  return [
    ...alone,
    new URLSearchParams(limits.map(({ name, values }) => [name, values.at(-1) ?? ''])),
  ]
}

it('knows where every query schema is read', () => {
  expect(schemas.map(([name]) => name).sort()).toEqual(Object.keys(pathsOf).sort())
})

it.each(schemas)('reads with every parameter of %s at its limits', async (name, schema) => {
  const headers = await sessionCookie('mai')
  for (const path of pathsOf[name] ?? [])
    for (const query of queriesOf(schema)) {
      const response = await request(`${path}?${query}`, { headers })
      await response.arrayBuffer()
      // 404: an address without anything at it; BAD_REQUEST would mean that the test sends what no
      // schema takes.
      expect([200, 404], `${path}?${query}`).toContain(response.status)
    }
})

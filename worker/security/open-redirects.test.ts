import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { legacyPaths, paths } from '../../schema/paths'
import { defaultMerchants as merchants } from '../../schema/seed/default-merchants'
import { keepFewEntries } from '../testing/entries'
import { clearPosts, insertPost } from '../testing/posts'
import { clearProducts, insertProducts } from '../testing/products'
import { rawRequest } from '../testing/raw-request'
import { newClient, origin, pathIn } from '../testing/site'

const ownHosts = new Set(merchants.flatMap(({ hosts }) => hosts))

/** Ways to write another site's address where a path is expected. */
const elsewhere = [
  '//',
  '///',
  '//evil.example',
  '//evil.example/',
  '///evil.example',
  '////evil.example//',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example/',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/%0d%0aLocation:%20//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/;//evil.example',
  '/@evil.example',
  '//evil.example@mangoroad.example',
  '//mangoroad.example@evil.example/',
  '//evil.example:80/',
  '//evil.example%2f..',
  '/https://evil.example',
  '/https:evil.example',
  '/javascript:alert(1)',
  '/〱evil.example',
  '/%E3%80%B1evil.example',
  '//%65vil.example/',
]

const before = [
  '',
  '/en',
  '/vi',
  '/en/',
  '/vi/',
  '/en//',
  '/diem-den',
  '/huong-dan',
  '/bai-viet',
  '/r',
  '/share',
  '/security.txt',
  '/where-to-go/hcmc',
]
const after = [
  '',
  '/',
  '//',
  '?next=//evil.example',
  '/lien-he?form=contact',
  '/ban-tin/xac-nhan?form=confirm',
  '?form=newsletter',
  '?sent=newsletter',
]

const forms = [
  '?form=newsletter',
  `${pathIn('en', '/')}?form=newsletter`,
  `${pathIn('vi', '/')}?form=newsletter`,
  pathIn('en', '/admin/login'),
  pathIn('vi', '/admin/login'),
  '/ban-tin/huy-dang-ky?form=unsubscribe',
]

/** All of a list in the deep lane; in the short one each in its turn. */
function some<Item>(items: readonly Item[], turn: number): readonly Item[] {
  const first = turn % items.length
  return inject('isDeep') ? items : items.slice(first, first + 1)
}

/** Fails where an answer leads anywhere but to the site itself, as a browser reads it. */
function expectOwnTarget(response: Response, from: string): void {
  const location = response.headers.get('Location')
  if (location === null) return
  const target = new URL(location, origin + from)
  expect([target.protocol, target.host], `${from} → ${location}`).toEqual([
    'https:',
    'mangoroad.example',
  ])
  expect(location, from).not.toMatch(/^[/\\]{2}|[\r\n]/)
}

beforeAll(async () => {
  await keepFewEntries()
  await clearPosts()
  await insertPost({ slug: 'hoi-an' })
})

describe.each(before)('below %j', (start) => {
  it('no address leads to another site', async () => {
    for (const [turn, hostile] of elsewhere.entries()) {
      for (const end of some(after, turn + start.length)) {
        const path = `/${start + hostile + end}`.replace(/^\/(?=[/\\])/, '')
        const visit = {
          headers: {
            'Sec-Fetch-Mode': 'navigate',
            Cookie: `locale=${encodeURIComponent(hostile)}`,
            'X-Forwarded-Host': 'evil.example',
            Referer: 'https://evil.example/',
          },
        }
        expectOwnTarget(await rawRequest(path, visit), path)
      }
    }
  })

  it('no form that is posted there leads to another site', async () => {
    const statuses = new Set<number>()
    for (const [turn, hostile] of ['', ...elsewhere].entries()) {
      for (const form of hostile === '' ? forms : some(forms, turn + start.length)) {
        const path = `/${start + hostile + form}`.replace(/^\/(?=[/\\])/, '')
        const headers = {
          ...newClient(),
          Origin: origin,
          'Content-Type': 'application/x-www-form-urlencoded',
        }
        // An address each, or the hourly limit of one would end this.
        const body = `email=${crypto.randomUUID()}%40example.com&website=&next=//evil.example`
        const response = await rawRequest(path, { method: 'POST', headers, body })
        expectOwnTarget(response, path)
        statuses.add(response.status)
      }
    }
    // Where there is such a form it is taken, and leads on.
    if (start === '' || start === pathIn('en', '/') || start === pathIn('vi', '/'))
      expect([...statuses]).toContain(303)
  })
})

it.each(Object.values(legacyPaths))(
  'the older address %s leads to the site with whatever for its parameters',
  async (pattern) => {
    for (const [turn, hostile] of elsewhere.entries()) {
      for (const value of some(
        [hostile, encodeURIComponent(hostile), hostile.replaceAll('/', '%2f')],
        turn,
      )) {
        const path = pattern.replace(/:\w+/g, () => value)
        expectOwnTarget(await rawRequest(`${path}?to=${encodeURIComponent(hostile)}`), path)
        expectOwnTarget(await rawRequest(`/en${path}`), path)
      }
    }
  },
)

it.each([
  paths.adminLogin,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  paths.preview,
  paths.searchQuery,
  '/en',
  '/',
])('%s is not led on by a parameter', async (path) => {
  const names = ['next', 'redirect', 'return', 'returnTo', 'url', 'to', 'from', 'token', 'continue']
  const alone = names.map((name) => `${name}=//evil.example/`)
  // Pages are rendered anew for each address: of most, all names are asked at once.
  const together = elsewhere.map((hostile) =>
    names.map((name) => `${name}=${encodeURIComponent(hostile)}`).join('&'),
  )
  for (const query of [...alone, ...(inject('isDeep') ? together : together.slice(0, 3))])
    expectOwnTarget(await rawRequest(`${path}?${query}`), `${path}?${query}`)
})

describe('/r/', () => {
  beforeEach(clearProducts)

  it.each([
    'https://evil.example/',
    '//evil.example/',
    'javascript:alert(1)',
    'http://shop.tropictrail.example/p/1',
    'https://shop.tropictrail.example@evil.example/',
    'https://evil.example@shop.tropictrail.example/p/1',
    'https://shop.tropictrail.example.evil.example/',
    'https://evil.example/?https://shop.tropictrail.example/',
    'https://shop.tropictrail.example:444/',
    'https:\\\\evil.example',
    '/\\evil.example',
    'https://shop.tropictrail.example\\@evil.example/',
    '',
  ])('never leads to %j, even where the database says so', async (destinationUrl) => {
    await insertProducts([{ externalId: 'tui-kho', destinationUrl }])
    const response = await rawRequest('/r/tui-kho?to=//evil.example')
    expect(response.status).toBe(302)
    const target = new URL(response.headers.get('Location') ?? '', origin)
    expect([origin, ...[...ownHosts].map((host) => `https://${host}`)]).toContain(target.origin)
    expect(target.username).toBe('')

    if (target.origin === origin) expect(target.pathname).toBe('/shop-gear')
  })
})

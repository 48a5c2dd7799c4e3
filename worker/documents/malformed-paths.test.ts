import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { errorCodes } from '../../schema/errors'
import { locales } from '../../schema/locale'
import { pages } from '../../web/routes'
import { clearAdmins, insertAdmin, sessionCookie } from '../testing/admins'
import { everyRoute, parametersOf, sampleOf } from '../testing/routes'
import { find, pathIn, request } from '../testing/site'

beforeAll(async () => {
  await clearAdmins()
  await insertAdmin('mai')
})
afterEach(() => vi.restoreAllMocks())

/** Not percent-encoding, and percent-encoding of what is not UTF-8. */
const malformed = { vi: '%zz', en: 'hoi-an%ff%fe' }
/** The page of what is not found has a title of its own. */
const titles = { vi: '404 Không tìm thấy trang', en: '404 Page Not Found' }

const patterns = [
  ...pages.map(({ path }) => path.replace(/thang-\d+$/, 'thang-1')),
  '/:anything',
].filter((path) => path.includes(':'))

it.each([...new Set(patterns)])(
  'is not found at %s with malformed percent-encoding',
  async (pattern) => {
    const logged = vi.spyOn(console, 'error')
    for (const locale of locales) {
      const path = pathIn(locale, pattern.replace(/:\w+\??/g, malformed[locale]))
      const response = await request(path)
      expect(response.status, path).toBe(404)
      expect(find(await response.text(), /<title[^>]*>([^<]+)</)).toContain(titles[locale])
      expect((await request(path, { method: 'HEAD' })).status, path).toBe(404)
    }
    expect(logged).not.toHaveBeenCalled()
  },
)

it.each(['/api/posts/%zz?locale=vi', '/api/entries/guide/%zz?locale=vi', '/api/tags/%zz'])(
  'is refused at %s',
  async (path) => {
    const response = await request(path)
    expect([400, 404]).toContain(response.status)
    expect(errorCodes).toContain((await response.json<{ code: string }>()).code)
  },
)

it('fails no read of the API', async () => {
  const headers = await sessionCookie('mai')
  for (const route of everyRoute.filter((one) => /^GET \/api\/.*:/.test(one))) {
    const { path } = sampleOf(
      route,
      Object.fromEntries(parametersOf(route).map((name) => [name, malformed.vi])),
    )
    const response = await request(`${path}?locale=vi`, { headers })
    await response.arrayBuffer()
    expect(response.status, path).toBeLessThan(500)
  }
})

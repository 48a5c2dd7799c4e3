import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { brandColours } from '../../../schema/brand'
import { locales, localizedPath, otherLocale } from '../../../schema/locale'
import { find, inEnglish, request } from '../../testing/site'

const defaultLocale = env.DEFAULT_LOCALE === 'en' ? 'en' : 'vi'
const own = {
  vi: {
    description: /du lịch Việt Nam/,
    shortcuts: ['Tìm kiếm', 'Chuyến đi của tôi', 'Cẩm nang 30 ngày'],
  },
  en: { description: /handbook to Vietnam/, shortcuts: ['Search', 'My trip', '30-day guide'] },
}

it.each(locales)('every page names the manifest in %s, which is whole', async (locale) => {
  const at = (path: string) => localizedPath(path, locale, defaultLocale)
  const page = await (await request(at('/where-to-go'))).text()
  const path = find(page, /<link rel="manifest" href="([^"]+)"/)
  expect(path).toBe(at('/site.webmanifest'))
  const response = await request(at('/site.webmanifest'))
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
  expect(response.headers.get('Content-Security-Policy')).toContain("manifest-src 'self'")
  const icon = { sizes: '96x96', type: 'image/png', src: '/icon-96.png' }
  expect(await response.json()).toEqual({
    id: at('/'),
    name: 'Mango Road',
    short_name: 'Mango Road',
    description: expect.stringMatching(own[locale].description),
    lang: locale,
    dir: 'ltr',
    start_url: at('/'),
    scope: '/',
    display: 'standalone',
    theme_color: brandColours.paper[0],
    background_color: brandColours.paper[0],
    categories: ['travel'],
    icons: [
      { ...icon, purpose: 'any' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: ['/tim-kiem', '/yeu-thich', '/plan-your-trip'].map((screen, index) => ({
      name: own[locale].shortcuts[index],
      url: at(screen),
      icons: [icon],
    })),
  })
  expect(page).toContain(`<meta name="theme-color" content="${brandColours.paper[0]}"`)
})

it('starts and leads where pages are, in its language', async () => {
  const prefix = localizedPath('/site.webmanifest', otherLocale(defaultLocale), defaultLocale)
  for (const path of ['/site.webmanifest', prefix]) {
    const manifest = await (await request(path)).json<{
      lang: string
      start_url: string
      shortcuts: { url: string }[]
    }>()
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
      const response = await request(url)
      expect(response.status, url).toBe(200)
      expect(await response.text()).toContain(`<html lang="${manifest.lang}">`)
    }
  }
})

it('has one address a language', async () => {
  const response = await request(`/${defaultLocale}/site.webmanifest`)
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/site.webmanifest'])
})

it('is English at the bare address where English is the default', async () => {
  const read = async (path: string) =>
    (await request(path, {}, inEnglish)).json<{ lang: string; start_url: string }>()
  expect(await read('/site.webmanifest')).toMatchObject({ lang: 'en', start_url: '/' })
  expect(await read('/vi/site.webmanifest')).toMatchObject({ lang: 'vi', start_url: '/vi' })
  expect((await request('/en/site.webmanifest', {}, inEnglish)).headers.get('Location')).toBe(
    '/site.webmanifest',
  )
})

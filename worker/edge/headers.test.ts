import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { request } from '../testing/site'
import { assetHeaders, serviceWorkerHeaders } from './policy'

it.each([
  '/',
  '/api/health',
  '/api/nope',
  '/robots.txt',
  '/khong-co',
  '/diem-den',
  '/assets/gone.js',
])('puts the policy on %s', async (path) => {
  const { headers } = await request(path)
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(headers.get('Content-Security-Policy')).not.toContain('unsafe')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/)
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin')
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('Permissions-Policy')).toContain('geolocation=()')
})

it('binds this host alone to HTTPS, and more only as HSTS says', async () => {
  const hsts = async (path: string, bindings = {}) =>
    (await request(path, {}, bindings)).headers.get('Strict-Transport-Security')
  for (const path of ['/', '/api/health', '/media/none/none.jpg', '/admin/letter-frame'])
    expect(await hsts(path), path).toBe('max-age=63072000')
  expect(await hsts('/', { HSTS: 'subdomains' })).toBe('max-age=63072000; includeSubDomains')
  expect(await hsts('/', { HSTS: 'preload' })).toBe('max-age=63072000; includeSubDomains; preload')
})

it('lets the admin alone frame a page, and that page alone be framed, within the site', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await request(path)
    return {
      content: headers.get('Content-Security-Policy') ?? '',
      frame: headers.get('X-Frame-Options'),
    }
  }
  const preview = await policyOf('/xem-truoc/noi-dung')
  expect(preview).toEqual({
    content: expect.stringContaining("frame-ancestors 'self'"),
    frame: 'SAMEORIGIN',
  })
  expect((await policyOf('/admin/content')).content).toContain("frame-src 'self'")
  for (const path of ['/', '/xem-truoc', '/admin/content', '/where-to-go/hue']) {
    const { content, frame } = await policyOf(path)
    expect([content.includes("frame-ancestors 'none'"), frame], path).toEqual([true, 'DENY'])
    if (!path.startsWith('/admin')) expect(content, path).not.toContain('frame-src')
  }
})

it('lets the frame of a mail have inlined styles, and nothing that runs or leaves', async () => {
  const { headers } = await request('/admin/letter-frame')
  const policy = headers.get('Content-Security-Policy')
  expect(policy).toContain(
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'",
  )
  expect([headers.get('X-Frame-Options'), headers.get('Content-Type')]).toEqual([
    'SAMEORIGIN',
    'text/html; charset=UTF-8',
  ])
})

it('names the inline script by its hash and no other', async () => {
  const response = await request('/')
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  const inline = [...(await response.text()).matchAll(/<script>([^<]+)<\/script>/g)].map(
    (match) => match[1] ?? '',
  )
  expect(inline).toHaveLength(1)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(inline[0]))
  expect(policy).toContain(`'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`)
})

it('lets pages load pictures from the site and the tile server of the settings', async () => {
  expect((await request('/')).headers.get('Content-Security-Policy')).toContain(
    "img-src 'self' data: https://tile.openstreetmap.org;",
  )
  const own = await request('/', {}, { TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' })
  expect(own.headers.get('Content-Security-Policy')).toContain(
    "img-src 'self' data: https://a.tiles.example;",
  )
})

it('shares the policy with files that never run the Worker', () => {
  expect(assetHeaders()['X-Content-Type-Options']).toBe('nosniff')
  expect(assetHeaders()['Content-Security-Policy']).not.toContain('unsafe')
})

it('sends an uncacheable 404 for a missing hashed file', async () => {
  const response = await request('/assets/home-abc123.js')
  expect(response.status).toBe(404)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(response.headers.get('Content-Type')).toContain('text/plain')
})

it('excludes crawlers from click-outs, the API and the admin', async () => {
  const response = await request('/robots.txt')
  expect(response.status).toBe(200)
  const text = await response.text()
  const prefixed = env.DEFAULT_LOCALE === 'vi' ? '/en/admin' : '/vi/admin'
  for (const path of ['/r/', '/api/', '/admin', prefixed])
    expect(text).toContain(`Disallow: ${path}\n`)
})

it('refuses other methods on pages', async () => {
  const response = await request('/where-to-go', { method: 'POST' })
  expect(response.status).toBe(405)
  expect(response.headers.get('Allow')).toBe('GET, HEAD')
})

it('names the bad variable when a setting is wrong', async () => {
  const response = await request('/api/health', {}, { DEFAULT_LOCALE: 'fr' })
  expect(response.status).toBe(500)
})

it('lets service workers come from this site only, and theirs ask for nothing else', async () => {
  expect((await request('/')).headers.get('Content-Security-Policy')).toContain("worker-src 'self'")
  expect(serviceWorkerHeaders()['Content-Security-Policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  )
  expect(serviceWorkerHeaders()['Cache-Control']).toBe('no-cache')
})

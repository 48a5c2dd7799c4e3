import { describe, expect, it } from 'vitest'
import { isSamePhoto, kindOfRequest, offlineAddress } from './kind-of-request'

const origin = 'https://mangoroad.example'
const kindOf = (path: string, isNavigation = false) =>
  kindOfRequest(new URL(path, origin), origin, isNavigation)

describe('the service worker', () => {
  it.each(['/', '/en', '/where-to-go/hoi-an', '/en/plan-your-trip/day-5', '/admin-guide'])(
    'answers a visit of %s',
    (path) => {
      expect(kindOf(path, true)).toBe('page')
    },
  )

  it.each([
    '/admin',
    '/admin/login',
    '/en/admin/posts/3',
    '/vi/admin',
    '/r/12',
    '/api/health',
    '/assets/a.js',
    '/rss.xml',
    '/en/rss.xml',
  ])('leaves a visit of %s alone', (path) => expect(kindOf(path, true)).toBeUndefined())

  it.each([
    ['/assets/a.js', 'file'],
    ['/assets/art/1/hue-wide.svg', 'file'],
    ['/favicon.svg', 'file'],
    ['/api/posts/a', 'answer'],
    ['/media/k3f9x2ab7q-1-4000x3000-7a8b6c/wide-768.webp', 'photo'],
    ['/api/admin/me', undefined],
    ['/offline.json', undefined],
    ['/sw.js', undefined],
    ['/where-to-go/hue', undefined],
  ])('takes a read of %s for: %s', (path, kind) => expect(kindOf(path)).toBe(kind))

  it('finds the stored rendition of a photograph for any other of the same version', () => {
    const stored = '/media/k3f9x2ab7q-1-4000x3000-7a8b6c/wide-768.webp'
    expect(isSamePhoto('/media/k3f9x2ab7q-1-4000x3000-7a8b6c/wide-1600.avif', stored)).toBe('best')
    expect(isSamePhoto('/media/k3f9x2ab7q-1-4000x3000-7a8b6c/square-480.avif', stored)).toBe(
      'other',
    )
    expect(isSamePhoto('/media/k3f9x2ab7q-2-4000x3000-7a8b6c/wide-768.webp', stored)).toBe(false)
    expect(isSamePhoto('/assets/a.js', '/assets/a.js')).toBe(false)
  })

  it('leaves other sites alone', () => {
    expect(kindOf('https://tiles.example/assets/1.png')).toBeUndefined()
    expect(kindOf('https://other.example/', true)).toBeUndefined()
  })

  it('leads to the list in the language of the address and remembers where the visitor wanted to go', () => {
    expect(offlineAddress(new URL('/en/where-to-go?q=a', origin), '/ngoai-tuyen')).toBe(
      '/en/ngoai-tuyen?from=%2Fen%2Fwhere-to-go%3Fq%3Da',
    )
    expect(offlineAddress(new URL('/vietnam', origin), '/ngoai-tuyen')).toBe(
      '/ngoai-tuyen?from=%2Fvietnam',
    )
  })
})

import { describe, expect, it } from 'vitest'
import { localizedPath, splitLocale, text, textIn, texts, withLocalizedLinks } from './locale'

describe('language prefixes', () => {
  it.each([
    ['/en/where-to-go', 'vi', { locale: 'en', path: '/where-to-go', prefixed: true }],
    ['/en', 'vi', { locale: 'en', path: '/', prefixed: true }],
    ['/vi/a', 'vi', { locale: 'vi', path: '/a', prefixed: true }],
    ['/english', 'vi', { locale: 'vi', path: '/english', prefixed: false }],
    ['/', 'en', { locale: 'en', path: '/', prefixed: false }],
    ['/farm-tours', 'vi', { locale: 'vi', path: '/tour-nong-trai', prefixed: false }],
    ['/en/farm-tours', 'vi', { locale: 'en', path: '/tour-nong-trai', prefixed: true }],
  ] as const)('split %s with the default %s', (pathname, defaultLocale, parts) => {
    expect(splitLocale(pathname, defaultLocale)).toEqual(parts)
  })

  it('join again', () => {
    expect(localizedPath('/', 'en', 'vi')).toBe('/en')
    expect(localizedPath('/', 'vi', 'vi')).toBe('/')
    expect(localizedPath('/a', 'vi', 'en')).toBe('/vi/a')
  })

  it('join in the words of the language, whichever language spells the path', () => {
    for (const path of ['/tour-nong-trai', '/farm-tours']) {
      expect(localizedPath(path, 'en', 'vi')).toBe('/en/farm-tours')
      expect(localizedPath(path, 'vi', 'en')).toBe('/vi/tour-nong-trai')
    }
  })

  it('are put before the links of a text, with what follows a path', () => {
    const html =
      '<a href="/tour-nong-trai#dat-cho">a</a> <a href="/?x=1">b</a> <a href="/media/1/a.jpg">c</a> <a href="https://a.example/b">d</a>'
    expect(withLocalizedLinks(html, 'en', 'vi')).toBe(
      '<a href="/en/farm-tours#dat-cho">a</a> <a href="/en?x=1">b</a> <a href="/media/1/a.jpg">c</a> <a href="https://a.example/b">d</a>',
    )
  })
})

describe('texts in two languages', () => {
  it('are read in the wanted language, or in the other with its name, or empty', () => {
    expect(text({ titleVi: 'Một', titleEn: 'One' }, 'title', 'en')).toBe('One')
    expect(textIn({ titleVi: 'Một', titleEn: '  ' }, 'title', 'en')).toEqual({
      value: 'Một',
      locale: 'vi',
    })
    expect(text({}, 'title', 'en')).toBe('')
    expect(texts({ tipsVi: [], tipsEn: ['a'] }, 'tips', 'vi')).toEqual(['a'])
  })
})

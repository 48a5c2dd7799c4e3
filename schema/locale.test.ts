import { describe, expect, it } from 'vitest'
import { localizedPath, splitLocale, text, textIn, texts } from './locale'

describe('language prefixes', () => {
  it.each([
    ['/en/where-to-go', 'vi', { locale: 'en', path: '/where-to-go', prefixed: true }],
    ['/en', 'vi', { locale: 'en', path: '/', prefixed: true }],
    ['/vi/a', 'vi', { locale: 'vi', path: '/a', prefixed: true }],
    ['/english', 'vi', { locale: 'vi', path: '/english', prefixed: false }],
    ['/', 'en', { locale: 'en', path: '/', prefixed: false }],
  ] as const)('split %s with the default %s', (pathname, defaultLocale, parts) => {
    expect(splitLocale(pathname, defaultLocale)).toEqual(parts)
  })

  it('join again', () => {
    expect(localizedPath('/', 'en', 'vi')).toBe('/en')
    expect(localizedPath('/', 'vi', 'vi')).toBe('/')
    expect(localizedPath('/a', 'vi', 'en')).toBe('/vi/a')
  })
})

describe('texts in two languages', () => {
  it('are read in the wanted language, or in the other with its name, or empty', () => {
    expect(text({ titleVi: 'Một', titleEn: 'One' }, 'title', 'en')).toBe('One')
    expect(textIn({ titleVi: 'Một', titleEn: '  ' }, 'title', 'en')).toEqual({ value: 'Một', locale: 'vi' })
    expect(text({}, 'title', 'en')).toBe('')
    expect(texts({ tipsVi: [], tipsEn: ['a'] }, 'tips', 'vi')).toEqual(['a'])
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { hasAdminCookie, preferredLocale } from './cookies'

const withCookie = (cookie: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
const withLanguages = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

afterEach(() => {
  vi.restoreAllMocks()
})

it('prefers the chosen language to those of the browser', () => {
  withCookie('a=1; locale=en; b=2')
  withLanguages('vi-VN')
  expect(preferredLocale()).toBe('en')
})

it('takes the first language of the browser that the site has', () => {
  withCookie('locale=fr')
  withLanguages('fr-FR', 'VI-vn', 'en-US')
  expect(preferredLocale()).toBe('vi')
})

it('prefers none of the languages that the site does not have', () => {
  withCookie('')
  withLanguages('fr-FR')
  expect(preferredLocale()).toBeUndefined()
})

it('recognises an admin by the cookie of the login only', () => {
  withCookie('__Host-staff=1')
  expect(hasAdminCookie()).toBe(true)
  withCookie('__Host-staff=; locale=vi')
  expect(hasAdminCookie()).toBe(false)
})

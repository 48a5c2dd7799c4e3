import { describe, expect, it } from 'vitest'
import { locales } from '../../../schema/locale'
import { getI18n, loadTexts } from '../../i18n/i18n'
import { ApiFailure } from '../../lib/api'
import { failureText } from './failure-text'

await Promise.all(locales.map((locale) => loadTexts(locale, ['shell'])))
const textIn = (locale: 'vi' | 'en', error: unknown) =>
  failureText(error, getI18n(locale).getFixedT(null, 'shell'), 'As specified.')
const tooMany = (retryAfter?: number) =>
  new ApiFailure(429, 'x', { error: 'x', code: 'RATE_LIMITED' }, retryAfter)

describe('a form that cannot be sent', () => {
  it('says in how many minutes to try again', () => {
    expect(textIn('en', tooMany(61))).toContain('in 2 minutes')
    expect(textIn('en', tooMany(60))).toContain('in 1 minute.')
    expect(textIn('vi', tooMany(600))).toContain('sau 10 phút')
  })

  it('asks for a minute where no time is known', () => {
    expect(textIn('vi', tooMany())).toContain('sau 1 phút')
  })

  it('says that nothing was sent when the service says that it is down', () => {
    expect(textIn('en', new ApiFailure(503, 'x', { error: 'x', code: 'UNAVAILABLE' }))).toContain(
      'Nothing was sent',
    )
  })

  it('says so where another submission was sent with its key', () => {
    const error = new ApiFailure(409, 'x', { error: 'x', code: 'KEY_REUSED' })
    expect(textIn('en', error)).toContain('reload the page')
    expect(textIn('vi', error)).toContain('tải lại trang')
  })

  it.each([
    new ApiFailure(503, '<html>'),
    new ApiFailure(500, 'x', { error: 'x', code: 'INTERNAL' }),
    new TypeError('Failed to fetch'),
  ])('keeps to the specified text on %s', (error) =>
    expect(textIn('en', error)).toBe('As specified.'),
  )
})

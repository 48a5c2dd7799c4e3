import type { TFunction } from 'i18next'
import { ApiFailure } from '../../lib/api'

const secondsPerMinute = 60

/**
 * Returns the text for a form that could not be sent: when to retry after 429, what to do after
 * 409, that nothing was stored after 503, else `fallback`.
 */
export function failureText(error: unknown, t: TFunction<'shell'>, fallback: string): string {
  if (!(error instanceof ApiFailure)) return fallback
  if (error.body?.code === 'KEY_REUSED') return t('errors.KEY_REUSED')
  if (error.body?.code === 'UNAVAILABLE') return `${t('errors.UNAVAILABLE')} ${t('forms.notSent')}`
  if (error.status !== 429) return fallback
  return t('forms.tooMany', {
    count: Math.ceil((error.retryAfter ?? secondsPerMinute) / secondsPerMinute),
  })
}

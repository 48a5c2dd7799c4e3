import type { TFunction } from 'i18next'
import { ApiFailure } from '../../lib/api'

const secondsPerMinute = 60

/**
 * What a form says when it could not be sent: when to try again after too many tries, and that nothing was stored when the service is
 * down; else the specified text, which is handed in.
 */
export function failureText(error: unknown, t: TFunction<'shell'>, specified: string): string {
  if (!(error instanceof ApiFailure)) return specified
  if (error.body?.code === 'UNAVAILABLE') return `${t('errors.UNAVAILABLE')} ${t('forms.notSent')}`
  if (error.status !== 429) return specified
  return t('forms.tooMany', { count: Math.ceil((error.retryAfter ?? secondsPerMinute) / secondsPerMinute) })
}

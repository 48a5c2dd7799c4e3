import type { TFunction } from 'i18next'
import { ApiFailure } from '../../lib/api'

const secondsPerMinute = 60

export function failureText(error: unknown, t: TFunction<'shell'>, fallback: string): string {
  if (!(error instanceof ApiFailure)) return fallback
  if (error.body?.code === 'KEY_REUSED') return t('errors.KEY_REUSED')
  if (error.body?.code === 'UNAVAILABLE') return `${t('errors.UNAVAILABLE')} ${t('forms.notSent')}`
  if (error.status !== 429) return fallback
  return t('forms.tooMany', {
    count: Math.ceil((error.retryAfter ?? secondsPerMinute) / secondsPerMinute),
  })
}

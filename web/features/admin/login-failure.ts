import type { TFunction } from 'i18next'
import { failureText } from '../../domain/forms/failure-text'
import { ApiFailure } from '../../lib/api'

/** Why the API refused something: what the server says, in the page's language, and after too many tries when to come back. */
export function loginFailure(error: unknown, t: TFunction<['shell', 'login']>): string {
  if (!(error instanceof ApiFailure)) return t('errors.OFFLINE')
  if (error.status === 429) return failureText(error, t, '')
  return error.body ? t(`errors.${error.body.code}`) : t('login:failedTitle')
}

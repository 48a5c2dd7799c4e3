import { failureText } from '../../domain/forms/failure-text'
import type { Translate } from '../../i18n/translate'
import { ApiFailure } from '../../lib/api'

/** Why somebody could not log in: what the server says, in the page's language, and after too many tries when to come back. */
export function loginFailure(error: unknown, t: Translate): string {
  if (!(error instanceof ApiFailure)) return t('shell.errors.OFFLINE')
  if (error.status === 429) return failureText(error, t, '')
  return error.body ? t(`shell.errors.${error.body.code}`) : t('login.failedTitle')
}

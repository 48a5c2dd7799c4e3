import type { Translate } from '../../../../i18n/translate'
import { ApiFailure } from '../../../../lib/api'

/** Why something failed, in the staff's language: what the API says, or that there is no network. */
export function failureText(error: unknown, t: Translate): string {
  if (!(error instanceof ApiFailure)) return t('shell.errors.OFFLINE')
  return t(`shell.errors.${error.body?.code ?? 'INTERNAL'}`)
}

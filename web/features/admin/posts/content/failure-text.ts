import type { TFunction } from 'i18next'
import { ApiFailure } from '../../../../lib/api'

/** Why something failed, in the staff's language: what the API says, or that there is no network. */
export function failureText(error: unknown, t: TFunction<'shell'>): string {
  if (!(error instanceof ApiFailure)) return t('errors.OFFLINE')
  return t(`errors.${error.body?.code ?? 'INTERNAL'}`)
}

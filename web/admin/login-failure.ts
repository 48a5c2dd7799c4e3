import { useTranslation } from 'react-i18next'
import { failureText } from '../domain/forms/failure-text'
import { ApiFailure } from '../lib/api'
import { PasskeyFailure } from './kit/passkeys'

/** Returns the server's reason, or after too many tries when to retry. */
export function useLoginFailure(): (error: unknown) => string {
  const { t } = useTranslation(['shell', 'login'])
  return (error) => {
    if (error instanceof PasskeyFailure) return t(`login:passkey.${error.reason}`)
    if (!(error instanceof ApiFailure)) return t('errors.OFFLINE')
    if (error.status === 429) return failureText(error, t, '')
    return error.body ? t(`errors.${error.body.code}`) : t('login:failedTitle')
  }
}

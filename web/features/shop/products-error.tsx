import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { ApiFailure, errorCodeOf } from '../../lib/api'
import { LoadError } from '../../ui/states'

/** `fetch` throws a TypeError without a connection. */
function reasonOf(error: unknown, t: TFunction<['shop', 'shell']>): string {
  const code = errorCodeOf(error)
  if (code) return `${t('fetchFailed')} ${t(`shell:errors.${code}`)}`
  if (error instanceof ApiFailure) return t('fetchFailed')
  return error instanceof TypeError ? t('shell:errors.OFFLINE') : t('unknownError')
}

export function ProductsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(['shop', 'shell'])
  return (
    <LoadError error={error} onRetry={onRetry} title={t('errorTitle')} text={reasonOf(error, t)} />
  )
}

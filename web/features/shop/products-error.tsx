import type { Translate } from '../../i18n/translate'
import { useTranslation } from '../../i18n/use-translation'
import { ApiFailure } from '../../lib/api'
import { errorCodeOf, LoadError } from '../../ui/states'

/** Why: the answer's own reason, no connection (which `fetch` tells by a TypeError), or unknown. */
function reasonOf(error: unknown, t: Translate): string {
  const code = errorCodeOf(error)
  if (code) return `${t('shop.fetchFailed')} ${t(`shell.errors.${code}`)}`
  if (error instanceof ApiFailure) return t('shop.fetchFailed')
  return error instanceof TypeError ? t('shell.errors.OFFLINE') : t('shop.unknownError')
}

export function ProductsError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return <LoadError error={error} onRetry={onRetry} title={t('shop.errorTitle')} text={reasonOf(error, t)} />
}

import { useTranslation } from 'react-i18next'
import type { ForeignCopies } from './use-foreign-copies'

interface ForeignNoticeProps {
  /** Of pictures of other sites, each once. */
  addresses: readonly string[]
  copies: ForeignCopies
  className: string
}

/**
 * Says that a text or field has pictures of other sites, which readers do not see, and copies them
 * all.
 */
export function ForeignNotice({ addresses, copies, className }: ForeignNoticeProps) {
  const { t } = useTranslation('admin')
  if (addresses.length === 0) return null
  const isCopying = addresses.some(copies.isCopying)
  const errors = [...new Set(addresses.flatMap((address) => copies.errorOf(address) ?? []))]
  return (
    <div role="status" className={`text-sm ${className}`}>
      {t('media.foreign.count', { count: addresses.length })}{' '}
      <button
        type="button"
        disabled={isCopying}
        className="min-h-11 font-semibold text-accent underline underline-offset-4 disabled:opacity-60"
        onClick={() => void copies.copy(addresses)}
      >
        {isCopying
          ? t('media.foreign.copying')
          : t(addresses.length === 1 ? 'media.foreign.copy' : 'media.foreign.copyAll', {
              count: addresses.length,
            })}
      </button>
      {errors.map((text) => (
        <p key={text} className="font-semibold text-bad">
          {text}
        </p>
      ))}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { ForeignCopies } from '../../media/use-foreign-copies'

interface ForeignNoticeProps {
  /** Of pictures of other sites, each once. */
  addresses: readonly string[]
  copies: ForeignCopies
}

/** Says that a text has pictures of other sites, which readers do not see, and copies them all. */
export function ForeignNotice({ addresses, copies }: ForeignNoticeProps) {
  const { t } = useTranslation('admin')
  if (addresses.length === 0) return null
  const isCopying = addresses.some(copies.isCopying)
  const errors = [...new Set(addresses.flatMap((address) => copies.errorOf(address) ?? []))]
  return (
    <div role="status" className="border-b border-line px-3 py-2 text-sm">
      {t('richText.foreign.count', { count: addresses.length })}{' '}
      <button
        type="button"
        disabled={isCopying}
        className="min-h-11 font-semibold text-accent underline underline-offset-4 disabled:opacity-60"
        onClick={() => void copies.copy(addresses)}
      >
        {isCopying
          ? t('richText.foreign.copying')
          : t(addresses.length === 1 ? 'richText.foreign.copy' : 'richText.foreign.copyAll', { count: addresses.length })}
      </button>
      {errors.map((text) => (
        <p key={text} className="font-semibold text-bad">
          {text}
        </p>
      ))}
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { downloadFile } from '../kit/download'
import { useLeaveGuard } from '../kit/leave-guard'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** What has just been done; no toast, which could cover a code. */
  news: string
  onClose: () => void
}

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, news, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('admin')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useLeaveGuard('codes', true)

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: t('factor.copied') })
    } catch (error) {
      console.debug('the clipboard refused', error)
      showToast({ title: t('factor.copyFailed'), destructive: true })
    }
  }

  return (
    <div className="rounded-card border border-line bg-card p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('factor.codesTitle')}
      </h3>
      <p role="status" className="mt-1 font-semibold">
        {news}
      </p>
      <p className="mt-1 text-muted">{t('factor.codesText')}</p>
      <ul className="my-4 grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonStyles.primary} onClick={() => void copy()}>
          {t('factor.copyCodes')}
        </button>
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={() => downloadFile('mango-road-codes.txt', codes.join('\n'), 'text/plain')}
        >
          {t('factor.downloadCodes')}
        </button>
        <button type="button" className={buttonStyles.secondary} onClick={onClose}>
          {t('factor.stored')}
        </button>
      </div>
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../../schema/brand'
import { site } from '../../../schema/site'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { downloadFile } from '../kit/download'
import { formatInstant } from '../kit/format-instant'
import { useLeaveGuard } from '../kit/leave-guard'

interface RecoveryCodesProps {
  codes: readonly string[]
  /** Shown here and not as a toast, which could cover a code. */
  news: string
  username: string
  onClose: () => void
}

export function RecoveryCodes({ codes, news, username, onClose }: RecoveryCodesProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [made] = useState(() => new Date().toISOString())
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
    <div className="alone-on-paper rounded-card border border-line bg-card p-4 sm:p-5">
      <p className="hidden font-semibold print:block">
        {site.name} · {username} · {formatInstant(made, locale)}
      </p>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('factor.codesTitle')}
      </h3>
      <p role="status" className="mt-1 font-semibold print:hidden">
        {news}
      </p>
      <p className="mt-1 text-muted print:hidden">{t('factor.codesText')}</p>
      <ul className="my-4 grid gap-x-6 gap-y-1 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 print:hidden">
        <button type="button" className={buttonStyles.primary} onClick={() => void copy()}>
          {t('factor.copyCodes')}
        </button>
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={() => downloadFile(`${brand.slug}-codes.txt`, codes.join('\n'), 'text/plain')}
        >
          {t('factor.downloadCodes')}
        </button>
        <button type="button" className={buttonStyles.secondary} onClick={() => window.print()}>
          {t('factor.printCodes')}
        </button>
        <button type="button" className={buttonStyles.secondary} onClick={onClose}>
          {t('factor.stored')}
        </button>
      </div>
    </div>
  )
}

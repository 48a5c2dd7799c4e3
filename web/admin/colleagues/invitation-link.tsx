import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { showToast } from '../../ui/toast-store'
import { formatInstant } from '../kit/format-instant'

interface InvitationLinkProps {
  path: string
  expiresAt: string
  username: string
  email: string
  onClose: () => void
}

/** The link of an invitation, which is shown once. */
export function InvitationLink({ path, expiresAt, username, email, onClose }: InvitationLinkProps) {
  const { t } = useTranslation(['admin', 'shell'])
  const locale = useLocale()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const url = new URL(path, window.location.origin).href

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: t('shell:linkCopied') })
    } catch (error) {
      console.debug('the clipboard refused', error)
      showToast({ title: t('shell:copyFailed'), text: url, destructive: true })
    }
  }

  return (
    <div className="grid gap-3">
      <p>{t('colleagues.linkText', { username, time: formatInstant(expiresAt, locale) })}</p>
      {email && <p className="text-muted">{t('colleagues.mailed', { email })}</p>}
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={t('colleagues.link')}
        onFocus={(event) => event.target.select()}
        className="min-h-11 w-full rounded-control border border-line bg-paper px-3 text-sm text-ink"
      />
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={onClose}>
          {t('colleagues.close')}
        </button>
        <button type="button" className={buttonStyles.primary} onClick={() => void copy()}>
          {t('shell:copyLink')}
        </button>
      </div>
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecondFactorSetup } from '../../../schema/api/admins'
import { buttonStyles } from '../../ui/button-styles'
import { FactorForm } from './factor-form'

const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }))

interface ScanStepProps {
  setup: SecondFactorSetup
  onConfirm: (code: string) => Promise<void>
  onCancel: () => void
}

/**
 * The secret for the authenticator app, as a QR code, a key and a link; the first code confirms it.
 */
export function ScanStep({ setup: { secret, uri }, onConfirm, onCancel }: ScanStepProps) {
  const { t } = useTranslation('admin')
  return (
    <FactorForm
      asks="code"
      allowsRecovery={false}
      codeHint={t('factor.codeText')}
      action={t('factor.confirm')}
      send={({ code }) => onConfirm(code)}
      onCancel={onCancel}
    >
      <h3 className="font-semibold">{t('factor.scanTitle')}</h3>
      <p>{t('factor.scanText')}</p>
      <Suspense fallback={<div className="skeleton size-52" />}>
        <QrCode text={uri} label={t('factor.qr')} />
      </Suspense>
      <div>
        <p className="text-sm text-muted">{t('factor.byHand')}</p>
        <code className="mt-1 block font-mono text-sm font-semibold wrap-anywhere select-all">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <a href={uri} className={`${buttonStyles.quiet} text-sm`}>
          {t('factor.openApp')}
        </a>
      </div>
    </FactorForm>
  )
}

import { useTranslation } from 'react-i18next'
import type { DeliverySetup } from '../../../../schema/api/admin-outbox'

/** Warns where mails do not leave the site. */
export function SetupNotice({ setup }: { setup: DeliverySetup }) {
  const { t } = useTranslation('admin')
  if (setup.mail !== 'none' && setup.mail !== 'local') return null
  const isOff = setup.mail === 'none'
  return (
    <div className={`rounded-card border border-s-4 bg-card px-4 py-3 ${isOff ? 'border-bad' : 'border-line'}`}>
      <p className="font-semibold">{isOff ? t('outbox.mailOff') : t('outbox.mailLocal')}</p>
      <p className="text-muted">{isOff ? t('outbox.mailOffText') : t('outbox.mailLocalText')}</p>
    </div>
  )
}

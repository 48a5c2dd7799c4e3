import { useState } from 'react'
import { buttonStyles } from '../../../components/button-styles'
import { useTranslation } from '../../../i18n/use-translation'
import { ConfirmDialog } from '../kit/confirm-dialog'

export function RetryAllDead({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div>
      <button type="button" className={buttonStyles.secondary} onClick={() => setIsAsking(true)}>
        {t('admin.outbox.retryAll')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('admin.outbox.retryAll')}
          text={t('admin.outbox.retryAllText')}
          action={t('admin.outbox.retry')}
          onConfirm={onConfirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

import { useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { buttonStyles } from '../../../ui/button-styles'
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

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../../ui/button-styles'
import { ConfirmDialog } from '../kit/confirm-dialog'

export function RetryAllDead({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation('admin')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div>
      <button type="button" className={buttonStyles.secondary} onClick={() => setIsAsking(true)}>
        {t('outbox.retryAll')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('outbox.retryAll')}
          text={t('outbox.retryAllText')}
          action={t('outbox.retry')}
          onConfirm={onConfirm}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/confirm-dialog'

/** Asks before a shared plan takes the place of one's own. */
export function ReplaceDialog({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) {
  const { t } = useTranslation('plan')
  return (
    <ConfirmDialog
      title={t('replaceTitle')}
      text={t('replaceText')}
      action={t('replace')}
      cancel={t('cancel')}
      onConfirm={onReplace}
      onClose={onClose}
    />
  )
}

import { useTranslation } from '../../../i18n/use-translation'
import { ConfirmDialog } from '../../../ui/confirm-dialog'

/** Asks before a shared plan takes the place of one's own. */
export function ReplaceDialog({ onReplace, onClose }: { onReplace: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ConfirmDialog
      title={t('plan.replaceTitle')}
      text={t('plan.replaceText')}
      action={t('plan.replace')}
      cancel={t('plan.cancel')}
      onConfirm={onReplace}
      onClose={onClose}
    />
  )
}

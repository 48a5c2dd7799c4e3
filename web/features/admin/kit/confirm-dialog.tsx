import { useTranslation } from '../../../i18n/use-translation'
import { type ConfirmDialogProps, ConfirmDialog as Dialog } from '../../../ui/confirm-dialog'

/** Asks before the staff does something. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, 'cancel'>) {
  const { t } = useTranslation()
  return <Dialog {...props} cancel={t('admin.frame.cancel')} />
}

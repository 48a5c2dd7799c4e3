import { type ConfirmDialogProps, ConfirmDialog as Dialog } from '../../../components/confirm-dialog'
import { useTranslation } from '../../../i18n/use-translation'

/** Asks before the staff does something. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, 'cancel'>) {
  const { t } = useTranslation()
  return <Dialog {...props} cancel={t('admin.frame.cancel')} />
}

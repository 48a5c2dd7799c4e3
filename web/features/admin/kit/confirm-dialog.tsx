import { useTranslation } from 'react-i18next'
import { type ConfirmDialogProps, ConfirmDialog as Dialog } from '../../../ui/confirm-dialog'

/** Asks before an admin does something. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, 'cancel'>) {
  const { t } = useTranslation('admin')
  return <Dialog {...props} cancel={t('frame.cancel')} />
}

import type { ConfirmDialogProps } from '../../../ui/confirm-dialog'
import { showToast } from '../../../ui/toast-store'
import { ConfirmButton } from '../confirm-button'
import { rowButton } from '../data-table'
import { useAttempt } from '../use-attempt'

interface RowActionProps extends Omit<ConfirmDialogProps, 'cancel' | 'onClose' | 'onConfirm'> {
  label: string
  work: () => Promise<unknown>
  done: string
  failed?: string
  reload: () => unknown
  children?: string
}

export function RowAction(props: RowActionProps) {
  const { label, work, done, failed, reload, children, ...dialog } = props
  const { attempt } = useAttempt()

  async function act() {
    await attempt(
      async () => {
        await work()
        showToast({ title: done })
      },
      { title: failed },
    )
    await reload()
  }

  return (
    <ConfirmButton {...dialog} className={rowButton} label={label} onConfirm={() => void act()}>
      {children ?? dialog.action}
    </ConfirmButton>
  )
}

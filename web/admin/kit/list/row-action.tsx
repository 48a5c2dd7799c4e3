import type { ConfirmDialogProps } from '../../../ui/confirm-dialog'
import { showToast } from '../../../ui/toast-store'
import { ConfirmButton } from '../confirm-button'
import { rowButton } from '../data-table'
import { useAttempt } from '../use-attempt'

interface RowActionProps extends Omit<ConfirmDialogProps, 'cancel' | 'onClose' | 'onConfirm'> {
  /** The accessible name, with that of the row. */
  label: string
  work: () => Promise<unknown>
  /** The toasts of a success and of a failure. */
  done: string
  failed?: string
  reload: () => unknown
  /** The words of the button; by default those of the action. */
  children?: string
}

/** A button in a row that asks, changes the row, shows a toast and reads the list again. */
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

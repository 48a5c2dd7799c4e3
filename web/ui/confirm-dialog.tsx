import { useModal } from '../lib/use-modal'
import { buttonStyles } from './button-styles'

export interface ConfirmDialogProps {
  title: string
  text?: string
  action: string
  cancel: string
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  title,
  text,
  action,
  cancel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { dialog, titleId, close } = useModal()
  return (
    // It may stand in the cell of a table, whose alignment and unbroken lines are not its own.
    <dialog
      {...dialog}
      onClose={onClose}
      className={
        'm-auto w-md rounded-card border border-line bg-card ' +
        'p-6 text-start whitespace-normal text-ink card-shadow backdrop:bg-veil'
      }
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      {text && <p className="mt-2 text-muted">{text}</p>}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className={buttonStyles.secondary} onClick={close}>
          {cancel}
        </button>
        <button
          type="button"
          className={buttonStyles.primary}
          onClick={() => {
            onConfirm()
            close()
          }}
        >
          {action}
        </button>
      </div>
    </dialog>
  )
}

import type { ReactNode } from 'react'
import { useModal } from '../../../lib/use-modal'
import { buttonStyles } from '../../../ui/button-styles'

interface PanelDialogProps {
  title: string
  /** What the button that closes it says. */
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/** Something to read over the view, closed with Escape or its button. */
export function PanelDialog({ title, closeLabel, onClose, children }: PanelDialogProps) {
  const { dialog, titleId, close } = useModal()
  return (
    <dialog
      {...dialog}
      onClose={onClose}
      className="m-auto max-h-[85dvh] w-[min(48rem,calc(100vw-1.5rem))] overflow-y-auto rounded-card border border-line bg-card p-5 text-ink raised backdrop:bg-night/50 sm:p-6"
    >
      <h2 id={titleId} className="text-heading wrap-anywhere">
        {title}
      </h2>
      <div className="mt-3">{children}</div>
      <div className="mt-5 flex justify-end">
        <button type="button" className={buttonStyles.secondary} onClick={close}>
          {closeLabel}
        </button>
      </div>
    </dialog>
  )
}

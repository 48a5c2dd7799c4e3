import type { ReactNode } from 'react'
import { buttonStyles } from '../../../ui/button-styles'

interface FieldNoteProps {
  title: string
  action: string
  /** The name of the button, where `action` alone would not say of which field. */
  actionLabel?: string
  isBusy: boolean
  onAction: () => void
  children?: ReactNode
}

/** A note below a field, with a button that makes it go. */
export function FieldNote({
  title,
  action,
  actionLabel,
  isBusy,
  onAction,
  children,
}: FieldNoteProps) {
  return (
    <div
      className={
        'mt-2 rounded-control border border-s-4 border-line ' +
        'border-s-accent bg-paper px-3 py-2 text-sm'
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">{title}</p>
        <button
          type="button"
          className={buttonStyles.quiet}
          aria-label={actionLabel}
          disabled={isBusy}
          onClick={onAction}
        >
          {action}
        </button>
      </div>
      {children}
    </div>
  )
}

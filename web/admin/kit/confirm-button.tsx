import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/confirm-dialog'

interface ConfirmButtonProps extends Omit<ConfirmDialogProps, 'cancel' | 'onClose'> {
  className: string
  label?: string
  tooltip?: string
  disabled?: boolean
  cancel?: string
  children: ReactNode
}

export function ConfirmButton({
  className,
  label,
  tooltip,
  disabled = false,
  cancel,
  children,
  ...dialog
}: ConfirmButtonProps) {
  const { t } = useTranslation('admin')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={tooltip}
        disabled={disabled}
        onClick={() => setIsAsking(true)}
      >
        {children}
      </button>
      {isAsking && (
        // The dialog would inherit the alignment of a table's cell.
        <span className="contents text-start">
          <ConfirmDialog
            {...dialog}
            cancel={cancel ?? t('frame.cancel')}
            onClose={() => setIsAsking(false)}
          />
        </span>
      )}
    </>
  )
}

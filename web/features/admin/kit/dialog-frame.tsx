import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation'
import { useModal } from '../../../lib/use-modal'

interface DialogFrameProps {
  title: string
  /** How wide it stands where there is room. */
  size?: 'small' | 'large'
  onClose: () => void
  /** Gets what closes it, so that the focus goes back to where it was. */
  children: (close: () => void) => ReactNode
}

const sizes = { small: 'w-[min(34rem,calc(100vw-2rem))]', large: 'w-[min(64rem,calc(100vw-2rem))]' }

/** A window above the view, with its title and a button that closes it. Escape closes it as well. */
export function DialogFrame({ title, size = 'small', onClose, children }: DialogFrameProps) {
  const { t } = useTranslation()
  const { dialog, titleId, close } = useModal()
  return (
    <dialog
      {...dialog}
      onClose={onClose}
      className={`m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-5 text-ink raised backdrop:bg-night/50 md:p-6 ${sizes[size]}`}
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 id={titleId} className="text-heading">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t('shell.close')}
          onClick={close}
          className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-line/60"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      {children(close)}
    </dialog>
  )
}

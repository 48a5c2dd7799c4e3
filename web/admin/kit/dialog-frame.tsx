import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from '../../lib/use-modal'
import { buttonStyles } from '../../ui/button-styles'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import type { Unfinished } from './leave-guard'
import { useGuardedClose } from './use-guarded-close'

interface DialogFrameProps {
  title: string
  size?: 'small' | 'medium' | 'large'
  /** Label of a button at the end, in place of the cross beside the title. */
  closeLabel?: string
  /** What would be lost by closing, which is then asked about. */
  unfinished?: Unfinished | undefined
  onClose: () => void
  /** A function gets `close`, which asks nothing and returns the focus to where it was. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const sizes = {
  small: 'w-[min(34rem,calc(100vw-2rem))]',
  medium: 'w-[min(48rem,calc(100vw-2rem))]',
  large: 'w-[min(64rem,calc(100vw-2rem))]',
}

const typed = '[role=combobox], input:is([type=search], [type=text], :not([type])), textarea'

/** A native modal dialog with its title and a button that closes it. */
export function DialogFrame({
  title,
  size = 'small',
  closeLabel,
  unfinished,
  onClose,
  children,
}: DialogFrameProps) {
  const { t } = useTranslation(['shell', 'admin'])
  const { dialog, titleId } = useModal()
  const { ref } = dialog
  const { question, stopAsking, leave, close, handlers } = useGuardedClose(ref, unfinished, onClose)
  // The browser begins at the cross. On a phone a focused field would cover half the dialog with
  // the keyboard.
  useEffect(() => {
    const isFine = window.matchMedia('(pointer: fine)').matches
    ref.current?.querySelector<HTMLElement>(isFine ? typed : '[role=combobox]')?.focus()
  }, [ref])
  return (
    <dialog
      {...dialog}
      {...handlers}
      className={`m-auto max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-5 text-ink card-shadow backdrop:bg-night/50 md:p-6 ${sizes[size]}`}
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 id={titleId} className="text-heading wrap-anywhere">
          {title}
        </h2>
        {!closeLabel && (
          <button
            type="button"
            aria-label={t('close')}
            onClick={close}
            className="-me-2 -mt-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-line/60"
          >
            <X className="size-5" />
          </button>
        )}
      </div>
      {typeof children === 'function' ? children(leave) : children}
      {closeLabel && (
        <div className="mt-5 flex justify-end">
          <button type="button" className={buttonStyles.secondary} onClick={close}>
            {closeLabel}
          </button>
        </div>
      )}
      {question !== undefined && unfinished && (
        <ConfirmDialog
          key={question}
          title={t(`admin:frame.leave.${unfinished}`)}
          text={t(`admin:frame.leave.${unfinished}Text`)}
          action={t('admin:frame.leave.leave')}
          cancel={t('admin:frame.leave.stay')}
          onConfirm={leave}
          onClose={stopAsking}
        />
      )}
    </dialog>
  )
}

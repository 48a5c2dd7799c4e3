import { X } from 'lucide-react'
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Location } from 'react-router-dom'
import { useModal } from '../../lib/use-modal'
import { buttonStyles } from '../../ui/button-styles'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { type Unfinished, useLeaveGuard } from './leave-guard'

interface DialogFrameProps {
  title: string
  size?: 'small' | 'medium' | 'large'
  /** Label of a button at the end, in place of the cross beside the title. */
  closeLabel?: string
  unfinished?: Unfinished
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
      className={
        'm-auto max-h-[calc(100dvh-2rem)] overflow-y-auto overscroll-contain rounded-card ' +
        'border border-line bg-card p-5 text-ink card-shadow backdrop:bg-night/50 md:p-6 ' +
        sizes[size]
      }
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
            className={
              '-me-2 -mt-2 inline-flex size-11 shrink-0 items-center ' +
              'justify-center rounded-full hover:bg-line/60'
            }
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

/** Behind a modal dialog only Back and Forward change the address. */
function leavesDialog(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || from.search !== to.search
}

function useGuardedClose(
  dialog: RefObject<HTMLDialogElement | null>,
  unfinished: Unfinished | undefined,
  onClose: () => void,
) {
  // A key: a repeated question must be a new dialog, to be above this one.
  const [question, setQuestion] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const isGuarded = unfinished !== undefined && !isLeaving
  useLeaveGuard(unfinished ?? 'changes', isGuarded, leavesDialog)

  // After the guard is removed, for closing may change the address.
  useEffect(() => {
    if (isLeaving) dialog.current?.close()
  }, [isLeaving, dialog])

  function ask() {
    setQuestion((number) => number + 1)
    setIsAsking(true)
  }

  return {
    question: isAsking ? question : undefined,
    stopAsking: () => setIsAsking(false),
    leave: () => setIsLeaving(true),
    close: () => (isGuarded ? ask() : dialog.current?.close()),
    // Ignores events that bubble up from dialogs and file inputs within it.
    handlers: {
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        if (!isGuarded || event.target !== event.currentTarget) return
        event.preventDefault()
        ask()
      },
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget) return
        if (!isGuarded) return onClose()
        // A second Escape closes a dialog even if `cancel` is prevented.
        event.currentTarget.showModal()
        ask()
      },
    },
  }
}

import { type RefObject, type SyntheticEvent, useEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { type Unfinished, useLeaveGuard } from './leave-guard'

/** Behind a modal dialog only Back and Forward change the address. */
function leavesDialog(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || from.search !== to.search
}

/** Closes a dialog; asks first while something in it is unfinished. */
export function useGuardedClose(
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

import { type RefObject, useEffect, useId, useRef } from 'react'

interface Modal {
  /** For the `<dialog>` itself. */
  dialog: { ref: RefObject<HTMLDialogElement | null>; 'aria-labelledby': string }
  /** For its heading, which names it. */
  titleId: string
  /** Closes it, so that the focus goes back to where it was and `onClose` is told. */
  close: () => void
}

/** A native `<dialog>` that opens above the page as soon as it is there. */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => ref.current?.showModal(), [])
  return { dialog: { ref, 'aria-labelledby': titleId }, titleId, close: () => ref.current?.close() }
}

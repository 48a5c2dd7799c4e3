import { type RefObject, useEffect, useId, useRef } from 'react'

interface Modal {
  dialog: { ref: RefObject<HTMLDialogElement | null>; 'aria-labelledby': string }
  titleId: string
  close: () => void
}

/** A native modal `<dialog>` that opens on mount. */
export function useModal(): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => ref.current?.showModal(), [])
  return { dialog: { ref, 'aria-labelledby': titleId }, titleId, close: () => ref.current?.close() }
}

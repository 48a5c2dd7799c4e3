import { useEffect, useId, useRef } from 'react'

/** A native modal `<dialog>` that opens on mount. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => ref.current?.showModal(), [])
  return { dialog: { ref, 'aria-labelledby': titleId }, titleId, close: () => ref.current?.close() }
}

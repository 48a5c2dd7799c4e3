import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** Returns the text of an uncontrolled field, whoever wrote it; `first` is its default value. */
export function useFieldText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  first = '',
): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const input = field.current
      input?.addEventListener('input', changed)
      input?.addEventListener('change', changed)
      return () => {
        input?.removeEventListener('input', changed)
        input?.removeEventListener('change', changed)
      }
    },
    [field],
  )
  return useSyncExternalStore(
    subscribe,
    () => field.current?.value ?? first,
    () => first,
  )
}

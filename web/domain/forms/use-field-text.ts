import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/**
 * The text of an uncontrolled field, whoever wrote it: the visitor, the draft or a choice. `first`
 * is what it starts with.
 */
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

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Passes on a value entered before hydration if it differs from `value`; the ref belongs to the
 * field.
 */
export function useEarlyValue<Field extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onEarly: (value: string) => void,
  read: (field: Field) => string = (field) => field.value,
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  const passOn = useEffectEvent(() => {
    const early = field.current ? read(field.current) : value
    if (early !== value) onEarly(early)
  })
  useEffect(() => passOn(), [])
  return field
}

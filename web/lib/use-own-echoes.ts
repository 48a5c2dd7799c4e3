import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a field whose text is sent elsewhere and comes back as its value, perhaps when more has been typed already: `onOther` is called with
 * values that the field has not sent itself. Answers what has been sent and has not come back yet, the newest last; whoever sends adds to it.
 */
export function useOwnEchoes(value: string, onOther: (value: string) => void): RefObject<string[]> {
  const known = useRef(value)
  const sent = useRef<string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value tells anything
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    const at = sent.current.indexOf(value)
    sent.current = at < 0 ? [] : sent.current.slice(at + 1)
    if (at < 0) onOther(value)
  }, [value])
  return sent
}

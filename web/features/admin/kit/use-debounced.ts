import { useEffect, useState } from 'react'

/** A value that follows another once that has been quiet for `quietMs`. */
export function useDebounced<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), quietMs)
    return () => window.clearTimeout(timer)
  }, [value, quietMs])
  return settled
}

import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for `quietMs`. */
export function useDebounced<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), quietMs)
    return () => window.clearTimeout(timer)
  }, [value, quietMs])
  return settled
}

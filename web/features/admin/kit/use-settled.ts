import { useEffect, useState } from 'react'

/** A value once it has stayed the same for so many milliseconds, so that typing asks the server once. */
export function useSettled<Value>(value: Value, quietMs = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}

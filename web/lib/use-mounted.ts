import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * False on the server and while hydrating, true afterwards: for what only a browser can know. After hydration it turns true in a
 * transition: as the answer of the store itself it would have all of them drawn at once, in the task that has just hydrated the page.
 */
export function useMounted(): boolean {
  const isHydrated = useRef(false)
  const isDrawnHere = useSyncExternalStore(
    subscribe,
    () => !isHydrated.current,
    () => {
      isHydrated.current = true
      return false
    },
  )
  const [isAlive, setAlive] = useState(false)
  useEffect(() => {
    if (isHydrated.current) startTransition(() => setAlive(true))
  }, [])
  return isDrawnHere || isAlive
}

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Returns false on the server and while hydrating, true afterwards: for what only a browser can
 * know.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

import { useSyncExternalStore } from 'react'

/** Returns a hook; its value is `onServer` until hydration, then follows `events`. */
export function browserValue<Value>(
  source: () => EventTarget | undefined,
  events: readonly string[],
  read: () => Value,
  onServer: Value,
): () => Value {
  function subscribe(listener: () => void): () => void {
    const target = source()
    for (const event of events) target?.addEventListener(event, listener)
    return () => {
      for (const event of events) target?.removeEventListener(event, listener)
    }
  }
  return () => useSyncExternalStore(subscribe, read, () => onServer)
}

/** False on the server and while hydrating, then true. */
export const useMounted = browserValue(
  () => undefined,
  [],
  () => true,
  false,
)

export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Browser only. */
export function prefersReducedMotion(): boolean {
  return reducedMotion().matches
}

/** Browser only. */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

/** Whether the visitor saves data, as far as the browser says. Browser only. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
}

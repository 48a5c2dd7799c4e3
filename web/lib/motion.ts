const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor's system asks for less motion, now. Only in the browser. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches
}

/** Calls the listener whenever that wish changes; answers how to stop. */
export function subscribeReducedMotion(listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

const query = '(prefers-reduced-motion: reduce)'

/** Only in the browser. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(query).matches
}

/** Returns a function that unsubscribes. */
export function subscribeReducedMotion(listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

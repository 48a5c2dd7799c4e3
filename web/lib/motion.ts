export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Only in the browser. */
export function prefersReducedMotion(): boolean {
  return reducedMotion().matches
}

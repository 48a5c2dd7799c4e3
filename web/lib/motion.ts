export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Browser only. */
export function prefersReducedMotion(): boolean {
  return reducedMotion().matches
}

/** Browser only. */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

export const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Only in the browser. */
export function prefersReducedMotion(): boolean {
  return reducedMotion().matches
}

/** How to scroll where the visitor has asked to be taken somewhere. Only in the browser. */
export function scrollBehaviour(): ScrollBehavior {
  return prefersReducedMotion() ? 'instant' : 'smooth'
}

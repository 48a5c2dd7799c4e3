/** How far below the window something counts as near. */
const margin = '200px'

/** Calls back once a visitor comes near what stands in an element, or touches or focuses it. Answers how to call it off. */
export function whenNear(element: HTMLElement, call: () => void): () => void {
  const touches = ['pointerdown', 'focusin']
  for (const type of touches) element.addEventListener(type, call, { once: true, passive: true })
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && call(), {
    rootMargin: margin,
  })
  for (const child of element.children) observer.observe(child)
  if (element.childElementCount === 0) call()
  return () => {
    observer.disconnect()
    for (const type of touches) element.removeEventListener(type, call)
  }
}

/** How far below the window something counts as near. */
const margin = '200px'
const touches = ['pointerdown', 'focusin'] as const

/** Calls back once a visitor comes near what stands in an element, or touches or focuses it. Answers how to call it off. */
export function whenNear(element: HTMLElement, call: () => void): () => void {
  const onTouch = ({ target }: Event) => target instanceof Node && element.contains(target) && call()
  // At the window, as React ends what happens in a part without scripts on its way down.
  for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true })
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && call(), {
    rootMargin: margin,
  })
  for (const child of element.children) observer.observe(child)
  if (element.childElementCount === 0) call()
  return () => {
    observer.disconnect()
    for (const type of touches) removeEventListener(type, onTouch, { capture: true })
  }
}

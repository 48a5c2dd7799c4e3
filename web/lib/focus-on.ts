/** A ref callback that focuses an element when it appears. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses any element without scrolling. */
export function focusInPlace(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses the page's heading, for a button that removes itself. */
export function focusOnPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) focusInPlace(heading)
}

/** A ref for what replaces the element that had the focus: takes it when it appears. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

/** Moves the focus to an element that need not be in the tab order, without scrolling. */
export function focusInPlace(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Moves the focus to the page's heading, for a press that takes its own button away. */
export function focusOnPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) focusInPlace(heading)
}

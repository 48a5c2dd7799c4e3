/** A ref for what replaces the element that had the focus: takes it when it appears. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

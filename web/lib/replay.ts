/** Something that a visitor did before there were scripts for it. */
export interface Press {
  type: 'click' | 'submit'
  element: HTMLElement
}

/** Does it, if what was pressed is still there. */
export function replay({ type, element }: Press): void {
  if (!element.isConnected) return
  if (type === 'submit' && element instanceof HTMLFormElement) element.requestSubmit()
  else element.click()
}

/** Whether a press means what it says: with other buttons or keys the browser opens another tab, saves, and so on. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

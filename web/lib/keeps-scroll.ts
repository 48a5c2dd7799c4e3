interface ArrivalState {
  keepScroll?: boolean
}

/** Whether a navigation asked to leave scroll position and focus alone, as a language switch and a search do. */
export function keepsScroll(state: unknown): boolean {
  return (state as ArrivalState | null)?.keepScroll === true
}

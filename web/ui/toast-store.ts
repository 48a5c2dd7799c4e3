export interface ToastMessage {
  id: number
  title: string
  text?: string
  destructive?: boolean
  action?: { label: string; onClick: () => void }
}

type Listener = () => void

let current: ToastMessage | undefined
let nextId = 1
const listeners = new Set<Listener>()

/** Shows a toast, which replaces an older one. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  current = { ...message, id: nextId }
  nextId += 1
  for (const listener of listeners) listener()
}

/** Forgets a toast that has been dismissed, unless a newer one stands in its place. */
export function removeToast(id: number): void {
  if (current?.id !== id) return
  current = undefined
  for (const listener of listeners) listener()
}

export function currentToast(): ToastMessage | undefined {
  return current
}

export function subscribeToasts(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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

/** Replaces an older toast. */
export function showToast(message: Omit<ToastMessage, 'id'>): void {
  current = { ...message, id: nextId }
  nextId += 1
  for (const listener of listeners) listener()
}

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

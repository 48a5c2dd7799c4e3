import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToast, subscribeToasts } from './toast-store'

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }))

/** Shows the current toast; its code is loaded with the first one. */
export function Toasts() {
  const message = useSyncExternalStore(subscribeToasts, currentToast, () => undefined)
  if (!message) return null
  return (
    <Suspense fallback={null}>
      <Toaster message={message} />
    </Suspense>
  )
}

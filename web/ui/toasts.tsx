import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lib/lazy-part'
import { currentToast, subscribeToasts } from './toast-store'

const Toaster = lazyPart(async () => (await import('./toaster')).Toaster)

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

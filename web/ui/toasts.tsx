import { lazy, Suspense, useSyncExternalStore } from 'react'
import { ErrorBoundary } from './error-boundary'
import { currentToast, subscribeToasts } from './toast-store'

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }))

/** Loaded with the first toast; without its code there is none. */
export function Toasts() {
  const message = useSyncExternalStore(subscribeToasts, currentToast, () => undefined)
  if (!message) return null
  return (
    <ErrorBoundary Fallback={Nothing}>
      <Suspense fallback={null}>
        <Toaster message={message} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Nothing() {
  return null
}

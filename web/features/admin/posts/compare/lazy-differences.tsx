import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../../../ui/error-boundary'
import type { DifferencesProps } from './differences'

const Differences = lazy(async () => ({ default: (await import('./differences')).Differences }))

/** The differences of two versions; what compares them is loaded with the first ones. */
export function LazyDifferences(props: DifferencesProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<div className="pulsing skeleton h-24" />}>
        <Differences {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../ui/error-boundary'
import { useKeptPages } from './kept-pages'

const KeptList = lazy(async () => ({ default: (await import('./kept-list')).KeptList }))

/** The list of offline pages on another page, which names the texts `offline`; nothing is loaded while there is none. */
export function KeptSection() {
  if (useKeptPages().length === 0) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <KeptList />
      </Suspense>
    </ErrorBoundary>
  )
}

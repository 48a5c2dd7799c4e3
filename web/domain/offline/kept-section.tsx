import { Suspense } from 'react'
import { lazyInLocale } from '../../lib/lazy-in-locale'
import { useLocale } from '../../lib/locale-context'
import { ErrorBoundary } from '../../ui/error-boundary'
import { useKeptPages } from './kept-pages'

const lists = lazyInLocale('offline', async () => (await import('./kept-list')).KeptList)

/** The list of kept pages on another page; nothing of it is loaded while nothing is kept. */
export function KeptSection() {
  const List = lists[useLocale()]
  if (useKeptPages().length === 0) return null
  return (
    <ErrorBoundary>
      <Suspense fallback={null}>
        <List />
      </Suspense>
    </ErrorBoundary>
  )
}

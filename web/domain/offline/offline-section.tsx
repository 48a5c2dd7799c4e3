import { lazy } from 'react'
import { PageSection } from '../../ui/error-boundary'
import { useOfflinePages } from './offline-pages'

const OfflineList = lazy(async () => ({ default: (await import('./offline-list')).OfflineList }))

/** The route must load the texts `offline`. */
export function OfflineSection() {
  if (useOfflinePages().length === 0) return null
  return (
    <PageSection>
      <OfflineList />
    </PageSection>
  )
}

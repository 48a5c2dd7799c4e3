import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/states'
import { SeasonPlaces } from './season-places'

interface NothingFoundProps {
  title: string
  text: string
  action?: { label: string; onClick: () => void }
  children?: ReactNode
}

export function NothingFound(props: NothingFoundProps) {
  return (
    <>
      <EmptyState {...props} isLarge />
      <SeasonPlaces className="mt-8" />
    </>
  )
}

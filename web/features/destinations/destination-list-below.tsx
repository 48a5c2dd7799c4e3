import type { Region, ShownDestinationSummary } from '../../content/destinations/types'
import { DestinationMap } from './destination-map'
import { PlanningCall } from './planning-call'
import { RegionCards } from './region-cards'

interface DestinationListBelowProps {
  destinations: ShownDestinationSummary[]
  /** Those that the filters leave. */
  shown: ShownDestinationSummary[]
  onChoose: (region: Region) => void
}

/** What stands below the list: the map, the regions, and the way to a plan. */
export function DestinationListBelow({ destinations, shown, onChoose }: DestinationListBelowProps) {
  return (
    <>
      <DestinationMap destinations={shown} />
      <RegionCards destinations={destinations} onChoose={onChoose} />
      <PlanningCall />
    </>
  )
}

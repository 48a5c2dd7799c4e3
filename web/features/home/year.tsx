import type { ShownHome } from '../../../schema/content/views'
import { TravelDatesControl } from '../../domain/travel-dates/travel-dates-control'
import { useTravelDates } from '../../domain/travel-dates/use-travel-dates'
import { pagePart } from '../../ui/page-part'

export const Month = pagePart(async () => (await import('./month')).Month)

export function Year({ home }: { home: ShownHome }) {
  const { dates } = useTravelDates()
  return (
    <>
      <TravelDatesControl className="py-3" />
      {dates && <Month home={home} dates={dates} />}
    </>
  )
}

import { destinationSlugs, destinationsIn } from '../../../schema/destinations'
import { text } from '../../../schema/locale'
import { places } from '../../../schema/places'
import { useLocale } from '../../lib/locale-context'
import { withDestination, withoutDestination } from '../destinations/destination-text'
import { type PanelProps, PickerDialog } from './picker-dialog'
import type { PickerProps } from './picker-field'

export function DestinationPicker(props: PickerProps) {
  return <PickerDialog {...props} Panel={DestinationChoices} />
}

function DestinationChoices({ value, onChange, maxLength }: PanelProps) {
  const locale = useLocale()
  const chosen = destinationsIn(value)
  return (
    <ul className="grid xs:grid-cols-2 gap-x-3">
      {destinationSlugs.map((slug) => {
        const isChosen = chosen.includes(slug)
        const next = isChosen ? withoutDestination(value, slug) : withDestination(value, slug, locale)
        return (
          <li key={slug}>
            <label className="flex min-h-11 items-center gap-2.5 py-1 leading-snug">
              <input
                type="checkbox"
                checked={isChosen}
                disabled={next.length > maxLength}
                onChange={() => onChange(next)}
                className="size-5 shrink-0 accent-action"
              />
              {text(places[slug], 'name', locale)}
            </label>
          </li>
        )
      })}
    </ul>
  )
}

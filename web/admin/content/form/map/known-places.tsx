import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesFolded } from '../../../../../schema/fold'
import { text } from '../../../../../schema/locale'
import { namesOfDestinations, places, placesOnMap } from '../../../../../schema/places'
import { entryListPath } from '../../../../domain/entries/paths'
import { useLocale } from '../../../../lib/locale-context'
import { useApi } from '../../../../lib/use-api'
import { SearchField } from '../../../../ui/form-controls'
import type { Place } from './place'

const maxShown = 6

/** Public destinations and places that have no page. */
export function KnownPlaces({ onChoose }: { onChoose: (place: Place) => void }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const { data: destinations = [] } = useApi(entryListPath('destination', locale))
  const names = namesOfDestinations(destinations)
  const known = placesOnMap([...new Set([...names.keys(), ...Object.keys(places)])], names)
  const found = known.filter(({ nameVi, nameEn }) => matchesFolded(query, [nameVi, nameEn]))
  const isAsked = query.trim() !== ''
  return (
    <div>
      <SearchField label={t('map.find')} name="known-place" value={query} onChange={setQuery} />
      <p role="status" className="mt-1 text-sm text-muted empty:hidden">
        {isAsked && found.length === 0 && t('map.noneFound')}
      </p>
      {isAsked && found.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {found.slice(0, maxShown).map((place) => (
            <li key={place.nameVi}>
              <button
                type="button"
                className="chip text-sm"
                onClick={() => onChoose(place.coordinates)}
              >
                {text(place, 'name', locale)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

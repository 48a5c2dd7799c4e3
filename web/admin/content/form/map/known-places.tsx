import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesFolded } from '../../../../../schema/fold'
import { text } from '../../../../../schema/locale'
import {
  namesOfDestinations,
  type PlaceOnMap,
  places,
  placesOnMap,
} from '../../../../../schema/places'
import { entryListPath } from '../../../../domain/entries/paths'
import { useLocale } from '../../../../lib/locale-context'
import { useApi } from '../../../../lib/use-api'
import { SearchField } from '../../../../ui/form-controls'
import { type Place, placeIn } from './place'

const maxShown = 6

/** Destinations and their provinces, and places that have no page. */
function useKnownPlaces(): PlaceOnMap[] {
  const locale = useLocale()
  const { data: destinations = [] } = useApi(entryListPath('destination', locale))
  const names = namesOfDestinations(destinations)
  return [
    ...placesOnMap([...new Set([...names.keys(), ...Object.keys(places)])], names),
    ...destinations.flatMap(({ coordinates, ...destination }) =>
      (['province', 'formerProvince'] as const).map((field) => ({
        nameVi: text(destination, field, 'vi'),
        nameEn: text(destination, field, 'en'),
        coordinates,
      })),
    ),
  ]
}

/** Searched by name, or given by coordinates or a Google Maps link. */
export function KnownPlaces({ onChoose }: { onChoose: (place: Place) => void }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const known = useKnownPlaces()
  const typed = placeIn(query)
  const isAsked = query.trim() !== '' && !typed
  const found = known
    .filter(({ nameVi, nameEn }) => matchesFolded(query, [nameVi, nameEn]))
    .filter(({ nameVi }, index, all) => all.findIndex((one) => one.nameVi === nameVi) === index)
    .slice(0, maxShown)

  function ask(next: string) {
    setQuery(next)
    const place = placeIn(next)
    if (place) onChoose(place)
  }

  return (
    <div>
      <SearchField label={t('map.find')} name="known-place" value={query} onChange={ask} />
      <p role="status" className="mt-1 text-sm text-muted">
        {isAsked && found.length === 0 ? t('map.noneFound') : t('map.findHint')}
      </p>
      {isAsked && found.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {found.map((place) => (
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

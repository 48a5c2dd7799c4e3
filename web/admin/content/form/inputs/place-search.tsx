import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesFolded } from '../../../../../schema/fold'
import { type Locale, text } from '../../../../../schema/locale'
import { type PlaceName, places } from '../../../../../schema/places'
import { useLocale } from '../../../../lib/locale-context'
import { SearchField } from '../../../../ui/form-controls'
import { useAdminData } from '../../../kit/admin-api'
import { DialogFrame } from '../../../kit/dialog-frame'
import { useDebounced } from '../../../kit/use-debounced'

interface PlaceOption extends PlaceName {
  id: string
  /** Only a destination has a page; `draft` is one that is not public. */
  kind: 'destination' | 'draft' | 'place'
}

const quietMs = 200
const list = '/api/admin/entries?kind=destination&sort=title'
const fixed: readonly PlaceOption[] = Object.entries(places).map(([id, { nameVi, nameEn }]) => ({
  id,
  nameVi,
  nameEn,
  kind: 'place',
}))

function usePlaceOptions(query: string, locale: Locale, withPlaces: boolean): PlaceOption[] {
  const wanted = useDebounced(query.trim(), quietMs)
  const { data } = useAdminData(wanted ? `${list}&q=${encodeURIComponent(wanted)}` : list)
  const destinations = (data?.entries ?? []).map(
    ({ slug, titleVi, titleEn, statusVi, statusEn }): PlaceOption => {
      const isPublic = statusVi === 'published' || statusEn === 'published'
      return {
        id: slug,
        nameVi: titleVi || slug,
        nameEn: titleEn || slug,
        kind: isPublic ? 'destination' : 'draft',
      }
    },
  )
  const known = new Set(destinations.map(({ id }) => id))
  const all = withPlaces
    ? [...destinations, ...fixed.filter(({ id }) => !known.has(id))]
    : destinations
  return all
    .filter(({ id, nameVi, nameEn }) => matchesFolded(query, [nameVi, nameEn, id]))
    .sort((a, b) => text(a, 'name', locale).localeCompare(text(b, 'name', locale), locale))
}

/** `name` is the id until it is loaded; `isUnknown` if there is no such place or destination. */
export function usePlaceName(id: string, locale: Locale): { name: string; isUnknown: boolean } {
  const place = fixed.find((one) => one.id === id)
  const { data } = useAdminData(place || id === '' ? null : `${list}&q=${encodeURIComponent(id)}`)
  const destination = data?.entries.find(({ slug }) => slug === id)
  const name = place
    ? text(place, 'name', locale)
    : destination && text(destination, 'title', locale)
  return { name: name || id, isUnknown: !place && data !== undefined && !destination }
}

interface PlaceSearchProps {
  withPlaces: boolean
  chosen: readonly string[]
  onChoose: (id: string) => void
  onClose: () => void
}

export function PlaceSearch({ withPlaces, chosen, onChoose, onClose }: PlaceSearchProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const found = usePlaceOptions(query, locale, withPlaces).filter(({ id }) => !chosen.includes(id))
  return (
    <DialogFrame title={t('kit.places.choose')} onClose={onClose}>
      {(close) => (
        <>
          <SearchField
            label={t('kit.places.find')}
            name="place"
            value={query}
            onChange={setQuery}
          />
          <p role="status" className="mt-2 text-sm text-muted">
            {found.length > 0
              ? t('kit.places.found', { count: found.length })
              : t('kit.places.noneFound')}
          </p>
          <ul className="mt-1 grid max-h-[50dvh] gap-x-2 overflow-y-auto sm:grid-cols-2">
            {found.map(({ id, kind, ...place }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => {
                    onChoose(id)
                    close()
                  }}
                  className={
                    'min-h-11 w-full rounded-control px-3 py-1.5 text-start leading-snug ' +
                    'hover:bg-line/60'
                  }
                >
                  {text(place, 'name', locale)}
                  <span className="block text-sm text-muted">{t(`kit.places.kinds.${kind}`)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogFrame>
  )
}

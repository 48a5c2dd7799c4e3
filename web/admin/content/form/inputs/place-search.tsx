import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesFolded } from '../../../../../schema/fold'
import { type Locale, text } from '../../../../../schema/locale'
import { type PlaceName, places } from '../../../../../schema/places'
import { maxQueryLength } from '../../../../../schema/search-query'
import { useLocale } from '../../../../lib/locale-context'
import { useAdminData } from '../../../kit/admin-api'
import { DialogFrame } from '../../../kit/dialog-frame'
import { useDebounced } from '../../../kit/use-debounced'
import { useOptionList } from '../../../kit/use-option-list'
import { inputStyle } from './input-frame'

/** What is chosen among: places with or without pages, destinations only, or authors. */
export type Among = 'places' | 'destinations' | 'authors'

interface PlaceOption extends PlaceName {
  id: string
  /** Only entries have a page; `draft` is one that is not public. */
  kind: 'destination' | 'author' | 'draft' | 'place'
}

const quietMs = 200
const listOf = (among: Among) =>
  `/api/admin/entries?kind=${among === 'authors' ? 'author' : 'destination'}&sort=title` as const
const fixed: readonly PlaceOption[] = Object.entries(places).map(([id, { nameVi, nameEn }]) => ({
  id,
  nameVi,
  nameEn,
  kind: 'place',
}))

function usePlaceOptions(
  { query, among, chosen }: { query: string } & Pick<PlaceSearchProps, 'among' | 'chosen'>,
  locale: Locale,
): PlaceOption[] {
  const wanted = useDebounced(query.trim(), quietMs)
  const list = listOf(among)
  const { data } = useAdminData(wanted ? `${list}&q=${encodeURIComponent(wanted)}` : list)
  return useMemo(() => {
    const entries = (data?.entries ?? []).map(
      ({ slug, titleVi, titleEn, statusVi, statusEn }): PlaceOption => {
        const isPublic = statusVi === 'published' || statusEn === 'published'
        return {
          id: slug,
          nameVi: titleVi || slug,
          nameEn: titleEn || slug,
          kind: !isPublic ? 'draft' : among === 'authors' ? 'author' : 'destination',
        }
      },
    )
    const known = new Set(entries.map(({ id }) => id))
    const all =
      among === 'places' ? [...entries, ...fixed.filter(({ id }) => !known.has(id))] : entries
    return all
      .filter(({ id }) => !chosen.includes(id))
      .filter(({ id, nameVi, nameEn }) => matchesFolded(query, [nameVi, nameEn, id]))
      .sort((a, b) => text(a, 'name', locale).localeCompare(text(b, 'name', locale), locale))
  }, [data, query, among, chosen, locale])
}

/** `name` is the id until it is loaded; `isUnknown` if there is no such place or destination. */
export function usePlaceName(
  id: string,
  locale: Locale,
  among: Among,
): { name: string; isUnknown: boolean } {
  const place = among === 'authors' ? undefined : fixed.find((one) => one.id === id)
  const path = `${listOf(among)}&q=${encodeURIComponent(id)}` as const
  const { data } = useAdminData(place || id === '' ? null : path)
  const entry = data?.entries.find(({ slug }) => slug === id)
  const name = place ? text(place, 'name', locale) : entry && text(entry, 'title', locale)
  return { name: name || id, isUnknown: !place && data !== undefined && !entry }
}

interface PlaceSearchProps {
  among: Among
  chosen: readonly string[]
  onChoose: (id: string) => void
  onClose: () => void
}

export function PlaceSearch({ among, chosen, onChoose, onClose }: PlaceSearchProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const words = among === 'authors' ? 'entry-form.authors' : 'kit.places'
  const id = useId()
  const found = usePlaceOptions({ query, among, chosen }, locale)
  const { box, list } = useOptionList(found, false)
  return (
    <DialogFrame title={t(`${words}.choose`)} onClose={onClose}>
      {(close) => (
        <>
          <label htmlFor={id} className="mb-1 block font-semibold">
            {t(`${words}.find`)}
          </label>
          <input
            ref={box}
            id={id}
            type="search"
            role="combobox"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            value={query}
            maxLength={maxQueryLength}
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
            // It would send the form that the dialog is inside.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={`${inputStyle(undefined)} min-h-11`}
          />
          <p role="status" className="mt-2 text-sm text-muted">
            {found.length > 0
              ? t(`${words}.found`, { count: found.length })
              : t(`${words}.noneFound`)}
          </p>
          <div
            ref={list}
            id={`${id}-list`}
            role="listbox"
            aria-label={t(`${words}.choose`)}
            className="mt-1 grid max-h-[50dvh] gap-x-2 overflow-y-auto sm:grid-cols-2"
          >
            {found.map(({ id: place, kind, ...names }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter of the box clicks it
              // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
              <div
                key={place}
                id={`${id}-${place}`}
                role="option"
                aria-selected="false"
                onClick={() => {
                  onChoose(place)
                  close()
                }}
                className={
                  'min-h-11 cursor-pointer rounded-control px-3 py-1.5 text-start leading-snug ' +
                  'hover:bg-line/60 aria-selected:bg-line/80'
                }
              >
                {text(names, 'name', locale)}
                <span className="block text-sm text-muted">{t(`kit.places.kinds.${kind}`)}</span>
              </div>
            ))}
          </div>
        </>
      )}
    </DialogFrame>
  )
}

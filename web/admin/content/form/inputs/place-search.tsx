import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../../../schema/locale'
import { useLocale } from '../../../../lib/locale-context'
import { SearchField } from '../../../../ui/form-controls'
import { DialogFrame } from '../../../kit/dialog-frame'
import { usePlaceOptions } from '../use-place-options'

interface PlaceSearchProps {
  withPlaces: boolean
  /** What is chosen already. */
  chosen: readonly string[]
  onChoose: (id: string) => void
  onClose: () => void
}

/** Finds a destination or a place by its name, marks aside. */
export function PlaceSearch({ withPlaces, chosen, onChoose, onClose }: PlaceSearchProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [query, setQuery] = useState('')
  const found = usePlaceOptions(query, locale, withPlaces).filter(({ id }) => !chosen.includes(id))
  return (
    <DialogFrame title={t('entries.editor.choosePlace')} onClose={onClose}>
      {(close) => (
        <>
          <SearchField
            label={t('entries.editor.findPlace')}
            name="place"
            value={query}
            onChange={setQuery}
          />
          <p role="status" className="mt-2 text-sm text-muted">
            {found.length > 0
              ? t('entries.editor.placesFound', { count: found.length })
              : t('entries.editor.noPlaceFound')}
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
                  className="min-h-11 w-full rounded-control px-3 py-1.5 text-start leading-snug hover:bg-line/60"
                >
                  {text(place, 'name', locale)}
                  <span className="block text-sm text-muted">
                    {t(`entries.editor.placeKinds.${kind}`)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogFrame>
  )
}

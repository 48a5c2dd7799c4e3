import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { buttonStyles } from '../../ui/button-styles'
import { SearchField } from '../../ui/form-controls'
import { PlaceInput } from '../content/form/inputs/places-input'
import { useInvalidateMedia } from './media-api'
import { PhotoGrid } from './photo-grid'
import { DropZone } from './upload/drop-zone'
import { UploadButtons } from './upload/upload-buttons'
import { UploadList } from './upload/upload-list'
import { useUploads } from './upload/use-uploads'

interface PhotoPickerProps {
  onChoose: (items: MediaItem[]) => void
  multiple?: boolean
  /** The id of the photograph that is chosen now. */
  current?: string
  /** Told whether uploads are under way: closing the dialog ends them. Must be stable. */
  onBusy?: (isBusy: boolean) => void
}

/**
 * The library to choose from, and to upload into right there: the content of a dialog. One
 * photograph that is uploaded is chosen at once.
 */
export function PhotoPicker({ onChoose, multiple = false, current, onBusy }: PhotoPickerProps) {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState('')
  const [page, setPage] = useState('1')
  const [chosen, setChosen] = useState<readonly MediaItem[]>([])
  const invalidate = useInvalidateMedia()
  const { uploads, add, cancel, retry, dismiss } = useUploads({
    onDone: (item) => {
      invalidate()
      if (multiple) setChosen((items) => [...items.filter(({ id }) => id !== item.id), item])
      // Choosing closes the dialog, which would end other uploads.
      else if (uploads.length === 1) onChoose([item])
    },
  })

  const isBusy = uploads.some(({ status }) => status === 'waiting' || status === 'sending')
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])

  function choose(item: MediaItem) {
    if (!multiple) return onChoose([item])
    const others = chosen.filter(({ id }) => id !== item.id)
    setChosen(others.length < chosen.length ? others : [...chosen, item])
  }

  return (
    <DropZone onFiles={add}>
      <div className="grid gap-3 sm:grid-cols-2">
        <SearchField
          label={t('media.search')}
          name="photo"
          value={query}
          onChange={(next) => {
            setQuery(next)
            setPage('1')
          }}
        />
        <PlaceInput
          id="photo-place"
          label={t('media.place')}
          lang={undefined}
          hint={undefined}
          error={undefined}
          withPlaces
          value={place}
          onChange={(next) => {
            setPlace(typeof next === 'string' ? next : '')
            setPage('1')
          }}
        />
      </div>
      <div className="my-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <UploadButtons multiple={multiple} onFiles={add} />
        <p className="text-sm text-muted pointer-coarse:sr-only">{t('media.dropHint')}</p>
      </div>
      <UploadList
        uploads={uploads}
        onCancel={cancel}
        onRetry={retry}
        onDismiss={dismiss}
        {...(!multiple && { onOpen: choose, openText: t('media.picker.use') })}
      />
      <PhotoGrid
        query={query}
        place={place}
        page={page}
        chosen={multiple ? chosen.map(({ id }) => id) : current ? [current] : []}
        onChoose={choose}
        onPage={setPage}
      />
      {chosen.length > 0 && (
        <div className="sticky bottom-0 -mx-1 mt-4 flex justify-end border-t border-line bg-card px-1 py-3">
          <button
            type="button"
            className={buttonStyles.primary}
            disabled={isBusy}
            onClick={() => onChoose([...chosen])}
          >
            {t('media.picker.insert', { count: chosen.length })}
          </button>
        </div>
      )}
    </DropZone>
  )
}

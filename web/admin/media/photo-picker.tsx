import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { buttonStyles } from '../../ui/button-styles'
import { SearchField } from '../../ui/form-controls'
import { EmptyState, LoadError } from '../../ui/states'
import { PlaceInput } from '../content/form/inputs/places-input'
import { useAdminData } from '../kit/admin-api'
import { Pager } from '../kit/list/pager'
import { useDebounced } from '../kit/use-debounced'
import { Waiting } from '../waiting'
import { mediaApi, useInvalidateMedia } from './media-api'
import { MediaThumb } from './stored-picture'
import { DropZone } from './upload/drop-zone'
import { UploadButtons } from './upload/upload-buttons'
import { UploadList } from './upload/upload-list'
import { useUploads } from './upload/use-uploads'

interface PhotoPickerProps {
  onChoose: (items: MediaItem[]) => void
  multiple?: boolean
  current?: string
  /** Closing the dialog ends uploads. Must be stable. */
  onBusy?: (isBusy: boolean) => void
}

export function PhotoPicker({ onChoose, multiple = false, current, onBusy }: PhotoPickerProps) {
  const { t } = useTranslation('admin')
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState('')
  const [page, setPage] = useState('1')
  const [chosen, setChosen] = useState<readonly MediaItem[]>([])
  const invalidate = useInvalidateMedia()
  const files = useRef<File[]>([])
  const places = useRef(new Map<string, number>())
  const { uploads, add, actions } = useUploads({
    onDone: (item, file) => {
      invalidate()
      // Choosing closes the dialog, which would end other uploads.
      if (!multiple) return uploads.length === 1 && onChoose([item])
      places.current.set(item.id, files.current.indexOf(file))
      setChosen((items) =>
        inFileOrder([...items.filter(({ id }) => id !== item.id), item], places.current),
      )
    },
  })

  function upload(added: Iterable<File>) {
    const list = [...added]
    files.current.push(...list)
    add(list)
  }

  const isBusy = uploads.some(({ status }) => status === 'waiting' || status === 'sending')
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy])

  function choose(item: MediaItem) {
    if (!multiple) return onChoose([item])
    const others = chosen.filter(({ id }) => id !== item.id)
    setChosen(others.length < chosen.length ? others : [...chosen, item])
  }

  return (
    <DropZone onFiles={upload}>
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
          among="places"
          value={place}
          onChange={(next) => {
            setPlace(typeof next === 'string' ? next : '')
            setPage('1')
          }}
        />
      </div>
      <div className="my-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <UploadButtons multiple={multiple} onFiles={upload} />
        <p className="text-sm text-muted pointer-coarse:sr-only">{t('media.dropHint')}</p>
      </div>
      <UploadList
        uploads={uploads}
        {...actions}
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
        <div
          className={
            // Over the padding of the dialog, where photographs would show below it.
            'sticky -bottom-5 -mx-5 mt-4 -mb-5 flex justify-end border-t border-line bg-card ' +
            'px-5 py-3 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6'
          }
        >
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

/** Uploads end in any order; the chosen ones stand in that of their files. */
export function inFileOrder<Item extends { id: string }>(
  items: readonly Item[],
  places: ReadonlyMap<string, number>,
): Item[] {
  const placeOf = ({ id }: Item) => places.get(id) ?? 0
  const uploaded = items
    .filter(({ id }) => places.has(id))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .values()
  return items.map((item) => (places.has(item.id) ? (uploaded.next().value ?? item) : item))
}

interface PhotoGridProps {
  query: string
  place: string
  page: string
  chosen: readonly string[]
  onChoose: (item: MediaItem) => void
  onPage: (page: string) => void
}

const quietMs = 250

function PhotoGrid({ query, place, page, chosen, onChoose, onPage }: PhotoGridProps) {
  const { t } = useTranslation('admin')
  const search = useDebounced(`${new URLSearchParams({ q: query.trim(), place, page })}`, quietMs)
  const { data, error, retry } = useAdminData(`${mediaApi.list}?${search}`)
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  const isFiltered = query !== '' || place !== ''
  if (data.items.length === 0)
    return isFiltered ? (
      <EmptyState title={t('media.noneFound')} text={t('media.noneFoundText')} />
    ) : (
      <EmptyState title={t('media.empty')} text={t('media.emptyText')} />
    )
  return (
    <>
      <p role="status" className="mb-2 text-sm text-muted">
        {page === '1' &&
          t(data.hasNext ? 'media.picker.foundMore' : 'media.picker.found', {
            count: data.items.length,
          })}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {data.items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              aria-pressed={chosen.includes(item.id)}
              onClick={() => onChoose(item)}
              className={
                'block w-full rounded-control border-2 border-transparent p-1 text-start text-sm ' +
                'hover:border-line aria-pressed:border-accent aria-pressed:font-semibold'
              }
            >
              <MediaThumb item={item} className="mb-1 rounded-[0.375rem]" />
              <span className="line-clamp-2 wrap-anywhere">{item.fileName}</span>
            </button>
          </li>
        ))}
      </ul>
      <Pager page={page} hasNext={data.hasNext} onChange={({ page: next }) => onPage(next)} />
    </>
  )
}

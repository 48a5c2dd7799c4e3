import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { Pager } from '../kit/list/pager'
import { useDebounced } from '../kit/use-debounced'
import { Waiting } from '../waiting'
import { mediaApi } from './media-api'
import { MediaThumb } from './media-thumb'

interface PhotoGridProps {
  query: string
  place: string
  page: string
  /** Ids. */
  chosen: readonly string[]
  onChoose: (item: MediaItem) => void
  onPage: (page: string) => void
}

const quietMs = 250

/** The photographs that fit, as buttons that choose them. */
export function PhotoGrid({ query, place, page, chosen, onChoose, onPage }: PhotoGridProps) {
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
              className="block w-full rounded-control border-2 border-transparent p-1 text-start text-sm hover:border-line aria-pressed:border-accent aria-pressed:font-semibold"
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

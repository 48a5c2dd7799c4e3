import { useTranslation } from 'react-i18next'
import { mediaStates } from '../../../schema/admin-fields'
import type { MediaItem } from '../../../schema/api/admin-media'
import { type ListState, patternField, textField } from '../../lib/list-state'
import { useLocale } from '../../lib/locale-context'
import { useScreenLocation, useSiteNavigate } from '../../lib/navigation'
import { Badge } from '../../ui/badge'
import { PageSection } from '../../ui/error-boundary'
import { QueryLink } from '../../ui/query-link'
import { lazyPart } from '../kit/lazy-part'
import { AdminList, type EmptyWords } from '../kit/list/admin-list'
import { choices, pageField, useAdminList } from '../kit/list/use-admin-list'
import { ViewHeader } from '../kit/view-header'
import { LicenceMark } from './licence-mark'
import { MediaBulkBar } from './list/media-bulk-bar'
import { mediaApi, mediaScreens, useInvalidateMedia } from './media-api'
import { formatBytes, missingAlt } from './media-pictures'
import { MediaThumb } from './stored-picture'
import { DropZone, usePastedFiles } from './upload/drop-zone'
import { UploadButtons } from './upload/upload-buttons'
import { UploadList } from './upload/upload-list'
import { useUploads } from './upload/use-uploads'

const PlaceInput = lazyPart(
  [],
  async () => (await import('../content/form/inputs/places-input')).PlaceInput,
)
const MediaDialog = lazyPart(
  ['entry-form', 'rich-text'],
  async () => (await import('./detail/media-dialog')).MediaDialog,
)

const fields = {
  q: textField(),
  state: choices(mediaStates),
  place: patternField(/^[a-z0-9-]{1,80}$/, ''),
  tag: textField(),
  page: pageField,
}

export function View() {
  const { t } = useTranslation('admin')
  const list = useAdminList(mediaApi.list, fields)
  const { state, data, isActive, isSettled } = list
  const isEmpty = !isActive && state.page === '1' && isSettled && data?.items.length === 0
  // No photo may have the tag of the address any more.
  const tags = [...new Set([state.tag, ...(data?.tags ?? [])])].filter((tag) => tag !== '')
  const empty = useEmptyWords(state, isEmpty)
  const { id, open, close } = useOpenPhoto()
  const invalidate = useInvalidateMedia()
  const { uploads, add, actions } = useUploads({ onDone: invalidate })
  usePastedFiles(add)
  return (
    <DropZone onFiles={add} className="min-h-[calc(100dvh-8rem)]">
      <ViewHeader title={t('media.title')} intro={t('media.intro')}>
        <UploadButtons multiple isPrimary onFiles={add} />
      </ViewHeader>
      <UploadList uploads={uploads} {...actions} onOpen={(item) => open(item.id)} />
      <AdminList
        list={list}
        filterForm={{ label: t('media.filters'), grid: 'lg:grid-cols-[2fr_1.4fr_1fr]' }}
        filters={{
          state: {
            as: 'chips',
            label: t('media.state'),
            textOf: (value) => t(`media.states.${value}`),
          },
          q: !isEmpty && { label: t('media.search') },
          place: !isEmpty && {
            label: t('media.place'),
            isMore: true,
            draw: (place, onChange) => (
              <PageSection>
                <PlaceInput
                  id="media-place"
                  label={t('media.place')}
                  among="places"
                  value={place}
                  onChange={(value) => onChange(typeof value === 'string' ? value : '')}
                />
              </PageSection>
            ),
          },
          tag: !isEmpty && {
            label: t('media.tag'),
            isMore: true,
            options: ['', ...tags],
            all: t('media.anyTag'),
          },
        }}
        rows={data?.items}
        rowId={({ id: itemId }) => itemId}
        draw={(items, { has, choose }) => (
          <ul
            className={
              'grid grid-cols-2 gap-3 sm:grid-cols-3 ' +
              'lg:grid-cols-4 lg:gap-4 xl:grid-cols-5 ' +
              '2xl:grid-cols-6'
            }
          >
            {items.map((item) => (
              <li key={item.id}>
                <MediaCard
                  item={item}
                  isChosen={has(item)}
                  onChoose={(isChosen) => choose(item, isChosen)}
                  onOpen={() => open(item.id)}
                />
              </li>
            ))}
          </ul>
        )}
        bulk={{ bar: ({ chosen, clear }) => <MediaBulkBar chosen={chosen} onClear={clear} /> }}
        empty={empty}
      >
        {data && data.items.length > 0 && (
          <>
            <h2 className="sr-only">{t('media.title')}</h2>
            {state.state === 'trash' && <p className="mb-3 text-muted">{t('media.trashText')}</p>}
          </>
        )}
      </AdminList>
      {id && (
        <PageSection>
          <MediaDialog key={id} id={id} onClose={close} />
        </PageSection>
      )}
    </DropZone>
  )
}

function useEmptyWords(
  { q, place, tag, state }: ListState<typeof fields>,
  isEmpty: boolean,
): EmptyWords {
  const { t } = useTranslation('admin')
  if (isEmpty) return { as: 'h2', title: t('media.empty'), text: t('media.emptyText') }
  const all = { as: 'h2', reset: t('media.showAll') } as const
  if (q + place + tag !== '' || state === 'all')
    return { ...all, title: t('media.noneFound'), text: t('media.noneFoundText') }
  const title = t(`media.emptyStates.${state}`)
  return state === 'trash' ? { ...all, title, text: t('media.trashText') } : { ...all, title }
}

/** The photograph that `?id=` names. Opening adds a history entry, so that Back closes it. */
function useOpenPhoto() {
  const { search } = useScreenLocation()
  const navigate = useSiteNavigate()
  const id = new URLSearchParams(search).get('id') ?? ''

  function show(wanted: string | null, replace: boolean) {
    const next = new URLSearchParams(search)
    if (wanted) next.set('id', wanted)
    else next.delete('id')
    navigate({ search: `${next}` }, { replace })
  }

  return { id, open: (wanted: string) => show(wanted, false), close: () => show(null, true) }
}

interface MediaCardProps {
  item: MediaItem
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onOpen: () => void
}

function MediaCard({ item, isChosen, onChoose, onOpen }: MediaCardProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { id, fileName, width, height, bytes, useCount } = item
  const missing = missingAlt(item)
  return (
    <article
      className={
        'relative h-full overflow-hidden rounded-card border bg-card ' +
        (isChosen ? 'border-accent ring-2 ring-accent' : 'border-line hover:border-ink')
      }
    >
      <label className="absolute start-1 top-1 z-10 grid size-11 place-content-center">
        <input
          type="checkbox"
          aria-label={t('media.select', { name: fileName })}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-6 accent-action"
        />
      </label>
      <QueryLink
        path={mediaScreens.list}
        change={{ id }}
        onFollow={onOpen}
        aria-label={t('media.open', { name: fileName })}
        className="block -outline-offset-3"
      >
        <MediaThumb item={item} />
      </QueryLink>
      <div className="grid gap-1.5 p-2.5">
        <p className="truncate text-sm font-semibold" title={fileName}>
          {fileName}
        </p>
        <p className="flex flex-wrap gap-x-2 text-[0.8125rem] whitespace-nowrap text-muted">
          <span>{t('media.size', { width, height })}</span>
          <span>{formatBytes(bytes, locale)}</span>
        </p>
        <p className="flex flex-wrap gap-1">
          <Badge tone={useCount === 0 ? 'outline' : 'plain'}>
            {useCount === 0 ? t('media.unused') : t('media.used', { count: useCount })}
          </Badge>
          {missing && <Badge tone="central">{t(`media.missing.${missing}`)}</Badge>}
          <LicenceMark item={item} />
        </p>
      </div>
    </article>
  )
}

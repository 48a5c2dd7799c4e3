import { useTranslation } from 'react-i18next'
import { useListState } from '../../lib/list-state'
import { useScreenLocation, useSiteNavigate } from '../../lib/navigation'
import { EmptyState, LoadError } from '../../ui/states'
import { useAdminData } from '../kit/admin-api'
import { queryOf } from '../kit/list-fields'
import { Pager } from '../kit/pager'
import { useDebounced } from '../kit/use-debounced'
import { ViewHeader } from '../kit/view-header'
import { Waiting } from '../waiting'
import { MediaDialog } from './detail/media-dialog'
import { MediaFilters, type MediaListControls, mediaListFields } from './list/media-filters'
import { MediaGrid } from './list/media-grid'
import { mediaApi, useInvalidateMedia } from './media-api'
import { DropZone, usePastedFiles } from './upload/drop-zone'
import { UploadButtons } from './upload/upload-buttons'
import { UploadList } from './upload/upload-list'
import { useUploads } from './upload/use-uploads'

const quietMs = 250

export function View() {
  const { t } = useTranslation('admin')
  const controls = useListState(mediaListFields)
  const wanted = queryOf(mediaListFields, controls.state)
  const query = useDebounced(wanted, quietMs)
  const list = useAdminData(`${mediaApi.list}${query}`)
  // The previous result says nothing about the whole library.
  const isEmpty =
    !controls.isActive &&
    controls.state.page === '1' &&
    query === wanted &&
    list.data?.items.length === 0
  const { id, open, close } = useOpenPhoto()
  const invalidate = useInvalidateMedia()
  const { uploads, add, cancel, retry, dismiss } = useUploads({ onDone: invalidate })
  usePastedFiles(add)
  return (
    <DropZone onFiles={add} className="min-h-[calc(100dvh-8rem)]">
      <ViewHeader title={t('media.title')} intro={t('media.intro')}>
        <UploadButtons multiple isPrimary onFiles={add} />
      </ViewHeader>
      <UploadList
        uploads={uploads}
        onCancel={cancel}
        onRetry={retry}
        onDismiss={dismiss}
        onOpen={(item) => open(item.id)}
      />
      <MediaFilters controls={controls} tags={list.data?.tags ?? []} isEmpty={isEmpty} />
      <MediaResults list={list} controls={controls} isEmpty={isEmpty} onOpen={open} />
      {id && <MediaDialog key={id} id={id} onClose={close} />}
    </DropZone>
  )
}

interface MediaResultsProps {
  list: ReturnType<typeof useAdminData<typeof mediaApi.list>>
  controls: MediaListControls
  isEmpty: boolean
  onOpen: (id: string) => void
}

function MediaResults({
  list: { data, error, retry },
  controls: { state, set, reset },
  isEmpty,
  onOpen,
}: MediaResultsProps) {
  const { t } = useTranslation('admin')
  if (error) return <LoadError error={error} onRetry={retry} />
  if (!data) return <Waiting />
  if (data.items.length === 0) return <NoPhotos state={state} isEmpty={isEmpty} reset={reset} />
  return (
    <>
      <h2 className="sr-only">{t('media.title')}</h2>
      {state.state === 'trash' && <p className="mb-3 text-muted">{t('media.trashText')}</p>}
      <MediaGrid items={data.items} onOpen={onOpen} />
      <Pager page={state.page} hasNext={data.hasNext} onChange={set} />
    </>
  )
}

type NoPhotosProps = Pick<MediaListControls, 'state' | 'reset'> & Pick<MediaResultsProps, 'isEmpty'>

function NoPhotos({ state: { q, place, tag, state }, isEmpty, reset }: NoPhotosProps) {
  const { t } = useTranslation('admin')
  if (isEmpty) return <EmptyState as="h2" title={t('media.empty')} text={t('media.emptyText')} />
  const action = { label: t('media.showAll'), onClick: reset }
  if (q + place + tag !== '' || state === 'all')
    return (
      <EmptyState
        as="h2"
        title={t('media.noneFound')}
        text={t('media.noneFoundText')}
        action={action}
      />
    )
  return (
    <EmptyState
      as="h2"
      title={t(`media.emptyStates.${state}`)}
      {...(state === 'trash' && { text: t('media.trashText') })}
      action={action}
    />
  )
}

/** Opening pushes a history entry, so that Back closes the dialog. */
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

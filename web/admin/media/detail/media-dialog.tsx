import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail, MediaItem } from '../../../../schema/api/admin-media'
import { formatNumber } from '../../../../schema/numbers'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { EmptyState, LoadError } from '../../../ui/states'
import { showToast } from '../../../ui/toast-store'
import { useAdminData, useNames } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { formatInstant } from '../../kit/format-instant'
import type { Unfinished } from '../../kit/leave-guard'
import { OutsideForms } from '../../kit/outside-forms'
import { Waiting } from '../../waiting'
import { mediaApi, useInvalidateMedia } from '../media-api'
import { formatBytes } from '../media-pictures'
import { DropZone } from '../upload/drop-zone'
import { replaceFile } from '../upload/upload-file'
import { useUploadErrorText } from '../upload/use-uploads'
import { FocalField } from './focal-field'
import { MediaActions, MediaUses, type Replacement } from './media-actions'
import { MediaConflict } from './media-conflict'
import { MediaFields } from './media-fields'
import { useMediaForm } from './use-media-form'

export function MediaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { data, error, isNotFound, retry, mutate } = useAdminData(mediaApi.one(id))
  const invalidate = useInvalidateMedia()
  const [unfinished, setUnfinished] = useState<Unfinished>()

  const onStored = useCallback(
    (stored: MediaDetail) => {
      void mutate(stored, { revalidate: false })
      invalidate()
    },
    [mutate, invalidate],
  )

  return (
    <OutsideForms>
      <DialogFrame
        title={data?.fileName ?? t('media.detail.title')}
        size="large"
        unfinished={unfinished}
        onClose={onClose}
      >
        {(close) => {
          if (isNotFound)
            return <EmptyState title={t('media.detail.gone')} text={t('media.detail.goneText')} />
          if (error) return <LoadError error={error} onRetry={retry} />
          if (!data) return <Waiting />
          return (
            <MediaEditor
              stored={data}
              onStored={onStored}
              onUnfinished={setUnfinished}
              onDeleted={close}
            />
          )
        }}
      </DialogFrame>
    </OutsideForms>
  )
}

interface MediaEditorProps {
  stored: MediaDetail
  onStored: (item: MediaDetail) => void
  onUnfinished: (what: Unfinished | undefined) => void
  onDeleted: () => void
}

function MediaEditor({ stored, onStored, onUnfinished, onDeleted }: MediaEditorProps) {
  const { t } = useTranslation('admin')
  const { item, values, errors, isPending, isDirty, change, save, rebase, ...conflict } =
    useMediaForm(stored, onStored)
  const replacement = useReplacement(item.id, rebase)
  const isTrash = item.deletedAt !== null
  const unfinished =
    replacement.progress !== undefined ? 'uploads' : isDirty ? 'changes' : undefined
  useEffect(() => onUnfinished(unfinished), [unfinished, onUnfinished])
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // React passes the event on to the form whose field opened the dialog.
        event.stopPropagation()
        save()
      }}
    >
      <DropZone onFiles={([file]) => file && !isTrash && replacement.start(file)}>
        {isTrash && (
          <p className="mb-4 rounded-control border border-s-4 border-bad px-3 py-2">
            {t('media.detail.inTrash')} {t('media.trashText')}
          </p>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <FocalField
            item={item}
            point={{ x: values.focalX, y: values.focalY }}
            onChange={({ x, y }) => !isTrash && change({ focalX: x, focalY: y })}
          />
          <fieldset
            disabled={isTrash}
            className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            <MediaFields values={values} errors={errors} onChange={change} />
          </fieldset>
          <div className="grid min-w-0 gap-5">
            <MediaFacts item={item} />
            <MediaActions
              item={item}
              replacement={replacement}
              onStored={rebase}
              onCropped={(next) => {
                rebase(next)
                // A point that was not stored yet is one of the former frame.
                change({ focalX: next.focalX, focalY: next.focalY })
              }}
              onDeleted={onDeleted}
            />
            <section>
              <h3 className="mb-1 text-base font-semibold">{t('media.detail.uses')}</h3>
              <MediaUses uses={item.uses} />
            </section>
          </div>
        </div>
      </DropZone>
      <div
        className={
          'sticky -bottom-5 z-20 -mx-5 mt-6 -mb-5 flex justify-end border-t ' +
          'border-line bg-card px-5 py-3 md:-bottom-6 md:-mx-6 md:-mb-6 md:px-6'
        }
      >
        <button type="submit" className={buttonStyles.primary} disabled={isPending || isTrash}>
          {t('media.detail.save')}
        </button>
      </div>
      {conflict.conflict && <MediaConflict {...conflict} conflict={conflict.conflict} />}
    </form>
  )
}

function MediaFacts({
  item: { fileName, width, height, bytes, uploadedBy, createdAt },
}: {
  item: MediaItem
}) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const nameOf = useNames()
  const megapixels = formatNumber(Math.round((width * height) / 100_000) / 10, locale)
  const facts = [
    [t('media.detail.facts.file'), fileName],
    [
      t('media.detail.facts.size'),
      [
        t('media.size', { width, height }),
        t('media.detail.facts.megapixels', { number: megapixels }),
      ].join(' · '),
    ],
    [t('media.detail.facts.bytes'), formatBytes(bytes, locale)],
    [
      t('media.detail.facts.uploaded'),
      t('media.detail.facts.by', {
        who: nameOf(uploadedBy),
        time: formatInstant(createdAt, locale),
      }),
    ],
  ]
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function useReplacement(id: string, onReplaced: (item: MediaDetail) => void): Replacement {
  const { t } = useTranslation('admin')
  const errorText = useUploadErrorText()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setProgress(0)
    try {
      onReplaced(
        await replaceFile(id, file, { onProgress: setProgress, signal: controller.signal }),
      )
      showToast({ title: t('media.detail.replaced') })
    } catch (error) {
      if (controller.signal.aborted) return
      console.debug('the file was not replaced', error)
      setFailure(error)
    } finally {
      if (running.current === controller) setProgress(undefined)
    }
  }

  return {
    progress,
    errorText: failure === undefined ? undefined : errorText(failure),
    start: (file) => void send(file),
    cancel: () => running.current?.abort(),
  }
}

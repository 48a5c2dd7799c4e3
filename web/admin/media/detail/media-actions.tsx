import { Crop, Download, RefreshCw, Trash2, Undo2, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail, MediaUse } from '../../../../schema/api/admin-media'
import { text } from '../../../../schema/locale'
import { errorCodeOf } from '../../../lib/api'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { PageSection } from '../../../ui/error-boundary'
import { SiteLink } from '../../../ui/site-link'
import { showToast } from '../../../ui/toast-store'
import { readAdmin, writeAdmin } from '../../kit/admin-api'
import { ConfirmButton } from '../../kit/confirm-button'
import { DialogFrame } from '../../kit/dialog-frame'
import { lazyPart } from '../../kit/lazy-part'
import { ProgressBar } from '../../kit/progress-bar'
import { useAttempt } from '../../kit/use-attempt'
import { mediaApi } from '../media-api'
import { FileButton } from '../upload/upload-buttons'

const CropDialog = lazyPart(['media'], async () => (await import('./crop-dialog')).CropDialog)

export interface Replacement {
  /** 0 to 1; undefined while nothing is sent. */
  progress: number | undefined
  errorText: string | undefined
  start: (file: File) => void
  cancel: () => void
}

interface MediaActionsProps {
  item: MediaDetail
  replacement: Replacement
  onStored: (item: MediaDetail) => void
  onCropped: (item: MediaDetail) => void
  onDeleted: () => void
}

export function MediaActions(props: MediaActionsProps) {
  const { item, replacement, onStored, onCropped, onDeleted } = props
  const { t } = useTranslation('admin')
  const { attempt, isPending } = useAttempt()

  async function restore() {
    onStored(await writeAdmin<MediaDetail>('POST', mediaApi.undelete(item.id)))
    showToast({ title: t('media.detail.restored') })
  }

  if (item.deletedAt)
    return (
      <button
        type="button"
        className={`${buttonStyles.secondary} justify-self-start`}
        disabled={isPending}
        onClick={() => void attempt(restore)}
      >
        <Undo2 className="size-4.5" />
        {t('media.detail.restore')}
      </button>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <CropButton item={item} onStored={onCropped} />
      <ReplaceButton replacement={replacement} />
      <a
        href={mediaApi.original(item.id)}
        download={item.fileName}
        className={buttonStyles.secondary}
      >
        <Download className="size-4.5" />
        {t('media.detail.download')}
      </a>
      <DeleteButton item={item} onStored={onStored} onDeleted={onDeleted}>
        <Trash2 className="size-4.5" />
        {t('media.detail.delete')}
      </DeleteButton>
      <p role="status" className="w-full text-sm empty:hidden">
        {replacement.errorText && (
          <span className="font-semibold text-bad">{replacement.errorText}</span>
        )}
      </p>
    </div>
  )
}

interface CropButtonProps {
  item: MediaDetail
  onStored: (item: MediaDetail) => void
}

function CropButton({ item, onStored }: CropButtonProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyles.secondary} onClick={() => setIsOpen(true)}>
        <Crop className="size-4.5" />
        {t('media.crop.title')}
      </button>
      {isOpen && (
        <PageSection>
          <CropDialog item={item} onStored={onStored} onClose={() => setIsOpen(false)} />
        </PageSection>
      )}
    </>
  )
}

function ReplaceButton({ replacement: { progress, start, cancel } }: { replacement: Replacement }) {
  const { t } = useTranslation('admin')
  if (progress !== undefined)
    return (
      <span className="inline-flex min-h-11 items-center gap-2 text-sm">
        <ProgressBar label={t('media.detail.replace')} share={progress} className="w-24" />
        {t('media.detail.replacing', { percent: Math.floor(progress * 100) })}
        <button
          type="button"
          aria-label={t('media.picker.cancelUpload')}
          onClick={cancel}
          className={
            'inline-flex size-11 items-center justify-center ' +
            'rounded-full text-muted hover:bg-line/60'
          }
        >
          <X className="size-4.5" />
        </button>
      </span>
    )
  return (
    <FileButton
      label={t('media.detail.replace')}
      Icon={RefreshCw}
      onFiles={([file]) => file && start(file)}
    />
  )
}

interface DeleteButtonProps {
  item: MediaDetail
  onStored: (item: MediaDetail) => void
  onDeleted: () => void
  children: ReactNode
}

function DeleteButton({ item, onStored, onDeleted, children }: DeleteButtonProps) {
  const { t } = useTranslation('admin')
  const { attempt } = useAttempt()
  const [used, setUsed] = useState<MediaDetail>()

  async function remove(force: boolean) {
    try {
      await writeAdmin('DELETE', `${mediaApi.one(item.id)}${force ? '?force=true' : ''}`)
    } catch (error) {
      if (errorCodeOf(error) !== 'MEDIA_IN_USE') throw error
      return setUsed(await readAdmin<MediaDetail>(mediaApi.one(item.id)))
    }
    showToast({ title: t('media.detail.deleted') })
    onStored({ ...item, deletedAt: new Date().toISOString() })
    onDeleted()
  }

  function run(force: boolean) {
    void attempt(() => remove(force))
  }

  return (
    <>
      <ConfirmButton
        className={buttonStyles.secondary}
        title={t('media.detail.deleteAsk')}
        text={t('media.detail.deleteText')}
        action={t('media.detail.delete')}
        onConfirm={() => run(false)}
      >
        {children}
      </ConfirmButton>
      {used && (
        <DialogFrame
          title={t('media.detail.inUse', { count: used.uses.length })}
          onClose={() => setUsed(undefined)}
        >
          {(close) => (
            <>
              <MediaUses uses={used.uses} />
              <p className="mt-3 text-muted">{t('media.detail.inUseText')}</p>
              <div className="mt-5 flex flex-wrap justify-end gap-2">
                <button type="button" className={buttonStyles.secondary} onClick={close}>
                  {t('frame.cancel')}
                </button>
                <button
                  type="button"
                  className={buttonStyles.primary}
                  onClick={() => {
                    run(true)
                    close()
                  }}
                >
                  {t('media.detail.deleteAnyway')}
                </button>
              </div>
            </>
          )}
        </DialogFrame>
      )}
    </>
  )
}

export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  if (uses.length === 0) return <p className="text-sm text-muted">{t('media.detail.noUses')}</p>
  return (
    <ul className="grid max-h-60 gap-1 overflow-y-auto text-sm">
      {uses.map((use) => (
        <li key={`${use.noun} ${use.id}`}>
          <SiteLink
            to={use.path}
            className="inline-block py-1 font-semibold underline underline-offset-4 wrap-anywhere"
          >
            {text(use, 'title', locale) || t('media.detail.untitled')}
          </SiteLink>{' '}
          <span className="text-muted">{t(`media.detail.nouns.${use.noun}`)}</span>
        </li>
      ))}
    </ul>
  )
}

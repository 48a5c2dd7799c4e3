import { ImageOff, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { buttonStyles } from '../../../ui/button-styles'
import { ProgressBar } from '../../kit/progress-bar'
import { MediaThumb } from '../stored-picture'
import type { Upload } from './use-uploads'

interface UploadListProps {
  uploads: readonly Upload[]
  onCancel: (id: string) => void
  onRetry: (id: string) => void
  onDismiss: (id: string) => void
  onOpen?: (item: MediaItem) => void
  openText?: string
}

const button =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-line/60 hover:text-ink'

export function UploadList({
  uploads,
  onCancel,
  onRetry,
  onDismiss,
  onOpen,
  openText,
}: UploadListProps) {
  const { t } = useTranslation('admin')
  if (uploads.length === 0) return null
  const done = uploads.filter(({ status }) => status === 'done')
  function dismissDone() {
    for (const { id } of done) onDismiss(id)
  }

  return (
    <section
      aria-label={t('media.uploads.title')}
      className="mb-5 rounded-card border border-line bg-card px-3 py-2 sm:px-4"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm font-semibold">
          <Summary uploads={uploads} />
        </p>
        {done.length > 0 && (
          <button type="button" className={buttonStyles.quiet} onClick={dismissDone}>
            {t('media.uploads.clear')}
          </button>
        )}
      </div>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {uploads.map((upload) => (
          <li key={upload.id} className="flex items-center gap-3 py-1.5">
            <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-control bg-line text-muted">
              {upload.item && <MediaThumb item={upload.item} />}
              {upload.status === 'failed' && <ImageOff aria-hidden="true" className="size-5" />}
            </span>
            <div className="min-w-0 flex-1">
              <p className="line-clamp-2 text-sm wrap-anywhere">{upload.file.name}</p>
              <State upload={upload} {...(onOpen && { onOpen })} {...(openText && { openText })} />
            </div>
            <Actions upload={upload} onCancel={onCancel} onRetry={onRetry} onDismiss={onDismiss} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Summary({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation('admin')
  const count = (wanted: Upload['status'][]) =>
    uploads.filter(({ status }) => wanted.includes(status)).length
  const [busy, failed, finished] = [
    count(['waiting', 'sending']),
    count(['failed']),
    count(['done']),
  ]
  const parts = [
    busy > 0 && t('media.uploads.busy', { count: busy }),
    failed > 0 && t('media.uploads.failed', { count: failed }),
    finished > 0 && busy === 0 && t('media.uploads.finished', { count: finished }),
  ]
  return parts.filter(Boolean).join(' · ')
}

function State({
  upload: { file, status, share, item, isNew, errorText },
  onOpen,
  openText,
}: { upload: Upload } & Pick<UploadListProps, 'onOpen' | 'openText'>) {
  const { t } = useTranslation('admin')
  if (status === 'waiting')
    return <p className="text-sm text-muted">{t('media.uploads.waiting')}</p>
  if (status === 'failed') return <p className="text-sm font-semibold text-bad">{errorText}</p>
  if (status === 'done')
    return (
      <p className="text-sm text-muted">
        {t(isNew ? 'media.uploads.done' : 'media.uploads.known')}
        {item && onOpen && (
          <>
            {' · '}
            <button
              type="button"
              className="font-semibold text-accent underline underline-offset-4"
              onClick={() => onOpen(item)}
            >
              {openText ?? t('media.uploads.open')}
            </button>
          </>
        )}
      </p>
    )
  const percent = Math.floor(share * 100)
  return (
    <div className="flex items-center gap-3">
      <ProgressBar label={file.name} share={share} className="min-w-0 flex-1" />
      <span className="shrink-0 text-sm text-muted">
        {share < 1 ? t('media.uploads.sending', { percent }) : t('media.uploads.processing')}
      </span>
    </div>
  )
}

function Actions({
  upload: { id, file, status, canRetry },
  onCancel,
  onRetry,
  onDismiss,
}: { upload: Upload } & Omit<UploadListProps, 'uploads' | 'onOpen' | 'openText'>) {
  const { t } = useTranslation('admin')
  const { name } = file
  const isUnderWay = status === 'waiting' || status === 'sending'
  return (
    <span className="flex shrink-0">
      {canRetry && (
        <button
          type="button"
          className={button}
          aria-label={t('media.uploads.retry', { name })}
          onClick={() => onRetry(id)}
        >
          <RotateCw aria-hidden="true" className="size-4.5" />
        </button>
      )}
      <button
        type="button"
        className={button}
        aria-label={t(isUnderWay ? 'media.uploads.cancel' : 'media.uploads.dismiss', { name })}
        onClick={() => (isUnderWay ? onCancel(id) : onDismiss(id))}
      >
        <X aria-hidden="true" className="size-4.5" />
      </button>
    </span>
  )
}

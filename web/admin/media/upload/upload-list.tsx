import { ImageOff, type LucideIcon, RotateCw, X } from 'lucide-react'
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

export function UploadList({ uploads, ...actions }: UploadListProps) {
  const { t } = useTranslation('admin')
  if (uploads.length === 0) return null
  const done = uploads.filter(({ status }) => status === 'done')
  const failed = uploads.filter(({ status }) => status === 'failed')
  const busy = uploads.length - done.length - failed.length
  const summary = [
    busy > 0 && t('media.uploads.busy', { count: busy }),
    failed.length > 0 && t('media.uploads.failed', { count: failed.length }),
    done.length > 0 && busy === 0 && t('media.uploads.finished', { count: done.length }),
  ]
  function dismissDone() {
    for (const { id } of done) actions.onDismiss(id)
  }

  return (
    <section
      aria-label={t('media.uploads.title')}
      className="mb-5 rounded-card border border-line bg-card px-3 py-2 sm:px-4"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="text-sm font-semibold">
          {summary.filter(Boolean).join(' · ')}
        </p>
        {done.length > 0 && (
          <button type="button" className={buttonStyles.quiet} onClick={dismissDone}>
            {t('media.uploads.clear')}
          </button>
        )}
      </div>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} {...actions} />
        ))}
      </ul>
    </section>
  )
}

type UploadRowProps = Omit<UploadListProps, 'uploads'> & { upload: Upload }

function UploadRow({ upload, onCancel, onRetry, onDismiss, onOpen, openText }: UploadRowProps) {
  const { t } = useTranslation('admin')
  const { id, file, status, item, canRetry } = upload
  const { name } = file
  const isUnderWay = status === 'waiting' || status === 'sending'
  const action = (label: string, Icon: LucideIcon, onClick: () => void) => (
    <button
      type="button"
      className={
        'inline-flex size-11 shrink-0 items-center justify-center ' +
        'rounded-full text-muted hover:bg-line/60 hover:text-ink'
      }
      aria-label={label}
      onClick={onClick}
    >
      <Icon className="size-4.5" />
    </button>
  )
  return (
    <li className="flex items-center gap-3 py-1.5">
      <span
        className={
          'grid size-10 shrink-0 place-items-center ' +
          'overflow-hidden rounded-control bg-line text-muted'
        }
      >
        {item && <MediaThumb item={item} />}
        {status === 'failed' && <ImageOff className="size-5" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 text-sm wrap-anywhere">{name}</p>
        <State upload={upload} onOpen={onOpen} openText={openText} />
      </div>
      <span className="flex shrink-0">
        {canRetry && action(t('media.uploads.retry', { name }), RotateCw, () => onRetry(id))}
        {isUnderWay
          ? action(t('media.uploads.cancel', { name }), X, () => onCancel(id))
          : action(t('media.uploads.dismiss', { name }), X, () => onDismiss(id))}
      </span>
    </li>
  )
}

function State({
  upload: { file, status, share, item, isNew, errorText },
  onOpen,
  openText,
}: {
  upload: Upload
  onOpen: UploadListProps['onOpen'] | undefined
  openText: string | undefined
}) {
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

import { useTranslation } from 'react-i18next'
import { useUploadErrorText } from '../../media/upload/use-upload-error-text'
import type { Upload } from '../photos/upload-queue'

interface UploadRowsProps {
  uploads: readonly Upload[]
  onRetry: (id: string) => void
  onCancel: (id: string) => void
}

const button = 'min-h-11 font-semibold text-accent underline underline-offset-4'

/** The photographs on their way into the source: how far each is, and buttons. */
export function UploadRows({ uploads, onRetry, onCancel }: UploadRowsProps) {
  const { t } = useTranslation('admin')
  const errorText = useUploadErrorText()
  const describe = ({ status, share, error }: Upload) => {
    if (status === 'failed') return errorText(error)
    if (status === 'waiting') return t('richText.uploads.waiting')
    return share < 1
      ? t('richText.uploads.sending', { percent: Math.floor(share * 100) })
      : t('richText.uploads.processing')
  }
  return (
    <ul className="border-b border-line px-3 text-sm empty:hidden">
      {uploads.map((upload) => {
        const hasFailed = upload.status === 'failed'
        return (
          <li key={upload.id} className="flex flex-wrap items-center gap-x-4">
            <span className={hasFailed ? 'font-semibold text-bad' : 'text-muted'}>
              {`${upload.file.name} · ${describe(upload)}`}
            </span>
            {hasFailed && (
              <button type="button" className={button} onClick={() => onRetry(upload.id)}>
                {t('richText.uploads.retry')}
              </button>
            )}
            <button type="button" className={button} onClick={() => onCancel(upload.id)}>
              {t(hasFailed ? 'richText.photos.remove' : 'richText.uploads.cancel')}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { showToast } from '../../../ui/toast-store'
import { useLeaveGuard } from '../../kit/leave-guard'
import { useErrorText } from '../../kit/use-attempt'
import { FileRefused, uploadFile } from './upload-file'
import { createUploadQueue, type QueuedUpload } from './upload-queue'

export interface Upload extends Omit<QueuedUpload, 'error'> {
  errorText?: string
  canRetry: boolean
}

interface UploadsOptions {
  onDone: (item: MediaDetail, file: File) => void
}

/** A failed upload stays until it is retried or dismissed. Unmounting aborts all. */
export function useUploads({ onDone }: UploadsOptions) {
  const errorText = useUploadErrorText()
  const newest = useRef(onDone)
  useEffect(() => {
    newest.current = onDone
  })
  const [queue] = useState(() =>
    createUploadQueue(uploadFile, (item, file) => newest.current(item, file)),
  )
  useEffect(() => () => queue.close(), [queue])
  const uploads = useSyncExternalStore(queue.subscribe, queue.all)
  useLeaveGuard(
    'uploads',
    uploads.some(({ status }) => status === 'waiting' || status === 'sending'),
  )

  return {
    uploads: uploads.map(
      ({ error, ...upload }): Upload => ({
        ...upload,
        ...(error !== undefined && { errorText: errorText(error) }),
        canRetry: error !== undefined && !(error instanceof FileRefused),
      }),
    ),
    add(files: Iterable<File>) {
      for (const file of files) queue.add(file)
    },
    actions: { onCancel: queue.drop, onRetry: queue.retry, onDismiss: queue.drop },
  }
}

export function useUploadErrorText(): (error: unknown) => string {
  const { t } = useTranslation('admin')
  const errorText = useErrorText()
  return (error) =>
    error instanceof FileRefused ? t(`media.refusals.${error.refusal}`) : errorText(error)
}

/** For a photograph that is in the library, but whose place in the text or field is gone. */
export function useWithoutPlace(): (name: string) => void {
  const { t } = useTranslation('admin')
  return (name) =>
    showToast({ title: t('media.uploads.inLibrary', { name }), text: t('media.uploads.noPlace') })
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { useLeaveGuard } from '../../kit/leave-guard'
import { FileRefused, uploadFile } from './upload-file'
import { createUploadQueue, type QueuedUpload } from './upload-queue'
import { useUploadErrorText } from './use-upload-words'

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
    cancel: queue.drop,
    retry: queue.retry,
    dismiss: queue.drop,
  }
}

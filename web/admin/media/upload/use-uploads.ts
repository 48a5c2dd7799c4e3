import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { useLeaveGuard } from '../../kit/leave-guard'
import { FileRefused, uploadFile } from './upload-file'
import { useUploadErrorText } from './use-upload-words'

const maxAtOnce = 3

interface Transfer {
  id: string
  file: File
  status: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 1 */
  share: number
  item?: MediaDetail
  /** False if the library had the file already. */
  isNew?: boolean
  error?: unknown
}

export interface Upload extends Omit<Transfer, 'error'> {
  errorText?: string
  /** Whether it failed without being refused. */
  canRetry: boolean
}

interface UploadsOptions {
  onDone: (item: MediaDetail, file: File) => void
}

/**
 * Uploads three files at a time. Cancelled uploads are removed, failed ones stay until retried or
 * dismissed. Unmounting aborts.
 */
export function useUploads({ onDone }: UploadsOptions) {
  const errorText = useUploadErrorText()
  const [transfers, setTransfers] = useState<readonly Transfer[]>([])
  const running = useRef(new Map<string, AbortController>())

  const drop = (id: string) => setTransfers((all) => all.filter((one) => one.id !== id))
  const change = (id: string, next: Partial<Transfer>) =>
    setTransfers((all) => all.map((one) => (one.id === id ? { ...one, ...next } : one)))

  const finish = useEffectEvent(onDone)
  const start = useEffectEvent(async ({ id, file }: Transfer) => {
    const controller = new AbortController()
    const { signal } = controller
    running.current.set(id, controller)
    change(id, { status: 'sending', share: 0 })
    try {
      const { item, isNew } = await uploadFile(file, {
        signal,
        onProgress: (share) => change(id, { share }),
      })
      change(id, { status: 'done', share: 1, item, isNew })
      finish(item, file)
    } catch (error) {
      if (signal.aborted) return
      console.debug('the upload failed', error)
      change(id, { status: 'failed', error })
    } finally {
      running.current.delete(id)
    }
  })

  useEffect(() => {
    const free = maxAtOnce - transfers.filter(({ status }) => status === 'sending').length
    const next = transfers
      .filter(({ id, status }) => status === 'waiting' && !running.current.has(id))
      .slice(0, Math.max(0, free))
    for (const transfer of next) void start(transfer)
  }, [transfers])

  useEffect(() => {
    const { current } = running
    return () => {
      for (const controller of current.values()) controller.abort()
    }
  }, [])

  useLeaveGuard('uploads', transfers.some(isUnderWay))

  return {
    uploads: transfers.map(
      ({ error, ...upload }): Upload => ({
        ...upload,
        ...(error !== undefined && { errorText: errorText(error) }),
        canRetry: error !== undefined && !(error instanceof FileRefused),
      }),
    ),
    add(files: Iterable<File>) {
      const added = Array.from(
        files,
        (file): Transfer => ({ id: crypto.randomUUID(), file, status: 'waiting', share: 0 }),
      )
      setTransfers((all) => [...all, ...added])
    },
    cancel(id: string) {
      running.current.get(id)?.abort()
      drop(id)
    },
    retry: (id: string) => change(id, { status: 'waiting', share: 0, error: undefined }),
    dismiss: drop,
  }
}

function isUnderWay({ status }: Transfer): boolean {
  return status === 'waiting' || status === 'sending'
}

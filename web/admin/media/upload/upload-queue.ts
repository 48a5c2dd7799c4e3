import type { MediaDetail } from '../../../../schema/api/admin-media'
import type { uploadFile } from './upload-file'

const maxAtOnce = 3

export interface QueuedUpload {
  id: string
  file: File
  status: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 1 */
  share: number
  item?: MediaDetail
  isNew?: boolean
  error?: unknown
}

/** An upload has its id at once, so that the text can have a placeholder. */
export interface UploadQueue {
  add: (file: File) => string
  get: (id: string) => QueuedUpload | undefined
  all: () => readonly QueuedUpload[]
  retry: (id: string) => void
  drop: (id: string) => void
  close: () => void
  subscribe: (listener: () => void) => () => void
}

export function createUploadQueue(
  send: typeof uploadFile,
  onDone?: (item: MediaDetail, file: File) => void,
): UploadQueue {
  let uploads: readonly QueuedUpload[] = []
  const running = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function change(next: readonly QueuedUpload[]) {
    uploads = next
    for (const listener of listeners) listener()
  }
  function update(id: string, part: Partial<QueuedUpload>) {
    change(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)))
  }

  async function start({ id, file }: QueuedUpload) {
    const controller = new AbortController()
    const { signal } = controller
    running.set(id, controller)
    update(id, { status: 'sending', share: 0 })
    try {
      const { item, isNew } = await send(file, {
        signal,
        onProgress: (share) => update(id, { share }),
      })
      if (signal.aborted) return
      update(id, { status: 'done', share: 1, item, isNew })
      onDone?.(item, file)
    } catch (error) {
      if (signal.aborted) return
      console.debug('the upload failed', error)
      update(id, { status: 'failed', error })
    } finally {
      if (running.get(id) === controller) running.delete(id)
      startNext()
    }
  }

  function startNext() {
    const next = running.size < maxAtOnce && uploads.find(({ status }) => status === 'waiting')
    if (next) void start(next)
  }

  function drop(id: string) {
    running.get(id)?.abort()
    change(uploads.filter((upload) => upload.id !== id))
  }

  return {
    add(file) {
      const id = crypto.randomUUID()
      change([...uploads, { id, file, status: 'waiting', share: 0 }])
      startNext()
      return id
    },
    get: (id) => uploads.find((upload) => upload.id === id),
    all: () => uploads,
    retry(id) {
      update(id, { status: 'waiting', share: 0, error: undefined })
      startNext()
    },
    drop,
    close() {
      for (const controller of running.values()) controller.abort()
      change([])
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

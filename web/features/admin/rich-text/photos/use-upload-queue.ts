import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLeaveGuard } from '../../kit/leave-guard'
import { uploadFile } from '../../media/upload/upload-file'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue'

/** The uploads into a text; leaving the page is asked about until they are done. */
export function useUploadQueue(): UploadQueue {
  const [queue] = useState(() => createUploadQueue(uploadFile))
  useLeaveGuard('uploads', useUploads(queue).some(isUnderWay))
  useEffect(() => () => queue.close(), [queue])
  return queue
}

export function useUploads(queue: UploadQueue): readonly Upload[] {
  return useSyncExternalStore(queue.subscribe, queue.all)
}

export function isUnderWay({ status }: Upload): boolean {
  return status === 'waiting' || status === 'sending'
}

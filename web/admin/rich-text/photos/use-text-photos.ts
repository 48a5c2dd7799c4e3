import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLeaveGuard } from '../../kit/leave-guard'
import { useReportPhotos } from '../../kit/photos-under-way'
import { uploadFile } from '../../media/upload/upload-file'
import { useForeignCopies } from '../../media/use-foreign-copies'
import type { TextEditorHandle } from '../editor-props'
import { createUploadQueue } from './upload-queue'

/**
 * The photographs that are on their way into a text, whichever editor is open; leaving the page is
 * asked about until they are there.
 */
export function useTextPhotos() {
  const [uploads] = useState(() => createUploadQueue(uploadFile))
  useEffect(() => () => uploads.close(), [uploads])
  const handle = useRef<TextEditorHandle>(null)
  const copies = useForeignCopies(
    (address, item) => handle.current?.replaceAddress(address, item) ?? false,
  )

  const all = useSyncExternalStore(uploads.subscribe, uploads.all)
  const sending = all.filter(({ status }) => status === 'waiting' || status === 'sending').length
  const failed = all.filter(({ status }) => status === 'failed').length
  const underWay = sending + copies.underWay
  useLeaveGuard('uploads', sending > 0)
  useReportPhotos({ underWay, failed })
  return { uploads, copies, handle, isBusy: underWay + failed > 0 }
}

import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetail } from '../../../../schema/api/admin-media'
import { showToast } from '../../../ui/toast-store'
import { replaceFile } from '../upload/upload-file'
import { useUploadErrorText } from '../upload/use-uploads'

export interface Replacement {
  /** 0 to 1; undefined while nothing is sent. */
  progress: number | undefined
  errorText: string | undefined
  start: (file: File) => void
  cancel: () => void
}

export function useReplacement(id: string, onReplaced: (item: MediaDetail) => void): Replacement {
  const { t } = useTranslation('admin')
  const errorText = useUploadErrorText()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function send(file: File) {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setFailure(undefined)
    setProgress(0)
    try {
      onReplaced(
        await replaceFile(id, file, { onProgress: setProgress, signal: controller.signal }),
      )
      showToast({ title: t('media.detail.replaced') })
    } catch (error) {
      if (controller.signal.aborted) return
      console.debug('the file was not replaced', error)
      setFailure(error)
    } finally {
      if (running.current === controller) setProgress(undefined)
    }
  }

  return {
    progress,
    errorText: failure === undefined ? undefined : errorText(failure),
    start: (file) => void send(file),
    cancel: () => running.current?.abort(),
  }
}

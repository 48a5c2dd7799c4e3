import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { showToast } from '../../../ui/toast-store'
import { useInvalidateMedia } from '../../media/media-api'
import { useWithoutPlace } from '../../media/use-without-place'
import type { UploadQueue } from '../photos/upload-queue'
import { PhotoUploads } from './photo-uploads'

/** The extension that takes image files into a text, with its words. */
export function usePhotoUploads(queue: UploadQueue, locale: Locale) {
  const { t } = useTranslation('admin')
  const invalidate = useInvalidateMedia()
  const tellWithoutPlace = useWithoutPlace()
  const [extension] = useState(() =>
    PhotoUploads.configure({
      queue,
      locale,
      onDone: invalidate,
      onWithoutPlace: ({ file }) => tellWithoutPlace(file.name),
      onLeftOnDisk: () =>
        showToast({
          title: t('richText.uploads.onDisk'),
          text: t('richText.uploads.onDiskText'),
          destructive: true,
        }),
    }),
  )
  return extension
}

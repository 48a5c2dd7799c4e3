import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { DialogFrame } from '../kit/dialog-frame'
import { PhotoPicker } from './photo-picker'

interface PicturesDialogProps {
  onChoose: (items: MediaItem[]) => void
  onClose: () => void
}

/** Several photographs at once, of the library or uploaded. */
export function PicturesDialog({ onChoose, onClose }: PicturesDialogProps) {
  const { t } = useTranslation('admin')
  const [isUploading, setIsUploading] = useState(false)
  return (
    <DialogFrame
      title={t('media.picker.chooseMany')}
      size="large"
      unfinished={isUploading ? 'uploads' : undefined}
      onClose={onClose}
    >
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only stops keys of its fields
        <div onKeyDown={stopSubmit}>
          <PhotoPicker
            multiple
            onBusy={setIsUploading}
            onChoose={(items) => {
              close()
              onChoose(items)
            }}
          />
        </div>
      )}
    </DialogFrame>
  )
}

/** The dialog may be inside the form of a page. */
function stopSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

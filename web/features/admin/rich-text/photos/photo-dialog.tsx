import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../../schema/api/admin-media'
import { DialogFrame } from '../../kit/dialog-frame'
import { PhotoPicker } from '../../media/photo-picker'

interface PhotoDialogProps {
  multiple: boolean
  onChoose: (items: MediaItem[]) => void
  onClose: () => void
}

/** The library, to put one photograph or several into a text. */
export function PhotoDialog({ multiple, onChoose, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('admin')
  const [isUploading, setIsUploading] = useState(false)
  return (
    <DialogFrame
      title={t(multiple ? 'richText.photos.chooseMany' : 'richText.photos.choose')}
      size="large"
      unfinished={isUploading ? 'uploads' : undefined}
      onClose={onClose}
    >
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only stops what a key of its fields would do around it
        <div onKeyDown={stopSubmit}>
          <PhotoPicker
            multiple={multiple}
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

/** The dialog may be in the form of a page. */
function stopSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

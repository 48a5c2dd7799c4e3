import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../schema/api/admin-media'
import { DialogFrame } from '../kit/dialog-frame'
import { OutsideForms } from '../kit/outside-forms'
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
    <OutsideForms>
      <DialogFrame
        title={t('media.picker.chooseMany')}
        size="large"
        unfinished={isUploading ? 'uploads' : undefined}
        onClose={onClose}
      >
        {(close) => (
          <PhotoPicker
            multiple
            onBusy={setIsUploading}
            onChoose={(items) => {
              close()
              onChoose(items)
            }}
          />
        )}
      </DialogFrame>
    </OutsideForms>
  )
}

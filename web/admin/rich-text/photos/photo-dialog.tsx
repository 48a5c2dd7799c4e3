import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { DialogFrame } from '../../kit/dialog-frame'
import { PhotoPicker } from '../../media/photo-picker'
import { PictureDialog } from '../../media/picture-dialog'
import { type TextPicture, textPictureOf } from '../editor-props'

interface PhotoDialogProps {
  multiple: boolean
  locale: Locale
  onChoose: (pictures: TextPicture[]) => void
  onClose: () => void
}

export function PhotoDialog({ multiple, ...props }: PhotoDialogProps) {
  return multiple ? <GalleryDialog {...props} /> : <OnePictureDialog {...props} />
}

type DialogProps = Omit<PhotoDialogProps, 'multiple'>

function OnePictureDialog({ locale, onChoose, onClose }: DialogProps) {
  const { t } = useTranslation('admin')
  return (
    <PictureDialog
      title={t('rich-text.photos.choose')}
      picture={null}
      withSpots
      onChoose={(src, photo) =>
        src && onChoose([photo ? textPictureOf(photo, locale) : { src, alt: '' }])
      }
      onClose={onClose}
    />
  )
}

function GalleryDialog({ locale, onChoose, onClose }: DialogProps) {
  const { t } = useTranslation('admin')
  const [isUploading, setIsUploading] = useState(false)
  return (
    <DialogFrame
      title={t('rich-text.photos.chooseMany')}
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
              onChoose(items.map((item) => textPictureOf(item, locale)))
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

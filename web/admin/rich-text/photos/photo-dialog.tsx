import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'
import { PictureDialog } from '../../media/picture-dialog'
import { PicturesDialog } from '../../media/pictures-dialog'
import { type TextPicture, textPictureOf } from '../editor-props'

interface PhotoDialogProps {
  multiple: boolean
  locale: Locale
  onChoose: (pictures: TextPicture[]) => void
  onClose: () => void
}

export function PhotoDialog({ multiple, locale, onChoose, onClose }: PhotoDialogProps) {
  const { t } = useTranslation('admin')
  if (multiple)
    return (
      <PicturesDialog
        onChoose={(items) => onChoose(items.map((item) => textPictureOf(item, locale)))}
        onClose={onClose}
      />
    )
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

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mediaIdOf } from '../../../schema/media'
import { buttonStyles } from '../../ui/button-styles'
import { MediaDialog } from './detail/media-dialog'
import { missingAlt } from './media-pictures'
import { useStoredPhoto } from './use-stored-photo'

interface PictureNoteProps {
  picture: string | null
  /** What no picture is called. */
  none: string
}

/** What a picture is called, and of a photograph what it still needs. */
export function PictureNote({ picture, none }: PictureNoteProps) {
  const id = mediaIdOf(picture)
  return (
    <div className="mt-1 text-sm wrap-anywhere text-muted">
      {id ? (
        <PhotoNote id={id} />
      ) : (
        <p>{picture?.replace('@assets/art/', '').replaceAll('-', ' ') ?? none}</p>
      )}
    </div>
  )
}

function PhotoNote({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  const { item, isHidden } = useStoredPhoto(id)
  const missing = item && missingAlt(item)
  return (
    <>
      <p>{item?.fileName}</p>
      {isHidden && (
        <p className="font-semibold text-bad">
          {t(item ? 'media.picker.inTrash' : 'media.picker.lost')}
        </p>
      )}
      {missing && !isHidden && (
        <p className="font-semibold text-accent">{t(`media.missingHere.${missing}`)}</p>
      )}
      {item && (
        <button type="button" className={buttonStyles.quiet} onClick={() => setIsOpen(true)}>
          {t(missing ? 'media.describe' : 'media.openDetails')}
        </button>
      )}
      {isOpen && <MediaDialog id={id} onClose={() => setIsOpen(false)} />}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { mediaIdOf } from '../../../schema/media'
import { useStoredPhoto } from '../media/media-api'
import { StoredPicture } from '../media/stored-picture'
import { pictureInText } from './word-difference'

/** A stored text to read, with the pictures that it names by their look and name. */
export function TextWithPictures({ text }: { text: string }) {
  return text.split(new RegExp(`(${pictureInText})`)).map((part, index) => {
    // Every second part is a picture; they never change places.
    const key = `${index}${part}`
    return index % 2 === 1 ? <NamedPicture key={key} picture={part} /> : part
  })
}

function NamedPicture({ picture }: { picture: string }) {
  const id = mediaIdOf(picture)
  return (
    <>
      <StoredPicture
        src={picture}
        format="square"
        className="me-1.5 inline-block size-10 rounded-xs object-cover align-middle"
      />
      {id ? <PhotoName id={id} /> : picture.replace('@assets/art/', '').replaceAll('-', ' ')}
    </>
  )
}

function PhotoName({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  const { item, isHidden } = useStoredPhoto(id)
  if (item) return item.fileName
  return isHidden ? t('richText.photos.gone') : '…'
}

import { useTranslation } from 'react-i18next'
import { mediaIdOf } from '../../../schema/media'
import { useStoredPhoto } from '../media/media-api'
import { StoredPicture } from '../media/stored-picture'
import { type DifferencePart, pictureInText } from './word-difference'

interface ChangedTextProps {
  parts: readonly DifferencePart[]
  lang?: string
  className: string
  spoken?: { added: string; removed: string }
}

export function ChangedText({ parts, lang, className, spoken }: ChangedTextProps) {
  return (
    <p lang={lang} className={`whitespace-pre-wrap wrap-anywhere ${className}`}>
      {parts.map(({ kind, text }, index) => {
        // Parts have no ids and keep their order.
        const key = `${index}${kind}`
        if (kind === 'same') return <TextWithPictures key={key} text={text} />
        const Change = kind === 'added' ? 'ins' : 'del'
        return (
          <Change
            key={key}
            className={
              'rounded-xs ' +
              (kind === 'added'
                ? 'bg-good/15 text-good underline'
                : 'bg-bad/15 text-bad line-through')
            }
          >
            {spoken && <span className="sr-only">{spoken[kind]} </span>}
            <TextWithPictures text={text} />
          </Change>
        )
      })}
    </p>
  )
}

export function TextWithPictures({ text }: { text: string }) {
  return text.split(new RegExp(`(${pictureInText})`)).map((part, index) => {
    // Every second part is a picture; parts keep their order.
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
  return isHidden ? t('rich-text.photos.gone') : '…'
}

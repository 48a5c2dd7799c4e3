import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Lightbox, type LightboxPicture } from './lightbox'

interface FigureLightboxProps {
  pictures: readonly LightboxPicture[]
  /** The one to begin with. */
  start: number
  onClose: () => void
}

export function FigureLightbox({ pictures, start, onClose }: FigureLightboxProps) {
  const { t } = useTranslation('shell')
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <Lightbox
      ref={dialog}
      label={t('photo.enlarged')}
      pictures={pictures}
      index={index}
      onIndex={setIndex}
      onClose={onClose}
    />
  )
}

import { ChevronLeft, ChevronRight, type LucideIcon, X } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseMediaPath } from '../../schema/media'
import { artSize } from '../lib/art'
import { enlargedSizes } from '../lib/picture-sizes'
import { useSwipe } from '../lib/use-swipe'
import { buttonStyles } from './button-styles'
import { PhotoCredit } from './photo-credit'
import { Picture } from './picture'
import './lightbox.css'

export interface LightboxPicture {
  src: string
  alt: string
  caption?: string
}

interface LightboxProps {
  ref: RefObject<HTMLDialogElement | null>
  label: string
  pictures: readonly LightboxPicture[]
  index: number
  onIndex: (index: number) => void
  onClose?: () => void
}

export function Lightbox({ ref, label, pictures, index, onIndex, onClose }: LightboxProps) {
  const { t } = useTranslation('shell')
  const step = (by: number) => onIndex((index + by + pictures.length) % pictures.length)
  const swipe = useSwipe(step)
  const current = pictures[index]
  if (!current) return null

  const isAlone = pictures.length === 1
  function onKey(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }

  return (
    <dialog ref={ref} aria-label={label} onKeyDown={onKey} onClose={onClose} className="lightbox">
      <div className="poster mx-auto w-fit" {...swipe}>
        <Picture
          key={current.src}
          src={current.src}
          alt={current.alt}
          format="full"
          sizes={enlargedSizes(parseMediaPath(current.src)?.key ?? artSize('full'))}
        />
      </div>
      <div className="mt-4 flex items-center justify-between gap-4">
        <Turn
          Icon={ChevronLeft}
          label={t('photo.previous')}
          isAlone={isAlone}
          onTurn={() => step(-1)}
        />
        <div aria-live="polite" className="text-center text-sm">
          <p>
            {current.caption || current.alt}
            {!isAlone && (
              <span className="block text-on-night-muted">
                {t('photo.of', { index: index + 1, total: pictures.length })}
              </span>
            )}
          </p>
          <PhotoCredit src={current.src} className="text-on-night-muted" />
        </div>
        <Turn
          Icon={ChevronRight}
          label={t('photo.next')}
          isAlone={isAlone}
          onTurn={() => step(1)}
        />
      </div>
      <button
        type="button"
        className={buttonStyles.iconOnPicture}
        aria-label={t('close')}
        onClick={() => ref.current?.close()}
      >
        <X />
      </button>
    </dialog>
  )
}

interface TurnProps {
  Icon: LucideIcon
  label: string
  /** Keeps its place without another picture, so that the caption stays centred. */
  isAlone: boolean
  onTurn: () => void
}

function Turn({ Icon, label, isAlone, onTurn }: TurnProps) {
  return (
    <button
      type="button"
      className={`${buttonStyles.iconOnPicture} ${isAlone ? 'invisible' : ''}`}
      disabled={isAlone}
      aria-label={label}
      onClick={onTurn}
    >
      <Icon />
    </button>
  )
}

interface FigureLightboxProps {
  pictures: readonly LightboxPicture[]
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

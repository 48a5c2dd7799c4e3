import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPicture as GalleryPicture } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { parseMediaPath } from '../../../schema/media'
import { wholePictureUrl } from '../../lib/art'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Lightbox } from '../../ui/lightbox'
import { PhotoCredit } from '../../ui/photo-credit'
import { Picture } from '../../ui/picture'

/** Printed only with photographs: drawings are decoration. */
export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const { t } = useTranslation('destinations')
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  if (pictures.length === 0) return null
  const hasPhotos = pictures.some(({ src }) => parseMediaPath(src))
  const thumbnail = {
    format: 'tall',
    wideFormat: 'wide',
    sizes: pictureSizes.half,
    className: 'h-auto w-full',
  } as const

  return (
    <section data-print={hasPhotos ? undefined : 'hide'}>
      <h2 className="mb-4 text-title">{t('galleryHeading')}</h2>
      <ul className="rail md:rail-fit">
        {pictures.map((picture, at) => {
          const alt = text(picture, 'alt', locale)
          return (
            <li key={picture.src}>
              <button
                type="button"
                aria-label={t('openPicture', { alt })}
                className="poster block w-full"
                onClick={() => {
                  setIndex(at)
                  dialog.current?.showModal()
                }}
              >
                <Picture src={picture.src} alt="" {...thumbnail} />
              </button>
              <noscript>
                {import.meta.env.SSR && (
                  <a href={wholePictureUrl(picture.src)} className="poster block">
                    <Picture src={picture.src} alt={alt} {...thumbnail} />
                  </a>
                )}
              </noscript>
              <PhotoCredit src={picture.src} className="mt-2 text-muted" />
            </li>
          )
        })}
      </ul>
      <Lightbox
        ref={dialog}
        label={t('galleryHeading')}
        pictures={pictures.map((picture) => ({
          src: picture.src,
          alt: text(picture, 'alt', locale),
        }))}
        index={index}
        onIndex={setIndex}
      />
    </section>
  )
}

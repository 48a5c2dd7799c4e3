import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPicture as GalleryPicture } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { pictureUrl } from '../../lib/art'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'

export function Gallery({ pictures }: { pictures: GalleryPicture[] }) {
  const { t } = useTranslation(['destinations', 'shell'])
  const locale = useLocale()
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  const current = pictures[index]
  if (!current) return null

  const step = (by: number) => setIndex((index + by + pictures.length) % pictures.length)
  function onKey(event: React.KeyboardEvent) {
    if (event.key === 'ArrowRight') step(1)
    if (event.key === 'ArrowLeft') step(-1)
  }

  return (
    <section data-print="hide">
      <h2 className="mb-6 text-title">{t('galleryHeading')}</h2>
      <ul className="grid gap-5 sm:grid-cols-3">
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
                <Picture src={picture.src} alt="" format="tall" className="h-auto w-full" />
              </button>
              <noscript>
                {import.meta.env.SSR && (
                  <a href={pictureUrl(picture.src, 'wide')} className="poster block">
                    <Picture src={picture.src} alt={alt} format="tall" className="h-auto w-full" />
                  </a>
                )}
              </noscript>
            </li>
          )
        })}
      </ul>
      <dialog
        ref={dialog}
        aria-label={t('galleryHeading')}
        onKeyDown={onKey}
        className="m-auto max-h-none w-full max-w-5xl bg-transparent p-4 text-on-night backdrop:bg-scrim-deep/90"
      >
        <div className="poster">
          <Picture src={current.src} alt={text(current, 'alt', locale)} format="wide" className="h-auto w-full" />
        </div>
        <div className="mt-4 flex items-center justify-between gap-4">
          <button type="button" className={buttonStyles.iconOnPicture} aria-label={t('previousPicture')} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </button>
          <p aria-live="polite" className="text-center text-sm">
            {text(current, 'alt', locale)}
            <span className="block text-on-night-muted">{t('pictureOf', { index: index + 1, total: pictures.length })}</span>
          </p>
          <button type="button" className={buttonStyles.iconOnPicture} aria-label={t('nextPicture')} onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </button>
        </div>
        <button
          type="button"
          className={`${buttonStyles.iconOnPicture} absolute end-6 top-6`}
          aria-label={t('shell:close')}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" />
        </button>
      </dialog>
    </section>
  )
}

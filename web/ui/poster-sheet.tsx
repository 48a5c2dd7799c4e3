import { Download, Frame, Printer, X } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { parseMediaPath } from '../../schema/media'
import { pictureUrl } from '../lib/art'
import { useScreenLocation, useSiteHref } from '../lib/navigation'
import { useSettings } from '../lib/page-data'
import { buttonStyles } from './button-styles'

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal()

interface PosterSheetProps {
  name: string
  /** Photographs have no poster. */
  picture: string | null
}

export function PosterSheet({ name, picture }: PosterSheetProps) {
  const { t } = useTranslation('shell')
  const [isOpen, setIsOpen] = useState(false)
  const { siteUrl } = useSettings()
  const address = new URL(useSiteHref(useScreenLocation().pathname), siteUrl)
  if (!picture || parseMediaPath(picture)) return null
  const url = pictureUrl(picture, 'tall')
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.quiet} text-sm text-ink!`}
        data-print="hide"
        onClick={() => setIsOpen(true)}
      >
        <Frame aria-hidden="true" className="size-4" />
        {t('poster.open')}
      </button>
      {isOpen &&
        createPortal(
          <dialog
            ref={show}
            data-print="alone"
            aria-label={t('poster.open')}
            onClose={() => setIsOpen(false)}
            className="poster-sheet m-auto max-h-dvh max-w-md bg-card p-4 text-ink backdrop:bg-night/50 print:max-w-none print:p-0"
          >
            <figure className="print:p-[12mm]">
              <img src={url} alt="" className="h-auto w-full" />
              <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4">
                <b className="font-display text-2xl font-semibold print:text-6xl">{name}</b>
                <span className="text-sm text-muted">{address.host + address.pathname}</span>
              </figcaption>
            </figure>
            <div className="mt-4 flex flex-wrap gap-2" data-print="hide">
              <button type="button" className={buttonStyles.primary} onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-4.5" />
                {t('poster.print')}
              </button>
              <a href={url} download className={buttonStyles.secondary}>
                <Download aria-hidden="true" className="size-4.5" />
                {t('poster.download')}
              </a>
              <button
                type="button"
                aria-label={t('close')}
                className={`${buttonStyles.icon} ms-auto`}
                onClick={() => setIsOpen(false)}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            </div>
          </dialog>,
          document.body,
        )}
    </>
  )
}

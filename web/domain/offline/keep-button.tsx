import { Check, HardDriveDownload } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useScreenLocation } from '../../lib/navigation'
import { useSettings } from '../../lib/page-data'
import { buttonStyles } from '../../ui/button-styles'
import { ErrorBoundary } from '../../ui/error-boundary'
import type { SavedItem } from '../saved/saved-items'
import { ShowMeButton, type ShowMeCards } from '../show-me/show-me-button'
import { keptPages, useKeptPages } from './kept-pages'

const KeepPanel = lazy(async () => ({ default: (await import('./keep-panel')).KeepPanel }))

export interface KeepButtonProps {
  /** What the page calls it, before and after. */
  labels: { keep: string; kept: string }
  /** Things whose pages are kept together: one on its own page, many on the list of saved ones. */
  items: SavedItem[]
  onPicture?: boolean
}

/** Downloads pages for reading without a connection, from a panel below the button that is loaded with its first use. Its pages name the texts `offline`. */
export function KeepButton({ labels, items, onPicture = false }: KeepButtonProps) {
  const { t } = useTranslation('shell')
  const kept = useKeptPages()
  const [open, setOpen] = useState(false)
  const id = useId()
  const isKept = items.every((item) => kept.some(({ kind, slug }) => kind === item.kind && slug === item.slug))
  useRenewal()
  const Icon = isKept ? Check : HardDriveDownload
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={onPicture ? buttonStyles.onPicture : buttonStyles.secondary}
      >
        <Icon aria-hidden="true" className="size-5" />
        {isKept ? labels.kept : labels.keep}
      </button>
      <div id={id} className={open ? 'basis-full' : 'hidden'} data-print="hide">
        {open && (
          <ErrorBoundary>
            <Suspense fallback={<p className="text-sm">{t('loading')}</p>}>
              <KeepPanel items={items} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  )
}

/** Has the kept pages compared with the site: the one that is visited in any case, the others once a day or after a new build. */
export function useRenewal(): void {
  const { defaultLocale } = useSettings()
  const { pathname } = useScreenLocation()
  useEffect(() => {
    if (keptPages().length === 0) return
    import('./renew-pages').then(
      ({ renewPages }) => renewPages(defaultLocale, pathname),
      (error: unknown) => console.debug('kept pages are not compared', error),
    )
  }, [defaultLocale, pathname])
}

interface PocketGuideProps extends KeepButtonProps {
  /** The cards of a single page. */
  cards?: ShowMeCards
}

/** The buttons for who is on the road: cards to show, and keeping the page for when there is no connection. */
export function PocketGuide({ cards, ...keeping }: PocketGuideProps) {
  return (
    <>
      {cards && <ShowMeButton {...cards} />}
      <KeepButton {...keeping} />
    </>
  )
}

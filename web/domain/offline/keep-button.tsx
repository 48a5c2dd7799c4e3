import { Check, HardDriveDownload } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../../ui/button-styles'
import { ErrorBoundary } from '../../ui/error-boundary'
import type { SavedItem } from '../saved/saved-items'
import { useKeptPages } from './kept-pages'
import { useRenewal } from './use-renewal'

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

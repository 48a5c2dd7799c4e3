import { Check, Download } from 'lucide-react'
import { Suspense, useEffect, useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { itemPath } from '../../lib/item-path'
import { lazyInLocale } from '../../lib/lazy-in-locale'
import { useLocale } from '../../lib/locale-context'
import { keptPages, useKeptPages } from '../../lib/offline/kept-pages'
import { useSettings } from '../../lib/page-data'
import type { SavedItem } from '../../lib/saved-items'
import { buttonStyles } from '../button-styles'
import { ErrorBoundary } from '../error-boundary'
import { offlineTexts } from './offline-texts'

const panels = lazyInLocale('offline', offlineTexts, async () => (await import('./keep-panel')).KeepPanel)

/** Whoever visits a kept page gets its copy compared with the site. */
function useRenewal(path: string | undefined): void {
  const { defaultLocale } = useSettings()
  useEffect(() => {
    if (!path || !keptPages().some((kept) => kept.path === path)) return
    import('../../lib/offline/renew-pages').then(
      ({ renewPages }) => renewPages(defaultLocale, path),
      (error: unknown) => console.debug('kept pages are not compared', error),
    )
  }, [path, defaultLocale])
}

interface KeepButtonProps {
  /** Things whose pages are kept together: one on its own page, many on the list of saved ones. */
  items: SavedItem[]
  onPicture?: boolean
}

/** Keeps pages for reading without a connection. What it takes comes first: the panel below the button, loaded with its first use. */
export function KeepButton({ items, onPicture = false }: KeepButtonProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const kept = useKeptPages()
  const [open, setOpen] = useState(false)
  const id = useId()
  const isKept = items.every((item) => kept.some(({ kind, slug }) => kind === item.kind && slug === item.slug))
  const [first] = items
  useRenewal(items.length === 1 && first ? itemPath(first.kind, first.slug) : undefined)
  const Panel = panels[locale]
  const Icon = isKept ? Check : Download
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
        {isKept ? t('shell.keptOffline') : t('shell.keepOffline')}
      </button>
      <div id={id} className={open ? 'basis-full' : 'hidden'} data-print="hide">
        {open && (
          <ErrorBoundary>
            <Suspense fallback={<p className="text-sm">{t('shell.loading')}</p>}>
              <Panel items={items} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  )
}

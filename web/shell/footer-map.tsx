import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapFocus } from '../domain/offices/office-map-view'
import { useLateTexts } from '../i18n/use-late-texts'
import { useSiteSettings } from '../lib/page-data'
import { PageSection } from '../ui/error-boundary'

const OfficeMap = lazy(async () => ({
  default: (await import('../domain/offices/office-map')).OfficeMap,
}))

export function FooterMap({ isOpen }: { isOpen: boolean }) {
  const { t } = useTranslation('shell')
  const [office] = useSiteSettings().offices
  const [focus, setFocus] = useState<MapFocus>({ on: office?.id })
  const { isLoaded, hasFailed } = useLateTexts('contact', isOpen)
  return (
    <div id="footer-map" className={`page ${isOpen ? 'pb-8' : ''}`}>
      {isOpen && hasFailed && <p role="alert">{t('loadFailed')}</p>}
      {isOpen && isLoaded && (
        <PageSection fallback={<div className="pulsing skeleton h-88" />}>
          <div className="rounded-card bg-card p-4 text-ink">
            <OfficeMap focus={focus} onFocus={setFocus} />
          </div>
        </PageSection>
      )}
    </div>
  )
}

import { MapPin } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MapFocus } from '../domain/offices/office-map'
import { useLateTexts } from '../i18n/use-late-texts'
import { useSiteSettings } from '../lib/page-data'
import { buttonStyles } from '../ui/button-styles'
import { PageSection } from '../ui/error-boundary'

const OfficeMap = lazy(async () => ({ default: (await import('../domain/offices/office-map')).OfficeMap }))

/** The office map at the foot of every page: its code, texts and tiles are fetched when somebody asks for it. */
export function FooterMap() {
  const { t } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  const [office] = useSiteSettings().offices
  const [focus, setFocus] = useState<MapFocus>({ on: office?.id })
  const { isLoaded, hasFailed } = useLateTexts('contact', isOpen)

  return (
    <div className="page pb-10 no-js:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="footer-map"
        onClick={() => setOpen(!isOpen)}
        className={buttonStyles.onPicture}
      >
        <MapPin aria-hidden="true" className="size-5" />
        {isOpen ? t('footer.hideMap') : t('footer.showMap')}
      </button>
      <div id="footer-map" className="mt-5">
        {isOpen && hasFailed && <p role="alert">{t('loadFailed')}</p>}
        {isOpen && isLoaded && (
          <PageSection fallback={<div className="pulsing skeleton h-88" />}>
            <div className="rounded-card bg-card p-4 text-ink">
              <OfficeMap focus={focus} onFocus={setFocus} />
            </div>
          </PageSection>
        )}
      </div>
    </div>
  )
}

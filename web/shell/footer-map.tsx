import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from '../ui/button-styles'
import { ErrorBoundary } from '../ui/error-boundary'

const FooterOfficeMap = lazy(async () => ({ default: (await import('./footer-office-map')).FooterOfficeMap }))

/** The office map at the foot of every page: its code and its tiles are fetched when somebody asks for it. */
export function FooterMap() {
  const { t } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  return (
    <div className="page hidden pb-10 js:block">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="footer-map"
        onClick={() => setOpen(!open)}
        className={buttonStyles.onPicture}
      >
        <MapPin aria-hidden="true" className="size-5" />
        {open ? t('footer.hideMap') : t('footer.showMap')}
      </button>
      <div id="footer-map" className="mt-5">
        {open && (
          <ErrorBoundary>
            <Suspense fallback={<div className="pulsing skeleton h-88" />}>
              <FooterOfficeMap />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </div>
  )
}

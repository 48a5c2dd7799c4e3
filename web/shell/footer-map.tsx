import { MapPin } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadTexts } from '../i18n/i18n'
import { useTranslation } from '../i18n/use-translation'
import { useLocale } from '../lib/locale-context'
import { buttonStyles } from '../ui/button-styles'
import { ErrorBoundary } from '../ui/error-boundary'

const loadMap = () => import('./footer-office-map')
const FooterOfficeMap = lazy(async () => ({ default: (await loadMap()).FooterOfficeMap }))

/** The office map at the foot of every page: its code, texts and tiles are fetched when somebody asks for it. */
export function FooterMap() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function open() {
    try {
      await Promise.all([loadMap(), loadTexts(locale, ['contact'])])
      setFailed(false)
    } catch (error) {
      console.debug('the office map could not be loaded', error)
      setFailed(true)
    }
    setOpen(true)
  }

  return (
    <div className="page pb-10 no-js:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="footer-map"
        onClick={() => (isOpen ? setOpen(false) : void open())}
        className={buttonStyles.onPicture}
      >
        <MapPin aria-hidden="true" className="size-5" />
        {isOpen ? t('shell.footer.hideMap') : t('shell.footer.showMap')}
      </button>
      <div id="footer-map" className="mt-5">
        {isOpen && hasFailed && <p role="alert">{t('shell.loadFailed')}</p>}
        {isOpen && !hasFailed && (
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

import { MapPin } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../schema/locale'
import { loadTexts } from '../i18n/i18n'
import { useLocale } from '../lib/locale-context'
import { buttonStyles } from '../ui/button-styles'
import { ErrorBoundary } from '../ui/error-boundary'

const FooterOfficeMap = lazy(async () => ({ default: (await import('./footer-office-map')).FooterOfficeMap }))

/** The office map at the foot of every page: its code, texts and tiles are fetched when somebody asks for it. */
export function FooterMap() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<{ locale: Locale; hasFailed: boolean }>()

  useEffect(() => {
    if (!isOpen) return
    let isCurrent = true
    const show = (hasFailed: boolean) => isCurrent && setLoaded({ locale, hasFailed })
    loadTexts(locale, ['contact']).then(
      () => show(false),
      (error: unknown) => {
        console.debug('the texts of the office map could not be loaded', error)
        show(true)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isOpen, locale])

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
        {isOpen && loaded?.hasFailed && <p role="alert">{t('loadFailed')}</p>}
        {isOpen && loaded?.locale === locale && !loaded.hasFailed && (
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

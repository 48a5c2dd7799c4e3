import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigation } from 'react-router-dom'
import { site } from '../../schema/site'
import { useRememberTravelDates } from '../domain/travel-dates/use-travel-dates'
import { useFocusOnArrival } from '../lib/focus-on'
import type { Page } from '../lib/page'
import { type PrintedAddress, usePageData } from '../lib/page-data'
import { PageSection } from '../ui/error-boundary'
import { OfflineBanner } from '../ui/offline-banner'
import { QrCode } from '../ui/qr-code'
import { Toasts } from '../ui/toasts'
import { useSearchShortcut } from '../ui/use-search-shortcut'
import { LanguageOffer } from './language-offer'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

export function Shell({ page, children }: { page: Page | undefined; children: ReactNode }) {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main, page)
  useSearchShortcut()
  useRememberTravelDates()
  const isSlow = useSlowNavigation()
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:bg-card focus:px-4 focus:py-3"
      >
        {t('skipToContent')}
      </a>
      <NavigationProgress isSlow={isSlow} />
      <LanguageOffer />
      <OfflineBanner />
      <SiteHeader />
      {page?.printed && <PrintHead />}
      <main id="main" ref={main} tabIndex={-1} aria-busy={isSlow} className="outline-none">
        {children}
      </main>
      <PageSection>
        <SiteFooter />
      </PageSection>
      <Toasts />
    </>
  )
}

const patienceMs = 150

/** True after 150 ms, except while typing into a search. */
export function useSlowNavigation(): boolean {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && !location.state?.keepScroll
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isSlow
}

export function NavigationProgress({ isSlow }: { isSlow: boolean }) {
  const { t } = useTranslation('shell')
  return (
    <div aria-live="polite" data-print="hide">
      {isSlow && (
        <>
          <span className="sr-only">{t('loadingPage')}</span>
          <span className="waiting fixed inset-x-0 top-0 z-50 h-1 bg-accent forced-colors:bg-[Highlight]" />
        </>
      )}
    </div>
  )
}

function PrintHead() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { settings, printed: served } = usePageData()
  const { href, host } = new URL(pathname, settings.siteUrl)
  const [made, setMade] = useState<PrintedAddress>()
  const printed = [served, made].find((one) => one?.pathname === pathname)
  const hasCode = printed !== undefined
  // The Worker makes the first page's code; later ones load the generator.
  useEffect(() => {
    if (hasCode) return
    import('../../schema/qr-code').then(
      ({ makeQrCode }) => setMade({ pathname, code: makeQrCode(href) }),
      (error: unknown) => console.debug('a page will be printed without its QR code', error),
    )
  }, [hasCode, pathname, href])
  return (
    <div className="page hidden items-center justify-between pb-4 print:flex">
      <p>
        <b className="block font-display text-xl">{site.name}</b>
        {t('printedFrom')} {host + decodeURI(pathname)}
      </p>
      {printed && <QrCode code={printed.code} label={t('qrCode')} className="size-20" />}
    </div>
  )
}

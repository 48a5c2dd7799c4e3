import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRememberTravelDates } from '../domain/travel-dates/use-travel-dates'
import type { Page } from '../lib/page'
import { useFocusOnArrival } from '../lib/use-focus-on-arrival'
import { PageSection } from '../ui/error-boundary'
import { OfflineBanner } from '../ui/offline-banner'
import { Toasts } from '../ui/toasts'
import { useSearchShortcut } from '../ui/use-search-shortcut'
import { LanguageOffer } from './language-offer'
import { NavigationProgress, useSlowNavigation } from './navigation-progress'
import { PrintHead } from './print-head'
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

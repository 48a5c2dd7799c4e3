import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router-dom'
import { type Locale, otherLocale } from '../../schema/locale'
import { useRememberTravelDates } from '../domain/travel-dates/use-travel-dates'
import { preferredLocale, storeLocale } from '../lib/cookies'
import { useFocusOnArrival } from '../lib/focus-on'
import { useLocale } from '../lib/locale-context'
import type { Page } from '../lib/page'
import { readStored, writeStored } from '../lib/persisted-store'
import { LanguageSwitch } from '../ui/language-switch'
import { OfflineBanner } from '../ui/offline-banner'
import { Toasts } from '../ui/toasts'
import { useSearchShortcut } from '../ui/use-search-shortcut'
import { PrintHead, SiteFooter } from './shell-parts'
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
      <a href="#main" className="skip-link">
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
      <SiteFooter />
      <Toasts />
    </>
  )
}

const slowAfterMs = 150

export function useSlowNavigation(): boolean {
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && !location.state?.keepScroll
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
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
          <span className="waiting" />
        </>
      )}
    </div>
  )
}

const dismissedKey = 'language-offer-dismissed'

export function isLanguageOffered(locale: Locale): boolean {
  return preferredLocale() === otherLocale(locale) && readStored(dismissedKey) !== true
}

/** CSS shows it with `data-offer`, which the inline script sets before first paint. */
function LanguageOffer() {
  const locale = useLocale()
  const other = otherLocale(locale)

  useEffect(() => {
    document.documentElement.toggleAttribute('data-offer', isLanguageOffered(locale))
  }, [locale])

  function close() {
    document.documentElement.removeAttribute('data-offer')
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  function dismiss() {
    writeStored(dismissedKey, true)
    storeLocale(locale)
    close()
  }

  return (
    <aside
      lang={other}
      aria-label={other === 'vi' ? 'Gợi ý ngôn ngữ' : 'Language suggestion'}
      data-print="hide"
      className="language-offer bg-night text-on-night"
    >
      <div className="page flex items-center justify-between gap-4">
        <LanguageSwitch
          label="offer"
          onFollow={close}
          className={
            'inline-flex min-h-11 items-center py-1 text-sm ' +
            'font-semibold underline underline-offset-4'
          }
        />
        <button
          type="button"
          aria-label={other === 'vi' ? 'Bỏ qua' : 'Dismiss'}
          onClick={dismiss}
          className="inline-flex size-11 shrink-0 items-center justify-center"
        >
          <X className="size-4" />
        </button>
      </div>
    </aside>
  )
}

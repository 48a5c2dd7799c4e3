import { type ReactNode, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../lib/later-part'
import { lazyPart } from '../lib/lazy-part'
import { useArrival } from '../lib/use-arrival'
import { useMounted } from '../lib/use-mounted'
import { Toasts } from '../ui/toasts'
import { SiteHeader } from './site-header'

const Notices = lazyPart(async () => (await import('./notices')).Notices)
const SiteFooter = laterPart(async () => (await import('./site-footer')).SiteFooter)

/** What every page shares: skip link, header, footer, notices. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell')
  const main = useRef<HTMLElement>(null)
  const mounted = useMounted()
  useArrival(main)
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:bg-card focus:px-4 focus:py-3"
      >
        {t('skipToContent')}
      </a>
      {mounted && (
        <Suspense fallback={null}>
          <Notices />
        </Suspense>
      )}
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      <Toasts />
    </>
  )
}

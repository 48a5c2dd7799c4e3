import { type ReactNode, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useArrival } from '../lib/use-arrival'
import { useMounted } from '../lib/use-mounted'
import { Toasts } from '../ui/toasts'
import { Notices } from './notices'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** What every page shares: skip link, header, footer, notices. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const main = useRef<HTMLElement>(null)
  const mounted = useMounted()
  useArrival(main)
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:bg-card focus:px-4 focus:py-3"
      >
        {t('shell.skipToContent')}
      </a>
      {mounted && <Notices />}
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter />
      <Toasts />
    </>
  )
}

import { ExternalLink, Menu, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { AdminMe } from '../../../schema/api/admins'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { useFocusOnArrival } from '../../lib/focus-on'
import { useScreenLocation, useSiteHref, useSiteNavigate } from '../../lib/navigation'
import { useApi } from '../../lib/use-api'
import { buttonStyles } from '../../ui/button-styles'
import { PageSection } from '../../ui/error-boundary'
import { LanguageSwitch } from '../../ui/language-switch'
import { OfflineBanner } from '../../ui/offline-banner'
import { Logo } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { ThemeToggle } from '../../ui/theme-toggle'
import { Toasts } from '../../ui/toasts'
import { requestedLogin, subscribeLogin, writeAdmin } from '../kit/admin-api'
import { lazyPart } from '../kit/lazy-part'
import { LeaveGuard } from '../kit/leave-guard'
import { useAttempt, withoutReason } from '../kit/use-attempt'
import { newLeadsPath } from '../leads/use-new-leads'
import { PaletteButton } from '../palette/palette-button'
import { forgetDays } from '../tours/stored-days'
import { itemOf, navItems } from './nav-items'

const loadRelogin = () => import('./relogin-dialog')
const ReloginDialog = lazyPart([], async () => (await loadRelogin()).ReloginDialog)

const languageStyle =
  'inline-flex h-11 min-w-11 items-center justify-center ' +
  'rounded-full px-3 text-sm font-semibold hover:bg-line/60'

export function AdminFrame({ me, children }: { me: AdminMe; children: ReactNode }) {
  const { t } = useTranslation(['admin', 'shell'])
  const { username, role, needsSecondFactor } = me
  const items = navItems.filter(({ isForOwners }) => role === 'owner' || !isForOwners)
  const { pathname, search, hash } = useScreenLocation()
  const current = itemOf({ pathname, search, hash })
  const publicSite = { href: useSiteHref('/'), target: '_blank', rel: 'noopener' }
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === pathname
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  const wantedLogin = useSyncExternalStore(subscribeLogin, requestedLogin, () => undefined)
  // Loaded early, so that toasts work offline, and the login after a newer version is deployed.
  useEffect(() => {
    Promise.all([import('../../ui/toaster'), loadRelogin()]).catch((error: unknown) =>
      console.debug('the notices and the login are loaded when needed', error),
    )
  }, [])

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr]">
      <a
        href="#main"
        className={
          'sr-only focus:not-sr-only focus:fixed focus:start-3 ' +
          'focus:top-3 focus:z-50 focus:bg-card focus:px-4 focus:py-3'
        }
      >
        {t('shell:skipToContent')}
      </a>
      <header
        className={
          'sticky top-0 z-40 max-h-dvh overflow-y-auto border-b ' +
          'border-line bg-card lg:h-dvh lg:border-e lg:border-b-0'
        }
      >
        <div className="flex h-14 items-center gap-2 px-4.5 lg:h-16 lg:px-4">
          <SiteLink
            to="/"
            className={
              'me-auto flex min-h-11 items-center gap-2 ' +
              'font-display text-lg font-semibold ' +
              'whitespace-nowrap'
            }
          >
            <Logo />
            {site.name}
          </SiteLink>
          <PaletteButton isOwner={role === 'owner'} />
          <a
            {...publicSite}
            title={t('frame.viewSite')}
            className={`${buttonStyles.iconPlain} lg:hidden`}
          >
            <ExternalLink className="size-5" />
            <span className="sr-only">{t('frame.viewSite')}</span>
          </a>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="admin-menu"
            aria-label={open ? t('shell:closeMenu') : t('shell:openMenu')}
            onClick={() => setOpenOn(open ? undefined : pathname)}
            className="inline-flex size-11 items-center justify-center lg:hidden"
          >
            {open ? <X /> : <Menu />}
          </button>
        </div>
        <div
          id="admin-menu"
          className={`border-t border-line p-2 lg:block lg:border-0 ${open ? '' : 'hidden'}`}
        >
          <nav aria-label={t('frame.menu')}>
            <ul>
              {items.map(({ to, key, Icon }) => (
                <li key={to}>
                  <SiteLink
                    to={to}
                    aria-current={to === current ? 'page' : undefined}
                    className={
                      'flex min-h-11 items-center gap-3 rounded-control px-3 ' +
                      'text-[0.9375rem] leading-snug hover:bg-line/50 lg:min-h-10 ' +
                      'aria-[current=page]:bg-line/70 aria-[current=page]:font-semibold'
                    }
                  >
                    <Icon className="size-5 shrink-0 text-muted" />
                    {t(`frame.nav.${key}`)}
                    {key === 'leads' && <NewLeads />}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-2 flex flex-wrap items-center gap-1 border-t border-line px-1 pt-2">
            <a
              {...publicSite}
              className={
                'hidden min-h-10 w-full items-center gap-3 px-2 ' +
                'text-[0.9375rem] hover:underline lg:flex'
              }
            >
              <ExternalLink className="size-5 text-muted" />
              {t('frame.viewSite')}
            </a>
            <ThemeToggle />
            <LanguageSwitch className={languageStyle} />
            <LogoutButton />
            <p className="w-full truncate px-2 text-sm text-muted">
              {t('frame.loggedInAs', { username })}
            </p>
          </div>
        </div>
      </header>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className="min-w-0 px-4.5 py-6 outline-none md:px-6 md:py-8"
      >
        <OfflineBanner />
        {needsSecondFactor && pathname === '/admin' && <FactorNotice />}
        {children}
      </main>
      <LeaveGuard />
      {wantedLogin && (
        <PageSection>
          <ReloginDialog username={username} reason={wantedLogin} />
        </PageSection>
      )}
      <Toasts />
    </div>
  )
}

function FactorNotice() {
  const { t } = useTranslation('admin')
  return (
    <div
      className={
        'mb-6 flex flex-wrap items-center justify-between gap-3 ' +
        'rounded-card border border-s-4 border-bad bg-card px-4 py-3'
      }
    >
      <div>
        <p className="font-semibold">{t('frame.factorNeeded')}</p>
        <p className="max-w-2xl text-muted">{t('frame.factorNeededText')}</p>
      </div>
      <SiteLink to="/admin/account" className={buttonStyles.secondary}>
        {t('frame.setUpFactor')}
      </SiteLink>
    </div>
  )
}

function LogoutButton() {
  const { t } = useTranslation('admin')
  const navigate = useSiteNavigate()
  const { mutate } = useSWRConfig()
  const { attempt } = useAttempt()

  async function logOut() {
    await writeAdmin('POST', '/api/admin/logout')
    // Clears what was read with the session.
    forgetDays()
    await mutate((key) => String(key).startsWith('/api/admin/'), undefined, { revalidate: false })
    navigate(paths.adminLogin)
  }

  return (
    <button
      type="button"
      className={`${buttonStyles.quiet} px-2`}
      onClick={() => void attempt(logOut, withoutReason)}
    >
      {t('frame.logOut')}
    </button>
  )
}

/** Revalidates on navigation and focus; an interval would prolong a forgotten session. */
function NewLeads() {
  const { t } = useTranslation('admin')
  const { pathname } = useScreenLocation()
  const { data, mutate } = useApi(newLeadsPath, { revalidateOnFocus: true })
  const readOn = useRef(pathname)
  useEffect(() => {
    if (readOn.current === pathname) return
    readOn.current = pathname
    void mutate()
  }, [pathname, mutate])
  if (!data || data.leads.length === 0) return null
  const shown = `${data.leads.length}${data.older === null ? '' : '+'}`
  return (
    <span
      className={'ms-auto rounded-full bg-action px-2 py-0.5 text-sm font-semibold text-on-action'}
    >
      {shown}
      <span className="sr-only"> {t('frame.newLeads')}</span>
    </span>
  )
}

import { Heart, Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import { site } from '../../schema/site'
import { useSavedItems } from '../domain/saved/saved-items'
import { LanguageSwitch } from '../ui/language-switch'
import { Logo } from '../ui/picture'
import { NavLink, SiteLink } from '../ui/site-link'
import { ThemeToggle } from '../ui/theme-toggle'
import { SearchBox } from './search-box'

const navLinks = [
  { to: paths.destinations, key: 'whereToGo' },
  { to: paths.topics, key: 'thingsToDo' },
  { to: paths.guides, key: 'guides' },
  { to: paths.shop, key: 'shopGear' },
  { to: paths.deals, key: 'travelDeals' },
  { to: paths.articles, key: 'inspiration' },
  { to: paths.journal, key: 'myJournal' },
] as const

const languageStyle =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-full border border-line px-3 text-sm font-semibold hover:border-ink'

const menuId = 'mobile-menu'

export function SiteHeader() {
  const { t } = useTranslation('shell')
  return (
    <header data-print="hide" className="top-0 z-40 border-b border-line bg-paper xs:sticky">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-1 sm:gap-x-2 lg:flex-nowrap lg:gap-x-1.5 xl:gap-x-3">
        <SiteLink to="/" className="me-auto flex min-h-11 shrink-0 items-center gap-2 font-display text-xl font-semibold whitespace-nowrap">
          <Logo />
          {site.name}
        </SiteLink>
        <nav aria-label={t('mainMenu')} className="hidden lg:block">
          <ul className="flex justify-end">
            {navLinks.map(({ to, key }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-11 items-center border-y-2 border-transparent px-1 text-center text-sm leading-tight text-balance hover:border-b-line xl:px-1.5 xl:text-[0.9375rem] xl:whitespace-nowrap 2xl:px-2.5 aria-[current=page]:border-b-accent"
                >
                  {t(`nav.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden w-32 shrink-0 lg:block xl:w-36 2xl:w-52">
          <SearchBox />
        </div>
        <div className="ms-auto flex items-center sm:gap-x-2 lg:ms-0 lg:gap-x-1">
          <SavedLink />
          <div className="hidden sm:block">
            <ThemeToggle />
          </div>
          <LanguageSwitch className={languageStyle} />
          <button
            type="button"
            popoverTarget={menuId}
            aria-label={t('openMenu')}
            className="inline-flex size-11 items-center justify-center lg:hidden"
          >
            <Menu aria-hidden="true" className="size-6" />
          </button>
        </div>
      </div>
      <MobileMenu />
    </header>
  )
}

/** A popover, so that it opens before and without scripts. */
function MobileMenu() {
  const { t } = useTranslation('shell')
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <div
      id={menuId}
      ref={menu}
      popover="auto"
      className="fixed inset-x-0 top-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto border-b border-line bg-paper text-ink shadow-card backdrop:bg-night/50 lg:hidden"
    >
      <div className="page flex h-16 items-center justify-end">
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className="inline-flex size-11 items-center justify-center"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </div>
      <nav aria-label={t('mobileMenu')} className="page pb-4">
        {/* At the top, so that its suggestions have room above a phone's keyboard. */}
        <div className="mb-3 flex items-start gap-2">
          <div className="min-w-0 grow">
            <SearchBox onSearch={close} />
          </div>
          <div className="sm:hidden">
            <ThemeToggle />
          </div>
        </div>
        <ul className="grid gap-x-4 xs:grid-cols-2">
          {navLinks.map(({ to, key }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={close}
                className="flex min-h-11 items-center border-b border-line aria-[current=page]:font-semibold"
              >
                {t(`nav.${key}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function SavedLink() {
  const { t } = useTranslation('shell')
  const count = useSavedItems().length
  return (
    <SiteLink
      to={paths.saved}
      aria-label={t('savedItems', { count })}
      className="relative inline-flex size-11 items-center justify-center rounded-full hover:bg-line/60"
    >
      <Heart aria-hidden="true" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 min-w-5 rounded-full bg-action px-1 text-center text-xs font-semibold leading-5 text-on-action"
        >
          {count}
        </span>
      )}
    </SiteLink>
  )
}

import { Heart, Menu, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import { site } from '../../schema/site'
import { useSavedItems } from '../domain/saved/saved-items'
import { buttonStyles } from '../ui/button-styles'
import { LanguageSwitch } from '../ui/language-switch'
import { Logo } from '../ui/picture'
import { NavLink, SiteLink } from '../ui/site-link'
import { ThemeToggle } from '../ui/theme-toggle'
import { focusSearch } from '../ui/use-search-shortcut'
import { SearchBox } from './search-box'
import { menuId, navLinks, SiteMenu } from './site-menu'

const iconStyle = 'inline-flex size-11 items-center justify-center rounded-full hover:bg-line/60'

/** Wider than a page, so that a field for searches has room beside the menu; the eight labels leave room for the name from 1280 px on. */
const barStyle = 'page flex min-h-16 flex-wrap items-center gap-x-1 sm:gap-x-2 lg:flex-nowrap xl:gap-x-3 2xl:max-w-[112rem]'

export function SiteHeader() {
  const { t } = useTranslation('shell')
  return (
    <header data-print="hide" className="top-0 z-40 border-b border-line bg-paper xs:sticky">
      <div className={barStyle}>
        <SiteLink
          to="/"
          className="me-auto flex min-h-11 flex-none items-center gap-2 font-display text-[clamp(1.125rem,5.6vw,1.25rem)] font-semibold whitespace-nowrap"
        >
          <Logo />
          <span className="lg:max-xl:sr-only">{site.name}</span>
        </SiteLink>
        <nav aria-label={t('mainMenu')} className="hidden grow lg:block lg:max-xl:mx-2">
          <ul className="flex justify-between xl:justify-end 2xl:gap-x-2">
            {navLinks.map(({ to, key }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-11 items-center border-y-2 border-transparent text-[0.8125rem] whitespace-nowrap hover:border-b-line xl:px-2.25 xl:text-sm 2xl:px-1.5 2xl:text-[0.9375rem] aria-[current=page]:border-b-accent"
                >
                  {t(`nav.${key}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden w-56 shrink-0 2xl:block">
          <SearchBox />
        </div>
        <div className="ms-auto -me-2.5 flex flex-none items-center lg:mx-0">
          <button
            type="button"
            popoverTarget={menuId}
            aria-label={t('search')}
            onClick={(event) => {
              event.preventDefault()
              focusSearch()
            }}
            className={`${iconStyle} max-lg:hidden 2xl:hidden`}
          >
            <Search aria-hidden="true" className="size-5" />
          </button>
          <SavedLink />
          <div className="max-sm:hidden lg:max-xl:hidden">
            <ThemeToggle />
          </div>
          <LanguageSwitch className={`${iconStyle} text-sm font-semibold`} />
          <button type="button" popoverTarget={menuId} aria-label={t('openMenu')} className={`${iconStyle} lg:hidden`}>
            <Menu aria-hidden="true" className="size-6" />
          </button>
          <SiteLink to={paths.tripPlanning} className={`${buttonStyles.pill} ms-1 max-lg:hidden xl:ms-2`}>
            {t('nav.planTrip')}
          </SiteLink>
        </div>
      </div>
      <SiteMenu />
    </header>
  )
}

function SavedLink() {
  const { t } = useTranslation('shell')
  const count = useSavedItems().length
  return (
    <SiteLink to={paths.saved} aria-label={t('savedItems', { count })} className={`${iconStyle} relative`}>
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

import { Heart, Menu, MessageCircle, X } from 'lucide-react'
import { type ComponentProps, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ownLinks } from '../../schema/menus'
import { paths } from '../../schema/paths'
import { site } from '../../schema/site'
import { useSavedItems } from '../domain/saved/saved-items'
import { useChats } from '../lib/page-data'
import { buttonStyles } from '../ui/button-styles'
import { LanguageSwitch } from '../ui/language-switch'
import { Logo } from '../ui/picture'
import { NavLink, SiteLink } from '../ui/site-link'
import { ThemeToggle } from '../ui/theme-toggle'
import { useMenu } from './menus'
import { SearchBox } from './search-box'

const menuId = 'site-menu'
const menuLength = ownLinks.header.length

export function SiteHeader() {
  const { t } = useTranslation('shell')
  const links = useMenu('header')
  const firstExtra = links.findLastIndex(({ stays }) => stays) + 1
  return (
    <header data-print="hide" className="top-0 z-40 border-b border-line bg-paper xs:sticky">
      <div
        className={
          'page flex min-h-16 flex-wrap items-center gap-x-1 ' +
          'lg:min-h-15 lg:flex-nowrap lg:justify-between lg:gap-x-6'
        }
      >
        <SiteLink
          to="/"
          className={
            'me-auto flex min-h-11 shrink-0 items-center gap-2 font-display ' +
            'text-lg font-semibold whitespace-nowrap md:text-xl lg:me-0'
          }
        >
          <Logo />
          {site.name}
        </SiteLink>
        <div className="hidden max-w-xl min-w-0 grow lg:block">
          <SearchBox />
        </div>
        <div className="ms-auto -me-2 flex shrink-0 items-center lg:mx-0">
          <SavedLink />
          <div className="max-sm:hidden">
            <ThemeToggle />
          </div>
          <LanguageSwitch className={`${buttonStyles.iconPlain} text-sm`} />
          <button
            type="button"
            popoverTarget={menuId}
            aria-label={t('openMenu')}
            className={`${buttonStyles.iconPlain} lg:hidden`}
          >
            <Menu className="size-6" />
          </button>
          <SiteLink
            to={paths.tripPlanning}
            className={`${buttonStyles.primary} rounded-full max-lg:hidden`}
          >
            {t('nav.customTrip')}
          </SiteLink>
        </div>
      </div>
      <nav aria-label={t('mainMenu')} className="page hidden lg:block">
        <ul
          className={`flex gap-x-4 text-sm whitespace-nowrap xl:gap-x-6${
            links.length > menuLength ? ' flex-wrap' : ''
          }`}
        >
          {links.map(({ key, to, label }, index) => (
            <li key={key} className={index === firstExtra ? 'ms-auto' : undefined}>
              <MenuLink to={to} className="nav-link">
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <SiteMenu />
    </header>
  )
}

function MenuLink(props: ComponentProps<typeof NavLink>) {
  const { to, ...rest } = props
  return to.startsWith('/') ? (
    <NavLink {...props} />
  ) : (
    <a {...rest} href={to} target="_blank" rel="noopener" />
  )
}

function SavedLink() {
  const { t } = useTranslation('shell')
  const count = useSavedItems().length
  return (
    <SiteLink
      to={paths.saved}
      aria-label={t('savedItems', { count })}
      className={`${buttonStyles.iconPlain} relative`}
    >
      <Heart className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className={
            'absolute end-0 top-0 min-w-5 rounded-full bg-action px-1 ' +
            'text-center text-xs font-semibold leading-snug text-on-action'
          }
        >
          {count}
        </span>
      )}
    </SiteLink>
  )
}

const cell =
  'flex min-h-12 grow items-center justify-center gap-2 ' +
  'rounded-control border border-line px-3 font-semibold ' +
  'hover:border-ink'

/** A popover, so that it opens without scripts. */
function SiteMenu() {
  const { t } = useTranslation('shell')
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const chats = useChats()
  const links = useMenu('header')
  const contact = { key: 'contact', to: paths.contact, label: t('nav.contact') }
  const others = [...links.filter(({ stays }) => !stays), contact]
  return (
    <div
      id={menuId}
      ref={menu}
      popover="auto"
      className={
        'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col ' +
        'overflow-y-auto overscroll-contain bg-paper text-ink open:flex lg:hidden'
      }
    >
      <div className="page flex items-start gap-2 py-2.5">
        <div className="min-w-0 grow">
          <SearchBox onSearch={close} />
        </div>
        <button
          type="button"
          popoverTarget={menuId}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className={`${buttonStyles.iconPlain} -me-2`}
        >
          <X className="size-6" />
        </button>
      </div>
      <nav aria-label={t('mobileMenu')} className="page pb-2">
        <ul className="grid grid-cols-2 gap-x-5">
          {links
            .filter(({ stays }) => stays)
            .map(({ key, to, label }) => (
              <li key={key} className="col-span-full">
                <NavLink to={to} onClick={close} className="menu-link font-display text-xl">
                  {label}
                </NavLink>
              </li>
            ))}
          {others.map(({ key, to, label }) => (
            <li key={key}>
              <MenuLink to={to} onClick={close} className="menu-link">
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-2">
          {chats.map(({ name, href }) => (
            <a key={name} href={href} target="_blank" rel="noopener" className={cell}>
              <MessageCircle className="size-5 text-accent" />
              {name}
            </a>
          ))}
          <LanguageSwitch className={cell} label="name" />
          <ThemeToggle className={cell} />
        </div>
      </nav>
      <div className="sticky bottom-0 mt-auto border-t border-line bg-paper">
        <div className="page py-2">
          <SiteLink
            to={paths.tripPlanning}
            onClick={close}
            className={`${buttonStyles.primary} min-h-12 w-full`}
          >
            {t('nav.customTrip')}
          </SiteLink>
        </div>
      </div>
    </div>
  )
}

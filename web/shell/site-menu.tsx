import { MessageCircle, X } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import { useChats } from '../lib/page-data'
import { buttonStyles } from '../ui/button-styles'
import { LanguageSwitch } from '../ui/language-switch'
import { NavLink, SiteLink } from '../ui/site-link'
import { ThemeToggle } from '../ui/theme-toggle'
import { SearchBox } from './search-box'

export const navLinks = [
  { to: paths.destinations, key: 'whereToGo' },
  { to: paths.topics, key: 'thingsToDo' },
  { to: paths.guides, key: 'guides' },
  { to: paths.shop, key: 'shopGear' },
  { to: paths.deals, key: 'travelDeals' },
  { to: paths.articles, key: 'inspiration' },
  { to: paths.journal, key: 'myJournal' },
] as const

export const extraLinks = [
  { to: paths.farm, key: 'farmTours' },
  { to: paths.when, key: 'when' },
  { to: paths.prices, key: 'prices' },
] as const

export const menuId = 'site-menu'

const row =
  'flex min-h-12 items-center border-b border-line font-display text-xl font-semibold aria-[current=page]:text-accent'
const cell =
  'flex min-h-12 grow items-center justify-center gap-2 rounded-control border border-line px-3 font-semibold hover:border-ink'

/** A popover, so that it opens without scripts. */
export function SiteMenu() {
  const { t } = useTranslation('shell')
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  const chats = useChats()
  return (
    <div
      id={menuId}
      ref={menu}
      popover="auto"
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-y-auto overscroll-contain bg-paper text-ink open:flex lg:hidden"
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
          className="-me-2 inline-flex size-11 flex-none items-center justify-center rounded-full hover:bg-line/60"
        >
          <X className="size-6" />
        </button>
      </div>
      <nav aria-label={t('mobileMenu')} className="page pb-2">
        <ul className="grid grid-cols-2 gap-x-5">
          {navLinks.map(({ to, key }) => (
            <li key={to} className="col-span-full">
              <NavLink to={to} onClick={close} className={row}>
                {t(`nav.${key}`)}
              </NavLink>
            </li>
          ))}
          {[...extraLinks, { to: paths.contact, key: 'contact' } as const].map(({ to, key }) => (
            <li key={to}>
              <NavLink
                to={to}
                onClick={close}
                className="flex min-h-12 items-center border-b border-line font-semibold aria-[current=page]:text-accent"
              >
                {t(`nav.${key}`)}
              </NavLink>
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

import { BadgeCheck, Calendar, Search, ShoppingBag, Tag, Trees } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownHome } from '../../../schema/content/views'
import { paths } from '../../../schema/paths'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { pagePart } from '../../ui/page-part'
import { SiteLink } from '../../ui/site-link'
import { Hero } from './hero'
import { Month, Year } from './year'

const HomeRest = pagePart(async () => (await import('./home-rest')).HomeRest, ['farm', 'trips'])

export function Screen() {
  const remote = useApi(entryPath('home', 'home', useLocale()))
  return <LoadedData remote={remote}>{(home) => <Home home={home} />}</LoadedData>
}

Screen.parts = [Month, HomeRest]

function Home({ home }: { home: ShownHome }) {
  return (
    <>
      <Hero slides={home.slides} destinations={home.counts.destinations} />
      <Year home={home} />
      <Doors />
      <HomeRest home={home} />
    </>
  )
}

const doors = [
  { to: paths.farm, key: 'farm', Icon: Trees },
  { to: paths.prices, key: 'prices', Icon: BadgeCheck },
  { to: paths.deals, key: 'deals', Icon: Tag },
  { to: paths.tripPlanning, key: 'trip', Icon: Calendar },
  { to: paths.shop, key: 'shop', Icon: ShoppingBag },
] as const

function Doors() {
  const { t } = useTranslation('home')
  return (
    <nav aria-label={t('doorsLabel')} className="page pt-4 lg:hidden">
      <SiteLink
        to={paths.search}
        className={
          'flex min-h-12 items-center gap-3 rounded-full ' +
          'border border-edge bg-card px-4 text-muted'
        }
      >
        <Search className="size-5" />
        {t('searchDoor')}
      </SiteLink>
      <ul className="mt-4 grid grid-cols-5">
        {doors.map(({ to, key, Icon }) => (
          <li key={key}>
            <SiteLink
              to={to}
              className={
                'flex flex-col items-center gap-1 text-center ' +
                'text-fine leading-tight text-balance'
              }
            >
              <Icon className="box-content size-6 rounded-full bg-tint p-3 text-accent" />
              {t(`doors.${key}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

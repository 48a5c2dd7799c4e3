import { BadgeCheck, Calendar, Search, ShoppingBag, Tag, Trees } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { EntryOf } from '../../../schema/api/entries'
import type { ShownHome } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { photoShareImage } from '../../../schema/media'
import { absoluteUrl, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryPath } from '../../domain/entries/paths'
import { company, nodeId, publisherReference } from '../../domain/heads/json-ld'
import { useLocale } from '../../lib/locale-context'
import type { Head, HeadInput } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { pagePart } from '../../ui/page-part'
import { SiteLink } from '../../ui/site-link'
import { Hero } from './hero'
import { Month, Year } from './year'

const HomeRest = pagePart(async () => (await import('./home-rest')).HomeRest)

export function Screen() {
  const remote = useApi(entryPath('home', 'home', useLocale()))
  return <LoadedData remote={remote}>{(home) => <Home home={home} />}</LoadedData>
}

Screen.head = head

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

function webSite(input: HeadInput): WebSite {
  const { locale, settings } = input
  const url = (path: string) => absoluteUrl(settings.siteUrl, path, locale, settings.defaultLocale)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url(paths.search)}/{query}` },
    'query-input': 'required name=query',
  }
  return {
    '@type': 'WebSite',
    '@id': nodeId(input, paths.home, 'website'),
    name: site.name,
    alternateName: text(site, 'tagline', locale),
    url: url(paths.home),
    inLanguage: locale,
    publisher: publisherReference(input),
    potentialAction: search,
  }
}

function head(input: HeadInput): Head {
  const { t, data, isMissing } = input
  const home = data as EntryOf<'home'> | undefined
  return {
    title: t('home:metaTitle'),
    description: t('home:metaDescription'),
    path: paths.home,
    picture: photoShareImage(home?.slides[0]?.imageUrl) ?? '@assets/art/hero-halong',
    index: !isMissing,
    ...(home && { locales: home.locales }),
    jsonLd: [webSite(input), company(input)],
  }
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
                'text-[0.8125rem] leading-tight text-balance'
              }
            >
              <Icon className="box-content size-6 rounded-full bg-line/60 p-3 text-accent" />
              {t(`doors.${key}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

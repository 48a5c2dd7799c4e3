import { legacyPaths, paths } from './paths'

/** The header, and the footer's two columns of links. */
export const menuNames = ['header', 'explore', 'services'] as const
export type MenuName = (typeof menuNames)[number]

/** Links that editors may add to a menu. */
export const maxAddedLinks: Record<MenuName, number> = { header: 3, explore: 6, services: 6 }

/** `stays`: specified, or required by law. Texts are keys of `shell`. */
export const ownLinks = {
  header: [
    { link: 'whereToGo', to: paths.destinations, text: 'nav.whereToGo', stays: true },
    { link: 'thingsToDo', to: paths.topics, text: 'nav.thingsToDo', stays: true },
    { link: 'guides', to: paths.guides, text: 'nav.guides', stays: true },
    { link: 'shopGear', to: paths.shop, text: 'nav.shopGear', stays: true },
    { link: 'travelDeals', to: paths.deals, text: 'nav.travelDeals', stays: true },
    { link: 'inspiration', to: paths.articles, text: 'nav.inspiration', stays: true },
    { link: 'myJournal', to: paths.journal, text: 'nav.myJournal', stays: true },
    { link: 'farmTours', to: paths.farm, text: 'nav.farmTours', stays: false },
    { link: 'when', to: paths.when, text: 'nav.when', stays: false },
    { link: 'prices', to: paths.prices, text: 'nav.prices', stays: false },
  ],
  explore: [
    { link: 'whereToGo', to: legacyPaths.destinations, text: 'nav.whereToGo', stays: true },
    { link: 'thingsToDo', to: legacyPaths.topics, text: 'nav.thingsToDo', stays: true },
    { link: 'guides', to: legacyPaths.guides, text: 'footer.guides', stays: true },
    { link: 'travelDeals', to: legacyPaths.deals, text: 'nav.travelDeals', stays: true },
    { link: 'articles', to: legacyPaths.articles, text: 'footer.articles', stays: true },
    { link: 'routes', to: paths.routes, text: 'footer.routes', stays: false },
    { link: 'when', to: paths.when, text: 'nav.when', stays: false },
    { link: 'prices', to: paths.prices, text: 'nav.prices', stays: false },
    { link: 'letters', to: paths.letters, text: 'footer.letters', stays: false },
  ],
  services: [
    {
      link: 'agriculturalTours',
      to: legacyPaths.topics,
      text: 'footer.agriculturalTours',
      stays: true,
    },
    { link: 'tripPlanning', to: legacyPaths.guides, text: 'footer.tripPlanning', stays: true },
    { link: 'farmTours', to: paths.farm, text: 'nav.farmTours', stays: false },
    { link: 'customTrip', to: paths.tripPlanning, text: 'nav.customTrip', stays: false },
    { link: 'contact', to: paths.contact, text: 'nav.contact', stays: true },
    { link: 'about', to: paths.about, text: 'footer.about', stays: true },
    { link: 'partners', to: paths.partners, text: 'footer.partners', stays: true },
    {
      link: 'disclosure',
      to: `${paths.about}#affiliate`,
      text: 'footer.disclosure',
      stays: true,
    },
    { link: 'privacy', to: paths.privacy, text: 'footer.privacy', stays: true },
    { link: 'terms', to: paths.terms, text: 'footer.terms', stays: true },
  ],
} as const

export type OwnLink = (typeof ownLinks)[MenuName][number]

export function ownLinkOf(menu: MenuName, link: unknown): OwnLink | undefined {
  const links: readonly OwnLink[] = ownLinks[menu]
  return links.find((one) => one.link === link)
}

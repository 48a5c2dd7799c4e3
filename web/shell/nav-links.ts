import { paths } from '../../schema/paths'

/** The header's links, in order. */
export const navLinks = [
  { to: paths.destinations, key: 'whereToGo' },
  { to: paths.topics, key: 'thingsToDo' },
  { to: paths.guides, key: 'planYourTrip' },
  { to: paths.shop, key: 'shopGear' },
  { to: paths.deals, key: 'travelDeals' },
  { to: paths.articles, key: 'inspiration' },
  { to: paths.journal, key: 'myJournal' },
] as const

import {
  Activity,
  ArrowRightLeft,
  CalendarDays,
  ChartColumn,
  FileText,
  History,
  Images,
  Inbox,
  LayoutDashboard,
  ListTree,
  type LucideIcon,
  Mail,
  MailPlus,
  Newspaper,
  Search,
  Send,
  Settings,
  ShoppingBag,
  TicketCheck,
  UserRound,
  Users,
} from 'lucide-react'
import type { texts } from '../../i18n/vi/admin/frame'

export const navItems: readonly {
  to: string
  key: keyof (typeof texts)['nav']
  Icon: LucideIcon
  isForOwners?: true
}[] = [
  { to: '/admin', key: 'dashboard', Icon: LayoutDashboard },
  { to: '/admin/calendar', key: 'calendar', Icon: CalendarDays },
  { to: '/admin/content', key: 'content', Icon: FileText },
  { to: '/admin/content?kind=post', key: 'posts', Icon: Newspaper },
  { to: '/admin/leads', key: 'leads', Icon: Inbox },
  { to: '/admin/tours', key: 'tours', Icon: TicketCheck },
  { to: '/admin/letters', key: 'letters', Icon: MailPlus },
  { to: '/admin/subscribers', key: 'subscribers', Icon: Mail },
  { to: '/admin/products', key: 'products', Icon: ShoppingBag },
  { to: '/admin/media', key: 'media', Icon: Images },
  { to: '/admin/figures', key: 'figures', Icon: ChartColumn },
  { to: '/admin/searches', key: 'searches', Icon: Search },
  { to: '/admin/outbox', key: 'outbox', Icon: Send },
  { to: '/admin/operations', key: 'operations', Icon: Activity, isForOwners: true },
  { to: '/admin/redirects', key: 'redirects', Icon: ArrowRightLeft },
  { to: '/admin/settings', key: 'settings', Icon: Settings },
  { to: '/admin/settings#entry-part-menus', key: 'menus', Icon: ListTree },
  { to: '/admin/audit', key: 'audit', Icon: History, isForOwners: true },
  { to: '/admin/colleagues', key: 'colleagues', Icon: Users, isForOwners: true },
  { to: '/admin/account', key: 'account', Icon: UserRound },
]

interface Place {
  pathname: string
  search: string
  hash: string
}

function isWithin({ pathname, search, hash }: Place, to: string): boolean {
  const [address = '', part] = to.split('#')
  if (part && hash !== `#${part}`) return false
  const [path = '', query] = address.split('?')
  if (query) return pathname === path && search.slice(1).split('&').includes(query)
  return pathname === path || (to !== '/admin' && pathname.startsWith(`${path}/`))
}

export function itemOf(location: Place): string | undefined {
  return navItems
    .map(({ to }) => to)
    .filter((to) => isWithin(location, to))
    .toSorted((a, b) => b.length - a.length)[0]
}

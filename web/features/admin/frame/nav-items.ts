import {
  ArrowRightLeft,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Send,
  ShoppingBag,
  UserRound,
} from 'lucide-react'
import type { texts } from '../../../i18n/vi/admin/frame'

/** The admin's menu, in the order of a day's work. */
export const navItems: readonly { to: string; key: keyof (typeof texts)['nav']; Icon: LucideIcon }[] = [
  { to: '/admin', key: 'dashboard', Icon: LayoutDashboard },
  { to: '/admin/posts', key: 'posts', Icon: Newspaper },
  { to: '/admin/leads', key: 'leads', Icon: Inbox },
  { to: '/admin/subscribers', key: 'subscribers', Icon: Mail },
  { to: '/admin/products', key: 'products', Icon: ShoppingBag },
  { to: '/admin/outbox', key: 'outbox', Icon: Send },
  { to: '/admin/redirects', key: 'redirects', Icon: ArrowRightLeft },
  { to: '/admin/audit', key: 'audit', Icon: History },
  { to: '/admin/account', key: 'account', Icon: UserRound },
]

import { texts as account } from './admin/account'
import { texts as audit } from './admin/audit'
import { texts as colleagues } from './admin/colleagues'
import { texts as dashboard } from './admin/dashboard'
import { texts as factor } from './admin/factor'
import { texts as frame } from './admin/frame'
import { texts as leads } from './admin/leads'
import { texts as outbox } from './admin/outbox'
import { texts as posts } from './admin/posts'
import { texts as products } from './admin/products'
import { texts as redirects } from './admin/redirects'
import { texts as searches } from './admin/searches'
import { texts as subscribers } from './admin/subscribers'

/** All texts of the admin; editors load them together. */
export const texts = {
  account,
  audit,
  colleagues,
  dashboard,
  factor,
  frame,
  leads,
  outbox,
  posts,
  products,
  redirects,
  searches,
  subscribers,
}

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof texts
  }
}

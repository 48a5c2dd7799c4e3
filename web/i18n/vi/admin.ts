import type { texts as account } from './admin/account'
import type { texts as audit } from './admin/audit'
import type { texts as calendar } from './admin/calendar'
import type { texts as colleagues } from './admin/colleagues'
import type { texts as dashboard } from './admin/dashboard'
import type { texts as entries } from './admin/entries'
import type { texts as entryForm } from './admin/entry-form'
import type { texts as factor } from './admin/factor'
import type { texts as figures } from './admin/figures'
import { texts as frame } from './admin/frame'
import type { texts as importTexts } from './admin/import'
import { texts as kit } from './admin/kit'
import type { texts as leads } from './admin/leads'
import type { texts as letters } from './admin/letters'
import type { texts as map } from './admin/map'
import type { texts as media } from './admin/media'
import type { texts as operations } from './admin/operations'
import type { texts as outbox } from './admin/outbox'
import { texts as palette } from './admin/palette'
import type { texts as products } from './admin/products'
import type { texts as redirects } from './admin/redirects'
import type { texts as richText } from './admin/rich-text'
import type { texts as searches } from './admin/searches'
import type { texts as subscribers } from './admin/subscribers'
import type { texts as teamwork } from './admin/teamwork'
import type { texts as tours } from './admin/tours'
import type { texts as translation } from './admin/translation'

/** What every view of the admin shows; `loadAdminTexts` adds what an area does. */
export const texts = { frame, kit, palette }

interface AreaTexts {
  account: typeof account
  audit: typeof audit
  calendar: typeof calendar
  colleagues: typeof colleagues
  dashboard: typeof dashboard
  entries: typeof entries
  'entry-form': typeof entryForm
  factor: typeof factor
  figures: typeof figures
  import: typeof importTexts
  leads: typeof leads
  letters: typeof letters
  map: typeof map
  media: typeof media
  operations: typeof operations
  outbox: typeof outbox
  products: typeof products
  redirects: typeof redirects
  'rich-text': typeof richText
  searches: typeof searches
  subscribers: typeof subscribers
  translation: typeof translation
  teamwork: typeof teamwork
  tours: typeof tours
}

export type AdminArea = keyof AreaTexts

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof texts & AreaTexts
  }
}

import { texts as account } from './admin/account'
import { texts as audit } from './admin/audit'
import { texts as colleagues } from './admin/colleagues'
import { texts as dashboard } from './admin/dashboard'
import { texts as entries } from './admin/entries'
import { texts as factor } from './admin/factor'
import { texts as frame } from './admin/frame'
import { texts as importTexts } from './admin/import'
import { texts as kit } from './admin/kit'
import { texts as leads } from './admin/leads'
import { texts as letters } from './admin/letters'
import { texts as media } from './admin/media'
import { texts as outbox } from './admin/outbox'
import { texts as palette } from './admin/palette'
import { texts as products } from './admin/products'
import { texts as redirects } from './admin/redirects'
import { texts as richText } from './admin/rich-text'
import { texts as searches } from './admin/searches'
import { texts as subscribers } from './admin/subscribers'

export const texts = {
  account,
  audit,
  colleagues,
  dashboard,
  entries,
  factor,
  frame,
  import: importTexts,
  kit,
  leads,
  letters,
  media,
  outbox,
  palette,
  products,
  redirects,
  richText,
  searches,
  subscribers,
}

import { type Locale, text } from '../../../schema/locale'
import { formatPrice } from '../../../schema/numbers'
import type { InOneLanguage } from '../../content/in-one-language'
import type { PageMeta } from '../../content/page-meta'
import type { Head } from '../../lib/page'
import { pageTitle } from '../heads/page-title'

/** An entity's written title and description for its head; `price` (VND) goes where the description names it. */
export function writtenMeta(meta: InOneLanguage<PageMeta>, locale: Locale, price = 0): Pick<Head, 'title' | 'description'> {
  return {
    title: pageTitle(text(meta, 'title', locale)),
    description: text(meta, 'description', locale).replace('{{price}}', formatPrice(price, locale)),
  }
}

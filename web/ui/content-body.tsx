import type { InOneLanguage } from '../../schema/content/in-one-language'
import type { CardFacts } from '../../schema/content-cards'
import { withLocalizedLinks } from '../../schema/locale'
import type { Body } from '../../schema/markdown'
import { useLocale } from '../lib/locale-context'
import { useSettings } from '../lib/page-data'
import { RichText } from './rich-text'

/** A long text of an entry, with its links in the page's language. */
export function ContentBody({
  body,
  cards,
}: {
  body: InOneLanguage<Body>
  cards?: readonly CardFacts[]
}) {
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  return (
    <RichText
      html={withLocalizedLinks(body.html, locale, defaultLocale)}
      lang={locale}
      {...(cards && { cards })}
    />
  )
}

import type { Body } from '../../schema/content/body'
import type { InOneLanguage } from '../../schema/content/in-one-language'
import type { CardFacts } from '../../schema/content-cards'
import { withLocalizedLinks } from '../../schema/locale'
import { useLocale } from '../lib/locale-context'
import { useSettings } from '../lib/page-data'
import { RichText } from './rich-text'

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

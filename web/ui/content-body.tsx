import { withLocalizedLinks } from '../../schema/locale'
import type { Body } from '../content/body'
import type { InOneLanguage } from '../content/in-one-language'
import { useLocale } from '../lib/locale-context'
import { useSettings } from '../lib/page-data'
import { RichText } from './rich-text'

/** A long text of the built-in content, with its links in the page's language. */
export function ContentBody({ body }: { body: InOneLanguage<Body> }) {
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  return <RichText html={withLocalizedLinks(body.html, locale, defaultLocale)} lang={locale} />
}

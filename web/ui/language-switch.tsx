import { languageTags, localizedPath, otherLocale } from '../../schema/locale'
import { canonicalPath } from '../../schema/paths'
import { useLocale } from '../lib/locale-context'
import { usePrefetch, useScreenLocation, useSwitchLocale } from '../lib/navigation'
import { useSettings } from '../lib/page-data'
import { ListLink } from './query-link'

/** A link to the same page in the other language; with scripts, nothing on the page is lost. */
export function LanguageSwitch({ className, isNamed = false }: { className: string; isNamed?: boolean }) {
  const { pathname, search } = useScreenLocation()
  const { defaultLocale } = useSettings()
  const switchLocale = useSwitchLocale()
  const other = otherLocale(useLocale())
  const href = localizedPath(canonicalPath(pathname), other, defaultLocale) + search
  return (
    <ListLink
      {...usePrefetch(href)}
      href={href}
      hrefLang={other}
      lang={other}
      aria-label={languageTags[other].offer}
      className={className}
      onFollow={() => switchLocale(other)}
    >
      {isNamed ? languageTags[other].own : other.toUpperCase()}
    </ListLink>
  )
}

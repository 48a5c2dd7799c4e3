import { useLocation } from 'react-router-dom'
import { languageTags, localizedPath, otherLocale } from '../../schema/locale'
import { canonicalPath } from '../../schema/paths'
import { useLocale } from '../lib/locale-context'
import { useNavigation } from '../lib/navigation'
import { useSettings } from '../lib/page-data'

/** A link to the same page in the other language; with scripts, nothing on the page is lost (decision B3). */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  const { defaultLocale } = useSettings()
  const { prefetch, switchLocale } = useNavigation()
  const other = otherLocale(useLocale())
  const onIntent = () => setTimeout(() => prefetch(canonicalPath(pathname) + search, other))
  return (
    <a
      href={localizedPath(pathname, other, defaultLocale) + search}
      hrefLang={other}
      lang={other}
      aria-label={languageTags[other].offer}
      className={className}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        switchLocale(other)
      }}
    >
      {other.toUpperCase()}
    </a>
  )
}

import { languageTags, localizedPath, otherLocale } from '../../schema/locale'
import { canonicalPath } from '../../schema/paths'
import { useLocale } from '../lib/locale-context'
import { usePrefetch, useScreenLocation, useSwitchLocale } from '../lib/navigation'
import { useSettings } from '../lib/page-data'
import { ListLink } from './query-link'

type Props = {
  className: string
  label?: 'code' | 'name' | 'offer'
  onFollow?: () => void
}

/** With scripts, no typed text is lost. */
export function LanguageSwitch({ className, label = 'code', onFollow }: Props) {
  const { pathname, search } = useScreenLocation()
  const { defaultLocale } = useSettings()
  const switchLocale = useSwitchLocale()
  const other = otherLocale(useLocale())
  const { own, offer } = languageTags[other]
  const href = localizedPath(canonicalPath(pathname), other, defaultLocale) + search
  return (
    <ListLink
      {...usePrefetch(href)}
      href={href}
      hrefLang={other}
      lang={other}
      aria-label={label === 'offer' ? undefined : offer}
      className={className}
      onFollow={() => {
        switchLocale(other)
        onFollow?.()
      }}
    >
      {{ code: other.toUpperCase(), name: own, offer: `${offer}?` }[label]}
    </ListLink>
  )
}

import type { AnchorHTMLAttributes } from 'react'
import { useScreenLocation, useSiteHref } from '../lib/navigation'

interface ListLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  href: string
  onFollow: () => void
}

/**
 * A plain link that scripts follow within the page; with a modifier key the browser opens it in a
 * tab.
 */
export function ListLink({ href, onFollow, ...rest }: ListLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onFollow()
      }}
    />
  )
}

interface QueryLinkProps extends Omit<ListLinkProps, 'href'> {
  /** Screen path of the list. */
  path: string
  /** Query parameters to set; an empty one is removed. */
  change: Readonly<Record<string, string>>
}

/** A {@link ListLink} to a list with another query. */
export function QueryLink({ path, change, ...rest }: QueryLinkProps) {
  const list = useSiteHref(path)
  const query = new URLSearchParams(useScreenLocation().search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  return <ListLink {...rest} href={query.size > 0 ? `${list}?${query}` : list} />
}

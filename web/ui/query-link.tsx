import type { AnchorHTMLAttributes } from 'react'
import { useScreenLocation, useSiteHref } from '../lib/navigation'

interface ListLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  href: string
  onFollow: () => void
}

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
  path: string
  change: Readonly<Record<string, string>>
}

export function QueryLink({ path, change, ...rest }: QueryLinkProps) {
  const list = useSiteHref(path)
  const query = new URLSearchParams(useScreenLocation().search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') query.delete(name)
    else query.set(name, value)
  }
  return <ListLink {...rest} href={query.size > 0 ? `${list}?${query}` : list} />
}

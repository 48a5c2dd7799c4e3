import type { AnchorHTMLAttributes } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { usePrefetch, useScreenLocation, useSiteHref, useSiteTarget } from '../lib/navigation'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  replace?: boolean
}

/** Legacy addresses lead to the current page without a redirect. */
export function SiteLink({ to, replace, target, onClick, ...rest }: SiteLinkProps) {
  const href = useSiteHref(to)
  const destination = useSiteTarget(to)
  const follow = useLinkClickHandler(destination, { target, replace, viewTransition: true })
  return (
    <a
      {...usePrefetch(destination)}
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

export function NavLink({ to, ...rest }: SiteLinkProps) {
  const { pathname } = useScreenLocation()
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`)
  return <SiteLink {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}

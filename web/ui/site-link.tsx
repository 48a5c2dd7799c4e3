import type { AnchorHTMLAttributes } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { usePrefetch, useScreenLocation, useSiteHref, useSiteTarget } from '../lib/navigation'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path without a language prefix; query and hash may follow. */
  to: string
  replace?: boolean
}

/**
 * A link within the site, in the page's language. Its address may be a legacy one; the app goes
 * straight to the current page.
 */
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

/** A link of a menu that is marked (`aria-current`) on its page and on those below it. */
export function NavLink({ to, ...rest }: SiteLinkProps) {
  const { pathname } = useScreenLocation()
  const isCurrent = pathname === to || pathname.startsWith(`${to}/`)
  return <SiteLink {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}

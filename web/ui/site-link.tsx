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

interface NavLinkProps extends SiteLinkProps {
  /** Whether the link is the current one only on its own page, not on those below it. */
  end?: boolean
}

/** A link of a menu that is marked (`aria-current`) on its page and on those below it. */
export function NavLink({ end, to, ...rest }: NavLinkProps) {
  const { pathname } = useScreenLocation()
  const isCurrent = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <SiteLink {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />
}

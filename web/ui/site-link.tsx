import type { AnchorHTMLAttributes } from 'react'
import { useLinkClickHandler } from 'react-router-dom'
import { usePrefetch, useSiteHref, useSiteTarget } from '../lib/navigation'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Path without a language prefix; query and hash may follow. */
  to: string
  replace?: boolean
}

/** A link within the site, in the page's language. Its address may be a legacy one; the app goes straight to the current page. */
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

import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

export interface RouterLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path within the site, without a language prefix; query and hash may follow. */
  to: string
  replace?: boolean
}

/** A link that the router follows. Made of the router's own hooks, as its `Link` brings 5 KB of what only its framework mode needs. */
export function RouterLink({ to, replace, target, onClick, ...rest }: RouterLinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target })
  const followUnlessRefused = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return <a {...rest} href={useHref(to)} target={target} onClick={followUnlessRefused} />
}

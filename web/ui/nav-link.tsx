import { useScreenLocation } from '../lib/navigation'
import { SiteLink, type SiteLinkProps } from './site-link'

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

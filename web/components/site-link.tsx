import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router-dom'
import { canonicalPath } from '../../schema/paths'
import { useNavigation } from '../lib/navigation'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Screen path, without a language prefix; query and hash may follow. */
  to: string
}

/** A link within the site. What its page needs is loaded as soon as somebody means to follow it. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { prefetch } = useNavigation()
  // In a turn of its own: a finger that comes down has enough to do.
  const onIntent = () =>
    setTimeout(() => {
      const [path = '/'] = to.split(/[?#]/, 1)
      prefetch(canonicalPath(path) + to.slice(path.length))
    })
  return <Link to={to} onPointerEnter={onIntent} onFocus={onIntent} onTouchStart={onIntent} {...rest} />
}

import type { AnchorHTMLAttributes } from 'react'
import { canonicalPath } from '../../schema/paths'
import { useNavigation } from '../lib/navigation'
import { RouterLink } from './router-link'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Screen path, without a language prefix; query and hash may follow. */
  to: string
}

/** A link within the site. What its page needs is loaded as soon as somebody means to follow it. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const { prefetch } = useNavigation()
  const onIntent = () => {
    const [path = '/'] = to.split(/[?#]/, 1)
    prefetch(canonicalPath(path) + to.slice(path.length))
  }
  return <RouterLink to={to} onPointerEnter={onIntent} onFocus={onIntent} onTouchStart={onIntent} {...rest} />
}

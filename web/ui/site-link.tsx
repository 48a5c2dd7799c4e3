import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react'
import { createPath, UNSAFE_NavigationContext as NavigatorContext, parsePath } from 'react-router-dom'
import { canonicalPath } from '../../schema/paths'
import { isPlainClick } from '../lib/is-plain-click'
import { useNavigation } from '../lib/navigation'

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Screen path, without a language prefix; query and hash may follow. */
  to: string
  /** Whether the page takes the place of this one in the history; one that leads here always does. */
  replace?: boolean
}

/**
 * A link within the site. What its page needs is loaded as soon as somebody means to follow it. Unlike the router's own link it does not
 * follow the address, which every letter of a filter changes: a page has a hundred links.
 */
export function SiteLink({ to, replace, onClick, target, ...rest }: SiteLinkProps) {
  const { prefetch } = useNavigation()
  const { basename, navigator } = use(NavigatorContext)
  const path = parsePath(to)
  const pathname = basename === '/' ? path.pathname : basename + (path.pathname === '/' ? '' : path.pathname)
  const place = { pathname, search: path.search ?? '', hash: path.hash ?? '' }

  // In a turn of its own: a finger that comes down has enough to do.
  const onIntent = () =>
    setTimeout(() => {
      const [screenPath = '/'] = to.split(/[?#]/, 1)
      prefetch(canonicalPath(screenPath) + to.slice(screenPath.length))
    })

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || (target && target !== '_self')) return
    event.preventDefault()
    const isHere = createPath(window.location) === createPath(place)
    if (replace || isHere) navigator.replace(place)
    else navigator.push(place)
  }

  return (
    <a
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}
      {...rest}
      href={navigator.createHref(place)}
      target={target}
      onClick={follow}
    />
  )
}

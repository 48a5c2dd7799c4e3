import { Navigate } from 'react-router-dom'
import { canonicalPath } from '../../schema/paths'
import { useScreenLocation, useSiteHref } from '../lib/navigation'

/** Replaces a legacy address, reached by Back or an old link, by its current one; query and hash stay. The edge answers 301 instead. */
export function LegacyRedirect() {
  const { pathname, search, hash } = useScreenLocation()
  return <Navigate to={useSiteHref(canonicalPath(pathname)) + search + hash} replace />
}

const withoutHash = (address: string | undefined) => address?.split('#')[0]

/**
 * Fetches the page of the address where Back or Forward has led to another one before the router listened, as after a reload: nobody
 * else would show it. Answers how to end that.
 */
export function followEarlyBack(): () => void {
  const own = withoutHash(performance.getEntriesByType('navigation')[0]?.name)
  const follow = () => own && withoutHash(window.location.href) !== own && window.location.reload()
  follow()
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
}

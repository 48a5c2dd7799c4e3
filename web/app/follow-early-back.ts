const addressOf = ({ pathname, search }: URL | Location) => pathname + search

/**
 * Fetches the page of the address where Back or Forward has led to another one before the router listened, as after a reload: nobody
 * else would show it. Answers how to end that.
 */
export function followEarlyBack(): () => void {
  const [navigation] = performance.getEntriesByType('navigation')
  const own = navigation ? addressOf(new URL(navigation.name)) : addressOf(window.location)
  const follow = () => {
    if (addressOf(window.location) !== own) window.location.reload()
  }
  follow()
  window.addEventListener('popstate', follow)
  return () => window.removeEventListener('popstate', follow)
}

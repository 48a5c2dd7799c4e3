import { useEffect } from 'react'

/** Tells the server once an article that somebody reads it; nothing waits for it. */
export function useCountView(slug: string | undefined): void {
  useEffect(() => {
    if (slug) navigator.sendBeacon(`/api/posts/${encodeURIComponent(slug)}/view`)
  }, [slug])
}

import { useEffect, useRef } from 'react'
import type { Locale } from '../../schema/locale'
import type { Page } from '../lib/page'
import { sendBeacon } from '../lib/send-beacon'

/** Counts each page once it is shown, but not in the preview frame of the editor. */
export function useCountView(page: Page | undefined, locale: Locale, pathname: string): void {
  const id = page?.fresh ? undefined : page?.id
  const hasArrived = useRef(false)
  useEffect(() => {
    if (!id || window.parent !== window) return
    const count = () => {
      const from = hasArrived.current ? undefined : (document.referrer.split('/')[2] ?? '')
      hasArrived.current = true
      sendBeacon('/api/views', { page: id, locale, path: pathname, from })
    }
    // A page that the browser renders ahead is shown later, or never.
    if (document.visibilityState === 'visible') count()
    else document.addEventListener('visibilitychange', count, { once: true })
    return () => document.removeEventListener('visibilitychange', count)
  }, [id, locale, pathname])
}

import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

interface ArrivalState {
  keepScroll?: boolean
}

const keepsScroll = (state: unknown) => (state as ArrivalState | null)?.keepScroll === true

/**
 * After going to another page: scroll to its top (or its hash) and move the focus to its heading, so that screen readers start there.
 * Back and Forward leave both to the browser; a language switch and filters keep them.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, state } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (type === 'POP' || keepsScroll(state)) return
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    const heading = target ?? main.current?.querySelector<HTMLElement>('h1') ?? main.current
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading?.focus({ preventScroll: true })
  }, [pathname, hash, state, type, main])
}

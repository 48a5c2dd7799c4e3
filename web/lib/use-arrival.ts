import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { keepsScroll } from './keeps-scroll'

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Waits for the heading of a page that still loads, unless the visitor has moved on. Answers how to stop waiting. */
function focusOnHeadingOnce(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1')
    if (!heading) return
    observer.disconnect()
    if (document.activeElement === main) focusOn(heading)
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

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
    const heading = target ?? main.current?.querySelector<HTMLElement>('h1')
    if (heading) {
      focusOn(heading)
      return
    }
    main.current?.focus({ preventScroll: true })
    return main.current ? focusOnHeadingOnce(main.current) : undefined
  }, [pathname, hash, state, type, main])
}

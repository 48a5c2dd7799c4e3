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
 * After going to another page: scroll to its top (or its hash) and move the focus to its heading, so that screen readers start there; a
 * link to a place on the page itself leads there alike. Back and Forward leave both to the browser; a language switch and filters keep them.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, search, hash, state, key } = useLocation()
  const type = useNavigationType()
  const last = useRef({ pathname, search, key })

  useEffect(() => {
    const left = last.current
    last.current = { pathname, search, key }
    if (left.key === key || type === 'POP' || keepsScroll(state)) return
    const target = hash ? document.getElementById(hash.slice(1)) : null
    const isOther = left.pathname !== pathname
    if (!isOther && (!target || left.search !== search)) return
    // With the page's first layout the browser keeps in view what both pages show, such as the footer, and would do so after our scrolling.
    void window.scrollY
    if (target) target.scrollIntoView()
    else window.scrollTo(0, 0)
    const heading = target ?? main.current?.querySelector<HTMLElement>('h1')
    if (heading) {
      focusOn(heading)
      return
    }
    main.current?.focus({ preventScroll: true })
    return main.current ? focusOnHeadingOnce(main.current) : undefined
  }, [pathname, search, hash, state, key, type, main])
}

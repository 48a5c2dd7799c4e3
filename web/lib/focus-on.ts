import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useScreenLocation } from './navigation'
import type { Page } from './page'

/** A ref callback that focuses an element when it appears. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus()
}

/** Focuses any element without scrolling. */
function focusInPlace(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** Focuses the page's heading, for a button that removes itself. */
export function focusOnPageHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) focusInPlace(heading)
}

/** Waits for the heading of a loading page, unless the focus has moved on. Returns a cleanup. */
function focusOnHeadingOnce(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const heading = main.querySelector<HTMLElement>('h1')
    if (!heading) return
    observer.disconnect()
    if (document.activeElement === main) focusInPlace(heading)
  })
  observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * After navigation, focuses the hash's target or the page's heading. Back, Forward, a language
 * switch and typing into a search leave the focus alone.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>, page?: Page): void {
  const { pathname, hash } = useScreenLocation()
  const type = useNavigationType()
  const last = useRef({ pathname, hash, page })

  useEffect(() => {
    const left = last.current
    last.current = { pathname, hash, page }
    const isSame = left.pathname === pathname || (page?.stays && left.page === page)
    if ((isSame && left.hash === hash) || type === 'POP' || !main.current) return
    const target = hash && document.getElementById(hash.slice(1))
    if (target) return focusInPlace(target)
    if (isSame) return
    const heading = main.current.querySelector<HTMLElement>('h1')
    if (heading) return focusInPlace(heading)
    main.current.focus({ preventScroll: true })
    return focusOnHeadingOnce(main.current)
  }, [pathname, hash, page, type, main])
}

import { type KeyboardEvent, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../lib/motion'

export function useDeck(count: number) {
  const row = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  function goTo(wanted: number, isJump = false) {
    const list = row.current
    if (!list) return
    const next = Math.min(Math.max(wanted, 0), count - 1)
    setIndex(next)
    list.scrollTo({
      left: next * list.clientWidth,
      behavior: isJump || prefersReducedMotion() ? 'instant' : 'smooth',
    })
  }

  function onScroll() {
    const list = row.current
    if (list) setIndex(Math.round(list.scrollLeft / list.clientWidth))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    goTo(index + step, true)
  }

  return { row, index, goTo, onScroll, onKeyDown }
}

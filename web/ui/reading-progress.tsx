import { useEffect, useRef } from 'react'

export function ReadingProgress() {
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let frame = 0
    function draw() {
      frame = 0
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement
      const part = scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0
      if (bar.current) bar.current.style.width = `${part * 100}%`
    }
    function schedule() {
      frame ||= requestAnimationFrame(draw)
    }
    window.addEventListener('scroll', schedule, { passive: true })
    return () => {
      window.removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [])

  return (
    <div
      aria-hidden="true"
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1"
    >
      <div ref={bar} className="h-full w-0 bg-turmeric" />
    </div>
  )
}

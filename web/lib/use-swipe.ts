import { type TouchEvent, useRef } from 'react'

const swipeWidth = 48

/** Touch handlers for one finger: `onSwipe` gets 1 for the next and -1 for the previous. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const touchedAt = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined
      touchedAt.current = touch ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [start, end] = [touchedAt.current, changedTouches[0]]
      touchedAt.current = null
      // On a zoomed page a finger pans.
      if (!start || !end || (window.visualViewport?.scale ?? 1) > 1) return
      const [across, down] = [end.clientX - start.x, end.clientY - start.y]
      if (Math.abs(across) > swipeWidth && Math.abs(across) > Math.abs(down))
        onSwipe(across < 0 ? 1 : -1)
    },
  }
}

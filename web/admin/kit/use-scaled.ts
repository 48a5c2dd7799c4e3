import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'

/** Scales a frame of `width` CSS pixels down to the width of its box, at 75 % of the window height. */
export function useScaled(width: number): {
  box: RefObject<HTMLDivElement | null>
  style: CSSProperties
} {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)

  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return {
    box,
    style: {
      width,
      height: `${75 / scale}vh`,
      transform: scale < 1 ? `scale(${scale})` : undefined,
    },
  }
}

import { type ComponentProps, useEffect, useRef, useState } from 'react'

/** A frame of `width` CSS pixels, scaled down to its box, at 75 % of the window height. */
export function ScaledFrame({ width, ...frame }: ComponentProps<'iframe'> & { width: number }) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)

  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  const scale = room === 0 ? 1 : Math.min(1, room / width)
  return (
    <div ref={box} className="h-[75vh] overflow-hidden rounded-card border border-line bg-paper">
      <iframe
        {...frame}
        className="mx-auto block origin-top-left"
        style={{
          width,
          height: `${75 / scale}vh`,
          transform: scale < 1 ? `scale(${scale})` : undefined,
        }}
      />
    </div>
  )
}

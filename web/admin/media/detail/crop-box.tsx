import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Frame, Size, Turn } from '../../../../schema/media-edit'
import { arrowKeys } from '../../kit/arrow-keys'
import { type Corner, corners, moveFrame, resizeFrame } from './crop-frame'

interface CropBoxProps {
  /** Of the unturned picture. */
  src: string
  rotate: Turn
  /** Of the turned picture. */
  size: Size
  frame: Frame
  ratio: number | undefined
  min: number
  onChange: (frame: Frame) => void
}

type Grip = Corner | 'frame'

const places: Record<Corner, string> = {
  nw: 'left-0 top-0 cursor-nwse-resize',
  ne: 'left-full top-0 cursor-nesw-resize',
  sw: 'left-0 top-full cursor-nesw-resize',
  se: 'left-full top-full cursor-nwse-resize',
}

const share = (part: number, whole: number) => `${(100 * part) / whole}%`

export function CropBox({ src, rotate, size, frame, ratio, min, onChange }: CropBoxProps) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; frame: Frame }>(undefined)

  function pull(from: Frame, grip: Grip, dx: number, dy: number) {
    if (grip === 'frame') onChange(moveFrame(from, dx, dy, size))
    else onChange(resizeFrame(from, grip, [dx, dy], { size, ratio, min }))
  }

  const grip = (name: Grip) => ({
    type: 'button' as const,
    'aria-label': t(`media.crop.grips.${name}`),
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY, frame }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (!from || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const scale = size.width / (box.current?.clientWidth || size.width)
      pull(from.frame, name, (event.clientX - from.x) * scale, (event.clientY - from.y) * scale)
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = arrowKeys[event.key]
      if (!arrow) return
      event.preventDefault()
      const step = Math.max(1, Math.round(size.width / (event.shiftKey ? 10 : 100)))
      pull(frame, name, arrow.x * step, arrow.y * step)
    },
  })

  const place = {
    left: share(frame.left, size.width),
    top: share(frame.top, size.height),
    width: share(frame.width, size.width),
    height: share(frame.height, size.height),
  }
  const isOnItsSide = rotate % 180 !== 0
  return (
    <div
      ref={box}
      className="relative mx-auto touch-none select-none"
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        width: `min(100%, ${(44 * size.width) / size.height}dvh)`,
      }}
    >
      <div className="absolute inset-0 overflow-hidden bg-line">
        <img
          src={src}
          alt=""
          draggable={false}
          className="absolute top-1/2 left-1/2 max-w-none"
          style={{
            width: isOnItsSide ? share(size.height, size.width) : '100%',
            height: isOnItsSide ? share(size.width, size.height) : '100%',
            transform: `translate(-50%, -50%) rotate(${rotate}deg)`,
          }}
        />
        <div className="absolute outline-[200vmax] outline-night/65 outline-solid" style={place} />
      </div>
      <div className="absolute" style={place}>
        <button
          {...grip('frame')}
          className="absolute inset-0 cursor-move border-2 border-on-night ring-1 ring-night"
        />
        {corners.map((corner) => (
          <button
            key={corner}
            {...grip(corner)}
            className={
              'absolute size-11 -translate-1/2 rounded-full before:absolute before:inset-0 ' +
              'before:m-auto before:size-5 before:rounded-full before:border-2 ' +
              `before:border-night before:bg-on-night ${places[corner]}`
            }
          />
        ))}
      </div>
    </div>
  )
}

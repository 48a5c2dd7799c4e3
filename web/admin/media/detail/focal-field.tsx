import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaItem } from '../../../../schema/api/admin-media'
import { type Point, roundedPoint } from '../../../../schema/media-edit'
import { buttonStyles } from '../../../ui/button-styles'
import { arrowKeys } from '../../kit/arrow-keys'
import { mediaColour, mediaVariant } from '../media-pictures'

interface FocalFieldProps {
  item: Pick<MediaItem, 'src' | 'width' | 'height'>
  point: Point
  onChange: (point: Point) => void
}

/** Set by click or tap, by dragging with a mouse, or with arrow keys. Moving a finger scrolls. */
export function FocalField({ item: { src, width, height }, point, onChange }: FocalFieldProps) {
  const { t } = useTranslation('admin')
  const { x, y } = percents(point)

  function take(event: MouseEvent<HTMLElement>) {
    onChange(pointAt(event, event.currentTarget.getBoundingClientRect()))
  }

  return (
    <div className="grid min-w-0 gap-3">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider does the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        className={
          'relative mx-auto max-w-full cursor-crosshair touch-manipulation ' +
          'overflow-hidden rounded-control border border-line select-none'
        }
        // At most half the screen high, in the picture's aspect ratio.
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, ${(50 * width) / height}dvh)`,
          backgroundColor: mediaColour(src),
        }}
        onClick={take}
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse' && event.button === 0)
            event.currentTarget.setPointerCapture(event.pointerId)
        }}
        // Touch captures its target by itself.
        onPointerMove={(event) => {
          if (
            event.pointerType === 'mouse' &&
            event.currentTarget.hasPointerCapture(event.pointerId)
          )
            take(event)
        }}
      >
        <img
          src={mediaVariant(src, 'full', 1080)}
          alt=""
          draggable={false}
          className="size-full object-contain"
        />
        <span
          role="slider"
          tabIndex={0}
          aria-label={t('media.detail.focal.control')}
          aria-describedby="media-focal-hint"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={t('media.detail.focal.value', { x, y })}
          onKeyDown={(event) => {
            const next = movedByKey(point, event.key, event.shiftKey)
            if (!next) return
            event.preventDefault()
            onChange(next)
          }}
          style={{ left: `${x}%`, top: `${y}%` }}
          className={
            'absolute size-11 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 ' +
            'border-on-night bg-night/25 ring-2 ring-night before:absolute before:inset-0 ' +
            'before:m-auto before:size-1.5 before:rounded-full before:bg-on-night'
          }
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="font-semibold">{t('media.detail.fields.focal')}</span>
        <span>
          {t('media.detail.focal.x')} <output className="font-semibold">{x}%</output>
        </span>
        <span>
          {t('media.detail.focal.y')} <output className="font-semibold">{y}%</output>
        </span>
        <button
          type="button"
          className={`${buttonStyles.quiet} ms-auto text-sm`}
          onClick={() => onChange({ x: 0.5, y: 0.5 })}
        >
          {t('media.detail.focal.centre')}
        </button>
      </div>
      <p id="media-focal-hint" className="text-sm text-muted">
        {t('media.detail.focal.hint')}
      </p>
      <CropPreviews src={src} point={point} />
    </div>
  )
}

const crops = { wide: 'aspect-video', tall: 'aspect-4/5', square: 'aspect-square' } as const

function CropPreviews({ src, point }: { src: string; point: Point }) {
  const { t } = useTranslation('admin')
  return (
    <ul className="grid grid-cols-[16fr_7.2fr_9fr] items-end gap-3">
      {(['wide', 'tall', 'square'] as const).map((crop) => (
        <li key={crop} className="min-w-0">
          <img
            src={mediaVariant(src, 'full', 480)}
            alt=""
            className={`w-full rounded-[0.375rem] border border-line object-cover ${crops[crop]}`}
            style={{ objectPosition: objectPosition(point) }}
          />
          <p className="mt-1 text-center text-[0.8125rem] text-muted">
            {t(`media.detail.focal.crops.${crop}`)}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Moves by one percent, with Shift ten; undefined for other keys. */
export function movedByKey({ x, y }: Point, key: string, withShift: boolean): Point | undefined {
  const direction = arrowKeys[key]
  if (!direction) return undefined
  const step = withShift ? 0.1 : 0.01
  return roundedPoint({ x: x + direction.x * step, y: y + direction.y * step })
}

export function pointAt(
  place: { clientX: number; clientY: number },
  frame: { left: number; top: number; width: number; height: number },
): Point {
  return roundedPoint({
    x: (place.clientX - frame.left) / frame.width,
    y: (place.clientY - frame.top) / frame.height,
  })
}

export function percents({ x, y }: Point): Point {
  return { x: Math.round(x * 100), y: Math.round(y * 100) }
}

export function objectPosition(point: Point): string {
  const { x, y } = percents(point)
  return `${x}% ${y}%`
}

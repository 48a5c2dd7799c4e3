import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../../../schema/numbers'
import { VietnamMap } from '../../../../domain/destinations/vietnam-map'
import { fromMap, toMap, vietnamMap } from '../../../../domain/destinations/vietnam-outline'
import { useLocale } from '../../../../lib/locale-context'
import { middle, movedPlace, type Place } from './place'

const { width, height } = vietnamMap

interface DrawnMapProps {
  place: Place | undefined
  onPick: (place: Place) => void
}

/** Works without a network. */
export function DrawnMap({ place, onPick }: DrawnMapProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const shown = place ?? middle
  const { x, y } = toMap(shown)
  const isOnMap = x >= 0 && x <= width && y >= 0 && y <= height

  function onKeyDown(event: KeyboardEvent) {
    const next = movedPlace(shown, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    onPick(next)
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the pin does the same
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className="relative mx-auto aspect-590/690 w-[min(100%,38dvh)] cursor-crosshair"
      onClick={({ clientX, clientY, currentTarget }) => {
        const box = currentTarget.getBoundingClientRect()
        const [right, down] = [clientX - box.left, clientY - box.top]
        onPick(fromMap({ x: (right / box.width) * width, y: (down / box.height) * height }))
      }}
    >
      <VietnamMap label={t('map.label')}>{null}</VietnamMap>
      {isOnMap && (
        <button
          type="button"
          aria-label={t('map.pin', {
            latitude: formatNumber(shown.lat, locale),
            longitude: formatNumber(shown.lng, locale),
          })}
          onKeyDown={onKeyDown}
          onClick={(event) => event.stopPropagation()}
          className={
            'absolute size-11 -translate-1/2 rounded-full before:absolute before:inset-0 ' +
            'before:m-auto before:size-4 before:rounded-full before:border-2 ' +
            `before:border-pin-edge before:bg-pin ${place ? '' : 'opacity-50'}`
          }
          style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
        />
      )}
    </div>
  )
}

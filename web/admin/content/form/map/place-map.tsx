import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawBaseMap } from '../../../../domain/offices/base-map'
import { middle, type Place, roundedPlace } from './place'

interface PlaceMapProps {
  /** Where the map begins. */
  place: Place | undefined
  /** Without it the map is drawn alone, which needs no network. */
  tileUrl: string | undefined
  onPick: (place: Place) => void
}

const countryZoom = 5
const drawnZoom = 7
const townZoom = 13

/** The place is the middle of the map, which Leaflet moves by mouse, fingers and keys. */
export function PlaceMap({ place, tileUrl, onPick }: PlaceMapProps) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  const [hasTiles, setHasTiles] = useState(true)
  const begin = useRef({ place, onPick, t })

  useEffect(() => {
    const element = box.current
    if (!element) return
    const { place: first, onPick: pick, t: say } = begin.current
    const words = {
      zoomIn: say('map.zoomIn'),
      zoomOut: say('map.zoomOut'),
      hoangSa: say('map.hoangSa'),
      truongSa: say('map.truongSa'),
    }
    function draw(at: HTMLElement) {
      const map = drawBaseMap(at, { tileUrl, words, onTiles: setHasTiles })
      // Zooming keeps the place, which is the middle.
      Object.assign(map.options, {
        doubleClickZoom: 'center',
        scrollWheelZoom: 'center',
        touchZoom: 'center',
      })
      map.setView(first ?? middle, first ? (tileUrl ? townZoom : drawnZoom) : countryZoom)
      map.dragging.enable()
      map.scrollWheelZoom.enable()
      map.on('click', ({ latlng }) => map.panTo(latlng))
      map.on('moveend', () => pick(roundedPlace(map.getCenter())))
      return map
    }
    let map: ReturnType<typeof draw> | undefined
    // The dialog has no size yet if this code was here before it is shown.
    const observer = new ResizeObserver(() => {
      if (element.clientHeight > 0) map ??= draw(element)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      map?.remove()
    }
  }, [tileUrl])

  return (
    <>
      <section
        ref={box}
        aria-label={t(tileUrl ? 'map.streetsLabel' : 'map.label')}
        className="office-map absolute inset-0"
      />
      <MapPin
        aria-hidden="true"
        className={
          'pointer-events-none absolute top-1/2 left-1/2 z-1000 size-9 -translate-x-1/2 ' +
          '-translate-y-full fill-pin stroke-pin-edge'
        }
      />
      {tileUrl && !hasTiles && (
        <p role="status" className="office-map-notice absolute rounded-control bg-card px-3 py-2">
          {t('map.withoutTiles')}
        </p>
      )}
    </>
  )
}

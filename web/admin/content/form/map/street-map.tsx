import { MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawBaseMap } from '../../../../domain/offices/base-map'
import { useSettings } from '../../../../lib/page-data'
import { middle, type Place, roundedPlace } from './place'

interface StreetMapProps {
  /** Where the map begins. */
  place: Place | undefined
  onPick: (place: Place) => void
}

const countryZoom = 5
const townZoom = 13

/** The place is the middle of the map, which Leaflet moves by mouse, fingers and keys. */
export function StreetMap({ place, onPick }: StreetMapProps) {
  const { t } = useTranslation('admin')
  const { tileUrl } = useSettings()
  const box = useRef<HTMLDivElement>(null)
  const [hasTiles, setHasTiles] = useState(true)
  const begin = useRef({ place, onPick, t })

  useEffect(() => {
    if (!box.current) return
    const { place: first, onPick: pick, t: say } = begin.current
    const words = {
      zoomIn: say('map.zoomIn'),
      zoomOut: say('map.zoomOut'),
      hoangSa: say('map.hoangSa'),
      truongSa: say('map.truongSa'),
    }
    const map = drawBaseMap(box.current, { tileUrl, words, onTiles: setHasTiles })
    map.setView(first ?? middle, first ? townZoom : countryZoom)
    map.dragging.enable()
    map.scrollWheelZoom.enable()
    map.on('click', ({ latlng }) => map.panTo(latlng))
    map.on('moveend', () => pick(roundedPlace(map.getCenter())))
    return () => {
      map.remove()
    }
  }, [tileUrl])

  return (
    <>
      <section
        ref={box}
        aria-label={t('map.streetsLabel')}
        className="office-map absolute inset-0"
      />
      <MapPin
        aria-hidden="true"
        className={
          'pointer-events-none absolute top-1/2 left-1/2 z-1000 size-9 -translate-x-1/2 ' +
          '-translate-y-full fill-pin stroke-pin-edge'
        }
      />
      {!hasTiles && (
        <p role="status" className="office-map-notice absolute rounded-control bg-card px-3 py-2">
          {t('map.withoutTiles')}
        </p>
      )}
    </>
  )
}

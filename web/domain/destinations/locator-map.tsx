import { MapNames } from './map-pins'
import { VietnamMap } from './vietnam-map'
import { toMap } from './vietnam-outline'

interface LocatorMapProps {
  coordinates: { lat: number; lng: number }
  label: string
  name: string
}

export function LocatorMap({ coordinates, label, name }: LocatorMapProps) {
  const pin = toMap(coordinates)
  const side =
    pin.x < 140
      ? { x: pin.x + 36, anchor: 'start' as const }
      : { x: pin.x - 36, anchor: 'end' as const }
  return (
    <VietnamMap label={label} className="max-w-80 lg:max-w-72">
      <circle cx={pin.x} cy={pin.y} r="26" fillOpacity="0.4" className="fill-pin" />
      <circle cx={pin.x} cy={pin.y} r="12" className="fill-pin stroke-pin-edge" strokeWidth="4" />
      <MapNames>
        <text x={side.x} y={pin.y + 11} textAnchor={side.anchor}>
          {name}
        </text>
      </MapNames>
    </VietnamMap>
  )
}

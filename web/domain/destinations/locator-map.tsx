import { VietnamMap } from './vietnam-map'
import { toMap } from './vietnam-outline'

interface LocatorMapProps {
  coordinates: { lat: number; lng: number }
  label: string
}

export function LocatorMap({ coordinates, label }: LocatorMapProps) {
  const pin = toMap(coordinates)
  return (
    <VietnamMap label={label} className="max-w-80 lg:max-w-72">
      <circle cx={pin.x} cy={pin.y} r="26" fillOpacity="0.4" className="fill-pin" />
      <circle cx={pin.x} cy={pin.y} r="12" className="fill-pin stroke-pin-edge" strokeWidth="4" />
    </VietnamMap>
  )
}

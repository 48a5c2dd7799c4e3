import { toMap, vietnamMap } from '../content/map/vietnam'

interface LocatorMapProps {
  coordinates: { lat: number; lng: number }
  /** Says in words what the map shows. */
  label: string
}

/** A small drawn map of Vietnam with one place on it; no tiles, no third party. */
export function LocatorMap({ coordinates, label }: LocatorMapProps) {
  const { width, height, outline, hoangSa, truongSa } = vietnamMap
  const pin = toMap(coordinates)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full max-w-72 rounded-card bg-[#cfe3df]">
      <path d={outline} className="fill-[#f6e6c1] stroke-[#1f3538]" strokeWidth="2" />
      <g className="fill-[#1f3538]">
        {[...hoangSa, ...truongSa].map(([lng, lat]) => {
          const { x, y } = toMap({ lat, lng })
          return <circle key={`${lng},${lat}`} cx={x} cy={y} r="4" />
        })}
      </g>
      <g className="fill-[#1f3538] text-[26px]" textAnchor="middle">
        <text x="415" y="250">
          Hoàng Sa
        </text>
        <text x="470" y="650">
          Trường Sa
        </text>
      </g>
      <circle cx={pin.x} cy={pin.y} r="26" className="fill-[#c23720]/30" />
      <circle cx={pin.x} cy={pin.y} r="12" className="fill-[#c23720] stroke-[#fffdf8]" strokeWidth="4" />
    </svg>
  )
}

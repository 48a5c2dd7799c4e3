import type { ReactNode } from 'react'
import { toMap, vietnamMap } from './vietnam-outline'

interface VietnamMapProps {
  label: string
  /** Whether there are links on the map; otherwise it is one picture. */
  interactive?: boolean
  /** Set in larger letters, as the map is at most 150 px wide. */
  isSmall?: boolean
  className?: string
  /** SVG elements in the map's own units, see `toMap`. */
  children: ReactNode
}

/** A drawn map of Vietnam with its archipelagos; no tiles, no third party. */
export function VietnamMap({ label, interactive = false, isSmall = false, className = '', children }: VietnamMapProps) {
  const { width, height, outline, hoangSa, truongSa } = vietnamMap
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={interactive ? 'group' : 'img'}
      aria-label={label}
      className={`h-auto w-full rounded-card bg-map-sea ${className}`}
    >
      <path d={outline} className="fill-map-land stroke-map-ink" strokeWidth="2" />
      <g className="fill-map-ink">
        {[...hoangSa, ...truongSa].map(([lng, lat]) => {
          const { x, y } = toMap({ lat, lng })
          return <circle key={`${lng},${lat}`} cx={x} cy={y} r="4" />
        })}
      </g>
      <g className={`fill-map-ink ${isSmall ? 'text-[3.25rem]' : 'text-[1.7rem]'}`} textAnchor="middle">
        <text x="415" y="250">
          Hoàng Sa
        </text>
        <text x={isSmall ? 450 : 470} y="650">
          Trường Sa
        </text>
      </g>
      {children}
    </svg>
  )
}

import type { ReactNode } from 'react'
import { toMap, vietnamMap } from './vietnam-outline'

interface VietnamMapProps {
  label: string
  interactive?: boolean
  isSmall?: boolean
  className?: string
  children: ReactNode
}

const islands = [...vietnamMap.hoangSa, ...vietnamMap.truongSa]
  .map(([lng, lat]) => toMap({ lat, lng }))
  .map(({ x, y }) => `M${x} ${y}h0`)
  .join('')

export function VietnamMap({
  label,
  interactive = false,
  isSmall = false,
  className = '',
  children,
}: VietnamMapProps) {
  const { width, height, outline } = vietnamMap
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid"
      role={interactive ? 'group' : 'img'}
      aria-label={label}
      className={`h-auto w-full rounded-card bg-map-sea ${className}`}
    >
      <path d={outline} className="fill-map-land stroke-map-ink" strokeWidth="2" />
      <path d={islands} strokeWidth="8" strokeLinecap="round" className="stroke-map-ink" />
      <g className={`fill-map-ink ${isSmall ? 'text-5xl' : 'text-lead'}`} textAnchor="middle">
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

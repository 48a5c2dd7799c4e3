import type { ReactNode } from 'react'

interface MapNamesProps {
  /** The names are many and set smaller. */
  isSmall?: boolean
  /** SVG texts in the map's own units. */
  children: ReactNode
}

/** Names of places on a map, with a rim of sea that keeps them readable over its lines. */
export function MapNames({ isSmall = false, children }: MapNamesProps) {
  return (
    <g
      className={`fill-ink stroke-map-sea font-semibold [paint-order:stroke] ${isSmall ? 'text-[1.6rem]' : 'text-3xl'}`}
      strokeWidth="8"
      strokeLinejoin="round"
    >
      {children}
    </g>
  )
}

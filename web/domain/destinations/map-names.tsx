import type { ReactNode } from 'react'

interface MapNamesProps {
  isSmall?: boolean
  children: ReactNode
}

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

import type { ReactNode } from 'react'

interface Point {
  x: number
  y: number
}

interface MapPinsProps {
  pins: readonly Point[]
  line?: readonly Point[]
  size: number
}

export function MapPins({ pins, line = pins, size }: MapPinsProps) {
  return (
    <>
      <path
        d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        fill="none"
        strokeWidth={size / 4}
        strokeDasharray={`${size / 2} ${size / 3}`}
        className="stroke-accent"
      />
      {pins.map(({ x, y }) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={size}
          strokeWidth={size / 8}
          className="fill-pin stroke-pin-edge"
        />
      ))}
      <g className="fill-pin-edge font-semibold" textAnchor="middle" fontSize={size * 1.15}>
        {pins.map(({ x, y }, index) => (
          <text key={`${x},${y}`} x={x} y={y + size * 0.4}>
            {index + 1}
          </text>
        ))}
      </g>
    </>
  )
}

/** The number of a pin, in a list beside the map. */
export function PinNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className={
        'inline-flex size-6 shrink-0 items-center justify-center ' +
        'rounded-full bg-pin text-sm font-semibold text-pin-edge'
      }
    >
      {number}
    </span>
  )
}

interface MapNamesProps {
  isSmall?: boolean
  children: ReactNode
}

export function MapNames({ isSmall = false, children }: MapNamesProps) {
  return (
    <g
      className={`fill-ink stroke-map-sea font-semibold ${isSmall ? 'text-2xl' : 'text-3xl'}`}
      strokeWidth="8"
      paintOrder="stroke"
      strokeLinejoin="round"
    >
      {children}
    </g>
  )
}

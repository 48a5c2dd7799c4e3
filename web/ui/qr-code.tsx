import type { QrCode as Modules } from '../../schema/qr-code'

interface QrCodeProps {
  code: Modules
  label: string
  className: string
}

/** Black on white in both themes, as cameras expect. */
export function QrCode({ code: { size, path }, label, className }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 -0.5 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={`M0 ${size / 2 - 0.5}h${size}`} stroke="#fff" strokeWidth={size} />
      <path d={path} stroke="#000" />
    </svg>
  )
}

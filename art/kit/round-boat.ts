import { line, shape } from './shapes'

export interface RoundBoatColours {
  hull: string
  shade: string
  rim: string
  inside: string
  lit: string
}

/** A painted round boat (thúng) afloat, seen from a little above and lit from the left: rim's middle at the origin, 210 units wide; make it a stencil. */
export function roundBoat(c: RoundBoatColours, cargo = ''): string {
  return (
    shape('M-96 44Q0 104 96 44 130 66 60 84 0 96-60 84-120 66-96 44z', '#0c3548', 0.5) +
    shape('M-100 0Q-94 58-44 74H44Q94 58 100 0z', c.hull) +
    shape('M24 74H44Q94 58 100 0H64Q60 52 24 74z', c.shade) +
    shape('M-100 0A100 38 0 0 1 100 0 100 38 0 0 1-100 0z', c.inside) +
    shape('M100 0A100 38 0 0 0 10-38Q66-22 66 0 66 18 40 34A100 38 0 0 0 100 0z', c.lit) +
    shape('M-88-2H88L78 12H-78z', c.rim) +
    cargo +
    line('M-100 0A100 38 0 0 1 100 0 100 38 0 0 1-100 0z', c.rim, 11)
  )
}

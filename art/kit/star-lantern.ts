import { num, type Point } from './path'
import { range } from './rng'
import { circle, line, shape } from './shapes'

export interface StarLanternColours {
  film: string
  shade: string
  ring: string
}

/** The films of mid-autumn star lanterns. */
export const starFilms: readonly StarLanternColours[] = [
  { film: '#ee3b2f', shade: '#a81d2a', ring: '#ffd25a' },
  { film: '#ffc531', shade: '#d98a1c', ring: '#f0455a' },
  { film: '#3fb56a', shade: '#1f7a52', ring: '#ffd25a' },
  { film: '#f0629c', shade: '#b8346f', ring: '#ffe08a' },
  { film: '#3aa0d8', shade: '#2268a8', ring: '#ff8a5a' },
]

function corner(index: number, radius: number): Point {
  const angle = (index * 36 - 90) * (Math.PI / 180)
  return [Math.cos(angle) * radius, Math.sin(angle) * radius]
}

/** A five-pointed star lantern (đèn ông sao) in its ring, 84 units wide, centred on its origin; make it a stencil and copy it. */
export function starLantern(colours: StarLanternColours): string {
  const facets = range(10).map((index) => {
    const [a, b] = [
      corner(index, index % 2 === 0 ? 36 : 15),
      corner(index + 1, index % 2 === 0 ? 15 : 36),
    ]
    return { d: `M0,0L${num(a[0])},${num(a[1])} ${num(b[0])},${num(b[1])}z`, dark: index % 2 === 1 }
  })
  const side = (dark: boolean) =>
    facets
      .filter((facet) => facet.dark === dark)
      .map((facet) => facet.d)
      .join('')
  const ring = `<circle r="37" fill="none" stroke="${colours.ring}" stroke-width="4.5" stroke-dasharray="5 2.4"/>`
  const tassels = line(
    'M-16 36L-20 58M-8 39L-9 62M0 40V66M8 39L9 62M16 36L20 58',
    colours.ring,
    2.6,
  )
  const film =
    shape(side(false), colours.film) +
    shape(side(true), colours.shade) +
    circle(0, 0, 6, '#fff3c4', 0.9)
  return (
    circle(0, 0, 56, colours.ring, 0.14) + line('M0-37V-58', '#1d0f24', 1.6) + tassels + ring + film
  )
}

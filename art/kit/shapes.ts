import { num, type Point, polyline } from './path'

function faded(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}

/** A filled path. */
export function shape(d: string, fill: string, opacity = 1): string {
  return `<path fill="${fill}"${faded(opacity)} d="${d}"/>`
}

/** A stroked path with round ends. */
export function line(d: string, colour: string, width: number, opacity = 1): string {
  return (
    `<path fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" ` +
    `stroke-linejoin="round"${faded(opacity)} d="${d}"/>`
  )
}

/** A filled polygon. */
export function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  return shape(`${polyline(points)}z`, fill, opacity)
}

/** A rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): string {
  return `<path fill="${fill}"${faded(opacity)} d="M${num(x)},${num(y)}h${num(width)}v${num(height)}h${num(-width)}z"/>`
}

/** A circle. */
export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${faded(opacity)}/>`
}

/** An ellipse. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  opacity = 1,
): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${faded(opacity)}/>`
}

/** Content drawn around its own origin, moved to a place, scaled, and turned to face the other way if asked. */
export function placed(
  x: number,
  y: number,
  scale: number,
  content: string,
  flip = false,
  degrees = 0,
): string {
  const factor = Math.round(scale * 1000) / 1000
  const size = flip ? `scale(${-factor},${factor})` : `scale(${factor})`
  const turn = degrees === 0 ? '' : `rotate(${num(degrees)})`
  return `<g transform="translate(${num(x)},${num(y)})${turn}${size}">${content}</g>`
}

/** Content under one opacity. */
export function veiled(content: string, opacity: number): string {
  return `<g opacity="${opacity}">${content}</g>`
}

/** Content together with its upside-down image below a waterline. `squash` shortens the image. */
export function mirrored(
  id: string,
  content: string,
  waterline: number,
  opacity: number,
  squash = 1,
): string {
  const shift = num(waterline * (1 + squash))
  return `<g id="${id}">${content}</g><use href="#${id}" transform="matrix(1 0 0 ${-squash} 0 ${shift})" opacity="${opacity}"/>`
}

/** Content cut to a path. */
export function clipped(id: string, d: string, content: string): string {
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A gradient from top to bottom, used as fill `url(#id)`. */
export function verticalGradient(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x2="0" y2="1">${gradientStops(stops)}</linearGradient>`
}

/** A gradient from the centre outwards, used as fill `url(#id)`. */
export function radialGradient(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${gradientStops(stops)}</radialGradient>`
}

function gradientStops(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const clear = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${clear}/>`
    })
    .join('')
}

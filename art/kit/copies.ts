import { num } from './path'

/** Shapes that are only drawn where they are copied to: each under its id. */
export function stencils(shapes: readonly (readonly [id: string, content: string])[]): string {
  return `<defs>${shapes.map(([id, content]) => `<g id="${id}">${content}</g>`).join('')}</defs>`
}

/** A copy of a stencil at a place, scaled and turned. */
export function copyAt(id: string, x: number, y: number, scale: number, degrees = 0): string {
  const turn = degrees === 0 ? '' : `rotate(${Math.round(degrees)})`
  return `<use href="#${id}" transform="translate(${num(x)},${num(y)})${turn}scale(${Math.round(scale * 100) / 100})"/>`
}

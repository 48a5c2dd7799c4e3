import { num, type Point } from './path'

/** Content with its image in water below a slanting waterline (a quay that runs away from the viewer). */
export function slantedMirror(
  id: string,
  content: string,
  from: Point,
  to: Point,
  opacity: number,
): string {
  const slope = (to[1] - from[1]) / (to[0] - from[0])
  const rise = from[1] - slope * from[0]
  const matrix = `1 ${Math.round(slope * 2000) / 1000} 0 -1 0 ${num(rise * 2)}`
  return `<g id="${id}">${content}</g><use href="#${id}" transform="matrix(${matrix})" opacity="${opacity}"/>`
}

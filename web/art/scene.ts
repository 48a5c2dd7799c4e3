import { nightStyle } from './night'

export type Format = 'wide' | 'tall' | 'square'

export const formatSizes: Record<Format, { width: number; height: number }> = {
  wide: { width: 1600, height: 900 },
  tall: { width: 960, height: 1200 },
  square: { width: 900, height: 900 },
}

export interface Frame {
  width: number
  height: number
  format: Format
}

/** The inner SVG of a picture, composed for the frame it is given (never a crop of another frame). */
export type Scene = (frame: Frame) => string

/** The whole SVG document of a scene in one of the three formats, by day and by night; what shows a night already has one version. */
export function renderScene(scene: Scene, format: Format, showsNight = false): string {
  const { width, height } = formatSizes[format]
  const inner = lighter(scene({ width, height, format }))
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" id="night" ${box}>${showsNight ? '' : nightStyle(inner)}${inner}</svg>`
}

/** Path data without the tenths of a pixel that nobody sees: of numbers from 100 up, which are places, not small steps. */
function lighter(svg: string): string {
  return svg.replace(/ d="[^"]*"/g, (path) => path.replace(/\d{3,}\.\d+/g, (number) => String(Math.round(Number(number)))))
}

/** The value meant for this frame's format. */
export function choose<T>(frame: Frame, wide: T, tall: T, square: T): T {
  return { wide, tall, square }[frame.format]
}

/** Scale of props for a frame: 1 where the shorter side is 900. */
export function unit(frame: Frame): number {
  return Math.min(frame.width, frame.height) / 900
}

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

/** How a scene looks by night: other colours, and what only the night shows. */
export interface Night {
  /** The night colour (`none` for what is gone) of each colour as the scene writes it; those left out stay. */
  colours: Record<string, string>
  /** What stands in the sky behind everything else, such as stars and the moon. */
  sky?: Scene
  /** The fill of the shape it stands on, by day: that of `sky()` unless the scene lays its sky in flat bands. */
  skyFill?: string
  /** Lights in front of everything else. */
  lights?: Scene
}

/** The whole SVG document of a scene in one of the three formats. */
export function renderScene(scene: Scene, format: Format): string {
  return svgOf(format, scene({ ...formatSizes[format], format }))
}

/** The same by night. */
export function renderNight(scene: Scene, format: Format, night: Night): string {
  const frame = { ...formatSizes[format], format }
  const drawn = scene(frame)
  const coloured = (svg: string) =>
    svg.replace(/"(#[\da-f]+)"/gi, (_, colour: string) => `"${night.colours[colour] ?? colour}"`)
  const skyEnd =
    drawn.indexOf('>', drawn.indexOf(`<path fill="${night.skyFill ?? 'url(#sky)'}"`)) + 1
  const inner = [
    coloured(drawn.slice(0, skyEnd)),
    night.sky?.(frame),
    coloured(drawn.slice(skyEnd)),
    night.lights?.(frame),
  ]
  return svgOf(format, inner.join(''))
}

function svgOf(format: Format, inner: string): string {
  const { width, height } = formatSizes[format]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${lighter(inner)}</svg>`
}

/** Path data without the tenths of a pixel that nobody sees: of numbers from 100 up, which are places, not small steps. */
function lighter(svg: string): string {
  return svg.replace(/ d="[^"]*"/g, (path) =>
    path.replace(/\d{3,}\.\d+/g, (number) => String(Math.round(Number(number)))),
  )
}

/** The value meant for this frame's format. */
export function choose<T>(frame: Frame, wide: T, tall: T, square: T): T {
  return { wide, tall, square }[frame.format]
}

/** Scale of props for a frame: 1 where the shorter side is 900. */
export function unit(frame: Frame): number {
  return Math.min(frame.width, frame.height) / 900
}

/** Drawings in rendered Markdown: stored paths until a page inserts their addresses. */

/** Class of a drawing's `<img>`. */
export const drawingClass = 'drawing'

export const drawingPrefix = '@assets/art/'
type DrawingFormat = 'wide' | 'square'

/** The scene of a stored path; undefined for other paths. */
export const sceneOf = (address: string) =>
  address.startsWith(drawingPrefix) ? address.slice(drawingPrefix.length) : undefined

/** Spots are small drawings without background beside a text. */
export const isSpot = (scene: string) => scene.startsWith('spot-')

/** `src` comes first and `data-format` next; `withDrawings` expects it. */
export function drawingOf(scene: string, alt: string, format: DrawingFormat): string {
  return (
    `<img class="${drawingClass}" src="${drawingPrefix}${scene}" ` +
    `data-format="${format}" alt="${alt}">`
  )
}

const drawingFrame = new RegExp(`<a href="${drawingPrefix}([a-z0-9-]+)">`, 'g')
const drawnImage = new RegExp(
  `<img class="${drawingClass}" src="${drawingPrefix}([a-z0-9-]+)" ` +
    `data-format="(wide|square)" alt="([^"]*)">`,
  'g',
)

interface DrawingWriter {
  /** Link target of the frame. */
  address: (scene: string) => string
  /** `alt` is HTML already. */
  picture: (scene: string, format: DrawingFormat, alt: string) => string
}

/** Inserts the addresses of drawings, which change with each build. */
export function withDrawings(html: string, { address, picture }: DrawingWriter): string {
  if (!html.includes(drawingPrefix)) return html
  return html
    .replace(drawingFrame, (_, scene: string) => `<a href="${address(scene)}">`)
    .replace(drawnImage, (_, scene: string, format: DrawingFormat, alt: string) =>
      picture(scene, format, alt),
    )
}

/** Replaces drawings by their share JPEG, for clients without SVG; drops those without one. */
export function withPlainDrawings(
  html: string,
  shareImageOf: (scene: string) => string | undefined,
): string {
  const known = html.replace(
    new RegExp(
      `<figure class="[^"]*">(?:<a href="${drawingPrefix}[^"]*">)?` +
        `<img class="${drawingClass}" src="${drawingPrefix}([^"]*)".*?</figure>`,
      'g',
    ),
    (figure, scene: string) => (shareImageOf(scene) ? figure : ''),
  )
  return withDrawings(known, {
    address: (scene) => shareImageOf(scene) ?? '',
    picture(scene, _, alt) {
      const src = shareImageOf(scene)
      return src ? `<img src="${src}" alt="${alt}" width="1200" height="630">` : alt
    },
  })
}

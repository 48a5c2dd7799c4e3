/**
 * Drawings in rendered Markdown: as stored paths, until the page that knows their addresses fills
 * them in.
 */

/** The class of a drawing's `<img>` in a text. */
export const drawingClass = 'drawing'

export const drawingPrefix = '@assets/art/'
export type DrawingFormat = 'wide' | 'square'

/** The scene that a stored path names; undefined for other paths. */
export const sceneOf = (address: string) =>
  address.startsWith(drawingPrefix) ? address.slice(drawingPrefix.length) : undefined

/** Whether a drawing is a small one without a ground of its own, which stands beside a text. */
export const isSpot = (scene: string) => scene.startsWith('spot-')

/**
 * The `<img>` of a drawing, which {@link withDrawings} gives its addresses; its scene comes first
 * and its format next.
 */
export function drawingOf(scene: string, alt: string, format: DrawingFormat): string {
  return `<img class="${drawingClass}" src="${drawingPrefix}${scene}" data-format="${format}" alt="${alt}">`
}

const drawingFrame = new RegExp(`<a href="${drawingPrefix}([a-z0-9-]+)">`, 'g')
const drawnImage = new RegExp(
  `<img class="${drawingClass}" src="${drawingPrefix}([a-z0-9-]+)" data-format="(wide|square)" alt="([^"]*)">`,
  'g',
)

interface DrawingWriter {
  /** The whole picture, which its frame leads to. */
  address: (scene: string) => string
  /** Its HTML; `alt` is HTML already. */
  picture: (scene: string, format: DrawingFormat, alt: string) => string
}

/** Rendered Markdown with the addresses of its drawings, which change with each build. */
export function withDrawings(html: string, { address, picture }: DrawingWriter): string {
  if (!html.includes(drawingPrefix)) return html
  return html
    .replace(drawingFrame, (_, scene: string) => `<a href="${address(scene)}">`)
    .replace(drawnImage, (_, scene: string, format: DrawingFormat, alt: string) =>
      picture(scene, format, alt),
    )
}

/**
 * Rendered Markdown for what shows no SVG, such as a news reader: each drawing as the JPEG by which
 * it is shared; those that have none are left out, with their frame.
 */
export function withPlainDrawings(
  html: string,
  shareImageOf: (scene: string) => string | undefined,
): string {
  const known = html.replace(
    new RegExp(
      `<figure class="[^"]*">(?:<a href="${drawingPrefix}[^"]*">)?<img class="${drawingClass}" src="${drawingPrefix}([^"]*)".*?</figure>`,
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

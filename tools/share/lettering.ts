import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'

const folder = 'node_modules/@fontsource'

function openFont(file: string): Font {
  const font = create(readFileSync(`${folder}/${file}`))
  if (!('layout' in font)) throw new TypeError(`${file} is a collection, not a font`)
  return font
}

/** A face of the site: its Latin letters and, in a file of their own, the Vietnamese ones. */
function openFace(name: string, weight: number): Font[] {
  return ['latin', 'vietnamese'].map((set) =>
    openFont(`${name}/files/${name}-${set}-${weight}-normal.woff`),
  )
}

export const faces = { display: openFace('fraunces', 600), body: openFace('be-vietnam-pro', 600) }
export type Face = Font[]

interface Run {
  font: Font
  text: string
}

/**
 * The text in pieces of one font each. Throws a RangeError naming a letter that no font of the face
 * has.
 */
function runsOf(text: string, face: Face): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC')) {
    const font = face.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    if (!font) throw new RangeError(`no font for '${letter}' in '${text}'`)
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

/** The width of a text in pixels. */
export function widthOf(text: string, face: Face, size: number): number {
  return runsOf(text, face).reduce(
    (sum, { font, text: part }) => sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  )
}

/** A text as SVG outlines, its baseline starting at a point: drawing it needs no installed font. */
export function outlines(
  text: string,
  face: Face,
  size: number,
  x: number,
  y: number,
  fill: string,
): string {
  let at = x
  const glyphs: string[] = []
  for (const { font, text: part } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm
    const { glyphs: shapes, positions } = font.layout(part)
    for (const [index, glyph] of shapes.entries()) {
      const d = glyph.path.scale(scale, -scale).toSVG()
      if (d) glyphs.push(`<path transform="translate(${at.toFixed(2)},${y})" d="${d}"/>`)
      at += (positions[index]?.xAdvance ?? 0) * scale
    }
  }
  return `<g fill="${fill}">${glyphs.join('')}</g>`
}

/** Breaks a text into lines that fit a width. */
export function wrapped(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

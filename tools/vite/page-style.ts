import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The styles that stand in every document. */
export interface PageStyle {
  style: string
  /** The rules of the faces that are fetched: they have an element of their own, see web/app/inline-script.ts. */
  faces: string
}

const fetchedFace = /@font-face\s*\{[^}]*\burl\([^}]*\}/g

/** Takes the faces that are fetched out of a style sheet; those that the system has stay. */
export function splitFaces(sheet: string): PageStyle {
  return { style: sheet.replace(fetchedFace, '').trim(), faces: (sheet.match(fetchedFace) ?? []).join('') }
}

/** Reads built style sheets as one. */
export function readPageStyle(files: string[]): PageStyle {
  return splitFaces(files.map((file) => readFileSync(file, 'utf8')).join('\n'))
}

/** The source expressions by which a content security policy lets these stand in a document. */
export function hashesOf({ style, faces }: PageStyle): string {
  return [style, faces].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ')
}

import { type Concept, type ConceptReader, createConceptReader } from './concept-reader'
import { compounds, concepts } from './concepts'
import { placeNames } from './place-names'

export interface SiteConcepts extends ConceptReader {
  isPlace: (token: string) => boolean
}

/** Built-in concepts and those added by editors. */
export function siteConcepts(added: readonly Concept[] = []): SiteConcepts {
  const reader = createConceptReader([...placeNames, ...concepts, ...added], compounds)
  const isPlace = (token: string) =>
    token.startsWith('#') && Number.parseInt(token.slice(1), 10) < placeNames.length
  return { ...reader, isPlace }
}

/** Index tokens are positions in these tables; a page loaded before a deployment has other ones. */
export async function hashTables(): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([placeNames, concepts]))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

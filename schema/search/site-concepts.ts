import { type Concept, type ConceptReader, createConceptReader } from './concept-reader'
import { concepts } from './concepts'
import { placeNames } from './place-names'

export interface SiteConcepts extends ConceptReader {
  /** Whether a token stands for a place. */
  isPlace: (token: string) => boolean
}

/** The concepts of the site, and those that editors added. */
export function siteConcepts(added: readonly Concept[] = []): SiteConcepts {
  const reader = createConceptReader([...placeNames, ...concepts, ...added])
  const isPlace = (token: string) => token.startsWith('#') && Number.parseInt(token.slice(1), 10) < placeNames.length
  return { ...reader, isPlace }
}

import type { Body } from '../body'
import type { InOneLanguage } from '../in-one-language'

/** A legal text as its author writes it, in Markdown. */
export interface LegalSource {
  /** Calendar day of the last change, `YYYY-MM-DD`. */
  updated: string
  bodyVi: string
  bodyEn: string
}

export interface LegalText {
  updated: string
  bodyVi: Body
  bodyEn: Body
}

export type ShownLegalText = InOneLanguage<LegalText>

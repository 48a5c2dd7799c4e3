import { site } from '../../../schema/site'
import { toBody } from '../body'
import type { LegalSource, LegalText } from './types'

/** The page's text made from what its author wrote. */
export function legalText({ updated, bodyVi, bodyEn }: LegalSource): LegalText {
  return { updated, bodyVi: toBody(bodyVi), bodyEn: toBody(bodyEn) }
}

/** The company's address for questions, as a Markdown link. */
export const mailLink = `[${site.company.email}](mailto:${site.company.email})`

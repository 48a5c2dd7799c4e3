import type { ShownGuide, ShownGuideSummary } from '../../content/guides/types'
import type { SavedItem } from '../../domain/saved/saved-items'

/** A guide as the list of saved things keeps it. */
export function savedGuide({ day, titleVi, titleEn, imageUrl }: ShownGuide | ShownGuideSummary): SavedItem {
  return { kind: 'guide', slug: `day-${day}`, titleVi, titleEn, picture: imageUrl }
}

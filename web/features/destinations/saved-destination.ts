import type { ShownDestinationSummary } from '../../content/destinations/types'
import type { SavedItem } from '../../domain/saved/saved-items'

export function savedDestination({ slug, nameVi, nameEn, heroImageUrl }: ShownDestinationSummary): SavedItem {
  return { kind: 'destination', slug, titleVi: nameVi, titleEn: nameEn, picture: heroImageUrl }
}

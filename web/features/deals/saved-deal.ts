import type { ShownDeal } from '../../content/deals/types'
import type { SavedItem } from '../../domain/saved/saved-items'
import type { ShownDealSummary } from './filter'

/** A deal as the list of saved things keeps it. */
export function savedDeal({ slug, titleVi, titleEn, image }: ShownDeal | ShownDealSummary): SavedItem {
  return { kind: 'deal', slug, titleVi, titleEn, picture: image }
}

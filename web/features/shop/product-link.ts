import type { Product } from '../../../schema/api/products'

/** Where a click on a product goes: the merchant, or our own redirect where the destination stays on the server (decision H2). */
export function productHref({ affiliateUrl, externalId }: Product): string {
  return affiliateUrl ?? `/r/${encodeURIComponent(externalId)}`
}

/** Tells the site's own count of a click (decision H7). The redirect counts by itself, so only what does not pass it is told. */
export function noteClick({ externalId, merchant, category, targetCountry, affiliateUrl }: Product): void {
  if (!affiliateUrl) return
  const event = JSON.stringify({ itemId: externalId, merchant, category, country: targetCountry ?? '' })
  navigator.sendBeacon('/api/analytics/affiliate-click', new Blob([event], { type: 'application/json' }))
}

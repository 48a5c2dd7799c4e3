export interface AffiliateClick {
  itemId: string
  merchant: string
  category: string
  /** ISO code; empty for every country. */
  country: string
}

/** Lost while offline. */
export function sendAffiliateClick(click: AffiliateClick): void {
  navigator.sendBeacon(
    '/api/analytics/affiliate-click',
    new Blob([JSON.stringify(click)], { type: 'application/json' }),
  )
}

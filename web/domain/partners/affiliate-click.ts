export interface AffiliateClick {
  itemId: string
  merchant: string
  category: string
  /** ISO code; empty where it is for every country. */
  country: string
}

/** Sends the event `affiliate_click` to the site's own analytics; it is lost while offline. */
export function sendAffiliateClick(click: AffiliateClick): void {
  navigator.sendBeacon(
    '/api/analytics/affiliate-click',
    new Blob([JSON.stringify(click)], { type: 'application/json' }),
  )
}

import type { DeliverySetup } from './admin-outbox'

/** A count that stops at a limit, which bounds its cost: `isCapped` means that many or more. */
export interface CappedCount {
  count: number
  isCapped: boolean
}

/** How much there was on a Vietnam day (`YYYY-MM-DD`). */
export interface DayCount {
  day: string
  count: number
}

/** How many days the charts show, today included. */
export const dashboardDays = 30

/** `GET /api/admin/dashboard`. */
export interface AdminDashboard {
  leads: {
    /** Requests and messages with the status `new`. */
    fresh: CappedCount
    /** Those of them that came more than 24 hours ago. */
    late: CappedCount
  }
  subscribers: { confirmed: CappedCount; days: DayCount[] }
  /** The most read of the newest public articles. */
  articles: { id: string; titleVi: string; titleEn: string; viewCount: number }[]
  clicks: {
    days: DayCount[]
    /**
     * The most clicked over the same days; `id` is null for a product that is gone, for hotel
     * searches and activities (schema/partners.ts).
     */
    products: {
      externalId: string
      id: string | null
      title: string
      titleVi: string
      clicks: number
    }[]
  }
  outbox: {
    dead: CappedCount
    /** Tried in vain, and to be tried again. */
    failing: CappedCount
    /** Not delivered yet, failing ones included. */
    waiting: CappedCount
    /**
     * UTC ISO instant at which the oldest of the dead and failing ones was made; null without any.
     */
    oldestTrouble: string | null
  }
  setup: DeliverySetup
}

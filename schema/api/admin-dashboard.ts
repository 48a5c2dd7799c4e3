import type { DeliverySetup } from './admin-outbox'

/** A count that stops at a limit to bound its cost; `isCapped` means that many or more. */
export interface CappedCount {
  count: number
  isCapped: boolean
}

/** `day` is a Vietnam day, `YYYY-MM-DD`. */
export interface DayCount {
  day: string
  count: number
}

export const dashboardDays = 30

export interface AdminDashboard {
  leads: {
    /** New, or open and nobody's. */
    fresh: CappedCount
    /** New for more than 24 hours. */
    late: CappedCount
  }
  subscribers: { confirmed: CappedCount; days: DayCount[] }
  /** The most read of the newest public articles. */
  articles: { id: string; titleVi: string; titleEn: string; viewCount: number }[]
  clicks: {
    days: DayCount[]
    /** `id` is null for deleted products and for clicks on partners (schema/partners.ts). */
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
    failing: CappedCount
    waiting: CappedCount
    /** UTC ISO instant of the oldest dead or failing delivery. */
    oldestTrouble: string | null
  }
  /** Kinds of troubles that last, as the cron saw them. */
  troubles: number
  setup: DeliverySetup
}

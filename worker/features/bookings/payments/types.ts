import type { DeploymentSettings } from '../../../../schema/content/site-settings'
import type { Booking, Payment } from '../queries'

/** What a pay page shows and where it leads. */
export interface Order {
  booking: Booking
  /** VND to be paid now. */
  amount: number
  title: string
  /** Of the links of the booking. */
  token: string
  site: DeploymentSettings
  /** UTC ISO instant at which the pay page closes. */
  closesAt: string
}

export type RefundOutcome = 'done' | 'refused'

/** What takes cards. Every method may be repeated with the same input. */
export interface CardProvider {
  /** Resolves to the address of the pay page. Throws if the provider does not answer. */
  openPayPage: (order: Order) => Promise<string>
  /** Gives back a part of a payment; throws if the provider does not answer. */
  refund: (refund: Pick<Payment, 'id' | 'amount' | 'refunds'>) => Promise<RefundOutcome>
}

export interface BankAccount {
  bin: string
  account: string
  holder: string
}

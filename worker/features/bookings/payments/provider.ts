import type { PaymentMethod } from '../../../../schema/bookings'
import type { TourSchedule } from '../../../../schema/content/tour-schedule'
import type { PrivateSettings } from '../../../platform/settings/private-settings'
import { localCards } from './local'
import { stripeCards } from './stripe'
import type { BankAccount, CardProvider } from './types'

export function cardProvider({ payments }: PrivateSettings): CardProvider | undefined {
  if (payments.mode === 'local') return localCards
  return payments.mode === 'live' && payments.stripe ? stripeCards(payments.stripe) : undefined
}

/** The pretend account of the local mode; no bank has this number. */
const localAccount: BankAccount = { bin: '970400', account: '0000000000', holder: 'TEST ACCOUNT' }

export function bankAccount({ payments }: PrivateSettings): BankAccount | undefined {
  if (payments.mode === 'local') return localAccount
  return payments.mode === 'live' ? payments.bank : undefined
}

/** In the order in which the form shows them. */
export function methodsOf(
  settings: PrivateSettings,
  { isPaidAtFarm }: Pick<TourSchedule, 'isPaidAtFarm'>,
): PaymentMethod[] {
  return [
    ...(cardProvider(settings) ? (['card'] as const) : []),
    ...(bankAccount(settings) ? (['bank'] as const) : []),
    ...(isPaidAtFarm ? (['farm'] as const) : []),
  ]
}

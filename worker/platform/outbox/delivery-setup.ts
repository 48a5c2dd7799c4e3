import type { DeliverySetup } from '../../../schema/api/admin-outbox'
import type { PrivateSettings } from '../settings/private-settings'

/** What is set up to take deliveries, without any secret. */
export function deliverySetup({ mail, telegram }: PrivateSettings): DeliverySetup {
  return { mail: mail.adapter, channel: telegram?.channel !== undefined, staffChat: telegram?.staffChat !== undefined }
}

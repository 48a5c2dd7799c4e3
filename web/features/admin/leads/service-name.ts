import type { TFunction } from 'i18next'
import type { ContactService } from '../../../../schema/api/contact'

const services: readonly ContactService[] = ['tour', 'agriculture', 'custom', 'food']

/** What a message is about, in words; as it is stored where it is none of the services. */
export function serviceName(stored: string, t: TFunction<'admin'>): string {
  const service = services.find((one) => one === stored)
  return service ? t(`leads.services.${service}`) : stored
}

import type { TFunction } from 'i18next'
import { contactServices } from '../../../../schema/submissions'

/** What a message is about, in words; as it is stored where it is none of the services. */
export function serviceName(stored: string, t: TFunction<'admin'>): string {
  const service = contactServices.find((one) => one === stored)
  return service ? t(`leads.services.${service}`) : stored
}

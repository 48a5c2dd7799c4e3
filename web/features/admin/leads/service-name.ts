import type { ContactService } from '../../../../schema/api/contact'
import type { Translate } from '../../../i18n/translate'

const services: readonly ContactService[] = ['tour', 'agriculture', 'custom', 'food']

/** What a message is about, in words; as it is stored where it is none of the services. */
export function serviceName(stored: string, t: Translate): string {
  const service = services.find((one) => one === stored)
  return service ? t(`admin.leads.services.${service}`) : stored
}

import { contactServices } from '../../../../schema/submissions'
import type { Translate } from '../../../i18n/translate'

/** What a message is about, in words; as it is stored where it is none of the services. */
export function serviceName(stored: string, t: Translate): string {
  const service = contactServices.find((one) => one === stored)
  return service ? t(`admin.leads.services.${service}`) : stored
}

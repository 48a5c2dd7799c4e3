import { millisecondsInDay } from 'date-fns/constants'
import { securityTxtPath } from '../../schema/paths'
import { site } from '../../schema/site'
import type { Settings } from '../platform/settings/settings'

/** Days after its build that a deployment vouches for its contact: less than the year that RFC 9116 advises. */
const validDays = 360

/** `security.txt` (RFC 9116): whom to tell of a hole. Deploying is when somebody looks over the contact, so it expires by the build's day. */
export function securityText({ siteUrl }: Settings, builtOn: string = __BUILT_ON__): string {
  const expires = new Date(Date.parse(builtOn) + validDays * millisecondsInDay)
  return [
    `Contact: mailto:${site.company.email}`,
    `Expires: ${expires.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: vi, en',
    `Canonical: ${new URL(securityTxtPath, siteUrl)}`,
    '',
  ].join('\n')
}

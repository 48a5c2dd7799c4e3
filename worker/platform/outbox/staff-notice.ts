import { site } from '../../../schema/site'
import type { PrivateSettings } from '../settings/private-settings'
import type { Parcel } from './parcel'

/** A line for the staff's chat, which leaves the house: it says that something came, never from whom. Undefined without such a chat. */
export function staffNotice({ telegram }: PrivateSettings, title: string, facts: readonly string[]): Parcel | undefined {
  if (!telegram?.staffChat) return undefined
  const lines = [`${site.name}: ${title}`, facts.filter(Boolean).join(' · ')]
  return { to: 'telegram', chat: telegram.staffChat, text: lines.filter(Boolean).join('\n') }
}

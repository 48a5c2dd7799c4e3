import type { MailingList } from '../../../schema/mailing-lists'
import type { Params } from '../../lib/page'
import type { LinkPurpose } from '../paths'

export const purposeOf = ({ purpose }: Params): LinkPurpose =>
  purpose === 'unsubscribe' ? 'unsubscribe' : 'confirm'

export const wordsOf = (purpose: LinkPurpose, list: MailingList = 'letter') =>
  `${list}.${purpose}` as const

import { useTranslation } from 'react-i18next'
import type { LetterSetup } from '../../../schema/api/letters'
import { mailServices } from '../../../schema/mail-services'
import { formatNumber } from '../../../schema/numbers'
import { useLocale } from '../../lib/locale-context'

/** Which service sends, and what is left of its day. */
export function MailLine({ setup: { mail, rate, quota } }: { setup: LetterSetup }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { name } = mailServices[mail]
  const number = (value: number) => formatNumber(value, locale)
  const words = [
    name !== '' && rate > 0 && t('letters.mail.service', { name, rate: number(rate) }),
    quota &&
      t('letters.mail.quota', {
        left: number(quota.lettersLeft),
        sent: number(quota.sent),
        perDay: number(quota.perDay),
      }),
  ].filter(Boolean)
  return words.length > 0 && <p className="text-sm text-muted">{words.join(' ')}</p>
}

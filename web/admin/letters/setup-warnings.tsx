import { useTranslation } from 'react-i18next'
import type { LetterSetup } from '../../../schema/api/letters'
import { maxLetterRate } from '../../../schema/letters'
import type { DnsFinding } from '../../../schema/mailing-lists'
import { useLocale } from '../../lib/locale-context'
import { formatInstant } from '../kit/format-instant'
import { listWords } from '../kit/list-words'

const checkCommand = 'npm run mail:check'

function recordsOf(dns: NonNullable<LetterSetup['dns']>, finding: DnsFinding): string[] {
  return (['spf', 'dkim', 'dmarc'] as const)
    .filter((record) => dns[record] === finding)
    .map((record) => record.toUpperCase())
}

export function SetupWarnings({ setup }: { setup: LetterSetup }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { mail, hasLinkSecret, hasMailEvents, rate, sender, dns } = setup
  const isBlocked = mail === 'none' || !hasLinkSecret || rate === 0
  const words = [
    mail === 'none' && t('letters.setup.mailNone'),
    mail === 'local' && t('letters.setup.mailLocal'),
    !hasLinkSecret && t('letters.setup.linkSecret'),
    rate === 0 && `LETTER_RATE ${t('outbox.variables.LETTER_RATE', { max: maxLetterRate })}`,
    !hasMailEvents && t('letters.setup.mailEvents'),
  ].filter((text) => text !== false)
  const [missing, unsure] = dns ? [recordsOf(dns, 'missing'), recordsOf(dns, 'unknown')] : [[], []]
  const checks = [
    !dns && t('letters.setup.dnsUnknown', { sender }),
    missing.length > 0 &&
      t('letters.setup.dnsMissing', { sender, records: listWords(missing, locale) }),
    unsure.length > 0 &&
      t('letters.setup.dnsUnsure', { sender, records: listWords(unsure, locale) }),
  ].filter((text) => text !== false)
  if (words.length + checks.length === 0) return null
  return (
    <section
      aria-labelledby="letter-setup"
      className={
        'rounded-card border border-s-4 bg-card px-4 py-3 ' +
        (isBlocked ? 'border-bad' : 'border-line')
      }
    >
      <h2 id="letter-setup" className="text-base font-semibold">
        {t('letters.setup.title')}
      </h2>
      <ul className="mt-1 grid list-disc gap-1 ps-5">
        {words.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {checks.map((text) => (
          <li key={text}>
            {text}{' '}
            <code className="rounded-control border border-line px-1.5 text-sm whitespace-nowrap">
              {checkCommand}
            </code>
          </li>
        ))}
      </ul>
      {dns && checks.length > 0 && (
        <p className="mt-1 text-sm text-muted">
          {t('letters.setup.checkedAt', { when: formatInstant(dns.checkedAt, locale) })}
        </p>
      )}
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import type { LetterSetup } from '../../../schema/api/letters'
import { maxLetterRate } from '../../../schema/letters'
import { useLocale } from '../../lib/locale-context'
import { useIsOwner } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'

export function SetupWarnings({ setup }: { setup: LetterSetup }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const isOwner = useIsOwner()
  const { mail, hasLinkSecret, hasMailEvents, rate, badVariables, sender, dns } = setup
  const isBlocked = mail === 'none' || !hasLinkSecret || rate === 0
  const findings = dns ? [dns.spf, dns.dkim, dns.dmarc] : []
  const domain = !dns
    ? 'dnsUnknown'
    : findings.includes('missing')
      ? 'dnsMissing'
      : findings.includes('unknown') && 'dnsUnsure'
  const words = [
    mail === 'none' && t('letters.setup.mailNone'),
    mail === 'local' && t('letters.setup.mailLocal'),
    !hasLinkSecret && t('letters.setup.linkSecret'),
    rate === 0 && !isOwner && t('letters.setup.rate'),
    ...(isOwner ? badVariables : []).map(
      (name) => `${name} ${t(`outbox.variables.${name}`, { max: maxLetterRate })}`,
    ),
    !hasMailEvents && t('letters.setup.mailEvents'),
    domain && t(`letters.setup.${domain}`, { sender }),
  ].filter((text) => text !== false)
  if (words.length === 0) return null
  const notes = [
    t('letters.setup.whom'),
    dns && domain && t('letters.setup.checkedAt', { when: formatInstant(dns.checkedAt, locale) }),
  ]
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
      </ul>
      <p className="mt-1 text-sm text-muted">{notes.filter(Boolean).join(' ')}</p>
    </section>
  )
}

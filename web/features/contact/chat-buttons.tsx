import { Mail, MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { useChats } from '../../domain/offices/use-chats'
import { useLocale } from '../../lib/locale-context'
import { useSiteSettings } from '../../lib/page-data'

const button =
  'inline-flex min-h-14 flex-col items-center justify-center gap-x-2.5 rounded-control border border-edge bg-card px-2 text-meta font-semibold hover:border-ink sm:flex-row sm:text-base'

/** The ways that need no form, with the hours in which somebody answers. */
export function ChatButtons() {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const { company, offices } = useSiteSettings()
  const [office] = offices
  const chats = useChats()
  return (
    <div className="mb-8">
      <ul className="grid grid-cols-1 gap-2 xs:grid-cols-3 sm:gap-3">
        {chats.map(({ name, href }) => (
          <li key={name} className="grid">
            <a href={href} target="_blank" rel="noopener" className={button}>
              <MessageCircle aria-hidden="true" className="size-5 text-accent" />
              {name}
            </a>
          </li>
        ))}
        <li className="grid">
          <a href={`mailto:${company.email}`} className={button}>
            <Mail aria-hidden="true" className="size-5 text-accent" />
            {t('email')}
          </a>
        </li>
      </ul>
      {office && <p className="mt-3 text-meta text-muted">{t('hoursNote', { hours: text(office, 'hours', locale) })}</p>}
    </div>
  )
}

import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { useChats, useSiteSettings } from '../../lib/page-data'

const button =
  'inline-flex min-h-14 items-center justify-center gap-2.5 rounded-control border border-edge bg-card px-2 font-semibold hover:border-ink'

/** The ways that need no form, with the hours in which somebody answers. */
export function ChatButtons() {
  const { t } = useTranslation('contact')
  const locale = useLocale()
  const { offices } = useSiteSettings()
  const [office] = offices
  const chats = useChats()
  return (
    <div className="mb-8">
      <ul className="grid gap-3 xs:grid-cols-2">
        {chats.map(({ name, href }) => (
          <li key={name} className="grid">
            <a href={href} target="_blank" rel="noopener" className={button}>
              <MessageCircle aria-hidden="true" className="size-5 text-accent" />
              {name}
            </a>
          </li>
        ))}
      </ul>
      {office && (
        <p className="mt-3 text-meta text-muted">
          {t('hoursNote', { hours: text(office, 'hours', locale) })}
        </p>
      )}
    </div>
  )
}

import { Share2 } from 'lucide-react'
import { useTranslation } from '../i18n/use-translation'
import { shareTargets } from '../lib/share-targets'
import { buttonStyles } from './button-styles'

/** The places to share a page to, where no scripts run. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation()
  return (
    <details className="relative">
      <summary className={`${buttonStyles.onPicture} list-none`}>
        <Share2 aria-hidden="true" className="size-5" />
        {t('shell.share')}
      </summary>
      <ul className="absolute start-0 z-30 mt-2 w-56 rounded-card border border-line bg-card p-1.5 raised">
        {shareTargets(title, url).map(({ name, href }) => (
          <li key={name}>
            <a href={href} rel="noopener noreferrer" className="flex min-h-11 items-center rounded-control px-3 text-ink hover:bg-line/60">
              {name === 'email' ? t('shell.byEmail') : name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

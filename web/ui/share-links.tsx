import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonStyles } from './button-styles'

export function ShareLinks({ title, url }: { title: string; url: string }) {
  const { t } = useTranslation('shell')
  return (
    <details className="relative">
      <summary className={`${buttonStyles.secondary} list-none`}>
        <Share2 className="size-5" />
        {t('share')}
      </summary>
      <ul
        className={
          'absolute start-0 z-30 mt-2 w-56 rounded-card ' +
          'border border-line bg-card p-1.5 card-shadow'
        }
      >
        {shareTargets(title, url).map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener noreferrer"
              className="flex min-h-11 items-center rounded-control px-3 text-ink hover:bg-tint"
            >
              {name === 'email' ? t('byEmail') : name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The services' public share addresses. */
export function shareTargets(title: string, url: string): { name: string; href: string }[] {
  const address = encodeURIComponent(url)
  const text = encodeURIComponent(title)
  return [
    { name: 'Zalo', href: `https://sp.zalo.me/share_inline?url=${address}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${address}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${address}&text=${text}` },
    { name: 'email', href: `mailto:?subject=${text}&body=${address}` },
  ]
}

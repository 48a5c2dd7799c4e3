import { useTranslation } from 'react-i18next'
import { paths } from '../../schema/paths'
import { unlistedHead } from '../domain/heads/make-head'
import type { Head, HeadInput } from '../lib/page'
import { buttonStyles } from '../ui/button-styles'
import { SiteLink } from '../ui/site-link'

const onward = [
  { to: paths.destinations, key: 'whereToGo' },
  { to: paths.articles, key: 'inspiration' },
  { to: paths.guides, key: 'guides' },
] as const

export function Screen() {
  const { t } = useTranslation('shell')
  return (
    <div className="page py-16 md:py-24">
      <div className="mx-auto max-w-xl rounded-card border border-line bg-card p-8 text-center shadow-card">
        <h1 className="text-title">{t('notFound.title')}</h1>
        <p className="mt-3 text-muted">{t('notFound.text')}</p>
        <p className="mt-6 font-semibold">{t('notFound.onward')}</p>
        <ul className="mt-3 flex flex-wrap justify-center gap-3">
          {onward.map(({ to, key }) => (
            <li key={to}>
              <SiteLink to={to} className={buttonStyles.secondary}>
                {t(`nav.${key}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

export function head({ t }: HeadInput): Head {
  return unlistedHead(paths.home, t('shell:notFound.title'), t('shell:notFound.description'))
}

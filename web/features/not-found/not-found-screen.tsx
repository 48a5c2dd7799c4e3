import { paths } from '../../../schema/paths'
import { useTranslation } from '../../i18n/use-translation'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'

const onward = [
  { to: paths.destinations, key: 'whereToGo' },
  { to: paths.articles, key: 'inspiration' },
  { to: paths.guides, key: 'planYourTrip' },
] as const

export function Screen() {
  const { t } = useTranslation()
  return (
    <div className="page py-16 md:py-24">
      <div className="mx-auto max-w-xl rounded-card border border-line bg-card p-8 text-center raised">
        <h1 className="text-title">{t('shell.notFound.title')}</h1>
        <p className="mt-3 text-muted">{t('shell.notFound.text')}</p>
        <p className="mt-6 font-semibold">{t('shell.notFound.onward')}</p>
        <ul className="mt-3 flex flex-wrap justify-center gap-3">
          {onward.map(({ to, key }) => (
            <li key={to}>
              <SiteLink to={to} className={buttonStyles.secondary}>
                {t(`shell.nav.${key}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

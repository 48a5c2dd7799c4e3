import { useTranslation } from 'react-i18next'
import { fillPath, matchPattern, paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import type { texts } from '../../i18n/vi/coming-soon'
import { useScreenLocation } from '../../lib/navigation'
import type { Head, HeadInput } from '../../lib/page'
import { buttonStyles } from '../../ui/button-styles'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'

const onward = [
  { to: paths.guides, key: 'guides' },
  { to: paths.destinations, key: 'whereToGo' },
  { to: paths.articles, key: 'inspiration' },
] as const

const ids: ComingSoonId[] = ['guideFeatured', 'guideDestination', 'guideCategory', 'partners']

/** Which page it is, by its path: every such page shares this screen. */
function useComingSoonId(): ComingSoonId {
  const { pathname } = useScreenLocation()
  return ids.find((id) => matchPattern(paths[id], pathname)) ?? 'partners'
}

export function Screen() {
  const { t } = useTranslation(['coming-soon', 'shell'])
  const id = useComingSoonId()
  return (
    <div className="page grid items-center gap-10 py-12 md:grid-cols-2 md:py-20">
      <div>
        <p className="font-semibold text-accent">{t('title')}</p>
        <h1 className="mt-2 text-display">{t(`pages.${id}`)}</h1>
        <p className="mt-4 max-w-lg text-lg text-muted">{t('text')}</p>
        <h2 className="mt-8 text-heading">{t('onward')}</h2>
        <ul className="mt-3 flex flex-wrap gap-3">
          {onward.map(({ to, key }) => (
            <li key={to}>
              <SiteLink to={to} className={buttonStyles.secondary}>
                {t(`shell:nav.${key}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="poster">
        <Picture src="@assets/art/default-cover" alt="" format="wide" className="h-auto w-full" />
      </div>
    </div>
  )
}

/** The pages that are not there yet: those that have a heading for it. */
export type ComingSoonId = keyof (typeof texts)['pages']

export function head({ pageId, params, t }: HeadInput): Head {
  const id = pageId as ComingSoonId
  return unlistedHead(fillPath(paths[id], params), t(`coming-soon:pages.${id}`), t('coming-soon:description'))
}

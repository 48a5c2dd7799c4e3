import { useTranslation } from 'react-i18next'
import { fillPath, matchPattern, paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import type { texts } from '../../i18n/vi/coming-soon'
import { useScreenLocation } from '../../lib/navigation'
import type { Head, HeadInput } from '../../lib/page'
import { buttonStyles } from '../../ui/button-styles'
import { OnwardLinks } from '../../ui/onward-links'
import { PosterPage } from '../../ui/poster-page'
import { SiteLink } from '../../ui/site-link'

const pictures: Record<ComingSoonId, string> = {
  guideFeatured: '@assets/art/guide-12',
  guideCategory: '@assets/art/guide-26',
  guideDestination: '@assets/art/hoi-an',
  partners: '@assets/art/offer-mekong-orchard',
}

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
    <>
      <PosterPage picture={pictures[id]} kicker={t('title')} title={t(`pages.${id}`)} text={t('text')}>
        {id === 'partners' && <Wanted />}
      </PosterPage>
      <OnwardLinks title={t('onward')} />
    </>
  )
}

/** Whom the company looks for, and the next step. */
function Wanted() {
  const { t } = useTranslation('coming-soon')
  return (
    <section aria-labelledby="wanted-title" className="mt-8">
      <h2 id="wanted-title" className="text-heading">
        {t('wanted.title')}
      </h2>
      <ul className="mt-3 max-w-xl border-t border-line">
        {(['growers', 'guides', 'hosts'] as const).map((key) => (
          <li key={key} className="border-b border-line py-3">
            <h3 className="font-sans font-semibold">{t(`wanted.${key}.title`)}</h3>
            <p className="text-pretty text-muted">{t(`wanted.${key}.text`)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-pretty">{t('wanted.next')}</p>
      <SiteLink to={paths.contact} className={`${buttonStyles.primary} mt-3`}>
        {t('writeToUs')}
      </SiteLink>
    </section>
  )
}

/** The pages that are not there yet: those that have a heading for it. */
export type ComingSoonId = keyof (typeof texts)['pages']

export function head({ pageId, params, t }: HeadInput): Head {
  const id = pageId as ComingSoonId
  return unlistedHead(fillPath(paths[id], params), t(`coming-soon:pages.${id}`), t('coming-soon:description'))
}

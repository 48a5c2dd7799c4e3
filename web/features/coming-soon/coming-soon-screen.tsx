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
        {id === 'partners' && (
          <SiteLink to={paths.contact} className={`${buttonStyles.primary} mt-6`}>
            {t('writeToUs')}
          </SiteLink>
        )}
      </PosterPage>
      <OnwardLinks title={t('onward')} />
    </>
  )
}

/** The pages that are not there yet: those that have a heading for it. */
export type ComingSoonId = keyof (typeof texts)['pages']

export function head({ pageId, params, t }: HeadInput): Head {
  const id = pageId as ComingSoonId
  return unlistedHead(fillPath(paths[id], params), t(`coming-soon:pages.${id}`), t('coming-soon:description'))
}

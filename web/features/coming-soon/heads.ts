import { fillPath, paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Texts } from '../../i18n/types'
import type { Head, HeadInput } from '../../lib/page-types'

type TitleKey = keyof Texts['coming-soon']['pages']
export type ComingSoonId = TitleKey | 'searchQuery'

/** The heading of a page that is not there yet. */
export function comingSoonTitle(id: ComingSoonId): TitleKey {
  return id === 'searchQuery' ? 'search' : id
}

export function comingSoonHead({ pageId, params, t }: HeadInput): Head {
  const id = pageId as ComingSoonId
  return {
    title: `${t(`coming-soon.pages.${comingSoonTitle(id)}`)} | ${site.name}`,
    description: t('coming-soon.description'),
    path: fillPath(paths[id], params),
    index: false,
    jsonLd: [],
  }
}

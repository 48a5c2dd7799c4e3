import { fillPath, paths } from '../../../schema/paths'
import { pageTitle } from '../../domain/heads/page-title'
import type { texts } from '../../i18n/vi/coming-soon'
import type { Head, HeadInput } from '../../lib/page'

/** The pages that are not there yet: those that have a heading for it. */
export type ComingSoonId = keyof (typeof texts)['pages']

export function comingSoonHead({ pageId, params, t }: HeadInput): Head {
  const id = pageId as ComingSoonId
  return {
    title: pageTitle(t(`coming-soon:pages.${id}`)),
    description: t('coming-soon:description'),
    path: fillPath(paths[id], params),
    index: false,
    jsonLd: [],
  }
}

import { paths } from '../../../schema/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

/** Both addresses of the form name the same canonical one. */
export function tripHead(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('trips:metaTitle')),
    description: t('trips:metaDescription'),
    path: paths.tripPlanning,
    picture: '@assets/art/promo-trip-plan',
    index: true,
    jsonLd: pageGraph(input, { name: t('trips:title'), path: paths.tripPlanning }),
  }
}

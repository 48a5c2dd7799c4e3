import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Head, HeadInput } from '../../lib/page-types'

/** Both addresses of the form name the same canonical one. */
export function tripHead({ t }: HeadInput): Head {
  return {
    title: `${t('trips.title')} | ${site.name}`,
    description: t('trips.metaDescription'),
    path: paths.tripPlanning,
    picture: '@assets/art/promo-trip-plan',
    index: true,
    jsonLd: [],
  }
}

import { paths } from '../../../schema/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'

export function tripHead(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('trips:metaTitle')),
    description: t('trips:metaDescription'),
    path: paths.tripPlanning,
    picture: '@assets/art/trip-ahead',
    index: true,
    jsonLd: pageGraph(input, { name: t('trips:title'), path: paths.tripPlanning }),
  }
}

import { paths } from '../../../schema/paths'
import { pageTitle } from '../../lib/page-title'
import type { Head, HeadInput } from '../../lib/page-types'

export function savedHead({ t }: HeadInput): Head {
  return { title: pageTitle(t('saved.title')), description: t('saved.description'), path: paths.saved, index: false, jsonLd: [] }
}

import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Head, HeadInput } from '../../lib/page-types'

export function offlineHead({ t }: HeadInput): Head {
  return {
    title: `${t('offline.title')} | ${site.name}`,
    description: t('offline.description'),
    path: paths.offline,
    index: false,
    jsonLd: [],
  }
}

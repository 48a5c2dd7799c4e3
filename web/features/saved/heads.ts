import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Head, HeadInput } from '../../lib/page-types'

export function savedHead({ t }: HeadInput): Head {
  return { title: `${t('saved.title')} | ${site.name}`, description: t('saved.description'), path: paths.saved, index: false, jsonLd: [] }
}

export function offlineHead({ t }: HeadInput): Head {
  return {
    title: `${t('offline.title')} | ${site.name}`,
    description: t('offline.description'),
    path: paths.offline,
    index: false,
    jsonLd: [],
  }
}

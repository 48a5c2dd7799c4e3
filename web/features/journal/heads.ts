import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Head, HeadInput } from '../../lib/page-types'

export function journalHead({ t }: HeadInput): Head {
  return {
    title: `${t('journal.title')} | ${site.name}`,
    description: t('journal.metaDescription'),
    path: paths.journal,
    picture: '@assets/art/post-dem-tau-vao-hue',
    index: true,
    jsonLd: [],
  }
}

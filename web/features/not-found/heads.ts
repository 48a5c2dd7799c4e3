import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import type { Head, HeadInput } from '../../lib/page-types'

export function notFoundHead({ t }: HeadInput): Head {
  return {
    title: `${t('shell.notFound.title')} | ${site.name}`,
    description: t('shell.notFound.description'),
    path: paths.home,
    index: false,
    jsonLd: [],
  }
}

import { paths } from '../../../schema/paths'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

export function notFoundHead({ t }: HeadInput): Head {
  return {
    title: pageTitle(t('shell:notFound.title')),
    description: t('shell:notFound.description'),
    path: paths.home,
    index: false,
    jsonLd: [],
  }
}

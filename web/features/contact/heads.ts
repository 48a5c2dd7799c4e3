import { paths } from '../../../schema/paths'
import { pageGraph } from '../../domain/heads/json-ld'
import { companyWithOffices } from '../../domain/heads/json-ld-company'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

export function contactHead(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('contact:metaTitle')),
    description: t('contact:metaDescription'),
    path: paths.contact,
    picture: '@assets/art/da-nang',
    index: true,
    jsonLd: pageGraph(input, { type: 'ContactPage', name: t('contact:title'), path: paths.contact }, companyWithOffices(input)),
  }
}

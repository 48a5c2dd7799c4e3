import { paths } from '../../../schema/paths'
import { companyWithOffices, pageGraph } from '../../domain/heads/json-ld'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'

export function contactHead(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('contact:metaTitle')),
    description: t('contact:metaDescription'),
    path: paths.contact,
    picture: '@assets/art/da-nang',
    index: true,
    jsonLd: pageGraph(
      input,
      { type: 'ContactPage', name: t('contact:title'), path: paths.contact },
      companyWithOffices(input),
    ),
  }
}

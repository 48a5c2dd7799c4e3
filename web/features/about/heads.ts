import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { pageGraph } from '../../domain/heads/json-ld'
import { companyWithOffices } from '../../domain/heads/json-ld-company'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

export function aboutHead(input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t('about:metaTitle')),
    description: t('about:metaDescription', { name: site.name }),
    path: paths.about,
    picture: '@assets/art/farm-fruit',
    index: true,
    jsonLd: pageGraph(input, { type: 'AboutPage', name: t('shell:footer.about'), path: paths.about }, companyWithOffices(input)),
  }
}

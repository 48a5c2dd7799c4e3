import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { breadcrumbList } from '../../lib/json-ld'
import type { Head, HeadInput } from '../../lib/page-types'

export type LegalId = 'privacy' | 'terms'

function legalHead(id: LegalId, input: HeadInput): Head {
  const { t } = input
  const title = t(`legal.${id}.title`)
  const path = paths[id]
  return {
    title: `${title} | ${site.name}`,
    description: t(`legal.${id}.metaDescription`, { name: site.name }),
    path,
    index: true,
    jsonLd: [
      breadcrumbList(input, [
        { name: t('shell.home'), path: paths.home },
        { name: title, path },
      ]),
    ],
  }
}

export const privacyHead = (input: HeadInput): Head => legalHead('privacy', input)
export const termsHead = (input: HeadInput): Head => legalHead('terms', input)

import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { pageGraph } from '../../lib/json-ld'
import { pageTitle } from '../../lib/page-title'
import type { Head, HeadInput } from '../../lib/page-types'

export type LegalId = 'privacy' | 'terms'

function legalHead(id: LegalId, input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t(`legal.${id}.metaTitle`)),
    description: t(`legal.${id}.metaDescription`, { name: site.name }),
    path: paths[id],
    index: true,
    jsonLd: pageGraph(input, { name: t(`legal.${id}.title`), path: paths[id] }),
  }
}

export const privacyHead = (input: HeadInput): Head => legalHead('privacy', input)
export const termsHead = (input: HeadInput): Head => legalHead('terms', input)

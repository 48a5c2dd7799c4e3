import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { pageGraph } from '../../domain/heads/json-ld'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

export type LegalId = 'privacy' | 'terms'

function legalHead(id: LegalId, input: HeadInput): Head {
  const { t } = input
  return {
    title: pageTitle(t(`legal:${id}.metaTitle`)),
    description: t(`legal:${id}.metaDescription`, { name: site.name }),
    path: paths[id],
    index: true,
    jsonLd: pageGraph(input, { name: t(`legal:${id}.title`), path: paths[id] }),
  }
}

export const privacyHead = (input: HeadInput): Head => legalHead('privacy', input)
export const termsHead = (input: HeadInput): Head => legalHead('terms', input)

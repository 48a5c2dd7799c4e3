import type { EntryOf } from '../../../schema/api/entries'
import { paths } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { pageGraph } from '../../domain/heads/json-ld'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'
import { legalIdOf } from './legal-id'

export function legalHead(input: HeadInput): Head {
  const { t, data, isMissing } = input
  const id = legalIdOf(input.params)
  const page = data as EntryOf<'page'> | undefined
  return {
    title: pageTitle(t(`legal:${id}.metaTitle`)),
    description: t(`legal:${id}.metaDescription`, { name: site.name }),
    path: paths[id],
    index: !isMissing,
    ...(page && { locales: page.locales }),
    jsonLd: pageGraph(input, { name: t(`legal:${id}.title`), path: paths[id] }),
  }
}

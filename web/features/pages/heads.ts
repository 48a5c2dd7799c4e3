import type { EntryOf } from '../../../schema/api/entries'
import { isFixedPage } from '../../../schema/content/choices'
import { metaOf } from '../../../schema/content/page-meta'
import { text } from '../../../schema/locale'
import { writtenPagePath } from '../../../schema/paths'
import { site } from '../../../schema/site'
import { pageGraph } from '../../domain/heads/json-ld'
import { headWithoutEntry, pictureOf } from '../../domain/heads/make-head'
import { type Head, type HeadInput, pageTitle } from '../../lib/page'

export function pageHead(input: HeadInput): Head {
  const { t, locale, params, data, isMissing } = input
  const page = data as EntryOf<'page'> | undefined
  const slug = params.slug ?? ''
  const path = writtenPagePath(slug)
  const fixed = isFixedPage(slug) ? slug : undefined
  if (!page && !fixed) return headWithoutEntry(input, undefined, path)
  const meta = page && metaOf('page', page)
  const written = (field: 'title' | 'description') => (meta ? text(meta, field, locale) : '')
  const name = (page && text(page, 'title', locale)) || (fixed ? t(`pages:${fixed}.title`) : '')
  const description = fixed ? t(`pages:${fixed}.metaDescription`, { name: site.name }) : name
  return {
    title: pageTitle(written('title') || (fixed ? t(`pages:${fixed}.metaTitle`) : name)),
    description: written('description') || description,
    path,
    index: !isMissing,
    ...(page && { ...pictureOf(page, page.image, locale), locales: page.locales }),
    jsonLd: pageGraph(input, { name, path }),
  }
}

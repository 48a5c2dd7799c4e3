import { paths } from '../../../schema/paths'
import { pageTitle } from '../../domain/heads/page-title'
import type { Head, HeadInput } from '../../lib/page'

export function searchHead({ t, params }: HeadInput): Head {
  const query = params.query?.trim()
  const title = query ? t('search:metaTitleOf', { query }) : t('search:title')
  return { title: pageTitle(title), description: t('search:metaDescription'), path: paths.search, index: false, jsonLd: [] }
}

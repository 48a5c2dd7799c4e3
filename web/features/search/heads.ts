import { paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function searchHead({ t, params }: HeadInput): Head {
  const query = params.query?.trim()
  const title = query ? t('search:metaTitleOf', { query }) : t('search:title')
  return unlistedHead(paths.search, title, t('search:metaDescription'))
}

import { paths } from '../../schema/paths'
import { unlistedHead } from '../domain/heads/make-head'
import type { Head, HeadInput } from '../lib/page'

export function entryPreviewHead({ t }: HeadInput): Head {
  return unlistedHead(paths.entryPreview, t('loading', { ns: 'shell' }), '')
}

export function notFoundHead({ t }: HeadInput): Head {
  return unlistedHead(paths.home, t('shell:notFound.title'), t('shell:notFound.description'))
}

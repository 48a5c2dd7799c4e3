import { paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function offlineHead({ t }: HeadInput): Head {
  return unlistedHead(paths.offline, t('offline:title'), t('offline:description'))
}

export function savedHead({ t }: HeadInput): Head {
  return unlistedHead(paths.saved, t('saved:title'), t('saved:description'))
}

import { fillPath, paths } from '../../../schema/paths'
import { unlistedHead } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'
import type { ComingSoonId } from './coming-soon-screen'

export function comingSoonHead({ pageId, params, t }: HeadInput): Head {
  const id = pageId as ComingSoonId
  return unlistedHead(
    fillPath(paths[id], params),
    t(`coming-soon:pages.${id}`),
    t('coming-soon:description'),
  )
}

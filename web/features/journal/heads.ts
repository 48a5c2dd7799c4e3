import type { PostSummary } from '../../../schema/api/posts'
import { fillPath, paths } from '../../../schema/paths'
import { collectionHead, titledLinks } from '../../domain/heads/make-head'
import type { Head, HeadInput } from '../../lib/page'

export function journalHead(input: HeadInput): Head {
  return collectionHead(input, {
    texts: 'journal',
    path: paths.journal,
    picture: '@assets/art/journal-window',
    items: titledLinks(input, (input.data ?? []) as PostSummary[], ({ slug }) =>
      fillPath(paths.article, { slug }),
    ),
  })
}

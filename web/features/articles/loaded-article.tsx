import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { legacyPaths } from '../../../schema/paths'
import { LoadedEntry } from '../../domain/entries/loaded-entry'
import type { Remote } from '../../lib/use-api'

interface LoadedArticleProps<Post> {
  remote: Remote<Post>
  missing: { title: string; text: string }
  children: (post: Post) => ReactNode
}

export function LoadedArticle<Post>({ remote, missing, children }: LoadedArticleProps<Post>) {
  const { t } = useTranslation('articles')
  return (
    <LoadedEntry
      remote={remote}
      missing={missing}
      back={{ to: legacyPaths.articles, label: t('back') }}
    >
      {children}
    </LoadedEntry>
  )
}

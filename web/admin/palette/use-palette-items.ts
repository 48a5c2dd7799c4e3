import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesFolded } from '../../../schema/fold'
import { useLocale } from '../../lib/locale-context'
import { entryApi, entryScreens } from '../entries/content/entry-api'
import { titleOf as entryTitle } from '../entries/content/titles'
import { creatableKinds } from '../entries/list/new-entry-dialog'
import { navItems } from '../frame/nav-items'
import { useAdminData } from '../kit/admin-api'
import { useDebounced } from '../kit/use-debounced'
import { postApi, postScreens } from '../posts/content/post-api'
import { titleOf as postTitle } from '../posts/content/post-fields'
import type { PaletteItem } from './palette-items'

const quietMs = 200
const maxFound = 6

/** What fits the words: views, actions, and from two letters on entries and articles. */
export function usePaletteItems(query: string, isOwner: boolean): PaletteItem[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const wanted = useDebounced(query.trim(), quietMs)
  const search = wanted.length > 1 ? (`?q=${encodeURIComponent(wanted)}` as const) : undefined
  const { data: entries } = useAdminData(search ? `${entryApi.list}${search}` : null)
  const { data: posts } = useAdminData(search ? `${postApi.list}${search}` : null)

  return useMemo((): PaletteItem[] => {
    const views = navItems
      .filter(({ isForOwners }) => isOwner || !isForOwners)
      .map(
        ({ to, key }): PaletteItem => ({
          id: `view-${key}`,
          label: t(`frame.nav.${key}`),
          note: t('palette.view'),
          to,
        }),
      )
    const actions: PaletteItem[] = [
      { id: 'new-post', label: t('posts.new'), note: t('palette.action'), create: 'post' },
      ...creatableKinds.map((kind) => ({
        id: `new-${kind}`,
        label: t('entries.newOf', { kind: t(`entries.oneKind.${kind}`) }),
        note: t('palette.action'),
        create: kind,
      })),
    ]
    const found: PaletteItem[] = search
      ? [
          ...(entries?.entries ?? []).slice(0, maxFound).map((entry) => ({
            id: `entry-${entry.id}`,
            label: entryTitle(entry, locale, t),
            note: t(`entries.oneKind.${entry.kind}`),
            to: entryScreens.editor(entry.id),
          })),
          ...(posts?.posts ?? []).slice(0, maxFound).map((post) => ({
            id: `post-${post.id}`,
            label: postTitle(post, locale, t),
            note: t('frame.nav.posts'),
            to: postScreens.editor(post.id),
          })),
        ]
      : []
    return [
      ...[...views, ...actions].filter(({ label }) => matchesFolded(query, [label])),
      ...found,
    ]
  }, [t, locale, isOwner, query, search, entries, posts])
}

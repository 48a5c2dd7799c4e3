import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { matchesFolded } from '../../../schema/fold'
import { useLocale } from '../../lib/locale-context'
import { entryApi, entryScreens } from '../content/entry-api'
import { creatableKinds } from '../content/list/new-entry-dialog'
import { titleOf } from '../content/titles'
import { navItems } from '../frame/nav-items'
import { useAdminData } from '../kit/admin-api'
import { useDebounced } from '../kit/use-debounced'
import type { PaletteItem } from './palette-items'

const quietMs = 200
const maxFound = 12

/** What fits the words: views, actions, and from two letters on entries. */
export function usePaletteItems(query: string, isOwner: boolean): PaletteItem[] {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const wanted = useDebounced(query.trim(), quietMs)
  const search = wanted.length > 1 ? (`?q=${encodeURIComponent(wanted)}` as const) : undefined
  const { data: entries } = useAdminData(search ? `${entryApi.list}${search}` : null)

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
    const actions = creatableKinds.map(
      (kind): PaletteItem => ({
        id: `new-${kind}`,
        label: t('entries.newOf', { kind: t(`entries.oneKind.${kind}`) }),
        note: t('palette.action'),
        create: kind,
      }),
    )
    const found = (entries?.entries ?? []).slice(0, maxFound).map(
      (entry): PaletteItem => ({
        id: `entry-${entry.id}`,
        label: titleOf(entry, locale, t),
        note: t(`entries.oneKind.${entry.kind}`),
        to: entryScreens.editor(entry.id),
      }),
    )
    return [
      ...[...views, ...actions].filter(({ label }) => matchesFolded(query, [label])),
      ...found,
    ]
  }, [t, locale, isOwner, query, entries])
}

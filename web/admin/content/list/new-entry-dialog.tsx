import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { type EntryKind, entryKinds, isFixed } from '../../../../schema/content/choices'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import { locales } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { letterScreens } from '../../letters/letter-api'
import { entryApi, entryScreens, useInvalidateEntries } from '../entry-api'
import { makeSlug } from '../titles'
import { NameForm, type Names } from './name-form'

export const creatableKinds = entryKinds.filter((kind): kind is CreatableKind => !isFixed(kind))
export type CreatableKind = keyof typeof titleFields

export function NewEntryDialog({
  kind: given,
  onClose,
}: {
  kind: CreatableKind | undefined
  onClose: () => void
}) {
  const { t } = useTranslation('admin')
  const [kind, setKind] = useState(given)
  return (
    <DialogFrame
      title={
        kind ? t('entries.newOf', { kind: t(`entries.oneKind.${kind}`) }) : t('entries.newTitle')
      }
      onClose={onClose}
    >
      {(close) =>
        kind ? (
          <EntryNameForm kind={kind} close={close} />
        ) : (
          <ul className="grid grid-cols-2 gap-2">
            {creatableKinds.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className={`${buttonStyles.secondary} w-full`}
                  onClick={() => setKind(one)}
                >
                  {t(`entries.oneKind.${one}`)}
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </DialogFrame>
  )
}

const sides = { vi: 'Vi', en: 'En' } as const

const titleFields = {
  post: 'title',
  destination: 'name',
  fact: 'label',
  topic: 'title',
  guide: 'title',
  deal: 'title',
  itinerary: 'title',
  festival: 'name',
  letter: 'subject',
} as const satisfies Partial<Record<EntryKind, string>>

function EntryNameForm({ kind, close }: { kind: CreatableKind; close: () => void }) {
  const { t } = useTranslation('admin')
  const invalidateEntries = useInvalidateEntries()
  const field = titleFields[kind]

  function hintFor({ vi, en }: Names): string {
    if (kind === 'guide') return t('entries.create.guideAddress')
    const slug = makeSlug(kind === 'post' ? vi || en : en || vi)
    const path = slug ? entryPagePath(kind, slug) : undefined
    return path ? t('entries.create.address', { path }) : t('entries.create.hint')
  }

  async function create(id: string, names: Names): Promise<string> {
    const data = Object.fromEntries(locales.map((locale) => [field + sides[locale], names[locale]]))
    await writeAdmin<AdminEntry>('POST', entryApi.list, { id, kind, data })
    invalidateEntries()
    return kind === 'letter' ? letterScreens.one(id) : entryScreens.editor(id)
  }

  return (
    <NameForm
      label={t(`entries.fields.${field}`)}
      hintFor={hintFor}
      create={create}
      close={close}
    />
  )
}

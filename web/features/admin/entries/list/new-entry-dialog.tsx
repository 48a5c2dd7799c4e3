import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../../../schema/api/admin-entries'
import { entryKinds, isFixed } from '../../../../../schema/content/choices'
import { entryPagePath } from '../../../../../schema/content/entry-paths'
import { locales } from '../../../../../schema/locale'
import { errorCodeOf } from '../../../../lib/api'
import { useSiteNavigate } from '../../../../lib/navigation'
import { buttonStyles } from '../../../../ui/button-styles'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { useErrorText } from '../../kit/use-attempt'
import { entryApi, entryScreens, useInvalidateEntries } from '../content/entry-api'
import { makeSlug } from '../content/titles'
import { TextInput } from '../form/inputs/text-input'

export const creatableKinds = entryKinds.filter((kind): kind is CreatableKind => !isFixed(kind))
export type CreatableKind = keyof typeof titleFields

/** Asks for the kind and a name before anything is stored, so that no empty entry is left behind. */
export function NewEntryDialog({ kind: given, onClose }: { kind: CreatableKind | undefined; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const [kind, setKind] = useState(given)
  return (
    <DialogFrame title={kind ? t('entries.newOf', { kind: t(`entries.oneKind.${kind}`) }) : t('entries.newTitle')} onClose={onClose}>
      {(close) =>
        kind ? (
          <NameForm kind={kind} close={close} />
        ) : (
          <ul className="grid grid-cols-2 gap-2">
            {creatableKinds.map((one) => (
              <li key={one}>
                <button type="button" className={`${buttonStyles.secondary} w-full`} onClick={() => setKind(one)}>
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
const suffixes = { vi: 'VI', en: 'EN' } as const

/** The field that names an entry of a kind. */
const titleFields = { destination: 'name', fact: 'label', topic: 'title', guide: 'title', deal: 'title', itinerary: 'title' } as const

function NameForm({ kind, close }: { kind: CreatableKind; close: () => void }) {
  const { t } = useTranslation('admin')
  const navigate = useSiteNavigate()
  const errorText = useErrorText()
  const invalidateEntries = useInvalidateEntries()
  // Sent again after a lost response, the same id is stored once.
  const [id] = useState(() => crypto.randomUUID())
  const [names, setNames] = useState({ vi: '', en: '' })
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  useEffect(() => document.getElementById('new-entry-vi')?.focus(), [])
  const field = titleFields[kind]
  const slug = makeSlug(names.en || names.vi)
  const path = slug ? entryPagePath(kind, slug) : undefined

  async function create(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (locales.every((locale) => names[locale].trim() === '')) return setError(t('entries.create.needsName'))
    setIsPending(true)
    setError(undefined)
    try {
      const data = Object.fromEntries(locales.map((locale) => [field + sides[locale], names[locale]]))
      await writeAdmin<AdminEntry>('POST', entryApi.list, { id, kind, data })
      invalidateEntries()
      close()
      navigate(entryScreens.editor(id))
    } catch (reason) {
      console.debug('the entry was not created', reason)
      // Nothing else of two texts can be wrong.
      setError(errorCodeOf(reason) === 'BAD_REQUEST' ? t('entries.create.tooLong') : errorText(reason))
      setIsPending(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void create(event)} className="grid gap-4">
      {locales.map((locale) => (
        <TextInput
          key={locale}
          id={`new-entry-${locale}`}
          label={`${t(`entries.fields.${field}`)} (${suffixes[locale]})`}
          lang={locale}
          hint={undefined}
          error={undefined}
          value={names[locale]}
          onChange={(value) => setNames({ ...names, [locale]: String(value) })}
        />
      ))}
      <p className="text-sm wrap-anywhere text-muted">
        {kind === 'guide' ? t('entries.create.guideAddress') : path ? t('entries.create.address', { path }) : t('entries.create.hint')}
      </p>
      {error && (
        <p role="alert" className="font-semibold text-bad">
          {error}
        </p>
      )}
      <button type="submit" className={`${buttonStyles.primary} justify-self-end`} disabled={isPending}>
        {t('entries.create.do')}
      </button>
    </form>
  )
}

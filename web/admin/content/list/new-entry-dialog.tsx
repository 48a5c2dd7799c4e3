import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AdminEntry } from '../../../../schema/api/admin-entries'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import { suffixes } from '../../../../schema/content/in-one-language'
import { type Locale, locales } from '../../../../schema/locale'
import { vietnamDay } from '../../../../schema/time'
import { errorCodeOf } from '../../../lib/api'
import { useSiteNavigate } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { writeAdmin } from '../../kit/admin-api'
import { DialogFrame } from '../../kit/dialog-frame'
import { makeSlug } from '../../kit/make-slug'
import { useErrorText } from '../../kit/use-attempt'
import { letterScreens } from '../../letters/letter-api'
import { entryApi, entryScreens, useInvalidateEntries } from '../entry-api'
import { TextInput } from '../form/inputs/text-input'
import { type CreatableKind, creatableKinds, titleFields } from './creatable-kinds'

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

/** Asks for a name first, so that no empty entry is left behind. */
function EntryNameForm({ kind, close }: { kind: CreatableKind; close: () => void }) {
  const { t } = useTranslation('admin')
  const navigate = useSiteNavigate()
  const errorText = useErrorText()
  const invalidateEntries = useInvalidateEntries()
  // Sent with every try, so that the entry is created once.
  const [id] = useState(() => crypto.randomUUID())
  const [names, setNames] = useState<Record<Locale, string>>({ vi: '', en: '' })
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const field = titleFields[kind]
  useEffect(() => document.getElementById('new-entry-vi')?.focus(), [])

  function hint(): string {
    if (kind === 'guide') return t('entries.create.guideAddress')
    const { vi, en } = names
    const slug = makeSlug(kind === 'post' ? vi || en : en || vi)
    const path = slug ? entryPagePath(kind, slug) : undefined
    return path ? t('entries.create.address', { path }) : t('entries.create.hint')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (locales.every((locale) => names[locale].trim() === ''))
      return setError(t('entries.create.needsName'))
    setIsPending(true)
    setError(undefined)
    const named = (name: string) =>
      Object.fromEntries(locales.map((locale) => [name + suffixes[locale], names[locale]]))
    const data = {
      ...(kind === 'route' ? { from: named('name') } : named(field)),
      ...(kind === 'letter' && { sentOn: vietnamDay(new Date()) }),
    }
    try {
      await writeAdmin<AdminEntry>('POST', entryApi.list, { id, kind, data })
      invalidateEntries()
      close()
      navigate(kind === 'letter' ? letterScreens.one(id) : entryScreens.editor(id))
    } catch (reason) {
      console.debug('nothing was created', reason)
      // Nothing else can be wrong with two texts.
      setError(
        errorCodeOf(reason) === 'BAD_REQUEST' ? t('entries.create.tooLong') : errorText(reason),
      )
      setIsPending(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {locales.map((locale) => (
        <TextInput
          key={locale}
          id={`new-entry-${locale}`}
          label={`${t(`entry-form.fields.${field}`)} (${locale.toUpperCase()})`}
          lang={locale}
          value={names[locale]}
          onChange={(value) => setNames({ ...names, [locale]: String(value) })}
        />
      ))}
      <p className="text-sm wrap-anywhere text-muted">{hint()}</p>
      {error && (
        <p role="alert" className="font-semibold text-bad">
          {error}
        </p>
      )}
      <button
        type="submit"
        className={`${buttonStyles.primary} justify-self-end`}
        disabled={isPending}
      >
        {t('entries.create.do')}
      </button>
    </form>
  )
}

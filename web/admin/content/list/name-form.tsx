import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '../../../../schema/locale'
import { errorCodeOf } from '../../../lib/api'
import { useSiteNavigate } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { useErrorText } from '../../kit/use-attempt'
import { TextInput } from '../form/inputs/text-input'

export type Names = Record<Locale, string>

const suffixes = { vi: 'VI', en: 'EN' } as const

interface NameFormProps {
  label: string
  hintFor: (names: Names) => string
  /** Creates an entry with this id (idempotent). Returns the screen path of its editor. */
  create: (id: string, names: Names) => Promise<string>
  close: () => void
}

export function NameForm({ label, hintFor, create, close }: NameFormProps) {
  const { t } = useTranslation('admin')
  const navigate = useSiteNavigate()
  const errorText = useErrorText()
  const [id] = useState(() => crypto.randomUUID())
  const [names, setNames] = useState<Names>({ vi: '', en: '' })
  const [error, setError] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  useEffect(() => document.getElementById('new-entry-vi')?.focus(), [])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (locales.every((locale) => names[locale].trim() === ''))
      return setError(t('entries.create.needsName'))
    setIsPending(true)
    setError(undefined)
    try {
      const editor = await create(id, names)
      close()
      navigate(editor)
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
          label={`${label} (${suffixes[locale]})`}
          lang={locale}
          hint={undefined}
          error={undefined}
          value={names[locale]}
          onChange={(value) => setNames({ ...names, [locale]: String(value) })}
        />
      ))}
      <p className="text-sm wrap-anywhere text-muted">{hintFor(names)}</p>
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

import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { letterTexts } from '../../../schema/letters'
import { type Locale, languageTags, locales } from '../../../schema/locale'
import { errorCodeOf } from '../../lib/api'
import { useLocale } from '../../lib/locale-context'
import { readStored, writeStored } from '../../lib/persisted-store'
import { buttonStyles } from '../../ui/button-styles'
import { control, SelectField } from '../../ui/form-controls'
import { showToast } from '../../ui/toast-store'
import type { EntryEditing } from '../content/editor/use-entry-editor'
import { FormPart } from '../content/form/entry-form'
import { writeAdmin } from '../kit/admin-api'
import { FieldNotes } from '../kit/field-notes'
import { useErrorText } from '../kit/use-attempt'
import { letterApi } from './letter-api'

const rememberedKey = 'letter-test-email'

export function TestPanel({ editing, hasMail }: { editing: EntryEditing; hasMail: boolean }) {
  const { t } = useTranslation('admin')
  const id = useId()
  const errorText = useErrorText()
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [email, setEmail] = useState(() => String(readStored(rememberedKey) ?? ''))
  const [fault, setFault] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const isWhole = letterTexts(editing.content.data)[language] !== undefined
  const obstacle = hasMail
    ? isWhole
      ? undefined
      : t(`letters.test.notWhole.${language}`)
    : t('letters.test.noMail')

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isPending || obstacle) return
    const address = email.trim()
    if (!/^\S+@\S+\.\S+$/.test(address)) return setFault(t('letters.test.badEmail'))
    setIsPending(true)
    setFault(undefined)
    try {
      // `save` has shown its failure already.
      if (!(await editing.save())) return
      await writeAdmin('POST', letterApi.test(editing.entry.id), {
        locale: language,
        email: address,
      })
      writeStored(rememberedKey, address)
      showToast({ title: t('letters.test.done', { email: address }) })
    } catch (error) {
      console.debug('no test was sent', error)
      const code = errorCodeOf(error)
      if (code === 'CONFLICT') setFault(t('letters.test.noMail'))
      else setFault(code === 'BAD_REQUEST' ? t('letters.test.foreign') : errorText(error))
    } finally {
      setIsPending(false)
    }
  }

  return (
    <FormPart id="letter-test" title={t('letters.test.title')} hint={t('letters.test.text')}>
      <form
        noValidate
        onSubmit={(event) => void send(event)}
        className={
          'grid items-start gap-3 ' +
          '@min-[36rem]:grid-cols-[12rem_minmax(12rem,24rem)_auto] ' +
          '@min-[36rem]:justify-start'
        }
      >
        <SelectField
          label={t('letters.test.language')}
          value={language}
          options={locales.map((value) => ({ value, label: languageTags[value].own }))}
          onChange={setLanguage}
        />
        <div>
          <label htmlFor={`${id}-email`} className="mb-1 block font-semibold">
            {t('letters.test.email')}
          </label>
          <input
            id={`${id}-email`}
            type="email"
            value={email}
            autoComplete="email"
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-email-error` : undefined}
            onChange={(event) => setEmail(event.target.value)}
            className={control}
          />
          <FieldNotes id={`${id}-email`} error={fault} />
        </div>
        <button
          type="submit"
          className={`${buttonStyles.secondary} @min-[36rem]:mt-7`}
          disabled={isPending || obstacle !== undefined}
        >
          {t('letters.test.do')}
        </button>
      </form>
      {obstacle && <p className="mt-2 text-sm text-muted">{obstacle}</p>}
    </FormPart>
  )
}

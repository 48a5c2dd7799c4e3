import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReaderPreferences } from '../../../schema/api/preferences'
import { frequencies, interests } from '../../../schema/letters'
import { locales } from '../../../schema/locale'
import { fieldId, formId } from '../../../schema/no-js-forms'
import { useNoJsForm, useNoJsPost } from '../../domain/forms/no-js-form'
import { buttonStyles } from '../../ui/button-styles'

interface PreferencesFormProps {
  choices: Extract<ReaderPreferences, { state: 'ready' }>
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

export function PreferencesForm({ choices, isSending, onSubmit, children }: PreferencesFormProps) {
  const { t } = useTranslation('preferences')
  const { shown, values } = useNoJsForm('preferences')
  const post = useNoJsPost('preferences')
  const { language = choices.language, frequency = choices.frequency } = values
  const liked: readonly string[] =
    values.interests === undefined ? choices.interests : values.interests.split(',')
  const { isSubscribed, pausedUntil, list } = choices
  const save = isSubscribed ? t('save') : t('comeBack')

  return (
    <div id={formId('preferences')} tabIndex={-1} className="mt-7 outline-none">
      {shown?.summary}
      <form {...post} onSubmit={onSubmit} className="grid gap-6">
        <ChoiceGroup
          type="radio"
          name="language"
          label={t('language.label')}
          chosen={[language]}
          options={locales.map((value) => ({ value, label: t(`language.${value}`), lang: value }))}
        />
        {list === 'letter' && (
          <ChoiceGroup
            type="checkbox"
            name="interests"
            label={t('interests.label')}
            hint={t('interests.hint')}
            chosen={liked}
            options={interests.map((value) => ({ value, label: t(`interests.${value}`) }))}
          />
        )}
        <ChoiceGroup
          type="radio"
          name="frequency"
          label={t('frequency.label')}
          chosen={[frequency]}
          options={frequencies.map((value) => ({ value, label: t(`frequency.${value}`) }))}
        />
        <div>
          {children}
          <div className="flex flex-wrap gap-3">
            <button
              type="submit"
              className={`${buttonStyles.primary} max-sm:w-full`}
              disabled={isSending}
            >
              {isSending ? t('sending') : save}
            </button>
            {isSubscribed && (
              <button
                type="submit"
                name="isPaused"
                value={String(!pausedUntil)}
                className={`${buttonStyles.secondary} max-sm:w-full`}
                disabled={isSending}
              >
                {pausedUntil ? t('resume') : t('pause')}
              </button>
            )}
          </div>
          {isSubscribed && !pausedUntil && (
            <p className="mt-2 text-meta text-muted">{t('pauseHint')}</p>
          )}
        </div>
      </form>
    </div>
  )
}

interface ChoiceGroupProps {
  type: 'radio' | 'checkbox'
  name: string
  label: string
  hint?: string
  chosen: readonly string[]
  options: { value: string; label: string; lang?: string }[]
}

function ChoiceGroup({ type, name, label, hint, chosen, options }: ChoiceGroupProps) {
  const id = useId()
  return (
    <fieldset id={fieldId('preferences', name)} aria-describedby={hint && id} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={id} className="mt-0.5 text-meta text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-edge bg-card px-4 font-semibold transition-colors hover:border-ink has-checked:border-ink"
          >
            <input
              type={type}
              name={name}
              value={option.value}
              defaultChecked={chosen.includes(option.value)}
              className="size-5 accent-action"
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReaderPreferences } from '../../../schema/api/newsletter'
import { frequencies, interests } from '../../../schema/letters'
import { locales } from '../../../schema/locale'
import { fieldId, formId } from '../../../schema/no-js-forms'
import { useNoJsForm, useNoJsPost } from '../../domain/forms/no-js-form'
import { buttonStyles } from '../../ui/button-styles'

export type Choices = Extract<ReaderPreferences, { state: 'ready' }>

interface PreferencesFormProps {
  choices: Choices
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** What was done last, beside the buttons. */
  children: ReactNode
}

/** What a reader chooses. Each button saves all of it; those of the pause do that too. */
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
        <Group name="language" label={t('language.label')}>
          {locales.map((one) => (
            <Chip
              key={one}
              type="radio"
              name="language"
              value={one}
              isOn={one === language}
              label={t(`language.${one}`)}
              lang={one}
            />
          ))}
        </Group>
        {list === 'letter' && (
          <Group name="interests" label={t('interests.label')} hint={t('interests.hint')}>
            {interests.map((one) => (
              <Chip
                key={one}
                type="checkbox"
                name="interests"
                value={one}
                isOn={liked.includes(one)}
                label={t(`interests.${one}`)}
              />
            ))}
          </Group>
        )}
        <Group name="frequency" label={t('frequency.label')}>
          {frequencies.map((one) => (
            <Chip
              key={one}
              type="radio"
              name="frequency"
              value={one}
              isOn={one === frequency}
              label={t(`frequency.${one}`)}
            />
          ))}
        </Group>
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

interface GroupProps {
  name: string
  label: string
  hint?: string
  children: ReactNode
}

function Group({ name, label, hint, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset id={fieldId('preferences', name)} aria-describedby={hint && id} className="min-w-0">
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={id} className="mt-0.5 text-meta text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

interface ChipProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isOn: boolean
  label: string
  lang?: string
}

function Chip({ type, name, value, isOn, label, lang }: ChipProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border border-edge bg-card px-4 font-semibold transition-colors hover:border-ink has-checked:border-ink">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isOn}
        className="size-5 accent-action"
      />
      <span lang={lang}>{label}</span>
    </label>
  )
}

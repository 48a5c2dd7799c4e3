import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ReaderPreferences } from '../../../schema/api/newsletter'
import { frequencies, interests } from '../../../schema/letters'
import { locales } from '../../../schema/locale'
import { type FormName, fieldId, formId } from '../../../schema/no-js-forms'
import { useNoJsForm, useNoJsPost } from '../../domain/forms/post-form'
import { buttonStyles } from '../../ui/button-styles'
import { Fold } from '../../ui/fold'
import { preferencesApiPath, tokenOf } from '../paths'

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
          <label key={option.value} className={'chip cursor-pointer gap-2'}>
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

interface ReaderDataProps {
  isSubscribed: boolean
  isSending: boolean
  onLeave: () => void
  onDelete: () => void
}

export function ReaderData({ isSubscribed, isSending, onLeave, onDelete }: ReaderDataProps) {
  const { t } = useTranslation('preferences')
  const [search] = useSearchParams()
  return (
    <section className="page mt-6">
      <h2 className="text-heading">{t('data')}</h2>
      <div className="mt-3 max-w-2xl border-t border-line">
        {isSubscribed && (
          <Fold title={t('leave')}>
            <Deed name="leave" hint={t('leaveHint')} onSubmit={onLeave}>
              <button type="submit" className={buttonStyles.secondary} disabled={isSending}>
                {t('leave')}
              </button>
            </Deed>
          </Fold>
        )}
        <Fold title={t('export')}>
          <p className="text-muted">{t('exportHint')}</p>
          {/* The response is a file download, so the page stays. */}
          <form
            method="post"
            action={`${preferencesApiPath}/export?${tokenOf(search)}`}
            className="mt-3"
          >
            <button type="submit" className={buttonStyles.secondary}>
              {t('export')}
            </button>
          </form>
        </Fold>
        <Fold title={t('delete')}>
          <Deed name="delete" hint={t('deleteHint')} onSubmit={onDelete}>
            <button type="submit" className={buttonStyles.secondary} disabled={isSending}>
              {t('deleteNow')}
            </button>
          </Deed>
        </Fold>
      </div>
    </section>
  )
}

interface DeedProps {
  name: Extract<FormName, 'leave' | 'delete'>
  hint: string
  onSubmit: () => void
  children: ReactNode
}

function Deed({ name, hint, onSubmit, children }: DeedProps) {
  const { shown } = useNoJsForm(name)
  const post = useNoJsPost(name)
  return (
    <div id={formId(name)} tabIndex={-1} className="outline-none">
      {shown?.summary}
      <p className="text-muted">{hint}</p>
      <form
        {...post}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        className="mt-3"
      >
        {children}
      </form>
    </div>
  )
}

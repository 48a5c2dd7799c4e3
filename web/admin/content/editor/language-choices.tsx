import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Drift } from '../../../../schema/content/pairs'
import { type Locale, locales } from '../../../../schema/locale'

interface LanguageState {
  standing: string
  /** What it still needs, each with a way to mend it; undefined until that is known. */
  missing: readonly { id: string; mend: ReactNode }[] | undefined
  /** Its machine translations that nobody has read. */
  unread?: ReactNode
}

interface LanguageChoicesProps {
  stateOf: (language: Locale) => LanguageState
  drift: Drift
  chosen: readonly Locale[]
  onChoose: (language: Locale, isChosen: boolean) => void
}

export function LanguageChoices({ stateOf, drift, chosen, onChoose }: LanguageChoicesProps) {
  const { t } = useTranslation('admin')
  const behind = Object.values(drift)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('entry-form.publish.choose')}</legend>
      {locales.map((language) => (
        <LanguageChoice
          key={language}
          {...{ language, ...stateOf(language) }}
          behind={behind.filter((one) => one.behind === language).length}
          isChosen={chosen.includes(language)}
          onChoose={(isChosen) => onChoose(language, isChosen)}
        />
      ))}
    </fieldset>
  )
}

interface LanguageChoiceProps extends LanguageState {
  language: Locale
  behind: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function LanguageChoice({
  language,
  standing,
  missing,
  unread,
  behind,
  isChosen,
  onChoose,
}: LanguageChoiceProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="rounded-control border border-line bg-paper p-3">
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-6 shrink-0 accent-action"
        />
        <span>
          <strong>{t(`entry-form.publish.language.${language}`)}</strong>{' '}
          <span className="text-muted">· {standing}</span>
        </span>
      </label>
      {missing?.length === 0 && !unread && (
        <p className="text-sm text-good">{t('entry-form.publish.ready')}</p>
      )}
      {!missing && <p className="text-sm text-muted">{t('entry-form.publish.checking')}</p>}
      {missing && missing.length > 0 && (
        <div className="text-sm">
          <p className="font-semibold text-bad">
            {t('entry-form.publish.missing', { count: missing.length })}
          </p>
          <ul className="mt-2 grid gap-3">
            {missing.map(({ id, mend }) => (
              <li key={id}>{mend}</li>
            ))}
          </ul>
        </div>
      )}
      {unread}
      {behind > 0 && (
        <p className="text-sm text-accent">{t('entry-form.publish.behind', { count: behind })}</p>
      )}
    </div>
  )
}

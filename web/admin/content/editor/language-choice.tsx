import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../schema/locale'

interface LanguageChoiceProps {
  language: Locale
  standing: string
  /** What keeps it back, each with a way to mend it; undefined until that is known. */
  lacks: readonly { id: string; isWrong: boolean; mend: ReactNode }[] | undefined
  /** Its machine translations that nobody has read. */
  unread: ReactNode
  /** How many of its texts are behind the other language. */
  behind: number
  isChosen: boolean
  /** While the first choice is not known yet, a press would meet a tick that just came. */
  isOpen: boolean
  onChoose: (isChosen: boolean) => void
}

export function LanguageChoice({
  language,
  standing,
  lacks,
  unread,
  behind,
  isChosen,
  isOpen,
  onChoose,
}: LanguageChoiceProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="rounded-control border border-line bg-paper p-3">
      <label className="flex min-h-11 items-center gap-2.5">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isOpen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-6 shrink-0 accent-action"
        />
        <span>
          <strong>{t(`entry-form.publish.language.${language}`)}</strong>{' '}
          <span className="text-muted">· {standing}</span>
        </span>
      </label>
      {lacks?.length === 0 && !unread && (
        <p className="text-sm text-good">{t('entry-form.publish.ready')}</p>
      )}
      {!lacks && <p className="text-sm text-muted">{t('entry-form.publish.checking')}</p>}
      {(['missing', 'wrong'] as const).map((fault) => {
        const some = lacks?.filter(({ isWrong }) => isWrong === (fault === 'wrong')) ?? []
        return (
          some.length > 0 && (
            <div key={fault} className="mt-2 text-sm">
              <p className="font-semibold text-bad">
                {t(`entry-form.publish.${fault}`, { count: some.length })}
              </p>
              <ul className="mt-2 grid gap-3">
                {some.map(({ id, mend }) => (
                  <li key={id}>{mend}</li>
                ))}
              </ul>
            </div>
          )
        )
      })}
      {unread}
      {behind > 0 && (
        <p className="text-sm text-accent">{t('entry-form.publish.behind', { count: behind })}</p>
      )}
    </div>
  )
}

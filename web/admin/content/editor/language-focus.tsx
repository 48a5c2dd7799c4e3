import { useTranslation } from 'react-i18next'
import { locales } from '../../../../schema/locale'
import { useWindowKey } from '../../kit/use-window-key'
import { showLanguages, shownChoices, useShownLanguages } from '../form/shown-languages'
import { Toggle } from '../preview/preview-toggles'

const keyOf = (choice: (typeof shownChoices)[number]) => `Alt+${shownChoices.indexOf(choice) + 1}`

/** One language alone in full width, or both; Alt+1, Alt+2 and Alt+3 switch. */
export function LanguageFocus() {
  const { t } = useTranslation('admin')
  const shown = useShownLanguages()
  useWindowKey((event, isInDialog) => {
    const { altKey, ctrlKey, metaKey, shiftKey, isComposing } = event
    if (!altKey || ctrlKey || metaKey || shiftKey || isComposing || isInDialog) return
    // With Alt, a Mac's digits are other characters.
    const choice = shownChoices[Number(/^Digit(\d)$/.exec(event.code)?.[1]) - 1]
    if (!choice) return
    event.preventDefault()
    showLanguages(choice)
  })
  return (
    <Toggle
      label={t('entry-form.shown.label')}
      value={shown}
      options={shownChoices.map((value) => ({
        value,
        label: (value === 'both' ? locales : [value]).join(' + ').toUpperCase(),
        title: t(`entry-form.shown.titles.${value}`, { key: keyOf(value) }),
        keys: keyOf(value),
      }))}
      onChange={showLanguages}
      className="flex shrink-0"
    />
  )
}

import { type FC, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadTexts } from '../../i18n/i18n'
import { useLocale } from '../../lib/locale-context'
import { showToast } from '../../ui/toast-store'
import type { PickerProps } from './travel-dates-picker'

/** Opened in browsers only: the condition keeps the calendar out of the Worker's bundle. */
const loadPicker = import.meta.env.SSR
  ? undefined
  : async () => (await import('./travel-dates-picker')).TravelDatesPicker

export function usePicker() {
  const { t } = useTranslation('shell')
  const locale = useLocale()
  const [opened, setOpened] = useState<{ Picker?: FC<PickerProps> | undefined }>()

  async function open() {
    setOpened({})
    try {
      const [Picker] = await Promise.all([loadPicker?.(), loadTexts(locale, ['trips'])])
      setOpened({ Picker })
    } catch (error) {
      setOpened(undefined)
      console.debug('the calendar could not be loaded', error)
      showToast({ title: t('loadFailed'), destructive: true })
    }
  }

  return {
    Picker: opened?.Picker,
    isLoading: opened && !opened.Picker,
    open,
    close: () => setOpened(undefined),
  }
}

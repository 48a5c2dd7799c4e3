import { Languages } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textsToFill } from '../../../../schema/content/machine-texts'
import { type Locale, locales } from '../../../../schema/locale'
import { showToast } from '../../../ui/toast-store'
import type { EntryEditing } from '../editor/use-entry-editor'
import { scheduledAt } from '../language-marks'

interface DraftButtonsProps {
  editing: EntryEditing
  className: string
}

/** For each language with empty texts that the other one has, a button that drafts them. */
export function DraftButtons({ editing, className }: DraftButtonsProps) {
  const { t } = useTranslation('admin')
  const { entry, content, isBusy } = editing
  const [working, setWorking] = useState<Locale>()
  const data = useDeferredValue(content.data)
  const { machineTexts } = entry
  const drafted = useMemo(
    () => locales.filter((to) => textsToFill(data, to, machineTexts).length > 0),
    [data, machineTexts],
  )

  async function draft(to: Locale) {
    setWorking(to)
    const report = await editing.translate(to)
    setWorking(undefined)
    if (!report) return
    const { filled, notTaken } = report
    const lost = notTaken.length > 0 && t('translation.notTaken', { count: notTaken.length })
    showToast({
      title: filled > 0 ? t('translation.done', { count: filled }) : t('translation.none'),
      text: [filled > 0 && t('translation.read'), lost].filter(Boolean).join(' '),
      destructive: filled === 0,
    })
  }

  return drafted
    .filter((to) => scheduledAt(entry, to) === null)
    .map((to) => (
      <button
        key={to}
        type="button"
        className={className}
        disabled={isBusy}
        onClick={() => void draft(to)}
      >
        <Languages className="size-4.5 shrink-0" />
        <span className="max-sm:sr-only" aria-live="polite">
          {t(working === to ? 'translation.working' : `translation.draft.${to}`)}
        </span>
      </button>
    ))
}

import { useTranslation } from 'react-i18next'
import type { Drift } from '../../../../schema/content/pairs'
import { otherLocale } from '../../../../schema/locale'
import { buttonStyles } from '../../../ui/button-styles'
import { ChangedText } from '../../kit/changed-text'
import { differenceOf } from '../../kit/word-difference'

const asText = (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))

interface DriftNoteProps {
  drift: Drift[string]
  now: unknown
  isBusy: boolean
  onHold: () => void
}

/** What has changed in one language, while the text of the other is behind. */
export function DriftNote({ drift: { behind, was }, now, isBusy, onHold }: DriftNoteProps) {
  const { t } = useTranslation('admin')
  const changed = otherLocale(behind)
  return (
    <div
      className={
        'mt-2 rounded-control border border-s-4 border-line ' +
        'border-s-accent bg-paper px-3 py-2 text-sm'
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">{t(`entry-form.drift.${behind}`)}</p>
        <button type="button" className={buttonStyles.quiet} disabled={isBusy} onClick={onHold}>
          {t('entry-form.drift.hold')}
        </button>
      </div>
      <p className="text-muted">{t(`entry-form.drift.changed.${changed}`)}</p>
      <ChangedText
        parts={differenceOf(asText(was), asText(now))}
        lang={changed}
        className="mt-1 max-h-60 overflow-y-auto"
        spoken={{ added: t('entry-form.drift.added'), removed: t('entry-form.drift.removed') }}
      />
    </div>
  )
}

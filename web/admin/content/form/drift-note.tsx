import { useTranslation } from 'react-i18next'
import type { Drift } from '../../../../schema/content/pairs'
import { otherLocale } from '../../../../schema/locale'
import { ChangedText } from '../../kit/changed-text'
import { differenceOf } from '../../kit/word-difference'
import { FieldNote } from './field-note'

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
    <FieldNote
      title={t(`entry-form.drift.${behind}`)}
      action={t('entry-form.drift.hold')}
      isBusy={isBusy}
      onAction={onHold}
    >
      <p className="text-muted">{t(`entry-form.drift.changed.${changed}`)}</p>
      <ChangedText
        parts={differenceOf(asText(was), asText(now))}
        lang={changed}
        className="mt-1 max-h-60 overflow-y-auto"
        spoken={{ added: t('entry-form.drift.added'), removed: t('entry-form.drift.removed') }}
      />
    </FieldNote>
  )
}

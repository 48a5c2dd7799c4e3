import { useTranslation } from 'react-i18next'
import type { Locale } from '../../../../../schema/locale'
import { FieldNotes } from '../../../kit/field-notes'
import { MarkdownField } from '../../../rich-text/markdown-field'
import type { InputProps } from './input-frame'

interface MarkdownInputProps extends InputProps {
  lang: Locale
  /**
   * A change of this number puts `value` into the editor; a change of `value` alone does not
   * (docs/decisions/0703).
   */
  replacements: number
}

/** A long text that is stored as Markdown; its editor owns what is typed. */
export function MarkdownInput({
  id,
  label,
  lang,
  hint,
  error,
  value,
  replacements,
  onChange,
}: MarkdownInputProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field itself is reached by Tab; this is what a label does */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <span
        className="mb-1 block text-sm font-semibold"
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </span>
      <div
        className={`min-w-0 rounded-control border ${error ? 'border-bad' : 'border-line'} bg-card`}
      >
        <MarkdownField
          id={id}
          label={label}
          toolsLabel={t(`kit.tools.of.${lang}`)}
          choiceLabel={t(`richText.choice.of.${lang}`)}
          locale={lang}
          value={typeof value === 'string' ? value : ''}
          replacements={replacements}
          onChange={onChange}
          error={error}
          isDisabled={false}
        />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

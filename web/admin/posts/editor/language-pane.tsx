import { useTranslation } from 'react-i18next'
import { type Locale, languageTags } from '../../../../schema/locale'
import { fieldIn, maxLengths, type PostField } from '../content/post-fields'
import { BodyField } from './body-field'
import { DriftOfField } from './drift-of-field'
import { LineField } from './line-field'
import type { PostEditing } from './use-post-editor'

interface LanguagePaneProps {
  locale: Locale
  editing: PostEditing
  errorOf: (field: PostField) => string | undefined
}

export function LanguagePane({ locale, editing, errorOf }: LanguagePaneProps) {
  const { t } = useTranslation('admin')
  const { content, replacements, change: onChange } = editing
  const [title, summary, body] = [
    fieldIn('title', locale),
    fieldIn('summary', locale),
    fieldIn('body', locale),
  ]
  return (
    <>
      <h2 className="text-heading max-lg:sr-only" lang={locale}>
        {languageTags[locale].own}
      </h2>
      <div>
        <LineField
          field={title}
          value={content[title]}
          onChange={(value) => onChange({ [title]: value })}
          maxLength={maxLengths.title}
          error={errorOf(title)}
        />
        <DriftOfField name="title" locale={locale} editing={editing} />
      </div>
      <div>
        <LineField
          field={summary}
          value={content[summary]}
          onChange={(value) => onChange({ [summary]: value })}
          maxLength={maxLengths.summary}
          rows={3}
          hint={t('posts.editor.length', {
            length: content[summary].length,
            max: maxLengths.summary,
          })}
          error={errorOf(summary)}
        />
        <DriftOfField name="summary" locale={locale} editing={editing} />
      </div>
      <div>
        <BodyField
          locale={locale}
          value={content[body]}
          replacements={replacements}
          onChange={(value) => onChange({ [body]: value })}
          error={errorOf(body)}
        />
        <DriftOfField name="body" locale={locale} editing={editing} />
      </div>
    </>
  )
}

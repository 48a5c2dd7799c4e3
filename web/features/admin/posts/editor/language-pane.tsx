import { useTranslation } from 'react-i18next'
import type { PostContent } from '../../../../../schema/api/admin-posts'
import { type Locale, languageTags } from '../../../../../schema/locale'
import { fieldIn, maxLengths, type PostField } from '../content/post-fields'
import { BodyField } from './body-field'
import { LineField } from './line-field'

interface LanguagePaneProps {
  locale: Locale
  content: PostContent
  replacements: number
  onChange: (change: Partial<PostContent>) => void
  errorOf: (field: PostField) => string | undefined
}

export function LanguagePane({ locale, content, replacements, onChange, errorOf }: LanguagePaneProps) {
  const { t } = useTranslation('admin')
  const [title, summary, body] = [fieldIn('title', locale), fieldIn('summary', locale), fieldIn('body', locale)]
  return (
    <>
      <h2 className="text-heading max-lg:sr-only" lang={locale}>
        {languageTags[locale].own}
      </h2>
      <LineField
        field={title}
        value={content[title]}
        onChange={(value) => onChange({ [title]: value })}
        maxLength={maxLengths.title}
        error={errorOf(title)}
      />
      <LineField
        field={summary}
        value={content[summary]}
        onChange={(value) => onChange({ [summary]: value })}
        maxLength={maxLengths.summary}
        rows={3}
        hint={t('posts.editor.length', { length: content[summary].length, max: maxLengths.summary })}
        error={errorOf(summary)}
      />
      <BodyField
        locale={locale}
        value={content[body]}
        replacements={replacements}
        onChange={(value) => onChange({ [body]: value })}
        error={errorOf(body)}
      />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { destinationSlugs } from '../../../../schema/destinations'
import { text } from '../../../../schema/locale'
import { fillPath, paths } from '../../../../schema/paths'
import { contentPillars } from '../../../../schema/pillars'
import { places } from '../../../../schema/places'
import { useLocale } from '../../../lib/locale-context'
import { buttonStyles } from '../../../ui/button-styles'
import { CheckField, SelectField } from '../../../ui/form-controls'
import { filterOptions } from '../../kit/list-fields'
import {
  countWords,
  fieldIn,
  makeSlug,
  maxLengths,
  type PostField,
  readingMinutes,
} from '../content/post-fields'
import { CoverField } from './cover-field'
import { DriftOfField } from './drift-of-field'
import { LineField, ListField } from './line-field'
import type { PostEditing } from './use-post-editor'

interface SettingsPanelProps {
  editing: PostEditing
  errorOf: (field: PostField) => string | undefined
}

export function SettingsPanel({ editing, errorOf }: SettingsPanelProps) {
  const { t } = useTranslation('admin')
  const { post, content, change: onChange } = editing
  const wasPublic = post.isPublic || post.publishedAt !== null
  const locale = useLocale()
  const suggested = makeSlug(content.titleVi || content.titleEn)
  const minutes = readingMinutes(Math.max(countWords(content.bodyVi), countWords(content.bodyEn)))
  const label = (field: PostField) => t(`posts.fields.${field}`)

  return (
    <section
      aria-labelledby="post-settings"
      className="mt-8 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <h2 id="post-settings" className="mb-4 text-heading">
        {t('posts.settings.title')}
      </h2>
      <div className="grid gap-5 md:grid-cols-2">
        <div>
          <LineField
            field="slug"
            value={content.slug}
            onChange={(slug) => onChange({ slug: slug.trim() })}
            maxLength={maxLengths.slug}
            hint={content.slug && fillPath(paths.article, { slug: content.slug })}
            error={errorOf('slug')}
          />
          {wasPublic && content.slug !== post.slug && (
            <p role="status" className="mt-1 text-sm">
              {t('posts.settings.redirects', {
                path: fillPath(paths.article, { slug: post.slug }),
              })}
            </p>
          )}
          {suggested !== '' && suggested !== content.slug && (
            <button
              type="button"
              className={buttonStyles.quiet}
              onClick={() => onChange({ slug: suggested })}
            >
              {t('posts.settings.slugFromTitle')}
            </button>
          )}
        </div>
        <CoverField
          cover={content.coverImage}
          onChange={(coverImage) => onChange({ coverImage })}
          error={errorOf('coverImage')}
        />
        <SelectField
          label={label('contentPillar')}
          name="contentPillar"
          value={content.contentPillar}
          options={contentPillars.map((value) => ({ value, label: t(`posts.pillars.${value}`) }))}
          onChange={(contentPillar) => onChange({ contentPillar })}
        />
        <SelectField
          label={label('destinationSlug')}
          name="destinationSlug"
          value={content.destinationSlug ?? ''}
          options={filterOptions(t('posts.settings.noDestination'), destinationSlugs, (slug) =>
            text(places[slug], 'name', locale),
          )}
          onChange={(destinationSlug) => onChange({ destinationSlug: destinationSlug || null })}
        />
        <ListField
          field="tags"
          hint={t('posts.settings.tagsHint')}
          items={content.tags}
          onChange={(tags) => onChange({ tags })}
          separator=","
          maxLength={maxLengths.tags}
          error={errorOf('tags')}
        />
        <LineField
          field="authorName"
          value={content.authorName ?? ''}
          onChange={(name) => onChange({ authorName: name || null })}
          maxLength={maxLengths.author}
          hint={t('posts.settings.authorHint')}
          error={errorOf('authorName')}
        />
        <LineField
          field="readingTimeMinutes"
          value={content.readingTimeMinutes === null ? '' : String(content.readingTimeMinutes)}
          onChange={(value) => {
            const digits = value.replace(/\D/g, '')
            onChange({ readingTimeMinutes: digits === '' ? null : Number(digits) })
          }}
          maxLength={3}
          inputMode="numeric"
          hint={t('posts.settings.minutesHint', { count: minutes })}
          error={errorOf('readingTimeMinutes')}
        />
        <div className="md:pt-6">
          <CheckField
            label={label('featured')}
            name="featured"
            checked={content.featured}
            onChange={(featured) => onChange({ featured })}
          />
        </div>
        {(['highlights', 'travelTips'] as const).flatMap((name) =>
          (['vi', 'en'] as const).map((language) => {
            const field = fieldIn(name, language)
            return (
              <div key={field}>
                <ListField
                  field={field}
                  hint={t('posts.settings.onePerLine')}
                  items={content[field]}
                  onChange={(items) => onChange({ [field]: items })}
                  separator={'\n'}
                  maxLength={maxLengths.lines}
                  error={errorOf(field)}
                />
                <DriftOfField name={name} locale={language} editing={editing} />
              </div>
            )
          }),
        )}
      </div>
    </section>
  )
}

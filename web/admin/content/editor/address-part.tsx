import { useTranslation } from 'react-i18next'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import { factToken } from '../../../../schema/content/facts'
import { buttonStyles } from '../../../ui/button-styles'
import { FormPart } from '../form/entry-form'
import { TextInput } from '../form/inputs/text-input'
import { controlId } from '../form/paths'
import { addressPartOf, sectionId } from '../form/sections'
import { makeSlug, titlesOf } from '../titles'
import type { EntryEditing } from './use-entry-editor'

/** The kinds whose address, or name in texts, an editor chooses. */
const free = ['post', 'destination', 'topic', 'deal', 'itinerary', 'fact', 'letter'] as const

/** The address of the page, with what happens to the old one. */
export function AddressPart({
  editing: { entry, content, changeSlug, refused },
}: {
  editing: EntryEditing
}) {
  const { t } = useTranslation('admin')
  const { kind } = entry
  const { titleVi, titleEn } = titlesOf(content.data)
  const suggested = makeSlug(kind === 'post' ? titleVi || titleEn : titleEn || titleVi)
  const wasPublic = entry.publishedAtVi !== null || entry.publishedAtEn !== null
  const path = entryPagePath(kind, content.slug)
  const isRefused = refused.some((issue) => issue.path[0] === 'slug')
  const part = addressPartOf(kind)
  if (!part) return null
  if (!free.some((one) => one === kind))
    return (
      <FormPart id={sectionId('address')} title={t('entries.editor.sections.address')}>
        <p>{path}</p>
        <p className="text-sm text-muted">{t('entries.editor.fixedSlug')}</p>
      </FormPart>
    )
  return (
    <FormPart id={sectionId('address')} title={t(`entries.editor.sections.${part}`)}>
      <TextInput
        id={controlId(['slug'])}
        label={t(kind === 'fact' ? 'entries.facts.slug' : 'entries.fields.slug')}
        lang={undefined}
        hint={
          kind === 'fact'
            ? t('entries.facts.slugHint', { token: factToken(content.slug) })
            : path && t('entries.editor.slugHint', { path })
        }
        error={
          isRefused || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(content.slug)
            ? t('entries.errors.slug')
            : undefined
        }
        value={content.slug}
        onChange={(value) => changeSlug(String(value).trim())}
      />
      {wasPublic && entry.path !== null && content.slug !== entry.slug && (
        <p role="status" className="mt-1 text-sm">
          {t('entries.slug.redirects', { path: entry.path })}
        </p>
      )}
      {suggested !== '' && suggested !== content.slug && !(kind === 'fact' && wasPublic) && (
        <button type="button" className={buttonStyles.quiet} onClick={() => changeSlug(suggested)}>
          {t('entries.slug.fromTitle')}
        </button>
      )}
    </FormPart>
  )
}

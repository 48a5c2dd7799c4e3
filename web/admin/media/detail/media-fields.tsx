import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MediaDetails } from '../../../../schema/api/admin-media'
import { photoUsedOf } from '../../../../schema/content/photos'
import type { Locale } from '../../../../schema/locale'
import { licenceNames } from '../../../../schema/media'
import { buttonStyles } from '../../../ui/button-styles'
import { control, SelectField } from '../../../ui/form-controls'
import { DayInput } from '../../content/form/inputs/day-input'
import { InputFrame } from '../../content/form/inputs/input-frame'
import { PlaceInput } from '../../content/form/inputs/places-input'
import { TextInput } from '../../content/form/inputs/text-input'
import { maxLengths, maxTagLength, withTags } from './media-details'
import type { MediaErrors } from './use-media-form'

type TextName = 'altVi' | 'altEn' | 'captionVi' | 'captionEn' | 'credit' | 'creditUrl'
const langs: Partial<Record<TextName, Locale>> = {
  altVi: 'vi',
  altEn: 'en',
  captionVi: 'vi',
  captionEn: 'en',
}

export function MediaFields({
  values,
  errors,
  onChange,
}: {
  values: MediaDetails
  errors: MediaErrors
  onChange: (change: Partial<MediaDetails>) => void
}) {
  const { t } = useTranslation('admin')

  function errorOf(name: TextName): string | undefined {
    const message = errors.get(name)
    if (message === undefined) return undefined
    const title = photoUsedOf(message)
    if (title !== undefined) return t('media.detail.errors.used', { title })
    if (values[name].length > maxLengths[name])
      return t('entry-form.errors.tooLong', { max: maxLengths[name] })
    return t(name === 'creditUrl' ? 'media.detail.errors.creditUrl' : 'media.detail.errors.other')
  }

  const line = (name: TextName, hint?: string) => (
    <TextInput
      id={`media-${name}`}
      label={t(`media.detail.fields.${name}`)}
      lang={langs[name]}
      hint={hint}
      error={errorOf(name)}
      value={values[name]}
      {...(name === 'creditUrl' && { inputMode: 'url' as const, placeholder: 'https://' })}
      onChange={(next) => typeof next === 'string' && onChange({ [name]: next })}
    />
  )

  return (
    <div className="grid min-w-0 gap-6">
      <Part title={t('media.detail.words')} hint={t('media.detail.altHint')}>
        {line('altVi', t('media.detail.required'))}
        {line('altEn', t('media.detail.required'))}
        {line('captionVi')}
        {line('captionEn', t('media.detail.captionHint'))}
      </Part>
      <Part title={t('media.detail.rights')}>
        {line('credit')}
        {line('creditUrl')}
        <SelectField
          id="media-licence"
          label={t('media.detail.fields.licence')}
          name="licence"
          value={values.licence}
          options={licenceNames.map((value) => ({ value, label: t(`media.licences.${value}`) }))}
          onChange={(licence) => onChange({ licence })}
        />
        <DayInput
          id="media-licenceUntil"
          label={t('media.detail.fields.licenceUntil')}
          hint={t('media.detail.licenceUntilHint')}
          error={errors.has('licenceUntil') ? t('media.detail.errors.other') : undefined}
          value={values.licenceUntil ?? ''}
          onChange={(day) =>
            onChange({ licenceUntil: typeof day === 'string' && day ? day : null })
          }
        />
      </Part>
      <Part title={t('media.detail.order')}>
        <PlaceInput
          id="media-place-of"
          label={t('media.detail.fields.place')}
          among="places"
          value={values.place ?? ''}
          onChange={(place) =>
            onChange({ place: typeof place === 'string' && place !== '' ? place : null })
          }
        />
        <TagInput id="media-tags" tags={values.tags} onChange={(tags) => onChange({ tags })} />
      </Part>
    </div>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3">
      <div>
        <h3 className="text-base font-semibold">{title}</h3>
        {hint && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

function TagInput({
  id,
  tags,
  onChange,
}: {
  id: string
  tags: readonly string[]
  onChange: (tags: string[]) => void
}) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')

  function add(text: string) {
    setTyped('')
    const next = withTags(tags, text)
    if (next.length > tags.length) onChange(next)
  }

  return (
    <InputFrame id={id} label={t('media.detail.fields.tags')} hint={t('media.detail.tagsHint')}>
      {tags.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className={
                'inline-flex min-h-11 items-center rounded-full ' +
                'bg-line/60 ps-3.5 text-sm font-semibold'
              }
            >
              <span className="wrap-anywhere">{tag}</span>
              <button
                type="button"
                aria-label={t('media.detail.removeTag', { tag })}
                onClick={() => onChange(tags.filter((one) => one !== tag))}
                className={
                  'inline-flex size-11 shrink-0 items-center ' +
                  'justify-center rounded-full text-muted ' +
                  'hover:text-ink'
                }
              >
                <X className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <input
          id={id}
          aria-describedby={`${id}-hint`}
          value={typed}
          maxLength={maxTagLength}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) =>
            target.value.includes(',') ? add(target.value) : setTyped(target.value)
          }
          onBlur={() => add(typed)}
          onKeyDown={(event) => {
            // Enter also ends an input method's composition.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            add(typed)
          }}
          className={control}
        />
        <button
          type="button"
          className={`${buttonStyles.secondary} shrink-0`}
          onClick={() => add(typed)}
        >
          {t('media.detail.addTag')}
        </button>
      </div>
    </InputFrame>
  )
}

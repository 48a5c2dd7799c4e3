import { Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { altFields } from '../../../schema/content/photos'
import { locales } from '../../../schema/locale'
import { buttonStyles } from '../../ui/button-styles'
import { AltField } from './alt-field'
import { LicenceMark } from './licence-mark'
import { useStoredPhoto } from './media-api'

interface PhotoWordsProps {
  id: string
  /** The place has a text of its own, which readers get instead. */
  isOverridden?: boolean
}

/** The library's description where a photograph is used, to be read and mended there. */
export function PhotoWords({ id, isOverridden = false }: PhotoWordsProps) {
  const { t } = useTranslation('admin')
  const fieldsId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { item, isHidden } = useStoredPhoto(id)
  if (!item || isHidden) return null
  return (
    <div className="@container text-sm">
      <p className="mb-1 empty:hidden">
        <LicenceMark item={item} />
      </p>
      <p className="font-semibold">{t('media.words.title')}</p>
      {isOverridden && <p className="text-muted">{t('media.words.overridden')}</p>}
      {!isOpen && (
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-2">
          {locales.map((locale) => (
            <div key={locale} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted uppercase">{locale}</dt>
              <dd lang={locale} className="wrap-anywhere">
                {item[altFields[locale]] || t('media.words.none')}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <button
        type="button"
        className={buttonStyles.quiet}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Pencil className="size-4" />
        {t(isOpen ? 'media.words.close' : 'media.words.edit')}
      </button>
      {/* Closed, it keeps what is typed. */}
      <div id={fieldsId} hidden={!isOpen} className="grid gap-x-5 gap-y-3 @min-[40rem]:grid-cols-2">
        {item.useCount > 1 && (
          <p
            role="note"
            className="col-span-full rounded-control border border-s-4 border-line px-3 py-2"
          >
            {t('media.words.shared', { count: item.useCount })}
          </p>
        )}
        {locales.map((locale) => (
          <AltField
            key={locale}
            id={id}
            locale={locale}
            label={t(`media.detail.fields.${altFields[locale]}`)}
            withPicture={false}
          />
        ))}
      </div>
    </div>
  )
}

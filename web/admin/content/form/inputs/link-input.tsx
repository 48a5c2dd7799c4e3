import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { PageSection } from '../../../../ui/error-boundary'
import { lazyPart } from '../../../kit/lazy-part'
import type { InputProps } from './input-frame'
import { TextInput } from './text-input'

const PageDialog = lazyPart(
  ['rich-text'],
  async () => (await import('../../../rich-text/visual/page-dialog')).PageDialog,
)

/** A page of the site, found by its name, or an address. */
export function LinkInput(input: InputProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const { label, value, onChange } = input
  const action = t('entry-form.editor.choosePage')
  return (
    <div className="min-w-0">
      <TextInput {...input} inputMode="url" placeholder="/… · https://…" />
      <button
        type="button"
        className={`${buttonStyles.secondary} mt-2`}
        aria-label={`${action}: ${label}`}
        onClick={() => setIsOpen(true)}
      >
        {action}
      </button>
      {isOpen && (
        <PageSection>
          <PageDialog
            kind="link"
            locale={locale}
            href={typeof value === 'string' ? value : ''}
            onChoose={({ href }) => onChange(href)}
            onClose={() => setIsOpen(false)}
          />
        </PageSection>
      )}
    </div>
  )
}

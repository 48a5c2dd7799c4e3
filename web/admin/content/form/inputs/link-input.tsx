import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { anyEntryAtPath } from '../../../../../schema/content/entry-paths'
import { text } from '../../../../../schema/locale'
import { useLocale } from '../../../../lib/locale-context'
import { buttonStyles } from '../../../../ui/button-styles'
import { PageSection } from '../../../../ui/error-boundary'
import { useAdminData } from '../../../kit/admin-api'
import { lazyPart } from '../../../kit/lazy-part'
import { useDebounced } from '../../../kit/use-debounced'
import type { InputProps } from './input-frame'
import { TextInput } from './text-input'

const PageDialog = lazyPart(
  ['rich-text'],
  async () => (await import('../../../rich-text/visual/page-dialog')).PageDialog,
)

const quietMs = 300

/** What is at a path of the site: the kind of the page, and its title. */
function usePageName(path: string): string {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const entry = anyEntryAtPath(useDebounced(path, quietMs).replace(/[?#].*$/, ''))
  const { data } = useAdminData(
    entry ? `/api/admin/entries?kind=${entry.kind}&q=${encodeURIComponent(entry.slug)}` : null,
  )
  const found = data?.entries.find(({ slug }) => slug === entry?.slug)
  if (!entry) return ''
  const kind = t(`entries.oneKind.${entry.kind}`)
  return found ? `${kind}: ${text(found, 'title', locale)}` : kind
}

/** A page of the site, found by its name, or an address. */
export function LinkInput(input: InputProps) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const { label, value, onChange } = input
  const address = typeof value === 'string' ? value : ''
  const hint = [input.hint, usePageName(address)].filter(Boolean).join(' · ')
  const action = t('entry-form.editor.choosePage')
  return (
    <div className="min-w-0">
      <TextInput {...input} hint={hint} inputMode="url" placeholder="/… · https://…" />
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
            href={address}
            onChoose={({ href }) => onChange(href)}
            onClose={() => setIsOpen(false)}
          />
        </PageSection>
      )}
    </div>
  )
}

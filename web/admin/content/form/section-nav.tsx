import { useTranslation } from 'react-i18next'
import type { EntryKind } from '../../../../schema/content/choices'
import type { FormField } from './form-schema'
import { useFormTools } from './form-tools'
import { addressPartOf, sectionId, sectionsOf, sectionTitle } from './sections'

/** The parts of the form in one row that scrolls, with a dot at those that need a look. */
export function SectionNav({ fields, kind }: { fields: readonly FormField[]; kind: EntryKind }) {
  const { t } = useTranslation('admin')
  const { issues } = useFormTools()
  const sections = sectionsOf(fields)
  const wrong = new Set(
    issues.filter(({ isShown }) => isShown).map(({ at }) => String(at[0]).replace(/(Vi|En)$/, '')),
  )
  const addressPart = addressPartOf(kind)
  const links = [
    ...sections.map((section) => ({
      id: sectionId(section.name),
      title: sectionTitle(t, section),
      isWrong: section.fields.some(({ name }) => wrong.has(name)),
    })),
    ...(addressPart
      ? [
          {
            id: sectionId('address'),
            title: t(`entries.editor.sections.${addressPart}`),
            isWrong: wrong.has('slug'),
          },
        ]
      : []),
  ]

  function goTo(id: string) {
    const heading = document.getElementById(id)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start' })
  }

  return (
    <nav aria-label={t('entries.editor.parts')} className="-mx-1 w-full min-w-0">
      <ul className="flex overflow-x-auto [scrollbar-width:none]">
        {links.map(({ id, title, isWrong }) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              onClick={() => goTo(id)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold text-muted hover:bg-line/50 hover:text-ink"
            >
              {title}
              {isWrong && (
                <span className="text-bad">
                  <span aria-hidden="true">●</span>
                  <span className="sr-only">{t('entries.editor.needsLook')}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

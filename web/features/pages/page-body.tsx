import type { EntryOf } from '../../../schema/api/entries'
import { valueIn } from '../../../schema/locale'
import { FactsChecked } from '../../domain/entries/loaded-entry'
import { useLocale } from '../../lib/locale-context'
import { ContentBody } from '../../ui/rich-text'
import { headingsOfLong, TableOfContents } from '../../ui/table-of-contents'

export function PageBody({ page }: { page: EntryOf<'page'> }) {
  const body = valueIn({ vi: page.bodyVi, en: page.bodyEn }, useLocale())
  if (!body) return null
  const isLong = body.headings.length >= headingsOfLong
  return (
    <div className={`page mt-6 grid gap-6 md:mt-10${isLong ? ' lg:aside-text-64 lg:gap-16' : ''}`}>
      {isLong && (
        <aside className="lg:sticky lg:top-30 lg:self-start">
          <TableOfContents headings={body.headings} />
        </aside>
      )}
      <div>
        <ContentBody body={body} cards={page.cards} />
        <FactsChecked day={page.factsCheckedOn} />
      </div>
    </div>
  )
}

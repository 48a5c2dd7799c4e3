import { useTranslation } from 'react-i18next'
import type { EntryListOf } from '../../../schema/api/entries'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatDate } from '../../../schema/time'
import { LoadedData } from '../../domain/entries/loaded-entry'
import { entryListPath } from '../../domain/entries/paths'
import { NewsletterPart } from '../../domain/newsletter/newsletter-part'
import { useLocale } from '../../lib/locale-context'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { ListHero } from '../../ui/list-hero'
import { SiteLink } from '../../ui/site-link'
import { EmptyState } from '../../ui/states'
import './letters.css'
import { Postmark } from './postmark'

export function Screen() {
  const remote = useApi(entryListPath('letter', useLocale()))
  return <LoadedData remote={remote}>{(letters) => <LetterList letters={letters} />}</LoadedData>
}

Screen.parts = [NewsletterPart]

function LetterList({ letters }: { letters: EntryListOf<'letter'> }) {
  const { t } = useTranslation('letters')
  const locale = useLocale()
  return (
    <>
      <Breadcrumbs steps={[]} here={t('title')} />
      <ListHero title={t('title')} intro={t('intro')} picture="@assets/art/letters-postman" />
      {letters.length === 0 ? (
        <div className="page mt-10">
          <EmptyState as="h2" isLarge title={t('emptyTitle')} text={t('emptyText')} />
        </div>
      ) : (
        <ol className="page mt-6 grid gap-6 md:mt-10 lg:grid-cols-2">
          {letters.map((letter) => (
            <li key={letter.slug}>
              <SiteLink
                to={fillPath(paths.letter, { slug: letter.slug })}
                className={
                  'letter-card group grid h-full content-start airmail gap-x-4 p-4 card-shadow ' +
                  'md:p-5'
                }
              >
                <time dateTime={letter.sentOn} className="text-sm text-muted">
                  {formatDate(letter.sentOn, locale)}
                </time>
                <h2 className="mt-1 text-heading group-hover:underline">
                  {text(letter, 'subject', locale)}
                </h2>
                <p className="mt-1 text-muted">{text(letter, 'preview', locale)}</p>
                <Postmark day={letter.sentOn} />
              </SiteLink>
            </li>
          ))}
        </ol>
      )}
      <NewsletterPart isInArchive />
    </>
  )
}

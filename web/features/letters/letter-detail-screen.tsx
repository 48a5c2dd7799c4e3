import { useTranslation } from 'react-i18next'
import type { EntryListOf, EntryOf } from '../../../schema/api/entries'
import { text, valueIn } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { formatDateOrNothing } from '../../../schema/time'
import { FactsChecked, LoadedEntry } from '../../domain/entries/loaded-entry'
import { entryListPath, entryPath } from '../../domain/entries/paths'
import { NewsletterPart } from '../../domain/newsletter/newsletter-part'
import { useLocale } from '../../lib/locale-context'
import type { ScreenProps } from '../../lib/page'
import { useApi } from '../../lib/use-api'
import { Breadcrumbs } from '../../ui/breadcrumbs'
import { Picture } from '../../ui/picture'
import { ContentBody } from '../../ui/rich-text'
import { ShareButton } from '../../ui/share-button'
import { SiteLink } from '../../ui/site-link'
import './letters.css'
import { Postmark } from './postmark'

export function Screen({ params }: ScreenProps) {
  const { t } = useTranslation('letters')
  const remote = useApi(entryPath('letter', params.slug ?? '', useLocale()))
  return (
    <LoadedEntry
      remote={remote}
      missing={{ title: t('notFoundTitle'), text: t('notFoundText') }}
      back={{ to: paths.letters, label: t('title') }}
    >
      {(letter) => <LetterPage letter={letter} />}
    </LoadedEntry>
  )
}

Screen.parts = [NewsletterPart]

function LetterPage({ letter }: { letter: EntryOf<'letter'> }) {
  const { t } = useTranslation('letters')
  const locale = useLocale()
  const subject = text(letter, 'subject', locale)
  const [stamp] = letter.cards
  const body = valueIn({ vi: letter.contentVi, en: letter.contentEn }, locale)
  return (
    <>
      <Breadcrumbs steps={[{ to: paths.letters, label: t('title') }]} here={subject} />
      <div className="letter-page py-4 md:py-12">
        <article className="letter card-shadow">
          <div className="letter-head grid items-start gap-x-4">
            <time dateTime={letter.sentOn} className="text-sm text-balance text-muted">
              {t('sentOn', { date: formatDateOrNothing(letter.sentOn, locale) })}
            </time>
            <div className="letter-post">
              {stamp && (
                <Picture src={stamp.image} alt="" format="square" sizes="6rem" className="stamp" />
              )}
              <Postmark day={letter.sentOn} />
            </div>
            <h1 className="mt-2 text-title">{subject}</h1>
          </div>
          <p className="letter-preview mt-2 font-display text-lg text-pretty text-muted">
            {text(letter, 'preview', locale)}
          </p>
          {body && (
            <div className="wide-figures mt-6">
              <ContentBody body={body} cards={letter.cards} />
              <FactsChecked day={letter.factsCheckedOn} />
            </div>
          )}
          <div className="mt-8 flex border-t border-line pt-4" data-print="hide">
            <ShareButton
              title={subject}
              path={fillPath(paths.letter, { slug: letter.slug })}
              withText
            />
          </div>
        </article>
      </div>
      <OtherLetters slug={letter.slug} />
      <NewsletterPart />
    </>
  )
}

function OtherLetters({ slug }: { slug: string }) {
  const { t } = useTranslation('letters')
  const { data: letters = [] } = useApi(entryListPath('letter', useLocale()))
  const at = letters.findIndex((letter) => letter.slug === slug)
  if (at < 0 || letters.length === 1) return null
  return (
    <nav aria-label={t('others')} className="other-letters" data-print="hide">
      <ul className="grid gap-4 border-t border-line pt-5 md:grid-cols-2">
        <OtherLetter label={t('older')} rel="prev" letter={letters[at + 1]} />
        <OtherLetter label={t('newer')} rel="next" letter={letters[at - 1]} />
      </ul>
    </nav>
  )
}

function OtherLetter({
  label,
  rel,
  letter,
}: {
  label: string
  rel: 'prev' | 'next'
  letter: EntryListOf<'letter'>[number] | undefined
}) {
  const locale = useLocale()
  if (!letter) return null
  return (
    <li>
      <SiteLink
        to={fillPath(paths.letter, { slug: letter.slug })}
        rel={rel}
        className="group block min-h-11"
      >
        <span className="block text-sm text-muted">{label}</span>
        <span className="mt-1 block font-semibold group-hover:underline">
          {text(letter, 'subject', locale)}
        </span>
      </SiteLink>
    </li>
  )
}

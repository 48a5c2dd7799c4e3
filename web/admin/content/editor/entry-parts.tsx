import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreviewLink } from '../../../../schema/api/posts'
import { type EntryKind, hasFixedAddress } from '../../../../schema/content/choices'
import { entryPagePath } from '../../../../schema/content/entry-paths'
import { factToken } from '../../../../schema/content/facts'
import { languageTags } from '../../../../schema/locale'
import { useLocale } from '../../../lib/locale-context'
import { useSiteHref } from '../../../lib/navigation'
import { buttonStyles } from '../../../ui/button-styles'
import { copyLink } from '../../../ui/copy-link'
import { SiteLink } from '../../../ui/site-link'
import { LoadError } from '../../../ui/states'
import { useAdminData, writeAdmin } from '../../kit/admin-api'
import { formatInstant } from '../../kit/format-instant'
import { lazyPart } from '../../kit/lazy-part'
import { makeSlug } from '../../kit/make-slug'
import { useAttempt } from '../../kit/use-attempt'
import { Waiting } from '../../waiting'
import { entryApi, entryScreens } from '../entry-api'
import { FormPart } from '../form/entry-form'
import { TextInput } from '../form/inputs/text-input'
import { controlId } from '../form/paths'
import { addressPartOf, letterPart, sectionId } from '../form/sections'
import { titleOf, titlesOf } from '../titles'
import type { EntryEditing } from './use-entry-editor'

const LetterSendings = lazyPart(
  ['letters', 'outbox', 'subscribers'],
  async () => (await import('../../letters/letter-sendings')).LetterSendings,
)

export function EntryParts({ editing }: { editing: EntryEditing }) {
  const { kind, id, slug } = editing.entry
  return (
    <>
      <AddressPart editing={editing} />
      {kind === 'post' && <PreviewLinkField postId={id} isDirty={editing.isDirty} />}
      {kind === 'fact' && <FactUses id={id} slug={slug} />}
      {kind === 'letter' && (
        <div id={letterPart} tabIndex={-1} className="scroll-mt-48 outline-none lg:scroll-mt-36">
          <Suspense fallback={<Waiting />}>
            <LetterSendings editing={editing} />
          </Suspense>
        </div>
      )}
    </>
  )
}

const free: readonly EntryKind[] = [
  'post',
  'destination',
  'topic',
  'deal',
  'itinerary',
  'fact',
  'letter',
  'page',
  'author',
  'route',
]

function AddressPart({
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
  if (!free.includes(kind) || hasFixedAddress(entry))
    return (
      <FormPart id={sectionId('address')} title={t('entry-form.editor.sections.address')}>
        <p>{path}</p>
        <p className="text-sm text-muted">{t('entry-form.editor.fixedSlug')}</p>
      </FormPart>
    )
  return (
    <FormPart id={sectionId('address')} title={t(`entry-form.editor.sections.${part}`)}>
      <TextInput
        id={controlId(['slug'])}
        label={t(kind === 'fact' ? 'entry-form.facts.slug' : 'entry-form.fields.slug')}
        hint={
          kind === 'fact'
            ? t('entry-form.facts.slugHint', { token: factToken(content.slug) })
            : path && t('entry-form.editor.slugHint', { path })
        }
        error={
          isRefused || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(content.slug)
            ? t('entry-form.errors.slug')
            : undefined
        }
        value={content.slug}
        onChange={(value) => changeSlug(String(value).trim())}
      />
      {wasPublic && entry.path !== null && content.slug !== entry.slug && (
        <p role="status" className="mt-1 text-sm">
          {t('entry-form.slug.redirects', { path: entry.path })}
        </p>
      )}
      {suggested !== '' && suggested !== content.slug && !(kind === 'fact' && wasPublic) && (
        <button type="button" className={buttonStyles.quiet} onClick={() => changeSlug(suggested)}>
          {t('entry-form.slug.fromTitle')}
        </button>
      )}
    </FormPart>
  )
}

function FactUses({ id, slug }: { id: string; slug: string }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data, error, retry } = useAdminData(entryApi.uses(id))
  return (
    <FormPart
      id="entry-part-uses"
      title={t('entry-form.facts.uses')}
      hint={t('entry-form.facts.usesHint', { token: factToken(slug) })}
    >
      {error !== undefined && <LoadError error={error} onRetry={retry} />}
      {!data && error === undefined && <div className="pulsing skeleton h-11" />}
      {data?.length === 0 && <p className="text-muted">{t('entry-form.facts.unused')}</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((use) => (
            <li key={use.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <SiteLink
                to={entryScreens.editor(use.id)}
                className={
                  'inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline'
                }
              >
                {titleOf(use, locale, t)}
              </SiteLink>
              <span className="text-sm text-muted">
                {use.kind === 'post'
                  ? t('entry-form.facts.article')
                  : t(`entries.kinds.${use.kind}`)}
                {' · '}
                {use.publicIn.length === 0
                  ? t('entry-form.facts.notPublic')
                  : use.publicIn.map((one) => languageTags[one].own).join(', ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </FormPart>
  )
}

function PreviewLinkField({ postId, isDirty }: { postId: string; isDirty: boolean }) {
  const { t } = useTranslation('admin')
  const { attempt } = useAttempt()
  const [link, setLink] = useState<PreviewLink>()

  function create() {
    void attempt(
      async () =>
        setLink(
          await writeAdmin<PreviewLink>(
            'POST',
            `/api/admin/posts/${encodeURIComponent(postId)}/preview-link`,
          ),
        ),
      { title: t('kit.previewLink.failed') },
    )
  }

  return (
    <FormPart id="preview-link" title={t('kit.previewLink.title')}>
      <p className="text-sm text-muted">
        {t(isDirty ? 'kit.previewLink.savedOnly' : 'kit.previewLink.text')}
      </p>
      {link ? (
        <CreatedLink link={link} />
      ) : (
        <button type="button" className={`${buttonStyles.secondary} mt-2`} onClick={create}>
          {t('kit.previewLink.make')}
        </button>
      )}
    </FormPart>
  )
}

function CreatedLink({ link }: { link: PreviewLink }) {
  const { t } = useTranslation('admin')
  const { t: tShell } = useTranslation('shell')
  const locale = useLocale()
  const url = new URL(useSiteHref(link.path), window.location.origin).href

  return (
    <>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          readOnly
          value={url}
          aria-label={t('kit.previewLink.title')}
          onFocus={(event) => event.target.select()}
          className={
            'min-h-11 min-w-0 grow rounded-control border ' +
            'border-line bg-paper px-3 text-sm text-ink'
          }
        />
        <button
          type="button"
          className={buttonStyles.secondary}
          onClick={() => void copyLink(url, tShell)}
        >
          {tShell('copyLink')}
        </button>
        <a href={url} target="_blank" rel="noopener" className={`${buttonStyles.quiet} px-2`}>
          {t('kit.previewLink.open')}
        </a>
      </div>
      <p className="mt-1 text-sm text-muted">
        {t('kit.previewLink.expires', { time: formatInstant(link.expiresAt, locale) })}
      </p>
    </>
  )
}

import { useTranslation } from 'react-i18next'
import type { PostAuthor } from '../../../schema/api/posts'
import { text } from '../../../schema/locale'
import { fillPath, paths } from '../../../schema/paths'
import { useLocale } from '../../lib/locale-context'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'

/** Who wrote the article; without a link where the author's page is not public. */
export function AuthorNote({ author }: { author: PostAuthor }) {
  const { t } = useTranslation('articles')
  const locale = useLocale()
  const { slug, image } = author
  const name = text(author, 'name', locale)
  const role = text(author, 'role', locale)
  return (
    <section
      aria-label={t('author')}
      className="mt-12 flex items-start gap-4 border-t border-line pt-6"
    >
      {image && (
        <Picture
          src={image}
          alt=""
          format="square"
          sizes="5rem"
          className="size-20 shrink-0 rounded-full border-2 border-line object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="font-display text-lg font-semibold">
          {slug ? (
            <SiteLink
              to={fillPath(paths.author, { slug })}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {name}
            </SiteLink>
          ) : (
            name
          )}
        </p>
        {role && <p className="text-sm text-muted">{role}</p>}
        <p className="mt-1 text-pretty">{text(author, 'bio', locale)}</p>
      </div>
    </section>
  )
}

import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownGuide } from '../../../schema/content/views'
import { text } from '../../../schema/locale'
import { useLocale } from '../../lib/locale-context'
import { pictureSizes } from '../../lib/picture-sizes'
import { Picture } from '../../ui/picture'
import { SiteLink } from '../../ui/site-link'
import { guidePath } from './paths'

export function GuideNeighbours({ guide }: { guide: ShownGuide }) {
  const { t } = useTranslation('guides')
  const locale = useLocale()
  const { previous, next } = guide
  const style =
    'flex h-full items-center gap-4 rounded-card border border-line bg-card p-4 hover:border-ink'
  return (
    <nav
      aria-label={t('neighbours')}
      className="page mt-16 grid gap-4 md:grid-cols-2"
      data-print="hide"
    >
      {previous && (
        <SiteLink to={guidePath(previous.day)} className={style}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
          <NeighbourPicture src={previous.imageUrl} />
          <span>
            <span className="block text-sm text-muted">
              {t('previousDay', { day: previous.day })}
            </span>
            <span className="font-semibold">{text(previous, 'title', locale)}</span>
          </span>
        </SiteLink>
      )}
      {next && (
        <SiteLink
          to={guidePath(next.day)}
          className={`${style} justify-end text-end md:col-start-2`}
        >
          <span>
            <span className="block text-sm text-muted">{t('nextDay', { day: next.day })}</span>
            <span className="font-semibold">{text(next, 'title', locale)}</span>
          </span>
          <NeighbourPicture src={next.imageUrl} />
          <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
        </SiteLink>
      )}
    </nav>
  )
}

function NeighbourPicture({ src }: { src: string | null | undefined }) {
  if (!src) return null
  return (
    <Picture
      src={src}
      alt=""
      format="square"
      sizes={pictureSizes.thumbnail}
      className="size-20 shrink-0 rounded-control md:size-28"
    />
  )
}

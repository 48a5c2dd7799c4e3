import type { ReactNode } from 'react'
import { textIn } from '../../../../schema/locale'
import type { PlanRef } from '../../../../schema/plan'
import { itemPath } from '../../../domain/saved/item-path'
import { useLocale } from '../../../lib/locale-context'
import { pictureSizes } from '../../../lib/picture-sizes'
import { Picture } from '../../../ui/picture'
import { SiteLink } from '../../../ui/site-link'

interface PlanItemCardProps {
  item: PlanRef & { titleVi: string; titleEn: string; picture: string | null }
  line: string
  children?: ReactNode
}

export function PlanItemCard({ item, line, children }: PlanItemCardProps) {
  const title = textIn(item, 'title', useLocale())
  return (
    <div
      className={
        'plan-item relative flex h-full items-center gap-2.5 ' +
        'rounded-card border border-line bg-card'
      }
    >
      <Picture
        src={item.picture}
        alt=""
        format="square"
        sizes={pictureSizes.thumbnail}
        className="shrink-0 self-start object-cover"
      />
      <div className="min-w-0 grow py-1.5">
        <SiteLink
          to={itemPath(item.kind, item.slug, title.value)}
          lang={title.locale}
          className={
            'line-clamp-2 text-small leading-tight font-semibold ' +
            'after:absolute after:inset-0 hover:underline'
          }
        >
          {title.value}
        </SiteLink>
        <p className="truncate text-sm text-muted">{line}</p>
      </div>
      {children && <div className="relative z-1 shrink-0">{children}</div>}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { textIn } from '../../../../schema/locale'
import type { PlanThing } from '../../../../schema/plan'
import { type FindThing, titleIn } from '../../../domain/plan/plan-things'
import { itemPath } from '../../../domain/saved/item-path'
import { useLocale } from '../../../lib/locale-context'
import { pictureSizes } from '../../../lib/picture-sizes'
import { Picture } from '../../../ui/picture'
import { SiteLink } from '../../../ui/site-link'

export function StopWords({ thing, find }: { thing: PlanThing; find: FindThing }) {
  const { t } = useTranslation('plan')
  const locale = useLocale()
  const known = find(thing)
  const title = titleIn(thing, find, locale)
  const address = known?.place && textIn(known.place, 'address', locale).value
  return (
    <div className="flex gap-3">
      {known?.picture && (
        <div className="shrink-0" data-print="hide">
          <Picture
            src={known.picture}
            alt=""
            format="square"
            sizes={pictureSizes.thumbnail}
            className="size-14 rounded-control"
          />
        </div>
      )}
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">
          {thing.time && <span className="me-2 text-accent">{thing.time}</span>}
          {known ? (
            <SiteLink
              to={itemPath(thing.kind, thing.slug, title.value)}
              lang={title.locale}
              className="inline-block py-0.5 underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {title.value}
            </SiteLink>
          ) : (
            title.value
          )}
        </p>
        <p className="text-sm text-muted">
          {known ? [t(`kinds.${thing.kind}`), address].filter(Boolean).join(' · ') : t('missing')}
        </p>
        {thing.note && (
          <p className="mt-1 border-s-2 border-line ps-3 text-[0.9375rem]">{thing.note}</p>
        )}
      </div>
    </div>
  )
}

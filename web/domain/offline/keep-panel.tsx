import { useId } from 'react'
import { paths } from '../../../schema/paths'
import { useTranslation } from '../../i18n/use-translation'
import { formatBytes } from '../../lib/format-bytes'
import { useLocale } from '../../lib/locale-context'
import { buttonStyles } from '../../ui/button-styles'
import { SiteLink } from '../../ui/site-link'
import type { SavedItem } from '../saved/saved-items'
import { useKeptPages } from './kept-pages'
import { KeptState } from './kept-state'
import { useKeeping } from './use-keeping'

/** Says what keeping pages would take, asks, shows how far it is, and says how it ended. */
export function KeepPanel({ items }: { items: SavedItem[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const titleId = useId()
  const kept = useKeptPages().filter((page) => items.some(({ kind, slug }) => kind === page.kind && slug === page.slug))
  const { keeping, keep, measure } = useKeeping(items, kept.length === items.length)
  const isOne = items.length === 1
  const { step } = keeping
  return (
    <section aria-labelledby={titleId} className="max-w-xl rounded-card border border-line bg-card p-4 text-ink raised">
      <h2 id={titleId} className="text-heading">
        {isOne ? t('offline.panel.title') : t('offline.panel.titleSaved')}
      </h2>
      <div role="status" className="mt-1 text-pretty">
        {step === 'measuring' && <p className="text-muted">{t('offline.panel.measuring')}</p>}
        {step === 'asking' && (
          <p>
            {t(isOne ? 'offline.panel.size' : 'offline.panel.sizeSaved', {
              size: formatBytes(keeping.plan.bytes, locale),
              count: keeping.plan.pages.length,
            })}
          </p>
        )}
        {step === 'running' && <p>{t('offline.panel.keeping', { percent: keeping.percent })}</p>}
        {step === 'done' && <KeptState pages={kept} onRemoved={measure} />}
        {step === 'failed' && <p className="text-bad">{t(`offline.panel.${keeping.reason}`)}</p>}
      </div>
      {step === 'running' && (
        <progress className="mt-3 h-2 w-full accent-action" aria-labelledby={titleId} max={100} value={keeping.percent} />
      )}
      {step === 'asking' && (
        <button type="button" className={`${buttonStyles.primary} mt-3`} onClick={() => void keep(keeping.plan)}>
          {t('offline.panel.confirm')}
        </button>
      )}
      {step === 'failed' && keeping.reason !== 'unsupported' && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="button" className={buttonStyles.secondary} onClick={measure}>
            {t('shell.retry')}
          </button>
          {keeping.reason === 'full' && (
            <SiteLink to={paths.offline} className={buttonStyles.quiet}>
              {t('offline.panel.showList')}
            </SiteLink>
          )}
        </div>
      )}
    </section>
  )
}

import { Ellipsis, HardDriveDownload, ListChecks } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../../schema/locale'
import { paths } from '../../../../schema/paths'
import { isPlanDay, maxPlanDays } from '../../../../schema/plan'
import { addDays } from '../../../../schema/time'
import { daysOf, type TravelDates } from '../../../../schema/travel-dates'
import { Download, useDownloaded } from '../../../domain/offline/download-button'
import { downloadable } from '../../../domain/offline/offline-pages'
import { switchOwnPlan } from '../../../domain/plan/own-plan'
import { SaveButton } from '../../../domain/saved/save-button'
import { type SavedItem, useSavedItems } from '../../../domain/saved/saved-items'
import { toSavedLink } from '../../../domain/saved/saved-link'
import { useTravelDates } from '../../../domain/travel-dates/use-travel-dates'
import { useLocale } from '../../../lib/locale-context'
import { useSettings, useToday } from '../../../lib/page-data'
import { buttonStyles } from '../../../ui/button-styles'
import { copyLink } from '../../../ui/copy-link'
import { control, SelectField } from '../../../ui/form-controls'
import { MenuButton, type MenuEntry } from '../../../ui/menu-button'
import { SiteLink } from '../../../ui/site-link'
import { showToast } from '../../../ui/toast-store'
import { arrange, type Placed, suggestDays } from './arrange'
import { PlanItemCard } from './plan-item-card'
import { nameOf } from './use-plan-editing'

/** Days from today to the start without travel dates. */
const usualWait = 14

function usualStart(dates: TravelDates | undefined, today: string): string {
  const from = dates && daysOf(dates, today).from
  return from && from > today ? from : addDays(today, usualWait)
}

interface StartPlanProps {
  saved: readonly SavedItem[]
  placed: readonly Placed[]
}

export function StartPlan({ saved, placed }: StartPlanProps) {
  const { t } = useTranslation('plan')
  const today = useToday()
  const { dates } = useTravelDates()
  const [chosenStart, setStart] = useState<string>()
  const start = chosenStart ?? usualStart(dates, today)
  const [chosen, setChosen] = useState<number>()
  const dayCount = chosen ?? suggestDays(placed)

  function begin() {
    const isKept = switchOwnPlan({ id: newPlanId(), start, ...arrange(placed, dayCount) })
    showToast({ title: isKept ? t('arranged') : t('notKept'), destructive: !isKept })
  }

  return (
    <>
      <p className="mt-1 max-w-2xl text-pretty text-muted">{t('intro')}</p>
      <TripActions
        formPath={`${paths.tripPlanning}?saved=${toSavedLink(saved)}`}
        look="secondary"
      />
      <section
        aria-labelledby="plan-title"
        className="mt-6 max-w-3xl rounded-card border border-line bg-card p-4 md:p-6"
      >
        <h2 id="plan-title" className="text-heading">
          {t('title')}
        </h2>
        <div className="plan-start mt-3 grid grid-cols-2 items-end gap-3">
          <PlanFrameFields
            start={start}
            dayCount={dayCount}
            onStart={setStart}
            onDayCount={setChosen}
          />
          <button type="button" className={buttonStyles.primary} onClick={begin}>
            {t('arrange')}
          </button>
        </div>
      </section>
      <section aria-labelledby="tray-title" className="mt-8">
        <h2 id="tray-title" className="text-heading">
          {t('tray')}
        </h2>
        <ul className="plan-saved rail mt-3">
          {saved.map((item) => (
            <li key={nameOf(item)}>
              <PlanItemCard item={item} line={t(`kinds.${item.kind}`)}>
                <SaveButton item={item} look="plain" />
              </PlanItemCard>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function newPlanId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return [...bytes].map((byte) => (byte % 36).toString(36)).join('')
}

interface PlanFrameFieldsProps {
  start: string
  dayCount: number
  onStart: (start: string) => void
  onDayCount: (count: number) => void
}

export function PlanFrameFields({ start, dayCount, onStart, onDayCount }: PlanFrameFieldsProps) {
  const { t } = useTranslation('plan')
  const id = useId()
  return (
    <>
      <div>
        <label htmlFor={id} className="mb-1 block font-semibold">
          {t('start')}
        </label>
        <input
          id={id}
          type="date"
          value={start}
          required
          onChange={({ target: { value } }) => isPlanDay(value) && onStart(value)}
          className={control}
        />
      </div>
      <SelectField
        label={t('dayCount')}
        value={String(dayCount)}
        options={Array.from({ length: maxPlanDays }, (_, index) => ({
          value: String(index + 1),
          label: t('days', { count: index + 1 }),
        }))}
        onChange={(count) => onDayCount(Number(count))}
      />
    </>
  )
}

interface TripActionsProps {
  formPath: string
  look: 'primary' | 'secondary'
  tools?: readonly MenuEntry[]
  changes?: readonly MenuEntry[]
}

export function TripActions({ formPath, look, tools = [], changes = [] }: TripActionsProps) {
  const { t } = useTranslation(['plan', 'saved'])
  const shell = useTranslation('shell')
  const locale = useLocale()
  const { defaultLocale } = useSettings()
  const saved = useSavedItems()
  const pages = downloadable(saved)
  const isDownloaded = useDownloaded(pages)
  const [isDownloadOpen, setDownloadOpen] = useState(false)

  function copySaved() {
    const url = new URL(localizedPath(paths.saved, locale, defaultLocale), window.location.origin)
    url.search = `?items=${toSavedLink(saved)}`
    void copyLink(url.href, shell.t)
  }

  const download: MenuEntry = {
    label: t(isDownloaded ? 'saved:pocket.kept' : 'saved:pocket.keep'),
    Icon: HardDriveDownload,
    onClick: () => setDownloadOpen(!isDownloadOpen),
  }
  const entries = [
    ...tools,
    ...(pages.length > 0 ? [download] : []),
    ...(saved.length > 0
      ? [{ label: t('saved:copyLink'), Icon: ListChecks, onClick: copySaved }]
      : []),
    ...changes,
  ]
  return (
    <div data-print="hide" className="mt-3">
      <div className="flex gap-2">
        <SiteLink to={formPath} className={buttonStyles[look]}>
          {t('ask')}
        </SiteLink>
        {entries.length > 0 && (
          <MenuButton label={t('tools')} entries={entries} className={buttonStyles.icon}>
            <Ellipsis className="size-5" />
          </MenuButton>
        )}
      </div>
      {isDownloadOpen && pages.length > 0 && (
        <div className="mt-3">
          <Download items={pages} />
        </div>
      )}
    </div>
  )
}

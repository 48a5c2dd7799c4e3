import { CalendarDays, Link2, MapPin, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { localizedPath } from '../../../../schema/locale'
import { paths } from '../../../../schema/paths'
import { toPlanLink } from '../../../domain/plan/plan-link'
import { useLocale } from '../../../lib/locale-context'
import { useSettings } from '../../../lib/page-data'
import { copyLink } from '../../../ui/copy-link'
import type { MenuEntry } from '../../../ui/menu-button'
import { showToast } from '../../../ui/toast-store'
import type { FileKind } from './files'
import type { ShownPlan } from './plan-context'

/** Loaded early, with the toaster: the network may be gone when they are needed. */
const loadFiles = () => Promise.all([import('./files'), import('../../../ui/toaster')])

export function usePlanTools({ plan, find, places }: ShownPlan): MenuEntry[] {
  const { t } = useTranslation('plan')
  const journey = useTranslation('journey')
  const shell = useTranslation('shell')
  const locale = useLocale()
  const settings = useSettings()
  const { link, isWithoutNotes } = toPlanLink(plan)

  useEffect(() => {
    loadFiles().catch((error: unknown) =>
      console.debug('the files of a plan are not there yet', error),
    )
  }, [])

  async function save(kind: FileKind) {
    try {
      const [{ saveFile }] = await loadFiles()
      const name = saveFile(kind, {
        plan,
        find,
        places,
        locale,
        t,
        legTexts: journey.t,
        settings,
      })
      showToast({
        title: name
          ? t('downloaded', { file: name })
          : t(kind === 'ics' ? 'nothingToDo' : 'nowhere'),
      })
    } catch (error) {
      console.debug('the file of a plan could not be made', error)
      showToast({ title: t('failed'), destructive: true })
    }
  }

  function copy() {
    const url = new URL(
      localizedPath(paths.saved, locale, settings.defaultLocale),
      window.location.origin,
    )
    url.search = `?plan=${link}`
    void copyLink(url.href, shell.t, isWithoutNotes ? t('withoutNotes') : undefined)
  }

  return [
    { label: t('share'), Icon: Link2, onClick: copy },
    { label: t('print'), Icon: Printer, onClick: () => window.print() },
    { label: t('calendar'), Icon: CalendarDays, onClick: () => save('ics') },
    { label: t('track'), Icon: MapPin, onClick: () => save('gpx') },
  ]
}

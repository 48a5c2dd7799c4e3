import { useTranslation } from 'react-i18next'
import type { AdminEntryRow } from '../../../schema/api/admin-entries'
import { type Locale, locales } from '../../../schema/locale'
import { StatusMark, type Tone } from '../kit/status-mark'

type Standing = 'public' | 'draft' | 'scheduled' | 'trash'

const tones: Record<Standing, Tone> = {
  public: 'good',
  draft: 'plain',
  scheduled: 'strong',
  trash: 'bad',
}

/** UTC ISO instant */
export function scheduledAt(entry: AdminEntryRow, locale: Locale): string | null {
  return locale === 'vi' ? entry.scheduledAtVi : entry.scheduledAtEn
}

export function standingOf(entry: AdminEntryRow, locale: Locale): Standing {
  if (entry.deletedAt) return 'trash'
  if ((locale === 'vi' ? entry.statusVi : entry.statusEn) === 'published') return 'public'
  return scheduledAt(entry, locale) ? 'scheduled' : 'draft'
}

export function LanguageMarks({ entry }: { entry: AdminEntryRow }) {
  const { t } = useTranslation('admin')
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {locales.map((locale) => {
        const standing = standingOf(entry, locale)
        const words = standing === 'public' && scheduledAt(entry, locale) ? 'update' : standing
        return (
          <StatusMark key={locale} tone={tones[standing]}>
            {`${locale.toUpperCase()} ${t(`entries.standings.${words}`)}`}
          </StatusMark>
        )
      })}
    </span>
  )
}

import { useTranslation } from 'react-i18next'
import type { CalendarMark, CalendarMonth } from '../../../schema/api/admin-calendar'
import type { AdminEntry } from '../../../schema/api/admin-entries'
import { formatInVietnam } from '../../../schema/time'
import { useLocale } from '../../lib/locale-context'
import type { Remote } from '../../lib/use-api'
import { showToast } from '../../ui/toast-store'
import { entryApi, useInvalidateEntries } from '../content/entry-api'
import { writeAdmin } from '../kit/admin-api'
import { formatInstant } from '../kit/format-instant'
import { fromVietnamInput } from '../kit/schedule-form'
import { useAttempt } from '../kit/use-attempt'

/** The same Vietnam time on another day (UTC ISO); undefined if that is over. */
export function movedAt(at: string, day: string, now: number): string | undefined {
  const moved = fromVietnamInput(`${day}T${formatInVietnam(at, 'HH:mm:ss')}`)
  return moved && Date.parse(moved) > now ? moved : undefined
}

/** A month in which a mark has other values. */
export function replaceMark(month: CalendarMonth, changed: CalendarMark): CalendarMonth {
  const marks = month.marks.map((mark) => (mark.id === changed.id ? changed : mark))
  return { ...month, marks }
}

/** Schedules a publication for another day; shows it at once, and takes it back if refused. */
export function useMove({ mutate }: Pick<Remote<CalendarMonth>, 'mutate'>) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const invalidate = useInvalidateEntries()
  const { attempt, isPending } = useAttempt()

  async function send(mark: CalendarMark, moved: CalendarMark) {
    const { version, at } = moved
    const path = entryApi.publish(mark.subject ?? '')
    const payload = { version, at, locales: Object.keys(mark.languages) }
    const change = (month?: CalendarMonth) => month && replaceMark(month, moved)
    let entry: AdminEntry | undefined
    try {
      await mutate(
        async (month) => {
          entry = await writeAdmin<AdminEntry>('POST', path, payload)
          return change(month)
        },
        { optimisticData: (month) => change(month) ?? { marks: [], isCut: false } },
      )
    } catch (error) {
      void mutate()
      throw error
    }
    invalidate()
    const undone = { ...moved, version: entry?.version ?? 0 }
    showToast({
      title: t('calendar.moved', { when: formatInstant(moved.at ?? '', locale) }),
      action: { label: t('calendar.undo'), onClick: () => void move(undone, mark.day) },
    })
  }

  async function move(mark: CalendarMark, day: string): Promise<void> {
    if (day === mark.day || isPending) return
    const at = movedAt(mark.at ?? '', day, Date.now())
    if (!at)
      return showToast({
        title: t('calendar.notMoved'),
        text: t('calendar.past'),
        destructive: true,
      })
    await attempt(() => send(mark, { ...mark, day, at }), { title: t('calendar.notMoved') })
  }

  return move
}

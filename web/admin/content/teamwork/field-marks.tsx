import { MessageSquare, MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { storedPath } from './field-paths'
import { type FieldMarksProps, useTeam } from './team-context'
import { openThreads } from './team-facts'

/** Who is in a field, and what colleagues say about it; in the corner above it. */
export function FieldMarks({ path, driftPath, label }: FieldMarksProps) {
  const { t } = useTranslation('admin')
  const team = useTeam()
  if (!team) return null
  const field = storedPath(path, driftPath)
  const own = path.join('.')
  const here = team.presence.filter((one) => one.field === own && !one.isSelf)
  const count = openThreads(team.teamwork).filter((one) => one.field === field).length
  const Icon = count > 0 ? MessageSquare : MessageSquarePlus
  return (
    <div data-stored={field} className="absolute end-0 -top-1 flex max-w-1/2 items-center gap-1">
      {here.map(({ windowId, name }) => (
        <span
          key={windowId}
          className="truncate rounded-full border border-accent bg-card px-2 text-sm/5 font-semibold text-accent"
        >
          {name}
        </span>
      ))}
      <button
        type="button"
        // Empty ones are for the pointer: with keys the actions of the editor do the same.
        tabIndex={count > 0 ? 0 : -1}
        title={t('entry-form.team.addOn', { field: label })}
        aria-label={count > 0 ? t('entry-form.team.onField', { field: label, count }) : undefined}
        // The field keeps the focus and its selection, which a comment quotes.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => team.openComments(field)}
        className={
          'inline-flex h-6 min-w-8 shrink-0 items-center justify-center gap-1 rounded-full ' +
          'px-1 text-sm font-semibold hover:text-ink ' +
          (count > 0
            ? 'text-accent'
            : 'text-muted opacity-0 group-focus-within/field:opacity-100 ' +
              'group-hover/field:opacity-100 focus-visible:opacity-100')
        }
      >
        <Icon aria-hidden="true" className="size-4" />
        {count > 0 && count}
      </button>
    </div>
  )
}

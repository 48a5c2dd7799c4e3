import { useTranslation } from 'react-i18next'
import type { Person } from '../../../../schema/api/teamwork'

interface MentionOptionsProps {
  id: string
  people: readonly Person[]
  /** Whom Enter would mention. */
  marked: Person | undefined
  onChoose: (person: Person) => void
}

export const optionId = (list: string, { username }: Person) => `${list}-${username}`

/** The field keeps the focus: its keys move among the options. */
export function MentionOptions({ id, people, marked, onChoose }: MentionOptionsProps) {
  const { t } = useTranslation('admin')
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('teamwork.suggestions')}
      className="flex flex-wrap gap-x-2"
    >
      {people.map((person) => (
        <button
          key={person.username}
          id={optionId(id, person)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={person === marked}
          aria-label={t('teamwork.mention', { name: person.name })}
          onClick={() => onChoose(person)}
          className={
            'inline-flex min-h-11 items-center rounded-control px-3 font-semibold ' +
            'hover:bg-line/50 aria-selected:bg-line/80'
          }
        >
          @{person.username}
          {person.name !== person.username && ` (${person.name})`}
        </button>
      ))}
    </div>
  )
}

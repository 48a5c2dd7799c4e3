import { useTranslation } from 'react-i18next'
import type { LeadTodo, SubmissionKind } from '../../../schema/submissions'
import { useNames, useStaff } from '../kit/admin-api'

export const leadFilterForm = {
  grid: 'items-end sm:grid-cols-2 xl:grid-cols-[auto_minmax(14rem,1fr)_12rem_12rem]',
}

/** What list and board are filtered by. */
export function useLeadFilters(assignee: string) {
  const { t } = useTranslation('admin')
  const nameOf = useNames()
  const staff = useStaff(assignee).filter((name) => !['me', 'nobody'].includes(name))
  return {
    kind: {
      as: 'chips' as const,
      label: t('leads.kind'),
      textOf: (kind: SubmissionKind | 'all') => t(`leads.kinds.${kind}`),
      // The chips' last pixels are room for the focus of one.
      cell: 'min-w-0 sm:-mb-1',
    },
    todo: {
      label: t('leads.todo'),
      isMore: true as const,
      all: t('leads.todos.all'),
      textOf: (todo: LeadTodo) => t(`leads.todos.${todo}`),
    },
    assignee: {
      label: t('leads.assignee'),
      isMore: true as const,
      options: ['', 'me', 'nobody', ...staff],
      all: t('leads.assignees.anyone'),
      textOf: (name: string) =>
        name === 'me' || name === 'nobody' ? t(`leads.assignees.${name}`) : nameOf(name),
    },
    q: { label: t('leads.search'), placeholder: t('leads.searchHint') },
  }
}

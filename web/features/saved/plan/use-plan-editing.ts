import { createContext, type RefObject, use, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan, PlanRef } from '../../../../schema/plan'
import { replaceOwnPlan } from '../../../domain/plan/own-plan'
import { showToast } from '../../../ui/toast-store'
import { findStop } from './edit'

const maxSteps = 50

interface Step {
  before: Plan
  /** Consecutive steps of one name, such as the letters of a note, are undone as one. */
  name: string | undefined
}

interface PlanEditing {
  plan: Plan
  change: (next: Plan, name?: string) => void
  undo: () => void
  canUndo: boolean
  /** Counts undone steps: uncontrolled fields use it as their key. */
  undone: number
  open: string | undefined
  setOpen: (name: string | undefined) => void
  /** Announced to screen readers. */
  status: string
  say: (status: string) => void
  moveStop: (next: Plan, stop: PlanRef, title: string) => void
}

export function usePlanEditing(plan: Plan): PlanEditing {
  const { t } = useTranslation('plan')
  const [steps, setSteps] = useState<Step[]>([])
  const [undone, setUndone] = useState(0)
  const [open, setOpen] = useState<string>()
  const [status, say] = useState('')

  function keep(next: Plan) {
    if (!replaceOwnPlan(next)) showToast({ title: t('notKept'), destructive: true })
  }

  function change(next: Plan, name?: string) {
    if (next === plan) return
    setSteps((before) =>
      name && before.at(-1)?.name === name
        ? before
        : [...before.slice(1 - maxSteps), { before: plan, name }],
    )
    keep(next)
  }

  function undo() {
    const last = steps.at(-1)
    if (!last) return
    setSteps(steps.slice(0, -1))
    setUndone(undone + 1)
    keep(last.before)
    say(t('undone'))
  }

  function moveStop(next: Plan, stop: PlanRef, title: string) {
    change(next)
    const at = findStop(next, stop)
    if (!at) return
    const count = next.days[at.day]?.length ?? 0
    say(t('moved', { title, day: at.day + 1, place: at.place + 1, count }))
  }

  return {
    plan,
    change,
    undo,
    canUndo: steps.length > 0,
    undone,
    open,
    setOpen,
    status,
    say,
    moveStop,
  }
}

export const PlanEditingContext = createContext<PlanEditing | undefined>(undefined)

export function useEditing(): PlanEditing {
  const editing = use(PlanEditingContext)
  if (!editing) throw new Error('PlanEditingContext is missing')
  return editing
}

export function nameOf({ kind, slug }: PlanRef): string {
  return `${kind}:${slug}`
}

export type Control = 'up' | 'down' | 'day' | 'remove' | 'menu'
/** The control that gets the focus after its row has been mounted elsewhere. */
let wanted: { name: string; control: Control } | undefined

export function wantFocus(name: string, control: Control): void {
  wanted = { name, control }
}

export function useFocusBack(row: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    if (wanted?.name !== name) return
    row.current?.querySelector<HTMLElement>(`[data-control="${wanted.control}"]`)?.focus()
    wanted = undefined
  })
}

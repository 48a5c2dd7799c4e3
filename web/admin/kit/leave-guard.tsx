import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom'
import { splitLocale } from '../../../schema/locale'
import { useSettings } from '../../lib/page-data'
import { ConfirmDialog } from '../../ui/confirm-dialog'

export type Unfinished = 'uploads' | 'changes' | 'codes'

interface Guard {
  what: Unfinished
  isLeaving: (from: Location, to: Location) => boolean
}

const guards = new Set<Guard>()

function leavesView(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname
}

/** Asks before the view is left; `isLeaving` (stable) by default compares the paths. */
export function useLeaveGuard(
  what: Unfinished,
  isUnfinished: boolean,
  isLeaving: Guard['isLeaving'] = leavesView,
): void {
  useEffect(() => {
    if (!isUnfinished) return
    const guard = { what, isLeaving }
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [what, isUnfinished, isLeaving])
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => isUnfinished && event.preventDefault(),
      [isUnfinished],
    ),
  )
}

/** Rendered once: React Router supports a single blocker. */
export function LeaveGuard() {
  const { t } = useTranslation('admin')
  const { defaultLocale } = useSettings()
  const [what, setWhat] = useState<Unfinished>('changes')
  // Without the language: the other language is the same view.
  const screenOf = (location: Location) => ({
    ...location,
    pathname: splitLocale(location.pathname, defaultLocale).path,
  })
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const guard = [...guards].find(({ isLeaving }) =>
      isLeaving(screenOf(currentLocation), screenOf(nextLocation)),
    )
    if (guard) setWhat(guard.what)
    return guard !== undefined
  })
  const isLeaving = useRef(false)
  if (blocker.state !== 'blocked') return null
  const { proceed, reset } = blocker
  return (
    <ConfirmDialog
      title={t(`frame.leave.${what}`)}
      text={t(`frame.leave.${what}Text`)}
      action={t('frame.leave.leave')}
      cancel={t('frame.leave.stay')}
      onConfirm={() => {
        isLeaving.current = true
      }}
      onClose={() => {
        if (isLeaving.current) proceed()
        else reset()
        isLeaving.current = false
      }}
    />
  )
}

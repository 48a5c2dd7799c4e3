import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Plan } from '../../../schema/plan'
import { ownPlan, replaceOwnPlan, switchOwnPlan, useOwnPlan } from './own-plan'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  replaceOwnPlan(undefined)
  localStorage.clear()
})

const plan: Plan = {
  id: 'abc123',
  start: '2026-12-03',
  days: [[{ kind: 'destination', slug: 'hue', time: '08:30', note: 'Mưa thì mang ô' }], []],
  extras: [{ kind: 'product', slug: 'p1', title: 'Nón lá' }],
}

it('has none before one is made', () => {
  expect(ownPlan()).toEqual({ plan: undefined, isBroken: false })
})

it('reads back what it stored, with times, notes and titles', () => {
  expect(replaceOwnPlan(plan)).toBe(true)
  // Another tab has only what the browser stores.
  const stored = localStorage.getItem('plan') ?? ''
  localStorage.clear()
  expect(ownPlan().plan).toBeUndefined()
  localStorage.setItem('plan', stored)
  expect(ownPlan()).toEqual({ plan, isBroken: false })
})

it('forgets the plan', () => {
  replaceOwnPlan(plan)
  replaceOwnPlan(undefined)
  expect(ownPlan()).toEqual({ plan: undefined, isBroken: false })
  expect(localStorage.getItem('plan')).toBeNull()
})

it('says that there was one which cannot be read any more', () => {
  for (const stored of ['"9~abc123~20261203~0~0"', '{"days":[]}', '"1~abc123~20261303~0~0"']) {
    localStorage.setItem('plan', stored)
    expect(ownPlan()).toEqual({ plan: undefined, isBroken: true })
  }
})

it('shows a component what it and other tabs do to the plan', () => {
  const { result } = renderHook(() => useOwnPlan())
  expect(result.current.plan).toBeUndefined()
  act(() => void replaceOwnPlan(plan))
  expect(result.current.plan).toEqual(plan)
  localStorage.removeItem('plan')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'plan' })))
  expect(result.current.plan).toBeUndefined()
})

it('holds a plan that the browser refuses to store as long as the page', () => {
  vi.spyOn(console, 'debug').mockReturnValue()
  vi.stubGlobal('localStorage', undefined)
  expect(replaceOwnPlan(plan)).toBe(false)
  expect(ownPlan().plan).toEqual(plan)
})

it('gives the focus to the heading of the page that shows the change', () => {
  const main = document.body.appendChild(document.createElement('main'))
  const { result } = renderHook(() => {
    const own = useOwnPlan()
    main.innerHTML = `<h1>${own.plan ? 'Days' : 'Nothing yet'}</h1>`
    return own
  })
  act(() => void switchOwnPlan(plan))
  expect(result.current.plan).toEqual(plan)
  expect(document.activeElement?.textContent).toBe('Days')
  act(() => void switchOwnPlan(undefined))
  expect(document.activeElement?.textContent).toBe('Nothing yet')
  main.remove()
})

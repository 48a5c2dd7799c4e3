import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import {
  choiceField,
  givenFields,
  type ListStateControls,
  readListState,
  showAllField,
  textField,
  useListState,
} from './list-state'

const fields = {
  q: textField(),
  category: choiceField(['all', 'food'], 'all'),
  more: showAllField(),
}
const pageField = textField()

describe('reading the query string', () => {
  it('reads what the address says, and defaults for what it does not know', () => {
    const state = readListState(fields, new URLSearchParams('q=hue&category=zzz&more=1'))
    expect(state).toEqual({ q: 'hue', category: 'all', more: '1' })
    expect(givenFields(fields, state)).toEqual([
      ['q', 'hue'],
      ['more', '1'],
    ])
  })

  it('never cuts a text within a character', () => {
    expect(readListState(fields, new URLSearchParams({ q: `${'a'.repeat(99)}😀` })).q).toBe(
      'a'.repeat(99),
    )
  })
})

describe('the list state of a page', () => {
  afterEach(cleanup)

  function openList(entries: string[]) {
    let current: ListStateControls<typeof fields> | undefined
    let other: ListStateControls<{ page: typeof pageField }> | undefined
    function List() {
      current = useListState(fields)
      other = useListState({ page: pageField })
      return null
    }
    const router = createMemoryRouter([{ path: '*', element: <List /> }], {
      initialEntries: entries,
    })
    render(<RouterProvider router={router} />)
    const list = () => {
      if (!current) throw new Error('the list is not rendered')
      return current
    }
    const setOther = (page: string) => other?.set({ page })
    const address = () => router.state.location.search + router.state.location.hash
    return { router, list, setOther, address }
  }

  it('follows what is set and keeps the hash and foreign parameters', async () => {
    const { list, address } = openList(['/list?ref=mail#cards'])
    await act(async () => list().set({ q: 'hue', category: 'food' }))
    expect(list().state).toEqual({ q: 'hue', category: 'food', more: '' })
    expect(address()).toBe('?ref=mail&q=hue&category=food#cards')
  })

  it('leaves defaults out of the address', async () => {
    const { list, address } = openList(['/list?category=food'])
    expect(list().isActive).toBe(true)
    await act(async () => list().set({ category: 'all' }))
    expect(address()).toBe('')
    expect(list().isActive).toBe(false)
  })

  it('keeps both of two changes before the next render', async () => {
    const { list } = openList(['/list'])
    await act(async () => {
      const { set } = list()
      set({ q: 'hue' })
      set({ category: 'food' })
    })
    expect(list().state).toMatchObject({ q: 'hue', category: 'food' })
  })

  it('keeps both of two changes of different lists of the page', async () => {
    const { list, setOther, address } = openList(['/list'])
    await act(async () => {
      list().set({ q: 'hue' })
      setOther('2')
    })
    expect(address()).toBe('?q=hue&page=2')
  })

  it('replaces the history entry, and Back restores what was set', async () => {
    const { router, list } = openList(['/before', '/list'])
    await act(async () => list().set({ q: 'hue' }))
    expect(router.state.historyAction).toBe('REPLACE')
    await act(() => router.navigate('/detail'))
    expect(list().state.q).toBe('')
    await act(() => router.navigate(-1))
    expect(list().state.q).toBe('hue')
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/before')
  })

  it('starts from the address that Back has restored', async () => {
    const { router, list, address } = openList(['/list?q=hue'])
    await act(() => router.navigate('/list?category=food'))
    await act(() => router.navigate(-1))
    await act(async () => list().set({ more: '1' }))
    expect(address()).toBe('?q=hue&more=1')
  })

  it('resets the filters, not how much is shown', async () => {
    const { list, address } = openList(['/list?q=hue&category=food&more=1'])
    await act(async () => list().reset())
    expect(address()).toBe('?more=1')
    expect(list().isActive).toBe(false)
  })
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showToast } from '../../../ui/toast-store'
import { RowAction } from './row-action'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../../../ui/toast-store', () => ({ showToast: vi.fn() }))
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

async function confirm(work: () => Promise<unknown>) {
  const reload = vi.fn()
  render(
    <RowAction
      label="Delete Huế"
      title="Delete it?"
      action="Delete"
      work={work}
      done="Deleted"
      failed="Not deleted"
      reload={reload}
    />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Delete Huế' }))
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Delete', hidden: true })),
  )
  return reload
}

it('changes the row once confirmed, says so and reads the list again', async () => {
  const work = vi.fn(async () => {})
  const reload = await confirm(work)
  expect(work).toHaveBeenCalledOnce()
  expect(showToast).toHaveBeenCalledWith({ title: 'Deleted' })
  expect(reload).toHaveBeenCalledOnce()
})

it('says that it failed, and reads the list again all the same', async () => {
  const reload = await confirm(() => Promise.reject(new Error('no network')))
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ title: 'Not deleted', destructive: true }),
  )
  expect(reload).toHaveBeenCalledOnce()
})

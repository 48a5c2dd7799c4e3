import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { currentToast } from '../../../ui/toast-store'
import { PhotosUnderWayProvider, useReportPhotos } from '../../kit/photos-under-way'
import { PublishActions } from './publish-actions'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string, { count = '' } = {}) => `${key} ${count}`.trim() }),
}))

function Field({ underWay, failed }: { underWay: number; failed: number }) {
  useReportPhotos({ underWay, failed })
  return null
}

const publish = vi.fn(async () => true)
const close = vi.fn()
const publication = {
  isReady: true,
  hold: undefined,
  run: publish,
  done: 'done',
  publishedAt: null,
}
const withdrawals = [{ label: 'withdraw', run: async () => true, done: 'withdrawn' }]

/**
 * The actions beside two fields; each has so many photographs under way, and so many that failed.
 */
const view = (...fields: [underWay: number, failed: number][]) => (
  <PhotosUnderWayProvider>
    {fields.map(([underWay, failed], index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the fields never change places
      <Field key={index} underWay={underWay} failed={failed} />
    ))}
    <PublishActions
      isBusy={false}
      hasUnsaved={false}
      publication={publication}
      withdrawals={withdrawals}
      close={close}
    />
  </PhotosUnderWayProvider>
)
const isOff = (name: string) => screen.getByRole('button', { name }).hasAttribute('disabled')
const [now, later] = ['entry-form.publish.now', 'kit.publish.schedule']

beforeEach(() => {
  publish.mockClear()
})

it('publishes nothing while photographs are on their way, and says how many', async () => {
  const { rerender } = render(view([1, 0], [1, 0]))
  expect(screen.getByRole('status').textContent).toBe('entry-form.publish.photosUnderWay 2')
  expect([isOff(now), isOff(later), isOff('withdraw')]).toEqual([true, true, false])
  rerender(view([0, 0], [0, 1]))
  expect(screen.getByRole('status').textContent).toBe('entry-form.publish.photosFailed 1')
  expect(isOff(now)).toBe(true)
  // The field with the failed one is gone.
  rerender(view([0, 0]))
  expect(screen.getByRole('status').textContent).toBe('')
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: now })))
  expect(publish).toHaveBeenCalledExactlyOnceWith(null)
  expect(close).toHaveBeenCalled()
  expect(currentToast()?.title).toBe('done')
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { LetterSetup } from '../../../../schema/api/letters'
import { PageDataContext } from '../../../lib/page-data'
import { samplePageData } from '../../../testing/sample-page-data'
import type { EntryEditing } from '../../content/editor/use-entry-editor'
import { fakeApi, refusal } from '../../kit/testing/fake-api'
import { SendPanel } from './send-panel'

const words = (key: string, { number = '' }: { number?: string } = {}) => `${key} ${number}`.trim()
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: words }) }))

const setup: LetterSetup = {
  mail: 'local',
  hasLinkSecret: true,
  hasMailEvents: true,
  rate: 60,
  badVariables: [],
  quota: null,
  sender: 'a@b.example',
  dns: null,
}
const whole = {
  sentOn: '2026-12-01',
  subjectVi: 'Thư',
  previewVi: 'Một dòng',
  contentVi: 'Chào bạn.',
}

let api: ReturnType<typeof fakeApi>
let role: 'owner' | 'editor'
const save = vi.fn(async () => true)
const onSent = vi.fn(async () => undefined)
let refused = false

beforeEach(() => {
  role = 'owner'
  refused = false
  vi.clearAllMocks()
  api = fakeApi()
  api.answerWith(({ method, path }) => {
    if (path === '/api/admin/me') return Response.json({ role })
    if (method === 'GET') return Response.json({ vi: 20, en: 4 })
    return refused ? refusal(409, 'CONFLICT') : Response.json({})
  })
  HTMLDialogElement.prototype.showModal ??= () => {}
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(data: object, change: Partial<LetterSetup> = {}) {
  const entry = { id: 'letter.tet', slug: 'tet', version: 3, deletedAt: null }
  const editing = {
    entry,
    content: { slug: 'tet', data },
    save,
    isBusy: false,
  } as unknown as EntryEditing
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageDataContext value={samplePageData}>
        <SendPanel
          editing={editing}
          lists={['letter']}
          setup={{ ...setup, ...change }}
          onSent={onSent}
        />
      </PageDataContext>
    </SWRConfig>,
  )
  await act(async () => {})
}
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name, hidden: true })))

it('says in words whom a letter goes to, saves it, asks, and sends the version that was saved', async () => {
  await open(whole)
  await screen.findByText(
    /letters.send.summary.people 24 letters.send.summary.onlyVi 4 letters.send.summary.now/,
  )
  await press('letters.send.do 24')
  expect(save).toHaveBeenCalledOnce()
  expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([])
  await press('letters.send.confirm')
  expect(api.requests.find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/api/admin/letters/letter.tet/send',
    body: { list: 'letter', mode: 'now', countsClicks: false, isArchived: true, version: 3 },
  })
  expect(onSent).toHaveBeenCalledOnce()
})

it('keeps every choice where the letter cannot be sent, and says why', async () => {
  refused = true
  await open(whole)
  await act(
    async () =>
      void fireEvent.click(screen.getByRole('checkbox', { name: 'letters.send.countsClicks' })),
  )
  await press('letters.send.do 24')
  await press('letters.send.confirm')
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('letters.send.conflict')
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'letters.send.countsClicks',
      hidden: true,
    }).checked,
  ).toBe(true)
  expect(onSent).not.toHaveBeenCalled()
})

it('asks for a time that is to come before anything is saved', async () => {
  await open(whole)
  await act(
    async () => void fireEvent.click(screen.getByRole('radio', { name: 'letters.send.modes.at' })),
  )
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText('letters.send.at'), {
        target: { value: '2020-01-01T07:00' },
      }),
  )
  await press('letters.send.schedule 24')
  expect(screen.getByText('letters.send.needsTime')).toBeDefined()
  expect(save).not.toHaveBeenCalled()
})

it.each([
  ['ownersOnly', 'editor', whole, {}],
  ['notWhole', 'owner', { subjectVi: 'Thư' }, {}],
  ['noMail', 'owner', whole, { mail: 'none' }],
  ['noLinkSecret', 'owner', whole, { hasLinkSecret: false }],
] as const)('says why it cannot be sent: %s', async (reason, who, data, change) => {
  role = who
  await open(data, change)
  await screen.findByText(`letters.send.${reason}`)
  expect(screen.queryByRole('button')).toBeNull()
})

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import type { EntryComment, Teamwork } from '../../../../schema/api/teamwork'
import { PageDataContext } from '../../../lib/page-data'
import { samplePageData } from '../../../testing/sample-page-data'
import { fakeApi } from '../../kit/testing/fake-api'
import type { EntryEditing } from '../editor/use-entry-editor'
import { CommentsDialog } from './comments-dialog'

const t = (key: string) => key
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t }) }))
interface FrameProps {
  unfinished?: string
  children: (close: () => void) => ReactNode
}
vi.mock('../../kit/dialog-frame', () => ({
  DialogFrame: ({ unfinished = 'nothing', children }: FrameProps) => (
    <section aria-label={unfinished}>{children(close)}</section>
  ),
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const comment: EntryComment = {
  id: 7,
  parentId: null,
  field: 'titleVi',
  text: 'Ngắn hơn nhé',
  username: 'lan',
  createdAt: '2026-11-21T07:00:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
}
const stored: Teamwork = {
  comments: [],
  review: null,
  version: 1,
  author: 'lan',
  isApprovalRequired: false,
  people: [],
}
const resolved = { ...comment, resolvedAt: '2026-11-21T08:00:00.000Z', resolvedBy: 'mai' }

const goTo = vi.fn()
const close = vi.fn()

function Dialog({ comment }: { comment: EntryComment }) {
  const [teamwork, setTeamwork] = useState({ ...stored, comments: [comment] })
  const editing = { entry: { id: 'one' }, content: { data: { titleVi: 'Huế' } } }
  return (
    <CommentsDialog
      teamwork={teamwork}
      editing={editing as unknown as EntryEditing}
      field="titleVi"
      onGoTo={goTo}
      onChanged={setTeamwork}
      onClose={() => {}}
    />
  )
}

/** Shows the comment as it is `before`; the server answers each write with what is `after`. */
function open(before: EntryComment, after: EntryComment) {
  fakeApi().answerWith(({ method }) =>
    Response.json(method === 'GET' ? {} : { ...stored, comments: [after] }),
  )
  render(
    <PageDataContext value={samplePageData}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Dialog comment={before} />
      </SWRConfig>
    </PageDataContext>,
  )
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

function typeInto(label: string) {
  const field = screen.getByLabelText<HTMLTextAreaElement>(label)
  fireEvent.change(field, { target: { value: 'Vâng' } })
}
const textIn = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value

it('keeps an unsent answer where its thread is resolved, and says that it is unsent', async () => {
  open(comment, resolved)
  await press('teamwork.replyTo')
  typeInto('teamwork.replyTo')
  await press('teamwork.resolve')
  expect(screen.getByText('teamwork.resolved')).toBeDefined()
  expect(textIn('teamwork.replyTo')).toBe('Vâng')
  expect(screen.getByRole('region', { name: 'changes' })).toBeDefined()
  fireEvent.change(screen.getByLabelText('teamwork.replyTo'), { target: { value: '' } })
  expect(screen.getByText('teamwork.resolvedList')).toBeDefined()
  expect(screen.getByRole('region', { name: 'nothing' })).toBeDefined()
})

it('keeps an unsent answer where its thread is opened again', async () => {
  open(resolved, comment)
  await press('teamwork.replyTo')
  typeInto('teamwork.replyTo')
  await press('teamwork.reopen')
  expect(textIn('teamwork.replyTo')).toBe('Vâng')
  expect(screen.getByText('teamwork.resolvedList')).toBeDefined()
})

it('keeps an unsent comment where the other threads are shown', async () => {
  open(comment, comment)
  typeInto('entry-form.team.addOn')
  await press('teamwork.all')
  expect(textIn('teamwork.addOnEntry')).toBe('Vâng')
})

it('goes to the field of a thread only once everything is sent', async () => {
  open(comment, comment)
  typeInto('entry-form.team.addOn')
  await press('teamwork.goTo')
  expect([close, goTo].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(screen.getByRole('alert').textContent).toBe('teamwork.unsent')
  expect(textIn('entry-form.team.addOn')).toBe('Vâng')
  fireEvent.change(screen.getByLabelText('entry-form.team.addOn'), { target: { value: '' } })
  expect(screen.queryByRole('alert')).toBeNull()
  await press('teamwork.goTo')
  expect(close).toHaveBeenCalledOnce()
  expect(goTo).toHaveBeenCalledExactlyOnceWith(['titleVi'])
})

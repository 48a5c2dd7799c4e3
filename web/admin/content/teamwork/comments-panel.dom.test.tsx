import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EntryComment, Teamwork } from '../../../../schema/api/teamwork'
import { PageDataContext } from '../../../lib/page-data'
import { samplePageData } from '../../../testing/sample-page-data'
import { fakeApi } from '../../kit/testing/fake-api'
import type { EntryEditing } from '../editor/use-entry-editor'
import { CommentsPanel } from './comments-panel'

const t = (key: string) => key
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t }) }))

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })))
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
  needsApprovalOf: null,
  people: [],
}
const resolved = { ...comment, resolvedAt: '2026-11-21T08:00:00.000Z', resolvedBy: 'mai' }
const elsewhere = { ...comment, id: 8, field: 'textVi', text: 'Dài quá' }

const goTo = vi.fn()
const close = vi.fn()
const about = (field: string | undefined, quote = '') => ({ field, quote })

/** Shows the comments; the server answers each write with what is `after`. */
function open(before: EntryComment[], after = before) {
  const api = fakeApi()
  api.answerWith(({ method }) =>
    Response.json(method === 'GET' ? {} : { ...stored, comments: after }),
  )
  let ask = (_: ReturnType<typeof about>) => {}
  function Panel() {
    const [asked, setAsked] = useState(about('titleVi'))
    const [teamwork, setTeamwork] = useState({ ...stored, comments: before })
    ask = setAsked
    const data = { titleVi: 'Huế', textVi: '' }
    const editing = { entry: { id: 'one' }, content: { data } }
    return (
      <CommentsPanel
        asked={asked}
        teamwork={teamwork}
        editing={editing as unknown as EntryEditing}
        isOpen
        onGoTo={goTo}
        onChanged={setTeamwork}
        onClose={close}
      />
    )
  }
  render(
    <PageDataContext value={samplePageData}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <Panel />
      </SWRConfig>
    </PageDataContext>,
  )
  return { api, ask: (asked: ReturnType<typeof about>) => act(() => ask(asked)) }
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
/** Whether leaving the page would lose something. */
function asksBeforeLeaving() {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}
const isShown = (text: string) => screen.getByText(text).closest('[hidden]') === null

it('keeps an unsent answer where its thread is resolved, and asks before it is lost', async () => {
  open([comment], [resolved])
  await press('teamwork.replyTo')
  type('teamwork.replyTo', 'Vâng')
  await press('teamwork.resolve')
  expect(isShown('teamwork.resolved')).toBe(true)
  expect(field('teamwork.replyTo').value).toBe('Vâng')
  expect(asksBeforeLeaving()).toBe(true)
  type('teamwork.replyTo', '')
  expect(isShown('teamwork.resolved')).toBe(false)
  expect(asksBeforeLeaving()).toBe(false)
  await press('teamwork.resolvedList')
  expect(isShown('teamwork.resolved')).toBe(true)
})

it('keeps an unsent answer where its thread is opened again', async () => {
  open([resolved], [comment])
  await press('teamwork.resolvedList')
  await press('teamwork.replyTo')
  type('teamwork.replyTo', 'Vâng')
  await press('teamwork.reopen')
  expect(field('teamwork.replyTo').value).toBe('Vâng')
  expect(screen.queryByRole('button', { name: 'teamwork.resolvedList' })).toBeNull()
})

it('shows the other threads beside an unsent comment, which stays with its field', async () => {
  open([comment, elsewhere])
  expect(isShown('Dài quá')).toBe(false)
  type('entry-form.team.addOn', 'Vâng')
  await press('teamwork.all')
  expect(isShown('Dài quá')).toBe(true)
  expect(field('entry-form.team.addOn').value).toBe('Vâng')
})

it('turns to another field only once the comment is sent', async () => {
  const { ask, api } = open([comment, elsewhere])
  type('entry-form.team.addOn', 'Vâng')
  ask(about('textVi'))
  expect(screen.getByRole('alert').textContent).toBe('teamwork.unsent')
  expect(isShown('Dài quá')).toBe(false)
  expect(field('entry-form.team.addOn').value).toBe('Vâng')
  await press('teamwork.send')
  expect(api.requests.at(-1)?.body).toEqual({ field: 'titleVi', text: 'Vâng' })
  expect(screen.queryByRole('alert')).toBeNull()
  expect([isShown('Dài quá'), isShown('Ngắn hơn nhé')]).toEqual([true, false])
})

it('goes to the field of a thread with everything that is typed', async () => {
  open([comment])
  type('entry-form.team.addOn', 'Vâng')
  await press('teamwork.goTo')
  expect(goTo).toHaveBeenCalledExactlyOnceWith(['titleVi'])
  expect(field('entry-form.team.addOn').value).toBe('Vâng')
})

it('begins with the quote, which alone is nothing to send or to keep', async () => {
  const { ask, api } = open([comment])
  ask(about('titleVi', '> Huế\n\n'))
  expect(document.activeElement).toBe(field('entry-form.team.addOn'))
  await press('teamwork.send')
  expect([asksBeforeLeaving(), api.requests.every(({ method }) => method === 'GET')]).toEqual([
    false,
    true,
  ])
  ask(about('textVi', '> mưa\n\n'))
  expect(field('entry-form.team.addOn').value).toBe('> mưa\n\n')
})

it('closes by Escape from within', () => {
  open([comment])
  fireEvent.keyDown(field('entry-form.team.addOn'), { key: 'Escape' })
  expect(close).toHaveBeenCalledOnce()
})

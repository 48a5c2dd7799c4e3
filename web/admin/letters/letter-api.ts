import type { SendingState } from '../../../schema/letters'

const letters = '/api/admin/letters' as const
const one = (id: string) => `${letters}/${encodeURIComponent(id)}` as const
const sending = (id: string) => `${letters}/sendings/${encodeURIComponent(id)}`

export const letterApi = {
  list: letters,
  one,
  draft: `${letters}/draft`,
  preview: `${letters}/preview`,
  test: (id: string) => `${one(id)}/test`,
  send: (id: string) => `${one(id)}/send`,
  pause: (id: string) => `${sending(id)}/pause`,
  resume: (id: string) => `${sending(id)}/resume`,
  cancel: (id: string) => `${sending(id)}/cancel`,
} as const

export const letterScreens = {
  list: '/admin/letters',
  one: (id: string) => `/admin/letters/${encodeURIComponent(id)}`,
}

/** `draft` was never sent; `archived` is on the site only. */
export type LetterState = SendingState | 'draft' | 'archived'

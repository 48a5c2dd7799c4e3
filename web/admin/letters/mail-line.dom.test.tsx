import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { LetterSetup } from '../../../schema/api/letters'
import { MailLine } from './mail-line'

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object) => `${key} ${Object.values(values).join('/')}`,
  }),
}))
afterEach(cleanup)

const setup: LetterSetup = {
  mail: 'resend',
  hasLinkSecret: true,
  hasMailEvents: true,
  rate: 60,
  badVariables: [],
  quota: null,
  sender: 'a@b.example',
  dns: null,
}

it('says which service sends and what is left of the day', () => {
  const { rerender } = render(<MailLine setup={setup} />)
  expect(screen.getByText('letters.mail.service Resend/60')).toBeTruthy()
  rerender(<MailLine setup={{ ...setup, quota: { perDay: 2000, sent: 300, lettersLeft: 1500 } }} />)
  expect(
    screen.getByText(/letters.mail.service Resend\/60 letters.mail.quota 1.500\/300\/2.000/),
  ).toBeTruthy()
})

it('says nothing where mail goes nowhere', () => {
  const { container } = render(<MailLine setup={{ ...setup, mail: 'local' }} />)
  expect(container.textContent).toBe('')
})

import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { DeliverySetup } from '../../../schema/api/admin-outbox'
import { maxLetterRate } from '../../../schema/letters'
import { SetupNotice } from './setup-notice'

const words = (key: string, { max }: { max?: number } = {}) => (max ? `${key} ${max}` : key)
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: words }) }))

const setup: DeliverySetup = { mail: 'http', channel: false, staffChat: false, badVariables: [] }

it('says nothing where mail leaves and every variable can be used', () => {
  const { container } = render(<SetupNotice setup={setup} />)
  expect(container.textContent).toBe('')
})

it('names each variable that cannot be used, with what it must be', () => {
  render(<SetupNotice setup={{ ...setup, badVariables: ['LETTER_RATE', 'MAIL_FROM'] }} />)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(items).toEqual([
    `LETTER_RATE outbox.variables.LETTER_RATE ${maxLetterRate}`,
    `MAIL_FROM outbox.variables.MAIL_FROM ${maxLetterRate}`,
  ])
  expect(screen.queryByText('outbox.mailOff')).toBeNull()
})

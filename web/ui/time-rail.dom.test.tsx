import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TimeRail } from './time-rail'

it('is a list of times in their order, each with its line and what there is to say about it', () => {
  const { getAllByRole } = render(
    <TimeRail
      steps={[
        { time: '5:30', line: 'A lap of the lake' },
        { time: 'Noon', line: 'Lunch', text: 'Bring an appetite.' },
      ]}
    />,
  )
  const items = getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '5:30A lap of the lake',
    'NoonLunchBring an appetite.',
  ])
  expect(items.map((item) => item.querySelectorAll('p').length)).toEqual([1, 2])
})

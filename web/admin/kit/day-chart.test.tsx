import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { BarRow, DayChart } from './day-chart'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

const chartOf = (count: number) =>
  renderToStaticMarkup(
    <DayChart title="Clicks" days={[{ day: '2026-11-26', count }]} empty="Nothing clicked." />,
  )

it('draws what was counted', () => {
  expect(chartOf(3)).toContain('<table>')
  expect(chartOf(3)).not.toContain('Nothing clicked.')
})

it('says in a sentence that nothing was counted', () => {
  expect(chartOf(0)).toContain('Nothing clicked.')
  expect(chartOf(0)).not.toContain('<table>')
})

it('draws bars up and down on one scale', () => {
  const bars = [
    { key: 'may', title: 'May', up: 30, down: 10 },
    { key: 'june', title: 'June', up: 15, down: 0 },
  ]
  const heights = [...renderToStaticMarkup(<BarRow bars={bars} />).matchAll(/height:([\d.]+%)/g)]
  expect(heights.map(([, height]) => height)).toEqual([
    ...['75%', '100%', '25%', '100%'],
    ...['75%', '50%', '25%', '0%'],
  ])
})

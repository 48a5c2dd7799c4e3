import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Figures } from '../../../schema/api/admin-figures'
import { PageDataContext } from '../../lib/page-data'
import { samplePageData } from '../../testing/sample-page-data'
import { fakeApi } from '../kit/testing/fake-api'
import { View } from './figures-view'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))

const page = {
  id: 'destination-hue',
  kind: 'destination',
  slug: 'hue',
  titleVi: 'Huế',
  titleEn: 'Hue',
  locale: 'en',
  isPublic: true,
  views: 1234,
} as const
const figures: Figures = {
  steps: ['2026-11-30'],
  groups: [],
  pages: { rows: [page, { ...page, locale: 'vi', isPublic: false }], isCut: false },
  sources: { rows: [{ source: 'example.org', kind: 'site', arrivals: 7 }], isCut: false },
}

beforeEach(() => fakeApi().answerWith(() => Response.json(figures)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('lists pages with their address and editor, sources, and a file of each', async () => {
  const routes = [{ path: '*', element: <View /> }]
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <PageDataContext value={samplePageData}>
        <RouterProvider
          router={createMemoryRouter(routes, { initialEntries: ['/admin/figures?range=90'] })}
        />
      </PageDataContext>
    </SWRConfig>,
  )
  const pages = within(await screen.findByRole('region', { name: 'figures.pages' }))
  const hrefOf = (name: string) =>
    pages.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))
  expect(hrefOf('Hue figures.newTab')).toEqual(['/en/where-to-go/hue'])
  expect(hrefOf('figures.editOf')).toHaveLength(2)
  expect(hrefOf('figures.editOf')[0]).toContain('/admin/content/destination-hue')
  expect(pages.queryByRole('link', { name: /Huế/ })).toBeNull()
  expect(pages.getAllByText('1.234')).toHaveLength(2)
  const sources = within(screen.getByRole('region', { name: 'figures.sources' }))
  expect(sources.getByText('example.org')).toBeTruthy()
  for (const [list, table] of [
    [pages, 'pages'],
    [sources, 'sources'],
  ] as const)
    expect(list.getByRole('link', { name: `figures.${table}Csv` }).getAttribute('href')).toBe(
      `/api/admin/figures.csv?range=90&locale=vi&table=${table}`,
    )
})

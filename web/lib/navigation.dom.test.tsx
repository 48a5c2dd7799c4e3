import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { splitLocale } from '../../schema/locale'
import { samplePageData } from '../testing/sample-page-data'
import { SiteLink } from '../ui/site-link'
import { LocaleContext } from './locale-context'
import { localizedHref, useScreenLocation, useSiteNavigate, useSwitchLocale } from './navigation'
import { PageDataContext } from './page-data'

function Root() {
  const { pathname } = useLocation()
  return (
    <PageDataContext value={samplePageData}>
      <LocaleContext value={splitLocale(pathname, 'vi').locale}>
        <Outlet />
      </LocaleContext>
    </PageDataContext>
  )
}

function Probe() {
  const { pathname, search, hash } = useScreenLocation()
  const switchLocale = useSwitchLocale()
  const navigate = useSiteNavigate()
  return (
    <>
      <output>{pathname + search + hash}</output>
      <input aria-label="typed" />
      <button type="button" onClick={() => switchLocale('en')}>
        en
      </button>
      <button type="button" onClick={() => navigate({ search: 'q=pho' }, { replace: true })}>
        filter
      </button>
      <SiteLink to="/diem-den?sort=price">legacy</SiteLink>
    </>
  )
}

function open(address: string) {
  const paths = ['', 'where-to-go', 'things-to-do'].map((path) => ({ path, Component: Probe }))
  const router = createMemoryRouter([{ path: '/en?', Component: Root, children: paths }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  return router
}

const addressOf = ({ state: { location } }: ReturnType<typeof open>) =>
  location.pathname + location.search + location.hash

it('keeps what was typed, the query and the hash when the language is switched', async () => {
  const router = open('/where-to-go?q=hue#map')
  const input = screen.getByLabelText('typed')
  fireEvent.change(input, { target: { value: 'Huế' } })
  fireEvent.click(screen.getByText('en'))
  expect(await screen.findByText('/where-to-go?q=hue#map')).toBeTruthy()
  expect(addressOf(router)).toBe('/en/where-to-go?q=hue#map')
  expect(screen.getByLabelText<HTMLInputElement>('typed')).toBe(input)
  expect(input).toHaveProperty('value', 'Huế')
  expect(document.cookie).toContain('locale=en')
})

it('changes the query of the page in its language', async () => {
  const router = open('/en/things-to-do')
  fireEvent.click(screen.getByText('filter'))
  await screen.findByText('/things-to-do?q=pho')
  expect(addressOf(router)).toBe('/en/things-to-do?q=pho')
})

it('shows a legacy address and goes straight to the current one', async () => {
  const router = open('/en/things-to-do')
  const link = screen.getByText('legacy')
  expect(link.getAttribute('href')).toBe('/en/diem-den?sort=price')
  fireEvent.click(link, { button: 0 })
  await screen.findByText('/where-to-go?sort=price')
  expect(addressOf(router)).toBe('/en/where-to-go?sort=price')
})

it('puts the prefix before the path alone', () => {
  expect(localizedHref('/?a=1', 'en', 'vi')).toBe('/en?a=1')
  expect(localizedHref('/#top', 'vi', 'vi')).toBe('/#top')
  expect(localizedHref('/where-to-go?x=/y', 'en', 'vi')).toBe('/en/where-to-go?x=/y')
})
